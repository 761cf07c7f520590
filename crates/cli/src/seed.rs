//! A seed for what depends on chance, where nobody has given one.

use std::hash::{BuildHasher, RandomState};

/// Another one each time, small enough to be typed again.
pub fn any_seed() -> u64 {
    RandomState::new().hash_one(()) >> 32
}
