//! The rulebook's five puzzles (L3): the move, every reply to it, and playing on.

use super::{Standing, day::today, note, replay};
use crate::answer::Json;
use crate::problem::Problem;
use crate::request::{Asker, JsonBody, Named};
use outflank_learn::view::Place;
use outflank_learn::{Exercise, Series, Try, Work, rulebook};
use outflank_rules::{Position, Square};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RulebookTries {
    #[serde(default)]
    tries: Vec<Try>,
    #[serde(default)]
    date: Option<String>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "RulebookPuzzle")]
pub(crate) struct RulebookBody {
    puzzle: &'static str,
    place: Place,
    next: Option<String>,
    next_due: Option<String>,
    /// Where to play on from, once all replies are answered.
    #[schemars(with = "Option<Position>")]
    play_on: Option<String>,
    /// The moves from the usual start to there.
    play_on_moves: Option<String>,
    /// The line the rulebook prints to the end of the game, once all replies are answered.
    printed: Option<PrintedLine>,
    #[serde(flatten)]
    standing: Standing,
}

#[derive(Debug, Serialize, JsonSchema)]
struct PrintedLine {
    #[schemars(with = "Position")]
    start: String,
    #[schemars(with = "Vec<Square>")]
    moves: Vec<String>,
}

pub(crate) async fn answer(
    asker: Asker,
    Named(name): Named<String>,
    JsonBody(RulebookTries { tries, date }): JsonBody<RulebookTries>,
) -> Result<Json<RulebookBody>, Problem> {
    let today = today(&asker, date.as_deref())?;
    let missing = || Problem::NotFound("the rulebook has no such puzzle".to_owned());
    let entry = rulebook::puzzles().find(|entry| entry.id == name).ok_or_else(missing)?;
    let mut exercise = Exercise::rulebook(entry);
    let (answer, notes) = replay(&mut exercise, &tries, today)?;
    let progress = note(&asker, notes).await?;
    let next = |series| exercise.next_in(series, &progress, today).map(|next| next.name());
    Ok(Json(RulebookBody {
        puzzle: &entry.id,
        place: exercise.place(),
        next: next(Series::All),
        next_due: next(Series::Due),
        play_on: exercise.play_on().map(|position| position.to_string()),
        play_on_moves: exercise.play_on_moves().map(|moves| moves.iter().map(ToString::to_string).collect()),
        printed: printed(&exercise),
        standing: Standing::of(&exercise, answer),
    }))
}

fn printed(exercise: &Exercise) -> Option<PrintedLine> {
    let Work::Rulebook(attempt) = exercise.work() else { return None };
    let line = attempt.printed_line().filter(|_| exercise.is_done())?;
    Some(PrintedLine {
        start: attempt.entry().board.to_string(),
        moves: line.iter().map(ToString::to_string).collect(),
    })
}
