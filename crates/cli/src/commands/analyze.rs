//! `outflank analyze`: every move of games with its score, what would have been best,
//! and what that cost.
//!
//! Arguments, the games and the places of output are here; reviews come from
//! `outflank_review`, and `outflank_report` works through collections and writes.

use crate::failure::{Failure, Outcome};
use crate::input;
use crate::interrupt::Interrupt;
use crate::note;
use crate::output::{check_place, write_whole};
use crate::progress::Live;
use crate::screen::Screen;
use crate::search;
use outflank_engine::{Selectivity, Stop};
use outflank_files::{Source, SourceError};
use outflank_formats::{Collection, CollectionError, Format, ReadError};
use outflank_locale::Locale;
use outflank_report::{Batch, Done, Job, Journal, JournalError, Kind, ReportError, Sheet, Watch};
use outflank_review::{Archive, Effort, NoArchive, Version};
use outflank_text::Style;
use std::ffi::OsString;
use std::io::Write;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

/// With `--level`, endings are solved from this many more empty squares on.
const ENDING: u32 = 6;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(
    group(clap::ArgGroup::new("how-hard").args(["effort", "level", "depth"])),
    group(clap::ArgGroup::new("kind").args(["json", "csv", "ggf"])),
    after_help = "Examples:\n  \
    outflank analyze f5d6c3d3c4f4c5b3c2b4e3       a game in the terminal, with a graph\n  \
    outflank analyze game.sgf --effort thorough   deeper, and endings solved earlier\n  \
    outflank analyze WTH_2025.wtb --out 2025.csv --effort quick\n  \
    \u{20}                                            a whole year, on all cores\n  \
    outflank analyze WTH_2025.wtb --out 2025.csv --effort quick\n  \
    \u{20}                                            again after Ctrl-C: it goes on from there\n  \
    outflank analyze games.pgn --ggf > scored.ggf\n  \
    outflank analyze games.pgn --json | jq '.games[].sides.black.loss'\n\n\
    A score is the expected final difference in discs for the side that moves, and says what\n\
    it rests on. All moves of a position come from one search, so that what a move loses is\n\
    told against a score of the same kind. The same effort says the same on every machine, in\n\
    the web app and in the terminal app.\n\
    With --out, judged positions are kept in FILE.journal until FILE is written; the same\n\
    command takes them from there. The exit code is 1 when some games could not be read.\n\
    JSON: {games: [...], unreadable: [{game, reason}], effort, moves, loss, interrupted},\n\
    described in docs/json.md"
)]
pub struct Args {
    /// A file of games, `-` for standard input, or the moves themselves
    #[arg(value_name = "GAMES", allow_hyphen_values = true, value_parser = input::FirstWord)]
    what: OsString,

    /// The rest of a text that was not quoted
    #[arg(hide = true)]
    rest: Vec<String>,

    /// How hard to look: quick solves endings of up to 14 empty squares, standard of 20,
    /// thorough of 24 [default: standard]
    #[arg(long, value_name = "quick|standard|thorough")]
    effort: Option<Effort>,

    /// Look N plies ahead, and solve endings of up to N + 6 empty squares
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=60))]
    level: Option<u32>,

    /// Look N plies ahead, and solve endings of up to N empty squares
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: Option<u32>,

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
    #[arg(long, value_name = "FORMAT", value_parser = input::format())]
    from: Option<Format>,

    /// Positions looked at once [default: one for each core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<u16>>,
}

impl Args {
    fn effort(&self) -> Effort {
        // Cuts as sure as those of the efforts with a name.
        let custom = |depth, exact| Effort::custom(depth, Selectivity::ALL[2], exact);
        match (self.level, self.depth) {
            (Some(level), _) => custom(level, level + ENDING),
            (_, Some(depth)) => custom(depth, depth),
            _ => self.effort.unwrap_or_default(),
        }
    }

    fn kind(&self) -> Kind {
        let named = |path: &Path| Kind::from_extension(path.extension()?.to_str()?);
        match (self.json, self.csv, self.ggf) {
            (true, ..) => Kind::Json,
            (_, true, _) => Kind::Csv,
            (_, _, true) => Kind::Ggf,
            _ => self.out.as_deref().and_then(named).unwrap_or(Kind::Text),
        }
    }

    /// The games, and what to call their source in a message.
    fn collection(&self) -> Result<(Collection, String), Failure> {
        let source = Source::of_words(&self.what, &self.rest)?;
        let name = source.name();
        let collection = source.collection(self.from, self.game).map_err(|error| match error {
            SourceError::Collection { error: CollectionError::Positions, .. } => {
                Failure::Refused(format!("{error} to analyse; outflank solve scores positions"))
            }
            error => error.into(),
        })?;
        Ok((collection, name))
    }

    fn threads(&self) -> NonZero<usize> {
        let cores = || thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
        self.threads.map_or_else(cores, NonZero::from)
    }
}

/// Analyses what was given.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let (collection, name) = args.collection()?;
    // Messages are told while the screen is written to.
    let locale = Locale::new(screen.locale().language());
    let batch = Batch::of(collection.len(), args.threads(), args.effort());
    let work = Work {
        job: Job { collection: &collection, batch },
        name,
        interrupt: Interrupt::catch(),
        locale: &locale,
    };
    let done = match &args.out {
        Some(path) => to_file(path, &args, &work, screen.style().unicode)?,
        None => {
            let stop = work.interrupt.stop();
            work.write(args.kind(), screen.style(), &Mutex::new(NoArchive), stop, screen)?
        }
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

/// What is to be done, wherever it goes.
struct Work<'a> {
    job: Job<'a>,
    name: String,
    interrupt: Interrupt,
    locale: &'a Locale,
}

impl Work<'_> {
    /// A bar for the work, which takes turns with the games on a terminal.
    fn watched(&self) -> Watched<'_> {
        Watched { live: Live::counting(self.job.steps() as u64, 0), name: &self.name, locale: self.locale }
    }

    /// Reviews the games and writes them.
    fn write(
        &self,
        kind: Kind,
        style: Style,
        archive: &Mutex<impl Archive + Send>,
        stop: &Stop,
        out: &mut dyn Write,
    ) -> Result<Done, Failure> {
        let sheet = Sheet::new(kind, self.job.collection.len() == 1, self.locale, style);
        Ok(self.job.write(sheet, archive, stop, &self.watched(), out)?)
    }
}

/// The terminal while games are reviewed.
struct Watched<'a> {
    live: Live,
    name: &'a str,
    locale: &'a Locale,
}

impl Watch for Watched<'_> {
    fn advance(&self) {
        self.live.advance();
    }

    fn unreadable(&self, error: &ReadError) {
        let variables = [("file", self.name.into()), ("reason", error.to_string().into())];
        note::tell(self.locale.text("check-unreadable", &variables));
    }

    fn aside(&self, write: &mut dyn FnMut()) {
        self.live.aside(write);
    }
}

/// To a file, whole or not at all: first all positions into a journal beside it, then from
/// there into the file, which takes no time.
fn to_file(path: &Path, args: &Args, work: &Work<'_>, unicode: bool) -> Result<Done, Failure> {
    let place = Journal::beside(path);
    // Whoever has begun has been asked already.
    let begun = !args.restart && place.try_exists().unwrap_or(false);
    check_place(path, args.force || begun)?;
    let version = Version::with(&search::weights());
    let journal = Journal::open(&place, work.job.batch.effort, version, args.restart)?;
    if !journal.is_empty() {
        note::tell(work.locale.text("analyze-resumed", &[("count", journal.len().into())]));
    }
    let journal = Mutex::new(journal);
    let games = work.job.fill(&journal, work.interrupt.stop(), &work.watched())?;
    let mut done = Done { games, unreadable: false };
    if games < work.job.collection.readable() {
        return Ok(done);
    }
    let plain = Style { color: false, unicode };
    write_whole(
        path,
        true,
        |out| {
            done = work.write(args.kind(), plain, &journal, &Stop::new(), out)?;
            Ok(())
        },
        |failure| match failure {
            Failure::Output(source) => Failure::file("write", path)(source),
            failure => failure,
        },
    )?;
    journal.into_inner().expect("nothing panics with the journal in its hands").remove()?;
    Ok(done)
}

impl From<ReportError> for Failure {
    fn from(error: ReportError) -> Failure {
        match error {
            ReportError::Output(error) => Failure::Output(error),
            error => Failure::refused(error),
        }
    }
}

impl From<JournalError> for Failure {
    fn from(error: JournalError) -> Failure {
        Failure::refused(error)
    }
}
