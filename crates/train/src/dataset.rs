//! Positions with their scores, in a file that only grows.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `OFTRAIN1` |
//! | 18 each | records: player's discs (u64), opponent's discs (u64), score for the player in discs (i8), marks (u8) |
//!
//! Everything is little-endian. Of the marks, bit 0 says that the score was solved to
//! the end, bit 1 that this is the last record of its game, and bit 2 that searches found
//! the score; without bits 0 and 2 it is the result of the game.
//!
//! A writer that was stopped in mid-game leaves a tail without that end. It is cut off
//! when the file is opened again, so the file holds whole games and a run can always be
//! resumed where it stopped.

use outflank_rules::{Board, SquareSet};
use std::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;

const MAGIC: [u8; 8] = *b"OFTRAIN1";
const RECORD: usize = 18;
const EXACT: u8 = 1;
const LAST_OF_GAME: u8 = 2;
const SEARCHED: u8 = 4;

/// No game leaves more records than this: a sample and a sibling for each of 60 moves.
const LONGEST_GAME: u64 = 128;

/// Records without an end of a game are given out in stretches of this length. Files
/// made by other means than self-play may have no games.
const STRETCH: usize = 4096;

/// How a score was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The result of the game the position was played in.
    Game,
    /// What searches of this position and of those that followed said.
    Search,
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

/// Why a data set cannot be read or written.
#[derive(Debug)]
pub enum DatasetError {
    /// The system refused.
    Io(io::Error),
    /// The file is something else.
    NotADataSet,
    /// A record that no writer of ours wrote.
    Record {
        /// Its number, from 1.
        record: u64,
        /// Where it begins in the file.
        offset: u64,
        /// What is wrong with it.
        fault: RecordFault,
    },
    /// The file ends in many records that belong to no finished game. A stopped run
    /// leaves a few, which are cut off; these are worth keeping.
    NoEnd {
        /// How many records.
        records: u64,
    },
    /// Another run is writing the file.
    Busy,
}

/// What is wrong with a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// A square has a disc of either side.
    Overlap,
    /// The score is not between -64 and 64.
    Score(i8),
    /// Marks with no meaning are set.
    Marks(u8),
}

impl fmt::Display for DatasetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DatasetError::Io(error) => error.fmt(f),
            DatasetError::NotADataSet => f.write_str("not an Outflank data set"),
            DatasetError::Record { record, offset, fault } => {
                write!(f, "record {record} at offset {offset}: ")?;
                match fault {
                    RecordFault::Overlap => f.write_str("a square has a disc of either side"),
                    RecordFault::Score(score) => write!(f, "score {score}, expected -64 to 64"),
                    RecordFault::Marks(marks) => write!(f, "marks {marks:#04x}, expected 0 to 4 or 6"),
                }
            }
            DatasetError::NoEnd { records } => {
                write!(f, "the last {records} records belong to no finished game: use another file")
            }
            DatasetError::Busy => f.write_str("another run is writing to this file"),
        }
    }
}

impl std::error::Error for DatasetError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            DatasetError::Io(error) => Some(error),
            _ => None,
        }
    }
}

impl From<io::Error> for DatasetError {
    fn from(error: io::Error) -> DatasetError {
        DatasetError::Io(error)
    }
}

impl Sample {
    fn to_bytes(self, last: bool) -> [u8; RECORD] {
        let mut bytes = [0; RECORD];
        bytes[..8].copy_from_slice(&self.board.player().0.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.board.opponent().0.to_le_bytes());
        bytes[16] = self.score as u8;
        bytes[17] = match self.source {
            Source::Game => 0,
            Source::Search => SEARCHED,
            Source::Exact => EXACT,
        } | if last { LAST_OF_GAME } else { 0 };
        bytes
    }

    fn from_bytes(bytes: &[u8; RECORD]) -> Result<Sample, RecordFault> {
        let word = |at: usize| u64::from_le_bytes(bytes[at..at + 8].try_into().expect("eight bytes"));
        let board = Board::new(SquareSet(word(0)), SquareSet(word(8))).map_err(|_| RecordFault::Overlap)?;
        let (score, marks) = (bytes[16] as i8, bytes[17]);
        if !(-64..=64).contains(&score) {
            return Err(RecordFault::Score(score));
        }
        let source = match marks & !LAST_OF_GAME {
            0 => Source::Game,
            SEARCHED => Source::Search,
            EXACT => Source::Exact,
            _ => return Err(RecordFault::Marks(marks)),
        };
        Ok(Sample { board, score, source })
    }
}

/// Appends games to a file. While it lives, no other writer can open the file.
#[derive(Debug)]
pub struct Writer {
    file: File,
    games: u64,
    samples: u64,
}

impl Writer {
    /// Opens or creates a data set and cuts off a half-written game.
    pub fn open(path: &Path) -> Result<Writer, DatasetError> {
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(DatasetError::Busy),
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        let start = first_bytes(&mut file)?;
        if start.len() < MAGIC.len() && MAGIC.starts_with(&start) {
            file.set_len(0)?;
            file.seek(SeekFrom::Start(0))?;
            file.write_all(&MAGIC)?;
            return Ok(Writer { file, games: 0, samples: 0 });
        }
        if start != MAGIC {
            return Err(DatasetError::NotADataSet);
        }
        let (mut records, mut games, mut samples) = (0, 0, 0);
        let mut reader = BufReader::with_capacity(1 << 20, &file);
        while let Some(bytes) = next_record(&mut reader)? {
            records += 1;
            if bytes[17] & LAST_OF_GAME != 0 {
                games += 1;
                samples = records;
            }
        }
        if records - samples > LONGEST_GAME {
            return Err(DatasetError::NoEnd { records: records - samples });
        }
        let whole = MAGIC.len() as u64 + samples * RECORD as u64;
        file.set_len(whole)?;
        file.seek(SeekFrom::Start(whole))?;
        Ok(Writer { file, games, samples })
    }

    /// How many games the file holds.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How many samples the file holds.
    #[must_use]
    pub fn samples(&self) -> u64 {
        self.samples
    }

    /// Appends the samples of one game, unless there are none.
    pub fn write(&mut self, game: &[Sample]) -> Result<(), DatasetError> {
        let Some(last) = game.len().checked_sub(1) else { return Ok(()) };
        let bytes: Vec<u8> =
            game.iter().enumerate().flat_map(|(index, sample)| sample.to_bytes(index == last)).collect();
        self.file.write_all(&bytes)?;
        self.games += 1;
        self.samples += game.len() as u64;
        Ok(())
    }

    /// Waits until everything is on the disk.
    pub fn sync(&self) -> Result<(), DatasetError> {
        Ok(self.file.sync_data()?)
    }
}

/// As many bytes as a data set begins with, or fewer when there are no more.
fn first_bytes(input: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut start = Vec::with_capacity(MAGIC.len());
    input.take(MAGIC.len() as u64).read_to_end(&mut start)?;
    Ok(start)
}

/// The next whole record; a tail shorter than that belongs to a writer that was stopped.
fn next_record(input: &mut impl Read) -> io::Result<Option<[u8; RECORD]>> {
    let mut bytes = [0; RECORD];
    match input.read_exact(&mut bytes) {
        Ok(()) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(None),
        Err(error) => Err(error),
    }
}

/// The games of a data set, each with its samples, as [`read`] finds them.
#[derive(Debug)]
pub struct Games<R> {
    input: R,
    records: u64,
    failed: bool,
}

/// Opens a data set to read its games one by one.
pub fn read(path: &Path) -> Result<Games<BufReader<File>>, DatasetError> {
    Games::new(BufReader::with_capacity(1 << 20, File::open(path)?))
}

/// Whether a file is a data set; anything else may be games.
pub fn is_one(path: &Path) -> Result<bool, DatasetError> {
    match read(path) {
        Ok(_) => Ok(true),
        Err(DatasetError::NotADataSet) => Ok(false),
        Err(error) => Err(error),
    }
}

/// Begins a file anew with these samples, each a game of its own.
pub fn write_new(path: &Path, samples: &[Sample]) -> Result<(), DatasetError> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.into()),
        _ => {}
    }
    let mut writer = Writer::open(path)?;
    samples.iter().try_for_each(|sample| writer.write(&[*sample]))?;
    writer.sync()
}

impl<R: Read> Games<R> {
    /// The games in these bytes.
    pub fn new(mut input: R) -> Result<Games<R>, DatasetError> {
        if first_bytes(&mut input)? != MAGIC {
            return Err(DatasetError::NotADataSet);
        }
        Ok(Games { input, records: 0, failed: false })
    }

    fn next_game(&mut self) -> Result<Vec<Sample>, DatasetError> {
        let mut game = Vec::new();
        while let Some(bytes) = next_record(&mut self.input)? {
            let offset = MAGIC.len() as u64 + self.records * RECORD as u64;
            self.records += 1;
            let sample = Sample::from_bytes(&bytes).map_err(|fault| DatasetError::Record {
                record: self.records,
                offset,
                fault,
            })?;
            game.push(sample);
            if bytes[17] & LAST_OF_GAME != 0 || game.len() == STRETCH {
                break;
            }
        }
        Ok(game)
    }
}

impl<R: Read> Iterator for Games<R> {
    type Item = Result<Vec<Sample>, DatasetError>;

    /// The samples of the next game, at least one. Nothing follows an error.
    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let game = self.next_game();
        self.failed = game.is_err();
        if matches!(&game, Ok(samples) if samples.is_empty()) { None } else { Some(game) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: Sample = Sample { board: Board::START, score: -6, source: Source::Exact };

    fn scored(scores: &[i8]) -> Vec<Sample> {
        scores.iter().map(|&score| Sample { score, ..SAMPLE }).collect()
    }

    fn scores(path: &Path) -> Vec<Vec<i8>> {
        let games = read(path).unwrap().map(Result::unwrap);
        games.map(|game| game.iter().map(|sample| sample.score).collect()).collect()
    }

    #[test]
    fn a_file_begun_anew_holds_what_was_given_and_no_more() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.data");
        let sample = Sample { board: Board::START, score: 2, source: Source::Exact };
        for count in [3, 1] {
            write_new(&path, &vec![sample; count]).unwrap();
            assert_eq!(read(&path).unwrap().count(), count);
        }
        assert!(is_one(&path).unwrap());
        std::fs::write(&path, b"f5d6c3").unwrap();
        assert!(!is_one(&path).unwrap());
    }

    #[test]
    fn games_read_back_as_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("data");
        let mut writer = Writer::open(&path).unwrap();
        let game = Sample { board: Board::START.swapped(), score: 64, source: Source::Game };
        let searched = Sample { source: Source::Search, ..SAMPLE };
        writer.write(&[searched, SAMPLE, game]).unwrap();
        writer.write(&[]).unwrap();
        writer.write(&[SAMPLE]).unwrap();
        assert_eq!((writer.games(), writer.samples()), (2, 4));
        let games: Vec<Vec<Sample>> = read(&path).unwrap().map(Result::unwrap).collect();
        assert_eq!(games, [vec![searched, SAMPLE, game], vec![SAMPLE]]);
    }

    #[test]
    fn a_file_cut_anywhere_is_resumed_at_the_last_whole_game() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("data");
        let mut writer = Writer::open(&path).unwrap();
        writer.write(&scored(&[1, 2])).unwrap();
        writer.write(&scored(&[3, 4, 5])).unwrap();
        drop(writer);
        let whole = std::fs::read(&path).unwrap();
        for length in 0..whole.len() {
            std::fs::write(&path, &whole[..length]).unwrap();
            let mut writer = Writer::open(&path).unwrap();
            let first_is_whole = length >= MAGIC.len() + 2 * RECORD;
            assert_eq!(writer.games(), u64::from(first_is_whole), "{length}");
            writer.write(&scored(&[6])).unwrap();
            drop(writer);
            let expected: &[&[i8]] = if first_is_whole { &[&[1, 2], &[6]] } else { &[&[6]] };
            assert_eq!(scores(&path), expected, "{length}");
        }
    }

    #[test]
    fn another_file_is_refused_and_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("data");
        for text in [&b"something else entirely"[..], b"short"] {
            std::fs::write(&path, text).unwrap();
            assert!(matches!(Writer::open(&path), Err(DatasetError::NotADataSet)));
            assert!(matches!(read(&path), Err(DatasetError::NotADataSet)));
            assert_eq!(std::fs::read(&path).unwrap(), text);
        }
    }

    #[test]
    fn many_samples_without_an_end_are_not_cut_off() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("data");
        let records = STRETCH + 10;
        let bytes = [MAGIC.as_slice(), &SAMPLE.to_bytes(false).repeat(records)].concat();
        std::fs::write(&path, &bytes).unwrap();
        let error = Writer::open(&path).unwrap_err();
        assert!(matches!(error, DatasetError::NoEnd { records: found } if found == records as u64));
        assert_eq!(std::fs::read(&path).unwrap(), bytes);
        let lengths: Vec<usize> = read(&path).unwrap().map(|game| game.unwrap().len()).collect();
        assert_eq!(lengths, [STRETCH, 10]);
    }

    #[test]
    fn broken_records_are_named() {
        let good = SAMPLE.to_bytes(false);
        for (at, value, fault) in [
            (0, 0xff, RecordFault::Overlap),
            (16, 65, RecordFault::Score(65)),
            (16, 0x80, RecordFault::Score(-128)),
            (17, 5, RecordFault::Marks(5)),
            (17, 8, RecordFault::Marks(8)),
        ] {
            let mut bad = good;
            bad[8] = u8::from(at == 0);
            bad[at] = value;
            let bytes = [MAGIC.as_slice(), &good, &bad, &good].concat();
            let mut games = Games::new(bytes.as_slice()).unwrap();
            let error = games.next().unwrap().unwrap_err();
            assert!(
                matches!(error, DatasetError::Record { record: 2, offset: 26, fault: found } if found == fault),
                "{error}"
            );
            assert!(games.next().is_none());
        }
    }

    #[test]
    fn only_one_writer_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("data");
        let first = Writer::open(&path).unwrap();
        assert!(matches!(Writer::open(&path), Err(DatasetError::Busy)));
        drop(first);
        Writer::open(&path).unwrap();
    }
}
