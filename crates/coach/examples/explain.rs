//! What the coach says about each move of a position.
//!
//! `cargo run --release -p outflank-coach --example explain -- '<64 squares> X' pl`

use outflank_coach::{Comment, Hint, limits};
use outflank_engine::{Engine, Lines, Settings, Stop, clock};
use outflank_eval::Weights;
use outflank_locale::{Language, Locale};
use outflank_rules::Position;
use std::error::Error;

/// After the first moves of a common opening.
const EXAMPLE: &str = "------------------XX-------XXX-----OX------OO------------------- O";

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let position: Position = words.next().as_deref().unwrap_or(EXAMPLE).parse()?;
    let language: Language = words.next().as_deref().unwrap_or("en").parse()?;
    let locale = Locale::new(language);

    let mut engine = Engine::new(Settings::default(), Weights::embedded(), Box::new(clock::Stopped));
    let limits = limits(position).with_lines(Lines::All);
    let found = engine.search(position, &limits, &Stop::new(), &mut |_| ())?;
    println!("{}", Hint::towards(position, &found.lines)?.place().text(&locale));
    for square in position.moves() {
        println!("{square}: {}", Comment::on(position, square, &found.lines)?.text(&locale));
    }
    Ok(())
}
