//! The waiting room.

use crate::Pool;
use outflank_play::{Millis, Moment};
use outflank_ratings::Rating;
use outflank_ratings::pairing::{self, Seeker, WAVE_SECONDS};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

/// What the lobby has to know of somebody who looks for a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate<I> {
    /// Who it is.
    pub who: I,
    /// The rating in the pool's category.
    pub rating: Rating,
    /// Whether the game should count. Guests meet guests and those who do not mind.
    pub rated: bool,
    /// Ratings the opponent may have.
    pub wants: RangeInclusive<f64>,
    /// Whom this one has blocked.
    pub blocked: BTreeSet<I>,
    /// Whom this one has just played.
    pub last_opponent: Option<I>,
    /// Games with Black less games with White.
    pub more_black: i32,
}

/// Somebody who waits.
#[derive(Clone, Debug)]
pub struct Seek<I> {
    /// What is known of whoever waits.
    pub candidate: Candidate<I>,
    /// For which kind of game.
    pub pool: Pool,
    /// Since when.
    pub since: Moment,
    missed: u32,
    lost: Option<Moment>,
    offered: bool,
}

/// Two who play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paired<I> {
    /// From which pool.
    pub pool: Pool,
    /// Whether it counts.
    pub rated: bool,
    /// Who has Black.
    pub black: I,
    /// Who has White.
    pub white: I,
}

/// Everybody who looks for a game. One person waits in one pool of live games, and in the pool of
/// games of days as well.
///
/// ```
/// use outflank_lobby::{Candidate, Lobby, Pool};
/// use outflank_play::Moment;
/// use outflank_ratings::Rating;
///
/// let somebody = |who: u32| Candidate {
///     who,
///     rating: Rating::NEW,
///     rated: true,
///     wants: 0.0..=4000.0,
///     blocked: Default::default(),
///     last_opponent: None,
///     more_black: 0,
/// };
/// let mut lobby = Lobby::new(1_000);
/// lobby.seek(somebody(1), Pool::Five, Moment::ORIGIN).unwrap();
/// lobby.seek(somebody(2), Pool::Five, Moment::ORIGIN).unwrap();
/// assert_eq!(lobby.wave(Moment::from_millis(2_000)).len(), 1);
/// assert!(lobby.is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct Lobby<I> {
    seeks: BTreeMap<(I, bool), Seek<I>>,
    most: usize,
}

/// The lobby is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full;

impl std::fmt::Display for Full {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("too many people look for a game at once; try again in a moment")
    }
}

impl std::error::Error for Full {}

impl<I: Copy + Ord> Lobby<I> {
    /// A seek lasts so long without its socket: a page that is reloaded keeps it.
    const WITHOUT_SOCKET: Millis = Millis::from_secs(15);
    /// Whoever has waited so long is offered a computer.
    const OFFER_AFTER: Millis = Millis::from_secs(15);

    /// A lobby for so many seeks at most.
    #[must_use]
    pub const fn new(most: usize) -> Lobby<I> {
        Lobby { seeks: BTreeMap::new(), most }
    }

    /// Whether nobody waits.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.seeks.is_empty()
    }

    /// Everybody who waits.
    pub fn seeks(&self) -> impl Iterator<Item = &Seek<I>> {
        self.seeks.values()
    }

    /// What somebody waits for: a live game, a game of days, or both.
    pub fn seeks_of(&self, who: I) -> impl Iterator<Item = &Seek<I>> {
        [true, false].into_iter().filter_map(move |live| self.seeks.get(&(who, live)))
    }

    /// How many wait in a pool.
    #[must_use]
    pub fn waiting(&self, pool: Pool) -> usize {
        self.seeks().filter(|seek| seek.pool == pool).count()
    }

    /// Somebody looks for a game. An earlier wish for a live game is given up for a new one; asking
    /// again for the same keeps the place.
    pub fn seek(&mut self, candidate: Candidate<I>, pool: Pool, now: Moment) -> Result<(), Full> {
        let key = (candidate.who, pool.is_live());
        if let Some(seek) = self.seeks.get_mut(&key).filter(|seek| seek.pool == pool) {
            seek.candidate = candidate;
            seek.lost = None;
            return Ok(());
        }
        if self.seeks.len() >= self.most && !self.seeks.contains_key(&key) {
            return Err(Full);
        }
        let seek = Seek { candidate, pool, since: now, missed: 0, lost: None, offered: false };
        self.seeks.insert(key, seek);
        Ok(())
    }

    /// Somebody no longer looks for this kind of game.
    pub fn unseek(&mut self, who: I, pool: Pool) {
        let key = (who, pool.is_live());
        if self.seeks.get(&key).is_some_and(|seek| seek.pool == pool) {
            self.seeks.remove(&key);
        }
    }

    /// Somebody sits down at a board: no live game is looked for any more.
    pub fn plays(&mut self, who: I) {
        self.seeks.remove(&(who, true));
    }

    /// The last socket of somebody is gone.
    pub fn lost(&mut self, who: I, now: Moment) {
        if let Some(seek) = self.seeks.get_mut(&(who, true)) {
            seek.lost = seek.lost.or(Some(now));
        }
    }

    /// Somebody is back.
    pub fn back(&mut self, who: I) {
        if let Some(seek) = self.seeks.get_mut(&(who, true)) {
            seek.lost = None;
        }
    }

    /// When the next wave is due after one at `now`.
    #[must_use]
    pub fn next_wave(now: Moment) -> Option<Moment> {
        now.after(Millis::from_secs(WAVE_SECONDS))
    }

    /// Pairs everybody who can be. Those who were found no longer wait; a live game found takes
    /// them out of the other pool's wave too, so that nobody sits down at two boards at once.
    pub fn wave(&mut self, now: Moment) -> Vec<Paired<I>> {
        self.seeks
            .retain(|_, seek| seek.lost.is_none_or(|since| now.since(since) < Lobby::<I>::WITHOUT_SOCKET));
        let mut found = Vec::new();
        for pool in Pool::ALL {
            for rated in [true, false] {
                let seekers: Vec<Seeker<I>> = self.standing(pool, rated).map(seeker).collect();
                let pairs = pairing::pair(&seekers);
                for pair in &pairs {
                    for who in [pair.black, pair.white] {
                        self.seeks.remove(&(who, pool.is_live()));
                    }
                    found.push(Paired { pool, rated, black: pair.black, white: pair.white });
                }
            }
        }
        for seek in self.seeks.values_mut() {
            seek.missed = seek.missed.saturating_add(1);
        }
        found
    }

    /// Those who stand in the same queue: who has lost the socket is not paired until it is back.
    fn standing(&self, pool: Pool, rated: bool) -> impl Iterator<Item = &Seek<I>> {
        self.seeks().filter(move |seek| {
            seek.pool == pool && seek.candidate.rated == rated && (seek.lost.is_none() || !pool.is_live())
        })
    }

    /// Who has waited at the screen for so long that a computer should be offered; each is named
    /// once.
    pub fn to_be_offered_a_computer(&mut self, now: Moment) -> Vec<(I, Pool)> {
        let mut offered = Vec::new();
        for seek in self.seeks.values_mut() {
            let due = now.since(seek.since) >= Lobby::<I>::OFFER_AFTER;
            if due && seek.pool.is_live() && !seek.offered && seek.lost.is_none() {
                seek.offered = true;
                offered.push((seek.candidate.who, seek.pool));
            }
        }
        offered
    }
}

fn seeker<I: Copy + Ord>(seek: &Seek<I>) -> Seeker<I> {
    let candidate = &seek.candidate;
    Seeker {
        who: candidate.who,
        rating: candidate.rating.rating,
        provisional: candidate.rating.is_provisional(),
        missed: seek.missed,
        wants: candidate.wants.clone(),
        blocked: candidate.blocked.clone(),
        last_opponent: candidate.last_opponent,
        more_black: candidate.more_black,
    }
}
