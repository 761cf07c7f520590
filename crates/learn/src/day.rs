//! Days, without a clock: whoever knows the date says it.

use serde::{Deserialize, Serialize};
use std::fmt;

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
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || day == 0 {
            return None;
        }
        // Years that begin in March have their leap day at the end.
        let (years, months) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let days = years * 365 + years / 4 - years / 100 + years / 400 + (153 * months + 2) / 5 + day - 1;
        let found = Day(days.checked_sub(719_468)?);
        (found.date() == (year, month, day)).then_some(found)
    }

    /// Its year, month and day.
    #[must_use]
    pub const fn date(self) -> (u32, u32, u32) {
        let days = self.0 + 719_468;
        let (era, of_era) = (days / 146_097, days % 146_097);
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let months = (5 * of_year + 2) / 153;
        let day = of_year - (153 * months + 2) / 5 + 1;
        let month = if months < 10 { months + 3 } else { months - 9 };
        let year = year + era * 400 + (month <= 2) as u32;
        (year, month, day)
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
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
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
