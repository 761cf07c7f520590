//! The web app's code outside of a browser: unit tests of what draws nothing, and types in
//! JSDoc comments, checked by TypeScript.
//!
//! The checker is fetched by npm, by version and checksum, into `target/`. The files in
//! `web-check/untyped.txt` need not pass yet; that list only gets shorter.

use crate::gaps::Gaps;
use crate::process::{Failure, output, run};
use crate::root;
use crate::tools::{NODE, NPM};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const WHAT: &str = "types of the web app's code";

/// Unit tests and types.
pub fn test(gaps: &mut Gaps) -> Result<(), Failure> {
    units(gaps)?;
    types(gaps)
}

/// The tests of `web-check/tests`.
fn units(gaps: &mut Gaps) -> Result<(), Failure> {
    const WHAT: &str = "unit tests of the web app's code";
    let Some(node) = NODE.obtain() else {
        gaps.note(WHAT, "node is missing", format!("apt-get install {}", NODE.package));
        return Ok(());
    };
    // The pages are modules by what they hold, not by their names; older ones do not see that.
    let version = output(Command::new(&node).arg("--version"))?;
    if !sees_modules(version.trim_end()) {
        gaps.note(WHAT, format!("node {} is too old", version.trim_end()), "node 20.19, 22.7 or newer");
        return Ok(());
    }
    let folder = root().join("web-check/tests");
    let unread = |error| Failure::new(format!("cannot read {}: {error}", folder.display()));
    let entries: Vec<_> = fs::read_dir(&folder).and_then(Iterator::collect).map_err(unread)?;
    let tests = entries.iter().map(fs::DirEntry::path);
    run(Command::new(node).args(["--no-warnings", "--test", "--test-reporter=dot"]).args(tests))
}

/// Whether node of a version, `v20.19.0`, takes a file with `export` in it for a module.
fn sees_modules(version: &str) -> bool {
    let mut numbers = version.trim_start_matches('v').split('.').map_while(|part| part.parse::<u32>().ok());
    let version = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    version >= (22, 7) || ((20, 19)..(21, 0)).contains(&version)
}

/// Checks the types of all files that are not on the list, and that the list is as short as
/// it can be.
fn types(gaps: &mut Gaps) -> Result<(), Failure> {
    let (Some(node), Some(npm)) = (NODE.obtain(), NPM.obtain()) else {
        gaps.note(
            WHAT,
            "node or npm is missing",
            format!("apt-get install {} {}", NODE.package, NPM.package),
        );
        return Ok(());
    };
    let folder = root().join("target/web-check");
    if let Err(why) = fetch(&npm, &folder) {
        gaps.note(WHAT, format!("TypeScript cannot be fetched: {why}"), "a network, once");
        return Ok(());
    }
    let checker = folder.join("node_modules/typescript/bin/tsc");
    let output = Command::new(node)
        .arg(checker)
        .args(["--pretty", "false", "--project", "web-check"])
        .current_dir(root())
        .output()
        .map_err(|error| Failure::new(format!("cannot run node: {error}")))?;
    let said = String::from_utf8_lossy(&output.stdout);
    let list = read(&root().join("web-check/untyped.txt"))?;
    let complaints = judge(&said, &list);
    if complaints.is_empty() && (output.status.success() || said.contains(": error ")) {
        println!("{} files have types to come", list.lines().count());
        return Ok(());
    }
    let complaints = if complaints.is_empty() { vec![said.into_owned()] } else { complaints };
    Err(Failure::new(format!("types:\n{}", complaints.join("\n"))))
}

/// Has npm fetch the checker, unless the wanted one is there.
fn fetch(npm: &Path, folder: &Path) -> Result<(), Failure> {
    let lock = read(&root().join("web-check/package-lock.json"))?;
    let stamp = folder.join("fetched");
    if fs::read_to_string(&stamp).is_ok_and(|fetched| fetched == lock) {
        return Ok(());
    }
    let failed = |error| Failure::new(format!("cannot write below {}: {error}", folder.display()));
    fs::create_dir_all(folder).map_err(failed)?;
    for name in ["package.json", "package-lock.json"] {
        fs::copy(root().join("web-check").join(name), folder.join(name)).map_err(failed)?;
    }
    let options = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    run(Command::new(npm).args(options).current_dir(folder))?;
    fs::write(stamp, lock).map_err(failed)
}

fn read(path: &PathBuf) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::new(format!("cannot read {}: {error}", path.display())))
}

/// What the checker says of files that are not on the list, and the files of the list of
/// which it says nothing.
fn judge(said: &str, list: &str) -> Vec<String> {
    let listed: BTreeSet<&str> = list.lines().collect();
    let mut complaints = Vec::new();
    let mut faulty = BTreeSet::new();
    // What others wrote comes as it is. Lines that go on with a complaint are indented.
    let mut shown = false;
    for line in said.lines() {
        if !line.starts_with(' ') {
            let file = line.split_once('(').map_or("", |(file, _)| file);
            faulty.insert(file);
            shown = !listed.contains(file) && !file.starts_with("web/vendor/");
        }
        if shown {
            complaints.push(line.to_owned());
        }
    }
    let done = listed.iter().filter(|file| !faulty.contains(*file));
    complaints
        .extend(done.map(|file| format!("{file} passes, or is gone: take it off web-check/untyped.txt")));
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAID: &str =
        "web/js/a.js(1,2): error TS1: wrong\n  because of this\nweb/js/b.js(3,4): error TS2: bad\n";

    #[test]
    fn complaints_about_files_on_the_list_are_left_out() {
        assert!(judge(SAID, "web/js/a.js\nweb/js/b.js\n").is_empty());
        let expected = ["web/js/a.js(1,2): error TS1: wrong", "  because of this"];
        assert_eq!(judge(SAID, "web/js/b.js\n"), expected);
    }

    #[test]
    fn a_file_that_passes_does_not_stay_on_the_list() {
        let complaints = judge(SAID, "web/js/a.js\nweb/js/b.js\nweb/js/c.js\n");
        assert_eq!(complaints, ["web/js/c.js passes, or is gone: take it off web-check/untyped.txt"]);
    }

    #[test]
    fn old_versions_of_node_are_known() {
        for (version, sees) in
            [("v18.20.4", false), ("v20.18.0", false), ("v20.19.0", true), ("v21.7.0", false)]
        {
            assert_eq!(sees_modules(version), sees, "{version}");
        }
        assert!(sees_modules("v22.7.0") && sees_modules("v24.0.1") && !sees_modules("what"));
    }

    #[test]
    fn what_others_wrote_is_left_out() {
        assert!(judge("web/vendor/fluent.js(1,25): error TS7006: any\n", "").is_empty());
    }

    #[test]
    fn a_complaint_without_a_file_is_always_shown() {
        assert_eq!(judge("error TS5: no such option\n", ""), ["error TS5: no such option"]);
    }
}
