//! The façade: one engine, one call.

use crate::clock::TimeSource;
use crate::halt::{Halt, Stop};
use crate::limits::{Limits, Lines, Step, Target, plan};
use crate::probcut::{Deviations, ProbCut};
use crate::score::{GameResult, Score};
use crate::search::hot::root;
use crate::selectivity::Selectivity;
use crate::transposition::{NO_MOVE, TranspositionTable, hash};
use crate::worker::{Node, Shared, Worker};
use outflank_eval::Weights;
use outflank_rules::isa::Isa;
use outflank_rules::score::DiscDiff;
use outflank_rules::{Board, Move, Position, Square};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

/// How an engine is set up.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Size of the table in bytes; the engine takes less when memory is short.
    pub table_bytes: usize,
    /// Threads that search together.
    pub threads: usize,
    /// The instruction set to use.
    pub isa: Isa,
    /// How far shallow searches are from deep ones. It belongs to the weights: those that
    /// come with the program have been measured with each other.
    pub probcut: ProbCut,
}

impl Default for Settings {
    /// 64 MiB, one thread, the best instruction set of the machine, the embedded numbers.
    fn default() -> Settings {
        Settings { table_bytes: 64 << 20, threads: 1, isa: Isa::best(), probcut: ProbCut::embedded() }
    }
}

/// Why there is nothing to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchError {
    /// Neither side can move; the score is the final one.
    GameOver {
        /// The final score for the side to move.
        score: DiscDiff,
    },
}

impl fmt::Display for SearchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SearchError::GameOver { score } => {
                write!(f, "the game is over, {:+} for the side to move", score.discs())
            }
        }
    }
}

impl std::error::Error for SearchError {}

/// A move with its score and the play expected to follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The move.
    pub mv: Move,
    /// Its score for the side that makes it.
    pub score: Score,
    /// The expected play, starting with the move itself.
    pub variation: Vec<Move>,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult {
    /// The scored moves, best first; never empty.
    pub lines: Vec<Line>,
    /// Boards visited.
    pub nodes: u64,
    /// Time taken, on the engine's clock.
    pub elapsed: Duration,
    /// Whether the target was reached; otherwise a limit came first.
    pub complete: bool,
}

impl SearchResult {
    /// The best move with its score.
    #[must_use]
    pub fn best(&self) -> &Line {
        &self.lines[0]
    }
}

/// An engine with its memory. Engines share nothing: any number of them can live in one
/// process.
pub struct Engine {
    table: TranspositionTable,
    weights: Arc<Weights>,
    deviations: Deviations,
    clock: Box<dyn TimeSource>,
    settings: Settings,
    #[cfg(feature = "threads")]
    pool: Option<rayon::ThreadPool>,
}

impl Engine {
    /// An engine with these weights and settings, which tells time by `clock`.
    #[must_use]
    pub fn new(settings: Settings, weights: Arc<Weights>, clock: Box<dyn TimeSource>) -> Engine {
        #[cfg(feature = "threads")]
        let pool = (settings.threads > 1)
            .then(|| rayon::ThreadPoolBuilder::new().num_threads(settings.threads).build().ok())
            .flatten();
        Engine {
            table: TranspositionTable::new(settings.table_bytes),
            weights,
            deviations: Deviations::new(&settings.probcut),
            clock,
            settings,
            #[cfg(feature = "threads")]
            pool,
        }
    }

    /// Bytes of memory the table really has.
    #[must_use]
    pub fn table_bytes(&self) -> usize {
        self.table.bytes()
    }

    /// Takes the memory of a new table into use before the clock of a first search runs.
    ///
    /// The system clears memory when it is touched for the first time. A search of a tenth of
    /// a second that has to wait for that at every other board gets nowhere.
    pub fn warm_up(&mut self) {
        self.table.touch();
    }

    /// Whether there is nothing to forget: no search has been made yet or since
    /// [`Engine::clear`].
    #[must_use]
    pub fn is_clear(&self) -> bool {
        self.table.is_clear()
    }

    /// Forgets everything earlier searches found.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Searches a position until a limit is reached or `stop` is used, and tells
    /// `on_progress` after every finished pass.
    ///
    /// A side that has to pass gets the pass as its only line. The first pass is always
    /// finished, so that there is an answer even when there was no time at all.
    pub fn search(
        &mut self,
        position: Position,
        limits: &Limits,
        stop: &Stop,
        on_progress: &mut (dyn FnMut(&SearchResult) + Send),
    ) -> Result<SearchResult, SearchError> {
        let board = position.board();
        if board.is_over() {
            return Err(SearchError::GameOver { score: DiscDiff::of_finished(board) });
        }
        self.table.age();
        // A limit that is reached ends this search, not the caller's handle.
        let over = AtomicBool::new(false);
        let start = self.clock.now();
        let shared = Shared {
            table: &self.table,
            weights: &self.weights,
            deviations: &self.deviations,
            clock: &*self.clock,
            deadline: limits.time.and_then(|time| start.checked_add(time)),
            node_limit: limits.nodes,
            over: &over,
            stop: stop.flag(),
            nodes: AtomicU64::new(0),
            idle: AtomicUsize::new(self.settings.threads.saturating_sub(1)),
        };
        let pass = !board.can_move();
        let node = Node::new(if pass { board.swapped() } else { board });
        let mut run = Run { shared: &shared, isa: self.settings.isa, limits, node, pass, start };
        let mut whole = || run.deepen(on_progress);
        #[cfg(feature = "threads")]
        if let Some(pool) = &self.pool {
            return Ok(pool.install(whole));
        }
        Ok(whole())
    }
}

/// One search in progress.
struct Run<'a> {
    shared: &'a Shared<'a>,
    isa: Isa,
    limits: &'a Limits,
    /// The first position with a move to make.
    node: Node,
    /// Whether a pass leads to it.
    pass: bool,
    start: Duration,
}

/// A root move with the score of the last pass.
#[derive(Clone, Copy)]
struct Scored {
    square: u8,
    score: i32,
}

impl Run<'_> {
    fn deepen(&mut self, on_progress: &mut (dyn FnMut(&SearchResult) + Send)) -> SearchResult {
        let never = AtomicBool::new(false);
        let stopped = Halt::root(self.shared.stop);
        let empties = self.node.empties();
        let steps = plan(self.limits.target, empties);
        let mut found: Vec<Scored> = Vec::new();
        let mut answer: Option<SearchResult> = None;
        for (number, step) in steps.iter().enumerate() {
            // The first pass takes microseconds and guarantees an answer.
            let first = number == 0 && (step.depth <= 2 || empties <= 8);
            let halt = if first { Halt::root(&never) } else { Halt::within(self.shared.over, &stopped) };
            if !first && (halt.is_set() || self.is_late()) {
                break;
            }
            let mut worker = Worker::new(self.shared, &halt);
            worker.selectivity = step.selectivity;
            let last = number + 1 == steps.len();
            let outcome_only = self.limits.target == Target::Outcome && step.depth == empties;
            let scored = self.lines(&mut worker, *step, &found, outcome_only);
            self.shared.nodes.fetch_add(worker.nodes, Ordering::Relaxed);
            let Some(scored) = scored else { break };
            found = scored;
            let result = self.result(*step, &found, outcome_only, last);
            on_progress(&result);
            answer = Some(result);
        }
        let mut answer = answer.unwrap_or_else(|| self.any_move());
        if !answer.complete {
            // Also what the unfinished pass took.
            answer.nodes = self.shared.nodes.load(Ordering::Relaxed);
            answer.elapsed = self.shared.clock.now().saturating_sub(self.start);
        }
        answer
    }

    /// Whether a new pass is not worth beginning.
    fn is_late(&self) -> bool {
        let elapsed = || self.shared.clock.now().saturating_sub(self.start);
        self.limits.optimum.is_some_and(|optimum| elapsed() >= optimum)
    }

    /// Scores as many root moves as asked for; nothing when stopped.
    fn lines(
        &self,
        worker: &mut Worker<'_>,
        step: Step,
        before: &[Scored],
        outcome_only: bool,
    ) -> Option<Vec<Scored>> {
        let wanted = match self.limits.lines {
            // A pass is the only move of a side that has to pass.
            _ if self.pass => 1,
            Lines::Best(count) => count.max(1),
            Lines::All => u32::MAX,
        };
        let mut allowed = self.node.moves;
        let mut found: Vec<Scored> = Vec::new();
        while allowed != 0 && (found.len() as u32) < wanted {
            let expected = before.get(found.len()).map(|scored| scored.score);
            let (score, square) = if outcome_only {
                root(self.isa, worker, &self.node, allowed, step.depth, -1, 1)
            } else {
                self.aspire(worker, step, allowed, expected)
            };
            if worker.halt.is_set() {
                return None;
            }
            let square = if square == NO_MOVE { allowed.trailing_zeros() as u8 } else { square };
            found.push(Scored { square, score });
            allowed &= !(1 << square);
        }
        Some(found)
    }

    /// Searches with a narrow window around the expected score and widens it as needed.
    fn aspire(&self, worker: &mut Worker<'_>, step: Step, allowed: u64, expected: Option<i32>) -> (i32, u8) {
        let Some(expected) = expected.filter(|_| step.depth >= 5) else {
            return root(self.isa, worker, &self.node, allowed, step.depth, -64, 64);
        };
        let (mut below, mut above) = (3, 3);
        loop {
            let (alpha, beta) = ((expected - below).max(-64), (expected + above).min(64));
            let (score, square) = root(self.isa, worker, &self.node, allowed, step.depth, alpha, beta);
            // A window only ever grows: selective searches may contradict each other, and
            // one that moved back and forth would never end.
            if score <= alpha && alpha > -64 {
                below = (expected - score + 4).max(below * 3);
            } else if score >= beta && beta < 64 {
                above = (score - expected + 4).max(above * 3);
            } else {
                return (score, square);
            }
            if worker.halt.is_set() {
                return (score, square);
            }
        }
    }

    fn result(&self, step: Step, found: &[Scored], outcome_only: bool, complete: bool) -> SearchResult {
        let to_end = step.depth >= self.node.empties();
        let lines = found.iter().map(|scored| {
            let own = if self.pass { -scored.score } else { scored.score };
            let discs = DiscDiff::saturating(own);
            let score = match (to_end && step.selectivity == Selectivity::NONE, outcome_only) {
                (true, true) => Score::Outcome(GameResult::of(discs)),
                (true, false) => Score::Exact(discs),
                (false, _) => Score::Estimate { discs, depth: step.depth, selectivity: step.selectivity },
            };
            let proven = to_end && step.selectivity == Selectivity::NONE && !outcome_only;
            let mut variation = self.variation(scored.square, proven);
            if self.pass {
                variation.insert(0, Move::Pass);
            }
            Line { mv: variation[0], score, variation }
        });
        SearchResult {
            lines: lines.collect(),
            nodes: self.shared.nodes.load(Ordering::Relaxed),
            elapsed: self.shared.clock.now().saturating_sub(self.start),
            complete,
        }
    }

    /// The expected play after a root move: as far as the table knows it, and for a proven
    /// score to the end of the game.
    fn variation(&self, first: u8, to_end: bool) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut board = board_of(&self.node);
        let mut next = Square::new(usize::from(first));
        while let Some(square) = next {
            moves.push(Move::Place(square));
            board = board.play(square).expect("the move is legal");
            if board.must_pass() {
                moves.push(Move::Pass);
                board = board.swapped();
            }
            next = match (board.is_over(), to_end) {
                (true, _) => None,
                (false, true) => self.known_best(board, true).or_else(|| self.solved_best(board)),
                (false, false) => self.known_best(board, false),
            };
        }
        moves
    }

    /// The move the table has for a board, if it has one, and is sure of it if it must be.
    fn known_best(&self, board: Board, proven: bool) -> Option<Square> {
        let (player, opponent) = (board.player().0, board.opponent().0);
        let entry = self.shared.table.probe(hash(player, opponent), player, opponent)?;
        if proven && !entry.is_exact(board.empties()) {
            return None;
        }
        Square::new(usize::from(entry.best)).filter(|&square| board.moves().contains(square))
    }

    /// The best move of a board that the table has lost. Such boards are near the end of
    /// the line, where solving again is quick; on the way to them it has been done before.
    fn solved_best(&self, board: Board) -> Option<Square> {
        let stopped = Halt::root(self.shared.stop);
        let halt = Halt::within(self.shared.over, &stopped);
        let mut worker = Worker::new(self.shared, &halt);
        let node = Node::new(board);
        let (_, square) = root(self.isa, &mut worker, &node, node.moves, node.empties(), -64, 64);
        Square::new(usize::from(square)).filter(|_| !halt.is_set())
    }

    /// An answer without any search.
    fn any_move(&self) -> SearchResult {
        let square = self.node.moves.trailing_zeros() as u8;
        let step = Step { depth: 0, selectivity: Selectivity::FASTEST };
        self.result(step, &[Scored { square, score: 0 }], false, false)
    }
}

fn board_of(node: &Node) -> Board {
    Board::new(outflank_rules::SquareSet(node.player), outflank_rules::SquareSet(node.opponent))
        .expect("a node's sets do not overlap")
}
