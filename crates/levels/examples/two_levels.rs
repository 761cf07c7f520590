//! A game between two levels of the computer.
//!
//! `cargo run --release -p outflank-levels --example two_levels -- 3 12`

use outflank_engine::{Settings, Stop};
use outflank_levels::{Ask, Computer, Level};
use outflank_rules::{Color, Move, Position};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut names = std::env::args().skip(1);
    let black: Level = names.next().as_deref().unwrap_or("3").parse()?;
    let white: Level = names.next().as_deref().unwrap_or("12").parse()?;
    let mut computer = Computer::new(Settings { table_bytes: 16 << 20, ..Settings::default() });

    let mut position = Position::START;
    while !position.is_over() {
        let mv = if position.must_pass() {
            Move::Pass
        } else {
            let level = if position.turn() == Color::Black { black } else { white };
            let choice = computer.choose(&position, &Ask { level, clock: None, seed: 1 }, &Stop::new())?;
            Move::Place(choice.square)
        };
        print!("{mv} ");
        position = position.play(mv)?;
    }
    let discs = |color| position.discs(color).len();
    println!("\nlevel {black} {}, level {white} {}", discs(Color::Black), discs(Color::White));
    Ok(())
}
