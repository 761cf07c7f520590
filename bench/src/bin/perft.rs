//! Perft from the start, ours and `magpie`'s, in turn: `cargo xtask bench perft`.

use outflank_bench::arguments::{Arguments, BadArgument};
use outflank_bench::report::{self, recorded};
use outflank_bench::{PERFT, magpie_perft, timed};
use outflank_rules::{Board, perft::perft};
use std::hint::black_box;
use std::process::ExitCode;
use std::time::Duration;

const USAGE: &str = "usage: perft [--depth N] [--rounds N] [--record]

  --depth N    plies to count, 1 to 12 (11)
  --rounds N   how often each of the two runs (3)
  --record     also write the report under bench/results/";

struct Options {
    depth: u32,
    rounds: usize,
    record: bool,
}

fn main() -> ExitCode {
    let options = match options(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(complaint) => {
            eprintln!("perft: {complaint}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let report = measure(&options);
    print!("{report}");
    if options.record {
        return recorded("perft", &[("md", report::markdown(&format!("Perft {}", options.depth), &report))]);
    }
    ExitCode::SUCCESS
}

fn options(arguments: impl Iterator<Item = String>) -> Result<Options, BadArgument> {
    let mut arguments = Arguments::new(arguments);
    let mut options = Options { depth: 11, rounds: 3, record: false };
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--depth" => options.depth = arguments.number(&argument, 1..=PERFT.len())? as u32,
            "--rounds" => options.rounds = arguments.number(&argument, 1..=1000)?,
            "--record" => options.record = true,
            _ => return Err(BadArgument::Unknown(argument)),
        }
    }
    Ok(options)
}

/// Runs both in turn, so that a machine that slows down or speeds up in between does
/// it to both, and compares the fastest runs: a disturbance only ever adds time.
fn measure(options: &Options) -> String {
    let Options { depth, rounds, .. } = *options;
    let expected = PERFT[depth as usize - 1];
    let mut ours = Vec::new();
    let mut theirs = Vec::new();
    for round in 1..=rounds {
        eprintln!("round {round} of {rounds}");
        let (count, time) = timed(|| perft(black_box(Board::START), black_box(depth)));
        assert_eq!(count, expected, "our count at depth {depth} is wrong: nothing was measured");
        ours.push(time);
        let (count, time) = timed(|| magpie_perft(black_box(depth)));
        assert_eq!(count, expected, "magpie's count at depth {depth} is wrong: nothing was measured");
        theirs.push(time);
    }
    let row = |name: &str, times: &[Duration]| {
        let best = best(times);
        let all: Vec<_> = times.iter().map(|time| format!("{:.3}", time.as_secs_f64())).collect();
        let speed = expected as f64 / best.as_secs_f64() / 1e6;
        format!("{name:<12}{:>9.3} s  {speed:>8.1} M/s   rounds: {}\n", best.as_secs_f64(), all.join(" "))
    };
    format!(
        "{}\n\
         perft {depth} = {expected}, one thread, no table, last ply counted from the legal moves\n\n\
         {}{}\nmagpie takes {:.2} times as long (fastest of {rounds} alternating rounds)\n",
        report::preamble(),
        row("outflank", &ours),
        row("magpie 0.12", &theirs),
        best(&theirs).as_secs_f64() / best(&ours).as_secs_f64(),
    )
}

fn best(times: &[Duration]) -> Duration {
    times.iter().copied().min().expect("there is at least one round")
}
