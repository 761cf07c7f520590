//! Game collections on disk: a file of its own beside the games one plays, so that copies of those
//! stay small.
//!
//! Games are rows that never change. Beside them lies an index from positions to games, which can
//! be made again from the rows at any time: a game counts once its file is in, and the index
//! follows ([`Library::index`]). An import is one transaction, and so is every step of indexing:
//! whoever is killed in between leaves nothing half.
//!
//! The index is packed ([`outflank_library::Bucket`]) into blobs: `docs/library.md` of the repository
//! says how. It has not been measured against other ways to keep it.

mod adding;
mod explore;
mod find;
mod import;
mod index;
mod merge;
mod remove;
mod rows;
mod schema;
mod segment;

pub use adding::{AddedFile, Adding};
pub use find::{Hits, LibraryQuery, NameError, Order, Winner};
pub use import::{ImportError, Imported};

use crate::DatabaseError;
use crate::error::OpenError;
use crate::migrations::refusal;
use crate::place::{make_directory, private};
use outflank_library::{Collection, Corrupt, Extent};
use rusqlite::{Connection, TransactionBehavior};
use std::fmt;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The name of the file within the directory of a person's games.
pub const LIBRARY_FILE: &str = "library.db";

/// How long to wait for another process that is writing: an import takes seconds.
const PATIENCE: Duration = Duration::from_secs(60);

/// How much of the file is read through the system's memory map, which keeps of it what there is
/// room for. The rest is read as usual.
const MAPPED: i64 = 1 << 31;

/// Collections of games in a file. Several processes may have it open.
pub struct Library {
    connection: Mutex<Connection>,
    renown: Mutex<rows::Renown>,
}

/// Why the library did not answer, or did not do it. Nothing has changed then.
#[derive(Debug)]
#[non_exhaustive]
pub enum LibraryError {
    /// The disk or the database refused.
    Database(DatabaseError),
    /// The index is damaged. It can be made anew: [`Library::forget_index`].
    Damaged(Corrupt),
    /// There is no collection of this name.
    NoCollection(String),
    /// Nobody in the library is called that.
    NoPlayer(String),
    /// The caller wanted to stop.
    Stopped,
    /// There is no room for another game: numbers have 32 bits.
    Full,
}

impl fmt::Display for LibraryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LibraryError::Database(error) => write!(f, "the database refused: {error}"),
            LibraryError::Damaged(error) => error.fmt(f),
            LibraryError::NoCollection(name) => write!(f, "there is no collection called {name:?}"),
            LibraryError::NoPlayer(name) => write!(f, "nobody in the library is called {name:?}"),
            LibraryError::Stopped => f.write_str("stopped"),
            LibraryError::Full => f.write_str("the library is full"),
        }
    }
}

impl std::error::Error for LibraryError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            LibraryError::Database(error) => Some(error),
            LibraryError::Damaged(error) => Some(error),
            _ => None,
        }
    }
}

impl From<rusqlite::Error> for LibraryError {
    fn from(error: rusqlite::Error) -> LibraryError {
        LibraryError::Database(error.into())
    }
}

impl From<Corrupt> for LibraryError {
    fn from(error: Corrupt) -> LibraryError {
        LibraryError::Damaged(error)
    }
}

impl Library {
    /// Opens a library, or makes it and its directory.
    pub fn open(path: &Path) -> Result<Library, OpenError> {
        let unreachable = |source| OpenError::Unreachable { path: path.to_owned(), source };
        if let Some(directory) = path.parent().filter(|directory| !directory.as_os_str().is_empty()) {
            make_directory(directory).map_err(unreachable)?;
        }
        let refused = |error| refusal(path, error);
        let new = !path.exists();
        let mut connection = Connection::open(path).map_err(refused)?;
        if new {
            private(path);
        }
        connection.busy_timeout(PATIENCE).map_err(refused)?;
        schema::bring_up_to_date(&mut connection, path)?;
        connection.pragma_update(None, "mmap_size", MAPPED).map_err(refused)?;
        // What a crash of the whole machine may take is the last import, and it can be done again.
        connection.pragma_update(None, "synchronous", "NORMAL").map_err(refused)?;
        connection.set_prepared_statement_cache_capacity(64);
        Ok(Library { connection: Mutex::new(connection), renown: Mutex::default() })
    }

    fn connection(&self) -> MutexGuard<'_, Connection> {
        // Whoever panicked has left a transaction that was undone.
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does some work as one transaction: all of it or nothing.
    fn transact<T, E: From<rusqlite::Error>>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut connection = self.connection();
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let done = work(&transaction)?;
        transaction.commit()?;
        Ok(done)
    }

    /// The collections by name.
    pub fn collections(&self) -> Result<Vec<Collection>, LibraryError> {
        let connection = self.connection();
        let mut statement = connection.prepare_cached(
            "SELECT collections.name, count(*), min(year), max(year)
             FROM collections JOIN games ON games.collection = collections.id
             GROUP BY collections.id ORDER BY collections.name COLLATE NOCASE",
        )?;
        let rows = statement.query_map([], |row| {
            let years: (Option<u16>, Option<u16>) = (row.get(2)?, row.get(3)?);
            Ok(Collection {
                name: row.get(0)?,
                games: row.get::<_, i64>(1)?.unsigned_abs(),
                years: years.0.zip(years.1),
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// How large it is.
    pub fn extent(&self) -> Result<Extent, LibraryError> {
        let connection = self.connection();
        let number = |text: &str| -> Result<u64, LibraryError> {
            Ok(connection.query_row(text, [], |row| row.get::<_, i64>(0))?.unsigned_abs())
        };
        let games = number("SELECT count(*) FROM games")?;
        Ok(Extent {
            games,
            unindexed: index::gaps(&connection)?.iter().map(|gap| gap.games).sum(),
            bytes: number("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")?,
            index_bytes: number("SELECT coalesce(sum(bytes), 0) FROM segments")?,
            segments: number("SELECT count(*) FROM segments")?,
        })
    }
}

impl fmt::Debug for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Library").finish_non_exhaustive()
    }
}
