//! Who plays whom in one wave of a lobby.
//!
//! People who look for the same kind of game stand in one pool. Every
//! [`WAVE_SECONDS`] the pool is paired: whoever has waited longest chooses first, and
//! takes the one nearest in strength. The longer somebody has waited, the further away
//! the other may be. Nobody meets somebody they have blocked, or who asked for other
//! ratings; the last opponent only when there is nobody else.

use std::cmp::{Ordering, Reverse};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// Seconds from one wave to the next.
pub const WAVE_SECONDS: u32 = 2;

/// A rating gap that is taken at once.
const FIRST_LIMIT: f64 = 100.0;
/// What it grows by for each second of waiting.
const LIMIT_A_SECOND: f64 = 20.0;
/// The widest gap.
const LAST_LIMIT: f64 = 500.0;
/// How many points of distance a wave that both have missed makes up for.
const MISSED_WAVE: f64 = 12.0;
/// How many points nearer two players are of whom little is known.
const BOTH_PROVISIONAL: f64 = 30.0;

/// Somebody in a pool. `I` says who.
#[derive(Clone, Debug, PartialEq)]
pub struct Seeker<I> {
    /// Who it is.
    pub who: I,
    /// The rating in this category.
    pub rating: f64,
    /// Whether it is still a rough guess.
    pub provisional: bool,
    /// Waves that went by without a game.
    pub missed: u32,
    /// Ratings the opponent may have.
    pub wants: RangeInclusive<f64>,
    /// Whom this one has blocked.
    pub blocked: BTreeSet<I>,
    /// Whom this one has just played.
    pub last_opponent: Option<I>,
    /// Games with Black less games with White.
    pub more_black: i32,
}

/// Two people of a pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair<I> {
    /// Who has had Black less often.
    pub black: I,
    /// The other.
    pub white: I,
}

/// Finds the pairs of one wave. Each seeker comes in at most one of them; whoever is
/// in none has missed the wave.
#[must_use]
pub fn pair<I: Copy + Ord>(pool: &[Seeker<I>]) -> Vec<Pair<I>> {
    let mut order: Vec<usize> = (0..pool.len()).collect();
    order.sort_by_key(|&i| (Reverse(pool[i].missed), pool[i].who));
    let mut free = vec![true; pool.len()];
    let mut pairs = Vec::new();
    for &chooser in &order {
        if !std::mem::replace(&mut free[chooser], false) {
            continue;
        }
        let partner = (0..pool.len())
            .filter(|&other| free[other] && fits(pool, chooser, other))
            .min_by(|&a, &b| nearer(&pool[chooser], &pool[a], &pool[b]));
        if let Some(partner) = partner {
            free[partner] = false;
            pairs.push(colours(&pool[chooser], &pool[partner]));
        }
    }
    pairs
}

/// Whether two may play now, the last opponent included only without another choice.
fn fits<I: Copy + Ord>(pool: &[Seeker<I>], a: usize, b: usize) -> bool {
    let met = |x: usize, y: usize| pool[x].last_opponent == Some(pool[y].who);
    let alone = |x: usize, y: usize| {
        (0..pool.len()).all(|other| other == x || other == y || !acceptable(&pool[x], &pool[other]))
    };
    let again = met(a, b) || met(b, a);
    acceptable(&pool[a], &pool[b]) && (!again || (alone(a, b) && alone(b, a)))
}

/// Whether nothing speaks against a game of these two.
fn acceptable<I: Copy + Ord>(a: &Seeker<I>, b: &Seeker<I>) -> bool {
    a.who != b.who
        && !a.blocked.contains(&b.who)
        && !b.blocked.contains(&a.who)
        && a.wants.contains(&b.rating)
        && b.wants.contains(&a.rating)
        && cost(a, b) <= limit(a.missed.max(b.missed))
}

/// How far apart two seekers are, in points.
fn cost<I>(a: &Seeker<I>, b: &Seeker<I>) -> f64 {
    let patience = MISSED_WAVE * f64::from(a.missed.min(b.missed));
    let unknown = if a.provisional && b.provisional { BOTH_PROVISIONAL } else { 0.0 };
    (a.rating - b.rating).abs() - patience - unknown
}

/// How far apart they may be after so many missed waves of the one who waited longer.
fn limit(missed: u32) -> f64 {
    let seconds = f64::from(missed.saturating_mul(WAVE_SECONDS));
    (FIRST_LIMIT + LIMIT_A_SECOND * seconds).min(LAST_LIMIT)
}

fn nearer<I: Ord>(chooser: &Seeker<I>, a: &Seeker<I>, b: &Seeker<I>) -> Ordering {
    let by_cost = cost(chooser, a).total_cmp(&cost(chooser, b));
    by_cost.then_with(|| b.missed.cmp(&a.missed)).then_with(|| a.who.cmp(&b.who))
}

fn colours<I: Copy + Ord>(a: &Seeker<I>, b: &Seeker<I>) -> Pair<I> {
    let a_first = (a.more_black, a.missed, a.who) < (b.more_black, b.missed, b.who);
    let (black, white) = if a_first { (a, b) } else { (b, a) };
    Pair { black: black.who, white: white.who }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seeker(who: u32, rating: f64, missed: u32) -> Seeker<u32> {
        Seeker {
            who,
            rating,
            provisional: false,
            missed,
            wants: 0.0..=4000.0,
            blocked: BTreeSet::new(),
            last_opponent: None,
            more_black: 0,
        }
    }

    #[test]
    fn the_nearest_is_taken_and_who_waited_longest_chooses() {
        let pool = [seeker(1, 1500.0, 0), seeker(2, 1590.0, 0), seeker(3, 1540.0, 3)];
        assert_eq!(pair(&pool), [Pair { black: 1, white: 3 }]);
    }

    #[test]
    fn a_wide_gap_is_taken_after_a_while_and_a_very_wide_one_never() {
        let at = |gap: f64, missed| pair(&[seeker(1, 1500.0, missed), seeker(2, 1500.0 + gap, 0)]).len();
        assert_eq!((at(300.0, 0), at(300.0, 4), at(300.0, 5)), (0, 0, 1));
        assert_eq!((at(500.0, 10), at(501.0, 1000)), (1, 0));
    }

    #[test]
    fn the_last_opponent_is_met_again_only_without_another() {
        let mut a = seeker(1, 1500.0, 5);
        a.last_opponent = Some(2);
        let pool = [a.clone(), seeker(2, 1500.0, 5), seeker(3, 1560.0, 0)];
        assert_eq!(pair(&pool), [Pair { black: 3, white: 1 }]);
        assert_eq!(pair(&pool[..2]).len(), 1);
        let far = [a, seeker(2, 1500.0, 5), seeker(3, 3000.0, 0)];
        assert_eq!(pair(&far), [Pair { black: 1, white: 2 }]);
    }

    #[test]
    fn whoever_had_black_less_gets_it() {
        let mut a = seeker(1, 1500.0, 0);
        a.more_black = 1;
        assert_eq!(pair(&[a, seeker(2, 1500.0, 0)]), [Pair { black: 2, white: 1 }]);
    }
}
