//! The time manager: how long to think about a move when a clock runs.
//!
//! Two dangers: to lose on time, and to be left with time that was never used. Most of a
//! game is decided before its last sixteen squares, and those are soon counted out; so the
//! moves before them share the clock evenly, with a few shares more for counting out, and a
//! reserve. Of a clock that is almost out there is still a part for each move: a move of an
//! endgame that is made without a look loses more than a clock can win.
//!
//! What comes out are two times. After the optimum no new pass begins, because it would
//! hardly be finished; at the maximum the search ends wherever it is. Time that is lost
//! unless this move uses it has the same optimum and maximum.

use std::time::Duration;

/// What the mover's clock shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimeLeft {
    /// Main time left.
    pub main: Duration,
    /// Time that comes back with each move while the main time runs.
    pub increment: Duration,
    /// The period that begins when the main time is used up; once it is, the rest of the
    /// period that runs.
    pub byoyomi: Duration,
    /// Moves to be made in the period; none counts as one.
    pub moves_to_go: u32,
}

impl TimeLeft {
    /// So much for the rest of the game.
    #[must_use]
    pub const fn game(main: Duration) -> TimeLeft {
        TimeLeft { main, increment: Duration::ZERO, byoyomi: Duration::ZERO, moves_to_go: 0 }
    }

    /// So much for this move alone.
    #[must_use]
    pub const fn one_move(time: Duration) -> TimeLeft {
        TimeLeft::game(Duration::ZERO).with_byoyomi(time, 1)
    }

    /// The same with so much back for each move.
    #[must_use]
    pub const fn with_increment(self, increment: Duration) -> TimeLeft {
        TimeLeft { increment, ..self }
    }

    /// The same with a period for so many moves after the main time.
    #[must_use]
    pub const fn with_byoyomi(self, period: Duration, moves: u32) -> TimeLeft {
        TimeLeft { byoyomi: period, moves_to_go: moves, ..self }
    }
}

/// Times for one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// After this no new pass begins.
    pub optimum: Duration,
    /// At this the search ends.
    pub maximum: Duration,
}

/// Kept back for the way from the choice to the clock, in the same process.
pub const MARGIN: Duration = Duration::from_millis(60);

/// Kept back where the clock is that of another program.
pub const PIPE_MARGIN: Duration = Duration::from_millis(100);

/// Empty squares from which a game is counted out: its first search solves it, and the rest
/// follow from that.
const COUNTED: u32 = 16;

/// Shares kept for counting out.
const SHARES_TO_COUNT: u32 = 3;

impl Budget {
    /// The times for a move with so many squares empty, `margin` kept back for what happens
    /// between the engine and the clock.
    ///
    /// ```
    /// use outflank_engine::time::{Budget, MARGIN, TimeLeft};
    /// use std::time::Duration;
    ///
    /// let left = TimeLeft::game(Duration::from_secs(300));
    /// let opening = Budget::new(&left, 58, MARGIN);
    /// assert!(opening.optimum > Duration::from_secs(5) && opening.maximum < Duration::from_secs(30));
    /// ```
    #[must_use]
    pub fn new(left: &TimeLeft, empties: u32, margin: Duration) -> Budget {
        let period = Budget::in_period(left, margin);
        if left.main.is_zero() {
            return period;
        }
        // A twentieth of a short clock is kept as well: on a busy machine a search may be
        // told late that its time is up.
        let reserve = (margin + (left.main / 20).min(Duration::from_secs(2))).min(left.main / 2);
        let usable = left.main - reserve;
        let moves = empties.saturating_sub(COUNTED).div_ceil(2) + SHARES_TO_COUNT;
        // The middle of the game decides: there a move may take a quarter more.
        let weight = if (COUNTED..=44).contains(&empties) { 5 } else { 4 };
        let fair = (usable / moves * weight / 4 + left.increment * 3 / 4).min(usable);
        let main = Budget { optimum: fair * 3 / 5, maximum: (fair * 3 / 2).min(usable) };
        // With a period to come, the main time is no more than a stock for longer thoughts.
        Budget { optimum: main.optimum.max(period.optimum), maximum: main.maximum.max(period.maximum) }
    }

    /// The times once the main time is used up.
    fn in_period(left: &TimeLeft, margin: Duration) -> Budget {
        let moves = left.moves_to_go.max(1);
        let each = left.byoyomi / moves;
        // A tenth of a short time is enough, or there would be nothing left of it.
        let optimum = each - margin.min(each / 10);
        let maximum = if moves == 1 { optimum } else { optimum * 3 / 2 };
        Budget { optimum, maximum }
    }

    /// The same, and no more than this.
    #[must_use]
    pub fn at_most(self, time: Duration) -> Budget {
        Budget { optimum: self.optimum.min(time), maximum: self.maximum.min(time) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    /// Plays a whole game, each move as long as `spent` says and `lag` longer; what is left
    /// on the clock then, or nothing when it ran out.
    fn left_after_a_game(
        main: Duration,
        increment: Duration,
        lag: Duration,
        spent: fn(Budget) -> Duration,
    ) -> Option<Duration> {
        let mut left = TimeLeft::game(main).with_increment(increment);
        for empties in (1..=60).rev().step_by(2) {
            let time = spent(Budget::new(&left, empties, MARGIN)) + lag;
            left.main = left.main.checked_sub(time)? + increment;
        }
        Some(left.main)
    }

    #[test]
    fn no_game_is_lost_on_time_and_little_is_left_over() {
        for seconds in [5, 60, 300, 1800] {
            for increment in [0, 2] {
                for spent in [|budget: Budget| budget.maximum, |budget: Budget| budget.optimum] {
                    let lag = Duration::from_millis(2);
                    let rest = left_after_a_game(seconds * SECOND, increment * SECOND, lag, spent);
                    assert!(rest.is_some(), "{seconds} s + {increment} s");
                }
            }
        }
        let rest = left_after_a_game(300 * SECOND, Duration::ZERO, Duration::ZERO, |budget| {
            (budget.optimum + budget.maximum) / 2
        });
        assert!(rest.unwrap() < 30 * SECOND, "{rest:?}");
    }

    /// Moves of an endgame that had no time at all lost 74 Elo points at two seconds a game.
    #[test]
    fn a_clock_that_is_almost_out_leaves_a_part_for_each_move() {
        assert_eq!(Budget::new(&TimeLeft::game(Duration::ZERO), 30, MARGIN).maximum, Duration::ZERO);
        for millis in [1, 59, 60, 63, 100] {
            let left = Duration::from_millis(millis);
            for empties in 0..=60 {
                let budget = Budget::new(&TimeLeft::game(left), empties, MARGIN);
                assert!(budget.optimum > Duration::ZERO && budget.maximum <= left / 3, "{budget:?}");
            }
        }
    }

    #[test]
    fn the_time_of_one_move_is_used_but_for_a_tenth() {
        for (millis, used) in [(15_000, 14_940), (1000, 940), (100, 90), (10, 9), (0, 0)] {
            let left = TimeLeft::one_move(Duration::from_millis(millis));
            for empties in [1, 16, 40, 60] {
                let used = Duration::from_millis(used);
                assert_eq!(Budget::new(&left, empties, MARGIN), Budget { optimum: used, maximum: used });
            }
        }
    }

    #[test]
    fn the_moves_of_a_period_share_it() {
        let mut left = TimeLeft::game(Duration::ZERO).with_byoyomi(10 * SECOND, 4);
        while left.moves_to_go > 0 {
            let budget = Budget::new(&left, 40, PIPE_MARGIN);
            assert!(
                budget.maximum < left.byoyomi && budget.optimum <= budget.maximum,
                "{left:?}: {budget:?}"
            );
            left.byoyomi -= budget.maximum;
            left.moves_to_go -= 1;
        }
    }

    /// A period is not an increment: while the main time runs it adds nothing to a share
    /// that is larger.
    #[test]
    fn a_period_to_come_is_no_increment() {
        let main = TimeLeft::game(600 * SECOND);
        let alone = Budget::new(&main, 50, MARGIN);
        assert_eq!(Budget::new(&main.with_byoyomi(5 * SECOND, 1), 50, MARGIN), alone);
        // With next to no main time, a move may take the period at least.
        let late = Budget::new(&TimeLeft::game(SECOND / 10).with_byoyomi(5 * SECOND, 1), 50, MARGIN);
        assert_eq!(late.optimum, Duration::from_millis(4940));
    }
}
