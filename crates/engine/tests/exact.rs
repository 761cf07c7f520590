//! Exact scores are exact: the same from every set-up of the engine and from a plain
//! solver of a few lines.

mod positions;

use outflank_engine::{Engine, GameResult, Limits, Lines, Score, Settings, Target};
use outflank_rules::isa::Isa;
use outflank_rules::{Board, Move, Symmetry};
use positions::{Random, assert_legal, engine, legal, reference, search, small_engine, solved};

/// A table so small that it remembers two boards.
const TABLE_OFF: usize = 64;

#[test]
fn the_reference_knows_a_known_score() {
    // FFO 20, six empty squares, and boards with one move left, solved by playing it.
    let problem = &outflank_data::ffo()[19];
    assert_eq!(reference(problem.board.board()), problem.best_score());
    let last_move = |board: Board| {
        board.moves().first().map(|square| -board.play(square).expect("the move is legal").final_difference())
    };
    let mut random = Random::new(1);
    for _ in 0..20 {
        let board = random.board(1);
        let expected = last_move(board).or_else(|| last_move(board.swapped()).map(|score| -score));
        assert_eq!(Some(reference(board)), expected, "{board:?}");
    }
}

/// Up to 14 empty squares, far more of the small boards than of the large ones.
fn stream() -> impl Iterator<Item = Board> {
    let mut random = Random::new(2024);
    let counts = [(1, 20), (2, 20), (3, 20), (4, 30), (5, 30), (6, 30), (7, 30), (8, 25)];
    let larger = [(9, 20), (10, 16), (11, 12), (12, 8), (13, 5), (14, 4)];
    counts
        .into_iter()
        .chain(larger)
        .flat_map(move |(empties, count)| (0..count).map(|_| random.board(empties)).collect::<Vec<_>>())
}

#[test]
fn every_set_up_finds_the_score_of_the_reference() {
    let settings = |table_bytes, threads, isa| Settings { table_bytes, threads, isa, ..Settings::default() };
    let mut engines: Vec<(String, Engine)> = vec![
        ("no table".into(), engine(settings(TABLE_OFF, 1, Isa::best()))),
        ("no table, 4 threads".into(), engine(settings(TABLE_OFF, 4, Isa::best()))),
    ];
    for threads in [1, 2, 4] {
        engines.push((format!("{threads} threads"), engine(settings(4 << 20, threads, Isa::best()))));
    }
    for isa in Isa::available() {
        engines.push((isa.name().into(), engine(settings(1 << 20, 1, isa))));
    }
    let mut passes = 0;
    for board in stream() {
        let expected = reference(board);
        passes += u32::from(board.must_pass());
        for (name, engine) in &mut engines {
            assert_eq!(solved(engine, board), expected, "{name}: {board:?}");
        }
    }
    assert!(passes > 0, "the stream has positions in which the side to move has to pass");
}

#[test]
fn all_symmetries_have_one_score() {
    let mut engine = small_engine();
    let mut random = Random::new(7);
    for empties in [3, 6, 8, 10, 11, 12, 13, 14].repeat(3) {
        let board = random.board(empties);
        let expected = reference(board);
        for symmetry in Symmetry::ALL {
            assert_eq!(solved(&mut engine, symmetry.board(board)), expected, "{symmetry:?} {board:?}");
        }
    }
}

/// Nodes are shared among threads from 13 plies on, so this needs more empty squares
/// than a plain solver can manage: the threads are held to the single thread.
#[test]
fn threads_agree_where_they_share_work() {
    let settings = |threads| Settings { table_bytes: 4 << 20, threads, ..Settings::default() };
    let mut alone = engine(settings(1));
    let mut together = [engine(settings(2)), engine(settings(4))];
    let mut random = Random::new(99);
    for empties in [15, 16, 17].repeat(2) {
        let board = random.board(empties);
        let expected = solved(&mut alone, board);
        for engine in &mut together {
            assert_eq!(solved(engine, board), expected, "{board:?}");
        }
    }
}

#[test]
fn win_draw_and_loss_agree_with_the_sign_of_the_score() {
    let mut engine = small_engine();
    let mut threaded =
        positions::engine(Settings { threads: 2, table_bytes: 1 << 20, ..Settings::default() });
    let mut random = Random::new(11);
    let mut draws = 0;
    for empties in [2, 4, 6, 8, 9, 10, 11, 12, 13].repeat(8) {
        let board = random.board(empties);
        let expected = match reference(board) {
            0 => GameResult::Draw,
            score if score > 0 => GameResult::Win,
            _ => GameResult::Loss,
        };
        draws += u32::from(expected == GameResult::Draw);
        for engine in [&mut engine, &mut threaded] {
            let outcome = search(engine, board, &Limits::of(Target::Outcome)).expect("the game is not over");
            assert!(outcome.complete);
            assert_legal(board, &outcome);
            assert_eq!(outcome.best().score, Score::Outcome(expected), "{board:?}");
        }
    }
    assert!(draws > 0, "the stream has draws");
}

#[test]
fn the_scores_of_all_moves_are_those_of_each_move_alone() {
    let mut engine = small_engine();
    let mut random = Random::new(5);
    for empties in [1, 3, 5, 7, 9, 11, 12].repeat(6) {
        let board = random.board(empties);
        let limits = Limits::EXACT.with_lines(Lines::All);
        let outcome = search(&mut engine, board, &limits).expect("the game is not over");
        assert!(outcome.complete);
        assert_legal(board, &outcome);
        assert_eq!(outcome.lines.len(), legal(board).len(), "{board:?}");
        let scores: Vec<i32> = outcome.lines.iter().map(|line| exact(line.score)).collect();
        assert!(scores.is_sorted_by(|a, b| a >= b), "{board:?}: best first: {scores:?}");
        for line in &outcome.lines {
            let after = match line.mv {
                Move::Place(square) => board.play(square).expect("the move is legal"),
                Move::Pass => board.swapped(),
            };
            assert_eq!(exact(line.score), -reference(after), "{board:?} {}", line.mv);
        }
        // A few lines are the first of all lines, up to moves of one score.
        let limits = Limits::EXACT.with_lines(Lines::Best(3));
        let three = search(&mut engine, board, &limits).expect("the game is not over");
        let found: Vec<i32> = three.lines.iter().map(|line| exact(line.score)).collect();
        assert_eq!(found, scores[..scores.len().min(3)], "{board:?}");
    }
}

/// The play the engine expects in a solved position keeps the score to its last move.
#[test]
fn the_expected_play_holds_the_score() {
    let mut engine = small_engine();
    let mut random = Random::new(31);
    for empties in [6, 9, 12, 14].repeat(4) {
        let mut board = random.board(empties);
        let outcome = search(&mut engine, board, &Limits::EXACT).expect("the game is not over");
        let mut expected = exact(outcome.best().score);
        assert_eq!(expected, reference(board), "{board:?}");
        for mv in &outcome.best().variation {
            board = match mv {
                Move::Place(square) => board.play(*square).expect("the move is legal"),
                Move::Pass => board.swapped(),
            };
            expected = -expected;
            let actual = if board.is_over() { board.final_difference() } else { reference(board) };
            assert_eq!(actual, expected, "{board:?} after {mv} of {:?}", outcome.best().variation);
        }
    }
}

#[track_caller]
fn exact(score: Score) -> i32 {
    match score {
        Score::Exact(discs) => discs.discs(),
        other => panic!("{other} is not exact"),
    }
}
