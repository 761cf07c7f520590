//! Scores that say where they come from.
//!
//! A proven score, a proven result, an estimate of a search and a book entry look alike
//! as numbers and must never be taken for one another. Each is its own variant, and
//! none converts into another.

use crate::selectivity::Selectivity;
use outflank_rules::score::DiscDiff;
use std::cmp::Ordering;
use std::fmt;

/// What a game ends in, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameResult {
    /// The side to move loses.
    Loss,
    /// Equal discs.
    Draw,
    /// The side to move wins.
    Win,
}

impl GameResult {
    /// The same result seen by the other side.
    #[must_use]
    pub const fn reversed(self) -> GameResult {
        match self {
            GameResult::Loss => GameResult::Win,
            GameResult::Draw => GameResult::Draw,
            GameResult::Win => GameResult::Loss,
        }
    }

    /// The result a disc difference stands for.
    #[must_use]
    pub fn of(discs: DiscDiff) -> GameResult {
        match discs.discs().cmp(&0) {
            Ordering::Less => GameResult::Loss,
            Ordering::Equal => GameResult::Draw,
            Ordering::Greater => GameResult::Win,
        }
    }
}

/// A score for the side to move, with its provenance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Proven: the final disc difference with best play, empties to the winner.
    Exact(DiscDiff),
    /// Proven: win, draw or loss, without the number of discs.
    Outcome(GameResult),
    /// What a search of limited depth or limited certainty says.
    Estimate {
        /// The expected final disc difference.
        discs: DiscDiff,
        /// Plies searched; all empty squares when it reached the end.
        depth: u32,
        /// How sure its cuts were.
        selectivity: Selectivity,
    },
    /// Taken from an opening book.
    Book {
        /// The expected final disc difference.
        discs: DiscDiff,
    },
}

impl Score {
    /// The disc difference, however it was found; none for a bare result.
    #[must_use]
    pub const fn discs(self) -> Option<DiscDiff> {
        match self {
            Score::Exact(discs) | Score::Estimate { discs, .. } | Score::Book { discs } => Some(discs),
            Score::Outcome(_) => None,
        }
    }

    /// Whether it is proven, for discs or at least for the result.
    #[must_use]
    pub const fn is_proven(self) -> bool {
        matches!(self, Score::Exact(_) | Score::Outcome(_))
    }
}

impl fmt::Display for Score {
    /// `+4 exact`, `win`, `+4 at depth 21@73%`, `+2 book`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Exact(discs) => write!(f, "{:+} exact", discs.discs()),
            Score::Outcome(GameResult::Win) => f.write_str("win"),
            Score::Outcome(GameResult::Draw) => f.write_str("draw"),
            Score::Outcome(GameResult::Loss) => f.write_str("loss"),
            Score::Estimate { discs, depth, selectivity } => {
                write!(f, "{:+} at depth {depth}@{}%", discs.discs(), selectivity.percent())
            }
            Score::Book { discs } => write!(f, "{:+} book", discs.discs()),
        }
    }
}
