//! How strong people are, and who should play whom.
//!
//! * [`glicko2`] is Glickman's rating system. A [`Rating`] is an estimate with its
//!   uncertainty; [`rate`] changes it by games.
//! * [`Category`] sorts games by how long they take. Each player has one rating in
//!   each, since quick eyes and deep plans are different skills.
//! * [`pairing`] finds the pairs of one wave of a lobby.
//!
//! Everything here is values in and values out. Time comes from the caller.
//!
//! ```
//! use outflank_ratings::{Game, Rating, rate};
//!
//! let winner = Rating::NEW;
//! let after = rate(winner, &[Game { opponent: Rating::NEW, score: 1.0, advantage: 0.0 }], 0.0);
//! assert!(after.rating > winner.rating && after.deviation < winner.deviation);
//! ```

pub mod category;
pub mod glicko2;
pub mod pairing;

pub use category::Category;
pub use glicko2::{Game, Rating, WHITE_ADVANTAGE, expected_score, periods, rate};
