//! How many connections or WebSockets there may be, and how many of them one household may hold.
//!
//! Whoever opens them without end comes to an end of their own, and the others still get in.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Places of one kind.
#[derive(Clone, Debug)]
pub(crate) struct Places {
    all: Arc<Semaphore>,
    most: usize,
    each: usize,
    held: Arc<Held>,
}

#[derive(Debug, Default)]
struct Held(Mutex<HashMap<IpAddr, usize>>);

impl Held {
    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        // Nothing panics between a lock and its end.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place that is given back when it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    household: IpAddr,
    held: Arc<Held>,
    _one: OwnedSemaphorePermit,
}

/// Why there is no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoPlace {
    /// All are taken.
    Full,
    /// The household has its share.
    Share,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut held = self.held.lock();
        if let Some(count) = held.get_mut(&self.household) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.household);
            }
        }
    }
}

impl Places {
    /// So many in all, and so many for each household.
    pub(crate) fn new(most: usize, each: usize) -> Places {
        Places { all: Arc::new(Semaphore::new(most)), most, each, held: Arc::default() }
    }

    /// Waits until there is a place for anybody.
    pub(crate) async fn free(&self) -> Option<OwnedSemaphorePermit> {
        // Nobody ever closes it.
        Arc::clone(&self.all).acquire_owned().await.ok()
    }

    /// Gives a free place to a household, unless it has its share.
    pub(crate) fn give(&self, household: IpAddr, one: OwnedSemaphorePermit) -> Result<Place, NoPlace> {
        let mut held = self.held.lock();
        let count = held.entry(household).or_default();
        if *count >= self.each {
            return Err(NoPlace::Share);
        }
        *count += 1;
        drop(held);
        Ok(Place { household, held: Arc::clone(&self.held), _one: one })
    }

    /// A place for a household, if there is one now.
    pub(crate) fn take(&self, household: IpAddr) -> Result<Place, NoPlace> {
        let one = Arc::clone(&self.all).try_acquire_owned().map_err(|_| NoPlace::Full)?;
        self.give(household, one)
    }

    /// How many are taken.
    pub(crate) fn taken(&self) -> usize {
        self.most - self.all.available_permits()
    }

    /// Waits until all are given back.
    pub(crate) async fn empty(&self) {
        let _all = self.all.acquire_many(u32::try_from(self.most).unwrap_or(u32::MAX)).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_has_its_share_and_others_still_get_in() {
        let places = Places::new(4, 2);
        let home = |last| IpAddr::from([192, 0, 2, last]);
        let first = places.take(home(1)).unwrap();
        let second = places.take(home(1)).unwrap();
        assert_eq!(places.take(home(1)).unwrap_err(), NoPlace::Share);
        assert_eq!(places.taken(), 2, "a refusal takes nothing");
        let others = [places.take(home(2)).unwrap(), places.take(home(3)).unwrap()];
        assert_eq!(places.take(home(4)).unwrap_err(), NoPlace::Full);
        drop(first);
        assert!(places.take(home(1)).is_ok());
        drop((second, others));
        assert_eq!(places.taken(), 0);
        assert!(places.held.lock().is_empty(), "nobody is remembered");
    }
}
