//! Who thinks behind a protocol: the engine as well as it can, or an opponent of some
//! level for the moves of a game.

use crate::screen::Screen;
use crate::search::EngineOptions;
use crate::seed::any_seed;
use outflank_engine::{Engine, Limits, Line, Lines, Outcome, Score, Selectivity, Stop};
use outflank_levels::{Ask, Clock, Computer, Level, PONDERING};
use outflank_protocols::Job;
use outflank_protocols::session::Purpose;
use outflank_rules::{DiscDiff, Move, Position};
use std::time::Instant;

/// How to choose moves: raw arguments.
#[derive(Debug, clap::Args)]
pub struct ThinkerOptions {
    /// Play as this level of the computer does: 1 to 20, max or console; hints and analyses stay
    /// as good as they can be
    #[arg(long, value_name = "LEVEL")]
    opponent: Option<Level>,

    #[command(flatten)]
    engine: EngineOptions,
}

impl ThinkerOptions {
    /// Whoever is asked for.
    pub fn thinker(&self, screen: &Screen) -> Thinker {
        let (engine, settings) = self.engine.engine(screen);
        match self.opponent {
            None => Thinker::Engine(engine),
            Some(level) => {
                drop(engine);
                Thinker::Opponent { computer: Box::new(Computer::new(settings)), level, seed: any_seed() }
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
        /// Another one plays other games.
        seed: u64,
    },
}

impl Thinker {
    /// Forgets what earlier searches have found.
    pub fn forget(&mut self) {
        match self {
            Thinker::Engine(engine) => engine.clear(),
            Thinker::Opponent { computer, .. } => computer.forget(),
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
        on_progress: &mut (dyn FnMut(&Outcome) + Send),
    ) -> Outcome {
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
fn choose(computer: &mut Computer, level: Level, seed: u64, job: Job, stop: &Stop) -> Option<Outcome> {
    let begun = Instant::now();
    // The protocol has shared out its clock already; this is for one move.
    let clock = job.limits().time.map(|time| Clock { left: time, increment: time });
    let position = job.position();
    let choice = computer.choose(&position, &Ask { level, clock, seed }, stop).ok()?;
    let mv = Move::Place(choice.square);
    let score = choice.score.unwrap_or_else(|| {
        // Who plays as people do has no score to tell; a glance at the move is one.
        let limits = Limits::depth(1, Selectivity::FASTEST).with_lines(Lines::All);
        let glance = computer.engine_of(level).search(position, &limits, &Stop::new(), &mut |_| {});
        let seen = glance.ok().and_then(|found| found.lines.into_iter().find(|line| line.mv == mv));
        let even = Score::Estimate { discs: DiscDiff::DRAW, depth: 1, selectivity: Selectivity::FASTEST };
        seen.map_or(even, |line| line.score)
    });
    Some(Outcome {
        lines: vec![Line { mv, score, variation: vec![mv] }],
        nodes: 1,
        elapsed: begun.elapsed(),
        complete: true,
    })
}
