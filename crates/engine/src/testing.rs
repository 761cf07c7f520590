//! What the crate's own tests share: positions of random play, and a solver too simple
//! to be wrong.

use outflank_rules::{Board, Rng};

/// An endless stream of boards from random games, of every length.
pub(crate) struct Positions {
    rng: Rng,
    board: Board,
}

impl Positions {
    pub(crate) fn new(seed: u64) -> Positions {
        Positions { rng: Rng::new(seed), board: Board::START }
    }
}

impl Iterator for Positions {
    type Item = Board;

    fn next(&mut self) -> Option<Board> {
        if self.board.is_over() {
            self.board = Board::START;
        }
        self.board = match self.rng.pick(self.board.moves()) {
            None => self.board.swapped(),
            Some(square) => self.board.play(square).expect("the move is legal"),
        };
        Some(self.board)
    }
}

/// The exact score by plain negamax, nothing left out.
pub(crate) fn negamax(board: Board) -> i32 {
    let moves = board.moves();
    if moves.is_empty() {
        return if board.swapped().can_move() { -negamax(board.swapped()) } else { board.final_difference() };
    }
    moves
        .into_iter()
        .map(|square| -negamax(board.play(square).expect("the move is legal")))
        .max()
        .expect("there is a move")
}
