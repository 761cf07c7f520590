//! What a lesson says about its board, as data.
//!
//! The sentences of a lesson are for people; beside them stand the facts they rest on, so that
//! a test can decide every one of them with the rules and the engine. A board that is changed
//! until a sentence is no longer true makes the test fail.

use outflank_rules::{Color, Square, SquareSet};
use serde::Deserialize;

/// A statement about the board of a step. `after` and `line` are moves played from there first,
/// as `d3c5`; forced passes are taken by themselves.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "says", rename_all = "kebab-case", deny_unknown_fields)]
#[non_exhaustive]
pub enum Claim {
    /// A side has so many moves; would have, if it is not its turn.
    Moves {
        /// Which side.
        side: Color,
        /// Moves played first.
        #[serde(default)]
        after: String,
        /// How many.
        count: u32,
    },
    /// So many discs lie on the board.
    Discs {
        /// Of Black.
        black: u32,
        /// Of White.
        white: u32,
    },
    /// Neither side has a move.
    Over,
    /// The side to move has none, and passes.
    Passes {
        /// Moves played first.
        #[serde(default)]
        after: String,
    },
    /// A side could play here, or could not.
    Access {
        /// Which side.
        side: Color,
        /// Where it could.
        #[serde(default)]
        open: SquareSet,
        /// Where it could not.
        #[serde(default)]
        closed: SquareSet,
    },
    /// The corners a side could take are these and no others.
    Corners {
        /// Which side.
        side: Color,
        /// Moves played first.
        #[serde(default)]
        after: String,
        /// The corners.
        open: SquareSet,
    },
    /// The corners a side holds are these and no others.
    Holds {
        /// Which side.
        side: Color,
        /// The corners.
        corners: SquareSet,
    },
    /// Whatever the reply to this move, a corner can be taken next.
    ForcesCorner {
        /// The move.
        square: Square,
    },
    /// Every other move lets the opponent take a corner at once, and this one does not.
    KeepsCorners {
        /// The move.
        square: Square,
    },
    /// A move turns so many discs.
    Turns {
        /// The move.
        square: Square,
        /// How many.
        count: u32,
    },
    /// A move leaves so many replies, and every other leaves more.
    FewestReplies {
        /// The move.
        square: Square,
        /// How many.
        count: u32,
    },
    /// A move makes so many own discs safe for good, and every other fewer.
    MakesSafe {
        /// The move.
        square: Square,
        /// How many.
        count: u32,
    },
    /// These discs, of one colour, can never be turned again.
    Safe {
        /// The discs.
        squares: SquareSet,
    },
    /// The discs of a side that no empty square touches are these and no others.
    Inside {
        /// Which side.
        side: Color,
        /// The discs.
        squares: SquareSet,
    },
    /// After a move so many own discs lie beside empty squares, and more after every other.
    NarrowestFrontier {
        /// The move.
        square: Square,
        /// How many.
        count: u32,
    },
    /// The moves that turn only discs without an empty square beside them.
    Quiet {
        /// The moves.
        squares: SquareSet,
    },
    /// A move fits between two enemy discs on an edge.
    Wedge {
        /// The move.
        square: Square,
    },
    /// What lies on an edge, from A to H or from 1 to 8: X black, O white, - empty.
    Edge {
        /// One of its squares, not a corner.
        at: Square,
        /// The eight squares.
        discs: String,
    },
    /// The empty squares that hang together with this one.
    Region {
        /// One of them.
        at: Square,
        /// How many.
        count: u32,
    },
    /// The regions of empty squares, by their sizes, the smallest first.
    Regions {
        /// The sizes.
        sizes: Vec<u32>,
    },
    /// This move wins, and every other loses or draws; proved to the last disc.
    OnlyWin {
        /// The move.
        square: Square,
    },
    /// The result of a move for the side that makes it, with best play, to the last disc.
    Exact {
        /// The move.
        square: Square,
        /// The result in discs.
        discs: i32,
    },
    /// The play of both to the last disc, without a mistake of either.
    Perfect {
        /// The moves.
        line: String,
        /// The side that has the last move in every region of empty squares, if one has.
        #[serde(default)]
        last: Option<Color>,
        /// Corners that Black takes on the way; White takes the others that are taken.
        #[serde(default)]
        black_corners: SquareSet,
    },
    /// A search so deep finds no better move.
    Best {
        /// The move.
        square: Square,
        /// How deep.
        plies: u32,
    },
}

impl Claim {
    /// The moves and squares it names, for those who compare them with the text.
    #[must_use]
    pub fn squares(&self) -> SquareSet {
        let of = |line: &str| -> SquareSet {
            line.as_bytes()
                .chunks(2)
                .filter_map(|name| String::from_utf8_lossy(name).parse::<Square>().ok())
                .collect()
        };
        match self {
            Claim::Moves { after, .. } | Claim::Passes { after } => of(after),
            Claim::Discs { .. } | Claim::Over | Claim::Regions { .. } => SquareSet::EMPTY,
            Claim::Access { open, closed, .. } => *open | *closed,
            Claim::Corners { after, open, .. } => of(after) | *open,
            Claim::Holds { corners: squares, .. }
            | Claim::Safe { squares }
            | Claim::Inside { squares, .. }
            | Claim::Quiet { squares } => *squares,
            Claim::Perfect { line, .. } => of(line),
            Claim::ForcesCorner { square }
            | Claim::KeepsCorners { square }
            | Claim::Turns { square, .. }
            | Claim::FewestReplies { square, .. }
            | Claim::MakesSafe { square, .. }
            | Claim::NarrowestFrontier { square, .. }
            | Claim::Wedge { square }
            | Claim::Edge { at: square, .. }
            | Claim::Region { at: square, .. }
            | Claim::OnlyWin { square }
            | Claim::Exact { square, .. }
            | Claim::Best { square, .. } => square.set(),
        }
    }
}
