//! Lines on standard error: what went wrong, and what there is to know besides the
//! output.
//!
//! A note that nobody can read any more is no reason to stop, so what the system says
//! about writing it is ignored. `eprintln!` ends the program instead when the reader of a
//! pipe is gone, as in `outflank … 2>&1 | head -1`; that is why it is not used.

use outflank_text::clean;
use std::fmt::Display;
use std::io::{self, Write};

/// A note with the name of the program in front, for people.
pub fn tell(text: impl Display) {
    line(format_args!("outflank: {text}"));
}

/// A line as it is.
pub fn line(text: impl Display) {
    // In one piece: other threads have notes as well.
    let text = format!("{text}\n");
    let _ = Notes.write_all(clean::foreign(&text).as_bytes());
}

/// Standard error for those who want something to write to, and never fails.
pub struct Notes;

impl Write for Notes {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let _ = io::stderr().write_all(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
