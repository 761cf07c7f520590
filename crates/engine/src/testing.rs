//! What the crate's own tests share: positions of random play, and a solver too simple
//! to be wrong.

use outflank_rules::Board;

/// An endless stream of boards from random games, of every length.
pub(crate) struct Positions {
    state: u64,
    board: Board,
}

impl Positions {
    pub(crate) fn new(seed: u64) -> Positions {
        Positions { state: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1, board: Board::START }
    }

    fn random(&mut self, below: u32) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        ((self.state >> 32) % u64::from(below)) as usize
    }
}

impl Iterator for Positions {
    type Item = Board;

    fn next(&mut self) -> Option<Board> {
        if self.board.is_over() {
            self.board = Board::START;
        }
        let moves = self.board.moves();
        self.board = if moves.is_empty() {
            self.board.swapped()
        } else {
            let choice = self.random(moves.len());
            let square = moves.into_iter().nth(choice).expect("the choice is below the number of moves");
            self.board.play(square).expect("the move is legal")
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
