//! WTHOR, the database of tournament games kept by the French federation.
//!
//! A year of games is a `.wtb` file; the names of players and tournaments stand in a
//! `.JOU` and a `.TRN` file that all years share. All three begin with the same
//! 16-byte [`Header`] and are little-endian.
//!
//! [`Reader`] walks through a `.wtb` stream of any length and gives raw [`Game`]
//! records of 68 bytes, whose [`Game::replay`] allocates nothing: more than a million
//! games a minute pass through one core with all their moves checked. [`read`] makes
//! [`crate::GameRecord`]s with [`Names`] filled in, [`FileSet`] turns records into the three
//! files again.
//!
//! The format stores no passes, rotates games so that the first move is f5, and counts
//! the empty squares for the winner; the writer does the same. Files of 10×10 games
//! and of solitaires are refused.

mod game;
mod header;
mod names;
mod reader;
mod writer;

pub use game::{Game, Replay, ReplayError};
pub use header::{Date, Header};
pub use names::{NameFile, Names};
pub use reader::{Reader, read};
pub use writer::{FileSet, Writer};

pub(crate) use reader::games;
pub(crate) use writer::{keep, write_games};
