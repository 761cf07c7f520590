//! A match: two sides, several games at once.

use crate::arbiter::{self, Played, Rules};
use crate::contender::{Contender, Kind, TimingFault};
use crate::elo::Sprt;
use crate::openings::Openings;
use crate::player::{Fault, OwnPlayer, Player};
use crate::program::Program;
use crate::standings::{Side, Standings};
use outflank_engine::Stop;
use outflank_protocols::{Terms, gtp};
use outflank_rules::Color;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// How often a stop is looked for.
const GLANCE: Duration = Duration::from_millis(50);

/// What is to be played.
pub struct Config {
    /// The two sides, A first.
    pub contenders: [Contender; 2],
    /// Games; an odd number is made even.
    pub games: usize,
    /// What the sides are told before each game.
    pub terms: Terms,
    /// How patient the arbiter is.
    pub rules: Rules,
    /// Threads of our own engine, where a side does not say.
    pub threads: usize,
    /// Games played at once.
    pub concurrency: usize,
    /// A test that ends the match early.
    pub sprt: Option<Sprt>,
    /// How games begin.
    pub openings: Openings,
    /// Which row GTP engines call 1.
    pub orientation: gtp::Orientation,
}

impl Config {
    /// A hundred games without clocks, one after another.
    #[must_use]
    pub fn new(contenders: [Contender; 2], openings: Openings) -> Config {
        Config {
            contenders,
            games: 100,
            terms: Terms::default(),
            rules: Rules { margin: Duration::from_millis(500), patience: Duration::from_secs(600) },
            threads: 1,
            concurrency: 1,
            sprt: None,
            openings,
            orientation: gtp::Orientation::Top,
        }
    }

    /// Starts a player.
    fn player(&self, side: Side) -> Result<Player, Fault> {
        match &self.contenders[side.index()].kind {
            Kind::Own(own) => Ok(Player::Own(Box::new(OwnPlayer::new(own.clone(), self.threads)))),
            Kind::Program { language, command } => {
                Program::start(*language, command, self.orientation).map(Player::Program)
            }
        }
    }
}

/// Why a match cannot begin: the side, as it was written, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// It cannot play by the clock.
    Timing(String, TimingFault),
    /// It does not even start.
    Fault(String, Fault),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Timing(text, fault) => write!(f, "{text}: {fault}"),
            StartError::Fault(text, fault) => write!(f, "{text}: {fault}"),
        }
    }
}

impl std::error::Error for StartError {}

/// A match that is ready to begin: both sides have been started once.
pub struct Arena {
    config: Arc<Config>,
    first: [Player; 2],
}

impl Arena {
    /// Checks what is to be played, and starts both sides.
    pub fn open(mut config: Config) -> Result<Arena, StartError> {
        for contender in &config.contenders {
            let checked = contender.check_timing(config.terms.timing);
            checked.map_err(|fault| StartError::Timing(contender.text.clone(), fault))?;
        }
        config.games = config.games.next_multiple_of(2);
        config.concurrency = config.concurrency.clamp(1, config.games.max(1));
        let start = |side: Side| {
            let text = &config.contenders[side.index()].text;
            config.player(side).map_err(|fault| StartError::Fault(text.clone(), fault))
        };
        let first = [start(Side::A)?, start(Side::B)?];
        Ok(Arena { config: Arc::new(config), first })
    }

    /// What is played.
    #[must_use]
    pub fn config(&self) -> &Arc<Config> {
        &self.config
    }

    /// What the sides call themselves, told apart where it is the same.
    #[must_use]
    pub fn names(&self) -> [String; 2] {
        let [a, b] = [self.first[0].name(), self.first[1].name()];
        if a == b { [format!("{a} A"), format!("{b} B")] } else { [a, b] }
    }

    /// The sides that are to look ahead so far and cannot be told, as they were written.
    pub fn deaf_to_depth(&self) -> impl Iterator<Item = &str> {
        let deaf = |player: &Player| matches!(player, Player::Program(program) if !program.takes_depth());
        let wanted = self.config.terms.depth.is_some();
        let sides = self.config.contenders.iter().zip(&self.first);
        sides.filter(move |(_, player)| wanted && deaf(player)).map(|(contender, _)| contender.text.as_str())
    }

    /// Plays all games that are needed, and shows the standings after each.
    pub fn run(self, stop: &Stop, on_game: &mut dyn FnMut(&Standings)) -> Standings {
        let Arena { config, first } = self;
        let next = Arc::new(AtomicUsize::new(0));
        let over = Stop::new();
        let (report, results) = channel();
        let mut first = Some(first.map(Some));
        let workers: Vec<_> = (0..config.concurrency)
            .map(|_| {
                let worker = Worker {
                    config: Arc::clone(&config),
                    players: first.take().unwrap_or_default(),
                    next: Arc::clone(&next),
                    over: over.clone(),
                    report: report.clone(),
                };
                thread::spawn(move || worker.work())
            })
            .collect();
        drop(report);
        let mut standings = Standings::new(config.games, config.sprt);
        while !stop.is_stopped() {
            match results.recv_timeout(GLANCE) {
                Ok((number, played)) => {
                    let decided = standings.add(number, played);
                    on_game(&standings);
                    if decided {
                        break;
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        over.stop();
        for worker in workers {
            // A worker that panicked has been reported by itself.
            let _ = worker.join();
        }
        standings
    }
}

/// One thread that plays games, with its own two players.
struct Worker {
    config: Arc<Config>,
    players: [Option<Player>; 2],
    next: Arc<AtomicUsize>,
    over: Stop,
    report: Sender<(usize, Played)>,
}

impl Worker {
    fn work(mut self) {
        while !self.over.is_stopped() {
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
        arbiter::play(players, opening, [self.config.terms; 2], self.config.rules, &self.over)
    }
}
