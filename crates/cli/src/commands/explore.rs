//! `outflank explore`: what people played in a position.

use crate::failure::{Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::kept;
use crate::screen::Screen;
use outflank_book::Book;
use outflank_library::{Years, settled};
use outflank_report::library::ExploredReport;
use outflank_report::panel;
use outflank_text::Diagram;
use std::path::PathBuf;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank explore                              the first move\n  \
    outflank explore f5d6c3d3c4\n  \
    outflank explore f5d6 --years 2010- --player 'Takanashi'\n  \
    outflank explore f5f6 --collection WTHOR --json\n\n\
    Games come from your library: outflank library add FILE. A position counts however it was\n\
    reached and however the board is turned. Won, drawn and lost are seen by the side to move.\n\
    JSON: {board, games, wins, draws, losses, mean, ended, moves: [{squares, games, wins, draws,\n\
    losses, mean, last_year, book, players, top}]}, described in docs/json.md")]
pub struct Args {
    /// Moves, a board, or a file with a game [default: the start]
    #[arg(value_name = "POSITION")]
    position: Vec<String>,

    /// Only games of these years: 1997, 1990-1999, 2010- or -1989
    #[arg(long, value_name = "YEARS", allow_hyphen_values = true)]
    years: Option<Years>,

    /// Only games of the people whose names have these words
    #[arg(long, value_name = "NAME")]
    player: Option<String>,

    /// Only games of this collection, or of several
    #[arg(long, value_name = "NAME")]
    collection: Vec<String>,

    /// Directory of the library [default: your data directory]
    #[arg(long, value_name = "DIR", env = "OUTFLANK_DATA")]
    data: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Looks a position up.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let position = super::book::last_position(&args.position)?;
    let library = kept::library(args.data, false)?;
    let (years, collections) = (args.years.map(|years| years.0), args.collection.iter().map(String::as_str));
    let filter = library.filter(years, args.player.as_deref(), collections).map_err(Failure::refused)?;
    let interrupt = Interrupt::catch();
    super::library::bring_up_to_date(&library, &interrupt)?;
    if interrupt.was_asked() {
        return Ok(Outcome::Interrupted);
    }
    let found = library.explore(position.board(), filter).map_err(Failure::refused)?;
    let book = Book::embedded().moves(settled(position.board())).unwrap_or_default();
    let score = |square| book.iter().find(|kept| kept.square == square).map(|kept| kept.score);
    let report = ExploredReport::new(position, &found, &score);
    if !args.json {
        let panel = panel::position(position, &screen.reader());
        screen.board(&Diagram::new(position), &panel)?;
    }
    screen.report(&report, args.json)?;
    Ok(Outcome::Good)
}
