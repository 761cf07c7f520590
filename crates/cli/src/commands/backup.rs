//! `outflank backup` and `outflank restore`: a copy of the games, while they are played, and back.

use crate::failure::{Failure, Outcome};
use crate::kept;
use crate::screen::Screen;
use std::io::Write;
use std::path::{Path, PathBuf};

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

/// Raw arguments of `outflank restore`.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank restore games-2026-11-18.db         the copy takes the place of your games\n  \
    outflank restore copy.db --data ~/othello    of games that are kept somewhere else\n\n\
    The copy is read whole first and stays where it is. What was there is kept beside it as\n\
    games.db.before-1. No program may have the games open meanwhile.")]
pub struct RestoreArgs {
    /// The copy, made by outflank backup
    #[arg(value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    file: PathBuf,

    /// Directory of the games [default: your data directory]
    #[arg(long, value_name = "DIR", env = "OUTFLANK_DATA")]
    data: Option<PathBuf>,
}

/// Puts the copy back.
pub fn restore(args: RestoreArgs, screen: &mut Screen) -> Result<Outcome, Failure> {
    let games = kept::games_file(args.data)?;
    let aside = outflank_store::restore(&args.file, &games).map_err(Failure::refused)?;
    let path = |path: &Path| path.display().to_string();
    let done =
        screen.text("restore-done", &[("copy", path(&args.file).into()), ("path", path(&games).into())]);
    writeln!(screen, "{done}")?;
    if let Some(aside) = aside {
        let kept = screen.text("restore-kept", &[("path", path(&aside).into())]);
        writeln!(screen, "{kept}")?;
    }
    Ok(Outcome::Good)
}
