//! Questions about all matches, and their answers.

use crate::{Kind, MatchId, Stamp, Summary};
use outflank_accounts::PrincipalId;
use outflank_play::Phase;
use std::fmt;
use std::str::FromStr;

/// Which matches to list, the latest first.
#[derive(Clone, Debug)]
pub struct Query {
    /// Words that all have to occur in names, id, variation, opening or moves.
    pub search: String,
    /// Whose they are.
    pub audience: Audience,
    /// Where they are.
    pub phase: Option<PhaseFilter>,
    /// What sort they are.
    pub kind: Option<Kind>,
    /// Go on after this one.
    pub after: Option<Cursor>,
    /// How many at most.
    pub limit: u32,
}

impl Default for Query {
    /// The latest fifty.
    fn default() -> Query {
        Query {
            search: String::new(),
            audience: Audience::Everything,
            phase: None,
            kind: None,
            after: None,
            limit: 50,
        }
    }
}

/// Whose matches are meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Audience {
    /// All there are: for whoever has the file.
    #[default]
    Everything,
    /// Those without an owner: of whoever sits at this machine.
    Local,
    /// Those that somebody made or plays in.
    Of(PrincipalId),
    /// Those that everybody may see.
    Public,
}

/// A phase, or several together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseFilter {
    /// Exactly this one.
    Is(Phase),
    /// All that can go on.
    Unfinished,
    /// All that cannot.
    Finished,
}

#[cfg(feature = "sqlite")]
impl PhaseFilter {
    pub(crate) fn phases(self) -> Vec<Phase> {
        match self {
            PhaseFilter::Is(phase) => vec![phase],
            PhaseFilter::Unfinished => vec![Phase::Ready, Phase::Playing, Phase::Paused, Phase::Between],
            PhaseFilter::Finished => vec![Phase::Over, Phase::Aborted],
        }
    }
}

/// A place in a list. It stays right while matches are added or removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    pub(crate) updated: Stamp,
    pub(crate) id: MatchId,
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.updated.as_millis(), self.id)
    }
}

/// A text that is no place in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadCursor;

impl fmt::Display for BadCursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a place in a list of matches")
    }
}

impl std::error::Error for BadCursor {}

impl FromStr for Cursor {
    type Err = BadCursor;

    fn from_str(text: &str) -> Result<Cursor, BadCursor> {
        let (updated, id) = text.split_once('-').ok_or(BadCursor)?;
        let updated = Stamp::from_millis(updated.parse().map_err(|_| BadCursor)?);
        Ok(Cursor { updated, id: id.parse().map_err(|_| BadCursor)? })
    }
}

/// A match that a list cannot show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// Its name, as the file has it.
    pub id: String,
    /// What is wrong with it.
    pub detail: String,
}

/// A part of a list.
#[derive(Clone, Debug)]
pub struct Page {
    /// The matches, the latest first.
    pub matches: Vec<Summary>,
    /// Those among them that cannot be read, which hides no other. They can be deleted.
    pub unreadable: Vec<Unreadable>,
    /// How many fit the question in all.
    pub total: u64,
    /// Where the next part begins, if there is one.
    pub next: Option<Cursor>,
}
