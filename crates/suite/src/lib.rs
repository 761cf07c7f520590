//! Sets of searches with known answers.
//!
//! * [`mod@bench`] is a fixed set whose node count is a fingerprint of the search.
//! * [`stated`] holds the scores that a file of problems states against what was proven.

pub mod bench;
pub mod stated;
