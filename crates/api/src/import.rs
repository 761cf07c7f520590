//! Pasted text into games.

use crate::answer::{Answers, Reply, json};
use crate::body::{MoveName, move_name};
use crate::export::OWN;
use crate::openapi::{Describer, Shape};
use crate::problem::Problem;
use crate::request::{Asker, JsonBody};
use crate::services::Draft;
use http::StatusCode;
use outflank_formats::{Ending, GameRecord, Pasted, ScoredPosition, paste};
use outflank_host::{check_levels, games_of};
use outflank_play::{Match, MatchSetup, Moment, Order, PerColor, Player, SavedMatch, Seat, Start};
use outflank_rules::{Color, Position};
use outflank_store::{LONGEST_NAME, MatchId, Names};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most games that are stored at a time.
const MOST_KEPT: usize = 1000;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Import {
    text: String,
    #[serde(default)]
    keep: bool,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Imported")]
pub(crate) struct ImportBody {
    format: &'static str,
    games: Vec<ImportedGame>,
    positions: Vec<ImportedPosition>,
}

#[derive(Debug, Serialize, JsonSchema)]
struct ImportedGame {
    #[serde(rename = "match")]
    id: Option<MatchId>,
    names: PerColor<Option<String>>,
    date: Option<String>,
    event: Option<String>,
    #[schemars(with = "Position")]
    start: String,
    #[schemars(with = "Vec<MoveName>")]
    moves: Vec<String>,
    #[schemars(with = "Position")]
    position: String,
    finished: bool,
}

#[derive(Debug, Serialize, JsonSchema)]
struct ImportedPosition {
    #[schemars(with = "Position")]
    position: String,
    comment: Option<String>,
    scores: Vec<ImportedScore>,
}

#[derive(Debug, Serialize, JsonSchema)]
struct ImportedScore {
    #[serde(rename = "move")]
    #[schemars(with = "MoveName")]
    mv: String,
    discs: i32,
}

/// What was read, and whether it was stored.
pub(crate) struct Read {
    body: ImportBody,
    stored: bool,
}

impl Answers for Read {
    fn describe(describer: &mut Describer, shape: &mut Shape) {
        shape.answer(StatusCode::OK, describer.given::<ImportBody>());
        shape.answer(StatusCode::CREATED, describer.given::<ImportBody>());
    }

    fn reply(self) -> Result<Reply, Problem> {
        let status = if self.stored { StatusCode::CREATED } else { StatusCode::OK };
        json(status, &self.body).map(Reply::Answer)
    }
}

pub(crate) async fn import(
    asker: Asker,
    JsonBody(Import { text, keep }): JsonBody<Import>,
) -> Result<Read, Problem> {
    if let Some(saved) = own(&text) {
        return import_own(&asker, &saved?, keep).await;
    }
    let pasted = paste(text.as_bytes()).map_err(Problem::Unreadable)?;
    let (format, records, positions) = match pasted {
        Pasted::Games(format, games) => (format, games, Vec::new()),
        Pasted::Positions(format, positions) => (format, Vec::new(), positions),
    };
    let ids = if keep { kept(&asker, &records).await? } else { Vec::new() };
    let stored = !ids.is_empty();
    let mut ids = ids.into_iter();
    let games = records.iter().map(|record| imported(record, ids.next())).collect();
    let positions = positions.into_iter().map(imported_position).collect();
    Ok(Read { body: ImportBody { format: format.name(), games, positions }, stored })
}

fn imported(record: &GameRecord, id: Option<MatchId>) -> ImportedGame {
    ImportedGame {
        id,
        names: PerColor { black: record.tags.black.clone(), white: record.tags.white.clone() },
        date: record.tags.date.clone(),
        event: record.tags.event.clone(),
        start: record.start.to_string(),
        moves: record.moves.iter().map(|recorded| move_name(recorded.mv)).collect(),
        position: record.final_position().to_string(),
        finished: record.is_finished(),
    }
}

fn imported_position(scored: ScoredPosition) -> ImportedPosition {
    let score = |scored: &outflank_formats::ScoredMove| ImportedScore {
        mv: move_name(scored.mv),
        discs: scored.score,
    };
    ImportedPosition {
        position: scored.position.to_string(),
        comment: scored.comment,
        scores: scored.scores.iter().map(score).collect(),
    }
}

/// Stores every game as a match between two people, all or none.
async fn kept(asker: &Asker, records: &[GameRecord]) -> Result<Vec<MatchId>, Problem> {
    if records.len() > MOST_KEPT {
        return Err(Problem::Malformed(format!("{} games, at most {MOST_KEPT} are kept", records.len())));
    }
    let draft = |record: &GameRecord| {
        let names =
            Names { one: short(record.tags.black.as_deref()), two: short(record.tags.white.as_deref()) };
        let game = replayed(record)?;
        let belonging = asker.belonging(game.setup())?;
        Ok(Draft { game, names, imported: true, belonging, at: asker.now.stamp })
    };
    let drafts: Vec<Draft> = records.iter().map(draft).collect::<Result<_, Problem>>()?;
    Ok(asker.store().create(drafts).await?)
}

fn short(name: Option<&str>) -> Option<String> {
    let name: String =
        name?.trim().chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect();
    (!name.is_empty()).then_some(name)
}

/// A recorded game as a match: player one has Black.
fn replayed(record: &GameRecord) -> Result<Match, Problem> {
    let player = |color| if color == Color::Black { Player::One } else { Player::Two };
    let mut setup = MatchSetup::new(Seat::Person, Seat::Person);
    if record.start != Position::START {
        setup.start = Start::Position { position: record.start };
        setup.starter = player(record.start.turn());
    }
    let refused =
        |refusal: &dyn fmt::Display| Problem::Internal(format!("a checked record is refused: {refusal}"));
    let squares = record.moves.iter().filter_map(|recorded| recorded.mv.square());
    let mut game = Match::begun(setup, squares).map_err(|error| refused(&error))?;
    // Giving up is part of the game; running out of time needs a clock.
    let resigned = record.stated.filter(|stated| stated.ending == Ending::Resigned && !record.is_finished());
    if let Some(winner) = resigned.and_then(outflank_formats::StatedResult::winner) {
        let order = Order::Resign { player: player(!winner) };
        game.apply(order.at(Moment::ORIGIN)).map_err(|refusal| refused(&refusal))?;
    }
    Ok(game)
}

/// A text that is one of our own exports, if it looks like one.
fn own(text: &str) -> Option<Result<SavedMatch, Problem>> {
    let text = text.trim_start();
    let looks_own = text.starts_with('{') && text.get(..64).unwrap_or(text).contains("\"setup\"");
    looks_own
        .then(|| serde_json::from_str(text).map_err(|error| Problem::Malformed(format!("match: {error}"))))
}

async fn import_own(asker: &Asker, saved: &SavedMatch, keep: bool) -> Result<Read, Problem> {
    let game = saved.restore().map_err(|error| Problem::Malformed(format!("match: {error}")))?;
    // What comes from a file is checked like what is asked for.
    check_levels(game.setup()).map_err(Problem::unknown_level)?;
    if game.log().is_empty() {
        return Err(Problem::Malformed(
            "match: no game has begun in it, so there is nothing to keep".to_owned(),
        ));
    }
    let mut id = None;
    if keep {
        let (names, at) = (Names::default(), asker.now.stamp);
        let belonging = asker.belonging(game.setup())?;
        let draft = Draft { game: game.clone(), names, imported: true, belonging, at };
        id = asker.store().create(vec![draft]).await?.into_iter().next();
    }
    let games = games_of(&game).into_iter().map(|game| ImportedGame {
        id: id.clone(),
        names: PerColor { black: None, white: None },
        date: None,
        event: None,
        start: game.start.to_string(),
        moves: game.turns.iter().map(|(mv, _)| move_name(*mv)).collect(),
        position: game.view.board.position.to_string(),
        finished: game.view.verdict.is_some(),
    });
    let body = ImportBody { format: OWN, games: games.collect(), positions: Vec::new() };
    Ok(Read { body, stored: keep })
}
