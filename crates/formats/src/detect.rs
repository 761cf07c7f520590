//! Telling formats apart by their first bytes.

use crate::Format;
use crate::notation::{exact_move, move_at, number_before, square};
use crate::text::{Cursor, Lines, is_blank};
use crate::wthor::{Game, Header};
use outflank_rules::{Move, Square};

/// How far into a game its kind is looked for.
const LOOK_AHEAD: usize = 4096;

impl Format {
    /// The format these bytes seem to be in. Only the beginning is looked at, so a
    /// file may still turn out to be broken when it is read.
    ///
    /// ```
    /// use outflank_formats::Format;
    ///
    /// assert_eq!(Format::detect(b"f5 d6 c3"), Some(Format::Transcript));
    /// assert_eq!(Format::detect(b"(;GM[Othello]PC[GGS/os]"), Some(Format::Ggf));
    /// assert_eq!(Format::detect(b"hello"), None);
    /// ```
    #[must_use]
    pub fn detect(bytes: &[u8]) -> Option<Format> {
        if is_wthor(bytes) {
            return Some(Format::Wthor);
        }
        let mut cursor = Cursor::new(bytes);
        cursor.skip_blanks();
        let text = cursor.rest();
        let second = |text: &[u8]| text[1..].iter().copied().find(|&byte| !is_blank(byte));
        match *text.first()? {
            b'(' if second(text) == Some(b';') => Some(tree_format(text)),
            b'[' => Some(match second(text) {
                Some(byte) if byte.is_ascii_alphabetic() => Format::Pgn,
                _ => Format::Quest,
            }),
            b'{' => Some(match second(text) {
                Some(b'"' | b'}') => Format::Quest,
                _ => Format::Pgn,
            }),
            b'0'..=b'9' if is_counted_ggf(text) => Some(Format::Ggf),
            b'%' => Lines::new(text)
                .map(|(_, line)| line)
                .find(|line| !matches!(line.trim_ascii_start().first(), None | Some(b'%')))
                .and_then(detect_line)
                .map(|format| if format == Format::Board { Format::Obf } else { format }),
            _ => Lines::new(text).next().and_then(|(_, line)| detect_line(line)),
        }
    }
}

/// A header of games, and the size it announces.
fn is_wthor(bytes: &[u8]) -> bool {
    bytes.first_chunk::<{ Header::SIZE }>().is_some_and(|head| {
        let header = Header::from_bytes(head);
        let size = Header::SIZE as u64 + Game::SIZE as u64 * u64::from(header.games);
        matches!(header.board_size, 0 | 8 | 10) && header.kind <= 1 && size == bytes.len() as u64
    })
}

/// GGF and SGF begin alike; the game they name tells them apart, and else the way they
/// end.
fn tree_format(text: &[u8]) -> Format {
    let head = &text[..text.len().min(LOOK_AHEAD)];
    let has = |pattern: &[u8]| head.windows(pattern.len()).any(|part| part == pattern);
    let game = head.windows(3).position(|part| part == b"GM[");
    match game.map(|at| head[at + 3..].trim_ascii_start()) {
        Some([b'0'..=b'9', ..]) => Format::Sgf,
        Some(_) => Format::Ggf,
        None if has(b";)") || has(b"BO[") => Format::Ggf,
        None => Format::Sgf,
    }
}

/// The number of games that may stand before GGF: `2 (;`.
fn is_counted_ggf(text: &[u8]) -> bool {
    let mut cursor = Cursor { bytes: text, at: 0 };
    cursor.take_while(|byte| byte.is_ascii_digit() || is_blank(byte));
    cursor.rest().starts_with(b"(;")
}

fn is_board_letter(byte: u8) -> bool {
    b"XxBb*0OoWw1-._".contains(&byte)
}

fn detect_line(line: &[u8]) -> Option<Format> {
    let line = line.trim_ascii();
    let solid = || line.iter().copied().filter(|&byte| !is_blank(byte));
    if solid().take(Square::COUNT).filter(|&byte| is_board_letter(byte)).count() == Square::COUNT {
        let scored = solid().skip(Square::COUNT).any(|byte| matches!(byte, b';' | b'%'));
        return Some(if scored { Format::Obf } else { Format::Board });
    }
    let mut words = line.split(|&byte| is_blank(byte)).filter(|word| !word.is_empty());
    let first = words.next()?;
    // Before rows of a board: the digits of a bitboard may all be letters of one.
    if is_bitboard(first) && words.next().is_some_and(is_bitboard) {
        return Some(Format::Bitboards);
    }
    if is_board_row(&solid().take(20).collect::<Vec<u8>>()) {
        return Some(Format::Board);
    }
    if first.iter().filter(|&&byte| byte == b'/').count() == 7 {
        return Some(Format::Fen);
    }
    if let [b'+' | b'-', column, row, ..] = *first
        && square(&[column, row]).is_some()
    {
        return Some(Format::Logbook);
    }
    if number_before(first).is_some_and(|(_, length)| first[length - 1] == b'.') {
        return Some(Format::PlayOk);
    }
    move_at(first).map(|_| Format::Transcript)
}

/// The first row of a board in eight lines, or the column names above it.
fn is_board_row(solid: &[u8]) -> bool {
    let row = match solid {
        [b'1', row @ ..] if row.len() >= 8 && is_row(&row[..8]) => row,
        _ => solid,
    };
    is_row(solid) || row.len() < solid.len() || solid.eq_ignore_ascii_case(b"abcdefgh")
}

fn is_row(letters: &[u8]) -> bool {
    letters.len() == 8 && letters.iter().all(|&byte| is_board_letter(byte))
}

fn is_bitboard(word: &[u8]) -> bool {
    let word = word.strip_suffix(b",").unwrap_or(word);
    let prefixed = word.strip_prefix(b"0x").or_else(|| word.strip_prefix(b"0X"));
    let digits = prefixed.unwrap_or(word);
    let hexadecimal = !digits.is_empty() && digits.iter().all(u8::is_ascii_hexdigit);
    let plain = digits.len() == 16 && !is_moves(digits);
    hexadecimal && digits.len() <= 16 && (prefixed.is_some() || plain)
}

/// Whether sixteen hexadecimal digits are rather eight moves, `f5d6c3d3c4b3d2e2`.
fn is_moves(digits: &[u8]) -> bool {
    digits.chunks(2).all(|pair| matches!(exact_move(pair), Some(Move::Place(_))))
}
