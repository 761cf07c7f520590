//! GGF, the Generic Game Format of the Generic Game Server, NBoard and NTest.
//!
//! ```text
//! (;GM[Othello]PC[GGS/os]DT[2004.09.18_05:54:38.MDT]PB[a]PW[b]RB[1837.5]RW[3203.5]
//! TI[05:00//02:00]TY[8]RE[+12.00]BO[8 ---…--- *]B[F5//2.449]W[D6/0.00]…;)
//! ```
//!
//! A file holds any number of games. A count may stand before them, as in
//! `2 (;…;)(;…;)` for a synchro pair; it is skipped and the games are read one by one.
//! A move is `square/evaluation/seconds`, both numbers optional. Values end at the
//! first `]`, there is no escape. Tags without a field of their own, komi among them,
//! go to [`Tags::other`]; a `CO` behind a move is that move's comment. Event and round
//! stand in `EV` and `RO` as in SGF, and `PERFECT[33/24]` is a tag of our own for what
//! WTHOR knows besides: Black's discs after perfect play from so many empty squares on.

use crate::board::{Letters, position};
use crate::error::{Fault, ReadErrorKind};
use crate::notation::{A_MOVE, exact_move};
use crate::record::{GameRecord, PerfectScore, RecordedMove, Replay, Tags};
use crate::result::{Ending, Outcome, StatedResult};
use crate::text::{Cursor, bad_value, decimal, decode, excerpt, show_decimal, show_signed, trimmed};
use crate::{Clock, date, text};
use outflank_rules::{Color, Position, Square};
use std::fmt::Write;

const OPEN: &[u8] = b"(;";
const NEXT_GAME: &[u8] = b"(;GM[";
const A_GAME: &str = "\"(;\" at the beginning of a game";
const A_TAG: &str = "a tag such as PB[name], or \";)\" at the end of the game";

/// Tags with a meaning of their own, which therefore never go to [`Tags::other`].
const KNOWN: [&str; 18] = [
    "GM", "PC", "DT", "EV", "RO", "PB", "PW", "RB", "RW", "TI", "TB", "TW", "TY", "RE", "BO", "B", "W", "CO",
];

/// The tag of the score of perfect play.
const PERFECT: &str = "PERFECT";

/// All games of a text.
pub(crate) fn games(bytes: &[u8]) -> impl Iterator<Item = Result<GameRecord, Fault>> + '_ {
    Games { cursor: Cursor::new(bytes) }
}

struct Games<'a> {
    cursor: Cursor<'a>,
}

impl Iterator for Games<'_> {
    type Item = Result<GameRecord, Fault>;

    fn next(&mut self) -> Option<Self::Item> {
        self.cursor.take_while(|byte| text::is_blank(byte) || byte.is_ascii_digit());
        self.cursor.peek()?;
        let tags = match read_tags(&mut self.cursor) {
            Ok(tags) => tags,
            Err(fault) => {
                // Go on at the next game, but not at the one just refused.
                self.cursor.at = fault.offset;
                self.cursor.skip_to(OPEN);
                return Some(Err(fault));
            }
        };
        Some(read_game(&tags))
    }
}

/// One `NAME[value]` and where each part begins.
struct Tag<'a> {
    name: &'a [u8],
    value: &'a [u8],
    offset: usize,
}

/// Reads `(;` to `;)`.
fn read_tags<'a>(cursor: &mut Cursor<'a>) -> Result<Vec<Tag<'a>>, Fault> {
    if !cursor.rest().starts_with(OPEN) {
        return Err(cursor.unexpected(A_GAME));
    }
    cursor.at += OPEN.len();
    let mut tags = Vec::new();
    loop {
        cursor.skip_blanks();
        if cursor.rest().starts_with(b";)") {
            cursor.at += 2;
            return Ok(tags);
        }
        let start = cursor.at;
        let name = cursor.take_while(|byte| byte.is_ascii_alphabetic());
        cursor.skip_blanks();
        if name.is_empty() || cursor.peek() != Some(b'[') {
            cursor.at = start;
            return Err(cursor.unexpected(A_TAG));
        }
        while cursor.eat(b'[') {
            let offset = cursor.at;
            let value = cursor.take_while(|byte| byte != b']');
            // No value holds the beginning of a game: this one was never closed, and the
            // next game must not be lost with it.
            if let Some(next) = value.windows(NEXT_GAME.len()).position(|bytes| bytes == NEXT_GAME) {
                cursor.at = offset + next;
            }
            if !cursor.eat(b']') {
                return Err(cursor.unexpected("\"]\" at the end of the value"));
            }
            tags.push(Tag { name, value, offset });
            cursor.skip_blanks();
        }
    }
}

fn read_game(tags: &[Tag<'_>]) -> Result<GameRecord, Fault> {
    let mut game = GameRecord::default();
    for tag in tags {
        read_tag(tag, &mut game)?;
    }
    let mut replay = Replay::new(game.start);
    for tag in tags {
        match tag.name {
            b"B" => play(tag, Color::Black, &mut replay)?,
            b"W" => play(tag, Color::White, &mut replay)?,
            b"CO" => {
                let comment = match replay.last() {
                    Some(last) => &mut last.comment,
                    None => &mut game.tags.comment,
                };
                append(comment, &decode(tag.value));
            }
            _ => {}
        }
    }
    game.moves = replay.finish();
    Ok(game)
}

fn append(comment: &mut Option<String>, text: &str) {
    match (comment.as_mut(), trimmed(text)) {
        (Some(before), Some(text)) => {
            before.push('\n');
            before.push_str(&text);
        }
        (None, Some(text)) => *comment = Some(text),
        (_, None) => {}
    }
}

/// Reads a tag that is neither a move nor a comment. The first of a kind counts.
fn read_tag(tag: &Tag<'_>, game: &mut GameRecord) -> Result<(), Fault> {
    let tags = &mut game.tags;
    let text = || trimmed(&decode(tag.value));
    let clock = || text().map(|text| Clock::from_ggf(&text));
    match tag.name {
        b"GM" if !tag.value.trim_ascii().eq_ignore_ascii_case(b"othello") => {
            return Err(Fault::new(tag.offset, ReadErrorKind::OtherGame(excerpt(tag.value))));
        }
        b"BO" => game.start = read_board(tag)?,
        b"RE" => game.stated = game.stated.or(read_result(tag)?),
        b"PB" => set(&mut tags.black, text()),
        b"PW" => set(&mut tags.white, text()),
        b"RB" => set(&mut tags.black_rating, text()),
        b"RW" => set(&mut tags.white_rating, text()),
        b"DT" => set(&mut tags.date, text()),
        b"PC" => set(&mut tags.site, text()),
        b"EV" => set(&mut tags.event, text()),
        b"RO" => set(&mut tags.round, text()),
        b"TY" => {
            check_size(tag)?;
            set(&mut tags.variant, text().filter(|text| text != "8"));
        }
        b"TI" => {
            set(&mut tags.black_clock, clock());
            set(&mut tags.white_clock, clock());
        }
        b"TB" => set(&mut tags.black_clock, clock()),
        b"TW" => set(&mut tags.white_clock, clock()),
        name => {
            let (name, value) = (decode(name), text().unwrap_or_default());
            match perfect_score(&name, &value) {
                Some(perfect) => set(&mut game.perfect, Some(perfect)),
                None if KNOWN.contains(&name.as_str()) => {}
                None => tags.other.push((name, value)),
            }
        }
    }
    Ok(())
}

/// Reads `PERFECT[33/24]`. Another program's tag of that name may mean something else.
fn perfect_score(name: &str, value: &str) -> Option<PerfectScore> {
    let (discs, empties) = value.split_once('/').filter(|_| name == PERFECT)?;
    Some(PerfectScore { black_discs: discs.parse().ok()?, empties: empties.parse().ok()? })
}

fn set<T>(field: &mut Option<T>, value: Option<T>) {
    if field.is_none() {
        *field = value;
    }
}

/// Refuses match types of other boards, `10` or `s88r16`.
fn check_size(tag: &Tag<'_>) -> Result<(), Fault> {
    let kind = tag.value.trim_ascii();
    let kind = kind.strip_prefix(b"s").unwrap_or(kind);
    let length = kind.iter().take_while(|byte| byte.is_ascii_digit()).count();
    match &kind[..length] {
        b"" | b"8" => Ok(()),
        size => Err(Fault::new(tag.offset, ReadErrorKind::BoardSize(excerpt(size)))),
    }
}

/// Reads `8 ---…--- *`.
fn read_board(tag: &Tag<'_>) -> Result<Position, Fault> {
    let mut cursor = Cursor { bytes: tag.value, at: 0 };
    // Offsets inside the value become offsets in the file.
    let shift = |fault: Fault| Fault { offset: fault.offset + tag.offset, ..fault };
    cursor.skip_blanks();
    let size = cursor.take_while(|byte| byte.is_ascii_digit());
    if size != b"8" {
        return Err(if size.is_empty() {
            shift(cursor.unexpected("the size of the board, 8"))
        } else {
            Fault::new(tag.offset, ReadErrorKind::BoardSize(excerpt(size)))
        });
    }
    let mut letters = Letters::default();
    cursor.at += letters.take(cursor.at, cursor.rest());
    cursor.skip_blanks();
    let side = cursor.rest().trim_ascii_end();
    let hint = if let &[letter] = side { Some(letter) } else { None };
    let (discs, zero) = letters.discs(hint).map_err(shift)?;
    let turn = zero.side(side).filter(|_| letters.is_full());
    turn.map(|turn| position(discs, Some(turn))).ok_or_else(|| {
        let found = if cursor.rest().is_empty() { b"]" } else { cursor.rest() };
        text::unexpected(cursor.at + tag.offset, found, "64 squares and the side to move (* or O)")
    })
}

/// Reads `+12.00`, `-64.00:t` or `?`.
fn read_result(tag: &Tag<'_>) -> Result<Option<StatedResult>, Fault> {
    let text = tag.value.trim_ascii();
    let (value, flag) = match text.iter().position(|&byte| byte == b':') {
        Some(colon) => (&text[..colon], text[colon + 1..].trim_ascii()),
        None => (text, &b""[..]),
    };
    if matches!(value, b"" | b"?") {
        return Ok(None);
    }
    let expected = "a result such as +12.00 or -64.00:t";
    let margin = decimal(value).ok_or_else(|| bad_value(tag.offset, tag.value, expected))?;
    let ending = match flag {
        b"" => Ending::Normal,
        b"r" => Ending::Resigned,
        b"t" => Ending::TimedOut,
        b"s" => Ending::Agreed,
        _ => return Err(bad_value(tag.offset, tag.value, expected)),
    };
    Ok(Some(StatedResult { outcome: Outcome::Margin(margin), ending }))
}

/// Plays `F5/1.20/2.449`.
fn play(tag: &Tag<'_>, by: Color, replay: &mut Replay) -> Result<(), Fault> {
    let mut fields = tag.value.split(|&byte| byte == b'/');
    let name = fields.next().unwrap_or_default().trim_ascii();
    let mv = exact_move(name).ok_or_else(|| bad_value(tag.offset, tag.value, A_MOVE))?;
    let mut number = || match fields.next().map(<[u8]>::trim_ascii) {
        None | Some(b"") => Ok(None),
        Some(text) => match decimal(text) {
            Some(number) => Ok(Some(number)),
            None => Err(bad_value(tag.offset, tag.value, "a move as square/evaluation/seconds")),
        },
    };
    let (eval, seconds) = (number()?, number()?);
    let ply = replay.moves.len() + 1;
    let recorded = RecordedMove { mv, eval, seconds, comment: None };
    replay.play(recorded, Some(by)).map_err(|reason| Fault::illegal(tag.offset, ply, mv, reason))
}

/// What GGF keeps of a game.
pub(crate) fn keep(mut game: GameRecord) -> GameRecord {
    game.variations = Vec::new();
    game.stated = game.stated.filter(|stated| match stated.outcome {
        Outcome::Margin(margin) => margin.is_finite() && stated.ending != Ending::Forfeit,
        Outcome::Win(_) | Outcome::Draw => false,
    });
    let tags = game.tags;
    game.tags = Tags {
        black: clean(tags.black),
        white: clean(tags.white),
        black_rating: clean(tags.black_rating),
        white_rating: clean(tags.white_rating),
        date: clean(tags.date).as_deref().map(date::ggf),
        event: clean(tags.event),
        site: clean(tags.site),
        round: clean(tags.round),
        black_clock: keep_clock(tags.black_clock),
        white_clock: keep_clock(tags.white_clock),
        variant: clean(tags.variant).filter(|kind| {
            let tag = Tag { name: b"TY", value: kind.as_bytes(), offset: 0 };
            kind != "8" && check_size(&tag).is_ok()
        }),
        comment: clean(tags.comment),
        other: tags
            .other
            .into_iter()
            .filter(|(name, _)| {
                !name.is_empty()
                    && name.bytes().all(|byte| byte.is_ascii_alphabetic())
                    && !KNOWN.contains(&name.as_str())
            })
            .map(|(name, value)| (name, clean(Some(value)).unwrap_or_default()))
            .filter(|(name, value)| perfect_score(name, value).is_none())
            .collect(),
    };
    for recorded in &mut game.moves {
        recorded.eval = recorded.eval.filter(|eval| eval.is_finite());
        recorded.seconds = recorded.seconds.filter(|seconds| seconds.is_finite());
        recorded.comment = clean(recorded.comment.take());
    }
    game
}

/// A value without the bracket that would end it, and without the beginning of a game.
fn clean(text: Option<String>) -> Option<String> {
    trimmed(&text?.replace(']', ")").replace("(;GM[", "(; GM["))
}

fn keep_clock(clock: Option<Clock>) -> Option<Clock> {
    clean(Some(clock?.to_ggf())).map(|text| Clock::from_ggf(&text))
}

/// Writes a game as one line.
pub(crate) fn emit(game: &GameRecord) -> String {
    let mut out = String::from("(;GM[Othello]");
    let mut tag = |name: &str, value: &str| {
        write!(out, "{name}[{value}]").expect("a string takes any text");
    };
    let tags = &game.tags;
    let clocks = (tags.black_clock.as_ref(), tags.white_clock.as_ref());
    for (name, value) in [("PC", &tags.site), ("DT", &tags.date), ("EV", &tags.event), ("RO", &tags.round)] {
        if let Some(value) = value {
            tag(name, value);
        }
    }
    tag("PB", tags.black.as_deref().unwrap_or_default());
    tag("PW", tags.white.as_deref().unwrap_or_default());
    for (name, value) in [("RB", &tags.black_rating), ("RW", &tags.white_rating)] {
        if let Some(value) = value {
            tag(name, value);
        }
    }
    match clocks {
        (Some(black), Some(white)) if black == white => tag("TI", &black.to_ggf()),
        (black, white) => {
            for (name, clock) in [("TB", black), ("TW", white)] {
                if let Some(clock) = clock {
                    tag(name, &clock.to_ggf());
                }
            }
        }
    }
    tag("TY", tags.variant.as_deref().unwrap_or("8"));
    tag("RE", &show_result(game.stated));
    tag("BO", &show_board(game.start));
    if let Some(perfect) = game.perfect {
        tag(PERFECT, &format!("{}/{}", perfect.black_discs, perfect.empties));
    }
    for (name, value) in &tags.other {
        tag(name, value);
    }
    if let Some(comment) = &tags.comment {
        tag("CO", comment);
    }
    let mut turn = game.start.turn();
    for recorded in &game.moves {
        tag(if turn == Color::Black { "B" } else { "W" }, &show_move(recorded));
        if let Some(comment) = &recorded.comment {
            tag("CO", comment);
        }
        turn = !turn;
    }
    out + ";)\n"
}

fn show_result(stated: Option<StatedResult>) -> String {
    let Some(StatedResult { outcome: Outcome::Margin(margin), ending }) = stated else {
        return "?".to_owned();
    };
    let flag = match ending {
        Ending::Normal | Ending::Forfeit => "",
        Ending::Resigned => ":r",
        Ending::TimedOut => ":t",
        Ending::Agreed => ":s",
    };
    show_signed(margin) + flag
}

fn show_board(position: Position) -> String {
    let letter = |color: Option<Color>| match color {
        Some(Color::Black) => '*',
        Some(Color::White) => 'O',
        None => '-',
    };
    let squares: String = Square::all().map(|square| letter(position.disc_at(square))).collect();
    format!("8 {squares} {}", letter(Some(position.turn())))
}

fn show_move(recorded: &RecordedMove) -> String {
    let mv = recorded.mv;
    match (recorded.eval.map(show_decimal), recorded.seconds.map(show_decimal)) {
        (None, None) => format!("{mv:#}"),
        (Some(eval), None) => format!("{mv:#}/{eval}"),
        (eval, Some(seconds)) => format!("{mv:#}/{}/{seconds}", eval.unwrap_or_default()),
    }
}
