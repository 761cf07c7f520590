//! Words in lines.

/// Words in lines of at most `width` characters; a longer word has its own line.
///
/// ```
/// let lines = outflank_text::wrapped("a1 b1 c1 d1 e1".split(' '), 8);
/// assert_eq!(lines, ["a1 b1 c1", "d1 e1"]);
/// ```
pub fn wrapped<'a>(words: impl IntoIterator<Item = &'a str>, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::wrapped;

    #[test]
    fn a_long_word_has_its_own_line() {
        assert_eq!(wrapped(["longer than that", "x"], 5), ["longer than that", "x"]);
        assert!(wrapped([], 5).is_empty());
    }
}
