//! Plays a random game.
//!
//! `cargo run -p outflank-rules --example random_game`

use outflank_rules::{Game, IllegalMove, Rng};

fn main() -> Result<(), IllegalMove> {
    let (mut game, mut rng) = (Game::new(), Rng::new(7));
    while let Some(square) = rng.pick(game.legal_moves()) {
        game.play(square)?;
    }
    println!("{} {}", game.position(), game.outcome().expect("nobody can move").count);
    Ok(())
}
