//! `outflank bench`: the fixed set of searches of `outflank-suite`, and the number of boards
//! they visit.

use crate::failure::{Failure, Outcome};
use crate::input;
use crate::screen::Screen;
use crate::search::{speed_text, time_text, weights};
use outflank_engine::clock::System;
use outflank_engine::{self as engine, Engine, Settings};
use outflank_report::json::ScoreReport;
use outflank_rules::isa::Isa;
use outflank_suite::bench::{self, TABLE_BYTES, Task};
use serde::Serialize;
use std::io::Write;
use std::time::Duration;

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

#[derive(Serialize)]
struct Report {
    searches: Vec<SearchReport>,
    nodes: u64,
    seconds: f64,
    isa: &'static str,
    table_bytes: usize,
}

#[derive(Serialize)]
struct SearchReport {
    name: String,
    board: String,
    score: ScoreReport,
    #[serde(rename = "move")]
    mv: String,
    nodes: u64,
    seconds: f64,
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
    let mut reports = Vec::with_capacity(tasks.len());
    let (mut nodes, mut time) = (0, Duration::ZERO);
    for task in tasks {
        let found = task.search(&mut engine).map_err(Failure::refused)?;
        nodes += found.nodes;
        time += found.elapsed;
        if args.json {
            reports.push(report(task, &found));
        } else {
            writeln!(screen, "{:<36} {:>13} {:>11}", task.name, found.nodes, time_text(found.elapsed))?;
            // Each shows as soon as it is there.
            screen.flush()?;
        }
    }
    if args.json {
        let seconds = time.as_secs_f64();
        screen.json(&Report {
            searches: reports,
            nodes,
            seconds,
            isa: isa.name(),
            table_bytes: TABLE_BYTES,
        })?;
    } else {
        let variables = [
            ("nodes", nodes.to_string().into()),
            ("time", time_text(time).into()),
            ("speed", speed_text(nodes, time).into()),
        ];
        writeln!(screen, "{}", screen.text("search-figures", &variables))?;
        // As it is quoted in the history of the program, in every language.
        writeln!(screen, "Bench: {nodes}")?;
    }
    Ok(Outcome::Good)
}

fn report(task: Task, found: &engine::SearchResult) -> SearchReport {
    SearchReport {
        name: task.name,
        board: task.position.to_string(),
        score: found.best().score.into(),
        mv: found.best().mv.to_string(),
        nodes: found.nodes,
        seconds: found.elapsed.as_secs_f64(),
    }
}
