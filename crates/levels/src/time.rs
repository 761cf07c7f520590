//! How long to think about a move when a clock runs.
//!
//! Two dangers: to lose on time, and to be left with time that was never used. Most of a
//! game is decided before its last twenty squares, and those can be counted out in no
//! time; so the share of a move is the rest of the clock over the moves that still need
//! thought, with a reserve that is never touched.

use std::time::Duration;

/// What the mover's clock shows. For a limit on each move both are that limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Time left.
    pub left: Duration,
    /// Time added for each move.
    pub increment: Duration,
}

/// Kept back for the way from the choice to the clock.
const RESERVE: Duration = Duration::from_millis(60);

/// Empty squares below which a game needs no more thought: it is counted out at once.
const COUNTED: u32 = 16;

/// Time to think about one move with so many squares empty.
///
/// ```
/// use outflank_levels::time::{Clock, share};
/// use std::time::Duration;
///
/// let clock = Clock { left: Duration::from_secs(300), increment: Duration::ZERO };
/// let opening = share(&clock, 58);
/// assert!(opening > Duration::from_secs(8) && opening < Duration::from_secs(30));
/// ```
#[must_use]
pub fn share(clock: &Clock, empties: u32) -> Duration {
    // A twentieth of a short clock is kept as well: on a busy machine a search may be
    // told late that its time is up.
    let usable = clock.left.saturating_sub(RESERVE + (clock.left / 20).min(Duration::from_secs(2)));
    let moves = empties.saturating_sub(COUNTED).div_ceil(2).max(1);
    // The middle of the game decides: there a move may take one and a half shares.
    let weight = if (COUNTED..=44).contains(&empties) { 3 } else { 2 };
    let fair = usable / moves * weight / 2 + clock.increment * 3 / 4;
    fair.min(usable)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays a whole game with the shares and returns what is left on the clock; every
    /// move also costs `lag`.
    fn left_after_a_game(left: Duration, increment: Duration, lag: Duration) -> Option<Duration> {
        let mut clock = Clock { left, increment };
        for empties in (1..=60).rev().step_by(2) {
            let spent = share(&clock, empties) + lag;
            clock.left = clock.left.checked_sub(spent)? + increment;
        }
        Some(clock.left)
    }

    #[test]
    fn no_game_is_lost_on_time_and_little_is_left_over() {
        for seconds in [5, 60, 300, 1800] {
            for increment in [0, 2] {
                let left = Duration::from_secs(seconds);
                let rest = left_after_a_game(left, Duration::from_secs(increment), Duration::from_millis(5));
                assert!(rest.is_some(), "{seconds} s + {increment} s");
            }
        }
        let rest = left_after_a_game(Duration::from_secs(300), Duration::ZERO, Duration::ZERO).unwrap();
        assert!(rest < Duration::from_secs(30), "{rest:?}");
    }

    #[test]
    fn a_clock_that_is_almost_out_leaves_no_time_and_no_panic() {
        for millis in [0, 1, 59, 60, 63] {
            let clock = Clock { left: Duration::from_millis(millis), increment: Duration::ZERO };
            for empties in 0..=60 {
                assert_eq!(share(&clock, empties), Duration::ZERO);
            }
        }
    }

    #[test]
    fn a_limit_on_each_move_is_kept() {
        let limit = Duration::from_secs(15);
        let clock = Clock { left: limit, increment: limit };
        for empties in 0..=60 {
            let share = share(&clock, empties);
            assert!(share < limit && share > limit / 2, "{empties}: {share:?}");
        }
    }
}
