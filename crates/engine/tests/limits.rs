//! Limits, stopping, and what an answer promises when they come first.

mod positions;

use outflank_engine::clock::TimeSource;
use outflank_engine::time::Budget;
use outflank_engine::{
    Engine, Limits, Lines, Score, SearchError, SearchResult, Selectivity, Settings, Stop, Target,
};
use outflank_rules::{Board, Color, DiscDiff, Move, Position};
use positions::{Random, assert_legal, engine, legal, reference, search, small_engine, solved, weights};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

/// Nobody solves the game from its start in the time of a test.
const ENDLESS: Position = Position::START;

fn ffo(number: usize) -> Board {
    outflank_data::ffo()[number - 1].board.board()
}

#[track_caller]
fn assert_unfinished(outcome: &SearchResult, board: Board) {
    assert!(!outcome.complete);
    assert!(!outcome.best().score.is_proven(), "{}", outcome.best().score);
    assert_legal(board, outcome);
}

#[test]
fn a_search_is_stopped_from_another_thread() {
    for threads in [1, 2, 4] {
        let mut engine = engine(Settings { threads, table_bytes: 1 << 20, ..Settings::default() });
        let stop = Stop::new();
        let (begun, has_begun) = mpsc::channel();
        let stopper = {
            let stop = stop.clone();
            thread::spawn(move || {
                has_begun.recv().expect("the search reports its first pass");
                thread::sleep(Duration::from_millis(30));
                stop.stop();
            })
        };
        let outcome = engine
            .search(ENDLESS, &Limits::EXACT, &stop, &mut |_| {
                // Only the first report has a listener.
                let _ = begun.send(());
            })
            .expect("the game is not over");
        stopper.join().expect("the stopping thread ends");
        assert_unfinished(&outcome, ENDLESS.board());
        assert!(outcome.nodes > 0);
    }
}

#[test]
fn a_search_stopped_before_it_begins_still_answers() {
    let stop = Stop::new();
    stop.stop();
    let mut engine = small_engine();
    let mut random = Random::new(3);
    for empties in [1, 2, 5, 8, 9, 10, 11, 12, 14, 20, 30, 45, 60] {
        let board = random.board(empties);
        let position = Position::from_board(board, Color::White);
        for target in
            [Target::Exact, Target::Outcome, Target::Depth { plies: 6, selectivity: Selectivity::NONE }]
        {
            let limits = Limits::of(target).with_lines(Lines::All);
            let outcome = engine.search(position, &limits, &stop, &mut |_| {}).expect("the game is not over");
            assert_legal(board, &outcome);
        }
    }
}

#[test]
fn no_time_at_all_gives_a_legal_move() {
    let mut random = Random::new(4);
    for threads in [1, 2] {
        let mut engine = engine(Settings { threads, table_bytes: 1 << 16, ..Settings::default() });
        for empties in [1, 4, 9, 10, 11, 12, 16, 24, 40, 60] {
            let board = random.board(empties);
            let outcome = search(&mut engine, board, &Limits::time(Duration::ZERO)).expect("not over");
            assert_legal(board, &outcome);
            if let Score::Exact(discs) = outcome.best().score {
                // What calls itself exact is, even in no time.
                assert_eq!(discs.discs(), reference(board), "{board:?}");
            }
        }
    }
}

#[test]
fn time_ends_a_search() {
    for threads in [1, 2] {
        let mut engine = engine(Settings { threads, table_bytes: 1 << 20, ..Settings::default() });
        let limits = Limits::time(Duration::from_millis(50)).with_lines(Lines::Best(2));
        let begun = Instant::now();
        let outcome = search(&mut engine, ENDLESS.board(), &limits).expect("the game is not over");
        assert!(begun.elapsed() >= Duration::from_millis(50), "{:?}", begun.elapsed());
        assert_unfinished(&outcome, ENDLESS.board());
        assert_eq!(outcome.lines.len(), 2);
    }
}

/// The limit is looked at now and then, so it is passed by the work between two looks.
#[test]
fn nodes_end_a_search() {
    const BETWEEN_LOOKS: u64 = 2_000_000;
    for threads in [1, 2] {
        let mut engine = engine(Settings { threads, table_bytes: 1 << 20, ..Settings::default() });
        for limit in [0, 1, 1000, 1_000_000] {
            let limits = Limits::EXACT.with_nodes(limit);
            let mut seen = 0;
            let position = ENDLESS;
            let outcome = engine
                .search(position, &limits, &Stop::new(), &mut |outcome| seen = outcome.nodes)
                .expect("the game is not over");
            assert_unfinished(&outcome, position.board());
            assert!(outcome.nodes >= seen, "what an unfinished pass took counts too");
            assert!(outcome.nodes <= limit + BETWEEN_LOOKS, "{} of {limit}", outcome.nodes);
        }
    }
}

#[test]
fn a_limit_that_is_not_reached_changes_nothing() {
    let generous = Limits::EXACT.with_nodes(u64::MAX).with_time(Duration::from_secs(100_000));
    let board = ffo(1);
    let free = search(&mut small_engine(), board, &Limits::EXACT).expect("the game is not over");
    let limited = search(&mut small_engine(), board, &generous).expect("the game is not over");
    assert!(limited.complete);
    assert_eq!((free.nodes, &free.lines), (limited.nodes, &limited.lines));
}

#[test]
fn depth_is_honoured() {
    let mut engine = small_engine();
    for plies in [1, 2, 5, 8] {
        for selectivity in [Selectivity::FASTEST, Selectivity::NONE] {
            let limits = Limits::depth(plies, selectivity);
            let outcome = search(&mut engine, Board::START, &limits).expect("the game is not over");
            assert!(outcome.complete);
            assert_legal(Board::START, &outcome);
            match outcome.best().score {
                Score::Estimate { depth, selectivity: found, .. } => {
                    assert_eq!((depth, found), (plies, selectivity));
                }
                other => panic!("{other} is no estimate"),
            }
        }
    }
    // Every empty square and nothing left out is the proven score.
    let board = ffo(2);
    let outcome = search(&mut engine, board, &Limits::depth(60, Selectivity::NONE)).expect("not over");
    assert_eq!(outcome.best().score, Score::Exact(DiscDiff::new(10).expect("a score")));
}

#[test]
fn progress_is_reported_pass_by_pass() {
    let mut passes: Vec<SearchResult> = Vec::new();
    let board = ffo(20 + 3);
    let position = Position::from_board(board, Color::Black);
    let outcome = small_engine()
        .search(position, &Limits::EXACT, &Stop::new(), &mut |outcome| passes.push(outcome.clone()))
        .expect("the game is not over");
    assert!(passes.len() > 2, "{} passes", passes.len());
    assert_eq!(passes.last(), Some(&outcome));
    for pair in passes.windows(2) {
        assert!(pair[0].nodes <= pair[1].nodes && pair[0].elapsed <= pair[1].elapsed);
        assert!(!pair[0].complete);
        assert_legal(board, &pair[0]);
    }
}

#[test]
fn a_side_without_a_move_passes() {
    let mut engine = small_engine();
    let mut random = Random::new(17);
    let mut found = 0;
    while found < 20 {
        let empties = 2 + random.below(11);
        let board = random.board(empties);
        if !board.must_pass() {
            continue;
        }
        found += 1;
        let limits = Limits::EXACT.with_lines(Lines::All);
        let outcome = search(&mut engine, board, &limits).expect("the game is not over");
        assert_eq!(outcome.lines.len(), 1);
        assert_eq!(outcome.best().mv, Move::Pass);
        assert_eq!(outcome.best().score, Score::Exact(DiscDiff::new(reference(board)).expect("a score")));
        assert_legal(board, &outcome);
    }
}

#[test]
fn a_finished_game_is_told_with_its_score() {
    let mut random = Random::new(23);
    let mut engine = small_engine();
    for _ in 0..20 {
        let mut board = random.board(1);
        while !board.is_over() {
            board = match legal(board)[0] {
                Move::Place(square) => board.play(square).expect("the move is legal"),
                Move::Pass => board.swapped(),
            };
        }
        let score = DiscDiff::new(board.final_difference()).expect("a score");
        assert_eq!(search(&mut engine, board, &Limits::EXACT), Err(SearchError::GameOver { score }));
    }
}

#[test]
fn one_thread_searches_the_same_tree_again() {
    let settings = Settings { table_bytes: 4 << 20, ..Settings::default() };
    for (board, limits) in [
        (ffo(1), Limits::EXACT),
        (ffo(8), Limits::EXACT.with_lines(Lines::Best(2))),
        (ffo(13), Limits::of(Target::Outcome)),
        (Board::START, Limits::depth(8, Selectivity::FASTEST)),
    ] {
        let mut first = engine(settings.clone());
        let once = search(&mut first, board, &limits).expect("the game is not over");
        first.clear();
        let cleared = search(&mut first, board, &limits).expect("the game is not over");
        let fresh = search(&mut engine(settings.clone()), board, &limits).expect("the game is not over");
        for again in [&cleared, &fresh] {
            assert_eq!((once.nodes, &once.lines), (again.nodes, &again.lines), "{board:?}");
        }
    }
}

#[test]
fn engines_share_nothing() {
    let mut random = Random::new(41);
    let boards: Vec<Board> = (0..16).map(|_| random.board(12)).collect();
    let expected: Vec<i32> = boards.iter().map(|&board| reference(board)).collect();
    let quiet = search(&mut small_engine(), boards[0], &Limits::EXACT).expect("the game is not over");
    thread::scope(|scope| {
        for offset in 0..8 {
            let (boards, expected, quiet) = (&boards, &expected, &quiet);
            scope.spawn(move || {
                let mut engine = small_engine();
                // In company an engine visits the very boards it visits alone.
                let first = search(&mut engine, boards[0], &Limits::EXACT).expect("the game is not over");
                assert_eq!((first.nodes, &first.lines), (quiet.nodes, &quiet.lines));
                for at in (0..boards.len()).map(|index| (index + offset) % boards.len()) {
                    assert_eq!(solved(&mut engine, boards[at]), expected[at]);
                }
            });
        }
    });
}

#[test]
fn the_table_has_the_size_asked_for_rounded_down() {
    for (asked, got) in [(0, 64), (64, 64), (1 << 16, 1 << 16), ((1 << 16) + 5000, 1 << 16)] {
        let settings = Settings { table_bytes: asked, ..Settings::default() };
        let engine = Engine::new(settings, weights(), Box::new(outflank_engine::clock::Stopped));
        assert_eq!(engine.table_bytes(), got);
    }
}

/// A clock that goes on by one step at each look.
#[derive(Default)]
struct Ticking(AtomicU32);

const STEP: Duration = Duration::from_millis(1);

impl TimeSource for Ticking {
    fn now(&self) -> Duration {
        self.0.fetch_add(1, Ordering::Relaxed) * STEP
    }
}

fn ticking_engine(threads: usize) -> Engine {
    let settings = Settings { threads, table_bytes: 1 << 20, ..Settings::default() };
    Engine::new(settings, weights(), Box::new(Ticking::default()))
}

/// Every thread may look once more before it hears that the time is up.
#[test]
fn the_maximum_is_overshot_by_a_few_looks_at_the_clock() {
    for threads in [1, 2, 4] {
        let mut engine = ticking_engine(threads);
        for maximum in [5, 50, 200] {
            let maximum = maximum * STEP;
            let limits = Limits::EXACT.with_budget(Budget { optimum: maximum, maximum });
            let outcome = search(&mut engine, ENDLESS.board(), &limits).expect("not over");
            assert_unfinished(&outcome, ENDLESS.board());
            let most = maximum + (4 * threads as u32 + 4) * STEP;
            assert!(outcome.elapsed <= most, "{threads} threads, {maximum:?}: {:?}", outcome.elapsed);
        }
    }
}

#[test]
fn no_pass_begins_after_the_optimum() {
    let mut engine = ticking_engine(1);
    let mut passes = 0;
    let limits = Limits::EXACT.with_budget(Budget { optimum: Duration::ZERO, maximum: 1000 * STEP });
    let outcome = engine.search(ENDLESS, &limits, &Stop::new(), &mut |_| passes += 1).expect("not over");
    assert_eq!(passes, 1);
    assert!(!outcome.complete);
    assert!(outcome.elapsed < 10 * STEP, "{:?}", outcome.elapsed);
}
