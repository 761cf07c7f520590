//! The figures, diagrams and puzzles of the printed rules.
//!
//! Some pictures are fixed disc by disc by what the documents say. Others survive only
//! as statements about them; their boards were built to meet every statement and are
//! marked [`Basis::Reconstructed`]. Either way each statement is kept as a [`Fact`], in
//! a form a test can decide.

use outflank_rules::{Color, Position, Square};
use serde::Deserialize;
use std::collections::BTreeMap;

/// Everything in the file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulebook {
    /// The documents, by the short names that [`Entry::editions`] uses.
    pub editions: BTreeMap<String, String>,
    /// The positions in the order a reader meets them.
    pub positions: Vec<Entry>,
}

impl Rulebook {
    /// The position with this id.
    #[must_use]
    pub fn position(&self, id: &str) -> Option<&Entry> {
        self.positions.iter().find(|entry| entry.id == id)
    }

    /// The puzzles, in order (L3).
    pub fn puzzles(&self) -> impl Iterator<Item = &Entry> {
        self.positions.iter().filter(|entry| entry.kind == Kind::Puzzle)
    }
}

/// One position and what is known about it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Short and lasting name, such as `puz-1`.
    pub id: String,
    /// What it shows, in English.
    pub title: String,
    /// Where in the rules it stands.
    pub kind: Kind,
    /// What sort of board it is.
    pub nature: Nature,
    /// How sure the discs are.
    pub basis: Basis,
    /// The documents that show or describe it.
    pub editions: Vec<String>,
    /// Which rules it illustrates.
    pub rules: Vec<String>,
    /// Where it comes from, when that needs a word.
    #[serde(default)]
    pub note: Option<String>,
    /// The discs and the side to move.
    #[serde(deserialize_with = "crate::text::position")]
    pub board: Position,
    /// A game from the start that leads to it, when there is one.
    #[serde(default, deserialize_with = "crate::text::some_line")]
    pub moves: Option<Vec<Square>>,
    /// Squares the text points at, by the label it gives them.
    #[serde(default, deserialize_with = "crate::text::marks")]
    pub marks: BTreeMap<String, Vec<Square>>,
    /// The moves that are the answer.
    #[serde(default, deserialize_with = "crate::text::squares")]
    pub solution: Vec<Square>,
    /// How play goes on from the answer, one line for each reply.
    #[serde(default, deserialize_with = "crate::text::lines")]
    pub lines: Vec<Vec<Square>>,
    /// How many moves each side would have if it were to move.
    #[serde(default)]
    pub mobility: Option<Mobility>,
    /// How much of the board the text determines.
    #[serde(default)]
    pub fixed: Option<Fixed>,
    /// What is said about it, for the rules to check.
    pub facts: Vec<Fact>,
    /// Lines after which Black wins with best play by both: for a solver to check.
    #[serde(default, deserialize_with = "crate::text::lines")]
    pub black_wins_after: Vec<Vec<Square>>,
    /// Exact scores: for a solver to check.
    #[serde(default)]
    pub exact_scores: Vec<ExactScore>,
    /// More boards that meet the same facts: further puzzles of the same kind.
    #[serde(default)]
    pub variants: Vec<Variant>,
}

/// The part of the rules a position belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Explains a rule (L1).
    Figure,
    /// Explains a piece of strategy (L2).
    Diagram,
    /// Asks for a move (L3).
    Puzzle,
}

/// What sort of board a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Nature {
    /// A position of a game; [`Entry::moves`] leads to it.
    Game,
    /// A moment within a move: the disc is placed, nothing is turned yet.
    Picture,
    /// A position to start from that no game reaches.
    SetUp,
    /// A few squares without the rest of the board.
    Fragment,
}

/// How sure the discs of a position are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Basis {
    /// The documents determine every disc.
    Stated,
    /// The board meets every statement of the documents; other discs are ours.
    Reconstructed,
}

/// Numbers of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mobility {
    /// Black's, if Black were to move.
    pub black: u32,
    /// White's, if White were to move.
    pub white: u32,
}

/// The part of a reconstructed board that could not be otherwise.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fixed {
    /// 64 letters as in a board, with `?` for a disc of either colour.
    pub pattern: String,
    /// How many boards of this pattern meet all facts.
    pub boards: usize,
}

/// The final disc difference with perfect play by both, seen by Black, empty squares
/// to the winner (R10).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExactScore {
    /// The line played first.
    #[serde(deserialize_with = "crate::text::line")]
    pub after: Vec<Square>,
    /// Black's discs minus White's at the end.
    pub black: i32,
}

/// Another board for the same puzzle.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variant {
    /// The discs and the side to move.
    #[serde(deserialize_with = "crate::text::position")]
    pub board: Position,
    /// A game from the start that leads to it.
    #[serde(deserialize_with = "crate::text::line")]
    pub moves: Vec<Square>,
}

/// A statement about a position that the rules alone decide.
///
/// `after` is a line played from the position before the statement is looked at;
/// nothing stands for the position itself. "The side to move" is the one after it.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // The fields are explained with each statement.
pub enum Fact {
    /// The legal moves are exactly `moves`.
    Legal {
        #[serde(default, deserialize_with = "crate::text::line")]
        after: Vec<Square>,
        #[serde(deserialize_with = "crate::text::squares")]
        moves: Vec<Square>,
    },
    /// The side to move may play `move`.
    Playable {
        #[serde(default, deserialize_with = "crate::text::line")]
        after: Vec<Square>,
        #[serde(deserialize_with = "crate::text::square")]
        r#move: Square,
    },
    /// `move` turns exactly `discs`.
    Turns {
        #[serde(default, deserialize_with = "crate::text::line")]
        after: Vec<Square>,
        #[serde(deserialize_with = "crate::text::square")]
        r#move: Square,
        #[serde(deserialize_with = "crate::text::squares")]
        discs: Vec<Square>,
    },
    /// `move` turns `disc`, and maybe others.
    Captures {
        #[serde(default, deserialize_with = "crate::text::line")]
        after: Vec<Square>,
        #[serde(deserialize_with = "crate::text::square")]
        r#move: Square,
        #[serde(deserialize_with = "crate::text::square")]
        disc: Square,
    },
    /// These squares are black, white and empty; others are not spoken of.
    Discs {
        #[serde(default, deserialize_with = "crate::text::line")]
        after: Vec<Square>,
        #[serde(default, deserialize_with = "crate::text::squares")]
        black: Vec<Square>,
        #[serde(default, deserialize_with = "crate::text::squares")]
        white: Vec<Square>,
        #[serde(default, deserialize_with = "crate::text::squares")]
        empty: Vec<Square>,
    },
    /// The squares from `from` to the right read `before`, and `after` once `move` is
    /// played.
    Row {
        #[serde(deserialize_with = "crate::text::square")]
        from: Square,
        before: String,
        #[serde(deserialize_with = "crate::text::square")]
        r#move: Square,
        after: String,
    },
    /// The last move of the game that led here was `move`.
    LastMove {
        #[serde(deserialize_with = "crate::text::square")]
        r#move: Square,
    },
    /// If `disc` were not there, the side to move could not play `move`.
    Needs {
        #[serde(deserialize_with = "crate::text::square")]
        disc: Square,
        #[serde(deserialize_with = "crate::text::square")]
        r#move: Square,
    },
    /// The corners the side to move may take at once are exactly `moves`.
    Corners {
        #[serde(deserialize_with = "crate::text::squares")]
        moves: Vec<Square>,
    },
    /// Whatever the other side replies after `after`, `move` can be played next.
    Always {
        #[serde(deserialize_with = "crate::text::line")]
        after: Vec<Square>,
        #[serde(deserialize_with = "crate::text::square")]
        r#move: Square,
    },
    /// `move` is the only move after which, whatever the reply, a corner can be taken.
    OnlyWayToACorner {
        #[serde(deserialize_with = "crate::text::square")]
        r#move: Square,
    },
    /// The discs of `color` hang together with the one on `corner`, and none of them
    /// can ever be turned.
    SafeGroup {
        #[serde(deserialize_with = "crate::text::color")]
        color: Color,
        #[serde(deserialize_with = "crate::text::square")]
        corner: Square,
    },
    /// This is the position with the id `position` after `line`.
    Follows {
        position: String,
        #[serde(deserialize_with = "crate::text::line")]
        line: Vec<Square>,
    },
    /// This is `position` with a disc on `placed` and nothing turned yet; `to_turn` is
    /// what the move turns.
    Shows {
        position: String,
        #[serde(deserialize_with = "crate::text::square")]
        placed: Square,
        #[serde(deserialize_with = "crate::text::squares")]
        to_turn: Vec<Square>,
    },
    /// The empty squares are exactly those of `line`.
    Fills {
        #[serde(deserialize_with = "crate::text::line")]
        line: Vec<Square>,
    },
    /// In `line` the two sides take turns, nobody passes, and the side that does not
    /// move first never has a second choice.
    Forced {
        #[serde(deserialize_with = "crate::text::line")]
        line: Vec<Square>,
    },
    /// `line` is legal and leaves so many discs.
    Ends {
        #[serde(deserialize_with = "crate::text::line")]
        line: Vec<Square>,
        black: u32,
        white: u32,
    },
}
