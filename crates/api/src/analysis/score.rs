//! Scores in JSON, with what they are worth.

use outflank_engine::{GameResult, Score};
use schemars::JsonSchema;
use serde::Serialize;

/// A score for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Score")]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum ScoreBody {
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
        match score {
            Score::Exact(discs) => ScoreBody::Exact { discs: discs.discs() },
            Score::Outcome(result) => ScoreBody::Outcome {
                result: match result {
                    GameResult::Win => "win",
                    GameResult::Draw => "draw",
                    GameResult::Loss => "loss",
                },
            },
            Score::Estimate { discs, depth, selectivity } => {
                ScoreBody::Estimate { discs: discs.discs(), depth, percent: selectivity.percent() }
            }
            Score::Book { discs } => ScoreBody::Book { discs: discs.discs() },
        }
    }
}
