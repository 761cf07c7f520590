//! Numbers by chance, the same for the same seed.

use outflank_rules::{Square, SquareSet};

/// Small, fast, repeatable: xorshift64*.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator with this seed.
    #[must_use]
    pub fn new(seed: u64) -> Random {
        // The finisher of splitmix64: neighbouring seeds must not start alike, and the
        // state must not be zero.
        let mut state = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        state = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        state = (state ^ (state >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Random((state ^ (state >> 31)).max(1))
    }

    /// The generator of one game of many: each number has its own stream.
    #[must_use]
    pub fn of_game(seed: u64, number: u64) -> Random {
        Random::new(Random::new(seed).0.wrapping_add(number))
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: u32) -> u32 {
        (((self.next() >> 32) * u64::from(bound)) >> 32) as u32
    }

    /// A number from -1 to 1, without 1.
    pub(crate) fn around_zero(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1_u64 << 23) as f32 - 1.0
    }

    /// One of these squares.
    pub(crate) fn pick(&mut self, squares: SquareSet) -> Option<Square> {
        if squares.is_empty() {
            return None;
        }
        squares.into_iter().nth(self.below(squares.len()) as usize)
    }

    /// Puts these in another order, every one as likely.
    pub(crate) fn shuffle(&mut self, order: &mut [u32]) {
        for index in (1..order.len()).rev() {
            order.swap(index, self.below(index as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_keep_to_their_bounds_and_use_all_of_them() {
        let mut random = Random::new(1);
        let mut seen = [0; 5];
        (0..1_000).for_each(|_| seen[random.below(5) as usize] += 1);
        assert!(seen.iter().all(|&times| times > 150), "{seen:?}");
        let numbers: Vec<f32> = (0..1_000).map(|_| random.around_zero()).collect();
        assert!(numbers.iter().all(|number| (-1.0..1.0).contains(number)));
        assert!(numbers.iter().any(|&number| number < -0.9) && numbers.iter().any(|&number| number > 0.9));
    }

    #[test]
    fn shuffling_loses_nothing_and_seeds_differ() {
        let shuffled = |seed| {
            let mut order: Vec<u32> = (0..100).collect();
            Random::new(seed).shuffle(&mut order);
            order
        };
        let mut once = shuffled(1);
        assert_eq!(once, shuffled(1));
        assert_ne!(once, shuffled(2));
        once.sort_unstable();
        assert_eq!(once, (0..100).collect::<Vec<u32>>());
    }
}
