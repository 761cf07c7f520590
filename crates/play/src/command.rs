//! What can be asked of a match.
//!
//! A command is an order and the moment it was given. Orders of players name the
//! player; that it really is that player who sends it is for the caller to know. The
//! accepted ones, in their order, are the log of the match.

use crate::series::Player;
use crate::{Millis, Moment};
use outflank_rules::Square;
use serde::{Deserialize, Serialize};

/// An order and its moment.
///
/// ```
/// use outflank_play::Command;
///
/// let command: Command = serde_json::from_str(r#"{"at":1500,"order":"place","player":"one","square":"d3"}"#)?;
/// assert_eq!(command.at.as_millis(), 1500);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "GivenCommand"))]
pub struct Command {
    /// When it was given.
    pub at: Moment,
    /// What it asks for.
    #[serde(flatten)]
    pub order: Order,
    /// Time it spent on the way, which the clock that runs is not charged for. Whoever runs
    /// the match measures and bounds it; what was given stands in the log.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub credit: Millis,
}

/// What a command asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "order", rename_all = "snake_case")]
pub enum Order {
    /// Begin the first game, or the next one of the series. The clock starts with it.
    Begin,
    /// Place a disc. The enclosed discs turn by themselves; at the table nothing does.
    Place {
        /// Who.
        player: Player,
        /// Where.
        square: Square,
    },
    /// At the table: turn one disc over.
    Turn {
        /// Who.
        player: Player,
        /// Which.
        square: Square,
    },
    /// At the table: hand the move over.
    Done {
        /// Who.
        player: Player,
    },
    /// At the table: say that there is no move. Elsewhere forced passes are taken
    /// without an order, and others are refused (R5).
    Pass {
        /// Who.
        player: Player,
    },
    /// A computer's move, in answer to a [`crate::Request`].
    Answer {
        /// The number of the request.
        request: u32,
        /// Where.
        square: Square,
    },
    /// Take back one's last move and what came after it, or ask for it. Two people at
    /// one screen take back the last move, whoever made it. At the table: take back a
    /// disc that encloses nothing, or a pass with a move.
    TakeBack {
        /// Who.
        player: Player,
    },
    /// Agree to the take-back the opponent asked for, or not.
    AnswerTakeBack {
        /// Who answers.
        player: Player,
        /// Whether it is granted.
        accept: bool,
    },
    /// Play again what was taken back.
    Redo {
        /// Who.
        player: Player,
    },
    /// Stop the clocks and leave the board alone for a while, or ask for it.
    Pause {
        /// Who.
        player: Player,
    },
    /// Go on after a pause.
    Resume {
        /// Who.
        player: Player,
    },
    /// Give the game up.
    Resign {
        /// Who.
        player: Player,
    },
    /// Call the match off, as long as the game has no move.
    Abort {
        /// Who.
        player: Player,
    },
    /// Say that the opponent, who is to move, has gone away. Whether that is so, whoever
    /// runs the match knows.
    Claim {
        /// Who claims.
        player: Player,
        /// A draw is claimed, not a win.
        draw: bool,
    },
    /// Agree to the pause the opponent asked for, or not.
    AnswerPause {
        /// Who answers.
        player: Player,
        /// Whether it is granted.
        accept: bool,
    },
    /// Where the winner decides who starts the next game: say who does (R11).
    ChooseStarter {
        /// Who decides.
        player: Player,
        /// Who starts.
        starter: Player,
    },
    /// Give time back to the clock that runs: the players could not be reached.
    Credit {
        /// How much.
        span: Millis,
    },
    /// Nothing but time has passed.
    Tick,
}

impl Order {
    /// This order, given now.
    #[must_use]
    pub const fn at(self, at: Moment) -> Command {
        Command { at, order: self, credit: Millis::ZERO }
    }
}

impl Command {
    /// The same command after this time on the way.
    #[must_use]
    pub const fn with_credit(self, credit: Millis) -> Command {
        Command { credit, ..self }
    }

    /// All the time it gives back to the clock that runs.
    pub(crate) fn time_given(&self) -> Millis {
        match self.order {
            Order::Credit { span } => span.plus(self.credit),
            _ => self.credit,
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over references")]
const fn is_nothing(span: &Millis) -> bool {
    span.is_zero()
}
