//! `outflank completions`: what a shell needs to complete our commands.

use super::Cli;
use crate::failure::{Failure, Outcome};
use crate::screen::Screen;
use clap::CommandFactory;
use std::io::Write;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank completions bash > ~/.local/share/bash-completion/completions/outflank\n  \
    outflank completions zsh > ~/.zfunc/_outflank\n  \
    outflank completions fish > ~/.config/fish/completions/outflank.fish")]
pub struct Args {
    /// The shell
    shell: clap_complete::Shell,
}

/// Prints the script.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    // The generator panics when its output fails, so it writes to memory.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "outflank", &mut script);
    screen.data().write_all(&script)?;
    Ok(Outcome::Good)
}
