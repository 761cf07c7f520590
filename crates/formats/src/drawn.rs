//! Boards drawn in a frame, as `outflank show` draws them and people paste them.
//!
//! ```text
//!     a b c d e f g h
//!   +-----------------+
//! 1 | . . . . . . . . |   whatever stands beside it
//! ```
//!
//! Discs are letters or round signs. The disc placed last may stand in brackets, which is
//! no more than a mark. The legal moves, if they are marked, tell whose turn it is.

use crate::board::position;
use crate::text::decode;
use outflank_rules::{Color, Position, Square, SquareSet};

/// Whether a line is the upper or lower edge of a frame.
pub(crate) fn is_edge(line: &[u8]) -> bool {
    let text = decode(line);
    // Text may stand beside the board.
    let edge = text.trim_start().split(' ').next().unwrap_or_default();
    let mut middle = edge.chars();
    let ends = (middle.next(), middle.next_back());
    let corners = matches!(ends, (Some('+'), Some('+')) | (Some('┌'), Some('┐')) | (Some('└'), Some('┘')));
    corners && middle.clone().count() >= 8 && middle.all(|sign| matches!(sign, '-' | '─'))
}

/// The squares of a row between the two sides of the frame; `None` if the line is not the
/// row with this number.
fn row(line: &[u8], number: usize) -> Option<[char; 8]> {
    let text = decode(line);
    let rest = text.trim_start().strip_prefix(char::from(b'0' + number as u8))?.trim_start();
    let side = rest.chars().next().filter(|side| matches!(side, '|' | '│'))?;
    let (inside, _) = rest[side.len_utf8()..].split_once(side)?;
    let signs: Vec<char> = inside.chars().filter(|sign| !matches!(sign, ' ' | '(' | ')')).collect();
    signs.try_into().ok()
}

/// A board while its rows are read.
#[derive(Debug, Default)]
pub(crate) struct Drawn {
    discs: [SquareSet; 2],
    legal: SquareSet,
}

impl Drawn {
    /// Takes the row with this number, counted from 1; `false` if the line is not that row.
    pub(crate) fn take(&mut self, line: &[u8], number: usize) -> bool {
        let Some(signs) = row(line, number) else { return false };
        for (column, sign) in signs.into_iter().enumerate() {
            let Some(square) = Square::at(column, number - 1) else { return false };
            match sign {
                'X' | 'x' | '●' => self.discs[Color::Black.index()] |= square.set(),
                'O' | 'o' | '○' => self.discs[Color::White.index()] |= square.set(),
                '+' | '*' => self.legal |= square.set(),
                '.' | '-' | '·' => {}
                _ => return false,
            }
        }
        true
    }

    /// The position. Where no legal moves are marked, the side to move is worked out as for
    /// any board.
    pub(crate) fn position(&self) -> Position {
        let marked = Color::BOTH.into_iter().find(|&turn| {
            let [black, white] = self.discs;
            !self.legal.is_empty()
                && Position::new(black, white, turn).is_ok_and(|position| position.moves() == self.legal)
        });
        position(self.discs, marked)
    }
}
