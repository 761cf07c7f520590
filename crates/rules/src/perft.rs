//! Counting move sequences.
//!
//! `perft(n)` is the number of ways to play `n` plies from a board, a forced pass
//! being one ply and a finished game ending its line. The counts from the start are
//! published, so they prove move generation as a whole; and because nothing but moves
//! and flips happens, they measure how fast it is.

use crate::Board;
use crate::isa::Isa;
use outflank_isa::per_isa;

/// Number of move sequences of `depth` plies from `board`.
///
/// A line that ends earlier because the game is over counts once, at the ply where it
/// ends.
#[must_use]
pub fn perft(board: Board, depth: u32) -> u64 {
    perft_with(Isa::best(), board, depth)
}

/// [`perft`] with the kernels of one instruction set.
#[must_use]
pub fn perft_with(isa: Isa, board: Board, depth: u32) -> u64 {
    hot::count(isa, board.player().0, board.opponent().0, depth)
}

#[per_isa]
mod hot {
    use crate::kernels::this_isa as kernel;

    #[entry]
    pub(super) fn count(player: u64, opponent: u64, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => count_last(kernel::moves(player, opponent)),
            _ => count_below(player, opponent, kernel::moves(player, opponent), depth),
        }
    }

    /// Number of sequences of one ply.
    #[inline]
    fn count_last(moves: u64) -> u64 {
        // No move is either a forced pass, one ply, or the end of the game, one line.
        u64::from(moves.count_ones().max(1))
    }

    /// Counts `depth` ≥ 2 plies: all moves eight at a time, their replies in the same
    /// registers.
    fn count_below(player: u64, opponent: u64, mut moves: u64, depth: u32) -> u64 {
        if moves == 0 {
            let replies = kernel::moves(opponent, player);
            return match (replies, depth) {
                (0, _) => 1,
                (_, 2) => count_last(replies),
                _ => count_below(opponent, player, replies, depth - 1),
            };
        }
        let mut total = 0;
        while moves != 0 {
            let mut squares = [0; 8];
            let mut lanes = 0;
            while moves != 0 && lanes < 8 {
                squares[lanes] = moves & moves.wrapping_neg();
                moves &= moves - 1;
                lanes += 1;
            }
            let flips = kernel::flips_of_eight(player, opponent, &squares);
            let children: [u64; 8] = std::array::from_fn(|lane| opponent & !flips[lane]);
            let movers: [u64; 8] = std::array::from_fn(|lane| player | flips[lane] | squares[lane]);
            let replies = kernel::moves_of_eight(&children, &movers);
            if depth == 2 {
                for &reply in &replies[..lanes] {
                    total += u64::from(reply.count_ones().max(1));
                }
            } else {
                for lane in 0..lanes {
                    total += count_below(children[lane], movers[lane], replies[lane], depth - 1);
                }
            }
        }
        total
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Published counts from the starting position, depth 1 first.
    const PUBLISHED: [u64; 9] = [4, 12, 56, 244, 1396, 8200, 55092, 390_216, 3_005_288];

    #[test]
    fn every_instruction_set_reproduces_the_published_counts() {
        for isa in Isa::available() {
            for (depth, expected) in (1..).zip(PUBLISHED) {
                assert_eq!(perft_with(isa, Board::START, depth), expected, "{isa} depth {depth}");
            }
        }
    }
}
