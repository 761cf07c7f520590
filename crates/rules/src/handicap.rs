//! Giving the weaker player a start.
//!
//! A handicap changes the first position and nothing else: extra discs in the corners,
//! where nobody can ever turn them, and who moves first. Three are known:
//!
//! * The *corner handicap* of the rulebooks (H1): the weaker player plays Black and
//!   gets one to four corners, [`Handicap::corners_for_black`]. Black moves first, as
//!   always.
//! * The *starting right* (H2): the player who would start gives the first move away,
//!   [`Handicap::starting`]. The discs lie as usual and White moves first.
//! * The handicap of the H-21 console (H3): the extra corners go to the *right-hand*
//!   player, [`Handicap::corners_for`]. That player is White here, and in solo games
//!   it is the computer; its variations are in `outflank-play`.
//!
//! The documents do not say which corners come first. Ours is A1, H8, H1, A8: two
//! corners lie opposite each other, so that no edge has both before the third.

use crate::{Color, Position, Square, SquareSet};
use std::fmt;

/// How many corners are given: none to four.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Corners(u8);

impl Corners {
    /// No corner.
    pub const NONE: Corners = Corners(0);

    /// The corners in the order they are given: A1, H8, H1, A8.
    pub const ORDER: [Square; 4] =
        [Square::wrapping(0), Square::wrapping(63), Square::wrapping(7), Square::wrapping(56)];

    /// This many corners.
    pub const fn new(count: u8) -> Result<Corners, TooManyCorners> {
        if count <= 4 { Ok(Corners(count)) } else { Err(TooManyCorners { count }) }
    }

    /// How many.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0
    }

    /// Which.
    #[must_use]
    pub fn squares(self) -> SquareSet {
        Corners::ORDER.into_iter().take(usize::from(self.0)).collect()
    }
}

/// More corners than the board has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyCorners {
    /// How many were asked for.
    pub count: u8,
}

impl fmt::Display for TooManyCorners {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a handicap gives 0 to 4 corners, not {}", self.count)
    }
}

impl std::error::Error for TooManyCorners {}

/// What one side is given before the game.
///
/// ```
/// use outflank_rules::{Color, Game, handicap::{Corners, Handicap}};
///
/// let two = Handicap::corners_for_black(Corners::new(2)?);
/// let game = Game::from_position(two.position());
/// assert_eq!(game.position().disc_at("h8".parse()?), Some(Color::Black));
/// assert_eq!(game.position().turn(), Color::Black);
///
/// let away = Handicap::NONE.starting(Color::White);
/// assert_eq!(away.position().turn(), Color::White);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Handicap {
    corners: Corners,
    receiver: Color,
    starter: Color,
}

impl Handicap {
    /// An even game: no extra disc, Black starts.
    pub const NONE: Handicap = Handicap::corners_for(Color::Black, Corners::NONE);

    /// The corner handicap of the rulebooks: Black is the weaker player, gets the
    /// corners, and starts (H1).
    #[must_use]
    pub const fn corners_for_black(corners: Corners) -> Handicap {
        Handicap::corners_for(Color::Black, corners)
    }

    /// Corners for either side. Black starts unless [`Handicap::starting`] says
    /// otherwise (H3).
    #[must_use]
    pub const fn corners_for(receiver: Color, corners: Corners) -> Handicap {
        Handicap { corners, receiver, starter: Color::Black }
    }

    /// The same corners with the first move given to `color` (H2).
    #[must_use]
    pub const fn starting(self, color: Color) -> Handicap {
        Handicap { starter: color, ..self }
    }

    /// How many corners are given.
    #[must_use]
    pub const fn corners(self) -> Corners {
        self.corners
    }

    /// The side that gets them; it means nothing when there are none.
    #[must_use]
    pub const fn receiver(self) -> Color {
        self.receiver
    }

    /// The side that moves first.
    #[must_use]
    pub const fn starter(self) -> Color {
        self.starter
    }

    /// The position the game starts from.
    #[must_use]
    pub fn position(self) -> Position {
        let discs = |color| {
            let extra = if color == self.receiver { self.corners.squares() } else { SquareSet::EMPTY };
            Position::START.discs(color) | extra
        };
        Position::new(discs(Color::Black), discs(Color::White), self.starter)
            .expect("the corners are empty at the start")
    }
}

impl Default for Handicap {
    fn default() -> Handicap {
        Handicap::NONE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_are_given_in_the_order_a1_h8_h1_a8() {
        let names: Vec<_> = Corners::ORDER.iter().map(|square| format!("{square:#}")).collect();
        assert_eq!(names, ["A1", "H8", "H1", "A8"]);
        for count in 0..=4 {
            let squares = Corners::new(count).unwrap().squares();
            assert_eq!(squares, Corners::ORDER[..usize::from(count)].iter().copied().collect());
        }
        assert_eq!(Corners::new(4).unwrap().squares(), SquareSet::CORNERS);
        assert_eq!(Corners::new(5), Err(TooManyCorners { count: 5 }));
    }

    #[test]
    fn an_even_game_starts_as_every_game() {
        assert_eq!(Handicap::NONE.position(), Position::START);
    }

    #[test]
    fn the_weaker_player_is_black_and_starts() {
        for count in 1..=4 {
            let corners = Corners::new(count).unwrap();
            let position = Handicap::corners_for_black(corners).position();
            assert_eq!(position.turn(), Color::Black);
            assert_eq!(position.discs(Color::White), Position::START.discs(Color::White));
            assert_eq!(position.discs(Color::Black), Position::START.discs(Color::Black) | corners.squares());
            // The corners touch nothing yet: the first moves are the usual four (R2).
            assert_eq!(position.moves(), Position::START.moves());
        }
    }

    #[test]
    fn giving_the_first_move_away_leaves_the_discs_alone() {
        let position = Handicap::NONE.starting(Color::White).position();
        assert_eq!(position.turn(), Color::White);
        for color in Color::BOTH {
            assert_eq!(position.discs(color), Position::START.discs(color));
        }
        let first: Vec<_> = position.moves().into_iter().map(|square| format!("{square:#}")).collect();
        assert_eq!(first, ["E3", "F4", "C5", "D6"]);
    }

    #[test]
    fn the_console_gives_its_discs_to_white() {
        let handicap = Handicap::corners_for(Color::White, Corners::new(3).unwrap());
        let position = handicap.position();
        assert_eq!(position.discs(Color::Black), Position::START.discs(Color::Black));
        assert_eq!(position.discs(Color::White).len(), 5);
        assert_eq!(position.turn(), Color::Black);
    }
}
