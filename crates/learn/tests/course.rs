//! The course, taken whole: every lesson in every language with a wrong and a right try,
//! and every claim of its texts held against the rules and the engine (L1, L2, L4).

use outflank_coach::Facts;
use outflank_data::rulebook;
use outflank_engine::{Engine, Limits, Lines, Score, Selectivity, Settings, Stop, clock};
use outflank_learn::lesson::{LessonError, lesson, lessons, read};
use outflank_learn::{Course, Lesson, Reply, Session, Step, Task};
use outflank_locale::Sentence;
use outflank_locale::{Language, Locale};
use outflank_rules::{Board, Color, DiscCount, FederationScore, Move, Outcome, Position, Square, SquareSet};
use std::collections::BTreeSet;

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn step(id: &str, number: usize) -> &'static Step {
    &lesson(id).expect("the lesson is there").steps[number - 1]
}

fn engine() -> Engine {
    let settings = Settings { table_bytes: 16 << 20, ..Settings::default() };
    Engine::new(settings, outflank_eval::Weights::embedded(), Box::new(clock::Stopped))
}

/// Every move with its score, the best first.
fn scores(position: Position, limits: Limits) -> Vec<(Square, i32)> {
    let found = engine().search(position, &limits.with_lines(Lines::All), &Stop::new(), &mut |_| ()).unwrap();
    found.lines.iter().map(|line| (line.mv.square().unwrap(), line.score.discs().unwrap().discs())).collect()
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
fn what_the_lessons_on_strategy_say_is_so() {
    // Corners protect: every black disc of the diagram is safe for good.
    let corner = step("corners", 1).position;
    assert_eq!(outflank_engine::stable(corner.board()), corner.discs(Color::Black));
    assert_eq!(corner.discs(Color::Black) & SquareSet::CORNERS, square("h8").set());
    // The move that was made last lies beside the corner and gave it away.
    let danger = step("danger", 1).position;
    assert_eq!(danger.moves() & SquareSet::CORNERS, square("h8").set());
    assert!(danger.flips(square("h8")).contains(square("g7")));
    assert_eq!(step("danger", 2).to_find(), SquareSet::X_SQUARES);
    // Attack along the edge, forcing a move.
    assert!(Facts::of(step("edge", 1).position, square("a3")).unwrap().forces_corner);
    let forced = step("force", 2).position;
    assert_eq!(forced.moves(), square("b2").set());
    // Mobility: 21 moves against one; the fewest replies of all.
    let control = step("mobility", 1).position;
    assert_eq!((control.moves().len(), control.board().swapped().moves().len()), (21, 1));
    assert!(control.discs(Color::White).len() > control.discs(Color::Black).len());
    let mobility = step("mobility", 2).position;
    let replies = |square| Facts::of(mobility, square).unwrap().replies.len();
    let least = mobility.moves().into_iter().map(replies).min();
    let few: Vec<Square> = mobility.moves().into_iter().filter(|&s| Some(replies(s)) == least).collect();
    assert_eq!((few, least), (vec![square("d3")], Some(2)));

    let quiet = step("quiet", 1).position;
    let are_quiet: Vec<Square> =
        quiet.moves().into_iter().filter(|&s| Facts::of(quiet, s).unwrap().quiet).collect();
    assert_eq!(are_quiet, [square("g4")]);

    let few = step("few", 1).position;
    let turned = |n: u32| few.moves().into_iter().filter(|&s| few.flips(s).len() == n).collect::<Vec<_>>();
    assert_eq!((turned(1), turned(4)), (vec![square("h4")], vec![square("c4")]));
    let searched = scores(few, Limits::depth(10, Selectivity::FASTEST));
    assert_eq!(searched.last().map(|(s, _)| *s), Some(square("c4")));

    let safe = step("safe", 1).position;
    let made = |square| Facts::of(safe, square).unwrap().made_safe();
    assert_eq!(made(square("h7")), 7);
    assert!(safe.moves().into_iter().all(|other| other == square("h7") || made(other) < 7));

    let parity = step("parity", 1).position;
    let region = |name| parity.board().empty().region(square(name)).len();
    assert_eq!([region("b7"), region("g7"), region("b1"), parity.board().empties()], [3, 2, 3, 8]);
}

#[test]
fn the_moves_the_strategy_lessons_ask_for_are_the_best() {
    let looked = |id: &str, number: usize, plies: u32, answer: &str| {
        let found = scores(step(id, number).position, Limits::depth(plies, Selectivity::FASTEST));
        assert_eq!(found[0].0, square(answer), "{id}: {found:?}");
    };
    looked("mobility", 2, 10, "d3");
    // F3 is as good, as far as a search of 36 plies can tell; none is better.
    let few = scores(step("few", 1).position, Limits::depth(22, Selectivity::FASTEST));
    let h4 = few.iter().find(|(s, _)| *s == square("h4")).expect("h4 is a move");
    assert!(h4.1 >= few[0].1 - 1, "few: {few:?}");
    looked("quiet", 1, 10, "g4");
    looked("safe", 1, 10, "h7");
    for (id, answer) in [("parity", "b7"), ("give", "a6")] {
        let found = scores(step(id, 1).position, Limits::EXACT);
        let winning: Vec<Square> = found.iter().filter(|(_, score)| *score > 0).map(|(s, _)| *s).collect();
        assert_eq!(winning, [square(answer)], "{id}: {found:?}");
    }
    // The corner is there to be taken, and taking it loses.
    let give = step("give", 1).position;
    assert_eq!(give.moves() & SquareSet::CORNERS, square("h8").set());
    let limits = Limits::EXACT.with_lines(Lines::All);
    let found = engine().search(give, &limits, &Stop::new(), &mut |_| ()).unwrap();
    let corner = found.lines.iter().find(|line| line.mv == Move::Place(square("h8"))).unwrap();
    assert!(matches!(corner.score, Score::Exact(discs) if discs.discs() < 0), "{:?}", corner.score);
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
