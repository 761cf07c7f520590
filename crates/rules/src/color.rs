//! The two colours.

use std::fmt;
use std::ops::Not;
use std::str::FromStr;

/// One of the two sides. Black moves first (R2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Color {
    /// The dark discs; the side that starts.
    Black,
    /// The light discs.
    White,
}

impl Color {
    /// Both colours, the starting one first.
    pub const BOTH: [Color; 2] = [Color::Black, Color::White];

    /// The other colour.
    #[must_use]
    pub const fn opposite(self) -> Color {
        match self {
            Color::Black => Color::White,
            Color::White => Color::Black,
        }
    }

    /// `X` for Black, `O` for White: the letters of board strings.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Color::Black => 'X',
            Color::White => 'O',
        }
    }

    /// 0 for Black, 1 for White: for tables with one entry a side.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Color::Black => 0,
            Color::White => 1,
        }
    }
}

impl Not for Color {
    type Output = Color;

    fn not(self) -> Color {
        self.opposite()
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Color::Black => "black",
            Color::White => "white",
        })
    }
}

/// A text that is not a colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseColorError {
    text: String,
}

impl fmt::Display for ParseColorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a colour: expected black or white", self.text)
    }
}

impl std::error::Error for ParseColorError {}

impl FromStr for Color {
    type Err = ParseColorError;

    /// Reads `black` or `white`.
    fn from_str(text: &str) -> Result<Color, ParseColorError> {
        match text {
            "black" => Ok(Color::Black),
            "white" => Ok(Color::White),
            other => Err(ParseColorError { text: other.chars().take(16).collect() }),
        }
    }
}
