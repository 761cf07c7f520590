//! Time for tests: a route that exists only when the server's clock is moved by hand.

use crate::App;
use crate::clock::Clock;
use crate::extract::JsonBody;
use crate::problem::Problem;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};
use std::time::Duration;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Advance {
    advance: u64,
}

pub(crate) async fn advance(
    State(app): State<App>,
    JsonBody(Advance { advance }): JsonBody<Advance>,
) -> Result<Json<Value>, Problem> {
    let clock = app.test_clock().ok_or_else(|| Problem::NotFound("there is no clock to move".to_owned()))?;
    clock.advance(Duration::from_millis(advance));
    app.hub().settle().await;
    Ok(Json(json!({"now": u64::try_from(clock.now().as_millis()).unwrap_or(u64::MAX)})))
}
