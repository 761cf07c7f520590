//! `outflank train fit`: weights from the positions of games.

use super::{Table, Threads, discs, middle, names, range, read_games};
use crate::failure::{Failure, Outcome};
use crate::output::{check_place, write_bytes};
use crate::progress::Live;
use crate::screen::Screen;
use outflank_eval::{STAGES, Weights};
use outflank_text::strong;
use outflank_train::chart::{Chart, Series};
use outflank_train::fit::{Fitter, Settings, Split, StageReport};
use outflank_train::quality::empties_of;
use serde::Serialize;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::mpsc;
use std::thread;
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
    text.parse()
        .ok()
        .filter(|number: &f64| number.is_finite() && *number > 0.0)
        .ok_or_else(|| "a number above zero is expected, such as 4 or 0.5".to_owned())
}

#[derive(Serialize)]
struct Report {
    files: Vec<String>,
    out: String,
    games: u64,
    ridge: f64,
    iterations: u32,
    seconds: f64,
    stages: Vec<StageFigures>,
    total: Figures,
}

#[derive(Serialize)]
struct StageFigures {
    stage: usize,
    empties_from: u32,
    empties_to: u32,
    #[serde(flatten)]
    figures: Figures,
}

#[derive(Clone, Copy, Serialize)]
struct Figures {
    samples: usize,
    error: Option<f64>,
    held_out: usize,
    held_out_error: Option<f64>,
}

impl From<&StageReport> for Figures {
    fn from(report: &StageReport) -> Figures {
        Figures {
            samples: report.samples,
            error: report.error,
            held_out: report.held_out,
            held_out_error: report.held_out_error,
        }
    }
}

/// All stages together, each sample counting the same.
fn total(reports: &[StageReport]) -> Figures {
    let mean = |part: fn(&StageReport) -> (usize, Option<f64>)| {
        let samples: usize = reports.iter().map(|report| part(report).0).sum();
        let errors = reports.iter().filter_map(|report| {
            let (samples, error) = part(report);
            Some(error? * samples as f64)
        });
        (samples, (samples > 0).then(|| errors.sum::<f64>() / samples as f64))
    };
    let (samples, error) = mean(|report| (report.samples, report.error));
    let (held_out, held_out_error) = mean(|report| (report.held_out, report.held_out_error));
    Figures { samples, error, held_out, held_out_error }
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
    let (weights, reports) = fit(&args, &split, screen)?;
    write_bytes(&args.out, args.force, &weights.to_bytes())?;
    let mut written = vec![&args.out];
    if let Some(path) = &args.report {
        let report = report(&args, &split, &reports, begun);
        let mut text = serde_json::to_vec_pretty(&report).map_err(io::Error::from)?;
        text.push(b'\n');
        write_bytes(path, args.force, &text)?;
        written.push(path);
    }
    if let Some(path) = &args.plot {
        write_bytes(path, args.force, chart(&reports, screen).svg().as_bytes())?;
        written.push(path);
    }
    for path in written {
        let file = path.display().to_string();
        writeln!(screen, "{}", screen.text("train-written", &[("file", file.into())]))?;
    }
    Ok(Outcome::Good)
}

/// Fits, and shows each stage as soon as it is done.
fn fit(args: &Args, split: &Split, screen: &mut Screen) -> Result<(Weights, Vec<StageReport>), Failure> {
    let headings = [
        "column-empties",
        "train-column-fitted",
        "train-column-error",
        "train-column-held-out",
        "train-column-error",
    ]
    .map(|id| screen.text(id, &[]));
    let table = Table::new(&headings);
    writeln!(screen, "{}", strong(&table.row(&headings), screen.style()))?;
    screen.flush()?;
    let settings = Settings { iterations: args.iterations, ridge: args.ridge };
    let live = Live::counting(STAGES as u64, 0);
    let (sender, receiver) = mpsc::channel();
    let (weights, reports) = thread::scope(|scope| {
        let fitted = scope.spawn(move || {
            // The receiver is gone only when its rows cannot be shown any more.
            let tell = |report: &StageReport| {
                let _ = sender.send(*report);
            };
            Fitter::new().fit_all(&settings, split, args.threads.count(), tell)
        });
        let mut reports = Vec::with_capacity(STAGES);
        let mut shown = Ok(());
        for report in receiver {
            if shown.is_ok() {
                let row = table.row(&cells(range(empties_of(report.stage)), (&report).into()));
                shown = live.done(|| {
                    writeln!(screen, "{row}")?;
                    screen.flush()
                });
            }
            reports.push(report);
        }
        let weights = fitted.join().expect("the fit does not panic");
        shown.map(|()| (weights, reports))
    })?;
    drop(live);
    let all = screen.text("train-total", &[]);
    let row = table.row(&cells(all, total(&reports)));
    writeln!(screen, "{}", strong(&row, screen.style()))?;
    Ok((weights, reports))
}

fn cells(first: String, figures: Figures) -> [String; 5] {
    [
        first,
        figures.samples.to_string(),
        discs(figures.error),
        figures.held_out.to_string(),
        discs(figures.held_out_error),
    ]
}

fn report(args: &Args, split: &Split, reports: &[StageReport], begun: Instant) -> Report {
    let stages = reports.iter().map(|report| {
        let (fewest, most) = empties_of(report.stage);
        StageFigures { stage: report.stage, empties_from: most, empties_to: fewest, figures: report.into() }
    });
    Report {
        files: names(&args.data),
        out: args.out.display().to_string(),
        games: split.games(),
        ridge: args.ridge,
        iterations: args.iterations,
        seconds: begun.elapsed().as_secs_f64(),
        stages: stages.collect(),
        total: total(reports),
    }
}

fn chart(reports: &[StageReport], screen: &Screen) -> Chart {
    let series = |id: &str, of: fn(&StageReport) -> Option<f64>| Series {
        name: screen.text(id, &[]),
        points: reports
            .iter()
            .filter_map(|report| Some((middle(empties_of(report.stage)), of(report)?)))
            .collect(),
    };
    Chart {
        title: screen.text("train-chart-fit", &[]),
        across: screen.text("train-chart-empties", &[]),
        up: screen.text("train-chart-error", &[]),
        falling: true,
        series: vec![
            series("train-series-fitted", |report| report.error),
            series("train-series-held-out", |report| report.held_out_error),
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ridge_is_above_zero() {
        assert_eq!(positive("0.5"), Ok(0.5));
        for text in ["0", "-1", "nan", "inf", "x", ""] {
            assert!(positive(text).is_err(), "{text}");
        }
    }

    #[test]
    fn the_total_counts_samples_alike() {
        let report = |samples, error, held_out, held_out_error| StageReport {
            stage: 0,
            samples,
            error,
            held_out,
            held_out_error,
        };
        let all =
            total(&[report(3, Some(2.0), 0, None), report(1, Some(6.0), 0, None), report(0, None, 0, None)]);
        assert_eq!((all.samples, all.error, all.held_out, all.held_out_error), (4, Some(3.0), 0, None));
    }
}
