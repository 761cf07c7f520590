//! What a configuration has in common with others.
//!
//! Most configurations of ten squares are rare, and what is learned from a few positions
//! is learned by heart. So while the network is taught, a configuration has three rows: one
//! of its own, and one for each half of its squares, which it shares with every
//! configuration that looks the same there. What the halves can say they learn quickly and
//! from many positions; the row of its own learns what is left. The taught network has the
//! sum of the three, so that judging takes no longer.

use outflank_eval::mobility::MobilitySet;
use outflank_eval::pattern::{Pattern, PatternSet};

/// The rows of a configuration: its own, its lower half's and its upper half's.
pub type Rows = [u32; 3];

/// The rows of every configuration.
pub struct FactorisedRows {
    /// By the place of a configuration. The row of its own is that of the canonical one, and
    /// comes before all rows of halves.
    pub rows: Vec<Rows>,
    /// How many rows there are.
    pub count: usize,
}

/// Configurations of the lower half of a pattern's squares.
fn lower(pattern: &Pattern) -> usize {
    3_usize.pow(pattern.squares.len() as u32 / 2)
}

impl FactorisedRows {
    /// The rows of all configurations of all patterns.
    #[must_use]
    pub fn new() -> FactorisedRows {
        let (set, mobility_set) = (PatternSet::get(), MobilitySet::get());
        // Places between two patterns' own have no row that is ever asked for.
        let mut factorised = FactorisedRows { rows: vec![[0; 3]; mobility_set.end], count: mobility_set.end };
        for pattern in set.patterns.iter().chain(&mobility_set.patterns) {
            let lower = lower(pattern);
            let (low, high) = (factorised.count, factorised.count + lower);
            for configuration in 0..pattern.configurations {
                let canonical = pattern.canonical(configuration);
                factorised.rows[pattern.offset + configuration] =
                    [pattern.offset + canonical, low + canonical % lower, high + canonical / lower]
                        .map(|row| row as u32);
            }
            factorised.count = high + pattern.configurations / lower;
        }
        factorised
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn configurations_share_a_row_exactly_where_they_look_the_same() {
        let factorised = FactorisedRows::new();
        let edge = &PatternSet::get().patterns[0];
        let rows = |digits: [usize; 10]| {
            let configuration = digits.iter().rev().fold(0, |number, digit| number * 3 + digit);
            // Only canonical ones are what they look like.
            assert_eq!(edge.canonical(configuration), configuration);
            factorised.rows[edge.offset + configuration]
        };
        let one = rows([2, 1, 0, 0, 0, 0, 0, 0, 1, 0]);
        let same_low = rows([2, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
        let same_high = rows([1, 1, 0, 0, 0, 0, 0, 0, 1, 0]);
        assert!(one[0] != same_low[0] && one[1] == same_low[1] && one[2] != same_low[2]);
        assert!(one[0] != same_high[0] && one[1] != same_high[1] && one[2] == same_high[2]);
    }

    #[test]
    fn no_row_serves_two_patterns_and_mirror_images_share_theirs() {
        let factorised = FactorisedRows::new();
        let (set, mobility_set) = (PatternSet::get(), MobilitySet::get());
        let mut taken: HashSet<u32> = HashSet::new();
        for pattern in set.patterns.iter().chain(&mobility_set.patterns) {
            let mut own = HashSet::new();
            for configuration in 0..pattern.configurations {
                let rows = factorised.rows[pattern.offset + configuration];
                assert_eq!(rows, factorised.rows[pattern.offset + pattern.canonical(configuration)]);
                assert!(rows.iter().all(|&row| (row as usize) < factorised.count));
                own.extend(rows);
            }
            assert!(own.is_disjoint(&taken), "{}", pattern.name);
            taken.extend(own);
        }
    }
}
