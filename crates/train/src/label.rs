//! Scores for positions that come from anywhere: solved, or searched deeply.
//!
//! The evaluation is to be held against the truth, on positions of our own games and of
//! people's. [`label`] finds that truth; the samples are kept like those of self-play.

use crate::dataset::{Sample, Source};
use outflank_engine::{Engine, Limits, Score, Selectivity, Settings, Stop, clock, work_queue};
use outflank_eval::Weights;
use outflank_rules::{Board, Color, Position};
use std::sync::Arc;

/// How scores are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Teacher {
    /// Solved to the end.
    Solver,
    /// By a search of so many plies, with cuts that are right 95 times in 100: without any,
    /// 16 plies would take minutes for every position.
    Search(u32),
}

/// How sure the cuts of a teacher's search are, in per cent.
const SURE: u8 = 95;

/// Memory of each engine.
const TABLE_BYTES: usize = 256 << 20;

/// Scores these boards on several threads, in their order, until `stop` is used; tells
/// `on_each` after every one. Boards whose game is over are left out, and a side that
/// has to pass is scored as well as any other.
pub fn label(
    boards: &[Board],
    teacher: Teacher,
    weights: &Arc<Weights>,
    threads: usize,
    stop: &Stop,
    on_each: impl Fn() + Sync,
) -> Vec<Sample> {
    let engine = |_| {
        let settings = Settings { table_bytes: TABLE_BYTES, ..Settings::default() };
        Engine::new(settings, Arc::clone(weights), Box::new(clock::Stopped))
    };
    let found = work_queue::map((0..threads.max(1)).map(engine), boards, stop, |engine, &board| {
        let sample = score(engine, board, teacher, stop);
        if !stop.is_stopped() {
            on_each();
        }
        sample
    });
    found.into_iter().flatten().collect()
}

fn score(engine: &mut Engine, board: Board, teacher: Teacher, stop: &Stop) -> Option<Sample> {
    let limits = match teacher {
        Teacher::Solver => Limits::EXACT,
        Teacher::Search(plies) => {
            Limits::depth(plies, Selectivity::from_percent(SURE).expect("there is such a level"))
        }
    };
    let position = Position::from_board(board, Color::Black);
    let outcome = engine.search(position, &limits, stop, &mut |_| {}).ok()?;
    if !outcome.complete {
        return None;
    }
    let (discs, source) = match outcome.best().score {
        Score::Exact(discs) => (discs, Source::Exact),
        Score::Estimate { discs, .. } => (discs, Source::Search),
        Score::Outcome(_) | Score::Book { .. } => unreachable!("neither was asked for"),
    };
    Some(Sample { board, score: discs.discs() as i8, source })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn boards_are_scored_in_their_order_and_finished_ones_left_out() {
        let full = Board::new(outflank_rules::SquareSet(!0), outflank_rules::SquareSet(0)).unwrap();
        let first = Board::START.play(Board::START.moves().into_iter().next().unwrap()).unwrap();
        let weights = Arc::new(Weights::zero());
        let told = AtomicUsize::new(0);
        let found =
            label(&[Board::START, full, first], Teacher::Search(2), &weights, 2, &Stop::new(), || {
                told.fetch_add(1, Ordering::Relaxed);
            });
        assert_eq!(found.iter().map(|sample| sample.board).collect::<Vec<_>>(), [Board::START, first]);
        assert!(found.iter().all(|sample| sample.source == Source::Search && sample.score == 0));
        assert_eq!(told.into_inner(), 3);
    }

    #[test]
    fn nothing_is_made_up_when_stopped() {
        let stop = Stop::new();
        stop.stop();
        let weights = Arc::new(Weights::zero());
        assert!(label(&[Board::START], Teacher::Search(12), &weights, 1, &stop, || {}).is_empty());
    }
}
