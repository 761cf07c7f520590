//! Bytes cut into lines, with an end to how long one can get.

/// The longest line that is kept, in bytes: longer than any game, shorter than what
/// would hurt.
pub const LONGEST: usize = 1 << 20;

/// A line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Its bytes without the end of the line.
    Whole(Vec<u8>),
    /// It was longer than [`LONGEST`]; its bytes are gone.
    TooLong,
}

/// Collects bytes and gives out lines.
///
/// ```
/// use outflank_protocols::lines::{Line, Lines};
///
/// let mut lines = Lines::default();
/// assert_eq!(lines.push(b"ping 1\r\nquit"), [Line::Whole(b"ping 1".to_vec())]);
/// assert_eq!(lines.finish(), Some(Line::Whole(b"quit".to_vec())));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Lines {
    begun: Vec<u8>,
    too_long: bool,
}

impl Lines {
    /// Takes bytes and gives the lines they complete.
    pub fn push(&mut self, mut bytes: &[u8]) -> Vec<Line> {
        let mut found = Vec::new();
        while let Some(end) = bytes.iter().position(|&byte| byte == b'\n') {
            self.add(&bytes[..end]);
            found.push(self.take());
            bytes = &bytes[end + 1..];
        }
        self.add(bytes);
        found
    }

    /// The last line, when it has no end.
    pub fn finish(&mut self) -> Option<Line> {
        (self.too_long || !self.begun.is_empty()).then(|| self.take())
    }

    fn add(&mut self, bytes: &[u8]) {
        self.too_long |= self.begun.len() + bytes.len() > LONGEST;
        if self.too_long {
            self.begun = Vec::new();
        } else {
            self.begun.extend_from_slice(bytes);
        }
    }

    fn take(&mut self) -> Line {
        let mut bytes = std::mem::take(&mut self.begun);
        if std::mem::take(&mut self.too_long) {
            return Line::TooLong;
        }
        if bytes.last() == Some(&b'\r') {
            bytes.pop();
        }
        Line::Whole(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole(text: &str) -> Line {
        Line::Whole(text.as_bytes().to_vec())
    }

    #[test]
    fn lines_may_come_in_pieces() {
        let mut lines = Lines::default();
        assert_eq!(lines.push(b"gen"), []);
        assert_eq!(lines.push(b"move b\n\nqu"), [whole("genmove b"), whole("")]);
        assert_eq!(lines.push(b"it\r\n"), [whole("quit")]);
        assert_eq!(lines.finish(), None);
    }

    #[test]
    fn a_line_without_end_is_forgotten_up_to_the_next() {
        let mut lines = Lines::default();
        let piece = vec![b'x'; LONGEST / 2 + 1];
        assert_eq!(lines.push(&piece), []);
        assert_eq!(lines.push(&piece), []);
        assert!(lines.begun.is_empty());
        assert_eq!(lines.push(b"more\nquit\n"), [Line::TooLong, whole("quit")]);
        let longest = vec![b'y'; LONGEST];
        assert_eq!(lines.push(&longest), []);
        assert_eq!(lines.finish(), Some(Line::Whole(longest)));
    }
}
