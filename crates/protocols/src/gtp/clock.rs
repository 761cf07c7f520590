//! Time as GTP tells it: a main time, then periods of so many moves each.

use outflank_engine::time::TimeLeft;
use std::time::Duration;

/// What `time_settings` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Settings {
    pub main: Duration,
    pub period: Duration,
    /// Moves to be made in each period.
    pub stones: u32,
}

impl Settings {
    /// A period without moves means that there is no limit at all.
    pub(super) fn is_unlimited(self) -> bool {
        self.period > Duration::ZERO && self.stones == 0
    }
}

/// One side's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Clock {
    left: Duration,
    /// Moves to be made in `left`; 0 while the main time runs.
    stones: u32,
    settings: Option<Settings>,
}

impl Clock {
    /// A clock as it stands before the first move.
    pub(super) fn new(settings: Settings) -> Clock {
        let clock = Clock { left: settings.main, stones: 0, settings: Some(settings) };
        if settings.main == Duration::ZERO { clock.next_period() } else { clock }
    }

    /// The clock as `time_left` sets it.
    pub(super) fn told(left: Duration, stones: u32, settings: Option<Settings>) -> Clock {
        Clock { left, stones, settings }
    }

    /// What it shows before the next move.
    pub(super) fn time_left(self) -> TimeLeft {
        if self.stones > 0 {
            return TimeLeft::default().with_byoyomi(self.left, self.stones);
        }
        let main = TimeLeft::game(self.left);
        match self.settings.filter(|settings| settings.stones > 0) {
            Some(settings) => main.with_byoyomi(settings.period, settings.stones),
            None => main,
        }
    }

    /// The clock after a move that took so long.
    pub(super) fn after(self, elapsed: Duration) -> Clock {
        let Some(left) = self.left.checked_sub(elapsed).filter(|left| !left.is_zero()) else {
            return Clock { left: Duration::ZERO, ..self }.next_period();
        };
        match self.stones {
            0 => Clock { left, ..self },
            1 => self.next_period(),
            stones => Clock { left, stones: stones - 1, ..self },
        }
    }

    fn next_period(self) -> Clock {
        match self.settings {
            Some(settings) if settings.stones > 0 => {
                Clock { left: settings.period, stones: settings.stones, ..self }
            }
            _ => self,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_engine::time::{Budget, PIPE_MARGIN};

    fn share(clock: Clock, empties: u32) -> Duration {
        Budget::new(&clock.time_left(), empties, PIPE_MARGIN).maximum
    }

    fn settings(main: u64, period: u64, stones: u32) -> Settings {
        Settings { main: Duration::from_secs(main), period: Duration::from_secs(period), stones }
    }

    #[test]
    fn five_seconds_a_move() {
        let mut clock = Clock::new(settings(0, 5, 1));
        for _ in 0..3 {
            let share = share(clock, 40);
            assert!(share > Duration::from_secs(4) && share < Duration::from_secs(5), "{share:?}");
            clock = clock.after(share);
        }
    }

    #[test]
    fn main_time_then_periods() {
        let mut clock = Clock::new(settings(60, 10, 2));
        assert!(share(clock, 60) < Duration::from_secs(10));
        clock = clock.after(Duration::from_secs(61));
        assert_eq!((clock.left, clock.stones), (Duration::from_secs(10), 2));
        clock = clock.after(Duration::from_secs(4));
        assert_eq!((clock.left, clock.stones), (Duration::from_secs(6), 1));
        assert!(share(clock, 30) < Duration::from_secs(6));
        clock = clock.after(Duration::from_secs(4));
        assert_eq!((clock.left, clock.stones), (Duration::from_secs(10), 2));
    }

    #[test]
    fn absolute_time_runs_out_slowly() {
        let mut clock = Clock::new(settings(10, 0, 0));
        for empties in (1..=60).rev().step_by(2) {
            let share = share(clock, empties);
            assert!(share <= clock.left, "{share:?}");
            clock = clock.after(share);
        }
        assert!(Settings { stones: 0, ..settings(0, 1, 0) }.is_unlimited());
        assert!(!settings(0, 0, 0).is_unlimited());
    }
}
