//! Files that a program writes: they appear whole or not at all, and replace another only
//! when asked to.
//!
//! That holds for regular files. A link leads to the file it names, which is replaced in
//! its own place. A device, a pipe or a descriptor has nothing to lose and cannot be
//! replaced: it is written to as it is.
//!
//! ```
//! # let directory = tempfile::tempdir().unwrap();
//! let place = directory.path().join("game.txt");
//! outflank_files::check(&place, false)?;
//! outflank_files::write_whole(&place, false, |out| out.write_all(b"f5d6c3"))?;
//! assert!(outflank_files::check(&place, false).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! And what people hand to a program to read: [`Source`] is a file, standard input or the text
//! itself, with the games or positions it holds.

mod content;
mod folder;
mod names;
mod source;

pub use content::write_content;
pub use folder::{Listed, game_files};
pub use names::{find_names, names_beside};
pub use source::{Checks, Source, SourceError, Unchecked};

use std::error::Error;
use std::fmt;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Links that lead to links before they are taken for a circle, as many as Linux follows.
const MAX_LINKS: usize = 40;

/// The names of standard output: what a command prints must not mix with it.
const STANDARD_OUTPUT: [&str; 4] = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"];

/// Whether a path only names standard output.
#[must_use]
pub fn is_standard_output(path: &Path) -> bool {
    STANDARD_OUTPUT.iter().any(|name| path == Path::new(name))
}

/// Why a file was not written.
#[derive(Debug)]
#[non_exhaustive]
pub enum FileError {
    /// It is there already and was not to be replaced.
    Exists(PathBuf),
    /// A directory has that name.
    IsDirectory(PathBuf),
    /// Something could not be done.
    System {
        /// What was tried, as in "cannot *write to*".
        action: &'static str,
        /// With which file or directory.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
}

impl FileError {
    /// For `map_err` on an operation on a file.
    pub(crate) fn on(action: &'static str, path: &Path) -> impl FnOnce(io::Error) -> FileError {
        move |source| FileError::System { action, path: path.to_owned(), source }
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileError::Exists(path) => write!(f, "{} exists already", path.display()),
            FileError::IsDirectory(path) => write!(f, "{} is a directory", path.display()),
            FileError::System { action, path, source } => {
                write!(f, "cannot {action} {}: {source}", path.display())
            }
        }
    }
}

impl Error for FileError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            FileError::System { source, .. } => Some(source),
            FileError::Exists(_) | FileError::IsDirectory(_) => None,
        }
    }
}

/// Why nothing was written: there is no place for it, or nothing to put there.
#[derive(Debug)]
pub enum Unwritten<E> {
    /// The file.
    File(FileError),
    /// What was to be in it.
    Content(E),
}

impl<E> From<FileError> for Unwritten<E> {
    fn from(error: FileError) -> Unwritten<E> {
        Unwritten::File(error)
    }
}

impl<E: fmt::Display> fmt::Display for Unwritten<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unwritten::File(error) => error.fmt(f),
            Unwritten::Content(error) => error.fmt(f),
        }
    }
}

impl<E: Error + 'static> Error for Unwritten<E> {}

/// What a path leads to.
enum Place {
    /// A regular file, or none yet.
    File { path: PathBuf, exists: bool },
    /// Anything else one can write to.
    Stream,
}

impl Place {
    /// Follows links to their end, also to a file that does not exist yet.
    fn of(path: &Path) -> Result<Place, FileError> {
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
        Err(FileError::on("write", path)(io::Error::other("its links lead in a circle")))
    }

    fn without_link(asked: &Path, path: PathBuf) -> Result<Place, FileError> {
        match fs::metadata(&path) {
            Ok(found) if found.is_dir() => Err(FileError::IsDirectory(asked.to_owned())),
            Ok(found) if !found.is_file() => Ok(Place::Stream),
            Ok(_) => Ok(Place::File { path, exists: true }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Place::File { path, exists: false }),
            Err(error) => Err(FileError::on("write to", asked)(error)),
        }
    }
}

/// Whether a path is one of this process' open files, whatever is behind it.
fn is_descriptor(path: &Path) -> bool {
    let parent = directory(path);
    ["/dev/fd", "/proc/self/fd", "/proc/thread-self/fd"].iter().any(|name| parent == Path::new(name))
}

fn directory(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    }
}

/// Whether a file may go there, before the work that fills it begins. With `replace` it may
/// take the place of another.
pub fn check(path: &Path, replace: bool) -> Result<(), FileError> {
    let end = match Place::of(path)? {
        Place::Stream => return Ok(()),
        Place::File { exists: true, .. } if !replace => return Err(FileError::Exists(path.to_owned())),
        Place::File { path, .. } => path,
    };
    let directory = directory(&end);
    fs::metadata(directory).map(drop).map_err(FileError::on("write to", directory))
}

/// Writes beside the place and moves there, so that nobody ever sees half a file; or
/// straight into what is no file.
pub fn write_whole<E>(
    path: &Path,
    replace: bool,
    write: impl FnOnce(&mut dyn Write) -> Result<(), E>,
) -> Result<(), Unwritten<E>> {
    match Place::of(path)? {
        Place::Stream => write_through(path, write),
        Place::File { path: end, .. } => write_beside(path, &end, replace, write),
    }
}

/// Writes bytes as [`write_whole`] does.
pub fn write(path: &Path, replace: bool, bytes: &[u8]) -> Result<(), FileError> {
    write_whole(path, replace, |out| out.write_all(bytes)).map_err(|error| match error {
        Unwritten::File(error) => error,
        Unwritten::Content(error) => FileError::on("write", path)(error),
    })
}

fn write_through<E>(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> Result<(), E>,
) -> Result<(), Unwritten<E>> {
    // At the end: behind a descriptor may be a file that others write to as well.
    let file = fs::OpenOptions::new().append(true).open(path).map_err(FileError::on("write to", path))?;
    let mut out = BufWriter::new(file);
    write(&mut out).map_err(Unwritten::Content)?;
    Ok(out.flush().map_err(FileError::on("write to", path))?)
}

fn write_beside<E>(
    asked: &Path,
    path: &Path,
    replace: bool,
    write: impl FnOnce(&mut dyn Write) -> Result<(), E>,
) -> Result<(), Unwritten<E>> {
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
    let mut file = builder.tempfile_in(directory).map_err(FileError::on("write to", directory))?;
    let mut out = BufWriter::new(&mut file);
    write(&mut out).map_err(Unwritten::Content)?;
    out.flush().map_err(FileError::on("write", asked))?;
    drop(out);
    file.as_file().sync_all().map_err(FileError::on("write", asked))?;
    let moved = if replace { file.persist(path) } else { file.persist_noclobber(path) };
    moved.map(drop).map_err(|failed| {
        Unwritten::File(match failed.error.kind() {
            io::ErrorKind::AlreadyExists => FileError::Exists(asked.to_owned()),
            _ => FileError::on("write", asked)(failed.error),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_not_finished_leaves_the_old_one_as_it_is() {
        let directory = tempfile::tempdir().unwrap();
        let place = directory.path().join("game.txt");
        write(&place, false, b"old").unwrap();
        let failed = write_whole(&place, true, |out| {
            out.write_all(b"ne").unwrap();
            Err("no more")
        });
        assert!(matches!(failed, Err(Unwritten::Content("no more"))));
        assert_eq!(fs::read(&place).unwrap(), b"old");
        assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 1, "nothing is left beside it");
    }

    #[test]
    fn a_file_is_replaced_only_when_asked_for() {
        let directory = tempfile::tempdir().unwrap();
        let place = directory.path().join("game.txt");
        write(&place, false, b"old").unwrap();
        assert!(matches!(check(&place, false), Err(FileError::Exists(path)) if path == place));
        assert!(matches!(write(&place, false, b"new"), Err(FileError::Exists(_))));
        write(&place, true, b"new").unwrap();
        assert_eq!(fs::read(&place).unwrap(), b"new");
    }

    #[test]
    fn a_directory_is_no_place_for_a_file() {
        let directory = tempfile::tempdir().unwrap();
        assert!(matches!(check(directory.path(), true), Err(FileError::IsDirectory(_))));
        assert!(matches!(check(&directory.path().join("no/game.txt"), true), Err(FileError::System { .. })));
    }

    #[cfg(unix)]
    #[test]
    fn links_lead_to_the_file_and_circles_nowhere() {
        use std::os::unix::fs::symlink;
        let directory = tempfile::tempdir().unwrap();
        let [place, link, circle] = ["game.txt", "link", "circle"].map(|name| directory.path().join(name));
        symlink("game.txt", &link).unwrap();
        write(&link, false, b"f5").unwrap();
        assert_eq!(fs::read(&place).unwrap(), b"f5");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        symlink("circle", &circle).unwrap();
        let refused = check(&circle, true).unwrap_err().to_string();
        assert!(refused.ends_with("its links lead in a circle"), "{refused}");
    }
}
