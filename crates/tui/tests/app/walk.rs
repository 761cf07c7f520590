//! Everything there is to learn, walked through in every language: each lesson, each puzzle
//! of the rulebook and of the collection, and each opening, with a wrong answer and then
//! the right one (L1–L3, L5, I1).
//!
//! Beside the screen the same state machines run once more; what they say must stand on
//! the screen in the reader's language, and nothing may stand there that is only the name
//! of a text.

use crate::stage::{Stage, options, typed};
use outflank_learn::{Lesson, Reply, RulebookAttempt, Session, Task, Trainer, lessons, rulebook, trainer};
use outflank_locale::Sentence;
use outflank_locale::{Language, Locale};
use outflank_puzzles::{Answer, Attempt, Kind, Puzzle, collection};
use outflank_rules::{Color, Position, Square, SquareSet};
use outflank_tui::{Begin, Options, Press};

/// Ids begin with one of these.
const IDS: [&str; 8] = ["lesson-", "puzzle-", "rulebook-", "trainer-", "coach-", "tui-", "task-", "course-"];

struct Walk {
    stage: Stage,
    locale: Locale,
    english: Locale,
    /// How many texts were found on the screen, and how many of them differ from English.
    found: usize,
    foreign: usize,
}

impl Walk {
    fn new(language: Language) -> Walk {
        let mut stage = Stage::of(Options { language, ..options(Begin::Menu) });
        // Tall enough for the longest text beside the board.
        stage.resize(80, 44);
        stage.keys("4");
        Walk {
            stage,
            locale: Locale::new(language),
            english: Locale::new(Language::English),
            found: 0,
            foreign: 0,
        }
    }

    /// Opens the entry with this number, counted from 0 below the puzzle of the day.
    fn open(&mut self, number: usize) {
        (0..=number).for_each(|_| self.stage.press(Press::Down));
        self.stage.press(Press::Enter);
    }

    /// What stands beside the board, as one line.
    fn words(&self) -> String {
        let screen = self.stage.screen();
        let right = screen.lines().map(|line| line.chars().skip(37).collect::<String>());
        flat(&right.collect::<Vec<_>>().join(" "))
    }

    /// The sentence stands beside the board, in the reader's language.
    #[track_caller]
    fn reads(&mut self, sentence: &Sentence) {
        let (text, english) = (sentence.text(&self.locale), sentence.text(&self.english));
        let words = self.words();
        assert!(
            words.contains(&flat(&typed(&text))),
            "{text:?} is not on the screen:\n{}",
            self.stage.screen()
        );
        for id in IDS {
            assert!(!words.contains(id), "a name instead of a text:\n{}", self.stage.screen());
        }
        self.found += 1;
        self.foreign += usize::from(text != english);
    }

    fn touch(&mut self, square: Square) {
        self.stage.press(Press::Square(square));
    }

    /// Nothing is English that should not be.
    fn end(self) {
        assert!(self.found > 0);
        let expected = if self.locale.language() == Language::English { 0 } else { self.found };
        assert_eq!(self.foreign, expected, "texts in {} of {}", self.locale.language(), self.found);
    }
}

fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn message(reply: Reply) -> (bool, Sentence) {
    match reply {
        Reply::Right { message, .. } => (true, message),
        Reply::More { message } | Reply::Wrong { message } => (false, message),
    }
}

fn take_lesson(walk: &mut Walk, lesson: &'static Lesson) {
    let mut session = Session::new(lesson);
    loop {
        let step = session.step();
        walk.reads(&session.text());
        match &step.task {
            Task::Point(_) | Task::Turn(_) => {
                let squares = step.to_find();
                let wrong = (!squares).into_iter().find(|&square| session.placed() != Some(square)).unwrap();
                walk.touch(wrong);
                walk.reads(&message(session.touch(wrong)).1);
                for square in squares {
                    walk.touch(square);
                    walk.reads(&message(session.touch(square)).1);
                }
            }
            Task::Place(squares) => {
                let wrong = (!*squares).into_iter().next().unwrap();
                walk.touch(wrong);
                walk.reads(&message(session.touch(wrong)).1);
                let right = squares.first().unwrap();
                walk.touch(right);
                walk.reads(&message(session.touch(right)).1);
            }
            Task::Choose(options, answer) => {
                let wrong = (0..options.len()).find(|option| option != answer).unwrap();
                walk.stage.press(Press::Entry(wrong));
                walk.reads(&message(session.choose(wrong)).1);
                walk.stage.press(Press::Entry(*answer));
                let (right, said) = message(session.choose(*answer));
                assert!(right);
                walk.reads(&said);
            }
        }
        assert!(session.is_done(), "{}: {:?}", lesson.id, step.task);
        walk.stage.press(Press::Enter);
        if !session.go_on() {
            return;
        }
    }
}

/// A move that is not the one to be found: a legal one, or else a square no disc can go to.
fn wrong_move(position: Position, right: Square) -> Square {
    let legal = (position.moves() - right.set()).first();
    legal.unwrap_or_else(|| (!position.moves()).first().expect("not every square is a move"))
}

fn solve(walk: &mut Walk, puzzle: &'static Puzzle) {
    let mut attempt = Attempt::new(puzzle);
    let wrong = wrong_move(attempt.position(), puzzle.first());
    walk.touch(wrong);
    if let Answer::Wrong { message, .. } = attempt.answer(wrong) {
        walk.reads(&message);
    }
    assert!(!attempt.is_solved());
    for &square in puzzle.solution.iter().step_by(2) {
        walk.touch(square);
        match attempt.answer(square) {
            Answer::Solved { message, .. } => walk.reads(&message),
            Answer::GoOn { reply } => {
                let sentence = Sentence::new("puzzle-go-on").with("square", square).with("reply", reply);
                walk.reads(&sentence);
            }
            other => panic!("{}: {square} is not right: {other:?}", puzzle.id),
        }
    }
    assert!(attempt.is_solved(), "{}", puzzle.id);
    walk.reads(&Sentence::new("tui-learn-go-on"));
    walk.stage.press(Press::Enter);
}

fn solve_printed(walk: &mut Walk, number: usize) {
    let entry = rulebook::puzzles().nth(number).unwrap();
    let mut attempt = RulebookAttempt::new(entry);
    walk.reads(&attempt.task());
    let wrong = wrong_move(attempt.position(), entry.solution[0]);
    walk.touch(wrong);
    match attempt.answer(wrong) {
        rulebook::Answer::Wrong { message } => walk.reads(&message),
        other => panic!("{other:?}"),
    }
    walk.touch(entry.solution[0]);
    match attempt.answer(entry.solution[0]) {
        rulebook::Answer::Right { message, .. } => walk.reads(&message),
        other => panic!("{other:?}"),
    }
    while attempt.stage() != rulebook::Stage::Done {
        walk.reads(&attempt.task());
        let corner = (attempt.position().moves() & SquareSet::CORNERS).first().unwrap();
        if let Some(other) = (attempt.position().moves() - SquareSet::CORNERS).first() {
            walk.touch(other);
            match attempt.answer(other) {
                rulebook::Answer::Wrong { message } => walk.reads(&message),
                other => panic!("{other:?}"),
            }
        }
        walk.touch(corner);
        match attempt.answer(corner) {
            rulebook::Answer::Right { message, .. } => walk.reads(&message),
            other => panic!("{other:?}"),
        }
    }
    walk.stage.press(Press::Enter);
}

fn play_opening(walk: &mut Walk, number: usize, side: Color) {
    let mut trainer = Trainer::new(&outflank_data::openings()[number], side);
    let task = if side == Color::Black { "trainer-task-black" } else { "trainer-task-white" };
    walk.reads(&Sentence::new(task));
    let mut erred = false;
    while !trainer.is_finished() {
        // The trainer's own copy knows the move; asking for it costs that copy a mistake.
        let right = trainer.clone().hint().unwrap();
        let others = trainer.position().moves() - right.set();
        let leaves = others
            .into_iter()
            .find(|&square| matches!(trainer.clone().play(square), trainer::Answer::Wrong { .. }));
        if let Some(wrong) = leaves.filter(|_| !erred) {
            walk.touch(wrong);
            let trainer::Answer::Wrong { message } = trainer.play(wrong) else { panic!("{wrong}") };
            walk.reads(&message);
            erred = true;
        }
        walk.touch(right);
        match trainer.play(right) {
            trainer::Answer::Right { message, .. } => walk.reads(&message),
            other => panic!("{right}: {other:?}"),
        }
    }
    walk.stage.press(Press::Enter);
}

fn of_kind(kind: Kind) -> Vec<&'static Puzzle> {
    let mut puzzles: Vec<&Puzzle> = collection().iter().filter(|puzzle| puzzle.kind == kind).collect();
    puzzles.sort_by_key(|puzzle| puzzle.difficulty.level);
    puzzles
}

fn walk_through(language: Language) {
    let mut walk = Walk::new(language);
    walk.open(0);
    lessons().iter().for_each(|lesson| take_lesson(&mut walk, lesson));
    walk.reads(&Sentence::new("tui-learn-finished"));
    walk.end();

    let mut walk = Walk::new(language);
    walk.open(lessons().len());
    let printed = rulebook::puzzles().count();
    (0..printed).for_each(|number| solve_printed(&mut walk, number));
    walk.reads(&Sentence::new("tui-learn-finished"));
    walk.end();

    let mut solved = 0;
    for (index, kind) in Kind::ALL.into_iter().enumerate() {
        let mut walk = Walk::new(language);
        walk.open(lessons().len() + printed + index);
        for puzzle in of_kind(kind) {
            let color = if puzzle.position.turn() == Color::Black { "black" } else { "white" };
            walk.reads(&Sentence::new(puzzle.kind.task_id()).with("color", color));
            solve(&mut walk, puzzle);
            solved += 1;
        }
        walk.reads(&Sentence::new("tui-learn-finished"));
        walk.end();
    }
    assert_eq!(solved, collection().len());
    assert!(solved >= 1000);

    let mut walk = Walk::new(language);
    walk.open(lessons().len() + printed + Kind::ALL.len());
    for number in 0..outflank_data::openings().len() {
        Color::BOTH.into_iter().for_each(|side| play_opening(&mut walk, number, side));
    }
    walk.reads(&Sentence::new("tui-learn-finished"));
    walk.end();
}

#[test]
fn everything_is_learned_in_english() {
    walk_through(Language::English);
}

#[test]
fn everything_is_learned_in_spanish() {
    walk_through(Language::Spanish);
}

#[test]
fn everything_is_learned_in_polish() {
    walk_through(Language::Polish);
}

#[test]
fn everything_is_learned_in_german() {
    walk_through(Language::German);
}

#[test]
fn everything_is_learned_in_french() {
    walk_through(Language::French);
}
