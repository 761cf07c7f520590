//! The scores that a file states for the moves of a position, held against what a search
//! has proven. An estimate proves nothing.

use outflank_engine::{GameResult, Line, Score};
use outflank_formats::ScoredMove;
use outflank_rules::{DiscDiff, Move};

/// A stated score that a search has refuted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contradiction {
    /// The move.
    pub mv: Move,
    /// Its score in the file.
    pub stated: i32,
    /// What was proven.
    pub found: Score,
}

/// Which of the stated scores are wrong; `None` when none can be told. The highest must be
/// the score of the position, and each move that was scored must have its own. `lines` are
/// what a search found, the best first.
#[must_use]
pub fn contradictions(stated: &[ScoredMove], lines: &[Line]) -> Option<Vec<Contradiction>> {
    let best = lines.first().filter(|best| best.score.is_proven())?;
    let highest = stated.iter().max_by_key(|known| known.score)?;
    let mut wrong: Vec<Contradiction> = Vec::new();
    for known in stated {
        let found = lines.iter().find(|line| line.mv == known.mv).map(|line| line.score);
        if let Some(found) = found.filter(|&found| !agrees(found, known.score)) {
            wrong.push(Contradiction { mv: known.mv, stated: known.score, found });
        }
    }
    if !agrees(best.score, highest.score) && wrong.iter().all(|known| known.mv != highest.mv) {
        wrong.push(Contradiction { mv: highest.mv, stated: highest.score, found: best.score });
    }
    Some(wrong)
}

/// Whether a proven score bears a stated one out.
fn agrees(found: Score, stated: i32) -> bool {
    match found {
        Score::Exact(discs) => discs.discs() == stated,
        Score::Outcome(result) => result == GameResult::of(DiscDiff::saturating(stated)),
        Score::Estimate { .. } | Score::Book { .. } => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_engine::{Engine, Limits, Lines, Settings, Stop, Target, clock};
    use outflank_eval::Weights;

    fn lines(limits: Limits) -> Vec<Line> {
        let settings = Settings { table_bytes: 1 << 20, ..Settings::default() };
        let mut engine = Engine::new(settings, Weights::embedded(), Box::new(clock::Stopped));
        // Seven empty squares.
        let problem = outflank_data::ffo().iter().min_by_key(|problem| problem.board.board().empties());
        let found = engine.search(problem.unwrap().board, &limits, &Stop::new(), &mut |_| {});
        found.unwrap().lines
    }

    fn stated(lines: &[Line], off: i32) -> Vec<ScoredMove> {
        let score = |line: &Line| line.score.discs().unwrap().discs() + off;
        lines.iter().map(|line| ScoredMove { mv: line.mv, score: score(line) }).collect()
    }

    #[test]
    fn a_wrong_score_is_told_once() {
        let all = lines(Limits::EXACT.with_lines(Lines::All));
        assert_eq!(contradictions(&stated(&all, 0), &all), Some(Vec::new()));
        let wrong = contradictions(&stated(&all, 2), &all).unwrap();
        assert_eq!(wrong.len(), all.len());
        // Of the best move alone the highest stated score can be told.
        let best = &all[..1];
        assert_eq!(contradictions(&stated(&all, 2), best).unwrap().len(), 1);
        assert!(contradictions(&[], &all).is_none());
    }

    #[test]
    fn who_wins_is_enough_where_only_that_was_proven() {
        let exact = lines(Limits::EXACT);
        let outcome = lines(Limits::of(Target::Outcome));
        let right = stated(&exact, 0);
        assert_eq!(contradictions(&right, &outcome), Some(Vec::new()));
        let turned: Vec<ScoredMove> =
            right.iter().map(|known| ScoredMove { score: -known.score, ..*known }).collect();
        assert_eq!(
            contradictions(&turned, &outcome).map(|wrong| wrong.len()),
            Some(usize::from(right[0].score != 0))
        );
    }
}
