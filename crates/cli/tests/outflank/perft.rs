//! `outflank perft`.

use super::{Place, last_line};

#[test]
fn the_last_line_is_the_count_alone() {
    let place = Place::new();
    for (depth, count) in
        [("0", "1"), ("1", "4"), ("2", "12"), ("6", "8200"), ("9", "3005288"), ("10", "24571284")]
    {
        let out = place.run(["perft", depth]).good();
        assert_eq!(last_line(&out), count);
        // A heading, one line a depth, and the count.
        assert_eq!(out.lines().count(), 2 + depth.parse::<usize>().unwrap());
    }
}

#[test]
fn a_pass_is_one_ply() {
    // White to move has nothing to enclose. Black then has F1 and F8, one after the
    // other, and White must pass in between as well.
    let board = format!("------OX{}------OX O", "-".repeat(48));
    let place = Place::new();
    let counts = ["1", "2", "3", "4"]
        .map(|depth| last_line(&place.run(["perft", depth, "--board", &board]).good()).to_owned());
    assert_eq!(counts, ["1", "2", "2", "2"]);
    let json = place.run(["perft", "3", "--board", &board, "--json"]).json();
    assert_eq!(json["board"], board);
}

#[test]
fn boards_are_taken_in_any_notation() {
    let place = Place::new();
    let start = "---------------------------OX------XO--------------------------- X";
    for board in [start, "0000000810000000 0000001008000000 X", "8/8/8/3pP3/3Pp3/8/8/8 b"] {
        let json = place.run(["perft", "5", "--board", board, "--json"]).json();
        assert_eq!((&json["board"], &json["count"]), (&start.into(), &1396.into()), "{board}");
    }
    let error = place.run(["perft", "3", "--board", "XXX"]).refused();
    assert!(error.contains("\"XXX\""), "{error}");
}

#[test]
fn every_instruction_set_counts_alike_and_unknown_ones_are_refused() {
    let place = Place::new();
    for isa in outflank_rules::isa::Isa::available() {
        let json = place.run(["perft", "8", "--isa", isa.name(), "--json"]).json();
        assert_eq!(json["count"], 390_216);
        assert_eq!(json["isa"], isa.name());
        assert_eq!(json["depths"].as_array().unwrap().len(), 8);
        assert_eq!(json["depths"][6]["count"], 55_092);
        assert!(json["depths"][6]["seconds"].is_number());
    }
    let error = place.run(["perft", "3", "--isa", "mmx"]).refused();
    assert!(error.contains("mmx") && error.contains("portable"), "{error}");
}

#[test]
fn nonsense_is_refused() {
    let place = Place::new();
    for arguments in [&["perft"][..], &["perft", "-1"], &["perft", "x"], &["perft", "61"]] {
        let error = place.run(arguments).refused();
        assert!(error.starts_with("outflank: ") && error.contains("<N>"), "{error}");
    }
}
