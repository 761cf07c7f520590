//! Numbered moves as PlayOK lists them: `1. F5 f4 2. F3 g4 3. H3 f6`.
//!
//! Upper case is Black, but case is not relied on. Each `1.` begins a new game; a
//! result behind the moves ends one and is skipped.

use crate::error::Fault;
use crate::notation::{A_MOVE, exact_move, number_before};
use crate::record::{GameRecord, Replay};
use crate::text::{Cursor, is_blank};
use outflank_rules::{Color, Move, Position};
use std::fmt::Write;

const RESULTS: [&[u8]; 4] = [b"*", b"1-0", b"0-1", b"1/2-1/2"];

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
        let mut replay = Replay::new(Position::START);
        // The first fault; reading goes on to find where the next game begins.
        let mut fault = None;
        let mut begun = false;
        loop {
            self.cursor.skip_blanks();
            let start = self.cursor.at;
            let word = self.cursor.take_while(|byte| !is_blank(byte));
            if word.is_empty() || (RESULTS.contains(&word) && begun) {
                break;
            }
            if let Some((number, length)) = number_before(word) {
                if number == 1 && begun {
                    self.cursor.at = start;
                    break;
                }
                self.cursor.at = start + length;
                continue;
            }
            begun = true;
            if fault.is_some() {
                continue;
            }
            let ply = replay.moves.len() + 1;
            fault = match exact_move(word) {
                None => {
                    self.cursor.at = start;
                    let fault = self.cursor.unexpected(A_MOVE);
                    self.cursor.at += word.len();
                    Some(fault)
                }
                Some(mv) => {
                    let played = replay.play(mv.into(), None);
                    played.err().map(|reason| Fault::illegal(start, ply, mv, reason))
                }
            };
        }
        match fault {
            Some(fault) => Some(Err(fault)),
            None if !begun => None,
            None => Some(Ok(GameRecord { moves: replay.finish(), ..GameRecord::default() })),
        }
    }
}

/// Writes a game as one line. Passes are written, so that the numbers stay in step.
pub(crate) fn emit(game: &GameRecord) -> String {
    let mut line = String::new();
    let mut turn = game.start.turn();
    for (index, recorded) in game.moves.iter().enumerate() {
        if index % 2 == 0 {
            let gap = if index > 0 { " " } else { "" };
            write!(line, "{gap}{}.", index / 2 + 1).expect("a string takes any text");
        }
        line.push(' ');
        line += &match (recorded.mv, turn) {
            (Move::Pass, _) => "--".to_owned(),
            (mv, Color::Black) => format!("{mv:#}"),
            (mv, Color::White) => mv.to_string(),
        };
        turn = !turn;
    }
    line + "\n"
}
