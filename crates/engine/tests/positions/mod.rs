//! What the tests of the whole engine share: engines, positions of random play, and a
//! solver that has nothing in common with the engine but the rules.

#![allow(dead_code)] // Each test file uses its own part.

use outflank_engine::clock::System;
use outflank_engine::{Engine, Limits, Score, SearchError, SearchResult, Settings, Stop};
use outflank_eval::Weights;
use outflank_rules::{Board, Color, Move, Position, Rng};
use std::sync::Arc;

/// The weights that come with the program.
pub fn weights() -> Arc<Weights> {
    Weights::embedded()
}

/// An engine that tells time by the system's clock.
pub fn engine(settings: Settings) -> Engine {
    Engine::new(settings, weights(), Box::new(System::start()))
}

/// An engine with a small table and one thread.
pub fn small_engine() -> Engine {
    engine(Settings { table_bytes: 1 << 20, ..Settings::default() })
}

/// A search that nobody stops or watches.
pub fn search(engine: &mut Engine, board: Board, limits: &Limits) -> Result<SearchResult, SearchError> {
    engine.search(Position::from_board(board, Color::Black), limits, &Stop::new(), &mut |_| {})
}

/// The proven score of a board that is not over, after checking the whole answer.
#[track_caller]
pub fn solved(engine: &mut Engine, board: Board) -> i32 {
    let outcome = search(engine, board, &Limits::EXACT).expect("the game is not over");
    assert!(outcome.complete, "{board:?}");
    assert_legal(board, &outcome);
    match outcome.best().score {
        Score::Exact(discs) => discs.discs(),
        other => panic!("{board:?}: {other} is not exact"),
    }
}

/// Every line begins with its own move, no move has two lines, and each can be played
/// from start to end.
#[track_caller]
pub fn assert_legal(board: Board, outcome: &SearchResult) {
    assert!(!outcome.lines.is_empty(), "{board:?}: no lines");
    let start = Position::from_board(board, Color::Black);
    for (index, line) in outcome.lines.iter().enumerate() {
        assert_eq!(line.variation.first(), Some(&line.mv), "{board:?}");
        assert!(
            outcome.lines[..index].iter().all(|other| other.mv != line.mv),
            "{board:?}: {} twice",
            line.mv
        );
        line.variation.iter().fold(start, |position, &mv| {
            position.play(mv).unwrap_or_else(|reason| panic!("{board:?}: {:?}: {reason}", line.variation))
        });
    }
}

/// Boards by chance, the same for the same seed.
pub struct Random(Rng);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(Rng::new(seed))
    }

    pub fn next(&mut self) -> u64 {
        self.0.bits()
    }

    pub fn below(&mut self, limit: u32) -> u32 {
        self.0.below(limit)
    }

    /// A board with this many empty squares from a random game that is not over there;
    /// now and then its side to move has to pass.
    pub fn board(&mut self, empties: u32) -> Board {
        loop {
            let mut board = Board::START;
            while board.empties() > empties && !board.is_over() {
                board = self.play(board);
            }
            if board.empties() == empties && !board.is_over() {
                return board;
            }
        }
    }

    fn play(&mut self, board: Board) -> Board {
        let Some(square) = self.0.pick(board.moves()) else { return board.swapped() };
        board.play(square).expect("the move is legal")
    }

    /// Discs anywhere: most such boards cannot come up in a game.
    pub fn scattered(&mut self) -> Board {
        let (a, b) = (self.next(), self.next());
        // Sparse, even and crowded boards, and ones with hardly any disc of one side.
        let (player, opponent) = match self.below(5) {
            0 => (a & b, self.next() & self.next() & !(a & b)),
            1 => (a, b & !a),
            2 => (a, !a & (b | self.next())),
            3 => (a & b & self.next() & self.next(), !(a & b) & (b | self.next())),
            _ => (a | b, !(a | b)),
        };
        Board::new(outflank_rules::SquareSet(player), outflank_rules::SquareSet(opponent & !player))
            .expect("the sets were made disjoint")
    }
}

/// The exact score of a board: by plain negamax, or, from nine empty squares on, by plain
/// alpha-beta with the moves first that leave few replies.
pub fn reference(board: Board) -> i32 {
    if board.empties() <= 8 { negamax(board) } else { alpha_beta(board, -64, 64) }
}

/// Looks at everything.
fn negamax(board: Board) -> i32 {
    let moves = board.moves();
    if moves.is_empty() {
        return if board.is_over() { board.final_difference() } else { -negamax(board.swapped()) };
    }
    let scores = moves.into_iter().map(|square| -negamax(board.play(square).expect("the move is legal")));
    scores.max().expect("there is a move")
}

/// Leaves out what cannot matter, and nothing else.
fn alpha_beta(board: Board, mut alpha: i32, beta: i32) -> i32 {
    let moves = board.moves();
    if moves.is_empty() {
        return if board.is_over() {
            board.final_difference()
        } else {
            -alpha_beta(board.swapped(), -beta, -alpha)
        };
    }
    let mut children: Vec<Board> =
        moves.into_iter().map(|square| board.play(square).expect("the move is legal")).collect();
    if board.empties() > 5 {
        children.sort_by_key(|child| child.moves().len());
    }
    let mut best = -64;
    for child in children {
        best = best.max(-alpha_beta(child, -beta, -alpha));
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    best
}

/// The moves of a board, a forced pass included.
pub fn legal(board: Board) -> Vec<Move> {
    if board.must_pass() { vec![Move::Pass] } else { board.moves().into_iter().map(Move::Place).collect() }
}
