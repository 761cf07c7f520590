//! `outflank check`: replays games and reports what is wrong with them, as
//! `outflank_formats::check` finds it.

use crate::failure::{Failure, Outcome};
use crate::input;
use crate::progress::Live;
use crate::screen::Screen;
use outflank_files::Unchecked;
use outflank_formats::Format;
use outflank_formats::check::{Fault, Tally};
use outflank_report::{Faults, fault_line, file_line};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank check games.pgn\n  \
    outflank check WTH_*.wtb           a whole database; the last line sums up\n  \
    outflank check --from ggf - < games\n  \
    outflank check games.sgf --json\n\n\
    Exit code 1 when a game has an illegal move, a wrong score or cannot be read; games that\n\
    stop early are counted, but are no fault.\n\
    JSON: {games, illegal, unfinished, wrong_scores, unreadable, files, faults}, described in\n\
    docs/json.md")]
pub struct Args {
    /// Files of games in any format, `-` for standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// Format of the files [default: by name or content]
    #[arg(long, value_name = "FORMAT", value_parser = input::format())]
    from: Option<Format>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Looks at every game, counts, and tells of every fault.
fn check(mut file: Unchecked, tell: &mut dyn FnMut(Fault, &Live) -> io::Result<()>) -> io::Result<Tally> {
    let (total, games) = file.checks();
    let (mut tally, progress) = (Tally::default(), Live::games(total));
    for checked in games {
        progress.advance();
        tally.add(&checked);
        if let Some(fault) = checked.fault {
            tell(fault, &progress)?;
        }
    }
    Ok(tally)
}

/// Checks the files.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    // A wrong name is told before an hour of work, not after.
    for path in &args.files {
        if path != Path::new("-") {
            let found = fs::metadata(path).map_err(Failure::file("read", path))?;
            if found.is_dir() {
                let path = path.display();
                return Err(Failure::Refused(format!(
                    "{path} is a directory: name its files, as in {path}/*"
                )));
            }
        }
    }

    let mut faults = Faults::default();
    for path in &args.files {
        let file = path.display().to_string();
        let opened = Unchecked::open(path, args.from)?;
        let format = opened.format();
        let tally = check(opened, &mut |fault, progress| {
            faults.add(&fault, &file);
            if args.json {
                return Ok(());
            }
            let line = fault_line(&fault, &file, &screen.reader());
            progress.aside(|| {
                writeln!(screen, "{line}")?;
                if progress.is_shown() { screen.flush() } else { Ok(()) }
            })
        })?;
        if !args.json && args.files.len() > 1 {
            let line = file_line(&file, tally, &screen.reader());
            writeln!(screen, "{line}")?;
        }
        faults.end_of_file(file, format, tally);
    }
    screen.report(&faults, args.json)?;
    Ok(if faults.any() { Outcome::FoundFaults } else { Outcome::Good })
}
