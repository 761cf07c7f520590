//! What is written, statement by statement.

use crate::digest::{Digest, haystack};
use crate::ratings::rate;
use crate::store::{Append, NewMatch};
use crate::summary::Kind;
use crate::{Belonging, MatchId, Names, RatedGame, Stamp, StoreError};
use outflank_play::Variation;
use outflank_play::{Command, Match};
use rusqlite::{Connection, OptionalExtension, named_params, params};
use serde::Serialize;

/// A value of ours as the text of a column.
pub(crate) fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("values of a match have no maps with odd keys and always serialise")
}

/// The word of an enum without data, as a column holds it.
pub(crate) fn word<T: Serialize>(value: &T) -> String {
    json(value).trim_matches('"').to_owned()
}

/// Counts as the database has them.
fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

pub(crate) fn millis(stamp: Stamp) -> i64 {
    i64::try_from(stamp.as_millis()).unwrap_or(i64::MAX)
}

/// A whole match, ready to be inserted.
pub(crate) struct Row {
    pub(crate) id: MatchId,
    pub(crate) created: Stamp,
    names: Names,
    kind: Kind,
    setup: String,
    belonging: Belonging,
    commands: Vec<Logged>,
    changing: Changing,
}

/// A command and where it came from.
pub(crate) struct Logged {
    pub(crate) command: String,
    /// Who gave it, where that is somebody with a number.
    pub(crate) author: Option<String>,
    /// What its sender calls it, so that it is carried out once.
    pub(crate) key: Option<String>,
}

/// The columns that every command changes.
struct Changing {
    updated: Stamp,
    imported: bool,
    version: i64,
    digest: Digest,
    opening: Option<String>,
    variation: Option<Variation>,
}

impl Changing {
    fn of(game: &Match, opening: Option<&str>, at: Stamp) -> Changing {
        Changing {
            updated: at,
            // Nothing is ever appended to an imported match.
            imported: false,
            version: number(game.log().len()),
            digest: Digest::of(game),
            opening: opening.map(str::to_owned),
            variation: game.setup().variation,
        }
    }

    fn haystack(&self, id: &MatchId, names: &Names) -> String {
        haystack(id, names, self.variation, self.opening.as_deref(), &self.digest.moves)
    }

    /// Writes them over those of the match, whose version is `before`.
    fn update(&self, connection: &Connection, id: &MatchId, names: &Names) -> Result<(), StoreError> {
        let digest = &self.digest;
        connection
            .prepare_cached(
                "UPDATE matches SET updated = :updated, imported = :imported, version = :version, phase = :phase, game = :game,
                    black = :black, ply = :ply, position = :position, moves = :moves, opening = :opening,
                    verdict = :verdict, standing = :standing, haystack = :haystack
                 WHERE id = :id",
            )?
            .execute(named_params! {
                ":updated": millis(self.updated),
                ":imported": self.imported,
                ":version": self.version,
                ":phase": word(&digest.phase),
                ":game": digest.game,
                ":black": player_word(digest.black),
                ":ply": digest.ply,
                ":position": digest.position.to_string(),
                ":moves": digest.moves,
                ":opening": self.opening,
                ":verdict": digest.verdict.as_ref().map(json),
                ":standing": json(&digest.standing),
                ":haystack": self.haystack(id, names),
                ":id": id.as_str(),
            })?;
        Ok(())
    }
}

pub(crate) const fn player_word(player: outflank_play::Player) -> &'static str {
    match player {
        outflank_play::Player::One => "one",
        outflank_play::Player::Two => "two",
    }
}

impl Row {
    pub(crate) fn of(new: &NewMatch<'_>) -> Row {
        let setup = new.game.setup();
        Row {
            id: new.id.clone(),
            created: new.at,
            names: new.names.clone(),
            kind: Kind::of(setup),
            setup: json(setup),
            belonging: new.belonging.clone(),
            commands: logged(new.game.log()),
            changing: Changing { imported: new.imported, ..Changing::of(new.game, new.opening, new.at) },
        }
    }

    /// The commands go in before the match is said to be over or imported: from then on it is
    /// a record, and the file itself refuses to change it.
    pub(crate) fn insert(&self, connection: &Connection) -> Result<MatchId, StoreError> {
        connection
            .prepare_cached(
                "INSERT INTO matches (id, created, updated, version, imported, kind, phase, name_one, name_two,
                    setup, owner, seat_one, seat_two, visibility, rated, rematch_of,
                    game, black, ply, position, moves, standing, haystack)
                 VALUES (?, ?, 0, 0, 0, ?, '', ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, '', 0, '', '', '', '')",
            )?
            .execute(params![
                self.id.as_str(),
                millis(self.created),
                word(&self.kind),
                self.names.one,
                self.names.two,
                self.setup,
                self.belonging.owner.map(|id| id.to_string()),
                self.belonging.seats.one.map(|id| id.to_string()),
                self.belonging.seats.two.map(|id| id.to_string()),
                self.belonging.visibility.word(),
                self.belonging.rated,
                self.belonging.rematch_of.as_ref().map(MatchId::as_str),
            ])?;
        insert_commands(connection, &self.id, 0, &self.commands)?;
        self.changing.update(connection, &self.id, &self.names)?;
        Ok(self.id.clone())
    }
}

/// Commands numbered from the version they follow.
fn insert_commands(
    connection: &Connection,
    id: &MatchId,
    before: usize,
    commands: &[Logged],
) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO commands (match_id, number, command, author, idempotency_key) VALUES (?, ?, ?, ?, ?)",
    )?;
    for (index, Logged { command, author, key }) in commands.iter().enumerate() {
        insert.execute(params![id.as_str(), number(before + index), command, author, key])?;
    }
    Ok(())
}

/// Commands of which it is not known who gave them.
fn logged(commands: &[Command]) -> Vec<Logged> {
    commands.iter().map(|command| Logged { command: json(command), author: None, key: None }).collect()
}

/// Commands to be appended.
pub(crate) struct Update {
    id: MatchId,
    before: usize,
    logged: Vec<Logged>,
    rated: Vec<RatedGame>,
    changing: Changing,
}

impl Update {
    /// The order itself comes last among the commands; those before it are the clock's.
    pub(crate) fn of(append: &Append<'_>) -> Update {
        let &Append { id, logged: commands, game, opening, at, .. } = append;
        let mut logged = logged(commands);
        if let Some(last) = logged.last_mut() {
            last.author = append.author.map(|author| author.to_string());
            last.key = append.key.map(str::to_owned);
        }
        Update {
            id: id.clone(),
            before: game.log().len().saturating_sub(commands.len()),
            logged,
            rated: append.rated.to_vec(),
            changing: Changing::of(game, opening, at),
        }
    }

    pub(crate) fn carry_out(&self, connection: &Connection) -> Result<(), StoreError> {
        let (found, names) = version_and_names(connection, &self.id)?;
        if found != number(self.before) {
            return Err(StoreError::Conflict {
                id: self.id.clone(),
                expected: self.before as u64,
                found: u64::try_from(found).unwrap_or_default(),
            });
        }
        insert_commands(connection, &self.id, self.before, &self.logged)?;
        for game in &self.rated {
            rate(connection, &self.id, game, self.changing.updated)?;
        }
        self.changing.update(connection, &self.id, &names)
    }
}

fn version_and_names(connection: &Connection, id: &MatchId) -> Result<(i64, Names), StoreError> {
    connection
        .prepare_cached("SELECT version, name_one, name_two FROM matches WHERE id = ?")?
        .query_row([id.as_str()], |row| Ok((row.get(0)?, Names { one: row.get(1)?, two: row.get(2)? })))
        .optional()?
        .ok_or_else(|| StoreError::NotFound(id.clone()))
}

pub(crate) fn rename(connection: &Connection, id: &MatchId, names: &Names) -> Result<(), StoreError> {
    let found = connection
        .prepare_cached("SELECT setup, opening, moves FROM matches WHERE id = ?")?
        .query_row([id.as_str()], |row| {
            Ok((row.get::<_, String>(0)?, row.get::<_, Option<String>>(1)?, row.get::<_, String>(2)?))
        })
        .optional()?;
    let Some((setup, opening, moves)) = found else { return Err(StoreError::NotFound(id.clone())) };
    let setup: outflank_play::MatchSetup = serde_json::from_str(&setup)
        .map_err(|error| StoreError::Unreadable { id: id.clone(), detail: error.to_string() })?;
    let haystack = haystack(id, names, setup.variation, opening.as_deref(), &moves);
    connection
        .prepare_cached("UPDATE matches SET name_one = ?, name_two = ?, haystack = ? WHERE id = ?")?
        .execute(params![names.one, names.two, haystack, id.as_str()])?;
    Ok(())
}

pub(crate) fn delete(connection: &Connection, id: &MatchId) -> Result<(), StoreError> {
    // The commands go with it.
    let deleted = connection.prepare_cached("DELETE FROM matches WHERE id = ?")?.execute([id.as_str()])?;
    if deleted == 0 { Err(StoreError::NotFound(id.clone())) } else { Ok(()) }
}
