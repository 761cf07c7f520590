//! Parity: who gets the last word in a region.
//!
//! The board is cut into its four quadrants. A quadrant with an odd number of empty
//! squares lets the side that starts there also finish there, so moves in odd
//! quadrants are tried first near the end of the game.

/// All squares of the quadrants that hold an odd number of the squares in `empty`.
#[inline]
pub(crate) fn odd_quadrants(empty: u64) -> u64 {
    // Folding by exclusive or leaves each quadrant's parity in its lowest bit…
    let mut fold = empty ^ (empty >> 1);
    fold ^= fold >> 2;
    fold ^= fold >> 8;
    fold ^= fold >> 16;
    // …and the multiplication spreads that bit over four rows of four columns.
    (fold & 0x0000_0011_0000_0011).wrapping_mul(0x0f0f_0f0f)
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_rules::Rng;

    #[test]
    fn each_quadrant_counts_for_itself() {
        const QUADRANTS: [u64; 4] =
            [0x0000_0000_0f0f_0f0f, 0x0000_0000_f0f0_f0f0, 0x0f0f_0f0f_0000_0000, 0xf0f0_f0f0_0000_0000];
        let mut rng = Rng::new(0);
        for _ in 0..10_000 {
            let empty = rng.bits();
            let expected: u64 =
                QUADRANTS.into_iter().filter(|quadrant| (empty & quadrant).count_ones() % 2 == 1).sum();
            assert_eq!(odd_quadrants(empty), expected);
        }
    }
}
