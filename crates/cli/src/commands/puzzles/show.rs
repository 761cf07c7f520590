//! `outflank puzzles show`: a puzzle as a board with its task beside it.

use super::{kind, puzzles};
use crate::failure::{Failure, Outcome};
use crate::screen::Screen;
use outflank_puzzles::report::panel;
use outflank_puzzles::{Kind, Puzzle};
use outflank_report::panel::PANEL_WIDTH;
use outflank_text::Diagram;
use std::io::Write;
use std::path::PathBuf;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank puzzles show                          the first puzzle\n  \
    outflank puzzles show corner-1b2c3d4e          one by its name\n  \
    outflank puzzles show --kind trap --level 4 --number 3 --solution\n  \
    outflank puzzles show --file mine.jsonl --json\n\n\
    JSON: {id, kind, board, solution, score, depth, tempting, share, level}, and trap for traps")]
pub struct Args {
    /// The name of a puzzle
    #[arg(value_name = "ID")]
    id: Option<String>,

    /// A file of puzzles [default: those that come with the program]
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// Only this kind
    #[arg(long, value_name = "KIND", value_parser = kind(), hide_possible_values = true)]
    kind: Option<Kind>,

    /// Only this level, 1 to 5
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=5))]
    level: Option<u8>,

    /// Which of those, counted from 1
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(1..))]
    number: u32,

    /// Show the solution too
    #[arg(long)]
    solution: bool,

    /// Print JSON, which has the solution
    #[arg(long)]
    json: bool,
}

/// Shows a puzzle.
pub fn run(args: &Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let all = puzzles(args.file.as_deref())?;
    let chosen: Vec<&Puzzle> = all
        .iter()
        .filter(|puzzle| args.id.as_ref().is_none_or(|id| *id == puzzle.id))
        .filter(|puzzle| args.kind.is_none_or(|kind| puzzle.kind == kind))
        .filter(|puzzle| args.level.is_none_or(|level| puzzle.difficulty.level == level))
        .collect();
    let Some(puzzle) = chosen.get(args.number as usize - 1) else {
        return Err(Failure::Refused(format!(
            "there is no such puzzle: {} of {} fit the other options",
            chosen.len(),
            all.len()
        )));
    };
    if args.json {
        // Files of puzzles are JSON already.
        write!(screen, "{}", outflank_puzzles::write(puzzle))?;
        return Ok(Outcome::Good);
    }
    let panel = panel(puzzle, args.solution, PANEL_WIDTH, &screen.reader());
    screen.board(&Diagram::new(puzzle.position), &panel)?;
    Ok(Outcome::Good)
}
