//! A match as it is read from the store.

use crate::{Belonging, MatchId, Names, Stamp};
use outflank_play::Match;

/// A match as it was stored.
#[derive(Clone, Debug)]
pub struct StoredMatch {
    /// Its name.
    pub id: MatchId,
    /// The match, exactly where it was.
    pub game: Match,
    /// What the players are called.
    pub names: Names,
    /// Whether it came from a file or from pasted text.
    pub imported: bool,
    /// Whose it is.
    pub belonging: Belonging,
    /// When it was made.
    pub created: Stamp,
    /// When its last command was accepted.
    pub updated: Stamp,
}
