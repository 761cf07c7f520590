//! Reading: brackets and nodes, then properties, then the game.

use super::{is_other, simple_text, text};
use crate::Clock;
use crate::error::{Fault, ReadErrorKind};
use crate::notation::{A_MOVE, exact_move, square};
use crate::record::{GameRecord, RecordedMove, Variation};
use crate::result::{Ending, Outcome, StatedResult};
use crate::text::{Cursor, bad_value, decimal, decode, excerpt};
use crate::tree::Tree;
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
        match tree(&mut self.cursor) {
            Ok(items) => Some(read_either_way_up(&items)),
            Err(fault) => {
                // Go on where the next tree seems to begin.
                self.cursor.at = fault.offset.max(self.cursor.at);
                self.cursor.skip_to(b"(;");
                Some(Err(fault))
            }
        }
    }
}

/// A tree taken apart, not yet understood.
enum Item<'a> {
    /// A bracket opens a branch.
    Branch,
    /// A bracket closes it.
    Back,
    Property(Property<'a>),
}

/// One value of a property.
struct Property<'a> {
    name: &'a [u8],
    /// The bytes between the brackets, escapes still in place.
    raw: &'a [u8],
    offset: usize,
    /// Whether it stands in the first node of the tree.
    in_root: bool,
}

/// Reads one tree from `(` to the `)` that closes it.
fn tree<'a>(cursor: &mut Cursor<'a>) -> Result<Vec<Item<'a>>, Fault> {
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
    let mut items = Vec::new();
    let mut nodes = 0_usize;
    let mut depth = 1_usize;
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
                items.push(Item::Branch);
            }
            Some(b')') => {
                cursor.at += 1;
                depth -= 1;
                if depth == 0 {
                    return Ok(items);
                }
                items.push(Item::Back);
            }
            Some(byte) if byte.is_ascii_alphabetic() => {
                let name = cursor.take_while(|byte| byte.is_ascii_alphabetic());
                cursor.skip_blanks();
                if cursor.peek() != Some(b'[') {
                    return Err(cursor.unexpected("\"[\" and the property's value"));
                }
                while cursor.peek() == Some(b'[') {
                    let (offset, raw) = value(cursor)?;
                    items.push(Item::Property(Property { name, raw, offset, in_root: nodes == 1 }));
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

/// Which row the first letter of Go's letter pairs means.
#[derive(Clone, Copy, Default)]
enum Rows {
    /// Row 1, as this crate writes boards.
    #[default]
    FromFirst,
    /// Row 8: Go boards have their row 1 at the bottom.
    FromLast,
}

/// Reads a game; if it is illegal, with the rows of its letter pairs counted from the other
/// side, as Go programs do. A whole game is legal one way at most: the first disc already
/// tells them apart.
fn read_either_way_up(items: &[Item<'_>]) -> Result<GameRecord, Fault> {
    read_game(items, Rows::FromFirst).or_else(|fault| match fault.kind {
        ReadErrorKind::Illegal(_) => read_game(items, Rows::FromLast).map_err(|_| fault),
        _ => Err(fault),
    })
}

fn read_game(items: &[Item<'_>], rows: Rows) -> Result<GameRecord, Fault> {
    let mut game = GameRecord::default();
    let mut setup = SetUp { rows, ..SetUp::default() };
    let mut tree: Option<Tree> = None;
    // How many moves had been played where each open branch began.
    let mut forks = Vec::new();
    // The game ends where its first branch closes; what follows are variations.
    let mut in_game = true;
    for item in items {
        match item {
            Item::Branch => forks.push(tree.as_ref().map_or(0, Tree::ply)),
            Item::Back => {
                let fork = forks.pop().unwrap_or_default();
                in_game = false;
                if let Some(tree) = &mut tree {
                    tree.back_to(fork);
                }
            }
            Item::Property(property) => read_property(property, &mut game, &mut setup, &mut tree, in_game)?,
        }
    }
    let tree = tree.unwrap_or_else(|| {
        game.start = setup.position(Color::Black);
        Tree::new(game.start)
    });
    (game.moves, game.variations) = tree.finish();
    turn_evaluations(&mut game.moves, &mut game.variations, game.start.turn());
    Ok(game)
}

fn read_property(
    property: &Property<'_>,
    game: &mut GameRecord,
    setup: &mut SetUp,
    tree: &mut Option<Tree>,
    in_game: bool,
) -> Result<(), Fault> {
    let by = match property.name {
        b"B" => Color::Black,
        b"W" => Color::White,
        b"AB" | b"AW" | b"AE" | b"PL" if tree.is_some() => {
            return Err(Fault::new(property.offset, ReadErrorKind::SetUpAfterMove));
        }
        b"AB" | b"AW" | b"AE" | b"PL" => return setup.change(property),
        name => {
            match (name, tree.as_mut().and_then(Tree::last)) {
                (b"C", Some(last)) => append(&mut last.comment, property.text()),
                (b"V", Some(last)) if last.eval.is_none() => last.eval = decimal(property.raw),
                (b"C" | b"GC", None) => append(&mut game.tags.comment, property.text()),
                _ if in_game => read_information(property, game)?,
                _ => {}
            }
            return Ok(());
        }
    };
    let tree = tree.get_or_insert_with(|| {
        game.start = setup.position(by);
        Tree::new(game.start)
    });
    play(property, by, setup.rows, tree)
}

/// SGF gives evaluations from Black's view, records from the mover's.
fn turn_evaluations(moves: &mut [RecordedMove], variations: &mut [Variation], mut turn: Color) {
    let first = turn;
    for recorded in moves {
        if turn == Color::White {
            recorded.eval = recorded.eval.map(|eval| -eval);
        }
        turn = !turn;
    }
    for Variation { after, moves, variations } in variations {
        turn_evaluations(moves, variations, if after.is_multiple_of(2) { first } else { !first });
    }
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
    rows: Rows,
    discs: [SquareSet; 2],
    emptied: SquareSet,
    turn: Option<Color>,
}

impl SetUp {
    fn change(&mut self, property: &Property<'_>) -> Result<(), Fault> {
        match property.name {
            b"PL" => self.turn = Some(read_side(property)?),
            b"AE" => self.emptied |= read_points(property, self.rows)?,
            name => {
                let color = if name == b"AB" { Color::Black } else { Color::White };
                let squares = read_points(property, self.rows)?;
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
fn read_points(property: &Property<'_>, rows: Rows) -> Result<SquareSet, Fault> {
    let points = property.raw.trim_ascii();
    let mut corners = points.splitn(2, |&byte| byte == b':').map(|name| point(name.trim_ascii(), rows));
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
fn point(name: &[u8], rows: Rows) -> Option<Square> {
    if let &[column, row @ (b'a'..=b'h' | b'A'..=b'H')] = name {
        let row = row.to_ascii_lowercase();
        return square(&[
            column,
            match rows {
                Rows::FromFirst => row - b'a' + b'1',
                Rows::FromLast => b'h' - row + b'1',
            },
        ]);
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

fn play(property: &Property<'_>, by: Color, rows: Rows, tree: &mut Tree) -> Result<(), Fault> {
    let name = property.raw.trim_ascii();
    let mv = match point(name, rows) {
        Some(square) => Move::Place(square),
        None if name.is_empty() => Move::Pass,
        None => exact_move(name).ok_or_else(|| property.wrong(A_MOVE))?,
    };
    let ply = tree.ply() + 1;
    let played = tree.play(RecordedMove::from(mv), Some(by));
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
