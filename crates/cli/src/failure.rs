//! How a command ends: well, with faults found in what it looked at, or not at all.

use outflank_files::Source;
use outflank_formats::WriteError;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// A command that did its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing wrong. Exit code 0.
    Good,
    /// The work was to look for faults, and there are some. Exit code 1.
    FoundFaults,
    /// Ctrl-C came before the end. Exit code 130.
    Interrupted,
}

/// A command that could not do its work. Exit code 2, and one line for the person:
/// what is wrong, where, what to do.
#[derive(Debug)]
pub enum Failure {
    /// Standard output could not be written.
    Output(io::Error),
    /// A file could not be read or written; the text says which of the two.
    File {
        /// What was tried, as in "cannot *read*".
        action: &'static str,
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The arguments or the input make no sense.
    Refused(String),
}

impl Failure {
    /// A reason made of anything that can be shown.
    pub fn refused(reason: impl fmt::Display) -> Failure {
        Failure::Refused(reason.to_string())
    }

    /// Something wrong in what was handed over, with its name in front.
    pub fn found_in(source: &Source, error: impl fmt::Display) -> Failure {
        Failure::Refused(format!("{}: {error}", source.name()))
    }

    /// For `map_err` on an operation on a file.
    pub fn file(action: &'static str, path: &Path) -> impl FnOnce(io::Error) -> Failure {
        move |source| Failure::File { action, path: path.to_owned(), source }
    }

    /// For `map_err` on writing games, into a file or to standard output.
    pub fn written(path: Option<&Path>) -> impl FnOnce(WriteError) -> Failure {
        move |error| match (error, path) {
            (WriteError::Io(source), Some(path)) => Failure::file("write", path)(source),
            (WriteError::Io(source), None) => Failure::Output(source),
            (error, Some(path)) => Failure::Refused(format!("{}: {error}", path.display())),
            (error, None) => Failure::refused(error),
        }
    }

    /// Whether only the reader of our output is gone.
    pub fn is_broken_pipe(&self) -> bool {
        matches!(self, Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Output(error) => write!(f, "cannot write to standard output: {error}"),
            Failure::File { action, path, source } => {
                write!(f, "cannot {action} {}: {source}", path.display())
            }
            Failure::Refused(reason) => f.write_str(reason),
        }
    }
}

impl From<io::Error> for Failure {
    /// Only writing to standard output is left to `?`; files name themselves with
    /// [`Failure::file`].
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}
