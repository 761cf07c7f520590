//! `docs/editions.md` lists every statement of the printed rules and where it is met.

use super::{Complaint, File, Tree};
use std::collections::BTreeSet;

const PAGE: &str = "docs/editions.md";
const EDITIONS: [&str; 5] = ["ES", "PL", "DE", "FR", "H21"];

/// Every statement is numbered, says which editions make it, and names texts and tests
/// that there are; every id of the second table has a test that bears it.
pub fn statements_are_met(tree: &Tree) -> Vec<Complaint> {
    let Some(page) = tree.file(PAGE) else { return Vec::new() };
    let tests: BTreeSet<&str> = tree.rust().flat_map(tests).collect();
    let texts: BTreeSet<&str> =
        tree.files.iter().filter(|file| file.path.starts_with("locales/en/")).flat_map(messages).collect();
    let ids: Vec<(usize, &str)> = rows(page, "## What the program has to do")
        .filter_map(|(line, cells)| cells.first().map(|id| (line, *id)))
        .filter(|(_, id)| is_id(id))
        .collect();
    let mut complaints = Vec::new();
    let mut complain = |line: usize, message: String| complaints.push(Complaint::new(page, line, message));
    let mut count = 0;
    for (line, cells) in rows(page, "## Every statement") {
        let [number, _, editions, own, met] = cells[..] else { continue };
        let Ok(number) = number.parse::<usize>() else { continue };
        count += 1;
        if number != count {
            complain(line, format!("the statement is number {count}"));
        }
        let unknown = editions.split_whitespace().find(|word| !EDITIONS.contains(word));
        if editions.is_empty() || unknown.is_some() {
            complain(line, format!("no edition: {:?}", unknown.unwrap_or_default()));
        }
        if own.is_empty() {
            complain(line, "the statement has no id".to_owned());
        }
        for id in own.split_whitespace().filter(|own| !ids.iter().any(|(_, id)| id == own)) {
            complain(line, format!("there is no id {id}"));
        }
        let names: Vec<&str> = met.split('`').skip(1).step_by(2).collect();
        for name in names.iter().filter(|name| !tests.contains(*name) && !texts.contains(*name)) {
            complain(line, format!("there is no test or text {name}"));
        }
        if !names.iter().any(|name| tests.contains(name)) {
            complain(line, "no test shows it".to_owned());
        }
    }
    for (line, id) in ids {
        if !tests.iter().any(|test| borne(test).any(|borne| borne.eq_ignore_ascii_case(id))) {
            complain(line, format!("no test bears the id {id}"));
        }
    }
    complaints
}

/// The cells of the table rows below a heading, with their lines.
fn rows<'a>(page: &'a File, heading: &'a str) -> impl Iterator<Item = (usize, Vec<&'a str>)> {
    let below = page.lines().skip_while(move |(_, line)| *line != heading).skip(1);
    below.take_while(|(_, line)| !line.starts_with("## ")).filter_map(|(number, line)| {
        let cells = line.strip_prefix('|')?.trim_end().strip_suffix('|')?;
        Some((number, cells.split('|').map(str::trim).collect()))
    })
}

/// Whether a word is an id such as `R8`.
fn is_id(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(|letter| "RHCTLI".contains(letter.to_ascii_uppercase()))
        && !letters.as_str().is_empty()
        && letters.all(|letter| letter.is_ascii_digit())
}

/// The ids a test's name begins with.
fn borne(test: &str) -> impl Iterator<Item = &str> {
    test.split('_').take_while(|word| is_id(word))
}

/// The names of the tests in a file.
fn tests(file: &File) -> Vec<&str> {
    let mut found = Vec::new();
    let mut marked = false;
    for (_, line) in file.lines() {
        let line = line.trim_start();
        let function = line.strip_prefix("async ").unwrap_or(line).strip_prefix("fn ");
        match function.and_then(|rest| rest.split(['(', '<']).next()) {
            Some(name) => {
                if std::mem::take(&mut marked) {
                    found.push(name);
                }
            }
            None => marked |= line.starts_with("#[test]") || line.starts_with("#[tokio::test"),
        }
    }
    found
}

/// The names of the messages in a file of texts.
fn messages(file: &File) -> impl Iterator<Item = &str> {
    file.lines().filter_map(|(_, line)| line.split_once(" =").map(|(name, _)| name)).filter(|name| {
        name.starts_with(|letter: char| letter.is_ascii_lowercase()) && !name.contains(char::is_whitespace)
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::{said, tree};
    use super::*;

    const CODE: (&str, &str) =
        ("crates/a/tests/a.rs", "#[test]\nfn r1_r2_all_is_well() {}\n\nfn r3_no_test() {}\n");
    const TEXT: (&str, &str) = ("locales/en/a.ftl", "rule-one = One.\n    [one] x = y\n");

    fn complaints(page: &str) -> Vec<String> {
        said(&statements_are_met(&tree(&[(PAGE, page), CODE, TEXT])))
    }

    #[test]
    fn a_good_list_is_left_alone() {
        let page = "## Every statement\n\n| | statement | who | id | where |\n|---|---|---|---|---|\n\
            | 1 | One. | ES H21 | R1 | `rule-one` `r1_r2_all_is_well` |\n\
            ## What the program has to do\n| id | what |\n|---|---|\n| R1 | one |\n| R2 | two |\n";
        assert_eq!(complaints(page), Vec::<String>::new());
    }

    #[test]
    fn what_is_not_there_is_complained_about() {
        let page = "## Every statement\n\
            | 1 | One. | ES | R1 | `rule-one` |\n\
            | 3 | Three. | IT | R9 | `rule-two` `r1_r2_all_is_well` |\n\
            ## What the program has to do\n| R1 | one |\n| R3 | three |\n";
        assert_eq!(
            complaints(page),
            [
                "docs/editions.md:2: no test shows it",
                "docs/editions.md:3: the statement is number 2",
                "docs/editions.md:3: no edition: \"IT\"",
                "docs/editions.md:3: there is no id R9",
                "docs/editions.md:3: there is no test or text rule-two",
                "docs/editions.md:6: no test bears the id R3",
            ]
        );
    }
}
