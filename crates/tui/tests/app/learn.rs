//! Lessons and puzzles.

use crate::stage::Stage;
use outflank_learn::{Task, lessons, rulebook};
use outflank_puzzles::{Kind, collection};
use outflank_rules::{Color, Move, SquareSet};
use outflank_tui::{Begin, Press};

fn learn() -> Stage {
    let mut stage = Stage::new(Begin::Menu);
    stage.keys("4");
    stage.expect("A minute to learn");
    stage
}

/// Chooses an entry of the list by going down to it, past the puzzle of the day.
fn open(stage: &mut Stage, number: usize) {
    for _ in 0..=number {
        stage.press(Press::Down);
    }
    stage.press(Press::Enter);
}

/// Everything on the screen as one line, so that breaks between words do not matter.
fn flat(stage: &Stage) -> String {
    let right = |line: &str| line.chars().skip(38).collect::<String>();
    let text: Vec<String> = stage.screen().lines().map(right).collect();
    text.join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_first_lesson_is_read_answered_and_left_behind() {
    let mut stage = learn();
    stage.matches("learn");
    open(&mut stage, 0);
    assert!(flat(&stage).contains("Touch C4."), "{}", stage.screen());
    stage.place("h8");
    assert!(flat(&stage).contains("That is H8."), "{}", stage.screen());
    stage.place("c4");
    assert!(flat(&stage).contains("Yes. There are 64 squares"), "{}", stage.screen());
    stage.matches("lesson");
    stage.press(Press::Enter);
    assert!(flat(&stage).contains("Touch the two black discs."), "{}", stage.screen());
}

#[test]
fn l1_l2_the_whole_course_can_be_taken_by_keys() {
    let mut stage = learn();
    open(&mut stage, 0);
    for lesson in lessons() {
        for step in &lesson.steps {
            match &step.task {
                Task::Point(squares) => {
                    squares.into_iter().for_each(|square| stage.place(&square.to_string()));
                }
                Task::Turn(_) => {
                    step.to_find().into_iter().for_each(|square| stage.place(&square.to_string()));
                }
                Task::Place(squares) => stage.place(&squares.first().unwrap().to_string()),
                Task::Choose(_, answer) => {
                    (0..*answer).for_each(|_| stage.press(Press::Down));
                    stage.press(Press::Enter);
                }
            }
            stage.expect("Press Enter to continue.");
            stage.press(Press::Enter);
        }
    }
    stage.expect("That was the last one.");
}

#[test]
fn a_puzzle_of_the_rulebook_is_solved_reply_by_reply() {
    let mut stage = learn();
    open(&mut stage, lessons().len());
    stage.expect("Rulebook puzzle 1");
    let entry = rulebook::puzzles().next().unwrap();
    let after = entry.board.play(Move::Place(entry.solution[0])).unwrap();
    stage.place(&entry.solution[0].to_string());
    for reply in after.moves() {
        assert!(flat(&stage).contains(&format!("White replies {reply:#}")), "{}", stage.screen());
        let corner = (after.play(Move::Place(reply)).unwrap().moves() & SquareSet::CORNERS).first().unwrap();
        stage.place(&corner.to_string());
    }
    assert!(flat(&stage).contains("Black always gets a corner."), "{}", stage.screen());
    // And on against the computer, which has White and is to move.
    stage.keys("p");
    stage.let_think();
    stage.expect("Black to move.");
}

#[test]
fn a_puzzle_of_each_kind_is_solved_and_wrong_moves_are_told() {
    for (index, kind) in Kind::ALL.into_iter().enumerate() {
        let mut stage = learn();
        open(&mut stage, lessons().len() + rulebook::puzzles().count() + index);
        let easiest = (1..=5)
            .find_map(|level| {
                collection().iter().find(|puzzle| puzzle.kind == kind && puzzle.difficulty.level == level)
            })
            .unwrap();
        let discs = |color: Color| easiest.position.discs(color).len() as usize;
        assert_eq!(
            (stage.discs(Color::Black), stage.discs(Color::White)),
            (discs(Color::Black), discs(Color::White))
        );
        let wrong = easiest.position.moves().into_iter().find(|&square| square != easiest.first()).unwrap();
        stage.place(&wrong.to_string());
        assert!(!flat(&stage).contains("Right"), "{}", stage.screen());
        // What it leads to is proved a moment later; corners are not about results.
        let leads_to = format!("With best play {wrong:#}");
        assert!(!flat(&stage).contains(&leads_to), "{}", stage.screen());
        while kind != Kind::Corner && !flat(&stage).contains(&leads_to) {
            stage.wait_for_thought();
        }
        for square in easiest.solution.iter().step_by(2) {
            stage.place(&square.to_string());
        }
        assert!(flat(&stage).contains("Right"), "{kind}: {}", stage.screen());
        stage.expect("Press Enter to continue.");
        stage.press(Press::Enter);
        stage.expect("2 of");
    }
}
