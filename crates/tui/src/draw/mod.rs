//! Pictures: boards, discs, digits and graphs, made of characters.

pub(crate) mod board;
pub(crate) mod digits;
mod disc;
pub(crate) mod graph;
