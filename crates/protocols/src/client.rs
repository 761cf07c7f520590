//! What matches tell engines and hear from them, whatever language they speak.

use outflank_rules::Move;
use std::time::Duration;

/// How a game is timed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timing {
    /// So much for each move.
    PerMove(Duration),
    /// So much for all moves of a side.
    Game {
        /// Time at the start.
        main: Duration,
        /// Time that comes back with every move.
        increment: Duration,
    },
}

/// The time a side has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// For all its moves.
    ForTheGame(Duration),
    /// For the next one.
    ForThisMove(Duration),
}

/// What an engine is told before a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// Plies to look ahead.
    pub depth: Option<u32>,
    /// The clock.
    pub timing: Option<Timing>,
}

/// A move an engine has chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thought {
    /// The move; whether it is legal is for the listener to find out.
    pub mv: Move,
    /// What the engine thinks of its position, in discs, when it says so.
    pub eval: Option<f32>,
}

/// What a line of an engine means.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// Everything sent before has been taken.
    Ready,
    /// The move that was asked for.
    Move(Thought),
    /// The engine gives the game up.
    Resigned,
    /// It refuses a command.
    Refused {
        /// The command.
        command: String,
        /// The engine's words.
        reason: String,
    },
    /// An answer that cannot be understood.
    Nonsense(String),
}
