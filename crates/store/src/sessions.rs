//! What lets somebody in: sessions of browsers, tokens of programs.
//!
//! Of the secret itself only a hash is kept. What has not been used for long, or is old, lets
//! nobody in any more and is taken out now and then.

use crate::people::{end_sessions, person};
use crate::read::stamp;
use crate::write::millis;
use crate::{Pending, Person, Session, Stamp, Store, StoreError, Token};
use outflank_accounts::{Kind, PrincipalId, Scopes, SecretHash};
use rusqlite::{Connection, OptionalExtension, params};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// How long a session lasts without being used, and at most. A guest has nothing but the cookie, which
/// a browser keeps for 400 days.
const fn lifetimes(kind: Kind) -> (u64, u64) {
    match kind {
        Kind::Guest => (400 * DAY, u64::MAX),
        Kind::Account | Kind::Bot | Kind::Deleted => (30 * DAY, 180 * DAY),
    }
}

impl Store {
    /// Lets somebody in from now on who shows this secret.
    pub fn open_session(&self, hash: SecretHash, id: PrincipalId, agent: &str, at: Stamp) -> Pending<()> {
        let agent: String = agent.chars().filter(|sign| !sign.is_control()).take(120).collect();
        self.submit(move |connection| {
            connection
                .prepare_cached(
                    "INSERT INTO sessions (hash, principal, created, seen, agent) VALUES (?1, ?2, ?3, ?3, ?4)",
                )?
                .execute(params![hash.0, id.to_string(), millis(at), agent])?;
            Ok(())
        })
    }

    /// Who shows this secret now, and when it was seen last.
    pub fn session(&self, hash: SecretHash, now: Stamp) -> Result<Option<(Person, Stamp)>, StoreError> {
        let found = self.read(|connection| {
            Ok(connection
                .prepare_cached(
                    "SELECT principals.id, kind, name, role, principals.created, principals.seen,
                        sessions.created, sessions.seen
                     FROM sessions JOIN principals ON principals.id = sessions.principal WHERE hash = ?",
                )?
                .query_row(params![hash.0], |row| Ok((person(row)?, stamp(row.get(6)?), stamp(row.get(7)?))))
                .optional()?)
        })?;
        Ok(found.and_then(|(person, created, seen)| {
            let (idle, most) = lifetimes(person.kind);
            let age = |since: Stamp| now.as_millis().saturating_sub(since.as_millis());
            (age(seen) < idle && age(created) < most).then_some((person, seen))
        }))
    }

    /// Notes that somebody was here with this secret. Once in some minutes is enough.
    pub fn seen(&self, hash: SecretHash, id: PrincipalId, at: Stamp) -> Pending<()> {
        self.submit(move |connection| {
            for text in [
                "UPDATE sessions SET seen = ?1 WHERE hash = ?2",
                "UPDATE tokens SET seen = ?1 WHERE hash = ?2",
            ] {
                connection.prepare_cached(text)?.execute(params![millis(at), hash.0])?;
            }
            connection
                .prepare_cached("UPDATE principals SET seen = max(seen, ?) WHERE id = ?")?
                .execute(params![millis(at), id.to_string()])?;
            Ok(())
        })
    }

    /// The sessions of somebody, the latest first.
    pub fn sessions(&self, id: PrincipalId) -> Result<Vec<Session>, StoreError> {
        self.read(|connection| {
            let mut statement = connection.prepare_cached(
                "SELECT hash, created, seen, agent FROM sessions WHERE principal = ? ORDER BY seen DESC",
            )?;
            let rows = statement.query_map([id.to_string()], |row| {
                Ok(Session {
                    hash: SecretHash(row.get(0)?),
                    created: stamp(row.get(1)?),
                    seen: stamp(row.get(2)?),
                    agent: row.get(3)?,
                })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    /// Ends one session.
    pub fn end_session(&self, hash: SecretHash) -> Pending<()> {
        self.submit(move |connection| {
            connection.prepare_cached("DELETE FROM sessions WHERE hash = ?")?.execute(params![hash.0])?;
            Ok(())
        })
    }

    /// Ends all sessions of somebody but one.
    pub fn end_sessions(&self, id: PrincipalId, keep: Option<SecretHash>) -> Pending<()> {
        self.submit(move |connection| end_sessions(connection, id, keep))
    }

    /// Takes out the sessions that let nobody in any more, and guests who never played and have
    /// no session left.
    pub fn tidy_sessions(&self, now: Stamp) -> Pending<()> {
        self.submit(move |connection| tidy(connection, now))
    }

    /// Lets a program in that shows this secret.
    pub fn add_token(&self, hash: SecretHash, owner: PrincipalId, token: Token) -> Pending<()> {
        self.submit(move |connection| {
            connection
                .prepare_cached(
                    "INSERT INTO tokens (hash, id, principal, label, scopes, created, seen)
                     VALUES (?, ?, ?, ?, ?, ?, ?)",
                )?
                .execute(params![
                    hash.0,
                    token.id,
                    owner.to_string(),
                    token.label,
                    token.scopes.to_string(),
                    millis(token.created),
                    millis(token.seen),
                ])?;
            Ok(())
        })
    }

    /// For whom a program shows this secret, and what it may do.
    pub fn token(&self, hash: SecretHash) -> Result<Option<(Person, Scopes)>, StoreError> {
        self.read(|connection| {
            Ok(connection
                .prepare_cached(
                    "SELECT principals.id, kind, name, role, principals.created, principals.seen, scopes
                     FROM tokens JOIN principals ON principals.id = tokens.principal WHERE hash = ?",
                )?
                .query_row(params![hash.0], |row| Ok((person(row)?, scopes(&row.get::<_, String>(6)?))))
                .optional()?)
        })
    }

    /// The tokens of somebody, the latest first.
    pub fn tokens(&self, id: PrincipalId) -> Result<Vec<Token>, StoreError> {
        self.read(|connection| {
            let mut statement = connection.prepare_cached(
                "SELECT id, label, scopes, created, seen FROM tokens WHERE principal = ?
                 ORDER BY created DESC, id",
            )?;
            let rows = statement.query_map([id.to_string()], |row| {
                Ok(Token {
                    id: row.get(0)?,
                    label: row.get(1)?,
                    scopes: scopes(&row.get::<_, String>(2)?),
                    created: stamp(row.get(3)?),
                    seen: stamp(row.get(4)?),
                })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    /// Takes a token of somebody away; whether it was theirs.
    pub fn remove_token(&self, owner: PrincipalId, token: &str) -> Pending<bool> {
        let token = token.to_owned();
        self.submit(move |connection| {
            let removed = connection
                .prepare_cached("DELETE FROM tokens WHERE principal = ? AND id = ?")?
                .execute(params![owner.to_string(), token])?;
            Ok(removed > 0)
        })
    }
}

/// What a later program calls a scope is none of ours.
fn scopes(text: &str) -> Scopes {
    text.split(' ').filter_map(|word| word.parse().ok()).collect()
}

fn tidy(connection: &Connection, now: Stamp) -> Result<(), StoreError> {
    for kind in Kind::ALL {
        let (idle, most) = lifetimes(*kind);
        let before = |age: u64| millis(Stamp::from_millis(now.as_millis().saturating_sub(age)));
        connection
            .prepare_cached(
                "DELETE FROM sessions WHERE (seen <= ?1 OR created <= ?2)
                    AND principal IN (SELECT id FROM principals WHERE kind = ?3)",
            )?
            .execute(params![before(idle), before(most) - i64::from(most == u64::MAX), kind.as_str()])?;
    }
    connection
        .prepare_cached(
            "DELETE FROM principals WHERE kind = 'guest'
                AND NOT EXISTS (SELECT 1 FROM sessions WHERE principal = principals.id)
                AND NOT EXISTS (SELECT 1 FROM matches WHERE owner = principals.id)
                AND NOT EXISTS (SELECT 1 FROM matches WHERE seat_one = principals.id)
                AND NOT EXISTS (SELECT 1 FROM matches WHERE seat_two = principals.id)",
        )?
        .execute([])?;
    Ok(())
}
