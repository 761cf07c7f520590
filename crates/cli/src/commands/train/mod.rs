//! `outflank train`: how the evaluation was learned, to be repeated and carried on.
//!
//! Each step is a command: games (`selfplay`), weights from games (`fit`), a
//! network beside them (`network`), how good they
//! are (`evaluate`, on positions that `label` scored), numbers for cuts (`probcut`), what
//! people play (`people`), and the form in which the program
//! carries weights (`export`, `import`). The work is done by `outflank-train`.

mod evaluate;
mod fit;
mod label;
mod network;
mod pack;
mod people;
mod probcut;
mod selfplay;

use crate::failure::{Failure, Outcome};
use crate::input::Input;
use crate::progress::Progress;
use crate::screen::Screen;
use outflank_eval::Weights;
use outflank_formats::Pasted;
use outflank_rules::{Move, Position};
use outflank_train::archive;
use outflank_train::dataset::{self, DatasetError, Sample};
use std::convert::Infallible;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank train selfplay --out g0.data --weights zero --depth 1 --games 1000\n  \
    outflank train fit --out w1.bin g0.data\n  \
    outflank train evaluate --weights w1.bin g0.data\n  \
    outflank train selfplay --out g1.data --weights w1.bin --seed 1 --games 1000\n  \
    outflank train export w1.bin eval.zst\n\n\
    crates/train/README.md tells the whole story.")]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

/// A step of learning.
#[derive(Debug, clap::Subcommand)]
enum Command {
    /// Play games of the engine against itself and keep their positions
    Selfplay(selfplay::Args),
    /// Fit weights to the positions of games
    Fit(fit::Args),
    /// Add a network to weights, learned from the positions of games
    Network(network::Args),
    /// Hold weights against positions whose score is known
    Evaluate(evaluate::Args),
    /// Measure how far shallow searches are from deep ones
    Probcut(probcut::Args),
    /// Solve or search positions of games, to hold weights against
    Label(label::Args),
    /// Learn what people play from their games
    People(people::Args),
    /// Compress weights as the program carries them
    Export(pack::ExportArgs),
    /// Unpack weights that were exported
    Import(pack::ImportArgs),
}

/// Takes one step.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    match args.command {
        Command::Selfplay(args) => selfplay::run(args, screen),
        Command::Fit(args) => fit::run(args, screen),
        Command::Network(args) => network::run(args, screen),
        Command::Evaluate(args) => evaluate::run(args, screen),
        Command::Probcut(args) => probcut::run(args, screen),
        Command::Label(args) => label::run(args, screen),
        Command::People(args) => people::run(args, screen),
        Command::Export(args) => pack::export(args, screen),
        Command::Import(args) => pack::import(args, screen),
    }
}

/// Which weights to use.
#[derive(Clone, Debug)]
enum WeightsChoice {
    Embedded,
    Zero,
    File(PathBuf),
}

impl WeightsChoice {
    /// For `--weights`.
    fn parse(text: &str) -> Result<WeightsChoice, Infallible> {
        Ok(match text {
            "embedded" => WeightsChoice::Embedded,
            "zero" => WeightsChoice::Zero,
            path => WeightsChoice::File(path.into()),
        })
    }

    fn load(&self) -> Result<Arc<Weights>, Failure> {
        match self {
            WeightsChoice::Embedded => Ok(Weights::embedded()),
            WeightsChoice::Zero => Ok(Arc::new(Weights::zero())),
            WeightsChoice::File(path) => load_weights(path).map(Arc::new),
        }
    }

    fn name(&self) -> String {
        match self {
            WeightsChoice::Embedded => "embedded".to_owned(),
            WeightsChoice::Zero => "zero".to_owned(),
            WeightsChoice::File(path) => path.display().to_string(),
        }
    }
}

/// Weights from a file, compressed or not.
fn load_weights(path: &Path) -> Result<Weights, Failure> {
    let bytes = fs::read(path).map_err(Failure::file("read", path))?;
    archive::load(&bytes).map_err(|error| Failure::Refused(format!("{}: {error}", path.display())))
}

/// How many threads work.
#[derive(Debug, clap::Args)]
struct Threads {
    /// Threads that work at the same time [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: Option<u16>,
}

impl Threads {
    fn count(&self) -> usize {
        self.threads.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), usize::from)
    }
}

/// Reads all games of some data sets.
fn read_games(files: &[PathBuf], mut take: impl FnMut(Vec<Sample>)) -> Result<(), Failure> {
    let mut progress = Progress::new(None);
    for path in files {
        for game in dataset::read(path).map_err(fault("read", path))? {
            take(game.map_err(fault("read", path))?);
            progress.advance();
        }
    }
    Ok(())
}

/// For `map_err` on an operation on a data set.
fn fault(action: &'static str, path: &Path) -> impl Fn(DatasetError) -> Failure {
    move |error| match error {
        DatasetError::Io(source) => Failure::file(action, path)(source),
        error => Failure::Refused(format!("{}: {error}", path.display())),
    }
}

fn names(files: &[PathBuf]) -> Vec<String> {
    files.iter().map(|path| path.display().to_string()).collect()
}

/// Columns under headings, all flush right, as wide as any figure that is to come.
struct Table {
    widths: Vec<usize>,
}

impl Table {
    /// A table of figures with up to eight characters.
    fn new(headings: &[String]) -> Table {
        Table::with_figures(headings, 8)
    }

    fn with_figures(headings: &[String], widest: usize) -> Table {
        Table { widths: headings.iter().map(|text| text.chars().count().max(widest)).collect() }
    }

    fn row(&self, cells: &[String]) -> String {
        let cells = cells.iter().zip(&self.widths).map(|(cell, width)| format!("{cell:>width$}"));
        cells.collect::<Vec<_>>().join("  ")
    }
}

/// A number of discs in a table; `-` when there is none.
fn discs(value: Option<f64>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| format!("{value:.2}"))
}

/// Numbers of empty squares in a table.
fn range((fewest, most): (u32, u32)) -> String {
    format!("{most}-{fewest}")
}

/// The middle of a stage, for a chart.
fn middle((fewest, most): (u32, u32)) -> f64 {
    f64::from(fewest + most) / 2.0
}

/// Whether a file is a data set of ours; anything else is taken for games.
fn is_data_set(path: &Path) -> Result<bool, Failure> {
    match dataset::read(path) {
        Ok(_) => Ok(true),
        Err(DatasetError::NotADataSet) => Ok(false),
        Err(error) => Err(fault("read", path)(error)),
    }
}

/// Every position of the games in a file, with the move that was played there.
fn positions_of(path: &Path, mut each: impl FnMut(Position, Option<Move>)) -> Result<(), Failure> {
    match Input::of_path(path)?.anything(None)? {
        Pasted::Games(_, games) => {
            for game in games {
                let mut position = game.start;
                for recorded in &game.moves {
                    each(position, Some(recorded.mv));
                    position = position.play(recorded.mv).expect("a reader has replayed the game");
                }
            }
        }
        Pasted::Positions(_, positions) => {
            positions.iter().for_each(|scored| each(scored.position, None));
        }
    }
    Ok(())
}
