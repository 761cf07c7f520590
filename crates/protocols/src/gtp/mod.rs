//! The Go Text Protocol, version 2, for Othello.
//!
//! A command is a line, `[id] name arguments`; its answer is `=[id] text` or
//! `?[id] reason`, and an empty line. GoGui plays any game whose rules it can ask for,
//! with the `gogui-rules_` commands.
//!
//! Go counts rows from the bottom, Othello from the top. Othello programs use Othello's
//! names all the same, and so do we unless told otherwise ([`Orientation`]).

mod analyze;
mod client;
mod clock;
mod server;
mod vertex;

pub use client::Client;
pub use server::Server;
pub use vertex::Orientation;
