//! Passwords: which are good enough, how they are kept, and how one is checked.
//!
//! Argon2id with 19 MiB and two passes, as OWASP's cheat sheet has it. A hash takes some
//! tens of milliseconds and all of that memory, so a [`Hasher`] keeps its memory and is
//! used again; the caller has a few of them, each on a thread of its own, and a queue.

use crate::{Password, WeakPassword};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use std::fmt;
use std::str::FromStr;

/// KiB of memory.
const MEMORY: u32 = 19 * 1024;
/// Passes over it.
const PASSES: u32 = 2;
/// At once.
const LANES: u32 = 1;

/// Whether a password is good enough for somebody of this name.
pub fn check(password: &Password, name: &str) -> Result<(), WeakPassword> {
    if password.text().chars().count() < Password::SHORTEST {
        return Err(WeakPassword::TooShort);
    }
    // The estimate looks up words, names, dates, keys side by side and the passwords seen most often.
    let estimate = zxcvbn::zxcvbn(password.text(), &[name, "outflank", "othello", "reversi"]);
    if estimate.guesses_log10() < ENOUGH { Err(WeakPassword::Guessable) } else { Ok(()) }
}

/// How many guesses a password has to stand, as a power of ten. Tries are counted and throttled,
/// so this is about lists of passwords, not about a stolen file.
const ENOUGH: f64 = 6.0;

/// What is kept of a password: how it was hashed, the salt and the hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PasswordHash {
    memory: u32,
    passes: u32,
    lanes: u32,
    salt: [u8; 16],
    hash: [u8; 32],
}

impl PasswordHash {
    /// Whether it was made as passwords are hashed today; if not, a right one is hashed
    /// anew when it is typed.
    #[must_use]
    pub const fn is_of_today(&self) -> bool {
        self.memory == MEMORY && self.passes == PASSES && self.lanes == LANES
    }

    /// Of nobody: what a try for a name that does not exist is checked against, so that it
    /// takes as long as for one that does.
    #[must_use]
    pub const fn of_nobody() -> PasswordHash {
        PasswordHash { memory: MEMORY, passes: PASSES, lanes: LANES, salt: [0; 16], hash: [0; 32] }
    }
}

impl fmt::Display for PasswordHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PasswordHash { memory, passes, lanes, salt, hash } = self;
        write!(f, "argon2id m={memory} t={passes} p={lanes} {} {}", Hex(salt), Hex(hash))
    }
}

struct Hex<'a>(&'a [u8]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A text that is no hash of a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadPasswordHash;

impl fmt::Display for BadPasswordHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no hash of a password")
    }
}

impl std::error::Error for BadPasswordHash {}

impl FromStr for PasswordHash {
    type Err = BadPasswordHash;

    fn from_str(text: &str) -> Result<PasswordHash, BadPasswordHash> {
        let words: Vec<&str> = text.split(' ').collect();
        let &["argon2id", memory, passes, lanes, salt, hash] = words.as_slice() else {
            return Err(BadPasswordHash);
        };
        let number = |word: &str, key: &str| word.strip_prefix(key)?.parse().ok();
        let read = || {
            Some(PasswordHash {
                memory: number(memory, "m=")?,
                passes: number(passes, "t=")?,
                lanes: number(lanes, "p=")?,
                salt: from_hex(salt)?,
                hash: from_hex(hash)?,
            })
        };
        read().ok_or(BadPasswordHash)
    }
}

fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; N];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).ok()?;
    }
    Some(bytes)
}

/// Hashes passwords, one after the other, in memory that it keeps.
pub struct Hasher {
    memory: Vec<Block>,
}

impl Default for Hasher {
    fn default() -> Hasher {
        Hasher::new()
    }
}

impl fmt::Debug for Hasher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hasher").finish_non_exhaustive()
    }
}

impl Hasher {
    /// With the memory it needs.
    #[must_use]
    pub fn new() -> Hasher {
        Hasher { memory: vec![Block::default(); MEMORY as usize] }
    }

    /// What is to be kept of a password, with a salt of random bytes.
    #[must_use]
    pub fn hash(&mut self, password: &Password, salt: [u8; 16]) -> PasswordHash {
        let blank = PasswordHash { salt, ..PasswordHash::of_nobody() };
        let hash = self.run(password, &blank).expect("today's numbers are in the range of the method");
        PasswordHash { hash, ..blank }
    }

    /// Whether this is the password that was hashed. It takes the same time whatever the
    /// answer.
    #[must_use]
    pub fn verify(&mut self, password: &Password, kept: &PasswordHash) -> bool {
        let Some(hash) = self.run(password, kept) else { return false };
        let differing = hash.iter().zip(&kept.hash).fold(0, |bits, (one, other)| bits | (one ^ other));
        std::hint::black_box(differing) == 0
    }

    fn run(&mut self, password: &Password, how: &PasswordHash) -> Option<[u8; 32]> {
        let mut hash = [0; 32];
        let params = Params::new(how.memory, how.passes, how.lanes, Some(hash.len())).ok()?;
        let blocks = params.block_count();
        // A file that was tampered with must not make us take any amount of memory.
        if blocks > 4 * MEMORY as usize {
            return None;
        }
        if self.memory.len() < blocks {
            self.memory.resize(blocks, Block::default());
        }
        Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
            .hash_password_into_with_memory(
                password.text().as_bytes(),
                &how.salt,
                &mut hash,
                &mut self.memory[..blocks],
            )
            .ok()?;
        Some(hash)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_right_password_fits_and_no_other() {
        let mut hasher = Hasher::new();
        let password = Password::typed("treetop violin 8").unwrap();
        let kept = hasher.hash(&password, [3; 16]);
        assert!(kept.is_of_today());
        let read: PasswordHash = kept.to_string().parse().unwrap();
        assert_eq!(read, kept);
        assert!(hasher.verify(&password, &read));
        assert!(!hasher.verify(&Password::typed("treetop violin 9").unwrap(), &kept));
        assert!(!hasher.verify(&password, &PasswordHash::of_nobody()));
        assert_ne!(hasher.hash(&password, [4; 16]).hash, kept.hash, "the salt counts");
    }

    #[test]
    fn weak_passwords_are_told_why() {
        for (text, why) in [
            ("short", WeakPassword::TooShort),
            ("password", WeakPassword::Guessable),
            ("12345678", WeakPassword::Guessable),
            ("qwertyuiop", WeakPassword::Guessable),
            ("iloveyou1", WeakPassword::Guessable),
            ("Anastasia", WeakPassword::Guessable),
            ("othello1982", WeakPassword::Guessable),
        ] {
            assert_eq!(check(&Password::typed(text).unwrap(), "Anastasia"), Err(why), "{text}");
        }
        for text in ["correct horse battery staple", "żółta-łódź-7"] {
            assert_eq!(check(&Password::typed(text).unwrap(), "Ana"), Ok(()), "{text}");
        }
        assert_eq!(Password::typed(&"a".repeat(513)), None);
    }

    #[test]
    fn a_hash_that_was_tampered_with_takes_no_memory() {
        let mut hasher = Hasher::new();
        let before = hasher.memory.len();
        let huge = PasswordHash { memory: u32::MAX / 2, ..PasswordHash::of_nobody() };
        assert!(!hasher.verify(&Password::typed("anything").unwrap(), &huge));
        assert_eq!(hasher.memory.len(), before);
        for bad in ["", "argon2id", "argon2id m=1 t=1 p=1 00 00", "bcrypt m=1 t=1 p=1 00 00"] {
            assert_eq!(bad.parse::<PasswordHash>(), Err(BadPasswordHash), "{bad}");
        }
    }
}
