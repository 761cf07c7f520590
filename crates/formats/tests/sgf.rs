//! SGF as programs write it, and broken in every way.

use outflank_formats::{
    Clock, Ending, Format, GameRecord, Outcome, StatedResult, games, read_games, write_games,
};
use outflank_rules::{Color, Move, Position};

fn read(text: &[u8]) -> Vec<GameRecord> {
    read_games(Format::Sgf, text).unwrap()
}

fn refusal(text: &[u8]) -> String {
    read_games(Format::Sgf, text).unwrap_err().to_string()
}

fn moves(game: &GameRecord) -> String {
    game.moves.iter().map(|recorded| recorded.mv.to_string()).collect()
}

#[test]
fn a_game_is_read_with_all_it_says() {
    let text = br"(;FF[4]GM[2]SZ[8]AP[some:1]CA[UTF-8]PB[An\]na]BR[1500?]PW[C:\\D]DT[2025-11-27]EV[Cup]RO[3]
        PC[Lyon]TM[1800]OT[none]RE[B+12]US[me]GC[two
lines]
        ;B[f5]C[solid];W[d6]V[-1.5];B[c3]BL[120];W[d3])";
    let [game] = &read(text)[..] else { panic!() };
    let tags = &game.tags;
    assert_eq!(tags.black.as_deref(), Some("An]na"));
    assert_eq!(tags.white.as_deref(), Some(r"C:\D"));
    assert_eq!(tags.rating(Color::Black), Some(1500.0));
    assert_eq!(tags.event.as_deref(), Some("Cup"));
    assert_eq!(tags.round.as_deref(), Some("3"));
    assert_eq!(tags.site.as_deref(), Some("Lyon"));
    assert_eq!(tags.comment.as_deref(), Some("two\nlines"));
    assert_eq!(tags.black_clock, Some(Clock::seconds(1800)));
    assert_eq!(tags.other, [("OT".into(), "none".into()), ("US".into(), "me".into())]);
    assert_eq!(game.stated, Some(StatedResult::margin(12.0)));
    assert_eq!(moves(game), "f5d6c3d3");
    assert_eq!(game.moves[0].comment.as_deref(), Some("solid"));
    // Good for White by 1.5, from White's own view.
    assert_eq!(game.moves[1].eval, Some(1.5));
}

#[test]
fn the_first_branch_is_the_game_and_collections_hold_many() {
    let text = b"(;GM[2];B[f5](;W[d6];B[c3](;W[d3])(;W[f4]))(;W[f4]))\n(;GM[2];B[d3])(;GM[2])";
    let games = read(text);
    assert_eq!(games.iter().map(moves).collect::<Vec<_>>(), ["f5d6c3d3", "d3", ""]);
    let lines: Vec<_> = games[0]
        .variations
        .iter()
        .map(|variation| (variation.after, variation.moves[0].mv.to_string()))
        .collect();
    assert_eq!(lines, [(1, "f4".to_owned()), (3, "f4".to_owned())]);
}

#[test]
fn variations_keep_their_notes_and_their_place() {
    let text = b"(;GM[2];B[f5](;W[d6];B[c3])(;W[f6]V[2]C[why not];B[e6](;W[f4])(;W[d6])))";
    let games = read(text);
    let [variation] = &games[0].variations[..] else { panic!("{:?}", games[0].variations) };
    let first = &variation.moves[0];
    assert_eq!((first.eval, first.comment.as_deref()), (Some(-2.0), Some("why not")));
    assert_eq!((variation.variations.len(), variation.variations[0].after), (1, 2));
    let mut bytes = Vec::new();
    write_games(Format::Sgf, &games, &mut bytes).unwrap();
    assert_eq!(read(&bytes), games, "{}", String::from_utf8_lossy(&bytes));
    // A pass that the file leaves out stands before the fork, once.
    let forked = b"(;GM[2];B[e6];W[f6];B[c4];W[e7];B[e8];W[d8];B[g6];W[f8](;W[e3])(;W[g5]))";
    let game = &read(forked)[0];
    assert_eq!(moves(game), "e6f6c4e7e8d8g6f8pae3");
    assert_eq!((game.variations[0].after, game.variations[0].moves.len()), (9, 1));
}

/// Go programs count rows from the top and call the lowest one 1. Where they save a game of
/// Othello in the letters of Go, rows come out upside down; no such game is legal as it
/// stands, since already its first disc would turn nothing over.
#[test]
fn a_board_upside_down_is_turned_back() {
    let game = &read(b"(;GM[2]AP[GoGui:1.5.1];B[fd];W[dc](;B[cf])(;B[cd]))")[0];
    assert_eq!(moves(game), "f5d6c3");
    assert_eq!(game.variations[0].moves[0].mv.to_string(), "c5");
    // What is wrong either way is told as it stands in the file.
    assert!(refusal(b"(;GM[2];B[fd];W[aa])").contains("move 1 (f4) is illegal"));
    // Names of squares say which row they mean.
    assert!(refusal(b"(;GM[2];B[f4];W[d3])").contains("move 1 (f4) is illegal"));
}

#[test]
fn squares_may_be_letter_pairs_and_passes_may_be_empty() {
    assert_eq!(moves(&read(b"(;GM[2];B[fe];W[df];B[CC])")[0]), "f5d6c3");
    let before = "(;GM[2];B[e6];W[f6];B[c4];W[e7];B[e8];W[d8];B[g6];W[f8]";
    let expected = moves(&read(format!("{before};B[PA];W[e3])").as_bytes())[0]);
    assert_eq!(expected, "e6f6c4e7e8d8g6f8pae3");
    for pass in [";B[]", ";B[pass]", ";B[--]", ""] {
        assert_eq!(moves(&read(format!("{before}{pass};W[e3])").as_bytes())[0]), expected, "{pass}");
    }
}

#[test]
fn discs_are_set_up() {
    let corner = &read(b"(;GM[2]AB[a1];W[f4])")[0];
    assert_eq!(corner.start.discs(Color::Black).len(), 3);
    assert_eq!(corner.start.turn(), Color::White);
    let problem = &read(b"(;GM[2]AB[a1:b2][h8]AW[c1]AE[d4:e5]PL[B])")[0];
    assert_eq!(problem.start.discs(Color::Black).len(), 5);
    assert_eq!(problem.start.discs(Color::White).len(), 1);
    assert!(problem.start.moves().contains("d1".parse().unwrap()));
    let edax = &read(b"(;FF[4]GM[2]SZ[8]AB[e4][d5]AW[d4][e5]PL[B]RE[Void]B[f5];W[d6];)")[0];
    assert_eq!((edax.start, moves(edax).as_str(), edax.stated), (Position::START, "f5d6", None));
}

#[test]
fn results_are_understood() {
    let stated = |result: &str| read(format!("(;GM[2]RE[{result}])").as_bytes())[0].stated;
    let result = |outcome, ending| Some(StatedResult { outcome, ending });
    assert_eq!(stated("W+3.5"), Some(StatedResult::margin(-3.5)));
    assert_eq!(stated("0"), Some(StatedResult::margin(0.0)));
    assert_eq!(stated("Draw"), result(Outcome::Draw, Ending::Normal));
    assert_eq!(stated("B+R"), result(Outcome::Win(Color::Black), Ending::Resigned));
    assert_eq!(stated("W+Time"), result(Outcome::Win(Color::White), Ending::TimedOut));
    assert_eq!(stated("B+F"), result(Outcome::Win(Color::Black), Ending::Forfeit));
    for unknown in ["?", "Void", "", "B+x", "B+-3", "40-24"] {
        assert_eq!(stated(unknown), None, "{unknown}");
    }
}

#[test]
fn what_is_written_is_what_others_read() {
    let mut game = GameRecord::from_moves(
        Position::START,
        "e6 f6 c4 e7 e8 d8 g6 f8 e3".split(' ').map(|name| Move::Place(name.parse().unwrap())),
    )
    .unwrap();
    game.tags.black = Some(r"a\b]c".to_owned());
    game.stated = Some(StatedResult { outcome: Outcome::Margin(-6.0), ending: Ending::TimedOut });
    game.moves[1].eval = Some(2.0);
    let mut bytes = Vec::new();
    write_games(Format::Sgf, &[game], &mut bytes).unwrap();
    assert_eq!(
        String::from_utf8(bytes).unwrap(),
        "(;FF[4]GM[2]SZ[8]CA[UTF-8]AP[Outflank]PB[a\\\\b\\]c]RE[W+Time]\n\
         ;B[e6];W[f6]V[-2.00];B[c4];W[e7];B[e8];W[d8];B[g6];W[f8]\n;B[PA];W[e3])\n"
    );
}

#[test]
fn broken_files_are_refused_with_place_and_reason() {
    let cases: [(&[u8], &str); 15] = [
        (
            b"hello",
            "SGF, line 1, column 1 (offset 0), game 1: expected \"(;\" at the beginning of a game, found \"hello\"",
        ),
        (
            b"( GM[2])",
            "SGF, line 1, column 3 (offset 2), game 1: expected \"(;\" at the beginning of a game, found \"GM[2])\"",
        ),
        (
            b"(;GM[2]\n;B[f5];W[d6",
            "SGF, line 2, column 12 (offset 19), game 1: expected \"]\" at the end of the value, found the end of the file",
        ),
        (
            b"(;GM[2];B[f5]\\",
            "SGF, line 1, column 14 (offset 13), game 1: expected a property such as PB[name], or one of \";\", \"(\" and \")\", found \"\\\\\"",
        ),
        (
            b"(;GM[2]C[a\\",
            "SGF, line 1, column 12 (offset 11), game 1: expected \"]\" at the end of the value, found the end of the file",
        ),
        (
            b"(;GM[2];B[f5](;W[d6])",
            "SGF, line 1, column 22 (offset 21), game 1: expected a property such as PB[name], or one of \";\", \"(\" and \")\", found the end of the file",
        ),
        (
            b"(;GM[2];B\0[f5])",
            "SGF, line 1, column 10 (offset 9), game 1: expected \"[\" and the property's value, found byte 0x00",
        ),
        (
            b"(;GM[1];B[pd])",
            "SGF, line 1, column 6 (offset 5), game 1: expected a game of Othello, found \"GM[1]\"",
        ),
        (
            b"(;GM[2]SZ[10])",
            "SGF, line 1, column 11 (offset 10), game 1: expected an 8x8 board, found size \"10\": other boards are not supported",
        ),
        (
            b"(;GM[2];B[f5]\n;W[f4]\n;B[a1])",
            "SGF, line 3, column 4 (offset 24), game 1: move 3 (a1) is illegal: a disc on a1 would turn nothing over",
        ),
        (
            b"(;GM[2];B[f5];B[d6])",
            "SGF, line 1, column 17 (offset 16), game 1: move 2 (d6) is illegal: it is not black's turn",
        ),
        (
            b"(;GM[2];B[f5]AB[a1])",
            "SGF, line 1, column 17 (offset 16), game 1: discs can only be set up before the first move",
        ),
        (
            b"(;GM[2]AB[a1]AW[a1])",
            "SGF, line 1, column 17 (offset 16), game 1: expected one disc on a1, found one of each colour",
        ),
        (
            b"(;GM[2]AB[z9])",
            "SGF, line 1, column 11 (offset 10), game 1: expected a square such as f5, or a rectangle such as a1:b2, found \"z9\"",
        ),
        (
            b"(;GM[2];B[f5x])",
            "SGF, line 1, column 11 (offset 10), game 1: expected a move (a1 to h8, or a pass), found \"f5x\"",
        ),
    ];
    for (text, message) in cases {
        assert_eq!(refusal(text), message, "{}", String::from_utf8_lossy(text));
    }
}

#[test]
fn reading_goes_on_behind_a_broken_game() {
    let text = b"(;GM[2];B[f5])(;GM[2];B[a1])(;GM[2];B[f5]?)(;GM[2];B[d3])";
    let good: Vec<bool> = games(Format::Sgf, text).map(|item| item.is_ok()).collect();
    assert_eq!(good, [true, false, false, true]);
}

#[test]
fn deep_nesting_is_no_danger() {
    let deep = format!("(;GM[2]{}{}", "(;B[f5]".repeat(100_000), ")".repeat(100_001));
    // The second f5 is illegal; what matters is that the brackets were walked through.
    assert!(read_games(Format::Sgf, deep.as_bytes()).unwrap_err().is_illegal_move());
}
