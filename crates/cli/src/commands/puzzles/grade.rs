//! `outflank puzzles grade`: how hard the puzzles of a file are, found out anew.

use super::{engine, puzzles};
use crate::failure::{Failure, Outcome};
use crate::output;
use crate::progress::Live;
use crate::screen::Screen;
use outflank_puzzles::{Players, grade_all};
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
    let live = Live::counting(all.len() as u64, 0);
    grade_all(&mut all, &mut engine(), &mut Players::new(engine()), || live.advance());
    drop(live);
    let text: String = all.iter().map(outflank_puzzles::write).collect();
    output::write_bytes(&args.file, true, text.as_bytes())?;
    screen.say("puzzles-graded", &[("count", all.len().into())])?;
    Ok(Outcome::Good)
}
