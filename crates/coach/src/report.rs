//! Comments and hints for a wire: everything a page shows, as one serialisable value.

use crate::comment::Comment;
use crate::facts::Facts;
use crate::hint::Hint;
use crate::reason::Idea;
use crate::verdict::{Grade, Verdict};
use outflank_locale::Sentence;
use outflank_rules::{Square, SquareSet};
use serde::Serialize;

/// A comment as JSON.
///
/// `{"square": "b2", "best": "c5", "grade": "blunder", "proven": false, "lost": 19, "idea": "corner",
/// "sentences": [{"id": …, "args": …}], "facts": […]}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CommentReport {
    /// The move.
    #[cfg_attr(feature = "schema", schemars(with = "Square"))]
    pub square: String,
    /// The best move.
    #[cfg_attr(feature = "schema", schemars(with = "Square"))]
    pub best: String,
    /// `best`, `good`, `inaccuracy`, `mistake` or `blunder`; none without a verdict.
    #[cfg_attr(feature = "schema", schemars(with = "Option<Grade>"))]
    pub grade: Option<&'static str>,
    /// Whether the verdict is proven; none without one.
    pub proven: Option<bool>,
    /// Discs given away, where they are known: proven ones or about so many.
    pub lost: Option<u32>,
    /// What the weightiest reason is about that can be seen; none where there is none.
    pub idea: Option<Idea>,
    /// The verdict and the reasons.
    pub sentences: Vec<Sentence>,
    /// What the move does, in words.
    pub facts: Vec<Sentence>,
}

/// A hint as JSON: show the three steps one after the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HintReport {
    /// Step one: what to think of.
    pub idea: Sentence,
    /// Step two: where to look…
    pub place: Sentence,
    /// …and the squares to light up.
    #[cfg_attr(feature = "schema", schemars(with = "SquareSet"))]
    pub area: Vec<String>,
    /// Step three: the move…
    #[cfg_attr(feature = "schema", schemars(with = "Square"))]
    pub square: String,
    /// …and why.
    pub answer: Vec<Sentence>,
}

fn names(squares: SquareSet) -> Vec<String> {
    squares.into_iter().map(|square: Square| square.to_string()).collect()
}

impl Grade {
    /// Its name in files and on wires.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Grade::Best => "best",
            Grade::Good => "good",
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }
}

impl Comment {
    /// The comment for a wire.
    #[must_use]
    pub fn report(&self) -> CommentReport {
        CommentReport {
            square: self.square.to_string(),
            best: self.best.to_string(),
            grade: self.verdict.map(|verdict| verdict.grade.word()),
            proven: self.verdict.map(Verdict::is_proven),
            lost: self.verdict.and_then(|verdict| verdict.loss.discs()),
            idea: self.reasons.iter().map(|reason| reason.idea()).find(|idea| *idea != Idea::Calculation),
            sentences: self.sentences(),
            facts: Facts::sentences(&self.facts),
        }
    }
}

impl Hint {
    /// The hint for a wire.
    #[must_use]
    pub fn report(&self) -> HintReport {
        HintReport {
            idea: self.idea.clone(),
            place: self.place(),
            area: names(self.area.squares()),
            square: self.square.to_string(),
            answer: self.answer(),
        }
    }
}
