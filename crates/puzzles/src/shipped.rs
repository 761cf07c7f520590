//! The puzzles that come with the program.

use crate::puzzle::{Puzzle, read};
use std::sync::LazyLock;

/// The collection of `data/collection.jsonl`, by kind, the easier ones of each first.
///
/// ```
/// let first = &outflank_puzzles::collection()[0];
/// assert!(first.position.moves().contains(first.first()));
/// ```
#[must_use]
pub fn collection() -> &'static [Puzzle] {
    static COLLECTION: LazyLock<Vec<Puzzle>> =
        LazyLock::new(|| read(include_str!("../data/collection.jsonl")).expect("the collection is tested"));
    &COLLECTION
}
