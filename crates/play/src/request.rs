//! Asking a computer for a move.
//!
//! The machine does not think. When a computer is to move it says so with a
//! [`Request`], and the caller answers with [`crate::Order::Answer`] when its engine
//! has found a move. Requests are numbered: when a move is taken back or the game is
//! paused while the engine thinks, the request is withdrawn, and an answer that comes
//! too late is refused instead of being played in the wrong position.

use crate::series::Player;
use crate::{ClockView, Level, Moment};
use outflank_rules::{Color, Position};
use serde::{Deserialize, Serialize};

/// A move somebody has to find.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Request {
    /// Names it in the answer; never used twice in a match.
    pub number: u32,
    /// Whose move it is.
    pub player: Player,
    /// The colour of that player.
    pub color: Color,
    /// How well it is to be played.
    pub level: Level,
    /// Whether the computer steps in for a player whose time ran out (C2).
    pub substitute: bool,
    /// Where the move is to be found.
    pub position: Position,
    /// When the computer's own time runs out, if it can.
    pub until: Option<Moment>,
    /// The computer's clock when it was asked.
    pub clock: Option<ClockView>,
}
