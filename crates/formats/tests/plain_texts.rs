//! Transcripts, boards, suites and the smaller formats, whole and broken.

use outflank_formats::{
    Clock, Format, GameRecord, Outcome, ScoredMove, StatedResult, games, positions, read_games,
    read_positions,
};
use outflank_rules::{Color, Move, Position};

fn moves(game: &GameRecord) -> String {
    game.moves.iter().map(|recorded| recorded.mv.to_string()).collect()
}

fn all_moves(format: Format, text: &str) -> Vec<String> {
    read_games(format, text.as_bytes()).unwrap().iter().map(moves).collect()
}

fn refusal(format: Format, text: &str) -> String {
    read_games(format, text.as_bytes()).unwrap_err().to_string()
}

fn position(format: Format, text: &str) -> Position {
    let positions = read_positions(format, text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(positions.len(), 1, "{text}");
    positions[0].position
}

const START: &str = "---------------------------OX------XO---------------------------";

#[test]
fn transcripts_ignore_case_and_blanks() {
    for text in ["f5d6c3d3c4", "F5D6C3D3C4", "F5d6C3d3C4", " f5 d6\tc3 d3 c4 \r\n", "\u{feff}f5d6c3d3c4\n\n"]
    {
        assert_eq!(all_moves(Format::Transcript, text), ["f5d6c3d3c4"], "{text:?}");
    }
    assert_eq!(all_moves(Format::Transcript, ""), [""; 0]);
}

#[test]
fn transcripts_take_every_pass_and_none() {
    let expected = "e6f6c4e7e8d8g6f8pae3";
    for pass in ["", "pa", "ps", "PA", "PS", "--", "@@", "pass", " Pass ", "@@@@"] {
        let text = format!("e6f6c4e7e8d8g6f8{pass}e3");
        assert_eq!(all_moves(Format::Transcript, &text), [expected], "{pass}");
    }
}

#[test]
fn lines_are_games_unless_they_continue_one() {
    assert_eq!(all_moves(Format::Transcript, "f5d6\nd3c3\n\nc4"), ["f5d6", "d3c3", "c4"]);
    assert_eq!(all_moves(Format::Transcript, "f5 d6\nc3 d3\nc4"), ["f5d6c3d3", "c4"]);
    assert_eq!(all_moves(Format::Transcript, "f5 d6 c3\nd3 c4 f4"), ["f5d6c3d3c4f4"]);
}

#[test]
fn a_bad_line_leaves_the_games_around_it_whole() {
    for bad in ["zz", "a1", "pa", "d6", "f5e4", "f5d6x"] {
        let text = format!("f5d6c3\n{bad}\nf5f6e6\n");
        let read: Vec<_> = games(Format::Transcript, text.as_bytes()).map(Result::ok).collect();
        let read: Vec<Option<String>> = read.iter().map(|game| game.as_ref().map(moves)).collect();
        assert_eq!(read, [Some("f5d6c3".to_owned()), None, Some("f5f6e6".to_owned())], "{bad}");
    }
}

#[test]
fn positions_are_read_behind_broken_ones() {
    let text = format!("{START} X\n{START} Z\n{START} O\n");
    let read: Vec<_> = positions(Format::Obf, text.as_bytes()).collect();
    assert_eq!(read.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
    assert_eq!(read[1].as_ref().unwrap_err().game, Some(2));
}

#[test]
fn broken_transcripts_are_refused_with_place_and_reason() {
    let cases = [
        (
            "f5d6x",
            "transcript, line 1, column 5 (offset 4), game 1: expected a move (a1 to h8, or a pass), found \"x\"",
        ),
        (
            "f5d",
            "transcript, line 1, column 3 (offset 2), game 1: expected a move (a1 to h8, or a pass), found \"d\"",
        ),
        (
            "f5\0",
            "transcript, line 1, column 3 (offset 2), game 1: expected a move (a1 to h8, or a pass), found byte 0x00",
        ),
        (
            "f5d6\nf5d6\nf5f5",
            "transcript, line 3, column 3 (offset 12), game 3: move 2 (f5) is illegal: f5 is occupied",
        ),
        (
            "f5d6\nc3a1",
            "transcript, line 2, column 3 (offset 7), game 1: move 4 (a1) is illegal: a disc on a1 would turn nothing over",
        ),
        (
            "f5pad6",
            "transcript, line 1, column 3 (offset 2), game 1: move 2 (pass) is illegal: passing is not allowed while there is a move",
        ),
        (
            "e6f4e3f6g5d6e7f5c5a1",
            "transcript, line 1, column 19 (offset 18), game 1: move 10 (a1) is illegal: the game is over",
        ),
    ];
    for (text, message) in cases {
        assert_eq!(refusal(Format::Transcript, text), message);
    }
    let good: Vec<bool> =
        games(Format::Transcript, b"f5d6\nf5f5\nd3c3\nc4h8").map(|item| item.is_ok()).collect();
    assert_eq!(good, [true, false, true, false]);
}

#[test]
fn numbered_lists_are_read() {
    let text = "1. F5 f4 2. F3 g4 3. H3 f6\n1. F5 d6 1-0 1.d3 c3 *";
    assert_eq!(all_moves(Format::PlayOk, text), ["f5f4f3g4h3f6", "f5d6", "d3c3"]);
    assert_eq!(
        all_moves(Format::PlayOk, "1. E6 f6 2. C4 e7 3. E8 d8 4. G6 f8 5. -- e3"),
        ["e6f6c4e7e8d8g6f8pae3"]
    );
    assert_eq!(
        refusal(Format::PlayOk, "1. F5 d6\n2. Nf3"),
        "PlayOK list, line 2, column 4 (offset 12), game 1: expected a move (a1 to h8, or a pass), found \"Nf3\""
    );
    let good: Vec<bool> =
        games(Format::PlayOk, b"1. F5 f5 2. a1 1. F5 d6").map(|item| item.is_ok()).collect();
    assert_eq!(good, [false, true]);
}

#[test]
fn boards_come_in_many_letters() {
    let after_f5 = "---------------------------OX------XXX-------------------------- O";
    let expected = Position::START.play(Move::Place("f5".parse().unwrap())).unwrap();
    let letters: [(char, char, char); 8] = [
        ('X', 'O', '-'),
        ('x', 'o', '.'),
        ('*', 'O', '-'),
        ('B', 'W', '.'),
        ('b', 'w', '_'),
        ('0', '1', '.'),
        ('X', '0', '-'),
        ('0', 'O', '-'),
    ];
    for (black, white, empty) in letters {
        let text: String = after_f5
            .chars()
            .map(|letter| match letter {
                'X' => black,
                'O' => white,
                '-' => empty,
                other => other,
            })
            .collect();
        assert_eq!(position(Format::Board, &text), expected, "{text}");
        // The side to move follows from the number of discs.
        assert_eq!(position(Format::Board, text.trim_end_matches([white, ' '])), expected, "{text}");
    }
    let unclear = after_f5.replacen("XXX", "X0X", 1);
    assert_eq!(
        refusal(Format::Board, &unclear),
        "board, line 1, column 37 (offset 36), game 1: expected 0 beside X or beside O, found it beside both: its colour is unclear"
    );
}

#[test]
fn boards_may_have_moves_and_sides_in_words() {
    assert_eq!(all_moves(Format::Board, &format!("{START} X f5d6c3")), ["f5d6c3"]);
    assert_eq!(
        all_moves(Format::Board, &format!("{START}\nf5 d6\nc3\n{START} Black to move f5")),
        ["f5d6c3", "f5"]
    );
    assert_eq!(all_moves(Format::Board, &format!("{START} f5d6")), ["f5d6"]);
    assert_eq!(position(Format::Board, &format!("{START} white")).turn(), Color::White);
    assert_eq!(position(Format::Board, &format!("{START}O")).turn(), Color::White);
    let apart: String = START.chars().flat_map(|letter| [letter, ' ']).collect();
    assert_eq!(position(Format::Board, &format!("{apart}X")), Position::START);
    let rows: Vec<&str> = (0..8).map(|row| &START[8 * row..8 * row + 8]).collect();
    assert_eq!(position(Format::Board, &format!("{} X", rows.join(" "))), Position::START);
}

#[test]
fn boards_may_stand_in_eight_lines() {
    let bare = "........\n........\n........\n...OX...\n...XO...\n........\n........\n........\n";
    assert_eq!(position(Format::Board, bare), Position::START);
    assert_eq!(position(Format::Board, &format!("{bare}O to move\n")).turn(), Color::White);
    assert_eq!(all_moves(Format::Board, &format!("{bare}X\nf5d6\n\n{bare}")), ["f5d6", ""]);
    let framed = "  A B C D E F G H\n1 - - - - - - - - 1\n2 - - - - - - - - 2 O to move\n3 - - - . - - - - 3\n\
                  4 - - . O * - - - 4 *: discs =  2    moves =  4\n5 - - - * O . - - 5\n6 - - - - . - - - 6\n\
                  7 - - - - - - - - 7\n8 - - - - - - - - 8\n  A B C D E F G H\n";
    let framed = position(Format::Board, framed);
    assert_eq!(
        (framed.turn(), framed.discs(Color::Black)),
        (Color::White, Position::START.discs(Color::Black))
    );
}

#[test]
fn broken_boards_are_refused_with_place_and_reason() {
    let cases = [
        (
            format!("{} X", &START[1..]),
            "board, line 1, column 65 (offset 64), game 1: expected a board of 64 squares in one line or 8 lines (X, O or -), found \"X\"",
        ),
        (
            START[1..].to_owned(),
            "board, line 1, column 1 (offset 0), game 1: expected a board of 64 squares in one line or 8 lines (X, O or -), found \"----------------\u{2026}\"",
        ),
        (
            START.replacen('-', "q", 1),
            "board, line 1, column 1 (offset 0), game 1: expected a square of the board (X, O or -), found \"q\"",
        ),
        (
            format!("{START} X; A1:+2"),
            "board, line 1, column 67 (offset 66), game 1: expected the side to move (X or O) or a move, found \";\"",
        ),
        (
            format!("{START} X a1"),
            "board, line 1, column 68 (offset 67), game 1: move 1 (a1) is illegal: a disc on a1 would turn nothing over",
        ),
        (
            "........\n.......\n".to_owned(),
            "board, line 2, column 1 (offset 9), game 1: expected a board of 64 squares in one line or 8 lines (X, O or -), found \".......\"",
        ),
    ];
    for (text, message) in cases {
        assert_eq!(refusal(Format::Board, &text), message);
    }
}

#[test]
fn suites_are_read_with_scores() {
    let text =
        format!("% a suite\n\n{START} X; F5:+0; d3 : -2 ;% known\n{START} X % script comment\n{START} X\n");
    let positions = read_positions(Format::Obf, text.as_bytes()).unwrap();
    assert_eq!(positions.len(), 3);
    let place = |name: &str| Move::Place(name.parse().unwrap());
    assert_eq!(
        positions[0].scores,
        [ScoredMove { mv: place("f5"), score: 0 }, ScoredMove { mv: place("d3"), score: -2 }]
    );
    assert_eq!(positions[0].comment.as_deref(), Some("known"));
    assert_eq!(positions[1].comment.as_deref(), Some("script comment"));
    assert_eq!(
        refusal(Format::Obf, &format!("% x\n{START} X; A1:+2;")),
        "OBF, line 2, column 69 (offset 72), position 1: move 1 (a1) is illegal: a disc on a1 would turn nothing over"
    );
    assert_eq!(
        refusal(Format::Obf, &format!("{START} X; F5:many")),
        "OBF, line 1, column 72 (offset 71), position 1: expected a score in discs, such as +18, found \"many\""
    );
    assert_eq!(
        refusal(Format::Obf, &format!("{START} X; F5")),
        "OBF, line 1, column 71 (offset 70), position 1: expected \":\" and a score after the move, found the end of the file"
    );
}

#[test]
fn positions_of_other_programs_are_read() {
    assert_eq!(position(Format::Fen, "8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1"), Position::START);
    assert_eq!(position(Format::Bitboards, "0000000810000000 0000001008000000 X"), Position::START);
    assert_eq!(position(Format::Bitboards, "0x810000000, 0x1008000000"), Position::START);
    assert_eq!(
        refusal(Format::Bitboards, "1 3 X"),
        "bitboards, line 1, column 3 (offset 2), position 1: expected one disc on a1, found one of each colour"
    );
    assert_eq!(
        refusal(Format::Bitboards, "10000000000000000 0 X"),
        "bitboards, line 1, column 1 (offset 0), position 1: expected a 64-bit number in hexadecimal, found \"1000000000000000\u{2026}\""
    );
}

#[test]
fn logbook_lines_are_read() {
    let games =
        read_games(Format::Logbook, b"+f5-d6+c3-d3+c4: +12 10\n+e6-f6+c4-e7+e8-d8+g6-f8-e3:-2.00\n").unwrap();
    assert_eq!(games.iter().map(moves).collect::<Vec<_>>(), ["f5d6c3d3c4", "e6f6c4e7e8d8g6f8pae3"]);
    assert_eq!(games[0].stated, Some(StatedResult::margin(12.0)));
    assert_eq!(games[1].stated.unwrap().outcome, Outcome::Margin(-2.0));
    assert_eq!(
        refusal(Format::Logbook, "+f5+d6"),
        "logbook, line 1, column 5 (offset 4), game 1: move 2 (d6) is illegal: it is not black's turn"
    );
    assert_eq!(
        refusal(Format::Logbook, "+f5-d6 12"),
        "logbook, line 1, column 8 (offset 7), game 1: expected + or - and a move, or a colon and the result, found \"12\""
    );
}

#[test]
fn quest_games_are_read() {
    let game = r#"{"gtype":"reversi1","players":[{"id":"a1","name":"Anna","oldR":1512.5,"newR":1520},
        {"id":"b2","oldR":1490}],"position":{"moves":[{"t":218,"m":"f5"},{"t":1500,"m":"d6"}]},"tcb":60000,
        "created":"2023-05-06T07:08:09.000Z","finished":true,"attrs":["opening:vs-DiagonalOpening"]}"#;
    for text in [
        format!(r#"{{"name":"player","args":[{game}]}}"#),
        game.to_owned(),
        format!("[{game}]"),
        format!("\u{feff}\n{game}\n"),
    ] {
        let [game] = &read_games(Format::Quest, text.as_bytes()).unwrap()[..] else { panic!("{text}") };
        assert_eq!((game.tags.black.as_deref(), game.tags.white.as_deref()), (Some("Anna"), Some("b2")));
        assert_eq!(game.tags.rating(Color::Black), Some(1512.5));
        assert_eq!(game.tags.black_clock, Some(Clock::seconds(60)));
        assert_eq!(game.tags.year(), Some(2023));
        assert_eq!(moves(game), "f5d6");
        assert_eq!(game.moves[1].seconds, Some(1.5));
        assert_eq!(game.tags.other[0].1, "opening:vs-DiagonalOpening");
    }
}

#[test]
fn broken_quest_games_are_refused_with_place_and_reason() {
    let cases = [
        ("{", "Othello Quest, line 1, column 1 (offset 0): expected JSON: EOF while parsing an object"),
        (
            "{\"gtype\":\"reversi1\",\n\"position\":{\"moves\":[{\"m\":\"f5\"},{\"m\":\"a1\"}]}}",
            "Othello Quest, line 2, column 38 (offset 58), game 1: move 2 (a1) is illegal: a disc on a1 would turn nothing over",
        ),
        (
            "{\"gtype\":\"shogi\",\"position\":{\"moves\":[]}}",
            "Othello Quest, line 1, column 10 (offset 9), game 1: expected a game of Othello, found \"shogi\"",
        ),
        (
            "{\"position\":{\"moves\":[{\"m\":7}]}}",
            "Othello Quest, line 1, column 28 (offset 27), game 1: expected a move (a1 to h8, or a pass), found \"7\"",
        ),
    ];
    for (text, message) in cases {
        assert_eq!(refusal(Format::Quest, text), message);
    }
    assert!(refusal(Format::Quest, "{\"a\":1}").contains("missing field `position`"));
    assert!(read_games(Format::Quest, b"{\"a\":\"\xff\"}").unwrap_err().to_string().contains("not UTF-8"));
    let deep = "[".repeat(100_000) + &"]".repeat(100_000);
    assert!(refusal(Format::Quest, &deep[..100_000]).contains("EOF while parsing a list"));
    assert!(refusal(Format::Quest, &deep).contains("expected JSON"));
}

const DRAWN: &str = "    a b c d e f g h
  +-----------------+
1 | . . . . . . . . |   X Black  4
2 | . . . . . . . . |   O White  1
3 | . . . . . . . . |
4 | . . . O X + . . |   White to move
5 | . . . X X(X). . |
6 | . . . + . + . . |
7 | . . . . . . . . |
8 | . . . . . . . . |
  +-----------------+
                        and more

";

fn drawn(text: &str) -> Vec<Position> {
    let games = read_games(Format::Board, text.as_bytes());
    games.unwrap_or_else(|error| panic!("{error}\n{text}")).iter().map(|game| game.start).collect()
}

#[test]
fn a_board_in_a_frame_is_read() {
    let after_f5: Position =
        "---------------------------OX------XXX-------------------------- O".parse().unwrap();
    assert_eq!(Format::detect(DRAWN.as_bytes()), Some(Format::Board));
    assert_eq!(drawn(DRAWN), [after_f5]);
    let round = DRAWN.replace('X', "●").replace('O', "○").replace('|', "│").replace(" .", " ·");
    let round = round.replace("+-----------------+", "┌─────────────────┐");
    assert_eq!(drawn(&format!("{round}{DRAWN}")), [after_f5, after_f5]);
    let broken = DRAWN.replace("8 | . . . . . . . . |", "8 | . . . . . . . |");
    let error = read_games(Format::Board, broken.as_bytes()).unwrap_err().to_string();
    assert!(error.contains("line 10") && error.contains("a board of 64 squares"), "{error}");
}

#[test]
fn marked_moves_tell_whose_turn_it_is() {
    // The start with White's moves marked, though the number of discs is even.
    let start = DRAWN.replace("3 | . . . . . . . . |", "3 | . . . . + . . . |");
    let start = start.replace("5 | . . . X X(X). . |", "5 | . . + X O . . . |");
    let start = start.replace("6 | . . . + . + . . |", "6 | . . . + . . . . |");
    let white: Position =
        "---------------------------OX------XO--------------------------- O".parse().unwrap();
    assert_eq!(drawn(&start), [white]);
    assert_eq!(drawn(&start.replace(" + ", " . ")), [Position::START]);
}
