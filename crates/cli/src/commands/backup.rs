//! `outflank backup`: a copy of the games, while they are played.

use crate::failure::{Failure, Outcome};
use crate::kept;
use crate::screen::Screen;
use std::io::Write;
use std::path::PathBuf;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank backup games-2026-11-18.db         all games, progress and reviews in one file\n  \
    outflank backup copy.db --data ~/othello    of games that are kept somewhere else\n\n\
    The web app and the terminal may go on meanwhile. Nothing is overwritten. To go back to\n\
    a copy, stop the program and say outflank restore FILE.")]
pub struct Args {
    /// The file to write
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Directory of the games [default: your data directory]
    #[arg(long, value_name = "DIR", env = "OUTFLANK_DATA")]
    data: Option<PathBuf>,
}

/// Copies the games.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    kept::open(args.data)?.back_up(&args.file).map_err(Failure::refused)?;
    let done = screen.text("backup-done", &[("path", args.file.display().to_string().into())]);
    writeln!(screen, "{done}")?;
    Ok(Outcome::Good)
}
