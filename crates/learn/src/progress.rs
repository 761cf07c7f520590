//! What a learner has done so far.

use crate::day::Day;
use crate::note::Note;
use crate::schedule::Schedule;
use crate::session::Session;
use crate::streak::Streak;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Everything worth keeping about a learner. As JSON it can lie in a browser, a file or a
/// database; fields that an older version did not know are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// By lesson, the number of steps done.
    pub lessons: BTreeMap<String, usize>,
    /// Names of the puzzles solved, those of the rulebook among them.
    pub solved: BTreeSet<String>,
    /// Puzzles to repeat.
    pub puzzles: Schedule,
    /// Openings to repeat.
    pub openings: Schedule,
    /// Days in a row with the puzzle of the day solved.
    pub daily: Streak,
}

impl Progress {
    /// Notes how far a lesson has come. Going through it again takes nothing away.
    pub fn took(&mut self, session: &Session) {
        self.note(&Note::of_lesson(session));
    }

    /// Whether a lesson has been finished.
    #[must_use]
    pub fn finished(&self, lesson: &crate::Lesson) -> bool {
        self.lessons.get(&lesson.id).is_some_and(|&steps| steps >= lesson.steps.len())
    }

    /// Notes a puzzle: `at_once` when there was no mistake on the way.
    pub fn solved_puzzle(&mut self, id: &str, at_once: bool, today: Day) {
        self.solved.insert(id.to_owned());
        self.puzzles.tried(id, at_once, today);
    }

    /// Notes a puzzle that was given up.
    pub fn gave_up(&mut self, id: &str, today: Day) {
        self.puzzles.tried(id, false, today);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson::lessons;

    #[test]
    fn progress_is_kept_as_json_and_an_older_one_can_be_read() {
        let mut progress = Progress::default();
        progress.solved_puzzle("corner-1", true, Day(3));
        progress.solved_puzzle("trap-1", false, Day(3));
        progress.daily.done(Day(3));
        let text = serde_json::to_string(&progress).unwrap();
        assert_eq!(serde_json::from_str::<Progress>(&text).unwrap(), progress);
        assert_eq!(progress.puzzles.due(Day(4)), ["trap-1"]);
        let older: Progress = serde_json::from_str(r#"{"solved":["a"]}"#).unwrap();
        assert_eq!(older.solved.len(), 1);
    }

    #[test]
    fn a_lesson_taken_again_stays_finished() {
        let mut progress = Progress::default();
        let lesson = &lessons()[0];
        progress.lessons.insert(lesson.id.clone(), lesson.steps.len());
        progress.took(&Session::new(lesson));
        assert!(progress.finished(lesson));
    }
}
