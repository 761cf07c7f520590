//! Requests into values: bodies, queries and paths, with problems of our own.

use crate::problem::Problem;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

/// A body of JSON that is said to be JSON. A page of another site cannot send that type
/// without asking first, and is not allowed to when it asks.
#[derive(Debug)]
pub struct JsonBody<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for JsonBody<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<JsonBody<T>, Problem> {
        let kind =
            request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            return Err(Problem::UnsupportedMediaType);
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| match rejection {
            BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => Problem::TooLarge,
            other => Problem::Malformed(other.body_text()),
        })?;
        serde_json::from_slice(&bytes).map(JsonBody).map_err(|error| Problem::Malformed(error.to_string()))
    }
}

/// The query of an address.
#[derive(Debug)]
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Problem> {
        let query = Query::from_request_parts(parts, state).await;
        query.map(|Query(value)| Asked(value)).map_err(|error| Problem::Malformed(error.body_text()))
    }
}

/// The parts of an address that stand for something. One that cannot be read stands for
/// nothing there is.
#[derive(Debug)]
pub struct Named<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Named<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Named<T>, Problem> {
        let path = Path::from_request_parts(parts, state).await;
        path.map(|Path(value)| Named(value)).map_err(|error| Problem::NotFound(error.body_text()))
    }
}
