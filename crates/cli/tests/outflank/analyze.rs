//! `outflank analyze`: pages, tables and files, and work that is stopped, killed and
//! taken up again.

use super::help::{assert_documented, keys};
use super::{Place, Run, random_games, transcripts};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// A finished game with a pass and mistakes of both sides.
fn a_game() -> String {
    transcripts(&random_games(1)).trim_end().to_owned()
}

#[test]
fn a_game_becomes_a_page_with_a_graph() {
    let place = Place::new();
    let page = place.run(["analyze", &a_game(), "--level", "2"]).good();
    let rows = page.lines().filter(|line| line.contains(", depth 2 (") || line.contains(", exact")).count();
    assert_eq!(rows, a_game().len() / 2, "{page}");
    for words in [" No.   Move  Score", "Expected result", "   0 +-----", "Discs lost", "Blunder"] {
        assert!(page.contains(words), "{words:?} is not in\n{page}");
    }
    assert!(page.contains('#') && page.is_ascii(), "{page}");
    let round = place.run(["analyze", "f5d6c3d3c4", "--level", "2", "--color", "always"]).good();
    assert!(round.contains('●') && round.contains('┼') && round.contains("Tiger"), "{round}");
    assert!(
        place.run(["analyze", "f5d6", "--level", "1", "--lang", "pl"]).good().contains("Oczekiwany wynik")
    );
}

#[test]
fn several_games_become_a_list() {
    let place = Place::new();
    place.write("games.txt", transcripts(&random_games(5)));
    let list = place.run(["analyze", "games.txt", "--depth", "1"]).good();
    assert_eq!(list.lines().count(), 7, "{list}");
    assert!(list.lines().last().is_some_and(|line| line.starts_with("5 games, ")), "{list}");
    let one = place.run(["analyze", "games.txt", "--depth", "1", "--game", "3"]).good();
    assert!(one.contains("Expected result"), "{one}");
    let error = place.run(["analyze", "games.txt", "--game", "6"]).refused();
    assert!(error.contains("the input has 5"), "{error}");
}

/// The same search whoever asks: `hint` and `solve` say what the analysis says.
#[test]
fn scores_are_those_of_the_engine() {
    let place = Place::new();
    let game = a_game();
    let report = place.run([
        "analyze",
        &game,
        "--depth",
        "60",
        "--game",
        "1",
        "--from",
        "transcript",
        "--json",
        "--level",
        "4",
    ]);
    assert_eq!(report.code, 2, "--depth and --level exclude each other: {report:?}");
    let wrong = place.run(["analyze", &game, "--effort", "slow"]).refused();
    assert!(wrong.contains("quick, standard, thorough"), "{wrong}");
    let report = place.run(["analyze", &game, "--level", "4", "--json"]).json();
    let moves = report["games"][0]["moves"].as_array().expect("moves");
    let mut exact = 0;
    for one in moves.iter().filter(|one| one["best_score"]["kind"] == "exact") {
        let before = (one["ply"].as_u64().expect("a number") - 1).to_string();
        let solved = place.run(["solve", &game, "--ply", &before, "--all-moves", "--json"]).json();
        let lines = solved["positions"][0]["lines"].as_array().expect("lines");
        let score =
            |mv: &Value| lines.iter().find(|line| line["move"] == *mv).map(|line| &line["score"]["discs"]);
        assert_eq!(score(&one["move"]), Some(&one["score"]["discs"]), "{one}");
        assert_eq!(lines[0]["score"]["discs"], one["best_score"]["discs"], "{one}");
        let lost = one["best_score"]["discs"].as_i64().unwrap() - one["score"]["discs"].as_i64().unwrap();
        assert_eq!(one["loss"], lost, "{one}");
        exact += 1;
    }
    assert!(exact >= 5, "{report}");
}

#[test]
fn json_and_csv_say_the_same() {
    let place = Place::new();
    place.write("games.txt", transcripts(&random_games(3)));
    let report = place.run(["analyze", "games.txt", "--depth", "2", "--json"]).json();
    let table = place.run(["analyze", "games.txt", "--depth", "2", "--csv"]).good();
    let mut rows = table.lines();
    let heading: Vec<&str> = rows.next().expect("a heading").split(',').collect();
    let mut count = 0;
    for game in report["games"].as_array().expect("games") {
        for one in game["moves"].as_array().expect("moves") {
            let cells: Vec<&str> = rows.next().expect("a row").split(',').collect();
            assert_eq!(cells.len(), heading.len());
            let cell = |name: &str| cells[heading.iter().position(|&found| found == name).expect("a column")];
            assert_eq!(cell("game"), game["number"].to_string());
            assert_eq!(cell("move"), one["move"]);
            assert_eq!(cell("score"), one["score"]["discs"].to_string());
            assert_eq!(cell("kind"), one["score"]["kind"]);
            assert_eq!(cell("loss"), one["loss"].to_string());
            assert_eq!(cell("grade"), one["grade"]);
            count += 1;
        }
    }
    assert_eq!((rows.next(), report["moves"].as_u64()), (None, Some(count)));
    let lost: i64 = report["games"]
        .as_array()
        .expect("games")
        .iter()
        .flat_map(|game| {
            ["black", "white"].map(|side| game["sides"][side]["loss"].as_i64().expect("a number"))
        })
        .sum();
    assert_eq!(report["loss"], lost);

    let mut found = BTreeSet::new();
    keys(&report, &mut found);
    assert!(found.contains("best_score") && found.contains("blunders"));
    assert_documented(&found);
    let help = place.run(["analyze", "--help"]).good();
    let promise = help.split("JSON: ").nth(1).expect("the help describes the JSON");
    for key in report.as_object().expect("an object").keys() {
        assert!(promise.contains(key), "{key} is not in {promise}");
    }
}

#[test]
fn ggf_keeps_the_games_and_adds_the_scores() {
    let place = Place::new();
    let games = transcripts(&random_games(4));
    place.write("games.txt", &games);
    let ggf = place.run(["analyze", "games.txt", "--depth", "1", "--ggf"]).good();
    place.write("scored.ggf", &ggf);
    assert_eq!(place.run(["check", "scored.ggf"]).code, 0);
    let back = place.run(["convert", "scored.ggf", "-", "--to", "transcript"]);
    let words = |text: &str| text.split_whitespace().map(str::to_ascii_lowercase).collect::<Vec<_>>();
    assert_eq!(words(&back.out), words(&games));
    assert!(ggf.contains("B[F5/"), "{ggf}");
    // The games are finished, so their results are known.
    assert!(!ggf.contains("RE[?]"), "{ggf}");
}

#[test]
fn every_format_of_games_is_taken_and_positions_are_not() {
    let place = Place::new();
    place.write("games.txt", transcripts(&random_games(2)));
    let expected = place.run(["analyze", "games.txt", "--depth", "1", "--csv"]).good();
    for name in ["games.sgf", "games.pgn", "games.ggf", "games.wtb"] {
        place.run(["convert", "games.txt", name]).good();
        assert_eq!(place.run(["analyze", name, "--depth", "1", "--csv"]).good(), expected, "{name}");
    }
    let piped = place.run_with_input(["analyze", "-", "--depth", "1", "--csv"], &place.read("games.pgn"));
    assert_eq!(piped.good(), expected);
    place.write("problems.obf", format!("{};\n", super::solve::FFO_1));
    let error = place.run(["analyze", "problems.obf"]).refused();
    assert!(error.contains("outflank solve"), "{error}");
}

#[test]
fn games_that_cannot_be_read_are_told_and_the_others_analysed() {
    let place = Place::new();
    place.write("games.txt", "f5d6\nf5f5\nf5d6c3\n");
    let run = place.run(["analyze", "games.txt", "--depth", "1", "--json"]);
    assert_eq!(run.code, 1, "{run:?}");
    assert!(run.err.contains("f5") && run.err.lines().count() == 1, "{run:?}");
    let report = run.json();
    let numbers: Vec<&Value> =
        report["games"].as_array().unwrap().iter().map(|game| &game["number"]).collect();
    assert_eq!(numbers, [1, 3]);
    assert_eq!(report["unreadable"][0]["game"], 2);
    let run = place.run(["analyze", "games.txt", "--depth", "1", "--out", "out.csv"]);
    assert_eq!((run.code, place.files()), (1, vec!["games.txt".to_owned(), "out.csv".to_owned()]));
}

const ARGUMENTS: [&str; 6] = ["analyze", "games.txt", "--level", "6", "--threads", "2"];

/// The program at work on a file.
fn begin(place: &Place, out: &str) -> Child {
    let mut command = place.command();
    command.args(ARGUMENTS).args(["--out", out]);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    command.spawn().expect("the program starts")
}

/// The positions of the whole lines of a journal.
fn journal(place: &Place, name: &str) -> Vec<String> {
    let Ok(text) = fs::read_to_string(place.path(name)) else { return Vec::new() };
    let whole = text.rsplit_once('\n').map_or("", |(whole, _)| whole);
    whole.lines().skip(1).map(|line| line.split('\t').next().unwrap().to_owned()).collect()
}

/// Waits until the journal has grown to so many positions or the program has ended.
fn wait_for_positions(place: &Place, name: &str, count: usize, child: &mut Child) {
    let until = Instant::now() + Duration::from_secs(120);
    while journal(place, name).len() < count && child.try_wait().expect("it can be asked").is_none() {
        assert!(Instant::now() < until, "the journal does not grow");
        thread::sleep(Duration::from_millis(3));
    }
}

/// Killed without warning again and again, the work comes to its end with no position
/// searched twice, and the file is the one that a quiet run writes.
#[test]
fn killed_work_goes_on_where_it_was() {
    const GAMES: usize = 12;
    let place = Place::new();
    place.write("games.txt", transcripts(&random_games(GAMES)));
    let mut before: Vec<String> = Vec::new();
    let mut kills = 0;
    loop {
        let mut child = begin(&place, "out.csv");
        wait_for_positions(&place, "out.csv.journal", before.len() + 150, &mut child);
        child.kill().expect("it can be killed");
        child.wait().expect("it has ended");
        if place.path("out.csv").exists() {
            break;
        }
        kills += 1;
        let now = journal(&place, "out.csv.journal");
        assert_eq!(now[..before.len()], before, "what was done is still there, in its place");
        // Two games may come to the same position at the same time.
        let different: BTreeSet<&String> = now.iter().collect();
        assert!(now.len() - different.len() < GAMES, "positions were searched twice");
        assert!(kills <= GAMES, "it does not get on");
        before = now;
    }
    assert!(kills >= 2, "it was killed {kills} times only");
    // The last run may have been killed between writing the file and removing the journal.
    let run = place.run(ARGUMENTS.iter().chain(&["--out", "out.csv"]));
    assert!(run.code == 0 || run.err.contains("--force"), "{run:?}");
    assert!(!place.path("out.csv.journal").exists(), "{:?}", place.files());

    place.run(ARGUMENTS.iter().chain(&["--out", "quiet.csv"])).good();
    assert_eq!(place.read("out.csv"), place.read("quiet.csv"));
    let table = String::from_utf8(place.read("out.csv")).expect("text");
    let games: BTreeSet<&str> = table.lines().skip(1).map(|row| row.split(',').next().unwrap()).collect();
    assert_eq!(games.len(), GAMES);
}

#[test]
fn ctrl_c_stops_cleanly_and_the_same_command_goes_on() {
    let place = Place::new();
    place.write("games.txt", transcripts(&random_games(20)));
    let mut child = begin(&place, "out.json");
    wait_for_positions(&place, "out.json.journal", 100, &mut child);
    let id = child.id().to_string();
    if !Command::new("kill").args(["-INT", &id]).status().is_ok_and(|status| status.success()) {
        eprintln!("skipped: no kill(1) on this machine");
        let _ = child.kill();
        let _ = child.wait();
        return;
    }
    let run = Run::from(child.wait_with_output().expect("it ends"));
    assert_eq!(run.code, 130, "{run:?}");
    assert!(run.err.contains("of 20 games: the same command goes on from here"), "{run:?}");
    let done = journal(&place, "out.json.journal").len();
    assert!(done >= 100 && !place.path("out.json").exists(), "{done} positions");

    let run = place.run(ARGUMENTS.iter().chain(&["--out", "out.json"]));
    assert_eq!(run.code, 0, "{run:?}");
    assert!(run.err.contains("positions were judged before"), "{run:?}");
    let report: Value = serde_json::from_slice(&place.read("out.json")).expect("JSON");
    let numbers: Vec<u64> =
        report["games"].as_array().unwrap().iter().map(|game| game["number"].as_u64().unwrap()).collect();
    assert_eq!(numbers, (1..=20).collect::<Vec<_>>());
    assert_eq!(place.files(), ["games.txt", "out.json"]);
}

#[test]
fn a_journal_of_other_work_is_not_touched() {
    let place = Place::new();
    place.write("games.txt", transcripts(&random_games(20)));
    let mut child = begin(&place, "out.csv");
    wait_for_positions(&place, "out.csv.journal", 30, &mut child);
    let busy = place.run(ARGUMENTS.iter().chain(&["--out", "out.csv"])).refused();
    assert!(busy.contains("in use by another run"), "{busy}");
    child.kill().expect("it can be killed");
    child.wait().expect("it has ended");
    let kept = place.read("out.csv.journal");
    let other = place.run(["analyze", "games.txt", "--level", "5", "--out", "out.csv"]).refused();
    assert!(other.contains("other settings") && other.contains("--restart"), "{other}");
    assert_eq!(place.read("out.csv.journal"), kept);
    place.run(["analyze", "games.txt", "--depth", "1", "--out", "out.csv", "--restart"]).good();
    assert_eq!(place.files(), ["games.txt", "out.csv"]);
    let error = place.run(["analyze", "games.txt", "--depth", "1", "--out", "out.csv"]).refused();
    assert!(error.contains("--force"), "{error}");
    place.run(["analyze", "games.txt", "--depth", "1", "--out", "out.csv", "--force"]).good();
}

/// A year of the real database, when it is there: stopped, taken up, complete.
#[test]
fn a_year_of_the_database() {
    let year = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/wthor/WTH_1977.wtb");
    if !fs::exists(year).unwrap_or(false) {
        eprintln!("skipped: the WTHOR database is not beside the repository");
        return;
    }
    let place = Place::new();
    place.write("year.wtb", fs::read(year).expect("the file is there"));
    let run = place.run(["analyze", "year.wtb", "--level", "1", "--json"]);
    assert_eq!(run.code, 0, "{}", run.err);
    let report = run.json();
    let header: [u8; 8] = place.read("year.wtb")[..8].try_into().unwrap();
    let games = u32::from_le_bytes([header[4], header[5], header[6], header[7]]) as usize;
    assert_eq!(report["games"].as_array().map(Vec::len), Some(games));
}
