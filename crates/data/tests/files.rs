//! Opening names and the FFO suite: every line is legal, every move has a score.

use outflank_data::openings::Family;
use outflank_rules::{Square, SquareSet};
use std::collections::{HashMap, HashSet};

#[test]
fn every_opening_is_a_legal_line_from_f5() {
    let f5: Square = "f5".parse().unwrap();
    for opening in outflank_data::openings() {
        assert_eq!(opening.moves[0], f5, "{:?}", opening.en);
        opening.position().unwrap_or_else(|reason| panic!("{:?}: {reason}", opening.en));
    }
    assert!(outflank_data::openings().len() > 80);
}

#[test]
fn an_opening_belongs_to_the_family_of_its_second_move() {
    let families = [("d6", Family::Perpendicular), ("f6", Family::Diagonal), ("f4", Family::Parallel)].map(
        |(name, family)| {
            let square: Square = name.parse().unwrap();
            (square, family)
        },
    );
    let families = HashMap::from(families);
    for opening in outflank_data::openings() {
        assert_eq!(opening.family, families[&opening.moves[1]], "{:?}", opening.en);
    }
}

#[test]
fn no_two_openings_are_the_same_position() {
    let mut seen = HashMap::new();
    for opening in outflank_data::openings() {
        if let Some(other) = seen.insert(opening.key().unwrap(), &opening.en) {
            panic!("{:?} and {other:?} are one position", opening.en);
        }
    }
}

#[test]
fn opening_names_are_clean_and_not_repeated() {
    for opening in outflank_data::openings() {
        assert!(!opening.en.is_empty(), "{:?}", opening.moves);
        for names in [&opening.en, &opening.ja, &opening.fr] {
            let distinct: HashSet<_> = names.iter().map(|name| name.to_lowercase()).collect();
            assert_eq!(distinct.len(), names.len(), "{names:?}");
            assert!(names.iter().all(|name| !name.is_empty() && name.trim() == name), "{names:?}");
        }
    }
}

#[test]
fn the_ffo_suite_is_complete_and_scores_exactly_the_legal_moves() {
    let problems = outflank_data::ffo();
    assert_eq!(problems.len(), 59);
    for (number, problem) in (1..).zip(problems) {
        assert_eq!(problem.number, number);
        let scored: SquareSet = problem.scores.keys().copied().collect();
        assert_eq!(scored, problem.board.moves(), "number {number}");
        for (square, score) in &problem.scores {
            assert!(score % 2 == 0 && (-64..=64).contains(score), "number {number}, {square}: {score}");
        }
        assert!(problem.best_moves().all(|square| problem.scores[&square] == problem.best_score()));
    }
}

/// Empty squares of the suite's last twenty, the ones solvers are timed on.
#[test]
fn the_suite_grows_harder_as_published() {
    let empties: Vec<u32> =
        outflank_data::ffo()[39..].iter().map(|problem| problem.board.board().empties()).collect();
    assert_eq!(empties[..6], [20, 22, 22, 23, 23, 24]);
    assert_eq!(empties[19], 34);
}

/// However a line is turned, mirrored or transposed, it is the same opening.
#[test]
fn openings_are_found_under_symmetry_and_transposition() {
    use outflank_data::openings;
    use outflank_rules::{Game, Symmetry};
    for opening in openings() {
        for symmetry in Symmetry::OF_START {
            let mut game = Game::new();
            for &square in &opening.moves {
                game.play(symmetry.square(square))
                    .unwrap_or_else(|reason| panic!("{:?}: {reason}", opening.en));
            }
            let found = openings::of(game.position().board()).map(|found| &found.en);
            assert_eq!(found, Some(&opening.en), "{symmetry:?}");
            assert_eq!(
                openings::of_game(&game).map(|(ply, found)| (ply, &found.en)),
                Some((opening.moves.len(), &opening.en))
            );
        }
    }
    // Two orders of the same moves.
    let play = |moves: &str| {
        let mut game = Game::new();
        for name in moves.as_bytes().chunks(2) {
            game.play(std::str::from_utf8(name).unwrap().parse().unwrap()).unwrap();
        }
        game
    };
    let (one, other) = (play("f5d6c3d3c4"), play("f5d6c4d3c3"));
    assert_eq!(one.position(), other.position());
    assert_eq!(openings::of_game(&other).map(|(_, found)| found.name("en")), Some("Tiger"));
    // Behind the last name, the game still comes from it; before the first there is none.
    let mut behind = play("f5d6c3d3c4");
    let unnamed = behind.legal_moves().into_iter().find(|&square| {
        let after = behind.position().board().play(square).unwrap();
        openings::of(after).is_none()
    });
    behind.play(unnamed.expect("a move without a name")).unwrap();
    assert_eq!(openings::of_game(&behind).map(|(ply, found)| (ply, found.name("en"))), Some((5, "Tiger")));
    assert!(openings::of_game(&Game::new()).is_none());
}

#[test]
fn names_are_told_in_the_readers_language_or_in_english() {
    let tiger = outflank_data::openings().iter().find(|opening| opening.is_called("tiGER")).unwrap();
    assert_eq!((tiger.name("en"), tiger.name("fr"), tiger.name("pl")), ("Tiger", "tigre", "Tiger"));
    assert!(tiger.is_called("虎") && !tiger.is_called("cat"));
}
