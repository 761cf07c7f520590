//! The rules of Othello, and nothing else.
//!
//! This crate knows the board game as its published rulebooks describe it and has no
//! idea of files, screens, clocks or engines. It reads from the inside out:
//!
//! * [`Square`] and [`SquareSet`]: places on the board, and sets of them as 64 bits.
//! * [`Board`]: the discs, seen by the side to move; legal moves and turned discs
//!   come from the [`kernels`], chosen per machine by [`isa`].
//! * [`Position`]: the discs in their real colours and whose turn it is.
//! * [`Symmetry`]: the eight ways to turn and mirror a board.
//! * [`perft`]: counting move sequences, the classic proof that all of it is right.

extern crate self as outflank_rules;

pub mod board;
pub mod color;
pub mod isa;
pub mod kernels;
pub mod moves;
pub mod perft;
pub mod position;
pub mod square;
pub mod symmetry;

pub use board::Board;
pub use color::Color;
pub use moves::{IllegalMove, Move};
pub use position::Position;
pub use square::{Square, SquareSet};
pub use symmetry::Symmetry;
