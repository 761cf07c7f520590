//! `outflank puzzles grade`: how hard the puzzles of a file are, found out anew.

use super::{Players, engine, puzzles};
use crate::failure::{Failure, Outcome};
use crate::output;
use crate::progress::Live;
use crate::screen::Screen;
use outflank_puzzles::{Difficulty, Puzzle};
use std::io::Write;
use std::path::PathBuf;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank puzzles grade mine.jsonl\n\n\
    For a better engine or a better model of what people play. The puzzles are put in order: by\n\
    kind, and the easier ones first.")]
pub struct Args {
    /// The file, which is replaced
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// Grades and sorts the puzzles of a file.
pub fn run(args: &Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let mut all = puzzles(Some(&args.file))?;
    let (mut engine, mut model) = (engine(), Players(engine()));
    let live = Live::counting(all.len() as u64, 0);
    for puzzle in &mut all {
        puzzle.difficulty = Difficulty::of(&mut engine, &mut model, puzzle.position, &puzzle.solution);
        live.advance();
    }
    drop(live);
    all.sort_by_cached_key(order);
    let text: String = all.iter().map(outflank_puzzles::write).collect();
    output::write_bytes(&args.file, true, text.as_bytes())?;
    writeln!(screen, "{}", screen.text("puzzles-graded", &[("count", all.len().into())]))?;
    Ok(Outcome::Good)
}

/// By kind, the easier first; equally hard ones in an order that is the same everywhere.
fn order(puzzle: &Puzzle) -> (outflank_puzzles::Kind, u8, String) {
    (puzzle.kind, puzzle.difficulty.level, puzzle.id.clone())
}
