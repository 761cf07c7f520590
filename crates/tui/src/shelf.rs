//! Where matches and the learner's progress are kept: the same file that the web app uses.
//!
//! Writing is left to the store's own thread. Its answers are looked at when time
//! passes, so that the screen never waits for a disk; only leaving the program does.

use outflank_learn::{Note, Progress};
use outflank_play::Match;
use outflank_store::{
    Learner, MatchId, NewMatch, OpenError, Pending, Query, Stamp, Store, StoreError, StoredMatch, Summary,
};
use std::path::Path;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

/// The place of a match, and how many of its commands are there.
#[derive(Clone, Debug)]
pub(crate) struct Key {
    id: MatchId,
    commands: usize,
}

/// Matches and progress on disk.
pub struct Shelf {
    store: Store,
    writing: Vec<Writing>,
    trouble: Option<String>,
}

enum Writing {
    New(Pending<MatchId>),
    More(Pending<()>),
}

impl Writing {
    /// How it went, if that is known.
    fn poll(&mut self) -> Poll<Result<(), StoreError>> {
        let mut context = Context::from_waker(Waker::noop());
        match self {
            Writing::New(pending) => Pin::new(pending).poll(&mut context).map_ok(|_| ()),
            Writing::More(pending) => Pin::new(pending).poll(&mut context),
        }
    }

    fn wait(self) -> Result<(), StoreError> {
        match self {
            Writing::New(pending) => pending.wait().map(|_| ()),
            Writing::More(pending) => pending.wait(),
        }
    }
}

impl Shelf {
    /// Opens the file, or makes it.
    pub fn open(path: &Path) -> Result<Shelf, OpenError> {
        Ok(Shelf { store: Store::open(path)?, writing: Vec::new(), trouble: None })
    }

    /// Keeps a match as it is now. One in which nothing has been done but begun is not
    /// worth a place.
    pub(crate) fn keep(&mut self, key: &mut Option<Key>, game: &Match) {
        let commands = game.log().len();
        match key {
            None if commands < 2 => {}
            None => {
                let new = NewMatch::of(game, Stamp::now());
                *key = Some(Key { id: new.id.clone(), commands });
                self.writing.push(Writing::New(self.store.create(&new)));
            }
            Some(key) => {
                let fresh = &game.log()[key.commands.min(commands)..];
                self.writing.push(Writing::More(self.store.append(&key.id, fresh, game, None, Stamp::now())));
                key.commands = commands;
            }
        }
    }

    /// Keeps what the learner has just done.
    pub(crate) fn note(&mut self, notes: &[Note]) {
        self.writing.push(Writing::More(self.store.note(&Learner::here(), notes)));
    }

    /// What the learner has done so far, here or in the web app. What is still being
    /// written is waited for, so that nothing is missing.
    pub(crate) fn progress(&mut self) -> Option<Progress> {
        if let Err(error) = self.settle() {
            self.trouble.get_or_insert_with(|| error.to_string());
        }
        match self.store.progress(&Learner::here()) {
            Ok(progress) => Some(Progress::clone(&progress)),
            Err(error) => {
                self.trouble.get_or_insert_with(|| error.to_string());
                None
            }
        }
    }

    /// Looks at what has become of the writing. Gives the first trouble there ever was.
    pub(crate) fn trouble(&mut self) -> Option<&str> {
        let mut failed = None;
        self.writing.retain_mut(|writing| match writing.poll() {
            Poll::Pending => true,
            Poll::Ready(Ok(())) => false,
            Poll::Ready(Err(error)) => {
                failed.get_or_insert_with(|| error.to_string());
                false
            }
        });
        if self.trouble.is_none() {
            self.trouble = failed;
        }
        self.trouble.as_deref()
    }

    /// Waits until everything is on the disk.
    pub(crate) fn settle(&mut self) -> Result<(), StoreError> {
        self.writing.drain(..).map(Writing::wait).fold(Ok(()), Result::and)
    }

    /// The latest matches, all that fit the words.
    pub(crate) fn list(&self, search: &str) -> Result<Vec<Summary>, StoreError> {
        let query = Query { search: search.to_owned(), limit: 500, ..Query::default() };
        self.store.list(&query).map(|page| page.matches)
    }

    pub(crate) fn load(&self, id: &MatchId) -> Result<(Match, Key), StoreError> {
        let StoredMatch { id, game, .. } = self.store.load(id)?;
        let commands = game.log().len();
        Ok((game, Key { id, commands }))
    }

    /// Deletes a match for good.
    pub(crate) fn delete(&mut self, id: &MatchId) -> Result<(), StoreError> {
        self.store.delete(id).wait()
    }
}
