//! What must hold for any bytes whatsoever.
//!
//! Each function takes bytes from nowhere in particular and panics when something is
//! wrong with what we make of them. The fuzzer calls them with bytes it grows
//! (`cargo xtask fuzz`); the tests of this package call them with the seeds and small
//! damages to them, so that every finding stays found.

mod files;
mod library;
mod play;
mod talk;

pub use files::{games, pasted, wthor_stream};
pub use library::library;
pub use outflank_formats::Format;
pub use play::{game, tabletop};
pub use talk::{console, gtp, nboard, xboard};

/// A property by name: the name of the fuzz target and of its folder of seeds.
pub type Target = (&'static str, fn(&[u8]));

/// All of them.
pub const TARGETS: [Target; 21] = [
    ("game", game),
    ("tabletop", tabletop),
    ("paste", pasted),
    ("wthor_stream", wthor_stream),
    ("transcript", |bytes| games(Format::Transcript, bytes)),
    ("playok", |bytes| games(Format::PlayOk, bytes)),
    ("board", |bytes| games(Format::Board, bytes)),
    ("fen", |bytes| games(Format::Fen, bytes)),
    ("bitboards", |bytes| games(Format::Bitboards, bytes)),
    ("obf", |bytes| games(Format::Obf, bytes)),
    ("ggf", |bytes| games(Format::Ggf, bytes)),
    ("logbook", |bytes| games(Format::Logbook, bytes)),
    ("sgf", |bytes| games(Format::Sgf, bytes)),
    ("pgn", |bytes| games(Format::Pgn, bytes)),
    ("wthor", |bytes| games(Format::Wthor, bytes)),
    ("quest", |bytes| games(Format::Quest, bytes)),
    ("gtp", gtp),
    ("nboard", nboard),
    ("console", console),
    ("xboard", xboard),
    ("library", library),
];
