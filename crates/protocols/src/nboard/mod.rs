//! The protocol of NBoard, the Othello board by Chris Welty, and of the engines that
//! plug into it. Versions 1 and 2.
//!
//! The board holds the game: it sends whole games (`set game`) and moves (`move`), asks
//! for evaluations (`hint`) and moves (`go`), and an engine that answers `go` must not
//! play the move itself. `ping` stops whatever the engine is doing and is answered with
//! `pong`; nothing of the old position may be said after it.

mod client;
mod server;

pub use client::Client;
pub use server::Server;

/// Words that an engine's lines begin with.
const WORDS: [&str; 9] =
    ["pong", "status", "set", "nodestats", "search", "book", "===", "analysis", "learned"];

/// Whether a line is one that an engine says in this protocol.
#[must_use]
pub fn is_said(line: &str) -> bool {
    WORDS.contains(&line.split(' ').next().unwrap_or_default())
}
