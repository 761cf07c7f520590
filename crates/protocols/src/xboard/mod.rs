//! The protocol of XBoard and WinBoard, version 2, for the variant `reversi`, as OthelloTk
//! and Edax speak it.
//!
//! A disc is dropped like a piece in the hand, `P@f5`; a pass is `@@@@`. Who begins is White
//! here, as in chess, so that its White is Othello's Black: that goes for results and for the
//! letters of a FEN, where `P` is a disc of the side that begins. Scores are in hundredths of
//! a disc.

mod clock;
mod server;
mod words;

pub use server::Server;

/// Words that our lines begin with, but for thoughts, which begin with their depth.
const WORDS: [&str; 13] = [
    "feature",
    "pong",
    "move",
    "Illegal",
    "Error",
    "Hint:",
    "tellusererror",
    "1-0",
    "0-1",
    "1/2-1/2",
    "stat01:",
    "setup",
    "",
];

/// Whether a line is one that an engine says in this protocol.
#[must_use]
pub fn is_said(line: &str) -> bool {
    let word = line.split([' ', '\t']).next().unwrap_or_default();
    word.parse::<u32>().is_ok() || WORDS.contains(&word)
}
