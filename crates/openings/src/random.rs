//! Positions by chance, each with a game that leads to it.

use outflank_rules::{Game, Rng};
use std::ops::RangeInclusive;

/// A random game that stands with as many empty squares as `empties` allows, any number of them
/// as likely as another, and can go on. So the position is legal by construction.
///
/// # Panics
///
/// If no number from 1 to 60 is allowed: no such game will ever come.
pub fn random_game(empties: &RangeInclusive<u32>, rng: &mut Rng) -> Game {
    let (from, to) = (*empties.start(), *empties.end());
    assert!(1 <= from && from <= to && to <= 60, "no game has {from} to {to} empty squares and goes on");
    loop {
        let left = from + rng.below(to - from + 1);
        let mut game = Game::new();
        while game.position().board().empties() > left && rng.play(&mut game) {}
        // Some games end early, and most random games with one empty square are over.
        if !game.is_over() && game.position().board().empties() == left {
            return game;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_of_empty_squares_comes_about() {
        let mut rng = Rng::new(1);
        for left in 1..=60 {
            let game = random_game(&(left..=left), &mut rng);
            assert_eq!(game.position().board().empties(), left);
            assert!(game.position().board().can_move());
        }
        let mut seen: Vec<u32> =
            (0..200).map(|_| random_game(&(10..=12), &mut rng).position().board().empties()).collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen, [10, 11, 12]);
    }
}
