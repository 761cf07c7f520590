//! Static evaluation: what a position is worth without looking ahead.
//!
//! `pattern` says which groups of squares are looked at, and `features` keeps what
//! stands on them up to date from move to move. From there on there are two evaluations:
//!
//! * The quick one is a sum: `weights` holds one number for everything that can stand on
//!   a pattern in each stage of the game, and `evaluate` adds them up. It is enough to
//!   put moves into an order.
//! * The good one is a small `network` over the same patterns and over those of both
//!   sides' moves (`mobility`), computed by `inference`. Searches end in it.
//!
//! Both are learned by `outflank-train`; this crate only applies them, and knows nothing of
//! searching.
//!
//! ```
//! use outflank_eval::{PER_DISC, Weights, evaluate};
//! use outflank_rules::isa::Isa;
//! use outflank_rules::{Board, Symmetry};
//!
//! let weights = Weights::embedded();
//! let board = ["f5", "d6", "c3", "d3", "c4"]
//!     .into_iter()
//!     .try_fold(Board::START, |board, square| Ok::<_, Box<dyn std::error::Error>>(board.play(square.parse()?)?))?;
//! let score = evaluate(Isa::best(), &weights, board);
//! assert!(score.abs() < 4 * PER_DISC, "nobody is far ahead in the Tiger opening");
//! // A board is worth the same however it is turned.
//! let turned = Symmetry::Rotate90.board(board);
//! assert_eq!(evaluate(Isa::best(), &weights, turned), score);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// The modules are open to `outflank-engine` and `outflank-train`, which run them inside of their own
// loops. They are no part of what others may count on, and not of its page.
#[cfg(feature = "weights")]
mod embedded;
#[doc(hidden)]
pub mod evaluate;
#[doc(hidden)]
pub mod features;
#[doc(hidden)]
pub mod inference;
#[doc(hidden)]
pub mod mobility;
#[doc(hidden)]
pub mod network;
#[doc(hidden)]
pub mod pattern;
#[doc(hidden)]
pub mod weights;

pub use evaluate::evaluate;
pub use features::Features;
pub use network::Network;
#[doc(hidden)]
pub use weights::STAGES;
pub use weights::{PER_DISC, Weights, WeightsError};

/// The examples of the page a stranger sees first are run like all others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
