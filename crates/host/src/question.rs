//! What a computer is asked, and what else follows from a match and needs the knowledge of
//! other crates.

use outflank_data::openings;
use outflank_levels::{Ask, Level, TimeLeft};
use outflank_play::{
    ClockSetup, Level as LevelName, Match, MatchSetup, Millis, Moment, Player, Request, Seat, TimeControl,
    TimeOut,
};
use outflank_rules::Position;
use std::fmt;

/// A move that a computer has to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The number of the request, for the answer.
    pub request: u32,
    /// Where.
    pub position: Position,
    /// How well, and in what time.
    pub ask: Ask,
    /// The answer is given no sooner than this after the question. On the console a person
    /// sees that it is the computer's turn, also before its first move (C8).
    pub at_least: Millis,
}

/// How long the console is seen to think.
const CONSOLE_THINKS: Millis = Millis::from_secs(1);

impl Question {
    /// The question a request is at this moment of the match.
    pub(crate) fn of(setup: &MatchSetup, request: &Request, at: Moment, seed: u64) -> Question {
        let ask = Ask { level: level_named(&request.level), clock: clock(setup, request, at), seed };
        let at_least = if setup.variation.is_some() { CONSOLE_THINKS } else { Millis::ZERO };
        Question { request: request.number, position: request.position, ask, at_least }
    }
}

/// What the computer's clock allows. A computer that steps in for somebody has all the time
/// its level takes.
fn clock(setup: &MatchSetup, request: &Request, at: Moment) -> Option<TimeLeft> {
    let clock = request.clock.filter(|_| !request.substitute)?;
    // A question that is asked late, after a restart or a pause of the program, has less.
    let until = request.until.map(|until| until.since(at));
    let left = until.map_or(clock.left, |until| until.min(clock.left));
    let main = TimeLeft::game(left.into());
    Some(match setup.clock.as_ref().map(|clock| clock.control) {
        // In the extra time there is only main time, whatever the control.
        _ if clock.overtime => main,
        Some(TimeControl::PerMove { .. }) => TimeLeft::one_move(left.into()),
        Some(TimeControl::ByoYomi { .. }) if clock.in_period => TimeLeft::one_move(left.into()),
        Some(TimeControl::ByoYomi { period, .. }) => match until {
            // Asked so late that the last period has begun.
            Some(rest) if rest <= period => TimeLeft::one_move(rest.into()),
            _ => main.with_byoyomi(period.into(), 1),
        },
        Some(TimeControl::Increment { increment, .. }) => main.with_increment(increment.into()),
        _ => main,
    })
}

/// The level a match names. Names are checked when a match is made ([`check_levels`]); one
/// that nobody knows any more, in a file of another time, plays in the middle.
#[must_use]
pub fn level_named(name: &LevelName) -> Level {
    name.0.parse().unwrap_or_else(|_| Level::numbered(5).expect("there are twenty levels"))
}

/// A setup names a level that there is not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(pub LevelName);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no level: 1 to 20, max or console is expected", self.0.0)
    }
}

impl std::error::Error for UnknownLevel {}

/// Whether every level of a setup is one of ours: of the computers that play and of one that
/// steps in when time is up.
pub fn check_levels(setup: &MatchSetup) -> Result<(), UnknownLevel> {
    let seats = Player::BOTH.into_iter().filter_map(|player| match setup.players.get(player) {
        Seat::Computer { level } => Some(level),
        Seat::Person | Seat::Remote => None,
    });
    let substitute = match &setup.clock {
        Some(ClockSetup { time_out: TimeOut::ComputerMoves { level }, .. }) => Some(level),
        _ => None,
    };
    let unknown = seats.chain(substitute).find(|level| level.0.parse::<Level>().is_err());
    unknown.map_or(Ok(()), |level| Err(UnknownLevel(level.clone())))
}

/// The English name of the opening of the game being played, for lists.
#[must_use]
pub fn opening_name(game: &Match) -> Option<&'static str> {
    openings::of_game(game.game()?).map(|(_, opening)| opening.name("en"))
}
