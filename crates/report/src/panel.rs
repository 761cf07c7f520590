//! A position in words: counts, whose turn it is, legal moves, the result.
//!
//! These are the lines beside a board. Scores always say which of the three they are
//! (R10).

use outflank_formats::{self as formats, GameRecord, ScoredPosition, StatedResult, Tags};
use outflank_locale::{Locale, Value};
use outflank_rules::{Color, DiscCount, Ending, Move, Outcome, Position, Supply};
use outflank_text::clean::foreign;
use outflank_text::{BOARD_WIDTH, GAP, Reader, disc, labelled, wrapped};

/// Columns of the narrowest terminal that shows everything without broken lines.
pub const PAGE_WIDTH: usize = 80;

/// Columns left for the text beside a board.
pub const PANEL_WIDTH: usize = PAGE_WIDTH - BOARD_WIDTH - GAP.len();

/// A colour as a variable of a text.
#[must_use]
pub fn color_value(color: Color) -> Value<'static> {
    match color {
        Color::Black => "black".into(),
        Color::White => "white".into(),
    }
}

/// A move as a word of a line: its square, or that it is a pass.
#[must_use]
pub fn move_word(mv: Move, locale: &Locale) -> String {
    match mv {
        Move::Place(square) => square.to_string(),
        Move::Pass => locale.text("pass", &[]),
    }
}

/// The discs of both sides, then the turn or the result.
#[must_use]
pub fn position(position: Position, reader: &Reader<'_>) -> Vec<String> {
    let mut lines = discs(position, reader);
    lines.push(String::new());
    lines.extend(standing(position, reader));
    lines
}

/// The discs of both sides, one line each.
fn discs(position: Position, reader: &Reader<'_>) -> Vec<String> {
    let count = DiscCount::of(position);
    let rows = Color::BOTH.map(|color| {
        let name = reader.text("color", &[("color", color_value(color))]);
        (format!("{} {name}", disc(color, reader.style)), count.get(color).to_string())
    });
    labelled(&rows)
}

/// The discs of both sides, each with the player's name if the record has it.
#[must_use]
pub fn players(position: Position, tags: &Tags, reader: &Reader<'_>) -> Vec<String> {
    let names = Color::BOTH.map(|color| tags.player(color));
    discs(position, reader)
        .into_iter()
        .zip(names)
        .map(|(line, name)| name.map_or(line.clone(), |name| format!("{line}  {}", foreign(name))))
        .collect()
}

/// Whose turn it is and what can be played; or who has won, and by which score.
#[must_use]
pub fn standing(position: Position, reader: &Reader<'_>) -> Vec<String> {
    if let Some(outcome) = Outcome::of(position) {
        return result(outcome, reader);
    }
    let turn = color_value(position.turn());
    if position.must_pass() {
        return vec![reader.strong(&reader.text("must-pass", &[("color", turn)]))];
    }
    let moves: Vec<String> = position.moves().into_iter().map(|square| square.to_string()).collect();
    let label = reader.text("legal-moves", &[("count", moves.len().into())]);
    let mut lines = vec![reader.strong(&reader.text("to-move", &[("color", turn)]))];
    lines.extend(wrapped(label.split(' ').chain(moves.iter().map(String::as_str)), PANEL_WIDTH));
    lines
}

/// Who has won, why the game is over, and the three scores.
fn result(outcome: Outcome, reader: &Reader<'_>) -> Vec<String> {
    let winner = match outcome.winner() {
        Some(color) => reader.text("wins", &[("color", color_value(color))]),
        None => reader.text("draw", &[]),
    };
    let ending = match outcome.ending {
        Ending::BoardFull => reader.text("ending-full", &[]),
        Ending::WipedOut(color) => reader.text("ending-wiped-out", &[("color", color_value(color))]),
        Ending::BothBlocked => reader.text("ending-blocked", &[]),
    };
    let dash = if reader.style.unicode { "–" } else { "-" };
    let pair = |of: &dyn Fn(Color) -> u8| format!("{}{dash}{}", of(Color::Black), of(Color::White));
    let federation = outcome.federation_score();
    let scores = [
        (reader.text("score-discs", &[]), pair(&|color| outcome.count.get(color))),
        (reader.text("score-margin", &[]), outcome.margin().to_string()),
        (reader.text("score-federation", &[]), pair(&|color| federation.get(color))),
    ];
    let mut lines = vec![reader.strong(&winner), ending];
    lines.extend(labelled(&scores));
    if outcome.count.empties() > 0 {
        lines.push(reader.text("score-federation-note", &[]));
    }
    lines
}

/// The discs each side still has in hand, and how many it had to be lent (R8).
#[must_use]
pub fn supply(supply: Supply, reader: &Reader<'_>) -> Vec<String> {
    let [black, white] = Color::BOTH.map(|color| Value::from(supply.left(color)));
    let mut lines = vec![reader.text("supply", &[("black", black), ("white", white)])];
    for color in Color::BOTH {
        let count = supply.lent_by(!color);
        if count > 0 {
            lines.push(reader.text("lent", &[("color", color_value(color)), ("count", count.into())]));
        }
    }
    lines
}

/// Which ply of a game a position is.
#[must_use]
pub fn ply(ply: usize, plies: usize, mv: Option<Move>, after: Position, reader: &Reader<'_>) -> String {
    let plies = ("plies", plies.into());
    let Some(mv) = mv else {
        return reader.text("ply-start", &[plies]);
    };
    let color = ("color", color_value(!after.turn()));
    let ply = ("ply", ply.into());
    match mv {
        Move::Place(square) => {
            reader.text("ply-place", &[ply, plies, color, ("square", square.to_string().into())])
        }
        Move::Pass => reader.text("ply-pass", &[ply, plies, color]),
    }
}

/// The scores a file knows for the moves of a position, and its remark on it.
#[must_use]
pub fn known_scores(scored: &ScoredPosition, reader: &Reader<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    if !scored.scores.is_empty() {
        lines.push(reader.text("known-scores", &[]));
        let scores: Vec<String> =
            scored.scores.iter().map(|known| format!("{}:{:+}", known.mv, known.score)).collect();
        lines.extend(wrapped(scores.iter().map(String::as_str), PANEL_WIDTH));
    }
    lines.extend(scored.comment.iter().flat_map(|comment| wrapped(foreign(comment).split(' '), PANEL_WIDTH)));
    lines
}

/// What a record says about where and when its game was played, in one line.
#[must_use]
pub fn occasion(tags: &Tags) -> Option<String> {
    let known = [&tags.event, &tags.round, &tags.site, &tags.date].into_iter().flatten();
    let words: Vec<&str> = known.map(String::as_str).collect();
    (!words.is_empty()).then(|| foreign(&words.join(", ")).into_owned())
}

/// What there is to say where a record ends: that the game was not over, and the
/// result it states.
#[must_use]
pub fn end_of_record(record: &GameRecord, reader: &Reader<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    if !record.is_finished() {
        lines.push(reader.text("stops-early", &[]));
    }
    if let Some(stated) = record.stated {
        lines.push(stated_result(stated, reader));
        if record.stated_result_holds() == Some(false) {
            lines.push(reader.text("stated-wrong", &[]));
        }
    }
    lines
}

fn stated_result(stated: StatedResult, reader: &Reader<'_>) -> String {
    let text = match (stated.winner().map(color_value), stated.outcome) {
        (None, _) => reader.text("stated-draw", &[]),
        (Some(color), formats::Outcome::Margin(margin)) => {
            let margin = f64::from(margin.abs());
            reader.text("stated-margin", &[("color", color), ("margin", margin.into())])
        }
        (Some(color), _) => reader.text("stated-win", &[("color", color)]),
    };
    let ending = match stated.ending {
        formats::Ending::Normal => return text,
        formats::Ending::Resigned => reader.text("stated-resigned", &[]),
        formats::Ending::TimedOut => reader.text("stated-timed-out", &[]),
        formats::Ending::Agreed => reader.text("stated-agreed", &[]),
        formats::Ending::Forfeit => reader.text("stated-forfeit", &[]),
    };
    format!("{text} {ending}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::english;
    use outflank_formats::{Format, read_games};

    #[test]
    fn the_start_says_who_moves_and_where() {
        let lines = english(|reader| position(Position::START, reader));
        assert_eq!(lines.len(), 5);
        assert!(lines[3].contains("Black"), "{lines:?}");
        assert!(lines[4].ends_with("d3 c4 f5 e6"), "{lines:?}");
    }

    #[test]
    fn a_record_that_states_what_is_not_so_is_told_of() {
        let text = b"(;GM[2]PB[anna]RE[B+64];B[f5];W[d6];B[c3];W[d3];B[c4])";
        let record = read_games(Format::Sgf, text).unwrap().remove(0);
        let lines = english(|reader| end_of_record(&record, reader));
        assert_eq!(lines.len(), 2, "{lines:?}");
        assert!(lines[1].contains("64"), "{lines:?}");
        let [black, _] = &english(|reader| players(record.start, &record.tags, reader))[..] else {
            panic!("one line for each side")
        };
        assert!(black.ends_with("anna"), "{black}");
    }
}
