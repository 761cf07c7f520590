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

const MIGRATIONS: [&str; 6] = [
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
    // 5: people: who they are, how they are let in, whose a match is, who gave a command, and
    // ratings. What has no owner belongs to whoever sits at this machine.
    "CREATE TABLE principals (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        name TEXT,
        folded TEXT UNIQUE,
        role TEXT NOT NULL,
        created INTEGER NOT NULL,
        seen INTEGER NOT NULL
    );
    CREATE TABLE passwords (
        principal TEXT PRIMARY KEY REFERENCES principals (id) ON DELETE CASCADE,
        hash TEXT NOT NULL,
        changed INTEGER NOT NULL
    );
    CREATE TABLE recovery_codes (
        principal TEXT NOT NULL REFERENCES principals (id) ON DELETE CASCADE,
        hash BLOB NOT NULL,
        PRIMARY KEY (principal, hash)
    );
    CREATE TABLE sessions (
        hash BLOB PRIMARY KEY,
        principal TEXT NOT NULL REFERENCES principals (id) ON DELETE CASCADE,
        created INTEGER NOT NULL,
        seen INTEGER NOT NULL,
        agent TEXT NOT NULL
    );
    CREATE INDEX sessions_by_principal ON sessions (principal);
    CREATE TABLE tokens (
        hash BLOB PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        principal TEXT NOT NULL REFERENCES principals (id) ON DELETE CASCADE,
        label TEXT NOT NULL,
        scopes TEXT NOT NULL,
        created INTEGER NOT NULL,
        seen INTEGER NOT NULL
    );
    CREATE INDEX tokens_by_principal ON tokens (principal);
    ALTER TABLE matches ADD COLUMN owner TEXT REFERENCES principals (id);
    ALTER TABLE matches ADD COLUMN seat_one TEXT REFERENCES principals (id);
    ALTER TABLE matches ADD COLUMN seat_two TEXT REFERENCES principals (id);
    ALTER TABLE matches ADD COLUMN visibility TEXT NOT NULL DEFAULT 'private';
    ALTER TABLE matches ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE matches ADD COLUMN rematch_of TEXT;
    CREATE INDEX matches_by_owner ON matches (owner, updated) WHERE owner IS NOT NULL;
    CREATE INDEX matches_by_seat_one ON matches (seat_one, updated) WHERE seat_one IS NOT NULL;
    CREATE INDEX matches_by_seat_two ON matches (seat_two, updated) WHERE seat_two IS NOT NULL;
    CREATE INDEX matches_by_rematch ON matches (rematch_of) WHERE rematch_of IS NOT NULL;
    ALTER TABLE commands ADD COLUMN author TEXT;
    ALTER TABLE commands ADD COLUMN idempotency_key TEXT;
    CREATE UNIQUE INDEX commands_by_key ON commands (match_id, idempotency_key)
        WHERE idempotency_key IS NOT NULL;
    CREATE TABLE ratings (
        principal TEXT NOT NULL REFERENCES principals (id) ON DELETE CASCADE,
        category TEXT NOT NULL,
        rating REAL NOT NULL,
        deviation REAL NOT NULL,
        volatility REAL NOT NULL,
        changed INTEGER NOT NULL,
        wins INTEGER NOT NULL,
        draws INTEGER NOT NULL,
        losses INTEGER NOT NULL,
        PRIMARY KEY (principal, category)
    ) WITHOUT ROWID;
    CREATE TABLE rating_events (
        match_id TEXT NOT NULL,
        game INTEGER NOT NULL,
        principal TEXT NOT NULL REFERENCES principals (id) ON DELETE CASCADE,
        category TEXT NOT NULL,
        opponent TEXT,
        score REAL NOT NULL,
        before REAL NOT NULL,
        rating REAL NOT NULL,
        deviation REAL NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (match_id, game, principal)
    ) WITHOUT ROWID;
    CREATE INDEX rating_events_by_principal ON rating_events (principal, category, at);
    CREATE TRIGGER rating_events_stay BEFORE UPDATE ON rating_events
        BEGIN SELECT RAISE(ABORT, 'a rated game does not change'); END;",
    // 6: challenges: a seat that whoever has the link may take. Without a maker it is an offer of
    // whoever sits at this machine.
    "CREATE TABLE challenges (
        id TEXT PRIMARY KEY,
        maker TEXT REFERENCES principals (id) ON DELETE CASCADE,
        terms TEXT NOT NULL,
        created INTEGER NOT NULL,
        expires INTEGER NOT NULL,
        state TEXT NOT NULL,
        taker TEXT,
        match_id TEXT
    );
    CREATE INDEX challenges_by_maker ON challenges (maker, expires);",
];

/// The form this program writes.
const KNOWN: u32 = MIGRATIONS.len() as u32;

/// Looks whether a file is ours and whole, and tells its form. Nothing is written.
pub(crate) fn form_of(connection: &Connection, path: &Path) -> Result<u32, OpenError> {
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
    Ok(form)
}

/// Brings a file to today's form. Until it is known to be ours nothing is written.
pub(crate) fn bring_up_to_date(connection: &mut Connection, path: &Path) -> Result<(), OpenError> {
    let form = form_of(connection, path)?;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Audience, Learner, MatchId, Query, Store};
    use outflank_learn::{Day, Note};

    /// A file as the program of this form left it, with a finished match in it.
    fn file_of_form(form: u32, path: &Path) -> MatchId {
        let connection = Connection::open(path).unwrap();
        for migration in &MIGRATIONS[..form as usize] {
            connection.execute_batch(migration).unwrap();
        }
        let id = MatchId::random();
        let setup = r#"{"version":1,"players":{"one":{"seat":"person"},"two":{"seat":"person"}},"turning":{"by":"itself"},"start":{"from":"even"},"starter":"one","colors":{"rule":"by_starter"},"series":{"goal":{"games":1},"next_starter":"same"},"clock":null,"customs":{"take_backs":"free","pauses":true},"variation":null}"#;
        let standing = r#"{"games":1,"wins":{"one":0,"two":1},"points":{"one":0,"two":64},"draws":0,"outcome":{"kind":"won","player":"two"},"next_starter":null}"#;
        let position = "---------------------------OX------XO--------------------------- X";
        connection
            .execute(
                "INSERT INTO matches (id, created, updated, version, imported, kind, phase, name_one, setup,
                    game, black, ply, position, moves, standing, haystack)
                 VALUES (?, 7, 8, 2, 0, 'game', 'playing', 'Ana', ?, 1, 'one', 0, ?, '', ?, 'ana')",
                (id.as_str(), setup, position, standing),
            )
            .unwrap();
        let commands = [r#"{"at":0,"order":"begin"}"#, r#"{"at":9,"order":"resign","player":"one"}"#];
        for (number, command) in (0_i64..).zip(commands) {
            connection
                .execute(
                    "INSERT INTO commands (match_id, number, command) VALUES (?, ?, ?)",
                    (id.as_str(), number, command),
                )
                .unwrap();
        }
        connection.execute("UPDATE matches SET phase = 'over'", []).unwrap();
        connection.pragma_update(None, "application_id", APPLICATION).unwrap();
        connection.pragma_update(None, "user_version", form).unwrap();
        id
    }

    /// Tables, indexes and triggers by name.
    fn schema(path: &Path) -> Vec<(String, Option<String>)> {
        let connection = Connection::open(path).unwrap();
        let mut statement = connection.prepare("SELECT name, sql FROM sqlite_master ORDER BY name").unwrap();
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
        rows.collect::<Result<_, _>>().unwrap()
    }

    fn form(path: &Path) -> u32 {
        let connection = Connection::open(path).unwrap();
        connection.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap()
    }

    #[test]
    fn a_file_of_any_older_form_is_copied_brought_up_to_date_and_goes_on() {
        let directory = tempfile::tempdir().unwrap();
        let new = directory.path().join("new.db");
        drop(Store::open(&new).unwrap());
        for older in 1..KNOWN {
            let path = directory.path().join(format!("{older}.db"));
            let id = file_of_form(older, &path);
            let store = Store::open(&path).unwrap();
            let copy = directory.path().join(format!("{older}.db.form-{older}"));
            assert_eq!((form(&copy), form(&path)), (older, KNOWN));
            assert_eq!(schema(&path), schema(&new), "form {older}");
            let stored = store.load(&id).unwrap();
            assert_eq!((stored.names.one.as_deref(), stored.game.log().len()), (Some("Ana"), 2));
            assert_eq!(stored.belonging, crate::Belonging::default(), "it belongs to whoever sits here");
            let query = Query { audience: Audience::Local, ..Query::default() };
            assert_eq!(store.list(&query).unwrap().matches[0].id, id);
            store.note(&Learner::here(), &[Note::Daily { day: Day(1) }]).wait().unwrap();
            assert_eq!(store.progress(&Learner::here()).unwrap().daily.length(Day(1)), 1);
        }
    }
}
