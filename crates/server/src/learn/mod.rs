//! Learning: the course, the puzzles, the openings, and how far the learner has come.
//!
//! Nothing is kept here between requests. A page sends all tries of an exercise so far,
//! and the server plays them again on the machines of `outflank_learn`; so a reload, a
//! second window or a restart of the server lose nothing. What has been done goes to the
//! store as notes, and is on the disk before the page hears of it.

mod day;
pub(crate) mod lesson;
pub(crate) mod opening;
pub(crate) mod overview;
pub(crate) mod puzzle;
pub(crate) mod rulebook;

use crate::App;
use crate::problem::Problem;
use outflank_learn::view::{AnswerView, ExerciseView};
use outflank_learn::{Note, Progress};
use outflank_rules::Square;
use outflank_rules::square::ParseSquareError;
use outflank_store::Learner;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The most tries of one exercise. Nobody needs that many; each is played again with
/// every request.
const MOST_TRIES: usize = 500;

/// What a reader has tried: a square, the number of a statement, or to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "TryText")]
pub(crate) enum Try {
    Square(Square),
    Statement(usize),
    Hint,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum TryText {
    Number(usize),
    Word(String),
}

impl TryFrom<TryText> for Try {
    type Error = ParseSquareError;

    fn try_from(text: TryText) -> Result<Try, ParseSquareError> {
        match text {
            TryText::Number(number) => Ok(Try::Statement(number)),
            TryText::Word(word) if word == "hint" => Ok(Try::Hint),
            TryText::Word(word) => word.parse().map(Try::Square),
        }
    }
}

/// The tries of a request, if they are not too many.
fn within_limits(tries: &[Try]) -> Result<&[Try], Problem> {
    if tries.len() > MOST_TRIES {
        return Err(Problem::Malformed(format!("tries: {} are more than {MOST_TRIES}", tries.len())));
    }
    Ok(tries)
}

/// A try that makes no sense in this exercise.
fn senseless(what: &str) -> Problem {
    Problem::Malformed(format!("tries: {what}"))
}

/// An exercise as it stands, and what was said to the last try.
#[derive(Debug, Serialize)]
pub(crate) struct Standing {
    exercise: ExerciseView,
    answer: Option<AnswerView>,
}

/// Where something stands among its like, counted from 1.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Place {
    number: usize,
    count: usize,
}

/// What the learner has done so far, read where waiting for the disk holds nobody up.
async fn progress(app: &App) -> Result<Arc<Progress>, Problem> {
    let store = Arc::clone(&app.hub().store);
    let read = tokio::task::spawn_blocking(move || store.progress(&Learner::here())).await;
    Ok(read.map_err(|error| Problem::Internal(error.to_string()))??)
}

/// Keeps what the learner has just done, and gives all of it.
async fn note(app: &App, notes: &[Note]) -> Result<Arc<Progress>, Problem> {
    if !notes.is_empty() {
        app.hub().store.note(&Learner::here(), notes).await?;
    }
    progress(app).await
}
