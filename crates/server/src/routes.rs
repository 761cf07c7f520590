//! HTTP: every operation of the API at its address, the pages everywhere else.

use crate::guard::{self, Guard, Peer};
use crate::{App, analysis, health, live, pages, socket, test_clock};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::rejection::{BytesRejection, FailedToBufferBody};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, RawPathParams};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use axum::response::Response;
use axum::routing::{self, MethodFilter};
use outflank_api::Operation;
use outflank_api::answer::{Answer, NewSession, Reply, Topic};
use outflank_api::problem::Problem;
use outflank_api::request::{Now, Request, Upgrade, Visit};
use outflank_host::Principal;
use outflank_locale::Language;
use std::sync::Arc;
use std::time::Instant;

/// The route that exists only for tests, and only with a clock moved by hand.
pub const TEST_CLOCK: &str = "/test/clock";

pub(crate) fn router(app: App, guard: Arc<Guard>) -> Router {
    let mut router = Router::new();
    for operation in outflank_api::operations() {
        let method = MethodFilter::try_from(operation.method.clone()).expect("every method has a filter");
        let app = app.clone();
        let answer = async move |request: axum::extract::Request| answer(&app, operation, request).await;
        let limit = DefaultBodyLimit::max(operation.longest_body);
        router = router.route(operation.path, routing::on(method, answer).layer(limit));
    }
    router = router.merge(health::signs(app.clone()));
    if app.test_clock().is_some() {
        router = router.route(TEST_CLOCK, routing::post(test_clock::advance));
    }
    router
        .fallback_service(
            routing::get(pages::page).fallback(routing::any(no_such_method)).with_state(app.clone()),
        )
        .method_not_allowed_fallback(no_such_method)
        .layer(axum::middleware::from_fn_with_state(guard, guard::watch))
        .with_state(app)
}

async fn no_such_method() -> Response {
    refuse(&Problem::MethodNotAllowed)
}

/// A problem as a response; what is our fault is for the log.
pub(crate) fn refuse(problem: &Problem) -> Response {
    match problem {
        Problem::Internal(detail) => tracing::error!(detail, "a fault of ours"),
        Problem::Storage(error) => tracing::error!(%error, "storage"),
        _ => {}
    }
    respond(problem.answer())
}

fn respond(answer: Answer) -> Response {
    answer.map(Body::from)
}

/// Has an operation answer a request.
async fn answer(app: &App, operation: &Operation, request: axum::extract::Request) -> Response {
    let (now, begun) = (app.now(), Instant::now());
    let (parts, body) = request.into_parts();
    let known = match app.identity().who(&parts, operation, now.stamp).await {
        Ok(known) => known,
        Err(problem) => return refuse(&problem),
    };
    let request = axum::extract::Request::from_parts(parts, body);
    let answered = carried_out(app, operation, request, (known.principal, known.visit), now).await;
    let mut response = answered.unwrap_or_else(|problem| refuse(&problem));
    // Whoever has become a guest keeps the number, whatever came of the request.
    let session = response.extensions_mut().remove::<NewSession>();
    if let Some(cookie) = session.map(|session| app.identity().cookie(&session)).or(known.cookie) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    app.metrics().answered(operation.id, response.status(), begun.elapsed());
    response
}

async fn carried_out(
    app: &App,
    operation: &Operation,
    request: axum::extract::Request,
    (principal, visit): (Principal, Visit),
    now: Now,
) -> Result<Response, Problem> {
    let (mut parts, body) = request.into_parts();
    let upgrade = WebSocketUpgrade::from_request_parts(&mut parts, &()).await;
    let peer = parts.extensions.get::<Peer>().copied().unwrap_or_default();
    let mut request = read(&mut parts, principal, now).await?;
    request.visit = visit;
    request.upgrade = match &upgrade {
        Ok(_) => Upgrade::Possible,
        Err(rejection) => Upgrade::Impossible(rejection.body_text()),
    };
    if operation.takes_body {
        request.body = bytes(axum::extract::Request::from_parts(parts, body)).await?;
    }
    let topic = match operation.call(app.services(), request).await? {
        Reply::Answer(answer) => return Ok(respond(answer)),
        Reply::Conversation(topic) => topic,
    };
    let upgrade = upgrade.map_err(|rejection| Problem::Malformed(rejection.body_text()))?;
    match topic {
        Topic::Match(id) => live::watch(app.clone(), (principal, peer), id, upgrade).await,
        Topic::Socket => socket::connect(app.clone(), (principal, peer), upgrade),
        Topic::Analysis => analysis::analysis(app.clone(), peer, upgrade),
    }
}

/// The request without its body.
async fn read(parts: &mut Parts, principal: Principal, now: Now) -> Result<Request, Problem> {
    let path = RawPathParams::from_request_parts(parts, &()).await;
    let path = path.map_err(|error| Problem::NotFound(error.body_text()))?;
    let mut request = Request::new(principal, now);
    request.language = Language::of_accept_header(text(&parts.headers, ACCEPT_LANGUAGE).unwrap_or_default());
    request.path = path.iter().map(|(_, part)| part.to_owned()).collect();
    request.query = parts.uri.query().unwrap_or_default().to_owned();
    request.media_type = text(&parts.headers, CONTENT_TYPE).map(str::to_owned);
    Ok(request)
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// The body, if it is not too long for its route.
async fn bytes(request: axum::extract::Request) -> Result<Vec<u8>, Problem> {
    let read = Bytes::from_request(request, &()).await;
    read.map(Vec::from).map_err(|rejection| match rejection {
        BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => Problem::TooLarge,
        other => Problem::Malformed(other.body_text()),
    })
}
