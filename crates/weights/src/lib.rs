//! The learned weights of Outflank's evaluation, and nothing else.
//!
//! They are a crate of their own because they are large: whoever brings weights of their own
//! switches off the feature `weights` of `outflank-eval` and builds without these. The data
//! were made from our own games by `outflank train`.

/// A weights file of `outflank-eval`, compressed with zstd.
pub static EVAL: &[u8] = include_bytes!("../data/eval.zst");
