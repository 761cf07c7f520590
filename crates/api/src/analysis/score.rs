//! Scores in JSON, with what they are worth.

use outflank_coach::score_sentence;
use outflank_engine::{GameResult, Score};
use outflank_locale::Sentence;
use schemars::JsonSchema;
use serde::Serialize;

/// A score for the side to move, in numbers and in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Score")]
pub(crate) struct ScoreBody {
    #[serde(flatten)]
    worth: Worth,
    sentence: Sentence,
}

/// What a position is worth to the side to move, and how sure that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Worth {
    /// Proven to the disc.
    Exact {
        /// The final difference.
        discs: i32,
    },
    /// Proven as a result.
    Outcome {
        /// For the side to move.
        #[schemars(extend("enum" = ["win", "draw", "loss"]))]
        result: &'static str,
    },
    /// What a search says.
    Estimate {
        /// The expected final difference.
        discs: i32,
        /// Plies searched.
        depth: u32,
        /// How sure its cuts were.
        percent: u8,
    },
    /// Known from a book.
    Book {
        /// The expected final difference.
        discs: i32,
    },
}

impl From<Score> for ScoreBody {
    fn from(score: Score) -> ScoreBody {
        ScoreBody { worth: score.into(), sentence: score_sentence(score) }
    }
}

impl From<Score> for Worth {
    fn from(score: Score) -> Worth {
        match score {
            Score::Exact(discs) => Worth::Exact { discs: discs.discs() },
            Score::Outcome(result) => Worth::Outcome {
                result: match result {
                    GameResult::Win => "win",
                    GameResult::Draw => "draw",
                    GameResult::Loss => "loss",
                },
            },
            Score::Estimate { discs, depth, selectivity } => {
                Worth::Estimate { discs: discs.discs(), depth, percent: selectivity.percent() }
            }
            Score::Book { discs } => Worth::Book { discs: discs.discs() },
        }
    }
}
