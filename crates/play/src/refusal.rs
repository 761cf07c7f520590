//! Why a command is refused.
//!
//! A refused command changes nothing: not the board, not the clocks, not the log.

use crate::Moment;
use crate::tabletop;
use outflank_rules::{IllegalMove, Square};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The reason, as a type: the words are for whoever shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "refusal", rename_all = "snake_case")]
pub enum Refusal {
    /// There is a disc on the square already.
    Occupied {
        /// The square.
        square: Square,
    },
    /// A disc there would enclose nothing (R3).
    TurnsNothing {
        /// The square.
        square: Square,
    },
    /// There is a move, so passing is not allowed (R5).
    PassWithMoves,
    /// It is the opponent's turn.
    NotYourTurn,

    /// Only hands turn discs and hand over; here they turn by themselves.
    NotAtATable,
    /// There is no disc on the square to turn.
    NoDisc {
        /// The square.
        square: Square,
    },
    /// A disc has to be placed first.
    PlaceFirst,
    /// This turn's disc is placed already.
    AlreadyPlaced {
        /// Where.
        square: Square,
    },
    /// The turn cannot be corrected any more, or there is nothing to take back in it.
    Stands,
    /// A strict referee counts discs that show the wrong side.
    MistakesLeft {
        /// How many.
        count: u32,
    },

    /// No game has begun.
    NotBegun,
    /// A game is being played.
    GameGoesOn,
    /// The game is over.
    GameOver,
    /// The match is over.
    MatchOver,
    /// The game is paused.
    Paused,
    /// The game is not paused.
    NotPaused,

    /// The player's time ran out before this; a tick has to say so first
    /// ([`crate::Match::submit`] sees to that), or the computer is about to move.
    TimeIsUp,
    /// The command is older than the last one.
    TimeRunsBackwards {
        /// The moment of the last one.
        last: Moment,
    },

    /// A computer sits there; its moves are answers to requests.
    ComputerSeat,
    /// The request is not the open one: it was answered or withdrawn.
    StaleRequest,

    /// Moves are not taken back in this match.
    NoTakeBacks,
    /// The player has made no move to take back.
    NothingToTakeBack,
    /// Whoever would move again has no time for it: the increments of the moves taken
    /// back have to be paid back.
    NoTimeToTakeBack,
    /// Something has been asked for and not been answered.
    AlreadyAsked,
    /// No take-back was asked of this player.
    NothingAsked,
    /// Nothing was taken back that could be played again.
    NothingToRedo,
    /// There are no pauses in this match.
    NoPauses,
    /// No pause was asked of this player.
    NoPauseAsked,
    /// The player has had the pause there is in this game.
    PauseUsed,
    /// The player has asked for this and that too often and has to wait.
    AskedTooOften {
        /// Until then.
        until: Moment,
    },
    /// Only while the opponent, a person, is to move can it be claimed that the opponent has gone.
    NothingToClaim,
    /// No clock runs that time could be given back to.
    NoClockRuns,
    /// The winner has not said who starts the next game.
    StarterNotChosen,
    /// It is not for this player to say who starts the next game.
    NotYoursToChoose,
    /// A disc has been placed: who wants to stop now resigns.
    TooLateToAbort,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Occupied { square } => write!(f, "{square} is occupied"),
            Refusal::TurnsNothing { square } => write!(f, "a disc on {square} would turn nothing over"),
            Refusal::PassWithMoves => f.write_str("passing is not allowed while there is a move"),
            Refusal::NotYourTurn => f.write_str("it is the opponent's turn"),
            Refusal::NotAtATable => f.write_str("discs turn by themselves in this match"),
            Refusal::NoDisc { square } => write!(f, "there is no disc on {square}"),
            Refusal::PlaceFirst => f.write_str("a disc has to be placed first"),
            Refusal::AlreadyPlaced { square } => write!(f, "this turn's disc is on {square} already"),
            Refusal::Stands => f.write_str("the turn stands"),
            Refusal::MistakesLeft { count } => write!(f, "mistakes left on the board: {count}"),
            Refusal::NotBegun => f.write_str("no game has begun"),
            Refusal::GameGoesOn => f.write_str("a game is being played"),
            Refusal::GameOver => f.write_str("the game is over"),
            Refusal::MatchOver => f.write_str("the match is over"),
            Refusal::Paused => f.write_str("the game is paused"),
            Refusal::NotPaused => f.write_str("the game is not paused"),
            Refusal::TimeIsUp => f.write_str("time has run out"),
            Refusal::TimeRunsBackwards { last } => {
                write!(f, "the command is older than the last one, at {last}")
            }
            Refusal::ComputerSeat => f.write_str("a computer sits there"),
            Refusal::StaleRequest => f.write_str("nobody waits for this answer"),
            Refusal::NoTakeBacks => f.write_str("moves are not taken back in this match"),
            Refusal::NothingToTakeBack => f.write_str("there is no move to take back"),
            Refusal::NoTimeToTakeBack => f.write_str("there is no time left to take this back"),
            Refusal::AlreadyAsked => f.write_str("a question has been asked already"),
            Refusal::NothingAsked => f.write_str("no take-back has been asked for"),
            Refusal::NothingToRedo => f.write_str("there is nothing to play again"),
            Refusal::NoPauses => f.write_str("there are no pauses in this match"),
            Refusal::NoPauseAsked => f.write_str("no pause has been asked for"),
            Refusal::PauseUsed => f.write_str("there is one pause for each player in a game"),
            Refusal::AskedTooOften { until } => write!(f, "asked too often; not again before {until}"),
            Refusal::NothingToClaim => f.write_str("there is nobody to wait for"),
            Refusal::NoClockRuns => f.write_str("no clock runs"),
            Refusal::StarterNotChosen => f.write_str("the winner has not said who starts the next game"),
            Refusal::NotYoursToChoose => {
                f.write_str("it is not this player who says who starts the next game")
            }
            Refusal::TooLateToAbort => f.write_str("the game has begun and can only be resigned"),
        }
    }
}

impl std::error::Error for Refusal {}

impl From<IllegalMove> for Refusal {
    fn from(reason: IllegalMove) -> Refusal {
        match reason {
            IllegalMove::Occupied(square) => Refusal::Occupied { square },
            IllegalMove::TurnsNothing(square) => Refusal::TurnsNothing { square },
            IllegalMove::PassWithMoves => Refusal::PassWithMoves,
            IllegalMove::GameOver => Refusal::GameOver,
            IllegalMove::NotYourTurn(_) => Refusal::NotYourTurn,
        }
    }
}

impl From<tabletop::Refusal> for Refusal {
    fn from(reason: tabletop::Refusal) -> Refusal {
        match reason {
            tabletop::Refusal::NotYourTurn(_) => Refusal::NotYourTurn,
            tabletop::Refusal::Occupied(square) => Refusal::Occupied { square },
            tabletop::Refusal::NoDisc(square) => Refusal::NoDisc { square },
            tabletop::Refusal::PlaceFirst => Refusal::PlaceFirst,
            tabletop::Refusal::AlreadyPlaced(square) => Refusal::AlreadyPlaced { square },
            tabletop::Refusal::Stands => Refusal::Stands,
            tabletop::Refusal::Illegal(reason) => reason.into(),
            tabletop::Refusal::MistakesLeft(count) => Refusal::MistakesLeft { count },
            tabletop::Refusal::GameOver => Refusal::GameOver,
        }
    }
}
