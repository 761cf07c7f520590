//! A game walked through from its packed moves.

use outflank_rules::{Board, Color, Position, Square};

/// The position before a move, and the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The board of the side that can move, after a forced pass if there was one.
    pub board: Board,
    /// Who that is.
    pub turn: Color,
    /// What was played; nothing at the end of the game.
    pub next: Option<Square>,
}

/// A board whose side to move can move, unless the game is over: a forced pass is taken (R5).
#[must_use]
pub fn settled(board: Board) -> Board {
    if board.must_pass() { board.swapped() } else { board }
}

/// Walks through a game: squares by their number, passes left out. It ends behind the last
/// move, or before one that is none.
pub fn walk(start: Position, moves: &[u8]) -> impl Iterator<Item = Step> + '_ {
    let mut rest = moves.iter();
    let mut state = Some((start.board(), start.turn()));
    std::iter::from_fn(move || {
        let (mut board, mut turn) = state.take()?;
        let next = rest.next().and_then(|&byte| Square::new(usize::from(byte)));
        let mut flips = next.map(|square| board.flips(square)).unwrap_or_default();
        // A pass is looked for only where the move does not go otherwise.
        if flips.is_empty() && board.must_pass() {
            (board, turn) = (board.swapped(), turn.opposite());
            flips = next.map(|square| board.flips(square)).unwrap_or_default();
        }
        let next = next.filter(|_| !flips.is_empty());
        state = next.map(|square| (board.play_unchecked(square, flips), turn.opposite()));
        Some(Step { board, turn, next })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_rules::{Game, Move, Rng};

    #[test]
    fn walking_meets_the_positions_of_the_game() {
        for seed in 0..20 {
            let Some(game) = Rng::new(seed).game(60) else { continue };
            let packed: Vec<u8> =
                game.moves_played().filter_map(Move::square).map(|square| square.index() as u8).collect();
            let mut position = Position::START;
            let mut expected = Vec::new();
            for mv in game.moves_played() {
                if let Move::Place(square) = mv {
                    expected.push(Step {
                        board: position.board(),
                        turn: position.turn(),
                        next: Some(square),
                    });
                }
                position = position.play(mv).unwrap();
            }
            expected.push(Step { board: position.board(), turn: position.turn(), next: None });
            assert_eq!(walk(Position::START, &packed).collect::<Vec<_>>(), expected);
            assert_eq!(settled(game.position().board()), expected.last().unwrap().board);
        }
    }

    #[test]
    fn it_ends_before_a_move_that_is_none() {
        let game = Game::new();
        assert_eq!(walk(game.start(), &[0]).count(), 1);
        assert_eq!(walk(game.start(), &[37, 200, 1]).count(), 2);
    }
}
