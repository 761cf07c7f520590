//! Walking through the bytes of a text format.
//!
//! Text files come in any encoding and with anything inside, so the readers work on
//! bytes and know their offset at every step. Only values that a person will see are
//! decoded.

use crate::error::{Fault, Found, ReadErrorKind, TextPlace};

/// What some editors put before UTF-8 text.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// A place in a text, moving forward.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'a> {
    pub(crate) bytes: &'a [u8],
    pub(crate) at: usize,
}

impl<'a> Cursor<'a> {
    /// The beginning of a file.
    pub(crate) fn new(bytes: &'a [u8]) -> Cursor<'a> {
        Cursor { bytes, at: if bytes.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 } }
    }

    /// What is left.
    pub(crate) fn rest(&self) -> &'a [u8] {
        &self.bytes[self.at..]
    }

    pub(crate) fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    /// Steps over a byte if it is this one.
    pub(crate) fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    /// Steps over the bytes that fit, and gives them.
    pub(crate) fn take_while(&mut self, fits: impl Fn(u8) -> bool) -> &'a [u8] {
        let rest = self.rest();
        let length = rest.iter().position(|&byte| !fits(byte)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    /// Steps over blanks and line ends.
    pub(crate) fn skip_blanks(&mut self) {
        self.take_while(is_blank);
    }

    /// Steps to the next place where `pattern` stands, or to the end of the file.
    pub(crate) fn skip_to(&mut self, pattern: &[u8]) {
        let rest = self.rest();
        let next = rest.windows(pattern.len()).position(|window| window == pattern);
        self.at += next.unwrap_or(rest.len());
    }

    /// The fault of finding whatever stands here.
    pub(crate) fn unexpected(&self, expected: &'static str) -> Fault {
        unexpected(self.at, self.rest(), expected)
    }
}

/// The fault of finding `rest` at `offset`.
pub(crate) fn unexpected(offset: usize, rest: &[u8], expected: &'static str) -> Fault {
    Fault::new(offset, ReadErrorKind::Unexpected { found: found(rest), expected })
}

/// The fault of finding this whole value at `offset`.
pub(crate) fn bad_value(offset: usize, value: &[u8], expected: &'static str) -> Fault {
    let found = Found::Text(excerpt(value));
    Fault::new(offset, ReadErrorKind::Unexpected { found, expected })
}

fn found(rest: &[u8]) -> Found {
    match rest.first() {
        None => Found::End,
        Some(b'\n' | b'\r') => Found::LineEnd,
        Some(&byte) if byte < b' ' || byte == 0x7f => Found::Byte(byte),
        Some(_) => {
            // Only so far: a fault in every other byte must not cost a walk each.
            let rest = &rest[..rest.len().min(4 * LONGEST_EXCERPT + 4)];
            let word = rest.iter().position(|&byte| is_blank(byte)).unwrap_or(rest.len()).max(1);
            Found::Text(excerpt(&rest[..word]))
        }
    }
}

/// Characters of a file that are shown in a message.
const LONGEST_EXCERPT: usize = 16;

/// The first characters of a text, for a message.
pub(crate) fn excerpt(bytes: &[u8]) -> String {
    let bytes = &bytes[..bytes.len().min(4 * LONGEST_EXCERPT + 4)];
    let text = match std::str::from_utf8(bytes) {
        // A character cut in two.
        Err(error) if error.error_len().is_none() => decode(&bytes[..error.valid_up_to()]),
        _ => decode(bytes),
    };
    match text.char_indices().nth(LONGEST_EXCERPT) {
        Some((cut, _)) => format!("{}…", &text[..cut]),
        None => text,
    }
}

/// The same bytes that `trim_ascii` takes away.
pub(crate) fn is_blank(byte: u8) -> bool {
    byte.is_ascii_whitespace()
}

/// The text of some bytes: UTF-8, and where they are not that, Latin-1, which old
/// files were written in and which fits any bytes.
pub(crate) fn decode(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().copied().map(char::from).collect(),
    }
}

/// A text without blanks around it, or nothing.
pub(crate) fn trimmed(text: &str) -> Option<String> {
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

/// A finite number in plain decimal notation, `12`, `-1.25`, `+.5`.
pub(crate) fn decimal(text: &[u8]) -> Option<f32> {
    let text = text.trim_ascii();
    let digits = text.strip_prefix(b"+").or_else(|| text.strip_prefix(b"-")).unwrap_or(text);
    let plain = digits.iter().all(|byte| byte.is_ascii_digit() || *byte == b'.')
        && digits.iter().any(u8::is_ascii_digit);
    let number: f32 = std::str::from_utf8(text).ok().filter(|_| plain)?.parse().ok()?;
    number.is_finite().then_some(number)
}

/// A number as files usually show it, with two decimals; with more where two would
/// change it.
pub(crate) fn show_decimal(number: f32) -> String {
    let short = format!("{number:.2}");
    if short.parse() == Ok(number) { short } else { number.to_string() }
}

/// [`show_decimal`] with a plus sign on numbers that are not negative.
pub(crate) fn show_signed(number: f32) -> String {
    let text = show_decimal(number);
    if text.starts_with('-') { text } else { format!("+{text}") }
}

/// The lines of a text with their offsets, without their ends.
#[derive(Clone, Debug)]
pub(crate) struct Lines<'a> {
    cursor: Cursor<'a>,
}

impl<'a> Lines<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Lines<'a> {
        Lines { cursor: Cursor::new(bytes) }
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = (usize, &'a [u8]);

    fn next(&mut self) -> Option<(usize, &'a [u8])> {
        self.cursor.peek()?;
        let offset = self.cursor.at;
        let line = self.cursor.take_while(|byte| byte != b'\n' && byte != b'\r');
        self.cursor.eat(b'\r');
        self.cursor.eat(b'\n');
        Some((offset, line))
    }
}

/// Turns offsets into lines and columns, counting forward only, so that any number of
/// faults costs one walk through the text.
#[derive(Clone, Debug)]
pub(crate) struct Places<'a> {
    bytes: &'a [u8],
    offset: usize,
    place: TextPlace,
}

impl<'a> Places<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Places<'a> {
        Places { bytes, offset: Cursor::new(bytes).at, place: TextPlace { line: 1, column: 1 } }
    }

    pub(crate) fn of(&mut self, offset: usize) -> TextPlace {
        if offset < self.offset {
            *self = Places::new(self.bytes);
        }
        while self.offset < offset.min(self.bytes.len()) {
            let next = self.bytes.get(self.offset + 1);
            match self.bytes[self.offset] {
                b'\n' => self.place = TextPlace { line: self.place.line + 1, column: 1 },
                b'\r' if next != Some(&b'\n') => {
                    self.place = TextPlace { line: self.place.line + 1, column: 1 };
                }
                // The later bytes of a UTF-8 character take no column of their own.
                0x80..=0xbf => {}
                _ => self.place.column += 1,
            }
            self.offset += 1;
        }
        self.place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offsets_become_lines_and_columns() {
        let mut places = Places::new("\u{feff}aé\r\nb\rc\n\nd".as_bytes());
        let place = |line, column| TextPlace { line, column };
        assert_eq!(places.of(3), place(1, 1));
        assert_eq!(places.of(6), place(1, 3));
        assert_eq!(places.of(8), place(2, 1));
        assert_eq!(places.of(10), place(3, 1));
        assert_eq!(places.of(13), place(5, 1));
        assert_eq!(places.of(99), place(5, 2));
        assert_eq!(places.of(3), place(1, 1));
    }

    #[test]
    fn lines_end_in_any_of_three_ways() {
        let lines: Vec<_> = Lines::new(b"a\r\nb\rc\n\nd").map(|(at, line)| (at, line.to_vec())).collect();
        let expected: [(usize, &[u8]); 5] = [(0, b"a"), (3, b"b"), (5, b"c"), (7, b""), (8, b"d")];
        assert_eq!(lines, expected.map(|(at, line)| (at, line.to_vec())));
    }

    #[test]
    fn decimals_are_plain_and_finite() {
        assert_eq!(decimal(b" -1.25 "), Some(-1.25));
        assert_eq!(decimal(b"+64.00"), Some(64.0));
        assert_eq!(decimal(b".5"), Some(0.5));
        for odd in ["", "+", ".", "1e5", "nan", "inf", "1.2.3", "--1", &"9".repeat(50)] {
            assert_eq!(decimal(odd.as_bytes()), None, "{odd}");
        }
        for number in [0.0, -0.001, 1.0 / 3.0, f32::MAX, f32::MIN_POSITIVE, 12.5] {
            assert_eq!(decimal(show_decimal(number).as_bytes()), Some(number));
            assert_eq!(decimal(show_signed(number).as_bytes()), Some(number));
        }
    }

    #[test]
    fn bytes_that_are_not_utf8_are_read_as_latin_1() {
        assert_eq!(decode("é".as_bytes()), "é");
        assert_eq!(decode(b"Ren\xe9"), "René");
    }
}
