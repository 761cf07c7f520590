//! What can go wrong between a match and the disk.

use crate::MatchId;
use outflank_play::ReplayError;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

/// What the database said, for a log: which one it is shows only here.
#[derive(Clone, Debug)]
pub struct DatabaseError(Arc<dyn std::error::Error + Send + Sync>);

#[cfg(feature = "sqlite")]
impl DatabaseError {
    /// What kind of refusal it was.
    pub(crate) fn code(&self) -> Option<rusqlite::ErrorCode> {
        self.0.downcast_ref::<rusqlite::Error>()?.sqlite_error_code()
    }
}

#[cfg(feature = "sqlite")]
impl From<rusqlite::Error> for DatabaseError {
    fn from(error: rusqlite::Error) -> DatabaseError {
        DatabaseError(Arc::new(error))
    }
}

impl fmt::Display for DatabaseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for DatabaseError {}

/// Why a file of games cannot be used. In every case it has been left as it was.
#[derive(Debug)]
pub enum OpenError {
    /// A later version of the program has written it.
    Newer {
        /// The file.
        path: PathBuf,
        /// Its form.
        found: u32,
        /// The latest form known here.
        known: u32,
    },
    /// It holds something else.
    NotGames {
        /// The file.
        path: PathBuf,
    },
    /// It is damaged.
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        detail: String,
    },
    /// It cannot be opened, or its directory cannot be made.
    Unreachable {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The database refuses it for another reason.
    Database {
        /// The file.
        path: PathBuf,
        /// What it said.
        source: DatabaseError,
    },
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Newer { path, found, known } => write!(
                f,
                "{} was written by a later version of the program (form {found}, known is {known})",
                path.display()
            ),
            OpenError::NotGames { path } => write!(f, "{} holds no games of this program", path.display()),
            OpenError::Damaged { path, detail } => write!(f, "{} is damaged: {detail}", path.display()),
            OpenError::Unreachable { path, source } => {
                write!(f, "cannot open {}: {source}", path.display())
            }
            OpenError::Database { path, source } => write!(f, "cannot open {}: {source}", path.display()),
        }
    }
}

impl std::error::Error for OpenError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            OpenError::Unreachable { source, .. } => Some(source),
            OpenError::Database { source, .. } => Some(source),
            _ => None,
        }
    }
}

/// Why something was not stored or not found. Nothing has changed then.
#[derive(Debug)]
pub enum StoreError {
    /// There is no such match.
    NotFound(MatchId),
    /// The match has another version than the one the append follows: somebody else
    /// has appended to it.
    Conflict {
        /// The match.
        id: MatchId,
        /// The version the append follows.
        expected: u64,
        /// The version there is.
        found: u64,
    },
    /// What is stored of this match cannot be read as text of ours.
    Unreadable {
        /// The match.
        id: MatchId,
        /// What is wrong.
        detail: String,
    },
    /// What is stored of this match makes no match.
    Broken {
        /// The match.
        id: MatchId,
        /// Why.
        source: ReplayError,
    },
    /// Somebody else has this name, or one that looks like it.
    NameTaken,
    /// There is nobody of this number.
    NobodyThere,
    /// Somebody else has taken the seat, or nobody can any more.
    NotOpen,
    /// Somebody has as many of these already as one may have.
    TooMany,
    /// More is waiting to be written than is kept in memory.
    Busy,
    /// The store has been closed.
    Closed,
    /// The disk or the database refused.
    Database(DatabaseError),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::NotFound(id) => write!(f, "there is no match {id}"),
            StoreError::Conflict { id, expected, found } => {
                write!(f, "match {id} has version {found}, not {expected}")
            }
            StoreError::Unreadable { id, detail } => write!(f, "match {id} cannot be read: {detail}"),
            StoreError::Broken { id, source } => write!(f, "match {id} cannot be restored: {source}"),
            StoreError::NameTaken => f.write_str("somebody else has this name, or one that looks like it"),
            StoreError::NobodyThere => f.write_str("there is nobody of this number"),
            StoreError::NotOpen => f.write_str("nobody can take this seat any more"),
            StoreError::TooMany => f.write_str("there are as many of these as one may have"),
            StoreError::Busy => f.write_str("too much is waiting to be stored"),
            StoreError::Closed => f.write_str("the store is closed"),
            StoreError::Database(error) => write!(f, "the database refused: {error}"),
        }
    }
}

impl std::error::Error for StoreError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            StoreError::Broken { source, .. } => Some(source),
            StoreError::Database(source) => Some(source),
            _ => None,
        }
    }
}

#[cfg(feature = "sqlite")]
impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Database(error.into())
    }
}
