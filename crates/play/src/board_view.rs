//! The board as a client draws it.

use crate::PerColor;
use outflank_rules::score::DiscCount;
use outflank_rules::{Color, Position, Square, SquareSet, Supply};
use serde::{Deserialize, Serialize};

/// The discs on the board and beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoardView {
    /// 64 letters from A1 to H8 (`X` black, `O` white, `-` empty), a blank and the side
    /// to move.
    pub position: Position,
    /// Turns so far, passes included.
    pub ply: u32,
    /// Discs of each colour on the board.
    pub discs: PerColor<u8>,
    /// Discs each side has beside the board (R8).
    pub supply: PerColor<u8>,
    /// Discs each side has lent the other.
    pub lent: PerColor<u8>,
}

impl BoardView {
    pub(crate) fn new(position: Position, ply: usize, supply: Supply) -> BoardView {
        let count = DiscCount::of(position);
        BoardView {
            position,
            ply: u32::try_from(ply).unwrap_or(u32::MAX),
            discs: PerColor::from_fn(|color| count.get(color)),
            supply: PerColor::from_fn(|color| supply.left(color)),
            lent: PerColor::from_fn(|color| supply.lent_by(color)),
        }
    }
}

/// A legal move and what it would turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Choice {
    /// Where a disc may be placed.
    pub square: Square,
    /// The discs that would turn over.
    pub turns: SquareSet,
}

impl Choice {
    /// Every legal move of a position.
    pub(crate) fn all(position: Position) -> Vec<Choice> {
        let choice = |square| Choice { square, turns: position.flips(square) };
        position.moves().into_iter().map(choice).collect()
    }
}

/// What was wrong with a turn at the table (T3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Mark {
    /// Which turn, 1 for the first.
    pub ply: u32,
    /// Who made it.
    pub color: Color,
    /// Whether the disc enclosed nothing, or the pass was not forced.
    pub illegal: bool,
    /// Discs that should have been turned and were not.
    pub missed: SquareSet,
    /// Discs that showed the wrong side though they were not enclosed.
    pub wrong: SquareSet,
}
