//! Why a file cannot be read or written.
//!
//! A [`ReadError`] says in one sentence what is wrong, where, and what was expected.
//! Readers report a `Fault`, which knows its byte offset alone; line and column are
//! added by whoever drives the reader, counting forward, so that a file with many
//! faults is still read in linear time.

use crate::Format;
use outflank_rules::{IllegalMove, Move, Square};
use std::{fmt, io};

/// Why a game or position could not be read.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadError {
    /// The format that was read.
    pub format: Format,
    /// Where, in bytes from 0.
    pub offset: u64,
    /// Where as line and column; `None` in binary formats.
    pub place: Option<TextPlace>,
    /// Number of the game or position in the file, from 1, when it was inside one.
    pub game: Option<usize>,
    /// What is wrong.
    pub kind: ReadErrorKind,
}

impl ReadError {
    /// The line, from 1, in text formats.
    #[must_use]
    pub fn line(&self) -> Option<usize> {
        self.place.map(|place| place.line)
    }

    /// The column in characters, from 1, in text formats.
    #[must_use]
    pub fn column(&self) -> Option<usize> {
        self.place.map(|place| place.column)
    }

    /// Whether the file was understood and a move in it breaks the rules.
    #[must_use]
    pub fn is_illegal_move(&self) -> bool {
        matches!(self.kind, ReadErrorKind::Illegal(_))
    }
}

impl fmt::Display for ReadError {
    /// `GGF, line 3, column 7 (offset 120), game 2: …`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, ", self.format)?;
        match self.place {
            Some(place) => {
                write!(f, "line {}, column {} (offset {})", place.line, place.column, self.offset)?;
            }
            None => write!(f, "offset {}", self.offset)?,
        }
        if let Some(game) = self.game {
            write!(f, ", {} {game}", if self.format.holds_games() { "game" } else { "position" })?;
        }
        write!(f, ": {}", self.kind)
    }
}

impl std::error::Error for ReadError {}

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextPlace {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
}

/// What is wrong with a file.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ReadErrorKind {
    /// Something else was expected here.
    Unexpected {
        /// What stands here.
        found: Found,
        /// What should.
        expected: &'static str,
    },
    /// A move breaks the rules.
    Illegal(IllegalRecord),
    /// A game of something else.
    OtherGame(String),
    /// A board that is not 8×8.
    BoardSize(String),
    /// Discs are set up after the first move.
    SetUpAfterMove,
    /// A square is given a disc of each colour.
    TwoDiscs(Square),
    /// The digit 0 beside both X and O, where it could mean either.
    AmbiguousZero,
    /// A WTHOR file of solitaires (endgame problems), not games.
    Solitaire,
    /// The number of records in the header and the size of the file disagree.
    FileSize {
        /// Records by the header.
        records: u32,
        /// Bytes they need, header included.
        expected: u64,
        /// Bytes there are; at least this many when the file is streamed.
        found: u64,
    },
    /// A byte that is no square in WTHOR's numbering.
    MoveByte {
        /// Number of the move, from 1.
        ply: usize,
        /// The byte.
        byte: u8,
    },
    /// A move after the zero that ends a WTHOR game.
    MoveAfterEnd {
        /// Number of the move, from 1.
        ply: usize,
    },
    /// A disc count above 64.
    DiscCount(u8),
    /// The text is not JSON, with the parser's reason.
    Json(String),
    /// The bytes could not be fetched.
    Io(io::ErrorKind),
}

/// What stands where something else was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// The file ends.
    End,
    /// The line ends.
    LineEnd,
    /// A byte that is no printable character.
    Byte(u8),
    /// The beginning of this text.
    Text(String),
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Found::End => f.write_str("the end of the file"),
            Found::LineEnd => f.write_str("the end of the line"),
            Found::Byte(byte) => write!(f, "byte 0x{byte:02x}"),
            Found::Text(text) => write!(f, "{text:?}"),
        }
    }
}

impl fmt::Display for ReadErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadErrorKind::Unexpected { found, expected } => write!(f, "expected {expected}, found {found}"),
            ReadErrorKind::Illegal(illegal) => illegal.fmt(f),
            ReadErrorKind::OtherGame(game) => write!(f, "expected a game of Othello, found {game:?}"),
            ReadErrorKind::BoardSize(size) => {
                write!(f, "expected an 8x8 board, found size {size:?}: other boards are not supported")
            }
            ReadErrorKind::SetUpAfterMove => f.write_str("discs can only be set up before the first move"),
            ReadErrorKind::TwoDiscs(square) => {
                write!(f, "expected one disc on {square}, found one of each colour")
            }
            ReadErrorKind::AmbiguousZero => {
                f.write_str("expected 0 beside X or beside O, found it beside both: its colour is unclear")
            }
            ReadErrorKind::Solitaire => {
                f.write_str("expected a file of games, found one of solitaires: these are not supported")
            }
            ReadErrorKind::FileSize { records, expected, found } => {
                write!(f, "expected {expected} bytes for {records} records, found {found}")
            }
            ReadErrorKind::MoveByte { ply, byte } => {
                write!(f, "move {ply}: expected 10 * row + column, each from 1 to 8, found {byte}")
            }
            ReadErrorKind::MoveAfterEnd { ply } => {
                write!(f, "move {ply}: expected only zeros after the end of the moves")
            }
            ReadErrorKind::DiscCount(count) => {
                write!(f, "expected a disc count of at most 64, found {count}")
            }
            ReadErrorKind::Json(reason) => write!(f, "expected JSON: {reason}"),
            ReadErrorKind::Io(kind) => write!(f, "the file cannot be read: {kind}"),
        }
    }
}

/// A move that breaks the rules, in a list of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalRecord {
    /// Number of the move, from 1, forced passes counted.
    pub ply: usize,
    /// The move.
    pub mv: Move,
    /// Why it is refused.
    pub reason: IllegalMove,
}

impl fmt::Display for IllegalRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self.mv {
            Move::Place(square) => square.to_string(),
            Move::Pass => "pass".to_owned(),
        };
        write!(f, "move {} ({name}) is illegal: {}", self.ply, self.reason)
    }
}

impl std::error::Error for IllegalRecord {}

/// Why games could not be written.
#[derive(Debug)]
#[non_exhaustive]
pub enum WriteError {
    /// The output refused the bytes.
    Io(io::Error),
    /// The format can be read, not written.
    ReadOnly(Format),
    /// A game cannot be expressed in the format.
    Game {
        /// The format.
        format: Format,
        /// Number of the game, from 1.
        game: usize,
        /// Why not.
        reason: Unwritable,
    },
}

/// Why a game cannot be expressed in a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unwritable {
    /// A move of it breaks the rules.
    Illegal(IllegalRecord),
    /// The format has no word for another start position.
    StartPosition,
    /// The format has no word for a game without moves.
    NoMoves,
    /// More names or games than the file can number.
    TooMany,
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unwritable::Illegal(illegal) => illegal.fmt(f),
            Unwritable::StartPosition => f.write_str(
                "the game does not begin at the usual start position, and this format has no other",
            ),
            Unwritable::NoMoves => {
                f.write_str("the game has no moves, and this format cannot tell it from nothing")
            }
            Unwritable::TooMany => f.write_str("the file cannot number that many games or names"),
        }
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::Io(error) => write!(f, "the file cannot be written: {error}"),
            WriteError::ReadOnly(format) => write!(f, "{format} can be read, not written"),
            WriteError::Game { format, game, reason } => {
                write!(f, "game {game} cannot be written as {format}: {reason}")
            }
        }
    }
}

impl std::error::Error for WriteError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            WriteError::Io(error) => Some(error),
            WriteError::ReadOnly(_) | WriteError::Game { .. } => None,
        }
    }
}

impl From<io::Error> for WriteError {
    fn from(error: io::Error) -> WriteError {
        WriteError::Io(error)
    }
}

/// A fault as a reader sees it: what, and at which byte.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Fault {
    pub(crate) offset: usize,
    pub(crate) kind: ReadErrorKind,
}

impl Fault {
    pub(crate) fn new(offset: usize, kind: ReadErrorKind) -> Fault {
        Fault { offset, kind }
    }

    pub(crate) fn illegal(offset: usize, ply: usize, mv: Move, reason: IllegalMove) -> Fault {
        Fault::new(offset, ReadErrorKind::Illegal(IllegalRecord { ply, mv, reason }))
    }
}
