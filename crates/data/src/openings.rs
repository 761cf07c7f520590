//! Named openings.

use outflank_rules::{Board, IllegalMove, Move, Position, Square};
use serde::Deserialize;

/// An opening line and what people call it.
///
/// The line is one way to reach the opening; the opening is the position it leads to,
/// so look it up with [`Opening::position`] and [`Board::canonical`], not by its
/// moves.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The moves from the start, always beginning with F5.
    #[serde(deserialize_with = "crate::text::line")]
    pub moves: Vec<Square>,
    /// Which of White's three first replies it grows from.
    pub family: Family,
    /// English names, the most usual first. There is at least one.
    pub en: Vec<String>,
    /// Japanese names.
    #[serde(default)]
    pub ja: Vec<String>,
    /// French names.
    #[serde(default)]
    pub fr: Vec<String>,
}

/// White's reply to Black's first move, which up to symmetry is one of three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Family {
    /// F5 D6: the two outer discs stand at a right angle.
    Perpendicular,
    /// F5 F6.
    Diagonal,
    /// F5 F4: the two rows stand side by side.
    Parallel,
}

impl Opening {
    /// The position after its moves.
    pub fn position(&self) -> Result<Position, IllegalMove> {
        self.moves.iter().try_fold(Position::START, |position, &square| position.play(Move::Place(square)))
    }

    /// What all boards of this opening have in common, however they are turned.
    pub fn key(&self) -> Result<Board, IllegalMove> {
        Ok(self.position()?.board().canonical().0)
    }
}
