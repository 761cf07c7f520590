//! Inference: what the network says of a board.

use crate::network::Network;
use outflank_rules::Board;
use outflank_rules::isa::Isa;

/// The network's score of a board for the side to move, in units of 1/[`crate::PER_DISC`]
/// of a disc.
#[must_use]
pub fn infer(isa: Isa, network: &Network, board: Board) -> i32 {
    let (player, opponent) = (board.player().0, board.opponent().0);
    hot::infer(isa, network, player, opponent, board.moves().0, crate::Features::of(board).configurations())
}

/// Inference, once per instruction set.
#[outflank_isa::per_isa]
pub mod hot {
    use crate::inference::kernel::this_isa as kernel;
    use crate::mobility::MobilitySet;
    use crate::mobility::hot::this_isa::mobility;
    use crate::network::{DISCS, Network, ONE, UNIT, head};
    use crate::pattern::LANES;
    use crate::weights::PER_DISC;
    use outflank_rules::kernels::this_isa as rules;

    /// The score for the side to move, in units of 1/[`PER_DISC`] of a disc. `moves` are the
    /// player's legal moves, which a search has at hand.
    #[entry]
    #[inline]
    pub fn infer(network: &Network, player: u64, opponent: u64, moves: u64, lanes: &[u16; LANES]) -> i32 {
        let empty = !(player | opponent);
        let replies = rules::moves(opponent, player);
        let mobility = mobility(&MobilitySet::get().row_steps, empty, moves, replies);
        let sums = kernel::sums(network, lanes, &mobility);
        kernel::score(&network.heads[head(empty.count_ones())], &sums) / (ONE * UNIT / DISCS / PER_DISC)
    }
}

pub(crate) mod kernel {
    pub(crate) mod portable {
        use crate::mobility::{MOBILITY_LANES, MobilitySet};
        use crate::network::{Head, Network, ONE, UNIT, WIDTH};
        use crate::pattern::{LANES, PatternSet};

        /// The bias and the rows of all lanes, added up.
        #[inline]
        pub(crate) fn sums(
            network: &Network,
            lanes: &[u16; LANES],
            mobility: &[u16; MOBILITY_LANES],
        ) -> [i16; WIDTH] {
            let set = PatternSet::get();
            let mut sums = network.bias;
            let discs = lanes.iter().zip(&set.lane_offsets[..set.lanes]);
            for (&configuration, &offset) in
                discs.chain(mobility.iter().zip(&MobilitySet::get().lane_offsets))
            {
                let row = &network.rows[offset as usize + usize::from(configuration)];
                for (sum, number) in sums.iter_mut().zip(row) {
                    *sum = sum.wrapping_add(i16::from(*number));
                }
            }
            sums
        }

        /// What a head makes of the sums. Numbers of a file may be anything: what they
        /// overflow to means nothing, but it is the same on every instruction set.
        #[inline]
        pub(crate) fn score(head: &Head, sums: &[i16; WIDTH]) -> i32 {
            let mut score = head.constant;
            let mut hidden = head.bias;
            for (index, &sum) in sums.iter().enumerate() {
                score = score.wrapping_add(i32::from(sum) * i32::from(head.direct[index]));
                let clipped = sum.clamp(0, ONE as i16);
                let inputs = [clipped, clipped * clipped / ONE as i16].map(i32::from);
                for (to, [plain, squared]) in head.hidden[index].iter().enumerate() {
                    let both = inputs[0] * i32::from(*plain) + inputs[1] * i32::from(*squared);
                    hidden[to] = hidden[to].wrapping_add(both);
                }
            }
            for (number, &weight) in hidden.iter().zip(&head.output) {
                score = score.wrapping_add((number.max(&0) / UNIT).wrapping_mul(i32::from(weight)));
            }
            score
        }
    }

    #[cfg(target_arch = "aarch64")]
    pub(crate) use portable as neon;

    /// A row is half a register, so the wider registers of AVX-512 would not help.
    #[cfg(target_arch = "x86_64")]
    pub(crate) use avx2 as avx512;

    #[cfg(target_arch = "x86_64")]
    pub(crate) mod avx2 {
        #![allow(unsafe_code)]
        use crate::mobility::{MOBILITY_LANES, MobilitySet};
        use crate::network::{HIDDEN, Head, Network, ONE, UNIT, WIDTH};
        use crate::pattern::{LANES, PatternSet};
        use crate::weights::MARGIN;
        use std::arch::x86_64::*;

        /// Registers of sixteen 16-bit sums.
        const PARTS: usize = WIDTH / 16;
        // Eight hidden numbers of 32 bits are a register.
        const _: () = assert!(WIDTH == 16 * PARTS && HIDDEN == 8);
        // A clip and a shift by bytes and bits below rest on these.
        const _: () = assert!(ONE == 1 << 7 && UNIT == 1 << 8);

        /// The bias and the rows of all lanes, added up.
        #[inline]
        #[target_feature(enable = "avx2")]
        pub(crate) fn sums(
            network: &Network,
            lanes: &[u16; LANES],
            mobility: &[u16; MOBILITY_LANES],
        ) -> [i16; WIDTH] {
            let (set, mobility_set) = (PatternSet::get(), MobilitySet::get());
            // The loads below are in bounds because of this: no lane begins after the
            // patterns' own rows, and the margin is as long as a configuration can be.
            assert!(network.rows.len() >= mobility_set.end + MARGIN, "the rows have their margin");
            let rows = network.rows.as_ptr();
            // SAFETY: see above; a row has 16 bytes for each part, the bias 32.
            unsafe {
                let add = |to: &mut [__m256i; PARTS], place: usize| {
                    for (part, to) in to.iter_mut().enumerate() {
                        let row = _mm_loadu_si128(rows.add(place).cast::<__m128i>().add(part));
                        *to = _mm256_add_epi16(*to, _mm256_cvtepi8_epi16(row));
                    }
                };
                // Two sums, so that one addition need not wait for the other.
                let mut even: [__m256i; PARTS] = std::array::from_fn(|part| {
                    _mm256_loadu_si256(network.bias.as_ptr().cast::<__m256i>().add(part))
                });
                let mut odd = [_mm256_setzero_si256(); PARTS];
                // Unused lanes have a row of zeros, so an odd number is no harm.
                for pair in 0..set.lanes.div_ceil(2).min(LANES / 2) {
                    let place = |lane: usize| {
                        *set.lane_offsets.get_unchecked(lane) as usize
                            + usize::from(*lanes.get_unchecked(lane))
                    };
                    add(&mut even, place(2 * pair));
                    add(&mut odd, place(2 * pair + 1));
                }
                for pair in 0..MOBILITY_LANES / 2 {
                    let place =
                        |lane: usize| mobility_set.lane_offsets[lane] as usize + usize::from(mobility[lane]);
                    add(&mut even, place(2 * pair));
                    add(&mut odd, place(2 * pair + 1));
                }
                let mut sums = [0; WIDTH];
                for part in 0..PARTS {
                    let both = _mm256_add_epi16(even[part], odd[part]);
                    _mm256_storeu_si256(sums.as_mut_ptr().cast::<__m256i>().add(part), both);
                }
                sums
            }
        }

        /// What a head makes of the sums.
        #[inline]
        #[target_feature(enable = "avx2")]
        pub(crate) fn score(head: &Head, sums: &[i16; WIDTH]) -> i32 {
            // SAFETY: every load and store is of a whole part, 32 bytes of 16 sums or 64 of
            // their 16 pairs of inputs, of a register of 8 hidden numbers, or of 16 bytes of the
            // outputs.
            unsafe {
                let mut direct = _mm256_setzero_si256();
                let mut inputs = [0_i32; WIDTH];
                for part in 0..PARTS {
                    let sums = _mm256_loadu_si256(sums.as_ptr().cast::<__m256i>().add(part));
                    let weights = _mm256_loadu_si256(head.direct.as_ptr().cast::<__m256i>().add(part));
                    direct = _mm256_add_epi32(direct, _mm256_madd_epi16(sums, weights));
                    let clipped = _mm256_min_epi16(
                        _mm256_max_epi16(sums, _mm256_setzero_si256()),
                        _mm256_set1_epi16(ONE as i16),
                    );
                    let squares = _mm256_srli_epi16::<7>(_mm256_mullo_epi16(clipped, clipped));
                    // Pairs of a clipped sum and its square; each half register keeps its own.
                    let low = _mm256_unpacklo_epi16(clipped, squares);
                    let high = _mm256_unpackhi_epi16(clipped, squares);
                    let first = _mm256_permute2x128_si256::<0x20>(low, high);
                    let second = _mm256_permute2x128_si256::<0x31>(low, high);
                    let inputs = inputs.as_mut_ptr().add(16 * part);
                    _mm256_storeu_si256(inputs.cast(), first);
                    _mm256_storeu_si256(inputs.add(8).cast(), second);
                }
                let mut even = _mm256_loadu_si256(head.bias.as_ptr().cast());
                let mut odd = _mm256_setzero_si256();
                let part = |index: usize| {
                    let weights = _mm256_loadu_si256(head.hidden.as_ptr().add(index).cast());
                    _mm256_madd_epi16(_mm256_set1_epi32(inputs[index]), weights)
                };
                for pair in 0..WIDTH / 2 {
                    even = _mm256_add_epi32(even, part(2 * pair));
                    odd = _mm256_add_epi32(odd, part(2 * pair + 1));
                }
                let hidden = _mm256_max_epi32(_mm256_add_epi32(even, odd), _mm256_setzero_si256());
                let output = _mm256_cvtepi16_epi32(_mm_loadu_si128(head.output.as_ptr().cast()));
                let all =
                    _mm256_add_epi32(direct, _mm256_mullo_epi32(_mm256_srli_epi32::<8>(hidden), output));
                let half = _mm_add_epi32(_mm256_castsi256_si128(all), _mm256_extracti128_si256::<1>(all));
                let quarter = _mm_add_epi32(half, _mm_shuffle_epi32::<0b01_00_11_10>(half));
                let sum = _mm_add_epi32(quarter, _mm_shuffle_epi32::<0b10_11_00_01>(quarter));
                _mm_cvtsi128_si32(sum).wrapping_add(head.constant)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::Features;
    use crate::mobility::{MobilitySet, mobility};
    use crate::network::tests::sample;
    use crate::network::{DISCS, HIDDEN, ONE, UNIT, WIDTH, head};
    use crate::pattern::PatternSet;
    use crate::weights::PER_DISC;
    use outflank_rules::Symmetry;

    /// The formula of the network's page, word for word.
    fn by_the_book(network: &Network, board: Board) -> i32 {
        let features = Features::of(board);
        let moves = mobility(Isa::PORTABLE, board);
        let mut sums = network.bias.map(i64::from);
        let discs =
            PatternSet::get().patterns.iter().map(|pattern| (pattern, &features.configurations()[..]));
        for (pattern, lanes) in
            discs.chain(MobilitySet::get().patterns.iter().map(|pattern| (pattern, &moves[..])))
        {
            for lane in pattern.lanes.clone() {
                let place = pattern.offset + pattern.canonical(usize::from(lanes[lane]));
                for (sum, number) in sums.iter_mut().zip(network.rows[place]) {
                    *sum += i64::from(number);
                }
            }
        }
        let (one, unit) = (i64::from(ONE), i64::from(UNIT));
        let clipped = sums.map(|sum| sum.clamp(0, one));
        let head = &network.heads[head(board.empties())];
        let mut score = i64::from(head.constant);
        score += (0..WIDTH).map(|index| sums[index] * i64::from(head.direct[index])).sum::<i64>();
        for to in 0..HIDDEN {
            let from_inputs: i64 = clipped
                .iter()
                .zip(&head.hidden)
                .map(|(input, weights)| {
                    let [plain, squared] = weights[to].map(i64::from);
                    input * plain + input * input / one * squared
                })
                .sum();
            let hidden = (i64::from(head.bias[to]) + from_inputs).max(0) / unit;
            score += hidden * i64::from(head.output[to]);
        }
        (score * i64::from(DISCS * PER_DISC) / (one * unit)) as i32
    }

    #[test]
    fn every_instruction_set_computes_the_formula_under_every_symmetry() {
        let network = sample();
        let mut board = Board::START;
        let mut choice = 3_usize;
        let mut seen = std::collections::BTreeSet::new();
        while let Some(square) = board.moves().into_iter().nth(choice % board.moves().len().max(1) as usize) {
            board = board.play(square).expect("the move is legal");
            choice = choice * 5 % 1009 + 1;
            let expected = by_the_book(&network, board);
            seen.insert(expected);
            for isa in Isa::available() {
                for symmetry in Symmetry::ALL {
                    assert_eq!(infer(isa, &network, symmetry.board(board)), expected, "{isa} {symmetry:?}");
                }
            }
        }
        assert!(board.empties() < 50 && seen.len() > 10, "scores differ from board to board");
    }
}
