//! How other programs talk to the engine, and how we talk to theirs.
//!
//! Four languages, each a state machine without input or output of its own:
//!
//! * [`gtp`]: the Go Text Protocol as Othello programs and GoGui speak it;
//! * [`nboard`]: the protocol of the NBoard board and its engines;
//! * [`console`]: the commands of Edax, which scripts of many years are written in;
//! * [`xboard`]: the protocol of XBoard, which OthelloTk and other boards speak.
//!
//! A [`Session`] takes [`Event`]s (a line has come in, the search has got further, a
//! file has been read) and answers each with a [`Reaction`]: lines to send, and things
//! to [`Ask`] of the program around it. It never waits, reads no clock and starts no
//! thread, so that a dialogue is a value and a test is a list of lines.
//!
//! ```
//! use outflank_protocols::gtp::{Orientation, Server};
//! use outflank_protocols::{Event, Session, Strength};
//!
//! let mut session = Session::new(Server::new("1.0", Strength::default(), Orientation::Top));
//! assert_eq!(session.on(Event::Line(b"1 play black f5")).lines, ["=1", ""]);
//! assert_eq!(session.on(Event::Line(b"2 play white a1")).lines[0].split(':').next(), Some("?2 illegal move"));
//! ```
//!
//! The first three from the other side, for matches against other programs, are
//! [`gtp::Client`], [`nboard::Client`] and [`console::Client`].
//!
//! Below them: [`lines`] cuts bytes into lines, [`history`] is a game in which passes
//! are only taken when somebody says so, [`strength`] turns levels into limits of a
//! search.

pub mod client;
pub mod console;
mod drawing;
pub mod gtp;
pub mod history;
pub mod lines;
pub mod moves;
pub mod nboard;
pub mod session;
pub mod strength;
pub mod xboard;

pub use client::{BadTiming, Heard, Left, Terms, Thought, Timing};
pub use session::{Ask, Event, FileError, Job, Reaction, Session};
pub use strength::Strength;
