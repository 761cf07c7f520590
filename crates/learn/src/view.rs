//! What a screen needs to show, as one serialisable value.
//!
//! A front end in the same process may use the state machines directly; one behind a
//! wire gets this. Lessons, puzzles, the rulebook's puzzles and openings all look the
//! same from there: a board, a task, an answer, and the boards to show one after the
//! other once it is given ([`Frame`]). Squares are written `d3`, boards as everywhere in
//! `data/`, and texts are [`Sentence`]s.

use crate::lesson::{Course, Task};
use crate::rulebook::{self, RulebookAttempt, Stage};
use crate::session::{Reply, Session};
use crate::trainer::{self, Trainer};
use outflank_locale::Sentence;
use outflank_puzzles::{self as puzzles, Attempt, Continuation};
use outflank_rules::{Color, IllegalMove, Move, Position, Square, SquareSet};
use serde::Serialize;

/// Something to do on a board, as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExerciseView {
    /// What it is called.
    pub title: Sentence,
    /// What to do.
    pub task: Sentence,
    /// How: `point` at squares, `place` a disc, `turn` discs over, or `choose` a statement.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = ["point", "place", "turn", "choose"])))]
    pub kind: &'static str,
    /// The board: 64 letters, a blank, the side to move. With a disc that waits for others
    /// to be turned, and with those that have been.
    #[cfg_attr(feature = "schema", schemars(with = "Position"))]
    pub position: String,
    /// The disc to look at: the one just placed.
    #[cfg_attr(feature = "schema", schemars(with = "Option<Square>"))]
    pub last: Option<String>,
    /// Squares found so far.
    #[cfg_attr(feature = "schema", schemars(with = "SquareSet"))]
    pub found: Vec<String>,
    /// Where a disc may be placed, where finding that out is not the task.
    pub legal: Vec<LegalView>,
    /// Numbers on squares.
    pub notes: Vec<NoteView>,
    /// Whether the discs are the console's: green in Black's place, red in White's.
    pub television: bool,
    /// Statements to choose from.
    pub options: Vec<Sentence>,
    /// Wrong tries and hints so far.
    pub mistakes: u32,
    /// Whether there is nothing more to do.
    pub done: bool,
}

/// A legal move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LegalView {
    /// Where.
    #[cfg_attr(feature = "schema", schemars(with = "Square"))]
    pub square: String,
    /// What it turns over.
    #[cfg_attr(feature = "schema", schemars(with = "SquareSet"))]
    pub turns: Vec<String>,
}

/// A number on a square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NoteView {
    /// Where.
    #[cfg_attr(feature = "schema", schemars(with = "Square"))]
    pub square: String,
    /// What is counted there.
    pub count: u32,
}

/// What was said to a try.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AnswerView {
    /// `right`: done. `more`: right, and there is more to do. `wrong`. `illegal`: against
    /// the rules, which is no mistake. `told`: the answer, to a learner who asked for it.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = ["right", "more", "wrong", "illegal", "told"])))]
    pub result: &'static str,
    /// What to say.
    pub message: Sentence,
    /// Boards to show one after the other; the last is the one that stays.
    pub frames: Vec<Frame>,
}

/// Where something stands among its like, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Place {
    /// Which it is.
    pub number: usize,
    /// How many there are.
    pub count: usize,
}

impl Place {
    pub(crate) fn of<T: PartialEq>(all: impl Iterator<Item = T>, one: T) -> Place {
        let (mut number, mut count) = (0, 0);
        for other in all {
            count += 1;
            if other == one {
                number = count;
            }
        }
        Place { number, count }
    }
}

/// A board on the way to the next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Frame {
    /// The board.
    #[cfg_attr(feature = "schema", schemars(with = "Position"))]
    pub position: String,
    /// The disc just placed.
    #[cfg_attr(feature = "schema", schemars(with = "Option<Square>"))]
    pub last: Option<String>,
}

impl Frame {
    /// A board after a move.
    #[must_use]
    pub fn after(position: Position, last: Option<Square>) -> Frame {
        Frame { position: position.to_string(), last: last.map(name) }
    }

    /// The boards of a line of moves.
    #[must_use]
    pub fn line(start: Position, line: &[Square]) -> Vec<Frame> {
        let mut position = start;
        let step = |&square: &Square| {
            position = position.play(Move::Place(square)).ok()?;
            Some(Frame::after(position, Some(square)))
        };
        line.iter().map_while(step).collect()
    }
}

/// A reply to the solution of a puzzle about corners.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReplyView {
    /// The opponent's move; none for a pass.
    #[cfg_attr(feature = "schema", schemars(with = "Option<Square>"))]
    pub reply: Option<String>,
    /// The corners to take after it.
    #[cfg_attr(feature = "schema", schemars(with = "SquareSet"))]
    pub corners: Vec<String>,
}

impl From<Continuation> for ReplyView {
    fn from(next: Continuation) -> ReplyView {
        ReplyView { reply: next.reply.map(name), corners: names(next.corners) }
    }
}

fn name(square: Square) -> String {
    square.to_string()
}

fn names(squares: SquareSet) -> Vec<String> {
    squares.into_iter().map(name).collect()
}

fn legal(position: Position) -> Vec<LegalView> {
    let one = |square| LegalView { square: name(square), turns: names(position.flips(square)) };
    position.moves().into_iter().map(one).collect()
}

/// Why a move is against the rules, in the words of the lessons.
fn against_the_rules(square: Square, reason: IllegalMove) -> AnswerView {
    let id = match reason {
        IllegalMove::Occupied(_) => "lesson-occupied",
        _ => "lesson-turns-nothing",
    };
    AnswerView { result: "illegal", message: Sentence::new(id).with("square", square), frames: Vec::new() }
}

impl Session {
    /// All that a screen needs.
    #[must_use]
    pub fn view(&self) -> ExerciseView {
        let (lesson, step) = (self.lesson(), self.step());
        let offered = matches!(step.task, Task::Place(_)) && lesson.course == Course::Strategy;
        ExerciseView {
            title: Sentence::new(&lesson.title),
            task: self.text(),
            kind: match step.task {
                Task::Point(_) => "point",
                Task::Place(_) => "place",
                Task::Turn(_) => "turn",
                Task::Choose(..) => "choose",
            },
            position: self.shown().to_string(),
            last: self.placed().map(name),
            found: names(self.found()),
            legal: if offered && !self.is_done() { legal(self.position()) } else { Vec::new() },
            notes: self
                .notes()
                .into_iter()
                .map(|(square, count)| NoteView { square: name(square), count })
                .collect(),
            television: step.television,
            options: self.options(),
            mistakes: self.mistakes(),
            done: self.is_done(),
        }
    }

    /// Touches a square, and says what came of it.
    pub fn touch_view(&mut self, square: Square) -> AnswerView {
        let before = self.position();
        let reply = self.touch(square);
        let mut frames = Vec::new();
        if let Reply::Right { reply, .. } = &reply {
            let played = match self.step().task {
                Task::Place(_) => Some(square),
                _ => self.step().placed(),
            };
            let line: Vec<Square> = played.into_iter().chain(*reply).collect();
            frames = Frame::line(before, &line);
        }
        reply.view(frames)
    }

    /// Chooses a statement, and says what came of it.
    pub fn choose_view(&mut self, option: usize) -> AnswerView {
        self.choose(option).view(Vec::new())
    }
}

impl Reply {
    fn view(self, frames: Vec<Frame>) -> AnswerView {
        let (result, message) = match self {
            Reply::Right { message, .. } => ("right", message),
            Reply::More { message } => ("more", message),
            Reply::Wrong { message } => ("wrong", message),
        };
        AnswerView { result, message, frames }
    }
}

/// A puzzle of the collection as it stands.
pub(crate) fn puzzle(attempt: &Attempt<'_>) -> ExerciseView {
    let puzzle = attempt.puzzle();
    let color = match puzzle.position.turn() {
        Color::Black => "black",
        Color::White => "white",
    };
    ExerciseView {
        title: Sentence::new(puzzle.kind.title_id()),
        task: Sentence::new(puzzle.kind.task_id()).with("color", color),
        kind: "place",
        position: attempt.position().to_string(),
        last: None,
        found: Vec::new(),
        legal: if attempt.is_solved() { Vec::new() } else { legal(attempt.position()) },
        notes: Vec::new(),
        television: false,
        options: Vec::new(),
        mistakes: attempt.mistakes(),
        done: attempt.is_solved(),
    }
}

/// Answers a puzzle of the collection, and says what came of it.
pub(crate) fn puzzle_answer(attempt: &mut Attempt<'_>, square: Square) -> AnswerView {
    let before = attempt.position();
    let (result, message, line) = match attempt.answer(square) {
        puzzles::Answer::Illegal(reason) => return against_the_rules(square, reason),
        // The wrong move and what is wrong with it are seen, and the board goes back.
        puzzles::Answer::Wrong { message, refutation } => {
            ("wrong", message, refutation.map_or_else(Vec::new, |reply| vec![square, reply]))
        }
        puzzles::Answer::GoOn { reply } => {
            let message = Sentence::new("puzzle-go-on").with("square", square).with("reply", reply);
            ("more", message, vec![square, reply])
        }
        puzzles::Answer::Solved { message, .. } => ("right", message, vec![square]),
    };
    let mut frames = Frame::line(before, &line);
    if result == "wrong" && !frames.is_empty() {
        frames.push(Frame::after(before, None));
    }
    AnswerView { result, message, frames }
}

impl RulebookAttempt {
    /// All that a screen needs.
    #[must_use]
    pub fn view(&self) -> ExerciseView {
        let done = self.stage() == Stage::Done;
        ExerciseView {
            title: self.title(),
            task: self.task(),
            kind: "place",
            position: self.position().to_string(),
            last: self.reply().map(name),
            found: Vec::new(),
            legal: if done { Vec::new() } else { legal(self.position()) },
            notes: Vec::new(),
            television: false,
            options: Vec::new(),
            mistakes: self.mistakes(),
            done,
        }
    }

    /// Answers, and says what came of it.
    pub fn answer_view(&mut self, square: Square) -> AnswerView {
        let (result, message, shown) = match self.answer(square) {
            rulebook::Answer::Illegal(reason) => return against_the_rules(square, reason),
            rulebook::Answer::Wrong { message } => ("wrong", message, None),
            rulebook::Answer::Right { message, shown } => {
                (if self.stage() == Stage::Done { "right" } else { "more" }, message, Some(shown))
            }
        };
        let mut frames = Vec::new();
        if let Some(shown) = shown {
            frames.push(Frame::after(shown, Some(square)));
            // Back to before White's reply, so that the next one is seen being made.
            if let Stage::TakeCorner(number) = self.stage() {
                if number > 0 {
                    frames.push(Frame::after(self.after_solution(), None));
                }
                frames.push(Frame::after(self.position(), self.reply()));
            }
        }
        AnswerView { result, message, frames }
    }
}

impl Trainer {
    /// All that a screen needs.
    #[must_use]
    pub fn view(&self) -> ExerciseView {
        let task = match self.learner() {
            Color::Black => "trainer-task-black",
            Color::White => "trainer-task-white",
        };
        let finished = self.is_finished();
        ExerciseView {
            title: Sentence::new("trainer-title"),
            task: Sentence::new(task),
            kind: "place",
            position: self.position().to_string(),
            last: self.game().squares_played().last().map(name),
            found: Vec::new(),
            legal: if finished { Vec::new() } else { legal(self.position()) },
            notes: Vec::new(),
            television: false,
            options: Vec::new(),
            mistakes: self.mistakes(),
            done: finished,
        }
    }

    /// Plays, and says what came of it.
    pub fn play_view(&mut self, square: Square) -> AnswerView {
        let before = self.position();
        match self.play(square) {
            trainer::Answer::Illegal(reason) => against_the_rules(square, reason),
            trainer::Answer::Wrong { message } => AnswerView { result: "wrong", message, frames: Vec::new() },
            trainer::Answer::Right { reply, finished, message } => {
                let line: Vec<Square> = [square].into_iter().chain(reply).collect();
                let frames = Frame::line(before, &line);
                AnswerView { result: if finished { "right" } else { "more" }, message, frames }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson::lesson;
    use outflank_puzzles::Kind;

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn a_lesson_as_json_says_what_to_show() {
        let mut session = Session::new(lesson("directions").unwrap());
        let answer = session.touch_view(square("d5"));
        let json = serde_json::to_value(session.view()).unwrap();
        assert_eq!((json["kind"].as_str(), json["last"].as_str()), (Some("turn"), Some("d6")));
        assert_eq!(json["found"], serde_json::json!(["d5"]));
        assert_eq!(json["task"]["id"], "lesson-directions-1");
        let position: Position = json["position"].as_str().unwrap().parse().unwrap();
        assert_eq!([position.disc_at(square("d6")), position.disc_at(square("d5"))], [Some(Color::White); 2]);
        let answer = serde_json::to_value(answer).unwrap();
        assert_eq!(
            (answer["result"].as_str(), &answer["message"]["args"]["count"]),
            (Some("more"), &4.into())
        );
    }

    #[test]
    fn a_move_and_the_reply_to_it_are_seen_one_after_the_other() {
        let mut session = Session::new(lesson("edge").unwrap());
        let answer = session.touch_view(square("a3"));
        assert_eq!(answer.result, "right");
        let lasts: Vec<_> = answer.frames.iter().map(|frame| frame.last.as_deref()).collect();
        assert_eq!(lasts, [Some("a3"), Some("a4")]);
        assert_eq!(answer.frames[1].position, session.view().position);
    }

    #[test]
    fn every_reply_of_a_rulebook_puzzle_is_seen_being_made() {
        let mut attempt = RulebookAttempt::new(rulebook::puzzles().next().unwrap());
        assert_eq!(attempt.answer_view(square("a1")).result, "illegal");
        assert_eq!(attempt.view().mistakes, 0);
        let mut answer = attempt.answer_view(attempt.entry().solution[0]);
        while answer.result == "more" {
            assert_eq!(answer.frames.last().map(|frame| &frame.position), Some(&attempt.view().position));
            let corner = (attempt.position().moves() & SquareSet::CORNERS).into_iter().next().unwrap();
            answer = attempt.answer_view(corner);
        }
        assert_eq!((answer.result, attempt.view().done), ("right", true));
    }

    #[test]
    fn a_wrong_move_in_a_corner_puzzle_is_refuted_on_the_board_and_taken_back() {
        let refuted =
            puzzles::collection().iter().filter(|puzzle| puzzle.kind == Kind::Corner).find_map(|one| {
                let mut attempt = Attempt::new(one);
                let wrong = one.position.moves() - one.first().set();
                let answer = puzzle_answer(&mut attempt, wrong.into_iter().next()?);
                (answer.message.id == "puzzle-wrong-corner").then_some((one, answer))
            });
        let (one, answer) = refuted.expect("a reply saves the corner in some puzzle");
        assert_eq!(answer.frames.len(), 3);
        assert_eq!(answer.frames[2], Frame::after(one.position, None));
    }

    #[test]
    fn a_line_from_memory_shows_what_has_been_played() {
        let opening = &outflank_data::openings()[0];
        let mut trainer = Trainer::new(opening, Color::White);
        let view = trainer.view();
        assert_eq!((view.last.as_deref(), view.task.id), (Some("f5"), "trainer-task-white"));
        assert_eq!(trainer.play_view(square("d6")).result, "right");
    }
}
