//! Positions in the notation chess programs use, as Edax writes it for XBoard.
//!
//! ```text
//! 8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1
//! ```
//!
//! Rows come from 8 down to 1, `p` is a black disc, `P` a white one, a digit is that
//! many empty squares, then `b` or `w` to move. What follows means nothing in Othello
//! and is skipped.

use crate::board;
use crate::error::Fault;
use crate::positions::ScoredPosition;
use crate::text::{Cursor, Lines, is_blank};
use outflank_rules::{Color, Position, Square, SquareSet};

const A_ROW: &str = "8 rows from 8 down to 1, each of 8 squares (p, P or a number of empty ones), apart by /";

/// All positions of a text, one per line.
pub(crate) fn positions(bytes: &[u8]) -> impl Iterator<Item = Result<ScoredPosition, Fault>> + '_ {
    Lines::new(bytes)
        .filter(|(_, line)| !line.trim_ascii().is_empty())
        .map(|(offset, line)| read(bytes, offset, line.len()).map(ScoredPosition::from))
}

/// Reads the position in a part of a text.
pub(crate) fn read(bytes: &[u8], offset: usize, length: usize) -> Result<Position, Fault> {
    let mut cursor = Cursor { bytes: &bytes[..offset + length], at: offset };
    cursor.skip_blanks();
    let mut discs = [SquareSet::EMPTY; 2];
    for row in (0..8).rev() {
        let mut column = 0;
        while column < 8 {
            let letter = cursor.peek().ok_or_else(|| cursor.unexpected(A_ROW))?;
            let square = Square::at(column, row).expect("both are below 8");
            match letter {
                b'p' => discs[0] |= square.set(),
                b'P' => discs[1] |= square.set(),
                b'1'..=b'8' if column + usize::from(letter - b'0') <= 8 => {
                    column += usize::from(letter - b'1');
                }
                _ => return Err(cursor.unexpected(A_ROW)),
            }
            column += 1;
            cursor.at += 1;
        }
        if row > 0 && !cursor.eat(b'/') {
            return Err(cursor.unexpected(A_ROW));
        }
    }
    cursor.skip_blanks();
    let at = cursor.at;
    let turn = match cursor.take_while(|byte| !is_blank(byte)) {
        b"b" | b"B" => Some(Color::Black),
        b"w" | b"W" => Some(Color::White),
        b"" => None,
        _ => {
            cursor.at = at;
            return Err(cursor.unexpected("the side to move (b or w)"));
        }
    };
    Ok(board::position(discs, turn))
}

/// A position in this notation.
pub(crate) fn show(position: Position) -> String {
    let mut text = String::new();
    for row in (0..8).rev() {
        let mut empties = 0;
        for column in 0..8 {
            let square = Square::at(column, row).expect("both are below 8");
            let Some(color) = position.disc_at(square) else {
                empties += 1;
                continue;
            };
            if empties > 0 {
                text += &empties.to_string();
                empties = 0;
            }
            text.push(if color == Color::Black { 'p' } else { 'P' });
        }
        if empties > 0 {
            text += &empties.to_string();
        }
        text.push(if row > 0 { '/' } else { ' ' });
    }
    text.push(if position.turn() == Color::Black { 'b' } else { 'w' });
    text + " - - 0 1"
}

/// Writes a position as one line.
pub(crate) fn emit(scored: &ScoredPosition) -> String {
    show(scored.position) + "\n"
}
