//! The rules of Othello, and nothing else.
//!
//! This crate knows the board game as its published rulebooks describe it and has no
//! idea of files, screens, clocks or engines. It reads from the inside out:
//!
//! * [`Square`] and [`SquareSet`]: places on the board, and sets of them as 64 bits.
//! * [`Board`]: the discs, seen by the side to move; legal moves and turned discs
//!   come from the [`kernels`], chosen per machine by [`isa`].
//! * [`Position`]: the discs in their real colours and whose turn it is.
//! * [`Game`]: a position after another to the end, with passes and undo; its
//!   [`Outcome`], the [`score`], and the [`supply`] of discs beside the board.
//! * [`handicap`]: how a game starts when one side is given an advantage.
//! * [`Symmetry`]: the eight ways to turn and mirror a board.
//! * [`Rng`]: random games and choices, the same for the same seed; [`Fnv`]: lasting checksums.
//! * [`perft`]: counting move sequences, the classic proof that all of it is right.
//!
//! ```
//! use outflank_rules::{Color, Game, Square};
//!
//! let mut game = Game::new();
//! let first: Square = "f5".parse()?;
//! assert_eq!(game.legal_moves().len(), 4);
//! let played = game.play(first)?;
//! assert_eq!((played.color, played.turned.len()), (Color::Black, 1));
//! // A refused move says why and changes nothing.
//! let reason = game.play(first).unwrap_err();
//! assert_eq!(reason.to_string(), "f5 is occupied");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

extern crate self as outflank_rules;

pub mod board;
pub mod color;
pub mod fnv;
pub mod game;
pub mod handicap;
pub mod isa;
pub mod kernels;
pub mod moves;
pub mod outcome;
pub mod perft;
pub mod position;
pub mod rng;
#[cfg(feature = "schema")]
mod schema;
pub mod score;
#[cfg(feature = "serde")]
mod serialize;
pub mod square;
pub mod supply;
pub mod symmetry;

pub use board::Board;
pub use color::Color;
pub use fnv::Fnv;
pub use game::Game;
pub use handicap::{Corners, Handicap};
pub use moves::{IllegalMove, Move};
pub use outcome::{Ending, Outcome};
pub use position::Position;
pub use rng::Rng;
pub use score::{DiscCount, DiscDiff, FederationScore, Margin};
pub use square::{Square, SquareSet};
pub use supply::Supply;
pub use symmetry::Symmetry;

/// The examples of the page a stranger sees first are run like all others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
