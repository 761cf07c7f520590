//! Days in a row.

use crate::day::Day;
use serde::{Deserialize, Serialize};

/// How many days in a row something was done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Streak {
    last: Option<Day>,
    length: u32,
    longest: u32,
}

impl Streak {
    /// It was done on this day. Doing it twice a day counts once, and a day before the
    /// last one not at all.
    pub fn done(&mut self, day: Day) {
        match self.last {
            Some(last) if day <= last => return,
            Some(last) if day == last.after(1) => self.length += 1,
            _ => self.length = 1,
        }
        self.last = Some(day);
        self.longest = self.longest.max(self.length);
    }

    /// Days in a row, as seen on this day: today may still be missing, yesterday may not.
    #[must_use]
    pub fn length(&self, today: Day) -> u32 {
        match self.last {
            Some(last) if today <= last.after(1) => self.length,
            _ => 0,
        }
    }

    /// The longest so far.
    #[must_use]
    pub const fn longest(&self) -> u32 {
        self.longest
    }

    /// Whether it was done on this day.
    #[must_use]
    pub fn is_done(&self, day: Day) -> bool {
        self.last == Some(day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_left_out_ends_a_streak_and_the_longest_is_kept() {
        let mut streak = Streak::default();
        for day in [10, 11, 11, 12] {
            streak.done(Day(day));
        }
        assert_eq!((streak.length(Day(12)), streak.length(Day(13)), streak.length(Day(14))), (3, 3, 0));
        streak.done(Day(20));
        streak.done(Day(5));
        assert_eq!((streak.length(Day(20)), streak.longest()), (1, 3));
        assert!(streak.is_done(Day(20)) && !streak.is_done(Day(21)));
    }
}
