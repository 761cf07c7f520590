//! The discs beside the board (R8).
//!
//! 64 discs, 32 for each player. Those laid out at the start come from the player whose
//! colour they show, corner handicaps included; then every disc placed takes one. A
//! player who has run out but can move is lent one by the opponent, as often as it
//! takes. Passes make that happen: the other side places more than its share.
//!
//! A disc on the board does not tell who placed it: it may have been turned since. So the
//! supplies follow the moves ([`Supply::of_game`]). Where a board is taken up in the middle
//! of a game and nobody knows its moves, the players are taken to have moved in turn.
//!
//! Nothing is ever lost: both supplies and the discs on the board are 64 together,
//! so there is a disc for every empty square.

use crate::{Color, Game, Move, Position, SquareSet};
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

    /// The supplies when a game begins with `start`.
    ///
    /// The usual four discs and the corners of a handicap were laid out by the player whose
    /// colour they show. Any other board is one in the middle of a game whose moves are not
    /// known: half of its discs are each player's, and an odd one was placed by the player
    /// who is not to move. So nobody has to borrow who would not have had to.
    #[must_use]
    pub fn at_start(start: Position) -> Supply {
        let discs = |color: Color| start.discs(color).len() as u8;
        let used = if is_laid_out(start) {
            Color::BOTH.map(discs)
        } else {
            let all = Color::BOTH.map(discs).iter().sum::<u8>();
            Color::BOTH.map(|color| (all + u8::from(color != start.turn())) / 2)
        };
        Supply { left: used.map(|used| Supply::EACH - used), lent: [0, 0] }
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

/// Whether a board is the usual start, perhaps with corners given away (H1): nobody has
/// moved.
fn is_laid_out(start: Position) -> bool {
    let [centre, taken] = [Position::START, start].map(|position| !position.board().empty());
    (centre - taken).is_empty() && (taken - centre - SquareSet::CORNERS).is_empty()
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
    fn r8_a_board_in_mid_game_was_placed_in_turn_whatever_it_shows() {
        let position: Position = format!("{}{}- X", "X".repeat(50), "O".repeat(13)).parse().unwrap();
        let supply = Supply::at_start(position);
        assert_eq!(Color::BOTH.map(|color| supply.left(color)), [1, 0]);
        assert_eq!(Color::BOTH.map(|color| supply.lent_by(color)), [0, 0]);
        // A game without a pass has these supplies at every move, and nobody ever borrows.
        let mut game = Game::new();
        for name in ["f5", "d6", "c3", "d3", "c4", "f4", "f6", "f3"] {
            game.play(name.parse().unwrap()).unwrap();
            assert_eq!(Supply::at_start(game.position()), Supply::of_game(&game), "{name}");
        }
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
