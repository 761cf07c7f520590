//! An answer as a value, and what a function gives.

use crate::openapi::{Describer, Shape};
use crate::problem::Problem;
use http::{HeaderName, HeaderValue, StatusCode, header};
use outflank_accounts::Secret;
use outflank_store::MatchId;
use schemars::JsonSchema;
use serde::Serialize;
use std::borrow::Cow;
use std::marker::PhantomData;

/// A status, headers and a body.
pub type Answer = http::Response<Cow<'static, [u8]>>;

/// What comes of a request that is fulfilled.
#[derive(Debug)]
pub enum Reply {
    /// This is all.
    Answer(Answer),
    /// The connection becomes a conversation.
    Conversation(Topic),
}

/// What a conversation is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Topic {
    /// A match, as it goes on: [`crate::live`].
    Match(MatchId),
    /// Whatever the client subscribes to: [`crate::socket`].
    Socket,
    /// Analyses that the client asks for: [`crate::analysis`].
    Analysis,
}

/// A body of this kind with a status.
pub(crate) fn with_body(
    status: StatusCode,
    kind: &'static str,
    body: impl Into<Cow<'static, [u8]>>,
) -> Answer {
    let mut answer = Answer::new(body.into());
    *answer.status_mut() = status;
    answer.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    answer
}

/// JSON with a status.
pub(crate) fn json(status: StatusCode, body: &impl Serialize) -> Result<Answer, Problem> {
    let text = serde_json::to_vec(body).map_err(|error| Problem::Internal(error.to_string()))?;
    Ok(with_body(status, "application/json", text))
}

/// A header that is made while the program runs.
pub(crate) fn set(answer: &mut Answer, name: HeaderName, value: &str) -> Result<(), Problem> {
    let value = HeaderValue::from_str(value).map_err(|error| Problem::Internal(error.to_string()))?;
    answer.headers_mut().insert(name, value);
    Ok(())
}

/// What a function gives when all is well.
pub trait Answers {
    /// Tells the description what it is for a client.
    fn describe(describer: &mut Describer, shape: &mut Shape);

    /// Makes the answer of it.
    fn reply(self) -> Result<Reply, Problem>;
}

impl<T: Answers> Answers for Result<T, Problem> {
    fn describe(describer: &mut Describer, shape: &mut Shape) {
        T::describe(describer, shape);
    }

    fn reply(self) -> Result<Reply, Problem> {
        self.and_then(T::reply)
    }
}

/// A value as JSON.
#[derive(Debug)]
pub struct Json<T>(pub T);

impl<T: Serialize + JsonSchema> Answers for Json<T> {
    fn describe(describer: &mut Describer, shape: &mut Shape) {
        shape.answer(StatusCode::OK, describer.given::<T>());
    }

    fn reply(self) -> Result<Reply, Problem> {
        json(StatusCode::OK, &self.0).map(Reply::Answer)
    }
}

/// Done, and there is nothing to say.
#[derive(Debug)]
pub struct NoContent;

impl Answers for NoContent {
    fn describe(_: &mut Describer, shape: &mut Shape) {
        shape.empty_answer(StatusCode::NO_CONTENT, "done");
    }

    fn reply(self) -> Result<Reply, Problem> {
        let mut answer = Answer::default();
        *answer.status_mut() = StatusCode::NO_CONTENT;
        Ok(Reply::Answer(answer))
    }
}

/// Something new, and where it is from now on.
#[derive(Debug)]
pub struct Created<T> {
    /// Its address.
    pub location: String,
    /// The thing itself.
    pub body: T,
}

impl<T: Serialize + JsonSchema> Answers for Created<T> {
    fn describe(describer: &mut Describer, shape: &mut Shape) {
        shape.answer(StatusCode::CREATED, describer.given::<T>());
    }

    fn reply(self) -> Result<Reply, Problem> {
        let mut answer = json(StatusCode::CREATED, &self.body)?;
        set(&mut answer, header::LOCATION, &self.location)?;
        Ok(Reply::Answer(answer))
    }
}

/// An answer after which somebody is let in by another secret, or by none.
#[derive(Debug)]
pub struct WithSession<T> {
    /// The answer.
    pub answer: T,
    /// The secret; none takes away the one they had.
    pub secret: Option<Secret>,
}

/// The secret by which somebody is let in from now on; none takes away the one they had. It goes with
/// an answer to whoever carries it: a server puts it into a cookie.
#[derive(Clone, Debug)]
pub struct NewSession(pub Option<Secret>);

impl<T: Answers> Answers for WithSession<T> {
    fn describe(describer: &mut Describer, shape: &mut Shape) {
        T::describe(describer, shape);
    }

    fn reply(self) -> Result<Reply, Problem> {
        let mut reply = self.answer.reply()?;
        if let Reply::Answer(answer) = &mut reply {
            answer.extensions_mut().insert(NewSession(self.secret));
        }
        Ok(reply)
    }
}

/// A conversation in which the client says `In` and hears `Out`.
#[derive(Debug)]
pub struct Conversation<In, Out>(Topic, PhantomData<(In, Out)>);

impl<In, Out> Conversation<In, Out> {
    pub(crate) fn about(topic: Topic) -> Conversation<In, Out> {
        Conversation(topic, PhantomData)
    }
}

/// What a client says who only listens.
#[derive(Debug)]
pub enum Nothing {}

impl<Out: JsonSchema> Answers for Conversation<Nothing, Out> {
    fn describe(describer: &mut Describer, shape: &mut Shape) {
        shape.conversation(None, describer.given::<Out>());
    }

    fn reply(self) -> Result<Reply, Problem> {
        Ok(Reply::Conversation(self.0))
    }
}

/// Something that a client may say in a conversation.
pub trait Said: JsonSchema {}

impl<In: Said, Out: JsonSchema> Answers for Conversation<In, Out> {
    fn describe(describer: &mut Describer, shape: &mut Shape) {
        shape.conversation(Some(describer.taken::<In>()), describer.given::<Out>());
    }

    fn reply(self) -> Result<Reply, Problem> {
        Ok(Reply::Conversation(self.0))
    }
}
