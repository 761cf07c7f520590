//! What a learner has done is there again, whoever wrote it and whoever asks.

use outflank_learn::{Day, Note, Progress};
use outflank_store::{Learner, Store};
use rusqlite::Connection;

fn solved(puzzle: &str, at_once: bool, day: u32) -> Note {
    Note::Solved { puzzle: puzzle.to_owned(), at_once, day: Day(day) }
}

fn file() -> (tempfile::TempDir, std::path::PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("games.db");
    (directory, path)
}

#[test]
fn progress_is_there_again_after_closing() {
    let (_directory, path) = file();
    let me = Learner::here();
    let notes = [
        Note::Lesson { lesson: "board".to_owned(), steps: 2 },
        solved("trap-1", false, 5),
        Note::Daily { day: Day(5) },
        Note::Opening { name: "f5d6-black".to_owned(), known: true, day: Day(5) },
    ];
    let mut expected = Progress::default();
    notes.iter().for_each(|note| expected.note(note));
    {
        let store = Store::open(&path).unwrap();
        assert_eq!(*store.progress(&me).unwrap(), Progress::default());
        store.note(&me, &notes).wait().unwrap();
        assert_eq!(*store.progress(&me).unwrap(), expected);
    }
    let store = Store::open(&path).unwrap();
    assert_eq!(*store.progress(&me).unwrap(), expected);
    assert_eq!(*store.progress(&Learner::named("Ana")).unwrap(), Progress::default());
}

#[test]
fn two_programs_on_one_file_lose_none_of_each_others_notes() {
    let (_directory, path) = file();
    let me = Learner::here();
    // Each has looked before the other writes, as a page and a terminal would.
    let stores = [Store::open(&path).unwrap(), Store::open(&path).unwrap()];
    for store in &stores {
        store.progress(&me).unwrap();
    }
    std::thread::scope(|scope| {
        for (number, store) in stores.iter().enumerate() {
            let me = &me;
            scope.spawn(move || {
                for puzzle in 0..50 {
                    store.note(me, &[solved(&format!("{number}-{puzzle}"), true, 1)]).wait().unwrap();
                }
            });
        }
    });
    for store in &stores {
        assert_eq!(store.progress(&me).unwrap().solved.len(), 100);
    }
}

#[test]
fn a_note_that_cannot_be_read_takes_no_other_with_it() {
    let (_directory, path) = file();
    let store = Store::open(&path).unwrap();
    store.note(&Learner::here(), &[solved("trap-1", true, 5)]).wait().unwrap();
    let spoil = "INSERT INTO notes VALUES ('here', 2, '{\"note\":\"from the future\"}')";
    Connection::open(&path).unwrap().execute_batch(spoil).unwrap();
    store.note(&Learner::here(), &[solved("trap-2", true, 5)]).wait().unwrap();
    assert_eq!(store.progress(&Learner::here()).unwrap().solved.len(), 2);
}
