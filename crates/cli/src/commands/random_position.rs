//! `outflank random-position`: positions by chance, each with a game that leads to it.
//!
//! A position is where a random game stands, so it is legal by construction.

use crate::failure::{Failure, Outcome};
use crate::input;
use crate::numbers::range;
use crate::screen::Screen;
use crate::seed::any_seed;
use crate::stock;
use outflank_formats::Format;
use outflank_openings::random_game;
use outflank_report::RandomPositions;
use outflank_rules::Rng;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank random-position                              a position with 20 empty squares\n  \
    outflank random-position --empties 10..16 --count 50 --seed 1 > problems.obf\n  \
    outflank random-position --empties 12 --count 20 | outflank solve -\n  \
    outflank random-position --empties 40 --to transcript | outflank board - --png > random.png\n\n\
    Each position is where a game of random moves stands, so it can really come about; with a\n\
    format that holds games the game itself is written. The side to move can always move.\n\
    The same seed gives the same positions.\n\
    JSON: {seed, positions: [{board, empties, moves}]}")]
pub struct Args {
    /// Empty squares: a number, or any number from A to B
    #[arg(long, value_name = "N|A..B", default_value = "20", value_parser = empties)]
    empties: (u32, u32),

    /// How many positions
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    count: u32,

    /// Another seed gives other positions [default: a new one each time]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// Format to write
    #[arg(long, value_name = "FORMAT", default_value = "obf", value_parser = input::format(), conflicts_with = "json")]
    to: Format,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Reads a number of empty squares, or two with all between them.
fn empties(text: &str) -> Result<(u32, u32), String> {
    if text.contains("..") { range(text, 1, 60) } else { range(&format!("{text}..{text}"), 1, 60) }
}

/// Makes the positions.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    stock::check(args.to)?;
    let seed = args.seed.unwrap_or_else(any_seed);
    let mut rng = Rng::new(seed);
    let empties = args.empties.0..=args.empties.1;
    let mut made = (0..args.count).map(|_| random_game(&empties, &mut rng));
    if args.json {
        screen.json(&RandomPositions::new(seed, made))?;
    } else {
        made.try_for_each(|game| stock::write(args.to, &game, None, screen))?;
    }
    Ok(Outcome::Good)
}
