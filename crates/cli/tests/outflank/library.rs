//! `outflank library` and `outflank explore`: collections of games, and what people played.

use super::{Place, random_games, transcripts};
use outflank_formats::wthor::{Date, FileSet};
use outflank_formats::{Format, GameRecord, read_games};
use outflank_rules::Symmetry;
use std::process::Stdio;
use std::thread;
use std::time::Duration;

/// Three games of WTHOR with names, their files in a folder.
fn wthor(place: &Place) {
    let moves = ["f5d6c3d3c4", "f5d6c5f4e3", "f5f6e6f4"];
    let record = |(number, moves): (usize, &&str)| -> GameRecord {
        let mut record = read_games(Format::Transcript, moves.as_bytes()).unwrap().remove(0);
        record.tags.black = Some(["Tamenori Hideshi", "Shaman David"][number % 2].to_owned());
        record.tags.white = Some("Feinstein Jonathan".to_owned());
        record.tags.event = Some("World Championship".to_owned());
        record.tags.date = Some("1990".to_owned());
        record
    };
    let records: Vec<GameRecord> = moves.iter().enumerate().map(record).collect();
    let set = FileSet::new(&records, Date::default()).unwrap();
    std::fs::create_dir(place.path("wthor")).unwrap();
    for (name, bytes) in
        [("WTH_1990.wtb", &set.games), ("WTHOR.JOU", &set.players), ("WTHOR.TRN", &set.tournaments)]
    {
        place.write(&format!("wthor/{name}"), bytes);
    }
}

#[test]
fn a_folder_comes_in_with_its_names_and_a_second_time_nothing_is_added() {
    let place = Place::new();
    wthor(&place);
    place.write("wthor/readme.txt", "Dear friend, thank you.");
    let added = place.run(["library", "add", "wthor", "--data", "data", "--json"]).json();
    assert_eq!((&added["added"], &added["known"]), (&3.into(), &0.into()), "{added}");
    assert_eq!(added["files"][0]["collection"], "WTHOR");
    let again = place.run(["library", "add", "wthor/WTH_1990.wtb", "--data", "data"]).good();
    assert!(again.contains("3 already there"), "{again}");
    let list = place.run(["library", "list", "--data", "data"]).good();
    assert!(list.contains("WTHOR") && list.contains("1990"), "{list}");
    let found =
        place.run(["library", "find", "--player", "hideshi", "--years", "1985-", "--data", "data"]).good();
    assert!(found.contains("Tamenori Hideshi") && found.contains("World Championship"), "{found}");
    assert!(found.ends_with("2 games\n") && !found.contains("Shaman"), "{found}");
    let found = place.run(["library", "find", "--position", "f5d6", "--json", "--data", "data"]).json();
    assert_eq!(found["total"], 2, "{found}");
    let moves: Vec<&str> =
        found["games"].as_array().unwrap().iter().map(|game| game["moves"].as_str().unwrap()).collect();
    assert_eq!(moves, ["f5d6c3d3c4", "f5d6c5f4e3"]);
}

#[test]
fn explore_counts_the_moves_of_a_position_however_it_is_turned() {
    let place = Place::new();
    wthor(&place);
    place.run(["library", "add", "wthor", "--data", "data"]).good();
    for symmetry in Symmetry::OF_START {
        let line: String =
            ["f5", "d6"].map(|name| symmetry.square(name.parse().unwrap()).to_string()).concat();
        let json = place.run(["explore", &line, "--json", "--data", "data"]).json();
        assert_eq!(json["games"], 2, "{json}");
        let squares = |row: usize| json["moves"][row]["squares"][0].as_str().unwrap().to_owned();
        let mut moves = [squares(0), squares(1)];
        let mut expected = ["c3", "c5"].map(|name| symmetry.square(name.parse().unwrap()).to_string());
        moves.sort();
        expected.sort();
        assert_eq!(moves, expected);
    }
    let text = place.run(["explore", "f5", "--data", "data"]).good();
    assert!(text.contains("d6") && text.contains("Tamenori Hideshi") && text.contains("3 games"), "{text}");
    let none = place.run(["explore", "f5", "--years", "2001", "--data", "data"]).good();
    assert!(none.contains("No game"), "{none}");
    let refused = place.run(["explore", "--player", "nobody", "--data", "data"]).refused();
    assert!(refused.contains("nobody"), "{refused}");
}

#[test]
fn games_go_out_as_they_came_in_and_a_collection_goes_with_its_games() {
    let place = Place::new();
    wthor(&place);
    place.write("club.sgf", "(;GM[2]PB[Ana]PW[Ben]DT[2024];B[f5]C[first];W[d6](;B[c3])(;B[c5]))");
    place.run(["library", "add", "wthor", "club.sgf", "--data", "data"]).good();
    let said = place.run(["library", "export", "out.sgf", "--collection", "club", "--data", "data"]).good();
    assert!(said.contains("out.sgf"), "{said}");
    let games = read_games(Format::Sgf, &place.read("out.sgf")).unwrap();
    assert_eq!((games.len(), games[0].variations.len()), (1, 1));
    assert_eq!(games[0].moves[0].comment.as_deref(), Some("first"));
    place.run(["library", "export", "w.wtb", "--collection", "WTHOR", "--data", "data"]).good();
    assert!(place.files().contains(&"w.JOU".to_owned()), "{:?}", place.files());
    let removed = place.run(["library", "remove", "WTHOR", "--data", "data"]).good();
    assert!(removed.contains("3 games"), "{removed}");
    let json = place.run(["explore", "--json", "--data", "data"]).json();
    assert_eq!(json["games"], 1, "{json}");
    let refused = place.run(["library", "remove", "WTHOR", "--data", "data"]).refused();
    assert!(refused.contains("no collection"), "{refused}");
}

#[test]
fn what_cannot_be_read_is_refused_whole_with_its_place() {
    let place = Place::new();
    let refused = place.run(["library", "list", "--data", "data"]).refused();
    assert!(refused.contains("outflank library add"), "{refused}");
    assert!(place.run(["library", "add", "none.wtb", "--data", "data"]).refused().contains("none.wtb"));
    assert!(!place.path("data").exists());
    place
        .write("good.txt", "f5d6c3\n")
        .write("bad.txt", "f5d6c3\nf5d6c4\nf5d6f5\n")
        .write("short.wtb", [0; 40]);
    place.write("letter.txt", "Dear friend, thank you.").write("empty.txt", "");
    let files = ["bad.txt", "good.txt", "short.wtb", "letter.txt", "empty.txt"];
    let run = place.run(["library", "add", "--data", "data", "--json"].iter().chain(&files));
    assert_eq!(run.code, 1, "{run:?}");
    let json = run.json();
    assert_eq!(
        (&json["added"], &json["refused"], &json["games"]),
        (&1.into(), &4.into(), &1.into()),
        "{json}"
    );
    let error = json["files"][0]["error"].as_str().unwrap();
    assert!(error.contains("game 3") && error.contains("line 3"), "{error}");
}

#[test]
fn whoever_kills_an_import_finds_nothing_half() {
    let place = Place::new();
    let games = random_games(3000);
    place.write("a.txt", transcripts(&games[..1000])).write("b.txt", transcripts(&games[1000..]));
    // At some of these moments the first file is coming in, at some the second, at some the index.
    for pause in [5, 60, 250, 700, 1600] {
        let data = format!("data{pause}");
        let mut command = place.command();
        command.args(["library", "add", "a.txt", "b.txt", "--data", &data]);
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        thread::sleep(Duration::from_millis(pause));
        child.kill().unwrap();
        child.wait().unwrap();
        if place.path(&data).join("library.db").exists() {
            let json = place.run(["library", "list", "--json", "--data", &data]).json();
            let count = json["games"].as_u64().unwrap();
            assert!([0, 1000, 3000].contains(&count), "{json}");
            let explored = place.run(["explore", "--json", "--data", &data]).json();
            assert_eq!(explored["games"], count, "{explored}");
        }
        let json = place.run(["library", "add", "a.txt", "b.txt", "--data", &data, "--json"]).json();
        assert_eq!(json["games"], 3000, "{json}");
        assert_eq!(place.run(["explore", "--json", "--data", &data]).json()["games"], 3000);
    }
}
