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
use crate::numbers::Threads;
use crate::progress::Live;
use crate::screen::Screen;
use outflank_files::Source;
use outflank_rules::{Move, Position};
use outflank_train::archive::Origin;
use outflank_train::dataset::{self, DatasetError, Sample};
use std::path::{Path, PathBuf};

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

/// What the steps have in common that draw positions by chance and write one file.
#[derive(Debug, clap::Args)]
struct Drawing {
    /// Weights to judge positions with: a file, `zero` or `embedded`
    #[arg(long, value_name = "WEIGHTS", default_value = "embedded")]
    weights: Origin,

    #[command(flatten)]
    threads: Threads,

    /// Another seed draws other positions
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,

    /// Replace the file if it exists
    #[arg(long)]
    force: bool,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Reads all games of some data sets.
fn read_games(files: &[PathBuf], mut take: impl FnMut(Vec<Sample>)) -> Result<(), Failure> {
    let progress = Live::games(None);
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

/// Tells which files were written.
fn tell_written(files: &[&Path], screen: &mut Screen) -> Result<(), Failure> {
    for file in files {
        screen.say("train-written", &[("file", file.display().to_string().into())])?;
    }
    Ok(())
}

/// Every position of the games in a file, with the move that was played there.
fn positions_of(path: &Path, mut each: impl FnMut(Position, Option<Move>)) -> Result<(), Failure> {
    for game in Source::of_path(path)?.anything(None)?.to_games().map_err(Failure::refused)? {
        game.turns().for_each(|turn| each(turn.before, Some(turn.mv)));
        if game.ply() == 0 {
            each(game.position(), None);
        }
    }
    Ok(())
}
