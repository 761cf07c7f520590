//! The FFO suite: published endgames with the exact score of every move.

mod positions;

use outflank_data::ffo::Problem;
use outflank_engine::{Engine, Limits, Lines, Score, Settings};
use outflank_rules::DiscDiff;
use positions::{assert_legal, engine, search, small_engine, solved};
use std::time::Instant;

/// The problems that take at most a second or two each, debug assertions and all.
fn quick() -> impl Iterator<Item = &'static Problem> {
    outflank_data::ffo().iter().filter(|problem| matches!(problem.number, 1..=42 | 44))
}

/// Solves a problem and compares its score and move with the published ones.
#[track_caller]
fn check(engine: &mut Engine, problem: &Problem) {
    let board = problem.board.board();
    let outcome = search(engine, board, &Limits::EXACT).expect("the game is not over");
    assert!(outcome.complete);
    assert_legal(board, &outcome);
    let best = outcome.best();
    let score = best.score.discs().map(DiscDiff::discs);
    assert!(matches!(best.score, Score::Exact(_)), "FFO {}", problem.number);
    assert_eq!(score, Some(problem.best_score()), "FFO {}", problem.number);
    let square = best.mv.square().expect("a problem has a move");
    assert!(problem.best_moves().any(|stated| stated == square), "FFO {}: {square}", problem.number);
}

#[test]
fn scores_and_moves_are_the_published_ones() {
    let mut engine = engine(Settings { table_bytes: 16 << 20, ..Settings::default() });
    for problem in quick() {
        let begun = Instant::now();
        check(&mut engine, problem);
        eprintln!("FFO {}: {:.2} s", problem.number, begun.elapsed().as_secs_f64());
    }
}

#[test]
fn two_threads_find_the_same() {
    let mut engine = engine(Settings { table_bytes: 16 << 20, threads: 2, ..Settings::default() });
    for problem in quick().filter(|problem| problem.board.board().empties() <= 18) {
        check(&mut engine, problem);
    }
}

#[test]
fn every_move_has_its_published_score() {
    let mut engine = small_engine();
    for problem in quick().filter(|problem| problem.board.board().empties() <= 15) {
        let limits = Limits::EXACT.with_lines(Lines::All);
        let outcome = search(&mut engine, problem.board.board(), &limits).expect("the game is not over");
        assert_eq!(outcome.lines.len(), problem.scores.len(), "FFO {}", problem.number);
        for line in &outcome.lines {
            let square = line.mv.square().expect("a problem has a move");
            let score = line.score.discs().map(DiscDiff::discs);
            assert_eq!(score, problem.scores.get(&square).copied(), "FFO {} {square}", problem.number);
        }
    }
}

/// The other side's view: after a stated move the score is the stated one, turned round.
#[test]
fn the_answer_to_a_stated_move_has_its_score() {
    let mut engine = small_engine();
    for problem in quick().filter(|problem| problem.board.board().empties() == 14) {
        for (&square, &score) in &problem.scores {
            let after = problem.board.board().play(square).expect("a stated move is legal");
            assert_eq!(-solved(&mut engine, after), score, "FFO {} {square}", problem.number);
        }
    }
}
