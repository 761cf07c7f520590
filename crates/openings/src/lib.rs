//! Openings: those with names that can follow a line, and new ones in which both sides
//! still have their chances.
//!
//! What an opening is called is known to `outflank-data`; here are its tree ([`next`]) and
//! its maker ([`EvenOpenings`]). [`random_game`] makes positions by chance.

mod even;
mod next;
mod random;

pub use even::{Even, EvenOpenings, Taste};
pub use next::next;
pub use random::random_game;
