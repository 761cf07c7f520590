//! Places at which analyses run: few, and shared by everybody.
//!
//! An engine keeps what it has found for the next analysis, which is often the next
//! position of the same game, and gives its memory back when nobody has analysed for a
//! while.

use super::Teller;
use crate::problem::Problem;
use outflank_engine::clock::System;
use outflank_engine::{Engine, Settings, Stop};
use outflank_eval::Weights;
use serde_json::json;
use std::num::NonZero;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Notify, Semaphore, oneshot};

/// What a desk has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Equipment {
    /// How many analyses run at the same time; others wait.
    pub(crate) places: usize,
    /// How many may wait for a short answer before others are sent away.
    pub(crate) waiting: usize,
    /// The table of an engine, in bytes.
    pub(crate) table_bytes: usize,
    /// How many threads an engine has; as many as there are cores if not said.
    pub(crate) threads: Option<usize>,
}

/// The desk of the analysis board.
pub(crate) const ANALYSIS: Equipment =
    Equipment { places: 2, waiting: 0, table_bytes: 64 << 20, threads: None };

/// After so long an unused engine is given up.
const IDLE: Duration = Duration::from_secs(30);

/// How an analysis ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// There was nothing more to find out.
    Complete,
    /// A limit came first.
    Limit,
}

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

/// The places and the engines that nobody uses.
pub(crate) struct Desk {
    equipment: Equipment,
    places: Arc<Semaphore>,
    waiting: Semaphore,
    spare: Mutex<Vec<(Instant, Engine)>>,
}

impl Desk {
    pub(crate) fn new(equipment: Equipment) -> Desk {
        Desk {
            equipment,
            places: Arc::new(Semaphore::new(equipment.places)),
            waiting: Semaphore::new(equipment.places + equipment.waiting),
            spare: Mutex::default(),
        }
    }

    /// Searches for a short answer and waits for it. Whoever stops waiting ends the search.
    pub(crate) async fn ask<T: Send + 'static>(
        self: &Arc<Desk>,
        work: impl FnOnce(&mut Engine, &Stop) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let cancel = Cancel { stop: Stop::new(), told: Arc::default() };
        let _in_line = self.waiting.try_acquire().map_err(|_| Problem::Busy)?;
        let place = Arc::clone(&self.places).acquire_owned().await.map_err(|_| Problem::Busy)?;
        let (desk, stop) = (Arc::clone(self), cancel.stop.clone());
        let (reply, answer) = oneshot::channel();
        tokio::task::spawn_blocking(move || {
            let mut engine = desk.engine();
            let found = work(&mut engine, &stop);
            desk.put_back(engine);
            drop(place);
            // Whoever asked may have gone.
            let _ = reply.send(found);
        });
        answer.await.map_err(|_| Problem::Internal("a search broke off".to_owned()))
    }

    /// Starts an analysis as soon as there is a place for it.
    pub(crate) fn start(
        self: &Arc<Desk>,
        teller: Teller,
        work: impl FnOnce(&mut Engine, &Teller, &Stop) -> End + Send + 'static,
    ) -> Cancel {
        let cancel = Cancel { stop: Stop::new(), told: Arc::default() };
        let (desk, stop, told) = (Arc::clone(self), cancel.stop.clone(), Arc::clone(&cancel.told));
        tokio::spawn(async move {
            let place = match Arc::clone(&desk.places).try_acquire_owned() {
                Ok(place) => place,
                Err(_) => {
                    teller.tell("queued", json!({})).await;
                    tokio::select! {
                        place = Arc::clone(&desk.places).acquire_owned() => match place {
                            Ok(place) => place,
                            // Nobody ever closes it.
                            Err(_) => return,
                        },
                        () = told.notified() => return teller.tell("done", json!({"reason": "cancelled"})).await,
                    }
                }
            };
            teller.tell("started", json!({})).await;
            let mut engine = desk.engine();
            let (listener, asked) = (teller.clone(), stop.clone());
            let searched = tokio::task::spawn_blocking(move || {
                let end = work(&mut engine, &listener, &asked);
                (engine, end)
            });
            let reason = match searched.await {
                Ok((engine, end)) => {
                    desk.put_back(engine);
                    match end {
                        _ if stop.is_stopped() => "cancelled",
                        End::Complete => "complete",
                        End::Limit => "limit",
                    }
                }
                Err(error) => {
                    tracing::error!(%error, "an analysis broke off");
                    "cancelled"
                }
            };
            drop(place);
            teller.tell("done", json!({"reason": reason})).await;
        });
        cancel
    }

    fn engine(&self) -> Engine {
        if let Some((_, engine)) = self.spare().pop() {
            return engine;
        }
        let Equipment { table_bytes, threads, .. } = self.equipment;
        let cores = || std::thread::available_parallelism().map_or(1, NonZero::get);
        let settings =
            Settings { table_bytes, threads: threads.unwrap_or_else(cores), ..Settings::default() };
        Engine::new(settings, Weights::embedded(), Box::new(System::start()))
    }

    fn put_back(self: &Arc<Desk>, engine: Engine) {
        self.spare().push((Instant::now(), engine));
        let desk = Arc::clone(self);
        tokio::spawn(async move {
            tokio::time::sleep(IDLE).await;
            desk.spare().retain(|(since, _)| since.elapsed() < IDLE);
        });
    }

    fn spare(&self) -> std::sync::MutexGuard<'_, Vec<(Instant, Engine)>> {
        // Nothing panics between a lock and its end.
        self.spare.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
