//! `outflank check`.

use super::{Place, last_line, random_games, transcripts};
use outflank_rules::{Color, DiscCount, FederationScore, Position, Square};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Where the first game of a `.wtb` file begins, and how long a game is.
const HEADER: usize = 16;
const GAME: usize = 68;

#[test]
fn good_games_of_every_format_pass() {
    let place = Place::new();
    place.write("games.txt", transcripts(&random_games(9)));
    for format in
        outflank_formats::Format::ALL.into_iter().filter(|format| format.can_write() && format.holds_games())
    {
        let name = format!("games-{}.{}", format.name(), format.extension());
        place.run(["convert", "games.txt", &name, "--to", format.name()]).good();
        let out = place.run(["check", &name, "--from", format.name()]).good();
        assert_eq!(out, "9 games, 0 illegal, 0 unfinished, 0 wrong scores\n", "{format}");
    }
}

#[test]
fn games_that_stop_early_are_counted_and_no_fault() {
    let place = Place::new();
    place.write("games.txt", format!("f5d6\n{}f5\n", transcripts(&random_games(1))));
    let out = place.run(["check", "games.txt"]).good();
    assert_eq!(out, "3 games, 0 illegal, 2 unfinished, 0 wrong scores\n");
}

#[test]
fn illegal_moves_are_reported_with_file_game_and_ply() {
    let place = Place::new();
    place.write("games.txt", "f5d6\nf5d6c3f5\nf5f6\nf5a1\n");
    let run = place.run(["check", "games.txt"]);
    assert_eq!(run.code, 1);
    assert_eq!(
        run.out.lines().collect::<Vec<_>>(),
        [
            "games.txt: game 2, move 4 (f5): there is a disc on F5 already",
            "games.txt: game 4, move 2 (a1): a disc on A1 would turn nothing over",
            "4 games, 2 illegal, 2 unfinished, 0 wrong scores",
        ]
    );
    let german = place.run(["check", "games.txt", "--lang", "de"]);
    assert!(german.out.starts_with("games.txt: Partie 2, Zug 4 (f5): auf F5 liegt schon ein Plättchen\n"));
    assert_eq!(last_line(&german.out), "4 Partien, 2 unerlaubt, 2 unvollendet, 0 falsche Ergebnisse");
}

#[test]
fn a_pass_with_moves_is_illegal() {
    let place = Place::new();
    place.write(
        "game.ggf",
        "(;GM[Othello]BO[8 ---------------------------O*------*O--------------------------- *]B[PA];)",
    );
    let run = place.run(["check", "game.ggf"]);
    assert_eq!(run.code, 1);
    assert!(run.out.contains("move 1 (pass): passing is not allowed while there is a move"), "{}", run.out);
}

#[test]
fn wrong_scores_are_reported_with_both_numbers() {
    let place = Place::new();
    let game = &random_games(1)[0];
    let score = game.outcome().expect("a finished game").federation_score().difference(Color::Black).discs();
    place.write("game.txt", transcripts(std::slice::from_ref(game)));
    place.run(["convert", "game.txt", "game.ggf"]).good();
    let ggf = String::from_utf8(place.read("game.ggf")).unwrap();
    let opening = "(;GM[Othello]";
    for (stated, ending, code) in
        [(score, "", 0), (score + 2, "", 1), (-64, "", 1), (-64, ":t", 0), (64, ":r", 0)]
    {
        let text = ggf.replacen(opening, &format!("{opening}RE[{stated:+}.00{ending}]"), 1);
        place.write("stated.ggf", text);
        let run = place.run(["check", "stated.ggf"]);
        assert_eq!(run.code, code, "{stated}{ending}: {run:?}");
        if code == 1 {
            let expected = format!(
                "stated.ggf: game 1: wrong score: the record says {stated:+}, the moves give {score:+} \
                 (Black minus White, federation score)"
            );
            assert_eq!(run.out.lines().next(), Some(expected.as_str()));
            assert_eq!(last_line(&run.out), "1 game, 0 illegal, 0 unfinished, 1 wrong score");
        }
    }
}

#[test]
fn a_broken_database_is_read_to_its_end() {
    let place = Place::new();
    place.write("games.txt", transcripts(&random_games(6)));
    place.run(["convert", "games.txt", "good.wtb"]).good();
    let mut bytes = place.read("good.wtb");
    let game = |number: usize| HEADER + GAME * (number - 1);
    bytes[game(2) + 6] ^= 1; // another score
    bytes[game(3) + 8 + 4] = 11; // A1 as the fifth move
    bytes[game(4) + 8 + 9] = 99; // no square at all
    bytes[game(5) + 8 + 20..game(6)].fill(0); // stops after twenty moves
    place.write("bad.wtb", &bytes);
    let run = place.run(["check", "bad.wtb"]);
    assert_eq!(run.code, 1);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines.len(), 4, "{}", run.out);
    assert!(lines[0].starts_with("bad.wtb: game 2: wrong score"), "{}", lines[0]);
    assert_eq!(lines[1], "bad.wtb: game 3, move 5 (a1): a disc on A1 would turn nothing over");
    assert!(lines[2].contains("game 4") && lines[2].contains("found 99"), "{}", lines[2]);
    assert_eq!(lines[3], "6 games, 1 illegal, 1 unfinished, 1 wrong score, 1 unreadable");

    // The same through standard input, and cut off in the middle of a game.
    let streamed = place.run_with_input(["check", "-", "--from", "wthor"], &bytes);
    assert_eq!(last_line(&streamed.out), lines[3]);
    place.write("cut.wtb", &bytes[..bytes.len() - 10]);
    let cut = place.run(["check", "cut.wtb"]);
    assert_eq!(cut.code, 1);
    assert!(cut.out.contains("cut.wtb: WTHOR, offset"), "{}", cut.out);
    assert_eq!(last_line(&cut.out), "5 games, 1 illegal, 1 unfinished, 1 wrong score, 2 unreadable");
}

#[test]
fn several_files_are_summed_up() {
    let place = Place::new();
    place.write("a.txt", "f5d6\n").write("b.txt", "f5f5\n");
    let run = place.run(["check", "a.txt", "b.txt"]);
    assert_eq!(run.code, 1);
    assert_eq!(
        run.out.lines().collect::<Vec<_>>(),
        [
            "a.txt: 1 game, 0 illegal, 1 unfinished, 0 wrong scores",
            "b.txt: game 1, move 2 (f5): there is a disc on F5 already",
            "b.txt: 1 game, 1 illegal, 0 unfinished, 0 wrong scores",
            "2 games, 1 illegal, 1 unfinished, 0 wrong scores",
        ]
    );
}

#[test]
fn json_holds_the_same() {
    let place = Place::new();
    place.write("a.txt", "f5d6\n").write("b.txt", "f5f5\n");
    let run = place.run(["check", "a.txt", "b.txt", "--json"]);
    assert_eq!(run.code, 1);
    let json = run.json();
    for (key, count) in
        [("games", 2), ("illegal", 1), ("unfinished", 1), ("wrong_scores", 0), ("unreadable", 0)]
    {
        assert_eq!(json[key], count, "{key}");
    }
    assert_eq!(json["files"][1]["file"], "b.txt");
    assert_eq!(json["files"][1]["format"], "transcript");
    assert_eq!(json["files"][1]["illegal"], 1);
    let fault = &json["faults"][0];
    assert_eq!((&fault["file"], &fault["game"]), (&"b.txt".into(), &1.into()));
    assert_eq!((&fault["kind"], &fault["ply"], &fault["move"]), (&"illegal".into(), &2.into(), &"f5".into()));
    assert_eq!(fault["reason"], "f5 is occupied");
}

#[test]
fn what_cannot_be_checked_is_refused() {
    let place = Place::new();
    place.write("letter", "Dear Ann,\n").write("games.txt", "f5d6\n");
    assert!(place.run(["check", "games.txt", "missing.pgn"]).refused().contains("cannot read missing.pgn"));
    assert!(place.run(["check", "letter"]).refused().contains("looks like no format"));
    assert!(place.run(["check", "."]).refused().contains("is a directory"));
    assert!(place.run(["check"]).refused().contains("<FILE>"));
}

/// Counts the games of a file and those that stop early, by the rules alone.
fn counted(path: &Path) -> (u64, u64) {
    let bytes = std::fs::read(path).expect("a readable file");
    let (mut games, mut unfinished) = (0, 0);
    for game in bytes[HEADER..].chunks_exact(GAME) {
        let mut position = Position::START;
        for &byte in game[8..].iter().take_while(|&&byte| byte != 0) {
            let square =
                Square::at(usize::from(byte % 10) - 1, usize::from(byte / 10) - 1).expect("a square");
            position = position.play_recorded(square).expect("a legal game");
        }
        games += 1;
        if position.is_over() {
            let score = FederationScore::of_finished(DiscCount::of(position));
            assert_eq!(score.get(Color::Black), game[6], "{} game {games}", path.display());
        } else {
            unfinished += 1;
        }
    }
    (games, unfinished)
}

#[test]
fn the_real_database_passes_at_a_million_games_a_minute() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/wthor");
    let Ok(entries) = std::fs::read_dir(&directory) else {
        eprintln!("skipped: there is no WTHOR database beside this repository");
        return;
    };
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("wtb")))
        .collect();
    files.sort();
    let (games, unfinished) =
        files.iter().map(|path| counted(path)).fold((0, 0), |sum, file| (sum.0 + file.0, sum.1 + file.1));
    let mut arguments = vec![PathBuf::from("check")];
    arguments.extend(files);
    let begun = Instant::now();
    let out = Place::new().run(&arguments).good();
    let elapsed = begun.elapsed();
    assert_eq!(last_line(&out), format!("{games} games, 0 illegal, {unfinished} unfinished, 0 wrong scores"));
    let a_minute = games as f64 / elapsed.as_secs_f64() * 60.0;
    eprintln!("checked {games} games in {elapsed:?}, {a_minute:.0} a minute");
    assert!(a_minute > 1_000_000.0, "{a_minute:.0} games a minute");
}
