//! Lines of Logistello's logbook, read only.
//!
//! ```text
//! +f5-d6+c3-d3+c4: +12 10
//! ```
//!
//! `+` is a black move, `-` a white one; passes show in two signs alike in a row. The
//! result behind the colon is Black's discs minus White's; the number that may follow it
//! has no meaning for the game and is skipped.

use crate::error::Fault;
use crate::notation::{A_MOVE, square};
use crate::record::{GameRecord, RecordedMove, Replay};
use crate::result::StatedResult;
use crate::text::{Cursor, Lines, decimal, is_blank};
use outflank_rules::{Color, Move, Position};

/// All games of a text, one per line.
pub(crate) fn games(bytes: &[u8]) -> impl Iterator<Item = Result<GameRecord, Fault>> + '_ {
    Lines::new(bytes)
        .filter(|(_, line)| !line.trim_ascii().is_empty())
        .map(|(offset, line)| read_line(Cursor { bytes: &bytes[..offset + line.len()], at: offset }))
}

fn read_line(mut cursor: Cursor<'_>) -> Result<GameRecord, Fault> {
    let mut replay = Replay::new(Position::START);
    let mut game = GameRecord::default();
    loop {
        cursor.skip_blanks();
        let by = match cursor.peek() {
            Some(b'+') => Color::Black,
            Some(b'-') => Color::White,
            Some(b':') => {
                cursor.at += 1;
                cursor.skip_blanks();
                if cursor.peek().is_some() {
                    let word = cursor.clone().take_while(|byte| !is_blank(byte));
                    let margin = decimal(word);
                    let margin = margin.ok_or_else(|| cursor.unexpected("a result in discs, such as +12"))?;
                    game.stated = Some(StatedResult::margin(margin));
                }
                break;
            }
            None if !replay.moves.is_empty() => break,
            _ => return Err(cursor.unexpected("+ or - and a move, or a colon and the result")),
        };
        cursor.at += 1;
        let name = cursor.rest().get(..2).and_then(square);
        let mv = Move::Place(name.ok_or_else(|| cursor.unexpected(A_MOVE))?);
        let ply = replay.moves.len() + 1;
        let played = replay.play(RecordedMove::from(mv), Some(by));
        played.map_err(|reason| Fault::illegal(cursor.at, ply, mv, reason))?;
        cursor.at += 2;
    }
    game.moves = replay.finish();
    Ok(game)
}
