//! What is read, statement by statement.

use crate::list::{Audience, Cursor, Page, Query, Unreadable};
use crate::results::{self, LevelResults};
use crate::write::word;
use crate::{Belonging, Kind, MatchId, Names, Stamp, StoreError, StoredMatch, Summary, Visibility};
use outflank_accounts::PrincipalId;
use outflank_play::{Match, MatchSetup, PerPlayer, Phase, Player};
use outflank_rules::Square;
use rusqlite::types::{Value, ValueRef};
use rusqlite::{Connection, Error, OptionalExtension, Row, params_from_iter};
use serde::de::DeserializeOwned;
use std::fmt::Display;

/// What a summary is made of.
pub(crate) const COLUMNS: &str =
    "id, version, created, updated, imported, kind, phase, name_one, name_two, setup,
    game, black, ply, position, moves, opening, verdict, standing,
    owner, seat_one, seat_two, visibility, rated, rematch_of";

/// The most matches in one part of a list.
const MOST: u32 = 1000;

pub(crate) fn stamp(millis: i64) -> Stamp {
    Stamp::from_millis(u64::try_from(millis).unwrap_or_default())
}

fn unreadable(id: &MatchId) -> impl Fn(String) -> StoreError + '_ {
    |detail| StoreError::Unreadable { id: id.clone(), detail }
}

fn parsed<T: DeserializeOwned>(id: &MatchId, text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| unreadable(id)(error.to_string()))
}

/// Text of the database; what is none is shown as well as can be.
pub(crate) fn lossy(value: ValueRef<'_>) -> String {
    match value {
        ValueRef::Text(bytes) | ValueRef::Blob(bytes) => String::from_utf8_lossy(bytes).into_owned(),
        ValueRef::Integer(number) => number.to_string(),
        ValueRef::Real(number) => number.to_string(),
        ValueRef::Null => String::new(),
    }
}

/// A column of another type than we write is a fault of its match, not of the database.
fn of_match(id: &MatchId) -> impl Fn(Error) -> StoreError + '_ {
    |error| match error {
        Error::FromSqlConversionFailure(..)
        | Error::IntegralValueOutOfRange(..)
        | Error::InvalidColumnType(..)
        | Error::Utf8Error(..) => unreadable(id)(error.to_string()),
        error => error.into(),
    }
}

/// A match as it is at one moment, whatever others write.
pub(crate) fn load(connection: &Connection, id: &MatchId) -> Result<StoredMatch, StoreError> {
    let moment = connection.unchecked_transaction()?;
    stored(&moment, id)
}

/// A match, within a transaction: setup and commands have to fit each other.
pub(crate) fn stored(moment: &Connection, id: &MatchId) -> Result<StoredMatch, StoreError> {
    let found = moment
        .prepare_cached(
            "SELECT setup, name_one, name_two, imported, created, updated,
                owner, seat_one, seat_two, visibility, rated, rematch_of FROM matches WHERE id = ?",
        )?
        .query_row([id.as_str()], |row| {
            let names = Names { one: row.get(1)?, two: row.get(2)? };
            let belonging = belonging(row)?;
            Ok((row.get::<_, String>(0)?, names, row.get(3)?, row.get(4)?, row.get(5)?, belonging))
        })
        .optional()
        .map_err(of_match(id))?;
    let Some((setup, names, imported, created, updated, belonging)) = found else {
        return Err(StoreError::NotFound(id.clone()));
    };
    let mut commands = Vec::new();
    let mut statement =
        moment.prepare_cached("SELECT number, command FROM commands WHERE match_id = ? ORDER BY number")?;
    let rows =
        statement.query_map([id.as_str()], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?)))?;
    for (index, row) in rows.enumerate() {
        let (number, text) = row.map_err(of_match(id))?;
        if usize::try_from(number) != Ok(index) {
            return Err(unreadable(id)(format!("command {index} is missing")));
        }
        commands.push(parsed(id, &text)?);
    }
    let setup: MatchSetup = parsed(id, &setup)?;
    let game =
        Match::replay(setup, commands).map_err(|source| StoreError::Broken { id: id.clone(), source })?;
    Ok(StoredMatch {
        id: id.clone(),
        game,
        names,
        imported,
        belonging,
        created: stamp(created),
        updated: stamp(updated),
    })
}

/// Whose a match is, from the columns of the same names.
fn belonging(row: &Row<'_>) -> rusqlite::Result<Belonging> {
    let person = |column: &str| -> rusqlite::Result<Option<PrincipalId>> {
        // A number that cannot be read is nobody's: who would be let in by it?
        Ok(row.get::<_, Option<String>>(column)?.map(|id| id.parse().unwrap_or(PrincipalId(0))))
    };
    Ok(Belonging {
        owner: person("owner")?,
        seats: PerPlayer { one: person("seat_one")?, two: person("seat_two")? },
        visibility: Visibility::from_word(&row.get::<_, String>("visibility")?),
        rated: row.get("rated")?,
        rematch_of: row.get::<_, Option<String>>("rematch_of")?.and_then(|id| id.parse().ok()),
    })
}

pub(crate) fn carried_out(
    connection: &Connection,
    id: &MatchId,
    author: Option<PrincipalId>,
    key: &str,
) -> Result<Option<u64>, StoreError> {
    let number: Option<i64> = connection
        .prepare_cached(
            "SELECT number FROM commands WHERE match_id = ? AND idempotency_key = ? AND author IS ?",
        )?
        .query_row((id.as_str(), key, author.map(|author| author.to_string())), |row| row.get(0))
        .optional()?;
    Ok(number.map(|number| u64::try_from(number).unwrap_or_default() + 1))
}

pub(crate) fn rematch(connection: &Connection, of: &MatchId) -> Result<Option<MatchId>, StoreError> {
    let id: Option<String> = connection
        .prepare_cached("SELECT id FROM matches WHERE rematch_of = ? ORDER BY created LIMIT 1")?
        .query_row([of.as_str()], |row| row.get(0))
        .optional()?;
    Ok(id.and_then(|id| id.parse().ok()))
}

pub(crate) fn list(connection: &Connection, query: &Query) -> Result<Page, StoreError> {
    let (mut conditions, mut values): (Vec<String>, Vec<Value>) = (Vec::new(), Vec::new());
    for wanted in query.search.to_lowercase().split_whitespace() {
        conditions.push("instr(haystack, ?) > 0".to_owned());
        values.push(wanted.to_owned().into());
    }
    if let Some(kind) = query.kind {
        conditions.push("kind = ?".to_owned());
        values.push(word(&kind).into());
    }
    if let Some(filter) = query.phase {
        let phases = filter.phases();
        conditions.push(format!("phase IN ({})", vec!["?"; phases.len()].join(", ")));
        values.extend(phases.iter().map(|phase| word(phase).into()));
    }
    of_audience(query.audience, &mut conditions, &mut values);
    let moment = connection.unchecked_transaction()?;
    let count = format!("SELECT count(*) FROM matches{}", filter(&conditions));
    let total: i64 = moment.query_row(&count, params_from_iter(&values), |row| row.get(0))?;
    if let Some(Cursor { updated, id }) = &query.after {
        conditions.push("(updated, id) < (?, ?)".to_owned());
        values.push(i64::try_from(updated.as_millis()).unwrap_or(i64::MAX).into());
        values.push(id.as_str().to_owned().into());
    }
    let limit = query.limit.clamp(1, MOST);
    values.push(i64::from(limit + 1).into());
    let text = format!(
        "SELECT {COLUMNS} FROM matches{} ORDER BY updated DESC, id DESC LIMIT ?",
        filter(&conditions)
    );
    let mut statement = moment.prepare(&text)?;
    let mut rows = statement.query(params_from_iter(&values))?;
    let (mut matches, mut unreadable, mut last) = (Vec::new(), Vec::new(), None);
    let mut next = None;
    while let Some(row) = rows.next()? {
        // One more than asked for is read, to know whether there is more.
        if matches.len() + unreadable.len() == limit as usize {
            next = last;
            break;
        }
        let (id, updated) = (lossy(row.get_ref("id")?), row.get("updated").unwrap_or_default());
        last = id.parse().ok().map(|id| Cursor { updated: stamp(updated), id }).or(last);
        match summary(row) {
            Ok(summary) => matches.push(summary),
            Err(error) => unreadable.push(Unreadable { id, detail: error.to_string() }),
        }
    }
    Ok(Page { matches, unreadable, total: u64::try_from(total).unwrap_or_default(), next })
}

/// Whose matches are meant, as conditions.
fn of_audience(audience: Audience, conditions: &mut Vec<String>, values: &mut Vec<Value>) {
    match audience {
        Audience::Everything => {}
        Audience::Of(person) => {
            // Three indexes, one after the other, are quicker than one OR over the whole table.
            conditions.push(
                "id IN (SELECT id FROM matches WHERE owner = ? UNION SELECT id FROM matches WHERE seat_one = ?
                    UNION SELECT id FROM matches WHERE seat_two = ?)"
                    .to_owned(),
            );
            values.extend(std::iter::repeat_n(Value::from(person.to_string()), 3));
        }
        Audience::Public => conditions.push("visibility = 'public'".to_owned()),
        Audience::Local => conditions.push("owner IS NULL".to_owned()),
    }
}

/// The results of single games that have ended, by level. A game that cannot be read counts for none.
pub(crate) fn results(connection: &Connection, audience: Audience) -> Result<LevelResults, StoreError> {
    let mut conditions =
        vec!["kind = 'game' AND phase = 'over' AND imported = 0 AND verdict IS NOT NULL".to_owned()];
    let mut values = Vec::new();
    of_audience(audience, &mut conditions, &mut values);
    let text = format!("SELECT setup, verdict FROM matches{}", filter(&conditions));
    let mut statement = connection.prepare(&text)?;
    let mut rows = statement.query(params_from_iter(&values))?;
    let mut found = LevelResults::new();
    while let Some(row) = rows.next()? {
        let (Ok(setup), Ok(verdict)) = (row.get::<_, String>(0), row.get::<_, String>(1)) else { continue };
        let (Ok(setup), Ok(verdict)) = (serde_json::from_str(&setup), serde_json::from_str(&verdict)) else {
            continue;
        };
        results::count(&mut found, &setup, &verdict);
    }
    Ok(found)
}

fn filter(conditions: &[String]) -> String {
    if conditions.is_empty() { String::new() } else { format!(" WHERE {}", conditions.join(" AND ")) }
}

pub(crate) fn summary(row: &Row<'_>) -> Result<Summary, StoreError> {
    let text = |column: &str| row.get::<_, String>(column);
    let count = |column: &str| row.get::<_, i64>(column);
    let name: String = text("id")?;
    let id: MatchId =
        name.parse().map_err(|_| StoreError::Database(Error::InvalidColumnName(name.clone()).into()))?;
    let wrong = |error: &dyn Display| unreadable(&id)(error.to_string());
    let setup: MatchSetup = parsed(&id, &text("setup")?)?;
    let kind: Kind = parsed(&id, &format!("\"{}\"", text("kind")?))?;
    let phase: Phase = parsed(&id, &format!("\"{}\"", text("phase")?))?;
    let verdict = row.get::<_, Option<String>>("verdict")?;
    Ok(Summary {
        version: u64::try_from(count("version")?).unwrap_or_default(),
        created: stamp(count("created")?),
        updated: stamp(count("updated")?),
        imported: row.get("imported")?,
        kind,
        phase,
        names: Names { one: row.get("name_one")?, two: row.get("name_two")? },
        players: setup.players,
        variation: setup.variation,
        game: row.get("game")?,
        black: if text("black")? == "two" { Player::Two } else { Player::One },
        ply: row.get("ply")?,
        position: text("position")?.parse().map_err(|error| wrong(&error))?,
        moves: squares(&text("moves")?).map_err(|error| wrong(&error))?,
        opening: row.get("opening")?,
        verdict: verdict.map(|verdict| parsed(&id, &verdict)).transpose()?,
        standing: parsed(&id, &text("standing")?)?,
        belonging: belonging(row)?,
        id,
    })
}

fn squares(text: &str) -> Result<Vec<Square>, <Square as std::str::FromStr>::Err> {
    let pairs = (0..text.len()).step_by(2).map(|at| text.get(at..at + 2).unwrap_or_default());
    pairs.map(str::parse).collect()
}
