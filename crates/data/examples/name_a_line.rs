//! The names a game goes through, however it is turned or transposed:
//! `cargo run -p outflank-data --example name_a_line -- c4e3f6e6f5`

use outflank_data::openings;
use outflank_rules::{Game, Square};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let moves = std::env::args().nth(1).unwrap_or_else(|| "c4e3f6e6f5".to_owned());
    let mut game = Game::new();
    for name in moves.as_bytes().chunks(2) {
        game.play(std::str::from_utf8(name)?.parse::<Square>()?)?;
        if let Some(opening) = openings::of(game.position().board()) {
            println!("after {} plies: {}", game.ply(), opening.name("en"));
        }
    }
    Ok(())
}
