//! How somebody has fared against each level of the computer.

use outflank_play::{Level, MatchSetup, Player, Seat, Start, Verdict};
use std::collections::BTreeMap;

/// Games against one level that have ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Won by the person.
    pub wins: u32,
    /// Drawn.
    pub draws: u32,
    /// Won by the computer.
    pub losses: u32,
}

/// Results by level.
pub type LevelResults = BTreeMap<String, Results>;

/// Counts a game, where one person played the computer without a head start: only such games say
/// how well somebody plays.
#[cfg_attr(not(feature = "sqlite"), allow(dead_code, reason = "counted where games are kept"))]
pub(crate) fn count(results: &mut LevelResults, setup: &MatchSetup, verdict: &Verdict) {
    if !matches!(setup.start, Start::Even) {
        return;
    }
    let (person, Level(level)) = match (&setup.players.one, &setup.players.two) {
        (Seat::Person, Seat::Computer { level }) => (Player::One, level),
        (Seat::Computer { level }, Seat::Person) => (Player::Two, level),
        _ => return,
    };
    let result = results.entry(level.clone()).or_default();
    match verdict.winner {
        None => result.draws += 1,
        Some(winner) if winner == person => result.wins += 1,
        Some(_) => result.losses += 1,
    }
}
