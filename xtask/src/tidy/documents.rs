//! Documents, manifests and lists that have to agree with the tree.

use super::boundaries::own_dependencies;
use super::{Complaint, Tree};
use std::collections::BTreeSet;

/// A complaint about a file that should be there.
fn missing(path: &str) -> Vec<Complaint> {
    vec![Complaint { path: path.to_owned(), line: 0, message: "is missing".to_owned() }]
}

/// Nothing in the lock files or in cargo's settings points at a private registry.
pub fn public_registry(tree: &Tree) -> Vec<Complaint> {
    const PUBLIC: &str = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";
    const PUBLIC_NPM: &str = "\"resolved\": \"https://registry.npmjs.org/";
    let mut complaints = Vec::new();
    for file in &tree.files {
        for (number, line) in file.lines() {
            let line = line.trim();
            let private = match file.path.rsplit('/').next() {
                Some("Cargo.lock") => line.starts_with("source = ") && line != PUBLIC,
                Some("package-lock.json") => {
                    line.starts_with("\"resolved\"") && !line.starts_with(PUBLIC_NPM)
                }
                _ if file.path.contains(".cargo/") => {
                    line.starts_with("[source")
                        || line.starts_with("[registr")
                        || line.contains("replace-with")
                }
                _ => false,
            };
            if private {
                complaints.push(Complaint::new(file, number, "dependencies come from the public registry"));
            }
        }
    }
    complaints
}

/// The program builds with Rust and a C compiler alone: packages that bring cmake, a
/// second TLS library or a system library along stay out of the lock file.
pub fn easy_to_build(tree: &Tree) -> Vec<Complaint> {
    const HARD: [&str; 5] = ["aws-lc-sys", "cmake", "openssl-sys", "native-tls", "bindgen"];
    let Some(lock) = tree.file("Cargo.lock") else { return missing("Cargo.lock") };
    let names = lock.lines().filter_map(|(number, line)| {
        let name = line.strip_prefix("name = \"")?.strip_suffix('"')?;
        HARD.contains(&name).then_some((number, name))
    });
    names
        .map(|(number, name)| Complaint::new(lock, number, format!("{name} makes the program hard to build")))
        .collect()
}

/// The first cells of a Markdown table's rows that are a name in backticks.
fn table_rows(text: &str) -> impl Iterator<Item = (usize, &str, Vec<&str>)> {
    (1..).zip(text.lines()).filter_map(|(number, line)| {
        let mut cells = line.strip_prefix('|')?.trim_end().strip_suffix('|')?.split('|').map(str::trim);
        let name = cells.next()?.strip_prefix('`')?.strip_suffix('`')?;
        Some((number, name, cells.collect()))
    })
}

/// `docs/data.md` has a row for every file in the `data/` of a crate, or for the folder it is
/// in, and no row for one that is gone.
pub fn data_is_explained(tree: &Tree) -> Vec<Complaint> {
    const PAGE: &str = "docs/data.md";
    let is_data = |path: &&str| path.starts_with("crates/") && path.split('/').nth(2) == Some("data");
    let paths: Vec<&str> = tree.paths().filter(is_data).collect();
    let Some(page) = tree.file(PAGE) else {
        return if paths.is_empty() { Vec::new() } else { missing(PAGE) };
    };
    let rows: Vec<(usize, &str, Vec<&str>)> = table_rows(&page.text).collect();
    let covers = |row: &str, path: &str| match row.strip_suffix('/') {
        Some(folder) => path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/')),
        None => path == row,
    };
    let mut complaints = Vec::new();
    for path in &paths {
        if !rows.iter().any(|(_, row, _)| covers(row, path)) {
            complaints.push(Complaint::new(page, 0, format!("does not explain {path}")));
        }
    }
    for (number, row, _) in rows {
        if !paths.iter().any(|path| covers(row, path)) {
            complaints.push(Complaint::new(page, number, format!("explains {row}, which is not there")));
        }
    }
    complaints
}

/// The crate map of `ARCHITECTURE.md` has a row for each crate, with the crates of
/// ours that it uses in the last column.
pub fn crate_map(tree: &Tree) -> Vec<Complaint> {
    const PAGE: &str = "ARCHITECTURE.md";
    let Some(page) = tree.file(PAGE) else { return missing(PAGE) };
    let start = page.text.find("\n## Crates\n").map_or(page.text.len(), |at| at + 1);
    let section = &page.text[start..];
    let end = section[1.min(section.len())..].find("\n## ").map_or(section.len(), |at| at + 1);
    let first_line = page.text[..start].matches('\n').count();
    let rows: Vec<_> = table_rows(&section[..end]).collect();
    let mut complaints = Vec::new();
    let crates = tree.crates();
    for name in &crates {
        if !rows.iter().any(|(_, row, _)| row == name) {
            complaints.push(Complaint::new(page, 0, format!("the map lacks the crate {name}")));
        }
    }
    for (line, name, cells) in rows {
        let line = first_line + line;
        let Some(manifest) = tree.manifest(name) else {
            complaints.push(Complaint::new(page, line, format!("there is no crate {name}")));
            continue;
        };
        let uses: BTreeSet<&str> =
            own_dependencies(&manifest.text).into_iter().map(|(_, used)| used).collect();
        let said: BTreeSet<&str> =
            cells.last().map_or(Vec::new(), |cell| cell.split_whitespace().collect()).into_iter().collect();
        if uses != said {
            let uses = uses.into_iter().collect::<Vec<_>>().join(" ");
            complaints.push(Complaint::new(page, line, format!("{name} uses: {uses}")));
        }
    }
    complaints
}

/// A link from one document to a file of ours names a file or folder that exists.
pub fn links(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for file in tree.files.iter().filter(|file| file.is("md")) {
        let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        for (number, line) in file.lines() {
            let targets = line.split("](").skip(1).filter_map(|rest| rest.split(')').next());
            let sources = line.split("src=\"").skip(1).filter_map(|rest| rest.split('"').next());
            for target in targets.chain(sources) {
                let target = target.split('#').next().unwrap_or_default();
                if target.is_empty() || target.contains("://") || target.starts_with("mailto:") {
                    continue;
                }
                let path = join(folder, target);
                let below = format!("{}/", path.trim_end_matches('/'));
                let exists = tree.paths().any(|other| other == path || other.starts_with(&below));
                if !exists {
                    complaints.push(Complaint::new(
                        file,
                        number,
                        format!("the link to {target} leads nowhere"),
                    ));
                }
            }
        }
    }
    complaints
}

/// A path seen from a folder.
pub fn join(folder: &str, target: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// There is a section for what the next release brings.
pub fn changelog(tree: &Tree) -> Vec<Complaint> {
    const PAGE: &str = "CHANGELOG.md";
    match tree.file(PAGE) {
        None => missing(PAGE),
        Some(page) if page.text.contains("\n## [Unreleased]\n") => Vec::new(),
        Some(page) => vec![Complaint::new(page, 0, "has no section \"## [Unreleased]\"")],
    }
}

/// Every crate takes the workspace's lints and licence and says to strangers what it is: crates
/// are for others too.
pub fn manifests(tree: &Tree) -> Vec<Complaint> {
    const WANTED: [&str; 5] = [
        "description = ",
        "license.workspace = true",
        "keywords.workspace = true",
        "categories.workspace = true",
        "[lints]\nworkspace = true",
    ];
    let mut complaints = Vec::new();
    for name in tree.crates() {
        let Some(file) = tree.manifest(name) else { continue };
        for wanted in WANTED.into_iter().filter(|wanted| !file.text.contains(wanted)) {
            complaints.push(Complaint::new(file, 0, format!("lacks {wanted:?}")));
        }
        if file.text.contains("publish.workspace") {
            complaints.push(Complaint::new(file, 0, "is for others: take publish.workspace away"));
        }
        let readme = file.path.replace("Cargo.toml", "README.md");
        if name != PROGRAM && tree.file(&readme).is_none() {
            complaints.push(Complaint::new(file, 0, "has no README.md beside it"));
        }
        // True copies: a package holds only what lies in its folder, and not every way to carry a tree keeps links.
        for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
            let ours = tree.file(&file.path.replace("Cargo.toml", licence));
            if ours.map(|file| &file.text) != tree.file(licence).map(|file| &file.text) {
                complaints.push(Complaint::new(file, 0, format!("has no copy of {licence} beside it")));
            }
        }
    }
    complaints
}

/// The folder of the program; its README is the repository's.
const PROGRAM: &str = "cli";

/// A fuzz target starts from real input: `fuzz/seeds/<target>` holds some.
pub fn fuzz_seeds(tree: &Tree) -> Vec<Complaint> {
    let targets = tree.files.iter().filter_map(|file| {
        let name = file.path.strip_prefix("fuzz/fuzz_targets/")?.strip_suffix(".rs")?;
        Some((file, name))
    });
    targets
        .filter(|(_, name)| {
            let folder = format!("fuzz/seeds/{name}/");
            !tree.paths().any(|path| path.starts_with(&folder))
        })
        .map(|(file, name)| Complaint::new(file, 0, format!("fuzz/seeds/{name} is empty")))
        .collect()
}

/// CI runs what developers run, and nothing else.
pub fn ci(tree: &Tree) -> Vec<Complaint> {
    const PATH: &str = ".ci/run";
    let Some(file) = tree.file(PATH) else { return missing(PATH) };
    let mut commands = file.text.lines().filter(|line| {
        !line.is_empty() && !["#", "set ", "cd ", "export "].iter().any(|start| line.starts_with(start))
    });
    let only = commands.next() == Some("cargo xtask test") && commands.next().is_none();
    if only { Vec::new() } else { vec![Complaint::new(file, 0, "runs cargo xtask test and nothing else")] }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{said, tree};
    use super::*;

    #[test]
    fn a_private_registry_is_refused() {
        let bad = tree(&[
            ("Cargo.lock", "source = \"registry+https://example.org/index\"\n"),
            (".cargo/config.toml", "[source.mirror]\nregistry = \"x\"\n"),
            ("web/package-lock.json", "  \"resolved\": \"https://example.org/lit.tgz\"\n"),
        ]);
        assert_eq!(public_registry(&bad).len(), 3);
        let good = tree(&[
            ("Cargo.lock", "source = \"registry+https://github.com/rust-lang/crates.io-index\"\n"),
            (".cargo/config.toml", "[alias]\nxtask = \"run\"\n"),
        ]);
        assert!(public_registry(&good).is_empty());
    }

    #[test]
    fn a_package_that_needs_cmake_is_refused() {
        let lock = |name: &str| format!("[[package]]\nname = \"{name}\"\nversion = \"1.0.0\"\n");
        assert_eq!(easy_to_build(&tree(&[("Cargo.lock", &lock("cmake"))])).len(), 1);
        assert!(easy_to_build(&tree(&[("Cargo.lock", &lock("serde"))])).is_empty());
    }

    #[test]
    fn unexplained_data_is_refused() {
        let page =
            "| file | what |\n|---|---|\n| `crates/a/data/a.json` | a |\n| `crates/b/data/set/` | a set |\n";
        let files = [("docs/data.md", page), ("crates/a/data/a.json", ""), ("crates/b/data/set/b.txt", "")];
        assert!(data_is_explained(&tree(&files)).is_empty());
        let more = [("crates/a/data/c.json", ""), ("crates/b/data/settle.txt", "")];
        let bad = tree(&[files[0], files[1], files[2], more[0], more[1]]);
        assert_eq!(data_is_explained(&bad).len(), 2);
        let gone = tree(&[files[0], files[2]]);
        assert_eq!(
            said(&data_is_explained(&gone)),
            ["docs/data.md:3: explains crates/a/data/a.json, which is not there"]
        );
        assert_eq!(data_is_explained(&tree(&files[1..2])).len(), 1);
    }

    #[test]
    fn the_crate_map_must_be_true() {
        let map = "# A\n\n## Crates\n\n| crate | what | uses |\n|---|---|---|\n| `rules` | r | isa |\n| `isa` | i | |\n\n## Else\n\n| `old` | x |\n";
        let manifests = [
            ("crates/rules/Cargo.toml", "[dependencies]\noutflank-isa.workspace = true\n"),
            ("crates/isa/Cargo.toml", ""),
        ];
        assert!(crate_map(&tree(&[("ARCHITECTURE.md", map), manifests[0], manifests[1]])).is_empty());
        let extra =
            tree(&[("ARCHITECTURE.md", map), manifests[0], manifests[1], ("crates/new/Cargo.toml", "")]);
        assert_eq!(said(&crate_map(&extra)), ["ARCHITECTURE.md: the map lacks the crate new"]);
        let gone = tree(&[("ARCHITECTURE.md", map), manifests[0]]);
        assert_eq!(said(&crate_map(&gone)), ["ARCHITECTURE.md:8: there is no crate isa"]);
        let other = tree(&[("ARCHITECTURE.md", map), ("crates/rules/Cargo.toml", ""), manifests[1]]);
        assert_eq!(said(&crate_map(&other)), ["ARCHITECTURE.md:7: rules uses: "]);
    }

    #[test]
    fn a_link_to_nothing_is_refused() {
        let bad = tree(&[("docs/a.md", "see [b](b.md) and <img src=\"c.svg\">\n")]);
        assert_eq!(links(&bad).len(), 2);
        let good = tree(&[
            ("docs/a.md", "see [b](../b.md#x), [c](../docs/), [d](https://example.org) and [e](#here)\n"),
            ("b.md", ""),
        ]);
        assert!(links(&good).is_empty());
    }

    #[test]
    fn the_changelog_needs_its_section() {
        assert_eq!(changelog(&tree(&[("CHANGELOG.md", "# Changes\n")])).len(), 1);
        assert_eq!(changelog(&tree(&[])).len(), 1);
        assert!(changelog(&tree(&[("CHANGELOG.md", "# Changes\n\n## [Unreleased]\n")])).is_empty());
    }

    #[test]
    fn a_manifest_without_lints_is_refused() {
        let good = "description = \"A.\"\nlicense.workspace = true\nkeywords.workspace = true\n\
                    categories.workspace = true\n\n[lints]\nworkspace = true\n";
        let readme = ("crates/a/README.md", "# A\n");
        assert!(manifests(&tree(&[("crates/a/Cargo.toml", good), readme])).is_empty());
        assert_eq!(said(&manifests(&tree(&[("web/Cargo.toml", good)]))).len(), 1);
        assert_eq!(manifests(&tree(&[("crates/a/Cargo.toml", "publish.workspace = true\n")])).len(), 7);
        let licence = ("LICENSE-MIT", "Do as you please.\n");
        let pointer = ("crates/a/LICENSE-MIT", "../../LICENSE-MIT");
        let copy = ("crates/a/LICENSE-MIT", licence.1);
        let crate_with =
            |file| manifests(&tree(&[("crates/a/Cargo.toml", good), readme, licence, file])).len();
        assert_eq!((crate_with(pointer), crate_with(copy)), (1, 0));
    }

    #[test]
    fn a_fuzz_target_without_seeds_is_refused() {
        let target = ("fuzz/fuzz_targets/games.rs", "");
        assert_eq!(fuzz_seeds(&tree(&[target])).len(), 1);
        assert!(fuzz_seeds(&tree(&[target, ("fuzz/seeds/games/a", "")])).is_empty());
    }

    #[test]
    fn ci_must_run_the_same_tests() {
        let good = "#!/usr/bin/env bash\nset -euo pipefail\ncd \"$(dirname \"$0\")/..\"\nexport A=1\ncargo xtask test\n";
        assert!(ci(&tree(&[(".ci/run", good)])).is_empty());
        assert_eq!(ci(&tree(&[(".ci/run", "cargo test\n")])).len(), 1);
        assert_eq!(ci(&tree(&[])).len(), 1);
    }
}
