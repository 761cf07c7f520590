//! A lesson: one step of it, with the tries so far.

use super::{Place, Standing, Try, note, progress, senseless, within_limits};
use crate::App;
use crate::extract::{JsonBody, Named};
use crate::problem::Problem;
use axum::Json;
use axum::extract::State;
use outflank_learn::view::AnswerView;
use outflank_learn::{Lesson, Note, Session, lesson, lessons};
use serde::{Deserialize, Serialize};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LessonTries {
    /// Counted from 1; where the learner stopped if it is left out.
    #[serde(default)]
    step: Option<usize>,
    #[serde(default)]
    tries: Vec<Try>,
}

#[derive(Debug, Serialize)]
pub(crate) struct LessonBody {
    lesson: &'static str,
    course: &'static str,
    step: usize,
    steps: usize,
    place: Place,
    finished: bool,
    next: Option<&'static str>,
    #[serde(flatten)]
    standing: Standing,
}

pub(crate) async fn answer(
    State(app): State<App>,
    Named(name): Named<String>,
    JsonBody(LessonTries { step, tries }): JsonBody<LessonTries>,
) -> Result<Json<LessonBody>, Problem> {
    let missing = || Problem::NotFound("there is no such lesson".to_owned());
    let lesson = lesson::lesson(&name).ok_or_else(missing)?;
    let step = match step {
        Some(step) if (1..=lesson.steps.len()).contains(&step) => step - 1,
        Some(step) => {
            let count = lesson.steps.len();
            return Err(Problem::Malformed(format!("step: {step} is not between 1 and {count}")));
        }
        None => progress(&app).await?.lessons.get(&lesson.id).copied().unwrap_or_default(),
    };
    let mut session = Session::at(lesson, step);
    let mut answer = None;
    for &tried in within_limits(&tries)? {
        answer = Some(take(&mut session, tried)?);
    }
    if session.is_done() {
        let kept: &[Note] = &[Note::of_lesson(&session)];
        note(&app, kept).await?;
    }
    Ok(Json(body(lesson, &session, answer)))
}

fn take(session: &mut Session, tried: Try) -> Result<AnswerView, Problem> {
    match tried {
        Try::Square(square) => Ok(session.touch_view(square)),
        Try::Statement(number) => Ok(session.choose_view(number)),
        Try::Hint => Err(senseless("a lesson has no hints")),
    }
}

fn body(lesson: &'static Lesson, session: &Session, answer: Option<AnswerView>) -> LessonBody {
    let at = lessons().iter().position(|other| other.id == lesson.id).unwrap_or_default();
    LessonBody {
        lesson: &lesson.id,
        course: lesson.course.title_id(),
        step: session.step_number() + 1,
        steps: lesson.steps.len(),
        place: Place { number: at + 1, count: lessons().len() },
        finished: session.is_finished(),
        next: lessons().get(at + 1).map(|next| next.id.as_str()),
        standing: Standing { exercise: session.view(), answer },
    }
}
