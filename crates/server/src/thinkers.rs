//! The computers that play: a few threads for all games.
//!
//! Levels that answer within a blink have threads of their own, so that a game against a
//! strong level keeps no beginner waiting. A waiting question takes a few bytes and each
//! live match has at most one, so the queues need no other bound.
//!
//! An opponent is made when it is first needed and given up when nobody has played for a
//! while, and its memory with it.

use outflank_engine::{Settings, Stop};
use outflank_levels::{Ask, Computer};
use outflank_rules::{Position, Square};
use std::collections::VecDeque;
use std::num::NonZero;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;

/// Up to this much thinking time a level counts as quick.
const QUICK: Duration = Duration::from_millis(200);

/// After so long without a question an opponent's memory is given back.
const IDLE: Duration = Duration::from_secs(60);

/// Tables of the quick and of the other levels, in bytes.
const TABLES: [usize; 2] = [1 << 20, 32 << 20];

/// A question for a move.
pub(crate) struct Question {
    pub(crate) position: Position,
    pub(crate) ask: Ask,
    pub(crate) stop: Stop,
    pub(crate) answer: oneshot::Sender<Square>,
}

#[derive(Default)]
struct Lane {
    state: Mutex<LaneState>,
    filled: Condvar,
}

#[derive(Default)]
struct LaneState {
    waiting: VecDeque<Question>,
    closed: bool,
}

impl Lane {
    fn lock(&self) -> MutexGuard<'_, LaneState> {
        // Nothing panics between a lock and its end.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Threads that answer questions for moves.
pub(crate) struct Thinkers {
    lanes: [Arc<Lane>; 2],
}

impl Thinkers {
    /// One thread for each core and lane.
    pub(crate) fn start() -> std::io::Result<Thinkers> {
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        let thinkers = Thinkers { lanes: [Arc::default(), Arc::default()] };
        for (lane, table_bytes) in thinkers.lanes.iter().zip(TABLES) {
            for number in 0..cores {
                let lane = Arc::clone(lane);
                std::thread::Builder::new()
                    .name(format!("thinker-{number}"))
                    .spawn(move || think(&lane, table_bytes))?;
            }
        }
        Ok(thinkers)
    }

    /// How many questions nobody thinks about yet.
    pub(crate) fn waiting(&self) -> usize {
        self.lanes.iter().map(|lane| lane.lock().waiting.len()).sum()
    }

    /// Puts a question to them.
    pub(crate) fn ask(&self, question: Question) {
        let quick = question.ask.level.time() <= QUICK;
        let lane = &self.lanes[usize::from(!quick)];
        lane.lock().waiting.push_back(question);
        lane.filled.notify_one();
    }
}

impl Drop for Thinkers {
    /// The threads end by themselves; nobody waits for their last answers.
    fn drop(&mut self) {
        for lane in &self.lanes {
            let mut state = lane.lock();
            state.closed = true;
            for question in state.waiting.drain(..) {
                question.stop.stop();
            }
            lane.filled.notify_all();
        }
    }
}

fn think(lane: &Lane, table_bytes: usize) {
    let mut computer: Option<Computer> = None;
    while let Some(next) = next_question(lane, computer.is_some()) {
        let Some(question) = next else {
            computer = None;
            continue;
        };
        if question.stop.is_stopped() || question.answer.is_closed() {
            continue;
        }
        let computer = computer.get_or_insert_with(|| {
            Computer::new(Settings { table_bytes, threads: 1, ..Settings::default() })
        });
        match computer.choose(&question.position, &question.ask, &question.stop) {
            // The game may have gone on without the answer.
            Ok(choice) => drop(question.answer.send(choice.square)),
            Err(error) => {
                tracing::error!(%error, position = %question.position, "a computer was asked in vain");
            }
        }
    }
}

/// Waits for a question. `Some(None)` says that none came for a long time, `None` that
/// none will come any more.
fn next_question(lane: &Lane, may_rest: bool) -> Option<Option<Question>> {
    let mut state = lane.lock();
    loop {
        if let Some(question) = state.waiting.pop_front() {
            return Some(Some(question));
        }
        if state.closed {
            return None;
        }
        if may_rest {
            let (again, waited) =
                lane.filled.wait_timeout(state, IDLE).unwrap_or_else(PoisonError::into_inner);
            state = again;
            if waited.timed_out() && state.waiting.is_empty() {
                return Some(None);
            }
        } else {
            state = lane.filled.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }
}
