//! Where judged positions are kept.

use crate::effort::Effort;
use outflank_engine::Line;
use outflank_eval::Weights;
use outflank_rules::{Board, Fnv, SquareSet};
use std::collections::HashMap;
use std::error::Error;
use std::fmt;

/// To be raised with every change of the search or of this crate that changes what is
/// found: what was kept before is then searched anew. A test notices when it is due.
pub(crate) const REVISION: u64 = 1;

/// Which search and which weights found something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Version(pub u64);

impl Version {
    /// Of this program with these weights.
    #[must_use]
    pub fn with(weights: &Weights) -> Version {
        let word = |chunk: &[u8]| chunk.iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
        let bytes = weights.to_bytes();
        Version(bytes.chunks(8).map(word).fold(Fnv::new().word(REVISION), Fnv::word).get())
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// What a judged position is kept under.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// One board for all eight that are equal by symmetry, and for both colours.
    pub board: Board,
    /// How hard it was looked at.
    pub effort: Effort,
    /// Who looked.
    pub version: Version,
}

impl Key {
    /// Whether these are all the moves of the board; what was kept may be damaged.
    #[must_use]
    pub fn fits(&self, lines: &[Line]) -> bool {
        let moves = self.board.moves();
        let squares = lines.iter().filter_map(|line| line.mv.square());
        let found = squares.fold(SquareSet::EMPTY, |all, square| all | square.set());
        found == moves && lines.len() == moves.len().max(1) as usize
    }
}

/// Why an archive could not do its work.
pub type ArchiveError = Box<dyn Error + Send + Sync>;

/// Keeps judged positions. Games share their openings, and a review that was broken off
/// goes on where it stopped: nothing is searched twice.
pub trait Archive {
    /// The lines kept under a key, of its board with the moves as they are there.
    fn find(&mut self, key: &Key) -> Result<Option<Vec<Line>>, ArchiveError>;

    /// Keeps lines for good: what was returned from survives the end of the process, if
    /// the archive does at all.
    fn keep(&mut self, key: &Key, lines: &[Line]) -> Result<(), ArchiveError>;
}

/// Keeps nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoArchive;

impl Archive for NoArchive {
    fn find(&mut self, _: &Key) -> Result<Option<Vec<Line>>, ArchiveError> {
        Ok(None)
    }

    fn keep(&mut self, _: &Key, _: &[Line]) -> Result<(), ArchiveError> {
        Ok(())
    }
}

/// Keeps everything, as long as it lives.
impl Archive for HashMap<Key, Vec<Line>> {
    fn find(&mut self, key: &Key) -> Result<Option<Vec<Line>>, ArchiveError> {
        Ok(self.get(key).cloned())
    }

    fn keep(&mut self, key: &Key, lines: &[Line]) -> Result<(), ArchiveError> {
        self.insert(*key, lines.to_vec());
        Ok(())
    }
}
