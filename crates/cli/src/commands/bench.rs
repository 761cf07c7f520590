//! `outflank bench`: the fixed set of searches of `outflank-suite`, and the number of boards
//! they visit.

use crate::failure::{Failure, Outcome};
use crate::input;
use crate::screen::Screen;
use crate::search::weights;
use outflank_engine::clock::System;
use outflank_engine::{Engine, Settings};
use outflank_report::Bench;
use outflank_rules::isa::Isa;
use outflank_suite::bench::{self, TABLE_BYTES};
use std::io::Write;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank bench                    all searches; the last line is the number to compare\n  \
    outflank bench --quick            a few of them, with a number of their own\n  \
    outflank bench --isa portable     the same number without special instructions\n  \
    outflank bench --json\n\n\
    One thread, a table of 64 MiB, emptied before each search.\n\
    JSON: {searches: [{name, board, score, move, nodes, seconds}], nodes, seconds, isa,\n\
    table_bytes}")]
pub struct Args {
    /// Only a few short searches
    #[arg(long)]
    quick: bool,

    /// Use this instruction set (portable, avx2, avx512 or neon) instead of the fastest
    #[arg(long, value_name = "NAME")]
    isa: Option<String>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the set.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let isa = args.isa.as_deref().map_or(Ok(Isa::best()), input::isa)?;
    let tasks = if args.quick { bench::quick() } else { bench::all() };
    let settings = Settings { table_bytes: TABLE_BYTES, threads: 1, isa, ..Settings::default() };
    let mut engine = Engine::new(settings, weights(), Box::new(System::start()));
    if engine.table_bytes() != TABLE_BYTES {
        // With another table it is another search, and its number compares with nothing.
        return Err(Failure::refused(
            "there is no memory for the table of 64 MiB that this measurement needs",
        ));
    }
    let mut bench = Bench::new(isa.name());
    for task in tasks {
        let found = task.search(&mut engine).map_err(Failure::refused)?;
        let line = bench.add(task, &found);
        if !args.json {
            writeln!(screen, "{line}")?;
            // Each shows as soon as it is there.
            screen.flush()?;
        }
    }
    screen.report(&bench, args.json)?;
    Ok(Outcome::Good)
}
