//! People: guests, accounts and bots, and what lets them in.
//!
//! Nobody is ever taken out of the table: the games of somebody who has gone stay with the
//! others who played them. What is left then is a number without a name.

use crate::read::stamp;
use crate::write::millis;
use crate::{Pending, Person, Stamp, Store, StoreError};
use outflank_accounts::passwords::PasswordHash;
use outflank_accounts::{Kind, Name, PrincipalId, Role, SecretHash};
use rusqlite::{Connection, OptionalExtension, Row, params};
use std::str::FromStr;

/// Somebody who wants a name and a password.
#[derive(Clone, Debug)]
pub struct Registration {
    /// The number of a guest who stays who they are, or a new one.
    pub id: PrincipalId,
    /// The name.
    pub name: Name,
    /// What is kept of the password.
    pub password: PasswordHash,
    /// What is kept of the codes to get in without it.
    pub recovery: Vec<SecretHash>,
    /// When.
    pub at: Stamp,
}

const COLUMNS: &str = "principals.id, kind, name, role, principals.created, principals.seen";

pub(crate) fn word<T: FromStr>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    row.get::<_, String>(column)?.parse().map_err(|_| {
        rusqlite::Error::FromSqlConversionFailure(
            column,
            rusqlite::types::Type::Text,
            "an unknown word".into(),
        )
    })
}

/// The columns of [`COLUMNS`], from the first on.
pub(crate) fn person(row: &Row<'_>) -> rusqlite::Result<Person> {
    Ok(Person {
        id: word(row, 0)?,
        kind: word(row, 1)?,
        name: row.get(2)?,
        role: word(row, 3)?,
        created: stamp(row.get(4)?),
        seen: stamp(row.get(5)?),
    })
}

impl Store {
    /// Somebody new without a name.
    pub fn add_guest(&self, id: PrincipalId, at: Stamp) -> Pending<()> {
        self.submit(move |connection| insert(connection, id, Kind::Guest, None, at))
    }

    /// Gives a guest, or somebody new, a name and a password. They stay who they are.
    pub fn register(&self, registration: Registration) -> Pending<()> {
        self.submit(move |connection| register(connection, &registration))
    }

    /// A program that plays under a name of its own.
    pub fn add_bot(&self, id: PrincipalId, name: &Name, at: Stamp) -> Pending<()> {
        let name = name.clone();
        self.submit(move |connection| insert(connection, id, Kind::Bot, Some(&name), at))
    }

    /// Somebody by their number.
    pub fn person(&self, id: PrincipalId) -> Result<Option<Person>, StoreError> {
        let text = format!("SELECT {COLUMNS} FROM principals WHERE id = ?");
        self.read(|connection| {
            Ok(connection.prepare_cached(&text)?.query_row([id.to_string()], person).optional()?)
        })
    }

    /// Somebody by their name, however it is written.
    pub fn person_named(&self, name: &Name) -> Result<Option<Person>, StoreError> {
        let text = format!("SELECT {COLUMNS} FROM principals WHERE folded = ?");
        self.read(|connection| {
            Ok(connection.prepare_cached(&text)?.query_row([name.folded()], person).optional()?)
        })
    }

    /// What is kept of somebody's password.
    pub fn password(&self, id: PrincipalId) -> Result<Option<PasswordHash>, StoreError> {
        self.read(|connection| {
            let found = connection
                .prepare_cached("SELECT hash FROM passwords WHERE principal = ?")?
                .query_row([id.to_string()], |row| word(row, 0))
                .optional()?;
            Ok(found)
        })
    }

    /// Another password for somebody. All their sessions end but the one that is kept.
    pub fn set_password(
        &self,
        id: PrincipalId,
        password: PasswordHash,
        keep: Option<SecretHash>,
        at: Stamp,
    ) -> Pending<()> {
        self.submit(move |connection| {
            set_password(connection, id, &password, at)?;
            end_sessions(connection, id, keep)
        })
    }

    /// The same password of somebody, hashed in another way.
    pub fn rehash_password(&self, id: PrincipalId, password: PasswordHash, at: Stamp) -> Pending<()> {
        self.submit(move |connection| set_password(connection, id, &password, at))
    }

    /// Other codes for somebody in place of those there were.
    pub fn set_recovery(&self, id: PrincipalId, codes: Vec<SecretHash>) -> Pending<()> {
        self.submit(move |connection| set_recovery(connection, id, &codes))
    }

    /// Uses a code up; whether it was one of theirs.
    pub fn use_recovery(&self, id: PrincipalId, code: SecretHash) -> Pending<bool> {
        self.submit(move |connection| {
            let used = connection
                .prepare_cached("DELETE FROM recovery_codes WHERE principal = ? AND hash = ?")?
                .execute(params![id.to_string(), code.0])?;
            Ok(used > 0)
        })
    }

    /// Trusts somebody with something else.
    pub fn set_role(&self, id: PrincipalId, role: Role) -> Pending<()> {
        self.submit(move |connection| {
            let changed = connection
                .prepare_cached("UPDATE principals SET role = ? WHERE id = ? AND kind = 'account'")?
                .execute(params![role.as_str(), id.to_string()])?;
            if changed == 0 { Err(StoreError::NobodyThere) } else { Ok(()) }
        })
    }

    /// Whether there is anybody who is trusted with this.
    pub fn has_role(&self, role: Role) -> Result<bool, StoreError> {
        self.read(|connection| {
            Ok(connection
                .prepare_cached("SELECT EXISTS (SELECT 1 FROM principals WHERE role = ?)")?
                .query_row([role.as_str()], |row| row.get(0))?)
        })
    }

    /// Forgets somebody: name, password, sessions, tokens, notes, ratings, and the matches that
    /// nobody else played. In the others they are a deleted player from then on.
    pub fn forget(&self, id: PrincipalId) -> Pending<()> {
        self.submit(move |connection| forget(connection, id))
    }
}

fn insert(
    connection: &Connection,
    id: PrincipalId,
    kind: Kind,
    name: Option<&Name>,
    at: Stamp,
) -> Result<(), StoreError> {
    let folded = name.map(Name::folded);
    free(connection, id, folded.as_deref())?;
    connection
        .prepare_cached(
            "INSERT INTO principals (id, kind, name, folded, role, created, seen)
             VALUES (?1, ?2, ?3, ?4, 'player', ?5, ?5)",
        )?
        .execute(params![id.to_string(), kind.as_str(), name.map(Name::as_str), folded, millis(at)])?;
    Ok(())
}

/// Whether nobody else has this name.
fn free(connection: &Connection, id: PrincipalId, folded: Option<&str>) -> Result<(), StoreError> {
    let taken: bool = connection
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM principals WHERE folded = ? AND id <> ?)")?
        .query_row(params![folded, id.to_string()], |row| row.get(0))?;
    if taken { Err(StoreError::NameTaken) } else { Ok(()) }
}

fn register(connection: &Connection, new: &Registration) -> Result<(), StoreError> {
    let folded = new.name.folded();
    let kind: Option<String> = connection
        .prepare_cached("SELECT kind FROM principals WHERE id = ?")?
        .query_row([new.id.to_string()], |row| row.get(0))
        .optional()?;
    match kind.as_deref() {
        None => insert(connection, new.id, Kind::Account, Some(&new.name), new.at)?,
        Some("guest") => {
            free(connection, new.id, Some(&folded))?;
            connection
                .prepare_cached("UPDATE principals SET kind = 'account', name = ?, folded = ? WHERE id = ?")?
                .execute(params![new.name.as_str(), folded, new.id.to_string()])?;
        }
        Some(_) => return Err(StoreError::NameTaken),
    }
    set_password(connection, new.id, &new.password, new.at)?;
    set_recovery(connection, new.id, &new.recovery)
}

fn set_password(
    connection: &Connection,
    id: PrincipalId,
    password: &PasswordHash,
    at: Stamp,
) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO passwords (principal, hash, changed) VALUES (?, ?, ?)
             ON CONFLICT (principal) DO UPDATE SET hash = excluded.hash, changed = excluded.changed",
        )?
        .execute(params![id.to_string(), password.to_string(), millis(at)])?;
    Ok(())
}

fn set_recovery(connection: &Connection, id: PrincipalId, codes: &[SecretHash]) -> Result<(), StoreError> {
    connection.prepare_cached("DELETE FROM recovery_codes WHERE principal = ?")?.execute([id.to_string()])?;
    let mut insert =
        connection.prepare_cached("INSERT INTO recovery_codes (principal, hash) VALUES (?, ?)")?;
    for code in codes {
        insert.execute(params![id.to_string(), code.0])?;
    }
    Ok(())
}

pub(crate) fn end_sessions(
    connection: &Connection,
    id: PrincipalId,
    keep: Option<SecretHash>,
) -> Result<(), StoreError> {
    connection
        .prepare_cached("DELETE FROM sessions WHERE principal = ? AND hash IS NOT ?")?
        .execute(params![id.to_string(), keep.map(|hash| hash.0)])?;
    Ok(())
}

fn forget(connection: &Connection, id: PrincipalId) -> Result<(), StoreError> {
    let me = id.to_string();
    for text in [
        "DELETE FROM matches WHERE owner = ?1
            AND coalesce(seat_one, ?1) = ?1 AND coalesce(seat_two, ?1) = ?1",
        "DELETE FROM sessions WHERE principal = ?1",
        "DELETE FROM tokens WHERE principal = ?1",
        "DELETE FROM passwords WHERE principal = ?1",
        "DELETE FROM recovery_codes WHERE principal = ?1",
        "DELETE FROM ratings WHERE principal = ?1",
        "DELETE FROM rating_events WHERE principal = ?1",
        "DELETE FROM notes WHERE learner = ?1",
        "DELETE FROM challenges WHERE maker = ?1",
    ] {
        connection.prepare_cached(text)?.execute([&me])?;
    }
    let gone = connection
        .prepare_cached(
            "UPDATE principals SET kind = 'deleted', name = NULL, folded = NULL, role = 'player', seen = created
             WHERE id = ?",
        )?
        .execute([&me])?;
    if gone == 0 { Err(StoreError::NobodyThere) } else { Ok(()) }
}
