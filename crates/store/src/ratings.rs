//! Ratings, and the games that changed them.
//!
//! A rating changes in the transaction that ends the game, so there is no game without its
//! change and no change without its game. What was is kept: one row for each game and player.

use crate::people::word;
use crate::rating::seconds;
use crate::read::stamp;
use crate::write::millis;
use crate::{MatchId, Rated, RatedGame, RatedPlayer, RatingEvent, Stamp, Store, StoreError};
use outflank_accounts::PrincipalId;
use outflank_play::Player;
use outflank_ratings::{Category, Game, Rating, WHITE_ADVANTAGE, periods};
use rusqlite::{Connection, OptionalExtension, params};

impl Store {
    /// The rating of somebody in a category, if they have one.
    pub fn rating(&self, id: PrincipalId, category: Category) -> Result<Option<Rated>, StoreError> {
        self.read(|connection| rated(connection, id, category))
    }

    /// The games that changed the ratings of somebody, the latest first.
    pub fn rating_events(&self, id: PrincipalId, limit: u32) -> Result<Vec<RatingEvent>, StoreError> {
        self.read(|connection| {
            let mut statement = connection.prepare_cached(
                "SELECT match_id, game, category, opponent, score, before, rating, deviation, at
                 FROM rating_events WHERE principal = ? ORDER BY at DESC, match_id, game DESC LIMIT ?",
            )?;
            let rows = statement.query_map(params![id.to_string(), limit], |row| {
                Ok(RatingEvent {
                    match_id: word(row, 0)?,
                    game: row.get(1)?,
                    category: category(row, 2)?,
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

fn category(row: &rusqlite::Row<'_>, column: usize) -> rusqlite::Result<Category> {
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
        .query_row(params![id.to_string(), category.name()], |row| {
            Ok(Rated {
                rating: Rating { rating: row.get(0)?, deviation: row.get(1)?, volatility: row.get(2)? },
                changed: stamp(row.get(3)?),
                wins: row.get(4)?,
                draws: row.get(5)?,
                losses: row.get(6)?,
            })
        })
        .optional()?)
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
