//! Cuts by shallower searches (multi-ProbCut).
//!
//! The score of a deep search can be told from that of a shallow one up to an error
//! that is close to normally distributed. If the shallow score is so far above the
//! window that even an error of `t` standard deviations would not bring it back, the
//! deep search is not made. The levels trade certainty for speed; the last makes no
//! such cuts at all.

use crate::probcut::{Deviations, shallow_depth};

/// How sure a search must be before it leaves something out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Selectivity(u8);

/// By level: how many standard deviations a cut must be away, and the probability in
/// per cent that a score within that distance is right.
const LEVELS: [(f32, u8); 6] = [(1.1, 73), (1.5, 87), (2.0, 95), (2.4, 98), (3.0, 99), (f32::INFINITY, 100)];

impl Selectivity {
    /// Leaves nothing out.
    pub const NONE: Selectivity = Selectivity(5);
    /// The fastest level.
    pub const FASTEST: Selectivity = Selectivity(0);
    /// All levels, the fastest first.
    pub const ALL: [Selectivity; 6] =
        [Selectivity(0), Selectivity(1), Selectivity(2), Selectivity(3), Selectivity(4), Selectivity(5)];

    /// The level with this percentage.
    #[must_use]
    pub fn from_percent(percent: u8) -> Option<Selectivity> {
        Selectivity::ALL.into_iter().find(|level| level.percent() == percent)
    }

    /// Probability in per cent that a single cut is right: 73, 87, 95, 98, 99 or 100.
    #[must_use]
    pub const fn percent(self) -> u8 {
        LEVELS[self.0 as usize].1
    }

    #[inline]
    pub(crate) const fn level(self) -> u8 {
        self.0
    }
}

/// How a node of a given depth may be cut.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Cut {
    /// Depth of the shallower search.
    pub depth: u32,
    /// Discs by which its score must be outside the window.
    pub margin: i32,
    /// Discs by which the evaluation may be on the wrong side of the window for the
    /// shallower search still to be worth trying.
    pub static_margin: i32,
}

/// The cut to try, if any.
#[inline]
pub(crate) fn cut(
    deviations: &Deviations,
    selectivity: Selectivity,
    empties: u32,
    depth: u32,
) -> Option<Cut> {
    if selectivity == Selectivity::NONE || depth < 3 {
        return None;
    }
    let t = LEVELS[usize::from(selectivity.0)].0;
    let (from_shallow, from_static_eval) = deviations.get(empties, depth);
    Some(Cut {
        depth: shallow_depth(depth),
        margin: (t * from_shallow + 0.5) as i32,
        static_margin: (t * from_static_eval * 0.5) as i32,
    })
}
