//! Who makes the moves of a match, and what can go wrong with it.

use crate::contender::Own;
use crate::program::Program;
use outflank_engine::clock::System;
use outflank_engine::time::{Budget, MARGIN, TimeLeft};
use outflank_engine::{Engine, Limits, Settings, Stop};
use outflank_protocols::{Left, Strength, Terms, Thought, Timing};
use outflank_rules::{Color, Move, Position};
use std::fmt;
use std::time::Duration;

/// Plies our own engine looks ahead when nobody says how far.
const USUAL_DEPTH: u32 = 8;

/// Why a game cannot go on. The side it happens to loses.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// A move the rules do not allow, or none at all; in its own words.
    IllegalMove(String),
    /// It took longer than it had.
    OutOfTime,
    /// It did not answer at all.
    Silent,
    /// It ended, or could not be started again.
    Crashed(String),
    /// It refuses what it must not refuse.
    Refused(String),
    /// It gave up. No fault, but the end of the game all the same.
    Resigned,
    /// The match was stopped while it thought.
    Stopped,
}

impl Fault {
    /// Its name in JSON.
    pub const fn kind(&self) -> &'static str {
        match self {
            Fault::IllegalMove(_) => "illegal-move",
            Fault::OutOfTime => "out-of-time",
            Fault::Silent => "silent",
            Fault::Crashed(_) => "crashed",
            Fault::Refused(_) => "refused",
            Fault::Resigned => "resigned",
            Fault::Stopped => "stopped",
        }
    }

    /// What there is to say beyond its kind, in English.
    pub fn detail(&self) -> Option<&str> {
        match self {
            Fault::IllegalMove(text) | Fault::Crashed(text) | Fault::Refused(text) => Some(text),
            Fault::OutOfTime | Fault::Silent | Fault::Resigned | Fault::Stopped => None,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind())?;
        self.detail().map_or(Ok(()), |detail| write!(f, " ({detail})"))
    }
}

/// The time a side has for a move.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    /// On its clock; nothing when there is none.
    pub left: Option<Duration>,
    /// What comes back with the move.
    pub increment: Duration,
    /// Whether `left` is for this move alone.
    pub for_this_move: bool,
    /// How long an answer is waited for, at most.
    pub patience: Duration,
}

impl Allowance {
    /// What a program is told.
    pub fn left(&self) -> Option<Left> {
        self.left
            .map(|left| if self.for_this_move { Left::ForThisMove(left) } else { Left::ForTheGame(left) })
    }
}

/// Something that plays.
pub enum Player {
    /// Our engine, in this process.
    Own(Box<OwnPlayer>),
    /// Another program.
    Program(Program),
}

impl Player {
    /// What it calls itself.
    pub fn name(&self) -> String {
        match self {
            Player::Own(own) => own.name(),
            Player::Program(program) => program.name(),
        }
    }

    /// Begins a game with these moves.
    pub fn begin(&mut self, opening: &[(Color, Move)], terms: Terms, stop: &Stop) -> Result<(), Fault> {
        match self {
            Player::Own(own) => {
                own.begin(terms);
                Ok(())
            }
            Player::Program(program) => program.begin(opening, terms, stop),
        }
    }

    /// A move was made in so much time; `own` when this player has made it.
    pub fn tell(&mut self, side: Color, mv: Move, time: Duration, own: bool) -> Result<(), Fault> {
        match self {
            Player::Own(_) => Ok(()),
            Player::Program(program) => program.tell(side, mv, time, own),
        }
    }

    /// Chooses a move. A stop cuts a thought of ours short and gives up waiting for others'.
    pub fn think(&mut self, position: Position, allowance: Allowance, stop: &Stop) -> Result<Thought, Fault> {
        match self {
            Player::Own(own) => Ok(own.think(position, allowance, stop)),
            Player::Program(program) => program.think(position.turn(), allowance, stop),
        }
    }
}

/// Our engine as a player.
pub struct OwnPlayer {
    engine: Engine,
    settings: Own,
    /// Plies to look ahead in this game.
    depth: Option<u32>,
}

impl OwnPlayer {
    /// An engine with these settings and this many threads.
    pub fn new(settings: Own, threads: usize) -> OwnPlayer {
        let engine_settings = Settings {
            table_bytes: settings.table_bytes,
            threads: settings.threads.unwrap_or(threads),
            probcut: settings.probcut,
            ..Settings::default()
        };
        let weights = settings.weights.clone();
        let engine = Engine::new(engine_settings, weights, Box::new(System::start()));
        OwnPlayer { engine, settings, depth: None }
    }

    fn name(&self) -> String {
        "Outflank".to_owned()
    }

    fn begin(&mut self, terms: Terms) {
        // What earlier games have taught it must not matter, or the same match would not
        // come out the same twice.
        self.engine.clear();
        let timed = self.settings.time.is_some() || terms.timing.is_some();
        self.depth = self.settings.depth.or(terms.depth).or((!timed).then_some(USUAL_DEPTH));
    }

    fn think(&mut self, position: Position, allowance: Allowance, stop: &Stop) -> Thought {
        let limits = self.limits(position, allowance);
        let outcome = self
            .engine
            .search(position, &limits, stop, &mut |_| {})
            .expect("a player is only asked where it can move");
        let best = outcome.best();
        Thought { mv: best.mv, eval: best.score.discs().map(|discs| discs.discs() as f32) }
    }

    fn limits(&self, position: Position, allowance: Allowance) -> Limits {
        let depth = |depth| Strength { depth, selectivity: self.settings.selectivity }.limits(position);
        let limits = self.depth.map_or(Limits::EXACT, depth);
        let clock = allowance.left.map(|left| match allowance.for_this_move {
            true => TimeLeft::one_move(left),
            false => TimeLeft::game(left).with_increment(allowance.increment),
        });
        let budget = clock.map(|clock| Budget::new(&clock, position.board().empties(), MARGIN));
        match (budget, self.settings.time) {
            (Some(budget), time) => limits.with_budget(budget.at_most(time.unwrap_or(Duration::MAX))),
            (None, Some(time)) => limits.with_time(time),
            (None, None) => limits,
        }
    }
}

/// The clock of one side.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    timing: Option<Timing>,
    left: Duration,
}

impl Clock {
    /// A clock before the first move.
    pub fn new(timing: Option<Timing>) -> Clock {
        let left = match timing {
            Some(Timing::Game { main, .. }) => main,
            Some(Timing::PerMove(time)) => time,
            None => Duration::ZERO,
        };
        Clock { timing, left }
    }

    /// The time there is for the next move, with a margin for what is lost on the way and
    /// a limit to waiting where there is no clock.
    pub fn allowance(&self, margin: Duration, longest: Duration) -> Allowance {
        let left = self.timing.map(|_| self.left);
        Allowance {
            left,
            increment: match self.timing {
                Some(Timing::Game { increment, .. }) => increment,
                _ => Duration::ZERO,
            },
            for_this_move: matches!(self.timing, Some(Timing::PerMove(_))),
            patience: left.map_or(longest, |left| left + margin),
        }
    }

    /// A move was made.
    pub fn spend(&mut self, time: Duration) {
        if let Some(Timing::Game { increment, .. }) = self.timing {
            self.left = self.left.saturating_sub(time) + increment;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_runs_down_and_gets_its_increments() {
        let second = Duration::from_secs(1);
        let margin = Duration::from_millis(200);
        let timing = Timing::Game { main: 10 * second, increment: Duration::from_millis(500) };
        let mut clock = Clock::new(Some(timing));
        clock.spend(4 * second);
        let allowance = clock.allowance(margin, 600 * second);
        assert_eq!(allowance.left, Some(Duration::from_millis(6500)));
        assert_eq!(allowance.patience, Duration::from_millis(6700));
        let mut each = Clock::new(Some(Timing::PerMove(second)));
        each.spend(9 * second);
        assert_eq!(each.allowance(margin, 600 * second).left, Some(second));
        let none = Clock::new(None).allowance(margin, 600 * second);
        assert_eq!((none.left, none.patience), (None, 600 * second));
    }
}
