//! Where `unsafe` may stand.

use super::code::{code_only, lines_with};
use super::{Complaint, Tree, spells_it_out};

/// The files and folders that may hold unsafe code. Each is small, hides it behind
/// safe functions, and is on this list for one reason; a new name here is a decision.
const NAMED: [&str; 9] = [
    // Vector instructions.
    "crates/rules/src/kernels/",
    "crates/eval/src/evaluate.rs",
    "crates/eval/src/inference.rs",
    "crates/engine/src/fan.rs",
    "crates/engine/src/pick.rs",
    // The calls into functions compiled for an instruction set.
    "crates/isa/src/lib.rs",
    // Memory in huge pages, and fetching a line of it early.
    "crates/engine/src/transposition/memory.rs",
    "crates/engine/src/transposition/mod.rs",
    // Move lists that are not cleared before they are filled.
    "crates/engine/src/move_list.rs",
];

fn may_be_unsafe(path: &str) -> bool {
    NAMED.iter().any(|&named| if named.ends_with('/') { path.starts_with(named) } else { path == named })
}

/// How many lines above an `unsafe` its reason may begin: room for a sentence, or for
/// an attribute in between.
const REASON_WITHIN: usize = 6;

/// Every `unsafe` is in a named file and has a `SAFETY:` comment (a `# Safety`
/// section on a function) right above it.
pub fn unsafe_code(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for file in tree.rust().filter(|file| !spells_it_out(file)) {
        let code = code_only(&file.text);
        let lines: Vec<&str> = file.text.lines().collect();
        for number in lines_with(&code, "unsafe") {
            if !may_be_unsafe(&file.path) {
                complaints.push(Complaint::new(file, number, "unsafe code belongs into a file named for it"));
                continue;
            }
            let above = &lines[number.saturating_sub(1 + REASON_WITHIN)..number];
            if !above.iter().any(|line| line.contains("SAFETY:") || line.contains("# Safety")) {
                complaints.push(Complaint::new(file, number, "unsafe code without a SAFETY reason above it"));
            }
        }
        for number in lines_with(&code, "allow(unsafe_code") {
            if !may_be_unsafe(&file.path) {
                complaints.push(Complaint::new(file, number, "only a file named for it allows unsafe code"));
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
    fn unsafe_outside_the_named_files_is_refused() {
        let bad = tree(&[(
            "crates/formats/src/lib.rs",
            "#![allow(unsafe_code)]\n// SAFETY: none.\nunsafe { f() }\n",
        )]);
        assert_eq!(
            said(&unsafe_code(&bad)),
            [
                "crates/formats/src/lib.rs:3: unsafe code belongs into a file named for it",
                "crates/formats/src/lib.rs:1: only a file named for it allows unsafe code",
            ]
        );
    }

    #[test]
    fn unsafe_in_a_named_file_needs_its_reason() {
        let path = "crates/rules/src/kernels/avx2.rs";
        let bad = tree(&[(path, "fn f() {\n    unsafe { g() }\n}\n")]);
        assert_eq!(unsafe_code(&bad).len(), 1);
        let good = tree(&[(
            path,
            "// This is no unsafe code.\nfn f() {\n    // SAFETY: g is harmless.\n    unsafe { g() }\n}\n",
        )]);
        assert!(unsafe_code(&good).is_empty());
    }
}
