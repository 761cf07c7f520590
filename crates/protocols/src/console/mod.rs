//! The commands of Edax, which many scripts and people know by heart.
//!
//! A line is a command and its parameters, or just a move. The board is shown after
//! every change. What Edax does with files of problems and databases is done by other
//! commands of the program, and the answer says which.

mod client;
mod help;
mod server;

pub use client::Client;
pub use server::Server;
