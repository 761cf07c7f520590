//! The lobby's clock: every two seconds those who wait are paired, and pages are told.

use crate::{App, Shared};
use outflank_api::lobby::{self, Hall};
use outflank_api::services::{Matches, Store};
use outflank_api::socket::Told;
use outflank_host::Principal;
use outflank_play::Moment;
use outflank_store::{Audience, PhaseFilter, Query, Stamp};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::watch;

/// From one wave to the next.
const WAVE: Duration = Duration::from_secs(2);

/// How many matches are brought back to life at a time when the server starts.
const AT_A_TIME: u32 = 100;

/// The waiting room, and what pages are told about it.
pub(crate) struct Meeting {
    hall: Mutex<Hall>,
    room: watch::Sender<Arc<str>>,
    waves: watch::Sender<u64>,
}

impl Default for Meeting {
    fn default() -> Meeting {
        Meeting { hall: Mutex::default(), room: watch::Sender::new("".into()), waves: watch::Sender::new(0) }
    }
}

impl Meeting {
    /// Does something in the room.
    pub(crate) fn with(&self, now: Moment, deed: &mut dyn FnMut(&mut Hall, Moment)) {
        // Nothing panics between a lock and its end.
        deed(&mut self.hall.lock().unwrap_or_else(PoisonError::into_inner), now);
    }

    /// The room as a message, whenever it has changed.
    pub(crate) fn room(&self) -> watch::Receiver<Arc<str>> {
        self.room.subscribe()
    }

    /// Whether one page alone is told what goes on.
    pub(crate) fn is_watched_by_one(&self) -> bool {
        self.room.receiver_count() == 1
    }

    /// After each wave what somebody waits for may be another thing.
    pub(crate) fn waves(&self) -> watch::Receiver<u64> {
        self.waves.subscribe()
    }
}

/// Starts the waves. With a clock that is moved by hand they come when it is moved.
pub(crate) fn start(app: &App) {
    if app.test_clock().is_some() {
        return;
    }
    // The task does not keep the server: it ends with it.
    let shared = Arc::downgrade(&app.0);
    tokio::spawn(run(shared));
}

async fn run(shared: Weak<Shared>) {
    if let Some(shared) = shared.upgrade() {
        wake(&App(shared)).await;
    }
    loop {
        tokio::time::sleep(WAVE).await;
        let Some(shared) = shared.upgrade() else { return };
        wave(&App(shared)).await;
    }
}

/// One wave, and what came of it.
pub(crate) async fn wave(app: &App) {
    lobby::wave(app, Stamp::now()).await;
    if app.meeting().room.receiver_count() > 0 {
        tell(app).await;
    }
    app.meeting().waves.send_modify(|waves| *waves += 1);
}

/// Tells pages what goes on, if that is something else.
pub(crate) async fn tell(app: &App) {
    match lobby::room(app).await {
        Ok(room) => {
            let text = Told::Room { room: &room }.text();
            app.meeting().room.send_if_modified(|told| {
                let new = **told != *text;
                if new {
                    *told = text.into();
                }
                new
            });
        }
        Err(problem) => tracing::warn!(?problem, "the lobby could not be shown"),
    }
}

/// Public games that were going on when the server ended go on: somebody's time runs, and who
/// does not come back loses by it.
async fn wake(app: &App) {
    let mut query = Query {
        audience: Audience::Public,
        phase: Some(PhaseFilter::Unfinished),
        limit: AT_A_TIME,
        ..Query::default()
    };
    loop {
        let page = match Store::list(app, query.clone()).await {
            Ok(page) => page,
            Err(error) => return tracing::warn!(%error, "games could not be taken up again"),
        };
        for summary in page.matches {
            // Whoever asks, the match comes to life by it; when there is no more room, others wait.
            drop(app.show(Principal::Visitor, summary.id).await);
        }
        query.after = page.next;
        if query.after.is_none() || app.check_room().is_err() {
            return;
        }
    }
}
