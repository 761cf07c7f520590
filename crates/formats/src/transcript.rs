//! Transcripts: nothing but the moves, `f5d6c3d3c4`.
//!
//! Case and blanks do not matter; passes may be written (`pa ps pass -- @@`) or left
//! out, and are refused where a move exists. A file holds one game per line, yet
//! people also break one game over several lines. A line that plays through from the
//! start position is a game; another one continues the game before it if its first move
//! can be played there. A line that does neither is a fault of its own, and the game
//! before it stays whole.

use crate::error::{Fault, Unwritable};
use crate::notation::{move_at, play_line};
use crate::record::{GameRecord, Replay};
use crate::text::{Cursor, Lines};
use outflank_rules::{Move, Position};

/// All games of a text.
pub(crate) fn games(bytes: &[u8]) -> impl Iterator<Item = Result<GameRecord, Fault>> + '_ {
    Games { bytes, lines: Lines::new(bytes), open: None }
}

struct Games<'a> {
    bytes: &'a [u8],
    lines: Lines<'a>,
    /// The game that the next line may continue.
    open: Option<Result<Replay, Fault>>,
}

impl Iterator for Games<'_> {
    type Item = Result<GameRecord, Fault>;

    fn next(&mut self) -> Option<Self::Item> {
        for (offset, line) in self.lines.by_ref() {
            if line.trim_ascii().is_empty() {
                continue;
            }
            let cursor = Cursor { bytes: self.bytes, at: offset };
            let alone = played(cursor.clone(), Replay::new(Position::START));
            let before = self.open.take();
            if alone.is_err()
                && let Some(Ok(game)) = &before
                && plays_on(line, game)
            {
                let continued = played(cursor, game.clone());
                if continued.is_ok() || !plays_on(line, &Replay::new(Position::START)) {
                    self.open = Some(continued);
                    continue;
                }
            }
            self.open = Some(alone);
            if let Some(game) = before {
                return Some(game.map(record));
            }
        }
        self.open.take().map(|game| game.map(record))
    }
}

fn played(mut cursor: Cursor<'_>, mut replay: Replay) -> Result<Replay, Fault> {
    play_line(&mut cursor, &mut replay)?;
    Ok(replay)
}

/// Whether the first move of a line can be played where a game stands.
fn plays_on(line: &[u8], game: &Replay) -> bool {
    move_at(line.trim_ascii_start()).is_some_and(|(mv, _)| game.clone().play(mv.into(), None).is_ok())
}

fn record(replay: Replay) -> GameRecord {
    GameRecord { moves: replay.finish(), ..GameRecord::default() }
}

/// What a transcript keeps: the moves of a game from the usual start.
pub(crate) fn keep(game: GameRecord) -> Result<GameRecord, Unwritable> {
    if game.start != Position::START {
        return Err(Unwritable::StartPosition);
    }
    if game.moves.is_empty() {
        return Err(Unwritable::NoMoves);
    }
    Ok(bare(game))
}

/// The start and the moves alone.
pub(crate) fn bare(game: GameRecord) -> GameRecord {
    let moves = game.moves.into_iter().map(|recorded| recorded.mv.into()).collect();
    GameRecord { start: game.start, moves, ..GameRecord::default() }
}

/// The discs placed, run together. Passes are left out, as is usual: they follow from
/// the rules.
pub(crate) fn moves(game: &GameRecord) -> String {
    let placed = game.moves.iter().filter(|recorded| recorded.mv != Move::Pass);
    placed.map(|recorded| recorded.mv.to_string()).collect()
}

/// Writes a game as one line.
pub(crate) fn emit(game: &GameRecord) -> String {
    moves(game) + "\n"
}
