//! The `outflank` command: the whole of Outflank from a terminal.
//!
//! Each command is a module of [`commands`]. It turns its raw arguments into a
//! checked configuration first and only then starts to work. What all of them need
//! of the terminal (language, colours, characters, standard output) is a
//! [`screen::Screen`]. Nothing but this file ends the process, and a second Ctrl-C
//! ([`interrupt`]).

// They panic when the reader of a pipe is gone: see `note`.
#![warn(clippy::print_stdout, clippy::print_stderr)]

mod choice;
mod commands;
mod failure;
mod input;
mod interrupt;
mod kept;
mod note;
mod numbers;
mod output;
mod progress;
mod protocol;
mod screen;
mod search;
mod seed;
mod stock;

use clap::Parser;
use clap::error::ErrorKind;
use commands::Cli;
use failure::{Failure, Outcome};
use screen::Screen;
use std::io::{self, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        // A group of commands without one of them: what there is, not what is wrong.
        Err(error) if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            return ExitCode::from(2);
        }
        Err(error) if error.use_stderr() => {
            note::tell(outflank_text::in_one_line(&error.to_string()));
            return ExitCode::from(2);
        }
        Err(help) => return ended(help.print().and_then(|()| io::stdout().flush()).map_err(Failure::Output)),
    };
    let mut screen = Screen::of_this_process(cli.look);
    let result = commands::run(cli.command, &mut screen).and_then(|outcome| {
        screen.flush()?;
        Ok(outcome)
    });
    match result {
        Ok(Outcome::Good) => ended(Ok(())),
        Ok(Outcome::FoundFaults) => ExitCode::from(1),
        Ok(Outcome::Interrupted) => ExitCode::from(interrupt::EXIT_CODE),
        Err(failure) => ended(Err(failure)),
    }
}

/// The exit code of work that was done or failed; a failure is told.
fn ended(result: Result<(), Failure>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of a pipe has seen enough, as in `outflank … | head -1`.
        Err(failure) if failure.is_broken_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            note::tell(failure);
            ExitCode::from(2)
        }
    }
}
