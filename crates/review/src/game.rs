//! The judgements of a whole game, and where it turned.

use crate::effort::Effort;
use crate::judgement::Judgement;
use outflank_coach::{Grade, Verdict};
use outflank_rules::Color;

/// A game that was reviewed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameReview {
    /// How hard it was looked at.
    pub effort: Effort,
    /// One for every ply, and one for the last position.
    pub judgements: Vec<Judgement>,
}

impl GameReview {
    /// The moves that mattered most, at most so many, in the order they were played; only
    /// those of one side if asked. Moves that gave nothing away are never among them.
    #[must_use]
    pub fn turning_points(&self, side: Option<Color>, at_most: usize) -> Vec<&Judgement> {
        let importance = |judged: &Judgement| judged.verdict().map_or(0, Verdict::importance);
        let mut points: Vec<&Judgement> = self
            .judgements
            .iter()
            .filter(|judged| side.is_none_or(|side| judged.position.turn() == side))
            .filter(|judged| judged.verdict().is_some_and(|verdict| verdict.grade > Grade::Good))
            .collect();
        points.sort_by_key(|judged| std::cmp::Reverse(importance(judged)));
        points.truncate(at_most);
        points.sort_by_key(|judged| judged.ply);
        points
    }

    /// How many moves of one side got this grade.
    #[must_use]
    pub fn count(&self, side: Color, grade: Grade) -> usize {
        let graded = |judged: &&Judgement| {
            judged.position.turn() == side && judged.verdict().is_some_and(|verdict| verdict.grade == grade)
        };
        self.judgements.iter().filter(graded).count()
    }
}
