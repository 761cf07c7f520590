//! The web app's server: pages, a JSON API, and WebSockets.
//!
//! What can be asked and how it is answered is `outflank_api`: values in, values out. Here is
//! what carries them, and whatever has threads, sockets or a clock:
//!
//! * `routes` puts every operation of the API at its address, reads requests into values and
//!   sends the answers.
//! * Every live match is a task that owns it (`match_actor`); the `hub` finds it by name and
//!   brings it to life from the store.
//! * People find each other in the `lobby`; pages hear of it over the one `socket`.
//! * Computers think on a few threads for all games (`thinkers`), analyses, hints and comments
//!   at a few places for all readers (`analysis`). Nothing grows without bound: queues,
//!   sockets, peers and live matches are counted, and idle memory is given back.
//! * `identity` says who asks: whoever sits at this machine, or a guest by a cookie.
//! * The `guard` turns away requests of other sites and adds the headers that keep pages
//!   to themselves.
//! * `places` counts connections and WebSockets, of all and of each household.
//! * `health` and `metrics` tell whoever runs it how it is.
//! * [`place`] is where it listens and how others find it.
//! * Time comes from a [`Clock`], so that tests can move it.
//!
//! A [`Server`] is built apart from serving: tests call [`Server::app`] without a socket.

mod analysis;
pub mod clock;
mod guard;
mod health;
mod hub;
mod identity;
mod live;
mod lobby;
mod match_actor;
mod metrics;
mod pages;
mod people;
pub mod place;
mod places;
mod rate;
pub mod routes;
mod serve;
mod services;
mod socket;
mod test_clock;
mod thinkers;

pub use clock::{Clock, ManualClock, SystemClock};
pub use guard::{CONTENT_SECURITY_POLICY, Peer};
pub use identity::Sharing;
pub use outflank_api::openapi;

use analysis::AnyReviewer;
use analysis::pool::EnginePool;
use axum::Router;
use guard::{Guard, household};
use hub::Hub;
use identity::Identity;
use lobby::Meeting;
use metrics::Metrics;
use outflank_api::problem::Problem;
use outflank_api::request::Now;
use outflank_api::services::Services;
use outflank_engine::Engine;
use outflank_learn::Day;
use outflank_review::Reviewer;
use outflank_store::{Stamp, Store};
use people::Accounts;
use places::{NoPlace, Place, Places};
use rate::Rates;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use thinkers::Thinkers;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// The day on which a clock moved by hand begins.
const FIRST_DAY: Day = Day(20_000);

/// How much of the server others may hold at a time. What is over is refused or waits.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections of all.
    pub connections: usize,
    /// Connections of one household: an address, or 2⁶⁴ of them with IPv6.
    pub connections_each: usize,
    /// WebSockets of all.
    pub sockets: usize,
    /// WebSockets of one household.
    pub sockets_each: usize,
    /// How long somebody may leave unread what they asked for, before they are cut off.
    pub unread: Duration,
}

impl Limits {
    /// A household gets an eighth of what there is, enough for a school behind one address; whoever
    /// is alone with the server, and a proxy in front of it, gets all connections.
    #[must_use]
    pub const fn of(sharing: Sharing) -> Limits {
        let (connections, sockets) = (2048, 1024);
        let (connections_each, sockets_each) = match sharing {
            Sharing::Alone => (connections, sockets),
            Sharing::Network => (connections / 8, sockets / 8),
            Sharing::Public { .. } => (connections, sockets / 8),
        };
        Limits { connections, connections_each, sockets, sockets_each, unread: Duration::from_secs(20) }
    }
}

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
    /// Who can reach it.
    pub sharing: Sharing,
    /// Where others find it, without a slash at the end: `https://othello.example`.
    pub addresses: Vec<String>,
    /// How much of it others may hold; as many as [`Limits::of`] says, without a word here.
    pub limits: Option<Limits>,
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
            sharing: Sharing::Alone,
            addresses: Vec::new(),
            limits: None,
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
    identity: Identity,
    addresses: Vec<String>,
    accounts: Accounts,
    meeting: Meeting,
    connections: Places,
    sockets: Places,
    limits: Limits,
    metrics: Metrics,
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

    /// What time it is for whoever asks.
    pub(crate) fn now(&self) -> Now {
        let passed = |clock: &Arc<ManualClock>| clock.now().as_secs() / (24 * 60 * 60);
        let by_hand = self.test_clock().map(passed);
        let day = by_hand.map(|days| FIRST_DAY.after(u32::try_from(days).unwrap_or(u32::MAX)));
        Now { stamp: Stamp::now(), by_hand: day }
    }

    /// Who has a name and a password.
    pub(crate) fn accounts(&self) -> &Accounts {
        &self.0.accounts
    }

    /// Where people find each other.
    pub(crate) fn meeting(&self) -> &Meeting {
        &self.0.meeting
    }

    /// Who asks.
    pub(crate) fn identity(&self) -> &Identity {
        &self.0.identity
    }

    /// Where others find the server; nowhere if they cannot.
    pub(crate) fn shared_at(&self) -> &[String] {
        &self.0.addresses
    }

    /// What the operations of the API ask for.
    pub(crate) fn services(&self) -> Arc<dyn Services> {
        Arc::new(self.clone())
    }

    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.subscribe()
    }

    /// Whether the server is on its way out.
    pub(crate) fn is_stopping(&self) -> bool {
        *self.0.stopping.borrow()
    }

    /// A place for one more WebSocket, given back when it is dropped.
    pub(crate) fn take_socket(&self, from: IpAddr) -> Result<Place, Problem> {
        self.0.sockets.take(household(from)).map_err(|why| match why {
            NoPlace::Full => Problem::Busy,
            NoPlace::Share => Problem::TooManyRequests,
        })
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
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
        // What lets nobody in any more goes; nobody waits for it.
        drop(config.store.tidy_sessions(Stamp::now()));
        drop(config.store.tidy_challenges(Stamp::now()));
        let accounts = Accounts::new(Arc::clone(&config.store));
        let identity = Identity::new(config.sharing, Arc::clone(&config.store));
        let hub = Arc::new(Hub::new(config.store, clock, Thinkers::start()?));
        let limits = config.limits.unwrap_or(Limits::of(config.sharing));
        let shared = Shared {
            hub,
            positions: Arc::new(EnginePool::new(&analysis::POSITIONS)),
            reviews: Arc::new(EnginePool::new(&analysis::REVIEWS)),
            coach: Arc::new(EnginePool::new(&analysis::COACH)),
            web: config.web,
            by_hand,
            identity,
            addresses: if config.sharing == Sharing::Alone { Vec::new() } else { config.addresses },
            accounts,
            meeting: Meeting::default(),
            connections: Places::new(limits.connections, limits.connections_each),
            sockets: Places::new(limits.sockets, limits.sockets_each),
            limits,
            metrics: Metrics::default(),
            stopping: watch::Sender::new(false),
        };
        let (per_second, burst) = config.rate;
        let proxied = matches!(config.sharing, Sharing::Public { .. });
        let guard = Guard { names: config.names, rates: Rates::new(per_second, burst), proxied };
        let app = App(Arc::new(shared));
        lobby::start(&app);
        Ok(Server { app, guard: Arc::new(guard) })
    }

    /// The routes, with the guard before them.
    pub fn app(&self) -> Router {
        routes::router(self.app.clone(), Arc::clone(&self.guard))
    }

    /// What goes on, for whoever runs the server: `/metrics`, `/livez`, `/readyz`. It is apart from
    /// [`Server::app`], because it is nobody else's concern.
    pub fn operation(&self) -> Router {
        health::router(self.app.clone())
    }

    /// Serves [`Server::operation`] from now on, for as long as the program runs.
    pub fn operate(&self, listener: TcpListener) {
        let router = self.operation();
        tokio::spawn(async move {
            if let Err(error) = axum::serve(listener, router).await {
                tracing::error!(%error, "the figures are served no more");
            }
        });
    }

    /// How many matches are in memory.
    #[must_use]
    pub fn live_matches(&self) -> usize {
        self.app.hub().count()
    }
}
