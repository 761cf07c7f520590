//! Reading: tags and words, then the game.

use super::{comment, is_known, known_value, outcome, stated_discs, termination, value};
use crate::error::Fault;
use crate::notation::{exact_move, number_before};
use crate::record::{GameRecord, RecordedMove};
use crate::result::{Ending, Outcome, StatedResult};
use crate::text::{Cursor, decode, is_blank, unexpected};
use crate::tree::Tree;
use crate::{Clock, board, date, fen};
use outflank_rules::{Color, Move};

const A_WORD: &str = "a move, a move number, a comment or a result";
const A_TAG: &str = "a tag such as [Black \"name\"]";

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
        let mut text = GameText::default();
        match text.read(&mut self.cursor) {
            Ok(()) if text.is_empty() => None,
            Ok(()) => Some(text.game(self.cursor.bytes)),
            Err(fault) => {
                self.cursor.at = fault.offset.max(self.cursor.at);
                skip_game(&mut self.cursor, text.in_moves);
                Some(Err(fault))
            }
        }
    }
}

/// Steps behind a broken game: to the first line of tags after lines of moves.
fn skip_game(cursor: &mut Cursor<'_>, mut in_moves: bool) {
    loop {
        cursor.take_while(|byte| byte != b'\n' && byte != b'\r');
        cursor.skip_blanks();
        match cursor.peek() {
            None => return,
            Some(b'[') if in_moves => return,
            Some(b'[') => {}
            Some(_) => in_moves = true,
        }
    }
}

/// A game's text taken apart, not yet understood.
#[derive(Default)]
struct GameText<'a> {
    tags: Vec<Tag<'a>>,
    /// The comment before the first move.
    comment: Option<String>,
    items: Vec<Item>,
    /// Variations that are open.
    depth: usize,
    /// The result behind the moves.
    result: Option<Outcome>,
    /// Discs stated in a comment.
    discs: Option<(u32, u32)>,
    /// Whether anything but tags and comments has been seen.
    in_moves: bool,
}

struct Tag<'a> {
    name: &'a [u8],
    /// Between the quotes, escapes still in place.
    raw: &'a [u8],
    offset: usize,
}

enum Item {
    Move(MoveText),
    /// A variation begins, at this place.
    Open(usize),
    Close,
}

struct MoveText {
    mv: Move,
    offset: usize,
    comment: Option<String>,
}

impl<'a> GameText<'a> {
    fn is_empty(&self) -> bool {
        self.tags.is_empty() && !self.in_moves
    }

    /// Reads up to the result, the tags of the next game, or the end of the file.
    fn read(&mut self, cursor: &mut Cursor<'a>) -> Result<(), Fault> {
        loop {
            cursor.skip_blanks();
            let next = cursor.peek();
            if self.depth > 0 && matches!(next, None | Some(b'[')) {
                return Err(cursor.unexpected("\")\" at the end of the variation"));
            }
            let Some(byte) = next else {
                return Ok(());
            };
            match byte {
                b'[' if self.in_moves => return Ok(()),
                b'[' => self.tags.push(read_tag(cursor)?),
                b'{' => {
                    let text = read_comment(cursor)?;
                    self.add_comment(&text);
                }
                b';' => {
                    cursor.at += 1;
                    let text = decode(cursor.take_while(|byte| byte != b'\n' && byte != b'\r'));
                    self.add_comment(&text);
                }
                b'%' if at_line_start(cursor) => {
                    cursor.take_while(|byte| byte != b'\n' && byte != b'\r');
                }
                b'(' => {
                    self.in_moves = true;
                    self.depth += 1;
                    self.items.push(Item::Open(cursor.at));
                    cursor.at += 1;
                }
                b')' if self.depth > 0 => {
                    self.depth -= 1;
                    self.items.push(Item::Close);
                    cursor.at += 1;
                }
                b'$' => {
                    self.in_moves = true;
                    cursor.at += 1;
                    cursor.take_while(|byte| byte.is_ascii_digit());
                }
                _ => {
                    self.in_moves = true;
                    if self.read_word(cursor)? {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Reads a number, a move or a result; says whether the game ended with it.
    fn read_word(&mut self, cursor: &mut Cursor<'a>) -> Result<bool, Fault> {
        let start = cursor.at;
        let word = cursor.take_while(|byte| !is_blank(byte) && !b"{}()[];$".contains(&byte));
        if let Some(result) = std::str::from_utf8(word).ok().and_then(outcome) {
            // The result of a variation is not the game's.
            if self.depth > 0 {
                return Ok(false);
            }
            self.result = result;
            return Ok(true);
        }
        if let Some((_, length)) = number_before(word) {
            cursor.at = start + length;
            return Ok(false);
        }
        let bare = word.len() - word.iter().rev().take_while(|byte| b"!?+#".contains(byte)).count();
        let Some(mv) = exact_move(&word[..bare]) else {
            cursor.at = start;
            return Err(cursor.unexpected(A_WORD));
        };
        self.items.push(Item::Move(MoveText { mv, offset: start, comment: None }));
        Ok(false)
    }

    fn add_comment(&mut self, text: &str) {
        let Some(text) = comment(text) else {
            return;
        };
        if let Some(discs) = stated_discs(&text) {
            if self.depth == 0 {
                self.discs = Some(discs);
            }
            return;
        }
        let last = self.items.iter_mut().rev().find_map(|item| match item {
            Item::Move(text) => Some(text),
            Item::Open(_) | Item::Close => None,
        });
        let place = match last {
            Some(last) => &mut last.comment,
            None => &mut self.comment,
        };
        match place {
            Some(before) => {
                before.push(' ');
                before.push_str(&text);
            }
            None => *place = Some(text),
        }
    }

    fn game(self, bytes: &[u8]) -> Result<GameRecord, Fault> {
        let mut game = GameRecord::default();
        let mut result = None;
        let mut ending = Ending::Normal;
        for tag in &self.tags {
            read_information(tag, bytes, &mut game, &mut result, &mut ending)?;
        }
        game.stated =
            state(result.or(self.result), self.discs).map(|outcome| StatedResult { outcome, ending });
        game.tags.comment = self.comment.filter(|text| stated_discs(text).is_none());
        let mut tree = Tree::new(game.start);
        // For each open variation: where it left its line, and what it stands instead of.
        let mut left = Vec::new();
        for item in self.items {
            match item {
                Item::Move(text) => play(&mut tree, text)?,
                Item::Open(offset) => {
                    let instead = tree
                        .instead()
                        .ok_or_else(|| unexpected(offset, &bytes[offset..], "a move before the variation"))?;
                    left.push((tree.ply(), instead));
                }
                Item::Close => {
                    if let Some((ply, instead)) = left.pop() {
                        tree.resume(ply, instead);
                    }
                }
            }
        }
        (game.moves, game.variations) = tree.finish();
        Ok(game)
    }
}

fn play(tree: &mut Tree, MoveText { mv, offset, comment }: MoveText) -> Result<(), Fault> {
    // Comments that only together look like a result are dropped, or writing and reading
    // again would make one of them.
    let comment = comment.filter(|text| stated_discs(text).is_none());
    let ply = tree.ply() + 1;
    let recorded = RecordedMove { comment, ..RecordedMove::from(mv) };
    tree.play(recorded, None).map_err(|reason| Fault::illegal(offset, ply, mv, reason))
}

/// The outcome from a result and the discs in a comment.
fn state(result: Option<Outcome>, discs: Option<(u32, u32)>) -> Option<Outcome> {
    let Some((black, white)) = discs else {
        return result;
    };
    let margin = black as f32 - white as f32;
    Some(match result {
        Some(Outcome::Win(Color::Black)) => Outcome::Margin(margin.abs()),
        Some(Outcome::Win(Color::White)) => Outcome::Margin(-margin.abs()),
        Some(Outcome::Margin(stated)) => Outcome::Margin(stated),
        Some(Outcome::Draw) | None => Outcome::Margin(margin),
    })
}

fn at_line_start(cursor: &Cursor<'_>) -> bool {
    cursor.at == 0 || matches!(cursor.bytes[cursor.at - 1], b'\n' | b'\r')
}

/// Reads `[Name "value"]`.
fn read_tag<'a>(cursor: &mut Cursor<'a>) -> Result<Tag<'a>, Fault> {
    cursor.at += 1;
    cursor.skip_blanks();
    let name = cursor.take_while(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    cursor.skip_blanks();
    if name.is_empty() || !cursor.eat(b'"') {
        return Err(cursor.unexpected(A_TAG));
    }
    let offset = cursor.at;
    loop {
        match cursor.peek() {
            Some(b'"') => break,
            Some(b'\\') if cursor.bytes.get(cursor.at + 1).is_some_and(|byte| b"\"\\".contains(byte)) => {
                cursor.at += 2;
            }
            None | Some(b'\n' | b'\r') => {
                return Err(cursor.unexpected("a quote at the end of the value"));
            }
            Some(_) => cursor.at += 1,
        }
    }
    let raw = &cursor.bytes[offset..cursor.at];
    cursor.at += 1;
    cursor.skip_blanks();
    if !cursor.eat(b']') {
        return Err(cursor.unexpected("\"]\" at the end of the tag"));
    }
    Ok(Tag { name, raw, offset })
}

/// Reads `{…}`, which does not nest.
fn read_comment(cursor: &mut Cursor<'_>) -> Result<String, Fault> {
    cursor.at += 1;
    let text = decode(cursor.take_while(|byte| byte != b'}'));
    if cursor.eat(b'}') { Ok(text) } else { Err(cursor.unexpected("\"}\" at the end of the comment")) }
}

/// Reads one tag. The first of a kind counts.
fn read_information(
    tag: &Tag<'_>,
    bytes: &[u8],
    game: &mut GameRecord,
    result: &mut Option<Outcome>,
    ending: &mut Ending,
) -> Result<(), Fault> {
    let name = decode(tag.name);
    let text = unescaped(tag.raw);
    let tags = &mut game.tags;
    let field = match name.to_ascii_lowercase().as_str() {
        "event" => &mut tags.event,
        "site" => &mut tags.site,
        "date" => {
            // Question marks stand for what is not known.
            let date =
                || known_value(&text).map(|date| if date.contains("??") { date::pgn(&date) } else { date });
            tags.date = tags.date.take().or_else(date);
            return Ok(());
        }
        "round" => &mut tags.round,
        "black" => &mut tags.black,
        "white" => &mut tags.white,
        "blackelo" => &mut tags.black_rating,
        "whiteelo" => &mut tags.white_rating,
        "result" => {
            *result = result.or(outcome(text.trim()).flatten());
            return Ok(());
        }
        "timecontrol" => {
            if tags.black_clock.is_none() {
                tags.black_clock = known_value(&text).map(|text| Clock::from_pgn(&text));
                tags.white_clock.clone_from(&tags.black_clock);
            }
            return Ok(());
        }
        "fen" => {
            game.start = read_start(tag, bytes)?;
            return Ok(());
        }
        "termination" if termination(&value(&text)).is_some() => {
            *ending = termination(&value(&text)).unwrap_or_default();
            return Ok(());
        }
        "time" if known_value(&text).is_none() => return Ok(()),
        _ => {
            if !is_known(&name) {
                tags.other.push((name, value(&text)));
            }
            return Ok(());
        }
    };
    if field.is_none() {
        *field = known_value(&text);
    }
    Ok(())
}

fn read_start(tag: &Tag<'_>, bytes: &[u8]) -> Result<outflank_rules::Position, Fault> {
    if tag.raw.contains(&b'/') {
        return fen::read(bytes, tag.offset, tag.raw.len());
    }
    let mut cursor = Cursor { bytes: &bytes[..tag.offset + tag.raw.len()], at: tag.offset };
    board::board_in_line(&mut cursor)
}

/// A tag's value without its escapes.
fn unescaped(raw: &[u8]) -> String {
    let text = decode(raw);
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let escaped = letter == '\\' && matches!(letters.peek(), Some('"' | '\\'));
        plain.push(if escaped { letters.next().unwrap_or(letter) } else { letter });
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::super::counts;
    use super::*;

    #[test]
    fn discs_in_a_comment_state_a_result() {
        assert_eq!(stated_discs("X wins 40-24"), Some((40, 24)));
        assert_eq!(stated_discs("Anna Maria wins 24-40"), Some((24, 40)));
        assert_eq!(stated_discs("Draw 32-32"), Some((32, 32)));
        for other in ["X wins", "40-24", "X wins 40", "X wins 40-24!", "wins", "X wins 99999-0", "good 1-0"] {
            assert_eq!(stated_discs(other), None, "{other}");
        }
        assert_eq!(counts("+1-2"), None);
    }

    #[test]
    fn the_result_says_who_and_the_discs_by_how_much() {
        let win = |color| Some(Outcome::Win(color));
        assert_eq!(state(win(Color::White), Some((40, 24))), Some(Outcome::Margin(-16.0)));
        assert_eq!(state(win(Color::Black), Some((40, 24))), Some(Outcome::Margin(16.0)));
        assert_eq!(state(None, Some((24, 40))), Some(Outcome::Margin(-16.0)));
        assert_eq!(state(win(Color::Black), None), win(Color::Black));
    }
}
