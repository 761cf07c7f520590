//! `outflank train probcut`: how far shallow searches are from deep ones.

use super::{Table, Threads, WeightsChoice, discs, read_games};
use crate::failure::{Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::output::{check_place, write_bytes};
use crate::progress::Live;
use crate::screen::Screen;
use outflank_engine::probcut::{Deviation, ProbCut};
use outflank_text::strong;
use outflank_train::probcut::{Measurement, Reservoir, measure_all};
use serde::Serialize;
use std::io::Write;
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

    /// Weights to search with: a file, `zero` or `embedded`
    #[arg(long, value_name = "WEIGHTS", default_value = "embedded", value_parser = WeightsChoice::parse)]
    weights: WeightsChoice,

    /// Positions to search
    #[arg(long, value_name = "N", default_value = "3000", value_parser = clap::value_parser!(u32).range(1..))]
    positions: u32,

    /// Plies of the deepest search
    #[arg(long, value_name = "N", default_value = "10", value_parser = clap::value_parser!(u32).range(6..=20))]
    depth: u32,

    #[command(flatten)]
    threads: Threads,

    /// Another seed picks other positions
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,

    /// Replace the file if it exists
    #[arg(long)]
    force: bool,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    positions: u64,
    depth: u32,
    midgame: [f64; 4],
    endgame: [f64; 4],
    groups: Vec<GroupReport>,
    interrupted: bool,
}

#[derive(Serialize)]
struct GroupReport {
    to_end: bool,
    empties: u32,
    depth: u32,
    shallow: u32,
    positions: u64,
    mean: f64,
    deviation: f64,
    model: f64,
}

/// Measures, fits and writes.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    check_place(&args.out, args.force)?;
    let weights = args.weights.load()?;
    let mut reservoir = Reservoir::new(args.positions as usize, args.seed);
    read_games(&args.data, |game| game.iter().for_each(|sample| reservoir.offer(sample.board)))?;
    let boards = reservoir.boards();
    let interrupt = Interrupt::catch();
    let live = Live::counting(boards.len() as u64, 0);
    let mut positions = 0;
    let measurement =
        measure_all(&boards, args.depth, &weights, args.threads.count(), interrupt.stop(), || {
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
    let text = format!(
        "# Standard deviation of deep searches from shallow ones: see crates/engine/src/probcut.rs.\n{models}"
    );
    write_bytes(&args.out, args.force, text.as_bytes())?;
    if args.json {
        screen.json(&report(positions, args.depth, &models, &measurement, interrupted))?;
    } else {
        show(&args, &models, &measurement, screen)?;
    }
    Ok(if interrupted { Outcome::Interrupted } else { Outcome::Good })
}

/// The model that stands for a group.
fn model(models: &ProbCut, to_end: bool) -> Deviation {
    if to_end { models.endgame } else { models.midgame }
}

fn show(
    args: &Args,
    models: &ProbCut,
    measurement: &Measurement,
    screen: &mut Screen,
) -> Result<(), Failure> {
    for (to_end, id) in [(false, "train-probcut-midgame"), (true, "train-probcut-endgame")] {
        writeln!(screen, "{}", strong(&screen.text(id, &[]), screen.style()))?;
        let deepest_shallow = args.depth.saturating_sub(2);
        let mut headings = vec![screen.text("perft-depth", &[])];
        headings.extend((0..=deepest_shallow).map(|shallow| shallow.to_string()));
        let table = Table::with_figures(&headings, 5);
        writeln!(screen, "{}", table.row(&headings))?;
        for depth in 3..=args.depth {
            let measured: Vec<Option<f64>> =
                (0..=deepest_shallow).map(|shallow| measurement.deviation(to_end, depth, shallow)).collect();
            if measured.iter().any(Option::is_some) {
                let mut cells = vec![depth.to_string()];
                cells.extend(
                    measured
                        .into_iter()
                        .map(|value| value.map_or_else(String::new, |value| discs(Some(value)))),
                );
                writeln!(screen, "{}", table.row(&cells).trim_end())?;
            }
        }
        writeln!(screen)?;
    }
    write!(screen, "{models}")?;
    let file = args.out.display().to_string();
    writeln!(screen, "{}", screen.text("train-written", &[("file", file.into())]))?;
    Ok(())
}

fn report(
    positions: u64,
    depth: u32,
    models: &ProbCut,
    measurement: &Measurement,
    interrupted: bool,
) -> Report {
    let groups = measurement.groups().map(|group| GroupReport {
        to_end: group.to_end,
        empties: group.empties,
        depth: group.depth,
        shallow: group.shallow,
        positions: group.positions,
        mean: group.mean,
        deviation: group.deviation,
        model: model(models, group.to_end).discs(group.empties, group.depth, group.shallow),
    });
    Report {
        positions,
        depth,
        midgame: models.midgame.numbers,
        endgame: models.endgame.numbers,
        groups: groups.collect(),
        interrupted,
    }
}
