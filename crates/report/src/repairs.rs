//! What a look through the file of games has found, and what was done about it.

use outflank_store::{Checked, Entry, Fault};
use outflank_text::clean::foreign;
use outflank_text::{Lines, Reader};
use serde::Serialize;
use std::path::Path;

/// What cannot be read, and what became of it.
#[derive(Debug, Serialize)]
pub struct Repairs<'a> {
    matches: u64,
    notes: u64,
    faults: Vec<FaultReport<'a>>,
    mended: usize,
    removed: usize,
    #[serde(skip)]
    aside: Option<&'a Path>,
}

#[derive(Debug, Serialize)]
struct FaultReport<'a> {
    entry: &'static str,
    id: Option<&'a str>,
    learner: Option<&'a str>,
    number: Option<i64>,
    detail: &'a str,
}

impl<'a> FaultReport<'a> {
    fn new(Fault { entry, detail }: &'a Fault) -> FaultReport<'a> {
        let (name, id, note) = match entry {
            Entry::Match { id, .. } => ("match", Some(id.as_str()), None),
            Entry::Summary(id) => ("summary", Some(id.as_str()), None),
            Entry::Note { learner, number } => ("note", None, Some((learner.as_str(), *number))),
            _ => ("other", None, None),
        };
        let (learner, number) = note.unzip();
        FaultReport { entry: name, id, learner, number, detail }
    }

    fn line(&self, reader: &Reader<'_>) -> String {
        let number = self.number.map(|number| number.to_string());
        let name = self.id.or(number.as_deref()).unwrap_or_default();
        let text = match self.entry {
            "summary" => "repair-summary",
            "note" => "repair-note",
            _ => "repair-match",
        };
        let (name, detail) = (foreign(name).into_owned(), foreign(self.detail).into_owned());
        reader.text(text, &[("name", name.into()), ("detail", detail.into())])
    }
}

impl<'a> Repairs<'a> {
    /// What was found; how many lines of lists were written anew, and how many entries taken
    /// out, into the file `aside` if there is one.
    #[must_use]
    pub fn new(found: &'a Checked, mended: usize, removed: usize, aside: Option<&'a Path>) -> Repairs<'a> {
        let faults = found.faults.iter().map(FaultReport::new).collect();
        Repairs { matches: found.matches, notes: found.notes, faults, mended, removed, aside }
    }

    /// Whether something that cannot be read is still there.
    #[must_use]
    pub fn any_left(&self) -> bool {
        self.faults.len() > self.mended + self.removed
    }
}

impl Lines for Repairs<'_> {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        let counted = [("matches", self.matches.into()), ("notes", self.notes.into())];
        let mut lines = vec![reader.text("repair-counted", &counted)];
        lines.extend(self.faults.iter().map(|fault| fault.line(reader)));
        if self.mended > 0 {
            lines.push(reader.text("repair-mended", &[]));
        }
        lines.push(match self.aside {
            _ if self.mended == self.faults.len() => reader.text("repair-sound", &[]),
            Some(path) if self.removed > 0 => {
                reader.text("repair-set-aside", &[("path", path.display().to_string().into())])
            }
            _ if self.removed > 0 => reader.text("repair-deleted", &[]),
            _ => reader.text("repair-how", &[]),
        });
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::english;

    fn found() -> Checked {
        let note = Entry::Note { learner: "me".to_owned(), number: 7 };
        let broken = Entry::Match { id: "a\u{1b}b".to_owned(), row: 1 };
        let fault = |entry| Fault { entry, detail: "it ends early".to_owned() };
        Checked { matches: 2, notes: 9, faults: vec![fault(broken), fault(note)] }
    }

    #[test]
    fn names_out_of_a_file_give_no_orders_to_the_terminal() {
        let found = found();
        let told = english(|reader| Repairs::new(&found, 0, 0, None).lines(reader));
        assert!(told[1].contains("a?b") && told[2].contains('7'), "{told:?}");
    }

    #[test]
    fn what_is_taken_out_is_not_left() {
        let found = found();
        assert!(Repairs::new(&found, 1, 0, None).any_left());
        let removed = Repairs::new(&found, 0, 2, Some(Path::new("aside.json")));
        assert!(!removed.any_left());
        let told = english(|reader| removed.lines(reader));
        assert!(told.last().is_some_and(|line| line.contains("aside.json")), "{told:?}");
        let json = serde_json::to_value(&removed).unwrap();
        assert_eq!((&json["faults"][1]["entry"], &json["faults"][1]["number"]), (&"note".into(), &7.into()));
    }
}
