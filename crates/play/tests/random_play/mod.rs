//! Random games, for the tests beside it.

#![allow(dead_code)] // each test file uses its own part

use outflank_rules::{Game, Position, Rng, Square, SquareSet};

/// A whole random game.
pub fn whole_game(start: Position, seed: u64) -> Game {
    let mut rng = Rng::new(seed);
    let mut game = Game::from_position(start);
    while rng.play(&mut game) {}
    game
}

/// The squares of a list of names, `"a1 c4"`.
pub fn squares(names: &str) -> SquareSet {
    names.split_whitespace().map(|name| name.parse::<Square>().expect("a square")).collect()
}
