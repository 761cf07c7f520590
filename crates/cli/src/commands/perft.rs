//! `outflank perft`: how many ways there are to play N plies.
//!
//! The counts prove the rules on this very machine and tell how fast they are. The
//! last line is the count alone, for scripts.

use crate::failure::{Failure, Outcome};
use crate::input;
use crate::screen::Screen;
use outflank_rules::Position;
use outflank_rules::isa::Isa;
use outflank_rules::perft::perft_with;
use serde::Serialize;
use std::io::Write;
use std::time::{Duration, Instant};

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank perft 11                   212258800 sequences of 11 plies\n  \
    outflank perft 9 --isa portable     the same without special instructions\n  \
    outflank perft 6 --board '---------------------------OX------XO--------------------------- X'\n  \
    outflank perft 8 --json\n\n\
    A forced pass is one ply; a game that ends earlier counts once.\n\
    JSON: {board, isa, depths: [{depth, count, seconds}], count}")]
pub struct Args {
    /// Number of plies
    #[arg(
        value_name = "N",
        value_parser = clap::value_parser!(u32).range(0..=60),
        allow_negative_numbers = true
    )]
    depth: u32,

    /// Count from this board instead of the start: 64 squares from A1 to H8 and the side to move
    #[arg(long, value_name = "BOARD", allow_hyphen_values = true)]
    board: Option<String>,

    /// Use this instruction set (portable, avx2, avx512 or neon) instead of the fastest
    #[arg(long, value_name = "NAME")]
    isa: Option<String>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Checked arguments.
struct Config {
    depth: u32,
    position: Position,
    isa: Isa,
}

impl Config {
    fn new(args: &Args) -> Result<Config, Failure> {
        let position = args.board.as_deref().map_or(Ok(Position::START), input::position)?;
        let isa = args.isa.as_deref().map_or(Ok(Isa::best()), input::isa)?;
        Ok(Config { depth: args.depth, position, isa })
    }

    fn count(&self, depth: u32) -> Line {
        let begun = Instant::now();
        let count = perft_with(self.isa, self.position.board(), depth);
        Line { depth, count, time: begun.elapsed() }
    }
}

/// One depth.
struct Line {
    depth: u32,
    count: u64,
    time: Duration,
}

#[derive(Serialize)]
struct Report {
    board: String,
    isa: &'static str,
    depths: Vec<DepthReport>,
    count: u64,
}

#[derive(Serialize)]
struct DepthReport {
    depth: u32,
    count: u64,
    seconds: f64,
}

/// Counts every depth up to N.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let config = Config::new(&args)?;
    if args.json {
        let lines: Vec<Line> = (1..=config.depth).map(|depth| config.count(depth)).collect();
        let report = Report {
            board: config.position.to_string(),
            isa: config.isa.name(),
            count: lines.last().map_or(1, |line| line.count),
            depths: lines
                .into_iter()
                .map(|Line { depth, count, time }| DepthReport { depth, count, seconds: time.as_secs_f64() })
                .collect(),
        };
        screen.json(&report)?;
        return Ok(Outcome::Good);
    }

    let headings = ["perft-depth", "perft-count", "perft-time"].map(|id| screen.text(id, &[]));
    writeln!(screen, "{:>6} {:>20} {:>12}", headings[0], headings[1], headings[2])?;
    let mut last = 1;
    for depth in 1..=config.depth {
        let line = config.count(depth);
        let seconds = format!("{:.3} s", line.time.as_secs_f64());
        writeln!(screen, "{:>6} {:>20} {seconds:>12}", line.depth, line.count)?;
        // Deep counts take minutes; each line shows as soon as it is there.
        screen.flush()?;
        last = line.count;
    }
    writeln!(screen, "{last}")?;
    Ok(Outcome::Good)
}
