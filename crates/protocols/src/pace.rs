//! How much of a clock to spend on one move.

use std::time::Duration;

/// Kept back for what happens between the engine and the clock.
const RESERVE: Duration = Duration::from_millis(100);

/// The time for the next move of a side that has `left` for the rest of the game and
/// gets `per_move` back with every move, with so many squares empty.
///
/// The moves before the endgame share the time evenly, with three shares for the
/// endgame itself: its first search solves the game, and the rest follow from it. The
/// result is never more than is left.
#[must_use]
pub fn share(left: Duration, per_move: Duration, empties: u32) -> Duration {
    let reserve = RESERVE.min(left / 10);
    let usable = left - reserve;
    let moves = empties.saturating_sub(16) / 2 + 3;
    (usable / moves + per_move.mul_f64(0.9)).min(usable)
}

/// The time for one of `moves` moves that share `left`.
#[must_use]
pub fn even(left: Duration, moves: u32) -> Duration {
    let each = left / moves.max(1);
    each - RESERVE.min(each / 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_never_outlasts_its_clock() {
        for (left, per_move) in [(60.0, 0.0), (1.0, 0.0), (0.05, 0.0), (300.0, 5.0)] {
            let mut left = Duration::from_secs_f64(left);
            let per_move = Duration::from_secs_f64(per_move);
            for empties in (1..=60).rev().step_by(2) {
                let spent = share(left, per_move, empties);
                assert!(spent <= left, "{spent:?} of {left:?} with {empties} empty");
                left = left - spent + per_move;
            }
        }
    }

    #[test]
    fn most_of_the_time_is_used() {
        let mut left = Duration::from_secs(100);
        for empties in (11..=60).rev().step_by(2) {
            left -= share(left, Duration::ZERO, empties);
        }
        assert!(left < Duration::from_secs(25), "{left:?} left");
    }

    #[test]
    fn time_per_move_is_kept_a_little_below() {
        assert_eq!(even(Duration::from_secs(5), 1), Duration::from_millis(4900));
        assert_eq!(even(Duration::from_secs(10), 4), Duration::from_millis(2400));
        assert_eq!(even(Duration::ZERO, 0), Duration::ZERO);
    }
}
