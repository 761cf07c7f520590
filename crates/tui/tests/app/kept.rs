//! What is kept from one start to the next: progress and choices.

use crate::stage::{LETTERS, Stage, TODAY, options};
use outflank_learn::{Day, daily, lessons};
use outflank_locale::Language;
use outflank_puzzles::collection;
use outflank_tui::{Begin, BoardStyle, Choices, Look, Options, Preferences, Press, Shelf};
use std::path::Path;

/// The app as the program starts it on a directory.
fn start(directory: &Path, today: fn() -> Day) -> Stage {
    let preferences = Preferences::open(directory);
    let Choices { language, board, color, motion, ponder, box_opened: _ } = preferences.choices();
    let look = Look {
        board: board.unwrap_or(LETTERS.board),
        color: color.unwrap_or(LETTERS.color),
        motion: motion.unwrap_or(LETTERS.motion),
        ..LETTERS
    };
    Stage::of(Options {
        language: language.unwrap_or(Language::English),
        look,
        ponder: ponder.unwrap_or(false),
        shelf: Some(Shelf::open(&directory.join("games.db")).unwrap()),
        preferences: Some(preferences),
        today,
        ..options(Begin::Menu)
    })
}

/// Leaves the app as a person does, so that everything is written.
fn leave(mut stage: Stage) {
    stage.press(Press::Quit);
    assert!(stage.is_over());
}

fn learn(stage: &mut Stage) {
    stage.keys("4");
    stage.expect("Today");
}

#[test]
fn choices_survive_a_restart_and_what_was_not_chosen_is_left_open() {
    let directory = tempfile::tempdir().unwrap();
    let mut stage = start(directory.path(), || TODAY);
    // The fifth line of the settings is French.
    stage.keys("8");
    stage.press(Press::Entry(4));
    leave(stage);
    let kept = Preferences::open(directory.path()).choices();
    assert_eq!(kept, Choices { language: Some(Language::French), ..Choices::default() });
    let mut stage = start(directory.path(), || TODAY);
    stage.expect("Français");
    stage.keys("t");
    leave(stage);
    let kept = Preferences::open(directory.path()).choices();
    assert_eq!((kept.language, kept.board), (Some(Language::French), Some(BoardStyle::ColorBlind)));
}

#[test]
fn thinking_on_the_persons_time_is_a_choice() {
    let directory = tempfile::tempdir().unwrap();
    let mut stage = start(directory.path(), || TODAY);
    stage.keys("8");
    stage.expect("Think on my time: off");
    stage.press(Press::End);
    stage.expect("The stronger levels also think while it");
    stage.press(Press::Enter);
    stage.expect("Think on my time: on");
    leave(stage);
    let kept = Preferences::open(directory.path()).choices();
    assert_eq!(kept, Choices { ponder: Some(true), ..Choices::default() });
    let mut stage = start(directory.path(), || TODAY);
    stage.keys("8");
    stage.expect("Think on my time: on");
}

#[test]
fn progress_survives_a_restart_and_lessons_go_on_where_they_were_left() {
    let directory = tempfile::tempdir().unwrap();
    let mut stage = start(directory.path(), || TODAY);
    learn(&mut stage);
    stage.press(Press::Down);
    stage.press(Press::Enter);
    stage.place("c4");
    stage.press(Press::Enter);
    // The second lesson has two steps.
    assert_eq!(lessons()[1].steps.len(), 2);
    stage.expect("1 of 2");
    stage.place("e4");
    stage.place("d5");
    stage.press(Press::Enter);
    stage.expect("2 of 2");
    leave(stage);

    let mut stage = start(directory.path(), || TODAY);
    learn(&mut stage);
    stage.expect("1/2");
    stage.press(Press::Down);
    stage.expect("done");
    stage.press(Press::Down);
    stage.press(Press::Enter);
    stage.expect("2 of 2");
}

#[test]
fn the_puzzle_of_the_day_makes_a_streak_and_a_failed_one_comes_again() {
    let directory = tempfile::tempdir().unwrap();
    let solve = |stage: &mut Stage, day: Day| {
        let puzzle = daily::puzzle(day, collection()).unwrap();
        learn(stage);
        stage.press(Press::Enter);
        stage.expect("Puzzle of the day");
        puzzle.solution.iter().step_by(2).for_each(|square| stage.place(&square.to_string()));
        stage.press(Press::Enter);
        // Others of its kind come after it.
        stage.expect("Level ");
        assert!(!stage.shows("Puzzle of the day"), "{}", stage.screen());
        stage.press(Press::Back);
    };
    let mut stage = start(directory.path(), || TODAY);
    solve(&mut stage, TODAY);
    stage.expect("1 day in a row");
    stage.expect("done");
    leave(stage);

    let mut stage = start(directory.path(), || TODAY.after(1));
    solve(&mut stage, TODAY.after(1));
    stage.expect("2 days in a row");
    assert!(!stage.shows("to repeat"), "nothing was wrong:\n{}", stage.screen());
    leave(stage);

    // The third day it is given up: the streak waits, and the puzzle is due the day after.
    let mut stage = start(directory.path(), || TODAY.after(2));
    learn(&mut stage);
    stage.press(Press::Enter);
    stage.keys("i");
    stage.press(Press::Back);
    stage.expect("2 days in a row");
    leave(stage);

    let mut stage = start(directory.path(), || TODAY.after(3));
    learn(&mut stage);
    assert!(!stage.shows("in a row"), "a day was left out:\n{}", stage.screen());
    stage.expect("1 puzzle to review");
    stage.press(Press::Down);
    stage.press(Press::Enter);
    let puzzle = daily::puzzle(TODAY.after(2), collection()).unwrap();
    puzzle.solution.iter().step_by(2).for_each(|square| stage.place(&square.to_string()));
    stage.press(Press::Enter);
    stage.expect("That was the last one.");
    stage.press(Press::Back);
    assert!(!stage.shows("to repeat"), "{}", stage.screen());
    // It comes again three days later.
    leave(stage);
    let mut stage = start(directory.path(), || TODAY.after(6));
    learn(&mut stage);
    stage.expect("1 puzzle to review");
}

#[test]
fn an_opening_played_from_memory_is_asked_for_again() {
    let directory = tempfile::tempdir().unwrap();
    let mut stage = start(directory.path(), || TODAY);
    learn(&mut stage);
    stage.press(Press::End);
    stage.press(Press::Enter);
    let opening = outflank_data::openings().last().unwrap();
    let played: Vec<String> = opening.moves.iter().map(ToString::to_string).collect();
    // Black's moves; White's come by themselves.
    played.iter().step_by(2).for_each(|square| stage.place(square));
    stage.expect("That is the whole line.");
    leave(stage);
    let mut stage = start(directory.path(), || TODAY.after(1));
    learn(&mut stage);
    stage.expect("1 opening to review");
    stage.press(Press::Down);
    stage.press(Press::Enter);
    stage.expect(opening.name("en"));
    stage.expect(&format!("{0} of {0}", outflank_data::openings().len()));
    // A hint is one move, and costs the line its good mark.
    stage.keys("i");
    stage.expect("The line goes on with");
}
