//! What one searching thread carries with it.

use crate::clock::TimeSource;
use crate::halt::Halt;
use crate::leaves::Leaf;
use crate::local::LocalTable;
use crate::move_list::MoveList;
use crate::probcut::Deviations;
use crate::selectivity::Selectivity;
use crate::stability::EdgeStability;
use crate::transposition::TranspositionTable;
use outflank_eval::pattern::{PatternSet, SquareSteps};
use outflank_eval::weights::stage;
use outflank_eval::{Features, Network, PER_DISC, Weights};
use outflank_rules::Board;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

/// What all threads of one search have in common.
pub(crate) struct Shared<'a> {
    pub table: &'a TranspositionTable,
    pub weights: &'a Weights,
    pub deviations: &'a Deviations,
    pub clock: &'a dyn TimeSource,
    /// The moment on the clock at which the search ends.
    pub deadline: Option<Duration>,
    /// Boards visited at which the search ends.
    pub node_limit: Option<u64>,
    /// Set when a limit is reached, by whoever notices.
    pub over: &'a AtomicBool,
    /// Set when the caller wants the search to end.
    pub stop: &'a AtomicBool,
    /// Boards visited by workers that are done.
    pub nodes: AtomicU64,
    /// Threads without work.
    pub idle: AtomicUsize,
}

/// A thread's view of a search.
pub(crate) struct Worker<'a> {
    /// Boards visited.
    pub nodes: u64,
    pub table: &'a TranspositionTable,
    pub edges: &'static EdgeStability,
    pub steps: &'static SquareSteps,
    pub weights: &'a Weights,
    /// What searches end in, where there is one; the sum of weights otherwise.
    pub network: Option<&'a Network>,
    /// How sure a cut by a shallower search must be.
    pub selectivity: Selectivity,
    pub shared: &'a Shared<'a>,
    pub halt: &'a Halt<'a>,
    /// Boards near the leaves.
    pub local: LocalTable,
    lists: Vec<MoveList>,
    /// Room for the boards one ply before the horizon.
    pub leaves: Vec<Leaf>,
    until_poll: u32,
}

/// Calls of [`Worker::stopped`] between two looks at the clock: each stands for a
/// subtree of up to a millisecond, most for far less.
const POLL_EVERY: u32 = 64;

impl<'a> Worker<'a> {
    pub(crate) fn new(shared: &'a Shared<'a>, halt: &'a Halt<'a>) -> Worker<'a> {
        Worker {
            nodes: 0,
            table: shared.table,
            edges: EdgeStability::get(),
            steps: &PatternSet::get().square_steps,
            weights: shared.weights,
            network: shared.weights.network(),
            selectivity: Selectivity::NONE,
            shared,
            halt,
            local: LocalTable::new(),
            lists: Vec::new(),
            leaves: Vec::new(),
            until_poll: 0,
        }
    }

    /// Whether the search, or the part of it this worker is in, is over: whatever is
    /// returned from then on means nothing.
    #[inline]
    pub(crate) fn stopped(&mut self) -> bool {
        if self.until_poll == 0 {
            self.until_poll = POLL_EVERY;
            self.poll();
        }
        self.until_poll -= 1;
        self.halt.is_set()
    }

    #[cold]
    fn poll(&mut self) {
        let late = self.shared.deadline.is_some_and(|deadline| self.shared.clock.now() >= deadline);
        let many = self
            .shared
            .node_limit
            .is_some_and(|limit| self.shared.nodes.load(Ordering::Relaxed) + self.nodes >= limit);
        if late || many {
            self.shared.over.store(true, Ordering::Relaxed);
        }
    }

    /// An empty list for a node's children.
    #[inline]
    pub(crate) fn take_list(&mut self) -> MoveList {
        self.lists.pop().unwrap_or_else(MoveList::new)
    }

    /// Keeps a list that is no longer needed for the next node.
    #[inline]
    pub(crate) fn give_back(&mut self, list: MoveList) {
        self.lists.push(list);
    }

    /// The weights for a number of empty squares.
    #[inline]
    pub(crate) fn stage(&self, empties: u32) -> &'a [i16] {
        self.weights.stage(stage(empties))
    }
}

/// A board with what the search needs to know about it.
#[derive(Clone, Copy)]
pub(crate) struct Node {
    pub player: u64,
    pub opponent: u64,
    /// Legal moves of the player.
    pub moves: u64,
    pub features: Features,
}

impl Node {
    pub(crate) fn new(board: Board) -> Node {
        Node {
            player: board.player().0,
            opponent: board.opponent().0,
            moves: board.moves().0,
            features: Features::of(board),
        }
    }

    #[inline]
    pub(crate) fn empties(&self) -> u32 {
        (!(self.player | self.opponent)).count_ones()
    }

    /// The node after a pass, when the opponent's moves are `replies`.
    #[inline]
    pub(crate) fn passed(&self, replies: u64) -> Node {
        Node {
            player: self.opponent,
            opponent: self.player,
            moves: replies,
            features: self.features.swapped(),
        }
    }
}

/// An evaluation in whole discs, never a certain win or loss.
#[inline]
pub(crate) fn to_discs(evaluation: i32) -> i32 {
    let rounded = (evaluation + if evaluation >= 0 { PER_DISC / 2 } else { -PER_DISC / 2 }) / PER_DISC;
    rounded.clamp(-62, 62)
}
