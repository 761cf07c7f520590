//! The rulebook's five puzzles (L3): the move, every reply to it, and playing on.

use super::overview::next_due;
use super::{Place, Standing, Try, day::today, note, senseless, within_limits};
use crate::App;
use crate::extract::{JsonBody, Named};
use crate::problem::Problem;
use axum::Json;
use axum::extract::State;
use outflank_learn::rulebook::{self, Stage};
use outflank_learn::view::AnswerView;
use outflank_learn::{Note, RulebookAttempt};
use serde::{Deserialize, Serialize};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RulebookTries {
    #[serde(default)]
    tries: Vec<Try>,
    #[serde(default)]
    date: Option<String>,
}

#[derive(Debug, Serialize)]
pub(crate) struct RulebookBody {
    puzzle: &'static str,
    place: Place,
    next: Option<&'static str>,
    next_due: Option<String>,
    /// Where to play on from, once all replies are answered.
    play_on: Option<String>,
    /// The line the rulebook prints to the end of the game, once all replies are answered.
    printed: Option<PrintedLine>,
    #[serde(flatten)]
    standing: Standing,
}

#[derive(Debug, Serialize)]
struct PrintedLine {
    start: String,
    moves: Vec<String>,
}

pub(crate) async fn answer(
    State(app): State<App>,
    Named(name): Named<String>,
    JsonBody(RulebookTries { tries, date }): JsonBody<RulebookTries>,
) -> Result<Json<RulebookBody>, Problem> {
    let today = today(&app, date.as_deref())?;
    let entries: Vec<_> = rulebook::puzzles().collect();
    let missing = || Problem::NotFound("the rulebook has no such puzzle".to_owned());
    let at = entries.iter().position(|entry| entry.id == name).ok_or_else(missing)?;
    let mut attempt = RulebookAttempt::new(entries[at]);
    let mut answer: Option<AnswerView> = None;
    let mut already_done = false;
    for &tried in within_limits(&tries)? {
        already_done = attempt.stage() == Stage::Done;
        let Try::Square(square) = tried else { return Err(senseless("a puzzle wants squares")) };
        answer = Some(attempt.answer_view(square));
    }
    let done = attempt.stage() == Stage::Done;
    let mut notes = Vec::new();
    if done && !already_done {
        notes.push(Note::Solved { puzzle: name.clone(), at_once: attempt.mistakes() == 0, day: today });
    }
    let progress = note(&app, &notes).await?;
    let entry = attempt.entry();
    let printed = attempt.printed_line().filter(|_| done).map(|line| PrintedLine {
        start: entry.board.to_string(),
        moves: line.iter().map(ToString::to_string).collect(),
    });
    Ok(Json(RulebookBody {
        puzzle: &entry.id,
        place: Place { number: at + 1, count: entries.len() },
        next: entries.get(at + 1).map(|next| next.id.as_str()),
        next_due: next_due(&progress, today, &name),
        play_on: done.then(|| attempt.play_on().to_string()),
        printed,
        standing: Standing { exercise: attempt.view(), answer },
    }))
}
