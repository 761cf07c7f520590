//! What is agreed before a match: who plays, on what board, with how much time.
//!
//! A [`MatchSetup`] and the list of accepted commands are all there is to store of a
//! match. Its JSON is therefore a promise: what a version wrote, later ones read.
//! [`MatchSetup::VERSION`] counts the forms there have been, and it covers the commands
//! that follow the setup as well.

mod check;
mod opening;

pub use check::SetupError;
pub use opening::{Opening, OpeningError};

use crate::console::{Controller, Side};
use crate::control::{ClockSetup, TimeControl, TimeOut};
use crate::series::{Goal, Player, StartRule};
use crate::tabletop::Referee;
use crate::{Millis, PerPlayer, Series, Variation};
use outflank_rules::handicap::{Corners, Handicap};
use outflank_rules::{Color, Position};
use serde::{Deserialize, Serialize};
use std::num::NonZeroU32;

/// How well a computer plays: a name that only the caller and its engine understand.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Level(pub String);

impl From<&str> for Level {
    fn from(name: &str) -> Level {
        Level(name.to_owned())
    }
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "seat", rename_all = "snake_case", deny_unknown_fields)]
pub enum Seat {
    /// A person at this screen.
    Person,
    /// A computer player: its moves are asked for, see [`crate::Request`].
    Computer {
        /// How well it plays.
        level: Level,
    },
    /// Somebody elsewhere: a person at another screen, or a program that sends its
    /// moves by itself.
    Remote,
}

/// Who turns the enclosed discs over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum Turning {
    /// Nobody: they turn by themselves.
    Itself,
    /// The players, as on a real board, and they may err (T1–T3).
    Hand {
        /// What happens to mistakes.
        referee: Referee,
    },
}

/// The discs on the board before the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "from", rename_all = "snake_case", deny_unknown_fields)]
pub enum Start {
    /// The usual four (R2).
    Even,
    /// The usual four, and corners for the weaker player (H1, H3). They stay with the
    /// player, whatever the colour.
    Corners {
        /// How many: 0 to 4, in the order A1, H8, H1, A8.
        count: u8,
        /// Who gets them.
        receiver: Player,
    },
    /// Any position. Its side to move is the starter's.
    Position {
        /// The discs and the side to move.
        position: Position,
    },
    /// The usual four, and these moves on them. The side to move after them is the
    /// starter's. Nobody takes them back. From form 2 on.
    Opening {
        /// The moves.
        moves: Opening,
    },
}

/// Who plays which colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "rule", rename_all = "snake_case", deny_unknown_fields)]
pub enum Colors {
    /// Who starts a game has the side that moves first: Black, unless a set-up
    /// position says otherwise.
    ByStarter,
    /// The players keep their colours, and whoever starts moves first, White too. So
    /// the first move is given away (H2), and so it is on the console.
    Keep {
        /// Who has Black.
        black: Player,
    },
}

/// The games that count together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SeriesSetup {
    /// When it is over.
    pub goal: Goal,
    /// Who starts the next game.
    pub next_starter: StartRule,
}

/// Whether moves may be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TakeBacks {
    /// No.
    Never,
    /// Whenever a player likes, and they can be played again.
    Free,
    /// When the opponent agrees. A computer always does.
    Agreed,
}

/// What the players allow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Customs {
    /// Whether moves may be taken back.
    pub take_backs: TakeBacks,
    /// Whether the game may be paused.
    pub pauses: bool,
    /// How long a pause lasts at most. With a limit a pause has to be agreed on, and each
    /// player gets one in a game; without one anybody pauses at any time. From form 2 on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pause_limit: Option<Millis>,
}

impl Customs {
    /// These take-backs, and pauses whenever somebody likes, or none.
    #[must_use]
    pub const fn new(take_backs: TakeBacks, pauses: bool) -> Customs {
        Customs { take_backs, pauses, pause_limit: None }
    }
}

/// Everything agreed before a match.
///
/// ```
/// use outflank_play::{ClockSetup, Match, MatchSetup, Millis, Seat, TimeControl, TimeOut};
///
/// let setup = MatchSetup {
///     clock: Some(ClockSetup::new(
///         TimeControl::PerGame { main: Millis::from_secs(300) },
///         TimeOut::Loss,
///     )),
///     ..MatchSetup::new(Seat::Person, Seat::Computer { level: "5".into() })
/// };
/// assert!(Match::new(setup).is_ok());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MatchSetup {
    /// The form of this setup and of the commands that follow it.
    pub version: u32,
    /// Who sits where.
    pub players: PerPlayer<Seat>,
    /// Who turns the discs.
    pub turning: Turning,
    /// The discs before the first move.
    pub start: Start,
    /// Who starts the first game.
    pub starter: Player,
    /// Who plays which colour.
    pub colors: Colors,
    /// How many games, and who starts the later ones.
    pub series: SeriesSetup,
    /// The clocks, if there are any.
    pub clock: Option<ClockSetup>,
    /// What the players allow each other.
    pub customs: Customs,
    /// The console's game this is, if it is one. Everything else then has to be as
    /// that game is ([`MatchSetup::console`]); how well the computer plays, who has which
    /// colour, whether the people are in one room and how many games count are free.
    pub variation: Option<Variation>,
}

impl MatchSetup {
    /// The form written today. The first form is read and played on by its own rules: a
    /// player at the table could pass with a move, questions could be repeated at once, and
    /// a series of equally many wins was drawn whatever the margins.
    pub const VERSION: u32 = 2;

    /// One even game without clocks; player one starts with Black.
    ///
    /// Without a remote player moves may be taken back freely and the game may be
    /// paused; with one, take-backs need consent and there are no pauses.
    #[must_use]
    pub fn new(one: Seat, two: Seat) -> MatchSetup {
        let remote = one == Seat::Remote || two == Seat::Remote;
        MatchSetup {
            version: MatchSetup::VERSION,
            players: PerPlayer { one, two },
            turning: Turning::Itself,
            start: Start::Even,
            starter: Player::One,
            colors: Colors::ByStarter,
            series: SeriesSetup { goal: Goal::Games(NonZeroU32::MIN), next_starter: StartRule::Same },
            clock: None,
            customs: Customs::new(if remote { TakeBacks::Agreed } else { TakeBacks::Free }, !remote),
            variation: None,
        }
    }

    /// Two people at a real board (T1).
    #[must_use]
    pub fn tabletop(referee: Referee) -> MatchSetup {
        MatchSetup { turning: Turning::Hand { referee }, ..MatchSetup::new(Seat::Person, Seat::Person) }
    }

    /// Whether hints are fair in this match.
    ///
    /// Not where somebody plays from elsewhere, who would not see that help was had; not
    /// where two people play against the clock, which makes it a contest; not on the
    /// console of 1982, which has no such thing; and not at the table, where finding the
    /// moves is part of the game and the board may hold mistakes no engine should judge
    /// (T1).
    ///
    /// ```
    /// use outflank_play::{MatchSetup, Seat};
    /// use outflank_play::tabletop::Referee;
    ///
    /// assert!(MatchSetup::new(Seat::Person, Seat::Person).hints_are_fair());
    /// assert!(!MatchSetup::new(Seat::Person, Seat::Remote).hints_are_fair());
    /// assert!(!MatchSetup::tabletop(Referee::Silent).hints_are_fair());
    /// ```
    #[must_use]
    pub fn hints_are_fair(&self) -> bool {
        let seats = [&self.players.one, &self.players.two];
        let people = seats.iter().filter(|seat| ***seat == Seat::Person).count();
        self.variation.is_none()
            && self.turning == Turning::Itself
            && !seats.contains(&&Seat::Remote)
            && (people == 1 || people == 2 && self.clock.is_none())
    }

    /// A game of the console (C1–C5): player one on the left with Black, which is green
    /// there, player two on the right. The players may choose their colours otherwise
    /// (C4); the extra discs stay with the right-hand player. The computer plays at `level`, in its own seat and for whoever lets
    /// the 15 seconds pass. The cassette knows no take-backs.
    #[must_use]
    pub fn console(variation: Variation, level: Level) -> MatchSetup {
        let player = |seat| match seat {
            Side::Left => Player::One,
            Side::Right => Player::Two,
        };
        let seat = |seat| match variation.controller(seat) {
            Controller::Person => Seat::Person,
            Controller::Computer => Seat::Computer { level: level.clone() },
        };
        let clock = variation.move_limit().map(|limit| ClockSetup {
            control: TimeControl::PerMove { limit: limit.into() },
            time_out: TimeOut::ComputerMoves { level: level.clone() },
            first_moves: None,
        });
        let corners = variation.handicap().corners().count();
        MatchSetup {
            start: match corners {
                0 => Start::Even,
                count => Start::Corners { count, receiver: player(Side::Right) },
            },
            starter: player(variation.starter()),
            colors: Colors::Keep { black: player(Side::of(Color::Black)) },
            clock,
            customs: Customs::new(TakeBacks::Never, true),
            variation: Some(variation),
            ..MatchSetup::new(seat(Side::Left), seat(Side::Right))
        }
    }

    /// The series with no game played.
    pub(crate) fn series(&self) -> Series {
        let series = Series::new(self.series.goal, self.series.next_starter, self.starter);
        if self.is_first_form() { series.without_tie_break() } else { series }
    }

    /// Whether it was written before there was a second form.
    pub(crate) const fn is_first_form(&self) -> bool {
        self.version < 2
    }

    /// Who has Black in a game that `starter` starts, and the position it starts from.
    pub(crate) fn game_started_by(&self, starter: Player) -> (Player, Position) {
        let set_up = match self.start {
            Start::Even | Start::Corners { .. } => None,
            Start::Position { position } => Some(position),
            Start::Opening { moves } => Some(moves.position()),
        };
        let black = match (self.colors, set_up) {
            (Colors::Keep { black }, _) => black,
            (Colors::ByStarter, Some(position)) if position.turn() == Color::White => starter.other(),
            (Colors::ByStarter, _) => starter,
        };
        let color = |player| if player == black { Color::Black } else { Color::White };
        let position = match self.start {
            Start::Even => Handicap::NONE.starting(color(starter)).position(),
            Start::Corners { count, receiver } => {
                let corners = Corners::new(count).expect("a checked setup gives at most four corners");
                Handicap::corners_for(color(receiver), corners).starting(color(starter)).position()
            }
            Start::Position { position } => position,
            Start::Opening { moves } => moves.position(),
        };
        (black, position)
    }
}
