//! Rng that can be repeated: the same seed gives the same numbers on every machine.
//!
//! Openings of matches, games to learn from, moves of weak opponents and most tests are made
//! of it. It is no secret to anybody, so names that nobody may guess come from elsewhere.

use crate::{Game, Square, SquareSet};

/// Numbers by chance. The generator is SplitMix64: small, quick, and without a bad seed.
///
/// ```
/// use outflank_rules::Rng;
///
/// let game = || Rng::new(7).game(20).expect("this one lasts longer");
/// assert_eq!(game().ply(), 20);
/// assert_eq!(game().position(), game().position());
/// ```
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The numbers of this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// The numbers of several words together, as a seed and the number of a game: if one of
    /// them is another, the numbers are others.
    #[must_use]
    pub fn of(words: &[u64]) -> Rng {
        let Some((&first, others)) = words.split_first() else { return Rng::new(0) };
        others.iter().fold(Rng::new(first), |mut rng, word| Rng::new(rng.bits() ^ word))
    }

    /// 64 bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`; 0 if there is none.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        // The upper bits of a product: no remainder, no bias worth speaking of.
        ((u128::from(self.bits()) * u128::from(bound)) >> 64) as u32
    }

    /// A number from 0 to 1, without 1.
    #[inline]
    pub fn fraction(&mut self) -> f32 {
        (self.bits() >> 40) as f32 / (1_u32 << 24) as f32
    }

    /// One of these squares, each as likely; none of no squares.
    pub fn pick(&mut self, squares: SquareSet) -> Option<Square> {
        let number = self.below(squares.len());
        squares.into_iter().nth(number as usize)
    }

    /// One of these, each as likely as its weight says; none of nothing.
    pub fn draw<T: Copy>(&mut self, weighted: &[(T, f32)]) -> Option<T> {
        let total: f32 = weighted.iter().map(|(_, weight)| weight).sum();
        let mut left = self.fraction() * total;
        let found = weighted.iter().find(|(_, weight)| {
            left -= weight;
            left < 0.0
        });
        // Rounding may leave a little behind the last one.
        found.or(weighted.last()).map(|&(item, _)| item)
    }

    /// Puts these in another order, every one as likely.
    pub fn shuffle<T>(&mut self, order: &mut [T]) {
        for index in (1..order.len()).rev() {
            let bound = u32::try_from(index + 1).expect("fewer than 2^32 are shuffled");
            order.swap(index, self.below(bound) as usize);
        }
    }

    /// Plays any legal move; false when the game is over.
    pub fn play(&mut self, game: &mut Game) -> bool {
        let Some(square) = self.pick(game.legal_moves()) else { return false };
        game.play(square).expect("a legal move was picked");
        true
    }

    /// A game of so many plies that is not over; none if it ended before.
    pub fn game(&mut self, plies: usize) -> Option<Game> {
        let mut game = Game::new();
        while game.ply() < plies {
            if !self.play(&mut game) {
                return None;
            }
        }
        (!game.is_over()).then_some(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn the_numbers_are_those_of_splitmix64() {
        // Published with the generator, for the seed 1234567.
        let mut rng = Rng::new(1_234_567);
        let first = [(); 3].map(|()| rng.bits());
        assert_eq!(first, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn numbers_keep_to_their_bounds_and_use_all_of_them() {
        let mut rng = Rng::new(1);
        let mut seen = [0; 5];
        (0..1_000).for_each(|_| seen[rng.below(5) as usize] += 1);
        assert!(seen.iter().all(|&times| times > 150), "{seen:?}");
        assert_eq!(rng.below(0), 0);
        let numbers: Vec<f32> = (0..1_000).map(|_| rng.fraction()).collect();
        assert!(numbers.iter().all(|number| (0.0..1.0).contains(number)));
        assert!(numbers.iter().any(|&number| number < 0.1) && numbers.iter().any(|&number| number > 0.9));
    }

    #[test]
    fn draws_follow_the_weights() {
        let weighted = [('a', 1.0), ('b', 0.0), ('c', 3.0)];
        let mut rng = Rng::new(7);
        let draws: Vec<char> = (0..4_000).filter_map(|_| rng.draw(&weighted)).collect();
        let counts = ['a', 'b', 'c'].map(|wanted| draws.iter().filter(|&&drawn| drawn == wanted).count());
        assert!((800..1_200).contains(&counts[0]) && counts[1] == 0, "{counts:?}");
        assert_eq!(rng.draw::<char>(&[]), None);
        assert_eq!(rng.pick(SquareSet::EMPTY), None);
    }

    #[test]
    fn shuffling_loses_nothing_and_seeds_differ() {
        let shuffled = |seed| {
            let mut order: Vec<u32> = (0..100).collect();
            Rng::new(seed).shuffle(&mut order);
            order
        };
        let mut once = shuffled(1);
        assert_eq!(once, shuffled(1));
        assert_ne!(once, shuffled(2));
        once.sort_unstable();
        assert_eq!(once, (0..100).collect::<Vec<u32>>());
    }

    #[test]
    fn every_word_of_a_seed_counts() {
        let words: [&[u64]; 6] = [&[1], &[2], &[1, 1], &[1, 2], &[2, 1], &[1, 2, 0]];
        let first: HashSet<u64> = words.iter().map(|words| Rng::of(words).bits()).collect();
        assert_eq!(first.len(), words.len());
    }

    #[test]
    fn a_game_ends_where_it_was_asked_to_or_not_at_all() {
        let mut rng = Rng::new(3);
        for plies in 0..60 {
            let Some(game) = rng.game(plies) else { continue };
            assert!(game.ply() >= plies && !game.is_over());
        }
        // Sixty moves fill the board: only passes make a game longer.
        assert!(rng.game(70).is_none());
    }
}
