//! How hard the engine thinks when no clock says otherwise.

use outflank_engine::{Limits, Selectivity};
use outflank_rules::Position;

/// Empty squares beyond the depth from which a position is solved to its end: an
/// endgame search of some squares costs about what a midgame search of fewer does.
const SOLVED_BEYOND: u32 = 6;

/// No position with more empty squares than this is solved unless the depth says so.
const SOLVED_AT_MOST: u32 = 24;

/// A depth in plies and the certainty of its cuts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// Plies to look ahead, at least 1.
    pub depth: u32,
    /// How sure cuts must be.
    pub selectivity: Selectivity,
}

impl Strength {
    /// The deepest there is: more plies than squares.
    pub const DEEPEST: u32 = 60;

    /// A depth with the fastest cuts.
    #[must_use]
    pub fn of_depth(depth: u32) -> Strength {
        Strength { depth: depth.clamp(1, Strength::DEEPEST), selectivity: Selectivity::FASTEST }
    }

    /// From this many empty squares on, positions are solved.
    #[must_use]
    pub fn solves_from(self) -> u32 {
        self.depth.max((self.depth + SOLVED_BEYOND).min(SOLVED_AT_MOST))
    }

    /// The limits of a search of this position.
    #[must_use]
    pub fn limits(self, position: Position) -> Limits {
        if position.board().empties() <= self.solves_from() {
            Limits::EXACT
        } else {
            Limits::depth(self.depth, self.selectivity)
        }
    }
}

impl Default for Strength {
    /// Twelve plies: strong, and answered while one is looking at the board.
    fn default() -> Strength {
        Strength::of_depth(12)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endgames_are_solved_a_little_earlier_than_the_depth() {
        let solves_from = |depth| Strength::of_depth(depth).solves_from();
        assert_eq!((solves_from(1), solves_from(8), solves_from(18), solves_from(30)), (7, 14, 24, 30));
        assert_eq!(Strength::of_depth(0).depth, 1);
        assert_eq!(Strength::of_depth(99).depth, 60);
        assert_eq!(Strength::of_depth(8).limits(Position::START), Limits::depth(8, Selectivity::FASTEST));
        assert_eq!(Strength::of_depth(60).limits(Position::START), Limits::EXACT);
    }
}
