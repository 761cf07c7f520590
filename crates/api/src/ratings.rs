//! How strong people are: leaderboards, players and how their ratings have changed.

use crate::answer::Json;
use crate::problem::Problem;
use crate::request::{Asked, Asker, Named};
use outflank_accounts::{Kind, Name, PrincipalId};
use outflank_ratings::{Category, Rating};
use outflank_store::{MatchId, Person, Rated, Stamp};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How many stand on a leaderboard.
const BEST: u32 = 100;
/// How many games a history goes back.
const HISTORY: u32 = 500;

/// A rating with what it rests on.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Rating")]
pub struct RatingBody {
    #[schemars(extend("enum" = ["bullet", "blitz", "standard", "correspondence", "computer"]))]
    category: &'static str,
    rating: i64,
    /// Its standard deviation, as sure as it is now.
    deviation: i64,
    /// Whether it is still a rough guess: a question mark belongs to it.
    provisional: bool,
    wins: u32,
    draws: u32,
    losses: u32,
}

fn points(value: f64) -> i64 {
    value.round() as i64
}

impl RatingBody {
    fn new(category: Category, rated: &Rated, now: Stamp) -> RatingBody {
        let rating = rated.now(now);
        RatingBody {
            category: category.name(),
            rating: points(rating.rating),
            deviation: points(rating.deviation),
            provisional: rating.is_provisional(),
            wins: rated.wins,
            draws: rated.draws,
            losses: rated.losses,
        }
    }
}

/// Every rating of somebody.
pub(crate) async fn ratings_of(asker: &Asker, id: PrincipalId) -> Result<Vec<RatingBody>, Problem> {
    let all = asker.ratings().all(id).await?;
    Ok(all.iter().map(|(category, rated)| RatingBody::new(*category, rated, asker.now.stamp)).collect())
}

/// Which kind of game.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoardQuery {
    #[schemars(extend("enum" = ["bullet", "blitz", "standard", "correspondence", "computer"]))]
    category: String,
}

/// The best of a kind of game.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Leaderboard")]
pub struct BoardBody {
    /// The best first.
    players: Vec<RankedBody>,
}

/// Somebody on a leaderboard.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Ranked")]
pub struct RankedBody {
    /// What they are called.
    name: String,
    rating: RatingBody,
}

pub(crate) async fn leaderboard(
    asker: Asker,
    Asked(asked): Asked<BoardQuery>,
) -> Result<Json<BoardBody>, Problem> {
    let unknown = || Problem::Malformed("query: there is no such category".to_owned());
    let category = Category::from_name(&asked.category).ok_or_else(unknown)?;
    let now = asker.now.stamp;
    let best = asker.ratings().best(category, now, BEST).await?;
    let ranked = best.into_iter().map(|ranked| RankedBody {
        rating: RatingBody::new(category, &ranked.rated, now),
        name: ranked.name,
    });
    Ok(Json(BoardBody { players: ranked.collect() }))
}

/// Somebody who has a name.
async fn named(asker: &Asker, text: &str) -> Result<Person, Problem> {
    let missing = || Problem::NotFound("there is nobody of that name".to_owned());
    let name: Name = text.parse().map_err(|_| missing())?;
    let person = asker.people().named(name).await?;
    person.filter(|person| matches!(person.kind, Kind::Account | Kind::Bot)).ok_or_else(missing)
}

/// Somebody as everybody may see them.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "PlayerPage")]
pub struct PlayerBody {
    name: String,
    /// Whether it is a program.
    bot: bool,
    since: Stamp,
    ratings: Vec<RatingBody>,
}

pub(crate) async fn player(asker: Asker, Named(name): Named<String>) -> Result<Json<PlayerBody>, Problem> {
    let person = named(&asker, &name).await?;
    let ratings = ratings_of(&asker, person.id).await?;
    let name = person.name.unwrap_or_default();
    Ok(Json(PlayerBody { name, bot: person.kind == Kind::Bot, since: person.created, ratings }))
}

/// How a rating has changed.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "RatingHistory")]
pub struct HistoryBody {
    /// The latest first.
    games: Vec<ChangeBody>,
}

/// A game that changed a rating.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "RatingChange")]
pub struct ChangeBody {
    at: Stamp,
    #[serde(rename = "match")]
    played: MatchId,
    /// 1 for a win, 0.5 for a draw.
    score: f64,
    before: i64,
    /// After the game.
    rating: i64,
    provisional: bool,
}

pub(crate) async fn history(
    asker: Asker,
    Named((name, category)): Named<(String, Category)>,
) -> Result<Json<HistoryBody>, Problem> {
    let person = named(&asker, &name).await?;
    let events = asker.ratings().events(person.id, category, HISTORY).await?;
    let games = events.into_iter().map(|event| ChangeBody {
        at: event.at,
        played: event.match_id,
        score: event.score,
        before: points(event.before),
        rating: points(event.rating),
        provisional: Rating { deviation: event.deviation, ..Rating::NEW }.is_provisional(),
    });
    Ok(Json(HistoryBody { games: games.collect() }))
}
