//! `cargo xtask tidy`: the rules of the house that no compiler checks.
//!
//! A check looks at the tree of text files and returns what is wrong with it. Many
//! are about absences: code that must not be somewhere. They are written for crates
//! that may not exist yet; such a crate is simply not found.

mod boundaries;
mod code;
mod documents;
mod statements;
mod text;
mod unsafety;

use crate::process::Failure;
use std::fmt;
use std::path::Path;

/// Something that is not as it should be.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Complaint {
    path: String,
    /// Counted from 1; 0 for the file as a whole.
    line: usize,
    message: String,
}

impl Complaint {
    fn new(file: &File, line: usize, message: impl Into<String>) -> Complaint {
        Complaint { path: file.path.clone(), line, message: message.into() }
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.path, self.message),
            line => write!(f, "{}:{line}: {}", self.path, self.message),
        }
    }
}

/// Crates that do not lie in `crates/`, because people look for their files elsewhere: name
/// and folder.
pub const OUTSIDE: [(&str, &str); 2] = [("texts", "locales"), ("web", "web")];

/// A text file, with its path from the top folder.
pub struct File {
    path: String,
    text: String,
}

impl File {
    fn is(&self, extension: &str) -> bool {
        self.path.rsplit_once('.').is_some_and(|(_, found)| found == extension)
    }

    fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.text.lines())
    }

    /// The crate it belongs to, and its path within the crate.
    fn in_crate(&self) -> Option<(&str, &str)> {
        let (folder, inside) = self.path.split_once('/')?;
        match OUTSIDE.iter().find(|(_, outside)| *outside == folder) {
            Some((name, _)) => Some((name, inside)),
            None => (folder == "crates").then(|| inside.split_once('/'))?,
        }
    }

    /// Whether it is the product's code of a crate: not its tests, not its manifest.
    fn is_source_of(&self, name: &str) -> bool {
        self.is("rs")
            && self.in_crate().is_some_and(|(found, inside)| {
                found == name && (inside.starts_with("src/") || inside == "package/lib.rs")
            })
    }
}

/// The files of the repository.
pub struct Tree {
    /// Files that are text.
    files: Vec<File>,
    /// Paths of the files that are not.
    binary: Vec<String>,
}

impl Tree {
    /// Reads the tree under a folder, leaving out what is built or downloaded.
    fn read(top: &Path) -> std::io::Result<Tree> {
        let mut files = Vec::new();
        let mut binary = Vec::new();
        let mut folders = vec![top.to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder)? {
                let path = entry?.path();
                let inside =
                    path.strip_prefix(top).expect("found below it").to_string_lossy().replace('\\', "/");
                // In a further working tree of git `.git` is a file.
                if is_left_out(&inside) {
                    continue;
                }
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                match String::from_utf8(std::fs::read(&path)?) {
                    Ok(text) => files.push(File { path: inside, text }),
                    Err(_) => binary.push(inside),
                }
            }
        }
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(Tree { files, binary })
    }

    /// The paths of all files, text or not.
    fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(|file| file.path.as_str()).chain(self.binary.iter().map(String::as_str))
    }

    fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// The manifest of a crate.
    fn manifest(&self, name: &str) -> Option<&File> {
        match OUTSIDE.iter().find(|(outside, _)| *outside == name) {
            Some((_, folder)) => self.file(&format!("{folder}/Cargo.toml")),
            None => self.file(&format!("crates/{name}/Cargo.toml")),
        }
    }

    /// Names of the crates that have a manifest.
    fn crates(&self) -> Vec<&str> {
        let manifests =
            self.files.iter().filter_map(File::in_crate).filter(|(_, inside)| *inside == "Cargo.toml");
        manifests.map(|(name, _)| name).collect()
    }

    fn rust(&self) -> impl Iterator<Item = &File> {
        self.files.iter().filter(|file| file.is("rs"))
    }
}

/// Folders with nothing of ours in them.
fn is_left_out(folder: &str) -> bool {
    let name = folder.rsplit('/').next().unwrap_or(folder);
    matches!(name, ".git" | "target" | "node_modules" | "vendor")
        || matches!(folder, "fuzz/corpus" | "fuzz/artifacts" | "fuzz/coverage")
}

/// The files that spell out what they look for.
fn spells_it_out(file: &File) -> bool {
    file.path.starts_with("xtask/src/tidy/")
}

type Check = (&'static str, fn(&Tree) -> Vec<Complaint>);

const CHECKS: [Check; 22] = [
    ("crates without IO have none", boundaries::no_io),
    ("libraries do not print", boundaries::libraries_do_not_print),
    ("crates use only what they may", boundaries::dependencies),
    ("only store knows SQL", boundaries::only_store_knows_sql),
    ("errors of libraries have types", boundaries::errors_have_types),
    ("unsafe code is where it may be, with its reason", unsafety::unsafe_code),
    ("nothing is left open", text::nothing_left_open),
    ("no paths of one machine", text::no_machine_paths),
    ("white space", text::white_space),
    ("files are short", text::files_are_short),
    ("modules have a subject", text::modules_have_a_subject),
    ("dependencies come from the public registry", documents::public_registry),
    ("a C compiler is enough to build", documents::easy_to_build),
    ("crates embed no files of others", boundaries::embedded_files),
    ("every data file is explained", documents::data_is_explained),
    ("ARCHITECTURE.md lists the crates", documents::crate_map),
    ("links between documents lead somewhere", documents::links),
    ("CHANGELOG.md has a place for changes", documents::changelog),
    ("crates carry the house's lints and licence", documents::manifests),
    ("every statement of the printed rules is met", statements::statements_are_met),
    ("every fuzz target has seeds", documents::fuzz_seeds),
    ("CI runs the same tests", documents::ci),
];

/// Runs every check on the repository.
pub fn run() -> Result<(), Failure> {
    let tree = Tree::read(&crate::root())
        .map_err(|error| Failure::new(format!("tidy: cannot read the repository: {error}")))?;
    let mut complaints = 0;
    for (name, check) in CHECKS {
        let found = check(&tree);
        if !found.is_empty() {
            println!("{name}:");
            found.iter().for_each(|complaint| println!("  {complaint}"));
        }
        complaints += found.len();
    }
    if complaints == 0 {
        println!("{} checks over {} files: nothing to complain about", CHECKS.len(), tree.files.len());
        Ok(())
    } else {
        Err(Failure::new(format!("tidy: {complaints} complaints")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tree of files given as path and text.
    pub(super) fn tree(files: &[(&str, &str)]) -> Tree {
        let file = |&(path, text): &(&str, &str)| File { path: path.to_owned(), text: text.to_owned() };
        Tree { files: files.iter().map(file).collect(), binary: Vec::new() }
    }

    /// The complaints as text, for tests to compare.
    pub(super) fn said(complaints: &[Complaint]) -> Vec<String> {
        complaints.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_tree_is_read_without_what_is_built() {
        let top = std::env::temp_dir().join(format!("xtask-tidy-{}", std::process::id()));
        std::fs::create_dir_all(top.join("crates/a/src")).unwrap();
        std::fs::create_dir_all(top.join("target/debug")).unwrap();
        std::fs::write(top.join("crates/a/Cargo.toml"), "[package]\n").unwrap();
        std::fs::write(top.join("crates/a/src/lib.rs"), "//! A.\n").unwrap();
        std::fs::write(top.join("target/debug/x.rs"), "").unwrap();
        std::fs::write(top.join(".git"), "gitdir: elsewhere\n").unwrap();
        std::fs::write(top.join("picture.png"), [0xff, 0xfe, 0x00]).unwrap();
        let tree = Tree::read(&top).unwrap();
        std::fs::remove_dir_all(&top).unwrap();
        let paths: Vec<_> = tree.files.iter().map(|file| file.path.as_str()).collect();
        assert_eq!(paths, ["crates/a/Cargo.toml", "crates/a/src/lib.rs"]);
        assert_eq!(tree.binary, ["picture.png"]);
        assert_eq!(tree.paths().count(), 3);
        assert_eq!(tree.crates(), ["a"]);
        assert!(tree.file("crates/a/src/lib.rs").unwrap().is_source_of("a"));
    }

    #[test]
    fn a_complaint_names_its_place() {
        let complaint = Complaint { path: "a.rs".to_owned(), line: 3, message: "too long".to_owned() };
        assert_eq!(complaint.to_string(), "a.rs:3: too long");
    }
}
