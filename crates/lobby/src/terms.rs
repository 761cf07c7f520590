//! What is agreed on before a game.

use outflank_play::series::StartRule;
use outflank_play::{
    ClockSetup, Colors, Customs, Goal, MatchSetup, Millis, Opening, PerPlayer, Player, Seat, SeriesSetup,
    SetupError, Start, TakeBacks, TimeControl, TimeOut,
};
use outflank_ratings::Category;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::num::NonZeroU32;

/// How the game begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum OpeningWish {
    /// With the usual four discs.
    #[default]
    Even,
    /// With eight moves drawn by lot (XOT).
    Xot,
}

/// Which colour whoever makes the offer wants in the first game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SideWish {
    /// Whichever.
    #[default]
    Any,
    /// Black, who starts.
    Black,
    /// White.
    White,
}

/// The terms of a match between two people. Player one is who made the offer.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The clock; none among friends who have all the time there is.
    pub clock: Option<TimeControl>,
    /// Whether it counts for the ratings.
    #[serde(default)]
    pub rated: bool,
    /// How it begins.
    #[serde(default)]
    pub opening: OpeningWish,
    /// The colour of player one.
    #[serde(default)]
    pub side: SideWish,
    /// Corners for one of the players (H1): how many, and whether player two gets them.
    #[serde(default)]
    pub corners: Corners,
    /// How many games count together.
    #[serde(default = "one_game")]
    pub goal: Goal,
}

/// Corners given to one of the players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Corners {
    /// How many, at most four.
    pub count: u8,
    /// Player two gets them, not player one.
    #[serde(default)]
    pub to_player_two: bool,
}

const fn one_game() -> Goal {
    Goal::Games(NonZeroU32::MIN)
}

/// Why terms make no match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermsError {
    /// Only games from the usual four discs or from a drawn opening, with a clock, are rated.
    NotRateable,
    /// A drawn opening leaves no room for a handicap.
    XotWithCorners,
    /// More games than anybody plays in one match.
    TooManyGames,
    /// The setup is refused.
    Setup(SetupError),
}

impl TermsError {
    /// The most games, wins or points of a match: a long evening.
    pub const MOST: u32 = 1_000;
}

impl fmt::Display for TermsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TermsError::NotRateable => f.write_str("only even games with a clock are rated"),
            TermsError::XotWithCorners => f.write_str("a drawn opening goes with no handicap"),
            TermsError::TooManyGames => write!(f, "the goal is more than {}", TermsError::MOST),
            TermsError::Setup(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for TermsError {}

/// A day for a move and more.
const DAY: Millis = Millis::from_secs(24 * 60 * 60);

/// A pause by agreement lasts this long at most.
const PAUSE: Millis = Millis::from_secs(10 * 60);

impl Terms {
    /// Even terms with this clock.
    #[must_use]
    pub const fn new(clock: Option<TimeControl>, rated: bool) -> Terms {
        Terms {
            clock,
            rated,
            opening: OpeningWish::Even,
            side: SideWish::Any,
            corners: Corners { count: 0, to_player_two: false },
            goal: one_game(),
        }
    }

    /// What kind of game it is, for ratings and lists; none without a clock.
    #[must_use]
    pub fn category(&self) -> Option<Category> {
        self.clock.map(category_of)
    }

    /// Whether a match can be made of them.
    pub fn check(&self) -> Result<(), TermsError> {
        let even = self.corners.count == 0;
        let (Goal::Games(number) | Goal::Wins(number) | Goal::Points(number)) = self.goal;
        if self.rated && (!even || self.clock.is_none()) {
            Err(TermsError::NotRateable)
        } else if self.opening == OpeningWish::Xot && !even {
            Err(TermsError::XotWithCorners)
        } else if number.get() > TermsError::MOST {
            Err(TermsError::TooManyGames)
        } else {
            let opening = (self.opening == OpeningWish::Xot).then(|| Opening::new([])).transpose();
            let opening = opening.expect("no moves are legal moves");
            self.made(Player::One, opening, by_link()).check().map_err(TermsError::Setup)
        }
    }

    /// The match: `starter` begins, after these moves if they were drawn. The first moves of a live
    /// game are due in `first_moves`.
    pub fn setup(
        &self,
        starter: Player,
        opening: Option<Opening>,
        first_moves: Millis,
    ) -> Result<MatchSetup, TermsError> {
        self.check()?;
        let setup = self.made(starter, opening, first_moves);
        setup.check().map_err(TermsError::Setup)?;
        Ok(setup)
    }

    fn made(&self, starter: Player, opening: Option<Opening>, first_moves: Millis) -> MatchSetup {
        let live = self.category() != Some(Category::Correspondence);
        let clock = self.clock.map(|control| ClockSetup {
            first_moves: live.then_some(first_moves),
            ..ClockSetup::new(control, TimeOut::Loss)
        });
        let receiver = if self.corners.to_player_two { Player::Two } else { Player::One };
        let start = match (opening, self.corners.count) {
            (Some(moves), _) => Start::Opening { moves },
            (None, 0) => Start::Even,
            (None, count) => Start::Corners { count, receiver },
        };
        let customs = if self.rated {
            Customs::new(TakeBacks::Never, false)
        } else {
            // A game of days needs no pause.
            Customs { pause_limit: Some(PAUSE), ..Customs::new(TakeBacks::Agreed, live) }
        };
        MatchSetup {
            players: PerPlayer { one: Seat::Remote, two: Seat::Remote },
            start,
            starter,
            colors: Colors::ByStarter,
            series: SeriesSetup { goal: self.goal, next_starter: StartRule::Alternate },
            clock,
            customs,
            ..MatchSetup::new(Seat::Remote, Seat::Remote)
        }
    }

    /// How soon the first moves of a game found in the lobby are due.
    #[must_use]
    pub fn first_moves(&self) -> Millis {
        let estimated = self.clock.map_or(Millis::ZERO, |clock| clock.estimated_game());
        Millis::from_secs(match estimated.get() {
            0..180_000 => 20,
            180_000..480_000 => 30,
            _ => 60,
        })
    }
}

/// What kind of game it is with this clock.
#[must_use]
pub fn category_of(clock: TimeControl) -> Category {
    match clock {
        TimeControl::PerMove { limit } if limit >= DAY => Category::Correspondence,
        _ => Category::of_seconds(clock.estimated_game().get() / 1_000),
    }
}

/// How soon the first moves are due among people who sent each other a link: one of them may have
/// gone for a coffee.
#[must_use]
pub const fn by_link() -> Millis {
    Millis::from_secs(5 * 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn minutes(count: u32) -> Option<TimeControl> {
        Some(TimeControl::PerGame { main: Millis::from_secs(60 * count) })
    }

    #[test]
    fn rated_games_know_no_take_backs_and_no_pauses() {
        let terms = Terms::new(minutes(5), true);
        let setup = terms.setup(Player::Two, None, terms.first_moves()).unwrap();
        assert_eq!(setup.customs, Customs::new(TakeBacks::Never, false));
        assert_eq!(setup.clock.unwrap().first_moves, Some(Millis::from_secs(30)));
        assert_eq!((setup.starter, terms.category()), (Player::Two, Some(Category::Blitz)));
    }

    #[test]
    fn a_game_of_days_has_no_hurry_with_the_first_move() {
        let control = TimeControl::PerMove { limit: Millis::from_secs(3 * 86_400) };
        let terms = Terms::new(Some(control), true);
        assert_eq!(terms.category(), Some(Category::Correspondence));
        let setup = terms.setup(Player::One, None, terms.first_moves()).unwrap();
        assert_eq!(setup.clock.unwrap().first_moves, None);
    }

    #[test]
    fn terms_nobody_could_play_by_are_refused() {
        let handicap = Corners { count: 2, to_player_two: true };
        let rated = Terms { corners: handicap, ..Terms::new(minutes(5), true) };
        assert_eq!(rated.check(), Err(TermsError::NotRateable));
        assert_eq!(Terms::new(None, true).check(), Err(TermsError::NotRateable));
        let xot = Terms { corners: handicap, opening: OpeningWish::Xot, ..Terms::new(minutes(5), false) };
        assert_eq!(xot.check(), Err(TermsError::XotWithCorners));
        let corners = Terms { corners: Corners { count: 5, ..handicap }, ..Terms::new(minutes(5), false) };
        assert_eq!(corners.check(), Err(TermsError::Setup(SetupError::TooManyCorners(5))));
        assert_eq!(Terms::new(minutes(0), false).check(), Err(TermsError::Setup(SetupError::NoTime)));
        let endless = Goal::Games(1_001.try_into().unwrap());
        let endless = Terms { goal: endless, ..Terms::new(minutes(5), false) };
        assert_eq!(endless.check(), Err(TermsError::TooManyGames));
    }

    #[test]
    fn terms_travel_as_json_and_say_little_when_there_is_little_to_say() {
        let terms: Terms =
            serde_json::from_str(r#"{"clock":{"kind":"per_game","main":180000},"rated":true}"#).unwrap();
        assert_eq!(terms, Terms::new(minutes(3), true));
        let text = serde_json::to_string(&terms).unwrap();
        assert_eq!(serde_json::from_str::<Terms>(&text).unwrap(), terms);
        assert!(serde_json::from_str::<Terms>(r#"{"clock":null,"komi":4}"#).is_err());
    }
}
