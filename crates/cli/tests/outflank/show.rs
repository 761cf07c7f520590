//! `outflank show`.

use super::{Place, Run, random_games, transcripts};
use outflank_rules::{Color, DiscCount, Game, Move, Position};

/// The moves of a short game in every notation a person may paste.
const TEXTS: [&str; 8] = [
    "f5d6c3d3c4",
    "F5 D6 C3 D3 C4",
    "1. F5 d6 2. C3 d3 3. C4",
    "+f5-d6+c3-d3+c4:",
    "(;GM[Othello]PB[a]PW[b]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[D6]B[C3]W[D3]B[C4];)",
    "(;FF[4]GM[2]SZ[8];B[f5];W[d6];B[c3];W[d3];B[c4])",
    "[Black \"a\"]\n[White \"b\"]\n\n1. f5 d6 2. c3 d3 3. c4 *",
    "---------------------------OX------XO--------------------------- X f5d6c3d3c4",
];

const AFTER_FIVE: &str = "------------------XO------XXX------OXX-----O-------------------- O";

fn shows_after_five(run: Run) {
    let screen = run.good();
    for line in [
        "3 | . + X O . + . . |   Move 5 of 5: Black c4",
        "4 | . .(X)X X + . . |   White to move",
        "5 | . + . O X X + . |   6 legal moves: b3 f3 f4 b5 g5 g6",
        "6 | . . . O . . + . |   In hand: Black 27, White 28",
    ] {
        assert!(screen.contains(line), "{line:?} is not in\n{screen}");
    }
    assert!(screen.contains("X Black  6") && screen.contains("O White  3"), "{screen}");
}

#[test]
fn games_are_shown_from_any_text() {
    let place = Place::new();
    for text in TEXTS {
        shows_after_five(place.run(["show", text]));
        shows_after_five(place.run_with_input(["show", "-"], text.as_bytes()));
        place.write("pasted", text);
        shows_after_five(place.run(["show", "pasted"]));
    }
    // Blanks need no quotes.
    shows_after_five(place.run(["show", "F5", "D6", "C3", "D3", "C4"]));
}

#[test]
fn games_are_shown_from_files_by_their_name() {
    let place = Place::new();
    for (name, text) in [("a.txt", TEXTS[0]), ("a.ggf", TEXTS[4]), ("a.sgf", TEXTS[5]), ("a.pgn", TEXTS[6])] {
        place.write(name, text);
        shows_after_five(place.run(["show", name]));
    }
    place.write("moves", TEXTS[1]);
    shows_after_five(place.run(["show", "--from", "transcript", "moves"]));
    let error = place.run(["show", "--from", "ggf", "moves"]).refused();
    assert!(error.starts_with("outflank: moves: GGF, line 1"), "{error}");
}

#[test]
fn positions_are_shown_from_any_notation() {
    let place = Place::new();
    let rows: String = AFTER_FIVE.as_bytes()[..64]
        .chunks(8)
        .map(|row| String::from_utf8_lossy(row).into_owned() + "\n")
        .collect();
    for text in [
        AFTER_FIVE.to_owned(),
        AFTER_FIVE.replace('X', "*"),
        rows,
        "8/8/3P4/3Ppp2/2ppp3/2pP4/8/8 w".to_owned(),
        "000000301c040000 0000080800080000 O".to_owned(),
    ] {
        let json = place.run(["show", "--json", &text]).json();
        assert_eq!(json["positions"][0]["board"], AFTER_FIVE, "{text}");
        let screen = place.run(["show", &text]).good();
        assert!(screen.contains("4 | . . X X X + . . |"), "{text}\n{screen}");
    }
}

#[test]
fn the_scores_of_a_problem_are_shown() {
    let place = Place::new();
    let text = format!("% two problems\n{AFTER_FIVE}; F4:+2; B3:-6; % easy\n{AFTER_FIVE};\n");
    place.write("problems.obf", &text);
    let screen = place.run(["show", "problems.obf"]).good();
    assert!(screen.contains("Position 1") && screen.contains("Position 2"), "{screen}");
    assert!(screen.contains("f4:+2 b3:-6") && screen.contains("easy"), "{screen}");
    let json = place.run(["show", "problems.obf", "--json", "--game", "1"]).json();
    assert_eq!(json["positions"][0]["scores"][1]["move"], "b3");
    assert_eq!(json["positions"][0]["scores"][1]["score"], -6);
    assert_eq!(json["positions"][0]["comment"], "easy");
}

#[test]
fn any_ply_can_be_shown() {
    let place = Place::new();
    let start = place.run(["show", "f5d6c3", "--ply", "0"]).good();
    assert!(start.contains("Before the first move (3 moves follow)"), "{start}");
    assert!(start.contains("4 | . . + O X . . . |"), "{start}");
    let second = place.run(["show", "f5d6c3", "--ply", "2"]).good();
    assert!(second.contains("6 | . . +(O). . . . |"), "{second}");
    assert!(!second.contains("The record ends here"), "{second}");
    let all = place.run(["show", "f5d6c3", "--all"]).good();
    assert_eq!(all.matches("a b c d e f g h").count(), 4, "{all}");
    assert_eq!(all.matches("The record ends here").count(), 1, "{all}");
    let error = place.run(["show", "f5d6c3", "--ply", "4"]).refused();
    assert!(error.contains("no ply 4") && error.contains("--ply 3"), "{error}");
}

#[test]
fn the_result_says_which_score_it_is() {
    let place = Place::new();
    // The shortest wipe-out: nine moves, 51 squares empty.
    let short = "e6f4e3f6g5d6e7f5c5";
    let wiped_out = place.run(["show", short]).good();
    for line in [
        "Black wins",
        "White has no disc left",
        "Discs on the board  13-0",
        "Margin                13",
        "Federation score    64-0",
        "(which gives the empty squares to the winner)",
    ] {
        assert!(wiped_out.contains(line), "{line:?} is not in\n{wiped_out}");
    }
    let result = &place.run(["show", short, "--json"]).json()["games"][0]["positions"][0]["result"];
    assert_eq!(result["winner"], "black");
    assert_eq!(result["ending"], "wiped-out");
    assert_eq!((&result["discs"]["black"], &result["discs"]["white"]), (&13.into(), &0.into()));
    assert_eq!(result["margin"], 13);
    assert_eq!((&result["federation"]["black"], &result["federation"]["white"]), (&64.into(), &0.into()));
}

/// The JSON of whole games agrees with the rules played in this very test.
#[test]
fn json_tells_the_game_as_the_rules_play_it() {
    let place = Place::new();
    let games = random_games(20);
    place.write("games.txt", transcripts(&games));
    let json = place.run(["show", "games.txt", "--all", "--json"]).json();
    let shown = json["games"].as_array().expect("games");
    assert_eq!(shown.len(), games.len());
    let mut passes = 0;
    for (number, (game, shown)) in (1..).zip(games.iter().zip(shown)) {
        assert_eq!(shown["number"], number);
        assert_eq!(shown["finished"], true);
        let moves: Vec<String> = game.moves_played().map(|mv| mv.to_string()).collect();
        assert_eq!(shown["moves"], serde_json::json!(moves));
        passes += game.moves_played().filter(|&mv| mv == Move::Pass).count();
        let positions = shown["positions"].as_array().expect("positions");
        assert_eq!(positions.len(), game.ply() + 1);
        for (ply, (position, shown)) in game.positions().zip(positions).enumerate() {
            assert_position(position, shown);
            assert_eq!(shown["ply"], ply);
            let supplies =
                shown["supply"]["black"].as_u64().unwrap() + shown["supply"]["white"].as_u64().unwrap();
            assert_eq!(supplies, u64::from(position.board().empties()), "a disc for every empty square");
        }
        let outcome = game.outcome().expect("a finished game");
        let result = &positions[game.ply()]["result"];
        assert_eq!(result["federation"]["black"], outcome.federation_score().get(Color::Black));
    }
    assert!(passes > 0, "the games should have passes in them");
}

#[track_caller]
fn assert_position(position: Position, shown: &serde_json::Value) {
    assert_eq!(shown["board"], position.to_string());
    let legal: Vec<String> = position.moves().into_iter().map(|square| square.to_string()).collect();
    assert_eq!(shown["legal"], serde_json::json!(legal));
    assert_eq!(shown["must_pass"], position.must_pass());
    assert_eq!(shown["result"].is_null(), !position.is_over());
    assert_eq!(shown["turn"].is_null(), position.is_over());
    assert_eq!(shown["discs"]["white"], DiscCount::of(position).get(Color::White));
}

#[test]
fn a_lent_disc_is_told() {
    let place = Place::new();
    let games = random_games(60);
    let lent = games
        .iter()
        .find(|game| !outflank_rules::supply::lendings(game).is_empty())
        .expect("one of the games runs out of discs");
    let text = transcripts(std::slice::from_ref(lent));
    let screen = place.run(["show", text.trim()]).good();
    assert!(screen.contains("had no discs left in hand"), "{screen}");
    let json = place.run(["show", text.trim(), "--json"]).json();
    let expected = outflank_rules::supply::lendings(lent);
    let shown = json["games"][0]["lent"].as_array().expect("a list").clone();
    assert_eq!(shown.len(), expected.len());
    assert_eq!(shown[0]["ply"], expected[0].ply);
    assert_eq!(shown[0]["to"], expected[0].to.to_string());
}

#[test]
fn names_and_stated_results_are_shown() {
    let place = Place::new();
    let game = &random_games(1)[0];
    let moves: String = game
        .moves_played()
        .enumerate()
        .map(|(ply, mv)| {
            let number = if ply % 2 == 0 { format!("{}. ", ply / 2 + 1) } else { String::new() };
            let mv = if mv == Move::Pass { "pass".to_owned() } else { mv.to_string() };
            format!("{number}{mv} ")
        })
        .collect();
    let pgn = |result: &str| {
        format!(
            "[Event \"Spring Cup\"]\n[Black \"Ann\"]\n[White \"Bea\"]\n[Result \"{result}\"]\n\n{moves}{result}\n"
        )
    };
    let winner = game.outcome().expect("a finished game").winner().expect("no draw");
    let (right, wrong) = if winner == Color::Black { ("1-0", "0-1") } else { ("0-1", "1-0") };
    place.write("right.pgn", pgn(right)).write("wrong.pgn", pgn(wrong));
    let screen = place.run(["show", "right.pgn"]).good();
    assert!(screen.starts_with("Spring Cup\n"), "{screen}");
    assert!(screen.contains("  Ann") && screen.contains("  Bea"), "{screen}");
    assert!(screen.contains("The record says: ") && !screen.contains("otherwise"), "{screen}");
    let screen = place.run(["show", "wrong.pgn"]).good();
    assert!(screen.contains("(the moves say otherwise)"), "{screen}");
    let stated = &place.run(["show", "wrong.pgn", "--json"]).json()["games"][0]["stated"];
    assert_eq!(stated["holds"], false);
    assert_eq!(stated["ending"], "normal");
}

#[test]
fn one_game_of_many_can_be_chosen() {
    let place = Place::new();
    place.write("games.txt", "f5\nf5d6\nf5d6c3\n");
    let all = place.run(["show", "games.txt"]).good();
    assert!(all.contains("Game 1\n") && all.contains("Game 3\n"), "{all}");
    let second = place.run(["show", "games.txt", "--game", "2"]).good();
    assert!(second.contains("Move 2 of 2: White d6") && !second.contains("Game"), "{second}");
    let error = place.run(["show", "games.txt", "--game", "4"]).refused();
    assert!(error.contains("no game 4: the input has 3"), "{error}");
    assert!(place.run(["show", "games.txt", "--game", "0"]).refused().contains("no game 0"));
}

#[test]
fn what_makes_no_sense_is_refused_in_one_line() {
    let place = Place::new();
    for (text, reason) in [
        ("f5f5", "f5 is occupied"),
        ("a1", "a1 would turn nothing over"),
        ("hello", "neither a file here nor"),
        ("", "found nothing"),
        ("missing.pgn", "\"missing.pgn\" is neither a file here nor"),
    ] {
        let error = place.run(["show", text]).refused();
        assert!(error.starts_with("outflank: ") && error.contains(reason), "{text}: {error}");
    }
    let error = place.run(["show", "--ply", "3", AFTER_FIVE]).refused();
    assert!(error.contains("leave out --ply"), "{error}");
    assert!(place.run(["show", "."]).refused().contains("cannot read ."));
}

/// A game may begin with a pass; it is ply 1 like any other.
#[test]
fn a_pass_is_a_ply() {
    let place = Place::new();
    let board = format!("------OX{}------OX O f1", "-".repeat(48));
    let screen = place.run(["show", &board, "--ply", "1"]).good();
    assert!(screen.contains("Move 1 of 3: White passes"), "{screen}");
    let blocked = format!("------OX{}------OX O", "-".repeat(48));
    let screen = place.run(["show", &blocked]).good();
    assert!(screen.contains("White has no move and must pass"), "{screen}");
    assert!(Game::from_position(blocked.parse().unwrap()).ply() == 1);
}

#[test]
fn a_file_without_games_is_refused() {
    let place = Place::new();
    place.write("empty.sgf", "").write("empty.obf", "% nothing\n");
    for arguments in [
        &["show", "empty.sgf"][..],
        &["show", "empty.sgf", "--json"],
        &["hint", "empty.sgf"],
        &["board", "empty.sgf", "--svg"],
        &["openings", "empty.sgf"],
        &["analyze", "empty.sgf"],
    ] {
        let error = place.run(arguments).refused();
        assert!(
            error.ends_with("empty.sgf: expected moves, a board or a game, found nothing"),
            "{arguments:?}: {error}"
        );
    }
    assert!(place.run(["show", "empty.obf"]).refused().contains("there is no position in it"));
}

/// Names and comments of files reach the terminal as text, never as orders to it.
#[test]
fn nothing_in_a_file_gives_orders_to_the_terminal() {
    let place = Place::new();
    let board = "---------------------------OX------XO---------------------------";
    // No closing bracket: it would end the value in GGF.
    let evil = "\u{9d}52;c;aGk=\x07\u{9b}2J\u{202e}\x1b[8m";
    let ggf = format!("(;GM[Othello]PC[{evil}]PB[Anna{evil}]PW[b]TY[8]BO[8 {board} X]B[F5];)\n");
    let bad = format!("(;GM[{evil}]PB[Anna];)\n");
    place
        .write("evil.ggf", &ggf)
        .write("evil.obf", format!("{board} X; % {evil}\x1b]52;c;aGk=\x07\n"))
        .write("bad.ggf", &bad);
    let evil_name = format!("no{evil}");
    for arguments in [
        &["show", "evil.ggf"][..],
        &["show", "evil.ggf", "--json"],
        &["show", "evil.obf"],
        &["show", "bad.ggf"],
        &["show", evil_name.as_str()],
        &["check", "bad.ggf", "evil.ggf"],
    ] {
        let run = place.run(arguments);
        for text in [&run.out, &run.err] {
            let order = text.chars().find(|&c| (c.is_control() && c != '\n') || c == '\u{202e}');
            assert_eq!(order, None, "{arguments:?}: {run:?}");
        }
    }
    // As JSON the name is whole, and a converted file is not touched.
    let json = place.run(["show", "evil.ggf", "--json"]).json();
    assert!(json.to_string().contains(&serde_json::json!(format!("Anna{evil}")).to_string()), "{json}");
    let run = place.run(["convert", "evil.ggf", "-", "--to", "ggf"]);
    assert!(run.out.contains(&format!("PB[Anna{evil}]")), "{run:?}");
}

#[test]
fn a_game_is_shown_on_one_board_by_its_numbers() {
    let place = Place::new();
    let shown = place.run(["show", "f5d6c3d3c4", "--numbers"]).good();
    assert!(shown.contains("3 |  .  .  3  4  .  .  .  . |"), "{shown}");
    assert!(shown.contains("4 |  .  .  5  O  X  .  .  . |"), "{shown}");
    assert!(shown.lines().all(|line| line.chars().count() <= 80), "{shown}");
    let earlier = place.run(["show", "f5d6c3d3c4", "--numbers", "--ply", "3"]).good();
    assert!(earlier.contains("3 |  .  .  3  .  .  .  .  . |"), "{earlier}");
    let board = "---------------------------OX------XO--------------------------- X";
    let refused = place.run(["show", board, "--numbers"]);
    assert!(refused.err.contains("a position has no moves to number"), "{refused:?}");
}

#[test]
fn a_board_that_was_shown_can_be_read() {
    let place = Place::new();
    let board = "---------------------------OX------XXX-------------------------- O";
    let wanted = place.run(["show", board]).good();
    let shown = place.run(["show", "f5"]).good();
    let again = place.run_with_input(["show", "-"], shown.as_bytes()).good();
    assert_eq!(again, wanted);
}

#[cfg(unix)]
#[test]
fn a_file_may_have_any_name() {
    use std::os::unix::ffi::OsStrExt;
    let place = Place::new();
    let name = std::ffi::OsStr::from_bytes(b"game\xff.txt");
    std::fs::write(place.directory.path().join(name), "f5d6c3\n").expect("a file is written");
    let output = place.command().arg("show").arg(name).output().expect("the program starts");
    let shown = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && shown.contains("3 | . .(X)"), "{output:?}");
}
