//! What goes wrong, as `application/problem+json` (RFC 9457).
//!
//! One type for all errors of the API; this is the only place that knows status codes.

use crate::body::MatchBody;
use axum::Json;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use outflank_formats::{Found, PasteError, ReadErrorKind, WriteError};
use outflank_host::Refused;
use outflank_levels::Level;
use outflank_play::Variation;
use outflank_play::{Refusal, SetupError};
use outflank_rules::Move;
use outflank_store::StoreError;
use serde_json::{Map, Value, json};

/// Why a request is not fulfilled.
#[derive(Debug)]
pub enum Problem {
    /// The JSON, query or path cannot be read.
    Malformed(String),
    /// A request from another site's page.
    ForbiddenOrigin,
    /// An order that only the server gives.
    NotForPlayers,
    /// There is no such thing.
    NotFound(String),
    /// The route has other methods.
    MethodNotAllowed,
    /// The match has moved on.
    Stale(Box<MatchBody>),
    /// The match refuses the order.
    Refused(Refused, Box<MatchBody>),
    /// No hint is given here, and why.
    NoHint(&'static str),
    /// The body is too long.
    TooLarge,
    /// The body is not said to be JSON.
    UnsupportedMediaType,
    /// The request names another host.
    ForbiddenHost,
    /// No match can be made of the setup.
    BadSetup(SetupError),
    /// Keys of a setup that do not go together.
    MixedSetup(&'static str),
    /// No such level.
    UnknownLevel(String),
    /// No such game of the console.
    UnknownVariation(String),
    /// Pasted text that cannot be read.
    Unreadable(PasteError),
    /// Moves that cannot be played.
    IllegalLine {
        /// Which, 1 for the first.
        ply: usize,
        /// The move.
        mv: Move,
        /// Why.
        refusal: Refusal,
    },
    /// The format has no words for this game.
    Unwritable(WriteError),
    /// A game at the table with mistakes that stand.
    MistakesStand,
    /// Too many requests from one peer.
    TooManyRequests,
    /// A fault of ours.
    Internal(String),
    /// The disk refused.
    Storage(StoreError),
    /// Too much at once.
    Busy,
}

impl Problem {
    /// A level that nobody knows.
    pub(crate) fn unknown_level(error: outflank_host::UnknownLevel) -> Problem {
        Problem::UnknownLevel(error.0.0.chars().take(16).collect())
    }

    /// What a host has refused, with the match as it is.
    pub(crate) fn of(refused: Refused, body: MatchBody) -> Problem {
        match refused {
            Refused::Role(_) => Problem::NotForPlayers,
            Refused::Record | Refused::Play(_) => Problem::Refused(refused, Box::new(body)),
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Problem::Malformed(_) => "malformed",
            Problem::ForbiddenOrigin => "forbidden_origin",
            Problem::NotForPlayers => "not_for_players",
            Problem::NotFound(_) => "not_found",
            Problem::MethodNotAllowed => "method_not_allowed",
            Problem::Stale(_) => "stale",
            Problem::NoHint(_) => "no_hint",
            Problem::Refused(..) => "refused",
            Problem::TooLarge => "too_large",
            Problem::UnsupportedMediaType => "unsupported_media_type",
            Problem::ForbiddenHost => "forbidden_host",
            Problem::BadSetup(_) | Problem::MixedSetup(_) => "bad_setup",
            Problem::UnknownLevel(_) => "unknown_level",
            Problem::UnknownVariation(_) => "unknown_variation",
            Problem::Unreadable(_) => "unreadable",
            Problem::IllegalLine { .. } => "illegal_line",
            Problem::Unwritable(_) | Problem::MistakesStand => "unwritable",
            Problem::TooManyRequests => "too_many_requests",
            Problem::Internal(_) => "internal",
            Problem::Storage(_) => "storage",
            Problem::Busy => "busy",
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Problem::Malformed(_) => StatusCode::BAD_REQUEST,
            Problem::ForbiddenOrigin | Problem::NotForPlayers => StatusCode::FORBIDDEN,
            Problem::NotFound(_) => StatusCode::NOT_FOUND,
            Problem::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Problem::Stale(_) | Problem::Refused(..) | Problem::NoHint(_) => StatusCode::CONFLICT,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::UnsupportedMediaType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Problem::ForbiddenHost => StatusCode::MISDIRECTED_REQUEST,
            Problem::BadSetup(_)
            | Problem::MixedSetup(_)
            | Problem::UnknownLevel(_)
            | Problem::UnknownVariation(_)
            | Problem::Unreadable(_)
            | Problem::IllegalLine { .. }
            | Problem::Unwritable(_)
            | Problem::MistakesStand => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::TooManyRequests => StatusCode::TOO_MANY_REQUESTS,
            Problem::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
            Problem::Storage(_) | Problem::Busy => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    fn title(&self) -> &'static str {
        match self {
            Problem::Malformed(_) => "The request cannot be read",
            Problem::ForbiddenOrigin => "Requests from other sites are not answered",
            Problem::NotForPlayers => "Only the server gives this order",
            Problem::NotFound(_) => "There is no such thing",
            Problem::MethodNotAllowed => "This cannot be done here",
            Problem::Stale(_) => "The match has moved on",
            Problem::Refused(..) => "The order is refused",
            Problem::NoHint(_) => "There is no hint",
            Problem::TooLarge => "The request is too long",
            Problem::UnsupportedMediaType => "JSON is expected",
            Problem::ForbiddenHost => "This server has another name",
            Problem::BadSetup(_) | Problem::MixedSetup(_) => "No match can be made of this setup",
            Problem::UnknownLevel(_) => "There is no such level",
            Problem::UnknownVariation(_) => "There is no such game of the console",
            Problem::Unreadable(_) => "The text cannot be read",
            Problem::IllegalLine { .. } => "The moves cannot be played",
            Problem::Unwritable(_) | Problem::MistakesStand => "The format has no words for this game",
            Problem::TooManyRequests => "Too many requests",
            Problem::Internal(_) => "Something went wrong",
            Problem::Storage(_) => "The game could not be stored",
            Problem::Busy => "Too much at once",
        }
    }

    fn detail(&self) -> String {
        match self {
            Problem::Malformed(detail) | Problem::NotFound(detail) => detail.clone(),
            Problem::ForbiddenOrigin => "the request comes from a page of another site".to_owned(),
            Problem::NotForPlayers => "players do not answer for the computer or the clock".to_owned(),
            Problem::MethodNotAllowed => "the route has other methods".to_owned(),
            Problem::Stale(body) => format!("the match has version {}", body.version),
            Problem::Refused(refusal, _) => refusal.to_string(),
            Problem::NoHint(detail) => (*detail).to_owned(),
            Problem::TooLarge => "the body is longer than this route takes".to_owned(),
            Problem::UnsupportedMediaType => "the content type has to be application/json".to_owned(),
            Problem::ForbiddenHost => "the Host is neither an address nor a name of this server".to_owned(),
            Problem::BadSetup(error) => error.to_string(),
            Problem::MixedSetup(detail) => (*detail).to_owned(),
            Problem::UnknownLevel(name) => format!("{name:?} is no level"),
            Problem::UnknownVariation(name) => format!("{name:?} is no game of the console"),
            Problem::Unreadable(error) => error.to_string(),
            Problem::IllegalLine { ply, mv, refusal } => format!("move {ply} ({mv}) is illegal: {refusal}"),
            Problem::Unwritable(error) => error.to_string(),
            Problem::MistakesStand => "a mistake stands in this game, and only a match keeps it".to_owned(),
            Problem::TooManyRequests => "slow down".to_owned(),
            // What exactly is for the log.
            Problem::Internal(_) => "the server's log tells more".to_owned(),
            Problem::Storage(_) => "nothing was accepted; the server's log tells more".to_owned(),
            Problem::Busy => "try again in a moment".to_owned(),
        }
    }

    /// Keys that only some problems have.
    fn further(&self) -> Value {
        match self {
            Problem::Stale(body) => json!({"match": body}),
            Problem::Refused(refusal, body) => json!({"refusal": refusal, "match": body}),
            Problem::UnknownLevel(_) => {
                let levels = Level::all().chain([Level::CONSOLE]);
                json!({"valid": levels.map(|level| level.to_string()).collect::<Vec<_>>()})
            }
            Problem::UnknownVariation(_) => {
                let numbers = Variation::all().map(|variation| variation.to_string());
                json!({"valid": numbers.collect::<Vec<_>>()})
            }
            Problem::Unreadable(error) => unreadable(error),
            Problem::IllegalLine { ply, mv, refusal } => {
                json!({"ply": ply, "move": crate::body::move_name(*mv), "refusal": refusal})
            }
            _ => Value::Null,
        }
    }

    /// The whole problem as JSON.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let mut problem = Map::new();
        let code = self.code();
        problem.insert("type".to_owned(), format!("urn:outflank:problem:{code}").into());
        problem.insert("title".to_owned(), self.title().into());
        problem.insert("status".to_owned(), self.status().as_u16().into());
        problem.insert("code".to_owned(), code.into());
        problem.insert("detail".to_owned(), self.detail().into());
        if let Value::Object(further) = self.further() {
            problem.extend(further);
        }
        Value::Object(problem)
    }
}

/// Why and where a text cannot be read, for programs and translations.
fn unreadable(error: &PasteError) -> Value {
    let reason = match error {
        PasteError::Empty => "empty",
        PasteError::TooLong(_) => "too_long",
        PasteError::Unrecognized(_) => "unrecognized",
        PasteError::Read(error) => match &error.kind {
            ReadErrorKind::Unexpected { found: Found::End, .. } => "ends_early",
            ReadErrorKind::Unexpected { .. } => "unexpected",
            ReadErrorKind::Illegal(_) => "illegal_move",
            ReadErrorKind::OtherGame(_) => "other_game",
            ReadErrorKind::BoardSize(_) => "board_size",
            _ => "other",
        },
    };
    let PasteError::Read(error) = error else {
        return json!({"reason": reason, "format": null, "line": null, "column": null, "offset": null});
    };
    let mut further = json!({
        "reason": reason,
        "format": error.format.name(),
        "line": error.place.map(|place| place.line),
        "column": error.place.map(|place| place.column),
        "offset": error.offset,
    });
    match &error.kind {
        ReadErrorKind::Illegal(illegal) => {
            further["ply"] = illegal.ply.into();
            further["move"] = crate::body::move_name(illegal.mv).into();
            further["refusal"] = json!(Refusal::from(illegal.reason));
        }
        ReadErrorKind::Unexpected { found: Found::Text(text), .. } => further["found"] = text.as_str().into(),
        _ => {}
    }
    further
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        match &self {
            Problem::Internal(detail) => tracing::error!(detail, "a fault of ours"),
            Problem::Storage(error) => tracing::error!(%error, "storage"),
            _ => {}
        }
        let kind: [(HeaderName, HeaderValue); 1] =
            [(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"))];
        let mut response = (self.status(), kind, Json(self.to_json())).into_response();
        // The JSON wrapper has set its own.
        response
            .headers_mut()
            .insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        if matches!(self, Problem::TooManyRequests | Problem::Busy | Problem::Storage(_)) {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::NotFound(id) => Problem::NotFound(format!("there is no match {id}")),
            StoreError::Busy => Problem::Busy,
            StoreError::Unreadable { .. } | StoreError::Broken { .. } => Problem::Internal(error.to_string()),
            error => Problem::Storage(error),
        }
    }
}

impl From<SetupError> for Problem {
    fn from(error: SetupError) -> Problem {
        Problem::BadSetup(error)
    }
}
