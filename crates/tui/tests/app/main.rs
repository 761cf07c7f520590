//! The app as a person meets it: keys and clicks go in, and what is on the screen is
//! read. Time is told by the test; the computer really thinks.

mod analyse;
mod console;
mod games;
mod kept;
mod learn;
mod play;
mod ponder;
mod records;
mod rules;
mod series;
mod spoken;
mod stage;
mod tabletop;
mod walk;
mod window;
