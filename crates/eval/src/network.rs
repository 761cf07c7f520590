//! A small network over the board patterns: how patterns work together.
//!
//! A sum of weights judges every pattern as if the rest of the board did not matter. Here
//! each configuration, of discs and of [moves](mod@crate::mobility), has a short *row* of numbers
//! instead of one weight. The rows of all lanes are added up, and what comes out, clipped, goes through one hidden layer with
//! weights of its own for every ply of the game:
//!
//! ```text
//! sums    = bias + Σ rows[configuration]                    (WIDTH numbers)
//! inputs  = clip(sums) and clip(sums)²                      (2 × WIDTH numbers)
//! hidden  = max(0, head.bias + head.hidden · inputs)        (HIDDEN numbers)
//! score   = head.constant + head.direct · sums + head.output · hidden
//! ```
//!
//! Rows are shared by all phases of the game and, like weights, by all symmetries of a
//! pattern. All numbers are integers, so every instruction set computes the same score:
//! [`ONE`] stands for 1 in sums and inputs, [`UNIT`] for 1 in the weights of a head.
//! [`inference`](mod@crate::inference) computes it.

use crate::mobility::MobilitySet;
use crate::pattern::PatternSet;
use crate::weights::{MARGIN, Reader};

/// Numbers in a row.
pub const WIDTH: usize = 32;

/// Hidden numbers of a head.
pub const HIDDEN: usize = 8;

/// Heads, one for each ply.
pub const HEADS: usize = 60;

/// What stands for 1 in sums and inputs.
pub const ONE: i32 = 128;

/// What stands for 1 in the weights of a head.
pub const UNIT: i32 = 256;

/// Discs that a score of 1 stands for.
pub const DISCS: i32 = 16;

/// The shape, for the fingerprint of a file.
const SHAPE: u64 = (WIDTH as u64) << 32 | (HIDDEN as u64) << 16 | HEADS as u64;

/// A number that changes whenever the network's shape does, or what it looks at beside the
/// patterns of discs.
pub(crate) fn fingerprint() -> u64 {
    // Rotated, so that the two do not meet in the same bits.
    MobilitySet::get().fingerprint().rotate_left(1) ^ SHAPE
}

/// A row of the network.
pub type Row = [i8; WIDTH];

/// The head for a number of empty squares; the opening's is 0.
#[must_use]
#[inline]
pub const fn head(empties: u32) -> usize {
    let played = 60_u32.saturating_sub(empties) as usize;
    if played < HEADS { played } else { HEADS - 1 }
}

/// What turns sums into a score, for one phase of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Head {
    /// For each sum and each hidden number a pair, in [`UNIT`]s: what the clipped sum and
    /// what its square contribute.
    pub hidden: [[[i16; 2]; HIDDEN]; WIDTH],
    /// What hidden numbers begin with, in [`ONE`] times [`UNIT`].
    pub bias: [i32; HIDDEN],
    /// From each hidden number to the score, in [`UNIT`]s.
    pub output: [i16; HIDDEN],
    /// From each sum to the score, in [`UNIT`]s.
    pub direct: [i16; WIDTH],
    /// What the score begins with, in [`ONE`] times [`UNIT`].
    pub constant: i32,
}

/// A whole network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    /// A row for each configuration of each pattern, in the order of the weights and then
    /// of the [`MobilitySet`], and a margin that means nothing.
    pub(crate) rows: Vec<Row>,
    pub(crate) bias: [i16; WIDTH],
    pub(crate) heads: Vec<Head>,
}

impl Network {
    /// A network from its parts. `row` tells the row of a configuration by its place, that
    /// is the offset of its pattern and its number; only canonical ones are asked for.
    #[must_use]
    pub fn new(row: impl FnMut(usize) -> Row, bias: [i16; WIDTH], heads: Vec<Head>) -> Network {
        assert_eq!(heads.len(), HEADS, "a head for every ply");
        Network { rows: Network::lay_out(row), bias, heads }
    }

    /// The row of a configuration, by its place.
    #[must_use]
    pub fn row(&self, place: usize) -> &Row {
        &self.rows[place]
    }

    /// What the sums begin with.
    #[must_use]
    pub const fn bias(&self) -> &[i16; WIDTH] {
        &self.bias
    }

    /// The heads, by [`head`].
    #[must_use]
    pub fn heads(&self) -> &[Head] {
        &self.heads
    }

    /// The rows of all configurations from those of the canonical ones.
    fn lay_out(mut row: impl FnMut(usize) -> Row) -> Vec<Row> {
        let mut rows = vec![[0; WIDTH]; MobilitySet::get().end + MARGIN];
        for (place, canonical) in places() {
            // The canonical one is never larger, and so already filled.
            rows[place] = if place == canonical { row(place) } else { rows[canonical] };
        }
        rows
    }

    /// Length in a file.
    pub(crate) fn file_bytes() -> usize {
        let rows = places().filter(|(place, canonical)| place == canonical).count();
        let head = 2 * WIDTH * HIDDEN * 2 + HIDDEN * 4 + HIDDEN * 2 + WIDTH * 2 + 4;
        rows * WIDTH + WIDTH * 2 + HEADS * head
    }

    pub(crate) fn read(from: &mut Reader<'_>) -> Network {
        let rows = Network::lay_out(|_| from.bytes().map(|number| number as i8));
        let bias = std::array::from_fn(|_| from.i16());
        let heads = (0..HEADS)
            .map(|_| Head {
                hidden: std::array::from_fn(|_| std::array::from_fn(|_| [from.i16(), from.i16()])),
                bias: std::array::from_fn(|_| from.i32()),
                output: std::array::from_fn(|_| from.i16()),
                direct: std::array::from_fn(|_| from.i16()),
                constant: from.i32(),
            })
            .collect();
        Network { rows, bias, heads }
    }

    pub(crate) fn write(&self, to: &mut Vec<u8>) {
        for (place, canonical) in places() {
            if place == canonical {
                to.extend(self.rows[place].map(|number| number as u8));
            }
        }
        put(to, &self.bias);
        for head in &self.heads {
            put(to, head.hidden.as_flattened().as_flattened());
            to.extend(head.bias.iter().flat_map(|number| number.to_le_bytes()));
            put(to, &head.output);
            put(to, &head.direct);
            to.extend(head.constant.to_le_bytes());
        }
    }
}

/// The place of every configuration among the rows, with that of the one whose row it has:
/// its mirror image's if that comes first, else its own.
pub fn places() -> impl Iterator<Item = (usize, usize)> {
    PatternSet::get().patterns.iter().chain(&MobilitySet::get().patterns).flat_map(|pattern| {
        (0..pattern.configurations).map(|configuration| {
            (pattern.offset + configuration, pattern.offset + pattern.canonical(configuration))
        })
    })
}

fn put(to: &mut Vec<u8>, numbers: &[i16]) {
    to.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use outflank_rules::Rng;

    /// Numbers without a pattern, small enough for sums to lie on both sides of the clip.
    pub(crate) fn sample() -> Network {
        let mut rng = Rng::new(7);
        let mut number = move |range: i32| rng.below(2 * range as u32 + 1) as i32 - range;
        let heads = (0..HEADS)
            .map(|_| Head {
                hidden: std::array::from_fn(|_| {
                    std::array::from_fn(|_| [number(200) as i16, number(200) as i16])
                }),
                bias: std::array::from_fn(|_| number(20_000)),
                output: std::array::from_fn(|_| number(300) as i16),
                direct: std::array::from_fn(|_| number(100) as i16),
                constant: number(10_000),
            })
            .collect();
        let bias = std::array::from_fn(|index| 8 * index as i16);
        Network::new(
            |place| std::array::from_fn(|index| ((place * 31 + index * 17) % 41) as i8 - 20),
            bias,
            heads,
        )
    }

    #[test]
    fn a_network_reads_back_as_written() {
        let network = sample();
        let mut bytes = Vec::new();
        network.write(&mut bytes);
        assert_eq!(bytes.len(), Network::file_bytes());
        assert!(Network::read(&mut Reader::new(&bytes)) == network);
    }

    #[test]
    fn heads_follow_the_game() {
        assert_eq!((head(60), head(59), head(1), head(0)), (0, 1, 59, 59));
    }
}
