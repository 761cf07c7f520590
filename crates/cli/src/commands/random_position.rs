//! `outflank random-position`: positions by chance, each with a game that leads to it.
//!
//! A position is where a random game stands, so it is legal by construction.

use crate::failure::{Failure, Outcome};
use crate::input;
use crate::screen::Screen;
use crate::seed::any_seed;
use crate::stock::{self, Kept};
use outflank_formats::Format;
use outflank_rules::{Game, Rng};
use serde::Serialize;

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
    empties: Empties,

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

/// How many empty squares, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Empties {
    from: u32,
    to: u32,
}

fn empties(text: &str) -> Result<Empties, String> {
    let number = |text: &str| text.parse().ok().filter(|number| (1..=60).contains(number));
    let (from, to) = text.split_once("..").unwrap_or((text, text));
    match (number(from), number(to)) {
        (Some(from), Some(to)) if from <= to => Ok(Empties { from, to }),
        _ => Err("a number from 1 to 60 is expected, or two of them such as 10..16".to_owned()),
    }
}

#[derive(Serialize)]
struct Report {
    seed: u64,
    positions: Vec<PositionReport>,
}

#[derive(Serialize)]
struct PositionReport {
    board: String,
    empties: u32,
    moves: Vec<String>,
}

impl From<&Game> for PositionReport {
    fn from(game: &Game) -> PositionReport {
        PositionReport {
            board: game.position().to_string(),
            empties: game.position().board().empties(),
            moves: game.moves_played().map(|mv| mv.to_string()).collect(),
        }
    }
}

/// Makes the positions.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    stock::check(args.to)?;
    let seed = args.seed.unwrap_or_else(any_seed);
    let mut rng = Rng::new(seed);
    let mut made = (0..args.count).map(|_| make(args.empties, &mut rng));
    if args.json {
        let positions = made.map(|game| PositionReport::from(&game)).collect();
        screen.json(&Report { seed, positions })?;
    } else {
        made.try_for_each(|game| stock::write(args.to, &Kept::new(&game), screen))?;
    }
    Ok(Outcome::Good)
}

/// A random game that stands with so many empty squares and can go on.
fn make(wanted: Empties, rng: &mut Rng) -> Game {
    loop {
        let left = wanted.from + rng.below(wanted.to - wanted.from + 1);
        let mut game = Game::new();
        while game.position().board().empties() > left && rng.play(&mut game) {}
        // Some games end early, and most random games with one empty square are over.
        if !game.is_over() && game.position().board().empties() == left {
            return game;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_of_empty_squares_comes_about() {
        let mut rng = Rng::new(1);
        for left in 1..=60 {
            let game = make(Empties { from: left, to: left }, &mut rng);
            assert_eq!(game.position().board().empties(), left);
            assert!(game.position().board().can_move());
        }
        let mut seen: Vec<u32> = (0..200)
            .map(|_| make(Empties { from: 10, to: 12 }, &mut rng).position().board().empties())
            .collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen, [10, 11, 12]);
    }

    #[test]
    fn the_number_is_read() {
        assert_eq!(empties("7"), Ok(Empties { from: 7, to: 7 }));
        assert_eq!(empties("7..9"), Ok(Empties { from: 7, to: 9 }));
        for text in ["", "0", "61", "9..7", "7..", "x", "-1", "7...9"] {
            assert!(empties(text).is_err(), "{text}");
        }
    }
}
