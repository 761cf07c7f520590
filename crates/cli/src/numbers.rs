//! Numbers as they are typed: ranges, and how many threads.

use std::num::NonZero;
use std::thread;

/// How many threads work: raw arguments.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct Threads {
    /// Threads that work at the same time [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: Option<u16>,
}

impl Threads {
    /// As many as were asked for, or one for each core.
    pub fn count(self) -> usize {
        self.threads.map_or_else(cores, usize::from)
    }
}

/// How many cores there are.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Reads `A..B`, both ends included and both within bounds.
pub fn range(text: &str, least: u32, most: u32) -> Result<(u32, u32), String> {
    text.split_once("..")
        .and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)))
        .filter(|(from, to)| from <= to && least <= *from && *to <= most)
        .ok_or_else(|| {
            format!("two numbers from {least} to {most} are expected, the smaller first, such as 6..46")
        })
}

/// Reads a number above zero, up to a largest one.
pub fn above_zero(text: &str, most: f64) -> Result<f64, String> {
    text.parse().ok().filter(|number: &f64| *number > 0.0 && *number <= most).ok_or_else(|| {
        let most = if most < f64::MAX { format!(" and up to {most}") } else { String::new() };
        format!("a number above zero{most} is expected, such as 4 or 0.3")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_have_both_ends_within_bounds() {
        assert_eq!(range("6..46", 0, 54), Ok((6, 46)));
        assert_eq!(range("0..0", 0, 54), Ok((0, 0)));
        for text in ["", "6", "..", "6..", "46..6", "6..55", "-1..5", "6...46", "a..b"] {
            assert!(range(text, 0, 54).is_err(), "{text}");
        }
        assert!(range("0..5", 1, 60).is_err());
    }

    #[test]
    fn numbers_above_zero_are_not_wild() {
        assert_eq!(above_zero("0.5", f64::MAX), Ok(0.5));
        for text in ["0", "-1", "nan", "inf", "x", "", "11"] {
            assert!(above_zero(text, 10.0).is_err(), "{text}");
        }
        assert!(above_zero("inf", f64::MAX).is_err());
    }
}
