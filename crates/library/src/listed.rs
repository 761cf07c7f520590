//! Games and statistics with their names, as they come out of a library.

use crate::{Explored, StoredGame};
use std::collections::BTreeMap;

/// A game of a library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedGame {
    /// Its number.
    pub id: u32,
    /// The collection it belongs to.
    pub collection: String,
    /// The game.
    pub game: StoredGame,
}

/// What is known of a position, with the names behind the numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Exploration {
    /// The statistics.
    pub explored: Explored,
    /// Players by number.
    pub players: BTreeMap<u32, String>,
    /// The games that are named, by number.
    pub games: BTreeMap<u32, ListedGame>,
}

/// A collection, for lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collection {
    /// Its name.
    pub name: String,
    /// How many games it has.
    pub games: u64,
    /// The years of the first and the last of them, where years are known.
    pub years: Option<(u16, u16)>,
}

/// How large a library is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extent {
    /// Games.
    pub games: u64,
    /// Games that the index does not know yet.
    pub unindexed: u64,
    /// Bytes on disk.
    pub bytes: u64,
    /// Of these, the index.
    pub index_bytes: u64,
    /// Parts that the index is in.
    pub segments: u64,
}
