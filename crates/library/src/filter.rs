//! Which games count.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// Which games count for the explorer. By default all do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Games of these years; one whose year is not known is not among them.
    pub years: Option<RangeInclusive<u16>>,
    /// Games of these collections.
    pub collections: Option<BTreeSet<u32>>,
    /// Games in which one of these people played, with either colour.
    pub players: Option<BTreeSet<u32>>,
}

impl Filter {
    /// Whether games of this collection and year count, whoever played them.
    #[must_use]
    pub fn admits(&self, collection: u32, year: u16) -> bool {
        self.years.as_ref().is_none_or(|years| year != 0 && years.contains(&year))
            && self.collections.as_ref().is_none_or(|wanted| wanted.contains(&collection))
    }

    /// Whether games between these two count.
    #[must_use]
    pub fn admits_players(&self, black: u32, white: u32) -> bool {
        self.players.as_ref().is_none_or(|wanted| wanted.contains(&black) || wanted.contains(&white))
    }
}
