//! The packages of others that we use, held against `deny.toml`: licences and doubles by a
//! look of our own, which every machine can take; with cargo-deny, where it is installed, all
//! that it knows, for all systems. Yanked ones are found where crates are packaged.

use crate::gaps::Gaps;
use crate::process::{Failure, cargo, output, run, succeeds};
use crate::root;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// Licences, doubles and sources.
pub fn test(gaps: &mut Gaps) -> Result<(), Failure> {
    let rules = read("deny.toml")?;
    let list = [
        "tree",
        "--locked",
        "--workspace",
        "--edges",
        "normal,build,dev",
        "--prefix",
        "none",
        "--format",
        "{p}|{l}",
    ];
    let tree = output(cargo().args(list))?;
    let mut complaints = licences(&tree, &rules);
    complaints.extend(doubles(&read("Cargo.lock")?, &rules));
    if !complaints.is_empty() {
        return Err(Failure::new(complaints.join("\n")));
    }
    println!("licences of this system's packages and doubles of all: as deny.toml says");
    if !succeeds(cargo().args(["deny", "--version"])) {
        let remedy = "cargo install --locked cargo-deny";
        gaps.note("licences and sources of other systems' packages", "cargo-deny is missing", remedy);
        return Ok(());
    }
    run(cargo().args(["deny", "--locked", "check", "licenses", "bans", "sources"]))
}

fn read(path: &str) -> Result<String, Failure> {
    fs::read_to_string(root().join(path))
        .map_err(|error| Failure::new(format!("cannot read {path}: {error}")))
}

/// The texts of a list in `deny.toml`: those in double quotes between its name and the `]`
/// that ends it on a line of its own.
fn texts<'a>(rules: &'a str, list: &str) -> BTreeSet<&'a str> {
    let begin = format!("\n{list} = [\n");
    let inside =
        rules.split(begin.as_str()).nth(1).and_then(|rest| rest.split("\n]").next()).unwrap_or_default();
    inside.lines().filter_map(|line| line.split('"').nth(1)).collect()
}

/// Packages whose licence is not allowed: `name version|licence` in each line, ours with a
/// path in it.
fn licences(tree: &str, rules: &str) -> Vec<String> {
    let allowed = texts(rules, "allow");
    let others: BTreeSet<&str> =
        tree.lines().filter(|line| line.contains('|') && !line.contains(" (/")).collect();
    let refused = others.into_iter().filter_map(|line| {
        let (package, licence) = line.trim_end_matches(" (*)").rsplit_once('|')?;
        (!allows(&allowed, licence))
            .then(|| format!("{package} has the licence {licence:?}, which is not allowed"))
    });
    refused.collect()
}

/// Whether an expression such as `(MIT OR Apache-2.0) AND Unicode-3.0` can be met.
fn allows(allowed: &BTreeSet<&str>, licence: &str) -> bool {
    // Older packages write a stroke for OR.
    let spaced = licence.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut words = spaced.split_whitespace().peekable();
    let met = any(allowed, &mut words);
    met && words.next().is_none()
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn any(allowed: &BTreeSet<&str>, words: &mut Words<'_>) -> bool {
    let mut met = every(allowed, words);
    while words.next_if_eq(&"OR").is_some() {
        met |= every(allowed, words);
    }
    met
}

fn every(allowed: &BTreeSet<&str>, words: &mut Words<'_>) -> bool {
    let mut met = one(allowed, words);
    while words.next_if_eq(&"AND").is_some() {
        met &= one(allowed, words);
    }
    met
}

fn one(allowed: &BTreeSet<&str>, words: &mut Words<'_>) -> bool {
    if words.next_if_eq(&"(").is_some() {
        let met = any(allowed, words);
        return words.next() == Some(")") && met;
    }
    let met = words.next().is_some_and(|name| allowed.contains(name));
    // An exception allows more, and is another licence.
    if words.next_if_eq(&"WITH").is_some() {
        words.next();
        return false;
    }
    met
}

/// Packages of which the lock file has several versions, but for those `deny.toml` skips, and
/// skips that are for nothing.
fn doubles(lock: &str, rules: &str) -> Vec<String> {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in lock.split("[[package]]").filter(|package| package.contains("\nsource = ")) {
        let value = |key: &str| package.split(key).nth(1)?.split('"').next();
        if let (Some(name), Some(version)) = (value("\nname = \""), value("\nversion = \"")) {
            versions.entry(name).or_default().insert(version);
        }
    }
    let skipped = texts(rules, "skip");
    let mut complaints = Vec::new();
    for (name, versions) in versions.iter().filter(|(_, versions)| versions.len() > 1) {
        let stated = |version: &&&str| skipped.contains(format!("{name}@{version}").as_str());
        if versions.iter().filter(stated).count() + 1 < versions.len() {
            let all = versions.iter().copied().collect::<Vec<_>>().join(", ");
            complaints.push(format!("{name} is there as {all}: use one, or state a skip in deny.toml"));
        }
    }
    let idle = skipped.iter().filter(|skip| {
        let (name, version) = skip.split_once('@').unwrap_or((skip, ""));
        !versions.get(name).is_some_and(|all| all.len() > 1 && all.contains(version))
    });
    complaints.extend(idle.map(|skip| format!("deny.toml skips {skip}, which is no double")));
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "[licenses]\nallow = [\n    \"Apache-2.0\",\n    \"MIT\",\n    \"Unicode-3.0\",\n]\n\
                         [bans]\nskip = [\n    { crate = \"syn@2.0.1\", reason = \"derives\" },\n]\n";

    #[test]
    fn a_licence_is_allowed_when_its_expression_can_be_met() {
        let allowed = texts(RULES, "allow");
        for fine in [
            "MIT",
            "MIT/Apache-2.0",
            "GPL-3.0 OR MIT",
            "(MIT OR Zlib) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception OR MIT",
        ] {
            assert!(allows(&allowed, fine), "{fine}");
        }
        for bad in [
            "",
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "(MIT OR Zlib",
            "Apache-2.0 WITH LLVM-exception",
            "MIT GPL-3.0",
        ] {
            assert!(!allows(&allowed, bad), "{bad}");
        }
    }

    #[test]
    fn packages_of_others_alone_are_asked_for_their_licence() {
        let tree = "outflank v0.1.0 (/house/crates/cli)|\nserde v1.0.0|MIT OR Apache-2.0\ngnu v1.0.0|GPL-3.0\n\
                    gnu v1.0.0|GPL-3.0 (*)\n";
        let complaints = licences(tree, RULES);
        assert!(complaints.iter().all(|complaint| complaint.starts_with("gnu v1.0.0 has")), "{complaints:?}");
        assert!(!complaints.is_empty());
    }

    #[test]
    fn doubles_are_stated_or_complained_about() {
        let package = |name: &str, version: &str| {
            format!("[[package]]\nname = \"{name}\"\nversion = \"{version}\"\nsource = \"registry\"\n")
        };
        let stated = package("syn", "2.0.1") + &package("syn", "3.0.0");
        assert!(doubles(&stated, RULES).is_empty());
        let complaints = doubles(&(stated + &package("rand", "0.8.0") + &package("rand", "0.9.0")), RULES);
        assert_eq!(complaints, ["rand is there as 0.8.0, 0.9.0: use one, or state a skip in deny.toml"]);
        assert_eq!(
            doubles(&package("syn", "2.0.1"), RULES),
            ["deny.toml skips syn@2.0.1, which is no double"]
        );
    }
}
