//! Boards as text: 64 letters row by row and the side to move, with or without moves
//! after it.
//!
//! ```text
//! ---------------------------OX------XO--------------------------- X f5d6c3
//! ```
//!
//! Programs do not agree on the letters. Black is `X x B b *`, White is `O o W w`,
//! empty is `- . _`; and digits clash: `0` is Black beside `1`, but a mistyped `O`
//! beside `X`. So what `0` means is decided for each board from the other letters on
//! it, and a board where it could be either is refused. Boards may also stand in eight
//! lines, with or without the letters and numbers of the rim, and in a frame. Without a side to move,
//! Black moves on an even number of discs and White on an odd one, unless that side
//! would have to pass.

use crate::drawn::{self, Drawn};
use crate::error::{Fault, ReadErrorKind};
use crate::notation::{move_at, play_line};
use crate::record::{GameRecord, Replay};
use crate::text::{Cursor, Lines, is_blank, unexpected};
use outflank_rules::{Color, Move, Position, Square, SquareSet};
use std::iter::Peekable;

const A_SQUARE: &str = "a square of the board (X, O or -)";
const A_BOARD: &str = "a board of 64 squares in one line or 8 lines (X, O or -)";
const A_SIDE: &str = "the side to move (X or O) or a move";

/// One board being collected.
#[derive(Debug, Default)]
pub(crate) struct Letters {
    /// Each letter with its offset.
    letters: Vec<(usize, u8)>,
    /// How often letters stand apart.
    gaps: usize,
    /// The first letter behind a gap that is not at the end of a row.
    behind_odd_gap: Option<(usize, u8)>,
}

impl Letters {
    /// Takes letters from the beginning of a text, blanks apart, until there are 64.
    /// Gives the number of bytes used.
    pub(crate) fn take(&mut self, offset: usize, text: &[u8]) -> usize {
        for (at, &byte) in text.iter().enumerate() {
            if self.is_full() {
                return at;
            }
            if is_blank(byte) {
                continue;
            }
            if at > 0 && is_blank(text[at - 1]) && !self.letters.is_empty() {
                self.gaps += 1;
                if !self.letters.len().is_multiple_of(8) {
                    self.behind_odd_gap.get_or_insert((offset + at, byte));
                }
            }
            self.letters.push((offset + at, byte));
        }
        text.len()
    }

    pub(crate) fn is_full(&self) -> bool {
        self.letters.len() == Square::COUNT
    }

    /// The discs, and what `0` means among these letters. The letter of the side to
    /// move, if known, helps to tell.
    pub(crate) fn discs(&self, side: Option<u8>) -> Result<([SquareSet; 2], Zero), Fault> {
        // Blanks stand between rows or between all letters; elsewhere one square is
        // missing, and the side to move would be taken for it.
        if let Some((offset, letter)) = self.behind_odd_gap
            && self.gaps != Square::COUNT - 1
        {
            return Err(unexpected(offset, &[letter], A_BOARD));
        }
        let letters = self.letters.iter().map(|&(_, letter)| letter).chain(side);
        let (mut one, mut black, mut white) = (false, false, false);
        for letter in letters {
            match letter {
                b'1' => one = true,
                b'X' | b'x' | b'B' | b'b' | b'*' => black = true,
                b'O' | b'o' | b'W' | b'w' => white = true,
                _ => {}
            }
        }
        let zero = match (one, black, white) {
            (false, true, true) => Zero::Unclear,
            (false, true, false) => Zero::White,
            _ => Zero::Black,
        };
        let mut discs = [SquareSet::EMPTY; 2];
        for (square, &(offset, letter)) in Square::all().zip(&self.letters) {
            match zero.color(letter) {
                Some(color) => discs[color.index()] |= square.set(),
                None if matches!(letter, b'-' | b'.' | b'_') => {}
                None if letter == b'0' => return Err(Fault::new(offset, ReadErrorKind::AmbiguousZero)),
                None => return Err(unexpected(offset, &[letter], A_SQUARE)),
            }
        }
        Ok((discs, zero))
    }
}

/// What the digit 0 stands for on one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zero {
    Black,
    White,
    Unclear,
}

impl Zero {
    /// The colour a letter stands for.
    fn color(self, letter: u8) -> Option<Color> {
        match (letter, self) {
            (b'X' | b'x' | b'B' | b'b' | b'*', _) | (b'0', Zero::Black) => Some(Color::Black),
            (b'O' | b'o' | b'W' | b'w' | b'1', _) | (b'0', Zero::White) => Some(Color::White),
            _ => None,
        }
    }

    /// The side named by a word.
    pub(crate) fn side(self, word: &[u8]) -> Option<Color> {
        match word {
            &[letter] => self.color(letter),
            _ if word.eq_ignore_ascii_case(b"black") => Some(Color::Black),
            _ if word.eq_ignore_ascii_case(b"white") => Some(Color::White),
            _ => None,
        }
    }
}

/// A position from its discs, with the side to move worked out if it is not given.
pub(crate) fn position(discs: [SquareSet; 2], turn: Option<Color>) -> Position {
    let make = |turn| Position::new(discs[0], discs[1], turn).expect("each square was given one letter");
    if let Some(turn) = turn {
        return make(turn);
    }
    let even = (discs[0] | discs[1]).len().is_multiple_of(2);
    let guess = make(if even { Color::Black } else { Color::White });
    if guess.must_pass() { make(!guess.turn()) } else { guess }
}

/// The board at the beginning of a line; the cursor goes on behind the side to move.
pub(crate) fn board_in_line(cursor: &mut Cursor<'_>) -> Result<Position, Fault> {
    let mut letters = Letters::default();
    cursor.at += letters.take(cursor.at, line_of(cursor.rest()));
    if !letters.is_full() {
        // A letter that cannot be a square explains more than a missing one.
        letters.discs(None)?;
        return Err(cursor.unexpected(A_BOARD));
    }
    finish_board(&letters, cursor)
}

/// Reads the side to move behind 64 letters; without one the cursor stays.
fn finish_board(letters: &Letters, cursor: &mut Cursor<'_>) -> Result<Position, Fault> {
    let mut ahead = cursor.clone();
    ahead.take_while(|byte| byte == b' ' || byte == b'\t');
    let word = ahead.take_while(|byte| !is_blank(byte) && byte != b';');
    let hint = if let &[letter] = word { Some(letter) } else { None };
    let (discs, zero) = letters.discs(hint)?;
    let turn = zero.side(word);
    if turn.is_some() {
        skip_to_move_words(&mut ahead);
        *cursor = ahead;
    }
    Ok(position(discs, turn))
}

/// Steps over "to move", which people write behind the side.
fn skip_to_move_words(cursor: &mut Cursor<'_>) {
    let mut ahead = cursor.clone();
    for word in [b"to".as_slice(), b"move"] {
        ahead.take_while(|byte| byte == b' ' || byte == b'\t');
        if !ahead.take_while(|byte| byte.is_ascii_alphabetic()).eq_ignore_ascii_case(word) {
            return;
        }
    }
    *cursor = ahead;
}

fn line_of(rest: &[u8]) -> &[u8] {
    &rest[..rest.iter().position(|&byte| byte == b'\n' || byte == b'\r').unwrap_or(rest.len())]
}

/// All boards of a text, with the moves that follow them.
pub(crate) fn games(bytes: &[u8]) -> impl Iterator<Item = Result<GameRecord, Fault>> + '_ {
    Boards { bytes, lines: Lines::new(bytes).peekable() }
}

struct Boards<'a> {
    bytes: &'a [u8],
    lines: Peekable<Lines<'a>>,
}

impl Iterator for Boards<'_> {
    type Item = Result<GameRecord, Fault>;

    fn next(&mut self) -> Option<Self::Item> {
        while self.lines.next_if(|(_, line)| line.trim_ascii().is_empty()).is_some() {}
        let &(offset, line) = self.lines.peek()?;
        let letters = line.iter().filter(|&&byte| !is_blank(byte)).count();
        if letters >= Square::COUNT {
            self.lines.next();
            return Some(self.one_line(offset));
        }
        let game = self.many_lines();
        if game.is_err() {
            while self.lines.next_if(|(_, line)| !line.trim_ascii().is_empty()).is_some() {}
        }
        Some(game)
    }
}

impl Boards<'_> {
    fn one_line(&mut self, offset: usize) -> Result<GameRecord, Fault> {
        let mut cursor = Cursor { bytes: self.bytes, at: offset };
        let start = board_in_line(&mut cursor)?;
        self.moves(start, Some(cursor))
    }

    fn many_lines(&mut self) -> Result<GameRecord, Fault> {
        let mut letters = Letters::default();
        let mut side_in_margin = None;
        self.skip_column_names();
        if self.lines.next_if(|(_, line)| drawn::is_edge(line)).is_some() {
            return self.drawn();
        }
        for number in b'1'..=b'8' {
            let (offset, line) =
                self.lines.next().ok_or_else(|| unexpected(self.bytes.len(), b"", A_BOARD))?;
            if let Some(side) = take_row(&mut letters, offset, line, number)? {
                side_in_margin = Some(side);
            }
        }
        self.skip_column_names();
        if let Some(side) = side_in_margin {
            let (discs, zero) = letters.discs(Some(side))?;
            return self.moves(position(discs, zero.side(&[side])), None);
        }
        let next = self.lines.peek().filter(|(_, line)| names_a_side(line)).copied();
        let Some((offset, _)) = next else {
            let (discs, _) = letters.discs(None)?;
            return self.moves(position(discs, None), None);
        };
        self.lines.next();
        let mut cursor = Cursor { bytes: self.bytes, at: offset };
        let start = finish_board(&letters, &mut cursor)?;
        self.moves(start, Some(cursor))
    }

    /// Reads the rows of a board in a frame, and steps over the text that goes on beside it.
    fn drawn(&mut self) -> Result<GameRecord, Fault> {
        let mut board = Drawn::default();
        for number in 1..=8 {
            let (offset, line) =
                self.lines.next().ok_or_else(|| unexpected(self.bytes.len(), b"", A_BOARD))?;
            if !board.take(line, number) {
                return Err(unexpected(offset, line.trim_ascii_start(), A_BOARD));
            }
        }
        while self.lines.next_if(|(_, line)| !line.trim_ascii().is_empty()).is_some() {}
        Ok(GameRecord::new(board.position()))
    }

    /// Steps over the line `a b c d e f g h` above or below a board.
    fn skip_column_names(&mut self) {
        self.lines.next_if(|(_, line)| {
            line.iter().filter(|&&byte| !is_blank(byte)).map(u8::to_ascii_lowercase).eq(b'a'..=b'h')
        });
    }

    /// Plays the moves in the rest of a line, and in the lines after it that begin
    /// with a move.
    fn moves(&mut self, start: Position, rest: Option<Cursor<'_>>) -> Result<GameRecord, Fault> {
        let mut replay = Replay::new(start);
        if let Some(mut cursor) = rest {
            cursor.take_while(|byte| byte == b' ' || byte == b'\t');
            let line = line_of(cursor.rest());
            if !line.is_empty() && move_at(line).is_none() {
                return Err(cursor.unexpected(A_SIDE));
            }
            play_line(&mut cursor, &mut replay)?;
        }
        while let Some((offset, _)) = self.lines.next_if(|(_, line)| begins_with_a_square(line)) {
            play_line(&mut Cursor { bytes: self.bytes, at: offset }, &mut replay)?;
        }
        Ok(GameRecord { start, moves: replay.finish(), ..GameRecord::default() })
    }
}

fn begins_with_a_square(line: &[u8]) -> bool {
    matches!(move_at(line.trim_ascii_start()), Some((Move::Place(_), _)))
}

/// Whether the line below a board is the side to move, with or without moves, and not
/// the first row of the next board.
fn names_a_side(line: &[u8]) -> bool {
    let mut cursor = Cursor { bytes: line, at: 0 };
    cursor.skip_blanks();
    let word = cursor.take_while(|byte| !is_blank(byte));
    let is_side = Zero::Black.side(word).is_some();
    skip_to_move_words(&mut cursor);
    cursor.skip_blanks();
    is_side && (cursor.peek().is_none() || begins_with_a_square(cursor.rest()))
}

/// Takes one row of a board in eight lines. The row may have its number in front, or
/// on both sides with text after it, where the side to move is sometimes told.
fn take_row(letters: &mut Letters, offset: usize, line: &[u8], number: u8) -> Result<Option<u8>, Fault> {
    let solid: Vec<usize> = (0..line.len()).filter(|&at| !is_blank(line[at])).collect();
    let letter = |index: usize| solid.get(index).map(|&at| line[at]);
    let (first, length) = match solid.len() {
        8 => (0, 8),
        9 if letter(0) == Some(number) => (1, 8),
        _ if letter(0) == Some(number) && letter(9) == Some(number) => (1, 8),
        _ => return Err(unexpected(offset, line.trim_ascii_start(), A_BOARD)),
    };
    for &at in &solid[first..first + length] {
        letters.take(offset + at, &line[at..=at]);
    }
    let margin = solid.get(10).map_or(&line[line.len()..], |&at| &line[at..]);
    let is_side = margin.get(1..).is_some_and(|text| text.trim_ascii().eq_ignore_ascii_case(b"to move"));
    Ok(margin.first().copied().filter(|_| is_side))
}

/// Writes a game: its start, and the moves in the same line.
pub(crate) fn emit(game: &GameRecord) -> String {
    let moves = crate::transcript::moves(game);
    let start = game.start;
    if moves.is_empty() { format!("{start}\n") } else { format!("{start} {moves}\n") }
}
