//! Files that a command writes, as `outflank_files` writes them: what went wrong, for the
//! person.

use crate::failure::Failure;
use outflank_files::{FileError, Unwritten};
use std::io::Write;
use std::path::Path;

pub use outflank_files::is_standard_output;

impl From<FileError> for Failure {
    fn from(error: FileError) -> Failure {
        match error {
            FileError::Exists(_) => Failure::Refused(format!("{error}: use --force to replace it")),
            FileError::IsDirectory(_) => Failure::Refused(format!("{error}: name a file")),
            FileError::System { action, path, source } => Failure::File { action, path, source },
            error => Failure::refused(error),
        }
    }
}

/// Whether a file may go there, before the work that fills it begins.
pub fn check_place(path: &Path, force: bool) -> Result<(), Failure> {
    Ok(outflank_files::check(path, force)?)
}

/// Writes a file whole or not at all. `failed` says what a failure of `write` means.
pub fn write_whole<E>(
    path: &Path,
    force: bool,
    write: impl FnOnce(&mut dyn Write) -> Result<(), E>,
    failed: impl FnOnce(E) -> Failure,
) -> Result<(), Failure> {
    outflank_files::write_whole(path, force, write).map_err(|error| match error {
        Unwritten::File(error) => error.into(),
        Unwritten::Content(error) => failed(error),
    })
}

/// Writes bytes as [`write_whole`] does.
pub fn write_bytes(path: &Path, force: bool, bytes: &[u8]) -> Result<(), Failure> {
    Ok(outflank_files::write(path, force, bytes)?)
}
