//! The form of the file, and how it came about.
//!
//! Each entry takes the form before it to its own, and is never changed once it has been
//! released. The number of the last one that a file has seen is kept in the file.

use crate::error::OpenError;
use crate::place::private;
use rusqlite::{Connection, ErrorCode, TransactionBehavior};
use std::path::{Path, PathBuf};

/// Marks a file as ours: "OFLK".
const APPLICATION: i64 = 0x4f46_4c4b;

const MIGRATIONS: [&str; 4] = [
    // 1: matches with their summary, and their commands.
    "CREATE TABLE matches (
        id TEXT PRIMARY KEY,
        created INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        version INTEGER NOT NULL,
        imported INTEGER NOT NULL,
        kind TEXT NOT NULL,
        phase TEXT NOT NULL,
        name_one TEXT,
        name_two TEXT,
        setup TEXT NOT NULL,
        game INTEGER NOT NULL,
        black TEXT NOT NULL,
        ply INTEGER NOT NULL,
        position TEXT NOT NULL,
        moves TEXT NOT NULL,
        opening TEXT,
        verdict TEXT,
        standing TEXT NOT NULL,
        haystack TEXT NOT NULL
    );
    CREATE INDEX matches_by_update ON matches (updated, id);
    CREATE TABLE commands (
        match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        command TEXT NOT NULL,
        PRIMARY KEY (match_id, number)
    ) WITHOUT ROWID;",
    // 2: what learners have done, note by note.
    "CREATE TABLE notes (
        learner TEXT NOT NULL,
        number INTEGER NOT NULL,
        note TEXT NOT NULL,
        PRIMARY KEY (learner, number)
    ) WITHOUT ROWID;",
    // 3: positions judged by reviews, numbered by age.
    "CREATE TABLE judged (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        player INTEGER NOT NULL,
        opponent INTEGER NOT NULL,
        effort TEXT NOT NULL,
        version INTEGER NOT NULL,
        lines TEXT NOT NULL,
        UNIQUE (player, opponent, effort, version)
    );",
    // 4: records stay as they are. A finished game at the table can be put right while its
    // count is open, which only the match knows; its host sees to that.
    "CREATE TRIGGER records_stay BEFORE UPDATE ON matches
        WHEN OLD.imported OR (OLD.phase IN ('over', 'aborted') AND OLD.kind <> 'tabletop')
        BEGIN SELECT RAISE(ABORT, 'a finished or imported match does not change'); END;
    CREATE TRIGGER records_get_no_commands BEFORE INSERT ON commands
        WHEN EXISTS (SELECT 1 FROM matches WHERE id = NEW.match_id
            AND (imported OR (phase IN ('over', 'aborted') AND kind <> 'tabletop')))
        BEGIN SELECT RAISE(ABORT, 'a finished or imported match takes no commands'); END;
    CREATE TRIGGER commands_stay BEFORE UPDATE ON commands
        BEGIN SELECT RAISE(ABORT, 'an accepted command does not change'); END;
    CREATE TRIGGER commands_go_with_their_match BEFORE DELETE ON commands
        WHEN EXISTS (SELECT 1 FROM matches WHERE id = OLD.match_id)
        BEGIN SELECT RAISE(ABORT, 'an accepted command goes with its match alone'); END;",
];

/// The form this program writes.
const KNOWN: u32 = MIGRATIONS.len() as u32;

/// Looks whether a file is ours and whole, and brings it to today's form. Until it is
/// known to be ours nothing is written.
pub(crate) fn bring_up_to_date(connection: &mut Connection, path: &Path) -> Result<(), OpenError> {
    let refused = |error| refusal(path, error);
    let number = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let application = number("application_id").map_err(refused)?;
    let form = number("user_version").map_err(refused)?;
    let pages = number("page_count").map_err(refused)?;
    if application != APPLICATION && pages > 0 {
        return Err(OpenError::NotGames { path: path.to_owned() });
    }
    let form = u32::try_from(form).unwrap_or(u32::MAX);
    if form > KNOWN {
        return Err(OpenError::Newer { path: path.to_owned(), found: form, known: KNOWN });
    }
    check_whole(connection, path)?;
    if (1..KNOWN).contains(&form) {
        back_up(connection, path, form)?;
    }
    connection
        .pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))
        .map_err(|error| refusal(path, error))?;
    // A file of today's form is only looked at.
    if form == KNOWN { Ok(()) } else { migrate(connection).map_err(|error| refusal(path, error)) }
}

/// Copies a file of an older form beside itself, once, before anything is changed in it.
fn back_up(connection: &Connection, path: &Path, form: u32) -> Result<(), OpenError> {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".form-{form}"));
    let copy = PathBuf::from(name);
    if copy.exists() {
        return Ok(());
    }
    connection.execute("VACUUM INTO ?", [copy.to_string_lossy()]).map_err(|error| refusal(path, error))?;
    private(&copy);
    Ok(())
}

/// Reads through the file once; a few hundred megabytes take a second.
fn check_whole(connection: &Connection, path: &Path) -> Result<(), OpenError> {
    let found: String = connection
        .query_row("PRAGMA quick_check(1)", [], |row| row.get(0))
        .map_err(|error| refusal(path, error))?;
    if found == "ok" {
        return Ok(());
    }
    Err(OpenError::Damaged { path: path.to_owned(), detail: found })
}

fn migrate(connection: &mut Connection) -> rusqlite::Result<()> {
    let work = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Another process may have been first; what counts is what is there now.
    let done: i64 = work.pragma_query_value(None, "user_version", |row| row.get(0))?;
    for migration in MIGRATIONS.iter().skip(usize::try_from(done).unwrap_or(usize::MAX)) {
        work.execute_batch(migration)?;
    }
    work.pragma_update(None, "application_id", APPLICATION)?;
    work.pragma_update(None, "user_version", KNOWN)?;
    work.commit()
}

/// What an error on opening means for a person.
pub(crate) fn refusal(path: &Path, error: rusqlite::Error) -> OpenError {
    let path = path.to_owned();
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => OpenError::NotGames { path },
        Some(ErrorCode::DatabaseCorrupt) => OpenError::Damaged { path, detail: error.to_string() },
        _ => OpenError::Database { path, source: error.into() },
    }
}
