//! Openings: those with names that can follow a line, and new ones in which both sides
//! still have their chances.
//!
//! What an opening is called is known to `outflank-data`; here are its tree ([`next`]) and
//! its maker ([`EvenOpenings`]). [`xot`] draws one of a list by lot. [`random_game`] makes positions by chance.

mod even;
mod next;
mod random;
mod xot;

pub use even::{Even, EvenOpenings, Taste};
pub use next::{begins_a_line, next};
pub use random::random_game;
pub use xot::xot;
