//! Positions as two 64-bit numbers in hexadecimal: Black's discs, White's discs, and
//! the side to move.
//!
//! ```text
//! 0000000810000000 0000001008000000 X
//! ```
//!
//! The lowest bit is A1, as in Edax and most engines. Egaroucid counts from the other
//! end, where the highest bit is A1; half a turn of the board leads from one to the
//! other.

use crate::board::{Zero, position};
use crate::error::{Fault, ReadErrorKind};
use crate::positions::ScoredPosition;
use crate::text::{Cursor, Lines, is_blank};
use outflank_rules::{Color, SquareSet};

/// All positions of a text, one per line.
pub(crate) fn positions(bytes: &[u8]) -> impl Iterator<Item = Result<ScoredPosition, Fault>> + '_ {
    Lines::new(bytes)
        .filter(|(_, line)| !line.trim_ascii().is_empty())
        .map(|(offset, line)| read(Cursor { bytes: &bytes[..offset + line.len()], at: offset }))
}

fn read(mut cursor: Cursor<'_>) -> Result<ScoredPosition, Fault> {
    let black = number(&mut cursor)?;
    cursor.skip_blanks();
    let second = cursor.at;
    let white = number(&mut cursor)?;
    if let Some(square) = (black & white).first() {
        return Err(Fault::new(second, ReadErrorKind::TwoDiscs(square)));
    }
    cursor.skip_blanks();
    let turn = match cursor.rest() {
        b"" => None,
        rest => Some(
            Zero::Unclear
                .side(rest.trim_ascii_end())
                .ok_or_else(|| cursor.unexpected("the side to move (X or O)"))?,
        ),
    };
    Ok(position([black, white], turn).into())
}

fn number(cursor: &mut Cursor<'_>) -> Result<SquareSet, Fault> {
    cursor.skip_blanks();
    let mut ahead = cursor.clone();
    let word = ahead.take_while(|byte| !is_blank(byte) && byte != b',');
    let digits = word.strip_prefix(b"0x").or_else(|| word.strip_prefix(b"0X")).unwrap_or(word);
    let value = std::str::from_utf8(digits)
        .ok()
        .filter(|digits| !digits.starts_with('+'))
        .and_then(|digits| u64::from_str_radix(digits, 16).ok())
        .ok_or_else(|| cursor.unexpected("a 64-bit number in hexadecimal"))?;
    ahead.eat(b',');
    *cursor = ahead;
    Ok(SquareSet(value))
}

/// Writes a position as one line.
pub(crate) fn emit(scored: &ScoredPosition) -> String {
    let position = scored.position;
    let [black, white] = Color::BOTH.map(|color| position.discs(color).0);
    format!("{black:016x} {white:016x} {}\n", position.turn().letter())
}
