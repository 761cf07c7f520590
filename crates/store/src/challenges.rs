//! Challenges, statement by statement. Two who press Play at the same moment do so one after the
//! other here: the second finds the seat taken.

use crate::read::stamp;
use crate::store::NewMatch;
use crate::write::{Row, json, millis};
use crate::{Challenge, ChallengeState, MatchId, Pending, Stamp, Store, StoreError};
use outflank_accounts::{ChallengeId, PrincipalId};
use rusqlite::{Connection, OptionalExtension, params};

/// How long one stays after its time, so that a late click is told what became of it.
const KEPT: u64 = 30 * 24 * 60 * 60 * 1000;

const COLUMNS: &str = "id, maker, terms, created, expires, state, taker, match_id";

impl Store {
    /// Keeps a new challenge, unless whoever made it has so many open ones already.
    pub fn add_challenge(&self, challenge: &Challenge, most: u32) -> Pending<()> {
        let challenge = challenge.clone();
        self.submit(move |connection| add(connection, &challenge, most))
    }

    /// A challenge by its address.
    pub fn challenge(&self, id: ChallengeId) -> Result<Option<Challenge>, StoreError> {
        let text = format!("SELECT {COLUMNS} FROM challenges WHERE id = ?");
        self.read(|connection| {
            let mut statement = connection.prepare_cached(&text)?;
            let mut rows = statement.query([id.to_string()])?;
            rows.next()?.map(challenge).transpose()
        })
    }

    /// The challenges of somebody that are open, the latest first.
    pub fn open_challenges(
        &self,
        maker: Option<PrincipalId>,
        now: Stamp,
    ) -> Result<Vec<Challenge>, StoreError> {
        let text = format!(
            "SELECT {COLUMNS} FROM challenges WHERE maker IS ? AND state = 'open' AND expires > ?
             ORDER BY created DESC"
        );
        self.read(|connection| {
            let mut statement = connection.prepare_cached(&text)?;
            let mut rows = statement.query(params![maker.map(|id| id.to_string()), millis(now)])?;
            let mut found = Vec::new();
            while let Some(row) = rows.next()? {
                found.push(challenge(row)?);
            }
            Ok(found)
        })
    }

    /// Somebody sits down, and the match is there: both or neither.
    pub fn take_challenge(
        &self,
        id: ChallengeId,
        taker: Option<PrincipalId>,
        new: &NewMatch<'_>,
    ) -> Pending<MatchId> {
        let row = Row::of(new);
        self.submit(move |connection| {
            let taken = connection
                .prepare_cached(
                    "UPDATE challenges SET state = 'taken', taker = ?, match_id = ?
                     WHERE id = ? AND state = 'open' AND expires > ?",
                )?
                .execute(params![
                    taker.map(|id| id.to_string()),
                    row.id.as_str(),
                    id.to_string(),
                    millis(row.created),
                ])?;
            if taken == 0 { Err(StoreError::NotOpen) } else { row.insert(connection) }
        })
    }

    /// Takes back a challenge that nobody has taken; whether it was open.
    pub fn withdraw_challenge(&self, id: ChallengeId) -> Pending<bool> {
        self.submit(move |connection| {
            let withdrawn = connection
                .prepare_cached("UPDATE challenges SET state = 'withdrawn' WHERE id = ? AND state = 'open'")?
                .execute([id.to_string()])?;
            Ok(withdrawn > 0)
        })
    }

    /// Takes out challenges that nobody asks about any more.
    pub fn tidy_challenges(&self, now: Stamp) -> Pending<()> {
        self.submit(move |connection| {
            let before = Stamp::from_millis(now.as_millis().saturating_sub(KEPT));
            connection
                .prepare_cached("DELETE FROM challenges WHERE expires < ?")?
                .execute([millis(before)])?;
            Ok(())
        })
    }
}

fn add(connection: &Connection, new: &Challenge, most: u32) -> Result<(), StoreError> {
    let maker = new.maker.map(|id| id.to_string());
    let open: Option<u32> = connection
        .prepare_cached(
            "SELECT count(*) FROM challenges WHERE maker IS ? AND state = 'open' AND expires > ?",
        )?
        .query_row(params![maker, millis(new.created)], |row| row.get(0))
        .optional()?;
    if open.unwrap_or_default() >= most {
        return Err(StoreError::TooMany);
    }
    connection
        .prepare_cached(
            "INSERT INTO challenges (id, maker, terms, created, expires, state) VALUES (?, ?, ?, ?, ?, 'open')",
        )?
        .execute(params![
            new.id.to_string(),
            maker,
            json(&new.terms),
            millis(new.created),
            millis(new.expires),
        ])?;
    Ok(())
}

fn challenge(row: &rusqlite::Row<'_>) -> Result<Challenge, StoreError> {
    let text = |column: usize| row.get::<_, String>(column);
    let unreadable = |column: usize, error: String| {
        let kind = rusqlite::types::Type::Text;
        StoreError::from(rusqlite::Error::FromSqlConversionFailure(column, kind, error.into()))
    };
    let person = |column: usize| -> Result<Option<PrincipalId>, StoreError> {
        let number: Option<String> = row.get(column)?;
        number.map(|number| number.parse().map_err(|_| unreadable(column, number.clone()))).transpose()
    };
    let state = match (text(5)?.as_str(), row.get::<_, Option<String>>(7)?) {
        ("open", _) => ChallengeState::Open,
        ("taken", Some(id)) => ChallengeState::Taken {
            by: person(6)?,
            match_id: id.parse().map_err(|_| unreadable(7, id.clone()))?,
        },
        _ => ChallengeState::Withdrawn,
    };
    Ok(Challenge {
        id: text(0)?.parse().map_err(|_| unreadable(0, "no name of a challenge".to_owned()))?,
        maker: person(1)?,
        terms: serde_json::from_str(&text(2)?).map_err(|error| unreadable(2, error.to_string()))?,
        created: stamp(row.get(3)?),
        expires: stamp(row.get(4)?),
        state,
    })
}
