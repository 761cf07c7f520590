//! Engines against each other.
//!
//! An [`Arena`] plays a match between two [`Contender`]s: our own engine in this process,
//! or other programs that speak GTP, NBoard's protocol or the commands of Edax. Games come
//! in pairs with the same opening and swapped colours ([`openings`]). Each is played by an
//! [`arbiter`] between two [`player`]s; [`standings`] counts, [`elo`] does the arithmetic,
//! and a [`Report`] tells all of it.
//!
//! ```
//! use outflank_arena::{Arena, Config, Openings};
//! use outflank_engine::Stop;
//!
//! let sides = ["self:depth=2,table=1".parse()?, "self:depth=1,table=1".parse()?];
//! let config = Config { games: 2, ..Config::new(sides, Openings::random(6, 1)) };
//! let standings = Arena::open(config)?.run(&Stop::new(), &mut |_| {});
//! assert_eq!(standings.totals().games, 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The other way round, [`conversation`] puts our engine behind a protocol, for boards and
//! matches of others: a session over an input and an output, with a [`thinker`] on a thread
//! of its own; [`editor`] is a terminal whose line a person can edit.

pub mod arbiter;
mod arena;
pub mod contender;
pub mod conversation;
pub mod editor;
pub mod elo;
pub mod openings;
pub mod player;
pub mod program;
pub mod report;
pub mod standings;
mod telling;
pub mod thinker;

pub use arena::{Arena, Config, StartError};
pub use contender::Contender;
pub use elo::Sprt;
pub use openings::Openings;
pub use player::Fault;
pub use report::Report;
pub use standings::{Side, Standings};
