//! Measuring Outflank next to other programs on the same machine.
//!
//! A time in seconds says little about a program and much about the computer, so
//! every figure here stands next to the time of a known reference taken in the same
//! run. The reference is the crate `magpie`, a well-made Othello library in plain
//! Rust, counting move sequences with its own perft: see [`magpie_perft`].

pub mod arguments;
pub mod games;
pub mod machine;
pub mod plot;
pub mod report;
pub mod solving;

use magpie::othello::{Board, Stone};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Number of move sequences of `depth` plies from the start, for depths 1 to 12, as
/// published; index 0 is depth 1.
pub const PERFT: [u64; 12] =
    [4, 12, 56, 244, 1396, 8200, 55092, 390_216, 3_005_288, 24_571_284, 212_258_800, 1_939_886_636];

/// Counts move sequences from the start with `magpie`.
///
/// This is the shape of the perft in that crate's own benchmarks: a copy of the board
/// per move, `play` on the copy, and the last ply counted from the set of legal moves
/// without playing it. Ours counts the last ply the same way, so both generate moves
/// for the same boards and play the same moves. Neither keeps a table of positions,
/// both use one thread, and both are compiled with this workspace's release profile,
/// which lets the compiler inline across crates.
#[must_use]
pub fn magpie_perft(depth: u32) -> u64 {
    count(&Board::standard(), Stone::Black, false, depth)
}

fn count(board: &Board, stone: Stone, passed: bool, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = board.moves_for(stone);
    if moves.is_empty() {
        return if passed { 1 } else { count(board, stone.flip(), true, depth - 1) };
    }
    if depth == 1 {
        return moves.count_set().into();
    }
    moves
        .hot_bits()
        .map(|square| {
            let mut after = board.clone();
            after.play(stone, square);
            count(&after, stone.flip(), false, depth - 1)
        })
        .sum()
}

/// How long `magpie` takes for perft 11 from the start: the unit in which our solver
/// and search times are given, so that they can be compared between machines.
///
/// # Panics
///
/// If the count is wrong, because then nothing was measured.
#[must_use]
pub fn magpie_perft11() -> Duration {
    let (count, time) = timed(|| magpie_perft(black_box(11)));
    assert_eq!(count, PERFT[10], "magpie counts perft 11 wrongly");
    time
}

/// The result of `work` and how long it took.
pub fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let result = black_box(work());
    (result, start.elapsed())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_libraries_count_the_published_numbers() {
        for (depth, expected) in (1..=7).zip(PERFT) {
            assert_eq!(magpie_perft(depth), expected, "magpie, depth {depth}");
            let ours = outflank_rules::perft::perft(outflank_rules::Board::START, depth);
            assert_eq!(ours, expected, "ours, depth {depth}");
        }
    }
}
