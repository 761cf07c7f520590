//! One thing for each player, and one for each colour.
//!
//! Players and colours are not the same: in a series the players change colours from
//! game to game. The two types keep them from being mixed up.

use crate::series::Player;
use outflank_rules::Color;
use serde::{Deserialize, Serialize};

/// Something each of the two players has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct PerPlayer<T> {
    /// What player one has.
    pub one: T,
    /// What player two has.
    pub two: T,
}

impl<T> PerPlayer<T> {
    /// What `make` gives for each player.
    pub fn from_fn(mut make: impl FnMut(Player) -> T) -> PerPlayer<T> {
        PerPlayer { one: make(Player::One), two: make(Player::Two) }
    }

    /// What a player has.
    pub const fn get(&self, player: Player) -> &T {
        match player {
            Player::One => &self.one,
            Player::Two => &self.two,
        }
    }

    /// What a player has, to change it.
    pub const fn get_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::One => &mut self.one,
            Player::Two => &mut self.two,
        }
    }
}

/// Something each of the two colours has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct PerColor<T> {
    /// What Black has.
    pub black: T,
    /// What White has.
    pub white: T,
}

impl<T> PerColor<T> {
    /// What `make` gives for each colour.
    pub fn from_fn(mut make: impl FnMut(Color) -> T) -> PerColor<T> {
        PerColor { black: make(Color::Black), white: make(Color::White) }
    }

    /// What a colour has.
    pub const fn get(&self, color: Color) -> &T {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }
}
