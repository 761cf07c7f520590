//! What the learner has done so far, and which day it is.
//!
//! With a [`Shelf`](crate::Shelf) every note goes to the same file the web app keeps them
//! in, and whatever was done there is seen here. Without one, progress lasts as long as
//! the program.

use crate::shelf::Shelf;
use outflank_learn::{Day, Note, Progress, daily, series};
use outflank_puzzles::{Puzzle, collection};

/// The learner's progress.
#[derive(Debug)]
pub(crate) struct Learning {
    progress: Progress,
    clock: fn() -> Day,
    today: Day,
}

impl Learning {
    /// A learner who has done nothing yet; `clock` says the date where they are.
    pub(crate) fn new(clock: fn() -> Day) -> Learning {
        Learning { progress: Progress::default(), clock, today: clock() }
    }

    /// Looks at the calendar, and at what was done elsewhere.
    pub(crate) fn refresh(&mut self, shelf: Option<&mut Shelf>) {
        self.today = (self.clock)();
        if let Some(progress) = shelf.and_then(Shelf::progress) {
            self.progress = progress;
        }
    }

    /// Keeps what the learner has just done.
    pub(crate) fn note(&mut self, notes: &[Note], shelf: Option<&mut Shelf>) {
        notes.iter().for_each(|note| self.progress.note(note));
        if let Some(shelf) = shelf.filter(|_| !notes.is_empty()) {
            shelf.note(notes);
        }
    }

    pub(crate) const fn progress(&self) -> &Progress {
        &self.progress
    }

    pub(crate) const fn today(&self) -> Day {
        self.today
    }

    /// The puzzle of the day.
    pub(crate) fn daily(&self) -> Option<&'static Puzzle> {
        daily::puzzle(self.today, collection())
    }

    /// Puzzles to be repeated today, the longest overdue first.
    pub(crate) fn due_puzzles(&self) -> Vec<&str> {
        series::due_puzzles(&self.progress, self.today)
    }

    /// Openings to be repeated today.
    pub(crate) fn due_openings(&self) -> Vec<&str> {
        series::due_openings(&self.progress, self.today)
    }
}
