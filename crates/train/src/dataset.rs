//! Positions with their scores, in a file that only grows.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `OFTRAIN1` |
//! | 18 each | records: player's discs (u64), opponent's discs (u64), score for the player in discs (i8), how it was found (u8) |
//!
//! Everything is little-endian. A writer that was stopped in mid-record leaves a tail
//! that is cut off when the file is opened again, so a run can always be resumed.

use outflank_rules::{Board, SquareSet};
use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;

const MAGIC: [u8; 8] = *b"OFTRAIN1";
const RECORD: usize = 18;

/// How a score was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The result of the game the position was played in.
    Game,
    /// Solved to the end.
    Exact,
}

/// A position and the final score for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The position.
    pub board: Board,
    /// Discs won or lost in the end, empties to the winner.
    pub score: i8,
    /// How the score was found.
    pub source: Source,
}

impl Sample {
    fn to_bytes(self) -> [u8; RECORD] {
        let mut bytes = [0; RECORD];
        bytes[..8].copy_from_slice(&self.board.player().0.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.board.opponent().0.to_le_bytes());
        bytes[16] = self.score as u8;
        bytes[17] = u8::from(self.source == Source::Exact);
        bytes
    }

    fn from_bytes(bytes: &[u8; RECORD]) -> io::Result<Sample> {
        let word = |at: usize| u64::from_le_bytes(bytes[at..at + 8].try_into().expect("eight bytes"));
        let board = Board::new(SquareSet(word(0)), SquareSet(word(8)))
            .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
        let source = if bytes[17] == 0 { Source::Game } else { Source::Exact };
        Ok(Sample { board, score: bytes[16] as i8, source })
    }
}

/// Appends samples to a file.
pub struct Writer {
    file: File,
    samples: u64,
}

impl Writer {
    /// Opens or creates a data set and cuts off a half-written record.
    pub fn open(path: &Path) -> io::Result<Writer> {
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let length = file.metadata()?.len();
        if length < MAGIC.len() as u64 {
            file.set_len(0)?;
            file.write_all(&MAGIC)?;
            return Ok(Writer { file, samples: 0 });
        }
        let mut magic = [0; 8];
        file.read_exact(&mut magic)?;
        if magic != MAGIC {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "not an Outflank data set"));
        }
        let samples = (length - MAGIC.len() as u64) / RECORD as u64;
        let whole = MAGIC.len() as u64 + samples * RECORD as u64;
        file.set_len(whole)?;
        file.seek(SeekFrom::Start(whole))?;
        Ok(Writer { file, samples })
    }

    /// How many samples the file holds.
    #[must_use]
    pub fn samples(&self) -> u64 {
        self.samples
    }

    /// Appends the samples of one game.
    pub fn write(&mut self, samples: &[Sample]) -> io::Result<()> {
        let bytes: Vec<u8> = samples.iter().flat_map(|sample| sample.to_bytes()).collect();
        self.file.write_all(&bytes)?;
        self.samples += samples.len() as u64;
        Ok(())
    }
}

/// Reads all samples of a data set.
pub fn read(path: &Path) -> io::Result<impl Iterator<Item = io::Result<Sample>>> {
    let mut reader = BufReader::with_capacity(1 << 20, File::open(path)?);
    let mut magic = [0; 8];
    reader.read_exact(&mut magic)?;
    if magic != MAGIC {
        return Err(io::Error::new(io::ErrorKind::InvalidData, "not an Outflank data set"));
    }
    Ok(std::iter::from_fn(move || {
        let mut bytes = [0; RECORD];
        match reader.read_exact(&mut bytes) {
            Ok(()) => Some(Sample::from_bytes(&bytes)),
            // A tail shorter than a record belongs to a writer that was stopped.
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => None,
            Err(error) => Some(Err(error)),
        }
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cut_file_is_resumed_at_the_last_whole_record() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("data");
        let sample = Sample { board: Board::START, score: -6, source: Source::Exact };
        let mut writer = Writer::open(&path).unwrap();
        writer.write(&[sample; 3]).unwrap();
        drop(writer);
        let length = std::fs::metadata(&path).unwrap().len();
        OpenOptions::new().write(true).open(&path).unwrap().set_len(length - 5).unwrap();
        let mut writer = Writer::open(&path).unwrap();
        assert_eq!(writer.samples(), 2);
        writer.write(&[Sample { score: 2, ..sample }]).unwrap();
        let all: Vec<Sample> = read(&path).unwrap().collect::<io::Result<_>>().unwrap();
        assert_eq!(all.iter().map(|s| s.score).collect::<Vec<_>>(), [-6, -6, 2]);
        assert_eq!(all[0], sample);
    }

    #[test]
    fn another_file_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("data");
        std::fs::write(&path, b"something else entirely").unwrap();
        assert!(Writer::open(&path).is_err());
        assert!(read(&path).is_err());
    }
}
