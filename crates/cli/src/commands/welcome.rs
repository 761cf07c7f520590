//! `outflank welcome`: the starting board, the game in three sentences, and what there
//! is to do, in the reader's language.

use crate::failure::{Failure, Outcome};
use crate::screen::Screen;
use outflank_report::Welcome;

/// The commands as they are typed, each with the text that says what it does.
const COMMANDS: [(&str, &str); 30] = [
    ("outflank serve", "welcome-serve"),
    ("outflank play", "welcome-play"),
    ("outflank rules", "welcome-rules"),
    ("outflank show GAME", "welcome-show"),
    ("outflank convert IN OUT", "welcome-convert"),
    ("outflank check FILE", "welcome-check"),
    ("outflank hint GAME", "welcome-hint"),
    ("outflank book show", "welcome-book"),
    ("outflank levels", "welcome-levels"),
    ("outflank solve FILE", "welcome-solve"),
    ("outflank analyze FILE", "welcome-analyze"),
    ("outflank library add FILE", "welcome-library"),
    ("outflank explore MOVES", "welcome-explore"),
    ("outflank board GAME", "welcome-board"),
    ("outflank puzzles show", "welcome-puzzles"),
    ("outflank openings NAME", "welcome-openings"),
    ("outflank random-position", "welcome-random-position"),
    ("outflank selfplay-opening", "welcome-selfplay-opening"),
    ("outflank bench", "welcome-bench"),
    ("outflank train STEP", "welcome-train"),
    ("outflank match A B", "welcome-match"),
    ("outflank gtp", "welcome-gtp"),
    ("outflank nboard", "welcome-nboard"),
    ("outflank xboard", "welcome-xboard"),
    ("outflank console", "welcome-console"),
    ("outflank perft N", "welcome-perft"),
    ("outflank backup FILE", "welcome-backup"),
    ("outflank repair", "welcome-repair"),
    ("outflank completions SHELL", "welcome-completions"),
    ("outflank man", "welcome-man"),
];

/// Prints the first screen.
pub fn run(screen: &mut Screen) -> Result<Outcome, Failure> {
    let welcome = Welcome { version: env!("CARGO_PKG_VERSION"), commands: &COMMANDS };
    screen.tell(&welcome)?;
    Ok(Outcome::Good)
}
