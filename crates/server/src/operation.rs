//! One operation of the API: a route, the handler behind it, and what the handler's own
//! types say about both.
//!
//! A handler takes extractors and gives an answer; each of those types knows what it means
//! for a client ([`Takes`], [`Answers`]). So the description cannot differ from what is
//! done: there is nothing to keep up by hand but a name and a summary.

use crate::App;
use crate::extract::{Asked, JsonBody, Named};
use crate::openapi::{Describer, Shape};
use crate::problem::Problem;
use axum::Json;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{DefaultBodyLimit, State};
use axum::handler::Handler;
use axum::http::{Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{self, MethodRouter};
use schemars::JsonSchema;
use serde::Serialize;
use std::marker::PhantomData;

/// A route with its handler.
pub(crate) struct Operation {
    pub(crate) method: Method,
    pub(crate) path: &'static str,
    /// What client generators call it.
    pub(crate) id: &'static str,
    pub(crate) summary: &'static str,
    pub(crate) describe: fn(&mut Describer, &mut Shape),
    /// Problems that no type tells: those of the handler itself.
    pub(crate) problems: &'static [StatusCode],
    pub(crate) handler: MethodRouter<App>,
}

macro_rules! methods {
    ($($method:ident, $name:ident;)*) => {$(
        pub(crate) fn $method<H, T, D>(
            path: &'static str,
            id: &'static str,
            summary: &'static str,
            handler: H,
        ) -> Operation
        where
            H: Handler<T, App> + Described<D>,
            T: 'static,
        {
            Operation {
                method: Method::$name,
                path,
                id,
                summary,
                describe: <H as Described<D>>::describe,
                problems: &[],
                handler: routing::$method(handler),
            }
        }
    )*};
}
methods! { get, GET; post, POST; patch, PATCH; delete, DELETE; }

impl Operation {
    /// The handler itself may find these problems.
    pub(crate) fn may(self, problems: &'static [StatusCode]) -> Operation {
        Operation { problems, ..self }
    }

    /// Takes bodies of up to so many bytes.
    pub(crate) fn up_to(self, bytes: usize) -> Operation {
        Operation { handler: self.handler.layer(DefaultBodyLimit::max(bytes)), ..self }
    }
}

/// A handler whose types describe it; `D` are its arguments.
pub(crate) trait Described<D> {
    fn describe(describer: &mut Describer, shape: &mut Shape);
}

macro_rules! described {
    ($($taken:ident)*) => {
        impl<F, A, R, $($taken),*> Described<($($taken,)*)> for F
        where
            F: Fn($($taken),*) -> A,
            A: Future<Output = R>,
            R: Answers,
            $($taken: Takes,)*
        {
            fn describe(describer: &mut Describer, shape: &mut Shape) {
                $($taken::takes(describer, shape);)*
                R::answers(describer, shape);
            }
        }
    };
}
described!();
described!(T1);
described!(T1 T2);
described!(T1 T2 T3);
described!(T1 T2 T3 T4);

/// What an argument of a handler takes from a request.
pub(crate) trait Takes {
    fn takes(describer: &mut Describer, shape: &mut Shape);
}

impl Takes for State<App> {
    fn takes(_: &mut Describer, shape: &mut Shape) {
        shape.problem(StatusCode::SERVICE_UNAVAILABLE);
    }
}

impl<T: JsonSchema> Takes for JsonBody<T> {
    fn takes(describer: &mut Describer, shape: &mut Shape) {
        shape.body(describer.taken::<T>());
        for status in
            [StatusCode::BAD_REQUEST, StatusCode::PAYLOAD_TOO_LARGE, StatusCode::UNSUPPORTED_MEDIA_TYPE]
        {
            shape.problem(status);
        }
    }
}

impl<T: JsonSchema> Takes for Asked<T> {
    fn takes(describer: &mut Describer, shape: &mut Shape) {
        describer.query::<T>(shape);
        shape.problem(StatusCode::BAD_REQUEST);
    }
}

impl<T: PathParts> Takes for Named<T> {
    fn takes(describer: &mut Describer, shape: &mut Shape) {
        T::parts(describer, shape);
        shape.problem(StatusCode::NOT_FOUND);
    }
}

impl Takes for Result<WebSocketUpgrade, WebSocketUpgradeRejection> {
    fn takes(_: &mut Describer, shape: &mut Shape) {
        shape.problem(StatusCode::BAD_REQUEST);
        // Other sites' pages may not open one.
        shape.problem(StatusCode::FORBIDDEN);
    }
}

/// The parts of a path that stand for something, from left to right.
pub(crate) trait PathParts {
    fn parts(describer: &mut Describer, shape: &mut Shape);
}

macro_rules! path_part {
    ($($part:ty),*) => {$(
        impl PathParts for $part {
            fn parts(describer: &mut Describer, shape: &mut Shape) {
                shape.path_part(describer.taken::<$part>());
            }
        }
    )*};
}
path_part!(String, usize, outflank_store::MatchId);

impl<A: PathParts, B: PathParts> PathParts for (A, B) {
    fn parts(describer: &mut Describer, shape: &mut Shape) {
        A::parts(describer, shape);
        B::parts(describer, shape);
    }
}

/// What a handler answers when all is well.
pub(crate) trait Answers {
    fn answers(describer: &mut Describer, shape: &mut Shape);
}

impl<T: Answers> Answers for Result<T, Problem> {
    fn answers(describer: &mut Describer, shape: &mut Shape) {
        T::answers(describer, shape);
    }
}

impl<T: JsonSchema> Answers for Json<T> {
    fn answers(describer: &mut Describer, shape: &mut Shape) {
        shape.answer(StatusCode::OK, describer.given::<T>());
    }
}

/// Done, and there is nothing to say.
pub(crate) struct NoContent;

impl IntoResponse for NoContent {
    fn into_response(self) -> Response {
        StatusCode::NO_CONTENT.into_response()
    }
}

impl Answers for NoContent {
    fn answers(_: &mut Describer, shape: &mut Shape) {
        shape.empty_answer(StatusCode::NO_CONTENT, "done");
    }
}

/// Something new, and where it is from now on.
pub(crate) struct Created<T> {
    pub(crate) location: String,
    pub(crate) body: T,
}

impl<T: Serialize> IntoResponse for Created<T> {
    fn into_response(self) -> Response {
        (StatusCode::CREATED, [(header::LOCATION, self.location)], Json(self.body)).into_response()
    }
}

impl<T: JsonSchema> Answers for Created<T> {
    fn answers(describer: &mut Describer, shape: &mut Shape) {
        shape.answer(StatusCode::CREATED, describer.given::<T>());
    }
}

/// A connection that has become a WebSocket, on which the client says `In` and hears `Out`.
pub(crate) struct Conversation<In, Out>(Response, PhantomData<(In, Out)>);

impl<In, Out> From<Response> for Conversation<In, Out> {
    fn from(upgraded: Response) -> Conversation<In, Out> {
        Conversation(upgraded, PhantomData)
    }
}

impl<In, Out> IntoResponse for Conversation<In, Out> {
    fn into_response(self) -> Response {
        self.0
    }
}

/// What a client says who only listens.
pub(crate) enum Nothing {}

impl<Out: JsonSchema> Answers for Conversation<Nothing, Out> {
    fn answers(describer: &mut Describer, shape: &mut Shape) {
        shape.conversation(None, describer.given::<Out>());
    }
}

/// Something that a client may say on a WebSocket.
pub(crate) trait Said: JsonSchema {}

impl<In: Said, Out: JsonSchema> Answers for Conversation<In, Out> {
    fn answers(describer: &mut Describer, shape: &mut Shape) {
        shape.conversation(Some(describer.taken::<In>()), describer.given::<Out>());
    }
}
