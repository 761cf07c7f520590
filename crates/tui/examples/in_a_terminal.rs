//! The terminal app without the program around it:
//! `cargo run -p outflank-tui --example in_a_terminal`.
//!
//! Nothing is kept, and it is always the same day. An argument `NN` opens that game of the console.

use outflank_learn::Day;
use outflank_levels::Level;
use outflank_locale::Language;
use outflank_play::Variation;
use outflank_review::Effort;
use outflank_tui::{Begin, Look, Options};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let begin = match std::env::args().nth(1) {
        Some(digits) => Begin::Console(digits.parse::<Variation>()?, Level::CONSOLE),
        None => Begin::Menu,
    };
    let language = Language::of_environment(|name| std::env::var(name).ok());
    let (look, today, effort) = (Look::default(), || Day(0), Effort::default());
    let options = Options {
        language,
        look,
        ponder: false,
        shelf: None,
        preferences: None,
        today,
        begin,
        seed: 1,
        effort,
    };
    outflank_tui::run(options)?;
    Ok(())
}
