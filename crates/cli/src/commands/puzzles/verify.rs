//! `outflank puzzles verify`: every puzzle proved again, on all cores.

use super::{engine, kind, puzzles};
use crate::failure::{Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::numbers::Threads;
use crate::progress::Live;
use crate::screen::Screen;
use outflank_puzzles::report::Verified;
use outflank_puzzles::{Kind, verify};
use std::path::PathBuf;
use std::time::Instant;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank puzzles verify\n  \
    outflank puzzles verify mine.jsonl --kind endgame\n\n\
    The exit code is 1 when a puzzle is flawed.\n\
    JSON: {puzzles, flaws: [{id, flaw}], seconds, interrupted}")]
pub struct Args {
    /// A file of puzzles [default: those that come with the program]
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,

    /// Only this kind
    #[arg(long, value_name = "KIND", value_parser = kind(), hide_possible_values = true)]
    kind: Option<Kind>,

    #[command(flatten)]
    threads: Threads,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Proves puzzles.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let mut all = puzzles(args.file.as_deref())?;
    all.retain(|puzzle| args.kind.is_none_or(|kind| puzzle.kind == kind));
    let interrupt = Interrupt::catch();
    let begun = Instant::now();
    let live = Live::counting(all.len() as u64, 0);
    let engines = (0..args.threads.count()).map(|_| engine());
    let flaws = verify(&all, engines, interrupt.stop(), || live.advance());
    drop(live);
    let interrupted = interrupt.was_asked();
    screen.report(&Verified::new(&all, &flaws, begun.elapsed(), interrupted), args.json)?;
    Ok(if interrupted || flaws.is_empty() { interrupt.outcome() } else { Outcome::FoundFaults })
}
