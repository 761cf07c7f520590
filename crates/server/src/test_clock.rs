//! Time for tests: a route that exists only when the server's clock is moved by hand.

use crate::App;
use crate::clock::Clock;
use crate::routes::refuse;
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::response::{IntoResponse, Response};
use outflank_api::problem::Problem;
use serde::Deserialize;
use serde_json::{Value, json};
use std::time::Duration;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Advance {
    advance: u64,
}

pub(crate) async fn advance(State(app): State<App>, wish: Result<Json<Advance>, JsonRejection>) -> Response {
    match advanced(&app, wish).await {
        Ok(now) => Json(now).into_response(),
        Err(problem) => refuse(&problem),
    }
}

async fn advanced(app: &App, wish: Result<Json<Advance>, JsonRejection>) -> Result<Value, Problem> {
    let Json(Advance { advance }) = wish.map_err(|rejection| Problem::Malformed(rejection.body_text()))?;
    let clock = app.test_clock().ok_or_else(|| Problem::NotFound("there is no clock to move".to_owned()))?;
    clock.advance(Duration::from_millis(advance));
    app.hub().settle().await;
    crate::lobby::wave(app).await;
    Ok(json!({"now": u64::try_from(clock.now().as_millis()).unwrap_or(u64::MAX)}))
}
