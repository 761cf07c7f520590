//! Record to bytes to record, for every format.

mod random_games;

use outflank_formats::wthor::{Date, FileSet};
use outflank_formats::{
    Ending, Format, GameRecord, Outcome, RecordedMove, ScoredMove, ScoredPosition, Unwritable, WriteError,
    kept, read_games, read_positions, write_games, write_positions,
};
use outflank_rules::{Move, Position, Square, Symmetry};
use proptest::collection::vec;
use proptest::prelude::*;
use random_games::{bare_games, cases, plain_games, plain_text, starts, usual_games, wild_games};

fn write(format: Format, games: &[GameRecord]) -> Vec<u8> {
    let mut bytes = Vec::new();
    write_games(format, games, &mut bytes).unwrap();
    bytes
}

fn there_and_back(format: Format, games: &[GameRecord]) -> Vec<GameRecord> {
    let bytes = write(format, games);
    read_games(format, &bytes).unwrap_or_else(|error| panic!("{error}\n{}", String::from_utf8_lossy(&bytes)))
}

/// The moves and the start alone.
fn bare(game: &GameRecord) -> GameRecord {
    let moves = game.moves.iter().map(|recorded| RecordedMove::from(recorded.mv)).collect();
    GameRecord { start: game.start, moves, ..GameRecord::default() }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn transcripts_keep_the_moves(games in vec(usual_games(), 0..5)) {
        for format in [Format::Transcript, Format::PlayOk] {
            prop_assert_eq!(&there_and_back(format, &games), &games);
        }
    }

    #[test]
    fn boards_keep_start_and_moves(games in vec(bare_games(), 0..5)) {
        prop_assert_eq!(there_and_back(Format::Board, &games), games);
    }

    #[test]
    fn position_formats_keep_where_a_game_stands(games in vec(bare_games(), 0..5)) {
        for format in [Format::Fen, Format::Bitboards, Format::Obf] {
            let stands: Vec<_> =
                games.iter().map(|game| GameRecord::new(game.position_after_last_disc())).collect();
            prop_assert_eq!(there_and_back(format, &games), stands);
        }
    }

    #[test]
    fn positions_come_back(positions in vec(starts(), 0..8)) {
        let positions: Vec<ScoredPosition> = positions.into_iter().map(ScoredPosition::from).collect();
        for format in [Format::Fen, Format::Bitboards, Format::Obf, Format::Board] {
            let mut bytes = Vec::new();
            write_positions(format, &positions, &mut bytes).unwrap();
            prop_assert_eq!(&read_positions(format, &bytes).unwrap(), &positions);
        }
    }

    #[test]
    fn obf_keeps_scores_and_comments(
        positions in vec((starts(), vec(-64..=64_i32, 33), proptest::option::of(plain_text())), 0..5),
    ) {
        let positions: Vec<ScoredPosition> = positions
            .into_iter()
            .map(|(position, scores, comment)| {
                let moves = position.moves().into_iter().map(Move::Place);
                let pass = position.must_pass().then_some(Move::Pass);
                let scores = moves.chain(pass).zip(scores).map(|(mv, score)| ScoredMove { mv, score });
                ScoredPosition { position, scores: scores.collect(), comment }
            })
            .collect();
        let mut bytes = Vec::new();
        write_positions(Format::Obf, &positions, &mut bytes).unwrap();
        prop_assert_eq!(read_positions(Format::Obf, &bytes).unwrap(), positions);
    }

    #[test]
    fn ggf_keeps_all_but_variations_and_results_without_a_margin(games in vec(plain_games(), 0..4)) {
        let expected: Vec<GameRecord> = games
            .iter()
            .cloned()
            .map(|mut game| {
                game.variations = Vec::new();
                game.stated = game.stated.filter(|stated| {
                    matches!(stated.outcome, Outcome::Margin(_)) && stated.ending != Ending::Forfeit
                });
                game
            })
            .collect();
        prop_assert_eq!(there_and_back(Format::Ggf, &games), expected);
    }

    #[test]
    fn sgf_keeps_all_but_times_and_type(games in vec(plain_games(), 0..4)) {
        let expected: Vec<GameRecord> = games
            .iter()
            .cloned()
            .map(|mut game| {
                game.tags.variant = None;
                if game.tags.black_clock != game.tags.white_clock {
                    (game.tags.black_clock, game.tags.white_clock) = (None, None);
                }
                for recorded in &mut game.moves {
                    recorded.seconds = None;
                }
                // A margin or an ending, not both; the statement keeps its winner.
                let winner = game.stated.map(outflank_formats::StatedResult::winner);
                game.stated = kept(Format::Sgf, &game).unwrap().stated;
                assert_eq!(game.stated.map(outflank_formats::StatedResult::winner), winner);
                game
            })
            .collect();
        prop_assert_eq!(there_and_back(Format::Sgf, &games), expected);
    }

    #[test]
    fn pgn_keeps_all_but_evaluations_times_and_type(games in vec(plain_games(), 0..4)) {
        let expected: Vec<GameRecord> = games
            .iter()
            .cloned()
            .map(|mut game| {
                game.tags.variant = None;
                if game.tags.black_clock != game.tags.white_clock {
                    (game.tags.black_clock, game.tags.white_clock) = (None, None);
                }
                for recorded in &mut game.moves {
                    (recorded.eval, recorded.seconds) = (None, None);
                }
                game
            })
            .collect();
        prop_assert_eq!(there_and_back(Format::Pgn, &games), expected);
    }

    #[test]
    fn wthor_keeps_moves_turned_to_f5_and_the_score(games in vec(usual_games(), 0..5)) {
        let back = there_and_back(Format::Wthor, &games);
        prop_assert_eq!(back.len(), games.len());
        for (before, after) in games.iter().zip(&back) {
            let first = |game: &GameRecord| game.moves[0].mv.square().unwrap();
            prop_assert_eq!(first(after).to_string(), "f5");
            let turn = Symmetry::OF_START.into_iter().find(|turn| turn.square(first(before)) == first(after));
            let turn = turn.unwrap();
            let turned: Vec<RecordedMove> = before
                .moves
                .iter()
                .map(|recorded| recorded.mv.square().map_or(Move::Pass, |s| Move::Place(turn.square(s))).into())
                .collect();
            prop_assert_eq!(&after.moves, &turned);
            if let Some(margin) = before.federation_margin() {
                prop_assert_eq!(after.stated.unwrap().outcome, Outcome::Margin(margin as f32));
                prop_assert_eq!(after.stated_result_holds(), Some(true));
            }
        }
    }

    #[test]
    fn wthor_file_sets_keep_names(
        games in vec(usual_games(), 0..6),
        names in vec("[A-Za-z]{1,6} [A-Za-zéüñß]{1,12}", 3),
    ) {
        let games: Vec<GameRecord> = games
            .into_iter()
            .enumerate()
            .map(|(index, mut game)| {
                game.tags.black = Some(names[index % 3].clone());
                game.tags.white = Some(names[(index + 1) % 3].clone());
                game.tags.event = Some(format!("{} Open", names[index % 2]));
                game.tags.date = Some("2026".to_owned());
                game
            })
            .collect();
        let set = FileSet::new(&games, Date { year: 2026, month: 1, day: 2 }).unwrap();
        let back = outflank_formats::wthor::read(&set.games, &set.names().unwrap()).unwrap();
        prop_assert_eq!(back.len(), games.len());
        for (before, after) in games.iter().zip(&back) {
            prop_assert_eq!(&before.tags, &after.tags);
        }
    }

    /// Whatever a record holds, what is read back is what [`kept`] promised.
    #[test]
    fn wild_games_come_back_as_promised(games in vec(wild_games(), 1..3)) {
        for format in Format::ALL.into_iter().filter(|format| format.can_write()) {
            // A WTHOR file has one year and one depth for all its games.
            let count = if format == Format::Wthor { 1 } else { games.len() };
            let promised: Result<Vec<_>, _> = games[..count].iter().map(|game| kept(format, game)).collect();
            let Ok(promised) = promised else {
                let refused = write_games(format, &games[..count], &mut Vec::new());
                prop_assert!(matches!(refused, Err(WriteError::Game { .. })), "{:?}", format);
                continue;
            };
            let back = there_and_back(format, &games[..count]);
            prop_assert_eq!(&back, &promised, "{:?}", format);
            // Nothing more is lost the second time.
            prop_assert_eq!(&there_and_back(format, &back), &back, "{:?}", format);
            for (game, back) in games.iter().zip(&back) {
                if format.holds_games() && format != Format::Wthor {
                    prop_assert_eq!(bare(game), bare(back), "{:?}", format);
                }
            }
        }
    }
}

#[test]
fn what_a_format_cannot_say_is_refused_with_the_reason() {
    let elsewhere =
        GameRecord::new(Position::START.play(Move::Place("f5".parse::<Square>().unwrap())).unwrap());
    let empty = GameRecord::default();
    let mut illegal = GameRecord::default();
    illegal.moves.push(Move::Place("a1".parse::<Square>().unwrap()).into());
    let refusal = |format, game: &GameRecord| {
        let mut bytes = Vec::new();
        let error = write_games(format, &[GameRecord::new(Position::START), game.clone()][1..], &mut bytes);
        assert!(bytes.is_empty());
        error.unwrap_err()
    };
    for format in [Format::Transcript, Format::PlayOk, Format::Wthor] {
        let error = refusal(format, &elsewhere);
        assert!(matches!(error, WriteError::Game { reason: Unwritable::StartPosition, .. }), "{error}");
    }
    for format in [Format::Transcript, Format::PlayOk] {
        let error = refusal(format, &empty);
        assert!(matches!(error, WriteError::Game { reason: Unwritable::NoMoves, .. }), "{error}");
    }
    for format in Format::ALL.into_iter().filter(|format| format.can_write()) {
        assert_eq!(
            refusal(format, &illegal).to_string(),
            format!(
                "game 1 cannot be written as {format}: move 1 (a1) is illegal: a disc on a1 would turn nothing over"
            )
        );
    }
    for format in [Format::Quest, Format::Logbook] {
        assert!(matches!(refusal(format, &empty), WriteError::ReadOnly(_)));
    }
}
