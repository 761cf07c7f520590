//! Where matches and the learner's progress are kept: the same file that the web app uses.
//!
//! Writing is left to the store's own thread. Its answers are looked at when time
//! passes, so that the screen never waits for a disk; only leaving the program does.

use outflank_host::{Host, opening_name};
use outflank_learn::{Note, Progress};
use outflank_play::Match;
use outflank_store::{
    Append, Audience, Learner, MatchId, NewMatch, OpenError, Pending, Query, Stamp, Store, StoreError,
    StoredMatch, Summary,
};
use std::collections::HashMap;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, Waker};

/// The place of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Key(MatchId);

/// Matches and progress on disk.
pub struct Shelf {
    store: Arc<Store>,
    writing: Vec<Writing>,
    /// What the disk has of the matches being played, and what is on its way.
    places: HashMap<MatchId, Place>,
    trouble: Option<String>,
}

/// How many commands of a match are on the disk, and how many have been sent there. None is
/// a match that is not there at all.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    stored: Option<usize>,
    sent: Option<usize>,
}

/// Something that is being written.
struct Writing {
    pending: Sent,
    /// The match it belongs to, and its version then.
    of: Option<(MatchId, usize)>,
}

enum Sent {
    New(Pending<MatchId>),
    More(Pending<()>),
}

impl Writing {
    /// How it went, if that is known.
    fn poll(&mut self) -> Poll<Result<(), StoreError>> {
        let mut context = Context::from_waker(Waker::noop());
        match &mut self.pending {
            Sent::New(pending) => Pin::new(pending).poll(&mut context).map_ok(|_| ()),
            Sent::More(pending) => Pin::new(pending).poll(&mut context),
        }
    }
}

impl Sent {
    fn wait(self) -> Result<(), StoreError> {
        match self {
            Sent::New(pending) => pending.wait().map(|_| ()),
            Sent::More(pending) => pending.wait(),
        }
    }
}

impl Shelf {
    /// Opens the file, or makes it.
    pub fn open(path: &Path) -> Result<Shelf, OpenError> {
        let store = Arc::new(Store::open(path)?);
        Ok(Shelf { store, writing: Vec::new(), places: HashMap::new(), trouble: None })
    }

    /// The store, for those who work beside the screen.
    pub(crate) fn store(&self) -> Arc<Store> {
        Arc::clone(&self.store)
    }

    /// Keeps a match as it is now. One in which nothing has been done but begun is not
    /// worth a place. What the disk refused is sent again with what follows.
    pub(crate) fn keep(&mut self, key: &mut Option<Key>, host: &mut Host) {
        let commands = host.game().log().len();
        // A copy that nothing has been done in is not worth one either.
        if key.is_none() && (commands < 2 || commands == host.version_stored()) {
            return;
        }
        self.look();
        let Key(id) = key.get_or_insert_with(|| Key(MatchId::random()));
        let place = self.places.entry(id.clone()).or_default();
        host.stored(place.stored.unwrap_or_default());
        let opening = opening_name(host.game());
        let pending = match place.sent {
            Some(sent) if sent >= commands => return,
            Some(sent) => {
                let fresh = &host.game().log()[sent..];
                let append = Append { opening, ..Append::new(id, fresh, host.game(), Stamp::now()) };
                Sent::More(self.store.append(&append))
            }
            None => {
                let new = NewMatch { id: id.clone(), opening, ..NewMatch::of(host.game(), Stamp::now()) };
                Sent::New(self.store.create(&new))
            }
        };
        place.sent = Some(commands);
        self.writing.push(Writing { pending, of: Some((id.clone(), commands)) });
    }

    /// Takes note of how something was written.
    fn written(&mut self, of: Option<(MatchId, usize)>, done: &Result<(), StoreError>) {
        let Some((id, version)) = of else { return };
        let place = self.places.entry(id).or_default();
        match done {
            Ok(()) => place.stored = Some(version),
            // What followed is refused as well, because something is missing before it.
            Err(_) => place.sent = place.stored,
        }
    }

    /// Looks at what has become of the writing.
    fn look(&mut self) {
        let mut still = Vec::new();
        for mut writing in std::mem::take(&mut self.writing) {
            match writing.poll() {
                Poll::Pending => still.push(writing),
                Poll::Ready(done) => {
                    self.written(writing.of, &done);
                    if let Err(error) = done {
                        self.trouble.get_or_insert_with(|| error.to_string());
                    }
                }
            }
        }
        self.writing = still;
    }

    /// Keeps what the learner has just done.
    pub(crate) fn note(&mut self, notes: &[Note]) {
        let pending = Sent::More(self.store.note(&Learner::here(), notes));
        self.writing.push(Writing { pending, of: None });
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

    /// The first trouble there ever was with writing.
    pub(crate) fn trouble(&mut self) -> Option<&str> {
        self.look();
        self.trouble.as_deref()
    }

    /// Waits until everything is on the disk.
    pub(crate) fn settle(&mut self) -> Result<(), StoreError> {
        let mut all = Ok(());
        for Writing { pending, of } in std::mem::take(&mut self.writing) {
            let done = pending.wait();
            self.written(of, &done);
            all = all.and(done);
        }
        all
    }

    /// The latest matches, all that fit the words.
    pub(crate) fn list(&self, search: &str) -> Result<Vec<Summary>, StoreError> {
        let query =
            Query { search: search.to_owned(), audience: Audience::Local, limit: 500, ..Query::default() };
        self.store.list(&query).map(|page| page.matches)
    }

    /// A match, and its place. An imported one has none: it is a record, and who goes on
    /// with it goes on with a copy.
    pub(crate) fn load(&mut self, id: &MatchId) -> Result<(Match, Option<Key>), StoreError> {
        let StoredMatch { id, game, imported, .. } = self.store.load(id)?;
        let commands = Some(game.log().len());
        self.places.insert(id.clone(), Place { stored: commands, sent: commands });
        Ok((game, (!imported).then_some(Key(id))))
    }

    /// Deletes a match for good.
    pub(crate) fn delete(&mut self, id: &MatchId) -> Result<(), StoreError> {
        self.store.delete(id).wait()
    }
}
