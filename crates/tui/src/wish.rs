//! A game as somebody wishes it, with most of it left open, and what to open for it.

use crate::Begin;
use crate::screens::console;
use outflank_levels::Level;
use outflank_play::console::Hue;
use outflank_play::series::StartRule;
use outflank_play::tabletop::Referee;
use outflank_play::{
    ClockSetup, Colors, Goal, Match, MatchSetup, Player, ReplayError, Seat, SeriesSetup, Start, TimeControl,
    TimeOut, Variation,
};
use outflank_rules::{Color, Game, Position};
use std::fmt;

/// How well the computer plays unless something else is wished.
const USUAL_LEVEL: &str = "5";

/// A game as somebody wishes it.
#[derive(Clone, Debug, Default)]
pub struct Wish {
    /// To go on with a game, or from its position.
    pub game: Option<Game>,
    /// How well the computer plays.
    pub level: Option<Level>,
    /// One's own colour; the one that begins if none is wished.
    pub side: Option<Color>,
    /// Two people at one screen.
    pub two: bool,
    /// A game of the console.
    pub variation: Option<Variation>,
    /// A real board, with this referee.
    pub tabletop: Option<Referee>,
    /// To study instead of playing.
    pub analyse: bool,
    /// Corner discs for Black.
    pub handicap: Option<u8>,
    /// Who has the first move: Black unless it is given away (H2).
    pub first: Option<Color>,
    /// Clocks.
    pub clock: Option<TimeControl>,
    /// A series.
    pub goal: Option<Goal>,
    /// Who starts its next game (R11); in turns if nothing is wished.
    pub next: Option<StartRule>,
}

/// Why there is no such game.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum WishError {
    /// A handicap and a position.
    HandicapInPosition,
    /// The first move of a game that has begun.
    FirstInPosition,
    /// The game cannot be gone on with in such a match.
    Setup(ReplayError),
}

impl fmt::Display for WishError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WishError::HandicapInPosition => {
                f.write_str("a handicap is given at the start, not in a position")
            }
            WishError::FirstInPosition => {
                f.write_str("the first move is given away at the start, not in a position")
            }
            WishError::Setup(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for WishError {}

impl Wish {
    /// What to open first.
    pub fn begin(&self) -> Result<Begin, WishError> {
        if let Some(variation) = self.variation {
            let level = self.level.unwrap_or(Level::CONSOLE);
            // On the console one's colour is that of the left player.
            let left = Hue::of(self.side.unwrap_or(Color::Black));
            return Ok(Begin::Match(Box::new(console::setup(variation, level, left))));
        }
        if self.analyse {
            return Ok(Begin::Study(self.game.clone().unwrap_or_default()));
        }
        match &self.game {
            Some(game) if game.is_over() => Ok(Begin::Study(game.clone())),
            // Where hands turn the discs there is no telling how they turned the ones before.
            Some(game) if self.tabletop.is_none() => {
                let setup = self.setup(Some(game))?;
                let begun = Match::begun(setup, game.squares_played()).map_err(WishError::Setup)?;
                Ok(Begin::Begun(Box::new(begun)))
            }
            game if self.is_about_a_game() => {
                let game = game.as_ref().map(|game| Game::from_position(game.position()));
                self.setup(game.as_ref()).map(|setup| Begin::Match(Box::new(setup)))
            }
            _ => Ok(Begin::Menu),
        }
    }

    /// Whether anything is wished of the game, so that no menu is needed.
    fn is_about_a_game(&self) -> bool {
        self.game.is_some()
            || self.level.is_some()
            || self.side.is_some()
            || self.two
            || self.tabletop.is_some()
            || self.handicap.is_some()
            || self.first.is_some()
            || self.clock.is_some()
            || self.goal.is_some()
    }

    /// The match, from where the game starts that was given. Player one has the first move
    /// there, or Black where the first move is given away.
    fn setup(&self, game: Option<&Game>) -> Result<MatchSetup, WishError> {
        if game.is_some() && self.first.is_some() {
            return Err(WishError::FirstInPosition);
        }
        let start = game.map_or(Position::START, Game::start);
        let given_away = self.first == Some(Color::White);
        let base = match self.tabletop {
            Some(referee) => MatchSetup::tabletop(referee),
            None if self.two => MatchSetup::new(Seat::Person, Seat::Person),
            None => {
                let level = self.level.map_or_else(|| USUAL_LEVEL.to_owned(), |level| level.to_string());
                let computer = Seat::Computer { level: level.as_str().into() };
                // Whoever opens a game wants to move.
                let begins = self.first.unwrap_or(Color::Black);
                let usual = || game.map_or(begins, |game| game.position().turn());
                if self.side.unwrap_or_else(usual) == start.turn() {
                    MatchSetup::new(Seat::Person, computer)
                } else {
                    MatchSetup::new(computer, Seat::Person)
                }
            }
        };
        let start = match (game, self.handicap) {
            (Some(_), Some(_)) => return Err(WishError::HandicapInPosition),
            (Some(_), None) if start != Position::START => Start::Position { position: start },
            (None, Some(count)) if count > 0 => Start::Corners { count, receiver: Player::One },
            _ => Start::Even,
        };
        let series = |goal| SeriesSetup { goal, next_starter: self.next.unwrap_or(StartRule::Alternate) };
        Ok(MatchSetup {
            start,
            starter: if given_away { Player::Two } else { base.starter },
            colors: if given_away { Colors::Keep { black: Player::One } } else { base.colors },
            series: self.goal.map_or(base.series, series),
            clock: self.clock.map(|control| ClockSetup::new(control, TimeOut::Loss)),
            ..base
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_rules::Move;

    fn game(names: &[&str]) -> Option<Game> {
        let moves = names.iter().map(|name| Move::Place(name.parse().unwrap()));
        Some(Game::from_moves(Position::START, moves).unwrap())
    }

    fn setup(wish: &Wish) -> MatchSetup {
        match wish.begin().unwrap() {
            Begin::Match(setup) => *setup,
            Begin::Begun(begun) => begun.setup().clone(),
            _ => panic!("a match is expected"),
        }
    }

    #[test]
    fn who_wishes_nothing_gets_the_menu() {
        assert!(matches!(Wish::default().begin(), Ok(Begin::Menu)));
        assert!(matches!(Wish { analyse: true, ..Wish::default() }.begin(), Ok(Begin::Study(_))));
    }

    #[test]
    fn whoever_opens_a_game_has_the_side_to_move() {
        let white_moves = setup(&Wish { game: game(&["f5"]), ..Wish::default() });
        assert_eq!(white_moves.players.two, Seat::Person);
        let black = setup(&Wish { game: game(&["f5"]), side: Some(Color::Black), ..Wish::default() });
        assert_eq!(black.players.one, Seat::Person);
    }

    #[test]
    fn c4_on_the_console_one_s_colour_is_that_of_the_left_player() {
        let wish = |side| Wish { variation: "12".parse().ok(), side, ..Wish::default() };
        for (side, black) in [(None, Player::One), (Some(Color::White), Player::Two)] {
            let setup = setup(&wish(side));
            assert_eq!(setup.colors, Colors::Keep { black });
            assert_eq!(setup.check(), Ok(()));
        }
    }

    #[test]
    fn h2_the_first_move_is_given_to_white() {
        let given = setup(&Wish { first: Some(Color::White), side: Some(Color::White), ..Wish::default() });
        assert_eq!((given.starter, given.players.two.clone()), (Player::Two, Seat::Person));
        assert_eq!(setup(&Wish { first: Some(Color::White), ..Wish::default() }), given, "who begins moves");
        assert_eq!(given.colors, Colors::Keep { black: Player::One });
        assert_eq!(given.check(), Ok(()));
        let usual = setup(&Wish { first: Some(Color::Black), ..Wish::default() });
        assert_eq!(usual.starter, Player::One);
        let refused = Wish { first: Some(Color::White), game: game(&["f5"]), ..Wish::default() }.begin();
        assert!(matches!(refused, Err(WishError::FirstInPosition)));
    }

    #[test]
    fn r11_who_starts_the_next_game_is_wished_or_goes_in_turns() {
        let goal = Some(Goal::Wins(std::num::NonZeroU32::MIN));
        for (next, expected) in
            [(None, StartRule::Alternate), (Some(StartRule::WinnerDecides), StartRule::WinnerDecides)]
        {
            let series = setup(&Wish { goal, next, ..Wish::default() }).series;
            assert_eq!(series.next_starter, expected);
        }
    }

    #[test]
    fn a_handicap_needs_a_start() {
        let corners = setup(&Wish { handicap: Some(2), ..Wish::default() });
        assert_eq!(corners.start, Start::Corners { count: 2, receiver: Player::One });
        let refused = Wish { handicap: Some(2), game: game(&["f5"]), ..Wish::default() }.begin();
        assert!(matches!(refused, Err(WishError::HandicapInPosition)));
    }
}
