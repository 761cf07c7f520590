//! `outflank openings`, `random-position` and `selfplay-opening`: small commands that
//! read what the others write.

use super::Place;
use super::help::{assert_documented, keys};
use outflank_rules::{Game, Move, Position};
use std::collections::BTreeSet;

#[test]
fn openings_are_listed_and_searched() {
    let place = Place::new();
    let all = place.run(["openings"]).good();
    assert!(all.lines().count() > 80 && all.contains("f5d6c3d3c4f4c5b3c2"), "{all}");
    let tigers = place.run(["openings", "TIGER"]).good();
    assert!(tigers.lines().all(|line| line.contains("f5d6c3d3c4") || !line.starts_with(' ')), "{tigers}");
    let french = place.run(["openings", "Tiger", "--lang", "fr"]).good();
    assert!(french.contains("tigre (Tiger)"), "{french}");
    assert!(place.run(["openings", "no such thing"]).refused().contains("no opening is called"));
}

#[test]
fn a_line_is_named_however_it_is_turned() {
    let place = Place::new();
    for line in ["f5d6c3d3c4", "f5d6c4d3c3", "c4e3f6e6f5", "F5 D6 C3 D3 C4"] {
        let named = place.run(["openings", line]).good();
        assert!(named.starts_with("Tiger (Perpendicular)\n"), "{line}: {named}");
        assert!(named.contains("Rose-Bill"), "{named}");
    }
    let moves = ["f5", "d6", "c3", "d3", "c4"].map(|name| Move::Place(name.parse().unwrap()));
    let board = Game::from_moves(Position::START, moves).unwrap().position();
    assert!(place.run(["openings", &board.to_string()]).good().starts_with("Tiger"));
    // Behind the names the last one is still told; a mistake in a line is told as one.
    let left = place.run(["openings", "f5d6c3d3c4b3d7"]).good();
    assert!(left.starts_with("Aubrey (Perpendicular), up to move 6"), "{left}");
    let error = place.run(["openings", "f5d6c3d3c4a1"]).refused();
    assert!(error.contains("a1"), "{error}");
    assert!(place.run(["openings", "d3"]).good().contains("no named opening"));
}

#[test]
fn games_of_a_file_are_named_line_by_line() {
    let place = Place::new();
    place.write("games.txt", "f5d6c3d3c4\nf5f6e6f4\nf5\n");
    assert_eq!(place.run(["openings", "games.txt"]).good(), "Tiger\nDiagonal\nno named opening\n");
    let moves = place.run(["openings", "rose-bill", "--to", "transcript"]).good();
    let named = place.run_with_input(["openings", "-"], moves.as_bytes()).good();
    assert!(named.lines().all(|name| name.contains("Rose-Bill")), "{named}");
}

#[test]
fn random_positions_are_legal_and_the_same_for_a_seed() {
    let place = Place::new();
    let arguments = ["random-position", "--empties", "8..12", "--count", "30", "--seed", "5"];
    let first = place.run(arguments).good();
    assert_eq!(place.run(arguments).good(), first);
    assert_ne!(
        place.run(["random-position", "--empties", "8..12", "--count", "30", "--seed", "6"]).good(),
        first
    );
    assert_ne!(place.run(["random-position"]).good(), place.run(["random-position"]).good());
    for line in first.lines() {
        let position: Position = line.trim_end_matches(';').parse().expect("a board");
        assert!((8..=12).contains(&position.board().empties()), "{line}");
        assert!(position.board().can_move(), "{line}");
    }
    // The games lead to the positions.
    let games = place.run(arguments.iter().chain(&["--to", "transcript"])).good();
    place.write("games.txt", &games);
    let again = place.run(["convert", "games.txt", "-", "--to", "obf"]).out;
    assert_eq!(again.lines().count(), 30);
    let solved = place.run_with_input(["solve", "-", "--table", "1"], first.as_bytes()).good();
    assert!(solved.contains("30 positions, 0 wrong scores"), "{solved}");
}

#[test]
fn openings_of_self_play_are_even_and_different() {
    let place = Place::new();
    let arguments =
        ["selfplay-opening", "--count", "6", "--plies", "10", "--within", "2", "--depth", "6", "--seed", "3"];
    let lines = place.run(arguments).good();
    assert_eq!(lines.lines().count(), 6);
    assert_eq!(place.run(arguments).good(), lines);
    assert!(lines.lines().all(|line| line.len() == 20), "{lines}");
    let report = place.run(arguments.iter().chain(&["--json"])).json();
    for opening in report["openings"].as_array().expect("openings") {
        assert!(opening["score"]["discs"].as_i64().is_some_and(|discs| discs.abs() <= 2), "{opening}");
    }
    // Another command takes them.
    place.write("even.txt", &lines);
    let played = place.run([
        "match",
        "self:depth=1,table=1",
        "self:depth=1,table=1",
        "--games",
        "4",
        "--openings",
        "even.txt",
        "--json",
    ]);
    assert_eq!(played.json()["games"], 4, "{played:?}");
    // There are three openings of two plies, and then no more.
    let few = place.run([
        "selfplay-opening",
        "--count",
        "9",
        "--plies",
        "2",
        "--within",
        "64",
        "--stray",
        "64",
        "--depth",
        "1",
    ]);
    assert_eq!((few.code, few.out.lines().count()), (1, 3), "{few:?}");
    assert!(few.err.contains("3 such openings"), "{few:?}");
}

#[test]
fn what_cannot_be_written_line_by_line_is_refused() {
    let place = Place::new();
    for arguments in [
        &["random-position", "--to", "wthor"][..],
        &["selfplay-opening", "--to", "quest"],
        &["openings", "--to", "wthor"],
    ] {
        assert!(place.run(arguments).refused().contains("--to"), "{arguments:?}");
    }
}

#[test]
fn the_keys_are_documented() {
    let place = Place::new();
    let mut found = BTreeSet::new();
    for arguments in [
        &["openings"][..],
        &["openings", "f5d6"],
        &["random-position"],
        &["selfplay-opening", "--plies", "4", "--depth", "1", "--within", "64"],
    ] {
        let report = place.run(arguments.iter().chain(&["--json"])).json();
        let help = place.run([arguments[0], "--help"]).good();
        let promise = help.split("JSON: ").nth(1).expect("the help describes the JSON");
        for key in report.as_object().expect("an object").keys() {
            assert!(promise.contains(key), "{key} is not in {promise}");
        }
        keys(&report, &mut found);
    }
    assert_documented(&found);
}
