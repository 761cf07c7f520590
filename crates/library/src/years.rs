//! Years as people write them: one, or from one to another.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Some years in a row: `1997`, `1990-1999`, `1990-` and everything since, `-1989` and everything
/// before.
///
/// ```
/// use outflank_library::Years;
///
/// assert_eq!("1990-".parse::<Years>()?.0, 1990..=u16::MAX);
/// assert!("1999-1990".parse::<Years>().is_err());
/// # Ok::<(), outflank_library::YearsError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Years(pub RangeInclusive<u16>);

/// A text that is no years.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct YearsError(String);

impl fmt::Display for YearsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected years such as 1997, 1990-1999, 1990- or -1989, found {:?}", self.0)
    }
}

impl std::error::Error for YearsError {}

impl FromStr for Years {
    type Err = YearsError;

    fn from_str(text: &str) -> Result<Years, YearsError> {
        let year = |part: &str, open: u16| match part.trim() {
            "" => Some(open),
            digits if digits.bytes().all(|byte| byte.is_ascii_digit()) => digits.parse().ok(),
            _ => None,
        };
        // A word processor makes a longer dash of it.
        let ends = match text.split_once(['-', '–']) {
            Some((first, last)) => year(first, 1).zip(year(last, u16::MAX)),
            None => year(text, 0).map(|only| (only, only)),
        };
        match ends {
            Some((first, last)) if 0 < first && first <= last && text.chars().any(char::is_numeric) => {
                Ok(Years(first..=last))
            }
            _ => Err(YearsError(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn years_are_read_as_they_are_written() {
        let read = |text: &str| text.parse::<Years>().map(|years| years.0).ok();
        assert_eq!(read("1997"), Some(1997..=1997));
        assert_eq!(read(" 1990 – 1999 "), Some(1990..=1999));
        assert_eq!(read("-1989"), Some(1..=1989));
        for none in ["", "-", "0", "1999-1990", "1990-91-92", "+5", "nineties", "70000"] {
            assert_eq!(read(none), None, "{none}");
        }
    }
}
