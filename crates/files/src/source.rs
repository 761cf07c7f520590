//! What people hand to a program: a file, standard input, or the text itself. What it holds
//! is told by the format that was asked for, by the file's name, or by the bytes.

use crate::FileError;
use crate::names::find_names;
use outflank_formats::check::{self, Checked, Fault};
use outflank_formats::wthor::{Names, Reader};
use outflank_formats::{Collection, CollectionError, Format, PasteError, Pasted, ReadError, paste};
use outflank_rules::Position;
use std::error::Error;
use std::ffi::OsStr;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The name of standard input.
const STANDARD_INPUT: &str = "-";

/// Letters of a text that are shown in a message.
const SHOWN: usize = 40;

/// Why a source gives nothing. The name is that of [`Source::name`].
#[derive(Debug)]
#[non_exhaustive]
pub enum SourceError {
    /// A file cannot be read.
    File(FileError),
    /// Its format is not told, and it looks like none.
    NoFormat {
        /// Of what.
        name: String,
    },
    /// A text that a person typed is no file and nothing else that is known.
    Unknown {
        /// The text.
        name: String,
    },
    /// There is nothing in it, or something that is not understood.
    Paste {
        /// In what.
        name: String,
        /// What is wrong.
        error: PasteError,
    },
    /// Something in it is wrong.
    Read {
        /// In what.
        name: String,
        /// What is wrong.
        error: ReadError,
    },
    /// It has no games, or not the one that was asked for.
    Collection {
        /// In what.
        name: String,
        /// What is wrong.
        error: CollectionError,
    },
    /// There is nothing of this kind in it.
    Without {
        /// In what.
        name: String,
        /// A game or a position.
        kind: &'static str,
    },
    /// There are some, but none with this number.
    NoSuch {
        /// A game or a position.
        kind: &'static str,
        /// The number that was asked for.
        number: usize,
        /// How many there are.
        count: usize,
    },
    /// Several positions, or none, where one is expected.
    NotOne {
        /// In what.
        name: String,
        /// How many there are.
        found: usize,
    },
}

impl fmt::Display for SourceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SourceError::File(error) => error.fmt(f),
            SourceError::NoFormat { name } => write!(f, "{name}: this looks like no format of games"),
            SourceError::Unknown { name } => {
                write!(f, "{name} is neither a file here nor moves, a board or a game in a known format")
            }
            SourceError::Paste { name, error } => write!(f, "{name}: {error}"),
            SourceError::Read { name, error } => write!(f, "{name}: {error}"),
            SourceError::Collection { error: error @ CollectionError::NoSuchGame { .. }, .. } => error.fmt(f),
            SourceError::Collection { name, error } => write!(f, "{name}: {error}"),
            SourceError::Without { name, kind } => write!(f, "{name}: there is no {kind} in it"),
            SourceError::NoSuch { kind, number, count } => {
                write!(f, "there is no {kind} {number}: the input has {count}")
            }
            SourceError::NotOne { name, found } => write!(f, "{name}: expected one position, found {found}"),
        }
    }
}

impl Error for SourceError {}

impl From<FileError> for SourceError {
    fn from(error: FileError) -> SourceError {
        SourceError::File(error)
    }
}

/// Bytes and where they come from.
#[derive(Clone, Debug)]
pub struct Source {
    origin: Origin,
    /// The bytes.
    pub bytes: Vec<u8>,
}

#[derive(Clone, Debug)]
enum Origin {
    File(PathBuf),
    StandardInput,
    Text(String),
}

impl Source {
    /// A file, or standard input for `-`.
    pub fn of_path(path: &Path) -> Result<Source, SourceError> {
        if path == Path::new(STANDARD_INPUT) {
            let mut bytes = Vec::new();
            io::stdin().lock().read_to_end(&mut bytes).map_err(FileError::on("read", path))?;
            return Ok(Source { origin: Origin::StandardInput, bytes });
        }
        let bytes = fs::read(path).map_err(FileError::on("read", path))?;
        Ok(Source { origin: Origin::File(path.to_owned()), bytes })
    }

    /// What a person typed: `-`, the name of a file, or the text itself, which may
    /// have been split at its blanks by a shell.
    pub fn of_words(first: &(impl AsRef<OsStr> + ?Sized), rest: &[String]) -> Result<Source, SourceError> {
        let path = Path::new(first);
        // Asking for a name that is too long for a file is an error that means "no".
        if rest.is_empty() && (path == Path::new(STANDARD_INPUT) || path.try_exists().unwrap_or(false)) {
            return Source::of_path(path);
        }
        // A name of a file may be any bytes; a text is letters.
        let first = path.to_string_lossy();
        let words: Vec<&str> = std::iter::once(&*first).chain(rest.iter().map(String::as_str)).collect();
        Ok(Source::of_text(words.join(" ")))
    }

    /// All games or positions that were found in it or the one asked for, each with its number from 1:
    /// at least one.
    pub fn choose<T>(
        &self,
        all: Vec<T>,
        wanted: Option<usize>,
        kind: &'static str,
    ) -> Result<Vec<(usize, T)>, SourceError> {
        let count = all.len();
        if count == 0 {
            return Err(SourceError::Without { name: self.name(), kind });
        }
        let mut numbered = (1..).zip(all);
        let Some(number) = wanted else { return Ok(numbered.collect()) };
        let chosen = numbered.find(|&(found, _)| found == number);
        chosen.map(|chosen| vec![chosen]).ok_or(SourceError::NoSuch { kind, number, count })
    }

    /// A text.
    #[must_use]
    pub fn of_text(text: String) -> Source {
        Source { bytes: text.clone().into_bytes(), origin: Origin::Text(text) }
    }

    /// What to call it in a message.
    #[must_use]
    pub fn name(&self) -> String {
        match &self.origin {
            Origin::File(path) => path.display().to_string(),
            Origin::StandardInput => "standard input".to_owned(),
            Origin::Text(text) => {
                let shown: String = text.chars().take(SHOWN).collect();
                format!("{shown:?}{}", if shown == *text { "" } else { "…" })
            }
        }
    }

    /// The path of the file, if it is one.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        match &self.origin {
            Origin::File(path) => Some(path),
            Origin::StandardInput | Origin::Text(_) => None,
        }
    }

    /// The format: the one asked for, the one the file's name tells, or the one the
    /// bytes look like.
    pub fn format(&self, asked: Option<Format>) -> Result<Format, SourceError> {
        if self.bytes.trim_ascii().is_empty() {
            return Err(SourceError::Paste { name: self.name(), error: PasteError::Empty });
        }
        let named = || {
            let extension = self.path()?.extension()?.to_str()?;
            // Any text format may be in a .txt file.
            (!extension.eq_ignore_ascii_case("txt")).then(|| Format::from_extension(extension)).flatten()
        };
        let found = asked.or_else(named).or_else(|| Format::detect(&self.bytes));
        found.ok_or_else(|| SourceError::NoFormat { name: self.name() })
    }

    /// Games or positions, whatever it holds.
    pub fn anything(&self, asked: Option<Format>) -> Result<Pasted, SourceError> {
        if asked.is_none() && self.path().is_none() {
            return paste(&self.bytes).map_err(|error| self.not_understood(error));
        }
        let format = self.format(asked)?;
        let names = self.names(format)?;
        Pasted::read(format, &self.bytes, &names)
            .map_err(|error| SourceError::Read { name: self.name(), error })
    }

    /// Its games, to be read one by one, or only the one with this number.
    pub fn collection(self, asked: Option<Format>, game: Option<usize>) -> Result<Collection, SourceError> {
        let name = self.name();
        let collection = if matches!(self.origin, Origin::Text(_)) {
            Collection::of_pasted(self.anything(asked)?, game)
        } else {
            let format = self.format(asked)?;
            let names = self.names(format)?;
            Collection::of_file(format, self.bytes, names, game)
        };
        collection.map_err(|error| SourceError::Collection { name, error })
    }

    /// The one position it holds: a board in any notation, or where a game stands.
    pub fn position(&self) -> Result<Position, SourceError> {
        let positions = self.anything(None)?.to_positions();
        match positions.as_slice() {
            [only] => Ok(only.position),
            several => Err(SourceError::NotOne { name: self.name(), found: several.len() }),
        }
    }

    /// The names a WTHOR file is read with; other formats hold them themselves.
    pub fn names(&self, format: Format) -> Result<Names, SourceError> {
        match format {
            Format::Wthor => find_names(self.path(), None, None),
            _ => Ok(Names::default()),
        }
    }

    fn not_understood(&self, error: PasteError) -> SourceError {
        let name = self.name();
        match (&self.origin, &error) {
            // With a place in the text, the place is what matters.
            (Origin::Text(_), PasteError::Unrecognized(_)) => SourceError::Unknown { name },
            _ => SourceError::Paste { name, error },
        }
    }
}

/// Games to be checked; a WTHOR file is read game by game, whatever its size.
pub struct Unchecked {
    games: Games,
    format: Format,
}

enum Games {
    Stream(Box<dyn Read>),
    Whole(Vec<u8>),
}

/// Games that are checked one after the other, and how many there will be, where that is known.
pub type Checks<'a> = (Option<u64>, Box<dyn Iterator<Item = Checked> + 'a>);

impl Unchecked {
    /// Opens a file, or standard input for `-`.
    pub fn open(path: &Path, asked: Option<Format>) -> Result<Unchecked, SourceError> {
        let named = || Format::from_extension(path.extension()?.to_str()?);
        let stream = |games| Unchecked { games: Games::Stream(games), format: Format::Wthor };
        if asked.or_else(named) == Some(Format::Wthor) {
            if path == Path::new(STANDARD_INPUT) {
                return Ok(stream(Box::new(io::stdin().lock())));
            }
            return Ok(stream(Box::new(File::open(path).map_err(FileError::on("read", path))?)));
        }
        let source = Source::of_path(path)?;
        Ok(match source.format(asked)? {
            Format::Wthor => stream(Box::new(io::Cursor::new(source.bytes))),
            format => Unchecked { games: Games::Whole(source.bytes), format },
        })
    }

    /// The format.
    #[must_use]
    pub fn format(&self) -> Format {
        self.format
    }

    /// Looks at every game.
    pub fn checks(&mut self) -> Checks<'_> {
        match &mut self.games {
            Games::Stream(stream) => match Reader::new(stream) {
                Ok(reader) => (Some(reader.header().games.into()), Box::new(check::wthor(reader))),
                Err(error) => {
                    let fault = Some(Fault::Unreadable(Box::new(error)));
                    let none = Checked { is_game: false, unfinished: false, fault };
                    (None, Box::new(std::iter::once(none)))
                }
            },
            Games::Whole(bytes) => (None, Box::new(check::games(self.format, bytes))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_a_file_if_there_is_one() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("f5d6");
        fs::write(&file, "f5f6e6").unwrap();
        let plies = |source: &Source| source.anything(None).unwrap().to_games().unwrap()[0].ply();
        let of_file = Source::of_words(&file, &[]).unwrap();
        assert_eq!((of_file.path(), plies(&of_file)), (Some(file.as_path()), 3));
        let text = Source::of_words("f5d6", &["c3".to_owned(), "d3".to_owned()]).unwrap();
        assert_eq!((text.name(), text.path(), plies(&text)), ("\"f5d6 c3 d3\"".to_owned(), None, 4));
        assert_eq!(text.position().unwrap().board().empties(), 56);
    }

    #[test]
    fn what_is_not_understood_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("letter");
        fs::write(&file, "Dear friend, thank you.").unwrap();
        let said = |error: SourceError| error.to_string();
        assert!(said(Source::of_path(&folder.path().join("none")).unwrap_err()).contains("cannot read"));
        assert!(said(Source::of_path(&file).unwrap().anything(None).unwrap_err()).contains("no format"));
        let long = Source::of_text("hello ".repeat(20));
        assert!(
            said(long.anything(None).unwrap_err()).contains("…\" is neither") || long.name().ends_with('…')
        );
        assert!(said(Source::of_text(" ".to_owned()).format(None).unwrap_err()).contains("found nothing"));
    }

    #[test]
    fn files_that_break_off_are_one_fault() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("short.wtb");
        fs::write(&file, [0; 5]).unwrap();
        let mut opened = Unchecked::open(&file, None).unwrap();
        let (total, checks) = opened.checks();
        assert_eq!((total, checks.filter(|checked| checked.fault.is_some()).count()), (None, 1));
    }
}
