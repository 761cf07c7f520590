//! Readers that have gone away: nobody reads standard output or standard error any more,
//! as behind `outflank … 2>&1 | head -1`.

use super::{Place, Run, random_games, transcripts};
use std::io;
use std::process::Stdio;

/// The writing end of a pipe that nobody reads.
fn nobody() -> Stdio {
    let (_, writer) = io::pipe().expect("a pipe");
    writer.into()
}

fn place() -> Place {
    let place = Place::new();
    place.write("games.txt", transcripts(&random_games(3))).write("mixed.txt", "f5d6\nf5e4\nf5f6\n");
    place
}

/// Messages that nobody reads change neither the output nor the exit code.
#[test]
fn without_a_reader_of_messages_all_goes_on() {
    let place = place();
    for (arguments, code, lines) in [
        (&["convert", "games.txt", "-", "--to", "transcript"][..], 0, 3),
        (&["convert", "games.txt", "-", "--to", "transcript", "--json"], 0, 3),
        (&["convert", "mixed.txt", "-", "--to", "transcript", "--skip-errors"], 0, 2),
        (&["analyze", "mixed.txt", "--depth", "1", "--ggf"], 1, 2),
        (
            &[
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
            ],
            1,
            3,
        ),
        (&["show", "nonsense"], 2, 0),
        (&["show", "f5", "--nonsense"], 2, 0),
        (&["book"], 2, 0),
    ] {
        let run = Run::of(place.command().args(arguments).stdin(Stdio::null()).stderr(nobody()));
        assert_eq!((run.code, run.out.lines().count()), (code, lines), "{arguments:?}: {run:?}");
    }
}

/// Output that nobody reads was all that was wanted.
#[test]
fn without_a_reader_of_the_output_there_is_no_fault() {
    let place = place();
    for arguments in [
        &["show", "games.txt"][..],
        &["show", "games.txt", "--json"],
        &["convert", "games.txt", "-", "--to", "pgn"],
        &["convert", "games.txt", "games.pgn"],
        &["check", "games.txt"],
        &["analyze", "f5d6", "--depth", "1"],
        &["board", "f5d6", "--svg"],
        &["openings"],
        &["levels"],
        &["welcome"],
        &["play", "--plain", "--forget"],
        &["gtp"],
        &["man"],
        &["completions", "bash"],
        &["--help"],
    ] {
        for stderr in [Stdio::piped(), nobody()] {
            let mut command = place.command();
            let run = Run::of(command.args(arguments).stdin(Stdio::null()).stdout(nobody()).stderr(stderr));
            assert_eq!((run.code, run.err.as_str()), (0, ""), "{arguments:?}: {run:?}");
            let _ = std::fs::remove_file(place.path("games.pgn"));
        }
    }
}
