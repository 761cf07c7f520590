//! `outflank match`: our own engine against itself, in this process and over every
//! protocol, and against programs that misbehave.

use super::{Place, Run};
use serde_json::Value;
use std::process::{Command, Stdio};
use std::time::Duration;

fn json(place: &Place, arguments: &[&str]) -> Value {
    let run = place.run(["match"].iter().chain(arguments).chain(&["--json"]));
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{run:?}");
    run.json()
}

/// Our own program as another engine.
fn ourselves(language: &str, more: &str) -> String {
    format!("{language}:'{}' {language} --table 1 --threads 1 {more}", env!("CARGO_BIN_EXE_outflank"))
}

#[test]
fn the_same_match_comes_out_the_same_however_it_is_played() {
    let place = Place::new();
    let arguments = ["self:depth=3,table=1", "self:depth=2,table=1", "--games", "10", "--seed", "5"];
    let first = json(&place, &arguments);
    assert_eq!(first["games"], 10);
    assert_eq!(first["results"].as_array().unwrap().len(), 10);
    let at_once: Vec<&str> = arguments.iter().copied().chain(["--concurrency", "3"]).collect();
    assert_eq!(json(&place, &at_once), first);
    let other_seed = json(&place, &[&arguments[..5], &["6"]].concat());
    assert_ne!(other_seed["results"], first["results"]);
    // Each opening twice, colours swapped.
    let results = first["results"].as_array().unwrap();
    for pair in results.chunks(2) {
        let opening = |game: &Value| game["moves"].as_str().unwrap()[..16].to_owned();
        assert_eq!(opening(&pair[0]), opening(&pair[1]));
        assert_eq!((&pair[0]["black"], &pair[1]["black"]), (&"a".into(), &"b".into()));
    }
}

#[test]
fn deeper_wins() {
    let place = Place::new();
    let report = json(&place, &["self:depth=5,table=1", "self:depth=1,table=1", "--games", "12"]);
    assert!(report["wins"].as_u64() > report["losses"].as_u64(), "{report}");
    assert!(report["mean_discs"].as_f64() > Some(0.0), "{report}");
}

#[test]
fn we_play_ourselves_over_every_protocol() {
    let place = Place::new();
    let gtp = ourselves("gtp", "");
    let upside_down = ourselves("gtp", "--orientation bottom");
    let nboard = ourselves("nboard", "");
    let console = ourselves("console", "");
    let alone = json(&place, &["self:depth=2,table=1", "self:depth=2,table=1", "--games", "4"]);
    for (a, b, orientation) in [
        ("self:depth=2,table=1", gtp.as_str(), "top"),
        (&nboard, &gtp, "top"),
        (&upside_down, "self:depth=2,table=1", "bottom"),
        (&console, &gtp, "top"),
        (&console, &console, "top"),
        (&nboard, &nboard, "top"),
        (&gtp, &gtp, "top"),
    ] {
        let report = json(&place, &[a, b, "--games", "4", "--depth", "2", "--gtp-orientation", orientation]);
        assert_eq!(report["faults"], Value::Array(Vec::new()), "{report}");
        assert_eq!(report["games"], 4);
        assert!(report["results"].as_array().unwrap().iter().all(|game| game["score"].is_i64()), "{report}");
        if a != nboard {
            // The same engine at the same depth plays the same games wherever it runs.
            assert_eq!(report["results"], alone["results"], "{a} {b}");
        }
    }
}

/// A beginner behind any protocol plays legal games and loses them.
#[test]
fn an_opponent_of_a_level_plays_over_every_protocol() {
    let place = Place::new();
    for language in ["gtp", "nboard", "console"] {
        let beginner = ourselves(language, "--opponent 1");
        let report = json(&place, &[&beginner, "self:depth=4,table=1", "--games", "4"]);
        assert_eq!(report["faults"], Value::Array(Vec::new()), "{report}");
        assert!(report["losses"].as_u64() >= Some(3), "{language}: {report}");
    }
}

#[test]
fn clocks_are_told_and_kept() {
    let place = Place::new();
    let gtp = ourselves("gtp", "");
    let nboard = ourselves("nboard", "");
    let console = ourselves("console", "");
    for (a, b) in [(&gtp, &nboard), (&console, &console)] {
        let report = json(&place, &[a, b, "--games", "2", "--clock", "2", "--margin", "5"]);
        assert_eq!(report["faults"], Value::Array(Vec::new()), "{report}");
    }
    let own = ["self:table=1", "self:table=1", "--games", "2", "--time", "0.01", "--margin", "5"];
    let report = json(&place, &own);
    assert_eq!(report["faults"], Value::Array(Vec::new()), "{report}");
}

/// A GTP engine in a few lines of shell: `genmove` does what `misdeed` says.
fn bad_engine(place: &Place, misdeed: &str) -> String {
    let script = format!(
        "while read id name rest; do\n  case $name in\n    genmove) {misdeed} ;;\n    \
         name) printf '=%s Rascal\\n\\n' \"$id\" ;;\n    *) printf '=%s\\n\\n' \"$id\" ;;\n  esac\ndone\n"
    );
    place.write("rascal.sh", script);
    "gtp:sh rascal.sh".to_owned()
}

#[test]
fn who_misbehaves_loses_that_game_and_the_match_goes_on() {
    if Command::new("sh").args(["-c", "true"]).status().is_err() {
        eprintln!("skipped: no sh on this machine");
        return;
    }
    for (misdeed, kind, more) in [
        ("printf '=%s a1\\n\\n' \"$id\"", "illegal-move", &["--depth", "1"][..]),
        ("printf '=%s pass\\n\\n' \"$id\"", "illegal-move", &["--depth", "1"]),
        ("printf '=%s banana\\n\\n' \"$id\"", "illegal-move", &["--depth", "1"]),
        ("printf '?%s no\\n\\n' \"$id\"", "refused", &["--depth", "1"]),
        ("printf '=%s resign\\n\\n' \"$id\"", "resigned", &["--depth", "1"]),
        ("exit 3", "crashed", &["--depth", "1"]),
        ("sleep 30", "out-of-time", &["--clock", "1", "--margin", "0.1"]),
    ] {
        let place = Place::new();
        let rascal = bad_engine(&place, misdeed);
        let arguments =
            [&["match", "self:depth=1,table=1", &rascal, "--games", "2", "--json"], more].concat();
        let run = place.run(arguments);
        assert_eq!(run.code, 0, "{run:?}");
        let report = run.json();
        assert_eq!((&report["wins"], &report["losses"]), (&2.into(), &0.into()), "{report}");
        assert_eq!(report["b"]["name"], "Rascal");
        let faults = report["faults"].as_array().unwrap();
        assert_eq!(faults.len(), 2, "{report}");
        for fault in faults {
            assert_eq!((&fault["by"], &fault["kind"]), (&"b".into(), &kind.into()), "{report}");
        }
        assert_eq!(report["mean_discs"], Value::Null, "a game that was not played out has no score");
    }
}

#[test]
fn faults_are_told_in_the_readers_language() {
    let place = Place::new();
    let rascal = bad_engine(&place, "printf '=%s a1\\n\\n' \"$id\"");
    let arguments = ["match", "self:depth=1,table=1", &rascal, "--games", "2", "--lang"];
    for (language, words) in [("en", "illegal move"), ("de", "unerlaubter Zug"), ("pl", "niedozwolony ruch")]
    {
        let run = place.run(arguments.iter().chain(&[language]));
        assert!(run.out.contains(words), "{run:?}");
    }
}

#[test]
fn games_are_written_and_hold() {
    let place = Place::new();
    for name in ["games.pgn", "games.ggf", "games.sgf", "games.txt"] {
        let arguments =
            ["match", "self:depth=1,table=1", "self:depth=2,table=1", "--games", "4", "--out", name];
        let out = place.run(arguments).good();
        assert!(out.contains(&format!("4 games written to {name}")), "{out}");
        let check = place.run(["check", name, "--json"]).json();
        assert_eq!((&check["games"], &check["unfinished"]), (&4.into(), &0.into()), "{check}");
        assert!(place.run(arguments).refused().contains("--force"));
        place.run(arguments.iter().chain(&["--force"])).good();
    }
    let pgn = String::from_utf8(place.read("games.pgn")).unwrap();
    assert!(pgn.contains("[Black \"Outflank A\"]") && pgn.contains("[Black \"Outflank B\"]"), "{pgn}");
    assert!(pgn.contains("[Round \"2.1\"]"), "{pgn}");
}

/// The weights that come with the program, from their file, are the built-in ones.
#[test]
fn weights_come_from_a_file() {
    let place = Place::new();
    place.write("own.weights", include_bytes!("../../../../crates/weights/data/eval.zst"));
    let weights = "self:depth=2,table=1,weights=own.weights";
    let from_file = json(&place, &[weights, weights, "--games", "4"]);
    let built_in = json(&place, &["self:depth=2,table=1", "self:depth=2,table=1", "--games", "4"]);
    assert_eq!(from_file["results"], built_in["results"]);
    place.write("bad.weights", "not weights");
    let error = place.run(["match", "self", "self:weights=bad.weights"]).refused();
    assert!(error.contains("bad.weights: not an Outflank weights file"), "{error}");
}

#[test]
fn openings_come_from_a_file() {
    let place = Place::new();
    place.write("openings.txt", "f5d6c3d3c4\nf5f6e6f4e3\n").write("over.pgn", "1. f5 d6 *\n");
    let arguments = ["self:depth=1,table=1", "self:depth=1,table=1", "--games", "6", "--openings"];
    let report = json(&place, &[&arguments[..], &["openings.txt"]].concat());
    let starts: Vec<&str> = report["results"]
        .as_array()
        .unwrap()
        .iter()
        .map(|game| &game["moves"].as_str().unwrap()[..10])
        .collect();
    let (first, second) = ("f5d6c3d3c4", "f5f6e6f4e3");
    assert_eq!(starts, [first, first, second, second, first, first]);
    assert_eq!((&report["openings"], &report["seed"]), (&2.into(), &Value::Null));
    place.write("board.txt", format!("-OX{}OX X\n", "-".repeat(59)));
    for (file, reason) in [("board.txt", "expected games"), ("none.txt", "cannot read")] {
        let error = place.run([&["match"], &arguments[..], &[file]].concat()).refused();
        assert!(error.contains(reason), "{error}");
    }
}

#[test]
fn a_sequential_test_stops_when_it_is_sure() {
    let place = Place::new();
    let arguments = ["self:depth=4,table=1", "self:depth=1,table=1", "--games", "400", "--sprt", "0,200"];
    let report = json(&place, &arguments);
    assert_eq!(report["sprt"]["accepted"], "elo1", "{report}");
    assert!(report["games"].as_u64() < Some(200), "{report}");
    assert!(report["sprt"]["llr"].as_f64() >= report["sprt"]["upper"].as_f64());
    let out = place.run(["match"].iter().chain(&arguments)).good();
    assert!(out.contains("the Elo difference is at least 200"), "{out}");
}

#[test]
fn what_makes_no_match_is_refused() {
    let place = Place::new();
    let nboard = ourselves("nboard", "");
    for (arguments, reason) in [
        (&["self"][..], "<B>"),
        (&["self", "edax"], "no side of a match"),
        (&["self", "gtp:no-such-program-here"], "cannot start no-such-program-here"),
        (&["self", "self", "--games", "0"], "--games"),
        (&["self", "self", "--sprt", "10,0"], "the smaller first"),
        (&["self", "self", "--time", "1", "--clock", "60"], "--clock"),
        (&["self", "self", "--clock", "soon"], "seconds"),
        (&["self", "self", "--out", "games.wtb"], ".pgn"),
        (&["self", "self", "--openings", "x.txt", "--seed", "2"], "--seed"),
        (&["self", &nboard, "--time", "1"], "no time for each move"),
        (&["self", "gtp:x", "--time", "0"], "no time at all"),
        #[cfg(unix)]
        (&["gtp:cat", "self:depth=1"], "it repeats what it is told"),
        (&["self", "self:weights=x"], "cannot read x"),
    ] {
        let error = place.run(["match"].iter().chain(arguments)).refused();
        assert!(error.contains(reason), "{arguments:?}: {error}");
    }
}

#[test]
fn every_key_is_documented() {
    let place = Place::new();
    let rascal = bad_engine(&place, "printf '=%s a1\\n\\n' \"$id\"");
    let run =
        place.run(["match", "self:depth=1,table=1", &rascal, "--games", "2", "--sprt", "0,9", "--json"]);
    let other = json(&place, &["self:depth=1,table=1", "self:depth=2,table=1", "--games", "4"]);
    let document = include_str!("../../../../docs/json.md");
    let help = place.run(["match", "--help"]).good();
    let promise = help.split("JSON: ").nth(1).expect("the help describes the JSON");
    let mut queue = vec![run.json(), other];
    let mut count = 0;
    while let Some(value) = queue.pop() {
        match value {
            Value::Object(entries) => {
                for (key, value) in entries {
                    assert!(document.contains(&format!("`{key}`")), "docs/json.md lacks {key}");
                    assert!(promise.contains(&key), "the help lacks {key}");
                    queue.push(value);
                    count += 1;
                }
            }
            Value::Array(values) => queue.extend(values),
            _ => {}
        }
    }
    assert!(count > 40, "{count} keys");
}

#[cfg(unix)]
#[test]
fn ctrl_c_prints_the_standings_so_far() {
    // On a busy machine the first game may take its time.
    let enough = [4, 12, 60].into_iter().any(|seconds| {
        let report = interrupted_after(Duration::from_secs(seconds));
        assert_eq!(report["interrupted"], true);
        report["games"].as_u64() > Some(0)
    });
    assert!(enough, "no game was finished in a minute");
}

/// The report of an endless match that was stopped by Ctrl-C.
#[cfg(unix)]
fn interrupted_after(time: Duration) -> Value {
    let place = Place::new();
    let mut command = place.command();
    command.args(["match", "self:depth=2,table=1", "self:depth=1,table=1", "--games", "1000000"]);
    command.args(["--opening-plies", "2", "--json"]);
    let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let child = child.expect("the program starts");
    std::thread::sleep(time);
    let id = child.id().to_string();
    let killed = Command::new("kill").args(["-INT", &id]).status();
    assert!(killed.is_ok_and(|status| status.success()), "every Unix has kill(1)");
    let run = Run::from(child.wait_with_output().expect("the program ends"));
    assert_eq!(run.code, 130, "{run:?}");
    run.json()
}

/// Edax says its version there, and that is what tells when it is ready.
#[cfg(unix)]
#[test]
fn a_console_may_speak_on_standard_error() {
    let place = Place::new();
    let console = format!("exec '{}' console --table 1 --threads 1 1>&2\n", env!("CARGO_BIN_EXE_outflank"));
    place.write("loud.sh", console);
    let report =
        json(&place, &["console:sh loud.sh", "self:depth=1,table=1", "--games", "2", "--depth", "1"]);
    assert_eq!((&report["games"], &report["faults"]), (&2.into(), &Value::Array(Vec::new())), "{report}");
}
