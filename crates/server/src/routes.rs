//! Every route there is.

use crate::guard::{self, Guard};
use crate::problem::Problem;
use crate::{App, analysis, coach, export, import, learn, line, lists, live, matches, pages, test_clock};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{MethodRouter, any, delete, get, patch, post};
use std::sync::Arc;

/// The longest body, in bytes, and the longest for pasted text: the text may have a
/// mebibyte, and JSON makes some letters longer.
const BODY: usize = 64 << 10;
const PASTE: usize = (3 << 20) / 2;

/// A method and a path, as `docs/api.md` and `openapi.json` write them.
pub type Route = (&'static str, &'static str);

/// The routes of the API, and of nothing else.
pub const API: [Route; 30] = [
    ("POST", "/api/matches"),
    ("POST", "/api/preview"),
    ("GET", "/api/matches"),
    ("GET", "/api/matches/{id}"),
    ("PATCH", "/api/matches/{id}"),
    ("DELETE", "/api/matches/{id}"),
    ("POST", "/api/matches/{id}/commands"),
    ("POST", "/api/matches/{id}/branch"),
    ("GET", "/api/matches/{id}/games/{game}"),
    ("GET", "/api/matches/{id}/export"),
    ("GET", "/api/matches/{id}/live"),
    ("GET", "/api/matches/{id}/hint"),
    ("POST", "/api/import"),
    ("GET", "/api/line"),
    ("GET", "/api/analysis"),
    ("GET", "/api/comment"),
    ("GET", "/api/learn"),
    ("POST", "/api/learn/lessons/{lesson}"),
    ("POST", "/api/learn/rulebook/{puzzle}"),
    ("GET", "/api/learn/puzzles"),
    ("POST", "/api/learn/puzzles/{puzzle}"),
    ("GET", "/api/learn/puzzles/{puzzle}/comment"),
    ("GET", "/api/learn/openings"),
    ("POST", "/api/learn/openings/{line}"),
    ("DELETE", "/api/learn/openings/{line}"),
    ("GET", "/api/levels"),
    ("GET", "/api/variations"),
    ("GET", "/api/formats"),
    ("GET", "/api/about"),
    ("GET", "/api/openapi.json"),
];

/// The route that exists only for tests.
pub const TEST_CLOCK: Route = ("POST", "/test/clock");

fn handler(route: Route) -> MethodRouter<App> {
    match route {
        ("POST", "/api/matches") => post(matches::create),
        ("POST", "/api/preview") => post(matches::preview),
        ("GET", "/api/matches") => get(matches::list),
        ("GET", "/api/matches/{id}") => get(matches::show),
        ("PATCH", "/api/matches/{id}") => patch(matches::rename),
        ("DELETE", "/api/matches/{id}") => delete(matches::delete),
        ("POST", "/api/matches/{id}/commands") => post(matches::command),
        ("POST", "/api/matches/{id}/branch") => post(matches::branch),
        ("GET", "/api/matches/{id}/games/{game}") => get(matches::game),
        ("GET", "/api/matches/{id}/export") => get(export::export),
        ("GET", "/api/matches/{id}/live") => get(live::watch),
        ("GET", "/api/matches/{id}/hint") => get(coach::hint),
        ("POST", "/api/import") => post(import::import).layer(DefaultBodyLimit::max(PASTE)),
        ("GET", "/api/line") => get(line::line),
        ("GET", "/api/analysis") => get(analysis::analysis),
        ("GET", "/api/comment") => get(coach::comment),
        ("GET", "/api/learn") => get(learn::overview::show),
        ("POST", "/api/learn/lessons/{lesson}") => post(learn::lesson::answer),
        ("POST", "/api/learn/rulebook/{puzzle}") => post(learn::rulebook::answer),
        ("GET", "/api/learn/puzzles") => get(learn::puzzle::list),
        ("POST", "/api/learn/puzzles/{puzzle}") => post(learn::puzzle::answer),
        ("GET", "/api/learn/puzzles/{puzzle}/comment") => get(learn::puzzle::comment),
        ("GET", "/api/learn/openings") => get(learn::opening::list),
        ("POST", "/api/learn/openings/{line}") => post(learn::opening::answer),
        ("DELETE", "/api/learn/openings/{line}") => delete(learn::opening::forget),
        ("GET", "/api/levels") => get(lists::levels),
        ("GET", "/api/variations") => get(lists::variations),
        ("GET", "/api/formats") => get(lists::formats),
        ("GET", "/api/about") => get(lists::about),
        ("GET", "/api/openapi.json") => get(lists::openapi),
        (method, path) => unreachable!("{method} {path} is in the list and has no handler"),
    }
}

pub(crate) fn router(app: App, guard: Arc<Guard>) -> Router {
    let mut router = Router::new();
    for route in API {
        router = router.route(route.1, handler(route));
    }
    if app.test_clock().is_some() {
        router = router.route(TEST_CLOCK.1, post(test_clock::advance));
    }
    router
        .fallback_service(get(pages::page).fallback(any(no_such_method)).with_state(app.clone()))
        .method_not_allowed_fallback(no_such_method)
        .layer(DefaultBodyLimit::max(BODY))
        .layer(axum::middleware::from_fn_with_state(guard, guard::watch))
        .with_state(app)
}

async fn no_such_method() -> Problem {
    Problem::MethodNotAllowed
}
