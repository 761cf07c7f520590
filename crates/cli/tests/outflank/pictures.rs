//! `outflank board`: pictures in files and pipes.

use super::Place;
use std::process::Stdio;

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

/// Standard output as bytes.
fn bytes(place: &Place, arguments: &[&str]) -> Vec<u8> {
    let output = place.command().args(arguments).stdin(Stdio::null()).output().expect("the program starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

#[test]
fn the_kind_is_told_by_an_option_or_by_the_name() {
    let place = Place::new();
    for (name, start) in [("a.svg", &b"<svg "[..]), ("a.PNG", PNG), ("a.gif", b"GIF89a")] {
        place.run(["board", "f5d6c3", "--size", "100", "--out", name]).good();
        assert!(place.read(name).starts_with(start), "{name}");
        let error = place.run(["board", "f5d6c3", "--size", "100", "--out", name]).refused();
        assert!(error.contains("--force"), "{error}");
        place.run(["board", "f5", "--size", "100", "--out", name, "--force"]).good();
    }
    assert!(bytes(&place, &["board", "f5", "--png", "--size", "64"]).starts_with(PNG));
    assert!(bytes(&place, &["board", "f5", "--gif", "--size", "64", "--pace", "0.1"]).starts_with(b"GIF89a"));
    assert!(place.run(["board", "f5"]).refused().contains("--svg, --png or --gif"));
    assert!(place.run(["board", "f5", "--out", "a.bmp"]).refused().contains("a.bmp"));
}

#[test]
fn options_change_what_is_drawn() {
    let place = Place::new();
    let svg = |more: &[&str]| place.run(["board", "f5d6c3d3", "--svg"].iter().chain(more)).good();
    let mut drawn = vec![svg(&[])];
    for more in [
        &["--ply", "2"][..],
        &["--theme", "console"],
        &["--theme", "paper"],
        &["--no-moves"],
        &["--no-coordinates"],
        &["--no-counts"],
        &["--scores", "--table", "1"],
    ] {
        drawn.push(svg(more));
    }
    for (index, one) in drawn.iter().enumerate() {
        assert!(drawn[index + 1..].iter().all(|other| other != one), "picture {index} comes twice");
    }
}

#[test]
fn scores_of_a_file_are_shown_as_they_are() {
    let place = Place::new();
    // Scores that no search would find.
    place.write("problem.obf", format!("{}; G8:+64; H1:-64;\n", super::solve::FFO_1));
    let stated = place.run(["board", "problem.obf", "--svg", "--scores", "--table", "1"]).good();
    let found = place.run(["board", super::solve::FFO_1, "--svg", "--scores", "--table", "1"]).good();
    assert_ne!(stated, found);
}

#[test]
fn one_of_several_is_chosen() {
    let place = Place::new();
    place.write("games.txt", "f5d6\nf5f4\n");
    let error = place.run(["board", "games.txt", "--svg"]).refused();
    assert!(error.contains("--game 1 to --game 2"), "{error}");
    let second = place.run(["board", "games.txt", "--svg", "--game", "2"]).good();
    assert_eq!(second, place.run(["board", "f5f4", "--svg"]).good());
    assert!(place.run(["board", "f5d6", "--svg", "--ply", "3"]).refused().contains("--ply 2"));
}

#[test]
fn a_game_is_drawn_with_its_numbers() {
    let place = Place::new();
    let svg = place.run(["board", "f5d6c3d3c4", "--numbers", "--svg"]).good();
    assert!(svg.starts_with("<svg ") && svg.contains("Othello game f5d6c3d3c4"), "{svg}");
    place.run(["board", "f5d6c3d3c4", "--numbers", "--ply", "2", "--out", "two.png"]).good();
    assert!(place.read("two.png").starts_with(b"\x89PNG"));
    let board = "---------------------------OX------XO--------------------------- X";
    let refused = place.run(["board", board, "--numbers", "--svg"]);
    assert!(refused.err.contains("a position has no moves to number"), "{refused:?}");
}
