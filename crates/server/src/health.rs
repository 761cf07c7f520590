//! Signs of life, for what looks after a server: a load balancer, systemd, Prometheus.
//!
//! * `/livez`: the process answers at all.
//! * `/readyz`: it can take work: its file of games answers, and it is not on its way out.
//! * `/metrics`: figures. They stand at an address of their own, as they are nobody else's concern.

use crate::App;
use axum::Router;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::Arc;
use std::time::Duration;

/// A file of games that takes longer than this to answer cannot be played on.
const PATIENCE: Duration = Duration::from_secs(3);

/// What Prometheus is told about the text it gets.
const OPENMETRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The signs of life, for everybody.
pub(crate) fn signs(app: App) -> Router<App> {
    Router::new().route("/livez", get(live)).route("/readyz", get(ready)).with_state(app)
}

/// The same with the figures.
pub(crate) fn router(app: App) -> Router {
    signs(app.clone()).route("/metrics", get(figures)).with_state(app)
}

async fn live() -> &'static str {
    "alive\n"
}

async fn ready(State(app): State<App>) -> (StatusCode, &'static str) {
    if app.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    let store = Arc::clone(&app.hub().store);
    let answered = tokio::task::spawn_blocking(move || store.answers());
    match tokio::time::timeout(PATIENCE, answered).await {
        Ok(Ok(Ok(()))) => (StatusCode::OK, "ready\n"),
        Ok(Ok(Err(error))) => {
            tracing::error!(%error, "the file of games does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the file of games does not answer\n")
        }
        _ => (StatusCode::SERVICE_UNAVAILABLE, "the file of games is slow\n"),
    }
}

async fn figures(State(app): State<App>) -> Response {
    let text = app.metrics().text(&app);
    ([(header::CONTENT_TYPE, HeaderValue::from_static(OPENMETRICS))], text).into_response()
}
