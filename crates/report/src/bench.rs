//! The figures of the bench.

use crate::json::ScoreReport;
use crate::search::{figures, time_text};
use outflank_engine::SearchResult;
use outflank_suite::bench::{TABLE_BYTES, Task};
use outflank_text::{Lines, Reader};
use serde::Serialize;
use std::time::Duration;

/// The searches so far, and what they took together.
#[derive(Debug, Serialize)]
pub struct Bench {
    searches: Vec<SearchReport>,
    nodes: u64,
    seconds: f64,
    isa: &'static str,
    table_bytes: usize,
    #[serde(skip)]
    time: Duration,
}

#[derive(Debug, Serialize)]
struct SearchReport {
    name: String,
    board: String,
    score: ScoreReport,
    #[serde(rename = "move")]
    mv: String,
    nodes: u64,
    seconds: f64,
}

impl Bench {
    /// None yet, with this instruction set.
    #[must_use]
    pub fn new(isa: &'static str) -> Bench {
        let time = Duration::ZERO;
        Bench { searches: Vec::new(), nodes: 0, seconds: 0.0, isa, table_bytes: TABLE_BYTES, time }
    }

    /// One more; the line that shows it.
    pub fn add(&mut self, task: Task, found: &SearchResult) -> String {
        self.nodes += found.nodes;
        self.time += found.elapsed;
        self.seconds = self.time.as_secs_f64();
        let line = format!("{:<36} {:>13} {:>11}", task.name, found.nodes, time_text(found.elapsed));
        self.searches.push(SearchReport {
            name: task.name,
            board: task.position.to_string(),
            score: found.best().score.into(),
            mv: found.best().mv.to_string(),
            nodes: found.nodes,
            seconds: found.elapsed.as_secs_f64(),
        });
        line
    }
}

impl Lines for Bench {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        // The number as it is quoted in the history of the program, in every language.
        vec![figures(self.nodes, self.time, reader.locale), format!("Bench: {}", self.nodes)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::english;
    use outflank_engine::{Line, Score};
    use outflank_rules::{DiscDiff, Move};

    #[test]
    fn the_last_line_is_the_number() {
        let mut bench = Bench::new("portable");
        for task in outflank_suite::bench::quick() {
            let mv = Move::Place("f5".parse().unwrap());
            let score = Score::Exact(DiscDiff::saturating(0));
            let lines = vec![Line { mv, score, variation: vec![mv] }];
            let found = SearchResult { lines, nodes: 3, elapsed: Duration::from_secs(1), complete: true };
            assert!(bench.add(task, &found).ends_with("3     1.000 s"));
        }
        let count = outflank_suite::bench::quick().len();
        let told = english(|reader| bench.lines(reader));
        assert_eq!(told.last(), Some(&format!("Bench: {}", 3 * count)));
        let json = serde_json::to_value(&bench).unwrap();
        assert_eq!(json["searches"].as_array().map(Vec::len), Some(count));
    }
}
