//! How files look, and words that do not belong into them.

use super::code::{code_only, lines_with};
use super::{Complaint, File, Tree, spells_it_out};

/// Longer files hide a seam.
const MOST_LINES: usize = 700;

/// Files written by people, not samples for tests.
fn is_written(file: &File) -> bool {
    ["rs", "toml", "md", "json", "ftl", "js", "css", "html", "svg", "yml"].iter().any(|&kind| file.is(kind))
        || file.path == ".ci/run"
}

/// No notes to oneself, no debugging aids.
pub fn nothing_left_open(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for file in tree.files.iter().filter(|file| is_written(file) && !spells_it_out(file)) {
        for mark in ["TODO", "FIXME"] {
            for line in lines_with(&file.text, mark) {
                complaints.push(Complaint::new(file, line, format!("{mark}: finish it or leave it out")));
            }
        }
    }
    for file in tree.rust().filter(|file| !spells_it_out(file)) {
        let code = code_only(&file.text);
        for macro_name in ["dbg!", "todo!", "unimplemented!"] {
            for line in lines_with(&code, macro_name) {
                complaints.push(Complaint::new(file, line, format!("{macro_name} is for work in progress")));
            }
        }
    }
    complaints
}

/// The repository works wherever it is put.
pub fn no_machine_paths(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for file in tree.files.iter().filter(|file| !spells_it_out(file)) {
        for (number, line) in file.lines() {
            for folder in ["/work/", "/root/", "/home/", "/Users/"] {
                if line.contains(folder) {
                    complaints.push(Complaint::new(
                        file,
                        number,
                        format!("{folder} exists on one machine only"),
                    ));
                }
            }
        }
    }
    complaints
}

/// Blanks instead of tabs, none at the end of a line, one line break at the end.
pub fn white_space(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for file in tree.files.iter().filter(|file| is_written(file)) {
        for (number, line) in (1..).zip(file.text.split('\n')) {
            if line.contains('\t') {
                complaints.push(Complaint::new(file, number, "a tab"));
            }
            if line.ends_with([' ', '\t', '\r']) {
                complaints.push(Complaint::new(file, number, "white space at the end of the line"));
            }
        }
        if !file.text.is_empty() && (!file.text.ends_with('\n') || file.text.ends_with("\n\n")) {
            complaints.push(Complaint::new(file, 0, "does not end with one line break"));
        }
    }
    complaints
}

/// A file of code is read in one go.
pub fn files_are_short(tree: &Tree) -> Vec<Complaint> {
    let code = tree.files.iter().filter(|file| ["rs", "js", "css"].iter().any(|&kind| file.is(kind)));
    code.filter_map(|file| {
        let lines = file.text.lines().count();
        let message = format!("{lines} lines, at most {MOST_LINES}: find its seam");
        (lines > MOST_LINES).then(|| Complaint::new(file, 0, message))
    })
    .collect()
}

/// A module is named after what it is about.
pub fn modules_have_a_subject(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for file in tree.rust().filter(|file| file.path.contains("/src/")) {
        let inside = file.path.split("/src/").last().unwrap_or_default();
        for part in inside.trim_end_matches(".rs").split('/') {
            if matches!(part, "util" | "utils" | "common" | "helpers" | "helper" | "misc") {
                complaints.push(Complaint::new(file, 0, format!("a module named {part} has no subject")));
            }
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::super::tests::{said, tree};
    use super::*;

    #[test]
    fn open_ends_are_refused() {
        let bad = tree(&[("a.rs", "// TODO later\nfn f() { dbg!(1); }\n"), ("b.md", "FIXME\n")]);
        assert_eq!(nothing_left_open(&bad).len(), 3);
        let good = tree(&[("a.rs", "// The macro dbg! is not called here.\n"), ("c.obf", "TODO\n")]);
        assert!(nothing_left_open(&good).is_empty());
    }

    #[test]
    fn paths_of_a_machine_are_refused() {
        let bad = tree(&[("a.rs", "let path = \"/home/me/games\";\n")]);
        assert_eq!(said(&no_machine_paths(&bad)), ["a.rs:1: /home/ exists on one machine only"]);
        assert!(no_machine_paths(&tree(&[("a.rs", "let path = \"../shared\";\n")])).is_empty());
    }

    #[test]
    fn white_space_is_watched() {
        let bad = tree(&[
            ("a.rs", "a\tb\n"),
            ("b.md", "a \n"),
            ("c.json", "{}"),
            ("d.css", "a\r\n"),
            ("e.rs", "\n\n"),
        ]);
        assert_eq!(white_space(&bad).len(), 5);
        let good = tree(&[("a.rs", "a b\n"), ("tests/game.sgf", "a\t \n\n"), ("empty.rs", "")]);
        assert!(white_space(&good).is_empty());
    }

    #[test]
    fn long_files_are_reported() {
        let long = "x\n".repeat(MOST_LINES + 1);
        assert_eq!(files_are_short(&tree(&[("a.rs", &long), ("b.json", &long)])).len(), 1);
        assert!(files_are_short(&tree(&[("a.rs", &long[2..])])).is_empty());
    }

    #[test]
    fn a_module_without_a_subject_is_refused() {
        let bad = tree(&[("crates/rules/src/util.rs", ""), ("crates/rules/src/helpers/mod.rs", "")]);
        assert_eq!(modules_have_a_subject(&bad).len(), 2);
        assert!(modules_have_a_subject(&tree(&[("crates/cli/tests/common/mod.rs", "")])).is_empty());
    }
}
