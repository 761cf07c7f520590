//! Finished and imported matches are records: the file itself refuses to change them.

use outflank_play::{Match, MatchSetup, Moment, Order, Player, Seat};
use outflank_store::{Append, MatchId, Names, NewMatch, Query, Stamp, Store};
use rusqlite::Connection;
use rusqlite::types::Value;
use std::path::{Path, PathBuf};

fn resigned() -> Match {
    let mut game = Match::new(MatchSetup::new(Seat::Person, Seat::Person)).unwrap();
    game.apply(Order::Begin.at(Moment::ORIGIN)).unwrap();
    game.apply(Order::Resign { player: Player::One }.at(Moment::ORIGIN)).unwrap();
    game
}

fn begun() -> Match {
    let mut game = Match::new(MatchSetup::new(Seat::Person, Seat::Person)).unwrap();
    game.apply(Order::Begin.at(Moment::ORIGIN)).unwrap();
    game
}

/// Every value of every row.
fn dump(path: &Path) -> Vec<Vec<Value>> {
    let connection = Connection::open(path).unwrap();
    let mut all = Vec::new();
    for query in ["SELECT * FROM matches ORDER BY id", "SELECT * FROM commands ORDER BY match_id, number"] {
        let mut statement = connection.prepare(query).unwrap();
        let columns = statement.column_count();
        let rows = statement.query_map([], |row| (0..columns).map(|column| row.get(column)).collect());
        all.extend(rows.unwrap().map(Result::unwrap));
    }
    all
}

struct Here {
    path: PathBuf,
    store: Store,
    records: [MatchId; 2],
    _directory: tempfile::TempDir,
}

/// A match that is over, and an imported one that is not.
fn here() -> Here {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("games.db");
    let store = Store::open(&path).unwrap();
    let over = store.create(&NewMatch::of(&resigned(), Stamp::now())).wait().unwrap();
    let unfinished = begun();
    let import = NewMatch { imported: true, ..NewMatch::of(&unfinished, Stamp::now()) };
    let records = [over, store.create(&import).wait().unwrap()];
    Here { path, store, records, _directory: directory }
}

#[test]
fn a_record_takes_no_command_no_name_and_no_statement() {
    let Here { path, store, records, _directory } = here();
    let before = dump(&path);
    assert_eq!(before.len(), 2 + 2 + 1, "two matches and their commands");
    for (id, mut game) in records.iter().zip([resigned(), begun()]) {
        assert!(store.load(id).is_ok());
        // What another program, or an older one, might send.
        let logged = game.submit(Order::Begin.at(Moment::ORIGIN)).logged;
        store
            .append(&Append { opening: Some("Tiger"), ..Append::new(id, &logged, &game, Stamp::now()) })
            .wait()
            .unwrap_err();
        store.rename(id, Names { one: Some("Ana".to_owned()), two: None }).wait().unwrap_err();
    }
    let other = Connection::open(&path).unwrap();
    for statement in [
        "UPDATE matches SET moves = ''",
        "UPDATE matches SET imported = 0, phase = 'playing'",
        "UPDATE commands SET command = '{}'",
        "DELETE FROM commands",
        "INSERT INTO commands SELECT id, 99, '{}' FROM matches",
    ] {
        other.execute(statement, []).unwrap_err();
    }
    drop(other);
    assert_eq!(dump(&path), before);
}

#[test]
fn a_record_can_be_deleted_with_its_commands() {
    let Here { path, store, records, _directory } = here();
    for id in &records {
        store.delete(id).wait().unwrap();
    }
    assert!(dump(&path).is_empty());
}

#[test]
fn a_match_that_cannot_be_read_hides_no_other_and_can_be_deleted() {
    let Here { path, store, records, _directory } = here();
    let bad = store.create(&NewMatch::of(&begun(), Stamp::now())).wait().unwrap();
    Connection::open(&path)
        .unwrap()
        .execute("UPDATE matches SET setup = '{\"from\":\"another time\"}' WHERE id = ?", [bad.as_str()])
        .unwrap();
    let page = store.list(&Query::default()).unwrap();
    assert_eq!((page.matches.len(), page.total), (2, 3));
    assert_eq!(page.unreadable.iter().map(|bad| bad.id.as_str()).collect::<Vec<_>>(), [bad.as_str()]);
    // Part by part nothing is left out either.
    let (mut found, mut after) = (0, None);
    loop {
        let page = store.list(&Query { limit: 1, after, ..Query::default() }).unwrap();
        found += page.matches.len() + page.unreadable.len();
        after = page.next;
        if after.is_none() {
            break;
        }
    }
    assert_eq!(found, 3);
    assert!(store.load(&bad).is_err());
    store.delete(&bad).wait().unwrap();
    assert!(records.iter().all(|id| store.load(id).is_ok()));
}

#[cfg(unix)]
#[test]
fn only_the_owner_reads_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("mine/games.db");
    let store = Store::open(&path).unwrap();
    store.create(&NewMatch::of(&begun(), Stamp::now())).wait().unwrap();
    let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(path.parent().unwrap()), 0o700);
    assert_eq!((mode(&path), mode(&path.with_file_name("games.db-wal"))), (0o600, 0o600));
}
