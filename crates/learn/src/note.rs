//! What a learner has just done, to be kept.
//!
//! Whoever stores progress stores notes and adds them up: [`Progress::note`] takes one
//! after the other. Two front ends that note at the same time then never undo each other,
//! as they would if each wrote down all it knew. A note is told its day from outside, and
//! as JSON reads `{"note":"solved","puzzle":"corner-01234567","at_once":true,"day":20773}`.

use crate::day::Day;
use crate::progress::Progress;
use crate::session::Session;
use serde::{Deserialize, Serialize};

/// Something a learner has done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "note", rename_all = "snake_case", deny_unknown_fields)]
pub enum Note {
    /// Has done so many steps of a lesson.
    Lesson {
        /// The lesson's name.
        lesson: String,
        /// Steps from its beginning; fewer than before take nothing away.
        steps: usize,
    },
    /// Has solved a puzzle, of the collection or of the rulebook.
    Solved {
        /// The puzzle's name.
        puzzle: String,
        /// Without a mistake or help on the way.
        at_once: bool,
        /// When.
        day: Day,
    },
    /// Has given a puzzle up and seen the solution.
    GaveUp {
        /// The puzzle's name.
        puzzle: String,
        /// When.
        day: Day,
    },
    /// Has solved the puzzle of this day.
    Daily {
        /// Which.
        day: Day,
    },
    /// Has played an opening from memory to its end.
    Opening {
        /// Its name, see [`crate::Trainer::name`].
        name: String,
        /// Without a mistake or help on the way.
        known: bool,
        /// When.
        day: Day,
    },
    /// Does not want to be asked for an opening again.
    Forget {
        /// Its name.
        name: String,
    },
}

impl Note {
    /// How far a lesson has come.
    #[must_use]
    pub fn of_lesson(session: &Session) -> Note {
        let steps = session.step_number() + usize::from(session.is_done());
        Note::Lesson { lesson: session.lesson().id.clone(), steps }
    }
}

impl Progress {
    /// Adds a note to what is known.
    pub fn note(&mut self, note: &Note) {
        match note {
            Note::Lesson { lesson, steps } => {
                let done = self.lessons.entry(lesson.clone()).or_default();
                *done = (*done).max(*steps);
            }
            Note::Solved { puzzle, at_once, day } => self.solved_puzzle(puzzle, *at_once, *day),
            Note::GaveUp { puzzle, day } => self.gave_up(puzzle, *day),
            Note::Daily { day } => self.daily.done(*day),
            Note::Opening { name, known: true, day } if self.openings.card(name).is_none() => {
                self.openings.learn(name, *day);
            }
            Note::Opening { name, known, day } => self.openings.tried(name, *known, *day),
            Note::Forget { name } => self.openings.forget(name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn note(text: &str) -> Note {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn notes_add_up_to_progress() {
        let mut progress = Progress::default();
        for text in [
            r#"{"note":"lesson","lesson":"board","steps":2}"#,
            r#"{"note":"lesson","lesson":"board","steps":1}"#,
            r#"{"note":"solved","puzzle":"trap-1","at_once":false,"day":7}"#,
            r#"{"note":"daily","day":7}"#,
            r#"{"note":"gave_up","puzzle":"swing-1","day":8}"#,
            r#"{"note":"opening","name":"f5d6-black","known":true,"day":8}"#,
            r#"{"note":"opening","name":"f5f6-black","known":false,"day":8}"#,
            r#"{"note":"forget","name":"f5f6-black"}"#,
        ] {
            let note = note(text);
            assert_eq!(serde_json::to_string(&note).unwrap(), text);
            progress.note(&note);
        }
        assert_eq!(progress.lessons["board"], 2);
        assert!(progress.solved.contains("trap-1") && !progress.solved.contains("swing-1"));
        assert_eq!(progress.puzzles.due(Day(9)), ["trap-1", "swing-1"]);
        assert_eq!(progress.openings.due(Day(9)), ["f5d6-black"]);
        assert_eq!(progress.daily.length(Day(8)), 1);
    }
}
