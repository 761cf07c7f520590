//! Text from files on its way to a terminal.
//!
//! A name in a game file may hold anything, also what a terminal takes for an order: to
//! change its title, to fill the clipboard, to write from right to left. Nothing of that
//! passes. What a person cannot see becomes `?`; of the orders only colours pass, those
//! that ours are made of.

use std::borrow::Cow;
use std::fmt::Write;

/// Whether a terminal may take a character for an order, or shows text in another order
/// because of it.
#[must_use]
pub fn is_control(c: char) -> bool {
    let line_or_tab = matches!(c, '\n' | '\t');
    let direction =
        matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let separator = matches!(c, '\u{2028}' | '\u{2029}');
    (c.is_control() && !line_or_tab) || direction || separator
}

/// A text from a file, in which nothing is meant for the terminal.
#[must_use]
pub fn foreign(text: &str) -> Cow<'_, str> {
    if text.contains(is_control) { text.replace(is_control, "?").into() } else { text.into() }
}

/// JSON text in which every order is an escape, which means the same to whoever reads it.
#[must_use]
pub fn json(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    for c in text.chars() {
        if is_control(c) {
            write!(clean, "\\u{:04x}", u32::from(c)).expect("a string takes any text");
        } else {
            clean.push(c);
        }
    }
    clean
}

/// A text of ours, in which colours are meant.
#[must_use]
pub fn ours(text: &str) -> Cow<'_, str> {
    if !text.contains(is_control) {
        return text.into();
    }
    let mut clean = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(is_control) {
        let (before, from) = rest.split_at(at);
        clean += before;
        let length = color_code(from).unwrap_or_else(|| {
            clean.push('?');
            0
        });
        clean += &from[..length];
        let skipped = if length == 0 { from.chars().next().map_or(0, char::len_utf8) } else { length };
        rest = &from[skipped..];
    }
    clean.push_str(rest);
    clean.into()
}

/// The length of the colour code at the beginning of a text. Codes that hide text or make
/// it blink are none of ours.
fn color_code(text: &str) -> Option<usize> {
    let (numbers, _) = text.strip_prefix("\x1b[")?.split_once('m')?;
    let mut left = numbers.split(';');
    while let Some(number) = left.next() {
        let known = match number {
            "0" | "1" | "22" | "39" => true,
            "38" | "48" => {
                left.next() == Some("5") && left.next().is_some_and(|color| color.parse::<u8>().is_ok())
            }
            _ => false,
        };
        if !known {
            return None;
        }
    }
    Some("\x1b[".len() + numbers.len() + "m".len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_to_the_terminal_do_not_pass() {
        for (text, clean) in [
            ("Anna", "Anna"),
            ("Łódź 日本 ●\n\tx", "Łódź 日本 ●\n\tx"),
            ("\x1b]52;c;aGk=\x07", "?]52;c;aGk=?"),
            ("a\rb\x08c\x7f", "a?b?c?"),
            ("\u{9b}2J\u{90}q", "?2J?q"),
            ("abc\u{202e}fdp.exe\u{2066}", "abc?fdp.exe?"),
            ("\x1b[2J\x1b[", "?[2J?["),
        ] {
            assert_eq!(foreign(text), clean, "{text:?}");
            assert_eq!(ours(text), clean, "{text:?}");
        }
    }

    #[test]
    fn json_means_the_same() {
        // A JSON writer escapes the first controls itself, and line ends too.
        let text = "\"a\x7f\u{9b}\u{202e}\\u001b\\n日\"";
        assert_eq!(json(text), r#""a\u007f\u009b\u202e\u001b\n日""#);
    }

    #[test]
    fn colours_pass_only_where_they_are_ours() {
        let text = "\x1b[1;38;5;220mx\x1b[0m";
        assert_eq!(ours(text), text);
        assert_eq!(foreign(text), "?[1;38;5;220mx?[0m");
        for other in ["8", "", "5", "1;8", "38;2;1;2;3", "38;5;256", "1;"] {
            assert_eq!(ours(&format!("\x1b[{other}mx")), format!("?[{other}mx"));
        }
    }
}
