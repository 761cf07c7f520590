//! `outflank man`: manual pages, made from the same texts as `--help`.

use super::Cli;
use crate::failure::{Failure, Outcome};
use crate::screen::Screen;
use clap::CommandFactory;
use std::collections::VecDeque;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank man | man -l -                  read the manual\n  \
    outflank man hint | man -l -             read the page of a command\n  \
    outflank man ~/.local/share/man/man1     install a page for every command")]
pub struct Args {
    /// A command, to print its page; or a directory for one page per command, with a / to make it
    #[arg(value_name = "COMMAND|DIR")]
    what: Option<PathBuf>,
}

/// Prints or writes the pages.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    // `build` names each subcommand's page after both, as in `outflank-show`.
    let mut program = Cli::command().disable_help_subcommand(true);
    program.build();
    let Some(dir) = args.what else { return print(program, screen) };
    // A directory with the name of a command can still be meant by `./hint`.
    if let Some(command) = program.find_subcommand(&dir) {
        return print(command.clone(), screen);
    }
    if !dir.is_dir() && !names_a_directory(&dir) {
        let name = dir.display();
        return Err(Failure::Refused(format!(
            "{name} is neither a command nor a directory here: outflank man {name}/ makes one"
        )));
    }
    fs::create_dir_all(&dir).map_err(Failure::file("make", &dir))?;
    let mut left = VecDeque::from([program]);
    while let Some(command) = left.pop_front() {
        left.extend(command.get_subcommands().cloned());
        let page = clap_mangen::Man::new(command);
        let path = page.generate_to(&dir).map_err(Failure::file("write manual pages to", &dir))?;
        writeln!(screen, "{}", path.display())?;
    }
    Ok(Outcome::Good)
}

/// Whether a path can only mean a directory: a word alone may be a mistyped command.
fn names_a_directory(path: &Path) -> bool {
    path.as_os_str().to_string_lossy().contains(std::path::is_separator)
}

fn print(command: clap::Command, screen: &mut Screen) -> Result<Outcome, Failure> {
    clap_mangen::Man::new(command).render(&mut screen.data())?;
    Ok(Outcome::Good)
}
