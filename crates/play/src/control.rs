//! How much time the players have, and what happens when it is gone.

use crate::{Level, Millis};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How time is given.
///
/// A clock that shows zero has run out: a move made after exactly the time there was
/// comes too late, one a millisecond earlier does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum TimeControl {
    /// So much for every move, and nothing is saved up: the console's 15 seconds (C1).
    PerMove {
        /// The time for one move.
        limit: Millis,
    },
    /// So much for the whole game, also called sudden death.
    PerGame {
        /// The time for all moves.
        main: Millis,
    },
    /// A time for the game that grows with every move made, after Bobby Fischer.
    Increment {
        /// The time at the start.
        main: Millis,
        /// What every finished move adds.
        increment: Millis,
    },
    /// A time for the game, then periods (*byo-yomi*): a move made within a period
    /// leaves it whole, one that takes longer uses it up and begins the next. When the
    /// last one is used up, time has run out.
    ByoYomi {
        /// The time before the first period; may be none.
        main: Millis,
        /// The length of a period.
        period: Millis,
        /// How many there are.
        periods: u32,
    },
}

/// What it means that a player's time has run out. Federations, servers and consoles
/// differ, so it is a setting.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum TimeOut {
    /// The game is lost 0–64.
    Loss,
    /// The world championship's way. The player gets some time to finish the game,
    /// once, and with it can no longer win: 31–33 is the best result there is. Running
    /// out again loses 0–64. If both needed the extra time, the board decides.
    Overtime {
        /// The extra time, for the rest of the game.
        extra: Millis,
    },
    /// The console's way (C2): the computer plays this move for the player.
    ComputerMoves {
        /// How well it plays it.
        level: Level,
    },
}

/// The clocks of a match.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ClockSetup {
    /// How time is given.
    pub control: TimeControl,
    /// What happens when it is gone.
    pub time_out: TimeOut,
    /// If set, nobody is charged for the first move of a game, but it has to be made within
    /// this time, or the match is called off. From form 2 on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_moves: Option<Millis>,
}

impl ClockSetup {
    /// Clocks on which every move counts, the first too.
    #[must_use]
    pub const fn new(control: TimeControl, time_out: TimeOut) -> ClockSetup {
        ClockSetup { control, time_out, first_moves: None }
    }
}

impl TimeControl {
    /// How long a game takes one player, roughly: what kinds of games are sorted by and how
    /// much patience is fair. The main time and thirty increments, or fifteen moves' time.
    #[must_use]
    pub const fn estimated_game(&self) -> Millis {
        match *self {
            TimeControl::PerMove { limit } => limit.times(15),
            TimeControl::PerGame { main } => main,
            TimeControl::Increment { main, increment } => main.plus(increment.times(30)),
            TimeControl::ByoYomi { main, period, .. } => main.plus(period.times(15)),
        }
    }

    /// Every span of the control, the ones that must not be zero marked.
    pub(crate) const fn spans(&self) -> [(Millis, bool); 2] {
        match *self {
            TimeControl::PerMove { limit } => [(limit, true), (Millis::ZERO, false)],
            TimeControl::PerGame { main } => [(main, true), (Millis::ZERO, false)],
            TimeControl::Increment { main, increment } => [(main, true), (increment, false)],
            TimeControl::ByoYomi { main, period, .. } => [(main, false), (period, true)],
        }
    }
}

/// A text that is no time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownTimeControl;

impl fmt::Display for UnknownTimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a clock is written as 10, 5+3, 15s or 5+3x30")
    }
}

impl std::error::Error for UnknownTimeControl {}

impl FromStr for TimeControl {
    type Err = UnknownTimeControl;

    /// Reads minutes for the game (`10`), minutes and seconds that each move adds (`5+3`),
    /// seconds for each move (`15s`), or minutes and periods of seconds (`5+3x30`).
    fn from_str(text: &str) -> Result<TimeControl, UnknownTimeControl> {
        let number = |text: &str| text.parse::<u32>().map_err(|_| UnknownTimeControl);
        let seconds = |text: &str| number(text).map(Millis::from_secs);
        let minutes = |text: &str| {
            let minutes = number(text)?;
            minutes.checked_mul(60).map(Millis::from_secs).ok_or(UnknownTimeControl)
        };
        if let Some(limit) = text.strip_suffix('s') {
            return Ok(TimeControl::PerMove { limit: seconds(limit)? });
        }
        let Some((main, rest)) = text.split_once('+') else {
            return Ok(TimeControl::PerGame { main: minutes(text)? });
        };
        let main = minutes(main)?;
        Ok(match rest.split_once('x') {
            Some((periods, period)) => {
                TimeControl::ByoYomi { main, period: seconds(period)?, periods: number(periods)? }
            }
            None => TimeControl::Increment { main, increment: seconds(rest)? },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read() {
        let minutes = |count: u32| Millis::from_secs(60 * count);
        let seconds = Millis::from_secs;
        for (text, control) in [
            ("10", TimeControl::PerGame { main: minutes(10) }),
            ("15s", TimeControl::PerMove { limit: seconds(15) }),
            ("5+3", TimeControl::Increment { main: minutes(5), increment: seconds(3) }),
            ("5+3x30", TimeControl::ByoYomi { main: minutes(5), period: seconds(30), periods: 3 }),
        ] {
            assert_eq!(text.parse(), Ok(control), "{text}");
        }
        for text in ["", "five", "5+", "+5", "5+x", "-1", "99999999999", "4294967295"] {
            assert_eq!(text.parse::<TimeControl>(), Err(UnknownTimeControl), "{text:?}");
        }
    }
}
