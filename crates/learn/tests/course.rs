//! The course, taken whole: every lesson in every language with a wrong and a right try, and what
//! the lessons on rules say held against the rules (L1, L2). `claims.rs` decides the others.

use outflank_data::rulebook;
use outflank_learn::lesson::{LessonError, lesson, lessons, read};
use outflank_learn::{Course, Lesson, Reply, Session, Step, Task};
use outflank_locale::Sentence;
use outflank_locale::{Language, Locale};
use outflank_rules::{Board, Color, DiscCount, FederationScore, Move, Outcome, Position, Square};
use std::collections::BTreeSet;

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn step(id: &str, number: usize) -> &'static Step {
    &lesson(id).expect("the lesson is there").steps[number - 1]
}

/// A try that is not right.
fn wrong_try(session: &mut Session) -> Reply {
    match &session.step().task {
        Task::Choose(options, answer) => session.choose((answer + 1) % options.len()),
        Task::Place(answers) => {
            let others = session.step().position.moves() - *answers;
            session.touch(others.first().unwrap_or(square("d4")))
        }
        _ => {
            let wanted = session.step().to_find();
            let others = session.step().position.board().occupied() - wanted;
            session.touch(others.first().expect("some other disc"))
        }
    }
}

/// Everything that is right, one after the other.
fn right_tries(session: &mut Session) -> Vec<Reply> {
    match &session.step().task {
        Task::Choose(_, answer) => vec![session.choose(*answer)],
        Task::Place(answers) => vec![session.touch(answers.first().expect("an answer"))],
        _ => session.step().to_find().into_iter().map(|square| session.touch(square)).collect(),
    }
}

fn say(sentence: &Sentence, locale: &Locale, said: &mut BTreeSet<String>) {
    let text = sentence.text(locale);
    assert!(!text.is_empty() && !text.contains('{') && text != sentence.id, "{}", sentence.id);
    said.insert(sentence.id.to_owned());
}

#[test]
fn every_lesson_can_be_taken_in_every_language_with_a_wrong_and_a_right_try() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        let mut said = BTreeSet::new();
        for lesson in lessons() {
            say(&Sentence::new(&lesson.title), &locale, &mut said);
            let mut session = Session::new(lesson);
            loop {
                let before = session.position();
                say(&session.text(), &locale, &mut said);
                session.options().iter().for_each(|option| say(option, &locale, &mut said));
                let Reply::Wrong { message } = wrong_try(&mut session) else {
                    panic!("{}, step {}: a wrong try was right", lesson.id, session.step_number() + 1);
                };
                say(&message, &locale, &mut said);
                assert_eq!(session.position(), before, "a wrong try changes nothing");
                let replies = right_tries(&mut session);
                let (last, first) = replies.split_last().expect("something to do");
                assert!(first.iter().all(|reply| matches!(reply, Reply::More { .. })));
                let Reply::Right { message, .. } = last else { panic!("{}: {last:?}", lesson.id) };
                say(message, &locale, &mut said);
                assert!(session.is_done());
                if !session.go_on() {
                    break;
                }
            }
            assert!(session.is_finished(), "{}", lesson.id);
            assert_eq!(session.mistakes() as usize, lesson.steps.len());
        }
        assert!(said.len() > 100, "{language}: {}", said.len());
    }
}

#[test]
fn special_answers_are_for_moves_that_can_be_tried_and_are_wrong() {
    for lesson in lessons() {
        for step in &lesson.steps {
            for square in step.replies.keys() {
                let Task::Place(answers) = &step.task else { panic!("{}: no move is asked for", lesson.id) };
                assert!(step.position.moves().contains(*square) && !answers.contains(*square));
            }
            if let Task::Place(answers) = &step.task {
                assert!((*answers - step.position.moves()).is_empty(), "{}", lesson.id);
            }
        }
    }
}

#[test]
fn every_rule_and_every_figure_has_its_screen() {
    let taught: BTreeSet<&str> = lessons().iter().flat_map(|l| l.rules.iter().map(String::as_str)).collect();
    for rule in (1..=10).map(|n| format!("R{n}")).chain(["R12", "H1", "L2"].map(str::to_owned)) {
        assert!(taught.contains(rule.as_str()), "no lesson teaches {rule}");
    }
    let shown: BTreeSet<&str> = lessons()
        .iter()
        .flat_map(|lesson| &lesson.steps)
        .flat_map(|step| step.figures.iter().map(String::as_str))
        .collect();
    for entry in &rulebook().positions {
        if entry.kind != rulebook::Kind::Puzzle {
            assert!(shown.contains(entry.id.as_str()), "no lesson shows {}", entry.id);
        }
    }
    let titles: BTreeSet<&str> = lessons().iter().map(|lesson| lesson.id.as_str()).collect();
    assert_eq!(titles.len(), lessons().len(), "names are unique");
    assert!(lessons().iter().any(|lesson| lesson.course == Course::Strategy));
}

/// A figure that a step names is one of the boards it shows.
#[test]
fn figures_are_really_on_the_screen() {
    for lesson in lessons() {
        for step in &lesson.steps {
            let played = match &step.task {
                Task::Place(answers) => answers.first(),
                _ => step.placed(),
            };
            let after = played.map(|square| step.position.play(Move::Place(square)).unwrap());
            for id in &step.figures {
                let figure = rulebook().position(id).expect("the figure is there").board;
                let placed = played.is_some_and(|square| figure == with_disc(step.position, square));
                let within =
                    step.position == figure || after == Some(figure) || placed || begins_with(lesson, figure);
                assert!(within, "{}: {id} is not on the screen", lesson.id);
            }
        }
    }
}

/// A disc placed and nothing turned, as some figures show it.
fn with_disc(position: Position, square: Square) -> Position {
    let (own, other) = (position.board().player() | square.set(), position.board().opponent());
    let board = Board::new(other, own).expect("the square was empty");
    Position::from_board(board, !position.turn())
}

/// Steps that go on with a figure after a few moves show it in the step before.
fn begins_with(lesson: &Lesson, figure: Position) -> bool {
    lesson.steps.iter().any(|step| step.position == figure)
}

#[test]
fn what_the_lessons_on_rules_say_is_so() {
    // One move turns five discs, and no other does.
    let five = step("directions", 2).position;
    let turning =
        |n: u32| five.moves().into_iter().filter(move |&s| five.flips(s).len() == n).collect::<Vec<_>>();
    assert_eq!(turning(5), [square("d6")]);
    assert_eq!(five.flips(square("d6")).len(), step("directions", 1).to_find().len());
    assert_eq!(step("enclose", 1).position.flips(square("g5")).len(), 3);
    assert_eq!(step("enclose", 2).position.flips(square("g4")).len(), 4);
    assert_eq!(step("lines", 1).to_find(), square("b5").set());
    assert_eq!(step("lines", 2).to_find(), square("e4").set() | square("f5").set());
    assert_eq!(step("sample", 1).to_find(), Position::START.moves());
    assert_eq!(step("sample", 3).to_find(), step("sample", 3).position.moves());

    let pass = step("pass", 1).position;
    assert!(pass.turn() == Color::Black && pass.must_pass());
    assert!(!step("pass", 2).position.must_pass());
    // B3 would enclose nothing, though it is empty and Black is to move.
    let refused = step("refused", 1).position;
    assert!(refused.turn() == Color::Black && refused.disc_at(square("b3")).is_none());
    assert!(refused.flips(square("b3")).is_empty());

    let wiped = Outcome::of(step("end", 1).position).expect("the game is over");
    assert_eq!(wiped.ending, outflank_rules::Ending::WipedOut(Color::White));
    let blocked = Outcome::of(step("end", 2).position).expect("the game is over");
    assert_eq!(blocked.ending, outflank_rules::Ending::BothBlocked);
    assert_eq!((blocked.count.empties(), blocked.winner()), (1, Some(Color::White)));
    assert_eq!((blocked.count.get(Color::White), blocked.count.get(Color::Black)), (42, 21));

    let count = DiscCount::of(step("score", 1).position);
    assert_eq!((count.get(Color::Black), count.get(Color::White), count.empties()), (48, 6, 10));
    assert_eq!(count.margin().discs(), 42);
    assert_eq!(FederationScore::of_finished(count).to_string(), "58–6");
    assert!(step("score", 2).position.is_over());
}

#[test]
fn files_that_make_no_sense_are_refused_with_the_place() {
    let lesson = |step: &str| {
        format!(
            "course = \"rules\"\n[[lesson]]\nid = \"x\"\ntitle = \"t\"\nrules = []\n[[lesson.step]]\ntext = \"a\"\nright = \"b\"\nwrong = \"c\"\n{step}\n"
        )
    };
    assert_eq!(read(&lesson("place = [\"d3\"]")).unwrap().len(), 1);
    for broken in [
        "",
        "place = [\"d9\"]",
        "place = [\"d3\"]\npoint = [\"d3\"]",
        "choose = [\"a\"]\nanswer = 1",
        "figure = \"ill-99\"\nplace = [\"d3\"]",
        "board = \"XO\"\nplace = [\"d3\"]",
        "line = \"a1\"\nplace = [\"d3\"]",
    ] {
        assert!(matches!(read(&lesson(broken)), Err(LessonError::Step { step: 1, .. })), "{broken}");
    }
    assert!(matches!(read("course = 3"), Err(LessonError::Toml(_))));
}
