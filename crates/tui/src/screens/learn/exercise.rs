//! One thing to do on a board, whatever it is: a lesson, a puzzle of the collection, or
//! one of the rulebook's. The terminal draws them and the line-by-line mode tells them
//! in the same way.

use crate::words::{Words, color_value};
use outflank_coach::Sentence;
use outflank_learn::rulebook::{self, Stage};
use outflank_learn::session::Reply;
use outflank_learn::{Lesson, RulebookAttempt, Session};
use outflank_play::Refusal;
use outflank_puzzles::{Answer, Attempt, Kind, Puzzle, collection};
use outflank_rules::{Color, IllegalMove, Position, Square, SquareSet};

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
            Said::Replied(reply) => {
                words.text("tui-learn-replied", &[("square", format!("{reply:#}").into())])
            }
        }
    }

    pub(crate) const fn is_right(&self) -> bool {
        matches!(self, Said::Right(_) | Said::Replied(_))
    }
}

/// What is being done.
enum Work {
    Lesson(Session),
    Puzzle { attempt: Attempt<'static>, puzzle: &'static Puzzle, number: usize },
    Rulebook { attempt: RulebookAttempt, number: usize },
}

/// Something to do on a board.
pub(crate) struct Exercise(Work);

impl Exercise {
    pub(crate) fn lesson(lesson: &'static Lesson) -> Exercise {
        Exercise(Work::Lesson(Session::new(lesson)))
    }

    /// A puzzle of a kind, counted from 0; none behind the last.
    pub(crate) fn puzzle(kind: Kind, number: usize) -> Option<Exercise> {
        let puzzle = of_kind(kind).nth(number)?;
        Some(Exercise(Work::Puzzle { attempt: Attempt::new(puzzle), puzzle, number }))
    }

    /// A puzzle of the rulebook, counted from 0; none behind the last.
    pub(crate) fn rulebook(number: usize) -> Option<Exercise> {
        let attempt = RulebookAttempt::new(rulebook::puzzles().nth(number)?);
        Some(Exercise(Work::Rulebook { attempt, number }))
    }

    /// What it is called.
    pub(crate) fn title(&self, words: Words<'_>) -> String {
        match &self.0 {
            Work::Lesson(session) => words.text(&session.lesson().title, &[]),
            Work::Puzzle { puzzle, .. } => words.text(puzzle.kind.title_id(), &[]),
            Work::Rulebook { attempt, .. } => attempt.title().text(words.0),
        }
    }

    /// How far one is: the step of the lesson, the number of the puzzle.
    pub(crate) fn place(&self, words: Words<'_>) -> String {
        let (at, count) = match &self.0 {
            Work::Lesson(session) => (session.step_number(), session.lesson().steps.len()),
            Work::Puzzle { puzzle, number, .. } => (*number, of_kind(puzzle.kind).count()),
            Work::Rulebook { number, .. } => (*number, rulebook::puzzles().count()),
        };
        words.text("tui-learn-place", &[("number", (at + 1).into()), ("count", count.into())])
    }

    /// What is to be done.
    pub(crate) fn task(&self, words: Words<'_>) -> Vec<String> {
        match &self.0 {
            Work::Lesson(session) => vec![session.text().text(words.0)],
            Work::Puzzle { puzzle, .. } => {
                let color = [("color", color_value(puzzle.position.turn()))];
                let level = [("level", puzzle.difficulty.level.into())];
                vec![words.text(puzzle.kind.task_id(), &color), words.text("puzzle-level", &level)]
            }
            Work::Rulebook { attempt, .. } => vec![attempt.task().text(words.0)],
        }
    }

    /// The statements to choose from, if that is the task.
    pub(crate) fn options(&self, words: Words<'_>) -> Vec<String> {
        match &self.0 {
            Work::Lesson(session) if !session.is_done() => {
                session.options().iter().map(|option| option.text(words.0)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The board to show: with the disc that waits for others to be turned, and with those
    /// that have been.
    pub(crate) fn position(&self) -> Position {
        match &self.0 {
            Work::Lesson(session) => {
                let position = session.position();
                match session.placed() {
                    Some(placed) => laid(position, placed.set() | session.found()),
                    None => position,
                }
            }
            Work::Puzzle { attempt, .. } => attempt.position(),
            Work::Rulebook { attempt, .. } => attempt.position(),
        }
    }

    /// Squares to be marked: those found so far.
    pub(crate) fn marked(&self) -> SquareSet {
        match &self.0 {
            Work::Lesson(session) if session.placed().is_none() => session.found(),
            _ => SquareSet::EMPTY,
        }
    }

    /// The disc to look at: the one placed in the task, or the opponent's last reply.
    pub(crate) fn last(&self) -> Option<Square> {
        match &self.0 {
            Work::Lesson(session) => session.placed(),
            Work::Puzzle { .. } => None,
            Work::Rulebook { attempt, .. } => attempt.reply(),
        }
    }

    /// Whether there is nothing more to do here.
    pub(crate) fn is_done(&self) -> bool {
        match &self.0 {
            Work::Lesson(session) => session.is_done(),
            Work::Puzzle { attempt, .. } => attempt.is_solved(),
            Work::Rulebook { attempt, .. } => attempt.stage() == Stage::Done,
        }
    }

    /// The reader touches a square.
    pub(crate) fn touch(&mut self, square: Square) -> Said {
        match &mut self.0 {
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
        }
    }

    /// The reader chooses a statement, counted from 0.
    pub(crate) fn choose(&mut self, option: usize) -> Option<Said> {
        match &mut self.0 {
            Work::Lesson(session) => Some(of_reply(session.choose(option))),
            _ => None,
        }
    }

    /// What comes next: the next step, lesson or puzzle; nothing behind the last.
    pub(crate) fn next(&mut self) -> Option<Exercise> {
        match &mut self.0 {
            Work::Lesson(session) => {
                let mut session = session.clone();
                if session.go_on() {
                    return Some(Exercise(Work::Lesson(session)));
                }
                let lessons = outflank_learn::lessons();
                let at = lessons.iter().position(|lesson| lesson.id == session.lesson().id)?;
                lessons.get(at + 1).map(Exercise::lesson)
            }
            Work::Puzzle { puzzle, number, .. } => Exercise::puzzle(puzzle.kind, *number + 1),
            Work::Rulebook { number, .. } => Exercise::rulebook(*number + 1),
        }
    }

    /// The move to be found, for those who give up; lessons tell by themselves.
    pub(crate) fn solution(&self) -> Option<String> {
        let line: &[Square] = match &self.0 {
            Work::Puzzle { puzzle, .. } => &puzzle.solution,
            Work::Rulebook { attempt, .. } if attempt.stage() == Stage::Find => &attempt.entry().solution,
            _ => return None,
        };
        Some(line.iter().map(|square| format!("{square:#}")).collect::<Vec<_>>().join(" "))
    }

    /// Where a game against the computer may go on from, once a puzzle is solved.
    pub(crate) fn play_on(&self) -> Option<Position> {
        let puzzle = !matches!(self.0, Work::Lesson(_));
        Some(self.position()).filter(|position| puzzle && self.is_done() && !position.is_over())
    }

    /// The side the reader has in a puzzle.
    pub(crate) fn side(&self) -> Color {
        match &self.0 {
            Work::Puzzle { puzzle, .. } => puzzle.position.turn(),
            _ => Color::Black,
        }
    }
}

fn of_reply(reply: Reply) -> Said {
    match reply {
        Reply::Right { message, .. } | Reply::More { message } => Said::Right(message),
        Reply::Wrong { message } => Said::Wrong(message),
    }
}

/// The board with discs of the side to move on these squares, whatever was there.
fn laid(position: Position, squares: SquareSet) -> Position {
    let turn = position.turn();
    let discs =
        |side| if side == turn { position.discs(side) | squares } else { position.discs(side) - squares };
    Position::new(discs(Color::Black), discs(Color::White), turn)
        .expect("a square is added to one side and taken from the other")
}
