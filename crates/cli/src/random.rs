//! Games by chance, the same for the same seed.

use outflank_rules::Game;
use std::hash::{BuildHasher, RandomState};

/// Numbers that depend on the seed alone: SplitMix64.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Numbers of this seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// A number below the bound.
    pub fn below(&mut self, bound: u32) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        // The upper bits of a product: no remainder, no bias worth speaking of.
        ((u128::from(mixed) * u128::from(bound)) >> 64) as usize
    }

    /// Plays a random move; false when the game is over.
    pub fn play(&mut self, game: &mut Game) -> bool {
        let moves = game.legal_moves();
        if moves.is_empty() {
            return false;
        }
        let square = moves.into_iter().nth(self.below(moves.len())).expect("the number is below the count");
        game.play(square).expect("the move is legal");
        true
    }

    /// A random game of so many plies that is not over.
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

/// A seed nobody asked for: another one each time. Small enough to be typed again.
pub fn any_seed() -> u64 {
    RandomState::new().hash_one(()) >> 32
}
