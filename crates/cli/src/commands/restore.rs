//! `outflank restore`: a copy put back in the place of the games.

use crate::failure::{Failure, Outcome};
use crate::kept;
use crate::screen::Screen;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank restore games-2026-11-18.db         the copy takes the place of your games\n  \
    outflank restore copy.db --data ~/othello    of games that are kept somewhere else\n\n\
    The copy is read whole first and stays where it is. What was there is kept beside it as\n\
    games.db.before-1. No program may have the games open meanwhile.")]
pub struct Args {
    /// The copy, made by outflank backup
    #[arg(value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    file: PathBuf,

    /// Directory of the games [default: your data directory]
    #[arg(long, value_name = "DIR", env = "OUTFLANK_DATA")]
    data: Option<PathBuf>,
}

/// Puts the copy back.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let games = kept::games_file(args.data)?;
    let aside = beside(&games);
    let replaced = outflank_store::restore(&args.file, &games, &aside).map_err(Failure::refused)?;
    let path = |path: &Path| path.display().to_string();
    let done =
        screen.text("restore-done", &[("copy", path(&args.file).into()), ("path", path(&games).into())]);
    writeln!(screen, "{done}")?;
    if replaced {
        let kept = screen.text("restore-kept", &[("path", path(&aside).into())]);
        writeln!(screen, "{kept}")?;
    }
    Ok(Outcome::Good)
}

/// Where there is nothing yet.
fn beside(games: &Path) -> PathBuf {
    let numbered = |number: u32| {
        let mut name = games.as_os_str().to_owned();
        name.push(format!(".before-{number}"));
        PathBuf::from(name)
    };
    (1..).map(numbered).find(|path| path.symlink_metadata().is_err()).expect("some number is free")
}
