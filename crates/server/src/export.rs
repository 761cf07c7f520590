//! A match as a file.

use crate::App;
use crate::extract::{Asked, Named};
use crate::matches::one_of;
use crate::problem::Problem;
use crate::records::games_of;
use crate::table::Message;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use outflank_formats::{Format, GameRecord, write_games};
use outflank_store::MatchId;
use serde::Deserialize;

/// The name of our own format: setup and commands.
pub(crate) const OWN: &str = "match";

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExportQuery {
    format: String,
    game: Option<usize>,
}

pub(crate) async fn export(
    State(app): State<App>,
    Named(id): Named<MatchId>,
    Asked(asked): Asked<ExportQuery>,
) -> Result<Response, Problem> {
    let (about, game) = app.hub().ask(&id, Message::Copy).await?;
    if asked.format == OWN {
        let text = serde_json::to_vec(&game.save()).map_err(|error| Problem::Internal(error.to_string()))?;
        return Ok(file(&id, "json", "application/json", text));
    }
    let format = Format::from_name(&asked.format)
        .filter(|format| format.can_write())
        .ok_or_else(|| Problem::Malformed(format!("{:?} is no format to write", asked.format)))?;
    let games = match asked.game {
        Some(number) => vec![one_of(&game, number)?],
        None => games_of(&game),
    };
    let seats = &game.setup().players;
    let records: Option<Vec<GameRecord>> = games.iter().map(|game| game.record(&about, seats)).collect();
    let mut bytes = Vec::new();
    write_games(format, &records.ok_or(Problem::MistakesStand)?, &mut bytes).map_err(Problem::Unwritable)?;
    let kind = if format.is_text() { "text/plain; charset=utf-8" } else { "application/octet-stream" };
    Ok(file(&id, format.extension(), kind, bytes))
}

fn file(id: &MatchId, extension: &str, kind: &'static str, bytes: Vec<u8>) -> Response {
    let name = format!("attachment; filename=\"outflank-{id}.{extension}\"");
    ([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, name)], bytes).into_response()
}
