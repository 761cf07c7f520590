//! `outflank hint`.

use super::solve::{FFO_1, PASS};
use super::{Place, last_line};
use outflank_rules::{Move, Position};

const QUICK: [&str; 2] = ["--table", "1"];

#[test]
fn the_best_moves_are_scored() {
    let place = Place::new();
    let out = place.run(["hint", "f5d6c3d3c4", "--depth", "6", "--lines", "6"].iter().chain(&QUICK)).good();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], "White to move");
    let mut moves: Vec<&str> = lines[1..7].iter().filter_map(|line| line.split_whitespace().next()).collect();
    moves.sort_unstable();
    assert_eq!(moves, ["b3", "b5", "f3", "f4", "g5", "g6"]);
    assert!(lines[1..7].iter().all(|line| line.contains(", depth 6 (73%)")), "{out}");
    assert!(last_line(&out).ends_with("nodes/s") && lines.len() == 8, "{out}");
}

#[test]
fn proven_moves_are_proven() {
    let json =
        Place::new().run(["hint", FFO_1, "--exact", "--lines", "2", "--json"].iter().chain(&QUICK)).json();
    assert_eq!(json["complete"], true);
    let lines = json["lines"].as_array().expect("a list");
    assert_eq!(lines.len(), 2);
    for (line, (mv, discs)) in lines.iter().zip([("g8", 18), ("h1", 12)]) {
        assert_eq!((&line["move"], &line["score"]["discs"]), (&mv.into(), &discs.into()));
        assert_eq!((&line["score"]["kind"], &line["score"]["result"]), (&"exact".into(), &"win".into()));
        assert_eq!(line["variation"][0], mv);
    }
}

#[test]
fn no_time_gives_a_legal_move_at_once() {
    let place = Place::new();
    for text in ["f5", "f5d6c3d3c4", FFO_1] {
        for threads in ["1", "2"] {
            let json = place
                .run(["hint", text, "--time", "0", "--json", "--threads", threads].iter().chain(&QUICK))
                .json();
            let position: Position = json["board"].as_str().expect("a board").parse().expect("a position");
            let mv = json["lines"][0]["move"].as_str().expect("a move");
            assert!(position.play(Move::Place(mv.parse().expect("a square"))).is_ok(), "{text}: {mv}");
            assert_eq!(json["interrupted"], false);
        }
    }
}

#[test]
fn a_side_that_must_pass_is_told_so() {
    let place = Place::new();
    let out = place.run(["hint", PASS, "--exact"].iter().chain(&QUICK)).good();
    assert!(out.starts_with("White has no move and must pass\n  pass  "), "{out}");
    let german = place.run(["hint", PASS, "--exact", "--lang", "de"].iter().chain(&QUICK)).good();
    assert!(german.starts_with("Weiß kann nicht ziehen und muss passen\n  passt "), "{german}");
    let json = place.run(["hint", PASS, "--exact", "--json", "--lines", "9"].iter().chain(&QUICK)).json();
    assert_eq!(json["lines"].as_array().map(Vec::len), Some(1));
    assert_eq!(json["lines"][0]["move"], "pa");
}

#[test]
fn games_are_taken_where_they_stand() {
    let place = Place::new();
    place.write("games.txt", "f5d6c3d3c4\nf5f6e6\n");
    let board = |arguments: &[&str]| {
        let arguments = [&["hint"], arguments, &["--depth", "1", "--json"], &QUICK].concat();
        place.run(arguments).json()["board"].as_str().expect("a board").to_owned()
    };
    let start = Position::START.to_string();
    assert_eq!(board(&["f5d6", "--ply", "0"]), start);
    assert_eq!(board(&["games.txt", "--game", "2"]), board(&["f5f6e6"]));
    assert_eq!(board(&["games.txt", "--game", "1", "--ply", "1"]), board(&["f5"]));
    assert_eq!(board(&[&start]), start);
}

#[test]
fn what_cannot_be_searched_is_refused() {
    let place = Place::new();
    place.write("games.txt", "f5d6\nf5f6\n");
    for (arguments, reason) in [
        // Nine moves that leave White without a disc.
        (&["hint", "e6f4e3f6g5d6e7f5c5"][..], "the game is over"),
        (&["hint", "games.txt"], "there are 2 positions: choose one with --game"),
        (&["hint", "games.txt", "--game", "3"], "there is no game 3"),
        (&["hint", "f5d6", "--ply", "7"], "there is no ply 7"),
        (&["hint", "f5f5"], "f5"),
        (&["hint", "missing.sgf"], "neither a file here nor"),
        (&["hint", &"X".repeat(63)], "XXX"),
        (&["hint"], "<GAME>"),
        (&["hint", "f5", "--time", "-1"], "a number of seconds"),
        (&["hint", "f5", "--time", "soon"], "a number of seconds"),
        (&["hint", "f5", "--time", "1", "--exact"], "cannot be used with"),
        (&["hint", "f5", "--depth", "0"], "1..=60"),
        (&["hint", "f5", "--lines", "0"], "1..=60"),
        (&["hint", "f5", "--threads", "0"], "1..=512"),
        (&["hint", "f5", "--table", "0"], "--table"),
    ] {
        let error = place.run(arguments).refused();
        assert!(error.contains(reason), "{arguments:?}: {error}");
    }
}
