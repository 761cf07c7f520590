//! Facts about the game that ship with the program.
//!
//! The files live in `data/` as JSON, so that the web app and other programs read the
//! same ones; this crate embeds them and gives them types. They say what is known,
//! not what to make of it: lessons, puzzles and opening recognition are built on top.
//!
//! * [`rulebook()`]: the figures, diagrams and puzzles of the printed rules, each with
//!   every statement the rules make about it as a [`rulebook::Fact`].
//! * [`openings()`]: names of opening lines in English, Japanese and French.
//! * [`ffo()`]: the endgame test suite of the French federation's magazine, positions
//!   1 to 59, with the exact score of every move.
//!
//! The tests of this crate replay every game, check every fact that the rules alone
//! can decide, and leave to a solver what needs one.

pub mod ffo;
pub mod openings;
pub mod rulebook;
mod text;

use std::sync::LazyLock;

/// The positions of the printed rules.
///
/// ```
/// let puzzle = outflank_data::rulebook().position("puz-2").expect("the second puzzle");
/// assert!(puzzle.board.moves().contains(puzzle.solution[0]));
/// ```
#[must_use]
pub fn rulebook() -> &'static rulebook::Rulebook {
    static RULEBOOK: LazyLock<rulebook::Rulebook> =
        LazyLock::new(|| parsed(include_str!("../data/rulebook.json")));
    &RULEBOOK
}

/// Named openings, each family together and shorter lines before their continuations.
#[must_use]
pub fn openings() -> &'static [openings::Opening] {
    static OPENINGS: LazyLock<Vec<openings::Opening>> =
        LazyLock::new(|| parsed(include_str!("../data/openings.json")));
    &OPENINGS
}

/// The FFO test positions 1 to 59, in order.
///
/// ```
/// let number_40 = &outflank_data::ffo()[39];
/// assert_eq!((number_40.board.board().empties(), number_40.best_score()), (20, 38));
/// ```
#[must_use]
pub fn ffo() -> &'static [ffo::Problem] {
    static FFO: LazyLock<Vec<ffo::Problem>> = LazyLock::new(|| parsed(include_str!("../data/ffo.json")));
    &FFO
}

fn parsed<T: serde::de::DeserializeOwned>(json: &str) -> T {
    serde_json::from_str(json).expect("a data file of this repository is well-formed: every test reads it")
}
