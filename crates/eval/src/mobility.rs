//! Mobility features: where each side can move, as patterns.
//!
//! A pattern of discs sees its own squares only; whether a square in it can be played at
//! all is decided by lines that lead far across the board. So the network also looks at
//! the legal moves of both sides: in each corner and at each edge, a square is taken (0),
//! empty (1), or empty and open to that side (2), and the base-3 number of them is a
//! configuration like any other.

use crate::pattern::{Pattern, PatternSet, fingerprint};
use std::sync::LazyLock;

/// Lanes of one side: four corners, then four edges.
pub const SIDE: usize = 8;

/// Lanes of both sides: the player's, then the opponent's.
pub const MOBILITY_LANES: usize = 2 * SIDE;

/// The patterns in their first orientation. Together they cover the board but for the four
/// squares in the middle, which are taken from the beginning.
const PATTERNS: [(&str, &str); 2] =
    [("corner", "a1 b1 c1 a2 b2 c2 a3 b3 c3"), ("edge", "c1 d1 e1 f1 c2 d2 e2 f2 d3 e3")];

/// Everything derived from the patterns.
pub struct MobilitySet {
    /// The patterns of the player's moves, then those of the opponent's. Their offsets go
    /// on where those of the patterns of discs end.
    pub patterns: Vec<Pattern>,
    /// Where the last of them ends.
    pub end: usize,
    /// Where each lane's configurations begin.
    pub lane_offsets: [u32; MOBILITY_LANES],
    /// For each row of the board and what is marked in it, the sum of place values in the
    /// lanes of one side.
    pub row_steps: Box<RowSteps>,
}

/// Sums of place values by row of the board and by which of its squares are marked.
#[repr(C, align(64))]
pub struct RowSteps(pub [[[u16; SIDE]; 256]; 8]);

static SET: LazyLock<MobilitySet> = LazyLock::new(MobilitySet::build);

impl MobilitySet {
    /// The set this version of the network uses.
    #[must_use]
    pub fn get() -> &'static MobilitySet {
        &SET
    }

    fn build() -> MobilitySet {
        let mut set = MobilitySet {
            patterns: Vec::new(),
            end: PatternSet::get().weights,
            lane_offsets: [0; MOBILITY_LANES],
            row_steps: Box::new(RowSteps([[[0; SIDE]; 256]; 8])),
        };
        let mut lane = 0;
        for _side in 0..2 {
            for (name, squares) in PATTERNS {
                let (pattern, placements) = Pattern::lay(name, squares, set.end, lane);
                for placed in placements {
                    set.lane_offsets[lane] = set.end as u32;
                    for (digit, square) in placed.iter().enumerate() {
                        let (row, column) = (square.index() / 8, square.index() % 8);
                        for (marked, steps) in set.row_steps.0[row].iter_mut().enumerate() {
                            // Both sides have the same steps; the first lays them down.
                            if lane < SIDE && marked >> column & 1 != 0 {
                                steps[lane] += 3_u16.pow(digit as u32);
                            }
                        }
                    }
                    lane += 1;
                }
                set.end += pattern.configurations;
                set.patterns.push(pattern);
            }
        }
        assert_eq!(lane, MOBILITY_LANES, "four corners and four edges for each side");
        set
    }

    /// A number that changes whenever the patterns do.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        fingerprint(&PATTERNS)
    }
}

/// The configurations, once per instruction set.
#[outflank_isa::per_isa]
pub mod hot {
    use crate::mobility::{MOBILITY_LANES, RowSteps, SIDE};

    /// The configuration of every lane, from the empty squares and the moves of both sides.
    #[entry]
    #[inline]
    pub fn mobility(steps: &RowSteps, empty: u64, moves: u64, replies: u64) -> [u16; MOBILITY_LANES] {
        let mut lanes = [0; MOBILITY_LANES];
        for row in 0..8 {
            let marked = |squares: u64| &steps.0[row][(squares >> (8 * row) & 255) as usize];
            let (empty, moves, replies) = (marked(empty), marked(moves), marked(replies));
            for lane in 0..SIDE {
                lanes[lane] += empty[lane] + moves[lane];
                lanes[SIDE + lane] += empty[lane] + replies[lane];
            }
        }
        lanes
    }
}

/// The configuration of every lane of a board.
#[must_use]
pub fn mobility(isa: outflank_rules::isa::Isa, board: outflank_rules::Board) -> [u16; MOBILITY_LANES] {
    let empty = !(board.player().0 | board.opponent().0);
    hot::mobility(isa, &MobilitySet::get().row_steps, empty, board.moves().0, board.swapped().moves().0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_rules::isa::Isa;
    use outflank_rules::{Board, Square, Symmetry};

    /// What stands on the squares of a placement, digit by digit.
    fn digits(board: Board, squares: &[Square]) -> usize {
        let taken = board.player().0 | board.opponent().0;
        squares.iter().rev().fold(0, |number, square| {
            let bit = square.set().0;
            let state = usize::from(taken & bit == 0) + usize::from(board.moves().0 & bit != 0);
            number * 3 + state
        })
    }

    #[test]
    fn lanes_are_the_numbers_of_their_squares_for_both_sides() {
        let mut board = Board::START;
        let mut choice = 3_usize;
        let mut opened = 0;
        while let Some(square) = board.moves().into_iter().nth(choice % board.moves().len().max(1) as usize) {
            board = board.play(square).expect("the move is legal");
            choice = choice * 5 % 1009 + 1;
            let mut lane = 0;
            for seen in [board, board.swapped()] {
                for (name, squares) in PATTERNS {
                    for placed in Pattern::lay(name, squares, 0, 0).1 {
                        let expected = digits(seen, &placed);
                        opened += usize::from(expected > 0);
                        for isa in Isa::available() {
                            assert_eq!(usize::from(mobility(isa, board)[lane]), expected, "{isa} {lane}");
                        }
                        lane += 1;
                    }
                }
            }
            assert_eq!(lane, MOBILITY_LANES);
        }
        assert!(opened > 100, "the game was too short to say anything");
    }

    #[test]
    fn a_turned_board_has_the_same_configurations() {
        let set = MobilitySet::get();
        let of = |board: Board| {
            let lanes = mobility(Isa::best(), board);
            let mut all: Vec<usize> = set
                .patterns
                .iter()
                .flat_map(|pattern| {
                    pattern
                        .lanes
                        .clone()
                        .map(|lane| pattern.offset + pattern.canonical(usize::from(lanes[lane])))
                })
                .collect();
            all.sort_unstable();
            all
        };
        let board = ["f5", "d6", "c3", "d3", "c4", "f4", "c5"]
            .iter()
            .fold(Board::START, |board, square| board.play(square.parse().unwrap()).unwrap());
        for symmetry in Symmetry::ALL {
            assert_eq!(of(symmetry.board(board)), of(board), "{symmetry:?}");
        }
    }
}
