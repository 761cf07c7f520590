//! What a screen needs to show, as one serialisable value each.
//!
//! A front end that runs in the same process may use the state machines directly; one
//! behind a wire gets these. Squares are written `d3`, boards as everywhere in `data/`,
//! and texts are [`Sentence`]s.

use crate::lesson::Task;
use crate::rulebook::{RulebookAttempt, Stage};
use crate::session::{Reply, Session};
use crate::trainer::{self, Trainer};
use outflank_coach::Sentence;
use outflank_rules::{Square, SquareSet};
use serde::Serialize;

/// A lesson as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LessonView {
    /// The lesson's name.
    pub lesson: &'static str,
    /// Its title.
    pub title: Sentence,
    /// Which step, counted from 0.
    pub step: usize,
    /// How many steps there are.
    pub steps: usize,
    /// What the step says.
    pub text: Sentence,
    /// The board: 64 letters, a blank, the side to move.
    pub board: String,
    /// `point`, `place`, `turn` or `choose`.
    pub task: &'static str,
    /// The disc that has turned nothing yet, in a task of turning.
    pub placed: Option<String>,
    /// Squares found so far.
    pub found: Vec<String>,
    /// Statements to choose from.
    pub options: Vec<Sentence>,
    /// Whether the step is done.
    pub done: bool,
    /// Whether the lesson is.
    pub finished: bool,
}

/// What was said to a try.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReplyView {
    /// `right`, `more` or `wrong`.
    pub result: &'static str,
    /// What to say.
    pub message: Sentence,
    /// What the opponent played afterwards.
    pub reply: Option<String>,
}

/// A puzzle of the rulebook as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RulebookView {
    /// The puzzle's name.
    pub id: &'static str,
    /// Its title.
    pub title: Sentence,
    /// What to do.
    pub task: Sentence,
    /// The board.
    pub board: String,
    /// `find`, `corner` or `done`.
    pub stage: &'static str,
    /// White's reply on the board.
    pub reply: Option<String>,
    /// The printed line to the end of the game, once solved.
    pub line: Option<Vec<String>>,
}

/// An opening being played from memory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TrainerView {
    /// Its name in a schedule.
    pub name: String,
    /// The board.
    pub board: String,
    /// Moves made so far.
    pub moves: Vec<String>,
    /// Moves of the whole line.
    pub length: usize,
    /// Wrong moves and hints so far.
    pub mistakes: u32,
    /// Whether the line is at its end.
    pub finished: bool,
}

fn name(square: Square) -> String {
    square.to_string()
}

fn names(squares: SquareSet) -> Vec<String> {
    squares.into_iter().map(name).collect()
}

impl Session {
    /// All that a screen needs.
    #[must_use]
    pub fn view(&self) -> LessonView {
        let (lesson, step) = (self.lesson(), self.step());
        LessonView {
            lesson: &lesson.id,
            title: Sentence::new(&lesson.title),
            step: self.step_number(),
            steps: lesson.steps.len(),
            text: self.text(),
            board: self.position().to_string(),
            task: match step.task {
                Task::Point(_) => "point",
                Task::Place(_) => "place",
                Task::Turn(_) => "turn",
                Task::Choose(..) => "choose",
            },
            placed: self.placed().map(name),
            found: names(self.found()),
            options: self.options(),
            done: self.is_done(),
            finished: self.is_finished(),
        }
    }
}

impl Reply {
    /// The reply for a wire.
    #[must_use]
    pub fn view(&self) -> ReplyView {
        let (result, message, reply) = match self {
            Reply::Right { message, reply } => ("right", message, *reply),
            Reply::More { message } => ("more", message, None),
            Reply::Wrong { message } => ("wrong", message, None),
        };
        ReplyView { result, message: message.clone(), reply: reply.map(name) }
    }
}

impl RulebookAttempt {
    /// All that a screen needs.
    #[must_use]
    pub fn view(&self) -> RulebookView {
        let line = self.printed_line().filter(|_| self.stage() == Stage::Done);
        RulebookView {
            id: &self.entry().id,
            title: self.title(),
            task: self.task(),
            board: self.position().to_string(),
            stage: match self.stage() {
                Stage::Find => "find",
                Stage::TakeCorner(_) => "corner",
                Stage::Done => "done",
            },
            reply: self.reply().map(name),
            line: line.map(|squares| squares.iter().copied().map(name).collect()),
        }
    }
}

impl Trainer {
    /// All that a screen needs.
    #[must_use]
    pub fn view(&self) -> TrainerView {
        TrainerView {
            name: self.name(),
            board: self.position().to_string(),
            moves: self.game().squares_played().map(name).collect(),
            length: self.opening().moves.len(),
            mistakes: self.mistakes(),
            finished: self.is_finished(),
        }
    }
}

impl trainer::Answer {
    /// What to say, if there is something to say.
    #[must_use]
    pub fn message(&self) -> Option<&Sentence> {
        match self {
            trainer::Answer::Illegal(_) => None,
            trainer::Answer::Wrong { message } | trainer::Answer::Right { message, .. } => Some(message),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson::lesson;
    use outflank_rules::Color;

    #[test]
    fn a_lesson_as_json_says_what_to_show() {
        let mut session = Session::new(lesson("directions").unwrap());
        let reply = session.touch("d5".parse().unwrap()).view();
        let json = serde_json::to_value(session.view()).unwrap();
        assert_eq!((json["task"].as_str(), json["placed"].as_str()), (Some("turn"), Some("d6")));
        assert_eq!(json["found"], serde_json::json!(["d5"]));
        assert_eq!(json["text"]["id"], "lesson-directions-1");
        let reply = serde_json::to_value(reply).unwrap();
        assert_eq!((reply["result"].as_str(), &reply["message"]["args"]["count"]), (Some("more"), &4.into()));
    }

    #[test]
    fn the_printed_line_is_told_only_when_the_puzzle_is_solved() {
        let mut attempt = RulebookAttempt::new(crate::rulebook::puzzles().next().unwrap());
        assert_eq!((attempt.view().line, attempt.view().stage), (None, "find"));
        for square in ["h2", "h8"] {
            attempt.answer(square.parse().unwrap());
        }
        let view = attempt.view();
        assert_eq!((view.stage, view.line.map(|line| line.len())), ("done", Some(24)));
    }

    #[test]
    fn a_line_from_memory_shows_what_has_been_played() {
        let opening = &outflank_data::openings()[0];
        let view = Trainer::new(opening, Color::White).view();
        assert_eq!(view.moves, ["f5"]);
        assert_eq!(view.length, opening.moves.len());
    }
}
