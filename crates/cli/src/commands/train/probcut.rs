//! `outflank train probcut`: how far shallow searches are from deep ones.

use super::{Drawing, read_games, tell_written};
use crate::failure::{Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::output::{check_place, write_bytes};
use crate::progress::Live;
use crate::screen::Screen;
use outflank_train::probcut::{Reservoir, measure_all};
use outflank_train::report::{ProbCutReport, probcut_file};
use std::path::PathBuf;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank train probcut --data g4.data --out probcut.txt\n  \
    outflank train probcut --data g4.data --positions 5000 --depth 12 --out probcut.txt\n\n\
    Positions are picked at random from the data, as many of each number of empty squares,\n\
    and searched at every depth up to --depth; the differences say how sure a shallow\n\
    search is of a deep one. Ctrl-C stops early and uses what has been measured.\n\
    JSON: {positions, depth, midgame, endgame, groups: [...], interrupted}, described in\n\
    docs/json.md")]
pub struct Args {
    /// File of positions, as written by `train selfplay`
    #[arg(long, value_name = "FILE", required = true)]
    data: Vec<PathBuf>,

    /// File for the numbers
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Positions to search
    #[arg(long, value_name = "N", default_value = "3000", value_parser = clap::value_parser!(u32).range(1..))]
    positions: u32,

    /// Plies of the deepest search
    #[arg(long, value_name = "N", default_value = "10", value_parser = clap::value_parser!(u32).range(6..=20))]
    depth: u32,

    #[command(flatten)]
    drawing: Drawing,
}

/// Measures, fits and writes.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    check_place(&args.out, args.drawing.force)?;
    let weights = args.drawing.weights.load().map_err(Failure::refused)?;
    let mut reservoir = Reservoir::new(args.positions as usize, args.drawing.seed);
    read_games(&args.data, |game| game.iter().for_each(|sample| reservoir.offer(sample.board)))?;
    let boards = reservoir.boards();
    let interrupt = Interrupt::catch();
    let live = Live::counting(boards.len() as u64, 0);
    let mut positions = 0;
    let measurement =
        measure_all(&boards, args.depth, &weights, args.drawing.threads.count(), interrupt.stop(), || {
            positions += 1;
            live.advance();
        });
    drop(live);
    let models = measurement.fit().ok_or_else(|| {
        Failure::Refused(format!(
            "{positions} positions are too few to fit the numbers: give more with --data and --positions \
             (from 1500 on, of all parts of the game)"
        ))
    })?;
    let interrupted = positions < boards.len() as u64;
    write_bytes(&args.out, args.drawing.force, probcut_file(&models).as_bytes())?;
    let report = ProbCutReport::new((positions, args.depth), &models, &measurement, interrupted);
    screen.report(&report, args.drawing.json)?;
    if !args.drawing.json {
        tell_written(&[&args.out], screen)?;
    }
    Ok(if interrupted { Outcome::Interrupted } else { Outcome::Good })
}
