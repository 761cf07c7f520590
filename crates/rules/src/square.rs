//! Squares and sets of squares.
//!
//! A square is a number from 0 to 63, row by row from A1 to H8 (R1), and a set of
//! squares is 64 bits with A1 in the lowest. Everything that looks at a board works
//! on these two.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};
use std::str::FromStr;

/// A square of the 8×8 board, A1 to H8.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// Number of squares on the board.
    pub const COUNT: usize = 64;

    /// The square with this index (A1 = 0, B1 = 1, … H8 = 63), if there is one.
    #[must_use]
    pub const fn new(index: usize) -> Option<Square> {
        if index < Self::COUNT { Some(Square(index as u8)) } else { None }
    }

    /// The square in this column and row, both counted from 0 (A and 1).
    #[must_use]
    pub const fn at(column: usize, row: usize) -> Option<Square> {
        if column < 8 && row < 8 { Some(Square((row * 8 + column) as u8)) } else { None }
    }

    /// A square from an index known to be below 64; the index wraps otherwise.
    #[must_use]
    #[inline]
    pub const fn wrapping(index: u32) -> Square {
        Square((index & 63) as u8)
    }

    /// 0 for A1, 1 for B1, … 63 for H8.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Column counted from 0 (A).
    #[must_use]
    pub const fn column(self) -> usize {
        (self.0 & 7) as usize
    }

    /// Row counted from 0 (the row labelled 1, at the top).
    #[must_use]
    pub const fn row(self) -> usize {
        (self.0 >> 3) as usize
    }

    /// The set that holds this square alone.
    #[must_use]
    #[inline]
    pub const fn set(self) -> SquareSet {
        SquareSet(1 << self.0)
    }

    /// All 64 squares from A1 to H8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..Self::COUNT as u8).map(Square)
    }
}

impl fmt::Display for Square {
    /// The usual lower-case name, `d3`; `{:#}` gives `D3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = if f.alternate() { b'A' } else { b'a' };
        let name = [first + self.column() as u8, b'1' + self.row() as u8];
        f.pad(std::str::from_utf8(&name).expect("a letter and a digit are ASCII"))
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:#}")
    }
}

/// A text that is not a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSquareError {
    text: String,
}

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a square: expected a letter from a to h and a digit from 1 to 8", self.text)
    }
}

impl std::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads `d3` or `D3`.
    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let error = || ParseSquareError { text: text.chars().take(16).collect() };
        let &[column, row] = text.as_bytes() else {
            return Err(error());
        };
        let column = usize::from(column.to_ascii_lowercase().wrapping_sub(b'a'));
        let row = usize::from(row.wrapping_sub(b'1'));
        Square::at(column, row).ok_or_else(error)
    }
}

/// A set of squares, one bit each, A1 in the lowest bit.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(pub u64);

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet(0);
    /// All 64 squares.
    pub const ALL: SquareSet = SquareSet(u64::MAX);
    /// A1, H1, A8 and H8.
    pub const CORNERS: SquareSet = SquareSet(0x8100_0000_0000_0081);
    /// The X-squares B2, G2, B7 and G7: next to a corner on the diagonal.
    pub const X_SQUARES: SquareSet = SquareSet(0x0042_0000_0000_4200);
    /// The eight C-squares: next to a corner on the edge.
    pub const C_SQUARES: SquareSet = SquareSet(0x4281_0000_0000_8142);
    /// The 28 squares of the rim.
    pub const EDGES: SquareSet = SquareSet(0xff81_8181_8181_81ff);

    /// How many squares it holds.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it holds none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `square` is in it.
    #[must_use]
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 != 0
    }

    /// The squares next to one of these in any of the eight directions, without these.
    ///
    /// ```
    /// use outflank_rules::SquareSet;
    ///
    /// assert_eq!(SquareSet::CORNERS.neighbours(), SquareSet::C_SQUARES | SquareSet::X_SQUARES);
    /// ```
    #[must_use]
    #[inline]
    pub const fn neighbours(self) -> SquareSet {
        const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
        const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        let wide = self.0 | (self.0 << 1 & NOT_A) | (self.0 >> 1 & NOT_H);
        SquareSet((wide | wide << 8 | wide >> 8) & !self.0)
    }

    /// The squares of the set that hang together with `square` in any of the eight directions,
    /// and `square` itself.
    #[must_use]
    pub fn region(self, square: Square) -> SquareSet {
        let mut region = square.set();
        loop {
            let grown = region | (region.neighbours() & self);
            if grown == region {
                return region;
            }
            region = grown;
        }
    }

    /// The lowest square, if there is one.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::wrapping(self.0.trailing_zeros())) }
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        squares.into_iter().fold(SquareSet::EMPTY, |set, square| set | square.set())
    }
}

/// The squares of a set, lowest first.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = SquareSet(self.0).first();
        self.0 &= self.0.wrapping_sub(1);
        square
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

macro_rules! set_operator {
    ($trait:ident $method:ident, $assign:ident $assign_method:ident, $operator:tt) => {
        impl $trait for SquareSet {
            type Output = SquareSet;
            #[inline]
            fn $method(self, other: SquareSet) -> SquareSet {
                SquareSet(self.0 $operator other.0)
            }
        }
        impl $assign for SquareSet {
            #[inline]
            fn $assign_method(&mut self, other: SquareSet) {
                *self = *self $operator other;
            }
        }
    };
}
set_operator!(BitAnd bitand, BitAndAssign bitand_assign, &);
set_operator!(BitOr bitor, BitOrAssign bitor_assign, |);
set_operator!(BitXor bitxor, BitXorAssign bitxor_assign, ^);

impl Not for SquareSet {
    type Output = SquareSet;

    #[inline]
    fn not(self) -> SquareSet {
        SquareSet(!self.0)
    }
}

impl Sub for SquareSet {
    type Output = SquareSet;

    /// The squares of the first set that are not in the second.
    #[inline]
    fn sub(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & !other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_indices_agree() {
        assert_eq!(Square::new(0).unwrap().to_string(), "a1");
        assert_eq!(Square::new(63).unwrap().to_string(), "h8");
        assert_eq!(format!("{:#}", "d3".parse::<Square>().unwrap()), "D3");
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(format!("{square:#}").parse(), Ok(square));
        }
        assert_eq!(Square::new(64), None);
        assert_eq!(Square::at(8, 0), None);
    }

    #[test]
    fn texts_that_are_no_squares_are_refused_with_the_text() {
        for text in ["", "a", "a0", "a9", "i1", "11", "a1 ", "é1", "\u{0}1"] {
            let error = text.parse::<Square>().unwrap_err();
            assert!(error.to_string().contains("is not a square"), "{error}");
        }
    }

    #[test]
    fn a_set_lists_its_squares_in_order() {
        let set: SquareSet = ["h8", "a1", "d3"].iter().map(|name| name.parse().unwrap()).collect();
        assert_eq!(set.len(), 3);
        assert_eq!(set.into_iter().map(|s| s.to_string()).collect::<Vec<_>>(), ["a1", "d3", "h8"]);
        assert_eq!((set - SquareSet::CORNERS).first(), "d3".parse().ok());
    }
}
