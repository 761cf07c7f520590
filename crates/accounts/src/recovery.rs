//! Codes on paper for whoever forgets the password.

use crate::SecretHash;
use crate::id::LETTERS;
use sha2::{Digest, Sha256};

/// How many letters a code has: 80 bits.
const LENGTH: usize = 16;

/// A code that lets its owner in once. It is written in four groups, and read in whatever way it
/// is typed.
///
/// ```
/// use outflank_accounts::RecoveryCode;
///
/// let code = RecoveryCode::from_random([1; 10]);
/// assert_eq!(code.to_string(), "040g-2081-040g-2081");
/// assert_eq!(RecoveryCode::read(" O40G 208l-o40g 208i"), Some(code));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct RecoveryCode([u8; LENGTH]);

impl RecoveryCode {
    /// How many codes an account gets at a time.
    pub const COUNT: usize = 8;

    /// A code of random bytes.
    #[must_use]
    pub fn from_random(bytes: [u8; 10]) -> RecoveryCode {
        let bits = bytes.iter().fold(0_u128, |bits, &byte| bits << 8 | u128::from(byte));
        RecoveryCode(std::array::from_fn(|place| LETTERS[(bits >> (5 * (LENGTH - 1 - place))) as usize % 32]))
    }

    /// The code that somebody typed, with letters read as they were meant.
    #[must_use]
    pub fn read(text: &str) -> Option<RecoveryCode> {
        let meant = |sign: char| match sign.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            other => other,
        };
        let letters: Vec<u8> = text
            .chars()
            .take(64)
            .filter(|sign| !sign.is_whitespace() && !matches!(sign, '-' | '–' | '_'))
            .map(|sign| u8::try_from(meant(sign)).ok().filter(|letter| LETTERS.contains(letter)))
            .collect::<Option<_>>()?;
        letters.try_into().ok().map(RecoveryCode)
    }

    /// What is stored of it.
    #[must_use]
    pub fn hash(&self) -> SecretHash {
        SecretHash(Sha256::digest(self.0).into())
    }
}

impl std::fmt::Display for RecoveryCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let groups: Vec<String> =
            self.0.chunks(4).map(|group| group.iter().copied().map(char::from).collect()).collect();
        f.write_str(&groups.join("-"))
    }
}

impl std::fmt::Debug for RecoveryCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("RecoveryCode(…)")
    }
}
