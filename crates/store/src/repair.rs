//! Looking through a file for what cannot be read, and what to do about it.
//!
//! A match is its log. What lists show of it follows from the log and can be written anew; a
//! log that makes no match, or a note that is none, can only be taken out, and be kept
//! elsewhere as the text it is.

use crate::read::{self, lossy};
use crate::write::{self, Row};
use crate::{Checked, Entry, Fault, MatchId, NewMatch, Pending, Store, StoreError};
use outflank_learn::Note;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension, params};
use serde_json::{Map, Value, json};

impl Store {
    /// Reads every match and every note. Reads from the disk on the caller's thread.
    pub fn check(&self) -> Result<Checked, StoreError> {
        self.read_all(check)
    }

    /// Writes anew what lists show of a match, from its log. The log stays as it is.
    pub fn mend(&self, id: &MatchId) -> Pending<()> {
        let id = id.clone();
        self.submit(move |connection| mend(connection, &id))
    }

    /// All that the file has of an entry, to be kept elsewhere; none if it is not there any more.
    pub fn raw(&self, entry: &Entry) -> Result<Option<Value>, StoreError> {
        self.read(|connection| raw(connection, entry))
    }

    /// Writes anew all lines of lists that can be, and says how many.
    pub fn mend_all(&self, found: &Checked) -> Result<usize, StoreError> {
        let mut mended = 0;
        for fault in &found.faults {
            if let Entry::Summary(id) = &fault.entry {
                self.mend(id).wait()?;
                mended += 1;
            }
        }
        Ok(mended)
    }

    /// All that the file has of entries, each as JSON on a line.
    pub fn raw_lines(&self, entries: &[Entry]) -> Result<String, StoreError> {
        let mut lines = String::new();
        for entry in entries {
            if let Some(raw) = self.raw(entry)? {
                lines += &format!("{raw}\n");
            }
        }
        Ok(lines)
    }

    /// Takes entries out for good, all or none.
    pub fn take_out(&self, entries: &[Entry]) -> Pending<()> {
        let entries = entries.to_vec();
        self.submit(move |connection| entries.iter().try_for_each(|entry| take_out(connection, entry)))
    }
}

fn check(connection: &Connection) -> Result<Checked, StoreError> {
    // One moment of the file, whatever others write meanwhile.
    let moment = connection.unchecked_transaction()?;
    let mut found = Checked::default();
    let mut statement = moment.prepare(&format!("SELECT rowid AS place, {} FROM matches", read::COLUMNS))?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        found.matches += 1;
        let (id, place) = (lossy(row.get_ref("id")?), row.get("place")?);
        let broken = |detail| Fault { entry: Entry::Match { id: id.clone(), row: place }, detail };
        let Ok(name) = id.parse::<MatchId>() else {
            found.faults.push(broken("it has no proper name".to_owned()));
            continue;
        };
        if let Err(error) = read::stored(&moment, &name) {
            found.faults.push(broken(error.to_string()));
        } else if let Err(error) = read::summary(row) {
            found.faults.push(Fault { entry: Entry::Summary(name), detail: error.to_string() });
        }
    }
    let mut statement = moment.prepare("SELECT learner, number, note FROM notes")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        found.notes += 1;
        if let Err(error) = serde_json::from_str::<Note>(&lossy(row.get_ref(2)?)) {
            let entry = Entry::Note { learner: lossy(row.get_ref(0)?), number: row.get(1)? };
            found.faults.push(Fault { entry, detail: error.to_string() });
        }
    }
    Ok(found)
}

fn mend(connection: &Connection, id: &MatchId) -> Result<(), StoreError> {
    let stored = read::stored(connection, id)?;
    let opening = connection
        .query_row("SELECT opening FROM matches WHERE id = ?", [id.as_str()], |row| row.get(0))
        .unwrap_or(None::<String>);
    let new = NewMatch {
        id: id.clone(),
        game: &stored.game,
        names: stored.names,
        imported: stored.imported,
        belonging: stored.belonging,
        opening: opening.as_deref(),
        at: stored.updated,
    };
    let mut row = Row::of(&new);
    row.created = stored.created;
    // A record cannot be changed: it is put in again, with the same log.
    write::delete(connection, id)?;
    row.insert(connection).map(drop)
}

fn raw(connection: &Connection, entry: &Entry) -> Result<Option<Value>, StoreError> {
    match entry {
        Entry::Match { row, .. } => raw_match(connection, "rowid = ?", row),
        Entry::Summary(id) => raw_match(connection, "id = ?", &id.as_str()),
        Entry::Note { learner, number } => {
            one(connection, "SELECT * FROM notes WHERE learner = ? AND number = ?", params![learner, number])
        }
    }
}

fn raw_match(
    connection: &Connection,
    condition: &str,
    value: &dyn rusqlite::ToSql,
) -> Result<Option<Value>, StoreError> {
    let columns = one(connection, &format!("SELECT * FROM matches WHERE {condition}"), [value])?;
    let text = format!(
        "SELECT number, command FROM commands
         WHERE match_id = (SELECT id FROM matches WHERE {condition}) ORDER BY number"
    );
    let mut statement = connection.prepare(&text)?;
    let mut rows = statement.query([value])?;
    let mut commands = Vec::new();
    while let Some(row) = rows.next()? {
        commands.push(json!({"number": plain(row.get_ref(0)?), "command": plain(row.get_ref(1)?)}));
    }
    Ok(columns.map(|columns| json!({"match": columns, "commands": commands})))
}

/// The columns of the only row of an answer.
fn one(
    connection: &Connection,
    text: &str,
    values: impl rusqlite::Params,
) -> Result<Option<Value>, StoreError> {
    let mut statement = connection.prepare(text)?;
    let names: Vec<String> = statement.column_names().map(str::to_owned).collect();
    let found = statement.query_row(values, |row| {
        let columns = names.iter().enumerate();
        columns
            .map(|(index, name)| Ok((name.clone(), plain(row.get_ref(index)?))))
            .collect::<rusqlite::Result<Map<_, _>>>()
    });
    Ok(found.optional()?.map(Value::Object))
}

/// A value of the database as JSON.
fn plain(value: ValueRef<'_>) -> Value {
    match value {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) => number.into(),
        ValueRef::Real(number) => number.into(),
        ValueRef::Text(_) => lossy(value).into(),
        ValueRef::Blob(bytes) => json!({"bytes": bytes}),
    }
}

fn take_out(connection: &Connection, entry: &Entry) -> Result<(), StoreError> {
    match entry {
        Entry::Match { row, .. } => connection.execute("DELETE FROM matches WHERE rowid = ?", [row])?,
        Entry::Summary(id) => connection.execute("DELETE FROM matches WHERE id = ?", [id.as_str()])?,
        Entry::Note { learner, number } => connection
            .execute("DELETE FROM notes WHERE learner = ? AND number = ?", params![learner, number])?,
    };
    Ok(())
}
