//! When something was written, by the calendar.

use jiff::Timestamp;
use serde::Serialize;
use std::fmt;
#[cfg(feature = "sqlite")]
use std::time::{SystemTime, UNIX_EPOCH};

/// A point in time: milliseconds since 1970. Only for people and for the order of lists;
/// clocks of games run on [`outflank_play::Moment`]s.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Stamp(u64);

impl Stamp {
    /// Now, by the system's clock.
    #[cfg(feature = "sqlite")]
    #[must_use]
    pub fn now() -> Stamp {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Stamp(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }

    /// So many milliseconds since 1970.
    #[must_use]
    pub const fn from_millis(millis: u64) -> Stamp {
        Stamp(millis)
    }

    /// Milliseconds since 1970.
    #[must_use]
    pub const fn as_millis(self) -> u64 {
        self.0
    }
}

impl fmt::Display for Stamp {
    /// `2026-11-15T22:44:32Z`, in the time of Greenwich.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Later than the year 9999 there is nothing to tell.
        let seconds = i64::try_from(self.0 / 1000).unwrap_or(i64::MAX);
        write!(f, "{}", Timestamp::from_second(seconds).unwrap_or(Timestamp::MAX).strftime("%FT%TZ"))
    }
}

impl Serialize for Stamp {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Stamp {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Stamp".into()
    }

    fn schema_id() -> std::borrow::Cow<'static, str> {
        concat!(module_path!(), "::Stamp").into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({"type": "string", "format": "date-time", "description": "A point in time."})
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stamps_read_as_dates() {
        for (seconds, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (951_868_799, "2000-02-29T23:59:59Z"),
            (951_868_800, "2000-03-01T00:00:00Z"),
            (1_709_164_800, "2024-02-29T00:00:00Z"),
            (1_735_689_599, "2024-12-31T23:59:59Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
            (1_794_782_672, "2026-11-15T22:44:32Z"),
        ] {
            assert_eq!(Stamp::from_millis(seconds * 1000 + 999).to_string(), text);
        }
    }
}
