//! `outflank show`: a position or a game as a board with words beside it.
//!
//! Of a game it shows where it ended, one position of it, or all of them. Passes are
//! plies of their own, so that ply numbers mean the same as everywhere else.

use crate::choice::{Choice, Chosen, no_numbers, no_such_ply, replayed, up_to};
use crate::failure::{Failure, Outcome};
use crate::screen::Screen;
use outflank_formats::{GameRecord, ScoredPosition};
use outflank_report::json::ScoredReport;
use outflank_report::shown::{self, Shown, ShownGame};
use outflank_rules::Game;
use std::io::Write;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank show f5d6c3d3c4                  a game from its moves\n  \
    outflank show '---------------------------OX------XO--------------------------- X'\n  \
    outflank show games.pgn --game 3 --ply 20 the third game after 20 plies\n  \
    outflank show WTH_1977.wtb | less         every game of a database\n  \
    xclip -o | outflank show -                whatever is on the clipboard\n  \
    outflank show game.sgf --numbers          the whole game on one board, as books print it\n  \
    outflank show f5d6c3 --all --json\n\n\
    On the board: X or a full disc is Black, O or a ring is White, + is a legal move, and the\n\
    disc in brackets was placed last.\n\
    JSON: {games: [...]} or {positions: [...]}, described in docs/json.md")]
pub struct Args {
    #[command(flatten)]
    choice: Choice,

    /// Show every position of a game
    #[arg(long, conflicts_with = "ply")]
    all: bool,

    /// Show a game on one board, each disc as the number of its move; passes are not counted
    #[arg(long, conflicts_with_all = ["all", "json"])]
    numbers: bool,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Args {
    /// Which positions of a game to show.
    fn plies(&self, game: &Game, number: usize) -> Result<Vec<usize>, Failure> {
        let last = game.ply();
        match self.choice.ply {
            None if self.all => Ok((0..=last).collect()),
            None => Ok(vec![last]),
            Some(ply) if ply <= last => Ok(vec![ply]),
            Some(ply) => Err(no_such_ply(number, last, ply)),
        }
    }
}

/// Shows what was given.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    match args.choice.chosen()? {
        Chosen::Games(games) => show_games(&games, &args, screen)?,
        Chosen::Positions(_) if args.numbers => return Err(no_numbers()),
        Chosen::Positions(positions) => show_positions(&positions, args.json, screen)?,
    }
    Ok(Outcome::Good)
}

fn show_games(games: &[(usize, GameRecord)], args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let several = games.len() > 1;
    let mut reports = Vec::new();
    for (index, (number, record)) in games.iter().enumerate() {
        let game = if args.numbers { up_to(record, *number, args.choice.ply)? } else { replayed(record)? };
        let shown = ShownGame { number: *number, record, game: &game };
        if args.json {
            reports.push(shown.report(&args.plies(&game, *number)?));
            continue;
        }
        let text = if args.numbers {
            shown.numbers(several, &screen.reader())
        } else {
            shown.boards(&args.plies(&game, *number)?, several, &screen.reader())
        };
        write!(screen, "{}{text}", if index > 0 { "\n" } else { "" })?;
    }
    if args.json {
        screen.json(&Shown::Games(reports))?;
    }
    Ok(())
}

fn show_positions(
    positions: &[(usize, ScoredPosition)],
    json: bool,
    screen: &mut Screen,
) -> Result<(), Failure> {
    if json {
        let reports = positions.iter().map(|(number, scored)| ScoredReport::new(*number, scored)).collect();
        return Ok(screen.json(&Shown::Positions(reports))?);
    }
    for (index, (number, scored)) in positions.iter().enumerate() {
        let text = shown::position(*number, scored, positions.len() > 1, &screen.reader());
        write!(screen, "{}{text}", if index > 0 { "\n" } else { "" })?;
    }
    Ok(())
}
