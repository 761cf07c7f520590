//! A match written down, and read again.

use crate::{Command, Match, MatchSetup, Refusal, SetupError};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A match as it is stored: what was agreed and what was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SavedMatch {
    /// What was agreed; its version covers the commands too.
    pub setup: MatchSetup,
    /// The accepted commands in their order.
    pub commands: Vec<Command>,
}

impl SavedMatch {
    /// The match, exactly where it was.
    pub fn restore(&self) -> Result<Match, ReplayError> {
        Match::replay(self.setup.clone(), self.commands.iter().copied())
    }
}

/// Why a log makes no match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReplayError {
    /// The setup is refused.
    Setup(SetupError),
    /// A command is refused.
    Command {
        /// Which, counted from 0.
        index: usize,
        /// The command.
        command: Command,
        /// Why.
        reason: Refusal,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Setup(error) => error.fmt(f),
            ReplayError::Command { index, command, reason } => {
                write!(f, "command {} at {} is refused: {reason}", index + 1, command.at)
            }
        }
    }
}

impl std::error::Error for ReplayError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ReplayError::Setup(error) => error.source(),
            ReplayError::Command { reason, .. } => Some(reason),
        }
    }
}
