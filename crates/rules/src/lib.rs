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
//! * [`handicap`], [`variation`] and [`series`]: how a game starts, the console's
//!   thirty games, and several games that count together.
//! * [`tabletop`]: the game on a real board, where hands turn the discs and err.
//! * [`Symmetry`]: the eight ways to turn and mirror a board.
//! * [`Chance`]: games and choices by chance, the same for the same seed.
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
pub mod chance;
pub mod color;
pub mod game;
pub mod handicap;
pub mod isa;
pub mod kernels;
pub mod moves;
pub mod outcome;
pub mod perft;
pub mod position;
pub mod score;
pub mod series;
pub mod square;
pub mod supply;
pub mod symmetry;
pub mod tabletop;
pub mod variation;

pub use board::Board;
pub use chance::Chance;
pub use color::Color;
pub use game::Game;
pub use handicap::{Corners, Handicap};
pub use moves::{IllegalMove, Move};
pub use outcome::{Ending, Outcome};
pub use position::Position;
pub use score::{DiscCount, DiscDiff, FederationScore, Margin};
pub use series::Series;
pub use square::{Square, SquareSet};
pub use supply::Supply;
pub use symmetry::Symmetry;
pub use tabletop::Tabletop;
pub use variation::Variation;
