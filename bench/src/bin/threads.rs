//! Hard FFO endgames with one thread and with several, in turn:
//! `cargo xtask bench threads`.

use outflank_bench::arguments::{Arguments, BadArgument};
use outflank_bench::report::{self, recorded};
use outflank_bench::solving::{Solved, Solver};
use std::fmt::Write;
use std::process::ExitCode;
use std::time::Duration;

const USAGE: &str = "usage: threads [--threads N] [--rounds N] [--table MIB] [--record]

  --threads N  threads to compare with one, at least 2 (2)
  --rounds N   how often each position is solved each way (1)
  --table MIB  memory for the table, at most 1024 (512)
  --record     also write the report under bench/results/";

/// Problems that take long enough for the threads to matter.
const PROBLEMS: [usize; 3] = [45, 48, 49];

struct Options {
    threads: usize,
    rounds: usize,
    table: usize,
    record: bool,
}

fn main() -> ExitCode {
    let options = match options(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(complaint) => {
            eprintln!("threads: {complaint}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let report = measure(&options);
    print!("{report}");
    if options.record {
        let title = format!("{} threads against one", options.threads);
        return recorded("threads", &[("md", report::markdown(&title, &report))]);
    }
    ExitCode::SUCCESS
}

fn options(arguments: impl Iterator<Item = String>) -> Result<Options, BadArgument> {
    let mut arguments = Arguments::new(arguments);
    let mut options = Options { threads: 2, rounds: 1, table: 512, record: false };
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--threads" => options.threads = arguments.number(&argument, 2..=512)?,
            "--rounds" => options.rounds = arguments.number(&argument, 1..=100)?,
            "--table" => options.table = arguments.number(&argument, 1..=1024)?,
            "--record" => options.record = true,
            _ => return Err(BadArgument::Unknown(argument)),
        }
    }
    Ok(options)
}

/// Solves each problem one way and then the other, so that a machine that slows down
/// does it to both.
fn measure(options: &Options) -> String {
    // Now, since the tree may change while this runs.
    let preamble = report::preamble();
    let mut solvers = [1, options.threads].map(|threads| Solver::new(options.table, threads));
    let mut rows = String::new();
    let mut totals = [Duration::ZERO; 2];
    for number in PROBLEMS {
        let problem = &outflank_data::ffo()[number - 1];
        let mut best: [Option<Solved>; 2] = [None; 2];
        for round in 1..=options.rounds {
            for (solver, best) in solvers.iter_mut().zip(&mut best) {
                eprintln!("FFO {number}, round {round}: {}", solver.describe());
                let solved = solver.solve(problem.board).expect("a problem is not over");
                assert!(solved.is_right(problem), "FFO {number} is solved wrongly: nothing was measured");
                // A disturbance only ever adds time.
                *best = Some(best.filter(|before| before.time <= solved.time).unwrap_or(solved));
            }
        }
        let [one, several] = best.map(|best| best.expect("there is at least one round"));
        totals[0] += one.time;
        totals[1] += several.time;
        let name = format!("#{number}");
        writeln!(
            rows,
            "{name:>5} {:>14} {:>9.3} s {:>14} {:>9.3} s {:>8.2}",
            one.nodes,
            one.time.as_secs_f64(),
            several.nodes,
            several.time.as_secs_f64(),
            one.time.as_secs_f64() / several.time.as_secs_f64()
        )
        .expect("a string takes any text");
    }
    let [one, several] = totals.map(|total| total.as_secs_f64());
    let headings = ["one thread".to_owned(), format!("{} threads", options.threads)];
    format!(
        "{}solver:     {}\n            {}\n\n\
         {:>5} {:>26} {:>26} {:>8}\n{:>5} {:>14} {:>11} {:>14} {:>11}\n{rows}{:>5} {:>26} {:>26} {:>8.2}\n",
        preamble,
        solvers[0].describe(),
        solvers[1].describe(),
        "",
        headings[0],
        headings[1],
        "speed-up",
        "",
        "nodes",
        "time",
        "nodes",
        "time",
        "",
        format!("{one:.3} s"),
        format!("{several:.3} s"),
        one / several
    )
}
