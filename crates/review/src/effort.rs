//! How hard to look at a position.

use outflank_engine::{Limits, Lines, Selectivity};
use std::fmt;
use std::str::FromStr;

/// How hard to look at each position of a game. There is no time in it: what a review says
/// must not depend on how fast or how busy the machine is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effort {
    exact: u32,
    end: u32,
    depth: u32,
    selectivity: Selectivity,
    table_mib: u32,
}

/// Cuts at this level leave estimates of equal moves within a disc or two of each other;
/// faster ones put them several discs apart.
const SURE: Selectivity = Selectivity::ALL[2];

/// The most that can be asked for: a board has 60 empty squares at the start.
const MOST_EMPTIES: u32 = 60;
const MOST_TABLE_MIB: u32 = 4096;

impl Effort {
    /// The end solved from 14 empty squares on; for many games at once.
    pub const QUICK: Effort = Effort { exact: 14, end: 16, depth: 8, selectivity: SURE, table_mib: 4 };

    /// All moves solved from 20 empty squares on. What everybody
    /// gets who asks for nothing else.
    pub const STANDARD: Effort = Effort { exact: 20, end: 24, depth: 12, selectivity: SURE, table_mib: 16 };

    /// All moves solved from 24 empty squares on.
    pub const THOROUGH: Effort = Effort { exact: 24, end: 24, depth: 16, selectivity: SURE, table_mib: 64 };

    const NAMED: [(&'static str, Effort); 3] =
        [("quick", Effort::QUICK), ("standard", Effort::STANDARD), ("thorough", Effort::THOROUGH)];

    /// An effort of one's own: so many plies, cut by so much certainty, and the end solved
    /// from so many empty squares on.
    #[must_use]
    pub fn custom(depth: u32, selectivity: Selectivity, exact: u32) -> Effort {
        let exact = exact.min(MOST_EMPTIES);
        let table_mib = if exact > 20 || depth > 14 { 64 } else { 16 };
        Effort { exact, end: exact, depth: depth.clamp(1, MOST_EMPTIES), selectivity, table_mib }
    }

    /// Its name, if it is one of those that have one.
    #[must_use]
    pub fn name(self) -> Option<&'static str> {
        Effort::NAMED.into_iter().find(|(_, effort)| *effort == self).map(|(name, _)| name)
    }

    /// From so many empty squares on all moves are solved.
    #[must_use]
    pub const fn exact_from(self) -> u32 {
        self.exact
    }

    /// What is asked of the engine where so many squares are empty: always all moves.
    #[must_use]
    pub fn limits(self, empties: u32) -> Limits {
        let limits = if empties <= self.exact {
            Limits::EXACT
        } else if empties <= self.end {
            Limits::depth(empties, self.selectivity)
        } else {
            Limits::depth(self.depth, self.selectivity)
        };
        limits.with_lines(Lines::All)
    }

    pub(crate) const fn table_bytes(self) -> usize {
        (self.table_mib as usize) << 20
    }
}

impl Default for Effort {
    fn default() -> Effort {
        Effort::STANDARD
    }
}

impl fmt::Display for Effort {
    /// All that matters for what is found: `depth12@95-end24-exact20-table16`. It is part of
    /// the key under which judgements are kept, so it has the numbers and not the name,
    /// whose meaning may change.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Effort { exact, end, depth, selectivity, table_mib } = self;
        write!(f, "depth{depth}@{}-end{end}-exact{exact}-table{table_mib}", selectivity.percent())
    }
}

/// A text that is no effort.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EffortError(String);

impl fmt::Display for EffortError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not quick, standard, thorough or like `{}`", self.0, Effort::STANDARD)
    }
}

impl std::error::Error for EffortError {}

impl FromStr for Effort {
    type Err = EffortError;

    /// A name, or the whole text that [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Effort, EffortError> {
        let named = Effort::NAMED.into_iter().find(|(name, _)| *name == text).map(|(_, effort)| effort);
        named.or_else(|| numbers(text)).ok_or_else(|| EffortError(text.to_owned()))
    }
}

fn numbers(text: &str) -> Option<Effort> {
    let mut parts = text.split('-');
    let mut number = |name: &str| parts.next()?.strip_prefix(name);
    let (depth, percent) = number("depth")?.split_once('@')?;
    let selectivity = Selectivity::from_percent(percent.parse().ok()?)?;
    let effort = Effort {
        depth: depth.parse().ok()?,
        end: number("end")?.parse().ok()?,
        exact: number("exact")?.parse().ok()?,
        table_mib: number("table")?.parse().ok()?,
        selectivity,
    };
    let empties = 0..=MOST_EMPTIES;
    let sound = (1..=MOST_EMPTIES).contains(&effort.depth)
        && empties.contains(&effort.exact)
        && empties.contains(&effort.end)
        && (1..=MOST_TABLE_MIB).contains(&effort.table_mib);
    (sound && parts.next().is_none()).then_some(effort)
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_engine::Target;

    #[test]
    fn every_effort_is_read_as_it_is_written() {
        let own = Effort::custom(9, Selectivity::FASTEST, 11);
        for effort in [Effort::QUICK, Effort::STANDARD, Effort::THOROUGH, own] {
            assert_eq!(effort.to_string().parse(), Ok(effort));
            assert_eq!(effort.name().map(str::parse), effort.name().map(|_| Ok(effort)));
        }
        assert_eq!(own.name(), None);
        for wrong in [
            "",
            "slow",
            "depth0@95-end1-exact1-table1",
            "depth9@95-end1-exact1-table1-",
            "depth9@50-end1-exact1-table1",
        ] {
            assert!(wrong.parse::<Effort>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn everybody_gets_exact_scores_from_20_empty_squares_and_the_thorough_from_24() {
        for empties in 1..=60 {
            let exact = |effort: Effort| effort.limits(empties).target == Target::Exact;
            assert_eq!(exact(Effort::default()), empties <= 20);
            assert_eq!(exact(Effort::THOROUGH), empties <= 24);
            assert_eq!(Effort::QUICK.limits(empties).lines, Lines::All);
        }
    }
}
