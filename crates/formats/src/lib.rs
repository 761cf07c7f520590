//! Othello games and positions as files: bytes in, checked values out, and back.
//!
//! Every game format reads into one value, [`GameRecord`], and writes from it. A
//! reader goes from bytes to syntax to a replay on the real rules, and only then hands
//! a game out: a file is imported whole or not at all. Errors say what is wrong, where
//! (line, column, byte offset) and what was expected.
//!
//! * [`read_games`] and [`write_games`]: whole files in any [`Format`].
//! * [`games`]: one game at a time, going on behind broken ones; [`wthor::Reader`]
//!   does the same over a stream of any length; [`positions()`] for positions.
//! * [`read_positions`] and [`write_positions`]: positions with the scores of their
//!   moves.
//! * [`check`]: replays games and reports what is wrong with them.
//! * [`kept`] and [`Losses`]: what a format has no word for.
//! * [`paste()`]: whatever a person pastes; [`Pasted`] reads, writes and converts whole files.
//! * [`Collection`]: some games of a file, read as often as needed and never all at once.
//!
//! ```
//! use outflank_formats::{Format, read_games, write_games};
//!
//! let games = read_games(Format::Transcript, b"f5d6c3d3c4")?;
//! let mut sgf = Vec::new();
//! write_games(Format::Sgf, &games, &mut sgf)?;
//! assert!(String::from_utf8(sgf)?.contains(";B[f5];W[d6];B[c3]"));
//! let error = read_games(Format::Transcript, b"f5d6c3f5").unwrap_err();
//! assert_eq!(error.offset, 6);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The crate touches no file and no network; callers hand it bytes. It holds no more
//! than a small multiple of its input in memory and reads in linear time.

mod bitboards;
mod board;
pub mod check;
pub mod clock;
mod collection;
mod content;
mod date;
mod detect;
mod drawn;
pub mod error;
mod fen;
pub mod format;
mod ggf;
mod logbook;
mod loss;
mod notation;
mod obf;
mod paste;
mod pgn;
mod playok;
mod positions;
mod quest;
pub mod record;
pub mod result;
mod sgf;
mod text;
mod transcript;
mod tree;
pub mod wthor;

pub use clock::{Clock, TimeControl};
pub use collection::{Collection, CollectionError};
pub use content::{Records, records, write_one};
pub use error::{Found, IllegalRecord, ReadError, ReadErrorKind, TextPlace, Unwritable, WriteError};
pub use format::{
    Format, Games, Positions, games, kept, positions, read_games, read_positions, write_games,
    write_positions,
};
pub use loss::{Loss, Losses};
pub use paste::{PASTE_LIMIT, PasteError, Pasted, paste};
pub use positions::{ScoredMove, ScoredPosition};
pub use record::{GameRecord, PerfectScore, RecordedMove, Tags, Variation};
pub use result::{Ending, Outcome, StatedResult};

/// The examples of the page a stranger sees first are run like all others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
