//! The figures of a side, of a game, or of a whole collection.

use super::judge::{Judged, JudgedGame};
use outflank_coach::{Grade, Verdict};
use outflank_rules::Color;

/// How well somebody played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Moves made.
    pub moves: usize,
    /// Those that gave nothing away.
    pub best: usize,
    /// Discs given away by all of them.
    pub loss: u64,
    /// Moves by how bad they were.
    pub inaccuracies: usize,
    /// Moves by how bad they were.
    pub mistakes: usize,
    /// Moves by how bad they were.
    pub blunders: usize,
}

impl Tally {
    /// One more move.
    pub fn add(&mut self, judged: &Judged) {
        self.moves += 1;
        self.loss += u64::from(judged.loss().unwrap_or(0));
        match judged.verdict().map(|verdict| verdict.grade) {
            Some(Grade::Best) => self.best += 1,
            Some(Grade::Inaccuracy) => self.inaccuracies += 1,
            Some(Grade::Mistake) => self.mistakes += 1,
            Some(Grade::Blunder) => self.blunders += 1,
            Some(Grade::Good) | None => {}
        }
    }

    /// The moves of one side of a game.
    pub fn of(game: &JudgedGame, side: Color) -> Tally {
        let mut tally = Tally::default();
        game.moves.iter().filter(|judged| judged.color == side).for_each(|judged| tally.add(judged));
        tally
    }

    /// Discs given away by a move, on average.
    pub fn mean_loss(&self) -> f64 {
        if self.moves == 0 { 0.0 } else { self.loss as f64 / self.moves as f64 }
    }
}

/// The move of a game that mattered most, if one gave anything away.
pub fn worst(game: &JudgedGame) -> Option<&Judged> {
    let importance = |judged: &&Judged| judged.verdict().map_or(0, Verdict::importance);
    // The first of several.
    game.moves.iter().rev().filter(|judged| importance(judged) > 0).max_by_key(importance)
}
