//! A lesson: one step of it, with the tries so far.

use super::{Standing, day::today, note, progress, replay};
use crate::answer::Json;
use crate::problem::Problem;
use crate::request::{Asker, JsonBody, Named};
use outflank_learn::view::{AnswerView, Place};
use outflank_learn::{Exercise, Lesson, Try, Work, lesson, lessons};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LessonTries {
    /// Counted from 1; where the learner stopped if it is left out.
    #[serde(default)]
    step: Option<usize>,
    #[serde(default)]
    tries: Vec<Try>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Lesson")]
pub(crate) struct LessonBody {
    lesson: &'static str,
    course: &'static str,
    step: usize,
    steps: usize,
    place: Place,
    finished: bool,
    next: Option<&'static str>,
    /// Whether the rules are finished, and a first game comes next.
    play_now: bool,
    #[serde(flatten)]
    standing: Standing,
}

pub(crate) async fn answer(
    asker: Asker,
    Named(name): Named<String>,
    JsonBody(LessonTries { step, tries }): JsonBody<LessonTries>,
) -> Result<Json<LessonBody>, Problem> {
    let missing = || Problem::NotFound("there is no such lesson".to_owned());
    let lesson = lesson::lesson(&name).ok_or_else(missing)?;
    let mut exercise = match step {
        Some(step) if (1..=lesson.steps.len()).contains(&step) => Exercise::lesson(lesson, step - 1),
        Some(step) => {
            let count = lesson.steps.len();
            return Err(Problem::Malformed(format!("step: {step} is not between 1 and {count}")));
        }
        None => Exercise::go_on(lesson, &*progress(&asker).await?),
    };
    let (answer, notes) = replay(&mut exercise, &tries, today(&asker, None)?)?;
    note(&asker, notes).await?;
    Ok(Json(body(lesson, &exercise, answer)))
}

fn body(lesson: &'static Lesson, exercise: &Exercise, answer: Option<AnswerView>) -> LessonBody {
    let Work::Lesson(session) = exercise.work() else { unreachable!("it was made from a lesson") };
    let place = exercise.place();
    LessonBody {
        lesson: &lesson.id,
        course: lesson.course.title_id(),
        step: session.step_number() + 1,
        steps: lesson.steps.len(),
        place,
        finished: session.is_finished(),
        next: lessons().get(place.number).map(|next| next.id.as_str()),
        play_now: exercise.is_ready_to_play(),
        standing: Standing::of(exercise, answer),
    }
}
