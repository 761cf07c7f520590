//! How an [`Exercise`] is told in the terminal: on the screen and line by line alike.

use super::refutation::WrongAnswer;
use crate::draw::board::SquareNote;
use crate::words::Words;
use outflank_learn::view::{AnswerView, Place};
use outflank_learn::{Exercise, Series, Work};
use outflank_rules::{Square, SquareSet};

/// Whether an answer was right, or right so far.
pub(crate) fn is_right(answer: &AnswerView) -> bool {
    matches!(answer.result, "right" | "more")
}

/// What the exercise is called.
pub(crate) fn title(exercise: &Exercise, words: Words<'_>) -> String {
    match (exercise.work(), exercise.series()) {
        (_, Series::Daily) => words.text("tui-learn-daily", &[]),
        (Work::Opening(trainer), _) => trainer.opening().name(words.0.language().code()).to_owned(),
        _ => exercise.view().title.text(words.0),
    }
}

/// How far one is: the step of the lesson, the number of the puzzle or the opening.
pub(crate) fn place(exercise: &Exercise, words: Words<'_>) -> String {
    let Place { number, count } = match (exercise.work(), exercise.series()) {
        (_, Series::Daily) => return exercise.view().title.text(words.0),
        (Work::Lesson(session), _) => {
            Place { number: session.step_number() + 1, count: session.lesson().steps.len() }
        }
        _ => exercise.place(),
    };
    words.text("tui-learn-place", &[("number", number.into()), ("count", count.into())])
}

/// What is to be done, and what helps to know: how hard it is, the moves so far, and where
/// nothing is drawn (`spoken`) the numbers that stand on the squares otherwise.
pub(crate) fn task(exercise: &Exercise, words: Words<'_>, spoken: bool) -> Vec<String> {
    let mut lines = vec![exercise.view().task.text(words.0)];
    match exercise.work() {
        Work::Puzzle(attempt) => {
            lines.push(words.text("puzzle-level", &[("level", attempt.puzzle().difficulty.level.into())]));
        }
        Work::Lesson(session) if spoken && !session.notes().is_empty() => {
            let say = |(square, count): (Square, u32)| {
                words.text(
                    "named",
                    &[("name", format!("{square:#}").into()), ("value", count.to_string().into())],
                )
            };
            lines.push(session.notes().into_iter().map(say).collect::<Vec<_>>().join(", "));
        }
        Work::Opening(trainer) if trainer.game().ply() > 0 => {
            let played = trainer.game().squares_played().map(|square| format!("{square:#}"));
            lines.push(played.collect::<Vec<_>>().join(" "));
        }
        _ => {}
    }
    lines
}

/// The statements to choose from, if that is what is left to do.
pub(crate) fn options(exercise: &Exercise, words: Words<'_>) -> Vec<String> {
    if exercise.is_done() {
        return Vec::new();
    }
    exercise.view().options.iter().map(|option| option.text(words.0)).collect()
}

/// Squares to be marked: those found so far.
pub(crate) fn marked(exercise: &Exercise) -> SquareSet {
    match exercise.work() {
        Work::Lesson(session) if session.placed().is_none() => session.found(),
        _ => SquareSet::EMPTY,
    }
}

/// Numbers on the squares.
pub(crate) fn notes(exercise: &Exercise) -> Vec<SquareNote> {
    let Work::Lesson(session) = exercise.work() else { return Vec::new() };
    let note = |(square, count): (Square, u32)| SquareNote { square, text: count.to_string(), best: false };
    session.notes().into_iter().map(note).collect()
}

/// The disc to look at: the one placed in the task, or the opponent's last reply.
pub(crate) fn last(exercise: &Exercise) -> Option<Square> {
    match exercise.work() {
        Work::Lesson(session) => session.placed(),
        Work::Puzzle(_) => None,
        Work::Rulebook(attempt) => attempt.reply(),
        Work::Opening(trainer) => trainer.game().squares_played().next_back(),
    }
}

/// A wrong answer that was just given, if what it leads to can be asked.
pub(crate) fn wrong_answer(exercise: &Exercise, answer: &AnswerView, tried: Square) -> Option<WrongAnswer> {
    let (kind, position, solution) = exercise.to_refute().filter(|_| answer.result == "wrong")?;
    Some(WrongAnswer { kind, position, tried, solution })
}
