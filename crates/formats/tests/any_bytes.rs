//! No input makes a reader panic, and what is read survives being written.

mod random_games;

use outflank_formats::wthor::{Game, Header, NameFile, Reader};
use outflank_formats::{
    Format, GameRecord, Pasted, games, kept, paste, read_games, read_positions, write_games,
};
use outflank_rules::Rng;
use proptest::collection::vec;
use proptest::prelude::*;
use random_games::{cases, plain_games, wild_games};
use std::time::{Duration, Instant};

/// Reads bytes in a format every way there is; what is understood must survive
/// writing and reading again.
fn exercise(format: Format, bytes: &[u8]) {
    let one_by_one: Vec<_> = games(format, bytes).collect();
    for error in one_by_one.iter().filter_map(|item| item.as_ref().err()) {
        assert!(error.offset <= bytes.len() as u64, "{error}");
        assert_eq!(error.place.is_some(), format.is_text(), "{error}");
        assert!(!error.to_string().contains('\n'), "{error}");
    }
    let whole = read_games(format, bytes);
    assert_eq!(whole.is_ok(), one_by_one.iter().all(Result::is_ok));
    let _ = read_positions(format, bytes);
    // What was understood beside the broken games must survive as well.
    let understood: Vec<GameRecord> = one_by_one.into_iter().filter_map(Result::ok).collect();
    if !format.can_write() || understood.is_empty() {
        return;
    }
    let mut written = Vec::new();
    write_games(format, &understood, &mut written).unwrap();
    let again = read_games(format, &written)
        .unwrap_or_else(|error| panic!("{error}\n{}", String::from_utf8_lossy(&written)));
    if format == Format::Wthor {
        // Games come back turned to f5, with the right score.
        assert_eq!(again.len(), understood.len());
        for (game, again) in understood.iter().zip(&again) {
            assert_eq!(&kept(format, game).unwrap(), again);
        }
    } else {
        assert_eq!(again, understood, "{format}\n{}", String::from_utf8_lossy(&written));
    }
}

fn exercise_all(bytes: &[u8]) {
    for format in Format::ALL {
        exercise(format, bytes);
    }
    let _ = Format::detect(bytes);
    if let Ok(Pasted::Games(format, games)) = paste(bytes) {
        assert_eq!(read_games(format, bytes).unwrap(), games);
    }
    for names in [NameFile::Players, NameFile::Tournaments] {
        let _ = names.read(bytes);
    }
    if let Ok(reader) = Reader::new(bytes) {
        for game in reader.flatten() {
            let _ = game.replay();
        }
    }
}

/// Letters that formats are made of.
fn alphabet() -> impl Strategy<Value = Vec<u8>> {
    let pieces = prop_oneof![
        "[a-h][1-8]".prop_map(String::into_bytes),
        "[\\[\\](){};:/\\\\\"%$#?*@ .,+\\n\\r-]{1,3}".prop_map(String::into_bytes),
        "[0-9]{1,12}".prop_map(String::into_bytes),
        "[XO*.-]{1,70}".prop_map(String::into_bytes),
        prop::sample::select(vec![
            "(;",
            ";)",
            "GM[Othello]",
            "GM[2]",
            "BO[8 ",
            "BO[10 ",
            "B[f5]",
            "W[d6]",
            "B[PA]",
            "RE[+12.00:t]",
            "TY[8]",
            "AB[",
            "AW[a1:h8]",
            "PL[W]",
            "[Event \"",
            "[FEN \"",
            "1. f5 ",
            "1-0",
            "1/2-1/2",
            "pass",
            "--",
            "f5d6c3d3c4",
            "{\"args\":[",
            "{\"position\":{\"moves\":[",
            "{\"m\":\"f5\",\"t\":1}",
            "]}}",
            "\u{feff}",
            "8/8/8/3pP3/3Pp3/8/8/8 b",
            "{X wins 40-24}",
            "C[",
            "V[1.5]",
            "TM[300]",
            "CO[",
            "/1.5/2",
            "abcdefgh\n",
        ])
        .prop_map(|text| text.as_bytes().to_vec()),
        vec(any::<u8>(), 0..4),
    ];
    vec(pieces, 0..40).prop_map(|pieces| pieces.concat())
}

fn mutate(bytes: &mut Vec<u8>, rng: &mut Rng) {
    for _ in 0..=rng.below(4) {
        let length = bytes.len() as u32;
        let at = rng.below(length + 1) as usize;
        match rng.below(6) {
            0 if at < bytes.len() => bytes[at] = rng.bits() as u8,
            1 => bytes.insert(at, rng.bits() as u8),
            2 if at < bytes.len() => {
                bytes.remove(at);
            }
            3 => bytes.truncate(at),
            4 => {
                let end = (at + rng.below(40) as usize).min(bytes.len());
                let part = bytes[at..end].to_vec();
                let to = rng.below(length + 1) as usize;
                bytes.splice(to..to, part);
            }
            _ if at < bytes.len() => bytes[at] = b"[](){};:/\\\"-*0123 \n\0"[rng.below(20) as usize],
            _ => {}
        }
    }
}

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn random_bytes_are_survived(bytes in vec(any::<u8>(), 0..300)) {
        exercise_all(&bytes);
    }

    #[test]
    fn random_pieces_of_formats_are_survived(bytes in alphabet()) {
        exercise_all(&bytes);
    }

    #[test]
    fn damaged_files_are_survived(games in vec(plain_games(), 1..3), seed in any::<u64>()) {
        damage(&games, seed);
    }

    #[test]
    fn damaged_files_with_wild_texts_are_survived(games in vec(wild_games(), 1..3), seed in any::<u64>()) {
        damage(&games, seed);
    }

    #[test]
    fn random_records_of_wthor_are_survived(
        moves in vec(vec(prop_oneof![11..89_u8, any::<u8>(), Just(0)], 60), 0..4),
        head in vec(any::<u8>(), 8),
    ) {
        let header = Header { games: moves.len() as u32, board_size: 8, ..Header::default() };
        let mut bytes = header.to_bytes().to_vec();
        for game in &moves {
            bytes.extend(&head);
            bytes.extend(game);
        }
        exercise(Format::Wthor, &bytes);
    }
}

fn damage(games: &[GameRecord], seed: u64) {
    let mut rng = Rng::new(seed);
    for format in Format::ALL.into_iter().filter(|format| format.can_write()) {
        let mut bytes = Vec::new();
        if write_games(format, games, &mut bytes).is_ok() {
            mutate(&mut bytes, &mut rng);
            exercise(format, &bytes);
        }
    }
}

/// A vertical tab once was a blank to one function and not to another.
#[test]
fn a_vertical_tab_is_no_game() {
    exercise_all(b"\x0b");
    exercise_all(b"f5\x0bd6");
}

/// Broken files of some length are read in about the time they take to walk through.
#[test]
fn nothing_takes_quadratic_time() {
    let repeated = |piece: &str| piece.repeat((1 << 18) / piece.len()).into_bytes();
    let pieces = [
        "(;",
        "(;GM[Othello]B[a1];)",
        "(;B[f5](",
        ")",
        "(",
        "[",
        "[[",
        "[Event \"",
        "[Event \"a\"]\n",
        "1. a1 *\n\n[A \"\"]\n",
        "{",
        "{}",
        "(;C[\\",
        "f5",
        "f5d6\n",
        "a1\n",
        "--",
        "-",
        "X",
        "X\n",
        "--------\n",
        "1. ",
        "1. a1 ",
        "+f5",
        "+f5-d6\n",
        ";",
        "% a\n",
        "8/",
        "8/8/8/8/8/8/8/8 b\n",
        "0 0 X\n",
        "\"",
        "\\",
        "[{\"position\":{\"moves\":[]}},",
        "é",
        "\0",
        "\r",
        " ",
        "pass ",
        "(;GM[Othello]BO[8 ",
    ];
    for piece in pieces {
        let bytes = repeated(piece);
        for format in Format::ALL {
            let started = Instant::now();
            let count = games(format, &bytes).count();
            let taken = started.elapsed();
            assert!(taken < Duration::from_secs(5), "{format}: {count} items of {piece:?} took {taken:?}");
        }
        let _ = paste(&bytes);
    }
    let size = Header::SIZE + Game::SIZE * 10_000;
    let mut bytes = vec![0; size];
    bytes[..Header::SIZE].copy_from_slice(&Header { games: 10_000, ..Header::default() }.to_bytes());
    assert_eq!(games(Format::Wthor, &bytes).count(), 10_000);
}
