//! Help, manual pages and completions.

use super::Place;

const COMMANDS: [&str; 6] = ["show", "convert", "check", "perft", "completions", "man"];

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
    for arguments in [&["check", "moves.txt"][..], &["convert", "moves.txt", "out.pgn"], &["perft", "2"]] {
        let help = place.run([arguments[0], "--help"]).good();
        let json = place.run(arguments.iter().chain(&["--json"])).json();
        let promise = help.split("JSON: ").nth(1).expect("the help describes the JSON");
        for key in json.as_object().expect("an object").keys() {
            assert!(promise.contains(key), "{key} is not in {promise}");
        }
    }
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
        let page = String::from_utf8(place.read(&name)).unwrap();
        assert!(page.contains(&format!("outflank {command}")), "{page}");
        assert!(page.contains("Examples"), "{page}");
    }
    assert_eq!(listed.lines().count(), COMMANDS.len() + 1);
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
