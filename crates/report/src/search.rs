//! What a search has found: its best moves with the expected play, and its figures.

use crate::json::LineReport;
use crate::panel::{color_value, move_word};
use outflank_coach::score_sentence;
use outflank_engine::{Line, Score, SearchResult, Settings};
use outflank_locale::Locale;
use outflank_rules::Position;
use outflank_text::{Lines, Reader, wrapped};
use serde::Serialize;
use std::time::Duration;

/// What an engine searched with.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Equipment {
    isa: &'static str,
    threads: usize,
    table_bytes: usize,
}

impl Equipment {
    /// The equipment of an engine with these settings, whose table has got `table_bytes`.
    #[must_use]
    pub fn new(settings: &Settings, table_bytes: usize) -> Equipment {
        Equipment { isa: settings.isa.name(), threads: settings.threads, table_bytes }
    }
}

/// The best moves of a position. Its JSON is `hint` of `docs/json.md`.
#[derive(Debug, Serialize)]
pub struct Hint<'a> {
    board: String,
    lines: Vec<LineReport>,
    complete: bool,
    nodes: u64,
    seconds: f64,
    interrupted: bool,
    #[serde(flatten)]
    equipment: Equipment,
    #[serde(skip)]
    position: Position,
    #[serde(skip)]
    found: &'a SearchResult,
}

impl Hint<'_> {
    /// What was found for a position, all of it or what there was when it was interrupted.
    #[must_use]
    pub fn new(
        position: Position,
        found: &SearchResult,
        equipment: Equipment,
        interrupted: bool,
    ) -> Hint<'_> {
        Hint {
            board: position.to_string(),
            lines: found.lines.iter().map(LineReport::from).collect(),
            complete: found.complete,
            nodes: found.nodes,
            seconds: found.elapsed.as_secs_f64(),
            interrupted,
            equipment,
            position,
            found,
        }
    }
}

impl Lines for Hint<'_> {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        let turn = ("color", color_value(self.position.turn()));
        let heading = reader.text(if self.position.must_pass() { "must-pass" } else { "to-move" }, &[turn]);
        let mut lines = vec![reader.strong(&heading)];
        lines.extend(rows(self.found, reader.locale, reader.width));
        lines.push(figures(self.found.nodes, self.found.elapsed, reader.locale));
        lines
    }
}

/// What a search knows while it lasts: figures, then a line a move.
#[must_use]
pub fn so_far(found: &SearchResult, locale: &Locale) -> String {
    let figures = figures(found.nodes, found.elapsed, locale);
    format!("{figures}\n{}", rows(found, locale, None).join("\n"))
}

/// One line a move: the move, its score, the expected play.
fn rows(found: &SearchResult, locale: &Locale, width: Option<usize>) -> Vec<String> {
    let row = |line: &Line| {
        let mv = move_word(line.mv, locale);
        let score = score_words(line.score, locale);
        row_with_play(&format!("  {mv:<5} {score:<24}  "), line, width)
    };
    found.lines.iter().map(row).collect()
}

/// Boards visited, time, speed.
#[must_use]
pub fn figures(nodes: u64, time: Duration, locale: &Locale) -> String {
    locale.text(
        "search-figures",
        &[
            ("nodes", nodes.to_string().into()),
            ("time", time_text(time).into()),
            ("speed", speed_text(nodes, time).into()),
        ],
    )
}

/// A score with what it rests on.
#[must_use]
pub fn score_words(score: Score, locale: &Locale) -> String {
    score_sentence(score).text(locale)
}

/// A time as text.
#[must_use]
pub fn time_text(time: Duration) -> String {
    format!("{:.3} s", time.as_secs_f64())
}

/// Boards a second as text; nothing when it was too short to tell.
#[must_use]
pub fn speed_text(nodes: u64, time: Duration) -> String {
    if time < Duration::from_micros(100) {
        return "-".to_owned();
    }
    format!("{:.1} M", nodes as f64 / time.as_secs_f64() / 1e6)
}

/// The expected play behind the cells of a row, broken between moves where the window ends:
/// below the cells if little room is left beside them.
#[must_use]
pub fn row_with_play(cells: &str, line: &Line, width: Option<usize>) -> String {
    const INDENT: usize = 13;
    const LITTLE: usize = 24;
    let moves: Vec<String> = line.variation.iter().map(ToString::to_string).collect();
    let words = moves.iter().map(String::as_str);
    let used = cells.chars().count();
    match width {
        Some(width) if used + LITTLE <= width => {
            let lines = wrapped(words, width - used);
            format!("{cells}{}", lines.join(&format!("\n{:used$}", "")))
        }
        Some(width) => {
            let mut text = cells.trim_end().to_owned();
            for moves in wrapped(words, width.saturating_sub(INDENT).max(2)) {
                text += &format!("\n{:INDENT$}{moves}", "");
            }
            text
        }
        None => format!("{cells}{}", moves.join(" ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::english;
    use outflank_rules::{DiscDiff, Move};

    fn mv(name: &str) -> Move {
        Move::Place(name.parse().unwrap())
    }

    #[test]
    fn a_line_breaks_between_moves() {
        let names = ["f5", "d6", "c3", "d3", "c4", "f4", "c5", "b3", "c2", "e3", "d2", "c6"];
        let variation: Vec<Move> = names.map(mv).to_vec();
        let line = Line { mv: mv("f5"), score: Score::Exact(DiscDiff::saturating(0)), variation };
        let rows = |cells: &str, width| row_with_play(cells, &line, width).replace('\n', "/");
        let all = names.join(" ");
        assert_eq!(rows("  f5  ", None), format!("  f5  {all}"));
        assert_eq!(rows("  f5  ", Some(80)), format!("  f5  {all}"));
        assert_eq!(rows("  f5  ", Some(30)), "  f5  f5 d6 c3 d3 c4 f4 c5 b3/      c2 e3 d2 c6");
        let wide = format!("{:20}", "x");
        assert_eq!(rows(&wide, Some(40)), format!("x/{0:13}f5 d6 c3 d3 c4 f4 c5 b3 c2/{0:13}e3 d2 c6", ""));
    }

    #[test]
    fn figures_are_short() {
        assert_eq!(time_text(Duration::from_millis(1234)), "1.234 s");
        assert_eq!(speed_text(25_000_000, Duration::from_secs(2)), "12.5 M");
        assert_eq!(speed_text(25, Duration::ZERO), "-");
    }

    #[test]
    fn a_hint_is_told_and_written() {
        let score = Score::Exact(DiscDiff::saturating(4));
        let lines = vec![Line { mv: mv("f5"), score, variation: vec![mv("f5"), mv("d6")] }];
        let found = SearchResult { lines, nodes: 12, elapsed: Duration::from_secs(1), complete: true };
        let equipment = Equipment::new(&Settings::default(), 1 << 20);
        let hint = Hint::new(Position::START, &found, equipment, false);
        let told = english(|reader| hint.lines(reader));
        assert_eq!(told.len(), 3);
        assert!(told[1].trim_start().starts_with("f5") && told[1].ends_with("f5 d6"), "{told:?}");
        let json = serde_json::to_value(&hint).unwrap();
        assert_eq!(json["lines"][0]["score"]["discs"], 4);
        assert_eq!(json["table_bytes"], 1 << 20);
        assert!(json.get("found").is_none() && json.get("position").is_none());
    }
}
