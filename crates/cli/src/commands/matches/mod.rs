//! `outflank match`: two engines play a series of games, and what that says about them.
//!
//! Games come in pairs with the same opening and swapped colours ([`openings`]). Each is
//! played by an [`arbiter`] between two [`player`]s; [`standings`] counts, [`elo`] does
//! the arithmetic.

mod arbiter;
mod contender;
mod elo;
mod openings;
mod player;
mod program;
mod report;
mod standings;

use super::gtp::Orientation;
use crate::failure::{Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::note;
use crate::output;
use crate::progress::Live;
use crate::screen::Screen;
use crate::search;
use arbiter::{Played, Rules};
use contender::{Contender, Kind, Language};
use elo::Sprt;
use openings::Openings;
use outflank_formats::{Format, GameRecord, write_games};
use outflank_protocols::{Terms, Timing};
use outflank_rules::Color;
use player::{Fault, OwnPlayer, Player};
use program::Program;
use report::Facts;
use standings::{Side, Standings};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long an answer is waited for where there is no clock.
const PATIENCE: Duration = Duration::from_secs(600);

/// How often Ctrl-C is looked for, and the standings beside the bar are counted.
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
    #[arg(long, value_name = "S[+S]", value_parser = clock)]
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
    #[arg(long, value_name = "ROW", default_value = "top")]
    gtp_orientation: Orientation,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Reads `60` or `60+0.5`.
fn clock(text: &str) -> Result<Timing, String> {
    let (main, increment) = text.split_once('+').unwrap_or((text, "0"));
    Ok(Timing::Game { main: search::seconds(main)?, increment: search::seconds(increment)? })
}

/// Checked arguments.
struct Config {
    contenders: [Contender; 2],
    games: usize,
    terms: Terms,
    rules: Rules,
    threads: usize,
    concurrency: usize,
    sprt: Option<Sprt>,
    seed: Option<u64>,
    openings: Openings,
    orientation: Orientation,
}

impl Config {
    fn new(args: &Args) -> Result<Config, Failure> {
        let contenders = [Contender::read(&args.a)?, Contender::read(&args.b)?];
        let timing = args.time.map(Timing::PerMove).or(args.clock);
        contenders.iter().try_for_each(|contender| check_timing(contender, timing))?;
        let pairs = args.games.div_ceil(2) as usize;
        let openings = match &args.openings {
            Some(path) => openings::read(path)?,
            None => Openings::random(args.opening_plies.into(), args.seed),
        };
        Ok(Config {
            contenders,
            games: pairs * 2,
            terms: Terms { depth: args.depth, timing },
            rules: Rules { margin: args.margin, patience: PATIENCE },
            threads: args.threads.into(),
            concurrency: usize::from(args.concurrency).min(pairs * 2),
            sprt: args.sprt,
            seed: args.openings.is_none().then_some(args.seed),
            openings,
            orientation: args.gtp_orientation,
        })
    }

    /// Starts a player.
    fn player(&self, side: Side) -> Result<Player, Fault> {
        match &self.contenders[side.index()].kind {
            Kind::Own(own) => Ok(Player::Own(Box::new(OwnPlayer::new(own.clone(), self.threads)))),
            Kind::Program { language, command } => {
                Program::start(*language, command, self.orientation.into()).map(Player::Program)
            }
        }
    }
}

/// A clock that a side could not be told would lose it every game.
fn check_timing(contender: &Contender, timing: Option<Timing>) -> Result<(), Failure> {
    let Kind::Program { language, .. } = contender.kind else { return Ok(()) };
    let text = &contender.text;
    let reason = match (language, timing) {
        (_, None) => return Ok(()),
        (Language::NBoard, Some(Timing::PerMove(_))) => {
            "NBoard's protocol knows no time for each move: use --clock or --depth"
        }
        (Language::Gtp, Some(Timing::PerMove(time) | Timing::Game { main: time, .. })) if time.is_zero() => {
            "no time at all: to GTP that is no limit"
        }
        (Language::NBoard | Language::Console, Some(Timing::Game { main, .. })) if main.as_secs() == 0 => {
            "it can be told whole seconds only: give it at least one"
        }
        _ => return Ok(()),
    };
    Err(Failure::Refused(format!("{text}: {reason}")))
}

/// Plays a match.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let out = args.out.as_deref().map(|path| Out::new(path, args.force)).transpose()?;
    let config = Arc::new(Config::new(&args)?);
    let first = [first_player(&config, Side::A)?, first_player(&config, Side::B)?];
    let names = different_names([first[0].name(), first[1].name()]);
    let interrupt = Interrupt::catch();
    let standings = play_all(&config, first, &interrupt, screen);
    let facts = Facts {
        names,
        texts: [args.a, args.b],
        openings: config.openings.different(standings.games().count().div_ceil(2)),
        seed: config.seed,
        interrupted: interrupt.was_asked(),
    };
    if let Some(out) = &out {
        out.write(&records(&standings, &facts))?;
    }
    if args.json {
        report::json(&standings, &facts, screen)?;
    } else {
        for line in report::describe(&standings, &facts, screen) {
            writeln!(screen, "{line}")?;
        }
        if let Some(out) = &out {
            writeln!(screen, "{}", out.describe(standings.games().count(), screen))?;
        }
    }
    Ok(if facts.interrupted { Outcome::Interrupted } else { Outcome::Good })
}

/// In the records of the games one must be able to tell the sides apart.
fn different_names([a, b]: [String; 2]) -> [String; 2] {
    if a == b { [format!("{a} A"), format!("{b} B")] } else { [a, b] }
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
            |error| Failure::Refused(format!("{}: {error}", self.path.display())),
        )
    }

    fn describe(&self, count: usize, screen: &Screen) -> String {
        let (file, format) = (self.path.display().to_string(), self.format.to_string());
        let figures = [("count", count.into()), ("file", file.into()), ("format", format.into())];
        screen.text("convert-done", &figures)
    }
}

/// A side that does not even start is a mistake on the command line.
fn first_player(config: &Config, side: Side) -> Result<Player, Failure> {
    let text = &config.contenders[side.index()].text;
    let player = config.player(side).map_err(|fault| Failure::Refused(format!("{text}: {fault}")))?;
    if let (Player::Program(program), Some(_)) = (&player, config.terms.depth)
        && !program.takes_depth()
    {
        note::tell(format_args!("{text}: it cannot be told a depth and plays at its own"));
    }
    Ok(player)
}

/// Plays all games that are needed, several at once.
fn play_all(config: &Arc<Config>, first: [Player; 2], interrupt: &Interrupt, screen: &Screen) -> Standings {
    let live = Live::new(config.games);
    let next = Arc::new(AtomicUsize::new(0));
    let stopped = Arc::new(AtomicBool::new(false));
    let (report, results) = channel();
    let mut first = Some(first.map(Some));
    let workers: Vec<_> = (0..config.concurrency)
        .map(|_| {
            let worker = Worker {
                config: Arc::clone(config),
                players: first.take().unwrap_or_default(),
                next: Arc::clone(&next),
                stopped: Arc::clone(&stopped),
                report: report.clone(),
            };
            thread::spawn(move || worker.work())
        })
        .collect();
    drop(report);
    let mut standings = Standings::new(config.games, config.sprt);
    let mut shown = Instant::now();
    while !interrupt.was_asked() {
        match results.recv_timeout(GLANCE) {
            Ok((number, played)) => {
                let decided = standings.add(number, played);
                live.advance();
                if shown.elapsed() > GLANCE {
                    live.tell(|| progress(&standings, screen));
                    shown = Instant::now();
                }
                if decided {
                    break;
                }
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    stopped.store(true, Ordering::Relaxed);
    // Whoever pressed Ctrl-C does not want to wait for the last thoughts of an engine;
    // programs leave when our end of the line closes.
    if !interrupt.was_asked() {
        for worker in workers {
            // A worker that panicked has been reported by itself.
            let _ = worker.join();
        }
    }
    standings
}

/// The standings beside the bar.
fn progress(standings: &Standings, screen: &Screen) -> String {
    let totals = standings.totals();
    screen.text(
        "match-result",
        &[
            ("wins", totals.wins.into()),
            ("draws", totals.draws.into()),
            ("losses", totals.losses.into()),
            ("points", format!("{:.1}", totals.points()).into()),
        ],
    )
}

/// The games as records, in order.
fn records(standings: &Standings, facts: &Facts) -> Vec<GameRecord> {
    standings
        .games()
        .map(|(number, played)| {
            let names = Color::BOTH.map(|color| facts.names[Side::of(color, number).index()].as_str());
            played.record(names, format!("{}.{}", number / 2 + 1, number % 2 + 1))
        })
        .collect()
}

/// One thread that plays games, with its own two players.
struct Worker {
    config: Arc<Config>,
    players: [Option<Player>; 2],
    next: Arc<AtomicUsize>,
    stopped: Arc<AtomicBool>,
    report: Sender<(usize, Played)>,
}

impl Worker {
    fn work(mut self) {
        while !self.stopped.load(Ordering::Relaxed) {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.config.games {
                return;
            }
            let Some(played) = self.game(number) else { return };
            if let Some((color, _)) = played.fault {
                // Whatever state it is in, the next game begins with a fresh one.
                self.players[Side::of(color, number).index()] = None;
            }
            if self.report.send((number, played)).is_err() {
                return;
            }
        }
    }

    fn game(&mut self, number: usize) -> Option<Played> {
        let opening = &self.config.openings.get(number / 2);
        for side in [Side::A, Side::B] {
            let place = &mut self.players[side.index()];
            if place.is_none() {
                match self.config.player(side) {
                    Ok(player) => *place = Some(player),
                    Err(fault) => {
                        let colors = Color::BOTH.into_iter();
                        let mut own = colors.filter(|&color| Side::of(color, number) == side);
                        let color = own.next().expect("each side has a colour");
                        return Some(Played::not_begun(opening, color, fault));
                    }
                }
            }
        }
        let [Some(a), Some(b)] = &mut self.players else { return None };
        let players = if Side::of(Color::Black, number) == Side::A { [a, b] } else { [b, a] };
        let stopped = || self.stopped.load(Ordering::Relaxed);
        arbiter::play(players, opening, [self.config.terms; 2], self.config.rules, &stopped)
    }
}
