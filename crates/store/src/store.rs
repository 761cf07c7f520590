//! The store itself: what can be asked of it.

use crate::error::OpenError;
use crate::migrations::{bring_up_to_date, refusal};
use crate::notes::{self, Sums};
use crate::place::{make_directory, private};
use crate::readers::Readers;
use crate::results::LevelResults;
use crate::writer::Writer;
use crate::{
    Audience, Belonging, Learner, MatchId, Names, Page, Pending, Query, RatedGame, Stamp, StoreError,
    StoredMatch, read, write,
};
use outflank_accounts::PrincipalId;
use outflank_learn::{Note, Progress};
use outflank_play::{Command, Match};
use rusqlite::{Connection, OpenFlags};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// How long to wait for another process that is writing.
const PATIENCE: Duration = Duration::from_secs(5);

/// A file of matches. It can be shared between threads, and several processes may have
/// the same file open.
pub struct Store {
    // Goes first: the last one to close the file tidies up, and a reader may not.
    readers: Readers,
    writer: Writer,
    sums: Mutex<Sums>,
}

/// A match to be stored for the first time.
#[derive(Debug)]
pub struct NewMatch<'a> {
    /// Its name.
    pub id: MatchId,
    /// The match, with the commands it has accepted so far.
    pub game: &'a Match,
    /// What the players are called.
    pub names: Names,
    /// Whether it came from a file or from pasted text.
    pub imported: bool,
    /// The English name of its opening, for lists.
    pub opening: Option<&'a str>,
    /// Whose it is.
    pub belonging: Belonging,
    /// When it was made.
    pub at: Stamp,
}

/// Commands that a match has just accepted.
#[derive(Clone, Copy, Debug)]
pub struct Append<'a> {
    /// Which match.
    pub id: &'a MatchId,
    /// The commands, [`outflank_play::Receipt::logged`]. The last of them is the order that was
    /// given; the clock's own come before it.
    pub logged: &'a [Command],
    /// The match after them.
    pub game: &'a Match,
    /// The English name of its opening, for lists.
    pub opening: Option<&'a str>,
    /// Who gave the order, where that is somebody with a number.
    pub author: Option<PrincipalId>,
    /// What its sender calls it. An order is carried out once under a name.
    pub key: Option<&'a str>,
    /// The games that ended with it and count for ratings.
    pub rated: &'a [RatedGame],
    /// When.
    pub at: Stamp,
}

impl<'a> Append<'a> {
    /// Commands of somebody at this machine, or of the house.
    #[must_use]
    pub const fn new(id: &'a MatchId, logged: &'a [Command], game: &'a Match, at: Stamp) -> Append<'a> {
        Append { id, logged, game, opening: None, author: None, key: None, rated: &[], at }
    }
}

impl NewMatch<'_> {
    /// A match without names, under a name of its own.
    #[must_use]
    pub fn of(game: &Match, at: Stamp) -> NewMatch<'_> {
        NewMatch {
            id: MatchId::random(),
            game,
            names: Names::default(),
            imported: false,
            opening: None,
            belonging: Belonging::default(),
            at,
        }
    }
}

impl Store {
    /// Opens a file, or makes it and its directory.
    pub fn open(path: &Path) -> Result<Store, OpenError> {
        let unreachable = |source| OpenError::Unreachable { path: path.to_owned(), source };
        if let Some(directory) = path.parent().filter(|directory| !directory.as_os_str().is_empty()) {
            make_directory(directory).map_err(unreachable)?;
        }
        let refused = |error| refusal(path, error);
        let new = !path.exists();
        let mut connection = Connection::open(path).map_err(refused)?;
        if new {
            // The files beside it get the same permissions.
            private(path);
        }
        connection.busy_timeout(PATIENCE).map_err(refused)?;
        bring_up_to_date(&mut connection, path)?;
        // An accepted move is on the disk, not in the hands of the system: every commit
        // waits for the disk.
        connection.pragma_update(None, "synchronous", "FULL").map_err(refused)?;
        connection.pragma_update(None, "foreign_keys", true).map_err(refused)?;
        connection.set_prepared_statement_cache_capacity(32);
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let readers = Readers::new(|| {
            let reader = Connection::open_with_flags(path, flags)?;
            reader.busy_timeout(PATIENCE)?;
            Ok(reader)
        });
        let readers = readers.map_err(refused)?;
        let writer = Writer::start(connection).map_err(unreachable)?;
        Ok(Store { writer, readers, sums: Mutex::default() })
    }

    /// Stores a match for the first time.
    pub fn create(&self, new: &NewMatch<'_>) -> Pending<MatchId> {
        let row = write::Row::of(new);
        self.writer.submit(move |connection| row.insert(connection))
    }

    /// Stores several matches for the first time, all or none.
    pub fn create_all(&self, new: &[NewMatch<'_>]) -> Pending<Vec<MatchId>> {
        let rows: Vec<write::Row> = new.iter().map(write::Row::of).collect();
        self.writer.submit(move |connection| rows.iter().map(|row| row.insert(connection)).collect())
    }

    /// Appends what a match has just accepted. It follows the version before: if the stored
    /// match has another one, nothing is appended. Ratings change in the same breath.
    pub fn append(&self, append: &Append<'_>) -> Pending<()> {
        let update = write::Update::of(append);
        self.writer.submit(move |connection| update.carry_out(connection))
    }

    /// Gives the players other names.
    pub fn rename(&self, id: &MatchId, names: Names) -> Pending<()> {
        let id = id.clone();
        self.writer.submit(move |connection| write::rename(connection, &id, &names))
    }

    /// Deletes a match for good.
    pub fn delete(&self, id: &MatchId) -> Pending<()> {
        let id = id.clone();
        self.writer.submit(move |connection| write::delete(connection, &id))
    }

    /// The version of a match after the order that somebody gave under this name, if it was
    /// carried out. Reads from the disk on the caller's thread.
    pub fn carried_out(
        &self,
        id: &MatchId,
        author: Option<PrincipalId>,
        key: &str,
    ) -> Result<Option<u64>, StoreError> {
        self.read(|connection| read::carried_out(connection, id, author, key))
    }

    /// The match that was made as the rematch of another one.
    pub fn rematch(&self, of: &MatchId) -> Result<Option<MatchId>, StoreError> {
        self.read(|connection| read::rematch(connection, of))
    }

    /// A match, exactly where it was. Reads from the disk on the caller's thread.
    pub fn load(&self, id: &MatchId) -> Result<StoredMatch, StoreError> {
        self.read(|connection| read::load(connection, id))
    }

    /// The matches that fit a question. Reads from the disk on the caller's thread.
    pub fn list(&self, query: &Query) -> Result<Page, StoreError> {
        self.search(|connection| read::list(connection, query))
    }

    /// How those who may be meant have fared against each level of the computer, in games that have ended.
    /// Reads from the disk on the caller's thread.
    pub fn results(&self, audience: Audience) -> Result<LevelResults, StoreError> {
        self.search(|connection| read::results(connection, audience))
    }

    /// Keeps what a learner has just done, all of it or nothing. Notes of others, in this
    /// program or in another one on the same file, stand beside them.
    pub fn note(&self, learner: &Learner, notes: &[Note]) -> Pending<()> {
        let (learner, notes) = (learner.clone(), notes.to_vec());
        self.writer.submit(move |connection| notes::add(connection, &learner, &notes))
    }

    /// What a learner has done so far; nothing for one who has not begun. Reads from the
    /// disk on the caller's thread.
    pub fn progress(&self, learner: &Learner) -> Result<Arc<Progress>, StoreError> {
        let mut sums = self.sums.lock().unwrap_or_else(PoisonError::into_inner);
        self.read(|connection| sums.bring_up_to_date(connection, learner))
    }

    /// Whether the file answers, to those who read and to the one who writes. Waits for both on the
    /// caller's thread.
    pub fn answers(&self) -> Result<(), StoreError> {
        let question = |connection: &Connection| -> Result<(), StoreError> {
            connection.query_row("SELECT COUNT(*) FROM sqlite_master", [], |_| Ok(()))?;
            Ok(())
        };
        self.read(question)?;
        self.submit(question).wait()
    }

    /// Has the writer do something.
    pub(crate) fn submit<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Pending<T> {
        self.writer.submit(work)
    }

    pub(crate) fn read<T>(
        &self,
        question: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.readers.read(question)
    }

    /// Looks through many rows, beside those who know what they want, and not for ever.
    pub(crate) fn search<T>(
        &self,
        question: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.readers.search(question)
    }

    /// Reads everything there is, however long it takes.
    pub(crate) fn read_all<T>(
        &self,
        question: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.readers.read_all(question)
    }
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}
