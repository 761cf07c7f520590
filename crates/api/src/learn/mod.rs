//! Learning: the course, the puzzles, the openings, and how far the learner has come.
//!
//! Nothing is kept here between requests. A page sends all tries of an exercise so far,
//! and they are played again as an `outflank_learn::Exercise`; so a reload, a
//! second window or a restart of the server lose nothing. What has been done goes to the
//! store as notes, and is on the disk before the page hears of it.

mod day;
pub(crate) mod ideas;
pub(crate) mod lesson;
pub(crate) mod opening;
pub(crate) mod overview;
pub(crate) mod puzzle;
pub(crate) mod rulebook;

use crate::problem::Problem;
use crate::request::Asker;
use outflank_learn::view::{AnswerView, ExerciseView};
use outflank_learn::{Day, Exercise, Note, Progress, Try};
use schemars::JsonSchema;
use serde::Serialize;
use std::sync::Arc;

/// The most tries of one exercise. Nobody needs that many; each is played again with
/// every request.
const MOST_TRIES: usize = 500;

/// Plays all tries again. What earlier ones led to has been noted when they were made, so
/// only the notes of the last one count.
fn replay(
    exercise: &mut Exercise,
    tries: &[Try],
    today: Day,
) -> Result<(Option<AnswerView>, Vec<Note>), Problem> {
    if tries.len() > MOST_TRIES {
        return Err(Problem::Malformed(format!("tries: {} are more than {MOST_TRIES}", tries.len())));
    }
    let (mut answer, mut notes) = (None, Vec::new());
    for &tried in tries {
        let said = exercise.answer(tried).map_err(|error| Problem::Malformed(format!("tries: {error}")))?;
        answer = Some(said);
        notes = exercise.take_notes(today);
    }
    Ok((answer, notes))
}

/// An exercise as it stands, and what was said to the last try.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "ExerciseStanding")]
pub(crate) struct Standing {
    exercise: ExerciseView,
    answer: Option<AnswerView>,
}

impl Standing {
    fn of(exercise: &Exercise, answer: Option<AnswerView>) -> Standing {
        Standing { exercise: exercise.view(), answer }
    }
}

/// What the learner has done so far.
async fn progress(asker: &Asker) -> Result<Arc<Progress>, Problem> {
    Ok(asker.store().progress(asker.learner()).await?)
}

/// Keeps what the learner has just done, and gives all of it.
async fn note(asker: &Asker, notes: Vec<Note>) -> Result<Arc<Progress>, Problem> {
    if !notes.is_empty() {
        asker.store().note(asker.learner(), notes).await?;
    }
    progress(asker).await
}
