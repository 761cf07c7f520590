//! The form of the library's file.

use crate::error::OpenError;
use crate::migrations::refusal;
use rusqlite::{Connection, TransactionBehavior};
use std::path::Path;

/// Marks a file as a library: "OFLL".
const APPLICATION: i64 = 0x4f46_4c4c;

/// Each entry takes the form before it to its own.
const MIGRATIONS: [&str; 1] = [
    // 1: games with the names they share, and the index of their positions.
    "CREATE TABLE collections (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
    CREATE TABLE players (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        folded TEXT NOT NULL,
        games INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE events (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, folded TEXT NOT NULL);
    CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        digest INTEGER NOT NULL,
        collection INTEGER NOT NULL,
        black INTEGER,
        white INTEGER,
        event INTEGER,
        year INTEGER,
        result INTEGER,
        perfect INTEGER,
        round TEXT,
        date TEXT,
        start TEXT,
        moves BLOB NOT NULL,
        record TEXT
    );
    CREATE UNIQUE INDEX games_by_digest ON games (digest);
    CREATE INDEX games_by_black ON games (black) WHERE black IS NOT NULL;
    CREATE INDEX games_by_white ON games (white) WHERE white IS NOT NULL;
    CREATE TRIGGER games_stay BEFORE UPDATE ON games
        BEGIN SELECT RAISE(ABORT, 'a game of the library does not change'); END;
    -- A part of the index: the games from first to last. Their numbers in no other part.
    CREATE TABLE segments (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        first INTEGER NOT NULL,
        last INTEGER NOT NULL,
        entries INTEGER NOT NULL,
        bits INTEGER NOT NULL,
        bytes INTEGER NOT NULL
    );
    -- place: the segment in the highest bits, then the number of the bucket.
    CREATE TABLE buckets (place INTEGER PRIMARY KEY, groups BLOB NOT NULL);
    CREATE TABLE popular (
        segment INTEGER NOT NULL,
        key INTEGER NOT NULL,
        sums BLOB NOT NULL,
        PRIMARY KEY (segment, key)
    ) WITHOUT ROWID;
    -- The games of popular positions, in parts, each under its first game.
    CREATE TABLE postings (
        key INTEGER NOT NULL,
        first INTEGER NOT NULL,
        games BLOB NOT NULL,
        PRIMARY KEY (key, first)
    ) WITHOUT ROWID;",
];

const KNOWN: u32 = MIGRATIONS.len() as u32;

/// Looks whether a file is a library of ours and brings it to today's form. Until it is known to be
/// ours nothing is written. It is not read through: that would take longer than an answer.
pub(super) fn bring_up_to_date(connection: &mut Connection, path: &Path) -> Result<(), OpenError> {
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
    if pages == 0 {
        // A bucket is read in one page.
        connection.pragma_update(None, "page_size", 8192).map_err(refused)?;
    }
    connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(())).map_err(refused)?;
    if form == KNOWN { Ok(()) } else { migrate(connection).map_err(refused) }
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
