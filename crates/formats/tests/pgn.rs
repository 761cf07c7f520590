//! PGN as PlayOK and Edax write it, and broken in every way.

use outflank_formats::{
    Clock, Ending, Format, GameRecord, Outcome, RecordedMove, StatedResult, TimeControl, games, read_games,
    write_games,
};
use outflank_rules::{Color, Move, Position};

fn read(text: &[u8]) -> Vec<GameRecord> {
    read_games(Format::Pgn, text).unwrap()
}

fn refusal(text: &[u8]) -> String {
    read_games(Format::Pgn, text).unwrap_err().to_string()
}

fn moves(game: &GameRecord) -> String {
    names(&game.moves)
}

fn names(moves: &[RecordedMove]) -> String {
    moves.iter().map(|recorded| recorded.mv.to_string()).collect()
}

#[test]
fn a_game_is_read_with_all_it_says() {
    let text = br#"[Event "Blitz \"night\""]
[Site "PlayOK"]
[Date "2024.02.03"]
[Round "-"]
[Time "12:34:56"]
[Black "anna"]
[White "?"]
[BlackElo "1712"]
[TimeControl "300+5"]
[Termination "time forfeit"]
[Result "1-0"]

{hello} 1. f5 d6 $2 2.c3! {a good
  move} d3 ; to the end
% an escaped line
3. c4 (3. c5 {no} f4 (3... f6) 4. e3) (3. c5) 3... f4 {anna wins 40-24} 1-0
"#;
    let [game] = &read(text)[..] else { panic!() };
    let tags = &game.tags;
    assert_eq!(tags.event.as_deref(), Some("Blitz \"night\""));
    assert_eq!((tags.site.as_deref(), tags.round.as_deref()), (Some("PlayOK"), Some("-")));
    assert_eq!((tags.black.as_deref(), tags.white.as_deref()), (Some("anna"), None));
    assert_eq!(tags.rating(Color::Black), Some(1712.0));
    assert_eq!(tags.black_clock, Some(Clock::Timed(TimeControl { main: 300, increment: 5, grace: 0 })));
    assert_eq!(tags.comment.as_deref(), Some("hello"));
    assert_eq!(tags.other, [("Time".to_owned(), "12:34:56".to_owned())]);
    assert_eq!(moves(game), "f5d6c3d3c4f4");
    assert_eq!(game.moves[2].comment.as_deref(), Some("a good move"));
    assert_eq!(game.moves[3].comment.as_deref(), Some("to the end"));
    assert_eq!(game.stated, Some(StatedResult { outcome: Outcome::Margin(16.0), ending: Ending::TimedOut }));
    let [first, second] = &game.variations[..] else { panic!("{:?}", game.variations) };
    assert_eq!((first.after, first.moves[0].comment.as_deref()), (4, Some("no")));
    assert_eq!((names(&first.moves), names(&second.moves)), ("c5f4e3".to_owned(), "c5".to_owned()));
    let [inner] = &first.variations[..] else { panic!("{:?}", first.variations) };
    assert_eq!((inner.after, names(&inner.moves)), (1, "f6".to_owned()));
}

#[test]
fn variations_are_written_behind_the_disc_they_stand_instead_of() {
    let text = "1. f5 d6 ( 1... f6 2. e6 ( 2. d3 ) 2... f4 ) ( 1... f4 ) 2. c3 *";
    let games = read(text.as_bytes());
    let mut bytes = Vec::new();
    write_games(Format::Pgn, &games, &mut bytes).unwrap();
    let written = String::from_utf8(bytes).unwrap();
    assert!(written.contains(&format!("\n{text}\n")), "{written}");
    let refused = refusal(b"1. f5 d6 (1... f6 2. a1) 2. c3 *");
    assert!(refused.ends_with("move 3 (a1) is illegal: a disc on a1 would turn nothing over"), "{refused}");
    let refused = refusal(b"(1. f5) 1. d3 *");
    assert!(refused.contains("expected a move before the variation"), "{refused}");
}

#[test]
fn several_games_with_and_without_tags_or_results() {
    let text = b"[Black \"a\"]\n\n1. f5 d6 *\n\n[Black \"b\"]\n[Result \"40-24\"]\n1. f5\n[Black \"c\"]\n\n1. d3 0-1 1. c4 *";
    let games = read(text);
    assert_eq!(games.iter().map(moves).collect::<Vec<_>>(), ["f5d6", "f5", "d3", "c4"]);
    let stated: Vec<_> = games.iter().map(|game| game.stated.map(|stated| stated.outcome)).collect();
    assert_eq!(stated, [None, Some(Outcome::Margin(16.0)), Some(Outcome::Win(Color::White)), None]);
    assert_eq!(games[3].tags.black, None);
}

#[test]
fn every_pass_is_read() {
    let expected = "e6f6c4e7e8d8g6f8pae3";
    for pass in ["--", "pass", "@@@@", "PA", ""] {
        let text = format!("1. e6 f6 2. c4 e7 3. e8 d8 4. g6 f8 5. {pass} e3 *");
        assert_eq!(moves(&read(text.as_bytes())[0]), expected, "{pass}");
    }
}

#[test]
fn starts_stand_in_the_fen_tag() {
    let chess = &read(b"[FEN \"p7/8/8/3pP3/3Pp3/8/8/8 w - - 0 1\"]\n\n1. d6 *")[0];
    assert_eq!(chess.start.disc_at("a8".parse().unwrap()), Some(Color::Black));
    assert_eq!(chess.start.turn(), Color::White);
    let letters =
        &read(b"[FEN \"X--------------------------OX------XO--------------------------- X\"]\n\n1. f5 *")[0];
    assert_eq!(letters.start.disc_at("a1".parse().unwrap()), Some(Color::Black));
}

#[test]
fn what_is_written_is_what_others_read() {
    let mut game = GameRecord::from_moves(
        Position::START,
        "e6 f4 e3 f6 g5 d6 e7 f5 c5".split(' ').map(|name| Move::Place(name.parse().unwrap())),
    )
    .unwrap();
    game.tags.black = Some("A \"B\" \\".to_owned());
    game.state_result();
    assert_eq!(game.stated_result_holds(), Some(true));
    let mut bytes = Vec::new();
    write_games(Format::Pgn, &[game], &mut bytes).unwrap();
    assert_eq!(
        String::from_utf8(bytes).unwrap(),
        r#"[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[Time "??:??:??"]
[Black "A \"B\" \\"]
[White "?"]
[BlackElo "?"]
[WhiteElo "?"]
[Result "1-0"]

1. e6 f4 2. e3 f6 3. g5 d6 4. e7 f5 5. c5 {X wins 64-0} 1-0

"#
    );
}

#[test]
fn broken_files_are_refused_with_place_and_reason() {
    let cases: [(&[u8], &str); 14] = [
        (
            b"hello",
            "PGN, line 1, column 1 (offset 0), game 1: expected a move, a move number, a comment or a result, found \"hello\"",
        ),
        (
            b"[Event \"Cup]\n[Site \"x\"]\n\n1. f5 *",
            "PGN, line 1, column 13 (offset 12), game 1: expected a quote at the end of the value, found the end of the line",
        ),
        (
            b"[Event \"Cup\"",
            "PGN, line 1, column 13 (offset 12), game 1: expected \"]\" at the end of the tag, found the end of the file",
        ),
        (
            b"[Event Cup]",
            "PGN, line 1, column 8 (offset 7), game 1: expected a tag such as [Black \"name\"], found \"Cup]\"",
        ),
        (
            b"[Event \"a\"]\n\n1. f5 {open",
            "PGN, line 3, column 12 (offset 24), game 1: expected \"}\" at the end of the comment, found the end of the file",
        ),
        (
            b"1. f5 (1. d3 (1. c4)",
            "PGN, line 1, column 21 (offset 20), game 1: expected \")\" at the end of the variation, found the end of the file",
        ),
        (
            b"1. f5 )",
            "PGN, line 1, column 7 (offset 6), game 1: expected a move, a move number, a comment or a result, found \")\"",
        ),
        (
            b"1. f5 \0",
            "PGN, line 1, column 7 (offset 6), game 1: expected a move, a move number, a comment or a result, found byte 0x00",
        ),
        (
            b"1. e4 e5 2. Nf3 *",
            "PGN, line 1, column 13 (offset 12), game 1: expected a move, a move number, a comment or a result, found \"Nf3\"",
        ),
        (
            b"[Black \"a\"]\n\n1. f5 f4\n2. f3 h8 *",
            "PGN, line 4, column 7 (offset 28), game 1: move 4 (h8) is illegal: a disc on h8 would turn nothing over",
        ),
        (
            b"1. f5 -- *",
            "PGN, line 1, column 7 (offset 6), game 1: move 2 (pass) is illegal: passing is not allowed while there is a move",
        ),
        (
            b"[FEN \"8/8/8/3pP3/3Pp3/8/8 b\"]\n1. f5 *",
            "PGN, line 1, column 26 (offset 25), game 1: expected 8 rows from 8 down to 1, each of 8 squares (p, P or a number of empty ones), apart by /, found \" \"",
        ),
        (
            b"[FEN \"9/8/8/3pP3/3Pp3/8/8/8 b\"]",
            "PGN, line 1, column 7 (offset 6), game 1: expected 8 rows from 8 down to 1, each of 8 squares (p, P or a number of empty ones), apart by /, found \"9/8/8/3pP3/3Pp3/\u{2026}\"",
        ),
        (
            b"1. f5 \xff\xfe *",
            "PGN, line 1, column 7 (offset 6), game 1: expected a move, a move number, a comment or a result, found \"\u{ff}\u{fe}\"",
        ),
    ];
    for (text, message) in cases {
        assert_eq!(refusal(text), message, "{}", String::from_utf8_lossy(text));
    }
}

#[test]
fn huge_numbers_are_no_danger() {
    let game = &read(b"99999999999999999999999999. f5 18446744073709551616... d6 $99999999999 *")[0];
    assert_eq!(moves(game), "f5d6");
}

#[test]
fn reading_goes_on_behind_a_broken_game() {
    let text = b"[A \"1\"]\n\n1. f5 *\n\n[A \"2\n[B \"x\"]\n\n1. f5 d6 *\n\n[A \"3\"]\n\n1. a1 *\n\n[A \"4\"]\n\n1. oops\n2. f5 *\n\n[A \"5\"]\n\n1. d3 *\n";
    let items: Vec<_> = games(Format::Pgn, text).collect();
    let good: Vec<bool> = items.iter().map(Result::is_ok).collect();
    assert_eq!(good, [true, false, false, false, true]);
    let lines: Vec<_> = items.iter().filter_map(|item| item.as_ref().err()?.line()).collect();
    assert_eq!(lines, [5, 12, 16]);
}
