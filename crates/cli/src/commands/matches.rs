//! `outflank match`: two engines play a series of games, and what that says about them.

use super::gtp::ORIENTATIONS;
use crate::failure::{Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::note;
use crate::output;
use crate::progress::Live;
use crate::screen::Screen;
use crate::search;
use outflank_arena::arbiter::Rules;
use outflank_arena::report::Facts;
use outflank_arena::{Arena, Config, Contender, Openings, Report, Sprt, Standings};
use outflank_files::Source;
use outflank_formats::{Format, GameRecord, Pasted, write_games};
use outflank_locale::Value;
use outflank_protocols::gtp::Orientation;
use outflank_protocols::{Terms, Timing};
use outflank_text::Lines;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How long an answer is waited for where there is no clock.
const PATIENCE: Duration = Duration::from_secs(600);

/// How often the standings beside the bar are counted.
const GLANCE: Duration = Duration::from_millis(50);

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank match self:depth=8 self:depth=6 --games 100\n  \
    outflank match self self:weights=old.weights --time 0.1 --sprt 0,10 --games 5000\n  \
    outflank match self 'gtp:edax -gtp -l 8' --depth 8 --out games.pgn\n  \
    outflank match 'nboard:ntest x' self:depth=10 --clock 60+1 --concurrency 2\n  \
    outflank match self:depth=4 self:depth=5 --openings openings.txt --json\n\n\
    A side is our own engine, self[:depth=N,selectivity=PERCENT,time=SECONDS,\n\
    weights=FILE,probcut=FILE,threads=N,table=MB], or another program that speaks GTP\n\
    (gtp:COMMAND), the protocol of NBoard (nboard:COMMAND) or the commands of Edax\n\
    (console:COMMAND). Weights other than ours search best with cuts measured for them.\n\
    Each opening is played twice with colours swapped. Who plays an illegal move, ends or\n\
    is too late loses that game.\n\
    With a fixed depth the same match comes out the same every time.\n\n\
    Elo differences and their 95 % intervals are computed from pairs of games. --sprt\n\
    stops when one of two differences is the better explanation, wrong in 5 % of cases\n\
    either way.\n\n\
    JSON: {a: {name, engine}, b, games, wins, draws, losses, points, pairs, mean_discs,\n\
    elo: {difference, low, high}, sprt: {elo0, elo1, llr, lower, upper, accepted},\n\
    openings, seed, interrupted, faults: [{game, by, kind, reason}],\n\
    results: [{game, black, score, moves}]}")]
pub struct Args {
    /// One side: self, self:SETTINGS, gtp:COMMAND, nboard:COMMAND or console:COMMAND
    #[arg(value_name = "A")]
    a: String,

    /// The other side
    #[arg(value_name = "B")]
    b: String,

    /// Games to play, made even
    #[arg(long, value_name = "N", default_value = "100", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,

    /// Openings from a file of games instead of random ones
    #[arg(long, value_name = "FILE", conflicts_with_all = ["opening_plies", "seed"])]
    openings: Option<PathBuf>,

    /// Plies of the random openings
    #[arg(long, value_name = "K", default_value = "8", value_parser = clap::value_parser!(u16).range(0..=30))]
    opening_plies: u16,

    /// Chooses the random openings
    #[arg(long, value_name = "S", default_value = "1")]
    seed: u64,

    /// Seconds for each move
    #[arg(long, value_name = "S", value_parser = search::seconds, conflicts_with = "clock")]
    time: Option<Duration>,

    /// Seconds for all moves of a side, and those that come back with each, as in 60 or 60+0.5
    #[arg(long, value_name = "S[+S]")]
    clock: Option<Timing>,

    /// Plies to look ahead, for engines that can be told
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: Option<u32>,

    /// Time that a move may be late before the game is lost, in seconds
    #[arg(long, value_name = "S", default_value = "0.5", value_parser = search::seconds)]
    margin: Duration,

    /// Threads of our own engine
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: u16,

    /// Games played at once
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=512))]
    concurrency: u16,

    /// Stop when it is clear whether A is ELO0 or ELO1 points stronger, as in 0,10
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,

    /// Write the games to this file; its ending tells the format
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Replace FILE if it exists
    #[arg(long)]
    force: bool,

    /// Which row GTP engines call 1
    #[arg(long, value_name = "ROW", default_value = "top", value_parser = ORIENTATIONS)]
    gtp_orientation: Orientation,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Checked arguments.
fn config(args: &Args) -> Result<Config, Failure> {
    let side = |text: &str| text.parse::<Contender>().map_err(Failure::refused);
    let openings = match &args.openings {
        Some(path) => read_openings(path)?,
        None => Openings::random(args.opening_plies.into(), args.seed),
    };
    Ok(Config {
        games: args.games as usize,
        terms: Terms { depth: args.depth, timing: args.time.map(Timing::PerMove).or(args.clock) },
        rules: Rules { margin: args.margin, patience: PATIENCE },
        threads: args.threads.into(),
        concurrency: args.concurrency.into(),
        sprt: args.sprt,
        orientation: args.gtp_orientation,
        ..Config::new([side(&args.a)?, side(&args.b)?], openings)
    })
}

fn read_openings(path: &Path) -> Result<Openings, Failure> {
    let input = Source::of_path(path)?;
    let Pasted::Games(_, records) = input.anything(None)? else {
        return Err(Failure::found_in(
            &input,
            "expected games, found positions: openings are moves from the start",
        ));
    };
    Openings::listed(&records).map_err(|error| Failure::found_in(&input, error))
}

/// Plays a match.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let out = args.out.as_deref().map(|path| Out::new(path, args.force)).transpose()?;
    let arena = Arena::open(config(&args)?).map_err(Failure::refused)?;
    for side in arena.deaf_to_depth() {
        note::tell(format_args!("{side}: it cannot be told a depth and plays at its own"));
    }
    let (config, names) = (arena.config().clone(), arena.names());
    let interrupt = Interrupt::catch();
    let standings = play(arena, config.games, &interrupt, screen);
    if let Some(out) = &out {
        out.write(&standings.records([&names[0], &names[1]]))?;
    }
    let facts = Facts {
        names,
        texts: [args.a, args.b],
        openings: config.openings.different(standings.games().count().div_ceil(2)),
        seed: args.openings.is_none().then_some(args.seed),
        interrupted: interrupt.was_asked(),
    };
    let report = Report::new(&standings, &facts);
    screen.report(&report, args.json)?;
    if let Some(out) = out.filter(|_| !args.json) {
        screen.say("convert-done", &out.figures(standings.games().count()))?;
    }
    Ok(if facts.interrupted { Outcome::Interrupted } else { Outcome::Good })
}

/// Plays all games, with the standings beside the bar.
fn play(arena: Arena, games: usize, interrupt: &Interrupt, screen: &Screen) -> Standings {
    let live = Live::new(games);
    let mut shown = Instant::now();
    arena.run(interrupt.stop(), &mut |standings| {
        live.advance();
        if shown.elapsed() > GLANCE {
            live.tell(|| standings.lines(&screen.reader()).join("\n"));
            shown = Instant::now();
        }
    })
}

/// Where the games go.
struct Out<'a> {
    path: &'a Path,
    format: Format,
    force: bool,
}

impl Out<'_> {
    fn new(path: &Path, force: bool) -> Result<Out<'_>, Failure> {
        let named = || Format::from_extension(path.extension()?.to_str()?);
        let fits = |format: &Format| format.can_write() && format.holds_games() && *format != Format::Wthor;
        let format = named().filter(fits).ok_or_else(|| {
            Failure::Refused(format!(
                "the name {} tells no format for the games of a match: end it in .pgn, .ggf, .sgf or .txt",
                path.display()
            ))
        })?;
        output::check_place(path, force)?;
        Ok(Out { path, format, force })
    }

    fn write(&self, games: &[GameRecord]) -> Result<(), Failure> {
        output::write_whole(
            self.path,
            self.force,
            |out| write_games(self.format, games, out),
            Failure::written(Some(self.path)),
        )
    }

    fn figures(&self, count: usize) -> [(&'static str, Value<'static>); 3] {
        let (file, format) = (self.path.display().to_string(), self.format.to_string());
        [("count", count.into()), ("file", file.into()), ("format", format.into())]
    }
}
