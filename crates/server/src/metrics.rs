//! Figures for whoever runs the server, in the words of OpenMetrics.
//!
//! What grows is counted as it happens; what goes up and down is looked up when somebody asks.

use crate::App;
use axum::http::StatusCode;
use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use std::fmt;
use std::time::Duration;

/// A request that was answered.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    operation: &'static str,
    status: u16,
}

/// The operation whose answers are timed: an order is acknowledged when it is on the disk.
const ORDER: &str = "commandMatch";

/// What is measured.
pub(crate) struct Metrics {
    registry: Registry,
    answers: Family<Answered, Counter>,
    orders: Histogram,
    connections: Gauge,
    sockets: Gauge,
    matches: Gauge,
    questions: Gauge,
    ready: Gauge,
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Metrics").finish_non_exhaustive()
    }
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("outflank"),
            answers: Family::default(),
            // From a quarter of a millisecond to eight seconds.
            orders: Histogram::new(exponential_buckets(0.000_25, 2.0, 16)),
            connections: Gauge::default(),
            sockets: Gauge::default(),
            matches: Gauge::default(),
            questions: Gauge::default(),
            ready: Gauge::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("answers", "Requests to the API that were answered", metrics.answers.clone());
        registry.register_with_unit(
            "order",
            "From an order's arrival until it is on the disk and acknowledged",
            Unit::Seconds,
            metrics.orders.clone(),
        );
        for (name, help, gauge) in [
            ("connections", "Open connections", &metrics.connections),
            ("sockets", "Open WebSockets", &metrics.sockets),
            ("live_matches", "Matches in memory", &metrics.matches),
            ("waiting_questions", "Computers' moves that nobody thinks about yet", &metrics.questions),
            ("ready", "1 if the server takes work, 0 on its way out", &metrics.ready),
        ] {
            registry.register(name, help, gauge.clone());
        }
        metrics
    }
}

impl Metrics {
    /// An operation of the API has been answered.
    pub(crate) fn answered(&self, operation: &'static str, status: StatusCode, took: Duration) {
        self.answers.get_or_create(&Answered { operation, status: status.as_u16() }).inc();
        if operation == ORDER && status.is_success() {
            self.orders.observe(took.as_secs_f64());
        }
    }

    /// All figures as they are now.
    pub(crate) fn text(&self, app: &App) -> String {
        let now = |gauge: &Gauge, count: usize| {
            gauge.set(i64::try_from(count).unwrap_or(i64::MAX));
        };
        now(&self.connections, app.0.connections.taken());
        now(&self.sockets, app.0.sockets.taken());
        now(&self.matches, app.hub().count());
        now(&self.questions, app.hub().thinkers.waiting());
        now(&self.ready, usize::from(!app.is_stopping()));
        let mut text = String::new();
        text::encode(&mut text, &self.registry).expect("a string takes everything");
        text
    }
}
