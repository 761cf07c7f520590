//! Files that a command writes: they appear whole or not at all, and replace another
//! only when asked to.

use crate::failure::Failure;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// Whether a file may go there, before the work that fills it begins.
pub fn check_place(path: &Path, force: bool) -> Result<(), Failure> {
    if path.is_dir() {
        return Err(Failure::Refused(format!("{} is a directory: name a file", path.display())));
    }
    if !force && path.try_exists().unwrap_or(false) {
        return Err(exists(path));
    }
    let directory = directory(path);
    fs::metadata(directory).map(drop).map_err(Failure::file("write to", directory))
}

/// A file that is in the way.
fn exists(path: &Path) -> Failure {
    Failure::Refused(format!("{} exists already: use --force to replace it", path.display()))
}

/// Writes beside the place and moves there, so that nobody ever sees half a file.
/// `failed` says what a failure of `write` means.
pub fn write_whole<E>(
    path: &Path,
    force: bool,
    write: impl FnOnce(&mut dyn Write) -> Result<(), E>,
    failed: impl FnOnce(E) -> Failure,
) -> Result<(), Failure> {
    let directory = directory(path);
    let mut builder = tempfile::Builder::new();
    builder.prefix(".outflank-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // As any new file, less what the umask takes away; kept when one is replaced.
        let mode = fs::metadata(path).map_or(0o666, |old| old.permissions().mode());
        builder.permissions(fs::Permissions::from_mode(mode));
    }
    let mut file = builder.tempfile_in(directory).map_err(Failure::file("write to", directory))?;
    let mut out = BufWriter::new(&mut file);
    write(&mut out).map_err(failed)?;
    out.flush().map_err(Failure::file("write", path))?;
    drop(out);
    file.as_file().sync_all().map_err(Failure::file("write", path))?;
    let moved = if force { file.persist(path) } else { file.persist_noclobber(path) };
    match moved {
        Ok(_) => Ok(()),
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => Err(exists(path)),
        Err(error) => Err(Failure::file("write", path)(error.error)),
    }
}

/// Writes bytes as [`write_whole`] does.
pub fn write_bytes(path: &Path, force: bool, bytes: &[u8]) -> Result<(), Failure> {
    write_whole(path, force, |out| out.write_all(bytes), Failure::file("write", path))
}

fn directory(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    }
}
