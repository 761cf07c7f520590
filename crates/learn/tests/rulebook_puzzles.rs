//! The rulebook's five puzzles, played as a reader would, and proved (L3, L4).

use outflank_engine::{Engine, GameResult, Limits, Score, Settings, Stop, Target, clock};
use outflank_learn::rulebook::{Answer, Stage, puzzles};
use outflank_learn::{Exercise, RulebookAttempt, Try};
use outflank_locale::{Language, Locale};
use outflank_rules::supply::lendings;
use outflank_rules::{Color, DiscCount, Game, IllegalMove, Move, Position, SquareSet, Supply};

#[test]
fn every_puzzle_is_solved_with_every_reply_in_every_language() {
    for locale in Language::ALL.map(Locale::new) {
        for entry in puzzles() {
            let mut attempt = RulebookAttempt::new(entry);
            assert!(!attempt.task().text(&locale).is_empty());
            let wrong = (entry.board.moves() - entry.solution[0].set()).first().unwrap();
            let Answer::Wrong { message } = attempt.answer(wrong) else { panic!("{}", entry.id) };
            assert!(message.text(&locale).contains(&format!("{wrong:#}")));
            assert!(matches!(attempt.answer(entry.solution[0]), Answer::Right { .. }));
            let replies = attempt.replies();
            for (number, reply) in replies.iter().enumerate() {
                assert_eq!((attempt.stage(), attempt.reply()), (Stage::TakeCorner(number), Some(*reply)));
                assert!(attempt.task().text(&locale).contains(&format!("{reply:#}")));
                let moves = attempt.position().moves();
                if let Some(elsewhere) = (moves - SquareSet::CORNERS).first() {
                    assert!(matches!(attempt.answer(elsewhere), Answer::Wrong { .. }));
                }
                let corner = (moves & SquareSet::CORNERS).first().expect("a corner can be taken");
                let Answer::Right { message, shown } = attempt.answer(corner) else { panic!("{}", entry.id) };
                assert!(!message.text(&locale).is_empty());
                assert_eq!(shown.disc_at(corner), Some(Color::Black));
            }
            assert_eq!(attempt.stage(), Stage::Done);
            assert_eq!(attempt.answer(wrong), Answer::Illegal(IllegalMove::GameOver));
            assert_eq!(attempt.position(), attempt.play_on());
            assert!(!attempt.task().text(&locale).is_empty());
        }
    }
}

#[test]
fn the_printed_replies_are_all_the_replies_there_are() {
    for entry in puzzles() {
        let attempt = RulebookAttempt::new(entry);
        let printed: SquareSet = entry.lines.iter().map(|line| line[1]).collect();
        assert_eq!(attempt.replies().into_iter().collect::<SquareSet>(), printed, "{}", entry.id);
    }
}

#[test]
fn the_first_puzzle_s_line_ends_with_54_to_10_and_white_never_has_a_choice() {
    let mut with_line = puzzles().filter(|entry| RulebookAttempt::new(entry).printed_line().is_some());
    let first = with_line.next().expect("the first puzzle");
    assert!(with_line.next().is_none(), "the others have no printed line");
    let line = RulebookAttempt::new(first).printed_line().unwrap();
    assert_eq!(line.len(), 24);
    let mut game = Game::from_position(first.board);
    for &square in line {
        if game.position().turn() == Color::White {
            assert_eq!(game.legal_moves(), square.set(), "White has one move");
        }
        game.play(square).unwrap();
    }
    let count = DiscCount::of(game.position());
    assert!(game.is_over());
    assert_eq!((count.get(Color::Black), count.get(Color::White)), (54, 10));
}

/// Black wins from where the reader plays on, whichever way White replied.
#[test]
fn black_wins_all_five() {
    let settings = Settings { table_bytes: 64 << 20, ..Settings::default() };
    let mut engine = Engine::new(settings, outflank_eval::Weights::embedded(), Box::new(clock::Stopped));
    let mut result = |position| {
        let limits = Limits::of(Target::Outcome);
        engine.search(position, &limits, &Stop::new(), &mut |_| ()).unwrap().best().score
    };
    for entry in puzzles() {
        let after = entry.board.play(Move::Place(entry.solution[0])).unwrap();
        assert_eq!(result(after), Score::Outcome(GameResult::Loss), "{}: White loses", entry.id);
        let play_on = RulebookAttempt::new(entry).play_on();
        assert_eq!(play_on.turn(), Color::White, "{}", entry.id);
        assert_eq!(result(play_on), Score::Outcome(GameResult::Loss), "{}", entry.id);
    }
}

/// R8: who plays on has the discs that the moves so far have left, and nobody borrows one in
/// the printed line to the end.
#[test]
fn r8_playing_on_begins_with_the_true_supplies() {
    for entry in puzzles() {
        let mut exercise = Exercise::rulebook(entry);
        while !exercise.is_done() {
            let position = exercise.position();
            let corner = (position.moves() & SquareSet::CORNERS).first();
            let first = (position == entry.board).then_some(entry.solution[0]);
            let square = first.or(corner).expect("a corner can be taken");
            exercise.answer(Try::Square(square)).unwrap();
        }
        let moves = exercise.play_on_moves().expect("the rulebook's puzzles have their moves");
        let game = Game::from_moves(Position::START, moves.into_iter().map(Move::Place)).unwrap();
        assert_eq!(Some(game.position()), exercise.play_on(), "{}", entry.id);
        let supply = Supply::of_game(&game);
        let left = Color::BOTH.map(|color| u32::from(supply.left(color)));
        assert_eq!(left.iter().sum::<u32>(), game.position().board().empties(), "{}", entry.id);
    }
    let first = puzzles().next().unwrap();
    let whole = first.moves.iter().flatten().chain(&first.lines[0]).copied().map(Move::Place);
    let game = Game::from_moves(Position::START, whole).unwrap();
    assert!(lendings(&game).is_empty(), "both have exactly enough");
}
