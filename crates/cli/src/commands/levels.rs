//! `outflank levels`: the opponents there are, and how strong they are.

use crate::failure::{Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::progress::Live;
use crate::screen::Screen;
use crate::search::seconds;
use outflank_engine::Settings;
use outflank_levels::Level;
use outflank_levels::measure::{MAX_TIME, Plan, Rating, tournament};
use outflank_levels::people::People;
use outflank_text::strong;
use serde::Serialize;
use std::io::Write;
use std::thread;
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

    /// Threads that play at the same time [default: one for each core]
    #[arg(long, value_name = "N", requires = "measure", value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: Option<u16>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Memory of each opponent while measuring: as a server gives it.
const TABLE_BYTES: usize = 16 << 20;

#[derive(Serialize)]
struct Report {
    levels: Vec<LevelReport>,
    interrupted: bool,
}

#[derive(Serialize)]
struct LevelReport {
    level: String,
    name: String,
    rating: Option<i32>,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    measured: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    games: Option<u32>,
}

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
    let rows = levels.iter().enumerate().map(|(index, level)| {
        let found = measured.as_ref().map(|found| found[index]);
        LevelReport {
            level: level.to_string(),
            name: screen.text(level.name_id(), &[]),
            rating: level.rating(),
            seconds: level.time().as_secs_f64(),
            measured: found.map(|(rating, _)| rating.value.round()),
            error: found.map(|(rating, _)| rating.error.round()),
            games: found.map(|(_, games)| games),
        }
    });
    let rows: Vec<LevelReport> = rows.collect();
    if args.json {
        screen.json(&Report { levels: rows, interrupted })?;
    } else {
        show(&rows, screen)?;
    }
    Ok(if interrupted { Outcome::Interrupted } else { Outcome::Good })
}

fn measure(levels: &[Level], args: &Args, interrupt: &Interrupt) -> Vec<(Rating, u32)> {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let plan = Plan {
        rounds: args.games.div_ceil(2),
        reach: args.reach.into(),
        seed: args.seed,
        max_time: args.max_time.unwrap_or(MAX_TIME),
        threads: args.threads.map_or_else(cores, usize::from),
        settings: Settings { table_bytes: TABLE_BYTES, ..Settings::default() },
    };
    let live = Live::counting(plan.pairs_of_games(levels.len()) as u64, 0);
    tournament(levels, &plan, interrupt.stop(), &|| live.advance())
}

fn show(rows: &[LevelReport], screen: &mut Screen) -> Result<(), Failure> {
    let width = rows.iter().map(|row| row.name.chars().count()).max().unwrap_or(0);
    let with_measured = rows.iter().any(|row| row.measured.is_some());
    let mut heading = format!(
        "{:>6}  {:width$}  {:>6}  {:>7}",
        screen.text("levels-column-level", &[]),
        screen.text("levels-column-name", &[]),
        screen.text("levels-column-rating", &[]),
        screen.text("levels-column-time", &[]),
    );
    if with_measured {
        heading += &format!(
            "  {:>12}  {:>7}",
            screen.text("levels-column-measured", &[]),
            screen.text("levels-column-games", &[])
        );
    }
    writeln!(screen, "{}", strong(&heading, screen.style()))?;
    for row in rows {
        let rating = row.rating.map_or_else(|| "-".to_owned(), |rating| rating.to_string());
        let time = format!("{} s", row.seconds);
        let mut line = format!("{:>6}  {:width$}  {rating:>6}  {time:>7}", row.level, row.name);
        if let (Some(measured), Some(error), Some(games)) = (row.measured, row.error, row.games) {
            line += &format!("  {:>12}  {games:>7}", format!("{measured} ±{error}"));
        }
        writeln!(screen, "{line}")?;
    }
    let record = &People::embedded().record;
    let variables = [
        ("count", record.tested.into()),
        ("first", format!("{:.1}", record.first).into()),
        ("three", format!("{:.1}", record.first_three).into()),
    ];
    writeln!(screen, "\n{}", screen.text("levels-people", &variables))?;
    writeln!(screen, "{}", screen.text("levels-max", &[("seconds", MAX_TIME.as_secs().into())]))?;
    Ok(())
}
