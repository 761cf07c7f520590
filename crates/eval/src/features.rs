//! The configurations of all features of a board, kept up to date move by move.

use crate::pattern::{LANES, PatternSet};
use outflank_isa::per_isa;
use outflank_rules::Board;
use outflank_rules::isa::Isa;

/// Configurations of every lane, once as the player sees the board and once as the
/// opponent does, so that neither weights nor updates care whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Features {
    pub(crate) player: [u16; LANES],
    pub(crate) opponent: [u16; LANES],
}

impl Features {
    /// The features of a board, from scratch.
    #[must_use]
    pub fn of(board: Board) -> Features {
        let steps = &PatternSet::get().square_steps.0;
        let mut features = Features { player: [0; LANES], opponent: [0; LANES] };
        for (discs, own, other) in [(board.player(), 1, 2), (board.opponent(), 2, 1)] {
            for square in discs {
                for (lane, step) in steps[square.index()].iter().enumerate() {
                    features.player[lane] += own * step;
                    features.opponent[lane] += other * step;
                }
            }
        }
        features
    }

    /// The features of `board` after a move, seen by the opponent, from those before it.
    #[must_use]
    pub fn after(&self, isa: Isa, square: usize, flips: u64) -> Features {
        hot::after(isa, self, square, flips)
    }

    /// The configuration of every lane, as the side to move sees it.
    #[must_use]
    pub fn configurations(&self) -> &[u16; LANES] {
        &self.player
    }

    /// The features after a pass.
    #[must_use]
    #[inline]
    pub fn swapped(&self) -> Features {
        Features { player: self.opponent, opponent: self.player }
    }
}

/// The update, once per instruction set.
#[per_isa]
pub mod hot {
    use crate::features::Features;
    use crate::pattern::{LANES, PatternSet, SquareSteps};

    /// The configurations after a move of the player as the opponent sees them, and no more:
    /// half of [`after`], for boards from which no move is made.
    #[entry]
    #[inline]
    pub fn lanes_after(before: &Features, square: usize, flips: u64) -> [u16; LANES] {
        lanes_after_with(&PatternSet::get().square_steps, before, square, flips)
    }

    /// [`lanes_after`] with the step table at hand.
    #[inline]
    pub fn lanes_after_with(
        steps: &SquareSteps,
        before: &Features,
        square: usize,
        mut flips: u64,
    ) -> [u16; LANES] {
        let mut lanes = before.opponent;
        let placed = &steps.0[square & 63];
        for lane in 0..LANES {
            lanes[lane] = lanes[lane].wrapping_add(placed[lane].wrapping_mul(2));
        }
        while flips != 0 {
            let step = &steps.0[flips.trailing_zeros() as usize & 63];
            for lane in 0..LANES {
                lanes[lane] = lanes[lane].wrapping_add(step[lane]);
            }
            flips &= flips - 1;
        }
        lanes
    }

    /// The features after a move of the player, seen by the opponent.
    #[entry]
    #[inline]
    pub fn after(before: &Features, square: usize, flips: u64) -> Features {
        after_with(&PatternSet::get().square_steps, before, square, flips)
    }

    /// [`after`] with the step table at hand.
    #[inline]
    pub fn after_with(steps: &SquareSteps, before: &Features, square: usize, mut flips: u64) -> Features {
        // A turned disc goes from 2 to 1 for the mover and from 1 to 2 for the other; the
        // new disc is a 1 for the mover and a 2 for the other.
        let mut turned = [0_u16; LANES];
        while flips != 0 {
            let step = &steps.0[flips.trailing_zeros() as usize & 63];
            for lane in 0..LANES {
                turned[lane] = turned[lane].wrapping_add(step[lane]);
            }
            flips &= flips - 1;
        }
        let placed = &steps.0[square & 63];
        let mut after = Features { player: [0; LANES], opponent: [0; LANES] };
        for lane in 0..LANES {
            after.opponent[lane] = before.player[lane].wrapping_sub(turned[lane]).wrapping_add(placed[lane]);
            after.player[lane] =
                before.opponent[lane].wrapping_add(turned[lane]).wrapping_add(placed[lane].wrapping_mul(2));
        }
        after
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_rules::Rng;

    #[test]
    fn updates_equal_a_fresh_start() {
        for isa in Isa::available() {
            let mut rng = Rng::new(12_345);
            for _ in 0..40 {
                let mut board = Board::START;
                let mut features = Features::of(board);
                while !board.is_over() {
                    if let Some(square) = rng.pick(board.moves()) {
                        let flips = board.flips(square).0;
                        let half = hot::lanes_after(isa, &features, square.index(), flips);
                        features = features.after(isa, square.index(), flips);
                        assert_eq!(half, features.player, "{isa}");
                        board = board.play(square).expect("the move is legal");
                    } else {
                        board = board.swapped();
                        features = features.swapped();
                    }
                    assert_eq!(features, Features::of(board), "{isa}");
                }
            }
        }
    }
}
