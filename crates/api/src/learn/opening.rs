//! The openings to know by heart: which there are, playing one from memory, and no longer
//! being asked for it.

use super::{Standing, day::today, note, progress, replay};
use crate::answer::Json;
use crate::answer::NoContent;
use crate::body::OpeningBody;
use crate::problem::Problem;
use crate::request::{Asked, Asker, JsonBody, Named};
use outflank_data::openings;
use outflank_data::openings::Opening;
use outflank_learn::{Day, Exercise, Note, Progress, Series, Trainer, Try, Work};
use outflank_rules::{Color, Position, Square};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The moves of a line as one word: its name here.
pub(super) fn name(opening: &Opening) -> String {
    opening.moves.iter().map(ToString::to_string).collect()
}

fn found(line: &str) -> Result<&'static Opening, Problem> {
    let opening = openings().iter().find(|opening| name(opening) == line);
    opening.ok_or_else(|| Problem::NotFound("no named opening has these moves".to_owned()))
}

fn named(opening: &Opening) -> Option<OpeningBody> {
    let position = opening.position().ok()?;
    OpeningBody::of(position.board(), opening.moves.len())
}

/// When a line comes again, and how well it is known.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Card")]
pub(crate) struct CardBody {
    due: String,
    is_due: bool,
    right: u32,
}

fn card(progress: &Progress, name: &str, today: Day) -> Option<CardBody> {
    let card = progress.openings.card(name)?;
    Some(CardBody { due: card.due.to_string(), is_due: card.due <= today, right: card.right })
}

#[derive(Debug, Deserialize, JsonSchema)]
#[schemars(rename = "OpeningQuery")]
#[serde(deny_unknown_fields)]
pub(crate) struct ListQuery {
    date: Option<String>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "OpeningList")]
pub(crate) struct ListBody {
    openings: Vec<LineBody>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "OpeningLine")]
struct LineBody {
    line: String,
    moves: usize,
    /// The board after its moves.
    #[schemars(with = "Option<Position>")]
    position: Option<String>,
    opening: Option<OpeningBody>,
    black: Option<CardBody>,
    white: Option<CardBody>,
}

pub(crate) async fn list(
    asker: Asker,
    Asked(ListQuery { date }): Asked<ListQuery>,
) -> Result<Json<ListBody>, Problem> {
    let today = today(&asker, date.as_deref())?;
    let progress = progress(&asker).await?;
    let line = |opening: &'static Opening| {
        let of = |color| card(&progress, &Trainer::new(opening, color).name(), today);
        LineBody {
            line: name(opening),
            moves: opening.moves.len(),
            position: opening.position().ok().map(|position| position.to_string()),
            opening: named(opening),
            black: of(Color::Black),
            white: of(Color::White),
        }
    };
    Ok(Json(ListBody { openings: openings().iter().map(line).collect() }))
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LineTries {
    color: Color,
    #[serde(default)]
    tries: Vec<Try>,
    #[serde(default)]
    date: Option<String>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Training")]
pub(crate) struct TrainerBody {
    line: String,
    opening: Option<OpeningBody>,
    color: Color,
    /// The moves on the board.
    #[schemars(with = "Vec<Square>")]
    played: Vec<String>,
    /// Moves of the whole line.
    moves: usize,
    card: Option<CardBody>,
    next: Option<DueLine>,
    next_due: Option<DueLine>,
    #[serde(flatten)]
    standing: Standing,
}

/// A line to play or to repeat.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct DueLine {
    line: String,
    #[schemars(with = "Color")]
    color: String,
}

impl DueLine {
    /// The line a card is about.
    pub(super) fn of(card: &str) -> Option<DueLine> {
        let (line, color) = card.split_once('-')?;
        Some(DueLine { line: line.to_owned(), color: color.to_owned() })
    }
}

pub(crate) async fn answer(
    asker: Asker,
    Named(line): Named<String>,
    JsonBody(LineTries { color, tries, date }): JsonBody<LineTries>,
) -> Result<Json<TrainerBody>, Problem> {
    let today = today(&asker, date.as_deref())?;
    let opening = found(&line)?;
    let mut exercise = Exercise::opening(Trainer::new(opening, color));
    let (answer, notes) = replay(&mut exercise, &tries, today)?;
    let progress = note(&asker, notes).await?;
    let next = |series| DueLine::of(&exercise.next_in(series, &progress, today)?.name());
    let played = match exercise.work() {
        Work::Opening(trainer) => trainer.game().squares_played().map(|square| square.to_string()).collect(),
        _ => Vec::new(),
    };
    Ok(Json(TrainerBody {
        line,
        opening: named(opening),
        color,
        played,
        moves: opening.moves.len(),
        card: card(&progress, &exercise.name(), today),
        next: next(Series::All),
        next_due: next(Series::Due),
        standing: Standing::of(&exercise, answer),
    }))
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ForgetQuery {
    color: Color,
}

pub(crate) async fn forget(
    asker: Asker,
    Named(line): Named<String>,
    Asked(ForgetQuery { color }): Asked<ForgetQuery>,
) -> Result<NoContent, Problem> {
    let name = Trainer::new(found(&line)?, color).name();
    note(&asker, vec![Note::Forget { name }]).await?;
    Ok(NoContent)
}
