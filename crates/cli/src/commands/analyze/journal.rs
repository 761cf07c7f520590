//! What has been found so far, on disk: a file that only ever grows.
//!
//! The first line says which work it belongs to; each further line is a game with a
//! checksum. A line is written whole and then forced to the disk. When a process is
//! killed in the middle of one, what is left of it has no valid checksum and is cut off
//! by the next run. A lock keeps two runs from working on the same file.

use crate::failure::Failure;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// What the first line begins with.
const TITLE: &str = "outflank analysis 1";

/// An open journal.
#[derive(Debug)]
pub struct Journal {
    file: File,
    path: PathBuf,
    /// Where the text of each game stands: offset and length.
    games: BTreeMap<usize, (u64, usize)>,
    end: u64,
}

/// The journal that belongs to a file.
pub fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".journal");
    PathBuf::from(name)
}

/// A number for some bytes: FNV-1a. It finds accidents, not forgeries.
pub fn checksum(parts: &[&[u8]]) -> u64 {
    let bytes = parts.iter().flat_map(|part| part.iter().chain(&[0]));
    bytes.fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn line_of(number: usize, text: &str) -> String {
    let sum = checksum(&[number.to_string().as_bytes(), text.as_bytes()]);
    format!("{number}\t{text}\t{sum:016x}\n")
}

/// The number and the text of a whole line.
fn read_line(line: &str) -> Option<(usize, &str)> {
    let (number, rest) = line.strip_suffix('\n')?.split_once('\t')?;
    let (text, _) = rest.rsplit_once('\t')?;
    let number = number.parse().ok()?;
    (line_of(number, text) == line).then_some((number, text))
}

impl Journal {
    /// Opens a journal or begins one. `work` is a number for what is done and to what;
    /// the journal of other work is refused, or thrown away when beginning anew.
    pub fn open(path: &Path, work: u64, restart: bool) -> Result<Journal, Failure> {
        let failed = || Failure::file("write", path);
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(failed())?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(Failure::Refused(format!("{} is in use by another run", path.display())));
            }
            Err(TryLockError::Error(error)) => return Err(failed()(error)),
        }
        if restart {
            file.set_len(0).map_err(failed())?;
        }
        let mut journal = Journal { file, path: path.to_owned(), games: BTreeMap::new(), end: 0 };
        journal.read_back(work)?;
        Ok(journal)
    }

    fn failed(&self, action: &'static str) -> impl FnOnce(std::io::Error) -> Failure {
        Failure::file(action, &self.path)
    }

    /// Finds the games that are there and cuts off what is not whole.
    fn read_back(&mut self, work: u64) -> Result<(), Failure> {
        let title = format!("{TITLE} {work:016x}\n");
        let mut reader = BufReader::new(&self.file);
        let mut line = Vec::new();
        let mut first = true;
        loop {
            line.clear();
            reader.read_until(b'\n', &mut line).map_err(Failure::file("read", &self.path))?;
            let text = std::str::from_utf8(&line).unwrap_or_default();
            if first {
                if line.is_empty() || title.starts_with(text) && text != title {
                    // Killed before the first line was whole.
                    break;
                }
                if text != title {
                    return Err(other_work(&self.path));
                }
                first = false;
            } else {
                let Some((number, text)) = read_line(text) else { break };
                let offset = self.end + number.to_string().len() as u64 + 1;
                self.games.entry(number).or_insert((offset, text.len()));
            }
            self.end += line.len() as u64;
        }
        drop(reader);
        self.file.set_len(self.end).map_err(self.failed("write"))?;
        self.file.seek(SeekFrom::End(0)).map_err(self.failed("write"))?;
        if first {
            self.append(&title)?;
        }
        Ok(())
    }

    fn append(&mut self, line: &str) -> Result<(), Failure> {
        self.file.seek(SeekFrom::Start(self.end)).map_err(self.failed("write"))?;
        self.file.write_all(line.as_bytes()).map_err(self.failed("write"))?;
        self.file.sync_data().map_err(self.failed("write"))?;
        self.end += line.len() as u64;
        Ok(())
    }

    /// How many games it has.
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// The numbers of the games it has.
    pub fn numbers(&self) -> BTreeSet<usize> {
        self.games.keys().copied().collect()
    }

    /// Adds a game. Its text has neither tabs nor ends of lines.
    pub fn add(&mut self, number: usize, text: &str) -> Result<(), Failure> {
        let offset = self.end + number.to_string().len() as u64 + 1;
        self.append(&line_of(number, text))?;
        self.games.entry(number).or_insert((offset, text.len()));
        Ok(())
    }

    /// The text of a game.
    pub fn get(&mut self, number: usize) -> Result<String, Failure> {
        let &(offset, length) = self.games.get(&number).ok_or_else(|| self.damaged(number))?;
        let mut bytes = vec![0; length];
        self.file.seek(SeekFrom::Start(offset)).map_err(self.failed("read"))?;
        self.file.read_exact(&mut bytes).map_err(self.failed("read"))?;
        String::from_utf8(bytes).map_err(|_| self.damaged(number))
    }

    /// A game that is not there as it should be.
    pub fn damaged(&self, number: usize) -> Failure {
        Failure::Refused(format!(
            "{} is damaged at game {number}: --restart begins anew",
            self.path.display()
        ))
    }

    /// Deletes the journal: its work is done.
    pub fn remove(self) -> Result<(), Failure> {
        fs::remove_file(&self.path).map_err(self.failed("delete"))
    }
}

fn other_work(path: &Path) -> Failure {
    Failure::Refused(format!(
        "{} belongs to other games or other settings: --restart throws it away and begins anew",
        path.display()
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place() -> (tempfile::TempDir, PathBuf) {
        let directory = tempfile::TempDir::new().expect("a directory for the test");
        let path = directory.path().join("out.csv.journal");
        (directory, path)
    }

    #[test]
    fn games_come_back_in_any_order() {
        let (_directory, path) = place();
        let mut journal = Journal::open(&path, 7, false).unwrap();
        journal.add(3, "three").unwrap();
        journal.add(1, "").unwrap();
        assert_eq!(journal.get(3).unwrap(), "three");
        journal.add(2, "two words").unwrap();
        drop(journal);
        let mut again = Journal::open(&path, 7, false).unwrap();
        assert_eq!(again.numbers().into_iter().collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!([1, 2, 3].map(|number| again.get(number).unwrap()), ["", "two words", "three"]);
        again.remove().unwrap();
        assert!(!path.exists());
    }

    /// Wherever a process was killed, whole games stay and the rest goes.
    #[test]
    fn a_torn_line_is_cut_off() {
        let (_directory, path) = place();
        let mut journal = Journal::open(&path, 7, false).unwrap();
        journal.add(1, "one").unwrap();
        journal.add(2, "two").unwrap();
        drop(journal);
        let whole = fs::read(&path).unwrap();
        let lines: Vec<usize> =
            whole.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at + 1).collect();
        for end in 0..=whole.len() {
            fs::write(&path, &whole[..end]).unwrap();
            let mut journal = Journal::open(&path, 7, false).unwrap();
            let games = lines.iter().skip(1).filter(|&&at| at <= end).count();
            assert_eq!(journal.len(), games, "cut at {end}");
            journal.add(9, "nine").unwrap();
            drop(journal);
            let mut journal = Journal::open(&path, 7, false).unwrap();
            assert_eq!(
                (journal.len(), journal.get(9).unwrap().as_str()),
                (games + 1, "nine"),
                "cut at {end}"
            );
        }
        // A changed byte is found, and nothing behind it is believed.
        let mut wrong = whole.clone();
        wrong[lines[0] + 3] ^= 1;
        fs::write(&path, &wrong).unwrap();
        assert_eq!(Journal::open(&path, 7, false).unwrap().len(), 0);
    }

    #[test]
    fn other_work_and_other_runs_are_refused() {
        let (_directory, path) = place();
        let mut journal = Journal::open(&path, 7, false).unwrap();
        journal.add(1, "one").unwrap();
        let busy = Journal::open(&path, 7, false).unwrap_err();
        assert!(busy.to_string().contains("in use by another run"), "{busy}");
        drop(journal);
        let other = Journal::open(&path, 8, false).unwrap_err();
        assert!(other.to_string().contains("--restart"), "{other}");
        assert_eq!(Journal::open(&path, 7, false).unwrap().len(), 1, "it is still there");
        assert_eq!(Journal::open(&path, 8, true).unwrap().len(), 0);
        fs::write(&path, "something else\n").unwrap();
        assert!(Journal::open(&path, 8, false).is_err());
    }
}
