//! Games and boards made of chance, for the tests beside it.

#![allow(dead_code)] // each test file uses its own part

use outflank_rules::{Color, Game, Position, Rng, Square, SquareSet};
use proptest::prelude::*;

/// One of the squares of a set that is not empty, by a number.
pub fn pick(squares: SquareSet, number: u64) -> Square {
    let index = (number % u64::from(squares.len())) as usize;
    squares.into_iter().nth(index).expect("the index is below the length")
}

/// A whole game by chance.
pub fn whole_game(start: Position, seed: u64) -> Game {
    let mut rng = Rng::new(seed);
    let mut game = Game::from_position(start);
    while let Some(square) = rng.pick(game.legal_moves()) {
        game.play(square).expect("a legal move was picked");
    }
    game
}

/// The squares and the bits of a square name list, `"a1 c4"`.
pub fn squares(names: &str) -> SquareSet {
    names.split_whitespace().map(|name| name.parse::<Square>().expect("a square")).collect()
}

/// Any position with discs anywhere, also ones no game reaches, thin and full alike.
pub fn any_position() -> impl Strategy<Value = Position> {
    (any::<[u64; 4]>(), 0..5_u8, any::<bool>()).prop_map(|([a, b, c, d], density, black)| {
        let occupied = match density {
            0 => a & b & c,
            1 => a & b,
            2 => a,
            3 => a | b,
            _ => a | b | c,
        };
        let turn = if black { Color::Black } else { Color::White };
        Position::new(SquareSet(occupied & d), SquareSet(occupied & !d), turn).expect("split by d")
    })
}

/// A position some plies into a game by chance.
pub fn reached_position() -> impl Strategy<Value = Position> {
    (any::<u64>(), 0..=60_usize).prop_map(|(seed, ply)| {
        let game = whole_game(Position::START, seed);
        game.position_at(ply.min(game.ply())).expect("a ply of the game")
    })
}
