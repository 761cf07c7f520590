//! Counting discs, three ways that never mix (R10).
//!
//! * [`DiscCount`]: the discs of each colour as they lie on the board.
//! * [`Margin`]: the larger count minus the smaller, the points of a series.
//! * [`FederationScore`]: the empty squares go to the winner, so that the two sides
//!   always add up to 64; what tournaments and their databases write down.
//!
//! [`DiscDiff`] is the federation result as one signed number seen by one side: what
//! engines predict. Each is a type of its own, and each says which it is when shown.

use crate::{Board, Color, Position};
use std::fmt;
use std::ops::Neg;

/// How many discs of each colour lie on a board. Empty squares count for nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DiscCount([u8; 2]);

impl DiscCount {
    /// Counts the discs of a position.
    ///
    /// ```
    /// use outflank_rules::{Color, Position, score::DiscCount};
    ///
    /// let count = DiscCount::of(Position::START.play("d3".parse::<outflank_rules::Square>()?.into())?);
    /// assert_eq!((count.get(Color::Black), count.get(Color::White)), (4, 1));
    /// assert_eq!(count.leader(), Some(Color::Black));
    /// assert_eq!(count.margin().discs(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(position: Position) -> DiscCount {
        DiscCount(Color::BOTH.map(|color| position.discs(color).len() as u8))
    }

    /// The discs of one colour.
    #[must_use]
    pub const fn get(self, color: Color) -> u8 {
        self.0[color.index()]
    }

    /// Squares without a disc.
    #[must_use]
    pub const fn empties(self) -> u8 {
        64 - self.0[0] - self.0[1]
    }

    /// The colour with more discs; neither when they are equal.
    #[must_use]
    pub const fn leader(self) -> Option<Color> {
        if self.0[0] > self.0[1] {
            Some(Color::Black)
        } else if self.0[0] < self.0[1] {
            Some(Color::White)
        } else {
            None
        }
    }

    /// The larger count minus the smaller.
    #[must_use]
    pub const fn margin(self) -> Margin {
        Margin(self.0[0].abs_diff(self.0[1]))
    }
}

impl fmt::Display for DiscCount {
    /// `40–20`, Black first.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}–{}", self.0[0], self.0[1])
    }
}

/// By how many discs a game was won: 0 for a draw, 64 at most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Margin(u8);

impl Margin {
    /// The margin of a draw.
    pub const NONE: Margin = Margin(0);

    /// A margin of this many discs, if that many fit on the board.
    #[must_use]
    pub const fn new(discs: u8) -> Option<Margin> {
        if discs <= 64 { Some(Margin(discs)) } else { None }
    }

    /// The margin in discs.
    #[must_use]
    pub const fn discs(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Margin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The score of a finished game by federation rule: the empty squares go to the winner,
/// a draw is 32–32.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FederationScore {
    black: u8,
}

impl FederationScore {
    /// The score of a finished game with these discs on the board.
    ///
    /// ```
    /// use outflank_rules::{Color, score::{DiscCount, FederationScore}};
    ///
    /// // White has no disc left, and 53 squares are empty.
    /// let end = format!("{}{} X", "X".repeat(11), "-".repeat(53)).parse()?;
    /// let count = DiscCount::of(end);
    /// let score = FederationScore::of_finished(count);
    /// assert_eq!((count.get(Color::Black), score.get(Color::Black)), (11, 64));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn of_finished(count: DiscCount) -> FederationScore {
        let black = match count.leader() {
            Some(Color::Black) => 64 - count.get(Color::White),
            Some(Color::White) => count.get(Color::Black),
            None => 32,
        };
        FederationScore { black }
    }

    /// The score with this many discs for Black and the rest of the 64 for White, as
    /// game databases store it.
    #[must_use]
    pub const fn from_black(black: u8) -> Option<FederationScore> {
        if black <= 64 { Some(FederationScore { black }) } else { None }
    }

    /// The score of one colour.
    #[must_use]
    pub const fn get(self, color: Color) -> u8 {
        match color {
            Color::Black => self.black,
            Color::White => 64 - self.black,
        }
    }

    /// The winner; nobody in a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self.black {
            0..32 => Some(Color::White),
            32 => None,
            _ => Some(Color::Black),
        }
    }

    /// The score as one side sees it.
    #[must_use]
    pub const fn difference(self, color: Color) -> DiscDiff {
        DiscDiff(self.get(color) as i8 - self.get(color.opposite()) as i8)
    }
}

impl fmt::Display for FederationScore {
    /// `40–24`, Black first.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}–{}", self.get(Color::Black), self.get(Color::White))
    }
}

/// The final difference in discs by federation rule, from −64 to 64, positive when the
/// side it belongs to wins.
///
/// ```
/// use outflank_rules::score::DiscDiff;
///
/// let won = DiscDiff::new(12).expect("between -64 and 64");
/// assert_eq!((-won).to_string(), "-12");
/// assert!(-won < DiscDiff::DRAW && DiscDiff::DRAW < won);
/// assert_eq!(DiscDiff::new(65), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DiscDiff(i8);

impl DiscDiff {
    /// Everything lost, 0–64.
    pub const MIN: DiscDiff = DiscDiff(-64);
    /// A draw.
    pub const DRAW: DiscDiff = DiscDiff(0);
    /// Everything won, 64–0.
    pub const MAX: DiscDiff = DiscDiff(64);

    /// This difference, if it is between −64 and 64.
    #[must_use]
    pub const fn new(discs: i32) -> Option<DiscDiff> {
        if -64 <= discs && discs <= 64 { Some(DiscDiff(discs as i8)) } else { None }
    }

    /// The nearest difference between −64 and 64: for estimates that overshoot.
    #[must_use]
    pub const fn saturating(discs: i32) -> DiscDiff {
        if discs < -64 {
            DiscDiff::MIN
        } else if discs > 64 {
            DiscDiff::MAX
        } else {
            DiscDiff(discs as i8)
        }
    }

    /// The result of a finished game for the side to move of `board`.
    #[must_use]
    pub const fn of_finished(board: Board) -> DiscDiff {
        DiscDiff(board.final_difference() as i8)
    }

    /// The difference in discs.
    #[must_use]
    #[inline]
    pub const fn discs(self) -> i32 {
        self.0 as i32
    }
}

impl Neg for DiscDiff {
    type Output = DiscDiff;

    /// The same result seen by the other side.
    #[inline]
    fn neg(self) -> DiscDiff {
        DiscDiff(-self.0)
    }
}

impl fmt::Display for DiscDiff {
    /// Always with its sign, `+0` for a draw.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SquareSet;

    fn count(black: u32, white: u32) -> DiscCount {
        let low = |discs: u32| if discs == 64 { u64::MAX } else { (1 << discs) - 1 };
        let both = low(black + white);
        let position =
            Position::new(SquareSet(low(black)), SquareSet(both & !low(black)), Color::White).unwrap();
        DiscCount::of(position)
    }

    #[test]
    fn the_three_scores_of_one_board_differ_when_squares_are_empty() {
        let count = count(30, 20);
        assert_eq!(count.to_string(), "30–20");
        assert_eq!(count.empties(), 14);
        assert_eq!(count.margin().discs(), 10);
        assert_eq!(FederationScore::of_finished(count).to_string(), "44–20");
    }

    #[test]
    fn every_pair_of_counts_scores_as_the_rule_says() {
        for black in 0..=64 {
            for white in 0..=64 - black {
                let count = count(black, white);
                let score = FederationScore::of_finished(count);
                let empties = 64 - black - white;
                let expected = match black.cmp(&white) {
                    std::cmp::Ordering::Greater => (black + empties, white),
                    std::cmp::Ordering::Less => (black, white + empties),
                    std::cmp::Ordering::Equal => (32, 32),
                };
                assert_eq!(
                    (u32::from(score.get(Color::Black)), u32::from(score.get(Color::White))),
                    expected
                );
                assert_eq!(score.winner(), count.leader());
                assert_eq!(u32::from(count.margin().discs()), black.abs_diff(white));
                assert_eq!(score.difference(Color::White), -score.difference(Color::Black));
                assert_eq!(FederationScore::from_black(score.get(Color::Black)), Some(score));
            }
        }
    }

    #[test]
    fn the_engine_s_number_is_the_federation_score() {
        let end: Position =
            format!("{}{}{} O", "X".repeat(40), "O".repeat(14), "-".repeat(10)).parse().unwrap();
        let score = FederationScore::of_finished(DiscCount::of(end));
        assert_eq!(DiscDiff::of_finished(end.board()), score.difference(Color::White));
        assert_eq!(DiscDiff::of_finished(end.board()).discs(), -36);
    }

    #[test]
    fn differences_stay_on_the_board() {
        assert_eq!(DiscDiff::new(-64), Some(DiscDiff::MIN));
        assert_eq!(DiscDiff::new(-65), None);
        assert_eq!(DiscDiff::saturating(900), DiscDiff::MAX);
        assert_eq!(DiscDiff::saturating(-900), DiscDiff::MIN);
        assert_eq!(DiscDiff::saturating(-3).discs(), -3);
        assert_eq!(Margin::new(65), None);
        assert_eq!(FederationScore::from_black(65), None);
    }
}
