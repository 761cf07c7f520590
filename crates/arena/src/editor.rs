//! A line that a person can edit: cursor keys, what was typed before, and answers that
//! appear above it while it is being typed.

use crate::conversation::{Incoming, Source};
use outflank_protocols::lines::Line;
use rustyline::error::ReadlineError;
use rustyline::{DefaultEditor, ExternalPrinter};
use std::io::{self, Write};

/// Opens the terminal: where lines come from, and where answers go. Nothing when the
/// terminal cannot do it.
pub fn open(prompt: &'static str) -> Option<(Typed, Above)> {
    let mut editor = DefaultEditor::new().ok()?;
    let printer = editor.create_external_printer().ok()?;
    let above = Above { printer: Box::new(printer), text: Vec::new(), _restore: Restore::new() };
    Some((Typed { editor, prompt }, above))
}

/// The lines a person types.
pub struct Typed {
    editor: DefaultEditor,
    prompt: &'static str,
}

impl Source for Typed {
    fn next(&mut self) -> Incoming {
        match self.editor.readline(self.prompt) {
            Ok(line) => {
                // A line that is not remembered is no loss.
                let _ = self.editor.add_history_entry(&line);
                Incoming::Lines(vec![Line::Whole(line.into_bytes())])
            }
            Err(ReadlineError::Interrupted) => Incoming::Gone,
            Err(_) => Incoming::End,
        }
    }
}

/// Text that appears above the line being typed, when it is flushed.
pub struct Above {
    printer: Box<dyn ExternalPrinter + Send>,
    text: Vec<u8>,
    _restore: Restore,
}

impl Write for Above {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.text.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let text = String::from_utf8_lossy(&std::mem::take(&mut self.text)).into_owned();
        self.printer.print(text).map_err(io::Error::other)
    }
}

/// Leaves the terminal as it was found: the conversation may end while a line is being
/// typed, and then nobody else does.
struct Restore {
    #[cfg(unix)]
    modes: Option<rustix::termios::Termios>,
}

impl Restore {
    fn new() -> Restore {
        Restore {
            #[cfg(unix)]
            modes: rustix::termios::tcgetattr(io::stdin()).ok(),
        }
    }
}

impl Drop for Restore {
    fn drop(&mut self) {
        #[cfg(unix)]
        if let Some(modes) = &self.modes {
            // A terminal that is gone needs no care.
            let _ = rustix::termios::tcsetattr(io::stdin(), rustix::termios::OptionalActions::Drain, modes);
        }
    }
}
