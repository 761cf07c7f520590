//! The routes of matches: parse, ask the match, answer.

use crate::answer::Json;
use crate::answer::{Created, NoContent};
use crate::body::{About, AcceptedBody, GameBody, MatchBody, PageBody};
use crate::problem::Problem;
use crate::request::{Asked, Asker, JsonBody, Named};
use crate::services::Draft;
use crate::setup::{Wish, tidy_names};
use outflank_host::{
    BranchError, Host, Origin, PlayedGame, Seats, branch as branched, check_levels, games_of,
};
use outflank_play::{Match, Moment, Order, PerPlayer, Phase, Seat};
use outflank_store::{Kind, MatchId, Names, PhaseFilter, Query};
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
    asker: Asker,
    JsonBody(wish): JsonBody<Wish>,
) -> Result<Created<MatchBody>, Problem> {
    let (names, game) = made(wish)?;
    created(&asker, names, game).await
}

/// Stores a new match and shows it.
async fn created(asker: &Asker, names: Names, game: Match) -> Result<Created<MatchBody>, Problem> {
    // A match that cannot come to life is not stored.
    asker.matches().check_room()?;
    let belonging = asker.belonging(game.setup())?;
    let draft = Draft { game, names, imported: false, belonging, at: asker.now.stamp };
    let ids = asker.store().create(vec![draft]).await?;
    let id = ids.into_iter().next().ok_or_else(|| Problem::Internal("a match has no name".to_owned()))?;
    let location = format!("/api/matches/{id}");
    Ok(Created { location, body: asker.matches().show(asker.principal, id).await? })
}

pub(crate) async fn preview(
    asker: Asker,
    JsonBody(wish): JsonBody<Wish>,
) -> Result<Json<MatchBody>, Problem> {
    let (names, game) = made(wish)?;
    let now = asker.now.stamp;
    let about = About::of_draft(names, now);
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

pub(crate) async fn list(asker: Asker, Asked(asked): Asked<ListQuery>) -> Result<Json<PageBody>, Problem> {
    let after = asked.after.map(|after| after.parse()).transpose();
    let query = Query {
        search: asked.search.chars().take(200).collect(),
        audience: asker.audience(),
        phase: asked.phase.map(PhaseFilter::from),
        kind: asked.kind,
        after: after.map_err(|error| Problem::Malformed(format!("after: {error}")))?,
        limit: match asked.limit {
            None => 50,
            Some(limit @ 1..=200) => limit,
            Some(limit) => return Err(Problem::Malformed(format!("limit is 1 to 200, not {limit}"))),
        },
    };
    Ok(Json(asker.store().list(query).await?.into()))
}

pub(crate) async fn show(asker: Asker, Named(id): Named<MatchId>) -> Result<Json<MatchBody>, Problem> {
    asker.matches().show(asker.principal, id).await.map(Json)
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Renaming {
    names: Names,
}

pub(crate) async fn rename(
    asker: Asker,
    Named(id): Named<MatchId>,
    JsonBody(wish): JsonBody<Renaming>,
) -> Result<Json<MatchBody>, Problem> {
    let names = tidy_names(wish.names)?;
    asker.matches().rename(asker.principal, id, names).await.map(Json)
}

pub(crate) async fn delete(asker: Asker, Named(id): Named<MatchId>) -> Result<NoContent, Problem> {
    asker.matches().delete(asker.principal, id).await?;
    Ok(NoContent)
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Command {
    version: usize,
    order: Order,
}

pub(crate) async fn command(
    asker: Asker,
    Named(id): Named<MatchId>,
    JsonBody(Command { version, order }): JsonBody<Command>,
) -> Result<Json<AcceptedBody>, Problem> {
    asker.matches().order(asker.principal, id, version, order).await.map(Json)
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
    asker: Asker,
    Named(id): Named<MatchId>,
    JsonBody(Branch { game: number, ply, players }): JsonBody<Branch>,
) -> Result<Created<MatchBody>, Problem> {
    let (about, game) = asker.matches().copy(asker.principal, id).await?;
    // Others sit there: the names do not go with them.
    let names = if players.is_some() { Names::default() } else { about.names };
    let made = branched(&game, number, ply, players).map_err(|error| match error {
        BranchError::Replay(outflank_play::ReplayError::Setup(error)) => Problem::BadSetup(error),
        error => Problem::Malformed(error.to_string()),
    })?;
    check_levels(made.setup()).map_err(Problem::unknown_level)?;
    created(&asker, names, made).await
}

pub(crate) async fn game(
    asker: Asker,
    Named((id, number)): Named<(MatchId, usize)>,
) -> Result<Json<GameBody>, Problem> {
    let (_, game) = asker.matches().copy(asker.principal, id).await?;
    Ok(Json(GameBody::new(game.setup(), one_of(&game, number)?)))
}

/// One game of a match, 1 for the first.
pub(crate) fn one_of(game: &Match, number: usize) -> Result<PlayedGame, Problem> {
    let mut games = games_of(game);
    match number.checked_sub(1).filter(|&index| index < games.len()) {
        Some(index) => Ok(games.swap_remove(index)),
        None => Err(Problem::NotFound(format!("the match has {} games", games.len()))),
    }
}
