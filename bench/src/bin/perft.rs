//! Perft from the start, ours and `magpie`'s, in turn: `cargo xtask bench perft`.

use outflank_bench::calendar::Date;
use outflank_bench::machine::Machine;
use outflank_bench::{PERFT, magpie_perft, timed};
use outflank_rules::{Board, perft::perft};
use std::hint::black_box;
use std::path::Path;
use std::process::{Command, ExitCode};
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
    if options.record
        && let Err(error) = record(&options, &report)
    {
        eprintln!("perft: cannot record the report: {error}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn options(mut arguments: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut options = Options { depth: 11, rounds: 3, record: false };
    while let Some(argument) = arguments.next() {
        let mut number = |most: u32| {
            let text = arguments.next().ok_or(format!("{argument} needs a number"))?;
            match text.parse() {
                Ok(number) if (1..=most).contains(&number) => Ok(number),
                _ => Err(format!("{argument} takes a number from 1 to {most}, not {text:?}")),
            }
        };
        match argument.as_str() {
            "--depth" => options.depth = number(PERFT.len() as u32)?,
            "--rounds" => options.rounds = number(1000)? as usize,
            "--record" => options.record = true,
            other => return Err(format!("unknown argument {other:?}")),
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
        "date:       {}\ncommit:     {}\n{}\n\n\
         perft {depth} = {expected}, one thread, no table, last ply counted from the legal moves\n\n\
         {}{}\nmagpie takes {:.2} times as long (fastest of {rounds} alternating rounds)\n",
        Date::today(),
        commit(),
        Machine::this(),
        row("outflank", &ours),
        row("magpie 0.12", &theirs),
        best(&theirs).as_secs_f64() / best(&ours).as_secs_f64(),
    )
}

fn best(times: &[Duration]) -> Duration {
    times.iter().copied().min().expect("there is at least one round")
}

/// The commit measured, with a `+` when the tree has changes on top of it.
fn commit() -> String {
    let git = |arguments: &[&str]| {
        let output = Command::new("git").args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).output();
        output.ok().filter(|output| output.status.success()).map(|output| output.stdout)
    };
    let Some(hash) = git(&["rev-parse", "--short", "HEAD"]) else {
        return "unknown".to_owned();
    };
    let clean =
        git(&["status", "--porcelain", "--untracked-files=no"]).is_some_and(|changes| changes.is_empty());
    format!("{}{}", String::from_utf8_lossy(&hash).trim(), if clean { "" } else { "+" })
}

/// Writes the report under its date, over an earlier one of the same day.
fn record(options: &Options, report: &str) -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("results");
    let name = format!("{}-perft.md", Date::today());
    std::fs::create_dir_all(&folder)?;
    std::fs::write(folder.join(&name), format!("# Perft {}\n\n```\n{report}```\n", options.depth))?;
    println!("recorded in bench/results/{name}");
    Ok(())
}
