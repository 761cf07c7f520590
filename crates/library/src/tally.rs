//! Games counted.

use crate::GameResult;
use outflank_rules::Color;

/// How some games ended, seen by the side to move. Sums of sums are sums: tallies add up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games.
    pub games: u64,
    /// Won by the side to move.
    pub wins: u64,
    /// Drawn.
    pub draws: u64,
    /// Lost.
    pub losses: u64,
    /// Games whose score is known.
    pub scored: u64,
    /// Their scores in discs, added up.
    pub discs: i64,
}

impl Tally {
    /// Counts one more game.
    pub fn add(&mut self, result: GameResult, mover: Color) {
        self.games += 1;
        if let Some(margin) = result.margin(mover) {
            self.scored += 1;
            self.discs += i64::from(margin);
        }
        match result.sign(mover) {
            Some(1) => self.wins += 1,
            Some(0) => self.draws += 1,
            Some(_) => self.losses += 1,
            None => {}
        }
    }

    /// Adds other games.
    pub fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        self.scored += other.scored;
        self.discs += other.discs;
    }

    /// The mean score in discs.
    #[must_use]
    pub fn mean(&self) -> Option<f64> {
        (self.scored > 0).then(|| self.discs as f64 / self.scored as f64)
    }

    /// Games whose winner is known, or that are known to be drawn.
    #[must_use]
    pub const fn decided(&self) -> u64 {
        self.wins + self.draws + self.losses
    }
}
