//! What the commands that make games or positions hand on: one line after the other, in
//! a format that the next command of a pipe reads.

use crate::failure::Failure;
use crate::input;
use crate::screen::Screen;
use outflank_formats::{Format, write_one};
use outflank_rules::Game;

/// Whether a format can be written line by line.
pub fn check(format: Format) -> Result<(), Failure> {
    if format.line_by_line() {
        return Ok(());
    }
    Err(Failure::Refused(format!(
        "{format} cannot be written game by game: choose another with --to ({}) and use outflank convert",
        input::format_names(Format::line_by_line)
    )))
}

/// Writes one game with a name or a remark.
pub fn write(format: Format, game: &Game, remark: Option<&str>, screen: &mut Screen) -> Result<(), Failure> {
    write_one(format, game, remark, &mut screen.data()).map_err(Failure::written(None))
}
