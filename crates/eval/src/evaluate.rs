//! From features to a score: one weight per lane, added up.

use crate::features::Features;
use crate::inference;
use crate::weights::{Weights, stage};
use outflank_rules::Board;
use outflank_rules::isa::Isa;

/// The evaluation of a board for the side to move, in units of 1/[`crate::PER_DISC`]
/// of a disc.
#[must_use]
pub fn evaluate(isa: Isa, weights: &Weights, board: Board) -> i32 {
    match weights.network() {
        Some(network) => inference::infer(isa, network, board),
        None => hot::sum(isa, weights.stage(stage(board.empties())), Features::of(board).configurations()),
    }
}

/// The sum, once per instruction set.
#[outflank_isa::per_isa]
pub mod hot {
    use crate::evaluate::kernel::this_isa as kernel;
    use crate::pattern::LANES;

    /// The sum of the weights of the player's configurations in a stage.
    #[entry]
    #[inline]
    pub fn sum(stage: &[i16], lanes: &[u16; LANES]) -> i32 {
        kernel::sum(stage, lanes)
    }
}

pub(crate) mod kernel {
    pub(crate) mod portable {
        use crate::pattern::{LANES, PatternSet};

        #[inline]
        pub(crate) fn sum(stage: &[i16], lanes: &[u16; LANES]) -> i32 {
            let offsets = &PatternSet::get().lane_offsets;
            (0..LANES).map(|lane| i32::from(stage[offsets[lane] as usize + usize::from(lanes[lane])])).sum()
        }
    }

    #[cfg(target_arch = "aarch64")]
    pub(crate) use portable as neon;

    /// Gathering is slow on many processors that have no wider registers than these: weights
    /// are loaded one by one, with nothing between the loads.
    #[cfg(target_arch = "x86_64")]
    pub(crate) mod avx2 {
        #![allow(unsafe_code)]
        use crate::pattern::{LANES, PatternSet};
        use crate::weights::MARGIN;

        /// One weight at a time, in four sums that do not wait for each other.
        #[inline]
        #[target_feature(enable = "avx2")]
        pub(crate) fn sum(stage: &[i16], lanes: &[u16; LANES]) -> i32 {
            let set = PatternSet::get();
            // The loads below are in bounds because of this: no lane begins after the
            // stage's own weights, and the margin is as long as a configuration can be.
            assert!(stage.len() >= set.weights + MARGIN, "a stage's table has its margin");
            let mut sums = [0_i32; 4];
            for group in 0..LANES / 4 {
                for (part, sum) in sums.iter_mut().enumerate() {
                    let lane = 4 * group + part;
                    let place = set.lane_offsets[lane] as usize + usize::from(lanes[lane]);
                    // SAFETY: an offset below `set.weights` plus 16 bits, see above.
                    *sum += i32::from(unsafe { *stage.get_unchecked(place) });
                }
            }
            sums.iter().sum()
        }
    }

    #[cfg(target_arch = "x86_64")]
    pub(crate) mod avx512 {
        #![allow(unsafe_code)]
        use crate::pattern::{LANES, PatternSet};
        use crate::weights::MARGIN;
        use std::arch::x86_64::*;

        /// Sixteen weights at a time, fetched as 32 bits and cut to their lower half.
        #[inline]
        #[target_feature(enable = "avx2,avx512f,avx512bw")]
        pub(crate) fn sum(stage: &[i16], lanes: &[u16; LANES]) -> i32 {
            let set = PatternSet::get();
            // The gather below is in bounds because of this: no lane begins after the
            // stage's own weights, and the margin is as long as a configuration can be.
            assert!(stage.len() >= set.weights + MARGIN, "a stage's table has its margin");
            let mut total = _mm512_setzero_si512();
            for group in 0..LANES / 16 {
                // SAFETY: both arrays have 64 entries and `group` is below 4; each index is an
                // offset below `set.weights` plus 16 bits, so with the margin checked above
                // even the upper half of the 32 bits read is inside the slice.
                unsafe {
                    let own = _mm256_loadu_si256(lanes.as_ptr().add(group * 16).cast());
                    let offset = _mm512_loadu_si512(set.lane_offsets.as_ptr().add(group * 16).cast());
                    let index = _mm512_add_epi32(_mm512_cvtepu16_epi32(own), offset);
                    let found = _mm512_i32gather_epi32::<2>(index, stage.as_ptr().cast());
                    total = _mm512_add_epi32(total, _mm512_srai_epi32::<16>(_mm512_slli_epi32::<16>(found)));
                }
            }
            _mm512_reduce_add_epi32(total)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::weights::STAGES;
    use outflank_rules::Symmetry;

    #[test]
    fn all_kernels_and_all_symmetries_agree() {
        let mut weights = Weights::zero();
        for pattern in &crate::pattern::PatternSet::get().patterns {
            for stage in 0..STAGES {
                for configuration in 0..pattern.configurations {
                    let canonical = pattern.canonical(configuration);
                    weights.stage_mut(stage)[pattern.offset + configuration] =
                        ((pattern.offset + canonical) * 2_654_435 % 60_000) as i32 as i16;
                }
            }
        }
        let mut board = Board::START;
        let mut choice = 3_usize;
        while let Some(square) = board.moves().into_iter().nth(choice % board.moves().len().max(1) as usize) {
            board = board.play(square).expect("the move is legal");
            choice = choice * 5 % 1009 + 1;
            let expected = evaluate(Isa::PORTABLE, &weights, board);
            for isa in Isa::available() {
                for symmetry in Symmetry::ALL {
                    assert_eq!(
                        evaluate(isa, &weights, symmetry.board(board)),
                        expected,
                        "{isa} {symmetry:?}"
                    );
                }
            }
        }
        assert!(board.empties() < 50);
    }
}
