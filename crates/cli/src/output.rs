//! Files that a command writes: they appear whole or not at all, and replace another
//! only when asked to.
//!
//! That holds for regular files. A link leads to the file it names, which is replaced in
//! its own place. A device, a pipe or a descriptor has nothing to lose and cannot be
//! replaced: it is written to as it is.

use crate::failure::Failure;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Links that lead to links before they are taken for a circle, as many as Linux follows.
const MAX_LINKS: usize = 40;

/// The names of standard output: what a command prints must not mix with it.
const STANDARD_OUTPUT: [&str; 4] = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"];

/// Whether a path only names standard output.
pub fn is_standard_output(path: &Path) -> bool {
    STANDARD_OUTPUT.iter().any(|name| path == Path::new(name))
}

/// What a path leads to.
enum Place {
    /// A regular file, or none yet.
    File { path: PathBuf, exists: bool },
    /// Anything else one can write to.
    Stream,
}

impl Place {
    /// Follows links to their end, also to a file that does not exist yet.
    fn of(path: &Path) -> Result<Place, Failure> {
        let mut end = path.to_owned();
        for _ in 0..MAX_LINKS {
            if is_descriptor(&end) {
                return Ok(Place::Stream);
            }
            match fs::read_link(&end) {
                Ok(target) => end = directory(&end).join(target),
                Err(_) => return Place::without_link(path, end),
            }
        }
        Err(Failure::file("write", path)(io::Error::other("its links lead in a circle")))
    }

    fn without_link(asked: &Path, path: PathBuf) -> Result<Place, Failure> {
        match fs::metadata(&path) {
            Ok(found) if found.is_dir() => {
                Err(Failure::Refused(format!("{} is a directory: name a file", asked.display())))
            }
            Ok(found) if !found.is_file() => Ok(Place::Stream),
            Ok(_) => Ok(Place::File { path, exists: true }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Place::File { path, exists: false }),
            Err(error) => Err(Failure::file("write to", asked)(error)),
        }
    }
}

/// Whether a path is one of this process' open files, whatever is behind it.
fn is_descriptor(path: &Path) -> bool {
    let parent = directory(path);
    ["/dev/fd", "/proc/self/fd", "/proc/thread-self/fd"].iter().any(|name| parent == Path::new(name))
}

/// Whether a file may go there, before the work that fills it begins.
pub fn check_place(path: &Path, force: bool) -> Result<(), Failure> {
    let (path, exists) = match Place::of(path)? {
        Place::Stream => return Ok(()),
        Place::File { path: end, exists } => (end, exists.then_some(path)),
    };
    if let Some(asked) = exists.filter(|_| !force) {
        return Err(in_the_way(asked));
    }
    let directory = directory(&path);
    fs::metadata(directory).map(drop).map_err(Failure::file("write to", directory))
}

/// A file that is in the way.
fn in_the_way(path: &Path) -> Failure {
    Failure::Refused(format!("{} exists already: use --force to replace it", path.display()))
}

/// Writes beside the place and moves there, so that nobody ever sees half a file; or
/// straight into what is no file. `failed` says what a failure of `write` means.
pub fn write_whole<E>(
    path: &Path,
    force: bool,
    write: impl FnOnce(&mut dyn Write) -> Result<(), E>,
    failed: impl FnOnce(E) -> Failure,
) -> Result<(), Failure> {
    match Place::of(path)? {
        Place::Stream => write_through(path, write, failed),
        Place::File { path: end, .. } => replace(path, &end, force, write, failed),
    }
}

fn write_through<E>(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> Result<(), E>,
    failed: impl FnOnce(E) -> Failure,
) -> Result<(), Failure> {
    // At the end: behind a descriptor may be a file that others write to as well.
    let file = fs::OpenOptions::new().append(true).open(path).map_err(Failure::file("write to", path))?;
    let mut out = BufWriter::new(file);
    write(&mut out).map_err(failed)?;
    out.flush().map_err(Failure::file("write to", path))
}

fn replace<E>(
    asked: &Path,
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
    out.flush().map_err(Failure::file("write", asked))?;
    drop(out);
    file.as_file().sync_all().map_err(Failure::file("write", asked))?;
    let moved = if force { file.persist(path) } else { file.persist_noclobber(path) };
    match moved {
        Ok(_) => Ok(()),
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => Err(in_the_way(asked)),
        Err(error) => Err(Failure::file("write", asked)(error.error)),
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
