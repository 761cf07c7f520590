//! The library of game collections as values: what came in, what is there, which games were found
//! and what people played in a position. Games and statistics are made by
//! [`outflank_library`] and kept by [`outflank_store::library`]; here they get keys and words.

mod collections;
mod explored;
mod found;
mod imports;

pub use collections::{Collections, Removed};
pub use explored::{ExploredMove, ExploredReport};
pub use found::{FoundGame, FoundGames};
pub use imports::Imports;

use outflank_library::GameResult;
use outflank_text::clean::foreign;

/// A name out of a file, for a terminal; a dash where there is none.
fn named(name: Option<&str>) -> String {
    name.map_or_else(|| "-".to_owned(), |name| foreign(name).into_owned())
}

/// A result as lists show it: discs of Black and White, or who won, or a question mark.
fn score(result: GameResult) -> String {
    match result {
        GameResult::Margin(margin) => {
            let black = (64 + i32::from(margin)) / 2;
            format!("{black}-{}", 64 - black)
        }
        GameResult::Won(outflank_rules::Color::Black) => "1-0".to_owned(),
        GameResult::Won(outflank_rules::Color::White) => "0-1".to_owned(),
        GameResult::Unknown => "?".to_owned(),
    }
}
