//! Conversations in every protocol: lines in, lines and wishes out.

mod any_lines;
mod clients;
mod console;
mod gtp;
mod nboard;
mod recorded;
mod talk;
mod xboard;
