//! `outflank puzzles`: puzzles found in games, proved, graded and shown.
//!
//! The work is done by `outflank-puzzles`; here are the files around it.

mod grade;
mod make;
mod show;
mod verify;

use crate::failure::{Failure, Outcome};
use crate::input::ByName;
use crate::screen::Screen;
use outflank_engine::clock::System;
use outflank_engine::{Engine, Settings};
use outflank_eval::Weights;
use outflank_files::Source;
use outflank_puzzles::{Kind, Puzzle};
use std::path::Path;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank puzzles show --kind corner --level 2      a board with a task\n  \
    outflank puzzles verify                            prove every puzzle that comes with the program\n  \
    outflank puzzles make --out mine.jsonl --from games.wtb --kind trap --each 20\n  \
    outflank puzzles make --out mine.jsonl             from games of the engine against itself\n  \
    outflank puzzles grade mine.jsonl\n\n\
    The kinds are corner, only-win, endgame, swing, trap and wipe-out. docs/data.md describes\n\
    the files.")]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

/// What to do with puzzles.
#[derive(Debug, clap::Subcommand)]
enum Command {
    /// Look for puzzles in games; a file that exists is carried on
    Make(make::Args),
    /// Prove puzzles: one solution each, and the stated result
    Verify(verify::Args),
    /// Show a puzzle, or its solution
    Show(show::Args),
    /// Grade the puzzles of a file anew
    Grade(grade::Args),
}

/// Runs one of them.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    match args.command {
        Command::Make(args) => make::run(args, screen),
        Command::Verify(args) => verify::run(args, screen),
        Command::Show(args) => show::run(&args, screen),
        Command::Grade(args) => grade::run(&args, screen),
    }
}

/// The puzzles of a file, or those that come with the program.
fn puzzles(file: Option<&Path>) -> Result<Vec<Puzzle>, Failure> {
    let Some(path) = file else { return Ok(outflank_puzzles::collection().to_vec()) };
    let input = Source::of_path(path)?;
    let text = String::from_utf8_lossy(&input.bytes);
    outflank_puzzles::read(&text).map_err(|error| Failure::found_in(&input, error))
}

/// An engine for puzzles: they are small, and there are many.
fn engine() -> Engine {
    let settings = Settings { table_bytes: 32 << 20, ..Settings::default() };
    Engine::new(settings, Weights::embedded(), Box::new(System::start()))
}

/// Reads a kind, for `--kind`.
fn kind() -> ByName<Kind> {
    let read =
        |text: &str| text.parse().map_err(|error: outflank_puzzles::kind::UnknownKind| error.to_string());
    ByName { read, names: || Kind::ALL.map(Kind::name).to_vec() }
}
