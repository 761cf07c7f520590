//! The FFO endgame suite, the measure every Othello solver is held to.

use outflank_rules::{Position, Square};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A test position with the exact score of each of its moves.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Problem {
    /// Its number in the suite, from 1.
    pub number: u32,
    /// The board and the side to move.
    #[serde(deserialize_with = "crate::text::position")]
    pub board: Position,
    /// For every legal move, the final disc difference after it with perfect play by
    /// both, seen by the side to move, empty squares to the winner (R10).
    #[serde(deserialize_with = "crate::text::scores")]
    pub scores: BTreeMap<Square, i32>,
}

impl Problem {
    /// The exact score of the position.
    #[must_use]
    pub fn best_score(&self) -> i32 {
        self.scores.values().copied().max().expect("every problem has a move")
    }

    /// The moves that reach it.
    pub fn best_moves(&self) -> impl Iterator<Item = Square> {
        let best = self.best_score();
        self.scores.iter().filter(move |&(_, &score)| score == best).map(|(&square, _)| square)
    }
}
