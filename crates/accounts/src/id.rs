//! The numbers by which somebody is known, and a link that only those have who were given it.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How many letters it has as text: five bits each.
const LENGTH: usize = 26;

/// Digits and letters without those that are mistaken for others when read aloud.
pub(crate) const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A number of 128 bits that is written in letters.
macro_rules! lettered {
    ($(#[$about:meta])* $name:ident, $(#[$wrong:meta])* $bad:ident, $text:literal) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(pub u128);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&written(self.0))
            }
        }

        $(#[$wrong])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $bad;

        impl fmt::Display for $bad {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($text, " {} letters and digits"), LENGTH)
            }
        }

        impl std::error::Error for $bad {}

        impl FromStr for $name {
            type Err = $bad;

            fn from_str(text: &str) -> Result<$name, $bad> {
                read(text).map($name).ok_or($bad)
            }
        }

        impl TryFrom<String> for $name {
            type Error = $bad;

            fn try_from(text: String) -> Result<$name, $bad> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.to_string()
            }
        }
    };
}

lettered!(
    /// The number of a guest, an account or a bot: 128 random bits, the same for good.
    ///
    /// ```
    /// use outflank_accounts::PrincipalId;
    ///
    /// let id = PrincipalId(1982);
    /// assert_eq!(id.to_string(), "000000000000000000000001xy");
    /// assert_eq!(id.to_string().parse(), Ok(id));
    /// ```
    PrincipalId,
    /// A text that is no number of anybody.
    BadPrincipalId,
    "a player is numbered by"
);

lettered!(
    /// The last part of the address of a challenge: 128 random bits. Whoever has it may take the seat.
    ChallengeId,
    /// A text that names no challenge.
    BadChallengeId,
    "a challenge is named by"
);

fn written(number: u128) -> String {
    let letter = |place: usize| char::from(LETTERS[(number >> (5 * place)) as usize % 32]);
    (0..LENGTH).rev().map(letter).collect()
}

fn read(text: &str) -> Option<u128> {
    if text.len() != LENGTH {
        return None;
    }
    text.bytes().try_fold(0_u128, |number, byte| {
        let digit = LETTERS.iter().position(|&letter| letter == byte)?;
        // The first letter has three bits to spare, which are never set.
        number.checked_mul(32)?.checked_add(digit as u128)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_back_and_others_are_refused() {
        for number in [0, 1, 31, 32, u128::MAX, u128::MAX / 3] {
            assert_eq!(PrincipalId(number).to_string().parse(), Ok(PrincipalId(number)));
        }
        let most = PrincipalId(u128::MAX).to_string();
        assert_eq!(most, "7zzzzzzzzzzzzzzzzzzzzzzzzz");
        for bad in [
            "",
            "0",
            "8zzzzzzzzzzzzzzzzzzzzzzzzz",
            "7zzzzzzzzzzzzzzzzzzzzzzzzZ",
            "7zzzzzzzzzzzzzzzzzzzzzzzzi",
        ] {
            assert_eq!(bad.parse::<PrincipalId>(), Err(BadPrincipalId), "{bad}");
        }
    }
}
