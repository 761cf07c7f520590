//! The pool of engines: few places at which analyses run, shared by everybody.
//!
//! What searches at a place, an engine or a reviewer, is kept for the next analysis: an
//! engine remembers what it has found, which is often about the position before in the same
//! game. Its memory is given back when nobody has analysed for a while.

use super::Teller;
use outflank_api::analysis::{End, Reason, Tell, Telling};
use outflank_api::problem::Problem;
use outflank_engine::Stop;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Notify, Semaphore, oneshot};

/// What a pool has.
pub(crate) struct Equipment<W> {
    /// How many analyses run at the same time; others wait.
    pub(crate) places: usize,
    /// How many may wait for a short answer before others are sent away.
    pub(crate) waiting: usize,
    /// Makes what searches at one of the places.
    pub(crate) make: fn() -> W,
}

/// After so long an unused searcher is given up.
const IDLE: Duration = Duration::from_secs(30);

/// Ends an analysis when it is dropped.
pub(crate) struct Cancel {
    stop: Stop,
    told: Arc<Notify>,
}

impl Drop for Cancel {
    fn drop(&mut self) {
        self.stop.stop();
        self.told.notify_one();
    }
}

/// The places and the searchers that nobody uses.
pub(crate) struct EnginePool<W> {
    make: fn() -> W,
    places: Arc<Semaphore>,
    waiting: Semaphore,
    spare: Mutex<Vec<(Instant, W)>>,
}

impl<W: Send + 'static> EnginePool<W> {
    pub(crate) fn new(equipment: &Equipment<W>) -> EnginePool<W> {
        EnginePool {
            make: equipment.make,
            places: Arc::new(Semaphore::new(equipment.places)),
            waiting: Semaphore::new(equipment.places + equipment.waiting),
            spare: Mutex::default(),
        }
    }

    /// Searches for a short answer and waits for it. Whoever stops waiting ends the search.
    pub(crate) async fn ask<T: Send + 'static>(
        self: &Arc<EnginePool<W>>,
        work: impl FnOnce(&mut W, &Stop) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let cancel = Cancel { stop: Stop::new(), told: Arc::default() };
        let _in_line = self.waiting.try_acquire().map_err(|_| Problem::Busy)?;
        let place = Arc::clone(&self.places).acquire_owned().await.map_err(|_| Problem::Busy)?;
        let (pool, stop) = (Arc::clone(self), cancel.stop.clone());
        let (reply, answer) = oneshot::channel();
        tokio::task::spawn_blocking(move || {
            let mut searcher = pool.searcher();
            let found = work(&mut searcher, &stop);
            pool.put_back(searcher);
            drop(place);
            // Whoever asked may have gone.
            let _ = reply.send(found);
        });
        answer.await.map_err(|_| Problem::Internal("a search broke off".to_owned()))
    }

    /// Starts an analysis as soon as there is a place for it.
    pub(crate) fn start(
        self: &Arc<EnginePool<W>>,
        teller: Teller,
        work: impl FnOnce(&mut W, Tell<'_>, &Stop) -> End + Send + 'static,
    ) -> Cancel {
        let cancel = Cancel { stop: Stop::new(), told: Arc::default() };
        let (pool, stop, told) = (Arc::clone(self), cancel.stop.clone(), Arc::clone(&cancel.told));
        tokio::spawn(async move {
            let place = match Arc::clone(&pool.places).try_acquire_owned() {
                Ok(place) => place,
                Err(_) => {
                    teller.tell(Telling::Queued).await;
                    tokio::select! {
                        place = Arc::clone(&pool.places).acquire_owned() => match place {
                            Ok(place) => place,
                            // Nobody ever closes it.
                            Err(_) => return,
                        },
                        () = told.notified() => return teller.tell(Telling::Done { reason: Reason::Cancelled }).await,
                    }
                }
            };
            teller.tell(Telling::Started).await;
            let (listener, asked, engines) = (teller.clone(), stop.clone(), Arc::clone(&pool));
            let searched = tokio::task::spawn_blocking(move || {
                // Making an engine takes a while: its memory is touched.
                let mut searcher = engines.searcher();
                let end = work(&mut searcher, &mut |telling| listener.tell_blocking(telling), &asked);
                (searcher, end)
            });
            let reason = match searched.await {
                Ok((searcher, end)) => {
                    pool.put_back(searcher);
                    match end {
                        End::Failed(problem) => {
                            tracing::error!(?problem, "an analysis broke off");
                            teller.tell(Telling::problem(&problem)).await;
                            Reason::Limit
                        }
                        _ if stop.is_stopped() => Reason::Cancelled,
                        End::Complete => Reason::Complete,
                        End::Limit => Reason::Limit,
                    }
                }
                Err(error) => {
                    tracing::error!(%error, "an analysis broke off");
                    Reason::Cancelled
                }
            };
            drop(place);
            teller.tell(Telling::Done { reason }).await;
        });
        cancel
    }

    fn searcher(&self) -> W {
        let spare = self.spare().pop();
        spare.map_or_else(self.make, |(_, searcher)| searcher)
    }

    fn put_back(self: &Arc<EnginePool<W>>, searcher: W) {
        self.spare().push((Instant::now(), searcher));
        let pool = Arc::clone(self);
        tokio::spawn(async move {
            tokio::time::sleep(IDLE).await;
            pool.spare().retain(|(since, _)| since.elapsed() < IDLE);
        });
    }

    fn spare(&self) -> std::sync::MutexGuard<'_, Vec<(Instant, W)>> {
        // Nothing panics between a lock and its end.
        self.spare.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
