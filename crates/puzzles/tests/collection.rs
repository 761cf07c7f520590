//! The collection that comes with the program: its shape, all of it; its proofs, other
//! ones every day (`outflank puzzles verify` proves all of them).

use outflank_engine::{Engine, Settings, Stop, clock};
use outflank_puzzles::attempt::continuations;
use outflank_puzzles::{Answer, Attempt, Flaw, Kind, Puzzle, collection, prove, read, write};
use outflank_rules::{DiscDiff, Move, SquareSet, Symmetry};
use std::collections::{HashMap, HashSet};
use std::time::{SystemTime, UNIX_EPOCH};

fn engine() -> Engine {
    let settings = Settings { table_bytes: 16 << 20, ..Settings::default() };
    Engine::new(settings, outflank_eval::Weights::embedded(), Box::new(clock::Stopped))
}

fn of(kind: Kind) -> impl Iterator<Item = &'static Puzzle> {
    collection().iter().filter(move |puzzle| puzzle.kind == kind)
}

#[test]
fn there_are_a_thousand_and_a_hundred_of_each_kind_in_less_than_a_megabyte() {
    assert!(collection().len() >= 1000, "{}", collection().len());
    for kind in Kind::ALL {
        assert!(of(kind).count() >= 100, "{kind}: {}", of(kind).count());
        let levels: HashSet<u8> = of(kind).map(|puzzle| puzzle.difficulty.level).collect();
        assert!(levels.len() >= 4, "{kind} has only the levels {levels:?}");
    }
    let text: String = collection().iter().map(write).collect();
    assert!(text.len() < 1 << 20, "{} bytes", text.len());
    assert_eq!(read(&text).unwrap(), collection());
    assert_eq!(text, include_str!("../data/collection.jsonl"), "the file is written as we write");
}

#[test]
fn no_board_comes_twice_however_it_is_turned_and_names_are_unique() {
    let mut boards = HashSet::new();
    let mut names = HashSet::new();
    for puzzle in collection() {
        assert!(names.insert(&puzzle.id), "{}", puzzle.id);
        for symmetry in Symmetry::ALL {
            assert!(!boards.contains(&symmetry.board(puzzle.position.board())), "{}", puzzle.id);
        }
        boards.insert(puzzle.position.board());
    }
}

#[test]
fn everything_the_rules_can_decide_is_right() {
    for puzzle in collection() {
        let (position, empties) = (puzzle.position, puzzle.position.board().empties());
        assert!((8..=20).contains(&empties), "{}", puzzle.id);
        assert!(position.moves().len() >= 3, "{}", puzzle.id);
        assert!(puzzle.score >= DiscDiff::DRAW, "{}", puzzle.id);
        assert!((1..=100).contains(&(puzzle.difficulty.share + 1)), "{}", puzzle.id);
        assert_eq!(puzzle.trap.is_some(), puzzle.kind == Kind::Trap, "{}", puzzle.id);
        let first = puzzle.first();
        match puzzle.kind {
            Kind::Corner => {
                assert!((position.moves() & SquareSet::CORNERS).is_empty(), "{}", puzzle.id);
                for square in position.moves() {
                    let after = position.play(Move::Place(square)).unwrap();
                    let replies = continuations(after);
                    let forces = !replies.is_empty() && replies.iter().all(|next| !next.corners.is_empty());
                    assert_eq!(forces, square == first, "{}: {square}", puzzle.id);
                }
            }
            Kind::Endgame => assert!(empties <= 16 && puzzle.solution.len() >= 3, "{}", puzzle.id),
            Kind::Trap => {
                let trap = puzzle.trap.unwrap();
                assert!(trap != first && position.moves().contains(trap), "{}", puzzle.id);
                let most = position.moves().into_iter().map(|square| position.flips(square).len()).max();
                let greedy = most == Some(position.flips(trap).len());
                assert!(greedy || SquareSet::CORNERS.contains(trap), "{}", puzzle.id);
            }
            Kind::WipeOut => assert_eq!(puzzle.score, DiscDiff::MAX, "{}", puzzle.id),
            Kind::OnlyWin => assert!(puzzle.score > DiscDiff::DRAW, "{}", puzzle.id),
            Kind::Swing => {}
        }
    }
}

#[test]
fn other_puzzles_every_day_are_proved() {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is after 1970");
    let day = now.as_secs() / 86_400;
    eprintln!("proving the puzzles of day {day}");
    let mut engine = engine();
    for kind in Kind::ALL {
        let all: Vec<&Puzzle> = of(kind).collect();
        for n in 0..4 {
            let puzzle = all[(day as usize * 4 + n) * 7 % all.len()];
            assert_eq!(prove(&mut engine, puzzle, &Stop::new()), Ok(()), "{}", puzzle.id);
        }
    }
}

#[test]
fn a_puzzle_with_something_wrong_is_refused() {
    let mut engine = engine();
    let mut flaw = |change: &dyn Fn(&mut Puzzle), kind: Kind| {
        let easiest = of(kind).min_by_key(|puzzle| puzzle.position.board().empties()).unwrap();
        let mut puzzle = easiest.clone();
        change(&mut puzzle);
        prove(&mut engine, &puzzle, &Stop::new()).unwrap_err()
    };
    let other = |puzzle: &Puzzle| (puzzle.position.moves() - puzzle.first().set()).first().unwrap();
    assert_eq!(flaw(&|puzzle| puzzle.id.push('x'), Kind::Swing), Flaw::Name);
    assert_eq!(flaw(&|puzzle| puzzle.difficulty.level = 6, Kind::Swing), Flaw::Grade);
    assert_eq!(flaw(&|puzzle| puzzle.solution.push("a1".parse().unwrap()), Kind::Swing), Flaw::Line);
    assert_eq!(flaw(&|puzzle| puzzle.solution.truncate(1), Kind::Endgame), Flaw::Line);
    assert_eq!(flaw(&|puzzle| puzzle.trap = None, Kind::Trap), Flaw::Trap);
    for kind in [Kind::Corner, Kind::OnlyWin, Kind::Swing, Kind::WipeOut] {
        let found = flaw(&|puzzle| puzzle.solution[0] = other(puzzle), kind);
        assert!(matches!(found, Flaw::Solution { .. }), "{kind}: {found}");
    }
    let found = flaw(&|puzzle| puzzle.score = DiscDiff::saturating(puzzle.score.discs() - 2), Kind::OnlyWin);
    assert!(matches!(found, Flaw::Score { .. }), "{found}");
}

#[test]
fn every_puzzle_takes_a_wrong_answer_and_then_the_right_ones() {
    let mut said: HashMap<&str, u32> = HashMap::new();
    for puzzle in collection() {
        let mut attempt = Attempt::new(puzzle);
        let wrong = puzzle.trap.or_else(|| (puzzle.position.moves() - puzzle.first().set()).first()).unwrap();
        let Answer::Wrong { message, refutation } = attempt.answer(wrong) else {
            panic!("{}: {wrong} is not right", puzzle.id);
        };
        *said.entry(message.id).or_default() += 1;
        if let Some(reply) = refutation {
            let after = puzzle.position.play(Move::Place(wrong)).unwrap();
            let next = after.play(Move::Place(reply)).unwrap();
            assert!((next.moves() & SquareSet::CORNERS).is_empty(), "{}", puzzle.id);
        }
        assert_eq!((attempt.position(), attempt.mistakes()), (puzzle.position, 1));
        for (ply, &square) in puzzle.solution.iter().enumerate().step_by(2) {
            assert!(!attempt.is_solved());
            match attempt.answer(square) {
                Answer::GoOn { reply } => assert_eq!(reply, puzzle.solution[ply + 1]),
                Answer::Solved { message, replies } => {
                    assert_eq!(ply + 1, puzzle.solution.len());
                    assert_eq!(!replies.is_empty(), puzzle.kind == Kind::Corner);
                    *said.entry(message.id).or_default() += 1;
                }
                other => panic!("{}: {other:?}", puzzle.id),
            }
        }
        assert!(attempt.is_solved());
    }
    assert!(said.len() >= 7, "{said:?}");
}

/// The rulebook's own puzzles are of the first kind, as far as corners go.
#[test]
fn the_rulebook_s_puzzles_force_a_corner() {
    for entry in outflank_data::rulebook().puzzles() {
        let forcers = outflank_puzzles::proof::corner_forcers(entry.board);
        assert_eq!(forcers, entry.solution[0].set(), "{}", entry.id);
    }
}
