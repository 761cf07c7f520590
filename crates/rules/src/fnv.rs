//! Checksums that stay the same on every machine and in every version: FNV-1a.
//!
//! Files, fingerprints and lasting names are made with it. It finds accidents, not forgeries.

/// A checksum in the making: 64-bit FNV-1a.
///
/// ```
/// use outflank_rules::Fnv;
///
/// assert_eq!(Fnv::new().bytes(*b"foobar").get(), 0x8594_4171_f739_67e8);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fnv(u64);

impl Fnv {
    /// The checksum of nothing.
    #[must_use]
    pub const fn new() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }

    /// With one step for a whole word. Eight times as quick as its bytes, and another sum.
    #[must_use]
    pub const fn word(self, word: u64) -> Fnv {
        Fnv((self.0 ^ word).wrapping_mul(0x0100_0000_01b3))
    }

    /// With these bytes, a step for each.
    #[must_use]
    pub fn bytes(self, bytes: impl IntoIterator<Item = u8>) -> Fnv {
        bytes.into_iter().fold(self, |sum, byte| sum.word(u64::from(byte)))
    }

    /// The sum.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }
}

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv::new()
    }
}
