//! Games, positions, scores and lines as JSON, the same keys wherever they appear. The keys are a promise,
//! written down in `docs/json.md`.

mod game;

pub use game::{GameReport, PlyReport, ScoredReport};

use outflank_engine::{GameResult, Line, Score};
use outflank_rules::{Color, DiscDiff};
use serde::Serialize;

/// One value for each colour.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Sides<T> {
    black: T,
    white: T,
}

impl<T> Sides<T> {
    /// Asks `of` for both.
    #[must_use]
    pub fn of(of: impl Fn(Color) -> T) -> Sides<T> {
        Sides { black: of(Color::Black), white: of(Color::White) }
    }
}

/// The name of a colour in JSON.
#[must_use]
pub const fn side(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// A score for the side to move, and what it rests on.
#[derive(Debug, Serialize)]
pub struct ScoreReport {
    kind: &'static str,
    discs: Option<i32>,
    result: Option<&'static str>,
    depth: Option<u32>,
    selectivity: Option<u8>,
}

impl ScoreReport {
    /// What it rests on.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        self.kind
    }

    /// Win, draw or loss, when that is proven.
    #[must_use]
    pub const fn result(&self) -> Option<&'static str> {
        self.result
    }

    /// The plies of an estimate.
    #[must_use]
    pub const fn depth(&self) -> Option<u32> {
        self.depth
    }

    /// The certainty of an estimate, in per cent.
    #[must_use]
    pub const fn selectivity(&self) -> Option<u8> {
        self.selectivity
    }
}

impl From<Score> for ScoreReport {
    fn from(score: Score) -> ScoreReport {
        let result = |result| match result {
            GameResult::Win => "win",
            GameResult::Draw => "draw",
            GameResult::Loss => "loss",
        };
        let kind = match score {
            Score::Exact(_) => "exact",
            Score::Outcome(_) => "outcome",
            Score::Estimate { .. } => "estimate",
            Score::Book { .. } => "book",
        };
        let (depth, selectivity) = match score {
            Score::Estimate { depth, selectivity, .. } => (Some(depth), Some(selectivity.percent())),
            _ => (None, None),
        };
        ScoreReport {
            kind,
            discs: score.discs().map(DiscDiff::discs),
            // Only what is proven has a result.
            result: match score {
                Score::Exact(discs) => Some(result(GameResult::of(discs))),
                Score::Outcome(proven) => Some(result(proven)),
                Score::Estimate { .. } | Score::Book { .. } => None,
            },
            depth,
            selectivity,
        }
    }
}

/// A move with its score and the expected play.
#[derive(Debug, Serialize)]
pub struct LineReport {
    #[serde(rename = "move")]
    mv: String,
    score: ScoreReport,
    variation: Vec<String>,
}

impl From<&Line> for LineReport {
    fn from(line: &Line) -> LineReport {
        LineReport {
            mv: line.mv.to_string(),
            score: line.score.into(),
            variation: line.variation.iter().map(ToString::to_string).collect(),
        }
    }
}
