//! `outflank convert`.

use super::{Place, random_games, transcripts};
use outflank_formats::Format;
use outflank_formats::wthor::FileSet;
use outflank_rules::Move;

fn writable(games: bool) -> impl Iterator<Item = Format> {
    Format::ALL.into_iter().filter(move |format| format.can_write() && format.holds_games() == games)
}

#[test]
fn games_survive_every_pair_of_formats() {
    let place = Place::new();
    let games = random_games(12);
    assert!(games.iter().any(|game| game.moves_played().any(|mv| mv == Move::Pass)));
    let moves = transcripts(&games);
    place.write("games.txt", &moves);
    for first in writable(true) {
        let to = ["convert", "games.txt", "first", "--force", "--to", first.name()];
        assert_eq!(place.run(to).good(), format!("12 games written to first ({first})\n"));
        for second in writable(true) {
            let on = ["--from", first.name(), "--to", second.name()];
            place.run(["convert", "first", "second", "--force"].iter().chain(&on)).good();
            // The content tells the format, except where several look alike.
            place.run(["convert", "second", "back.txt", "--force", "--from", second.name()]).good();
            assert_eq!(String::from_utf8(place.read("back.txt")).unwrap(), moves, "{first} to {second}");
        }
    }
}

#[test]
fn positions_survive_every_pair_of_formats() {
    let place = Place::new();
    place.write("games.txt", "f5d6c3d3c4\nf5f6e6\n");
    place.run(["convert", "games.txt", "wanted", "--to", "fen"]).good();
    for first in writable(true).chain(writable(false)) {
        place.run(["convert", "games.txt", "first", "--force", "--to", first.name()]).good();
        for second in writable(false) {
            let on = ["--from", first.name(), "--to", second.name()];
            place.run(["convert", "first", "second", "--force"].iter().chain(&on)).good();
            place
                .run(["convert", "second", "last", "--force", "--from", second.name(), "--to", "fen"])
                .good();
            assert_eq!(place.read("last"), place.read("wanted"), "{first} to {second}");
        }
    }
}

#[test]
fn scores_of_positions_are_kept() {
    let place = Place::new();
    let line = "------------------XO------XXX------OXX-----O-------------------- O; F4:+2; B3:-6;\n";
    place.write("in.obf", line);
    place.run(["convert", "in.obf", "out.obf"]).good();
    assert_eq!(place.read("out.obf"), line.as_bytes());
}

#[test]
fn what_a_format_cannot_hold_is_told_by_its_kind() {
    let place = Place::new();
    place.write(
        "in.sgf",
        "(;GM[2]PB[anna]BR[1500];B[f5](;W[d6];B[c3]C[hm])(;W[f4]))(;GM[2]PB[ben];B[d3](;W[c3])(;W[c5]))",
    );
    let run = place.run(["convert", "in.sgf", "out.ggf"]);
    assert_eq!(
        run.good(),
        "2 games written to out.ggf (GGF)\nGGF cannot hold everything. Left out:\n  variations (in 2 games)\n"
    );
    assert_eq!(place.run(["convert", "in.sgf", "out.pgn"]).good(), "2 games written to out.pgn (PGN)\n");
    let back = place.run(["convert", "out.pgn", "-", "--to", "sgf"]);
    assert!(back.out.contains(";W[f4]") && back.out.contains(";W[c5]"), "{}", back.out);
    let run = place.run(["convert", "in.sgf", "out.txt", "--to", "transcript", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&run.good()).unwrap();
    let lost: Vec<(&str, u64)> = json["lost"]
        .as_array()
        .unwrap()
        .iter()
        .map(|lost| (lost["kind"].as_str().unwrap(), lost["count"].as_u64().unwrap()))
        .collect();
    assert_eq!(lost, [("variations", 2), ("move-comments", 1), ("players", 2), ("ratings", 1)]);
}

#[test]
fn standard_input_and_output_can_be_used() {
    let place = Place::new();
    let run = place.run_with_input(["convert", "-", "-", "--to", "sgf"], b"f5d6\n");
    assert_eq!(run.code, 0);
    assert!(run.out.starts_with("(;") && run.out.contains("B[f5]"), "{}", run.out);
    assert_eq!(run.err, "1 game written to standard output (SGF)\n");
    let back = place.run_with_input(["convert", "-", "moves.txt"], run.out.as_bytes());
    assert_eq!(back.good(), "1 game written to moves.txt (transcript)\n");
    assert_eq!(place.read("moves.txt"), b"f5d6\n");
}

#[test]
fn an_existing_file_is_replaced_only_by_force() {
    let place = Place::new();
    place.write("games.txt", "f5d6\n").write("out.pgn", "precious");
    let error = place.run(["convert", "games.txt", "out.pgn"]).refused();
    assert_eq!(error, "outflank: out.pgn exists already: use --force to replace it");
    assert_eq!(place.read("out.pgn"), b"precious");
    place.run(["convert", "games.txt", "out.pgn", "--force"]).good();
    assert_ne!(place.read("out.pgn"), b"precious");
}

#[test]
fn a_failed_conversion_leaves_nothing_behind() {
    let place = Place::new();
    place
        .write("bad.txt", "f5d6\nf5e4\n")
        .write("board.txt", format!("{}XO{} X\n", "-".repeat(31), "-".repeat(31)));
    let before = place.files();
    let error = place.run(["convert", "bad.txt", "out.pgn"]).refused();
    assert!(error.contains("bad.txt: transcript, line 2, column 3"), "{error}");
    assert!(error.contains("e4 is occupied") && error.contains("--skip-errors"), "{error}");
    let error = place.run(["convert", "board.txt", "out.wtb"]).refused();
    assert!(error.starts_with("outflank: out.wtb: game 1 cannot be written as WTHOR"), "{error}");
    // Deep in a long file as well: transcripts know one start only.
    let start = "---------------------------OX------XO--------------------------- X f5d6\n";
    let other = format!("------OX{}------OX X f1\n", "-".repeat(48));
    place.write("board.txt", start.repeat(1500) + &other);
    let error = place.run(["convert", "board.txt", "long.txt", "--to", "transcript"]).refused();
    assert!(error.starts_with("outflank: long.txt: game 1501 cannot be written as transcript"), "{error}");
    let error = place.run(["convert", "board.txt", "no/such/place.pgn"]).refused();
    assert!(error.contains("cannot write to no/such"), "{error}");
    assert_eq!(place.files(), before);
}

#[test]
fn broken_games_can_be_left_out() {
    let place = Place::new();
    place.write("mixed.txt", "f5d6\nf5e4\nf5f6\n");
    let run = place.run(["convert", "mixed.txt", "out.txt", "--skip-errors"]);
    assert_eq!(run.code, 0);
    assert!(run.err.contains("game 2") && run.err.contains("e4 is occupied"), "{}", run.err);
    assert_eq!(run.out, "2 games written to out.txt (transcript)\n1 game left out because of errors\n");
    assert_eq!(place.read("out.txt"), b"f5d6\nf5f6\n");
}

#[test]
fn the_summary_comes_as_json() {
    let place = Place::new();
    place.write("mixed.txt", "f5d6\nf5e4\n");
    let json = place.run(["convert", "mixed.txt", "out.ggf", "--skip-errors", "--json"]).json();
    assert_eq!(json["input"], "mixed.txt");
    assert_eq!(json["from"], "transcript");
    assert_eq!(json["output"], "out.ggf");
    assert_eq!(json["to"], "ggf");
    assert_eq!(json["written"], 1);
    assert_eq!(json["skipped"][0]["game"], 2);
}

#[test]
fn unknown_and_read_only_formats_are_refused_with_the_choice() {
    let place = Place::new();
    place.write("games.txt", "f5d6\n").write("letter", "Dear Ann,\n");
    let error = place.run(["convert", "games.txt", "games.doc"]).refused();
    assert!(error.contains("games.doc tells no format") && error.contains("pgn"), "{error}");
    let error = place.run(["convert", "games.txt", "games.json"]).refused();
    assert!(error.contains("can be read, not written"), "{error}");
    let error = place.run(["convert", "letter", "letter.pgn"]).refused();
    assert!(error.contains("letter: this looks like no format") && error.contains("--from"), "{error}");
    let error = place.run(["convert", "games.txt", "a", "--to", "doc"]).refused();
    assert!(error.contains("transcript, playok"), "{error}");
    let error = place.run(["convert", "nothing.pgn", "a.ggf"]).refused();
    assert!(error.contains("cannot read nothing.pgn"), "{error}");
}

/// Two named games as a WTHOR database.
fn database() -> FileSet {
    let mut games =
        outflank_formats::read_games(Format::Transcript, transcripts(&random_games(2)).as_bytes())
            .expect("random games are legal");
    for (game, [black, white, event]) in
        games.iter_mut().zip([["Ann", "Bea", "Spring Cup"], ["Cleo", "Ann", "Summer Cup"]])
    {
        game.tags.black = Some(black.to_owned());
        game.tags.white = Some(white.to_owned());
        game.tags.event = Some(event.to_owned());
        game.tags.date = Some("1999".to_owned());
    }
    FileSet::new(&games, Default::default()).expect("the games fit")
}

#[test]
fn wthor_games_get_their_names_from_the_files_beside_them() {
    let place = Place::new();
    let set = database();
    place.write("WTH_1999.wtb", &set.games);
    let without = place.run(["show", "WTH_1999.wtb", "--json"]).json();
    assert_eq!(without["games"][1]["players"]["black"], "#3");
    // Copies of the database spell these names differently.
    for (players, tournaments) in
        [("WTHOR.JOU", "WTHOR.TRN"), ("wth.jou", "wth.trn"), ("WTH_1999.JOU", "WTH_1999.TRN")]
    {
        let place = Place::new();
        place
            .write("WTH_1999.wtb", &set.games)
            .write(players, &set.players)
            .write(tournaments, &set.tournaments);
        for file in ["WTH_1999.wtb", "out.pgn"] {
            if file == "out.pgn" {
                place.run(["convert", "WTH_1999.wtb", file]).good();
            }
            let games = &place.run(["show", file, "--json"]).json()["games"];
            assert_eq!(games[0]["players"]["white"], "Bea", "{file}");
            assert_eq!(games[1]["players"]["black"], "Cleo", "{file}");
            assert_eq!(games[1]["event"], "Summer Cup", "{file}");
        }
    }
}

#[test]
fn wthor_names_can_be_given_and_written() {
    let place = Place::new();
    let set = database();
    place.write("a.wtb", &set.games).write("people", &set.players).write("events", &set.tournaments);
    let named = ["convert", "a.wtb", "a.pgn", "--players", "people", "--tournaments", "events"];
    place.run(named).good();
    place.run(["convert", "a.pgn", "b.wtb", "--names"]).good();
    assert_eq!(place.read("b.wtb"), set.games);
    assert_eq!(place.read("b.JOU"), set.players);
    assert_eq!(place.read("b.TRN"), set.tournaments);
    let error = place.run(["convert", "a.pgn", "c.wtb", "--players", "missing"]);
    assert_eq!(error.code, 0, "names are read for WTHOR input alone");
    let error = place.run(["convert", "a.wtb", "d.pgn", "--players", "missing"]).refused();
    assert!(error.contains("cannot read missing"), "{error}");
    let error = place.run(["convert", "a.pgn", "b.wtb", "--names"]).refused();
    assert!(error.contains("b.wtb exists already"), "{error}");
    let error = place.run(["convert", "a.pgn", "e.ggf", "--names"]).refused();
    assert!(error.contains("--names is for WTHOR"), "{error}");
}

#[cfg(unix)]
#[test]
fn a_new_file_may_be_read_by_others_as_any_new_file() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::new();
    place.write("games.txt", "f5d6\n");
    place.run(["convert", "games.txt", "out.pgn"]).good();
    let mode = |name| std::fs::metadata(place.path(name)).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode("out.pgn"), mode("games.txt"));
}

/// A transcript leaves the result to its moves; other formats have a place for it.
#[test]
fn a_finished_game_gets_its_result() {
    let place = Place::new();
    // Black has every disc after nine moves, so the 51 empty squares are Black's as well.
    place.write("short.txt", "e6f4e3f6g5d6e7f5c5\n").write("begun.txt", "f5d6\n");
    for (format, finished, unfinished) in [
        ("pgn", "{X wins 64-0} 1-0", "[Result \"*\"]"),
        ("ggf", "RE[+64.00]", "RE[?]"),
        ("sgf", "RE[B+64]", "(;"),
    ] {
        let converted = |file| place.run(["convert", file, "-", "--to", format]).out;
        let text = converted("short.txt");
        assert!(text.contains(finished), "{text}");
        let text = converted("begun.txt");
        assert!(text.contains(unfinished) && !text.contains("RE[B") && !text.contains("RE[+"), "{text}");
    }
    // What a file says itself is kept, even if it is wrong or the game was not played out.
    for (stated, result) in [(": +13", "RE[B+13]"), (": -2", "RE[W+2]")] {
        let moves = "+e6-f4+e3-f6+g5-d6+e7-f5+c5";
        for moves in [moves, &moves[..6]] {
            place.write("stated", format!("{moves}{stated}\n"));
            let text = place.run(["convert", "stated", "-", "--to", "sgf"]).out;
            assert!(text.contains(result), "{moves}{stated}: {text}");
        }
    }
    // And the results of whole games are those the moves lead to.
    place.write("games.txt", transcripts(&random_games(12)));
    for (format, file) in
        [("pgn", "games.pgn"), ("ggf", "games.ggf"), ("sgf", "games.sgf"), ("wthor", "games.wtb")]
    {
        place.run(["convert", "games.txt", file]).good();
        let games = place.run(["show", file, "--json"]).json();
        for game in games["games"].as_array().expect("games") {
            assert_eq!(game["stated"]["holds"], true, "{format}: {game}");
        }
    }
}

#[test]
fn a_bad_line_costs_no_other_game() {
    let place = Place::new();
    let arguments = ["convert", "-", "-", "--from", "transcript", "--to", "transcript", "--skip-errors"];
    let run = place.run_with_input(arguments, b"f5d6c3\nzz\nf5f6e6\n");
    assert_eq!((run.code, run.out.as_str()), (0, "f5d6c3\nf5f6e6\n"), "{run:?}");
    assert!(run.err.contains("2 games written") && run.err.contains("1 game left out"), "{run:?}");
}

#[test]
fn broken_positions_can_be_left_out() {
    let place = Place::new();
    let start = "---------------------------OX------XO---------------------------";
    place.write("mixed.obf", format!("{start} X;\n{start} Z;\n{start} O;\n"));
    let error = place.run(["convert", "mixed.obf", "out.obf"]).refused();
    assert!(error.contains("line 2") && error.contains("--skip-errors"), "{error}");
    let run = place.run(["convert", "mixed.obf", "out.obf", "--skip-errors"]);
    assert_eq!(run.code, 0, "{run:?}");
    assert_eq!(place.read("out.obf"), format!("{start} X;\n{start} O;\n").as_bytes());
}

#[test]
fn empty_input_is_refused_in_the_same_words() {
    let place = Place::new();
    place.write("empty.sgf", "").write("blank.txt", " \n\n");
    for (name, shown) in [("empty.sgf", "empty.sgf"), ("blank.txt", "blank.txt"), ("-", "standard input")] {
        for arguments in [&["check", name][..], &["convert", name, "out.pgn"], &["show", name]] {
            let error = place.run(arguments).refused();
            let wanted = format!("outflank: {shown}: expected moves, a board or a game, found nothing");
            assert_eq!(error, wanted, "{arguments:?}");
        }
    }
    assert_eq!(place.files(), ["blank.txt", "empty.sgf"]);
}

#[cfg(unix)]
mod places {
    use super::Place;
    use std::fs;
    use std::os::unix::fs::{FileTypeExt, symlink};
    use std::process::Command;
    use std::thread;

    #[test]
    fn a_link_stays_and_what_it_names_is_replaced() {
        let place = Place::new();
        place.write("games.txt", "f5d6\n").write("old.txt", "precious");
        symlink("old.txt", place.path("link.txt")).unwrap();
        symlink("new.txt", place.path("dangling.txt")).unwrap();
        let error = place.run(["convert", "games.txt", "link.txt"]).refused();
        assert_eq!(error, "outflank: link.txt exists already: use --force to replace it");
        place.run(["convert", "games.txt", "link.txt", "--force"]).good();
        place.run(["convert", "games.txt", "dangling.txt"]).good();
        for (link, file) in [("link.txt", "old.txt"), ("dangling.txt", "new.txt")] {
            assert!(fs::symlink_metadata(place.path(link)).unwrap().is_symlink(), "{link}");
            assert_eq!(place.read(file), b"f5d6\n");
        }
        symlink("circle.txt", place.path("circle.txt")).unwrap();
        let error = place.run(["convert", "games.txt", "circle.txt", "--force"]).refused();
        assert!(error.contains("circle"), "{error}");
    }

    #[test]
    fn a_pipe_is_written_through() {
        let place = Place::new();
        place.write("games.txt", "f5d6\n");
        let pipe = place.path("pipe");
        if !Command::new("mkfifo").arg(&pipe).status().is_ok_and(|status| status.success()) {
            eprintln!("skipped: no mkfifo(1) on this machine");
            return;
        }
        for force in [&[][..], &["--force"]] {
            let reader = thread::spawn({
                let pipe = pipe.clone();
                move || fs::read_to_string(pipe).unwrap()
            });
            place.run(["convert", "games.txt", "pipe", "--to", "transcript"].iter().chain(force)).good();
            assert!(fs::symlink_metadata(&pipe).unwrap().file_type().is_fifo());
            assert_eq!(reader.join().unwrap(), "f5d6\n");
        }
        place.run(["convert", "games.txt", "/dev/null", "--to", "sgf"]).good();
        let run = place.run(["convert", "games.txt", "/dev/stdout", "--to", "transcript"]);
        assert_eq!((run.code, run.out.as_str()), (0, "f5d6\n"), "{run:?}");
    }
}
