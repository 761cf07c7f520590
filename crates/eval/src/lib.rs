//! What a position is worth at a glance.
//!
//! The evaluation is a sum of learned weights: [`pattern`] says which groups of squares
//! are looked at, [`features`] keeps what stands on them up to date from move to move,
//! [`weights`] holds one number for everything that can stand there in each stage of
//! the game, and [`mod@evaluate`] adds them up. It is learned by `outflank-train`; this
//! crate only applies it, and knows nothing of searching.

mod embedded;
pub mod evaluate;
pub mod features;
pub mod pattern;
pub mod weights;

pub use evaluate::evaluate;
pub use features::Features;
pub use weights::{PER_DISC, STAGES, Weights, WeightsError};
