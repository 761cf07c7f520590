//! Boards and searches as lines of plain text, for people who look at a dialogue.

use outflank_engine::{GameResult, Score, SearchResult};
use outflank_rules::{Color, DiscCount, Move, Position, Square};

/// The eight rows of a position from the top, `X`, `O` and `.` with blanks between.
pub(crate) fn rows(position: Position) -> [String; 8] {
    std::array::from_fn(|row| {
        let letters: Vec<String> = (0..8)
            .map(|column| {
                let square = Square::wrapping((row * 8 + column) as u32);
                position.disc_at(square).map_or('.', Color::letter).to_string()
            })
            .collect();
        letters.join(" ")
    })
}

/// Whose turn it is and the discs, or the end of the game.
pub(crate) fn standing(position: Position) -> String {
    let count = DiscCount::of(position);
    let discs = format!("Black {}, White {}", count.get(Color::Black), count.get(Color::White));
    if position.is_over() {
        return format!("game over; {discs}");
    }
    let turn = name(position.turn());
    let pass = if position.must_pass() { " and must pass" } else { "" };
    format!("{turn} to move{pass}; {discs}")
}

/// `Black` or `White`.
pub(crate) const fn name(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

/// A score in discs; a bare result counts as one disc.
pub(crate) fn discs(score: Score) -> i32 {
    match score {
        Score::Outcome(GameResult::Win) => 1,
        Score::Outcome(GameResult::Draw) => 0,
        Score::Outcome(GameResult::Loss) => -1,
        Score::Exact(discs) | Score::Estimate { discs, .. } | Score::Book { discs } => discs.discs(),
    }
}

/// Moves with Black's in capitals, without anything between them: `F5d6C3`.
pub(crate) fn run_together(from: Position, moves: &[Move]) -> String {
    let mut turn = from.turn();
    let mut text = String::new();
    for mv in moves {
        text += &match turn {
            Color::Black => format!("{mv:#}"),
            Color::White => mv.to_string(),
        };
        turn = !turn;
    }
    text
}

/// The heading of a table of searched moves, in the columns Edax uses.
pub(crate) const HEADING: [&str; 2] = [
    " depth|score|       time   |  nodes (N)  |   N/s    | principal variation",
    "------+-----+--------------+-------------+----------+---------------------",
];

/// The moves a search has scored, one row each.
pub(crate) fn table(from: Position, outcome: &SearchResult) -> Vec<String> {
    let seconds = outcome.elapsed.as_secs_f64();
    let speed = if seconds > 0.0 { (outcome.nodes as f64 / seconds) as u64 } else { 0 };
    let time = format!("{}:{:06.3}", outcome.elapsed.as_secs() / 60, seconds % 60.0);
    let row = |line: &outflank_engine::Line| {
        let depth = match line.score {
            Score::Estimate { depth, selectivity, .. } if selectivity.percent() < 100 => {
                format!("{depth}@{}%", selectivity.percent())
            }
            Score::Estimate { depth, .. } => depth.to_string(),
            Score::Exact(_) | Score::Outcome(_) => from.board().empties().to_string(),
            Score::Book { .. } => "book".to_owned(),
        };
        let variation: Vec<String> = line.variation.iter().map(ToString::to_string).collect();
        format!(
            "{depth:>6} {:>+5} {time:>14} {:>13} {speed:>10}  {}",
            discs(line.score),
            outcome.nodes,
            variation.join(" ")
        )
    };
    outcome.lines.iter().map(row).collect()
}
