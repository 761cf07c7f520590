//! What the commands that make games or positions hand on: one line after the other, in
//! a format that the next command of a pipe reads.

use crate::failure::Failure;
use crate::input;
use crate::screen::Screen;
use outflank_formats::{Format, GameRecord, ScoredPosition, WriteError};
use outflank_formats::{write_games, write_positions};
use outflank_rules::Game;

/// A game and what is known about where it stands.
pub struct Kept<'a> {
    game: &'a Game,
    comment: Option<String>,
}

impl<'a> Kept<'a> {
    /// A game about which nothing is known.
    pub fn new(game: &'a Game) -> Kept<'a> {
        Kept { game, comment: None }
    }

    /// The same with a name or a remark.
    pub fn called(self, comment: Option<String>) -> Kept<'a> {
        Kept { comment, ..self }
    }
}

/// Whether a format can be written line by line.
pub fn check(format: Format) -> Result<(), Failure> {
    if line_by_line(format) {
        return Ok(());
    }
    Err(Failure::Refused(format!(
        "{format} cannot be written game by game: choose another with --to ({}) and use outflank convert",
        input::format_names(line_by_line)
    )))
}

fn line_by_line(format: Format) -> bool {
    // A WTHOR file begins with the number of its games.
    format.can_write() && format != Format::Wthor
}

/// Writes one of them.
pub fn write(format: Format, kept: &Kept<'_>, screen: &mut Screen) -> Result<(), Failure> {
    let written = if format.holds_games() && format != Format::Board {
        let moves = kept.game.moves_played();
        let mut record = GameRecord::from_moves(kept.game.start(), moves).map_err(Failure::refused)?;
        record.tags.comment.clone_from(&kept.comment);
        write_games(format, &[record], &mut screen.data())
    } else {
        let position = ScoredPosition {
            position: kept.game.position(),
            scores: Vec::new(),
            comment: kept.comment.clone(),
        };
        write_positions(format, &[position], &mut screen.data())
    };
    written.map_err(|error| match error {
        WriteError::Io(source) => Failure::Output(source),
        error => Failure::refused(error),
    })
}
