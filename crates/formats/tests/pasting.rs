//! Pasting anything, and telling formats apart.

mod random_games;

use outflank_formats::{Format, PASTE_LIMIT, PasteError, Pasted, paste, write_games};
use outflank_rules::Position;
use proptest::collection::vec;
use proptest::prelude::*;
use random_games::{cases, plain_games, usual_games};

fn pasted(text: &str) -> (Format, usize, bool) {
    match paste(text.as_bytes()).unwrap_or_else(|error| panic!("{error}")) {
        Pasted::Games(format, games) => (format, games.len(), true),
        Pasted::Positions(format, positions) => (format, positions.len(), false),
    }
}

#[test]
fn every_format_is_recognized() {
    let board = Position::START.to_string();
    let cases: [(&str, (Format, usize, bool)); 23] = [
        ("f5d6c3", (Format::Transcript, 1, true)),
        ("  F5 d6\nC3\n", (Format::Transcript, 1, true)),
        ("f5d6c3d3c4f4e3f3\nd3c3", (Format::Transcript, 2, true)),
        ("f5f4f3g4 h3f6", (Format::Transcript, 1, true)),
        ("1. F5 f4 2. F3", (Format::PlayOk, 1, true)),
        ("1.F5", (Format::PlayOk, 1, true)),
        (&board, (Format::Board, 1, false)),
        (&format!("{board} f5d6"), (Format::Board, 1, true)),
        (
            "........\n........\n........\n...01...\n...10...\n........\n........\n........",
            (Format::Board, 1, false),
        ),
        (&format!("{board}; F5:+0;"), (Format::Obf, 1, false)),
        (&format!("% remark\n{board}\n{board}"), (Format::Obf, 2, false)),
        ("8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1", (Format::Fen, 1, false)),
        ("0000000810000000 0000001008000000 X", (Format::Bitboards, 1, false)),
        ("101010000c020100 0000003e70508000 X", (Format::Bitboards, 1, false)),
        ("0x810000000 0x1008000000", (Format::Bitboards, 1, false)),
        ("(;GM[Othello]B[f5];)", (Format::Ggf, 1, true)),
        ("2 (;GM[Othello]B[f5];)(;GM[Othello];)", (Format::Ggf, 2, true)),
        ("(;B[f5];)", (Format::Ggf, 1, true)),
        ("(;GM[2]FF[4];B[f5])", (Format::Sgf, 1, true)),
        ("+f5-d6: +2", (Format::Logbook, 1, true)),
        ("[Event \"?\"]\n\n1. f5 *", (Format::Pgn, 1, true)),
        ("{a remark} 1. f5 *", (Format::Pgn, 1, true)),
        ("{\"position\":{\"moves\":[{\"m\":\"f5\"}]}}", (Format::Quest, 1, true)),
    ];
    for (text, expected) in cases {
        assert_eq!(pasted(text), expected, "{text}");
    }
}

#[test]
fn what_means_nothing_is_refused() {
    let refusal = |text: &[u8]| paste(text).unwrap_err();
    assert_eq!(refusal(b" \n\t"), PasteError::Empty);
    assert_eq!(refusal("\u{feff}".as_bytes()), PasteError::Empty);
    assert_eq!(refusal(b"hello world"), PasteError::Unrecognized("hello world".to_owned()));
    assert_eq!(
        refusal(b"hello world, how are you").to_string(),
        "expected moves, a board or a game in a known format, found \"hello world, how…\""
    );
    assert_eq!(refusal(&vec![b'f'; PASTE_LIMIT + 1]), PasteError::TooLong(PASTE_LIMIT + 1));
    assert_eq!(
        refusal(b"f5d6c3a1").to_string(),
        "transcript, line 1, column 7 (offset 6), game 1: move 4 (a1) is illegal: a disc on a1 would turn nothing over"
    );
}

#[test]
fn names_and_endings_lead_to_formats() {
    for format in Format::ALL {
        assert_eq!(Format::from_name(format.name()), Some(format));
        assert_eq!(Format::from_name(&format.name().to_uppercase()), Some(format));
        assert!(Format::from_extension(format.extension()).is_some());
    }
    assert_eq!(Format::from_extension("WTB"), Some(Format::Wthor));
    assert_eq!(Format::from_extension("scr"), Some(Format::Obf));
    assert_eq!(Format::from_extension("exe"), None);
    assert_eq!(Format::from_name("nonsense"), None);
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn written_files_are_recognized(games in vec(plain_games(), 1..3), usual in vec(usual_games(), 1..3)) {
        for format in Format::ALL.into_iter().filter(|format| format.can_write()) {
            let games = if matches!(format, Format::Transcript | Format::PlayOk | Format::Wthor) { &usual } else { &games };
            let mut bytes = Vec::new();
            write_games(format, games, &mut bytes).unwrap();
            prop_assert_eq!(Format::detect(&bytes), Some(format), "{}", String::from_utf8_lossy(&bytes));
        }
    }
}
