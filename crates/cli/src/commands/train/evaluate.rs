//! `outflank train evaluate`: how far weights are from the known scores of positions.

use super::{Table, WeightsChoice, discs, middle, names, range, read_games};
use crate::failure::{Failure, Outcome};
use crate::output::{check_place, write_bytes};
use crate::screen::Screen;
use outflank_eval::STAGES;
use outflank_text::strong;
use outflank_train::chart::{Chart, Series};
use outflank_train::dataset::Source;
use outflank_train::quality::{Quality, Tally, empties_of};
use serde::Serialize;
use std::io::Write;
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
    #[arg(long, value_name = "WEIGHTS", default_value = "embedded", value_parser = WeightsChoice::parse)]
    weights: WeightsChoice,

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

#[derive(Serialize)]
struct Report {
    weights: String,
    files: Vec<String>,
    games: u64,
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

#[derive(Serialize)]
struct Figures {
    exact: TallyReport,
    search: TallyReport,
    game: TallyReport,
}

#[derive(Serialize)]
struct TallyReport {
    samples: u64,
    error: Option<f64>,
    bias: Option<f64>,
}

impl From<Tally> for TallyReport {
    fn from(tally: Tally) -> TallyReport {
        TallyReport { samples: tally.samples(), error: tally.error(), bias: tally.bias() }
    }
}

/// Evaluates all positions.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    if let Some(path) = &args.plot {
        check_place(path, args.force)?;
    }
    let weights = args.weights.load()?;
    let mut quality = Quality::default();
    let mut games = 0;
    read_games(&args.data, |game| {
        games += 1;
        game.iter().for_each(|sample| quality.add(&weights, sample));
    })?;
    if games == 0 {
        return Err(Failure::refused("there is no position in the data"));
    }
    if let Some(path) = &args.plot {
        write_bytes(path, args.force, chart(&quality, screen).svg().as_bytes())?;
    }
    if args.json {
        screen.json(&report(&args, games, &quality))?;
    } else {
        show(&quality, screen)?;
        if let Some(path) = &args.plot {
            let file = path.display().to_string();
            writeln!(screen, "{}", screen.text("train-written", &[("file", file.into())]))?;
        }
    }
    Ok(Outcome::Good)
}

/// The sources of scores, each with the text of its column and of its line in a chart.
const SOURCES: [(Source, &str, &str); 3] = [
    (Source::Exact, "train-column-exact", "train-series-exact"),
    (Source::Search, "train-column-search", "train-series-search"),
    (Source::Game, "train-column-game", "train-series-game"),
];

fn show(quality: &Quality, screen: &mut Screen) -> Result<(), Failure> {
    let mut headings = vec![screen.text("column-empties", &[])];
    let mut sources = Vec::new();
    for (source, column, _) in SOURCES {
        if quality.total(source).samples() > 0 {
            sources.push(source);
            headings
                .extend([column, "train-column-error", "train-column-bias"].map(|id| screen.text(id, &[])));
        }
    }
    let table = Table::new(&headings);
    writeln!(screen, "{}", strong(&table.row(&headings), screen.style()))?;
    for stage in 0..STAGES {
        let tallies: Vec<Tally> = sources.iter().map(|&source| quality.stages(source)[stage]).collect();
        if tallies.iter().any(|tally| tally.samples() > 0) {
            writeln!(screen, "{}", table.row(&cells(range(empties_of(stage)), &tallies)))?;
        }
    }
    let totals: Vec<Tally> = sources.iter().map(|&source| quality.total(source)).collect();
    let row = table.row(&cells(screen.text("train-total", &[]), &totals));
    writeln!(screen, "{}", strong(&row, screen.style()))?;
    Ok(())
}

fn cells(first: String, tallies: &[Tally]) -> Vec<String> {
    let mut cells = vec![first];
    for tally in tallies {
        let bias = tally.bias().map_or_else(|| "-".to_owned(), |bias| format!("{bias:+.2}"));
        cells.extend([tally.samples().to_string(), discs(tally.error()), bias]);
    }
    cells
}

fn report(args: &Args, games: u64, quality: &Quality) -> Report {
    let figures = |of: &dyn Fn(Source) -> Tally| Figures {
        exact: of(Source::Exact).into(),
        search: of(Source::Search).into(),
        game: of(Source::Game).into(),
    };
    let stages = (0..STAGES).map(|stage| {
        let (fewest, most) = empties_of(stage);
        StageFigures {
            stage,
            empties_from: most,
            empties_to: fewest,
            figures: figures(&|source| quality.stages(source)[stage]),
        }
    });
    Report {
        weights: args.weights.name(),
        files: names(&args.data),
        games,
        stages: stages.collect(),
        total: figures(&|source| quality.total(source)),
    }
}

fn chart(quality: &Quality, screen: &Screen) -> Chart {
    let series = |(source, _, line): (Source, &str, &str)| Series {
        name: screen.text(line, &[]),
        points: (0..STAGES)
            .filter_map(|stage| Some((middle(empties_of(stage)), quality.stages(source)[stage].error()?)))
            .collect(),
    };
    Chart {
        title: screen.text("train-chart-evaluate", &[]),
        across: screen.text("train-chart-empties", &[]),
        up: screen.text("train-chart-error", &[]),
        falling: true,
        series: SOURCES
            .into_iter()
            .filter(|(source, ..)| quality.total(*source).samples() > 0)
            .map(series)
            .collect(),
    }
}
