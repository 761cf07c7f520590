//! `outflank train label`: the truth about positions, to hold weights against.

use super::{Drawing, fault, positions_of, read_games};
use crate::failure::{Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::numbers::range;
use crate::output::check_place;
use crate::progress::Live;
use crate::screen::Screen;
use outflank_train::dataset;
use outflank_train::label::{Teacher, label};
use outflank_train::probcut::Reservoir;
use outflank_train::report::Labelled;
use std::path::PathBuf;
use std::time::Instant;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank train label games.wtb --empties 12..24 --positions 2000 --out solved.data\n  \
    outflank train label fresh.data --empties 25..44 --depth 16 --out deep.data\n  \
    outflank train evaluate solved.data deep.data\n\n\
    Positions are picked at random, as many of each number of empty squares, from games in\n\
    any format or from files of `train selfplay`. They are solved, or searched without\n\
    leaving anything out when a depth is given. Ctrl-C stops and keeps what is done.\n\
    JSON: {file, positions, seconds, interrupted}")]
pub struct Args {
    /// Files of games or of positions
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// File for the scored positions
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Empty squares of the positions: from A to B, both included
    #[arg(long, value_name = "A..B", value_parser = empties, default_value = "12..24")]
    empties: (u32, u32),

    /// Positions to score
    #[arg(long, value_name = "N", default_value = "2000", value_parser = clap::value_parser!(u32).range(1..))]
    positions: u32,

    /// Search so many plies instead of solving
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: Option<u32>,

    #[command(flatten)]
    drawing: Drawing,
}

fn empties(text: &str) -> Result<(u32, u32), String> {
    range(text, 0, 60)
}

/// Picks positions, scores them and writes them.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    check_place(&args.out, args.drawing.force)?;
    let weights = args.drawing.weights.load().map_err(Failure::refused)?;
    let (fewest, most) = args.empties;
    let mut reservoir = Reservoir::within(fewest..=most, args.positions as usize, args.drawing.seed);
    for file in &args.files {
        let mut offer = |board: outflank_rules::Board| reservoir.offer(board);
        if dataset::is_one(file).map_err(fault("read", file))? {
            read_games(std::slice::from_ref(file), |game| {
                game.iter().for_each(|sample| offer(sample.board));
            })?;
        } else {
            positions_of(file, |position, _| offer(position.board()))?;
        }
    }
    let boards = reservoir.boards();
    if boards.is_empty() {
        return Err(Failure::refused("no game has a position with so many empty squares"));
    }
    let teacher = args.depth.map_or(Teacher::Solver, Teacher::Search);
    let begun = Instant::now();
    let interrupt = Interrupt::catch();
    let live = Live::counting(boards.len() as u64, 0);
    let samples =
        label(&boards, teacher, &weights, args.drawing.threads.count(), interrupt.stop(), || live.advance());
    drop(live);
    dataset::write_new(&args.out, &samples).map_err(fault("write", &args.out))?;
    let interrupted = interrupt.was_asked() && samples.len() < boards.len();
    screen
        .report(&Labelled::new(&args.out, samples.len(), begun.elapsed(), interrupted), args.drawing.json)?;
    Ok(if interrupted { Outcome::Interrupted } else { Outcome::Good })
}
