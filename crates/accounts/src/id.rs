//! The number by which somebody is known.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How many letters it has as text: five bits each.
const LENGTH: usize = 26;

/// Digits and letters without those that are mistaken for others when read aloud.
pub(crate) const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The number of a guest, an account or a bot: 128 random bits, the same for good.
///
/// ```
/// use outflank_accounts::PrincipalId;
///
/// let id = PrincipalId(1982);
/// assert_eq!(id.to_string(), "000000000000000000000001xy");
/// assert_eq!(id.to_string().parse(), Ok(id));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PrincipalId(pub u128);

impl fmt::Display for PrincipalId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |place: usize| char::from(LETTERS[(self.0 >> (5 * place)) as usize % 32]);
        f.pad(&(0..LENGTH).rev().map(letter).collect::<String>())
    }
}

/// A text that is no number of anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadPrincipalId;

impl fmt::Display for BadPrincipalId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a player is numbered by {LENGTH} letters and digits")
    }
}

impl std::error::Error for BadPrincipalId {}

impl FromStr for PrincipalId {
    type Err = BadPrincipalId;

    fn from_str(text: &str) -> Result<PrincipalId, BadPrincipalId> {
        if text.len() != LENGTH {
            return Err(BadPrincipalId);
        }
        text.bytes()
            .try_fold(0_u128, |number, byte| {
                let digit = LETTERS.iter().position(|&letter| letter == byte)?;
                // The first letter has three bits to spare, which are never set.
                number.checked_mul(32)?.checked_add(digit as u128)
            })
            .map(PrincipalId)
            .ok_or(BadPrincipalId)
    }
}

impl TryFrom<String> for PrincipalId {
    type Error = BadPrincipalId;

    fn try_from(text: String) -> Result<PrincipalId, BadPrincipalId> {
        text.parse()
    }
}

impl From<PrincipalId> for String {
    fn from(id: PrincipalId) -> String {
        id.to_string()
    }
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
