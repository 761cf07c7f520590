//! Positions with what a file knows about their moves.

use crate::record::GameRecord;
use outflank_rules::{Move, Position};

/// A position, and the scores of its moves if the file holds them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredPosition {
    /// The position.
    pub position: Position,
    /// Scores of moves, in the order of the file, usually the best first.
    pub scores: Vec<ScoredMove>,
    /// A remark on it.
    pub comment: Option<String>,
}

/// A move and the final difference in discs it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoredMove {
    /// The move.
    pub mv: Move,
    /// Discs of the side to move minus the other side's at the end.
    pub score: i32,
}

impl From<Position> for ScoredPosition {
    fn from(position: Position) -> ScoredPosition {
        ScoredPosition { position, scores: Vec::new(), comment: None }
    }
}

impl From<&ScoredPosition> for GameRecord {
    /// A game that has not moved from the position yet.
    fn from(scored: &ScoredPosition) -> GameRecord {
        GameRecord::new(scored.position)
    }
}

impl From<&GameRecord> for ScoredPosition {
    /// Where the game stands.
    fn from(game: &GameRecord) -> ScoredPosition {
        game.position_after_last_disc().into()
    }
}
