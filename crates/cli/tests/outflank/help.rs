//! Help, manual pages and completions.

use super::{Place, random_games, transcripts};
use std::collections::BTreeSet;

pub const COMMANDS: [&str; 30] = [
    "serve",
    "play",
    "rules",
    "show",
    "convert",
    "check",
    "hint",
    "book",
    "levels",
    "solve",
    "analyze",
    "library",
    "explore",
    "board",
    "puzzles",
    "openings",
    "random-position",
    "selfplay-opening",
    "bench",
    "train",
    "match",
    "gtp",
    "nboard",
    "xboard",
    "console",
    "perft",
    "backup",
    "repair",
    "completions",
    "man",
];

#[test]
fn every_help_shows_examples() {
    let place = Place::new();
    let root = place.run(["--help"]).good();
    assert!(root.contains("Examples:"), "{root}");
    for command in COMMANDS {
        assert!(root.contains(command), "{root}");
        for help in [["help", command], [command, "--help"], [command, "-h"]] {
            let text = place.run(help).good();
            assert!(text.contains("Examples:\n  outflank "), "{text}");
            assert!(text.contains(&format!("outflank {command} ")), "{text}");
            assert!(text.contains("--lang"), "{text}");
        }
    }
}

/// What the help of a command promises about JSON is what the command prints.
#[test]
fn the_keys_in_the_help_are_the_keys_in_the_output() {
    let place = Place::new();
    place.write("moves.txt", "f5d6\n");
    for arguments in [
        &["check", "moves.txt"][..],
        &["convert", "moves.txt", "out.pgn"],
        &["perft", "2"],
        &["bench", "--quick"],
        &["hint", "f5", "--depth", "2", "--table", "1"],
        &["solve", "f5", "--depth", "2", "--table", "1"],
    ] {
        let help = place.run([arguments[0], "--help"]).good();
        let json = place.run(arguments.iter().chain(&["--json"])).json();
        let promise = help.split("JSON: ").nth(1).expect("the help describes the JSON");
        for key in json.as_object().expect("an object").keys() {
            assert!(promise.contains(key), "{key} is not in {promise}");
        }
    }
}

/// All keys of a value, at any depth.
pub fn keys(value: &serde_json::Value, found: &mut BTreeSet<String>) {
    match value {
        serde_json::Value::Object(entries) => {
            for (key, value) in entries {
                found.insert(key.clone());
                keys(value, found);
            }
        }
        serde_json::Value::Array(values) => values.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}

#[test]
fn every_key_of_the_output_is_documented() {
    let place = Place::new();
    let short = "e6f4e3f6g5d6e7f5c5";
    place.write("bad.txt", "f5d6\nf5f5\n").write("stated", format!("{}: +13\n", logbook(short)));
    place.write("wrong.obf", format!("{}; G8:+18; H1:+64;\n", super::solve::FFO_1));
    place.write("lent.txt", transcripts(&random_games(60)));
    let board = "------------------XO------XXX------OXX-----O-------------------- O; F4:+2; % easy";
    let mut found = BTreeSet::new();
    for arguments in [
        &["show", short][..],
        &["show", "stated"],
        &["show", "lent.txt"],
        &["show", board],
        &["check", "bad.txt"],
        &["convert", "bad.txt", "out.pgn", "--skip-errors"],
        &["perft", "2"],
        &["bench", "--quick"],
        &["hint", board, "--depth", "2", "--table", "1"],
        &["solve", "wrong.obf", "--table", "1"],
    ] {
        let run = place.run(arguments.iter().chain(&["--json"]));
        keys(&run.json(), &mut found);
    }
    assert!(found.contains("holds") && found.contains("to") && found.contains("found"), "{found:?}");
    assert_documented(&found);
}

#[track_caller]
pub fn assert_documented(keys: &BTreeSet<String>) {
    let document = include_str!("../../../../docs/json.md");
    let words: BTreeSet<&str> = document.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
    let missing: Vec<&String> = keys.iter().filter(|key| !words.contains(key.as_str())).collect();
    assert!(missing.is_empty(), "docs/json.md lacks {missing:?}");
}

/// Moves with the sign of their side, as Logistello writes them.
fn logbook(moves: &str) -> String {
    let signs = ["+", "-"].iter().cycle();
    moves
        .as_bytes()
        .chunks(2)
        .zip(signs)
        .map(|(mv, sign)| format!("{sign}{}", String::from_utf8_lossy(mv)))
        .collect()
}

#[test]
fn a_manual_page_is_written_for_every_command() {
    let place = Place::new();
    let page = place.run(["man"]).good();
    assert!(page.contains(".TH outflank 1"), "{page}");

    let listed = place.run(["man", "pages/man1"]).good();
    for command in COMMANDS {
        let name = format!("pages/man1/outflank-{command}.1");
        assert!(listed.contains(&name), "{listed}");
        // A dash is no place to break a line at, which these pages spell out.
        let page = String::from_utf8(place.read(&name)).unwrap().replace(r"\-", "-");
        assert!(page.contains(&format!("outflank {command}")), "{page}");
        assert!(page.contains("Examples"), "{page}");
    }
    for (command, steps) in [("train", &super::train::STEPS[..]), ("puzzles", &super::puzzles::STEPS)] {
        for step in steps {
            assert!(listed.contains(&format!("pages/man1/outflank-{command}-{step}.1")), "{listed}");
        }
    }
}

#[test]
fn every_shell_gets_a_script() {
    let place = Place::new();
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = place.run(["completions", shell]).good();
        for command in COMMANDS {
            assert!(script.contains(command), "{shell}: {script}");
        }
    }
    let bash = place.run(["completions", "bash"]).good();
    for names in ["transcript playok board", "en es pl de fr", "felt console paper", "corner only-win"] {
        assert!(bash.contains(names), "{names}: {bash}");
    }
    let error = place.run(["completions", "cmd"]).refused();
    assert!(error.contains("'cmd'") && error.contains("bash"), "{error}");
}

#[test]
fn unknown_commands_are_refused() {
    let error = Place::new().run(["shwo"]).refused();
    assert!(error.contains("'shwo'") && error.contains("'show'"), "{error}");
}

#[test]
fn the_version_is_told() {
    let out = Place::new().run(["--version"]).good();
    assert_eq!(out.trim_end(), format!("outflank {}", env!("CARGO_PKG_VERSION")));
}

/// A group of commands alone is a question: what is there?
#[test]
fn a_group_of_commands_alone_lists_them() {
    let place = Place::new();
    for (group, command) in [("book", "show"), ("puzzles", "grade"), ("train", "selfplay")] {
        let output = place.command().arg(group).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("Commands:") && said.contains(command), "{group}: {said}");
    }
}

/// Also where a game is expected, which may begin with dashes as well.
#[test]
fn a_mistyped_option_is_no_game() {
    let place = Place::new();
    place.write("g.txt", "f5d6\n");
    for (arguments, option) in [
        (&["hint", "--foo", "f5d6"][..], "--foo"),
        (&["solve", "--time", "5", "g.txt"], "--time"),
        (&["show", "--bogus", "f5"], "--bogus"),
        (&["show", "f5", "--bogus"], "--bogus"),
        (&["analyze", "--no-bogus=5", "g.txt"], "--no-bogus"),
        (&["board", "--bogus"], "--bogus"),
        (&["openings", "--JSON"], "--JSON"),
        (&["play", "--levle", "3"], "--levle"),
    ] {
        let error = place.run(arguments).refused();
        let told = format!("outflank: unexpected argument '{option}' found");
        assert!(error.starts_with(&told) && error.ends_with("(--help tells more)"), "{arguments:?}: {error}");
    }
    let error = place.run(["play", "--levle", "3"]).refused();
    assert!(error.contains("tip: a similar argument exists: '--level'"), "{error}");
    let error = place.run(["openings", "--bogus"]).refused();
    assert!(!error.contains("tip"), "it cannot be passed as a value either: {error}");
    // Behind `--` a known option is a text as well, if one without sense.
    for known in ["--json", "--help", "--to"] {
        let error = place.run(["openings", "--", known]).refused();
        assert!(error.contains(&format!("no opening is called {known:?}")), "{error}");
    }
}

#[test]
fn what_begins_with_dashes_and_can_be_read_is_no_option() {
    let place = Place::new();
    let ffo = super::solve::FFO_1;
    let small = ffo.trim_end_matches(" X").to_lowercase();
    let other = small.replace('x', "b").replace('o', "w");
    let wanted = place.run(["show", ffo]).good();
    for board in [&small, &other, &small.replace('-', "_").replacen("__", "--", 1)] {
        assert_eq!(place.run(["show", board]).good(), wanted, "{board}");
        assert_eq!(place.run(["show", "--", board]).good(), wanted, "{board}");
    }
    // Not quoted, so that the shell has made several words of it.
    assert_eq!(place.run(["show", &small, "x"]).good(), wanted);
    assert_eq!(place.run(["show", &ffo[..64], "X"]).good(), wanted);
    assert_eq!(place.run_with_input(["show", "-"], ffo.as_bytes()).good(), wanted);
    // A file may have any name.
    place.write("--bogus", "f5d6\n");
    assert_eq!(place.run(["show", "--bogus"]).good(), place.run(["show", "f5d6"]).good());
    // Part of a name of an opening.
    assert!(place.run(["openings", "-bill"]).good().contains("Rose-Bill"));
}

#[test]
fn the_manual_page_of_one_command_is_printed() {
    let place = Place::new();
    for command in COMMANDS {
        let page = place.run(["man", command]).good();
        assert!(page.contains(&format!(".TH outflank-{command} 1")), "{page}");
    }
    assert_eq!(place.files(), [""; 0]);
    // The same as the one among all of them, which a path asks for.
    let page = place.run(["man", "hint"]).good();
    place.run(["man", "./hint"]).good();
    assert_eq!(place.files(), ["hint"]);
    assert_eq!(String::from_utf8(place.read("hint/outflank-hint.1")).unwrap(), page);
}

#[test]
fn a_mistyped_command_makes_no_directory_of_pages() {
    let place = Place::new();
    let error = place.run(["man", "zzz"]).refused();
    assert_eq!(error, "outflank: zzz is neither a command nor a directory here: outflank man zzz/ makes one");
    assert!(place.files().is_empty());
    place.run(["man", "zzz/"]).good();
    place.run(["man", "zzz"]).good();
}

#[cfg(target_os = "linux")]
#[test]
fn help_that_cannot_be_written_is_a_failure() {
    let place = Place::new();
    for arguments in [&["--help"][..], &["show", "--help"], &["--version"]] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = place.command().args(arguments).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    }
}
