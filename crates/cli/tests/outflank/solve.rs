//! `outflank solve`.

use super::{Place, Run, last_line};
use outflank_rules::{Move, Position};
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

/// The first problem of the FFO suite: 14 empty squares, +18 by G8, +12 by H1.
pub const FFO_1: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
/// The second: +10 by A4.
const FFO_2: &str = "-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X";
/// White has nothing to enclose; Black then has F1 and F8.
pub const PASS: &str = "------OX------------------------------------------------------OX O";
/// Black has every disc.
const OVER: &str = "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX--- O";

fn solve(place: &Place, arguments: &[&str]) -> Run {
    place.run([&["solve"], arguments, &["--table", "1"]].concat())
}

#[test]
fn a_file_of_problems_is_solved() {
    let place = Place::new();
    place.write("ffo.obf", format!("% FFO\n{FFO_1}; G8:+18; H1:+12;\n{FFO_2}; A4:+10;\n"));
    for threads in ["1", "2", "4"] {
        let out = solve(&place, &["ffo.obf", "--threads", threads]).good();
        let rows: Vec<Vec<&str>> = out.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(rows[0][..3], ["No.", "Empty", "Score"]);
        assert_eq!(rows[1][..5], ["1", "14", "+18,", "exact", "g8"]);
        assert_eq!(rows[2][..5], ["2", "14", "+10,", "exact", "a4"]);
        assert!(last_line(&out).starts_with("2 positions, 0 wrong scores, "), "{out}");
    }
}

#[test]
fn the_expected_play_can_be_played() {
    let place = Place::new();
    for text in [FFO_1, FFO_2, PASS] {
        let json = solve(&place, &[text, "--json", "--threads", "1"]).json();
        let found = &json["positions"][0];
        assert_eq!(found["lines"][0]["move"], found["move"]);
        let moves = found["lines"][0]["variation"].as_array().expect("a list");
        assert!(!moves.is_empty());
        moves.iter().fold(text.parse::<Position>().expect("a position"), |position, mv| {
            let mv = match mv.as_str().expect("a text") {
                "pa" => Move::Pass,
                square => Move::Place(square.parse().expect("a square")),
            };
            position.play(mv).expect("a legal move")
        });
    }
}

#[test]
fn wrong_scores_are_marked() {
    let place = Place::new();
    for (stated, options, wrong) in [
        ("G8:+18; H1:+12;", &[][..], None),
        ("G8:+20; H1:+12;", &[], Some("wrong: the file says +20 for g8; found: +18, exact")),
        // The highest score stands for the position.
        ("H1:+12;", &[], Some("wrong: the file says +12 for h1; found: +18, exact")),
        ("G8:+18; H1:+30;", &[], Some("wrong: the file says +30 for h1; found: +18, exact")),
        // Others are held to it when they were searched.
        ("G8:+18; H1:+10;", &[], None),
        ("G8:+18; H1:+10;", &["--all-moves"], Some("wrong: the file says +10 for h1; found: +12, exact")),
        ("G8:+2;", &["--wld"], None),
        ("G8:-2;", &["--wld"], Some("wrong: the file says -2 for g8; found: win, proven")),
        // An estimate proves nothing.
        ("G8:-2;", &["--depth", "4"], None),
        ("G8:-2;", &["--selectivity", "73"], None),
    ] {
        place.write("stated.obf", format!("{FFO_1}; {stated}\n"));
        let run = solve(&place, &[&["stated.obf"], options].concat());
        let case = format!("{stated} {options:?}: {run:?}");
        assert_eq!(run.code, i32::from(wrong.is_some()), "{case}");
        assert_eq!(run.out.lines().map(str::trim).find(|line| line.starts_with("wrong:")), wrong, "{case}");
        let count = if wrong.is_some() { "1 wrong score, " } else { "0 wrong scores, " };
        assert!(last_line(&run.out).contains(count), "{case}");
    }
    place.write("stated.obf", format!("{FFO_1}; G8:+20;\n"));
    let german = solve(&place, &["stated.obf", "--lang", "de"]);
    assert!(german.out.contains("falsch: die Datei sagt +20 für g8; gefunden: +18, exakt"), "{}", german.out);
    let json = solve(&place, &["stated.obf", "--json"]);
    assert_eq!(json.code, 1);
    let json = json.json();
    assert_eq!((&json["wrong"], &json["positions"][0]["holds"]), (&1.into(), &false.into()));
    let contradiction = &json["positions"][0]["contradictions"][0];
    assert_eq!((&contradiction["move"], &contradiction["stated"]), (&"g8".into(), &20.into()));
    assert_eq!(contradiction["found"]["discs"], 18);
}

#[test]
fn scores_say_what_they_rest_on() {
    let place = Place::new();
    for (options, kind, words) in [
        (&[][..], "exact", "+18, exact"),
        (&["--wld"], "outcome", "win, proven"),
        (&["--depth", "4"], "estimate", ", depth 4 (100%)"),
        (&["--depth", "4", "--selectivity", "87"], "estimate", ", depth 4 (87%)"),
        (&["--selectivity", "95"], "estimate", ", depth 14 (95%)"),
        (&["--depth", "30"], "exact", "+18, exact"),
    ] {
        let out = solve(&place, &[&[FFO_1], options].concat()).good();
        assert!(out.contains(words), "{options:?}: {out}");
        let json = solve(&place, &[&[FFO_1, "--json"], options].concat()).json();
        let found = &json["positions"][0];
        assert_eq!((&found["score"]["kind"], &found["holds"]), (&kind.into(), &serde_json::Value::Null));
        assert_eq!((&found["complete"], &found["empties"]), (&true.into(), &14.into()));
    }
}

#[test]
fn all_moves_are_scored_on_request() {
    let place = Place::new();
    let json = solve(&place, &[FFO_1, "--all-moves", "--json"]).json();
    let lines = json["positions"][0]["lines"].as_array().expect("a list");
    let position: Position = FFO_1.parse().expect("a position");
    assert_eq!(lines.len(), position.moves().len() as usize);
    for (mv, score) in [("g8", 18), ("h1", 12), ("g2", -24)] {
        let line = lines.iter().find(|line| line["move"] == mv).expect("a line for every move");
        assert_eq!(line["score"]["discs"], score, "{mv}");
    }
    let out = solve(&place, &[FFO_1, "--all-moves"]).good();
    assert_eq!(out.matches(", exact").count(), lines.len(), "{out}");
}

#[test]
fn passes_and_finished_games_have_scores() {
    let place = Place::new();
    place.write("odd.obf", format!("{PASS}\n{OVER}\n"));
    let out = solve(&place, &["odd.obf"]).good();
    let rows: Vec<&str> = out.lines().collect();
    assert!(rows[1].contains("-64, exact") && rows[1].contains(" pass "), "{out}");
    assert!(rows[2].contains("-64, exact") && rows[2].ends_with("the game is over"), "{out}");
    let json = solve(&place, &["odd.obf", "--json", "--all-moves"]).json();
    assert_eq!(json["positions"][0]["move"], "pa");
    assert_eq!(json["positions"][0]["lines"].as_array().map(Vec::len), Some(1));
    assert_eq!(json["positions"][1]["move"], serde_json::Value::Null);
    assert_eq!(json["positions"][1]["score"]["discs"], -64);
}

#[test]
fn games_are_solved_where_they_stand() {
    let place = Place::new();
    let game = &super::random_games(1)[0];
    place.write("game.txt", super::transcripts(std::slice::from_ref(game)));
    let ply = game.ply() - 8;
    let json = solve(&place, &["game.txt", "--ply", &ply.to_string(), "--json"]).json();
    let position = game.position_at(ply).expect("a position of the game");
    assert_eq!(json["positions"][0]["board"], position.to_string());
    assert_eq!(json["positions"][0]["score"]["kind"], "exact");
    let over = solve(&place, &["game.txt"]).good();
    assert!(over.contains("the game is over"), "{over}");
}

#[test]
fn bad_input_is_refused() {
    let place = Place::new();
    place.write("empty.obf", "% nothing\n").write("bad.obf", format!("{FFO_1};\n{};\n", &FFO_1[1..]));
    place.write("illegal.obf", format!("{FFO_1}; A8:+2; D4:+18;\n"));
    for (arguments, reason) in [
        (&["solve", "empty.obf"][..], "there is no position in it"),
        (&["solve", "bad.obf"], "line 2"),
        (&["solve", "illegal.obf"], "illegal.obf: OBF, line 1"),
        (&["solve", "missing.obf"], "neither a file here nor"),
        (&["solve", &FFO_1[1..]], "expected a board of 64 squares"),
        (&["solve", FFO_1, "--ply", "3"], "leave out --ply"),
        (&["solve", FFO_1, "--selectivity", "50"], "the levels are 73, 87, 95, 98, 99, 100"),
        (&["solve", FFO_1, "--wld", "--depth", "3"], "cannot be used with"),
        (&["solve", FFO_1, "--depth", "61"], "1..=60"),
        (&["solve", FFO_1, "--threads", "0"], "1..=512"),
    ] {
        let error = place.run(arguments).refused();
        assert!(error.contains(reason), "{arguments:?}: {error}");
    }
}

/// The address space is limited to what the program needs and a small table.
#[test]
#[cfg(target_os = "linux")]
fn with_little_memory_the_table_is_smaller_and_that_is_said() {
    let place = Place::new();
    let run = |table: &str, limit: &str| {
        let line = format!(
            "ulimit -v {limit} && exec {} solve '{FFO_1}' --threads 1 --table {table} --json",
            env!("CARGO_BIN_EXE_outflank")
        );
        let mut command = Command::new("sh");
        command.args(["-c", &line]).current_dir(place.path("")).env("LANG", "C").env_remove("RUST_BACKTRACE");
        Run::of(&mut command)
    };
    let small = run("4096", "600000");
    assert_eq!(small.code, 0, "{small:?}");
    assert!(small.err.starts_with("outflank: memory is short: the table has "), "{small:?}");
    assert!(small.err.trim_end().ends_with(" MiB instead of 4096 MiB"), "{small:?}");
    let json = small.json();
    assert_eq!(json["positions"][0]["score"]["discs"], 18);
    let bytes = json["table_bytes"].as_u64().expect("a number");
    assert!((1 << 20..600_000 << 10).contains(&bytes), "{bytes}");
    // Rounding down to a power of two is as promised and needs no words.
    let rounded = run("100", "unlimited");
    assert_eq!((rounded.code, rounded.err.as_str()), (0, ""), "{rounded:?}");
    assert_eq!(rounded.json()["table_bytes"], 64 << 20);
}

/// Ctrl-C in the middle of a position that takes forever.
#[test]
#[cfg(unix)]
fn ctrl_c_stops_with_the_last_finished_answer() {
    let place = Place::new();
    place.write("long.obf", format!("{FFO_1}\n{}\n{FFO_2}\n", Position::START));
    for threads in ["1", "2"] {
        let mut child = place
            .command()
            .args(["solve", "long.obf", "--table", "16", "--threads", threads])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut out = BufReader::new(child.stdout.take().expect("it has an output"));
        let mut text = String::new();
        // The heading and the first position; then the endless one is on.
        for _ in 0..2 {
            out.read_line(&mut text).expect("it writes");
        }
        std::thread::sleep(std::time::Duration::from_millis(200));
        let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
        assert!(kill.is_ok_and(|status| status.success()), "the signal is sent");
        out.read_to_string(&mut text).expect("it writes to the end");
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(output.status.code(), Some(130), "{text}");
        let rows: Vec<&str> = text.lines().collect();
        assert_eq!(rows.len(), 5, "{text}");
        assert!(rows[2].contains(" 60 ") && rows[2].contains(", depth "), "{text}");
        assert_eq!(rows[3].trim(), "stopped: this is the last finished answer");
        assert!(rows[4].starts_with("2 positions, 0 wrong scores"), "{text}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    }
}
