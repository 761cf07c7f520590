//! Ratings, and the games that changed them.
//!
//! A rating changes in the transaction that ends the game, so there is no game without its
//! change and no change without its game. What was is kept: one row for each game and player.

use crate::people::word;
use crate::rating::seconds;
use crate::read::stamp;
use crate::write::millis;
use crate::{
    MatchId, Ranked, Rated, RatedGame, RatedPlayer, RatingEvent, SeatRating, Stamp, Store, StoreError,
};
use outflank_accounts::PrincipalId;
use outflank_play::{PerPlayer, Player};
use outflank_ratings::{Category, Game, Rating, WHITE_ADVANTAGE, periods};
use rusqlite::{Connection, OptionalExtension, params};

impl Store {
    /// The rating of somebody in a category, if they have one.
    pub fn rating(&self, id: PrincipalId, category: Category) -> Result<Option<Rated>, StoreError> {
        self.read(|connection| rated(connection, id, category))
    }

    /// Every rating of somebody.
    pub fn ratings_of(&self, id: PrincipalId) -> Result<Vec<(Category, Rated)>, StoreError> {
        let all = Category::ALL.into_iter().filter_map(|category| {
            self.rating(id, category).map(|rated| rated.map(|rated| (category, rated))).transpose()
        });
        all.collect()
    }

    /// The ratings of two who play a match that counts.
    pub fn seat_ratings(
        &self,
        id: &MatchId,
        category: Category,
        players: PerPlayer<PrincipalId>,
        now: Stamp,
    ) -> Result<PerPlayer<SeatRating>, StoreError> {
        self.read(|connection| {
            let seat = |person| seat_rating(connection, id, category, person, now);
            Ok(PerPlayer { one: seat(players.one)?, two: seat(players.two)? })
        })
    }

    /// The best in a category whose rating is known well: by twenty games against five others, the
    /// last of them not long ago. Bots are not among them.
    pub fn leaderboard(&self, category: Category, now: Stamp, limit: u32) -> Result<Vec<Ranked>, StoreError> {
        let since = Stamp::from_millis(now.as_millis().saturating_sub(ACTIVE));
        self.search(|connection| {
            let mut statement = connection.prepare_cached(
                "SELECT rating, deviation, volatility, changed, wins, draws, losses, name
                 FROM ratings JOIN principals ON principals.id = ratings.principal
                 WHERE category = ?1 AND kind = 'account' AND name IS NOT NULL
                    AND changed >= ?2 AND wins + draws + losses >= ?3
                    AND (SELECT count(DISTINCT opponent) FROM rating_events
                         WHERE rating_events.principal = ratings.principal AND category = ?1) >= ?4
                 ORDER BY rating DESC, name",
            )?;
            let rows = statement.query_map(
                params![category.name(), millis(since), RANKED_GAMES, RANKED_OPPONENTS],
                |row| Ok(Ranked { rated: rated_row(row)?, name: row.get(7)? }),
            )?;
            let mut found = Vec::new();
            for row in rows {
                let ranked = row?;
                if ranked.rated.now(now).is_established() && found.len() < limit as usize {
                    found.push(ranked);
                }
            }
            Ok(found)
        })
    }

    /// The games that changed the ratings of somebody, in one category or in all, the latest first.
    pub fn rating_events(
        &self,
        id: PrincipalId,
        category: Option<Category>,
        limit: u32,
    ) -> Result<Vec<RatingEvent>, StoreError> {
        self.read(|connection| {
            let mut statement = connection.prepare_cached(
                "SELECT match_id, game, category, opponent, score, before, rating, deviation, at
                 FROM rating_events WHERE principal = ?1 AND (?2 IS NULL OR category = ?2)
                 ORDER BY at DESC, match_id, game DESC LIMIT ?3",
            )?;
            let of = category.map(Category::name);
            let rows = statement.query_map(params![id.to_string(), of, limit], |row| {
                Ok(RatingEvent {
                    match_id: word(row, 0)?,
                    game: row.get(1)?,
                    category: category_in(row, 2)?,
                    opponent: row.get::<_, Option<String>>(3)?.and_then(|id| id.parse().ok()),
                    score: row.get(4)?,
                    before: row.get(5)?,
                    rating: row.get(6)?,
                    deviation: row.get(7)?,
                    at: stamp(row.get(8)?),
                })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }
}

fn category_in(row: &rusqlite::Row<'_>, column: usize) -> rusqlite::Result<Category> {
    Category::from_name(&row.get::<_, String>(column)?).ok_or_else(|| {
        rusqlite::Error::FromSqlConversionFailure(column, rusqlite::types::Type::Text, "no category".into())
    })
}

fn rated(connection: &Connection, id: PrincipalId, category: Category) -> Result<Option<Rated>, StoreError> {
    Ok(connection
        .prepare_cached(
            "SELECT rating, deviation, volatility, changed, wins, draws, losses FROM ratings
             WHERE principal = ? AND category = ?",
        )?
        .query_row(params![id.to_string(), category.name()], rated_row)
        .optional()?)
}

/// The first seven columns of a row.
fn rated_row(row: &rusqlite::Row<'_>) -> rusqlite::Result<Rated> {
    Ok(Rated {
        rating: Rating { rating: row.get(0)?, deviation: row.get(1)?, volatility: row.get(2)? },
        changed: stamp(row.get(3)?),
        wins: row.get(4)?,
        draws: row.get(5)?,
        losses: row.get(6)?,
    })
}

/// What stands beside the name of somebody in a match that counts.
fn seat_rating(
    connection: &Connection,
    id: &MatchId,
    category: Category,
    person: PrincipalId,
    now: Stamp,
) -> Result<SeatRating, StoreError> {
    let played: Option<(f64, f64, f64)> = connection
        .prepare_cached(
            "SELECT before, rating, deviation FROM rating_events
             WHERE match_id = ? AND principal = ? ORDER BY game DESC LIMIT 1",
        )?
        .query_row(params![id.as_str(), person.to_string()], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?))
        })
        .optional()?;
    if let Some((before, rating, deviation)) = played {
        let provisional = Rating { deviation, ..Rating::NEW }.is_provisional();
        return Ok(SeatRating { rating, provisional, change: Some(rating - before) });
    }
    let known = rated(connection, person, category)?.map(|rated| rated.now(now));
    let rating = match known {
        Some(rating) => rating,
        None => first(connection, person, category)?,
    };
    Ok(SeatRating { rating: rating.rating, provisional: rating.is_provisional(), change: None })
}

/// How many games of the same two count within a day: more would be no measure of strength.
const A_DAY: u32 = 12;
const DAY: u64 = 24 * 60 * 60 * 1000;

/// Who stands on a leaderboard has played so many games against so many others…
const RANKED_GAMES: u32 = 20;
const RANKED_OPPONENTS: u32 = 5;
/// …and has played in these last days.
const ACTIVE: u64 = 30 * DAY;

/// Whether another game of these two counts today, and both are still there.
fn counts(connection: &Connection, game: &RatedGame, at: Stamp) -> Result<bool, StoreError> {
    let people: Vec<PrincipalId> = Player::BOTH
        .into_iter()
        .filter_map(|player| match *game.players.get(player) {
            RatedPlayer::Person(person) => Some(person),
            RatedPlayer::Level(_) => None,
        })
        .collect();
    for person in &people {
        let gone: bool = connection
            .prepare_cached("SELECT EXISTS (SELECT 1 FROM principals WHERE id = ? AND kind = 'deleted')")?
            .query_row([person.to_string()], |row| row.get(0))?;
        if gone {
            return Ok(false);
        }
    }
    let [one, two] = people[..] else { return Ok(true) };
    let since = Stamp::from_millis(at.as_millis().saturating_sub(DAY));
    let played: u32 = connection
        .prepare_cached(
            "SELECT count(*) FROM rating_events
             WHERE principal = ?1 AND category = ?2 AND opponent = ?3 AND at > ?4",
        )?
        .query_row(params![one.to_string(), game.category.name(), two.to_string(), millis(since)], |row| {
            row.get(0)
        })?;
    Ok(played < A_DAY)
}

/// Where somebody begins in a category: near the rating against the computer, if there is one.
fn first(connection: &Connection, id: PrincipalId, category: Category) -> Result<Rating, StoreError> {
    let computer = match category {
        Category::Computer => None,
        _ => rated(connection, id, Category::Computer)?,
    };
    Ok(computer.map_or(Rating::NEW, |known| known.rating.seeded()))
}

/// Changes the ratings of both players by a game; once, however often it is told.
pub(crate) fn rate(
    connection: &Connection,
    id: &MatchId,
    game: &RatedGame,
    at: Stamp,
) -> Result<(), StoreError> {
    if !counts(connection, game, at)? {
        return Ok(());
    }
    let mut before = Vec::new();
    for player in Player::BOTH {
        before.push(match *game.players.get(player) {
            RatedPlayer::Level(rating) => (Rated { changed: at, ..fresh(Rating::fixed(rating)) }, None),
            RatedPlayer::Person(person) => {
                let known = rated(connection, person, game.category)?;
                let known = match known {
                    Some(known) => known,
                    None => Rated { changed: at, ..fresh(first(connection, person, game.category)?) },
                };
                (known, Some(person))
            }
        });
    }
    let [one, two] = [before[0], before[1]];
    for (player, (mine, person), (theirs, opponent)) in [(Player::One, one, two), (Player::Two, two, one)] {
        let Some(person) = person else { continue };
        let score = match game.winner {
            None => 0.5,
            Some(winner) => f64::from(winner == player),
        };
        let advantage = if game.white == player { WHITE_ADVANTAGE } else { -WHITE_ADVANTAGE };
        let seen = Game { opponent: theirs.now(at), score, advantage };
        let after = outflank_ratings::rate(mine.rating, &[seen], periods(seconds(mine.changed, at)));
        keep(connection, (id, game, at), person, opponent, (mine, score, after))?;
    }
    Ok(())
}

const fn fresh(rating: Rating) -> Rated {
    Rated { rating, changed: Stamp::from_millis(0), wins: 0, draws: 0, losses: 0 }
}

fn keep(
    connection: &Connection,
    (id, game, at): (&MatchId, &RatedGame, Stamp),
    person: PrincipalId,
    opponent: Option<PrincipalId>,
    (mine, score, after): (Rated, f64, Rating),
) -> Result<(), StoreError> {
    let added = connection
        .prepare_cached(
            "INSERT INTO rating_events
                (match_id, game, principal, category, opponent, score, before, rating, deviation, at)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        )?
        .execute(params![
            id.as_str(),
            game.game,
            person.to_string(),
            game.category.name(),
            opponent.map(|opponent| opponent.to_string()),
            score,
            mine.rating.rating,
            after.rating,
            after.deviation,
            millis(at),
        ])?;
    if added == 0 {
        return Ok(());
    }
    let (won, lost) = (score > 0.5, score < 0.5);
    connection
        .prepare_cached(
            "INSERT INTO ratings
                (principal, category, rating, deviation, volatility, changed, wins, draws, losses)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
             ON CONFLICT (principal, category) DO UPDATE SET rating = ?3, deviation = ?4, volatility = ?5,
                changed = ?6, wins = ?7, draws = ?8, losses = ?9",
        )?
        .execute(params![
            person.to_string(),
            game.category.name(),
            after.rating,
            after.deviation,
            after.volatility,
            millis(at),
            mine.wins + u32::from(won),
            mine.draws + u32::from(!won && !lost),
            mine.losses + u32::from(lost),
        ])?;
    Ok(())
}
