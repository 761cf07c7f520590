//! Moments and spans of time, in whole milliseconds.
//!
//! Nothing in this crate reads a clock. Whoever runs a match keeps one, and every
//! command says when it was given. A [`Moment`] counts from an origin of the caller's
//! choice, usually the making of the match; all that matters is that it never runs
//! backwards. A server that restarts takes the last moment of the log for now, and the
//! time it was away costs nobody anything.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::time::Duration;

/// A point in time: milliseconds since the caller's origin. In JSON a plain number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Moment(u64);

impl Moment {
    /// The origin.
    pub const ORIGIN: Moment = Moment(0);

    /// This many milliseconds after the origin.
    #[must_use]
    pub const fn from_millis(millis: u64) -> Moment {
        Moment(millis)
    }

    /// Milliseconds since the origin.
    #[must_use]
    pub const fn as_millis(self) -> u64 {
        self.0
    }

    /// The moment so much later, unless that lies beyond all counting.
    #[must_use]
    pub const fn after(self, span: Millis) -> Option<Moment> {
        match self.0.checked_add(span.0) {
            Some(millis) => Some(Moment(millis)),
            None => None,
        }
    }

    /// How long ago `earlier` was; nothing if it lies ahead.
    #[must_use]
    pub const fn since(self, earlier: Moment) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }
}

/// A span of time in milliseconds. In JSON a plain number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Millis(u64);

impl Millis {
    /// No time at all.
    pub const ZERO: Millis = Millis(0);

    /// This many milliseconds.
    #[must_use]
    pub const fn new(millis: u64) -> Millis {
        Millis(millis)
    }

    /// This many seconds.
    #[must_use]
    pub const fn from_secs(seconds: u32) -> Millis {
        Millis(seconds as u64 * 1000)
    }

    /// The number of milliseconds.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Whether it is no time at all.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn plus(self, other: Millis) -> Millis {
        Millis(self.0.saturating_add(other.0))
    }

    pub(crate) const fn minus(self, other: Millis) -> Millis {
        Millis(self.0.saturating_sub(other.0))
    }

    pub(crate) const fn times(self, count: u32) -> Millis {
        Millis(self.0.saturating_mul(count as u64))
    }
}

impl From<Duration> for Millis {
    /// Parts of a millisecond are dropped.
    fn from(duration: Duration) -> Millis {
        Millis(u64::try_from(duration.as_millis()).unwrap_or(u64::MAX))
    }
}

impl From<Millis> for Duration {
    fn from(span: Millis) -> Duration {
        Duration::from_millis(span.0)
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ms", self.0)
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ms", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_and_spans_add_up_and_never_wrap() {
        let noon = Moment::from_millis(5_000);
        let later = noon.after(Millis::from_secs(2)).unwrap();
        assert_eq!(later.as_millis(), 7_000);
        assert_eq!(later.since(noon), Millis::new(2_000));
        assert_eq!(noon.since(later), Millis::ZERO);
        assert_eq!(Moment::from_millis(u64::MAX).after(Millis::new(1)), None);
        assert_eq!(Millis::new(u64::MAX).times(3), Millis::new(u64::MAX));
    }

    #[test]
    fn durations_lose_only_parts_of_a_millisecond() {
        assert_eq!(Millis::from(Duration::from_micros(15_000_999)), Millis::from_secs(15));
        assert_eq!(Duration::from(Millis::from_secs(15)), Duration::from_secs(15));
    }
}
