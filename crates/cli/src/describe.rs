//! A position in words: counts, whose turn it is, legal moves, the result.
//!
//! These are the lines beside a board. Scores always say which of the three they are
//! (R10).

use crate::screen::{PANEL_WIDTH, Screen};
use outflank_coach::score_sentence;
use outflank_engine::{Line, Score};
use outflank_formats::{self as formats, GameRecord, ScoredPosition, StatedResult, Tags};
use outflank_locale::{Locale, Value};
use outflank_rules::{Color, DiscCount, Ending, IllegalMove, Move, Outcome, Position, Supply};
use outflank_text::clean::foreign;
use outflank_text::{disc, strong, wrapped};

/// A colour as a variable of a text.
pub fn color_value(color: Color) -> Value<'static> {
    match color {
        Color::Black => "black".into(),
        Color::White => "white".into(),
    }
}

/// The discs of both sides, then the turn or the result.
pub fn position(position: Position, screen: &Screen) -> Vec<String> {
    let mut lines = discs(position, screen);
    lines.push(String::new());
    lines.extend(standing(position, screen));
    lines
}

/// The discs of both sides, one line each.
fn discs(position: Position, screen: &Screen) -> Vec<String> {
    let count = DiscCount::of(position);
    let rows = Color::BOTH.map(|color| {
        let name = screen.text("color", &[("color", color_value(color))]);
        (format!("{} {name}", disc(color, screen.style())), count.get(color).to_string())
    });
    table(&rows)
}

/// The discs of both sides, each with the player's name if the record has it.
pub fn players(position: Position, tags: &Tags, screen: &Screen) -> Vec<String> {
    let names = Color::BOTH.map(|color| tags.player(color));
    discs(position, screen)
        .into_iter()
        .zip(names)
        .map(|(line, name)| name.map_or(line.clone(), |name| format!("{line}  {}", foreign(name))))
        .collect()
}

/// Whose turn it is and what can be played; or who has won, and by which score.
pub fn standing(position: Position, screen: &Screen) -> Vec<String> {
    if let Some(outcome) = Outcome::of(position) {
        return result(outcome, screen);
    }
    let turn = color_value(position.turn());
    if position.must_pass() {
        return vec![strong(&screen.text("must-pass", &[("color", turn)]), screen.style())];
    }
    let moves: Vec<String> = position.moves().into_iter().map(|square| square.to_string()).collect();
    let label = screen.text("legal-moves", &[("count", moves.len().into())]);
    let mut lines = vec![strong(&screen.text("to-move", &[("color", turn)]), screen.style())];
    lines.extend(wrapped(label.split(' ').chain(moves.iter().map(String::as_str)), PANEL_WIDTH));
    lines
}

/// Who has won, why the game is over, and the three scores.
fn result(outcome: Outcome, screen: &Screen) -> Vec<String> {
    let winner = match outcome.winner() {
        Some(color) => screen.text("wins", &[("color", color_value(color))]),
        None => screen.text("draw", &[]),
    };
    let ending = match outcome.ending {
        Ending::BoardFull => screen.text("ending-full", &[]),
        Ending::WipedOut(color) => screen.text("ending-wiped-out", &[("color", color_value(color))]),
        Ending::BothBlocked => screen.text("ending-blocked", &[]),
    };
    let dash = if screen.style().unicode { "–" } else { "-" };
    let pair = |of: &dyn Fn(Color) -> u8| format!("{}{dash}{}", of(Color::Black), of(Color::White));
    let federation = outcome.federation_score();
    let scores = [
        (screen.text("score-discs", &[]), pair(&|color| outcome.count.get(color))),
        (screen.text("score-margin", &[]), outcome.margin().to_string()),
        (screen.text("score-federation", &[]), pair(&|color| federation.get(color))),
    ];
    let mut lines = vec![strong(&winner, screen.style()), ending];
    lines.extend(table(&scores));
    if outcome.count.empties() > 0 {
        lines.push(screen.text("score-federation-note", &[]));
    }
    lines
}

/// The discs each side still has in hand, and how many it had to be lent (R8).
pub fn supply(supply: Supply, screen: &Screen) -> Vec<String> {
    let [black, white] = Color::BOTH.map(|color| Value::from(supply.left(color)));
    let mut lines = vec![screen.text("supply", &[("black", black), ("white", white)])];
    for color in Color::BOTH {
        let count = supply.lent_by(!color);
        if count > 0 {
            lines.push(screen.text("lent", &[("color", color_value(color)), ("count", count.into())]));
        }
    }
    lines
}

/// Which ply of a game a position is.
pub fn ply(ply: usize, plies: usize, mv: Option<Move>, after: Position, screen: &Screen) -> String {
    let plies = ("plies", plies.into());
    let Some(mv) = mv else {
        return screen.text("ply-start", &[plies]);
    };
    let color = ("color", color_value(!after.turn()));
    let ply = ("ply", ply.into());
    match mv {
        Move::Place(square) => {
            screen.text("ply-place", &[ply, plies, color, ("square", square.to_string().into())])
        }
        Move::Pass => screen.text("ply-pass", &[ply, plies, color]),
    }
}

/// The scores a file knows for the moves of a position, and its remark on it.
pub fn known_scores(scored: &ScoredPosition, screen: &Screen) -> Vec<String> {
    let mut lines = Vec::new();
    if !scored.scores.is_empty() {
        lines.push(screen.text("known-scores", &[]));
        let scores: Vec<String> =
            scored.scores.iter().map(|known| format!("{}:{:+}", known.mv, known.score)).collect();
        lines.extend(wrapped(scores.iter().map(String::as_str), PANEL_WIDTH));
    }
    lines.extend(scored.comment.iter().flat_map(|comment| wrapped(foreign(comment).split(' '), PANEL_WIDTH)));
    lines
}

/// What a record says about where and when its game was played, in one line.
pub fn occasion(tags: &Tags) -> Option<String> {
    let words: Vec<&str> = [&tags.event, &tags.round, &tags.site, &tags.date]
        .into_iter()
        .flatten()
        .map(String::as_str)
        .collect();
    (!words.is_empty()).then(|| foreign(&words.join(", ")).into_owned())
}

/// What there is to say where a record ends: that the game was not over, and the
/// result it states.
pub fn end_of_record(record: &GameRecord, screen: &Screen) -> Vec<String> {
    let mut lines = Vec::new();
    if !record.is_finished() {
        lines.push(screen.text("stops-early", &[]));
    }
    if let Some(stated) = record.stated {
        lines.push(stated_result(stated, screen));
        if record.stated_result_holds() == Some(false) {
            lines.push(screen.text("stated-wrong", &[]));
        }
    }
    lines
}

fn stated_result(stated: StatedResult, screen: &Screen) -> String {
    let text = match (stated.winner().map(color_value), stated.outcome) {
        (None, _) => screen.text("stated-draw", &[]),
        (Some(color), formats::Outcome::Margin(margin)) => {
            let margin = f64::from(margin.abs());
            screen.text("stated-margin", &[("color", color), ("margin", margin.into())])
        }
        (Some(color), _) => screen.text("stated-win", &[("color", color)]),
    };
    let ending = match stated.ending {
        formats::Ending::Normal => return text,
        formats::Ending::Resigned => screen.text("stated-resigned", &[]),
        formats::Ending::TimedOut => screen.text("stated-timed-out", &[]),
        formats::Ending::Agreed => screen.text("stated-agreed", &[]),
        formats::Ending::Forfeit => screen.text("stated-forfeit", &[]),
    };
    format!("{text} {ending}")
}

/// Why a move is refused, in the reader's language.
pub fn refusal(reason: IllegalMove, screen: &Screen) -> String {
    outflank_messages::illegal(reason).text(screen.locale())
}

/// A score with what it rests on.
pub fn score(score: Score, locale: &Locale) -> String {
    score_sentence(score).text(locale)
}

/// A move as a word of a line: its square, or that it is a pass.
pub fn move_word(mv: Move, locale: &Locale) -> String {
    match mv {
        Move::Place(square) => square.to_string(),
        Move::Pass => locale.text("pass", &[]),
    }
}

/// The expected play behind the cells of a row, broken between moves where the window ends:
/// below the cells if little room is left beside them.
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

/// Labels in one column and values, flush right, in the next.
fn table(rows: &[(String, String)]) -> Vec<String> {
    let width = |of: fn(&(String, String)) -> &String| {
        rows.iter().map(|row| of(row).chars().count()).max().unwrap_or_default()
    };
    let (label, value) = (width(|row| &row.0), width(|row| &row.1));
    rows.iter().map(|row| format!("{:<label$}  {:>value$}", row.0, row.1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_breaks_between_moves() {
        let mv = |name: &str| Move::Place(name.parse().unwrap());
        let names = ["f5", "d6", "c3", "d3", "c4", "f4", "c5", "b3", "c2", "e3", "d2", "c6"];
        let variation: Vec<Move> = names.map(mv).to_vec();
        let score = Score::Exact(outflank_rules::DiscDiff::saturating(0));
        let line = Line { mv: mv("f5"), score, variation };
        let rows = |cells: &str, width| row_with_play(cells, &line, width).replace('\n', "/");
        let all = names.join(" ");
        assert_eq!(rows("  f5  ", None), format!("  f5  {all}"));
        assert_eq!(rows("  f5  ", Some(80)), format!("  f5  {all}"));
        assert_eq!(rows("  f5  ", Some(30)), "  f5  f5 d6 c3 d3 c4 f4 c5 b3/      c2 e3 d2 c6");
        let wide = format!("{:20}", "x");
        assert_eq!(rows(&wide, Some(40)), format!("x/{0:13}f5 d6 c3 d3 c4 f4 c5 b3 c2/{0:13}e3 d2 c6", ""));
    }
}
