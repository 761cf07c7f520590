//! The web app in a real browser, on the real program.
//!
//! Every test starts a server on an empty folder and a browser with an empty profile.

mod access;
mod account;
mod analyse;
mod coach;
mod console;
mod friend;
mod learn;
mod lobby;
mod play;
mod rules;
mod screens;
mod survival;
mod tabletop;
mod wording;
