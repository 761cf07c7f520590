//! The time a player is allowed.
//!
//! GGF knows a main time, an increment per move and a grace period after the first
//! time-out; PGN knows the first two, SGF the first. A text that is none of these is
//! kept as it stands.

use std::fmt;

/// A player's clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clock {
    /// A clock this crate understands.
    Timed(TimeControl),
    /// A clock in some other notation, as written.
    Other(String),
}

/// Main time, increment and grace, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// Time for all moves.
    pub main: u32,
    /// Time added for each move.
    pub increment: u32,
    /// Time added once, after the first time-out; who uses it can no longer win.
    pub grace: u32,
}

/// The grace period of a GGF clock that names none.
const GGF_DEFAULT_GRACE: u32 = 120;

impl Clock {
    /// A clock with a main time and nothing else.
    #[must_use]
    pub const fn seconds(main: u32) -> Clock {
        Clock::Timed(TimeControl { main, increment: 0, grace: 0 })
    }

    /// Reads `main/increment/grace`, each `[[[days.]hours:]minutes:]seconds`.
    #[must_use]
    pub fn from_ggf(text: &str) -> Clock {
        ggf_clock(text).map_or_else(|| Clock::Other(text.to_owned()), Clock::Timed)
    }

    /// Reads PGN's `TimeControl`: `300`, or `300+5` with an increment.
    #[must_use]
    pub fn from_pgn(text: &str) -> Clock {
        let (main, increment) = text.split_once('+').unwrap_or((text, "0"));
        match (number(main), number(increment)) {
            (Some(main), Some(increment)) => Clock::Timed(TimeControl { main, increment, grace: 0 }),
            _ => Clock::Other(text.to_owned()),
        }
    }

    /// Reads SGF's `TM`: seconds.
    #[must_use]
    pub fn from_sgf(text: &str) -> Clock {
        number(text).map_or_else(|| Clock::Other(text.to_owned()), Clock::seconds)
    }

    /// The clock in GGF's notation.
    #[must_use]
    pub fn to_ggf(&self) -> String {
        match self {
            Clock::Timed(TimeControl { main, increment: 0, grace }) => {
                format!("{}//{}", Span(*main), Span(*grace))
            }
            Clock::Timed(TimeControl { main, increment, grace }) => {
                format!("{}/{}/{}", Span(*main), Span(*increment), Span(*grace))
            }
            Clock::Other(text) => text.clone(),
        }
    }

    /// The clock in PGN's notation, which has no grace period.
    #[must_use]
    pub fn to_pgn(&self) -> String {
        match self {
            Clock::Timed(TimeControl { main, increment: 0, .. }) => main.to_string(),
            Clock::Timed(TimeControl { main, increment, .. }) => format!("{main}+{increment}"),
            Clock::Other(text) => text.clone(),
        }
    }

    /// The clock in SGF's notation, which has the main time alone.
    #[must_use]
    pub fn to_sgf(&self) -> String {
        match self {
            Clock::Timed(TimeControl { main, .. }) => main.to_string(),
            Clock::Other(text) => text.clone(),
        }
    }
}

fn number(digits: &str) -> Option<u32> {
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    digits.parse().ok()
}

fn ggf_clock(text: &str) -> Option<TimeControl> {
    let mut parts = text.split('/').map(str::trim);
    let main = span(parts.next()?)?;
    let optional = |part: Option<&str>, default| match part {
        None | Some("") => Some(default),
        Some(part) => span(part),
    };
    let increment = optional(parts.next(), 0)?;
    let grace = optional(parts.next(), GGF_DEFAULT_GRACE)?;
    parts.next().is_none().then_some(TimeControl { main, increment, grace })
}

/// Seconds of `[[[days.]hours:]minutes:]seconds`.
fn span(text: &str) -> Option<u32> {
    let (days, clock) = match text.split_once('.') {
        Some((days, clock)) if clock.matches(':').count() == 2 => (number(days)?, clock),
        Some(_) => return None,
        None => (0, text),
    };
    let mut seconds = days.checked_mul(24)?;
    let fields = clock.split(':').count();
    for (index, field) in clock.split(':').enumerate() {
        if index == 3 {
            return None;
        }
        if index > 0 || fields < 3 {
            seconds = seconds.checked_mul(if index == 0 { 1 } else { 60 })?;
        }
        seconds = seconds.checked_add(number(field)?)?;
    }
    Some(seconds)
}

/// Seconds as `mm:ss`, `hh:mm:ss` or `d.hh:mm:ss`.
struct Span(u32);

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (minutes, seconds) = (self.0 / 60, self.0 % 60);
        let (hours, minutes) = (minutes / 60, minutes % 60);
        let (days, hours) = (hours / 24, hours % 24);
        match (days, hours) {
            (0, 0) => write!(f, "{minutes:02}:{seconds:02}"),
            (0, _) => write!(f, "{hours:02}:{minutes:02}:{seconds:02}"),
            _ => write!(f, "{days}.{hours:02}:{minutes:02}:{seconds:02}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn timed(main: u32, increment: u32, grace: u32) -> Clock {
        Clock::Timed(TimeControl { main, increment, grace })
    }

    #[test]
    fn ggf_clocks_are_read_and_written() {
        assert_eq!(Clock::from_ggf("05:00//02:00"), timed(300, 0, 120));
        assert_eq!(Clock::from_ggf("15:00/0:05"), timed(900, 5, 120));
        assert_eq!(Clock::from_ggf("30"), timed(30, 0, 120));
        assert_eq!(Clock::from_ggf("1:02:03/1/0"), timed(3723, 1, 0));
        assert_eq!(Clock::from_ggf("2.01:00:00//"), timed(2 * 86400 + 3600, 0, 120));
        for odd in
            ["", "5 minutes", "1:2:3:4", "4294967296", "9999999.00:00:00", "05:00,N1//02:00", "a/b", "1.5"]
        {
            assert_eq!(Clock::from_ggf(odd), Clock::Other(odd.to_owned()));
        }
        for clock in [timed(300, 0, 120), timed(u32::MAX, 1, 0), timed(0, 86399, 86400)] {
            assert_eq!(Clock::from_ggf(&clock.to_ggf()), clock, "{}", clock.to_ggf());
        }
    }

    #[test]
    fn pgn_and_sgf_clocks_are_read_and_written() {
        assert_eq!(Clock::from_pgn("300+5"), timed(300, 5, 0));
        assert_eq!(Clock::from_pgn("300").to_pgn(), "300");
        assert_eq!(Clock::from_pgn("40/9000"), Clock::Other("40/9000".to_owned()));
        assert_eq!(Clock::from_sgf("1800"), Clock::seconds(1800));
        assert_eq!(Clock::from_sgf("+1"), Clock::Other("+1".to_owned()));
    }
}
