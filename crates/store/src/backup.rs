//! A copy of the whole file, while others use it.

use crate::{DatabaseError, Store};
use std::path::{Path, PathBuf};
use std::{fmt, io};

/// Why there is no copy. Nothing has been left behind.
#[derive(Debug)]
#[non_exhaustive]
pub enum BackupError {
    /// There is something there already.
    Exists(PathBuf),
    /// The system refuses to write there.
    Unwritable(PathBuf, io::Error),
    /// The database refuses, because the disk is full for instance.
    Database(PathBuf, DatabaseError),
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BackupError::Exists(path) => write!(f, "{} exists already: name another file", path.display()),
            BackupError::Unwritable(path, error) => write!(f, "cannot write {}: {error}", path.display()),
            BackupError::Database(path, error) => write!(f, "cannot write {}: {error}", path.display()),
        }
    }
}

impl std::error::Error for BackupError {}

impl Store {
    /// Writes all that is acknowledged now into a file of its own, which only its owner can
    /// read. Others, in this program or in another one, go on reading and writing meanwhile.
    /// The copy appears whole or not at all, and never in the place of something else.
    pub fn back_up(&self, path: &Path) -> Result<(), BackupError> {
        let unwritable = |error| BackupError::Unwritable(path.to_owned(), error);
        if path.symlink_metadata().is_ok() {
            return Err(BackupError::Exists(path.to_owned()));
        }
        let directory = path.parent().filter(|directory| !directory.as_os_str().is_empty());
        let directory = directory.unwrap_or(Path::new("."));
        // It is empty and its owner's alone; the database fills it.
        let file =
            tempfile::Builder::new().prefix(".outflank-").tempfile_in(directory).map_err(unwritable)?;
        let place = file.path().to_string_lossy().into_owned();
        self.read_all(|connection| Ok(connection.execute("VACUUM INTO ?", [place]).map(drop)?)).map_err(
            |error| match error {
                crate::StoreError::Database(error) => BackupError::Database(path.to_owned(), error),
                error => unwritable(io::Error::other(error.to_string())),
            },
        )?;
        file.as_file().sync_all().map_err(unwritable)?;
        match file.persist_noclobber(path) {
            Ok(_) => Ok(()),
            Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {
                Err(BackupError::Exists(path.to_owned()))
            }
            Err(error) => Err(unwritable(error.error)),
        }
    }
}
