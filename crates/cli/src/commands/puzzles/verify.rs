//! `outflank puzzles verify`: every puzzle proved again, on all cores.

use super::{engine, kind, puzzles};
use crate::failure::{Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::progress::Live;
use crate::screen::Screen;
use crate::search::time_text;
use outflank_puzzles::{Flaw, Kind, Puzzle, prove};
use serde::Serialize;
use std::collections::HashSet;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
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

    /// Threads, each with puzzles of its own [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: Option<u16>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    puzzles: usize,
    flaws: Vec<FlawReport>,
    seconds: f64,
    interrupted: bool,
}

#[derive(Serialize)]
struct FlawReport {
    id: String,
    flaw: String,
}

/// Proves puzzles.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let mut all = puzzles(args.file.as_deref())?;
    all.retain(|puzzle| args.kind.is_none_or(|kind| puzzle.kind == kind));
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(cores, usize::from);
    let interrupt = Interrupt::catch();
    let begun = Instant::now();
    let mut flaws = twins(&all);
    flaws.extend(proofs(&all, threads, &interrupt));
    let interrupted = interrupt.was_asked();
    let seconds = begun.elapsed();
    if args.json {
        let flaws = flaws.iter().map(|(id, flaw)| FlawReport { id: id.clone(), flaw: flaw.clone() });
        let (puzzles, flaws, seconds) = (all.len(), flaws.collect(), seconds.as_secs_f64());
        screen.json(&Report { puzzles, flaws, seconds, interrupted })?;
    } else {
        for (id, flaw) in &flaws {
            let values = [("id", id.as_str().into()), ("flaw", flaw.as_str().into())];
            writeln!(screen, "{}", screen.text("puzzles-flaw", &values))?;
        }
        for kind in Kind::ALL {
            let count = all.iter().filter(|puzzle| puzzle.kind == kind).count();
            let values = [("kind", screen.text(kind.title_id(), &[]).into()), ("count", count.into())];
            writeln!(screen, "{}", screen.text("puzzles-count", &values))?;
        }
        let values = [
            ("count", all.len().into()),
            ("flawed", flaws.len().into()),
            ("time", time_text(seconds).into()),
        ];
        writeln!(screen, "{}", screen.text("puzzles-verified", &values))?;
    }
    Ok(match (interrupted, flaws.is_empty()) {
        (true, _) => Outcome::Interrupted,
        (false, true) => Outcome::Good,
        (false, false) => Outcome::FoundFaults,
    })
}

/// Puzzles whose board is there already, turned or mirrored.
fn twins(all: &[Puzzle]) -> Vec<(String, String)> {
    let mut seen = HashSet::new();
    all.iter()
        .filter(|puzzle| !seen.insert(puzzle.position.board().canonical().0))
        .map(|puzzle| (puzzle.id.clone(), "the board is in the file twice".to_owned()))
        .collect()
}

fn proofs(all: &[Puzzle], threads: usize, interrupt: &Interrupt) -> Vec<(String, String)> {
    let next = AtomicUsize::new(0);
    let flaws: Mutex<Vec<(usize, Flaw)>> = Mutex::new(Vec::new());
    let live = Live::counting(all.len() as u64, 0);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut engine = engine();
                while let Some((index, puzzle)) = Some(next.fetch_add(1, Ordering::Relaxed))
                    .and_then(|index| Some((index, all.get(index)?)))
                {
                    if interrupt.was_asked() {
                        break;
                    }
                    if let Err(flaw) = prove(&mut engine, puzzle, interrupt.stop()) {
                        let mut flaws = flaws.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                        flaws.push((index, flaw));
                    }
                    live.advance();
                }
            });
        }
    });
    let mut flaws = flaws.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    // Which thread was faster must not decide the order.
    flaws.sort_by_key(|(index, _)| *index);
    flaws
        .into_iter()
        .filter(|(_, flaw)| !(interrupt.was_asked() && *flaw == Flaw::Unproven))
        .map(|(index, flaw)| (all[index].id.clone(), flaw.to_string()))
        .collect()
}
