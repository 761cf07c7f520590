//! `outflank train`: learning from nothing on a small scale, as a person would.

use super::help::{assert_documented, keys};
use super::{Place, last_line};
use std::collections::BTreeSet;
use std::fs::OpenOptions;
use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;

/// The steps of learning.
pub const STEPS: [&str; 8] =
    ["selfplay", "label", "fit", "evaluate", "probcut", "people", "export", "import"];

/// Short games that are solved in no time.
const QUICK: [&str; 10] =
    ["--weights", "zero", "--depth", "1", "--solve-from", "8", "--random", "6..44", "--beside-every", "0"];

fn selfplay(file: &str, games: &str, more: &[&str]) -> Vec<String> {
    let first = ["train", "selfplay", "--out", file, "--games", games];
    first.iter().chain(&QUICK).chain(more).map(|argument| (*argument).to_owned()).collect()
}

#[test]
fn every_step_has_help_with_examples() {
    let place = Place::new();
    let overview = place.run(["train", "--help"]).good();
    for step in STEPS {
        assert!(overview.contains(step), "{overview}");
        let help = place.run(["train", step, "--help"]).good();
        assert!(help.contains(&format!("Examples:\n  outflank train {step} ")), "{help}");
    }
    assert!(place.run(["train"]).out.is_empty());
}

#[test]
fn weights_learned_from_nothing_beat_none() {
    let place = Place::new();
    let out = place.run(selfplay("g0.data", "400", &[])).good();
    assert!(out.starts_with("400 games with ") && out.ends_with("in g0.data (400 games new)\n"), "{out}");

    let fit = ["train", "fit", "--out", "w1.bin", "g0.data", "--iterations", "10", "--hold-out", "5"];
    let out = place.run(fit.iter().chain(&["--report", "w1.json", "--plot", "w1.svg"])).good();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 1 + 20 + 1 + 3, "{out}");
    assert_eq!(lines[1].split_whitespace().collect::<Vec<_>>(), ["60-58", "0", "-", "0", "-"]);
    assert_eq!(lines[22..], ["w1.bin written", "w1.json written", "w1.svg written"]);
    let svg = String::from_utf8(place.read("w1.svg")).unwrap();
    assert!(svg.starts_with("<svg ") && svg.contains("held out") && svg.contains("<polyline"), "{svg}");

    // On games that were not fitted.
    place.run(selfplay("fresh.data", "40", &["--seed", "9"])).good();
    let error = |weights: &str| {
        let run = place.run(["train", "evaluate", "--weights", weights, "fresh.data", "--json"]);
        let total = &run.json()["total"];
        ["exact", "search"].map(|kind| total[kind]["error"].as_f64().expect("a number"))
    };
    let ([exact, search], [zero_exact, zero_search]) = (error("w1.bin"), error("zero"));
    assert!(exact < 0.8 * zero_exact, "{exact} is not better than {zero_exact}");
    // What searches of players who know nothing say is mostly luck.
    assert!(search < zero_search, "{search} is not better than {zero_search}");

    // The table says the same as the JSON.
    let table =
        place.run(["train", "evaluate", "--weights", "w1.bin", "fresh.data", "--plot", "e.svg"]).good();
    let total = table.lines().find(|line| line.trim_start().starts_with("all ")).expect("a last row");
    let [exact, search] = error("w1.bin").map(|error| format!("{error:.2}"));
    let cells: Vec<&str> = total.split_whitespace().collect();
    assert_eq!((cells[2], cells[5]), (exact.as_str(), search.as_str()), "{table}");
    assert_eq!(last_line(&table), "e.svg written");

    // Nothing is replaced unasked, and nothing is left behind.
    let before = place.files();
    assert!(place.run(fit).refused().contains("w1.bin exists already"));
    assert!(place.run(["train", "evaluate", "fresh.data", "--plot", "e.svg"]).refused().contains("--force"));
    let nowhere = place.run(["train", "fit", "g0.data", "--out", "no/such/place.bin"]).refused();
    assert!(nowhere.contains("cannot write to no/such"), "{nowhere}");
    assert_eq!(place.files(), before);
}

#[test]
fn a_file_grows_to_the_same_bytes_with_and_without_breaks() {
    let place = Place::new();
    place.run(selfplay("whole.data", "30", &["--threads", "1"])).good();
    place.run(selfplay("parts.data", "10", &["--threads", "3"])).good();
    let ten = place.read("parts.data");
    // A half-written game at the end.
    let file = OpenOptions::new().write(true).open(place.path("parts.data")).unwrap();
    file.set_len(ten.len() as u64 - 20).unwrap();
    drop(file);
    let out = place.run(selfplay("parts.data", "30", &[])).good();
    assert!(out.ends_with("(21 games new)\n"), "{out}");
    assert_eq!(place.read("parts.data"), place.read("whole.data"));
    let out = place.run(selfplay("parts.data", "30", &[])).good();
    assert!(out.starts_with("30 games ") && out.ends_with("(0 games new)\n"), "{out}");
    place.run(selfplay("other.data", "30", &["--seed", "1"])).good();
    assert_ne!(place.read("other.data"), place.read("whole.data"));
}

/// Sends what Ctrl-C sends once the file has grown, and gives the run.
#[cfg(unix)]
fn interrupted(place: &Place, file: &str, arguments: &[String]) -> (i32, String) {
    use std::time::{Duration, Instant};
    let mut child = place
        .command()
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let begun = Instant::now();
    while std::fs::metadata(place.path(file)).map_or(0, |found| found.len()) < 2000 {
        assert!(begun.elapsed() < Duration::from_secs(60), "nothing is written");
        std::thread::sleep(Duration::from_millis(5));
    }
    let sent = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(sent.expect("there is a kill").success());
    let mut out = String::new();
    BufReader::new(child.stdout.take().expect("it has an output")).read_to_string(&mut out).unwrap();
    (child.wait().expect("the program ends").code().expect("by itself"), out)
}

#[cfg(unix)]
#[test]
fn ctrl_c_stops_after_whole_games_and_the_same_command_goes_on() {
    let place = Place::new();
    let arguments = selfplay("g.data", "100000000", &[]);
    let (code, out) = interrupted(&place, "g.data", &arguments);
    assert_eq!(code, 130, "{out}");
    assert_eq!(last_line(&out), "stopped: the same command goes on from here");
    let games: u64 = out.split(' ').next().and_then(|word| word.parse().ok()).expect("a count");
    let bytes = place.read("g.data");

    let out = place.run(selfplay("g.data", &(games + 3).to_string(), &[])).good();
    assert!(out.ends_with("(3 games new)\n"), "{out}");
    assert!(place.read("g.data").starts_with(&bytes));
    place.run(selfplay("whole.data", &(games + 3).to_string(), &[])).good();
    assert_eq!(place.read("g.data"), place.read("whole.data"));
}

#[test]
fn two_runs_cannot_write_one_file() {
    let place = Place::new();
    let mut first = place
        .command()
        .args(selfplay("g.data", "100000000", &[]))
        .stdout(Stdio::null())
        .spawn()
        .expect("the program starts");
    while std::fs::metadata(place.path("g.data")).map_or(0, |found| found.len()) < 1000 {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let second = place.run(selfplay("g.data", "5", &[]));
    first.kill().expect("it is still running");
    first.wait().expect("it ends");
    assert_eq!(second.refused(), "outflank: g.data: another run is writing to this file");
}

#[test]
fn deviations_are_measured_and_written_as_the_program_reads_them() {
    let place = Place::new();
    place.run(selfplay("g.data", "150", &[])).good();
    let probcut =
        ["train", "probcut", "--data", "g.data", "--out", "p.txt", "--positions", "1600", "--depth", "6"];
    let out = place.run(probcut).good();
    let text = String::from_utf8(place.read("p.txt")).unwrap();
    let numbers: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(numbers.len(), 2);
    let ours: Vec<&str> = numbers.iter().map(|line| line.split(' ').next().unwrap()).collect();
    assert_eq!(ours, ["midgame", "endgame"]);
    assert!(numbers.iter().all(|line| out.contains(line)) && out.ends_with("p.txt written\n"), "{out}");
    // The rows of the deepest search: against searches of 0, 2 and 4 plies.
    let deepest = BufReader::new(out.as_bytes())
        .lines()
        .map_while(Result::ok)
        .filter(|line| line.split_whitespace().next() == Some("6"));
    for row in deepest {
        let cells: Vec<f64> = row.split_whitespace().skip(1).map(|cell| cell.parse().unwrap()).collect();
        assert!(cells.len() == 3 && cells[0] > cells[2], "{row}");
    }
    let few = place.run([
        "train",
        "probcut",
        "--data",
        "g.data",
        "--out",
        "q.txt",
        "--positions",
        "20",
        "--depth",
        "6",
    ]);
    assert!(few.refused().contains("too few"));
    assert!(!place.files().contains(&"q.txt".to_owned()));
}

#[test]
fn weights_are_packed_and_unpacked() {
    let place = Place::new();
    place.run(selfplay("g.data", "20", &[])).good();
    place.run(["train", "fit", "--out", "w.bin", "g.data", "--iterations", "2"]).good();
    let run = place.run(["train", "export", "w.bin", "w.zst"]);
    if run.err.contains("is not installed") {
        eprintln!("skipped: {}", run.err);
        return;
    }
    let packed = place.read("w.zst").len();
    let whole = place.read("w.bin").len();
    assert_eq!(run.good(), format!("w.zst written: {packed} bytes instead of {whole}\n"));
    assert!(packed < whole / 10);
    place.run(["train", "import", "w.zst", "back.bin"]).good();
    assert_eq!(place.read("back.bin"), place.read("w.bin"));
    let evaluated = |weights: &str| place.run(["train", "evaluate", "--weights", weights, "g.data"]).good();
    assert_eq!(evaluated("w.zst"), evaluated("w.bin"));

    place.write("cut.zst", &place.read("w.zst")[..packed / 2]).write("words", "some words");
    let error = place.run(["train", "import", "cut.zst", "x.bin"]).refused();
    assert!(error.starts_with("outflank: cut.zst: cannot be unpacked"), "{error}");
    let error = place.run(["train", "export", "words", "x.zst"]).refused();
    assert_eq!(error, "outflank: words: not an Outflank weights file");
}

#[test]
fn what_makes_no_sense_is_refused() {
    let place = Place::new();
    place.write("words", "some words");
    for (arguments, complaint) in [
        (&["selfplay"][..], "--out"),
        (&["selfplay", "--out", "x", "--random", "9..3"], "6..46"),
        (&["selfplay", "--out", "x", "--depth", "0"], "1..=20"),
        (&["selfplay", "--out", "x", "--weights", "missing"], "cannot read missing"),
        (&["selfplay", "--out", "x", "--weights", "words"], "words: not an Outflank weights file"),
        (&["selfplay", "--out", "words", "--games", "1"], "words: not an Outflank data set"),
        (&["selfplay", "--out", "no/such", "--games", "1"], "cannot write no/such"),
        (&["fit", "--out", "x"], "DATA"),
        (&["fit", "--out", "x", "words"], "words: not an Outflank data set"),
        (&["fit", "--out", "x", "missing"], "cannot read missing"),
        (&["fit", "--out", "x", "words", "--ridge", "0"], "above zero"),
        (&["fit", "--out", ".", "words"], "is a directory"),
        (&["evaluate", "missing"], "cannot read missing"),
        (&["probcut", "--out", "x"], "--data"),
        (&["nothing"], "'nothing'"),
    ] {
        let error = place.run(["train"].iter().chain(arguments)).refused();
        assert!(error.contains(complaint), "{arguments:?}: {error}");
    }
    assert_eq!(place.files(), ["words"]);
}

#[test]
fn every_language_tells_how_far_it_is() {
    let place = Place::new();
    for (language, words) in [
        ("en", "3 games with "),
        ("es", "3 partidas con "),
        ("pl", "3 partie i "),
        ("de", "3 Partien mit "),
        ("fr", "3 parties avec "),
    ] {
        let out = place.run(selfplay(&format!("{language}.data"), "3", &["--lang", language])).good();
        assert!(out.starts_with(words), "{out}");
        for line in place.run(["train", "evaluate", "en.data", "--lang", language]).good().lines() {
            assert!(line.chars().count() <= 80, "{language}: {line}");
        }
    }
}

#[test]
fn every_key_is_documented() {
    let place = Place::new();
    place.run(selfplay("g.data", "150", &[])).good();
    place.run(["train", "fit", "--out", "w.bin", "g.data", "--iterations", "1", "--report", "w.json"]).good();
    let mut found = BTreeSet::new();
    keys(&serde_json::from_slice(&place.read("w.json")).expect("JSON"), &mut found);
    let mut told = |arguments: &[&str]| {
        let help = place.run(arguments[..2].iter().chain(&["--help"])).good();
        let json = place.run(arguments.iter().chain(&["--json"])).json();
        let promise = help.split("JSON: ").nth(1).expect("the help describes the JSON");
        for key in json.as_object().expect("an object").keys() {
            assert!(promise.contains(key), "{key} is not in {promise}");
        }
        keys(&json, &mut found);
    };
    told(&["train", "selfplay", "--out", "g.data", "--games", "1"]);
    told(&["train", "evaluate", "g.data"]);
    let probcut = ["train", "probcut", "--data", "g.data", "--out", "p.txt", "--positions", "1600"];
    told(&[&probcut[..], &["--depth", "6"]].concat());
    assert!(
        found.contains("held_out_error") && found.contains("bias") && found.contains("model"),
        "{found:?}"
    );
    assert_documented(&found);
}
