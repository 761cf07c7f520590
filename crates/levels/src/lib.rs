//! The computer as an opponent: for the child who just read the rules, for the club
//! player, and for those who want to see how strong the engine is.
//!
//! There is one scale of [`Level`]s, 1 to 20 and "max", each with a rating that was
//! measured by games of the levels against each other; and one level off the scale, for
//! the console of 1982. Weak levels are not a strong engine that throws games away: they
//! draw their moves from [`people`], a model of what tournament players do, and blunder
//! by playing what looks natural without looking ahead. Strong levels open from a book and
//! search.
//!
//! A [`Computer`] is asked for a move with its level, what its clock shows, and a seed
//! for its choices.
//!
//! ```
//! use outflank_engine::{Settings, Stop};
//! use outflank_levels::{Ask, Computer, Level};
//! use outflank_rules::Position;
//!
//! let mut computer = Computer::new(Settings { table_bytes: 1 << 20, threads: 1, ..Settings::default() });
//! let ask = Ask { level: Level::numbered(3).unwrap(), clock: None, seed: 1 };
//! let choice = computer.choose(&Position::START, &ask, &Stop::new()).unwrap();
//! assert!(Position::START.moves().contains(choice.square));
//! ```

mod computer;
mod console;
mod level;
// Measuring takes threads and the system's clock.
#[cfg(not(target_family = "wasm"))]
pub mod measure;
pub mod people;

pub use computer::{Ask, Choice, Computer, NoChoice, PONDERING, Source, score_moves};
pub use level::{Level, Manner, UnknownLevel};
pub use outflank_engine::time::TimeLeft;
