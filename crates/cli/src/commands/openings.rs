//! `outflank openings`: what people call the way a game begins.
//!
//! An opening is a position, so a line is recognised however it is turned, mirrored or
//! transposed. Without anything to look for, all names are listed.

use crate::failure::{Failure, Outcome};
use crate::input;
use crate::screen::Screen;
use crate::stock;
use outflank_data::openings::{self, Opening};
use outflank_files::Source;
use outflank_formats::Format;
use outflank_report::{Listed, Named};
use outflank_rules::{Game, Move, Position};
use std::ffi::OsString;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank openings                              all names\n  \
    outflank openings tiger                        those with this word in them\n  \
    outflank openings f5d6c3d3c4                   what this is called, and what can follow\n  \
    outflank openings WTH_2025.wtb | sort | uniq -c  by name of every game of a file\n  \
    outflank openings rose --to obf | outflank solve - --depth 12\n  \
    outflank openings tiger --to transcript | outflank board - --png > tiger.png\n\n\
    Lines begin with f5; any other first move is the same turned or mirrored.\n\
    JSON: {openings: [{moves, board, family, name, en, ja, fr}]} for names, and\n\
    {games: [{number, ply, name, family, moves}], next: [...]} for lines")]
pub struct Args {
    /// A word of a name; or a line, a position or a file of games to be named
    #[arg(value_name = "WHAT", allow_hyphen_values = true, value_parser = input::FirstWord)]
    what: Option<OsString>,

    /// The rest of a text that was not quoted
    #[arg(hide = true)]
    rest: Vec<String>,

    /// Format of a file or text [default: found out]
    #[arg(long, value_name = "FORMAT", value_parser = input::format())]
    from: Option<Format>,

    /// Write the openings found in this format instead of listing them
    #[arg(long, value_name = "FORMAT", value_parser = input::format(), conflicts_with = "json")]
    to: Option<Format>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What to look for.
enum Wanted {
    All,
    Word(String),
    Games(Vec<Game>),
}

/// Looks openings up.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    if let Some(format) = args.to {
        stock::check(format)?;
    }
    let found: Vec<&'static Opening> = match wanted(&args)? {
        Wanted::All => outflank_data::openings().iter().collect(),
        Wanted::Word(word) => {
            let found: Vec<_> =
                outflank_data::openings().iter().filter(|opening| opening.is_called(&word)).collect();
            if found.is_empty() {
                return Err(Failure::Refused(format!("no opening is called {word:?}")));
            }
            found
        }
        Wanted::Games(games) => return name(&games, &args, screen),
    };
    list(found, &args, screen)
}

/// A text is a line or a file if it can be read as one, and else a word to search for.
fn wanted(args: &Args) -> Result<Wanted, Failure> {
    let Some(what) = &args.what else { return Ok(Wanted::All) };
    let input = Source::of_words(what, &args.rest)?;
    let is_word = input.path().is_none() && what != "-" && args.from.is_none();
    match input.anything(args.from) {
        Ok(found) => match found.to_games().map_err(Failure::refused)? {
            games if games.is_empty() => Err(Failure::found_in(&input, "there is no game in it")),
            games => Ok(Wanted::Games(games)),
        },
        // A line that goes wrong somewhere is a line all the same.
        Err(failure) if is_word && outflank_openings::begins_a_line(&what.to_string_lossy()) => {
            Err(failure.into())
        }
        Err(_) if is_word => Ok(Wanted::Word(String::from_utf8_lossy(&input.bytes).into_owned())),
        Err(failure) => Err(failure.into()),
    }
}

fn list(found: Vec<&'static Opening>, args: &Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    if let Some(format) = args.to {
        for opening in found {
            let moves = opening.moves.iter().map(|&square| Move::Place(square));
            let game = Game::from_moves(Position::START, moves).map_err(Failure::refused)?;
            stock::write(format, &game, Some(opening.name("en")), screen)?;
        }
        return Ok(Outcome::Good);
    }
    let listed = Listed(found);
    if args.json {
        screen.json(&listed.report(screen.locale().language().code()))?;
    } else {
        screen.tell(&listed)?;
    }
    Ok(Outcome::Good)
}

/// Names the games, and for a single one also what can follow.
fn name(games: &[Game], args: &Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    if let Some(format) = args.to {
        for game in games {
            let Some((ply, opening)) = openings::of_game(game) else { continue };
            let moves = game.moves_played().take(ply);
            let line = Game::from_moves(game.start(), moves).map_err(Failure::refused)?;
            stock::write(format, &line, Some(opening.name("en")), screen)?;
        }
        return Ok(Outcome::Good);
    }
    let next = match games {
        [game] => outflank_openings::next(game),
        _ => Vec::new(),
    };
    let named = Named { games, next };
    if args.json {
        screen.json(&named.report(screen.locale().language().code()))?;
    } else {
        screen.tell(&named)?;
    }
    Ok(Outcome::Good)
}
