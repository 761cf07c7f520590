//! All live matches, by name.

use crate::clock::Clock;
use crate::match_actor::{self, Message};
use crate::thinkers::Thinkers;
use outflank_api::live::RatedMatch;
use outflank_api::problem::Problem;
use outflank_play::PerPlayer;
use outflank_store::{MatchId, SeatRating, Stamp, Store, StoreError, StoredMatch};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{mpsc, oneshot};

/// How many matches may be in memory. Each takes some ten kilobytes.
const MOST_LIVE: usize = 4096;

/// How many messages may wait for one match.
const QUEUE: usize = 64;

/// The live matches and what they need.
pub(crate) struct Hub {
    pub(crate) store: Arc<Store>,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) thinkers: Thinkers,
    live: Mutex<HashMap<MatchId, mpsc::Sender<Message>>>,
}

impl Hub {
    pub(crate) fn new(store: Arc<Store>, clock: Arc<dyn Clock>, thinkers: Thinkers) -> Hub {
        Hub { store, clock, thinkers, live: Mutex::default() }
    }

    fn live(&self) -> MutexGuard<'_, HashMap<MatchId, mpsc::Sender<Message>>> {
        // Nothing panics between a lock and its end.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether another match can come to life.
    pub(crate) fn check_room(&self) -> Result<(), Problem> {
        if self.count() < MOST_LIVE { Ok(()) } else { Err(Problem::Busy) }
    }

    /// A way to a match; it comes to life if it is not alive.
    fn reach(self: &Arc<Hub>, id: &MatchId) -> Result<mpsc::Sender<Message>, Problem> {
        let mut live = self.live();
        if let Some(sender) = live.get(id) {
            return Ok(sender.clone());
        }
        if live.len() >= MOST_LIVE {
            return Err(Problem::Busy);
        }
        let (sender, messages) = mpsc::channel(QUEUE);
        live.insert(id.clone(), sender.clone());
        tokio::spawn(match_actor::run(Arc::clone(self), id.clone(), messages));
        Ok(sender)
    }

    /// Asks a match something and waits for the answer.
    pub(crate) async fn ask<T>(
        self: &Arc<Hub>,
        id: MatchId,
        message: impl FnOnce(oneshot::Sender<Result<T, Problem>>) -> Message,
    ) -> Result<T, Problem> {
        let (reply, answer) = oneshot::channel();
        let missing = || Problem::NotFound(format!("there is no match {id}"));
        self.reach(&id)?.send(message(reply)).await.map_err(|_| missing())?;
        answer.await.unwrap_or_else(|_| Err(missing()))
    }

    /// Loads a match where waiting for the disk holds nobody up.
    pub(crate) async fn load(&self, id: &MatchId) -> Result<StoredMatch, StoreError> {
        let (store, id) = (Arc::clone(&self.store), id.clone());
        tokio::task::spawn_blocking(move || store.load(&id)).await.unwrap_or(Err(StoreError::Closed))
    }

    /// The ratings of two who play a match that counts.
    pub(crate) async fn seat_ratings(
        &self,
        id: &MatchId,
        rated: RatedMatch,
    ) -> Result<PerPlayer<SeatRating>, StoreError> {
        let (store, id) = (Arc::clone(&self.store), id.clone());
        let RatedMatch { category, players } = rated;
        let read = move || store.seat_ratings(&id, category, players, Stamp::now());
        tokio::task::spawn_blocking(read).await.unwrap_or(Err(StoreError::Closed))
    }

    /// Takes a match off the list.
    pub(crate) fn forget(&self, id: &MatchId) {
        self.live().remove(id);
    }

    /// Takes a match off the list unless somebody is about to ask it something: those
    /// who are hold a sender beside the one in the list.
    pub(crate) fn let_go(&self, id: &MatchId, messages: &mpsc::Receiver<Message>) -> bool {
        let mut live = self.live();
        let alone = messages.is_empty() && messages.sender_strong_count() <= 1;
        if alone {
            live.remove(id);
        }
        alone
    }

    /// Lets every live match do what is due.
    pub(crate) async fn settle(&self) {
        let senders: Vec<_> = self.live().values().cloned().collect();
        for sender in senders {
            let (reply, done) = oneshot::channel();
            if sender.send(Message::Settle(reply)).await.is_ok() {
                // A match that ends meanwhile has nothing left to do.
                let _ = done.await;
            }
        }
    }

    /// How many matches are in memory.
    pub(crate) fn count(&self) -> usize {
        self.live().len()
    }
}
