//! `outflank analyze`: every move of games with its score, what would have been best,
//! and what that cost.
//!
//! One game becomes a page to read. A collection is worked through by all cores
//! ([`crew`]); into a file it goes by way of a [`journal`], so that a run that was
//! stopped, or killed, goes on where it was. [`judge`] asks the engine, [`sheet`] and
//! [`page`] say what it found.

mod collection;
mod crew;
mod graph;
mod journal;
mod judge;
mod page;
mod sheet;
mod summary;
mod wire;

use crate::failure::{Failure, Outcome};
use crate::input;
use crate::interrupt::Interrupt;
use crate::note;
use crate::output::{check_place, write_whole};
use crate::progress::Live;
use crate::screen::{Screen, Style};
use crate::search;
use collection::Collection;
use crew::{Crew, Found, Order};
use journal::Journal;
use judge::{Effort, JudgedGame};
use outflank_formats::Format;
use outflank_locale::Locale;
use outflank_protocols::Strength;
use sheet::{Kind, Sheet};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// Plies looked ahead when nothing else is asked for.
const USUAL_LEVEL: u32 = 10;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(
    group(clap::ArgGroup::new("effort").args(["level", "depth", "time"])),
    group(clap::ArgGroup::new("kind").args(["json", "csv", "ggf"])),
    after_help = "Examples:\n  \
    outflank analyze f5d6c3d3c4f4c5b3c2b4e3       a game in the terminal, with a graph\n  \
    outflank analyze game.sgf --level 16          deeper, and endings solved earlier\n  \
    outflank analyze WTH_2025.wtb --out 2025.csv  a whole year, on all cores\n  \
    outflank analyze WTH_2025.wtb --out 2025.csv  again after Ctrl-C: it goes on from there\n  \
    outflank analyze games.pgn --ggf > scored.ggf\n  \
    outflank analyze games.pgn --json | jq '.games[].sides.black.loss'\n\n\
    A score is the expected final difference in discs for the side that moves, and says what\n\
    it rests on. What a move loses is told only against a score of the same kind: proven\n\
    against proven, estimate against estimate of the same depth.\n\
    With --out, finished games are kept in FILE.journal until FILE is written; the same\n\
    command takes them from there. The exit code is 1 when some games could not be read.\n\
    JSON: {games: [...], unreadable: [{game, reason}], moves, loss, interrupted}, described in\n\
    docs/json.md"
)]
pub struct Args {
    /// A file of games, `-` for standard input, or the moves themselves
    #[arg(value_name = "GAMES", allow_hyphen_values = true, value_parser = input::FirstWord)]
    what: String,

    /// The rest of a text that was not quoted
    #[arg(hide = true)]
    rest: Vec<String>,

    /// Look N plies ahead, and solve endings of up to N + 6 empty squares [default: 10]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=60))]
    level: Option<u32>,

    /// Look N plies ahead, and solve endings of up to N empty squares
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: Option<u32>,

    /// Think this many seconds about each position
    #[arg(long, value_name = "SECONDS", value_parser = search::seconds, allow_negative_numbers = true)]
    time: Option<Duration>,

    /// Write JSON
    #[arg(long)]
    json: bool,

    /// Write a table with a row for each move
    #[arg(long)]
    csv: bool,

    /// Write the games in GGF with the score of each move
    #[arg(long)]
    ggf: bool,

    /// File to write; .json, .csv and .ggf tell what [default: standard output]
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Replace FILE if it exists
    #[arg(long)]
    force: bool,

    /// Begin anew, even if a journal of earlier work is there
    #[arg(long)]
    restart: bool,

    /// Take only the game with this number
    #[arg(long, value_name = "N")]
    game: Option<usize>,

    /// Format of the games [default: found out]
    #[arg(long, value_name = "FORMAT", value_parser = input::format)]
    from: Option<Format>,

    /// Games worked on at once [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: Option<u16>,

    /// Memory for positions already searched, in MiB, for all threads together
    #[arg(long, value_name = "MB", default_value = "128", value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    table: u32,
}

impl Args {
    fn effort(&self) -> Effort {
        match (self.depth, self.time) {
            (Some(plies), _) => Effort::Depth(plies),
            (_, Some(time)) => Effort::Time(time),
            _ => Effort::Level(Strength::of_depth(self.level.unwrap_or(USUAL_LEVEL))),
        }
    }

    fn kind(&self) -> Kind {
        let named = |path: &Path| match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "json" => Some(Kind::Json),
            "csv" => Some(Kind::Csv),
            "ggf" => Some(Kind::Ggf),
            _ => None,
        };
        match (self.json, self.csv, self.ggf) {
            (true, ..) => Kind::Json,
            (_, true, _) => Kind::Csv,
            (_, _, true) => Kind::Ggf,
            _ => self.out.as_deref().and_then(named).unwrap_or(Kind::Text),
        }
    }

    fn threads(&self) -> usize {
        self.threads.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), usize::from)
    }
}

/// What a run has done.
struct Done {
    games: usize,
    unreadable: bool,
}

/// Analyses what was given.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let effort = args.effort();
    let collection = Collection::of(&args.what, &args.rest, args.from, args.game)?;
    let interrupt = Interrupt::catch();
    // One game has the cores to itself; of several each gets one.
    let threads = args.threads();
    let (workers, each) =
        if collection.len() == 1 { (1, threads) } else { (threads.min(collection.len()), 1) };
    let crew = Crew { workers, threads: each, table_bytes: (args.table as usize) << 20, effort };
    // Messages are told while the screen is written to.
    let locale = Locale::new(screen.locale().language());
    let done = match &args.out {
        Some(path) => {
            let to_file = ToFile { path, args: &args, locale: &locale, unicode: screen.style().unicode };
            to_file.work(&collection, &crew, &interrupt)?
        }
        None => stream(&collection, &crew, args.kind(), &interrupt, &locale, screen)?,
    };
    if done.games < collection.readable() {
        // The standings must not come before what they are about.
        screen.flush()?;
        let id = if args.out.is_some() { "analyze-stopped-journal" } else { "analyze-stopped" };
        let variables = [("done", done.games.into()), ("games", collection.len().into())];
        note::tell(locale.text(id, &variables));
        return Ok(Outcome::Interrupted);
    }
    Ok(if done.unreadable { Outcome::FoundFaults } else { Outcome::Good })
}

/// To standard output, each game as soon as those before it are done.
fn stream(
    collection: &Collection,
    crew: &Crew,
    kind: Kind,
    interrupt: &Interrupt,
    locale: &Locale,
    screen: &mut Screen,
) -> Result<Done, Failure> {
    let style = screen.style();
    let mut sheet = Sheet::new(kind, collection.len() == 1, locale, style);
    let live = progress(collection, 0);
    sheet.begin(screen)?;
    let mut games = 0;
    crew.work(collection, Order::Kept, interrupt.stop(), &|_| false, &live, &mut |found| {
        games += usize::from(matches!(found, Found::Game(..)));
        // On a terminal the bar and the games take turns.
        live.aside(|| {
            sheet.add(&found, collection, screen)?;
            Ok(screen.flush()?)
        })
    })?;
    drop(live);
    sheet.end(interrupt.was_asked(), screen)?;
    Ok(Done { games, unreadable: sheet.found_faults() })
}

fn progress(collection: &Collection, done: usize) -> Live {
    match collection.plies_of_the_only_game() {
        Some(plies) => Live::counting(plies as u64, 0),
        None => Live::counting(collection.len() as u64, done as u64),
    }
}

/// To a file, by way of a journal.
struct ToFile<'a> {
    path: &'a Path,
    args: &'a Args,
    locale: &'a Locale,
    unicode: bool,
}

impl ToFile<'_> {
    fn work(&self, collection: &Collection, crew: &Crew, interrupt: &Interrupt) -> Result<Done, Failure> {
        let place = journal::beside(self.path);
        // Whoever has begun has been asked already.
        let begun = !self.args.restart && place.try_exists().unwrap_or(false);
        check_place(self.path, self.args.force || begun)?;
        let name = collection.fingerprint(&crew.effort);
        let mut journal = Journal::open(&place, name, self.args.restart)?;
        if journal.len() > 0 {
            note::tell(self.locale.text("analyze-resumed", &[("count", journal.len().into())]));
        }
        let live = progress(collection, journal.len());
        let known = journal.numbers();
        crew.work(
            collection,
            Order::AsFinished,
            interrupt.stop(),
            &|number| known.contains(&number),
            &live,
            &mut |found| match found {
                Found::Game(number, _, judged) => journal.add(number, &wire::write(&judged.moves)),
                Found::Unreadable(..) => Ok(()),
            },
        )?;
        drop(live);
        let games = journal.len();
        if games < collection.readable() {
            return Ok(Done { games, unreadable: false });
        }
        let unreadable = self.write(collection, &mut journal)?;
        journal.remove()?;
        Ok(Done { games, unreadable })
    }

    /// Writes the file from a journal that has every game.
    fn write(&self, collection: &Collection, journal: &mut Journal) -> Result<bool, Failure> {
        let plain = Style { color: false, unicode: self.unicode };
        let mut sheet = Sheet::new(self.args.kind(), collection.len() == 1, self.locale, plain);
        let wrap = |failure: Failure| match failure {
            Failure::Output(source) => Failure::file("write", self.path)(source),
            failure => failure,
        };
        write_whole(
            self.path,
            true,
            |out| {
                sheet.begin(out)?;
                for (number, record) in collection.records() {
                    let found = match record {
                        Ok(record) => {
                            let moves = journal.get(number)?;
                            let judged =
                                JudgedGame::read(&record, &moves).ok_or_else(|| journal.damaged(number))?;
                            Found::Game(number, Box::new(record), judged)
                        }
                        Err(error) => Found::Unreadable(number, error),
                    };
                    sheet.add(&found, collection, out)?;
                }
                sheet.end(false, out)
            },
            wrap,
        )?;
        Ok(sheet.found_faults())
    }
}
