//! GGF as servers and programs write it, and broken in every way.

use outflank_formats::{
    Clock, Ending, Format, GameRecord, Outcome, ReadErrorKind, StatedResult, TimeControl, games, read_games,
    write_games,
};
use outflank_rules::{Color, Move, Position};

fn read(text: &[u8]) -> Vec<GameRecord> {
    read_games(Format::Ggf, text).unwrap()
}

fn refusal(text: &[u8]) -> String {
    read_games(Format::Ggf, text).unwrap_err().to_string()
}

const START: &str = "8 ---------------------------O*------*O--------------------------- *";

#[test]
fn a_server_game_is_read_with_all_it_says() {
    let text = format!(
        "1 (;GM[Othello]PC[GGS/os]DT[2004.09.18_05:54:38.MDT]PB[Anna]PW[booot+]RB[1837.5]RW[3203.5]\n\
         TI[05:00//02:00]TY[8]RE[+12.00:r]BO[{START}]CO[first round]B[F5//2.449]W[d6/0.00]B[C3/-1.2/1.26]CO[hm]\n\
         W[D3]KM[3.5];)\n"
    );
    let games = read(text.as_bytes());
    let [game] = games.as_slice() else { panic!("{games:?}") };
    let tags = &game.tags;
    assert_eq!(tags.player(Color::Black), Some("Anna"));
    assert_eq!(tags.player(Color::White), Some("booot+"));
    assert_eq!((tags.rating(Color::Black), tags.rating(Color::White)), (Some(1837.5), Some(3203.5)));
    assert_eq!(tags.date.as_deref(), Some("2004.09.18_05:54:38.MDT"));
    assert_eq!(tags.year(), Some(2004));
    assert_eq!(tags.site.as_deref(), Some("GGS/os"));
    assert_eq!(tags.black_clock, Some(Clock::Timed(TimeControl { main: 300, increment: 0, grace: 120 })));
    assert_eq!(tags.white_clock, tags.black_clock);
    assert_eq!(tags.variant, None);
    assert_eq!(tags.comment.as_deref(), Some("first round"));
    assert_eq!(tags.other, [("KM".to_owned(), "3.5".to_owned())]);
    assert_eq!(game.stated, Some(StatedResult { outcome: Outcome::Margin(12.0), ending: Ending::Resigned }));
    let moves: Vec<String> = game.moves.iter().map(|recorded| recorded.mv.to_string()).collect();
    assert_eq!(moves, ["f5", "d6", "c3", "d3"]);
    assert_eq!((game.moves[0].eval, game.moves[0].seconds), (None, Some(2.449)));
    assert_eq!((game.moves[1].eval, game.moves[1].seconds), (Some(0.0), None));
    assert_eq!((game.moves[2].eval, game.moves[2].seconds), (Some(-1.2), Some(1.26)));
    assert_eq!(game.moves[2].comment.as_deref(), Some("hm"));
    assert!(!game.is_finished());
}

#[test]
fn synchro_pairs_are_two_games_and_starts_may_be_anything() {
    let start = "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------* O";
    let text = format!(
        "2 (;GM[Othello]PB[a]PW[b]TY[s8r20]TB[1:00]TW[2:00/0:01]RE[?]BO[{start}]W[f4];)\
         (;GM[Othello]PB[b]PW[a]TY[s8r20]RE[-2.50:s]BO[{start}];)"
    );
    let games = read(text.as_bytes());
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].start.turn(), Color::White);
    assert_eq!(games[0].start.disc_at("h8".parse().unwrap()), Some(Color::Black));
    assert_eq!(games[0].tags.variant.as_deref(), Some("s8r20"));
    assert_ne!(games[0].tags.black_clock, games[0].tags.white_clock);
    assert_eq!((games[0].moves.len(), games[0].stated), (1, None));
    assert_eq!(
        games[1].stated,
        Some(StatedResult { outcome: Outcome::Margin(-2.5), ending: Ending::Agreed })
    );
}

#[test]
fn passes_may_be_written_or_left_out() {
    let before = "B[e6]W[f6]B[c4]W[e7]B[e8]W[d8]B[g6]W[f8]";
    let spelled = read(format!("(;{before}B[PA]W[e3];)").as_bytes());
    let left_out = read(format!("(;{before}W[e3];)").as_bytes());
    assert_eq!(spelled, left_out);
    assert_eq!(spelled[0].moves[8].mv, Move::Pass);
    // At the end of an unfinished game the forced pass is there as well.
    assert_eq!(read(format!("(;{before};)").as_bytes())[0].moves[8].mv, Move::Pass);
    // Passes behind the end of a game are dropped.
    let over = read(b"(;B[e6]W[f4]B[e3]W[f6]B[g5]W[d6]B[e7]W[f5]B[c5]W[PA]B[PA];)");
    assert_eq!(over[0].moves.len(), 9);
    assert_eq!((over[0].federation_margin(), over[0].disc_margin()), (Some(64), 13));
}

#[test]
fn what_is_written_is_what_others_read() {
    let mut game = GameRecord::new(Position::START);
    game.play(Move::Place("f5".parse().unwrap())).unwrap();
    game.moves[0].seconds = Some(1.5);
    game.tags.black = Some("A [tricky] name".to_owned());
    let mut bytes = Vec::new();
    write_games(Format::Ggf, &[game], &mut bytes).unwrap();
    assert_eq!(
        String::from_utf8(bytes).unwrap(),
        format!("(;GM[Othello]PB[A [tricky) name]PW[]TY[8]RE[?]BO[{START}]B[F5//1.50];)\n")
    );
}

#[test]
fn broken_files_are_refused_with_place_and_reason() {
    let cases: [(&[u8], &str); 17] = [
        (
            b"(;BO[8 ---------------------------O*------*O---------------------------];)",
            "GGF, line 1, column 72 (offset 71), game 1: expected 64 squares and the side to move (* or O), found \"]\"",
        ),
        (
            b"hello",
            "GGF, line 1, column 1 (offset 0), game 1: expected \"(;\" at the beginning of a game, found \"hello\"",
        ),
        (
            b"(;GM[Othello]\nB[f5",
            "GGF, line 2, column 5 (offset 18), game 1: expected \"]\" at the end of the value, found the end of the file",
        ),
        (
            b"(;GM[Othello]B[f5]",
            "GGF, line 1, column 19 (offset 18), game 1: expected a tag such as PB[name], or \";)\" at the end of the game, found the end of the file",
        ),
        (
            b"(;GM[Othello]B]f5[;)",
            "GGF, line 1, column 14 (offset 13), game 1: expected a tag such as PB[name], or \";)\" at the end of the game, found \"B]f5[;)\"",
        ),
        (
            b"(;GM[Othello]\0B[f5];)",
            "GGF, line 1, column 14 (offset 13), game 1: expected a tag such as PB[name], or \";)\" at the end of the game, found byte 0x00",
        ),
        (
            b"(;GM[Chess]B[e4];)",
            "GGF, line 1, column 6 (offset 5), game 1: expected a game of Othello, found \"Chess\"",
        ),
        (
            b"(;GM[Othello]BO[10 ---- *];)",
            "GGF, line 1, column 17 (offset 16), game 1: expected an 8x8 board, found size \"10\": other boards are not supported",
        ),
        (
            b"(;GM[Othello]TY[s88r16];)",
            "GGF, line 1, column 17 (offset 16), game 1: expected an 8x8 board, found size \"88\": other boards are not supported",
        ),
        (
            b"(;BO[8 ---------------------------O* *];)",
            "GGF, line 1, column 38 (offset 37), game 1: expected a board of 64 squares in one line or 8 lines (X, O or -), found \"*\"",
        ),
        (
            b"(;BO[8 -----q---------------------------------------------------------- *];)",
            "GGF, line 1, column 13 (offset 12), game 1: expected a square of the board (X, O or -), found \"q\"",
        ),
        (
            b"(;B[f5]\n W[d6]\n B[d6];)",
            "GGF, line 3, column 4 (offset 18), game 1: move 3 (d6) is illegal: d6 is occupied",
        ),
        (
            b"(;B[f5]B[d6];)",
            "GGF, line 1, column 10 (offset 9), game 1: move 2 (d6) is illegal: it is not black's turn",
        ),
        (
            b"(;B[PA];)",
            "GGF, line 1, column 5 (offset 4), game 1: move 1 (pass) is illegal: passing is not allowed while there is a move",
        ),
        (
            b"(;B[f5/1e9];)",
            "GGF, line 1, column 5 (offset 4), game 1: expected a move as square/evaluation/seconds, found \"f5/1e9\"",
        ),
        (
            b"(;B[i9];)",
            "GGF, line 1, column 5 (offset 4), game 1: expected a move (a1 to h8, or a pass), found \"i9\"",
        ),
        (
            b"(;RE[+99999999999999999999999999999999999999999];)",
            "GGF, line 1, column 6 (offset 5), game 1: expected a result such as +12.00 or -64.00:t, found \"+999999999999999\u{2026}\"",
        ),
    ];
    for (text, message) in cases {
        assert_eq!(refusal(text), message, "{}", String::from_utf8_lossy(text));
    }
}

#[test]
fn names_in_old_encodings_are_read() {
    assert_eq!(read(b"(;PB[Ren\xe9];)")[0].tags.black.as_deref(), Some("René"));
    assert_eq!(read("(;PB[René];)".as_bytes())[0].tags.black.as_deref(), Some("René"));
}

#[test]
fn reading_goes_on_behind_a_broken_game() {
    let text = b"(;B[f5];)\n(;B[f5]W[f5];)\n(;B[f5]oops(;B[d3];)\n(;GM[Go];) junk (;B[c4];)";
    let items: Vec<_> = games(Format::Ggf, text).collect();
    let good: Vec<bool> = items.iter().map(Result::is_ok).collect();
    assert_eq!(good, [true, false, false, true, false, false, true]);
    let errors: Vec<_> = items.iter().filter_map(|item| item.as_ref().err()).collect();
    assert!(errors[0].is_illegal_move());
    assert_eq!((errors[0].game, errors[0].line(), errors[0].column()), (Some(2), Some(2), Some(10)));
    assert!(matches!(errors[1].kind, ReadErrorKind::Unexpected { .. }));
    assert_eq!((errors[1].game, errors[1].line(), errors[1].column()), (Some(3), Some(3), Some(8)));
}

#[test]
fn a_value_that_is_never_closed_does_not_swallow_the_next_game() {
    let good = "(;GM[Othello]BO[8 ---------------------------O*------*O--------------------------- *]B[F5];)";
    let text = format!("{good}\n(;GM[Othello]PB[nobody\n{good}\n");
    let read: Vec<_> = games(Format::Ggf, text.as_bytes()).collect();
    assert_eq!(read.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
    let error = read[1].as_ref().unwrap_err().to_string();
    assert!(error.contains("game 2: expected \"]\" at the end of the value"), "{error}");
    // A name that looks like a game is written so that it is read as a name.
    let mut named = read_games(Format::Ggf, good.as_bytes()).unwrap();
    named[0].tags.black = Some("(;GM[".to_owned());
    let mut written = Vec::new();
    write_games(Format::Ggf, &named, &mut written).unwrap();
    assert_eq!(read_games(Format::Ggf, &written).unwrap()[0].tags.black.as_deref(), Some("(; GM["));
}
