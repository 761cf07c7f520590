//! Writing, and what PGN has words for.

use super::{MOST_DISCS, TERMINATIONS, comment, is_known, known_value, stated_discs, termination, value};
use crate::record::{GameRecord, RecordedMove, Tags, Variation};
use crate::result::{Ending, Outcome, StatedResult};
use crate::{Clock, date, fen};
use outflank_rules::{Color, Move, Position};
use std::fmt::Write;

/// Lines of moves are not longer than this.
const LINE_WIDTH: usize = 79;

/// What PGN keeps of a game.
pub(crate) fn keep(mut game: GameRecord) -> GameRecord {
    game.perfect = None;
    game.stated = game.stated.and_then(keep_result);
    let tags = game.tags;
    let field = |text: Option<String>| known_value(&text?);
    let remark = |text: Option<String>| comment(&text?).filter(|text| stated_discs(text).is_none());
    let clock = tags.black_clock.filter(|black| tags.white_clock.as_ref() == Some(black));
    let clock = clock.and_then(|clock| known_value(&clock.to_pgn())).map(|text| Clock::from_pgn(&text));
    game.tags = Tags {
        black: field(tags.black),
        white: field(tags.white),
        black_rating: field(tags.black_rating),
        white_rating: field(tags.white_rating),
        date: field(tags.date).as_deref().map(date::pgn),
        event: field(tags.event),
        site: field(tags.site),
        round: field(tags.round),
        black_clock: clock.clone(),
        white_clock: clock,
        variant: None,
        comment: remark(tags.comment),
        other: tags
            .other
            .into_iter()
            .filter(|(name, text)| is_writable(name, &value(text)))
            .map(|(name, text)| (name, value(&text)))
            .collect(),
    };
    game.for_each_move(&mut |recorded| {
        recorded.eval = None;
        recorded.seconds = None;
        recorded.comment = remark(recorded.comment.take());
    });
    game
}

/// Whether a tag without a field of its own would be read as one again.
fn is_writable(name: &str, value: &str) -> bool {
    let plain = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let ending = name.eq_ignore_ascii_case("Termination") && termination(value).is_some();
    let unknown_time = name.eq_ignore_ascii_case("Time") && known_value(value).is_none();
    plain && !is_known(name) && !ending && !unknown_time
}

fn keep_result(stated: StatedResult) -> Option<StatedResult> {
    let Outcome::Margin(margin) = stated.outcome else {
        return Some(stated);
    };
    if margin.fract() == 0.0 && margin.abs() <= MOST_DISCS as f32 {
        return Some(stated);
    }
    let winner = stated.winner()?;
    Some(StatedResult { outcome: Outcome::Win(winner), ..stated })
}

/// Writes a game: its tags, an empty line, its moves, an empty line.
pub(crate) fn emit(game: &GameRecord) -> String {
    let mut out = String::new();
    let mut tag = |name: &str, value: &str| {
        let escaped = value.replace('\\', "\\\\").replace('"', "\\\"");
        writeln!(out, "[{name} \"{escaped}\"]").expect("a string takes any text");
    };
    let tags = &game.tags;
    let result = show_result(game.stated);
    let or_unknown = |field: &'static str, value: &Option<String>| {
        value.clone().unwrap_or_else(|| if field == "Date" { "????.??.??" } else { "?" }.to_owned())
    };
    let date = tags.date.as_deref().map(date::pgn_tag);
    for (name, field) in
        [("Event", &tags.event), ("Site", &tags.site), ("Date", &date), ("Round", &tags.round)]
    {
        tag(name, &or_unknown(name, field));
    }
    // NBoard insists on a time and on ratings.
    if !tags.other.iter().any(|(name, _)| name.eq_ignore_ascii_case("Time")) {
        tag("Time", "??:??:??");
    }
    for (name, field) in [
        ("Black", &tags.black),
        ("White", &tags.white),
        ("BlackElo", &tags.black_rating),
        ("WhiteElo", &tags.white_rating),
    ] {
        tag(name, &or_unknown(name, field));
    }
    tag("Result", result);
    if let Some(clock) = &tags.black_clock {
        tag("TimeControl", &clock.to_pgn());
    }
    let ending = game.stated.map_or(Ending::Normal, |stated| stated.ending);
    if let Some((name, _)) = TERMINATIONS.iter().find(|(_, known)| *known == ending) {
        tag("Termination", name);
    }
    if game.start != Position::START {
        tag("SetUp", "1");
        tag("FEN", &fen::show(game.start));
    }
    for (name, value) in &tags.other {
        tag(name, value);
    }
    out.push('\n');
    move_lines(&mut out, game, result);
    out + "\n"
}

fn show_result(stated: Option<StatedResult>) -> &'static str {
    match stated.map(StatedResult::winner) {
        None => "*",
        Some(None) => "1/2-1/2",
        Some(Some(Color::Black)) => "1-0",
        Some(Some(Color::White)) => "0-1",
    }
}

fn move_lines(out: &mut String, game: &GameRecord, result: &str) {
    let mut words = Vec::new();
    words.extend(game.tags.comment.as_ref().map(|text| format!("{{{text}}}")));
    line_words(&mut words, &game.moves, &game.variations, 0);
    words.extend(discs_comment(game));
    words.push(result.to_owned());
    let mut column = 0;
    for word in words {
        let width = word.chars().count();
        if column > 0 && column + 1 + width > LINE_WIDTH {
            out.push('\n');
            column = 0;
        } else if column > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(&word);
        column += width;
    }
    out.push('\n');
}

/// The words of a line that begins behind so many moves. A variation follows the disc it
/// stands instead of, and its comment.
fn line_words(words: &mut Vec<String>, moves: &[RecordedMove], variations: &[Variation], before: usize) {
    let mut left = variations.iter().peekable();
    // At the beginning of a line, and where one goes on, White's moves have a number too.
    let mut numbered = true;
    for (index, recorded) in moves.iter().enumerate() {
        let ply = before + index;
        if ply.is_multiple_of(2) {
            words.push(format!("{}.", ply / 2 + 1));
        } else if numbered {
            words.push(format!("{}...", ply / 2 + 1));
        }
        numbered = false;
        words.push(match recorded.mv {
            Move::Place(square) => square.to_string(),
            Move::Pass => "--".to_owned(),
        });
        words.extend(recorded.comment.as_ref().map(|text| format!("{{{text}}}")));
        while let Some(variation) = left.next_if(|variation| variation.after == index) {
            words.push("(".to_owned());
            line_words(words, &variation.moves, &variation.variations, ply);
            words.push(")".to_owned());
            numbered = true;
        }
    }
}

/// `{X wins 40-24}` for a stated margin: the discs on the board if they give it, and
/// otherwise counts that do.
fn discs_comment(game: &GameRecord) -> Option<String> {
    let Outcome::Margin(margin) = game.stated?.outcome else {
        return None;
    };
    let margin = margin as i32;
    let end = game.final_position();
    let [black, white] = Color::BOTH.map(|color| end.discs(color).len() as i32);
    let (black, white) = if black - white == margin {
        (black, white)
    } else if margin.abs() > 64 {
        (margin.max(0), (-margin).max(0))
    } else {
        let winner = (64 + margin.abs()) / 2;
        let loser = winner - margin.abs();
        if margin >= 0 { (winner, loser) } else { (loser, winner) }
    };
    Some(match margin {
        0 => format!("{{Draw {black}-{white}}}"),
        1.. => format!("{{X wins {black}-{white}}}"),
        _ => format!("{{O wins {black}-{white}}}"),
    })
}
