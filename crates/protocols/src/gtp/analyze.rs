//! What GoGui shows on its board: the commands of its analyze window.
//!
//! `gogui-analyze_commands` lists them, one a line: the type of the answer, the label in the
//! window, the command.

use super::vertex::Orientation;
use crate::drawing;
use outflank_engine::{Score, SearchResult};
use outflank_rules::{Color, Move, Position};

/// The answer to `gogui-analyze_commands`.
pub(super) const LIST: &str = "gfx/Scores of all Moves/outflank-scores\n\
    var/Principal Variation/outflank-variation\n\
    plist/Legal Moves/outflank-legal_moves\n\
    string/Result/gogui-rules_final_result\n\
    string/Board/showboard";

/// The score of each move as a label, the best moves in green, and a line of text below.
pub(super) fn scores(from: Position, outcome: &SearchResult, orientation: Orientation) -> String {
    let best = outcome.best();
    let discs = drawing::discs(best.score);
    let placed = |mv: &Move| *mv != Move::Pass;
    let labels: Vec<String> = outcome
        .lines
        .iter()
        .filter(|line| placed(&line.mv))
        .map(|line| format!("LABEL {} {:+}", orientation.show(line.mv), drawing::discs(line.score)))
        .collect();
    let equal = outcome.lines.iter().filter(|line| drawing::discs(line.score) == discs && placed(&line.mv));
    let greens: Vec<String> = equal.map(|line| orientation.show(line.mv)).collect();
    let mut lines = vec![String::new()];
    lines.extend(labels);
    if !greens.is_empty() {
        lines.push(format!("COLOR green {}", greens.join(" ")));
    }
    let how = match best.score {
        Score::Estimate { depth, .. } => format!("depth {depth}"),
        Score::Exact(_) | Score::Outcome(_) => "exact".to_owned(),
        Score::Book { .. } => "book".to_owned(),
    };
    let turn = drawing::name(from.turn());
    lines.push(format!("TEXT {turn}: {} {discs:+} ({how})", orientation.show(best.mv)));
    lines.join("\n")
}

/// The moves that are expected, each with its colour.
pub(super) fn variation(from: Position, outcome: &SearchResult, orientation: Orientation) -> String {
    let mut turn = from.turn();
    let mut words = Vec::new();
    for &mv in &outcome.best().variation {
        let letter = if turn == Color::Black { 'B' } else { 'W' };
        words.push(format!("{letter} {}", orientation.show(mv)));
        turn = !turn;
    }
    words.join(" ")
}
