//! Which day it is for the learner.
//!
//! Streaks and repetition go by the learner's calendar, and only their browser knows it.
//! It may be a day ahead of Greenwich or behind; a clock that is further off is wrong and
//! counts as the nearest day that can be. With a clock moved by hand, that clock alone
//! counts, so that tests can let days pass.

use crate::problem::Problem;
use crate::request::Asker;
use outflank_learn::Day;

/// Milliseconds of a day.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// Today, for a page that says it is this date there.
pub(super) fn today(asker: &Asker, date: Option<&str>) -> Result<Day, Problem> {
    let told = date.map(read).transpose()?;
    if let Some(day) = asker.now.by_hand {
        return Ok(day);
    }
    let here = Day(u32::try_from(asker.now.stamp.as_millis() / DAY).unwrap_or(u32::MAX));
    Ok(told.map_or(here, |told| near(told, here)))
}

/// The day that was told, or the nearest one that is a day from here.
fn near(told: Day, here: Day) -> Day {
    Day(told.0.clamp(here.0.saturating_sub(1), here.0.saturating_add(1)))
}

/// `2026-11-15`.
fn read(date: &str) -> Result<Day, Problem> {
    let wrong = || {
        let found: String = date.chars().take(16).collect();
        Problem::Malformed(format!("date: {found:?} is no date such as 2026-11-15"))
    };
    let mut parts = date.split('-').map(|part| part.parse::<u32>().ok());
    match (parts.next().flatten(), parts.next().flatten(), parts.next().flatten(), parts.next()) {
        (Some(year), Some(month), Some(day), None) => Day::of_date(year, month, day).ok_or_else(wrong),
        _ => Err(wrong()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_and_others_refused() {
        assert_eq!(read("2026-11-15").ok(), Some(Day(20_772)));
        for wrong in ["", "2026-02-30", "2026-11", "2026-11-15-1", "15.11.2026", "-1-1-1", "today"] {
            assert!(matches!(read(wrong), Err(Problem::Malformed(_))), "{wrong}");
        }
    }

    #[test]
    fn a_clock_that_is_far_off_counts_as_a_day_off() {
        let days = [8, 9, 10, 11, 12, 500].map(|told| near(Day(told), Day(10)).0);
        assert_eq!(days, [9, 9, 10, 11, 11, 11]);
        assert_eq!(near(Day(5), Day(0)), Day(1));
    }
}
