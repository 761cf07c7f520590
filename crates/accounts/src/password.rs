//! A password on its way from a keyboard to its hash.

use serde::{Deserialize, Deserializer};
use std::fmt;

/// A password as somebody typed it. It is not printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Password(String);

impl Password {
    /// The shortest one, in letters.
    pub const SHORTEST: usize = 8;
    /// The longest one, in bytes: a bound for the work, far above what people type.
    pub const LONGEST: usize = 512;

    /// A text as a password. There are no longer ones.
    #[must_use]
    pub fn typed(text: &str) -> Option<Password> {
        (text.len() <= Password::LONGEST).then(|| Password(text.to_owned()))
    }

    /// The letters.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

impl<'de> Deserialize<'de> for Password {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Password, D::Error> {
        let text = String::deserialize(input)?;
        let too_long = || format!("a password has at most {} bytes", Password::LONGEST);
        Password::typed(&text).ok_or_else(|| serde::de::Error::custom(too_long()))
    }
}

/// Why a password is not good enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeakPassword {
    /// It has too few letters.
    TooShort,
    /// It is among those that are tried first.
    Guessable,
}

impl fmt::Display for WeakPassword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeakPassword::TooShort => write!(f, "a password has at least {} letters", Password::SHORTEST),
            WeakPassword::Guessable => f.write_str("this password is among those that are tried first"),
        }
    }
}

impl std::error::Error for WeakPassword {}
