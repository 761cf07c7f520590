//! Games that one click asks for.

use crate::Terms;
use outflank_play::{Millis, TimeControl};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A kind of game that many look for. All of them are rated for those who have an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Pool {
    /// One minute.
    #[serde(rename = "1")]
    One,
    /// Three minutes.
    #[serde(rename = "3")]
    Three,
    /// Five minutes.
    #[serde(rename = "5")]
    Five,
    /// Five minutes and three seconds a move.
    #[serde(rename = "5+3")]
    FivePlusThree,
    /// A quarter of an hour.
    #[serde(rename = "15")]
    Fifteen,
    /// Three days a move.
    #[serde(rename = "3d")]
    ThreeDays,
}

impl Pool {
    /// All of them, the quickest first.
    pub const ALL: [Pool; 6] =
        [Pool::One, Pool::Three, Pool::Five, Pool::FivePlusThree, Pool::Fifteen, Pool::ThreeDays];

    /// Its name in addresses and the API.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Pool::One => "1",
            Pool::Three => "3",
            Pool::Five => "5",
            Pool::FivePlusThree => "5+3",
            Pool::Fifteen => "15",
            Pool::ThreeDays => "3d",
        }
    }

    /// The pool of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Pool> {
        Pool::ALL.into_iter().find(|pool| pool.name() == name)
    }

    /// The clock.
    #[must_use]
    pub const fn clock(self) -> TimeControl {
        match self {
            Pool::One => TimeControl::PerGame { main: Millis::from_secs(60) },
            Pool::Three => TimeControl::PerGame { main: Millis::from_secs(180) },
            Pool::Five => TimeControl::PerGame { main: Millis::from_secs(300) },
            Pool::FivePlusThree => {
                TimeControl::Increment { main: Millis::from_secs(300), increment: Millis::from_secs(3) }
            }
            Pool::Fifteen => TimeControl::PerGame { main: Millis::from_secs(900) },
            Pool::ThreeDays => TimeControl::PerMove { limit: Millis::from_secs(3 * 86_400) },
        }
    }

    /// The terms of a game from this pool.
    #[must_use]
    pub const fn terms(self, rated: bool) -> Terms {
        Terms::new(Some(self.clock()), rated)
    }

    /// Whether whoever looks for such a game waits at the screen. A game of days is found while
    /// one is away.
    #[must_use]
    pub const fn is_live(self) -> bool {
        !matches!(self, Pool::ThreeDays)
    }
}

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pool_has_its_name_and_good_terms() {
        for pool in Pool::ALL {
            assert_eq!(Pool::from_name(pool.name()), Some(pool));
            assert_eq!(serde_json::to_string(&pool).unwrap(), format!("\"{pool}\""));
            for rated in [false, true] {
                assert_eq!(pool.terms(rated).check(), Ok(()));
            }
        }
        assert_eq!(Pool::from_name("2"), None);
    }
}
