//! One key for a position however the board is turned, and one for each of its moves.

use outflank_rules::{Board, Square, SquareSet, Symmetry};

/// The key of a position: the same for the eight boards equal under symmetry.
///
/// It is 56 bits of a hash. Among the 400 million different positions of ten million games two
/// share a key about once; where games are read, they are replayed and a stranger shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PositionKey(u64);

impl PositionKey {
    /// How many bits it has.
    pub const BITS: u32 = 56;

    /// A key from its number, of which the low 56 bits count.
    #[must_use]
    pub const fn new(number: u64) -> PositionKey {
        PositionKey(number & ((1 << PositionKey::BITS) - 1))
    }

    /// Its number.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }
}

/// A board turned to the form that all its symmetric copies share.
#[derive(Clone, Copy, Debug)]
pub struct Turned {
    key: PositionKey,
    board: Board,
    /// A bit for each of [`Symmetry::ALL`] that leads there. A symmetric board has several.
    ways: u8,
}

impl Turned {
    /// Turns a board.
    #[must_use]
    pub fn of(board: Board) -> Turned {
        let [player, opponent] = [turned(board.player()), turned(board.opponent())];
        let (mut least, mut ways) = ((player[0], opponent[0]), 1_u8);
        for index in 1..8 {
            let found = (player[index], opponent[index]);
            if found < least {
                (least, ways) = (found, 1 << index);
            } else if found == least {
                ways |= 1 << index;
            }
        }
        let board = Board::new(SquareSet(least.0), SquareSet(least.1))
            .expect("a symmetry keeps disjoint sets disjoint");
        Turned { key: PositionKey::new(board.key()), board, ways }
    }

    /// The key.
    #[must_use]
    pub const fn key(&self) -> PositionKey {
        self.key
    }

    /// The board that all copies share.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// A move of the board as a move of the shared one. Moves that are the same by a symmetry of
    /// the board itself are one move there: all four first moves of a game.
    #[must_use]
    pub fn square(&self, square: Square) -> Square {
        let ways = Symmetry::ALL.into_iter().enumerate().filter(|(index, _)| self.ways >> index & 1 != 0);
        ways.map(|(_, way)| way.square(square)).min_by_key(|square| square.index()).unwrap_or(square)
    }
}

/// A set of squares under [`Symmetry::ALL`], in its order.
fn turned(set: SquareSet) -> [u64; 8] {
    Symmetry::ALL.map(|symmetry| symmetry.set(set).0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_rules::Rng;

    #[test]
    fn a_board_and_its_moves_turn_together() {
        for seed in 0..40 {
            let Some(game) = Rng::new(seed).game(seed as usize) else { continue };
            let board = game.position().board();
            let turned = Turned::of(board);
            assert_eq!(turned.board(), board.canonical().0);
            for symmetry in Symmetry::ALL {
                let other = Turned::of(symmetry.board(board));
                assert_eq!((other.key(), other.board()), (turned.key(), turned.board()));
                for square in board.moves() {
                    assert_eq!(other.square(symmetry.square(square)), turned.square(square));
                    assert!(turned.board().moves().contains(turned.square(square)));
                }
            }
        }
    }

    #[test]
    fn the_first_moves_are_one() {
        let start = Turned::of(Board::START);
        let moves: SquareSet = Board::START.moves().into_iter().map(|square| start.square(square)).collect();
        assert_eq!(moves.len(), 1);
    }
}
