//! A match as a file.

use crate::answer::{Answers, Reply, set, with_body};
use crate::body::About;
use crate::matches::one_of;
use crate::openapi::{Describer, Shape};
use crate::problem::Problem;
use crate::request::{Asked, Asker, Named};
use http::{StatusCode, header};
use outflank_formats::{Ending, Format, GameRecord, Outcome, StatedResult, Tags, write_games};
use outflank_host::{PlayedGame, games_of};
use outflank_play::{PerPlayer, Player, Reason, SavedMatch, Seat};
use outflank_rules::{Color, Position};
use outflank_store::MatchId;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;

/// The name of our own format: setup and commands.
pub(crate) const OWN: &str = "match";

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExportQuery {
    #[schemars(extend("enum" = writable()))]
    format: String,
    game: Option<usize>,
}

/// The names of all formats that are written.
fn writable() -> Vec<&'static str> {
    let formats = Format::ALL.into_iter().filter(|format| format.can_write());
    formats.map(Format::name).chain([OWN]).collect()
}

/// A file to be saved.
pub(crate) struct File {
    name: String,
    kind: &'static str,
    bytes: Vec<u8>,
}

impl Answers for File {
    fn describe(describer: &mut Describer, shape: &mut Shape) {
        let bytes = json!({"type": "string", "contentMediaType": "application/octet-stream"});
        shape.answer_as(StatusCode::OK, "text/plain", json!({"type": "string"}));
        shape.answer_as(StatusCode::OK, "application/octet-stream", bytes);
        shape.answer(StatusCode::OK, describer.given::<SavedMatch>());
    }

    fn reply(self) -> Result<Reply, Problem> {
        let mut answer = with_body(StatusCode::OK, self.kind, self.bytes);
        let name = format!("attachment; filename=\"{}\"", self.name);
        set(&mut answer, header::CONTENT_DISPOSITION, &name)?;
        Ok(Reply::Answer(answer))
    }
}

pub(crate) async fn export(
    asker: Asker,
    Named(id): Named<MatchId>,
    Asked(asked): Asked<ExportQuery>,
) -> Result<File, Problem> {
    let (about, game) = asker.matches().copy(asker.principal, id.clone()).await?;
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
    let records: Option<Vec<GameRecord>> = games.iter().map(|game| record_of(game, &about, seats)).collect();
    let mut bytes = Vec::new();
    write_games(format, &records.ok_or(Problem::MistakesStand)?, &mut bytes).map_err(Problem::Unwritable)?;
    let kind = if format.is_text() { "text/plain; charset=utf-8" } else { "application/octet-stream" };
    Ok(file(&id, format.extension(), kind, bytes))
}

fn file(id: &MatchId, extension: &str, kind: &'static str, bytes: Vec<u8>) -> File {
    File { name: format!("outflank-{id}.{extension}"), kind, bytes }
}

/// The game for other programs, with its players and its result. Nothing if what was
/// on the board is not what the rules make of the moves.
fn record_of(game: &PlayedGame, about: &About, seats: &PerPlayer<Seat>) -> Option<GameRecord> {
    let moves = game.turns.iter().map(|(mv, _)| *mv);
    let mut record = GameRecord::from_moves(game.start, moves).ok()?;
    let discs = |position: Position| (position.discs(Color::Black), position.discs(Color::White));
    let right =
        record.positions().skip(1).zip(&game.turns).all(|(rules, (_, board))| discs(rules) == discs(*board));
    if !right {
        return None;
    }
    let name = |player: Player| match (about.names.get(player), seats.get(player)) {
        (Some(name), _) => Some(name.clone()),
        (None, Seat::Computer { level }) => Some(format!("Outflank {}", level.0)),
        (None, Seat::Person | Seat::Remote) => None,
    };
    record.tags = Tags {
        black: name(game.view.black),
        white: name(game.view.black.other()),
        date: Some(about.created.to_string().chars().take(10).collect()),
        site: Some("Outflank".to_owned()),
        ..Tags::default()
    };
    record.stated = game.view.verdict.map(|verdict| {
        let outcome = verdict.color.map_or(Outcome::Draw, Outcome::Win);
        match verdict.reason {
            Reason::Resigned { .. } => StatedResult { outcome, ending: Ending::Resigned },
            Reason::OutOfTime { .. } => StatedResult { outcome, ending: Ending::TimedOut },
            _ => StatedResult::margin(
                f32::from(verdict.federation.black) - f32::from(verdict.federation.white),
            ),
        }
    });
    Some(record)
}
