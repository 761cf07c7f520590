//! What is shown to be let in.

use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// Sixty-four signs, six bits each, which need no escaping anywhere.
const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// How many signs write 256 bits.
const LENGTH: usize = 43;

/// 256 random bits in a cookie, a program's token or a link. It is never stored, and
/// never printed by accident.
///
/// ```
/// use outflank_accounts::Secret;
///
/// let secret = Secret::from_random([7; 32]);
/// let again: Secret = secret.reveal().parse()?;
/// assert_eq!(again.hash(), secret.hash());
/// assert_eq!(format!("{secret:?}"), "Secret(…)");
/// # Ok::<(), outflank_accounts::BadSecret>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A secret of random bytes.
    #[must_use]
    pub const fn from_random(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The text to show.
    #[must_use]
    pub fn reveal(&self) -> String {
        let bit = |index: usize| self.0.get(index / 8).is_some_and(|byte| byte >> (7 - index % 8) & 1 == 1);
        let sign = |place: usize| {
            let six = (0..6).fold(0, |six, offset| six << 1 | usize::from(bit(6 * place + offset)));
            char::from(SIGNS[six])
        };
        (0..LENGTH).map(sign).collect()
    }

    /// What is stored of it.
    #[must_use]
    pub fn hash(&self) -> SecretHash {
        SecretHash(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// A text that is no secret of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadSecret;

impl fmt::Display for BadSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a key of this server has {LENGTH} letters, digits, - and _")
    }
}

impl std::error::Error for BadSecret {}

impl FromStr for Secret {
    type Err = BadSecret;

    fn from_str(text: &str) -> Result<Secret, BadSecret> {
        if text.len() != LENGTH {
            return Err(BadSecret);
        }
        let mut bytes = [0_u8; 32];
        for (place, byte) in text.bytes().enumerate() {
            let six = SIGNS.iter().position(|&sign| sign == byte).ok_or(BadSecret)?;
            for offset in (0..6).filter(|offset| six >> (5 - offset) & 1 == 1) {
                let index = 6 * place + offset;
                // The last two bits belong to no byte and are never set.
                *bytes.get_mut(index / 8).ok_or(BadSecret)? |= 1 << (7 - index % 8);
            }
        }
        Ok(Secret(bytes))
    }
}

/// What is stored of a secret. A secret has so many bits that nobody finds it by trying, so
/// one quick hash is enough and no salt is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SecretHash(pub [u8; 32]);

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn secrets_read_back(bytes: [u8; 32]) {
            let secret = Secret::from_random(bytes);
            prop_assert_eq!(secret.reveal().parse::<Secret>(), Ok(secret));
        }

        #[test]
        fn any_text_is_a_secret_or_refused(text in "[A-Za-z0-9_-]{43}") {
            // One text for one secret: whoever compares texts is right too.
            if let Ok(secret) = text.parse::<Secret>() {
                prop_assert_eq!(secret.reveal(), text);
            }
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for bad in [String::new(), "A".repeat(42), "A".repeat(44), "ä".repeat(21) + "A", "=".repeat(43)] {
            assert_eq!(bad.parse::<Secret>(), Err(BadSecret), "{bad}");
        }
    }
}
