//! The lessons of the course, from `data/lessons/`.
//!
//! A lesson is a few short screens. Each has a position, a text, and one thing to do on
//! the board. Positions are figures of the rulebook wherever it has one for the purpose;
//! `docs/data.md` describes the files.

use crate::claim::Claim;
use outflank_coach::Facts;
use outflank_rules::position::ParsePositionError;
use outflank_rules::square::ParseSquareError;
use outflank_rules::{IllegalMove, Move, Position, Square, SquareSet};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Which part of the course a lesson belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Course {
    /// A minute to learn: the rules (L1).
    Rules,
    /// A lifetime to master: strategy (L2).
    Strategy,
}

impl Course {
    /// The id of its title.
    #[must_use]
    pub const fn title_id(self) -> &'static str {
        match self {
            Course::Rules => "course-rules",
            Course::Strategy => "course-strategy",
        }
    }
}

/// A lesson.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Short and lasting name, such as `enclose`.
    pub id: String,
    /// Its part of the course.
    pub course: Course,
    /// The id of its title.
    pub title: String,
    /// The rules and ideas it teaches, as the specification numbers them.
    pub rules: Vec<String>,
    /// Its screens, in order; at least one.
    pub steps: Vec<Step>,
}

/// A screen of a lesson.
#[derive(Clone, Debug)]
pub struct Step {
    /// The id of what it says.
    pub text: String,
    /// The board.
    pub position: Position,
    /// The rulebook's figures that it shows: the board, the board with the disc placed and
    /// nothing turned yet, or the board afterwards.
    pub figures: Vec<String>,
    /// What to do.
    pub task: Task,
    /// The id of what is said when it is done.
    pub right: String,
    /// The id of what is said to a wrong try.
    pub wrong: String,
    /// Ids for certain wrong tries that deserve an answer of their own.
    pub replies: BTreeMap<Square, String>,
    /// What the opponent plays afterwards.
    pub reply: Option<Square>,
    /// What is counted of every move.
    pub counts: Option<Counts>,
    /// Whether these numbers stand on the squares, or are only told of moves that were tried.
    pub counts_shown: bool,
    /// Whether the board is that of the console's television (C4).
    pub television: bool,
    /// What the texts say about the board, for a test to decide.
    pub claims: Vec<Claim>,
}

/// What is counted of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Counts {
    /// The replies it leaves the opponent.
    Replies,
    /// The own discs it makes safe for good.
    Safe,
    /// The own discs that lie beside empty squares afterwards.
    Frontier,
    /// The empty squares of the region it goes into.
    Region,
}

/// What a reader does on a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Touch all of these squares, in any order.
    Point(SquareSet),
    /// Make one of these moves.
    Place(SquareSet),
    /// A disc is placed here; touch every disc that turns over.
    Turn(Square),
    /// Choose one of several statements: their ids, and which is right.
    Choose(Vec<String>, usize),
}

impl Step {
    /// The disc that is placed and has turned nothing yet, in a task of turning discs.
    #[must_use]
    pub fn placed(&self) -> Option<Square> {
        match self.task {
            Task::Turn(square) => Some(square),
            _ => None,
        }
    }

    /// Squares to be found one after the other; none for other tasks.
    #[must_use]
    pub fn to_find(&self) -> SquareSet {
        match self.task {
            Task::Point(squares) => squares,
            Task::Turn(square) => self.position.flips(square),
            Task::Place(_) | Task::Choose(..) => SquareSet::EMPTY,
        }
    }

    /// What is counted here of a legal move.
    #[must_use]
    pub fn count(&self, square: Square) -> Option<u32> {
        let facts = Facts::of(self.position, square).ok()?;
        Some(match self.counts? {
            Counts::Replies => facts.replies.len(),
            Counts::Safe => facts.made_safe(),
            Counts::Frontier => facts.own_frontier.after,
            Counts::Region => facts.region.len(),
        })
    }

    /// The board when the step is done, with the move that did it if there was one.
    #[must_use]
    pub fn after(&self, played: Option<Square>) -> Position {
        let played = played.or(self.placed());
        let Some(after) = played.and_then(|square| self.position.play(Move::Place(square)).ok()) else {
            return self.position;
        };
        self.reply.and_then(|reply| after.play(Move::Place(reply)).ok()).unwrap_or(after)
    }
}

/// All lessons: the rules, then strategy.
#[must_use]
pub fn lessons() -> &'static [Lesson] {
    static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
        [include_str!("../data/lessons/rules.toml"), include_str!("../data/lessons/strategy.toml")]
            .into_iter()
            .flat_map(|text| read(text).unwrap_or_else(|error| panic!("the lessons are tested: {error}")))
            .collect()
    });
    &LESSONS
}

/// The lesson with this name.
#[must_use]
pub fn lesson(id: &str) -> Option<&'static Lesson> {
    lessons().iter().find(|lesson| lesson.id == id)
}

/// Why a file of lessons cannot be read.
#[derive(Debug)]
pub enum LessonError {
    /// It is not TOML of the right shape.
    Toml(toml::de::Error),
    /// A step that makes no sense: the lesson, the step counted from 1, and why.
    Step {
        /// The lesson.
        lesson: String,
        /// Which step, from 1.
        step: usize,
        /// What is wrong.
        reason: StepError,
    },
    /// A lesson without steps.
    Empty {
        /// The lesson.
        lesson: String,
    },
}

/// Why a step makes no sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepError {
    /// It has a figure and a board.
    TwoPositions,
    /// The rulebook has no such figure.
    NoFigure(String),
    /// The board cannot be read.
    Board(ParsePositionError),
    /// A name that is no square.
    Square(ParseSquareError),
    /// A move of its line is refused.
    Line(IllegalMove),
    /// It does not have exactly one of point, place, turn, and choose with its answer.
    Task,
}

impl std::fmt::Display for StepError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StepError::TwoPositions => f.write_str("it has both a figure and a board"),
            StepError::NoFigure(id) => write!(f, "the rulebook has no figure {id:?}"),
            StepError::Board(error) => error.fmt(f),
            StepError::Square(error) => error.fmt(f),
            StepError::Line(error) => error.fmt(f),
            StepError::Task => {
                f.write_str("expected one of point, place, turn, and choose with the number of its answer")
            }
        }
    }
}

impl std::error::Error for StepError {}

impl std::fmt::Display for LessonError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            LessonError::Toml(error) => error.fmt(f),
            LessonError::Step { lesson, step, reason } => write!(f, "lesson {lesson}, step {step}: {reason}"),
            LessonError::Empty { lesson } => write!(f, "lesson {lesson} has no steps"),
        }
    }
}

impl std::error::Error for LessonError {}

/// A file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    course: Course,
    lesson: Vec<LessonText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonText {
    id: String,
    title: String,
    rules: Vec<String>,
    step: Vec<StepText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepText {
    text: String,
    /// A position of the rulebook by its id…
    figure: Option<String>,
    /// …or a board; the start when there is neither.
    board: Option<String>,
    /// Moves played from there first.
    #[serde(default)]
    line: String,
    #[serde(default)]
    figures: Vec<String>,
    point: Option<Vec<String>>,
    place: Option<Vec<String>>,
    turn: Option<String>,
    choose: Option<Vec<String>>,
    answer: Option<usize>,
    right: String,
    wrong: String,
    #[serde(default)]
    replies: BTreeMap<String, String>,
    reply: Option<String>,
    counts: Option<Counts>,
    /// The numbers are not on the squares.
    #[serde(default)]
    hidden: bool,
    #[serde(default)]
    television: bool,
    #[serde(default)]
    claims: Vec<Claim>,
}

/// Reads a file of lessons.
pub fn read(text: &str) -> Result<Vec<Lesson>, LessonError> {
    let file: File = toml::from_str(text).map_err(LessonError::Toml)?;
    let lesson = |from: LessonText| {
        let mut steps = Vec::new();
        for (number, step) in (1..).zip(from.step) {
            let fail = |reason| LessonError::Step { lesson: from.id.clone(), step: number, reason };
            steps.push(step.checked().map_err(fail)?);
        }
        if steps.is_empty() {
            return Err(LessonError::Empty { lesson: from.id });
        }
        Ok(Lesson { id: from.id, course: file.course, title: from.title, rules: from.rules, steps })
    };
    file.lesson.into_iter().map(lesson).collect()
}

impl StepText {
    fn checked(self) -> Result<Step, StepError> {
        let mut position = match (&self.figure, &self.board) {
            (Some(_), Some(_)) => return Err(StepError::TwoPositions),
            (Some(id), None) => {
                let entry = outflank_data::rulebook().position(id);
                entry.ok_or_else(|| StepError::NoFigure(id.clone()))?.board
            }
            (None, Some(text)) => text.parse().map_err(StepError::Board)?,
            (None, None) => Position::START,
        };
        for name in self.line.as_bytes().chunks(2) {
            // Lossy is enough: a broken character is no square and is told as such.
            let square = square(&String::from_utf8_lossy(name))?;
            if position.must_pass() {
                position = position.play(Move::Pass).map_err(StepError::Line)?;
            }
            position = position.play(Move::Place(square)).map_err(StepError::Line)?;
        }
        let task = match (self.point, self.place, self.turn, self.choose, self.answer) {
            (Some(names), None, None, None, None) => Task::Point(squares(&names)?),
            (None, Some(names), None, None, None) => Task::Place(squares(&names)?),
            (None, None, Some(name), None, None) => Task::Turn(square(&name)?),
            (None, None, None, Some(options), Some(answer)) if answer < options.len() => {
                Task::Choose(options, answer)
            }
            _ => return Err(StepError::Task),
        };
        let replies: Result<BTreeMap<Square, String>, StepError> =
            self.replies.into_iter().map(|(name, id)| Ok((square(&name)?, id))).collect();
        Ok(Step {
            text: self.text,
            position,
            figures: self.figures.into_iter().chain(self.figure).collect(),
            task,
            right: self.right,
            wrong: self.wrong,
            replies: replies?,
            reply: self.reply.map(|name| square(&name)).transpose()?,
            counts: self.counts,
            counts_shown: self.counts.is_some() && !self.hidden,
            television: self.television,
            claims: self.claims,
        })
    }
}

fn square(name: &str) -> Result<Square, StepError> {
    name.parse().map_err(StepError::Square)
}

fn squares(names: &[String]) -> Result<SquareSet, StepError> {
    names.iter().map(|name| square(name)).collect()
}
