//! Learning the evaluation from nothing but the rules and our own solver.
//!
//! [`selfplay`] makes games, [`dataset`] keeps their positions, [`fit`] turns them into
//! weights; then stronger games are made with those weights, and so on.

pub mod dataset;
pub mod fit;
pub mod probcut;
pub mod selfplay;
