//! A copy put back in the place of the file of games.

use crate::migrations::{form_of, refusal};
use crate::place::{make_directory, private};
use crate::{BackupError, OpenError};
use rusqlite::{Connection, OpenFlags};
use std::path::{Path, PathBuf};
use std::{fmt, fs, io};

/// Why a copy was not put back. The games are as they were.
#[derive(Debug)]
#[non_exhaustive]
pub enum RestoreError {
    /// The copy is no file of games that can be used.
    Copy(OpenError),
    /// A program has the games open.
    InUse(PathBuf),
    /// The games that were there cannot be kept beside it.
    Aside(BackupError),
    /// The system refuses.
    Unwritable(PathBuf, io::Error),
}

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RestoreError::Copy(error) => error.fmt(f),
            RestoreError::InUse(path) => {
                write!(f, "a program has {} open: stop it first", path.display())
            }
            RestoreError::Aside(error) => error.fmt(f),
            RestoreError::Unwritable(path, error) => write!(f, "cannot write {}: {error}", path.display()),
        }
    }
}

impl std::error::Error for RestoreError {}

/// Puts a copy in the place of a file of games, and what was there, readable or not, beside it. The copy is read whole first, and has to be one that this version of the program knows;
/// it stays where it is. Nobody may have the games open meanwhile: that is looked for.
///
/// Gives back where that is now: `games.db.before-1`, or the next number that is free.
pub fn restore(copy: &Path, games: &Path) -> Result<Option<PathBuf>, RestoreError> {
    let directory = games.parent().filter(|directory| !directory.as_os_str().is_empty());
    let directory = directory.unwrap_or(Path::new("."));
    let unwritable = |error| RestoreError::Unwritable(directory.to_owned(), error);
    make_directory(directory).map_err(unwritable)?;
    // It becomes the file of games in one step, when everything has been looked at.
    let new = tempfile::Builder::new().prefix(".outflank-").suffix(".db").tempfile_in(directory);
    let new = new.map_err(unwritable)?;
    fs::copy(copy, new.path()).map_err(|error| RestoreError::Unwritable(copy.to_owned(), error))?;
    private(new.path());
    look_at(copy, new.path())?;
    let kept = games.exists().then(|| beside(games));
    if let Some(aside) = &kept {
        alone(games)?;
        keep(games, aside)?;
    }
    new.as_file().sync_all().map_err(unwritable)?;
    new.persist(games).map_err(|error| unwritable(error.error))?;
    Ok(kept)
}

/// Reads every page of a copy, which lies at `path` by now.
fn look_at(copy: &Path, path: &Path) -> Result<(), RestoreError> {
    let refused = |error| RestoreError::Copy(refusal(copy, error));
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(refused)?;
    let form = form_of(&connection, copy).map_err(RestoreError::Copy)?;
    // An empty file would become an empty file of games.
    if form == 0 {
        return Err(RestoreError::Copy(OpenError::NotGames { path: copy.to_owned() }));
    }
    let found: String =
        connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0)).map_err(refused)?;
    if found == "ok" {
        return Ok(());
    }
    Err(RestoreError::Copy(OpenError::Damaged { path: copy.to_owned(), detail: found }))
}

/// Sees to it that nobody has the games open: only the last one can take the journal away.
fn alone(games: &Path) -> Result<(), RestoreError> {
    let Ok(connection) = Connection::open(games) else { return Ok(()) };
    let mode: rusqlite::Result<String> =
        connection.query_row("PRAGMA journal_mode = DELETE", [], |row| row.get(0));
    match mode {
        Ok(mode) if mode == "delete" => Ok(()),
        Err(error) if error.sqlite_error_code() == Some(rusqlite::ErrorCode::NotADatabase) => Ok(()),
        _ => Err(RestoreError::InUse(games.to_owned())),
    }
}

/// A name beside the games at which there is nothing yet.
fn beside(games: &Path) -> PathBuf {
    let numbered = |number: u32| {
        let mut name = games.as_os_str().to_owned();
        name.push(format!(".before-{number}"));
        PathBuf::from(name)
    };
    (1..).map(numbered).find(|path| path.symlink_metadata().is_err()).expect("some number is free")
}

/// Keeps what was there, byte for byte.
fn keep(games: &Path, aside: &Path) -> Result<(), RestoreError> {
    let unwritable = |error| RestoreError::Unwritable(aside.to_owned(), error);
    let mut from = fs::File::open(games).map_err(unwritable)?;
    let mut to = fs::File::create_new(aside).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => RestoreError::Aside(BackupError::Exists(aside.to_owned())),
        _ => unwritable(error),
    })?;
    private(aside);
    io::copy(&mut from, &mut to).and_then(|_| to.sync_all()).map_err(unwritable)
}
