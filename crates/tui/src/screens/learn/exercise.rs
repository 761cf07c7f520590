//! One thing to do on a board, whatever it is: a lesson, a puzzle of the collection, one
//! of the rulebook's, or an opening from memory. The terminal draws them and the
//! line-by-line mode tells them in the same way.

use super::refutation::WrongAnswer;
use crate::words::{Words, color_value, spelt};
use outflank_coach::Sentence;
use outflank_learn::rulebook::{self, Stage};
use outflank_learn::session::Reply;
use outflank_learn::{Day, Lesson, Note, Progress, RulebookAttempt, Session, Trainer, daily, trainer};
use outflank_play::Refusal;
use outflank_puzzles::{Answer, Attempt, Kind, Puzzle, collection};
use outflank_rules::{Color, IllegalMove, Position, Square, SquareSet};
use std::rc::Rc;

/// The puzzles of a kind, the easy ones first.
pub(crate) fn of_kind(kind: Kind) -> impl Iterator<Item = &'static Puzzle> {
    (1..=5).flat_map(move |level| {
        let fits = move |puzzle: &&Puzzle| puzzle.kind == kind && puzzle.difficulty.level == level;
        collection().iter().filter(fits)
    })
}

/// What was said to an answer.
pub(crate) enum Said {
    /// It is right, or right so far.
    Right(Sentence),
    /// It is not.
    Wrong(Sentence),
    /// It breaks the rules.
    Illegal(IllegalMove),
    /// Right, and the opponent has replied here.
    Replied(Square),
}

impl Said {
    pub(crate) fn text(&self, words: Words<'_>) -> String {
        match self {
            Said::Right(sentence) | Said::Wrong(sentence) => sentence.text(words.0),
            Said::Illegal(reason) => words.refusal(&Refusal::from(*reason)),
            Said::Replied(reply) => words.text("tui-learn-replied", &[("square", spelt(*reply))]),
        }
    }

    pub(crate) const fn is_right(&self) -> bool {
        matches!(self, Said::Right(_) | Said::Replied(_))
    }
}

/// What a puzzle or an opening is one of, which says what comes after it.
#[derive(Clone)]
enum Series {
    /// All of its kind; which of them, counted from 0.
    All(usize),
    /// Those to be repeated today, by name, and which of them.
    Due(Rc<[String]>, usize),
    /// The puzzle of the day, which is alone.
    Daily,
}

/// What is being done.
enum Work {
    Lesson(Session),
    Puzzle { attempt: Attempt<'static>, puzzle: &'static Puzzle, series: Series },
    Rulebook { attempt: RulebookAttempt, number: usize },
    Opening { trainer: Trainer, series: Series },
}

/// Something to do on a board.
pub(crate) struct Exercise {
    work: Work,
    /// Whether the reader has asked for the answer.
    helped: bool,
    /// Whether what was done has been noted.
    noted: bool,
}

impl From<Work> for Exercise {
    fn from(work: Work) -> Exercise {
        Exercise { work, helped: false, noted: false }
    }
}

impl Exercise {
    /// A lesson, from the first step that has not been done.
    pub(crate) fn lesson(lesson: &'static Lesson, progress: &Progress) -> Exercise {
        let done = progress.lessons.get(&lesson.id).copied().unwrap_or(0);
        Work::Lesson(Session::at(lesson, done)).into()
    }

    fn puzzle(puzzle: &'static Puzzle, series: Series) -> Exercise {
        Work::Puzzle { attempt: Attempt::new(puzzle), puzzle, series }.into()
    }

    /// The first puzzle of a kind that has not been solved; the first of all behind the
    /// last.
    pub(crate) fn of_kind(kind: Kind, progress: &Progress) -> Option<Exercise> {
        let fresh = of_kind(kind).position(|puzzle| !progress.solved.contains(&puzzle.id));
        Exercise::nth_of_kind(kind, fresh.unwrap_or(0))
    }

    fn nth_of_kind(kind: Kind, number: usize) -> Option<Exercise> {
        Some(Exercise::puzzle(of_kind(kind).nth(number)?, Series::All(number)))
    }

    /// The puzzle of the day.
    pub(crate) fn daily(today: Day) -> Option<Exercise> {
        Some(Exercise::puzzle(daily::puzzle(today, collection())?, Series::Daily))
    }

    /// Puzzles to be repeated, the first of those that are still in the collection.
    pub(crate) fn due_puzzles(ids: Rc<[String]>, from: usize) -> Option<Exercise> {
        let known = |id: &String| collection().iter().find(|puzzle| puzzle.id == *id);
        let (at, puzzle) = ids.iter().enumerate().skip(from).find_map(|(at, id)| Some((at, known(id)?)))?;
        Some(Exercise::puzzle(puzzle, Series::Due(ids, at)))
    }

    /// A puzzle of the rulebook, counted from 0; none behind the last.
    pub(crate) fn rulebook(number: usize) -> Option<Exercise> {
        let attempt = RulebookAttempt::new(rulebook::puzzles().nth(number)?);
        Some(Work::Rulebook { attempt, number }.into())
    }

    /// An opening from memory: each with Black, then with White, counted from 0.
    pub(crate) fn opening(number: usize) -> Option<Exercise> {
        let opening = outflank_data::openings().get(number / 2)?;
        let side = if number.is_multiple_of(2) { Color::Black } else { Color::White };
        Some(Work::Opening { trainer: Trainer::new(opening, side), series: Series::All(number) }.into())
    }

    /// Openings to be repeated, the first of those that are still known.
    pub(crate) fn due_openings(names: Rc<[String]>, from: usize) -> Option<Exercise> {
        let known = |name: &String| {
            let all = outflank_data::openings().iter();
            let mut both = all.flat_map(|opening| Color::BOTH.map(|side| Trainer::new(opening, side)));
            both.find(|trainer| trainer.name() == *name)
        };
        let (at, trainer) =
            names.iter().enumerate().skip(from).find_map(|(at, name)| Some((at, known(name)?)))?;
        Some(Work::Opening { trainer, series: Series::Due(names, at) }.into())
    }

    /// What it is called.
    pub(crate) fn title(&self, words: Words<'_>) -> String {
        match &self.work {
            Work::Lesson(session) => words.text(&session.lesson().title, &[]),
            Work::Puzzle { series: Series::Daily, .. } => words.text("tui-learn-daily", &[]),
            Work::Puzzle { puzzle, .. } => words.text(puzzle.kind.title_id(), &[]),
            Work::Rulebook { attempt, .. } => attempt.title().text(words.0),
            Work::Opening { trainer, .. } => trainer.opening().name(words.0.language().code()).to_owned(),
        }
    }

    /// How far one is: the step of the lesson, the number of the puzzle.
    pub(crate) fn place(&self, words: Words<'_>) -> String {
        let (at, count) = match &self.work {
            Work::Lesson(session) => (session.step_number(), session.lesson().steps.len()),
            Work::Puzzle { puzzle, series: Series::All(number), .. } => {
                (*number, of_kind(puzzle.kind).count())
            }
            Work::Puzzle { series: Series::Due(all, at), .. }
            | Work::Opening { series: Series::Due(all, at), .. } => (*at, all.len()),
            Work::Rulebook { number, .. } => (*number, rulebook::puzzles().count()),
            Work::Opening { series: Series::All(number), .. } => {
                (number / 2, outflank_data::openings().len())
            }
            Work::Puzzle { series: Series::Daily, puzzle, .. } => {
                return words.text(puzzle.kind.title_id(), &[]);
            }
            Work::Opening { series: Series::Daily, .. } => return String::new(),
        };
        words.text("tui-learn-place", &[("number", (at + 1).into()), ("count", count.into())])
    }

    /// What is to be done.
    pub(crate) fn task(&self, words: Words<'_>) -> Vec<String> {
        match &self.work {
            Work::Lesson(session) => vec![session.text().text(words.0)],
            Work::Puzzle { puzzle, .. } => {
                let color = [("color", color_value(puzzle.position.turn()))];
                let level = [("level", puzzle.difficulty.level.into())];
                vec![words.text(puzzle.kind.task_id(), &color), words.text("puzzle-level", &level)]
            }
            Work::Rulebook { attempt, .. } => vec![attempt.task().text(words.0)],
            Work::Opening { trainer, .. } => {
                let id = match trainer.learner() {
                    Color::Black => "trainer-task-black",
                    Color::White => "trainer-task-white",
                };
                let played = trainer.game().squares_played().map(|square| format!("{square:#}"));
                let played = played.collect::<Vec<_>>().join(" ");
                std::iter::once(words.text(id, &[]))
                    .chain(Some(played).filter(|played| !played.is_empty()))
                    .collect()
            }
        }
    }

    /// The statements to choose from, if that is the task.
    pub(crate) fn options(&self, words: Words<'_>) -> Vec<String> {
        match &self.work {
            Work::Lesson(session) if !session.is_done() => {
                session.options().iter().map(|option| option.text(words.0)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The board to show: with the disc that waits for others to be turned, and with those
    /// that have been.
    pub(crate) fn position(&self) -> Position {
        match &self.work {
            Work::Lesson(session) => session.shown(),
            Work::Puzzle { attempt, .. } => attempt.position(),
            Work::Rulebook { attempt, .. } => attempt.position(),
            Work::Opening { trainer, .. } => trainer.position(),
        }
    }

    /// Squares to be marked: those found so far.
    pub(crate) fn marked(&self) -> SquareSet {
        match &self.work {
            Work::Lesson(session) if session.placed().is_none() => session.found(),
            _ => SquareSet::EMPTY,
        }
    }

    /// The disc to look at: the one placed in the task, or the opponent's last reply.
    pub(crate) fn last(&self) -> Option<Square> {
        match &self.work {
            Work::Lesson(session) => session.placed(),
            Work::Puzzle { .. } => None,
            Work::Rulebook { attempt, .. } => attempt.reply(),
            Work::Opening { trainer, .. } => trainer.game().squares_played().next_back(),
        }
    }

    /// Whether there is nothing more to do here.
    pub(crate) fn is_done(&self) -> bool {
        match &self.work {
            Work::Lesson(session) => session.is_done(),
            Work::Puzzle { attempt, .. } => attempt.is_solved(),
            Work::Rulebook { attempt, .. } => attempt.stage() == Stage::Done,
            Work::Opening { trainer, .. } => trainer.is_finished(),
        }
    }

    /// The reader touches a square.
    pub(crate) fn touch(&mut self, square: Square) -> Said {
        match &mut self.work {
            Work::Lesson(session) => of_reply(session.touch(square)),
            Work::Puzzle { attempt, .. } => match attempt.answer(square) {
                Answer::Illegal(reason) => Said::Illegal(reason),
                Answer::Wrong { message, .. } => Said::Wrong(message),
                Answer::GoOn { reply } => Said::Replied(reply),
                Answer::Solved { message, .. } => Said::Right(message),
            },
            Work::Rulebook { attempt, .. } => match attempt.answer(square) {
                rulebook::Answer::Illegal(reason) => Said::Illegal(reason),
                rulebook::Answer::Wrong { message } => Said::Wrong(message),
                rulebook::Answer::Right { message, .. } => Said::Right(message),
            },
            Work::Opening { trainer, .. } => match trainer.play(square) {
                trainer::Answer::Illegal(reason) => Said::Illegal(reason),
                trainer::Answer::Wrong { message } => Said::Wrong(message),
                trainer::Answer::Right { reply: Some(reply), finished: false, .. } => Said::Replied(reply),
                trainer::Answer::Right { message, .. } => Said::Right(message),
            },
        }
    }

    /// A wrong answer that was just given, if what it leads to can be asked.
    pub(crate) fn wrong_answer(&self, said: &Said, tried: Square) -> Option<WrongAnswer> {
        match (&self.work, said) {
            (Work::Puzzle { attempt, puzzle, .. }, Said::Wrong(_)) => Some(WrongAnswer {
                kind: puzzle.kind,
                position: attempt.position(),
                tried,
                solution: attempt.solution_move()?,
            }),
            _ => None,
        }
    }

    /// The reader chooses a statement, counted from 0.
    pub(crate) fn choose(&mut self, option: usize) -> Option<Said> {
        match &mut self.work {
            Work::Lesson(session) => Some(of_reply(session.choose(option))),
            _ => None,
        }
    }

    /// What comes next: the next step, lesson or puzzle; nothing behind the last.
    pub(crate) fn next(&self, progress: &Progress) -> Option<Exercise> {
        match &self.work {
            Work::Lesson(session) => {
                let mut session = session.clone();
                if session.go_on() {
                    return Some(Work::Lesson(session).into());
                }
                let lessons = outflank_learn::lessons();
                let at = lessons.iter().position(|lesson| lesson.id == session.lesson().id)?;
                lessons.get(at + 1).map(|lesson| Exercise::lesson(lesson, progress))
            }
            Work::Puzzle { puzzle, series: Series::All(number), .. } => {
                Exercise::nth_of_kind(puzzle.kind, number + 1)
            }
            Work::Puzzle { series: Series::Due(ids, at), .. } => {
                Exercise::due_puzzles(Rc::clone(ids), at + 1)
            }
            Work::Rulebook { number, .. } => Exercise::rulebook(number + 1),
            Work::Opening { series: Series::All(number), .. } => Exercise::opening(number + 1),
            Work::Opening { series: Series::Due(names, at), .. } => {
                Exercise::due_openings(Rc::clone(names), at + 1)
            }
            Work::Puzzle { series: Series::Daily, .. } | Work::Opening { series: Series::Daily, .. } => None,
        }
    }

    /// Whether the reader may ask for the answer; lessons tell by themselves.
    pub(crate) fn has_help(&self) -> bool {
        match &self.work {
            Work::Lesson(_) => false,
            Work::Rulebook { attempt, .. } => attempt.stage() == Stage::Find,
            Work::Puzzle { .. } | Work::Opening { .. } => !self.is_done(),
        }
    }

    /// The answer, for those who give up: the whole solution of a puzzle, the next move of
    /// an opening.
    pub(crate) fn help(&mut self, words: Words<'_>) -> Option<String> {
        if !self.has_help() {
            return None;
        }
        self.helped = true;
        let line: &[Square] = match &mut self.work {
            Work::Puzzle { puzzle, .. } => &puzzle.solution,
            Work::Rulebook { attempt, .. } => &attempt.entry().solution,
            Work::Opening { trainer, .. } => {
                return Some(words.text("trainer-hint", &[("square", spelt(trainer.hint()?))]));
            }
            Work::Lesson(_) => return None,
        };
        let line = line.iter().map(|square| format!("{square:#}")).collect::<Vec<_>>().join(" ");
        Some(words.text("puzzle-solution", &[("line", line.into())]))
    }

    /// What has been done here since the last time, to be kept.
    pub(crate) fn take_notes(&mut self, today: Day) -> Vec<Note> {
        let (done, helped) = (self.is_done(), self.helped);
        if self.noted || !(done || helped) {
            return Vec::new();
        }
        let mut notes = Vec::new();
        match &self.work {
            Work::Lesson(session) => notes.push(Note::of_lesson(session)),
            // Whoever has seen the solution has not found it.
            Work::Puzzle { puzzle, .. } if helped => {
                notes.push(Note::GaveUp { puzzle: puzzle.id.clone(), day: today });
            }
            Work::Puzzle { puzzle, attempt, .. } => {
                let at_once = attempt.mistakes() == 0;
                notes.push(Note::Solved { puzzle: puzzle.id.clone(), at_once, day: today });
                let is_daily = daily::puzzle(today, collection()).is_some_and(|found| found.id == puzzle.id);
                notes.extend(is_daily.then_some(Note::Daily { day: today }));
            }
            // The rulebook's puzzles and openings go on after a hint.
            Work::Rulebook { .. } | Work::Opening { .. } if !done => return notes,
            Work::Rulebook { attempt, .. } => {
                let at_once = attempt.mistakes() == 0 && !helped;
                notes.push(Note::Solved { puzzle: attempt.entry().id.clone(), at_once, day: today });
            }
            Work::Opening { trainer, .. } => {
                let known = trainer.mistakes() == 0;
                notes.push(Note::Opening { name: trainer.name(), known, day: today });
            }
        }
        self.noted = true;
        notes
    }

    /// Where a game against the computer may go on from, once a puzzle is solved or an
    /// opening played.
    pub(crate) fn play_on(&self) -> Option<Position> {
        let puzzle = !matches!(self.work, Work::Lesson(_));
        Some(self.position()).filter(|position| puzzle && self.is_done() && !position.is_over())
    }

    /// The side the reader has.
    pub(crate) fn side(&self) -> Color {
        match &self.work {
            Work::Puzzle { puzzle, .. } => puzzle.position.turn(),
            Work::Opening { trainer, .. } => trainer.learner(),
            Work::Lesson(_) | Work::Rulebook { .. } => Color::Black,
        }
    }
}

fn of_reply(reply: Reply) -> Said {
    match reply {
        Reply::Right { message, .. } | Reply::More { message } => Said::Right(message),
        Reply::Wrong { message } => Said::Wrong(message),
    }
}
