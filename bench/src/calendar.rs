//! Today's date, for the names of reports.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

/// A day of the Gregorian calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    /// Year, such as 2025.
    pub year: u64,
    /// Month from 1.
    pub month: u64,
    /// Day of the month from 1.
    pub day: u64,
}

impl Date {
    /// Today in UTC; 1 January 1970 when the clock stands before it.
    #[must_use]
    pub fn today() -> Date {
        let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        Date::of_day(seconds / 86_400)
    }

    /// The date so many days after 1 January 1970.
    ///
    /// Years are counted from 1 March, so that the leap day is the last of its year
    /// and every month begins a fixed number of days after that: 153 days are five
    /// months.
    #[must_use]
    pub const fn of_day(days: u64) -> Date {
        // From 1 March of the year 0 to 1 January 1970.
        let days = days + 719_468;
        let era = days / 146_097;
        let day_of_era = days % 146_097;
        let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month_from_march = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
        let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
        let year = year_of_era + era * 400 + if month <= 2 { 1 } else { 0 };
        Date { year, month, day }
    }
}

impl fmt::Display for Date {
    /// `2025-11-15`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_become_dates() {
        for (days, date) in [
            (0, "1970-01-01"),
            (31 + 28, "1970-03-01"),
            (10_956, "1999-12-31"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (20_407, "2025-11-15"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ] {
            assert_eq!(Date::of_day(days).to_string(), date);
        }
    }
}
