//! People, and what lets them in.

use crate::Stamp;
use outflank_accounts::{Kind, PrincipalId, Role, Scopes, SecretHash};

/// Somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their number.
    pub id: PrincipalId,
    /// How they are known.
    pub kind: Kind,
    /// What they are called, if they have a name.
    pub name: Option<String>,
    /// What they are trusted with.
    pub role: Role,
    /// Since when they are known.
    pub created: Stamp,
    /// When they were here last, to some minutes.
    pub seen: Stamp,
}

/// A session as its owner sees it in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// What is kept of its secret.
    pub hash: SecretHash,
    /// When it began.
    pub created: Stamp,
    /// When it was used last, to some minutes.
    pub seen: Stamp,
    /// The browser, as far as it told.
    pub agent: String,
}

/// A token as its owner sees it in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is told from others by.
    pub id: String,
    /// What its owner calls it.
    pub label: String,
    /// What it is good for.
    pub scopes: Scopes,
    /// When it was made.
    pub created: Stamp,
    /// When it was used last, to some minutes.
    pub seen: Stamp,
}
