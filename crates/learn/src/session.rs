//! A person taking a lesson.

use crate::lesson::{Lesson, Step, Task};
use outflank_locale::Sentence;
use outflank_rules::{Color, IllegalMove, Move, Position, Square, SquareSet};

/// A lesson in progress.
///
/// Show [`Session::text`] and [`Session::position`], take a square or an option, show the
/// [`Reply`]. After [`Reply::Right`] wait for the reader and call [`Session::go_on`].
///
/// ```
/// use outflank_learn::{Reply, Session, lesson};
///
/// let mut session = Session::new(lesson::lesson("board").expect("the first lesson"));
/// assert!(matches!(session.touch("h8".parse()?), Reply::Wrong { .. }));
/// assert!(matches!(session.touch("c4".parse()?), Reply::Right { .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    lesson: &'static Lesson,
    step: usize,
    found: SquareSet,
    /// The board after the step, once it is done.
    done: Option<Position>,
    mistakes: u32,
}

/// What comes of a try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// The step is done.
    Right {
        /// What to say.
        message: Sentence,
        /// What the opponent played afterwards.
        reply: Option<Square>,
    },
    /// Right, and there is more to find.
    More {
        /// What to say: how many are left.
        message: Sentence,
    },
    /// Not right. Nothing changes; try again.
    Wrong {
        /// What to say.
        message: Sentence,
    },
}

impl Session {
    /// A lesson from its first step.
    #[must_use]
    pub fn new(lesson: &'static Lesson) -> Session {
        Session { lesson, step: 0, found: SquareSet::EMPTY, done: None, mistakes: 0 }
    }

    /// A lesson from a later step, for readers who come back; the first if there is no
    /// such step.
    #[must_use]
    pub fn at(lesson: &'static Lesson, step: usize) -> Session {
        let step = if step < lesson.steps.len() { step } else { 0 };
        Session { step, ..Session::new(lesson) }
    }

    /// The lesson.
    #[must_use]
    pub fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// Which step it is, counted from 0.
    #[must_use]
    pub fn step_number(&self) -> usize {
        self.step
    }

    /// The step.
    #[must_use]
    pub fn step(&self) -> &'static Step {
        &self.lesson.steps[self.step]
    }

    /// What the step says.
    #[must_use]
    pub fn text(&self) -> Sentence {
        Sentence::new(&self.step().text)
    }

    /// The board to show.
    #[must_use]
    pub fn position(&self) -> Position {
        self.done.unwrap_or(self.step().position)
    }

    /// The disc that stands on the board with nothing turned yet, while the reader turns.
    #[must_use]
    pub fn placed(&self) -> Option<Square> {
        if self.done.is_some() { None } else { self.step().placed() }
    }

    /// The board with that disc on it, and with those the reader has turned so far.
    #[must_use]
    pub fn shown(&self) -> Position {
        let position = self.position();
        let Some(placed) = self.placed() else { return position };
        let laid = placed.set() | self.found;
        let turn = position.turn();
        let discs =
            |side| if side == turn { position.discs(side) | laid } else { position.discs(side) - laid };
        Position::new(discs(Color::Black), discs(Color::White), turn)
            .expect("a square is added to one side and taken from the other")
    }

    /// The statements to choose from, if that is the task.
    #[must_use]
    pub fn options(&self) -> Vec<Sentence> {
        match &self.step().task {
            Task::Choose(options, _) => options.iter().map(|id| Sentence::new(id)).collect(),
            _ => Vec::new(),
        }
    }

    /// The squares found so far, to be marked.
    #[must_use]
    pub fn found(&self) -> SquareSet {
        self.found
    }

    /// What is counted of every move, where the numbers stand on the squares.
    #[must_use]
    pub fn notes(&self) -> Vec<(Square, u32)> {
        let step = self.step();
        if self.is_done() || !step.counts_shown {
            return Vec::new();
        }
        step.position.moves().into_iter().filter_map(|square| Some((square, step.count(square)?))).collect()
    }

    /// Whether the step is done.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.done.is_some()
    }

    /// Whether the last step is done.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.is_done() && self.step + 1 == self.lesson.steps.len()
    }

    /// Wrong tries so far.
    #[must_use]
    pub fn mistakes(&self) -> u32 {
        self.mistakes
    }

    /// Takes the reader to the next step; says whether there was one to go to.
    pub fn go_on(&mut self) -> bool {
        if !self.is_done() || self.is_finished() {
            return false;
        }
        self.step += 1;
        self.found = SquareSet::EMPTY;
        self.done = None;
        true
    }

    /// The reader touches a square.
    pub fn touch(&mut self, square: Square) -> Reply {
        let step = self.step();
        if self.is_done() {
            return self.right(None);
        }
        match &step.task {
            Task::Place(answers) => match step.position.play(Move::Place(square)) {
                Ok(_) if answers.contains(square) => self.right(Some(square)),
                Ok(_) => self.wrong(square, &step.wrong),
                Err(IllegalMove::Occupied(_)) => self.wrong(square, "lesson-occupied"),
                Err(_) => self.wrong(square, "lesson-turns-nothing"),
            },
            Task::Point(wanted) if wanted.contains(square) => self.find(square),
            Task::Point(_) => self.wrong(square, &step.wrong),
            Task::Turn(_) if step.to_find().contains(square) => self.find(square),
            Task::Turn(placed) => {
                let own = step.position.board().player().contains(square) || square == *placed;
                let id = if own {
                    "lesson-turn-own"
                } else if step.position.disc_at(square).is_none() {
                    "lesson-turn-empty"
                } else {
                    &step.wrong
                };
                self.wrong(square, id)
            }
            Task::Choose(..) => self.wrong(square, "lesson-choose"),
        }
    }

    /// The reader chooses a statement, counted from 0.
    pub fn choose(&mut self, option: usize) -> Reply {
        let step = self.step();
        match &step.task {
            Task::Choose(_, answer) if *answer == option => self.right(None),
            Task::Choose(..) => {
                self.mistakes += 1;
                Reply::Wrong { message: Sentence::new(&step.wrong) }
            }
            _ => Reply::Wrong { message: Sentence::new("lesson-touch") },
        }
    }

    fn find(&mut self, square: Square) -> Reply {
        self.found |= square.set();
        let left = (self.step().to_find() - self.found).len();
        if left == 0 {
            return self.right(None);
        }
        Reply::More { message: Sentence::new("lesson-more").with("count", left) }
    }

    fn right(&mut self, played: Option<Square>) -> Reply {
        let step = self.step();
        if self.done.is_none() {
            self.done = Some(step.after(played));
        }
        Reply::Right { message: Sentence::new(&step.right), reply: step.reply }
    }

    fn wrong(&mut self, square: Square, id: &'static str) -> Reply {
        self.mistakes += 1;
        let id = self.step().replies.get(&square).map_or(id, String::as_str);
        let message = Sentence::new(id).with("square", square);
        let message = match self.step().count(square) {
            Some(count) => message.with("count", count),
            None => message,
        };
        Reply::Wrong { message }
    }
}
