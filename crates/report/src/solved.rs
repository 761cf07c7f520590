//! Positions with their proven scores, and whether a file states them right.

use crate::json::{LineReport, ScoreReport};
use crate::panel::move_word;
use crate::search::{Equipment, row_with_play, score_words, speed_text, time_text};
use outflank_engine::{Line, Score, SearchError, SearchResult};
use outflank_formats::ScoredPosition;
use outflank_suite::stated::{Contradiction, contradictions};
use outflank_text::{Lines, Reader};
use serde::Serialize;
use std::time::Duration;

/// A position with what was found out about it.
#[derive(Clone, Debug)]
pub struct Solved {
    number: usize,
    position: ScoredPosition,
    /// The moves, best first; none when the game is over.
    lines: Vec<Line>,
    score: Score,
    nodes: u64,
    time: Duration,
    complete: bool,
    /// The stated scores that are wrong; `None` when nothing could be held against them.
    wrong: Option<Vec<Contradiction>>,
}

impl Solved {
    /// The position with this number, and what a search has found.
    #[must_use]
    pub fn new(number: usize, position: ScoredPosition, found: Result<SearchResult, SearchError>) -> Solved {
        match found {
            Ok(found) => {
                let wrong = found.complete.then(|| contradictions(&position.scores, &found.lines)).flatten();
                let score = found.best().score;
                let SearchResult { lines, nodes, elapsed: time, complete } = found;
                Solved { number, position, lines, score, nodes, time, complete, wrong }
            }
            Err(SearchError::GameOver { score }) => Solved {
                number,
                position,
                lines: Vec::new(),
                score: Score::Exact(score),
                nodes: 0,
                time: Duration::ZERO,
                complete: true,
                wrong: None,
            },
        }
    }

    /// Whether the file states something else.
    #[must_use]
    pub fn is_wrong(&self) -> bool {
        self.wrong.as_ref().is_some_and(|wrong| !wrong.is_empty())
    }

    /// The names of the columns.
    #[must_use]
    pub fn heading(reader: &Reader<'_>) -> String {
        let words = [
            "column-number",
            "column-empties",
            "column-score",
            "column-move",
            "column-nodes",
            "column-time",
            "column-speed",
        ]
        .map(|id| reader.text(id, &[]));
        let heading = cells(words.each_ref().map(String::as_str)) + &reader.text("column-line", &[]);
        reader.strong(&heading)
    }
}

/// The columns before the play: number, empty squares, score, move, nodes, time, speed.
fn cells([number, empties, score, mv, nodes, time, speed]: [&str; 7]) -> String {
    format!("{number:>4} {empties:>6}  {score:<24} {mv:<5} {nodes:>13} {time:>11} {speed:>9}  ")
}

impl Lines for Solved {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        let number = self.number.to_string();
        let empties = self.position.position.board().empties().to_string();
        let (nodes, time) = (self.nodes.to_string(), time_text(self.time));
        let speed = speed_text(self.nodes, self.time);
        let mut told = Vec::new();
        if self.lines.is_empty() {
            let score = score_words(self.score, reader.locale);
            let over = reader.text("solve-over", &[]);
            told.push(cells([&number, &empties, &score, "", &nodes, &time, &speed]) + &over);
        }
        for (index, line) in self.lines.iter().enumerate() {
            let score = score_words(line.score, reader.locale);
            let mv = move_word(line.mv, reader.locale);
            let cells = cells(if index == 0 {
                [number.as_str(), &empties, &score, &mv, &nodes, &time, &speed]
            } else {
                ["", "", &score, &mv, "", "", ""]
            });
            told.push(row_with_play(&cells, line, reader.width));
        }
        if !self.complete {
            told.push(format!("{:>11}  {}", "", reader.text("solve-stopped", &[])));
        }
        for wrong in self.wrong.iter().flatten() {
            let figures = [
                ("move", move_word(wrong.mv, reader.locale).into()),
                ("stated", format!("{:+}", wrong.stated).into()),
                ("found", score_words(wrong.found, reader.locale).into()),
            ];
            told.push(format!("{:>11}  {}", "", reader.strong(&reader.text("solve-wrong", &figures))));
        }
        told
    }
}

/// All that was solved: the figures in one line, or the JSON of `solve` in `docs/json.md`.
#[derive(Debug, Serialize)]
pub struct Solutions {
    positions: Vec<SolvedReport>,
    wrong: usize,
    nodes: u64,
    seconds: f64,
    interrupted: bool,
    #[serde(flatten)]
    equipment: Equipment,
    #[serde(skip)]
    time: Duration,
}

#[derive(Debug, Serialize)]
struct SolvedReport {
    number: usize,
    board: String,
    empties: u32,
    score: ScoreReport,
    #[serde(rename = "move")]
    mv: Option<String>,
    lines: Vec<LineReport>,
    complete: bool,
    nodes: u64,
    seconds: f64,
    holds: Option<bool>,
    contradictions: Vec<ContradictionReport>,
}

#[derive(Debug, Serialize)]
struct ContradictionReport {
    #[serde(rename = "move")]
    mv: String,
    stated: i32,
    found: ScoreReport,
}

impl Solutions {
    /// All of them, or those before an interruption.
    #[must_use]
    pub fn new(done: &[Solved], equipment: Equipment, interrupted: bool) -> Solutions {
        let time: Duration = done.iter().map(|solved| solved.time).sum();
        Solutions {
            positions: done.iter().map(SolvedReport::from).collect(),
            wrong: done.iter().filter(|solved| solved.is_wrong()).count(),
            nodes: done.iter().map(|solved| solved.nodes).sum(),
            seconds: time.as_secs_f64(),
            interrupted,
            equipment,
            time,
        }
    }

    /// Whether a file states something else than was proven.
    #[must_use]
    pub fn found_faults(&self) -> bool {
        self.wrong > 0
    }
}

impl Lines for Solutions {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        let figures = [
            ("positions", self.positions.len().into()),
            ("wrong", self.wrong.into()),
            ("nodes", self.nodes.to_string().into()),
            ("time", time_text(self.time).into()),
            ("speed", speed_text(self.nodes, self.time).into()),
        ];
        vec![reader.text("solve-summary", &figures)]
    }
}

impl From<&Solved> for SolvedReport {
    fn from(solved: &Solved) -> SolvedReport {
        let position = solved.position.position;
        let wrong = |wrong: &Contradiction| ContradictionReport {
            mv: wrong.mv.to_string(),
            stated: wrong.stated,
            found: wrong.found.into(),
        };
        SolvedReport {
            number: solved.number,
            board: position.to_string(),
            empties: position.board().empties(),
            score: solved.score.into(),
            mv: solved.lines.first().map(|line| line.mv.to_string()),
            lines: solved.lines.iter().map(LineReport::from).collect(),
            complete: solved.complete,
            nodes: solved.nodes,
            seconds: solved.time.as_secs_f64(),
            holds: solved.wrong.as_ref().map(Vec::is_empty),
            contradictions: solved.wrong.iter().flatten().map(wrong).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::english;
    use outflank_engine::Settings;
    use outflank_formats::ScoredMove;
    use outflank_rules::{DiscDiff, Move, Position};

    fn solved(stated: i32) -> Solved {
        let mv = Move::Place("f5".parse().unwrap());
        let score = Score::Exact(DiscDiff::saturating(2));
        let lines = vec![Line { mv, score, variation: vec![mv] }];
        let found = SearchResult { lines, nodes: 7, elapsed: Duration::from_secs(1), complete: true };
        let scores = vec![ScoredMove { mv, score: stated }];
        Solved::new(3, ScoredPosition { position: Position::START, scores, comment: None }, Ok(found))
    }

    #[test]
    fn what_a_file_states_wrong_is_told_below_the_position() {
        assert_eq!(english(|reader| solved(2).lines(reader)).len(), 1);
        let told = english(|reader| solved(8).lines(reader));
        assert_eq!(told.len(), 2);
        assert!(told[0].starts_with("   3     60 "), "{told:?}");
        assert!(told[1].contains("+8"), "{told:?}");
    }

    #[test]
    fn the_sum_counts_boards_and_faults() {
        let equipment = Equipment::new(&Settings::default(), 0);
        let all = Solutions::new(&[solved(2), solved(8)], equipment, false);
        assert!(all.found_faults());
        let json = serde_json::to_value(&all).unwrap();
        assert_eq!((&json["wrong"], &json["nodes"]), (&1.into(), &14.into()));
        assert_eq!(json["positions"][1]["contradictions"][0]["stated"], 8);
        assert_eq!(json["positions"][0]["holds"], true);
    }
}
