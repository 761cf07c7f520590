//! Reading: brackets and nodes, then properties, then the game.

use super::{is_other, simple_text, text};
use crate::Clock;
use crate::error::{Fault, ReadErrorKind};
use crate::notation::{A_MOVE, exact_move, square};
use crate::record::{GameRecord, RecordedMove, Replay};
use crate::result::{Ending, Outcome, StatedResult};
use crate::text::{Cursor, bad_value, decimal, decode, excerpt};
use outflank_rules::{Color, Move, Position, Square, SquareSet};

const A_TREE: &str = "\"(;\" at the beginning of a game";
const A_NODE: &str = "a property such as PB[name], or one of \";\", \"(\" and \")\"";
const A_POINT: &str = "a square such as f5, or a rectangle such as a1:b2";

/// All games of a collection.
pub(crate) fn games(bytes: &[u8]) -> impl Iterator<Item = Result<GameRecord, Fault>> + '_ {
    Games { cursor: Cursor::new(bytes) }
}

struct Games<'a> {
    cursor: Cursor<'a>,
}

impl Iterator for Games<'_> {
    type Item = Result<GameRecord, Fault>;

    fn next(&mut self) -> Option<Self::Item> {
        self.cursor.skip_blanks();
        self.cursor.peek()?;
        match main_line(&mut self.cursor) {
            Ok(properties) => Some(read_game(&properties)),
            Err(fault) => {
                // Go on where the next tree seems to begin.
                self.cursor.at = fault.offset.max(self.cursor.at);
                self.cursor.skip_to(b"(;");
                Some(Err(fault))
            }
        }
    }
}

/// One value of a property on the main line.
struct Property<'a> {
    name: &'a [u8],
    /// The bytes between the brackets, escapes still in place.
    raw: &'a [u8],
    offset: usize,
    /// Whether it stands in the first node of the tree.
    in_root: bool,
}

/// Reads one tree from `(` to the `)` that closes it, and gives the main line.
fn main_line<'a>(cursor: &mut Cursor<'a>) -> Result<Vec<Property<'a>>, Fault> {
    let mut ahead = cursor.clone();
    if !ahead.eat(b'(') {
        return Err(cursor.unexpected(A_TREE));
    }
    ahead.skip_blanks();
    if ahead.peek() != Some(b';') {
        // Step over the bracket, or the next game would be looked for here again.
        cursor.at += 1;
        return Err(ahead.unexpected(A_TREE));
    }
    *cursor = ahead;
    let mut properties = Vec::new();
    let mut nodes = 0_usize;
    let mut depth = 1_usize;
    // The main line ends where its first branch closes; what follows are variations.
    let mut on_main_line = true;
    loop {
        cursor.skip_blanks();
        match cursor.peek() {
            Some(b';') => {
                cursor.at += 1;
                nodes += 1;
            }
            Some(b'(') => {
                cursor.at += 1;
                depth += 1;
            }
            Some(b')') => {
                cursor.at += 1;
                depth -= 1;
                on_main_line = false;
                if depth == 0 {
                    return Ok(properties);
                }
            }
            Some(byte) if byte.is_ascii_alphabetic() => {
                let name = cursor.take_while(|byte| byte.is_ascii_alphabetic());
                cursor.skip_blanks();
                if cursor.peek() != Some(b'[') {
                    return Err(cursor.unexpected("\"[\" and the property's value"));
                }
                while cursor.peek() == Some(b'[') {
                    let (offset, raw) = value(cursor)?;
                    if on_main_line {
                        properties.push(Property { name, raw, offset, in_root: nodes == 1 });
                    }
                    cursor.skip_blanks();
                }
            }
            _ => return Err(cursor.unexpected(A_NODE)),
        }
    }
}

/// Reads `[…]`, in which a backslash takes the meaning from the next byte.
fn value<'a>(cursor: &mut Cursor<'a>) -> Result<(usize, &'a [u8]), Fault> {
    cursor.at += 1;
    let start = cursor.at;
    loop {
        match cursor.peek() {
            None => return Err(cursor.unexpected("\"]\" at the end of the value")),
            Some(b']') => {
                let raw = &cursor.bytes[start..cursor.at];
                cursor.at += 1;
                return Ok((start, raw));
            }
            Some(b'\\') => cursor.at = (cursor.at + 2).min(cursor.bytes.len()),
            Some(_) => cursor.at += 1,
        }
    }
}

impl Property<'_> {
    /// The value without its escapes. An escaped line end vanishes.
    fn unescaped(&self) -> String {
        let mut bytes = Vec::with_capacity(self.raw.len());
        let mut rest = self.raw;
        while let Some((&byte, after)) = rest.split_first() {
            rest = after;
            if byte != b'\\' {
                bytes.push(byte);
            } else if let Some(next) = rest.strip_prefix(b"\r\n") {
                rest = next;
            } else if let Some((&escaped, next)) = rest.split_first() {
                rest = next;
                if !matches!(escaped, b'\n' | b'\r') {
                    bytes.push(escaped);
                }
            }
        }
        decode(&bytes)
    }

    fn text(&self) -> Option<String> {
        text(&self.unescaped())
    }

    fn line(&self) -> Option<String> {
        simple_text(&self.unescaped())
    }

    fn wrong(&self, expected: &'static str) -> Fault {
        bad_value(self.offset, self.raw, expected)
    }
}

fn read_game(properties: &[Property<'_>]) -> Result<GameRecord, Fault> {
    let mut game = GameRecord::default();
    let mut setup = SetUp::default();
    let mut replay: Option<Replay> = None;
    for property in properties {
        let by = match property.name {
            b"B" => Color::Black,
            b"W" => Color::White,
            b"AB" | b"AW" | b"AE" | b"PL" if replay.is_some() => {
                return Err(Fault::new(property.offset, ReadErrorKind::SetUpAfterMove));
            }
            b"AB" | b"AW" | b"AE" | b"PL" => {
                setup.change(property)?;
                continue;
            }
            name => {
                match (name, replay.as_mut().and_then(Replay::last)) {
                    (b"C", Some(last)) => append(&mut last.comment, property.text()),
                    (b"V", Some(last)) if last.eval.is_none() => last.eval = decimal(property.raw),
                    (b"C" | b"GC", None) => append(&mut game.tags.comment, property.text()),
                    _ => read_information(property, &mut game)?,
                }
                continue;
            }
        };
        let replay = replay.get_or_insert_with(|| {
            game.start = setup.position(by);
            Replay::new(game.start)
        });
        play(property, by, replay)?;
    }
    match replay {
        Some(replay) => game.moves = replay.finish(),
        None => {
            let position = setup.position(Color::Black);
            game.start = position;
            game.moves = Replay::new(position).finish();
        }
    }
    // SGF gives evaluations from Black's view, records from the mover's.
    let mut turn = game.start.turn();
    for recorded in &mut game.moves {
        if turn == Color::White {
            recorded.eval = recorded.eval.map(|eval| -eval);
        }
        turn = !turn;
    }
    Ok(game)
}

fn append(comment: &mut Option<String>, text: Option<String>) {
    match (comment.as_mut(), text) {
        (Some(before), Some(text)) => {
            before.push('\n');
            before.push_str(&text);
        }
        (None, text) => *comment = text,
        (Some(_), None) => {}
    }
}

/// The start position as `AB`, `AW`, `AE` and `PL` change it.
#[derive(Default)]
struct SetUp {
    discs: [SquareSet; 2],
    emptied: SquareSet,
    turn: Option<Color>,
}

impl SetUp {
    fn change(&mut self, property: &Property<'_>) -> Result<(), Fault> {
        match property.name {
            b"PL" => self.turn = Some(read_side(property)?),
            b"AE" => self.emptied |= read_points(property)?,
            name => {
                let color = if name == b"AB" { Color::Black } else { Color::White };
                let squares = read_points(property)?;
                if let Some(square) = (self.discs[(!color).index()] & squares).first() {
                    return Err(Fault::new(property.offset, ReadErrorKind::TwoDiscs(square)));
                }
                self.discs[color.index()] |= squares;
            }
        }
        Ok(())
    }

    /// The position; `first` moves in it if nothing else was said.
    fn position(&self, first: Color) -> Position {
        let changed = self.emptied | self.discs[0] | self.discs[1];
        let [black, white] =
            Color::BOTH.map(|color| (Position::START.discs(color) - changed) | self.discs[color.index()]);
        Position::new(black, white, self.turn.unwrap_or(first)).expect("no square has two discs")
    }
}

/// Reads `f5`, `fe` or a rectangle `a1:c3` of such.
fn read_points(property: &Property<'_>) -> Result<SquareSet, Fault> {
    let points = property.raw.trim_ascii();
    let mut corners = points.splitn(2, |&byte| byte == b':').map(<[u8]>::trim_ascii).map(point);
    let (Some(Some(one)), other) = (corners.next(), corners.next()) else {
        return Err(property.wrong(A_POINT));
    };
    let other = other.unwrap_or(Some(one)).ok_or_else(|| property.wrong(A_POINT))?;
    let inside = |value: usize, a: usize, b: usize| (a.min(b)..=a.max(b)).contains(&value);
    Ok(Square::all()
        .filter(|square| inside(square.column(), one.column(), other.column()))
        .filter(|square| inside(square.row(), one.row(), other.row()))
        .collect())
}

/// A square as `f5`, or as the letter pair `fe` of Go records.
fn point(name: &[u8]) -> Option<Square> {
    if let &[column, row @ (b'a'..=b'h' | b'A'..=b'H')] = name {
        return square(&[column, row.to_ascii_lowercase() - b'a' + b'1']);
    }
    square(name)
}

fn read_side(property: &Property<'_>) -> Result<Color, Fault> {
    match property.raw.trim_ascii().to_ascii_lowercase().as_slice() {
        b"b" | b"black" | b"1" => Ok(Color::Black),
        b"w" | b"white" | b"2" => Ok(Color::White),
        _ => Err(property.wrong("the side to move (B or W)")),
    }
}

fn play(property: &Property<'_>, by: Color, replay: &mut Replay) -> Result<(), Fault> {
    let name = property.raw.trim_ascii();
    let mv = match point(name) {
        Some(square) => Move::Place(square),
        None if name.is_empty() => Move::Pass,
        None => exact_move(name).ok_or_else(|| property.wrong(A_MOVE))?,
    };
    let ply = replay.moves.len() + 1;
    let played = replay.play(RecordedMove::from(mv), Some(by));
    played.map_err(|reason| Fault::illegal(property.offset, ply, mv, reason))
}

/// Reads a property about the game as a whole. The first of a kind counts.
fn read_information(property: &Property<'_>, game: &mut GameRecord) -> Result<(), Fault> {
    let tags = &mut game.tags;
    let field = match property.name {
        b"GM" if property.raw.trim_ascii() != b"2" => {
            let found = format!("GM[{}]", excerpt(property.raw));
            return Err(Fault::new(property.offset, ReadErrorKind::OtherGame(found)));
        }
        b"SZ" if !matches!(property.raw.trim_ascii(), b"8" | b"8:8") => {
            return Err(Fault::new(property.offset, ReadErrorKind::BoardSize(excerpt(property.raw))));
        }
        b"RE" => {
            game.stated = game.stated.or(read_result(property.raw.trim_ascii()));
            return Ok(());
        }
        b"TM" => {
            if tags.black_clock.is_none() {
                tags.black_clock = property.line().map(|line| Clock::from_sgf(&line));
                tags.white_clock.clone_from(&tags.black_clock);
            }
            return Ok(());
        }
        b"PB" => &mut tags.black,
        b"PW" => &mut tags.white,
        b"BR" => &mut tags.black_rating,
        b"WR" => &mut tags.white_rating,
        b"DT" => &mut tags.date,
        b"EV" => &mut tags.event,
        b"PC" => &mut tags.site,
        b"RO" => &mut tags.round,
        name => {
            let name = decode(name);
            if property.in_root && is_other(&name) {
                tags.other.push((name, property.text().unwrap_or_default()));
            }
            return Ok(());
        }
    };
    if field.is_none() {
        *field = property.line();
    }
    Ok(())
}

/// Reads `B+12`, `W+R`, `0` and the like; what is unknown or unreadable states nothing.
fn read_result(text: &[u8]) -> Option<StatedResult> {
    let normal = |outcome| Some(StatedResult { outcome, ending: Ending::Normal });
    if text == b"0" {
        return normal(Outcome::Margin(0.0));
    }
    if text.eq_ignore_ascii_case(b"draw") {
        return normal(Outcome::Draw);
    }
    let (winner, how) = match text {
        [b'B' | b'b', b'+', how @ ..] => (Color::Black, how),
        [b'W' | b'w', b'+', how @ ..] => (Color::White, how),
        _ => return None,
    };
    let ending = match how.to_ascii_lowercase().as_slice() {
        b"" => Ending::Normal,
        b"r" | b"resign" => Ending::Resigned,
        b"t" | b"time" => Ending::TimedOut,
        b"f" | b"forfeit" => Ending::Forfeit,
        _ => {
            let margin = decimal(how).filter(|&margin| margin > 0.0)?;
            return normal(Outcome::Margin(if winner == Color::Black { margin } else { -margin }));
        }
    };
    Some(StatedResult { outcome: Outcome::Win(winner), ending })
}
