//! The console's way to play: the most discs, and a weakness for corners.

use outflank_rules::{Board, Rng, Square, SquareSet};

/// Discs a corner seems worth.
const CORNER: u32 = 6;

/// The greediest move; one of them when there are several.
pub(crate) fn greedy(board: Board, rng: &mut Rng) -> Square {
    let worth = |square: Square| {
        board.flips(square).len() + if SquareSet::CORNERS.contains(square) { CORNER } else { 0 }
    };
    let most = board.moves().into_iter().map(worth).max().expect("there is a move");
    let equal: Vec<(Square, f32)> = board
        .moves()
        .into_iter()
        .filter(|&square| worth(square) == most)
        .map(|square| (square, 1.0))
        .collect();
    rng.draw(&equal).expect("there is a move")
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_rules::SquareSet;

    #[test]
    fn more_discs_win_over_fewer_and_corners_over_a_few() {
        // Black can turn four discs from f1, or three from the corner a8, or one at c6.
        let of = |names: &str| {
            SquareSet(names.split(' ').map(|name| name.parse::<Square>().unwrap().set().0).sum())
        };
        let board = Board::new(of("a1 a4 c4"), of("b1 c1 d1 e1 a5 a6 a7 c5")).unwrap();
        let choice = |board: Board| greedy(board, &mut Rng::of(&[1, 2, 3])).to_string();
        assert_eq!(choice(board), "a8");
        let without = Board::new(of("a1 c4"), of("b1 c1 d1 e1 c5")).unwrap();
        assert_eq!(choice(without), "f1");
    }
}
