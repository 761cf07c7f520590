//! Moves as letters: squares and the many spellings of a pass.

use crate::error::Fault;
use crate::record::Replay;
use crate::text::{Cursor, is_blank};
use outflank_rules::{Move, Square};

/// What a move looks like, for messages.
pub(crate) const A_MOVE: &str = "a move (a1 to h8, or a pass)";

/// The spellings of a pass, longer before those they begin with.
const PASSES: [&[u8]; 6] = [b"pass", b"pa", b"ps", b"--", b"@@@@", b"@@"];

/// The move at the beginning of a text and how many bytes it takes. Case is ignored.
pub(crate) fn move_at(text: &[u8]) -> Option<(Move, usize)> {
    if let Some(square) = text.get(..2).and_then(square) {
        return Some((Move::Place(square), 2));
    }
    PASSES
        .iter()
        .find(|pass| text.get(..pass.len()).is_some_and(|start| start.eq_ignore_ascii_case(pass)))
        .map(|pass| (Move::Pass, pass.len()))
}

/// The move that is the whole of a text.
pub(crate) fn exact_move(text: &[u8]) -> Option<Move> {
    move_at(text).filter(|&(_, length)| length == text.len()).map(|(mv, _)| mv)
}

/// A square's name.
pub(crate) fn square(name: &[u8]) -> Option<Square> {
    std::str::from_utf8(name).ok()?.parse().ok()
}

/// The number of a move at the beginning of a word, `12.` or `12` or `12...`, and how
/// many bytes it takes. A number too large to count is one all the same.
pub(crate) fn number_before(word: &[u8]) -> Option<(u32, usize)> {
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let dots = word[digits..].iter().take_while(|&&byte| byte == b'.').count();
    if digits == 0 || (dots == 0 && digits < word.len()) {
        return None;
    }
    let number = std::str::from_utf8(&word[..digits]).ok()?.parse().unwrap_or(u32::MAX);
    Some((number, digits + dots))
}

/// Plays a line of moves, run together or apart, up to the end of the line.
pub(crate) fn play_line(cursor: &mut Cursor<'_>, replay: &mut Replay) -> Result<(), Fault> {
    loop {
        cursor.take_while(|byte| is_blank(byte) && byte != b'\n' && byte != b'\r');
        if matches!(cursor.peek(), None | Some(b'\n' | b'\r')) {
            return Ok(());
        }
        let (mv, length) = move_at(cursor.rest()).ok_or_else(|| cursor.unexpected(A_MOVE))?;
        let ply = replay.moves.len() + 1;
        replay.play(mv.into(), None).map_err(|reason| Fault::illegal(cursor.at, ply, mv, reason))?;
        cursor.at += length;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spelling_of_a_pass_is_known() {
        for pass in ["pa", "PA", "ps", "PS", "--", "@@", "pass", "PASS", "Pass", "@@@@"] {
            assert_eq!(exact_move(pass.as_bytes()), Some(Move::Pass), "{pass}");
        }
        for other in ["", "p", "-", "@", "pas", "f", "f9", "i5", "f5f", "tt"] {
            assert_eq!(exact_move(other.as_bytes()), None, "{other}");
        }
        assert_eq!(move_at(b"pad6"), Some((Move::Pass, 2)));
    }
}
