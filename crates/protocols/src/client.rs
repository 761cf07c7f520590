//! What matches tell engines and hear from them, whatever language they speak.

use outflank_rules::Move;
use std::fmt;
use std::str::FromStr;
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

impl FromStr for Timing {
    type Err = BadTiming;

    /// Reads the seconds of a game, and those that come back: `60` or `60+0.5`.
    fn from_str(text: &str) -> Result<Timing, BadTiming> {
        let seconds = |text: &str| {
            let seconds = text.parse().ok().filter(|seconds| (0.0..=A_YEAR).contains(seconds));
            seconds.map(Duration::from_secs_f64).ok_or(BadTiming)
        };
        let (main, increment) = text.split_once('+').unwrap_or((text, "0"));
        Ok(Timing::Game { main: seconds(main)?, increment: seconds(increment)? })
    }
}

/// The longest time anybody has, in seconds.
const A_YEAR: f64 = 31_557_600.0;

/// A text that is no time for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadTiming;

impl fmt::Display for BadTiming {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "seconds for all moves are expected, and perhaps those that come back, such as 60 or 60+0.5",
        )
    }
}

impl std::error::Error for BadTiming {}

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
