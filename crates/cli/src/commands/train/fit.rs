//! `outflank train fit`: weights from the positions of games.

use super::{read_games, tell_written};
use crate::failure::{Failure, Outcome};
use crate::numbers::{Threads, above_zero};
use crate::output::{check_place, write_bytes};
use crate::progress::Live;
use crate::screen::Screen;
use outflank_eval::{STAGES, Weights};
use outflank_locale::Locale;
use outflank_text::Reader;
use outflank_train::fit::{Fitter, Settings, Split, StageReport};
use outflank_train::report::{FitReport, FitTable};
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Instant;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank train fit --out w1.bin g0.data\n  \
    outflank train fit --out w4.bin g1.data g2.data g3.data --report w4.json --plot w4.svg\n  \
    outflank train fit --out w1.bin g0.data --ridge 16 --hold-out 10\n\n\
    One game in forty is not fitted but held out, to tell how good the weights are for\n\
    positions they were not made from. Errors are mean absolute differences in discs.\n\
    The report is JSON: {files, out, games, ridge, iterations, seconds, stages: [...], total},\n\
    described in docs/json.md")]
pub struct Args {
    /// Files of positions, as written by `train selfplay`
    #[arg(value_name = "DATA", required = true)]
    data: Vec<PathBuf>,

    /// File for the weights
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Pull of every weight towards zero, as if seen in so many even positions
    #[arg(long, value_name = "N", default_value_t = Settings::default().ridge, value_parser = positive)]
    ridge: f64,

    /// Passes over the positions
    #[arg(long, value_name = "N", default_value_t = Settings::default().iterations, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    iterations: u32,

    /// Hold out one game in N
    #[arg(long, value_name = "N", default_value = "40", value_parser = clap::value_parser!(u64).range(2..))]
    hold_out: u64,

    #[command(flatten)]
    threads: Threads,

    /// Write the errors as JSON
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,

    /// Draw the errors as SVG
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,

    /// Replace files that exist
    #[arg(long)]
    force: bool,
}

fn positive(text: &str) -> Result<f64, String> {
    above_zero(text, f64::MAX)
}

/// Fits and writes.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    for path in [Some(&args.out), args.report.as_ref(), args.plot.as_ref()].into_iter().flatten() {
        check_place(path, args.force)?;
    }
    let begun = Instant::now();
    let mut split = Split::new(args.hold_out);
    read_games(&args.data, |game| split.add(game))?;
    if split.fit.is_empty() {
        return Err(Failure::refused("there is no position to fit: play some with outflank train selfplay"));
    }
    let settings = Settings { iterations: args.iterations, ridge: args.ridge };
    let (weights, stages) = fit(&settings, args.threads.count(), &split, screen)?;
    write_bytes(&args.out, args.force, &weights.to_bytes())?;
    let mut written = vec![args.out.as_path()];
    if let Some(path) = &args.report {
        let report = FitReport::new((&args.data, &args.out), &settings, &split, &stages, begun.elapsed());
        let mut text = serde_json::to_vec_pretty(&report).map_err(io::Error::from)?;
        text.push(b'\n');
        write_bytes(path, args.force, &text)?;
        written.push(path);
    }
    if let Some(path) = &args.plot {
        let chart = FitTable::chart(&stages, &screen.reader());
        write_bytes(path, args.force, chart.svg().as_bytes())?;
        written.push(path);
    }
    tell_written(&written, screen)?;
    Ok(Outcome::Good)
}

/// Fits, and shows each stage as soon as it is done.
fn fit(
    settings: &Settings,
    threads: usize,
    split: &Split,
    screen: &mut Screen,
) -> Result<(Weights, Vec<StageReport>), Failure> {
    let locale = Locale::new(screen.locale().language());
    let table = FitTable::new(Reader { locale: &locale, ..screen.reader() });
    writeln!(screen, "{}", table.heading())?;
    screen.flush()?;
    let live = Live::counting(STAGES as u64, 0);
    let (mut stages, mut shown) = (Vec::with_capacity(STAGES), Ok(()));
    let weights = Fitter::new().fit_all(settings, split, threads, |report| {
        if shown.is_ok() {
            shown = live.done(|| {
                writeln!(screen, "{}", table.row(report))?;
                screen.flush()
            });
        }
        stages.push(*report);
    });
    shown?;
    drop(live);
    writeln!(screen, "{}", table.total(&stages))?;
    Ok((weights, stages))
}
