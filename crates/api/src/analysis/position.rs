//! A position, deeper and deeper.

use super::score::ScoreBody;
use super::{End, Tell, Telling};
use crate::body::{MoveName, move_name};
use outflank_engine::{Engine, Limits, Line, Lines, Score, SearchResult, Stop, Target};
use outflank_rules::Position;
use schemars::JsonSchema;
use serde::Serialize;
use std::time::Duration;

/// A position to be searched, to the end if time allows.
#[derive(Clone, Debug)]
pub struct PositionJob {
    position: Position,
    limits: Limits,
}

impl PositionJob {
    /// With so many moves scored.
    pub(super) fn new(position: Position, lines: Option<u32>, time: Duration) -> PositionJob {
        let lines = lines.map_or(Lines::All, |count| Lines::Best(count.max(1)));
        PositionJob { position, limits: Limits::of(Target::Exact).with_lines(lines).with_time(time) }
    }

    /// Searches, and tells after every deepening.
    pub fn run(&self, engine: &mut Engine, tell: Tell<'_>, stop: &Stop) -> End {
        let mut told = |outcome: &SearchResult| {
            if !tell(Telling::Lines(LinesBody::of(self.position, outcome))) {
                stop.stop();
            }
        };
        match engine.search(self.position, &self.limits, stop, &mut told) {
            Ok(outcome) if !outcome.complete => End::Limit,
            // A finished game has nothing to be found.
            Ok(_) | Err(_) => End::Complete,
        }
    }
}

/// A move with its score and what is expected to follow.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "AnalysisLine")]
pub(super) struct LineBody {
    #[serde(rename = "move")]
    #[schemars(with = "MoveName")]
    mv: String,
    score: ScoreBody,
    #[schemars(with = "Vec<MoveName>")]
    variation: Vec<String>,
}

impl From<&Line> for LineBody {
    fn from(line: &Line) -> LineBody {
        LineBody {
            mv: move_name(line.mv),
            score: line.score.into(),
            variation: line.variation.iter().map(|&mv| move_name(mv)).collect(),
        }
    }
}

/// The moves of a position.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "AnalysisLines")]
pub struct LinesBody {
    #[schemars(with = "Position")]
    position: String,
    depth: u32,
    percent: u8,
    nodes: u64,
    millis: u64,
    complete: bool,
    lines: Vec<LineBody>,
}

impl LinesBody {
    fn of(position: Position, outcome: &SearchResult) -> LinesBody {
        let (depth, percent) = match outcome.best().score {
            Score::Estimate { depth, selectivity, .. } => (depth, selectivity.percent()),
            Score::Exact(_) | Score::Outcome(_) | Score::Book { .. } => (position.board().empties(), 100),
        };
        LinesBody {
            position: position.to_string(),
            depth,
            percent,
            nodes: outcome.nodes,
            millis: u64::try_from(outcome.elapsed.as_millis()).unwrap_or(u64::MAX),
            complete: outcome.complete,
            lines: outcome.lines.iter().map(LineBody::from).collect(),
        }
    }
}
