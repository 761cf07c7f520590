//! Puzzles: positions with one right answer, proved (L5).
//!
//! A [`Puzzle`] is a position, a [`Kind`] that says what to find, the solution, and the
//! result it leads to. Nothing about it is taken on trust: [`prove`] solves the position
//! again and refuses a puzzle whose solution is not the only one or whose result is not
//! the stated one.
//!
//! * [`kind`]: the six kinds and their exact definitions.
//! * [`puzzle`]: the value, its text form and its name.
//! * [`proof`]: what makes a position a puzzle of a kind; [`prove`] checks one, and
//!   [`classify`] finds out which kinds a solved position can be.
//! * [`grade`]: how hard it is, with a model of what people would play.
//! * [`games`]: games of the engine against itself, to look for puzzles in.
//! * [`maker`]: from positions of games to puzzles, each once under symmetry.
//! * [`hunt`]: through games for puzzles, and the proof of many of them at once.
//! * [`report`]: puzzles and proofs as lines and JSON.
//! * [`collection()`]: the puzzles that come with the program, from `data/collection.jsonl`.
//! * [`Attempt`]: a person solving one, as a state machine.
//! * [`Mistake`]: a wrong answer, and what it leads to.

pub mod attempt;
pub mod games;
pub mod grade;
pub mod hunt;
pub mod kind;
pub mod maker;
pub mod mistake;
pub mod proof;
pub mod puzzle;
pub mod report;
mod shipped;

pub use attempt::{Answer, Attempt, Continuation};
pub use games::OwnGames;
pub use grade::{Difficulty, Instinct, MoveModel, Players, grade_all};
pub use hunt::{Hunt, verify};
pub use kind::Kind;
pub use maker::Maker;
pub use mistake::Mistake;
pub use proof::{Flaw, classify, prove};
pub use puzzle::{ParsePuzzlesError, Puzzle, read, write};
pub use shipped::collection;
