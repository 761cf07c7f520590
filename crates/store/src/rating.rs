//! Ratings, and games that change them.

use crate::{MatchId, Stamp};
use outflank_accounts::PrincipalId;
use outflank_play::{PerPlayer, Player};
use outflank_ratings::{Category, Rating, periods};

/// A game that counts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedGame {
    /// Which of its match, 1 for the first.
    pub game: u32,
    /// Which ratings it changes.
    pub category: Category,
    /// Who played.
    pub players: PerPlayer<RatedPlayer>,
    /// Who had White.
    pub white: Player,
    /// Who won; nobody if it was drawn.
    pub winner: Option<Player>,
}

/// Somebody in a game that counts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum RatedPlayer {
    /// A person or a bot, whose rating changes.
    Person(PrincipalId),
    /// A level of the house, whose rating is fixed.
    Level(f64),
}

/// A game as it changed somebody's rating.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingEvent {
    /// The match it belongs to.
    pub match_id: MatchId,
    /// Which of its games.
    pub game: u32,
    /// Which rating.
    pub category: Category,
    /// Against whom; nobody is a level of the house.
    pub opponent: Option<PrincipalId>,
    /// 1 for a win, 0.5 for a draw.
    pub score: f64,
    /// The rating before it.
    pub before: f64,
    /// The rating after it.
    pub rating: f64,
    /// How sure that is.
    pub deviation: f64,
    /// When.
    pub at: Stamp,
}

/// A player's rating as it stands beside the name in a match that counts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeatRating {
    /// The rating: after the last of its games that counted, or before the first.
    pub rating: f64,
    /// Whether that is still a rough guess.
    pub provisional: bool,
    /// By how much the last of its games has changed it, once one has.
    pub change: Option<f64>,
}

/// Somebody on a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked {
    /// What they are called.
    pub name: String,
    /// Their rating.
    pub rated: Rated,
}

/// A rating with what it rests on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    /// The rating as of its last change.
    pub rating: Rating,
    /// When that was.
    pub changed: Stamp,
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Rated {
    /// Games in all.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The rating now: the longer nobody has seen a game, the less it is known.
    #[must_use]
    pub fn now(&self, now: Stamp) -> Rating {
        self.rating.aged(periods(seconds(self.changed, now)))
    }
}

pub(crate) fn seconds(from: Stamp, to: Stamp) -> f64 {
    to.as_millis().saturating_sub(from.as_millis()) as f64 / 1000.0
}
