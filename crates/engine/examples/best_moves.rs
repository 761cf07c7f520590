//! The best moves of a position, and what their scores rest on. Few empty squares are
//! solved; otherwise the engine looks ahead for a second.
//!
//! `cargo run --release -p outflank-engine --example best_moves -- '<64 squares> X'`

use outflank_engine::{Engine, Limits, Lines, Settings, Stop, clock};
use outflank_eval::Weights;
use outflank_rules::Position;
use std::error::Error;
use std::time::Duration;

/// The first position of the FFO test suite: 14 empty squares, Black wins by 18.
const EXAMPLE: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

fn main() -> Result<(), Box<dyn Error>> {
    let text = std::env::args().nth(1).unwrap_or_else(|| EXAMPLE.to_owned());
    let position: Position = text.parse()?;
    let mut engine = Engine::new(Settings::default(), Weights::embedded(), Box::new(clock::System::start()));

    let limits = match position.board().empties() {
        ..=16 => Limits::EXACT,
        _ => Limits::time(Duration::from_secs(1)),
    };
    // Another thread may use a clone of this to end the search early.
    let stop = Stop::new();
    let found = engine.search(position, &limits.with_lines(Lines::Best(3)), &stop, &mut |pass| {
        println!("  {} boards: {} {}", pass.nodes, pass.best().mv, pass.best().score);
    })?;
    for line in &found.lines {
        let play: Vec<String> = line.variation.iter().map(ToString::to_string).collect();
        println!("{} {}: {}", line.mv, line.score, play.join(" "));
    }
    Ok(())
}
