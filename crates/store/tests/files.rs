//! Files that are not ours, not whole or not of this time are refused and left alone.

use outflank_play::{Match, MatchSetup, Moment, Order, Seat};
use outflank_store::{NewMatch, OpenError, Query, Stamp, Store, StoreError};
use rusqlite::Connection;
use std::path::Path;

/// A file with one match, closed again, and nothing beside it.
fn stored(path: &Path) {
    let store = Store::open(path).unwrap();
    let mut game = Match::new(MatchSetup::new(Seat::Person, Seat::Person)).unwrap();
    game.submit(Order::Begin.at(Moment::ORIGIN));
    store.create(&NewMatch::of(&game, Stamp::now())).wait().unwrap();
}

/// Opens it, wants a refusal, and looks whether a byte has changed.
fn refused(path: &Path) -> OpenError {
    let before = std::fs::read(path).unwrap();
    let error = Store::open(path).expect_err("the file is refused");
    assert_eq!(std::fs::read(path).unwrap(), before, "{error}");
    error
}

#[test]
fn a_file_opens_again_and_again() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("games.db");
    stored(&path);
    stored(&path);
    assert_eq!(Store::open(&path).unwrap().list(&Query::default()).unwrap().total, 2);
    assert!(!directory.path().join("games.db-wal").exists(), "closing tidies up");
}

#[test]
fn two_may_have_it_open() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("games.db");
    let (first, second) = (Store::open(&path).unwrap(), Store::open(&path).unwrap());
    let game = Match::new(MatchSetup::new(Seat::Person, Seat::Person)).unwrap();
    let id = first.create(&NewMatch::of(&game, Stamp::now())).wait().unwrap();
    assert!(second.load(&id).is_ok());
    second.delete(&id).wait().unwrap();
    assert!(matches!(first.load(&id), Err(StoreError::NotFound(_))));
}

#[test]
fn a_file_of_a_later_program_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("games.db");
    stored(&path);
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let error = refused(&path);
    assert!(matches!(error, OpenError::Newer { found: 99, known: 6, .. }), "{error:?}");
    assert!(error.to_string().contains("later version"), "{error}");
}

#[test]
fn files_of_other_programs_are_refused() {
    let directory = tempfile::tempdir().unwrap();
    let text = directory.path().join("letter.txt");
    std::fs::write(&text, "Dear Ana,\n".repeat(200)).unwrap();
    assert!(matches!(refused(&text), OpenError::NotGames { .. }));

    let other = directory.path().join("bookmarks.db");
    Connection::open(&other).unwrap().execute_batch("CREATE TABLE bookmarks (address TEXT)").unwrap();
    assert!(matches!(refused(&other), OpenError::NotGames { .. }));
}

#[test]
fn a_damaged_file_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("games.db");
    stored(&path);
    let mut bytes = std::fs::read(&path).unwrap();
    let page = bytes.len() / 4096 - 1;
    assert!(page >= 2, "there is more than the first page");
    bytes[4096..page * 4096].fill(0xa5);
    std::fs::write(&path, bytes).unwrap();
    let error = refused(&path);
    assert!(matches!(error, OpenError::Damaged { .. }), "{error:?}");
}

#[test]
fn a_directory_in_its_place_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    assert!(matches!(Store::open(directory.path()), Err(OpenError::Database { .. })));
}

#[test]
fn a_log_that_was_tampered_with_is_told_apart_from_a_good_one() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("games.db");
    stored(&path);
    let store = Store::open(&path).unwrap();
    let id = store.list(&Query::default()).unwrap().matches[0].id.clone();
    let meddle = |sql: &str| Connection::open(&path).unwrap().execute_batch(sql).unwrap();
    // The file itself refuses this; whoever wants to meddle finds a way.
    meddle("DROP TRIGGER commands_stay");
    meddle(
        "UPDATE commands SET command = '{\"at\":0,\"order\":\"place\",\"player\":\"one\",\"square\":\"a1\"}'",
    );
    assert!(matches!(store.load(&id), Err(StoreError::Broken { .. })));
    meddle("UPDATE commands SET command = 'nonsense'");
    assert!(matches!(store.load(&id), Err(StoreError::Unreadable { .. })));
    meddle("UPDATE commands SET number = 7");
    assert!(matches!(store.load(&id), Err(StoreError::Unreadable { .. })));
}
