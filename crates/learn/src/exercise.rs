//! One thing to do on a board, whatever it is: a step of a lesson, a puzzle of the
//! collection, one of the rulebook's, or an opening from memory.
//!
//! Every front end drives the same machine: show [`Exercise::view`], hand each [`Try`] to
//! [`Exercise::answer`], show the [`AnswerView`], keep what [`Exercise::take_notes`] gives,
//! and go on with [`Exercise::next`]. So the same tries say, note and lead to the same
//! everywhere.
//!
//! ```
//! use outflank_learn::{Day, Exercise, Progress, Try, lesson};
//!
//! let mut exercise = Exercise::lesson(lesson::lesson("board").expect("the first lesson"), 0);
//! assert_eq!(exercise.answer(Try::Square("h8".parse()?))?.result, "wrong");
//! assert_eq!(exercise.answer(Try::Square("c4".parse()?))?.result, "right");
//! assert_eq!(exercise.take_notes(Day(20_000)).len(), 1);
//! assert!(exercise.next(&Progress::default(), Day(20_000)).is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::daily;
use crate::day::Day;
use crate::lesson::{Course, Lesson, lessons};
use crate::note::Note;
use crate::progress::Progress;
use crate::rulebook::{self, RulebookAttempt, Stage};
use crate::series::{self, Series};
use crate::session::Session;
use crate::trainer::Trainer;
use crate::tries::{SenselessTry, Try};
use crate::view::{self, AnswerView, ExerciseView, Place, ReplyView};
use outflank_data::rulebook::Entry;
use outflank_locale::{Arg, Sentence};
use outflank_puzzles::attempt::continuations;
use outflank_puzzles::{Attempt, Kind, Puzzle, collection};
use outflank_rules::{Color, Game, Move, Position, Square, SquareSet};

/// Wrong tries after which the puzzle of the day still counts for the days in a row.
const FORGIVEN: u32 = 1;

/// What is being done.
#[derive(Clone, Debug)]
pub enum Work {
    /// A step of a lesson.
    Lesson(Session),
    /// A puzzle of the collection.
    Puzzle(Attempt<'static>),
    /// A puzzle of the printed rules.
    Rulebook(RulebookAttempt),
    /// An opening from memory.
    Opening(Trainer),
}

/// Something to do on a board.
#[derive(Clone, Debug)]
pub struct Exercise {
    work: Work,
    series: Series,
    /// Whether the learner has asked for the answer.
    helped: bool,
    /// Whether what was done has been noted.
    noted: bool,
}

impl Exercise {
    const fn new(work: Work, series: Series) -> Exercise {
        Exercise { work, series, helped: false, noted: false }
    }

    /// A step of a lesson, counted from 0; the first if there is no such step.
    #[must_use]
    pub fn lesson(lesson: &'static Lesson, step: usize) -> Exercise {
        Exercise::new(Work::Lesson(Session::at(lesson, step)), Series::All)
    }

    /// A lesson, from the first step that has not been done.
    #[must_use]
    pub fn go_on(lesson: &'static Lesson, progress: &Progress) -> Exercise {
        Exercise::lesson(lesson, progress.lessons.get(&lesson.id).copied().unwrap_or_default())
    }

    /// A puzzle of the collection.
    #[must_use]
    pub fn puzzle(puzzle: &'static Puzzle) -> Exercise {
        Exercise::new(Work::Puzzle(Attempt::new(puzzle)), Series::All)
    }

    /// The first puzzle of a kind that has not been solved; the first of all when all are.
    #[must_use]
    pub fn of_kind(kind: Kind, progress: &Progress) -> Option<Exercise> {
        series::next_unsolved(&series::of_kind(kind), 0, progress).map(Exercise::puzzle)
    }

    /// The puzzle of the day.
    #[must_use]
    pub fn daily(today: Day) -> Option<Exercise> {
        let puzzle = daily::puzzle(today, collection())?;
        Some(Exercise { series: Series::Daily, ..Exercise::puzzle(puzzle) })
    }

    /// A puzzle of the rulebook: one of [`rulebook::puzzles`].
    #[must_use]
    pub fn rulebook(entry: &'static Entry) -> Exercise {
        Exercise::new(Work::Rulebook(RulebookAttempt::new(entry)), Series::All)
    }

    /// An opening from memory.
    #[must_use]
    pub const fn opening(trainer: Trainer) -> Exercise {
        Exercise::new(Work::Opening(trainer), Series::All)
    }

    /// The first puzzle to be repeated today.
    #[must_use]
    pub fn due_puzzle(progress: &Progress, today: Day) -> Option<Exercise> {
        Exercise::due_puzzle_named(series::due_puzzles(progress, today).first()?)
    }

    fn due_puzzle_named(id: &str) -> Option<Exercise> {
        let of_collection = || collection().iter().find(|puzzle| puzzle.id == id).map(Exercise::puzzle);
        let of_rulebook = || rulebook::puzzles().find(|entry| entry.id == id).map(Exercise::rulebook);
        Some(Exercise { series: Series::Due, ..of_collection().or_else(of_rulebook)? })
    }

    /// The first opening to be repeated today.
    #[must_use]
    pub fn due_opening(progress: &Progress, today: Day) -> Option<Exercise> {
        Exercise::due_opening_named(series::due_openings(progress, today).first()?)
    }

    fn due_opening_named(name: &str) -> Option<Exercise> {
        Some(Exercise { series: Series::Due, ..Exercise::opening(Trainer::named(name)?) })
    }

    /// What is being done, for a front end that shows more of it.
    #[must_use]
    pub const fn work(&self) -> &Work {
        &self.work
    }

    /// What it is one of.
    #[must_use]
    pub const fn series(&self) -> Series {
        self.series
    }

    /// The name it is kept under: that of the lesson, the puzzle or the line.
    #[must_use]
    pub fn name(&self) -> String {
        match &self.work {
            Work::Lesson(session) => session.lesson().id.clone(),
            Work::Puzzle(attempt) => attempt.puzzle().id.clone(),
            Work::Rulebook(attempt) => attempt.entry().id.clone(),
            Work::Opening(trainer) => trainer.name(),
        }
    }

    /// Where it stands among its like.
    #[must_use]
    pub fn place(&self) -> Place {
        match &self.work {
            Work::Lesson(session) => {
                Place::of(lessons().iter().map(|lesson| &lesson.id), &session.lesson().id)
            }
            Work::Puzzle(attempt) => {
                let puzzles = series::of_kind(attempt.puzzle().kind);
                Place::of(puzzles.iter().map(|puzzle| &puzzle.id), &attempt.puzzle().id)
            }
            Work::Rulebook(attempt) => {
                Place::of(rulebook::puzzles().map(|entry| &entry.id), &attempt.entry().id)
            }
            Work::Opening(trainer) => Place::of(
                outflank_data::openings().iter().map(|opening| &opening.moves),
                &trainer.opening().moves,
            ),
        }
    }

    /// All that a screen needs.
    #[must_use]
    pub fn view(&self) -> ExerciseView {
        match &self.work {
            Work::Lesson(session) => session.view(),
            Work::Puzzle(attempt) => view::puzzle(attempt),
            Work::Rulebook(attempt) => attempt.view(),
            Work::Opening(trainer) => trainer.view(),
        }
    }

    /// The board to show: with the disc that waits for others to be turned, and with those
    /// that have been.
    #[must_use]
    pub fn position(&self) -> Position {
        match &self.work {
            Work::Lesson(session) => session.shown(),
            Work::Puzzle(attempt) => attempt.position(),
            Work::Rulebook(attempt) => attempt.position(),
            Work::Opening(trainer) => trainer.position(),
        }
    }

    /// Whether there is nothing more to do here.
    #[must_use]
    pub fn is_done(&self) -> bool {
        match &self.work {
            Work::Lesson(session) => session.is_done(),
            Work::Puzzle(attempt) => attempt.is_solved(),
            Work::Rulebook(attempt) => attempt.stage() == Stage::Done,
            Work::Opening(trainer) => trainer.is_finished(),
        }
    }

    /// The side the learner has.
    #[must_use]
    pub fn side(&self) -> Color {
        match &self.work {
            Work::Puzzle(attempt) => attempt.puzzle().position.turn(),
            Work::Opening(trainer) => trainer.learner(),
            Work::Lesson(_) | Work::Rulebook(_) => Color::Black,
        }
    }

    /// Takes a try, and says what came of it.
    ///
    /// # Errors
    ///
    /// When such a try makes no sense here; nothing changes then.
    pub fn answer(&mut self, tried: Try) -> Result<AnswerView, SenselessTry> {
        match (&mut self.work, tried) {
            (_, Try::Hint) => self.help(),
            (Work::Lesson(session), Try::Square(square)) => Ok(session.touch_view(square)),
            (Work::Lesson(session), Try::Statement(number)) => Ok(session.choose_view(number)),
            (Work::Puzzle(attempt), Try::Square(square)) => Ok(view::puzzle_answer(attempt, square)),
            (Work::Rulebook(attempt), Try::Square(square)) => Ok(attempt.answer_view(square)),
            (Work::Opening(trainer), Try::Square(square)) => Ok(trainer.play_view(square)),
            (_, Try::Statement(_)) => Err(SenselessTry::NoStatements),
        }
    }

    /// Whether the learner may ask for the answer; lessons tell by themselves.
    #[must_use]
    pub fn has_help(&self) -> bool {
        !matches!(self.work, Work::Lesson(_)) && !self.is_done()
    }

    /// Tells the answer: the whole solution of a puzzle, which gives it up; the move to make
    /// now in a puzzle of the rulebook and in an opening, which go on.
    fn help(&mut self) -> Result<AnswerView, SenselessTry> {
        if !self.has_help() {
            return Err(SenselessTry::NoHelp);
        }
        let message = match &mut self.work {
            Work::Lesson(_) => return Err(SenselessTry::NoHelp),
            Work::Puzzle(attempt) => solution(&attempt.puzzle().solution),
            Work::Rulebook(attempt) if attempt.stage() == Stage::Find => solution(&attempt.entry().solution),
            Work::Rulebook(attempt) => {
                let corners = attempt.position().moves() & SquareSet::CORNERS;
                solution(&corners.into_iter().take(1).collect::<Vec<_>>())
            }
            Work::Opening(trainer) => {
                let square = trainer.hint().ok_or(SenselessTry::NoHelp)?;
                Sentence::new("trainer-hint").with("square", square)
            }
        };
        self.helped = true;
        Ok(AnswerView { result: "told", message, frames: Vec::new() })
    }

    /// Whether the learner has seen the solution of a puzzle of the collection.
    #[must_use]
    pub const fn is_given_up(&self) -> bool {
        self.helped && matches!(self.work, Work::Puzzle(_))
    }

    /// A wrong answer to a puzzle gives no proof by itself; this is what to prove: the
    /// puzzle's kind, where the answer was given, and the move that was to be found.
    #[must_use]
    pub fn to_refute(&self) -> Option<(Kind, Position, Square)> {
        match &self.work {
            Work::Puzzle(attempt) => {
                Some((attempt.puzzle().kind, attempt.position(), attempt.solution_move()?))
            }
            _ => None,
        }
    }

    /// Once a puzzle about corners is solved: every reply, and the corners after it.
    #[must_use]
    pub fn replies(&self) -> Vec<ReplyView> {
        match &self.work {
            Work::Puzzle(attempt) if attempt.is_solved() && attempt.puzzle().kind == Kind::Corner => {
                continuations(attempt.position()).into_iter().map(ReplyView::from).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What has been done here since the last time, to be kept.
    pub fn take_notes(&mut self, today: Day) -> Vec<Note> {
        let done = self.is_done();
        if self.noted || !(done || self.is_given_up()) {
            return Vec::new();
        }
        self.noted = true;
        let solved = |puzzle: &str, at_once| Note::Solved { puzzle: puzzle.to_owned(), at_once, day: today };
        match &self.work {
            Work::Lesson(session) => vec![Note::of_lesson(session)],
            // Whoever has seen the solution has not found it.
            Work::Puzzle(attempt) if self.helped => {
                vec![Note::GaveUp { puzzle: attempt.puzzle().id.clone(), day: today }]
            }
            Work::Puzzle(attempt) => {
                let id = &attempt.puzzle().id;
                let is_daily = daily::puzzle(today, collection()).is_some_and(|daily| daily.id == *id);
                // A slip is forgiven; trying square after square is not solving.
                let daily =
                    (is_daily && attempt.mistakes() <= FORGIVEN).then_some(Note::Daily { day: today });
                [solved(id, attempt.mistakes() == 0)].into_iter().chain(daily).collect()
            }
            Work::Rulebook(attempt) => {
                vec![solved(&attempt.entry().id, attempt.mistakes() == 0 && !self.helped)]
            }
            Work::Opening(trainer) => {
                let known = trainer.mistakes() == 0;
                vec![Note::Opening { name: trainer.name(), known, day: today }]
            }
        }
    }

    /// What comes next: the next step, lesson, puzzle or opening; nothing behind the last.
    #[must_use]
    pub fn next(&self, progress: &Progress, today: Day) -> Option<Exercise> {
        self.next_in(self.series, progress, today)
    }

    /// What would come next if this were one of `series`.
    #[must_use]
    pub fn next_in(&self, series: Series, progress: &Progress, today: Day) -> Option<Exercise> {
        match (&self.work, series) {
            (Work::Lesson(session), _) => {
                let mut session = session.clone();
                if session.go_on() {
                    return Some(Exercise::new(Work::Lesson(session), self.series));
                }
                lessons().get(self.place().number).map(|lesson| Exercise::go_on(lesson, progress))
            }
            (Work::Puzzle(_) | Work::Rulebook(_), Series::Due) => {
                let due = series::due_puzzles(progress, today);
                Exercise::due_puzzle_named(series::behind(&due, &self.name())?)
            }
            (Work::Opening(trainer), Series::Due) => {
                let due = series::due_openings(progress, today);
                Exercise::due_opening_named(series::behind(&due, &trainer.name())?)
            }
            (Work::Puzzle(attempt), Series::All | Series::Daily) => {
                let puzzle = attempt.puzzle();
                let puzzles = series::of_kind(puzzle.kind);
                let next = series::next_unsolved(&puzzles, self.place().number, progress)?;
                (next.id != puzzle.id).then(|| Exercise::puzzle(next))
            }
            (Work::Rulebook(_), Series::All | Series::Daily) => {
                rulebook::puzzles().nth(self.place().number).map(Exercise::rulebook)
            }
            (Work::Opening(trainer), Series::All | Series::Daily) => {
                // Each with Black, then with White.
                let (opening, side) = match trainer.learner() {
                    Color::Black => (trainer.opening(), Color::White),
                    Color::White => (outflank_data::openings().get(self.place().number)?, Color::Black),
                };
                Some(Exercise::opening(Trainer::new(opening, side)))
            }
        }
    }

    /// Whether the learner has just finished the rules, and a first game comes next: against
    /// the weakest level.
    #[must_use]
    pub fn is_ready_to_play(&self) -> bool {
        let Work::Lesson(session) = &self.work else { return false };
        let course = session.lesson().course;
        let behind = lessons().get(self.place().number);
        session.is_finished() && course == Course::Rules && behind.is_none_or(|next| next.course != course)
    }

    /// Where a game against the computer may go on from, once there is nothing more to find:
    /// behind the solution of a puzzle or the line of an opening. The side to move has one.
    #[must_use]
    pub fn play_on(&self) -> Option<Position> {
        if !(self.is_done() || self.is_given_up()) {
            return None;
        }
        let position = match &self.work {
            Work::Lesson(_) => return None,
            Work::Puzzle(attempt) => attempt.puzzle().after_solution(),
            Work::Rulebook(attempt) => attempt.play_on(),
            Work::Opening(trainer) => trainer.position(),
        };
        if position.must_pass() { position.play(Move::Pass).ok() } else { Some(position) }
            .filter(|position| !position.is_over())
    }
}

impl Exercise {
    /// The moves from the usual start to where one may play on, where they are known: with
    /// them a game goes on with the discs that both really have beside the board (R8).
    #[must_use]
    pub fn play_on_moves(&self) -> Option<Vec<Square>> {
        let there = self.play_on()?;
        let moves: Vec<Square> = match &self.work {
            Work::Lesson(_) | Work::Puzzle(_) => return None,
            Work::Rulebook(attempt) => attempt.play_on_moves()?,
            Work::Opening(trainer) => trainer.game().squares_played().collect(),
        };
        // Whatever led there otherwise is not the way.
        let game = Game::from_moves(Position::START, moves.iter().copied().map(Move::Place)).ok()?;
        (game.position() == there).then_some(moves)
    }
}

fn solution(line: &[Square]) -> Sentence {
    let line = line.iter().map(|square| format!("{square:#}")).collect::<Vec<_>>().join(" ");
    Sentence::new("puzzle-solution").with("line", Arg::Text(line))
}
