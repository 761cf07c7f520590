//! Whatever a person pastes: the format is found out, the text read.

use crate::error::ReadError;
use crate::format::Format;
use crate::positions::ScoredPosition;
use crate::record::GameRecord;
use crate::text::{Cursor, excerpt, is_blank};
use crate::wthor::Names;
use std::fmt;

/// The longest text that is taken, in bytes: enough for thousands of games, and little
/// enough that nobody waits. Files have no such limit.
pub const PASTE_LIMIT: usize = 1 << 20;

/// What was pasted.
#[derive(Clone, Debug, PartialEq)]
pub enum Pasted {
    /// Games, and the format they came in.
    Games(Format, Vec<GameRecord>),
    /// Positions without moves, and the format they came in.
    Positions(Format, Vec<ScoredPosition>),
}

/// Why a pasted text means nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum PasteError {
    /// Nothing but blanks.
    Empty,
    /// Longer than [`PASTE_LIMIT`], with its length in bytes.
    TooLong(usize),
    /// No known format begins like this.
    Unrecognized(String),
    /// The format is known, but something in the text is wrong.
    Read(ReadError),
}

impl fmt::Display for PasteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PasteError::Empty => f.write_str("expected moves, a board or a game, found nothing"),
            PasteError::TooLong(length) => {
                write!(f, "expected at most {PASTE_LIMIT} bytes, found {length}: open the file instead")
            }
            PasteError::Unrecognized(start) => {
                write!(f, "expected moves, a board or a game in a known format, found {start:?}")
            }
            PasteError::Read(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for PasteError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            PasteError::Read(error) => Some(error),
            PasteError::Empty | PasteError::TooLong(_) | PasteError::Unrecognized(_) => None,
        }
    }
}

impl From<ReadError> for PasteError {
    fn from(error: ReadError) -> PasteError {
        PasteError::Read(error)
    }
}

/// Reads a pasted text in any format.
///
/// ```
/// use outflank_formats::{Format, Pasted, paste};
///
/// let Pasted::Games(format, games) = paste(b"1. F5 d6 2. C3 d3")? else { panic!() };
/// assert_eq!((format, games[0].moves.len()), (Format::PlayOk, 4));
/// # Ok::<(), outflank_formats::PasteError>(())
/// ```
pub fn paste(text: &[u8]) -> Result<Pasted, PasteError> {
    if text.len() > PASTE_LIMIT {
        return Err(PasteError::TooLong(text.len()));
    }
    let start = Cursor::new(text).rest();
    if start.iter().all(|&byte| is_blank(byte)) {
        return Err(PasteError::Empty);
    }
    let format = Format::detect(text).ok_or_else(|| PasteError::Unrecognized(excerpt(start.trim_ascii())))?;
    Ok(Pasted::read(format, text, &Names::default())?)
}
