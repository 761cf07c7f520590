//! What crates must not do, and which others they may use.

use super::code::{code_only, lines_with, std_modules, string_errors, without_tests};
use super::documents::join;
use super::{Complaint, Tree, spells_it_out};

/// Modules of the standard library that a crate keeps out of its sources. The first
/// group is compiled for the browser one day, where none of these exist; the others
/// turn values into values and leave files to the program around them. `time` stands
/// for its clocks; a `Duration` is a value like any other.
const NO_IO: &[(&str, &[&str])] = &[
    ("rules", &["fs", "net", "io", "process", "thread", "time", "env"]),
    ("eval", &["fs", "net", "io", "process", "thread", "time", "env"]),
    ("engine", &["fs", "net", "process", "env"]),
    ("data", &["fs", "net", "process", "thread", "time", "env"]),
    ("formats", &["fs", "net", "process", "thread", "time", "env"]),
    ("messages", &["fs", "net", "io", "process", "thread", "time", "env"]),
    ("protocols", &["fs", "net", "process", "thread", "time", "env"]),
    ("picture", &["fs", "net", "io", "process", "thread", "time", "env"]),
    ("text", &["fs", "net", "io", "process", "thread", "time", "env"]),
    ("openings", &["fs", "net", "io", "process", "thread", "time", "env"]),
    ("suite", &["fs", "net", "io", "process", "thread", "time", "env"]),
    ("coach", &["fs", "net", "process", "env"]),
    ("puzzles", &["fs", "net", "io", "process", "thread", "time", "env"]),
    ("learn", &["fs", "net", "io", "process", "thread", "time", "env"]),
    ("rulebook", &["fs", "net", "io", "process", "thread", "time", "env"]),
    ("play", &["fs", "net", "process", "thread", "env"]),
    ("ratings", &["fs", "net", "io", "process", "thread", "time", "env"]),
    ("host", &["fs", "net", "io", "process", "thread", "time", "env"]),
    ("library", &["fs", "net", "io", "process", "thread", "time", "env"]),
    ("lobby", &["fs", "net", "io", "process", "thread", "time", "env"]),
    ("accounts", &["fs", "net", "io", "process", "thread", "time", "env"]),
    ("api", &["fs", "net", "io", "process", "thread", "time", "env"]),
];

/// Crates that talk to a person and may print.
const MAY_PRINT: [&str; 3] = ["cli", "tui", "train"];

/// The crates of ours each crate may use. One that is not listed may use any but the
/// program itself.
const MAY_USE: &[(&str, &[&str])] = &[
    ("isa", &[]),
    ("files", &["formats", "rules"]),
    ("rules", &["isa"]),
    ("locale", &["rules", "texts"]),
    ("texts", &[]),
    ("web", &[]),
    ("weights", &[]),
    ("data", &["rules"]),
    ("formats", &["rules"]),
    ("eval", &["isa", "rules", "weights"]),
    ("engine", &["isa", "rules", "eval"]),
    ("picture", &["play", "rules"]),
    ("text", &["locale", "rules"]),
    ("openings", &["rules", "data", "engine"]),
    ("suite", &["rules", "data", "formats", "engine"]),
    ("play", &["rules"]),
    ("host", &["data", "levels", "play", "rules"]),
    ("messages", &["host", "locale", "play", "rules"]),
    ("protocols", &["rules", "formats", "engine"]),
    ("arena", &["rules", "formats", "eval", "engine", "levels", "protocols", "text", "train"]),
    ("ratings", &[]),
    ("library", &["formats", "rules"]),
    ("lobby", &["play", "ratings"]),
    ("review", &["rules", "eval", "engine", "coach"]),
    ("accounts", &[]),
    (
        "api",
        &[
            "accounts", "coach", "data", "engine", "formats", "host", "learn", "levels", "lobby", "locale",
            "messages", "openings", "play", "puzzles", "ratings", "report", "review", "rulebook", "rules",
            "store",
        ],
    ),
    (
        "store",
        &[
            "rules", "accounts", "engine", "files", "formats", "learn", "library", "lobby", "play",
            "ratings", "review",
        ],
    ),
];

/// The crates named above keep to values: no files, sockets, clocks or threads.
pub fn no_io(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for (name, banned) in NO_IO {
        for file in tree.files.iter().filter(|file| file.is_source_of(name)) {
            let code = code_only(&file.text);
            for (line, module) in std_modules(&code) {
                if module != "time" && banned.contains(&module.as_str()) {
                    complaints.push(Complaint::new(file, line, format!("{name} does not use std::{module}")));
                }
            }
            for clock in ["Instant", "SystemTime"] {
                for line in lines_with(&code, clock).into_iter().filter(|_| banned.contains(&"time")) {
                    complaints.push(Complaint::new(
                        file,
                        line,
                        format!("{name} does not read the {clock} clock"),
                    ));
                }
            }
        }
    }
    complaints
}

/// A library gives its results to its caller; only programs print.
pub fn libraries_do_not_print(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for name in tree.crates().into_iter().filter(|name| !MAY_PRINT.contains(name)) {
        for file in tree.files.iter().filter(|file| file.is_source_of(name)) {
            let code = code_only(without_tests(&file.text));
            for print in ["print!", "println!", "eprint!", "eprintln!"] {
                for line in lines_with(&code, print) {
                    complaints.push(Complaint::new(
                        file,
                        line,
                        format!("{name} is a library and does not {print}"),
                    ));
                }
            }
        }
    }
    complaints
}

/// The names of our crates in a manifest's `[dependencies]`.
pub fn own_dependencies(manifest: &str) -> Vec<(usize, &str)> {
    let mut in_dependencies = false;
    let mut found = Vec::new();
    for (number, line) in (1..).zip(manifest.lines()) {
        let line = line.trim();
        if line.starts_with('[') {
            in_dependencies = line == "[dependencies]";
        } else if in_dependencies && let Some(rest) = line.strip_prefix("outflank-") {
            let end =
                rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-' && letter != '_');
            found.push((number, &rest[..end.unwrap_or(rest.len())]));
        }
    }
    found
}

/// The layers of the house: nobody reaches up. What a crate may use it does use, so that this list
/// and the crate map say the same.
pub fn dependencies(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for name in tree.crates() {
        let Some(file) = tree.manifest(name) else { continue };
        let allowed = MAY_USE.iter().find(|(listed, _)| *listed == name).map(|(_, allowed)| *allowed);
        let uses = own_dependencies(&file.text);
        for &(line, used) in &uses {
            if allowed.is_some_and(|allowed| !allowed.contains(&used)) {
                complaints.push(Complaint::new(file, line, format!("{name} does not use {used}")));
            }
        }
        for idle in allowed.unwrap_or(&[]).iter().filter(|&idle| !uses.iter().any(|(_, used)| used == idle)) {
            complaints.push(Complaint::new(
                file,
                1,
                format!("{name} may use {idle} and does not: shorten MAY_USE"),
            ));
        }
    }
    complaints
}

/// What a crate embeds lies inside of it, so that it is in its package.
pub fn embedded_files(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for name in tree.crates() {
        let Some(manifest) = tree.manifest(name) else { continue };
        let own = manifest.path.trim_end_matches("Cargo.toml");
        for file in tree.files.iter().filter(|file| file.is_source_of(name)) {
            let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
            for (number, line) in file.lines() {
                let embeds =
                    ["include_str!(", "include_bytes!("].iter().any(|include| line.contains(include));
                let path = line.split('"').nth(1).filter(|_| embeds).map(|path| join(folder, path));
                if path.is_some_and(|path| !format!("{path}/").starts_with(own)) {
                    let message = format!("{name} embeds a file that is not in its package");
                    complaints.push(Complaint::new(file, number, message));
                }
            }
        }
    }
    complaints
}

/// Queries and the database driver live in one crate.
pub fn only_store_knows_sql(tree: &Tree) -> Vec<Complaint> {
    const STATEMENTS: [&str; 6] =
        ["INSERT INTO ", "DELETE FROM ", "CREATE TABLE ", "ALTER TABLE ", "DROP TABLE ", "SELECT "];
    let mut complaints = Vec::new();
    let elsewhere = |path: &str| path.starts_with("crates/") && !path.starts_with("crates/store/");
    for file in tree.files.iter().filter(|file| elsewhere(&file.path)) {
        let in_manifest = file.path.ends_with("Cargo.toml");
        for (number, line) in file.lines() {
            let driver =
                in_manifest && ["sqlx", "rusqlite"].iter().any(|name| line.trim_start().starts_with(name));
            let query = file.is("rs") && STATEMENTS.iter().any(|statement| line.contains(statement));
            if driver || query {
                complaints.push(Complaint::new(file, number, "only the crate store knows SQL"));
            }
        }
    }
    complaints
}

/// A library's error can be matched on; a `String` cannot.
pub fn errors_have_types(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for name in tree.crates().into_iter().filter(|name| !MAY_PRINT.contains(name)) {
        for file in tree.files.iter().filter(|file| file.is_source_of(name) && !spells_it_out(file)) {
            for line in string_errors(&code_only(without_tests(&file.text))) {
                complaints.push(Complaint::new(file, line, "an error of a library is an enum, not a String"));
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
    fn embedding_a_file_of_others_is_refused() {
        let manifest = ("crates/a/Cargo.toml", "");
        let inside = "const A: &str = include_str!(\"../data/a.txt\");\n";
        assert!(embedded_files(&tree(&[manifest, ("crates/a/src/lib.rs", inside)])).is_empty());
        for outside in ["../../b/data/a.txt", "../../../docs/a.md"] {
            let code = format!("const A: &str =\n    include_str!(\"{outside}\");\n");
            let bad = tree(&[manifest, ("crates/a/src/lib.rs", &code)]);
            assert_eq!(
                said(&embedded_files(&bad)),
                ["crates/a/src/lib.rs:2: a embeds a file that is not in its package"]
            );
        }
    }

    #[test]
    fn io_in_the_rules_is_refused() {
        let bad =
            tree(&[("crates/rules/src/board.rs", "//! Uses std::fs? No.\nuse std::{fmt, fs::File};\n")]);
        assert_eq!(said(&no_io(&bad)), ["crates/rules/src/board.rs:2: rules does not use std::fs"]);
        let clock = tree(&[("crates/rules/src/variation.rs", "use std::time::{Duration, Instant};\n")]);
        assert_eq!(no_io(&clock).len(), 1);
        let good = tree(&[
            ("crates/rules/src/board.rs", "use std::{fmt, time::Duration};\n"),
            ("crates/rules/tests/large.rs", "use std::fs;\n"),
            ("crates/cli/src/main.rs", "use std::fs;\n"),
        ]);
        assert!(no_io(&good).is_empty());
    }

    #[test]
    fn a_printing_engine_is_refused() {
        let manifest = ("crates/engine/Cargo.toml", "");
        let bad = tree(&[manifest, ("crates/engine/src/lib.rs", "fn f() {\n    println!(\"info\");\n}\n")]);
        assert_eq!(libraries_do_not_print(&bad).len(), 1);
        let tests = "fn f() {}\n#[cfg(test)]\nmod tests { fn g() { eprintln!(\"left out\"); } }\n";
        let good = tree(&[
            manifest,
            ("crates/engine/src/lib.rs", tests),
            ("crates/cli/Cargo.toml", ""),
            ("crates/cli/src/main.rs", "fn main() { println!(\"hello\"); }\n"),
        ]);
        assert!(libraries_do_not_print(&good).is_empty());
    }

    #[test]
    fn formats_may_not_use_the_engine() {
        let bad = tree(&[(
            "crates/formats/Cargo.toml",
            "[dependencies]\noutflank-rules.workspace = true\noutflank-engine = { path = \"x\" }\n",
        )]);
        assert_eq!(said(&dependencies(&bad)), ["crates/formats/Cargo.toml:3: formats does not use engine"]);
        let idle = tree(&[("crates/formats/Cargo.toml", "[dependencies]\n")]);
        assert_eq!(
            said(&dependencies(&idle)),
            ["crates/formats/Cargo.toml:1: formats may use rules and does not: shorten MAY_USE"]
        );
        let good = tree(&[
            (
                "crates/formats/Cargo.toml",
                "[dependencies]\noutflank-rules.workspace = true\n[dev-dependencies]\noutflank-engine.workspace = true\n",
            ),
            ("crates/cli/Cargo.toml", "[dependencies]\noutflank-engine.workspace = true\n"),
        ]);
        assert!(dependencies(&good).is_empty());
    }

    #[test]
    fn sql_outside_store_is_refused() {
        let bad = tree(&[
            ("crates/server/Cargo.toml", "[dependencies]\nsqlx.workspace = true\n"),
            ("crates/server/src/lib.rs", "const Q: &str = \"SELECT name FROM player\";\n"),
        ]);
        assert_eq!(only_store_knows_sql(&bad).len(), 2);
        let good = tree(&[("crates/store/src/lib.rs", "const Q: &str = \"SELECT name FROM player\";\n")]);
        assert!(only_store_knows_sql(&good).is_empty());
    }

    #[test]
    fn a_string_for_an_error_is_refused() {
        let manifest = ("crates/formats/Cargo.toml", "");
        let bad =
            tree(&[manifest, ("crates/formats/src/ggf.rs", "fn read() -> Result<Game, String> { todo }\n")]);
        assert_eq!(errors_have_types(&bad).len(), 1);
        let good = tree(&[
            manifest,
            ("crates/formats/src/ggf.rs", "fn read() -> Result<Game, GgfError> { todo }\n"),
        ]);
        assert!(errors_have_types(&good).is_empty());
    }
}
