//! `outflank play` without a terminal and with one.

use super::{Place, last_line};
use std::io::{Read, Write};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A game of nine moves that wipes White out.
const GAME: &[u8] = b"f5\nd6\nc5\nf4\ne7\nf6\ng5\ne6\ne3\n";

#[test]
fn a_game_comes_through_a_pipe_and_is_kept() {
    let place = Place::new();
    let said = place.run_with_input(["play", "--two", "--data", "data"], GAME).good();
    assert!(said.contains("Black plays F5 and turns 1 disc."), "{said}");
    assert!(said.contains("Black wins. White has no disc left on the board."), "{said}");
    assert!(said.contains("Federation score: 64–0."), "{said}");
    assert_eq!(last_line(&said), "Goodbye.");
    let again = place.run_with_input(["play", "--plain", "--data", "data"], b"games\nopen 1\nscore\n").good();
    assert!(again.contains("Discs on the board: Black 13, White 0."), "{again}");
}

#[test]
fn the_computer_answers_in_the_readers_language() {
    let place = Place::new();
    let arguments = ["play", "--level", "1", "--side", "white", "--forget", "--lang", "fr", "--seed", "3"];
    let said = place.run_with_input(arguments, b"quitter\n").good();
    assert!(said.contains("Noirs\u{a0}: Niveau 1") && said.contains("Les noirs jouent"), "{said}");
    assert!(said.contains("Aux blancs de jouer."), "{said}");
    assert_eq!(last_line(&said), "Au revoir.");
    assert_eq!(place.files(), Vec::<String>::new(), "nothing is kept");
}

#[test]
fn a_language_chosen_while_playing_is_spoken_the_next_time() {
    let place = Place::new();
    let first = place.run_with_input(["play", "--plain", "--data", "data"], b"language de\nbeenden\n").good();
    assert!(first.contains("Outflank, line by line") && first.contains("Deutsch"), "{first}");
    let next = place.run_with_input(["play", "--plain", "--data", "data"], b"beenden\n").good();
    assert!(next.contains("Schwarz:"), "{next}");
    // What is said for this once counts for this once.
    let once = ["play", "--plain", "--data", "data", "--lang", "es"];
    assert!(place.run_with_input(once, b"").good().contains("Negras:"));
    assert!(place.run_with_input(["play", "--plain", "--data", "data"], b"").good().contains("Schwarz:"));
}

#[test]
fn a_position_a_clock_and_a_series_can_be_given() {
    let place = Place::new();
    let two = ["play", "f5d6", "--two", "--clock", "5+3", "--wins", "2", "--forget"];
    let said = place.run_with_input(two, b"time\nresign\nnew\n").good();
    // Five minutes, and three seconds for the first move, which took no time.
    assert!(said.contains("Black: 5:02.") || said.contains("Black: 5:03."), "{said}");
    assert!(said.contains("Black resigns."), "{said}");
    assert!(said.contains("Game 2 begins."), "{said}");
    let given = place.run_with_input(["play", "--two", "--handicap", "4", "--forget"], b"board\n").good();
    assert!(given.contains("Row 1: black a1 h1."), "{given}");
}

#[test]
fn what_makes_no_game_is_refused_in_one_line() {
    let place = Place::new();
    let console = place.run(["play", "--variation", "94"]).refused();
    assert!(console.contains("01 02 03 11 12 13") && console.contains("91 92 93"), "{console}");
    for (arguments, part) in [
        (&["play", "--level", "21"][..], "21"),
        (&["play", "--clock", "soon"], "5+3x30"),
        (&["play", "--clock", "0", "--forget"], "no time"),
        (&["play", "--handicap", "5"], "5"),
        (&["play", "no-such-game"], "no-such-game"),
        (&["play", "f5d6", "--handicap", "1"], "handicap"),
    ] {
        let line = place.run(arguments).refused();
        assert!(line.contains(part), "{line}");
    }
}

#[test]
fn the_terminal_is_given_back() {
    for keys in [&b"\x03"[..], b"q", b"1\r\x03"] {
        let Some(shown) = on_a_terminal(keys) else {
            eprintln!("skipped: no script(1) on this machine");
            return;
        };
        let entered = shown.find("\x1b[?1049h").unwrap_or_else(|| panic!("{shown:?}"));
        let left = shown.rfind("\x1b[?1049l").unwrap_or_else(|| panic!("{shown:?}"));
        assert!(entered < left, "{shown:?}");
        assert!(shown.rfind("\x1b[?25h").is_some_and(|at| at > entered), "the cursor is back: {shown:?}");
    }
}

/// Starts the app on a terminal made by script(1), types when the menu is there, and gives
/// everything that was shown until the end.
fn on_a_terminal(keys: &[u8]) -> Option<String> {
    let place = Place::new();
    let line = format!("stty cols 80 rows 24; {} play --forget --lang en", env!("CARGO_BIN_EXE_outflank"));
    let mut command = Command::new("script");
    command.args(["-qec", &line, "/dev/null"]).current_dir(place.path("")).env("TERM", "xterm-256color");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().ok()?;
    let mut input = child.stdin.take().expect("it has an input");
    let mut output = child.stdout.take().expect("it has an output");
    let mut shown = Vec::new();
    let mut typed = false;
    let patience = Instant::now() + Duration::from_secs(60);
    let mut part = [0; 4096];
    while let Ok(count @ 1..) = output.read(&mut part) {
        shown.extend_from_slice(&part[..count]);
        assert!(Instant::now() < patience, "{}", String::from_utf8_lossy(&shown));
        if !typed && String::from_utf8_lossy(&shown).contains("Settings") {
            input.write_all(keys).expect("it reads its input");
            typed = true;
        }
    }
    child.wait().expect("the program ends");
    Some(String::from_utf8_lossy(&shown).into_owned())
}

/// A game that is gone on with keeps its moves: their numbers, the discs in hand, and the
/// way back.
#[test]
fn a_game_that_is_gone_on_with_keeps_its_moves() {
    let place = Place::new();
    let moves = "c4c5c6b5a4d3f5f4f3d6e3g5e2b7e6c3g6g4h5f6f7d2c7f2e1g3d1c1a7a8b3b4d7d8g2a5e7g8f8a6b6a3c2c8h8h3h4h1b8h7\
                 h2f1a2h6e8a1";
    let two = ["play", moves, "--plain", "--two", "--forget"];
    let said = place.run_with_input(two, b"g7\nb1\nundo\nundo\nundo\n").good();
    // In a game from this position alone White would have no disc in hand.
    assert!(said.contains("White plays B1 and turns 1 disc.\nBlack to move."), "{said}");
    // The last of the moves that were given.
    assert!(said.contains("Taken back: A1.\nWhite to move."), "{said}");
}

#[test]
fn a_series_has_a_length() {
    let place = Place::new();
    for option in ["--games", "--wins", "--points"] {
        for wrong in ["0", "-1", "many", "4294967296"] {
            let error = place.run(["play", "--plain", "--forget", &format!("{option}={wrong}")]).refused();
            assert!(error.contains(&format!("invalid value '{wrong}' for '{option} <N>'")), "{error}");
            assert!(error.contains("it must be a whole number from 1 to"), "{error}");
        }
        place.run(["play", "--plain", "--forget", option, "1"]).good();
    }
}
