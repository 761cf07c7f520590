//! Searches with a time limit.
//!
//! `cargo run --release -p outflank-engine --example think`

use outflank_engine::{Engine, Limits, Settings, Stop, clock};
use outflank_eval::Weights;
use outflank_rules::Position;
use std::error::Error;
use std::time::Duration;

fn main() -> Result<(), Box<dyn Error>> {
    let mut engine = Engine::new(Settings::default(), Weights::embedded(), Box::new(clock::System::start()));
    let limits = Limits::time(Duration::from_millis(200));
    let found = engine.search(Position::START, &limits, &Stop::new(), &mut |_| {})?;
    println!("{} {}", found.best().mv, found.best().score);
    Ok(())
}
