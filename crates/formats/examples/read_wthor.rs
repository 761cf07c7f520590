//! Reads a year of the WTHOR database.
//!
//! `cargo run -p outflank-formats --example read_wthor -- WTH_2024.wtb`

use outflank_formats::{Format, read_games};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("which file?")?;
    for game in read_games(Format::Wthor, &std::fs::read(path)?)? {
        println!("{} moves, {:?}", game.moves.len(), game.stated);
    }
    Ok(())
}
