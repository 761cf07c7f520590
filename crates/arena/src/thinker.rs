//! Who thinks behind a protocol: the engine as well as it can, or an opponent of some
//! level for the moves of a game.

use outflank_engine::clock::System;
use outflank_engine::{Engine, Limits, Line, Lines, Score, SearchResult, Selectivity, Settings, Stop};
use outflank_eval::Weights;
use outflank_levels::{Ask, Computer, Level, PONDERING};
use outflank_protocols::Job;
use outflank_protocols::session::Purpose;
use outflank_rules::{DiscDiff, Move, Position};
use std::time::Instant;

/// What a thinker is made from, for the thread it is to live on: to read the weights and
/// to take a large table into use takes longer than a controller likes to wait for a name.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The engine's.
    pub settings: Settings,
    /// The level of an opponent and the seed of its first game; the engine itself otherwise.
    pub opponent: Option<(Level, u64)>,
}

impl Setup {
    /// The thinker.
    pub fn build(self) -> Thinker {
        match self.opponent {
            None => {
                Thinker::Engine(Engine::new(self.settings, Weights::embedded(), Box::new(System::start())))
            }
            Some((level, seed)) => {
                Thinker::Opponent { computer: Box::new(Computer::new(self.settings)), level, seed }
            }
        }
    }
}

/// Someone who searches.
pub enum Thinker {
    /// The engine.
    Engine(Engine),
    /// An opponent of a level.
    Opponent {
        /// Who thinks.
        computer: Box<Computer>,
        /// How well.
        level: Level,
        /// Another one plays other games: every game has its own.
        seed: u64,
    },
}

impl Thinker {
    /// Forgets what earlier searches have found; the next game is another one.
    pub fn forget(&mut self) {
        match self {
            Thinker::Engine(engine) => engine.clear(),
            Thinker::Opponent { computer, seed, .. } => {
                computer.forget();
                *seed = seed.wrapping_add(1);
            }
        }
    }

    /// Takes memory into use before any clock runs.
    pub fn warm_up(&mut self) {
        match self {
            Thinker::Engine(engine) => engine.warm_up(),
            Thinker::Opponent { computer, level, .. } => computer.engine_of(*level).warm_up(),
        }
    }

    /// The memory its table really has.
    pub fn table_bytes(&mut self) -> usize {
        match self {
            Thinker::Engine(engine) => engine.table_bytes(),
            Thinker::Opponent { computer, .. } => computer.engine().table_bytes(),
        }
    }

    /// Thinks about a position while the opponent does, for what later searches can make
    /// of it, until stopped or solved.
    pub fn ponder(&mut self, position: Position, stop: &Stop) {
        match self {
            Thinker::Engine(engine) => {
                // Where the game is over there is nothing to think about.
                let _ = engine.search(position, &PONDERING, stop, &mut |_| {});
            }
            Thinker::Opponent { computer, level, .. } => computer.ponder(&position, *level, stop),
        }
    }

    /// Does what a protocol asks for, and tells of every finished pass.
    pub fn think(
        &mut self,
        job: Job,
        stop: &Stop,
        on_progress: &mut (dyn FnMut(&SearchResult) + Send),
    ) -> SearchResult {
        let engine = match self {
            Thinker::Engine(engine) => engine,
            Thinker::Opponent { computer, level, seed } => {
                if job.purpose() == Purpose::Play
                    && let Some(outcome) = choose(computer, *level, *seed, job, stop)
                {
                    return outcome;
                }
                computer.engine()
            }
        };
        engine
            .search(job.position(), job.limits(), stop, on_progress)
            .expect("a job is made only where a side can move")
    }
}

/// The move an opponent chooses; nothing when it has to pass.
fn choose(computer: &mut Computer, level: Level, seed: u64, job: Job, stop: &Stop) -> Option<SearchResult> {
    let begun = Instant::now();
    let position = job.position();
    let choice = computer.choose(&position, &Ask { level, clock: job.clock(), seed }, stop).ok()?;
    let mv = Move::Place(choice.square);
    let score = choice.score.unwrap_or_else(|| {
        // Who plays as people do has no score to tell; a glance at the move is one.
        let limits = Limits::depth(1, Selectivity::FASTEST).with_lines(Lines::All);
        let glance = computer.engine_of(level).search(position, &limits, &Stop::new(), &mut |_| {});
        let seen = glance.ok().and_then(|found| found.lines.into_iter().find(|line| line.mv == mv));
        let even = Score::Estimate { discs: DiscDiff::DRAW, depth: 1, selectivity: Selectivity::FASTEST };
        seen.map_or(even, |line| line.score)
    });
    Some(SearchResult {
        lines: vec![Line { mv, score, variation: vec![mv] }],
        nodes: 1,
        elapsed: begun.elapsed(),
        complete: true,
    })
}
