//! A search that ends in the evaluation finds what looking at every line finds.

mod positions;

use outflank_engine::{Limits, Score, Selectivity, Settings};
use outflank_eval::{PER_DISC, evaluate};
use outflank_rules::Board;
use outflank_rules::isa::Isa;
use positions::{Random, engine, search, weights};

/// The best score a side can reach in so many plies, by trying everything. A pass takes no
/// ply.
fn every_line(board: Board, depth: u32) -> i32 {
    if board.is_over() {
        return board.final_difference();
    }
    if depth == 0 {
        let units = f64::from(evaluate(Isa::PORTABLE, &weights(), board));
        return ((units / f64::from(PER_DISC)).round() as i32).clamp(-62, 62);
    }
    if board.moves().is_empty() {
        return -every_line(board.swapped(), depth);
    }
    let after = |square| board.play(square).expect("the move is legal");
    board.moves().into_iter().map(|square| -every_line(after(square), depth - 1)).max().expect("a move")
}

#[test]
fn searches_without_cuts_find_what_every_line_says() {
    let settings = |isa| Settings { table_bytes: 1 << 16, isa, ..Settings::default() };
    let mut engines: Vec<_> = Isa::available().into_iter().map(|isa| (isa, engine(settings(isa)))).collect();
    let mut random = Random::new(36);
    let mut scores = std::collections::BTreeSet::new();
    for round in 0..60 {
        // With fewer empty squares stable discs may prove more than the evaluation believes.
        let board = random.board(36 + round % 18);
        if board.is_over() {
            continue;
        }
        for depth in 1..=3 {
            let expected = every_line(board, depth);
            scores.insert(expected);
            for (isa, engine) in &mut engines {
                let outcome = search(engine, board, &Limits::depth(depth, Selectivity::NONE))
                    .expect("the game is not over");
                let Score::Estimate { discs, .. } = outcome.best().score else {
                    panic!("{isa}: {board:?}: {} is no estimate", outcome.best().score)
                };
                assert_eq!(discs.discs(), expected, "{isa}, depth {depth}: {board:?}");
            }
        }
    }
    assert!(scores.len() > 20, "the boards were too much alike: {scores:?}");
}
