//! `outflank library`: collections of games that are kept.

use super::convert::{self, Target};
use crate::failure::{Failure, Outcome};
use crate::input;
use crate::interrupt::Interrupt;
use crate::kept;
use crate::progress::Live;
use crate::screen::Screen;
use outflank_files::{Listed, game_files};
use outflank_formats::{Format, Pasted};
use outflank_library::Years;
use outflank_report::Conversion;
use outflank_report::library::{Collections, FoundGames, Imports, Removed};
use outflank_store::library::{AddedFile, Adding, Library, LibraryError, LibraryQuery, Order, Winner};
use std::path::PathBuf;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank library add WTH_*.wtb                 with the names in the .JOU and .TRN files beside them\n  \
    outflank library add games/ --into club        a folder with all that is in it\n  \
    outflank library list\n  \
    outflank library find --player Takanashi --years 2010-2019 --sort result\n  \
    outflank library find --position f5d6c3d3c4    games that came to this position\n  \
    outflank library export tamenori.pgn --player Tamenori --event 'World'\n  \
    outflank library remove club\n\n\
    A file is added whole or not at all, and a game that is there already is left out. Games never\n\
    change. outflank explore shows what people played in a position. Exit code 1 when a file was\n\
    refused.\n\
    JSON of `add`: {files: [{file, format, collection, added, known, error}], added, known, refused,\n\
    games, bytes, interrupted}; all of it in docs/json.md")]
pub struct Args {
    #[command(subcommand)]
    command: Command,

    /// Directory of the library [default: your data directory]
    #[arg(long, value_name = "DIR", env = "OUTFLANK_DATA", global = true)]
    data: Option<PathBuf>,

    /// Print JSON
    #[arg(long, global = true)]
    json: bool,
}

/// What to do with it.
#[derive(Debug, clap::Subcommand)]
enum Command {
    /// Add the games of files, and of all files in folders
    Add(AddArgs),
    /// The collections there are
    List,
    /// Find games
    Find(FindArgs),
    /// Write games that are found into a file
    Export(ExportArgs),
    /// Take a collection out, with all its games
    Remove(RemoveArgs),
}

#[derive(Debug, clap::Args)]
struct AddArgs {
    /// Files of games in any format, folders, `-` for standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// The collection [default: WTHOR for its files, else the name of the folder or the file]
    #[arg(long, value_name = "NAME")]
    into: Option<String>,

    /// Format of the files [default: by name or content]
    #[arg(long, value_name = "FORMAT", value_parser = input::format())]
    from: Option<Format>,
}

#[derive(Debug, clap::Args)]
struct RemoveArgs {
    /// The name of the collection
    #[arg(value_name = "NAME")]
    collection: String,
}

#[derive(Debug, clap::Args)]
struct FindArgs {
    #[command(flatten)]
    wanted: Wanted,

    /// The most to show
    #[arg(long, value_name = "N", default_value = "20")]
    limit: u64,

    /// How many to leave out at the beginning
    #[arg(long, value_name = "N", default_value = "0")]
    offset: u64,
}

#[derive(Debug, clap::Args)]
struct ExportArgs {
    /// File to write, `-` for standard output
    #[arg(value_name = "OUT")]
    output: PathBuf,

    #[command(flatten)]
    wanted: Wanted,

    /// Format of OUT [default: by its name]
    #[arg(long, value_name = "FORMAT", value_parser = input::format())]
    to: Option<Format>,

    /// Replace OUT if it exists
    #[arg(long)]
    force: bool,
}

/// Which games.
#[derive(Debug, clap::Args)]
struct Wanted {
    /// Words of a player's name
    #[arg(long, value_name = "NAME", default_value = "")]
    player: String,

    /// Words of the other player's name
    #[arg(long, value_name = "NAME", default_value = "")]
    opponent: String,

    /// Words of the event's name
    #[arg(long, value_name = "NAME", default_value = "")]
    event: String,

    /// Years: 1997, 1990-1999, 2010- or -1989
    #[arg(long, value_name = "YEARS", allow_hyphen_values = true)]
    years: Option<Years>,

    /// Who won: black, white, draw; won or lost by the player
    #[arg(long, value_name = "WHO")]
    winner: Option<Winner>,

    /// A collection
    #[arg(long, value_name = "NAME")]
    collection: Option<String>,

    /// A position the games came to, however turned: moves, a board, or a file with a game
    #[arg(long, value_name = "POSITION")]
    position: Option<String>,

    /// What comes first: year, black, white, event, result, length or number
    #[arg(long, value_name = "ORDER", default_value = "year")]
    sort: Order,

    /// The other way round
    #[arg(long)]
    reverse: bool,
}

impl Wanted {
    fn query(self) -> Result<LibraryQuery, Failure> {
        let position = self.position.map(|text| super::book::last_position(&[text])).transpose()?;
        Ok(LibraryQuery {
            player: self.player,
            opponent: self.opponent,
            event: self.event,
            years: self.years.map(|years| years.0),
            winner: self.winner,
            collection: self.collection,
            position: position.map(outflank_rules::Position::board),
            order: self.sort,
            reversed: self.reverse,
            ..LibraryQuery::default()
        })
    }
}

/// Does what was asked.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    if let Command::Add(add) = &args.command {
        // Wrong names are told before a library is made.
        let files = game_files(&add.files)?;
        return added(&kept::library(args.data, true)?, add, &files, args.json, screen);
    }
    let library = kept::library(args.data, false)?;
    match args.command {
        Command::Add(_) => unreachable!("it was done above"),
        Command::List => {
            let extent = library.extent().map_err(Failure::refused)?;
            let collections = library.collections().map_err(Failure::refused)?;
            screen.report(&Collections::new(&collections, &extent), args.json)?;
        }
        Command::Find(find) => {
            let mut query = asked(&library, find.wanted)?;
            (query.limit, query.offset) = (Some(find.limit), find.offset);
            let hits = library.find(&query).map_err(Failure::refused)?;
            screen.report(&FoundGames::new(hits.total, query.offset, &hits.games), args.json)?;
        }
        Command::Export(export) => {
            let to = convert::output_format(&export.output, export.to)?;
            let target = Target::new(export.output.clone(), export.force)?;
            let query = asked(&library, export.wanted)?;
            let content = Pasted::Games(to, library.records(&query).map_err(Failure::refused)?);
            let losses = convert::write(&target, &content, to, to == Format::Wthor, screen)?;
            let output = export.output.display().to_string();
            let done = Conversion::new(("library".to_owned(), to), (output, to), content.len());
            return convert::tell(done.without(&[], &losses), &target, args.json, screen);
        }
        Command::Remove(remove) => {
            let games = library.remove(&remove.collection).map_err(Failure::refused)?;
            screen.report(&Removed { collection: remove.collection, games }, args.json)?;
        }
    }
    Ok(Outcome::Good)
}

/// A question, with the index up to date if it is about a position.
fn asked(library: &Library, wanted: Wanted) -> Result<LibraryQuery, Failure> {
    let query = wanted.query()?;
    if query.position.is_some() {
        bring_up_to_date(library, &Interrupt::catch())?;
    }
    Ok(query)
}

/// Lets the index know of all games. Stopped, it goes on the next time.
pub fn bring_up_to_date(library: &Library, interrupt: &Interrupt) -> Result<(), Failure> {
    let live = Live::counting(library.extent().map_err(Failure::refused)?.unindexed, 0);
    let mut goes_on = |done, _| {
        live.reached(done);
        !interrupt.was_asked()
    };
    library.catch_up(&mut goes_on).map_err(Failure::refused)
}

/// Adds files one after the other; each is in, whole, before the next begins.
fn added(
    library: &Library,
    args: &AddArgs,
    files: &[Listed],
    json: bool,
    screen: &mut Screen,
) -> Result<Outcome, Failure> {
    let (interrupt, live) = (Interrupt::catch(), Live::new(files.len()));
    let adding = Adding { into: args.into.as_deref(), from: args.from };
    let mut imports = Imports::default();
    for file in files.iter().take_while(|_| !interrupt.was_asked()) {
        let name = file.path.display().to_string();
        let mut goes_on = |games: u64| {
            if games.is_multiple_of(512) {
                live.tell(|| format!("{name}: {games}"));
            }
            !interrupt.was_asked()
        };
        match library.add_file(file, adding, &mut goes_on) {
            Ok(AddedFile::In { format, collection, games }) => {
                imports.added(name, format, collection, games.added, games.known);
            }
            Ok(AddedFile::PassedOver) => {}
            Ok(AddedFile::Refused(reason)) => imports.refused(name, reason),
            Err(LibraryError::Stopped) => break,
            Err(error) => return Err(Failure::refused(error)),
        }
        live.done(|| ());
    }
    drop(live);
    if !interrupt.was_asked() {
        bring_up_to_date(library, &interrupt)?;
    }
    let interrupted = interrupt.was_asked();
    let imports = imports.finish(&library.extent().map_err(Failure::refused)?, interrupted);
    screen.report(&imports, json)?;
    Ok(match imports.any_refused() {
        _ if interrupted => Outcome::Interrupted,
        true => Outcome::FoundFaults,
        false => Outcome::Good,
    })
}
