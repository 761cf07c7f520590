//! Writing, and what SGF has words for.

use super::{is_other, simple_text, text};
use crate::record::{GameRecord, RecordedMove, Tags, Variation};
use crate::result::{Ending, Outcome, StatedResult};
use crate::text::show_decimal;
use crate::{Clock, date};
use outflank_rules::{Color, Position, SquareSet};
use std::fmt::Write;

/// What SGF keeps of a game.
pub(crate) fn keep(mut game: GameRecord) -> GameRecord {
    game.perfect = None;
    game.stated = game.stated.and_then(keep_result);
    let tags = game.tags;
    let line = |value: Option<String>| simple_text(&value?);
    let clock = tags.black_clock.filter(|black| tags.white_clock.as_ref() == Some(black));
    let clock = clock.and_then(|clock| simple_text(&clock.to_sgf())).map(|text| Clock::from_sgf(&text));
    game.tags = Tags {
        black: line(tags.black),
        white: line(tags.white),
        black_rating: line(tags.black_rating),
        white_rating: line(tags.white_rating),
        date: line(tags.date).as_deref().map(date::sgf),
        event: line(tags.event),
        site: line(tags.site),
        round: line(tags.round),
        black_clock: clock.clone(),
        white_clock: clock,
        variant: None,
        comment: tags.comment.as_deref().and_then(text),
        other: tags
            .other
            .into_iter()
            .filter(|(name, _)| {
                !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphabetic()) && is_other(name)
            })
            .map(|(name, value)| (name, text(&value).unwrap_or_default()))
            .collect(),
    };
    game.for_each_move(&mut |recorded| {
        recorded.eval = recorded.eval.filter(|eval| eval.is_finite());
        recorded.seconds = None;
        recorded.comment = recorded.comment.as_deref().and_then(text);
    });
    game
}

/// SGF tells a margin or how the game ended, not both.
fn keep_result(stated: StatedResult) -> Option<StatedResult> {
    match (stated.outcome, stated.ending) {
        (Outcome::Margin(margin), _) if !margin.is_finite() => None,
        (Outcome::Margin(_), Ending::Normal) | (Outcome::Draw, Ending::Normal) => Some(stated),
        (Outcome::Win(_), Ending::Agreed) => Some(StatedResult { ending: Ending::Normal, ..stated }),
        (Outcome::Win(_), _) => Some(stated),
        (Outcome::Margin(_), Ending::Agreed) => Some(StatedResult { ending: Ending::Normal, ..stated }),
        (Outcome::Margin(_) | Outcome::Draw, ending) => Some(match stated.winner() {
            Some(winner) => StatedResult { outcome: Outcome::Win(winner), ending },
            None => StatedResult { outcome: Outcome::Draw, ending: Ending::Normal },
        }),
    }
}

/// Writes a game: one line for what is known about it, then the moves.
pub(crate) fn emit(game: &GameRecord) -> String {
    let mut out = String::from("(;FF[4]GM[2]SZ[8]CA[UTF-8]AP[Outflank]");
    let tags = &game.tags;
    let clock = tags.black_clock.as_ref().map(Clock::to_sgf);
    let result = game.stated.map(show_result);
    let fields = [
        ("PB", &tags.black),
        ("BR", &tags.black_rating),
        ("PW", &tags.white),
        ("WR", &tags.white_rating),
        ("DT", &tags.date),
        ("EV", &tags.event),
        ("RO", &tags.round),
        ("PC", &tags.site),
        ("TM", &clock),
        ("RE", &result),
        ("GC", &tags.comment),
    ];
    for (name, value) in fields {
        if let Some(value) = value {
            property(&mut out, name, value);
        }
    }
    for (name, value) in &tags.other {
        property(&mut out, name, value);
    }
    if game.start != Position::START {
        set_up(&mut out, game.start);
    }
    line(&mut out, &game.moves, &game.variations, game.start.turn());
    out + ")\n"
}

/// Writes a line from one of its moves on. At a fork every branch has its own brackets,
/// the line itself first.
fn line(out: &mut String, moves: &[RecordedMove], variations: &[Variation], turn: Color) {
    let mut turn = turn;
    let mut forks = variations.chunk_by(|one, next| one.after == next.after).peekable();
    let mut open = 0;
    let mut closing = Vec::new();
    for (index, recorded) in moves.iter().enumerate() {
        if let Some(branches) = forks.next_if(|branches| branches[0].after == index) {
            closing.push((branches, turn));
            *out += "\n(";
            open = index;
        }
        *out += if (index - open) % 8 == 0 && closing.is_empty() { "\n;" } else { ";" };
        node(out, recorded, turn);
        turn = !turn;
    }
    // The innermost fork is closed first.
    for (branches, turn) in closing.into_iter().rev() {
        *out += ")";
        for branch in branches {
            *out += "\n(";
            line(out, &branch.moves, &branch.variations, turn);
            *out += ")";
        }
    }
}

/// Writes a move with what stands beside it.
fn node(out: &mut String, recorded: &RecordedMove, turn: Color) {
    let square = recorded.mv.square().map_or_else(|| "PA".to_owned(), |square| square.to_string());
    property(out, if turn == Color::Black { "B" } else { "W" }, &square);
    if let Some(eval) = recorded.eval {
        property(out, "V", &show_decimal(if turn == Color::Black { eval } else { -eval }));
    }
    if let Some(comment) = &recorded.comment {
        property(out, "C", comment);
    }
}

fn property(out: &mut String, name: &str, value: &str) {
    let escaped = value.replace('\\', "\\\\").replace(']', "\\]");
    write!(out, "{name}[{escaped}]").expect("a string takes any text");
}

/// Writes how a position differs from the usual start. All discs are listed, so that
/// programs that begin with an empty board agree.
fn set_up(out: &mut String, position: Position) {
    let mut list = |name: &str, squares: SquareSet| {
        if !squares.is_empty() {
            *out += name;
            for square in squares {
                write!(out, "[{square}]").expect("a string takes any text");
            }
        }
    };
    list("AB", position.discs(Color::Black));
    list("AW", position.discs(Color::White));
    list("AE", Position::START.board().occupied() & position.board().empty());
    property(out, "PL", if position.turn() == Color::Black { "B" } else { "W" });
}

fn show_result(stated: StatedResult) -> String {
    let winner = match stated.winner() {
        Some(Color::Black) => "B+",
        Some(Color::White) => "W+",
        None if stated.outcome == Outcome::Draw => return "Draw".to_owned(),
        None => return "0".to_owned(),
    };
    let how = match (stated.outcome, stated.ending) {
        (Outcome::Margin(margin), _) => show_margin(margin.abs()),
        (_, Ending::Normal | Ending::Agreed) => String::new(),
        (_, Ending::Resigned) => "Resign".to_owned(),
        (_, Ending::TimedOut) => "Time".to_owned(),
        (_, Ending::Forfeit) => "Forfeit".to_owned(),
    };
    winner.to_owned() + &how
}

/// Whole margins without decimals, as SGF results usually are.
fn show_margin(margin: f32) -> String {
    if margin.fract() == 0.0 { format!("{margin:.0}") } else { show_decimal(margin) }
}
