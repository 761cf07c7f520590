//! `outflank man`: manual pages, made from the same texts as `--help`.

use super::Cli;
use crate::failure::{Failure, Outcome};
use crate::screen::Screen;
use clap::CommandFactory;
use std::collections::VecDeque;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank man | man -l -                  read the manual\n  \
    outflank man ~/.local/share/man/man1     install a page for every command")]
pub struct Args {
    /// Directory for one page per command; it is made when missing
    dir: Option<PathBuf>,
}

/// Prints or writes the pages.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    // `build` names each subcommand's page after both, as in `outflank-show`.
    let mut program = Cli::command().disable_help_subcommand(true);
    program.build();
    let Some(dir) = args.dir else {
        clap_mangen::Man::new(program).render(screen)?;
        return Ok(Outcome::Good);
    };
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
