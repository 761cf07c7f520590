//! The discs, seen by the side to move.
//!
//! [`Board`] does not know which colour is which, only *player* (to move) and
//! *opponent*. That halves what an engine has to think about and makes every table
//! serve both colours; [`crate::Position`] adds the colours back.

use crate::{IllegalMove, Square, SquareSet, kernels};
use std::fmt::{self, Write};
use std::str::FromStr;

/// Discs of the side to move and of its opponent. The two never overlap.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    player: u64,
    opponent: u64,
}

/// Two sets of discs that share squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OverlapError {
    /// The squares in both sets.
    pub squares: SquareSet,
}

impl fmt::Display for OverlapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "two discs on one square: {:?}", self.squares)
    }
}

impl std::error::Error for OverlapError {}

impl Board {
    /// The starting set-up, Black to move (R2).
    pub const START: Board = Board { player: 0x0000_0008_1000_0000, opponent: 0x0000_0010_0800_0000 };

    /// A board with these discs.
    pub const fn new(player: SquareSet, opponent: SquareSet) -> Result<Board, OverlapError> {
        let both = player.0 & opponent.0;
        if both == 0 {
            Ok(Board { player: player.0, opponent: opponent.0 })
        } else {
            Err(OverlapError { squares: SquareSet(both) })
        }
    }

    /// Discs of the side to move.
    #[must_use]
    #[inline]
    pub const fn player(self) -> SquareSet {
        SquareSet(self.player)
    }

    /// Discs of the other side.
    #[must_use]
    #[inline]
    pub const fn opponent(self) -> SquareSet {
        SquareSet(self.opponent)
    }

    /// Squares with a disc.
    #[must_use]
    #[inline]
    pub const fn occupied(self) -> SquareSet {
        SquareSet(self.player | self.opponent)
    }

    /// Squares without a disc.
    #[must_use]
    #[inline]
    pub const fn empty(self) -> SquareSet {
        SquareSet(!(self.player | self.opponent))
    }

    /// How many squares are empty.
    #[must_use]
    #[inline]
    pub const fn empties(self) -> u32 {
        self.empty().len()
    }

    /// The squares the side to move may play on (R3).
    #[must_use]
    #[inline]
    pub fn moves(self) -> SquareSet {
        SquareSet(kernels::moves(self.player, self.opponent))
    }

    /// The discs that would turn over if the side to move played on `square`: none
    /// when the move is illegal.
    #[must_use]
    #[inline]
    pub fn flips(self, square: Square) -> SquareSet {
        if self.occupied().contains(square) {
            return SquareSet::EMPTY;
        }
        SquareSet(kernels::flips(self.player, self.opponent, square))
    }

    /// The board after a move, seen by the opponent; or why it is refused.
    pub fn play(self, square: Square) -> Result<Board, IllegalMove> {
        if self.occupied().contains(square) {
            return Err(if self.is_over() { IllegalMove::GameOver } else { IllegalMove::Occupied(square) });
        }
        let flips = self.flips(square);
        if flips.is_empty() {
            return Err(if self.is_over() {
                IllegalMove::GameOver
            } else {
                IllegalMove::TurnsNothing(square)
            });
        }
        Ok(self.play_unchecked(square, flips))
    }

    /// The board after a disc on `square` turns over `flips`, seen by the opponent.
    ///
    /// For callers that already have the flips of a legal move (every search); the
    /// two must belong together, as [`Board::flips`] gives them.
    #[must_use]
    #[inline]
    pub const fn play_unchecked(self, square: Square, flips: SquareSet) -> Board {
        Board { player: self.opponent ^ flips.0, opponent: self.player ^ flips.0 ^ square.set().0 }
    }

    /// The same discs with the other side to move, whether or not it may pass.
    #[must_use]
    #[inline]
    pub const fn swapped(self) -> Board {
        Board { player: self.opponent, opponent: self.player }
    }

    /// Whether the side to move has a move.
    #[must_use]
    pub fn can_move(self) -> bool {
        !self.moves().is_empty()
    }

    /// Whether the side to move must pass: it has no move, the opponent has one (R5).
    #[must_use]
    pub fn must_pass(self) -> bool {
        !self.can_move() && self.swapped().can_move()
    }

    /// Whether neither side can move (R9).
    #[must_use]
    pub fn is_over(self) -> bool {
        !self.can_move() && !self.swapped().can_move()
    }

    /// A 64-bit hash of the board, the same in every version and on every machine: for files
    /// and tables that outlive a process. [`Board::canonical`] first gives the eight
    /// symmetric boards one key.
    #[must_use]
    pub const fn key(self) -> u64 {
        // Two rounds of a multiply, a half-word swap and an exclusive or, one for each side.
        let mixed = (self.player ^ 0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed.rotate_right(32) ^ self.opponent).wrapping_mul(0x94d0_49bb_1331_11eb);
        let mixed = (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed ^ (mixed >> 32)
    }

    /// Discs of the player minus discs of the opponent, empty squares counting for
    /// nobody.
    #[must_use]
    pub const fn disc_difference(self) -> i32 {
        self.player.count_ones() as i32 - self.opponent.count_ones() as i32
    }

    /// The final score of a finished game by federation rule, for the side to move:
    /// the empty squares go to the winner (R10).
    #[must_use]
    pub const fn final_difference(self) -> i32 {
        let difference = self.disc_difference();
        let empties = self.empties() as i32;
        if difference > 0 {
            difference + empties
        } else if difference < 0 {
            difference - empties
        } else {
            0
        }
    }
}

impl fmt::Display for Board {
    /// 64 letters row by row, `X` for the side to move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in Square::all() {
            f.write_char(if self.player().contains(square) {
                'X'
            } else if self.opponent().contains(square) {
                'O'
            } else {
                '-'
            })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is not a board in the strict notation of [`Board`]'s `Display`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseBoardError {
    /// The text does not have 64 characters but so many.
    Length(usize),
    /// A character that is none of `X`, `O`, `-`, with its offset from 0.
    Disc(char, usize),
}

impl fmt::Display for ParseBoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseBoardError::Length(length) => write!(f, "expected 64 squares, found {length}"),
            ParseBoardError::Disc(found, offset) => {
                write!(f, "expected X, O or - at offset {offset}, found {found:?}")
            }
        }
    }
}

impl std::error::Error for ParseBoardError {}

impl FromStr for Board {
    type Err = ParseBoardError;

    /// Reads what `Display` writes.
    fn from_str(text: &str) -> Result<Board, ParseBoardError> {
        let length = text.chars().count();
        if length != Square::COUNT {
            return Err(ParseBoardError::Length(length));
        }
        let mut board = Board { player: 0, opponent: 0 };
        for (offset, (square, letter)) in Square::all().zip(text.chars()).enumerate() {
            match letter {
                'X' => board.player |= square.set().0,
                'O' => board.opponent |= square.set().0,
                '-' => {}
                other => return Err(ParseBoardError::Disc(other, offset)),
            }
        }
        Ok(board)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_reads_what_it_writes() {
        assert_eq!(Board::START.to_string().parse(), Ok(Board::START));
        assert_eq!("X".parse::<Board>(), Err(ParseBoardError::Length(1)));
        let odd = format!("{}?", "-".repeat(63));
        assert_eq!(odd.parse::<Board>(), Err(ParseBoardError::Disc('?', 63)));
    }

    /// Keys are kept in files by others: they must not change.
    #[test]
    fn keys_stay_the_same() {
        assert_eq!(Board::START.key(), 4_855_742_128_075_250_998);
        assert_ne!(Board::START.key(), Board::START.swapped().key());
    }
}
