//! Which setups make a match.

use super::{Colors, Level, MatchSetup, Seat, Start, Turning};
use crate::Millis;
use crate::Variation;
use crate::control::{ClockSetup, TimeControl, TimeOut};
use crate::series::Player;
use std::fmt;

/// Why a setup makes no match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// Written in a form this program does not know.
    UnknownVersion(u32),
    /// A board has four corners to give, not this many.
    TooManyCorners(u8),
    /// Nobody can move in the position the game should start from.
    PositionIsOver,
    /// A set-up position says itself which colour moves first, so colours have to go
    /// by the starter.
    ColorsOfPosition,
    /// Only people turn discs by hand: no computer sits at the table or steps in there.
    ComputerAtTheTable,
    /// A clock that has run out before the first move.
    NoTime,
    /// A clock with more time than [`SetupError::LONGEST`].
    TooMuchTime(Millis),
    /// More byo-yomi periods than [`SetupError::MOST_PERIODS`].
    TooManyPeriods(u32),
    /// Not the console's game it says it is.
    NotTheVariation(Variation),
}

impl SetupError {
    /// The longest span a clock may be set to: a year.
    pub const LONGEST: Millis = Millis::from_secs(366 * 24 * 60 * 60);
    /// The most byo-yomi periods. Each is announced, so there is an end to them.
    pub const MOST_PERIODS: u32 = 100;
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::UnknownVersion(version) => {
                write!(f, "the setup has form {version}, known are 1 to {}", MatchSetup::VERSION)
            }
            SetupError::TooManyCorners(count) => write!(f, "a handicap gives 0 to 4 corners, not {count}"),
            SetupError::PositionIsOver => f.write_str("nobody can move in the position to start from"),
            SetupError::ColorsOfPosition => {
                f.write_str("a set-up position says which colour starts, so the players cannot keep theirs")
            }
            SetupError::ComputerAtTheTable => f.write_str("a computer cannot turn discs by hand"),
            SetupError::NoTime => f.write_str("a clock has no time to begin with"),
            SetupError::TooMuchTime(span) => {
                write!(f, "a clock has {span}, the most is {}", SetupError::LONGEST)
            }
            SetupError::TooManyPeriods(count) => {
                write!(f, "a clock has {count} periods, the most is {}", SetupError::MOST_PERIODS)
            }
            SetupError::NotTheVariation(variation) => {
                write!(f, "the setup is not the console's game {variation}")
            }
        }
    }
}

impl std::error::Error for SetupError {}

impl MatchSetup {
    /// Whether a match can be made of it.
    pub fn check(&self) -> Result<(), SetupError> {
        if !(1..=MatchSetup::VERSION).contains(&self.version) {
            return Err(SetupError::UnknownVersion(self.version));
        }
        match self.start {
            Start::Corners { count: count @ 5.., .. } => return Err(SetupError::TooManyCorners(count)),
            Start::Position { position } if position.is_over() => return Err(SetupError::PositionIsOver),
            Start::Opening { moves } if moves.game().is_over() => return Err(SetupError::PositionIsOver),
            Start::Position { .. } | Start::Opening { .. } if self.colors != Colors::ByStarter => {
                return Err(SetupError::ColorsOfPosition);
            }
            _ => {}
        }
        if let Turning::Hand { .. } = self.turning
            && (Player::BOTH.iter().any(|&player| self.is_computer(player)) || self.substitute().is_some())
        {
            return Err(SetupError::ComputerAtTheTable);
        }
        self.clock.as_ref().map_or(Ok(()), check_clock)?;
        check_span(self.customs.pause_limit.map(|limit| (limit, true)))?;
        match self.variation {
            Some(variation) if !self.is_variation(variation) => Err(SetupError::NotTheVariation(variation)),
            _ => Ok(()),
        }
    }

    /// Whether a computer sits in this seat.
    pub(crate) fn is_computer(&self, player: Player) -> bool {
        matches!(self.players.get(player), Seat::Computer { .. })
    }

    /// The level of the computer that steps in when time runs out, if one does.
    pub(crate) fn substitute(&self) -> Option<&Level> {
        match &self.clock {
            Some(ClockSetup { time_out: TimeOut::ComputerMoves { level }, .. }) => Some(level),
            _ => None,
        }
    }

    /// Whether everything that a game of the console fixes is as it should be.
    fn is_variation(&self, variation: Variation) -> bool {
        let level = self.substitute().cloned().unwrap_or_else(|| "".into());
        let mut console = MatchSetup::console(variation, level);
        for player in Player::BOTH {
            if self.is_computer(player) == console.is_computer(player) {
                *console.players.get_mut(player) = self.players.get(player).clone();
            }
        }
        console.customs.pauses = self.customs.pauses;
        console.series.goal = self.series.goal;
        // Each player chooses a colour; the discs lie as in the manual's figure all the same.
        if let Colors::Keep { .. } = self.colors {
            console.colors = self.colors;
        }
        *self == console
    }
}

fn check_clock(clock: &ClockSetup) -> Result<(), SetupError> {
    let extra = match clock.time_out {
        TimeOut::Overtime { extra } => Some((extra, false)),
        TimeOut::Loss | TimeOut::ComputerMoves { .. } => None,
    };
    let [first, second] = clock.control.spans().map(Some);
    for span in [first, second, extra, clock.first_moves.map(|span| (span, true))] {
        check_span(span)?;
    }
    match clock.control {
        TimeControl::ByoYomi { periods: 0, .. } => Err(SetupError::NoTime),
        TimeControl::ByoYomi { periods, .. } if periods > SetupError::MOST_PERIODS => {
            Err(SetupError::TooManyPeriods(periods))
        }
        _ => Ok(()),
    }
}

/// Whether a clock can be set to this span; the second of the pair: whether it must not be zero.
fn check_span(span: Option<(Millis, bool)>) -> Result<(), SetupError> {
    match span {
        Some((Millis::ZERO, true)) => Err(SetupError::NoTime),
        Some((span, _)) if span > SetupError::LONGEST => Err(SetupError::TooMuchTime(span)),
        _ => Ok(()),
    }
}
