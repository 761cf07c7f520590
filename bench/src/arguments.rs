//! Command-line arguments of the measuring programs.

use std::fmt;
use std::ops::RangeInclusive;

/// The words of a command line, one after another.
pub struct Arguments<I>(I);

/// Why an argument is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadArgument {
    /// Nothing of this name.
    Unknown(String),
    /// An option without its number.
    Missing(String),
    /// An option with something else.
    Number {
        /// The option.
        option: String,
        /// The numbers it takes.
        range: RangeInclusive<usize>,
        /// What was there.
        found: String,
    },
}

impl fmt::Display for BadArgument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadArgument::Unknown(argument) => write!(f, "unknown argument {argument:?}"),
            BadArgument::Missing(option) => write!(f, "{option} needs a number"),
            BadArgument::Number { option, range, found } => {
                write!(f, "{option} takes a number from {} to {}, not {found:?}", range.start(), range.end())
            }
        }
    }
}

impl std::error::Error for BadArgument {}

impl<I: Iterator<Item = String>> Arguments<I> {
    /// These words.
    pub fn new(words: I) -> Arguments<I> {
        Arguments(words)
    }

    /// The number behind an option.
    pub fn number(&mut self, option: &str, range: RangeInclusive<usize>) -> Result<usize, BadArgument> {
        let found = self.0.next().ok_or_else(|| BadArgument::Missing(option.to_owned()))?;
        match found.parse() {
            Ok(number) if range.contains(&number) => Ok(number),
            _ => Err(BadArgument::Number { option: option.to_owned(), range, found }),
        }
    }
}

impl<I: Iterator<Item = String>> Iterator for Arguments<I> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        self.0.next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_out_of_range_are_refused_by_name() {
        let mut words = Arguments::new(["7", "70", "x"].map(str::to_owned).into_iter());
        assert_eq!(words.number("--depth", 1..=12), Ok(7));
        let complaint = words.number("--depth", 1..=12).unwrap_err();
        assert_eq!(complaint.to_string(), "--depth takes a number from 1 to 12, not \"70\"");
        assert!(words.number("--depth", 1..=12).is_err());
        assert_eq!(words.number("--depth", 1..=12), Err(BadArgument::Missing("--depth".to_owned())));
    }
}
