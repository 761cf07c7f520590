//! The web app's server: pages, a JSON API, and WebSockets.
//!
//! `docs/api.md` says what it offers to people; for machines the same is said by the types of
//! the handlers, as OpenAPI (`openapi`). Tests hold both to what is answered. Inside:
//!
//! * Every live match is a task that owns it (`table`); the `hub` finds it by name and
//!   brings it to life from the store. Handlers parse, ask and answer, and know no rule.
//! * Computers think on a few threads for all games (`thinkers`), analyses at a few
//!   places for all readers (`analysis`), hints and comments at others (`coach`). Nothing
//!   grows without bound: queues, sockets, peers and live matches are counted, and idle
//!   memory is given back.
//! * The `guard` turns away requests of other sites and adds the headers that keep pages
//!   to themselves; one type of [`problem`] knows all status codes.
//! * Time comes from a [`Clock`], so that tests can move it.
//!
//! A [`Server`] is built apart from serving: tests call [`Server::app`] without a socket.

mod analysis;
mod body;
pub mod clock;
mod coach;
mod export;
mod extract;
mod guard;
mod hub;
mod import;
mod learn;
mod line;
mod lists;
mod live;
mod match_actor;
mod matches;
mod openapi;
mod operation;
mod pages;
pub mod problem;
mod rate;
pub mod routes;
mod rulebook;
mod serve;
mod setup;
mod test_clock;
mod thinkers;

pub use clock::{Clock, ManualClock, SystemClock};
pub use guard::{CONTENT_SECURITY_POLICY, Peer};
pub use routes::openapi;

use analysis::AnyReviewer;
use analysis::pool::EnginePool;
use axum::Router;
use guard::Guard;
use hub::Hub;
use outflank_engine::Engine;
use outflank_review::Reviewer;
use outflank_store::Store;
use problem::Problem;
use rate::Rates;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use thinkers::Thinkers;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

/// How many WebSockets may be open.
const SOCKETS: usize = 1024;

/// What a server is made of.
pub struct Config {
    /// Where matches are kept.
    pub store: Arc<Store>,
    /// What the clocks of matches run on.
    pub time: Time,
    /// Read the pages from this directory instead of the program.
    pub web: Option<PathBuf>,
    /// Names by which the server may be called, besides addresses and `localhost`.
    pub names: Vec<String>,
    /// How many requests a second each peer may make, and how many in a burst.
    pub rate: (f64, f64),
}

/// What the clocks of matches run on.
pub enum Time {
    /// The system's clock.
    System,
    /// A clock that a route moves on. For tests only.
    ByHand(Arc<ManualClock>),
}

impl Config {
    /// The usual server over a store.
    #[must_use]
    pub fn new(store: Store) -> Config {
        Config {
            store: Arc::new(store),
            time: Time::System,
            web: None,
            names: Vec::new(),
            rate: (200.0, 400.0),
        }
    }
}

/// What handlers share.
#[derive(Clone)]
pub(crate) struct App(Arc<Shared>);

struct Shared {
    hub: Arc<Hub>,
    positions: Arc<EnginePool<Engine>>,
    reviews: Arc<EnginePool<AnyReviewer>>,
    coach: Arc<EnginePool<Reviewer>>,
    web: Option<PathBuf>,
    by_hand: Option<Arc<ManualClock>>,
    sockets: Arc<Semaphore>,
    stopping: watch::Sender<bool>,
}

impl App {
    pub(crate) fn hub(&self) -> &Arc<Hub> {
        &self.0.hub
    }

    /// Where positions are analysed.
    pub(crate) fn positions(&self) -> &Arc<EnginePool<Engine>> {
        &self.0.positions
    }

    /// Where games are reviewed.
    pub(crate) fn reviews(&self) -> &Arc<EnginePool<AnyReviewer>> {
        &self.0.reviews
    }

    /// Where hints and comments are thought about.
    pub(crate) fn coach(&self) -> &Arc<EnginePool<Reviewer>> {
        &self.0.coach
    }

    pub(crate) fn web(&self) -> Option<&Path> {
        self.0.web.as_deref()
    }

    pub(crate) fn test_clock(&self) -> Option<&Arc<ManualClock>> {
        self.0.by_hand.as_ref()
    }

    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.subscribe()
    }

    /// A place for one more WebSocket, given back when it is dropped.
    pub(crate) fn take_socket(&self) -> Result<OwnedSemaphorePermit, Problem> {
        Arc::clone(&self.0.sockets).try_acquire_owned().map_err(|_| Problem::Busy)
    }
}

/// The server, ready to serve.
pub struct Server {
    app: App,
    guard: Arc<Guard>,
}

impl Server {
    /// Makes a server and starts the threads of its computers. Within a tokio runtime.
    pub fn new(config: Config) -> std::io::Result<Server> {
        let by_hand = match &config.time {
            Time::System => None,
            Time::ByHand(clock) => Some(Arc::clone(clock)),
        };
        let clock: Arc<dyn Clock> = match config.time {
            Time::System => Arc::new(SystemClock::start()),
            Time::ByHand(clock) => clock,
        };
        let hub = Arc::new(Hub::new(config.store, clock, Thinkers::start()?));
        let shared = Shared {
            hub,
            positions: Arc::new(EnginePool::new(&analysis::POSITIONS)),
            reviews: Arc::new(EnginePool::new(&analysis::REVIEWS)),
            coach: Arc::new(EnginePool::new(&coach::EQUIPMENT)),
            web: config.web,
            by_hand,
            sockets: Arc::new(Semaphore::new(SOCKETS)),
            stopping: watch::Sender::new(false),
        };
        let (per_second, burst) = config.rate;
        let guard = Guard { names: config.names, rates: Rates::new(per_second, burst) };
        Ok(Server { app: App(Arc::new(shared)), guard: Arc::new(guard) })
    }

    /// The routes, with the guard before them.
    pub fn app(&self) -> Router {
        routes::router(self.app.clone(), Arc::clone(&self.guard))
    }

    /// How many matches are in memory.
    #[must_use]
    pub fn live_matches(&self) -> usize {
        self.app.hub().count()
    }
}
