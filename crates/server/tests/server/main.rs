//! The server as a client sees it.
//!
//! Most tests call the routes without a socket; WebSockets, restarts and floods use a
//! real one. Every answer of every test is held against the OpenAPI description.

mod accounts;
mod analysis;
mod challenges;
mod coach;
mod contract;
mod exchange;
mod house;
mod hues;
mod identity;
mod killed;
mod learn;
mod live;
mod lobby;
mod matches;
mod operation;
mod ratings;
mod records;
mod restart;
mod rulebook;
mod schema;
mod security;
mod time;
mod typescript;
mod variations;
