//! What there is to choose from.

use crate::App;
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use outflank_formats::Format;
use outflank_levels::Level;
use outflank_locale::Language;
use outflank_play::Variation;
use outflank_play::console::{Controller, Side};
use serde_json::{Value, json};

/// The description of the API for machines.
pub const OPENAPI: &str = include_str!("../openapi.json");

pub(crate) async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI).into_response()
}

pub(crate) async fn levels() -> Json<Value> {
    let level = |level: Level| {
        json!({
            "level": level.to_string(),
            "name": level.name_id(),
            "rating": level.rating(),
            "millis": u64::try_from(level.time().as_millis()).unwrap_or(u64::MAX),
        })
    };
    let levels: Vec<Value> = Level::all().map(level).collect();
    Json(json!({"levels": levels, "default": "5", "console": Level::CONSOLE.to_string()}))
}

pub(crate) async fn variations() -> Json<Value> {
    let player = |seat| match seat {
        Side::Left => "one",
        Side::Right => "two",
    };
    let variation = |variation: Variation| {
        let computer =
            Side::BOTH.into_iter().find(|&seat| variation.controller(seat) == Controller::Computer);
        json!({
            "variation": variation.to_string(),
            "computer": computer.map(player),
            "starter": player(variation.starter()),
            "corners": variation.handicap().corners().count(),
            "receiver": player(Side::Right),
            "seconds": variation.move_limit().map(|limit| limit.as_secs()),
        })
    };
    Json(json!({"variations": Variation::all().map(variation).collect::<Vec<_>>()}))
}

pub(crate) async fn formats() -> Json<Value> {
    let format = |format: Format| {
        json!({
            "format": format.name(),
            "name": format.to_string(),
            "extension": format.extension(),
            "holds": if format.holds_games() { "games" } else { "positions" },
            // Pasted text is text.
            "read": format.is_text(),
            "write": format.can_write(),
        })
    };
    Json(json!({"formats": Format::ALL.map(format)}))
}

pub(crate) async fn about(State(app): State<App>) -> Json<Value> {
    let language = |language: Language| json!({"code": language.code(), "name": language.native_name()});
    let parts: Vec<&str> = Language::default().parts().iter().map(|(part, _)| *part).collect();
    Json(json!({
        "name": "outflank",
        "version": env!("CARGO_PKG_VERSION"),
        "test_clock": app.test_clock().is_some(),
        "languages": Language::ALL.map(language),
        "parts": parts,
    }))
}
