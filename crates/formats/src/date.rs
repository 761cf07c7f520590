//! The day of a game, as each format writes it.
//!
//! A record keeps the date as the text of its file. GGF writes `2004.09.18_05:54:38.MDT`,
//! SGF `2004-09-18`, PGN `2004.09.18`, with question marks for what is unknown. A writer
//! puts a date of any of these kinds into its own; a text that is none of them stays as it
//! is, since it may still tell a person something.

/// A date that begins with its year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Date<'a> {
    year: &'a str,
    month: Option<&'a str>,
    day: Option<&'a str>,
    /// The time of the day, with the letter before it; empty if there is none.
    time: &'a str,
}

impl<'a> Date<'a> {
    /// Reads a date; `None` for a text that is not one, or that says more than one.
    pub(crate) fn parse(text: &'a str) -> Option<Date<'a>> {
        let (year, rest) = text.split_at_checked(4)?;
        if !year.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let mut date = Date { year, month: None, day: None, time: "" };
        let Some(separator) = rest.chars().next().filter(|c| ".-/".contains(*c)) else {
            return rest.is_empty().then_some(date);
        };
        let (month, rest) = part(&rest[1..], 12)?;
        date.month = month;
        let Some(rest) = rest.strip_prefix(separator) else {
            return rest.is_empty().then_some(date);
        };
        let (day, rest) = part(rest, 31)?;
        date.day = day.filter(|_| month.is_some());
        date.time = rest;
        let hour = rest.strip_prefix(['_', 'T', ' ']);
        (rest.is_empty() || hour.is_some_and(|hour| hour.starts_with(|c: char| c.is_ascii_digit())))
            .then_some(date)
    }

    /// Whether it says at which time of the day.
    pub(crate) fn has_time(self) -> bool {
        !self.time.is_empty()
    }

    /// The same day without the time.
    pub(crate) fn without_time(self) -> Date<'a> {
        Date { time: "", ..self }
    }

    /// Year, month and day as far as they are known.
    fn joined(self, separator: &str) -> String {
        [Some(self.year), self.month, self.day].into_iter().flatten().collect::<Vec<_>>().join(separator)
    }
}

/// Reads two digits up to `most`, or `??` for what is unknown.
fn part(text: &str, most: u8) -> Option<(Option<&str>, &str)> {
    let (digits, rest) = text.split_at_checked(2)?;
    if digits == "??" {
        return Some((None, rest));
    }
    let number = digits.parse().ok().filter(|number| (1..=most).contains(number));
    number.map(|_| (Some(digits), rest))
}

/// As SGF writes it.
pub(crate) fn sgf(text: &str) -> String {
    Date::parse(text).map_or_else(|| text.to_owned(), |date| date.joined("-"))
}

/// As GGF writes it, which alone keeps the time.
pub(crate) fn ggf(text: &str) -> String {
    Date::parse(text).map_or_else(
        || text.to_owned(),
        |date| match date.time.strip_prefix(['T', ' ']) {
            Some(time) => format!("{}_{time}", date.joined(".")),
            None => date.joined(".") + date.time,
        },
    )
}

/// As a record of a PGN file keeps it.
pub(crate) fn pgn(text: &str) -> String {
    Date::parse(text).map_or_else(|| text.to_owned(), |date| date.joined("."))
}

/// As PGN writes it.
pub(crate) fn pgn_tag(text: &str) -> String {
    Date::parse(text).map_or_else(
        || text.to_owned(),
        |date| [date.year, date.month.unwrap_or("??"), date.day.unwrap_or("??")].join("."),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_format_has_its_own_way_to_write_a_day() {
        for text in ["2004.09.18_05:54:38.MDT", "2004-09-18", "2004/09/18", "2004.09.18 05:54"] {
            assert_eq!(sgf(text), "2004-09-18");
            assert_eq!(pgn(text), "2004.09.18");
            assert_eq!(pgn_tag(text), "2004.09.18");
        }
        assert_eq!(ggf("2004.09.18_05:54:38.MDT"), "2004.09.18_05:54:38.MDT");
        assert_eq!(ggf("2004-09-18T05:54:38"), "2004.09.18_05:54:38");
        assert_eq!((sgf("1977").as_str(), pgn_tag("1977").as_str()), ("1977", "1977.??.??"));
        assert_eq!((sgf("1977.??.??").as_str(), pgn("1977.05.??").as_str()), ("1977", "1977.05"));
    }

    #[test]
    fn what_is_no_date_stays_as_it_is() {
        for text in
            ["", "autumn", "27/11/2025", "1996-05-06,07", "2004.13.01", "2004.09.18x", "20040918", "200é"]
        {
            assert_eq!((sgf(text).as_str(), pgn_tag(text).as_str(), ggf(text).as_str()), (text, text, text));
        }
    }
}
