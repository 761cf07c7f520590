//! How far a search may go.

use crate::selectivity::Selectivity;
use crate::time::Budget;
use std::time::Duration;

/// What a search is asked to find out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The best moves as far as this many plies show, with this certainty. A depth of
    /// all empty squares and no selectivity is [`Target::Exact`].
    Depth {
        /// Plies to look ahead.
        plies: u32,
        /// How sure cuts must be.
        selectivity: Selectivity,
    },
    /// The proven final score.
    Exact,
    /// The proven result: win, draw or loss.
    Outcome,
}

/// How many of the moves are to be scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// The best ones, this many.
    Best(u32),
    /// All of them.
    All,
}

/// Everything that ends a search. Whatever comes first counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// What to find out.
    pub target: Target,
    /// How many moves to score.
    pub lines: Lines,
    /// Boards visited at most.
    pub nodes: Option<u64>,
    /// Time at most, on the engine's clock.
    pub time: Option<Duration>,
    /// Time after which no new pass begins, because it would hardly be finished.
    pub optimum: Option<Duration>,
}

impl Limits {
    /// The proven score, however long it takes.
    pub const EXACT: Limits = Limits::of(Target::Exact);

    /// Only a target.
    #[must_use]
    pub const fn of(target: Target) -> Limits {
        Limits { target, lines: Lines::Best(1), nodes: None, time: None, optimum: None }
    }

    /// A depth and a certainty.
    #[must_use]
    pub const fn depth(plies: u32, selectivity: Selectivity) -> Limits {
        Limits::of(Target::Depth { plies, selectivity })
    }

    /// As deep as the time allows.
    #[must_use]
    pub const fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::EXACT }
    }

    /// The same with so many moves scored.
    #[must_use]
    pub const fn with_lines(self, lines: Lines) -> Limits {
        Limits { lines, ..self }
    }

    /// The same with at most so many boards visited.
    #[must_use]
    pub const fn with_nodes(self, nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..self }
    }

    /// The same with at most so much time.
    #[must_use]
    pub const fn with_time(self, time: Duration) -> Limits {
        Limits { time: Some(time), ..self }
    }

    /// The same with the times the time manager gives a move.
    #[must_use]
    pub const fn with_budget(self, budget: Budget) -> Limits {
        Limits { time: Some(budget.maximum), optimum: Some(budget.optimum), ..self }
    }
}

/// One pass of a deepening search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub depth: u32,
    pub selectivity: Selectivity,
}

/// The passes that lead to a target with so many empty squares: depth by depth with the
/// fastest cuts, then to the end with ever surer ones. Each pass leaves the table full
/// of good first moves for the next, which more than pays for it.
pub(crate) fn plan(target: Target, empties: u32) -> Vec<Step> {
    let (plies, selectivity) = match target {
        Target::Depth { plies, selectivity } => (plies.clamp(1, empties), selectivity),
        Target::Exact | Target::Outcome => (empties, Selectivity::NONE),
    };
    let mut steps = Vec::new();
    if plies < empties {
        for depth in 1..=plies {
            steps.push(Step { depth, selectivity });
        }
        return steps;
    }
    let fastest = Selectivity::FASTEST.min(selectivity);
    // Tuned by the nodes that FFO 21–44 took; the exact numbers matter little there.
    let midgame = if empties < 12 { 0 } else { (empties - 10).min(40) };
    for depth in (1..=midgame).filter(|depth| depth % 2 == midgame % 2 || *depth <= 2) {
        steps.push(Step { depth, selectivity: fastest });
    }
    if empties >= 14 {
        for level in Selectivity::ALL {
            let wanted = match level.percent() {
                73 => empties >= 14,
                95 => empties >= 22,
                99 => empties >= 27,
                _ => false,
            };
            if level < selectivity && wanted {
                steps.push(Step { depth: empties, selectivity: level });
            }
        }
    }
    steps.push(Step { depth: empties, selectivity });
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_plan_ends_at_its_target() {
        for empties in 1..=60 {
            let exact = plan(Target::Exact, empties);
            assert_eq!(exact.last(), Some(&Step { depth: empties, selectivity: Selectivity::NONE }));
            for plies in [0, 1, 5, 64] {
                let target = Target::Depth { plies, selectivity: Selectivity::FASTEST };
                let last = *plan(target, empties).last().expect("a plan has steps");
                assert_eq!(last.depth, plies.clamp(1, empties));
                assert_eq!(last.selectivity, Selectivity::FASTEST);
            }
        }
    }
}
