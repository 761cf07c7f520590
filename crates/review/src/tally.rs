//! The figures of a side, of a game, or of a whole collection.

use crate::game::GameReview;
use crate::judgement::Judgement;
use outflank_coach::Grade;
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
    /// Moves that lost a little.
    pub inaccuracies: usize,
    /// Moves that lost much.
    pub mistakes: usize,
    /// Moves on which the game may have turned.
    pub blunders: usize,
}

impl Tally {
    /// One more ply; passes are nobody's choice and do not count.
    pub fn add(&mut self, judged: &Judgement) {
        if judged.square().is_none() {
            return;
        }
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
    #[must_use]
    pub fn of(review: &GameReview, side: Color) -> Tally {
        let mut tally = Tally::default();
        let own = review.judgements.iter().filter(|judged| judged.position.turn() == side);
        own.for_each(|judged| tally.add(judged));
        tally
    }

    /// Discs given away by a move, on average.
    #[must_use]
    pub fn mean_loss(&self) -> f64 {
        if self.moves == 0 { 0.0 } else { self.loss as f64 / self.moves as f64 }
    }
}
