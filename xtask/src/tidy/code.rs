//! Looking at Rust text: what is code, and which names it uses.
//!
//! Not a parser. It knows comments, strings and characters well enough to blank them
//! out, and the rest is searched as text.

/// The text with comments and the insides of strings and characters replaced by
/// blanks. Line breaks stay, so that lines keep their numbers.
pub fn code_only(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut code = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let end = literal_end(bytes, at);
        match end {
            Some(end) => {
                code.extend(bytes[at..end].iter().map(|&byte| if byte == b'\n' { b'\n' } else { b' ' }));
                at = end;
            }
            None => {
                code.push(bytes[at]);
                at += 1;
            }
        }
    }
    // Only whole characters were copied or blanked, but a blank per byte is ASCII.
    String::from_utf8_lossy(&code).into_owned()
}

/// Where the comment, string or character that begins at `at` ends, if one does.
fn literal_end(bytes: &[u8], at: usize) -> Option<usize> {
    let rest = &bytes[at..];
    let in_a_word = at > 0 && is_word(bytes[at - 1]);
    match rest {
        [b'/', b'/', ..] => Some(at + rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len())),
        [b'/', b'*', ..] => Some(at + block_comment_length(rest)),
        [b'"', ..] => Some(at + quoted_length(rest, b'"')),
        [b'r', b'"' | b'#', ..] | [b'b', b'r', b'"' | b'#', ..] if !in_a_word => {
            raw_string_length(rest).map(|length| at + length)
        }
        // A quote begins a character unless it begins a lifetime: 'a without a second
        // quote right behind it.
        [b'\'', b'\\', ..] => Some(at + quoted_length(rest, b'\'')),
        [b'\'', ..] => {
            let text = std::str::from_utf8(&rest[1..]).unwrap_or_default();
            let first = text.chars().next()?;
            let length = 1 + first.len_utf8();
            (rest.get(length) == Some(&b'\'')).then_some(at + length + 1)
        }
        _ => None,
    }
}

fn block_comment_length(rest: &[u8]) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while at < rest.len() {
        match &rest[at..] {
            [b'/', b'*', ..] => {
                depth += 1;
                at += 2;
            }
            [b'*', b'/', ..] => {
                depth -= 1;
                at += 2;
                if depth == 0 {
                    return at;
                }
            }
            _ => at += 1,
        }
    }
    rest.len()
}

fn quoted_length(rest: &[u8], quote: u8) -> usize {
    let mut at = 1;
    while at < rest.len() {
        match rest[at] {
            b'\\' => at += 2,
            byte if byte == quote => return at + 1,
            _ => at += 1,
        }
    }
    rest.len()
}

fn raw_string_length(rest: &[u8]) -> Option<usize> {
    let prefix = rest.iter().position(|&byte| byte == b'r')? + 1;
    let hashes = rest[prefix..].iter().take_while(|&&byte| byte == b'#').count();
    let open = prefix + hashes;
    if rest.get(open) != Some(&b'"') {
        return None;
    }
    let mut close = vec![b'"'];
    close.extend(std::iter::repeat_n(b'#', hashes));
    let inside = &rest[open + 1..];
    let length = inside.windows(close.len()).position(|window| window == close);
    Some(length.map_or(rest.len(), |length| open + 1 + length + close.len()))
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// The product's part of a file: everything before its unit tests, which stand last.
pub fn without_tests(text: &str) -> &str {
    text.find("#[cfg(test)]\nmod ").map_or(text, |end| &text[..end])
}

/// Line numbers at which `word` stands as a word of its own.
pub fn lines_with(code: &str, word: &str) -> Vec<usize> {
    let found = |line: &str| {
        line.match_indices(word).any(|(at, _)| {
            let goes_on_before = at > 0 && is_word(line.as_bytes()[at - 1]);
            let rest = &line.as_bytes()[at + word.len() - 1..];
            let goes_on_after = rest.len() > 1 && is_word(rest[0]) && is_word(rest[1]);
            !goes_on_before && !goes_on_after
        })
    };
    (1..).zip(code.lines()).filter(|(_, line)| found(line)).map(|(number, _)| number).collect()
}

/// The modules of the standard library that code names, as `std::fs` or within
/// `std::{fs, io::Read}`, with the line each stands on.
pub fn std_modules(code: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("std::") {
        if at > 0 && is_word(code.as_bytes()[at - 1]) {
            continue;
        }
        let rest = &code[at + "std::".len()..];
        // Both are ends of `code`, so their length tells where they begin.
        let (text, names) = match rest.trim_start().strip_prefix('{') {
            Some(group) => (group, first_names(group)),
            None => (rest, vec![(0, leading_word(rest))]),
        };
        for (offset, name) in names {
            let place = code.len() - text.len() + offset;
            found.push((code[..place].matches('\n').count() + 1, name));
        }
    }
    found.retain(|(_, name)| !name.is_empty());
    found
}

fn leading_word(text: &str) -> String {
    text.trim_start().chars().take_while(|&letter| letter == '_' || letter.is_ascii_alphanumeric()).collect()
}

/// The first name of each entry of a group up to its closing brace.
fn first_names(group: &str) -> Vec<(usize, String)> {
    let mut depth = 0;
    let mut names = Vec::new();
    let mut at_start = true;
    for (offset, letter) in group.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => at_start = true,
            letter if at_start && !letter.is_whitespace() => {
                names.push((offset, leading_word(&group[offset..])));
                at_start = false;
            }
            _ => {}
        }
    }
    names
}

/// Lines on which a `Result` has `String` for its error.
pub fn string_errors(code: &str) -> Vec<usize> {
    let mut lines = Vec::new();
    for (at, opening) in code.match_indices("Result<") {
        let arguments = &code[at + opening.len()..];
        let mut depth = 0;
        let mut last = 0;
        for (offset, letter) in arguments.char_indices() {
            match letter {
                '<' | '(' | '[' => depth += 1,
                '>' if depth == 0 => {
                    if last > 0 && arguments[last..offset].trim() == "String" {
                        lines.push(code[..at].matches('\n').count() + 1);
                    }
                    break;
                }
                '>' | ')' | ']' => depth -= 1,
                ',' if depth == 0 => last = offset + 1,
                _ => {}
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_strings_and_characters_are_blanked() {
        let text = "let a = \"x // y\"; // unsafe\nlet b = 'u'; /* a /* b */ c */ let c: &'static str = r#\"q\"x\"#;";
        let code = code_only(text);
        assert_eq!(code.len(), text.len());
        let words: Vec<&str> = code.split_whitespace().collect();
        let expected = "let a = ; let b = ; let c: &'static str = ;";
        assert_eq!(words.join(" "), expected);
        assert_eq!(code_only("b'\\'' + 'é' + for_r#").trim_end(), "b     +      + for_r#");
    }

    #[test]
    fn words_are_found_as_words() {
        assert_eq!(lines_with("unsafe_code\nunsafe {\nx.unsafe", "unsafe"), [2, 3]);
        assert_eq!(lines_with("println!(1)\neprintln!(2)", "println!"), [1]);
    }

    #[test]
    fn modules_of_the_standard_library_are_found_in_groups_too() {
        let code =
            "use std::fs;\nuse std::{\n    fmt,\n    io::{self, Read},\n};\nstd::thread::spawn\nmystd::net";
        let modules = std_modules(code);
        let expected = [(1, "fs"), (3, "fmt"), (4, "io"), (6, "thread")];
        assert_eq!(modules, expected.map(|(line, name)| (line, name.to_owned())));
    }

    #[test]
    fn a_result_with_a_string_for_an_error_is_found() {
        let code = "fn a() -> Result<HashMap<String, String>, Error>;\nfn b() -> Result<(u8, u8), String>;\nfn c() -> io::Result<String>;";
        assert_eq!(string_errors(code), [2]);
    }

    #[test]
    fn unit_tests_are_cut_off() {
        assert_eq!(without_tests("fn a() {}\n#[cfg(test)]\nmod tests {}"), "fn a() {}\n");
    }
}
