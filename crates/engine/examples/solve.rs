//! Solves a position.
//!
//! `cargo run --release -p outflank-engine --example solve`

use outflank_engine::{Engine, Limits, Settings, Stop, clock};
use outflank_eval::Weights;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut engine = Engine::new(Settings::default(), Weights::embedded(), Box::new(clock::Stopped));
    let position = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X".parse()?;
    let found = engine.search(position, &Limits::EXACT, &Stop::new(), &mut |_| {})?;
    println!("{} {}", found.best().mv, found.best().score);
    Ok(())
}
