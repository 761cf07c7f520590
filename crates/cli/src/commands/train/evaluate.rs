//! `outflank train evaluate`: how far weights are from the known scores of positions.

use super::{read_games, tell_written};
use crate::failure::{Failure, Outcome};
use crate::output::{check_place, write_bytes};
use crate::screen::Screen;
use outflank_train::archive::Origin;
use outflank_train::quality::Quality;
use outflank_train::report::QualityReport;
use std::path::PathBuf;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank train evaluate fresh.data                      the weights of this program\n  \
    outflank train evaluate --weights w1.bin fresh.data --plot w1.svg\n  \
    outflank train evaluate --weights zero fresh.data       what knowing nothing is worth\n  \
    outflank train evaluate fresh.data --json\n\n\
    Solved positions are apart from those that searches or the game they were played in\n\
    scored. Errors are mean absolute differences in discs; the bias is evaluation minus\n\
    score. Use positions that the weights were not fitted to.\n\
    JSON: {weights, files, games, stages: [...], total}, described in docs/json.md")]
pub struct Args {
    /// Files of positions, as written by `train selfplay`
    #[arg(value_name = "DATA", required = true)]
    data: Vec<PathBuf>,

    /// Weights to look at: a file, `zero` or `embedded`
    #[arg(long, value_name = "WEIGHTS", default_value = "embedded")]
    weights: Origin,

    /// Draw the errors as SVG
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,

    /// Replace the picture if it exists
    #[arg(long)]
    force: bool,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Evaluates all positions.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    if let Some(path) = &args.plot {
        check_place(path, args.force)?;
    }
    let weights = args.weights.load().map_err(Failure::refused)?;
    let mut quality = Quality::default();
    let mut games = 0;
    read_games(&args.data, |game| {
        games += 1;
        game.iter().for_each(|sample| quality.add(&weights, sample));
    })?;
    if games == 0 {
        return Err(Failure::refused("there is no position in the data"));
    }
    let report = QualityReport::new(args.weights.to_string(), &args.data, games, &quality);
    if let Some(path) = &args.plot {
        write_bytes(path, args.force, report.chart(&screen.reader()).svg().as_bytes())?;
    }
    screen.report(&report, args.json)?;
    let plot = args.plot.as_deref().filter(|_| !args.json);
    tell_written(plot.as_slice(), screen)?;
    Ok(Outcome::Good)
}
