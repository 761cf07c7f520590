//! The discs beside the board (R8).
//!
//! 64 discs, 32 for each player. Those laid out at the start come from the player whose
//! colour they show, corner handicaps included; then every disc placed takes one. A
//! player who has run out but can move is lent one by the opponent, as often as it
//! takes. Passes make that happen: the other side places more than its share.
//!
//! Nothing is ever lost: both supplies and the discs on the board are 64 together,
//! so there is a disc for every empty square.

use crate::{Color, Game, Move, Position};
use std::fmt;

/// How many discs each player has beside the board, and how many were lent.
///
/// ```
/// use outflank_rules::{Color, Game, supply::Supply};
///
/// let mut game = Game::new();
/// game.play("d3".parse()?)?;
/// let supply = Supply::of_game(&game);
/// assert_eq!((supply.left(Color::Black), supply.left(Color::White)), (29, 30));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Supply {
    left: [u8; 2],
    lent: [u8; 2],
}

/// Where a placed disc came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The player's own supply.
    Own,
    /// The opponent's: the player had none left.
    Lent,
}

/// No disc is left on either side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoDiscsLeft;

impl fmt::Display for NoDiscsLeft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("all 64 discs are on the board")
    }
}

impl std::error::Error for NoDiscsLeft {}

/// A disc that one player lent the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lending {
    /// The ply it was needed for, 1 for the first.
    pub ply: usize,
    /// The player who had none left.
    pub to: Color,
}

impl Supply {
    /// Discs of each player before anything is laid out.
    pub const EACH: u8 = 32;

    /// The supplies when `start` has been laid out.
    ///
    /// A set-up with more than 32 discs of one colour takes the rest from the other
    /// player; that is not counted as lending, for nobody was in need.
    #[must_use]
    pub fn at_start(start: Position) -> Supply {
        let used = Color::BOTH.map(|color| start.discs(color).len() as u8);
        let beyond = used.map(|discs| discs.saturating_sub(Supply::EACH));
        let left = [0, 1].map(|side| Supply::EACH.saturating_sub(used[side] + beyond[1 - side]));
        Supply { left, lent: [0, 0] }
    }

    /// The supplies where a game stands.
    #[must_use]
    pub fn of_game(game: &Game) -> Supply {
        Supply::replay(game, |_| {})
    }

    /// Takes the disc for a move of `color`, lent if it must be.
    pub fn place(&mut self, color: Color) -> Result<Source, NoDiscsLeft> {
        let (own, other) = (color.index(), color.opposite().index());
        if self.left[own] > 0 {
            self.left[own] -= 1;
            Ok(Source::Own)
        } else if self.left[other] > 0 {
            self.left[other] -= 1;
            self.lent[other] += 1;
            Ok(Source::Lent)
        } else {
            Err(NoDiscsLeft)
        }
    }

    /// Discs a player still has.
    #[must_use]
    pub const fn left(self, color: Color) -> u8 {
        self.left[color.index()]
    }

    /// Discs a player has lent the other.
    #[must_use]
    pub const fn lent_by(self, color: Color) -> u8 {
        self.lent[color.index()]
    }

    /// Whether a player needs to be lent the next disc.
    #[must_use]
    pub const fn must_borrow(self, color: Color) -> bool {
        self.left(color) == 0 && self.left(color.opposite()) > 0
    }

    fn replay(game: &Game, mut lending: impl FnMut(Lending)) -> Supply {
        let mut supply = Supply::at_start(game.start());
        for (ply, turn) in (1..).zip(game.turns()) {
            if let Move::Place(_) = turn.mv {
                let to = turn.before.turn();
                let source = supply.place(to).expect("there is a disc for every empty square");
                if source == Source::Lent {
                    lending(Lending { ply, to });
                }
            }
        }
        supply
    }
}

/// Every disc lent in a game so far, in order.
#[must_use]
pub fn lendings(game: &Game) -> Vec<Lending> {
    let mut found = Vec::new();
    Supply::replay(game, |lending| found.push(lending));
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::handicap::{Corners, Handicap};

    #[test]
    fn set_up_discs_come_out_of_the_supply() {
        let supply = Supply::at_start(Position::START);
        assert_eq!(Color::BOTH.map(|color| supply.left(color)), [30, 30]);
        let four = Handicap::corners_for_black(Corners::new(4).unwrap());
        let supply = Supply::at_start(four.position());
        assert_eq!(Color::BOTH.map(|color| supply.left(color)), [26, 30]);
    }

    #[test]
    fn a_one_sided_set_up_is_laid_from_both_supplies() {
        let position: Position = format!("{}{}- X", "X".repeat(50), "O".repeat(13)).parse().unwrap();
        let supply = Supply::at_start(position);
        assert_eq!(Color::BOTH.map(|color| supply.left(color)), [0, 1]);
        assert_eq!(Color::BOTH.map(|color| supply.lent_by(color)), [0, 0]);
    }

    #[test]
    fn who_has_run_out_is_lent_as_often_as_needed() {
        let mut supply = Supply::at_start(Position::START);
        for _ in 0..30 {
            assert_eq!(supply.place(Color::Black), Ok(Source::Own));
        }
        assert!(supply.must_borrow(Color::Black));
        for lent in 1..=30 {
            assert_eq!(supply.place(Color::Black), Ok(Source::Lent));
            assert_eq!(supply.lent_by(Color::White), lent);
        }
        assert_eq!(supply.place(Color::Black), Err(NoDiscsLeft));
        assert_eq!(supply.place(Color::White), Err(NoDiscsLeft));
        assert!(!supply.must_borrow(Color::White));
    }
}
