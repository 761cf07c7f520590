//! The protocol of XBoard and WinBoard, version 2, for the variant `reversi`, as OthelloTk
//! and Edax speak it.
//!
//! A disc is dropped like a piece in the hand, `P@f5`; a pass is `@@@@`. Who begins is White
//! here, as in chess, so that its White is Othello's Black: that goes for results and for the
//! letters of a FEN, where `P` is a disc of the side that begins. Scores are in hundredths of
//! a disc.

mod clock;
mod server;
mod words;

pub use server::Server;
