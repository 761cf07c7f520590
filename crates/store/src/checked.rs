//! What a look through a file finds.

use crate::MatchId;

/// Something that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What it is.
    pub entry: Entry,
    /// What is wrong with it.
    pub detail: String,
}

/// An entry of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Entry {
    /// A match whose log makes no match.
    Match {
        /// What it is called, as far as that is text.
        id: String,
        /// Where it stands, which tells it from all others.
        row: i64,
    },
    /// What lists show of a match. Its log is whole, so it can be written anew.
    Summary(MatchId),
    /// A note of a learner.
    Note {
        /// Whose.
        learner: String,
        /// Its number.
        number: i64,
    },
}

/// What was found in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// How many matches there are.
    pub matches: u64,
    /// How many notes of learners there are.
    pub notes: u64,
    /// What cannot be read of them.
    pub faults: Vec<Fault>,
}

impl Checked {
    /// What nothing but taking it out helps with.
    #[must_use]
    pub fn lost(&self) -> Vec<Entry> {
        let lost = |entry: &&Entry| !matches!(entry, Entry::Summary(_));
        self.faults.iter().map(|fault| &fault.entry).filter(lost).cloned().collect()
    }
}
