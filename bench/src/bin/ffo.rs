//! The FFO endgames #40 to #49, solved between two runs of `magpie`'s perft 11:
//! `cargo xtask bench ffo`.

use outflank_bench::arguments::{Arguments, BadArgument};
use outflank_bench::machine::processor_time;
use outflank_bench::magpie_perft11;
use outflank_bench::report::{self, recorded};
use outflank_bench::solving::{Solved, Solver};
use std::fmt::Write;
use std::process::ExitCode;
use std::time::Duration;

const USAGE: &str = "usage: ffo [--from N] [--to N] [--threads N] [--table MIB] [--record]

  --from N     first problem, 1 to 59 (40)
  --to N       last problem (49)
  --threads N  threads (1)
  --table MIB  memory for the table, at most 1024 (512)
  --record     also write the report under bench/results/";

struct Options {
    from: usize,
    to: usize,
    threads: usize,
    table: usize,
    record: bool,
}

fn main() -> ExitCode {
    let options = match options(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(complaint) => {
            eprintln!("ffo: {complaint}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let (report, right) = measure(&options);
    print!("{report}");
    if options.record {
        let title = format!("FFO {} to {}", options.from, options.to);
        let name = if options.threads == 1 { "ffo".to_owned() } else { format!("ffo-{}t", options.threads) };
        if recorded(&name, &[("md", report::markdown(&title, &report))]) != ExitCode::SUCCESS {
            return ExitCode::FAILURE;
        }
    }
    if right { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn options(arguments: impl Iterator<Item = String>) -> Result<Options, BadArgument> {
    let mut arguments = Arguments::new(arguments);
    let mut options = Options { from: 40, to: 49, threads: 1, table: 512, record: false };
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--from" => options.from = arguments.number(&argument, 1..=59)?,
            "--to" => options.to = arguments.number(&argument, 1..=59)?,
            "--threads" => options.threads = arguments.number(&argument, 1..=512)?,
            "--table" => options.table = arguments.number(&argument, 1..=1024)?,
            "--record" => options.record = true,
            _ => return Err(BadArgument::Unknown(argument)),
        }
    }
    Ok(options)
}

/// Solves the problems; the report, and whether every answer was right.
fn measure(options: &Options) -> (String, bool) {
    // Now, since the tree may change while this runs.
    let preamble = report::preamble();
    let before = perft11();
    let mut solver = Solver::new(options.table, options.threads);
    let mut rows = String::new();
    let mut all: Vec<Solved> = Vec::new();
    let mut right = true;
    for problem in &outflank_data::ffo()[options.from - 1..options.to.max(options.from)] {
        eprintln!("FFO {}", problem.number);
        let solved = solver.solve(problem.board).expect("a problem is not over");
        right &= solved.is_right(problem);
        let verdict = if solved.is_right(problem) { "right" } else { "WRONG" };
        let empties = problem.board.board().empties();
        let Solved { score, mv, nodes, time, .. } = solved;
        let name = format!("#{}", problem.number);
        writeln!(rows, "{name:>5} {empties:>8} {score:>+6} {mv:>5}  {verdict}  {}", figures(nodes, time))
            .expect("a string takes any text");
        all.push(solved);
    }
    let after = perft11();
    let total: Duration = all.iter().map(|solved| solved.time).sum();
    let mut report = format!(
        "{}solver:     {}\n\n\
         {:>5} {:>8} {:>6} {:>5}         {:>14} {:>11} {:>10}\n{rows}{:>36}{}\n\n\
         magpie's perft 11: {:.3} s before, {:.3} s after\n\
         total time: {:.2} times magpie's perft 11\n",
        preamble,
        solver.describe(),
        "",
        "empties",
        "score",
        "move",
        "nodes",
        "time",
        "speed",
        "",
        figures(all.iter().map(|solved| solved.nodes).sum(), total),
        before.0.as_secs_f64(),
        after.0.as_secs_f64(),
        ratio(total, before.0, after.0),
    );
    let processor: Option<Duration> = all.iter().map(|solved| solved.processor).sum();
    if let (Some(total), Some(before), Some(after)) = (processor, before.1, after.1) {
        writeln!(
            report,
            "without the time other programs took: {:.3} s, {:.2} times magpie's ({:.3} s, {:.3} s)",
            total.as_secs_f64(),
            ratio(total, before, after),
            before.as_secs_f64(),
            after.as_secs_f64()
        )
        .expect("a string takes any text");
    }
    (report, right)
}

/// The reference: time on the wall, and on the processor where the system tells.
fn perft11() -> (Duration, Option<Duration>) {
    eprintln!("magpie counts perft 11");
    let start = processor_time();
    let wall = magpie_perft11();
    (wall, processor_time().zip(start).map(|(end, start)| end - start))
}

fn ratio(total: Duration, before: Duration, after: Duration) -> f64 {
    total.as_secs_f64() / ((before + after) / 2).as_secs_f64()
}

fn figures(nodes: u64, time: Duration) -> String {
    let seconds = time.as_secs_f64();
    format!("{nodes:>14} {seconds:>9.3} s {:>6.1} M/s", nodes as f64 / seconds / 1e6)
}
