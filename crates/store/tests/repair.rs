//! What cannot be read is named, mended or taken out, and spoils nothing else; copies.

use outflank_learn::{Day, Note};
use outflank_play::{Match, MatchSetup, Moment, Order, Player, Seat};
use outflank_store::{
    BackupError, Entry, Learner, MatchId, Names, NewMatch, Query, RestoreError, Stamp, Store, StoreError,
    restore,
};
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

struct Here {
    directory: TempDir,
    store: Store,
    ids: Vec<MatchId>,
}

impl Here {
    /// Four matches that are over, one of them imported, and a note.
    fn new() -> Here {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(&directory.path().join("games.db")).unwrap();
        let mut game = Match::new(MatchSetup::new(Seat::Person, Seat::Person)).unwrap();
        for order in [Order::Begin, Order::Resign { player: Player::One }] {
            game.apply(order.at(Moment::ORIGIN)).unwrap();
        }
        let names = Names { one: Some("Ana".to_owned()), two: None };
        let ids = (1..5).map(|number| {
            let at = Stamp::from_millis(number * 1000);
            let new = NewMatch {
                imported: number == 1,
                names: names.clone(),
                opening: Some("Tiger"),
                ..NewMatch::of(&game, at)
            };
            store.create(&new).wait().unwrap()
        });
        let ids = ids.collect();
        store.note(&Learner::here(), &[Note::Daily { day: Day(7) }]).wait().unwrap();
        Here { directory, store, ids }
    }

    fn path(&self) -> PathBuf {
        self.directory.path().join("games.db")
    }

    /// Changes something behind the program's back.
    fn spoil(&self, statement: &str, id: &MatchId) {
        let connection = Connection::open(self.path()).unwrap();
        connection
            .execute_batch("DROP TRIGGER IF EXISTS records_stay; DROP TRIGGER IF EXISTS commands_stay")
            .unwrap();
        connection.execute(statement, [id.as_str()]).unwrap();
    }

    fn faults(&self) -> Vec<Entry> {
        self.store.check().unwrap().faults.into_iter().map(|fault| fault.entry).collect()
    }
}

fn everything(store: &Store, id: &MatchId) -> String {
    let rows = store.list(&Query::default()).unwrap().matches;
    format!("{:?} {:?}", store.load(id).unwrap(), rows.iter().find(|row| row.id == *id).unwrap())
}

#[test]
fn a_sound_file_has_no_faults() {
    let here = Here::new();
    let found = here.store.check().unwrap();
    assert_eq!((found.matches, found.notes, found.faults.len()), (4, 1, 0));
}

/// Every column of every table, spoilt in many ways.
#[test]
fn whatever_is_wrong_with_a_row_spoils_only_that_row() {
    let columns = [
        "created", "updated", "version", "imported", "kind", "phase", "name_one", "setup", "game", "black",
        "ply", "position", "moves", "opening", "verdict", "standing", "haystack",
    ];
    let values = ["x'ff00fe'", "'{'", "'from the future'", "-1", "1.5", "''", "9223372036854775807"];
    let commands = values
        .map(|value| format!("UPDATE commands SET command = {value} WHERE number = 1 AND match_id = ?"));
    let gone = "DELETE FROM commands WHERE number = 0 AND match_id = ?".to_owned();
    let rows = columns.iter().flat_map(|column| {
        values.iter().map(move |value| format!("UPDATE matches SET {column} = {value} WHERE id = ?"))
    });
    for statement in rows.chain(commands).chain([gone]) {
        let here = Here::new();
        let [spoilt, others @ ..] = &here.ids[..] else { panic!("there are four") };
        let before: Vec<String> = others.iter().map(|id| everything(&here.store, id)).collect();
        let connection = Connection::open(here.path()).unwrap();
        connection.execute_batch("DROP TRIGGER commands_go_with_their_match").unwrap();
        here.spoil(&statement, spoilt);
        // Lists, loading, learning and new games go on.
        let page = here.store.list(&Query::default()).unwrap();
        assert_eq!(page.matches.len() + page.unreadable.len(), 4, "{statement}");
        for (id, before) in others.iter().zip(&before) {
            assert_eq!(everything(&here.store, id), *before, "{statement}");
        }
        // What is found is mended or taken out; then there is nothing left to find.
        for entry in here.faults() {
            match &entry {
                Entry::Summary(id) => here.store.mend(id).wait().unwrap(),
                entry => {
                    assert!(here.store.raw(entry).unwrap().is_some(), "{statement}");
                    here.store.take_out(std::slice::from_ref(entry)).wait().unwrap();
                }
            }
        }
        assert_eq!(here.faults(), [], "{statement}");
        assert!(here.store.list(&Query::default()).unwrap().unreadable.is_empty(), "{statement}");
        for (id, before) in others.iter().zip(&before) {
            assert_eq!(everything(&here.store, id), *before, "{statement}");
        }
    }
}

#[test]
fn a_line_of_the_list_is_written_anew_and_the_match_is_as_before() {
    let here = Here::new();
    for id in &here.ids {
        let before = everything(&here.store, id);
        here.spoil("UPDATE matches SET standing = 7, position = 'nowhere' WHERE id = ?", id);
        assert_eq!(here.faults(), [Entry::Summary(id.clone())]);
        here.store.mend(id).wait().unwrap();
        assert_eq!(everything(&here.store, id), before);
    }
}

#[test]
fn a_match_without_a_log_is_taken_out_and_kept_as_text() {
    let here = Here::new();
    let id = &here.ids[2];
    here.spoil("UPDATE commands SET command = '[1]' WHERE number = 1 AND match_id = ?", id);
    assert!(matches!(here.store.load(id), Err(StoreError::Unreadable { .. })));
    let faults = here.faults();
    let [entry @ Entry::Match { id: name, .. }] = &faults[..] else { panic!("{faults:?}") };
    assert_eq!(name, id.as_str());
    let raw = here.store.raw(entry).unwrap().unwrap();
    assert_eq!((&raw["match"]["name_one"], &raw["commands"][1]["command"]), (&"Ana".into(), &"[1]".into()));
    here.store.take_out(&faults).wait().unwrap();
    assert_eq!(here.store.check().unwrap().matches, 3);
    assert!(here.store.raw(entry).unwrap().is_none());
}

#[test]
fn a_note_from_another_time_is_named_and_taken_out() {
    let here = Here::new();
    let spoil = "INSERT INTO notes VALUES ('here', 2, '{\"note\":\"from the future\"}')";
    Connection::open(here.path()).unwrap().execute_batch(spoil).unwrap();
    let faults = here.faults();
    assert_eq!(faults, [Entry::Note { learner: "here".to_owned(), number: 2 }]);
    here.store.take_out(&faults).wait().unwrap();
    assert_eq!(here.store.check().unwrap().notes, 1);
}

#[test]
fn a_copy_is_whole_and_private_and_replaces_nothing() {
    let here = Here::new();
    let copy = here.directory.path().join("copy.db");
    // Somebody writes at the same time.
    let other = Store::open(&here.path()).unwrap();
    let game = Match::new(MatchSetup::new(Seat::Person, Seat::Person)).unwrap();
    let writing = other.create(&NewMatch::of(&game, Stamp::now()));
    here.store.back_up(&copy).unwrap();
    writing.wait().unwrap();
    let copied = Store::open(&copy).unwrap();
    for id in &here.ids {
        assert_eq!(everything(&copied, id), everything(&here.store, id));
    }
    assert_eq!(copied.progress(&Learner::here()).unwrap(), here.store.progress(&Learner::here()).unwrap());
    drop(copied);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(copy.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    }
    let before = std::fs::read(&copy).unwrap();
    assert!(matches!(here.store.back_up(&copy), Err(BackupError::Exists(_))));
    assert_eq!(std::fs::read(&copy).unwrap(), before);
    let nowhere = Path::new("/nowhere at all/copy.db");
    assert!(matches!(here.store.back_up(nowhere), Err(BackupError::Unwritable(..))));
}

#[test]
fn a_copy_is_put_back_and_what_was_there_is_kept() {
    let here = Here::new();
    let (copy, aside) =
        (here.directory.path().join("copy.db"), here.directory.path().join("games.db.before-1"));
    here.store.back_up(&copy).unwrap();
    let game = Match::new(MatchSetup::new(Seat::Person, Seat::Person)).unwrap();
    let later = here.store.create(&NewMatch::of(&game, Stamp::now())).wait().unwrap();
    let before = std::fs::read(&copy).unwrap();

    // Somebody still has the games open.
    let refused = restore(&copy, &here.path());
    assert!(matches!(refused, Err(RestoreError::InUse(_))), "{refused:?}");
    assert!(here.store.load(&later).is_ok() && !aside.exists());

    let Here { store, directory, ids, .. } = here;
    drop(store);
    let games = directory.path().join("games.db");
    assert_eq!(restore(&copy, &games).unwrap().as_ref(), Some(&aside), "there were games");
    assert_eq!(std::fs::read(&copy).unwrap(), before);
    let (restored, kept) = (Store::open(&games).unwrap(), Store::open(&aside).unwrap());
    for id in &ids {
        assert_eq!(everything(&restored, id), everything(&kept, id));
    }
    assert!(matches!(restored.load(&later), Err(StoreError::NotFound(_))));
    assert!(kept.load(&later).is_ok());
    let names = std::fs::read_dir(directory.path()).unwrap();
    let mut names: Vec<_> = names.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    // The database's own files beside those that are open.
    names.retain(|name| !name.ends_with("-wal") && !name.ends_with("-shm"));
    names.sort();
    assert_eq!(names, ["copy.db", "games.db", "games.db.before-1"]);
}

#[test]
fn what_is_no_copy_is_not_put_back() {
    let here = Here::new();
    let (games, aside) = (here.path(), here.directory.path().join("games.db.before-1"));
    let bad = here.directory.path().join("bad.db");
    let copy = here.directory.path().join("copy.db");
    here.store.back_up(&copy).unwrap();
    let whole = std::fs::read(&copy).unwrap();
    let Here { store, directory: _directory, .. } = here;
    drop(store);
    let before = std::fs::read(&games).unwrap();
    let torn = &whole[..whole.len() / 2];
    let mut spoiled = whole.clone();
    spoiled[5000..9000].fill(0xA5);
    for bytes in [&b"f5d6c3"[..], &[], torn, &spoiled] {
        std::fs::write(&bad, bytes).unwrap();
        let refused = restore(&bad, &games);
        assert!(matches!(refused, Err(RestoreError::Copy(_))), "{} bytes: {refused:?}", bytes.len());
    }
    assert!(restore(&games.with_file_name("nothing.db"), &games).is_err());
    assert!(std::fs::read(&games).unwrap() == before && !aside.exists());

    // What is there may be beyond reading; it is kept all the same.
    std::fs::write(&games, b"not games any more").unwrap();
    assert_eq!(restore(&copy, &games).unwrap().as_ref(), Some(&aside));
    assert_eq!(std::fs::read(&aside).unwrap(), b"not games any more");
    assert!(Store::open(&games).is_ok());
}
