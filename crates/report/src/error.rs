//! Why a report came to no end.

use outflank_formats::WriteError;
use outflank_review::ReviewError;
use std::{fmt, io};

/// Why a report came to no end.
#[derive(Debug)]
#[non_exhaustive]
pub enum ReportError {
    /// It could not be written.
    Output(io::Error),
    /// A game cannot be written in the format asked for.
    Unwritable {
        /// The number of the game.
        game: usize,
        /// What the format cannot hold.
        reason: WriteError,
    },
    /// A game could not be reviewed.
    Review(ReviewError),
}

impl fmt::Display for ReportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReportError::Output(error) => write!(f, "the report cannot be written: {error}"),
            ReportError::Unwritable { game, reason } => write!(f, "game {game}: {reason}"),
            ReportError::Review(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ReportError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ReportError::Output(error) => Some(error),
            ReportError::Unwritable { reason, .. } => Some(reason),
            ReportError::Review(error) => Some(error),
        }
    }
}

impl From<io::Error> for ReportError {
    fn from(error: io::Error) -> ReportError {
        ReportError::Output(error)
    }
}

impl From<ReviewError> for ReportError {
    fn from(error: ReviewError) -> ReportError {
        ReportError::Review(error)
    }
}
