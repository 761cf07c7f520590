//! What the coach says about each move of a position.
//!
//! `cargo run --release -p outflank-review --example explain -- '<64 squares> X' pl`

use outflank_coach::{Comment, Hint};
use outflank_engine::Stop;
use outflank_eval::Weights;
use outflank_locale::{Language, Locale};
use outflank_review::{Effort, NoArchive, Reviewer};
use outflank_rules::Position;
use std::error::Error;
use std::num::NonZero;

/// After the first moves of a common opening.
const EXAMPLE: &str = "------------------XX-------XXX-----OX------OO------------------- O";

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let position: Position = words.next().as_deref().unwrap_or(EXAMPLE).parse()?;
    let language: Language = words.next().as_deref().unwrap_or("en").parse()?;
    let locale = Locale::new(language);

    let mut reviewer = Reviewer::new(Effort::STANDARD, NonZero::<usize>::MIN, Weights::embedded());
    let lines = reviewer.lines(position, &mut NoArchive, &Stop::new())?;
    println!("{}", Hint::towards(position, &lines)?.place().text(&locale));
    for square in position.moves() {
        println!("{square}: {}", Comment::on(position, square, &lines)?.text(&locale));
    }
    Ok(())
}
