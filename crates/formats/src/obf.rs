//! OBF: positions with the scores of their moves, one per line, as endgame suites use
//! it; and the scripts of ScrZebra, which are the same without scores.
//!
//! ```text
//! % a comment
//! --XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18; H1:+12;
//! --XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X % as a script
//! ```
//!
//! A score is the final difference in discs for the side to move.

use crate::board::board_in_line;
use crate::error::{Fault, IllegalRecord};
use crate::notation::{A_MOVE, move_at};
use crate::positions::{ScoredMove, ScoredPosition};
use crate::text::{Cursor, Lines, decode, unexpected};
use outflank_rules::{Move, Position};
use std::fmt::Write;

/// All positions of a text.
pub(crate) fn positions(bytes: &[u8]) -> impl Iterator<Item = Result<ScoredPosition, Fault>> + '_ {
    Lines::new(bytes)
        .filter(|(_, line)| !matches!(line.trim_ascii_start().first(), None | Some(b'%')))
        .map(|(offset, line)| read_line(Cursor { bytes: &bytes[..offset + line.len()], at: offset }))
}

fn read_line(mut cursor: Cursor<'_>) -> Result<ScoredPosition, Fault> {
    let position = board_in_line(&mut cursor)?;
    let mut scored = ScoredPosition::from(position);
    loop {
        cursor.skip_blanks();
        match cursor.peek() {
            None => return Ok(scored),
            Some(b';') => cursor.at += 1,
            Some(b'%') => {
                cursor.at += 1;
                scored.comment = comment(&decode(cursor.rest()));
                return Ok(scored);
            }
            Some(_) => scored.scores.push(score(&mut cursor, position)?),
        }
    }
}

/// Reads `G8:+18`.
fn score(cursor: &mut Cursor<'_>, position: Position) -> Result<ScoredMove, Fault> {
    let (mv, length) = move_at(cursor.rest()).ok_or_else(|| cursor.unexpected(A_MOVE))?;
    position.play(mv).map_err(|reason| Fault::illegal(cursor.at, 1, mv, reason))?;
    cursor.at += length;
    cursor.skip_blanks();
    if !cursor.eat(b':') {
        return Err(cursor.unexpected("\":\" and a score after the move"));
    }
    cursor.skip_blanks();
    let at = cursor.at;
    let text = cursor.take_while(|byte| byte == b'+' || byte == b'-' || byte.is_ascii_digit());
    let score = std::str::from_utf8(text).ok().and_then(|text| text.parse().ok());
    match score {
        Some(score) => Ok(ScoredMove { mv, score }),
        None => Err(unexpected(at, &cursor.bytes[at..], "a score in discs, such as +18")),
    }
}

/// A comment that fits behind a position, blanks run together.
fn comment(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// What a line of OBF keeps: a comment on one line.
pub(crate) fn keep(mut scored: ScoredPosition) -> ScoredPosition {
    scored.comment = scored.comment.as_deref().and_then(comment);
    scored
}

/// Writes a position as one line.
pub(crate) fn emit(scored: &ScoredPosition) -> String {
    let mut line = format!("{};", scored.position);
    for ScoredMove { mv, score } in &scored.scores {
        let name = match mv {
            Move::Place(square) => format!("{square:#}"),
            Move::Pass => "PS".to_owned(),
        };
        write!(line, " {name}:{score:+};").expect("a string takes any text");
    }
    if let Some(comment) = &scored.comment {
        write!(line, " % {comment}").expect("a string takes any text");
    }
    line + "\n"
}

/// Whether all scored moves can be played.
pub(crate) fn check(scored: &ScoredPosition) -> Result<(), IllegalRecord> {
    scored.scores.iter().try_for_each(|&ScoredMove { mv, .. }| match scored.position.play(mv) {
        Ok(_) => Ok(()),
        Err(reason) => Err(IllegalRecord { ply: 1, mv, reason }),
    })
}
