//! A turn: a disc placed, or a pass; and why one can be refused.

use crate::square::ParseSquareError;
use crate::{Color, Square};
use std::fmt;
use std::str::FromStr;

/// What a side does in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// A disc is placed on a square and the enclosed discs turn over.
    Place(Square),
    /// The side cannot move; the turn goes to the other one.
    Pass,
}

impl Move {
    /// The square, unless it is a pass.
    #[must_use]
    pub const fn square(self) -> Option<Square> {
        match self {
            Move::Place(square) => Some(square),
            Move::Pass => None,
        }
    }
}

impl From<Square> for Move {
    fn from(square: Square) -> Move {
        Move::Place(square)
    }
}

impl fmt::Display for Move {
    /// `d3`, or `pa` for a pass; `{:#}` gives `D3` and `PA`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(square) => square.fmt(f),
            Move::Pass => f.pad(if f.alternate() { "PA" } else { "pa" }),
        }
    }
}

impl FromStr for Move {
    type Err = ParseSquareError;

    /// Reads a square, or `pa` or `pass` for a pass, in either case.
    fn from_str(text: &str) -> Result<Move, ParseSquareError> {
        if text.eq_ignore_ascii_case("pa") || text.eq_ignore_ascii_case("pass") {
            return Ok(Move::Pass);
        }
        text.parse().map(Move::Place)
    }
}

/// Why a move is refused. The board stays as it was (R6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalMove {
    /// There is a disc on the square already.
    Occupied(Square),
    /// A disc there would enclose nothing (R3).
    TurnsNothing(Square),
    /// The side to move has a move and must make one (R5).
    PassWithMoves,
    /// Neither side can move any more (R9).
    GameOver,
    /// It is the other side's turn; the colour is the one that tried.
    NotYourTurn(Color),
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::Occupied(square) => write!(f, "{square} is occupied"),
            IllegalMove::TurnsNothing(square) => write!(f, "a disc on {square} would turn nothing over"),
            IllegalMove::PassWithMoves => f.write_str("passing is not allowed while there is a move"),
            IllegalMove::GameOver => f.write_str("the game is over"),
            IllegalMove::NotYourTurn(color) => write!(f, "it is not {color}'s turn"),
        }
    }
}

impl std::error::Error for IllegalMove {}
