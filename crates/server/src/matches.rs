//! The routes of matches: parse, ask the match, answer.

use crate::App;
use crate::body::{About, AcceptedBody, GameBody, MatchBody, PageBody};
use crate::extract::{Asked, JsonBody, Named};
use crate::match_actor::Message;
use crate::operation::{Created, NoContent};
use crate::problem::Problem;
use crate::setup::{Wish, tidy_names};
use axum::Json;
use axum::extract::State;
use outflank_host::{
    BranchError, Host, Origin, PlayedGame, Seats, branch as branched, check_levels, games_of, opening_name,
};
use outflank_play::{Match, Moment, Order, PerPlayer, Phase, Seat};
use outflank_store::{Kind, MatchId, Names, NewMatch, PhaseFilter, Query, Stamp};
use schemars::JsonSchema;
use serde::Deserialize;

/// The match that a wish makes, begun if it says so.
fn made(wish: Wish) -> Result<(Names, Match), Problem> {
    let names = tidy_names(wish.names)?;
    let mut game = Match::new(wish.setup.fulfil()?)?;
    if wish.begin {
        game.apply(Order::Begin.at(Moment::ORIGIN))
            .map_err(|refusal| Problem::Internal(format!("a new match does not begin: {refusal}")))?;
    }
    Ok((names, game))
}

pub(crate) async fn create(
    State(app): State<App>,
    JsonBody(wish): JsonBody<Wish>,
) -> Result<Created<MatchBody>, Problem> {
    let (names, game) = made(wish)?;
    created(&app, names, &game).await
}

/// Stores a new match and shows it.
async fn created(app: &App, names: Names, game: &Match) -> Result<Created<MatchBody>, Problem> {
    // A match that cannot come to life is not stored.
    app.hub().check_room()?;
    let new = NewMatch { names, opening: opening_name(game), ..NewMatch::of(game, Stamp::now()) };
    let id = app.hub().store.create(&new).await?;
    let body = app.hub().ask(&id, Message::Show).await?;
    Ok(Created { location: format!("/api/matches/{id}"), body })
}

pub(crate) async fn preview(JsonBody(wish): JsonBody<Wish>) -> Result<Json<MatchBody>, Problem> {
    let (names, game) = made(wish)?;
    let now = Stamp::now();
    let about = About { id: None, names, created: now, updated: now, imported: false };
    let host = Host::open(game, Origin::Played, Seats::local(), Moment::ORIGIN);
    Ok(Json(MatchBody::new(&about, &host, Moment::ORIGIN)))
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ListQuery {
    #[serde(default)]
    search: String,
    phase: Option<PhaseAsked>,
    kind: Option<Kind>,
    #[schemars(range(min = 1, max = 200))]
    limit: Option<u32>,
    after: Option<String>,
}

/// A phase, or all in which a match goes on or has ended.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum PhaseAsked {
    Ready,
    Playing,
    Paused,
    Between,
    Over,
    Aborted,
    Unfinished,
    Finished,
}

impl From<PhaseAsked> for PhaseFilter {
    fn from(asked: PhaseAsked) -> PhaseFilter {
        match asked {
            PhaseAsked::Ready => PhaseFilter::Is(Phase::Ready),
            PhaseAsked::Playing => PhaseFilter::Is(Phase::Playing),
            PhaseAsked::Paused => PhaseFilter::Is(Phase::Paused),
            PhaseAsked::Between => PhaseFilter::Is(Phase::Between),
            PhaseAsked::Over => PhaseFilter::Is(Phase::Over),
            PhaseAsked::Aborted => PhaseFilter::Is(Phase::Aborted),
            PhaseAsked::Unfinished => PhaseFilter::Unfinished,
            PhaseAsked::Finished => PhaseFilter::Finished,
        }
    }
}

pub(crate) async fn list(
    State(app): State<App>,
    Asked(asked): Asked<ListQuery>,
) -> Result<Json<PageBody>, Problem> {
    let after = asked.after.map(|after| after.parse()).transpose();
    let query = Query {
        search: asked.search.chars().take(200).collect(),
        phase: asked.phase.map(PhaseFilter::from),
        kind: asked.kind,
        after: after.map_err(|error| Problem::Malformed(format!("after: {error}")))?,
        limit: match asked.limit {
            None => 50,
            Some(limit @ 1..=200) => limit,
            Some(limit) => return Err(Problem::Malformed(format!("limit is 1 to 200, not {limit}"))),
        },
    };
    let store = std::sync::Arc::clone(&app.hub().store);
    let page = tokio::task::spawn_blocking(move || store.list(&query)).await;
    let page = page.map_err(|error| Problem::Internal(error.to_string()))??;
    Ok(Json(page.into()))
}

pub(crate) async fn show(
    State(app): State<App>,
    Named(id): Named<MatchId>,
) -> Result<Json<MatchBody>, Problem> {
    app.hub().ask(&id, Message::Show).await.map(Json)
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Renaming {
    names: Names,
}

pub(crate) async fn rename(
    State(app): State<App>,
    Named(id): Named<MatchId>,
    JsonBody(wish): JsonBody<Renaming>,
) -> Result<Json<MatchBody>, Problem> {
    let names = tidy_names(wish.names)?;
    app.hub().ask(&id, |reply| Message::Rename(names, reply)).await.map(Json)
}

pub(crate) async fn delete(State(app): State<App>, Named(id): Named<MatchId>) -> Result<NoContent, Problem> {
    app.hub().ask(&id, Message::Delete).await?;
    Ok(NoContent)
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Command {
    version: usize,
    order: Order,
}

pub(crate) async fn command(
    State(app): State<App>,
    Named(id): Named<MatchId>,
    JsonBody(Command { version, order }): JsonBody<Command>,
) -> Result<Json<AcceptedBody>, Problem> {
    app.hub().ask(&id, |reply| Message::Order { version, order, reply }).await.map(Json)
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Branch {
    game: usize,
    ply: Option<usize>,
    players: Option<PerPlayer<Seat>>,
}

/// Another match from a position of this one, which stays as it is.
pub(crate) async fn branch(
    State(app): State<App>,
    Named(id): Named<MatchId>,
    JsonBody(Branch { game: number, ply, players }): JsonBody<Branch>,
) -> Result<Created<MatchBody>, Problem> {
    let (about, game) = app.hub().ask(&id, Message::Copy).await?;
    // Others sit there: the names do not go with them.
    let names = if players.is_some() { Names::default() } else { about.names };
    let made = branched(&game, number, ply, players).map_err(|error| match error {
        BranchError::Replay(outflank_play::ReplayError::Setup(error)) => Problem::BadSetup(error),
        error => Problem::Malformed(error.to_string()),
    })?;
    check_levels(made.setup()).map_err(Problem::unknown_level)?;
    created(&app, names, &made).await
}

pub(crate) async fn game(
    State(app): State<App>,
    Named((id, number)): Named<(MatchId, usize)>,
) -> Result<Json<GameBody>, Problem> {
    let (_, game) = app.hub().ask(&id, Message::Copy).await?;
    let PlayedGame { start, turns, view } = one_of(&game, number)?;
    Ok(Json(GameBody::new(start, &turns, view)))
}

/// One game of a match, 1 for the first.
pub(crate) fn one_of(game: &Match, number: usize) -> Result<PlayedGame, Problem> {
    let mut games = games_of(game);
    match number.checked_sub(1).filter(|&index| index < games.len()) {
        Some(index) => Ok(games.swap_remove(index)),
        None => Err(Problem::NotFound(format!("the match has {} games", games.len()))),
    }
}
