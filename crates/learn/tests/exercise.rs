//! Every exercise from its first try to the next one, as all front ends drive it.

use outflank_learn::{
    Day, Exercise, Note, Progress, SenselessTry, Series, Trainer, Try, Work, lessons, rulebook, series,
};
use outflank_puzzles::{Kind, Puzzle, collection};
use outflank_rules::{Color, Move, SquareSet};

const TODAY: Day = Day(20_000);

fn solve(exercise: &mut Exercise, puzzle: &Puzzle) {
    for &square in puzzle.solution.iter().step_by(2) {
        let answer = exercise.answer(Try::Square(square)).unwrap();
        assert!(matches!(answer.result, "right" | "more"), "{}: {answer:?}", puzzle.id);
    }
    assert!(exercise.is_done(), "{}", puzzle.id);
}

fn solve_rulebook(exercise: &mut Exercise) {
    let Work::Rulebook(attempt) = exercise.work() else { panic!("{exercise:?}") };
    let mut square = attempt.entry().solution[0];
    while exercise.answer(Try::Square(square)).unwrap().result == "more" {
        square = (exercise.position().moves() & SquareSet::CORNERS).first().unwrap();
    }
    assert!(exercise.is_done());
}

#[test]
fn a_puzzle_given_up_is_noted_once_and_never_solved() {
    for kind in Kind::ALL {
        let puzzle = series::of_kind(kind)[0];
        let mut exercise = Exercise::puzzle(puzzle);
        assert!(exercise.take_notes(TODAY).is_empty() && exercise.play_on().is_none());
        let told = exercise.answer(Try::Hint).unwrap();
        assert_eq!((told.result, told.message.id), ("told", "puzzle-solution"));
        let given_up = Note::GaveUp { puzzle: puzzle.id.clone(), day: TODAY };
        assert_eq!(exercise.take_notes(TODAY), [given_up]);
        assert!(exercise.is_given_up() && !exercise.is_done());
        exercise.answer(Try::Hint).unwrap();
        assert_eq!(exercise.take_notes(TODAY), []);
        solve(&mut exercise, puzzle);
        assert_eq!(exercise.take_notes(TODAY), [], "whoever has seen the solution has not found it");
        assert_eq!(exercise.answer(Try::Hint), Err(SenselessTry::NoHelp));
    }
}

#[test]
fn a_solved_puzzle_is_noted_once_with_its_mistakes_and_as_that_of_the_day() {
    let mut exercise = Exercise::daily(TODAY).unwrap();
    let Work::Puzzle(attempt) = exercise.work() else { panic!("{exercise:?}") };
    let puzzle = attempt.puzzle();
    let wrong = (puzzle.position.moves() - puzzle.first().set()).first().unwrap();
    assert_eq!(exercise.answer(Try::Square(wrong)).unwrap().result, "wrong");
    assert_eq!(exercise.answer(Try::Statement(0)), Err(SenselessTry::NoStatements));
    solve(&mut exercise, puzzle);
    let solved = Note::Solved { puzzle: puzzle.id.clone(), at_once: false, day: TODAY };
    assert_eq!(exercise.take_notes(TODAY), [solved, Note::Daily { day: TODAY }]);
    assert_eq!(exercise.take_notes(TODAY), []);
    let next = exercise.next(&Progress::default(), TODAY).unwrap();
    assert_eq!(next.series(), Series::All, "others of its kind come after the puzzle of the day");
}

#[test]
fn square_after_square_is_no_puzzle_of_the_day() {
    let mut exercise = Exercise::daily(TODAY).unwrap();
    let Work::Puzzle(attempt) = exercise.work() else { panic!("{exercise:?}") };
    let puzzle = attempt.puzzle();
    for wrong in (puzzle.position.moves() - puzzle.first().set()).into_iter().take(2) {
        assert_eq!(exercise.answer(Try::Square(wrong)).unwrap().result, "wrong");
    }
    solve(&mut exercise, puzzle);
    let solved = Note::Solved { puzzle: puzzle.id.clone(), at_once: false, day: TODAY };
    assert_eq!(exercise.take_notes(TODAY), [solved], "the days in a row are not made of guesses");
}

#[test]
fn help_in_a_rulebook_puzzle_leads_through_it_and_it_comes_again() {
    let entry = rulebook::puzzles().next().unwrap();
    let mut exercise = Exercise::rulebook(entry);
    while !exercise.is_done() {
        let told = exercise.answer(Try::Hint).unwrap();
        let outflank_locale::Arg::Text(square) = &told.message.args["line"] else { panic!("{told:?}") };
        let square = square.to_lowercase().parse().unwrap();
        assert_ne!(exercise.answer(Try::Square(square)).unwrap().result, "wrong");
    }
    let notes = exercise.take_notes(TODAY);
    assert_eq!(notes, [Note::Solved { puzzle: entry.id.clone(), at_once: false, day: TODAY }]);
    let mut progress = Progress::default();
    notes.iter().for_each(|note| progress.note(note));
    let tomorrow = TODAY.after(1);
    let mut again = Exercise::due_puzzle(&progress, tomorrow).expect("it is repeated");
    assert_eq!((again.name(), again.series()), (entry.id.clone(), Series::Due));
    solve_rulebook(&mut again);
    again.take_notes(tomorrow).iter().for_each(|note| progress.note(note));
    assert!(again.next(&progress, tomorrow).is_none(), "nothing else is due");
}

#[test]
fn a_lesson_goes_from_step_to_step_and_has_no_help() {
    let lesson = &lessons()[0];
    let mut exercise = Exercise::lesson(lesson, 0);
    assert_eq!(exercise.answer(Try::Hint), Err(SenselessTry::NoHelp));
    exercise.answer(Try::Square("c4".parse().unwrap())).unwrap();
    assert_eq!(exercise.take_notes(TODAY), [Note::Lesson { lesson: lesson.id.clone(), steps: 1 }]);
    let next = exercise.next(&Progress::default(), TODAY).unwrap();
    let wanted = if lesson.steps.len() > 1 { &lesson.id } else { &lessons()[1].id };
    assert_eq!((&next.name(), next.is_done()), (wanted, false));
}

#[test]
fn an_opening_comes_with_black_then_with_white_then_the_next() {
    let openings = outflank_data::openings();
    let progress = Progress::default();
    let mut exercise = Exercise::opening(Trainer::new(&openings[0], Color::Black));
    let mut names = vec![exercise.name()];
    while let Some(next) = exercise.next(&progress, TODAY) {
        names.push(next.name());
        exercise = next;
    }
    let all = openings.iter().flat_map(|one| Color::BOTH.map(|side| Trainer::new(one, side).name()));
    assert_eq!(names, all.collect::<Vec<_>>());
    for name in names {
        assert_eq!(Trainer::named(&name).map(|trainer| trainer.name()), Some(name));
    }
}

#[test]
fn play_goes_on_behind_the_solution_and_past_a_forced_pass() {
    let mut passed = 0;
    for puzzle in collection() {
        let mut exercise = Exercise::puzzle(puzzle);
        exercise.answer(Try::Hint).unwrap();
        let after = puzzle.after_solution();
        let expected = match after {
            over if over.is_over() => None,
            stuck if stuck.must_pass() => {
                passed += 1;
                Some(stuck.play(Move::Pass).unwrap())
            }
            open => Some(open),
        };
        assert_eq!(exercise.play_on(), expected, "{}", puzzle.id);
        assert!(expected.is_none_or(|position| !position.moves().is_empty()));
    }
    assert!(passed > 0, "some puzzle ends in a pass");
}
