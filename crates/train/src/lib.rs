//! Learning the evaluation from nothing but the rules and our own solver.
//!
//! [`selfplay`] makes games, [`produce`](mod@produce) many of them at once, [`dataset`]
//! keeps their positions, [`fit`] turns them into weights and [`network`] into a network; then stronger games are made
//! with those weights, and so on. [`quality`] tells how far weights are from the truth,
//! [`chart`] draws it, [`probcut`] measures how far shallow searches are from deep ones,
//! [`label`](mod@label) scores positions from anywhere, [`archive`] packs weights for the
//! program, and [`people`] learns what people play. [`report`] says all that to people and
//! programs.

pub mod archive;
pub mod chart;
pub mod dataset;
mod factorised;
pub mod fit;
mod in_order;
pub mod label;
pub mod network;
pub mod people;
pub mod probcut;
pub mod produce;
pub mod quality;
pub mod report;
pub mod selfplay;
mod training_network;
