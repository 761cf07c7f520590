//! Judged positions in a file that only ever grows.
//!
//! The first line says with which effort they were judged and by which version; each
//! further line is a position with a checksum, written whole. When a process is killed in
//! the middle of one, what is left of it has no valid checksum and is cut off by the next
//! run. The system brings lines to the disk in its own time: a power cut costs the last
//! of them, which are searched again. A lock keeps two runs from working on the same file.

use outflank_engine::Line;
use outflank_review::{Archive, ArchiveError, Effort, Key, Version, text};
use outflank_rules::{Board, Fnv, SquareSet};
use std::collections::HashMap;
use std::fmt;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// What the first line begins with.
const TITLE: &str = "outflank analysis 2";

/// An open journal.
#[derive(Debug)]
pub struct Journal {
    file: File,
    path: PathBuf,
    effort: Effort,
    version: Version,
    /// Where the text of each position stands: offset and length.
    positions: HashMap<Board, (u64, usize)>,
    end: u64,
}

/// Why a journal cannot be used.
#[derive(Debug)]
#[non_exhaustive]
pub enum JournalError {
    /// The file could not be read or written.
    File {
        /// What was tried, as in "cannot *read*".
        action: &'static str,
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// Another run works with it.
    Busy(PathBuf),
    /// It holds what another effort or version has found, or is no journal at all.
    OtherSettings(PathBuf),
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JournalError::File { action, path, source } => {
                write!(f, "cannot {action} {}: {source}", path.display())
            }
            JournalError::Busy(path) => write!(f, "{} is in use by another run", path.display()),
            JournalError::OtherSettings(path) => write!(
                f,
                "{} belongs to other settings or another version: --restart throws it away and begins anew",
                path.display()
            ),
        }
    }
}

impl std::error::Error for JournalError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            JournalError::File { source, .. } => Some(source),
            JournalError::Busy(_) | JournalError::OtherSettings(_) => None,
        }
    }
}

/// A number for some bytes. It finds accidents, not forgeries.
fn checksum(parts: &[&[u8]]) -> u64 {
    Fnv::new().bytes(parts.iter().flat_map(|part| part.iter().copied().chain([0]))).get()
}

/// Digits of a board, and the tab behind it.
const NAME: usize = 33;

fn name(board: Board) -> String {
    format!("{:016x}{:016x}", board.player().0, board.opponent().0)
}

fn read_name(name: &str) -> Option<Board> {
    let number = |range| u64::from_str_radix(name.get(range)?, 16).ok();
    Board::new(SquareSet(number(0..16)?), SquareSet(number(16..32)?)).ok()
}

fn line_of(board: Board, text: &str) -> String {
    let name = name(board);
    let sum = checksum(&[name.as_bytes(), text.as_bytes()]);
    format!("{name}\t{text}\t{sum:016x}\n")
}

/// The board and the text of a whole line.
fn read_line(line: &str) -> Option<(Board, &str)> {
    let (name, rest) = line.strip_suffix('\n')?.split_once('\t')?;
    let (text, _) = rest.rsplit_once('\t')?;
    let board = read_name(name)?;
    (line_of(board, text) == line).then_some((board, text))
}

impl Journal {
    /// The place of the journal that belongs to a file.
    #[must_use]
    pub fn beside(path: &Path) -> PathBuf {
        let mut name = path.as_os_str().to_owned();
        name.push(".journal");
        PathBuf::from(name)
    }

    /// Opens a journal or begins one. What another effort or version has found is refused,
    /// or thrown away when beginning anew.
    pub fn open(
        path: &Path,
        effort: Effort,
        version: Version,
        restart: bool,
    ) -> Result<Journal, JournalError> {
        let failed = |source| JournalError::File { action: "write", path: path.to_owned(), source };
        let mut options = OpenOptions::new();
        let file = options.read(true).write(true).create(true).truncate(false).open(path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(JournalError::Busy(path.to_owned())),
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        if restart {
            file.set_len(0).map_err(failed)?;
        }
        let positions = HashMap::new();
        let mut journal = Journal { file, path: path.to_owned(), effort, version, positions, end: 0 };
        journal.read_back()?;
        Ok(journal)
    }

    fn failed(&self, action: &'static str) -> impl FnOnce(io::Error) -> JournalError {
        let path = self.path.clone();
        move |source| JournalError::File { action, path, source }
    }

    /// Finds the positions that are there and cuts off what is not whole.
    fn read_back(&mut self) -> Result<(), JournalError> {
        let title = format!("{TITLE} {} {}\n", self.effort, self.version);
        let mut reader = BufReader::new(&self.file);
        let mut line = Vec::new();
        let mut first = true;
        loop {
            line.clear();
            reader.read_until(b'\n', &mut line).map_err(self.failed("read"))?;
            let text = std::str::from_utf8(&line).unwrap_or_default();
            if first {
                if line.is_empty() || title.starts_with(text) && text != title {
                    // Killed before the first line was whole.
                    break;
                }
                if text != title {
                    return Err(JournalError::OtherSettings(self.path.clone()));
                }
                first = false;
            } else {
                let Some((board, text)) = read_line(text) else { break };
                self.positions.insert(board, (self.end + NAME as u64, text.len()));
            }
            self.end += line.len() as u64;
        }
        drop(reader);
        self.file.set_len(self.end).map_err(self.failed("write"))?;
        if first {
            self.append(&title)?;
        }
        Ok(())
    }

    fn append(&mut self, line: &str) -> Result<(), JournalError> {
        self.file.seek(SeekFrom::Start(self.end)).map_err(self.failed("write"))?;
        self.file.write_all(line.as_bytes()).map_err(self.failed("write"))?;
        self.end += line.len() as u64;
        Ok(())
    }

    /// How many positions it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    fn get(&mut self, board: Board) -> Result<Option<String>, JournalError> {
        let Some(&(offset, length)) = self.positions.get(&board) else { return Ok(None) };
        let mut bytes = vec![0; length];
        self.file.seek(SeekFrom::Start(offset)).map_err(self.failed("read"))?;
        self.file.read_exact(&mut bytes).map_err(self.failed("read"))?;
        Ok(String::from_utf8(bytes).ok())
    }

    /// Deletes the journal: its work is done.
    pub fn remove(self) -> Result<(), JournalError> {
        fs::remove_file(&self.path).map_err(self.failed("delete"))
    }
}

impl Archive for Journal {
    fn find(&mut self, key: &Key) -> Result<Option<Vec<Line>>, ArchiveError> {
        if (key.effort, key.version) != (self.effort, self.version) {
            return Ok(None);
        }
        let lines = self.get(key.board)?.and_then(|found| text::read(&found));
        Ok(lines.filter(|lines| key.fits(lines)))
    }

    fn keep(&mut self, key: &Key, lines: &[Line]) -> Result<(), ArchiveError> {
        let text = text::write(lines);
        let offset = self.end + NAME as u64;
        self.append(&line_of(key.board, &text))?;
        self.positions.insert(key.board, (offset, text.len()));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_rules::Rng;

    fn place() -> (tempfile::TempDir, PathBuf) {
        let directory = tempfile::TempDir::new().expect("a directory for the test");
        let path = Journal::beside(&directory.path().join("out.csv"));
        (directory, path)
    }

    const VERSION: Version = Version(7);

    fn open(path: &Path) -> Journal {
        Journal::open(path, Effort::QUICK, VERSION, false).unwrap()
    }

    fn key(seed: u64) -> Key {
        let board = Rng::new(seed).game(30).expect("a game of 30 plies").position().board().canonical().0;
        Key { board, effort: Effort::QUICK, version: VERSION }
    }

    fn lines(key: &Key) -> Vec<Line> {
        let one = |square: outflank_rules::Square| format!("+2@8/95;{square}");
        let all = key.board.moves().into_iter().map(one).collect::<Vec<_>>().join(" ");
        text::read(&all).unwrap()
    }

    fn keep(journal: &mut Journal, seed: u64) {
        journal.keep(&key(seed), &lines(&key(seed))).unwrap();
    }

    fn has(journal: &mut Journal, seed: u64) -> bool {
        journal.find(&key(seed)).unwrap() == Some(lines(&key(seed)))
    }

    #[test]
    fn positions_come_back() {
        let (_directory, path) = place();
        let mut journal = open(&path);
        keep(&mut journal, 3);
        keep(&mut journal, 1);
        assert!(has(&mut journal, 3) && !has(&mut journal, 2));
        keep(&mut journal, 2);
        drop(journal);
        let mut again = open(&path);
        assert_eq!(again.len(), 3);
        assert!((1..=3).all(|seed| has(&mut again, seed)));
        let others =
            [Key { effort: Effort::STANDARD, ..key(1) }, Key { version: Version(8), ..key(1) }, key(4)];
        assert!(others.iter().all(|other| again.find(other).unwrap().is_none()));
        again.remove().unwrap();
        assert!(!path.exists());
    }

    /// Wherever a process was killed, whole positions stay and the rest goes.
    #[test]
    fn a_torn_line_is_cut_off() {
        let (_directory, path) = place();
        let mut journal = open(&path);
        keep(&mut journal, 1);
        keep(&mut journal, 2);
        drop(journal);
        let whole = fs::read(&path).unwrap();
        let ends: Vec<usize> =
            whole.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at + 1).collect();
        for end in 0..=whole.len() {
            fs::write(&path, &whole[..end]).unwrap();
            let mut journal = open(&path);
            let kept = ends.iter().skip(1).filter(|&&at| at <= end).count();
            assert_eq!(journal.len(), kept, "cut at {end}");
            keep(&mut journal, 9);
            drop(journal);
            let mut journal = open(&path);
            assert_eq!((journal.len(), has(&mut journal, 9)), (kept + 1, true), "cut at {end}");
        }
        // A changed byte is found, and nothing behind it is believed.
        let mut wrong = whole.clone();
        wrong[ends[0] + 40] ^= 1;
        fs::write(&path, &wrong).unwrap();
        assert_eq!(open(&path).len(), 0);
    }

    #[test]
    fn other_settings_and_other_runs_are_refused() {
        let (_directory, path) = place();
        let mut journal = open(&path);
        keep(&mut journal, 1);
        let again = |effort, version, restart| Journal::open(&path, effort, version, restart);
        let busy = again(Effort::QUICK, VERSION, false).unwrap_err();
        assert!(busy.to_string().contains("in use by another run"), "{busy}");
        drop(journal);
        for (effort, version) in [(Effort::QUICK, Version(8)), (Effort::STANDARD, VERSION)] {
            let other = again(effort, version, false).unwrap_err();
            assert!(other.to_string().contains("--restart"), "{other}");
        }
        assert_eq!(open(&path).len(), 1, "it is still there");
        assert!(again(Effort::STANDARD, VERSION, true).unwrap().is_empty());
        fs::write(&path, "something else\n").unwrap();
        assert!(again(Effort::QUICK, VERSION, false).is_err());
    }
}
