//! `outflank levels`: the opponents there are, and how strong they are.

use crate::failure::{Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::numbers::Threads;
use crate::progress::Live;
use crate::screen::Screen;
use crate::search::seconds;
use outflank_engine::Settings;
use outflank_levels::Level;
use outflank_levels::measure::{MAX_TIME, Plan, Rating, tournament};
use outflank_report::LevelTable;
use std::time::Duration;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank levels                              the levels with their ratings\n  \
    outflank levels --measure                    play them against each other\n  \
    outflank levels --measure --games 200 --from 1 --to 12\n\n\
    Ratings are on a scale of our own on which the model of tournament players, level 9,\n\
    has 1500; 400 points are ten wins to one. --measure plays pairs of games between\n\
    levels up to three apart and prints the ratings that follow. Ctrl-C stops and uses\n\
    what has been played.\n\
    JSON: {levels: [{level, name, rating, seconds, measured, error, games}], interrupted}")]
pub struct Args {
    /// Measure the ratings again
    #[arg(long)]
    measure: bool,

    /// Games of each pair of levels
    #[arg(long, value_name = "N", default_value = "40", requires = "measure", value_parser = clap::value_parser!(u32).range(2..))]
    games: u32,

    /// The weakest level to measure
    #[arg(long, value_name = "LEVEL", default_value = "1", requires = "measure")]
    from: Level,

    /// The strongest level to measure
    #[arg(long, value_name = "LEVEL", default_value = "20", requires = "measure")]
    to: Level,

    /// How far apart on the scale levels may be to play each other
    #[arg(long, value_name = "N", default_value = "3", requires = "measure", value_parser = clap::value_parser!(u8).range(1..))]
    reach: u8,

    /// Seconds for each move of max [default: those its rating is published for]
    #[arg(long, value_name = "S", requires = "measure", value_parser = seconds)]
    max_time: Option<Duration>,

    /// Another seed gives other games
    #[arg(long, value_name = "N", default_value = "0", requires = "measure")]
    seed: u32,

    #[command(flatten)]
    threads: Threads,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Memory of each opponent while measuring: as a server gives it.
const TABLE_BYTES: usize = 16 << 20;

/// Shows the table, after measuring if asked to.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let mut levels: Vec<Level> = Level::all().collect();
    let mut measured = None;
    let mut interrupted = false;
    if args.measure {
        levels.retain(|level| (args.from..=args.to).contains(level));
        if levels.len() < 2 {
            return Err(Failure::refused(
                "two levels or more are needed to measure: --from must be below --to",
            ));
        }
        let interrupt = Interrupt::catch();
        measured = Some(measure(&levels, &args, &interrupt));
        interrupted = interrupt.was_asked();
    }
    let table = LevelTable::new(&levels, measured.as_deref(), interrupted, &screen.reader());
    screen.report(&table, args.json)?;
    Ok(if interrupted { Outcome::Interrupted } else { Outcome::Good })
}

fn measure(levels: &[Level], args: &Args, interrupt: &Interrupt) -> Vec<(Rating, u32)> {
    let plan = Plan {
        rounds: args.games.div_ceil(2),
        reach: args.reach.into(),
        seed: args.seed,
        max_time: args.max_time.unwrap_or(MAX_TIME),
        threads: args.threads.count(),
        settings: Settings { table_bytes: TABLE_BYTES, ..Settings::default() },
    };
    let live = Live::counting(plan.pairs_of_games(levels.len()) as u64, 0);
    tournament(levels, &plan, interrupt.stop(), &|| live.advance())
}
