//! Days, without a clock: whoever knows the date says it.

use jiff::SignedDuration;
use jiff::civil::{Date, date};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The day with the number 0.
const FIRST: Date = date(1970, 1, 1);

/// A day, counted from 1 January 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Day(pub u32);

impl Day {
    /// The day of a date of the Gregorian calendar, if there is one from 1970 on.
    ///
    /// ```
    /// use outflank_learn::Day;
    ///
    /// assert_eq!(Day::of_date(1970, 1, 1), Some(Day(0)));
    /// assert_eq!(Day::of_date(2024, 2, 29).map(|day| day.to_string()).as_deref(), Some("2024-02-29"));
    /// assert_eq!(Day::of_date(2023, 2, 29), None);
    /// ```
    #[must_use]
    pub fn of_date(year: u32, month: u32, day: u32) -> Option<Day> {
        let part = |number: u32| i8::try_from(number).ok();
        let date = Date::new(i16::try_from(year).ok()?, part(month)?, part(day)?).ok()?;
        u32::try_from(FIRST.until(date).ok()?.get_days()).ok().map(Day)
    }

    /// Its year, month and day; the last of the year 9999 for all later ones.
    #[must_use]
    pub fn date(self) -> (u32, u32, u32) {
        let date = self.civil();
        (
            u32::from(date.year().unsigned_abs()),
            u32::from(date.month().unsigned_abs()),
            u32::from(date.day().unsigned_abs()),
        )
    }

    fn civil(self) -> Date {
        let days = SignedDuration::from_hours(24 * i64::from(self.0));
        FIRST.checked_add(days).unwrap_or(Date::MAX)
    }

    /// The day so many days later.
    #[must_use]
    pub const fn after(self, days: u32) -> Day {
        Day(self.0.saturating_add(days))
    }
}

impl fmt::Display for Day {
    /// `2026-11-15`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.civil().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_of_four_centuries_has_its_date_and_follows_the_one_before() {
        let mut last = (1969, 12, 31);
        for number in 0..146_097 {
            let (year, month, day) = Day(number).date();
            assert_eq!(Day::of_date(year, month, day), Some(Day(number)));
            let next_day = (year, month) == (last.0, last.1) && day == last.2 + 1;
            let next_month = day == 1 && last.2 >= 28 && (year * 12 + month) == (last.0 * 12 + last.1 + 1);
            assert!(next_day || next_month, "{last:?} before {year}-{month}-{day}");
            last = (year, month, day);
        }
        assert_eq!(Day::of_date(2026, 11, 15).map(|day| day.0), Some(20_772));
        assert_eq!(
            [Day::of_date(1969, 12, 31), Day::of_date(2026, 13, 1), Day::of_date(2026, 4, 31)],
            [None; 3]
        );
    }
}
