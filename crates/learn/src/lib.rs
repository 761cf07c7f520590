//! Learning the game: a minute for the rules, a lifetime for the rest.
//!
//! Everything here is a plain value that a front end shows and feeds: no files, no clock,
//! no engine. Texts are ids of `locales/*/learn.ftl`, given as
//! [`Sentence`](outflank_locale::Sentence)s.
//!
//! * [`Exercise`]: one thing to do, whichever it is: what is asked, tried, said, noted, and
//!   what comes next; [`series`] says what comes after what. Front ends drive this.
//! * [`lesson`]: the course (L1, L2), read from `data/lessons/`; [`Session`] is a person
//!   taking a lesson.
//! * [`rulebook`]: the five puzzles of the printed rules with every reply (L3).
//! * [`trainer`]: an opening line to be played from memory.
//! * [`day`], [`streak`], [`schedule`], [`daily`]: which day it is, how many in a row, what
//!   to repeat when, and the puzzle of the day.
//! * [`ideas`]: which lesson teaches, and which puzzles train, what the coach says of a move.
//! * [`view`]: what a screen needs of each, as serialisable values.
//! * [`Note`]: one thing a learner has done; [`Progress`]: all of them added up. The crate
//!   `store` keeps notes.

pub mod claim;
pub mod daily;
pub mod day;
mod exercise;
pub mod ideas;
pub mod lesson;
mod note;
mod progress;
pub mod rulebook;
pub mod schedule;
pub mod series;
pub mod session;
pub mod streak;
pub mod trainer;
mod tries;
pub mod view;

pub use claim::Claim;
pub use day::Day;
pub use exercise::{Exercise, Work};
pub use lesson::{Course, Lesson, Step, Task, lessons};
pub use note::Note;
pub use progress::Progress;
pub use rulebook::RulebookAttempt;
pub use schedule::{Card, Schedule};
pub use series::Series;
pub use session::{Reply, Session};
pub use streak::Streak;
pub use trainer::Trainer;
pub use tries::{SenselessTry, Try};
