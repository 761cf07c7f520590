//! The eight ways to turn and mirror a board.

use crate::{Board, Square, SquareSet};

/// A rotation or reflection of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// Leaves everything in place.
    Identity,
    /// A quarter turn clockwise: A1 goes to H1.
    Rotate90,
    /// Half a turn: A1 goes to H8.
    Rotate180,
    /// A quarter turn counter-clockwise: A1 goes to A8.
    Rotate270,
    /// Left and right swap: A1 goes to H1.
    MirrorColumns,
    /// Top and bottom swap: A1 goes to A8.
    MirrorRows,
    /// Mirror on the diagonal A1–H8: B1 goes to A2.
    MainDiagonal,
    /// Mirror on the diagonal A8–H1: A1 goes to H8.
    AntiDiagonal,
}

impl Symmetry {
    /// All eight.
    pub const ALL: [Symmetry; 8] = [
        Symmetry::Identity,
        Symmetry::Rotate90,
        Symmetry::Rotate180,
        Symmetry::Rotate270,
        Symmetry::MirrorColumns,
        Symmetry::MirrorRows,
        Symmetry::MainDiagonal,
        Symmetry::AntiDiagonal,
    ];

    /// The four that map the starting set-up to itself, so that an opening played
    /// from it stays an opening.
    pub const OF_START: [Symmetry; 4] =
        [Symmetry::Identity, Symmetry::Rotate180, Symmetry::MainDiagonal, Symmetry::AntiDiagonal];

    /// The symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Symmetry {
        match self {
            Symmetry::Rotate90 => Symmetry::Rotate270,
            Symmetry::Rotate270 => Symmetry::Rotate90,
            other => other,
        }
    }

    /// Where a square goes.
    #[must_use]
    pub const fn square(self, square: Square) -> Square {
        let (x, y) = (square.column() as u32, square.row() as u32);
        let (x, y) = match self {
            Symmetry::Identity => (x, y),
            Symmetry::Rotate90 => (7 - y, x),
            Symmetry::Rotate180 => (7 - x, 7 - y),
            Symmetry::Rotate270 => (y, 7 - x),
            Symmetry::MirrorColumns => (7 - x, y),
            Symmetry::MirrorRows => (x, 7 - y),
            Symmetry::MainDiagonal => (y, x),
            Symmetry::AntiDiagonal => (7 - y, 7 - x),
        };
        Square::wrapping(y * 8 + x)
    }

    /// Where a set of squares goes.
    #[must_use]
    pub const fn set(self, set: SquareSet) -> SquareSet {
        let bits = set.0;
        SquareSet(match self {
            Symmetry::Identity => bits,
            Symmetry::Rotate90 => mirror_columns(mirror_main_diagonal(bits)),
            Symmetry::Rotate180 => bits.reverse_bits(),
            Symmetry::Rotate270 => mirror_main_diagonal(mirror_columns(bits)),
            Symmetry::MirrorColumns => mirror_columns(bits),
            Symmetry::MirrorRows => bits.swap_bytes(),
            Symmetry::MainDiagonal => mirror_main_diagonal(bits),
            Symmetry::AntiDiagonal => mirror_main_diagonal(bits).reverse_bits(),
        })
    }

    /// Where a whole board goes.
    #[must_use]
    pub fn board(self, board: Board) -> Board {
        Board::new(self.set(board.player()), self.set(board.opponent()))
            .expect("a symmetry keeps disjoint sets disjoint")
    }
}

const fn mirror_columns(bits: u64) -> u64 {
    bits.swap_bytes().reverse_bits()
}

/// Transposes the 8×8 bits by swapping blocks of 1, 2 and 4.
const fn mirror_main_diagonal(mut bits: u64) -> u64 {
    let t = (bits ^ (bits >> 7)) & 0x00aa_00aa_00aa_00aa;
    bits ^= t ^ (t << 7);
    let t = (bits ^ (bits >> 14)) & 0x0000_cccc_0000_cccc;
    bits ^= t ^ (t << 14);
    let t = (bits ^ (bits >> 28)) & 0x0000_0000_f0f0_f0f0;
    bits ^ t ^ (t << 28)
}

impl Board {
    /// The smallest of the eight boards equal under symmetry, and a symmetry that
    /// leads to it: one key for all of them.
    #[must_use]
    pub fn canonical(self) -> (Board, Symmetry) {
        Symmetry::ALL
            .into_iter()
            .map(|symmetry| (symmetry.board(self), symmetry))
            .min_by_key(|(board, _)| (board.player().0, board.opponent().0))
            .expect("there are eight symmetries")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_move_as_their_squares_do() {
        for symmetry in Symmetry::ALL {
            for square in Square::all() {
                assert_eq!(
                    symmetry.set(square.set()),
                    symmetry.square(square).set(),
                    "{symmetry:?} {square}"
                );
                assert_eq!(symmetry.inverse().square(symmetry.square(square)), square);
            }
        }
    }

    #[test]
    fn four_symmetries_keep_the_start() {
        for symmetry in Symmetry::ALL {
            let keeps = symmetry.board(Board::START) == Board::START;
            assert_eq!(keeps, Symmetry::OF_START.contains(&symmetry), "{symmetry:?}");
        }
    }

    #[test]
    fn equal_boards_have_one_canonical_form() {
        let board = Board::START.play("c4".parse().unwrap()).unwrap().play("c3".parse().unwrap()).unwrap();
        for symmetry in Symmetry::ALL {
            let (canonical, way) = symmetry.board(board).canonical();
            assert_eq!(canonical, board.canonical().0);
            assert_eq!(way.board(symmetry.board(board)), canonical);
        }
    }
}
