//! Games to look for puzzles in, when nobody has any at hand.
//!
//! Games between equal and careful players hold few puzzles. So the players here are of
//! different strength and distracted at times: one in three games is a rout, where
//! wipe-outs come from, and the others are close and full of missed chances.

use outflank_engine::{Engine, Limits, Selectivity, Stop};
use outflank_rules::{Color, Game, Rng};

/// Plays games, each given by its number alone.
#[derive(Clone, Copy, Debug)]
pub struct OwnGames {
    seed: u64,
}

/// How one side plays.
#[derive(Clone, Copy)]
struct Player {
    /// Plies it looks ahead.
    depth: u32,
    /// One move in so many is any move; 1 for all of them.
    stray: u32,
}

impl OwnGames {
    /// Games of this seed.
    #[must_use]
    pub const fn new(seed: u64) -> OwnGames {
        OwnGames { seed }
    }

    /// The game with this number.
    pub fn game(self, engine: &mut Engine, number: u64) -> Game {
        let mut rng = Rng::of(&[self.seed, number]);
        let players = match number % 3 {
            0 => [Player { depth: 4, stray: 20 }, Player { depth: 1, stray: 1 }],
            1 => [Player { depth: 3, stray: 8 }, Player { depth: 2, stray: 8 }],
            _ => [Player { depth: 4, stray: 10 }, Player { depth: 4, stray: 10 }],
        };
        let first = if rng.below(2) == 0 { Color::Black } else { Color::White };
        let mut game = Game::new();
        while !game.is_over() {
            let position = game.position();
            let player = players[usize::from(position.turn() != first)];
            let moves = position.moves();
            let any = game.ply() < 8 || rng.below(player.stray) == 0;
            let searched = (!any)
                .then(|| {
                    let limits = Limits::depth(player.depth, Selectivity::NONE);
                    engine.search(position, &limits, &Stop::new(), &mut |_| ()).ok()?.best().mv.square()
                })
                .flatten();
            let square = searched.or_else(|| rng.pick(moves)).expect("a game that is not over has a move");
            game.play(square).expect("the move is legal");
        }
        game
    }
}
