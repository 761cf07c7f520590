//! `outflank train selfplay`: games of the engine against itself.

use super::fault;
use crate::failure::{Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::numbers::{Threads, range};
use crate::progress::Live;
use crate::screen::Screen;
use outflank_train::archive::Origin;
use outflank_train::dataset::Writer;
use outflank_train::produce::{Work, produce};
use outflank_train::report::Produced;
use outflank_train::selfplay::Settings;
use std::path::PathBuf;
use std::time::Instant;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank train selfplay --out g0.data --weights zero --depth 1 --beside-every 0 --games 100000\n  \
    outflank train selfplay --out g1.data --weights w1.bin --seed 1 --games 60000\n  \
    outflank train selfplay --out g1.data --weights w1.bin --seed 1 --games 80000   20000 more\n\n\
    A game begins with moves that are random or nearly so, goes on with searches of some\n\
    plies, and is solved at its end. --games is what the file shall hold in the end: after\n\
    Ctrl-C or a power failure the same command goes on where it stopped, and the file comes\n\
    out the same as without a break, whatever the number of threads. Give each file a seed\n\
    of its own, or its games begin like those of the others.\n\
    JSON: {file, games, samples, added, seconds, interrupted}")]
pub struct Args {
    /// File of positions to begin or to go on with
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Weights to play with: a file, `zero` or `embedded`
    #[arg(long, value_name = "WEIGHTS", default_value = "embedded")]
    weights: Origin,

    /// Games the file shall hold
    #[arg(long, value_name = "N", default_value = "10000")]
    games: u64,

    /// Plies searched for each move of the middle part
    #[arg(long, value_name = "N", default_value_t = Settings::default().depth, value_parser = clap::value_parser!(u32).range(1..=20))]
    depth: u32,

    /// Empty squares from which on a game is solved
    #[arg(long, value_name = "N", default_value_t = Settings::default().solve_from, value_parser = clap::value_parser!(u32).range(1..=30))]
    solve_from: u32,

    /// Of the searched moves, one in N is another one instead; 0 for none
    #[arg(long, value_name = "N", default_value_t = Settings::default().stray_every)]
    stray_every: u32,

    /// Of the searched positions, one in N brings one beside it; 0 for none, as for weights that know nothing
    #[arg(long, value_name = "N", default_value_t = Settings::default().beside_every)]
    beside_every: u32,

    /// Plies of the random part: any number from A to B, both included [default: 6..30]
    #[arg(long, value_name = "A..B", value_parser = plies)]
    random: Option<(u32, u32)>,

    #[command(flatten)]
    threads: Threads,

    /// Another seed gives other games
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,

    /// Print the summary as JSON
    #[arg(long)]
    json: bool,
}

/// After more plies than this a game is too often over.
const MOST_RANDOM_PLIES: u32 = 54;

fn plies(text: &str) -> Result<(u32, u32), String> {
    range(text, 0, MOST_RANDOM_PLIES)
}

/// Plays the games that are missing.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let defaults = Settings::default();
    let (random_from, random_to) = args.random.unwrap_or((defaults.random_from, defaults.random_to));
    let work = Work {
        settings: Settings {
            random_from,
            random_to,
            depth: args.depth,
            solve_from: args.solve_from,
            stray_every: args.stray_every,
            beside_every: args.beside_every,
            ..defaults
        },
        seed: args.seed,
        games: args.games,
        threads: args.threads.count(),
    };
    let weights = args.weights.load().map_err(Failure::refused)?;
    let mut writer = Writer::open(&args.out).map_err(fault("write", &args.out))?;
    let before = writer.games();
    let begun = Instant::now();
    let interrupt = Interrupt::catch();
    let live = Live::counting(work.games, before);
    let played = produce(&work, &weights, &mut writer, interrupt.stop(), |_| live.advance());
    drop(live);
    played.map_err(fault("write", &args.out))?;
    let interrupted = interrupt.was_asked() && writer.games() < work.games;
    let made = Produced::new(&args.out, &writer, before, begun.elapsed(), interrupted);
    screen.report(&made, args.json)?;
    Ok(if interrupted { Outcome::Interrupted } else { Outcome::Good })
}
