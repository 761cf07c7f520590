//! The engine: finds out what a position is worth.
//!
//! One façade, [`Engine::search`], serves everything else in the product: play, hints,
//! review, puzzles, protocols. It takes a position and [`Limits`], deepens pass by pass,
//! reports progress, and answers with scores whose type says whether they are proven
//! ([`Score`]).
//!
//! ```
//! use outflank_engine::{Engine, Limits, Score, Settings, Stop, clock};
//! use outflank_eval::Weights;
//! use outflank_rules::{DiscDiff, Position};
//!
//! let settings = Settings { table_bytes: 1 << 20, ..Settings::default() };
//! let mut engine = Engine::new(settings, Weights::embedded(), Box::new(clock::Stopped));
//! let position: Position = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X".parse()?;
//! let found = engine.search(position, &Limits::EXACT, &Stop::new(), &mut |_| {})?;
//! assert_eq!(found.best().score, Score::Exact(DiscDiff::saturating(18)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Inside, from the root to the leaves:
//!
//! * `engine` plans the passes and keeps the window narrow;
//! * `search` looks ahead with the learned evaluation, tries moves in the order that
//!   `ordering` finds, cuts by `selectivity`, and shares large nodes among threads
//!   (`parallel`);
//! * `endgame` finishes exact searches without evaluation, and `last` the last four
//!   empty squares; `fan` plays a board's moves at the same time;
//! * `transposition` remembers, `stability` and `parity` know the endgame.
//!
//! Beside it, [`work_queue`] has several engines work through many positions.
//!
//! The engine prints nothing, knows no protocol, and owns no global state. Time comes
//! from a [`clock`], threads only when the feature `threads` is on.

mod children;
pub mod clock;
mod endgame;
mod engine;
mod fan;
mod halt;
mod last;
mod leaves;
mod limits;
mod local;
mod move_list;
mod ordering;
mod parallel;
mod parity;
mod pick;
pub mod probcut;
mod score;
mod search;
mod selectivity;
mod stability;
#[cfg(test)]
mod testing;
pub mod time;
mod transposition;
pub mod work_queue;
mod worker;

pub use engine::{Engine, Line, SearchError, SearchResult, Settings};
pub use halt::Stop;
pub use limits::{Limits, Lines, Target};
pub use score::{GameResult, Score};
pub use selectivity::Selectivity;
pub use stability::stable;

/// The examples of the page a stranger sees first are run like all others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
