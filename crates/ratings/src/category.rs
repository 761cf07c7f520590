//! Kinds of games by the time they take.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A kind of game with a rating of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Category {
    /// Less than three minutes a player.
    Bullet,
    /// Less than eight minutes.
    Blitz,
    /// Eight minutes or more at one sitting.
    Standard,
    /// Days for a move.
    Correspondence,
    /// Games against the house's own levels. Their rating seeds the first one among
    /// people.
    Computer,
}

impl Category {
    /// All of them.
    pub const ALL: [Category; 5] =
        [Category::Bullet, Category::Blitz, Category::Standard, Category::Correspondence, Category::Computer];

    /// The category of a live game by its estimated length for one player: the main
    /// time, thirty increments, or fifteen times the limit of a move.
    #[must_use]
    pub const fn of_seconds(estimated: u64) -> Category {
        match estimated {
            0..180 => Category::Bullet,
            180..480 => Category::Blitz,
            _ => Category::Standard,
        }
    }

    /// Its name in files, addresses and the API.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Category::Bullet => "bullet",
            Category::Blitz => "blitz",
            Category::Standard => "standard",
            Category::Correspondence => "correspondence",
            Category::Computer => "computer",
        }
    }

    /// The category of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Category> {
        Category::ALL.into_iter().find(|category| category.name() == name)
    }
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_sorted_by_their_estimated_length() {
        assert_eq!(Category::of_seconds(60), Category::Bullet);
        assert_eq!(Category::of_seconds(179), Category::Bullet);
        assert_eq!(Category::of_seconds(180), Category::Blitz);
        assert_eq!(Category::of_seconds(5 * 60 + 30 * 3), Category::Blitz);
        assert_eq!(Category::of_seconds(480), Category::Standard);
    }

    #[test]
    fn names_are_read_back() {
        for category in Category::ALL {
            assert_eq!(Category::from_name(category.name()), Some(category));
        }
        assert_eq!(Category::from_name("rapid"), None);
    }
}
