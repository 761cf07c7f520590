//! What goes wrong, as `application/problem+json` (RFC 9457).
//!
//! One type for all errors of the API; this is the only place that knows status codes.

mod sentence;

use crate::answer::{Answer, with_body};
use crate::body::{MatchBody, MoveName, move_name};
use http::{HeaderValue, StatusCode, header};
use outflank_accounts::{NameError, WeakPassword};
use outflank_formats::{Found, PasteError, ReadErrorKind, WriteError};
use outflank_host::{Deed, OrderKind, Refused};
use outflank_levels::Level;
use outflank_lobby::TermsError;
use outflank_locale::Sentence;
use outflank_play::Variation;
use outflank_play::{Refusal, SetupError};
use outflank_rules::Move;
use outflank_store::StoreError;
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt;

/// Why a request is not fulfilled.
#[derive(Debug)]
pub enum Problem {
    /// The JSON, query or path cannot be read.
    Malformed(String),
    /// A request from another site's page.
    ForbiddenOrigin,
    /// An order that only the server gives.
    NotForPlayers,
    /// Somebody else may do this.
    NotYours,
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
    /// A name that cannot be had, and why.
    BadName(NameError),
    /// Somebody else has this name.
    NameTaken,
    /// A password that is not good enough, and why.
    WeakPassword(WeakPassword),
    /// Name, password or code are wrong; which of them is not said.
    WrongPassword,
    /// There are no accounts here.
    NoAccounts,
    /// Only those who have an account play by these terms.
    AccountNeeded,
    /// Nobody else can reach this machine.
    NobodyElse,
    /// Terms by which nobody can play.
    BadTerms(TermsError),
    /// Nobody can take this seat any more.
    Gone,
    /// Nobody sits down against themselves.
    OwnChallenge,
    /// Too many requests from one peer.
    TooManyRequests,
    /// A fault of ours.
    Internal(String),
    /// The disk refused.
    Storage(StoreError),
    /// Too much at once.
    Busy,
}

/// The name of a sort of problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "ProblemCode")]
pub enum Code {
    /// The JSON, query or path cannot be read.
    Malformed,
    /// A request from another site's page.
    ForbiddenOrigin,
    /// An order that only the server gives.
    NotForPlayers,
    /// Somebody else may do this.
    NotYours,
    /// There is no such thing.
    NotFound,
    /// The route has other methods.
    MethodNotAllowed,
    /// The match has moved on.
    Stale,
    /// No hint is given here.
    NoHint,
    /// The match refuses the order.
    Refused,
    /// The body is too long.
    TooLarge,
    /// The body is not said to be JSON.
    UnsupportedMediaType,
    /// The request names another host.
    ForbiddenHost,
    /// No match can be made of the setup.
    BadSetup,
    /// No such level.
    UnknownLevel,
    /// No such game of the console.
    UnknownVariation,
    /// Pasted text that cannot be read.
    Unreadable,
    /// Moves that cannot be played.
    IllegalLine,
    /// The format has no words for this game.
    Unwritable,
    /// A name that cannot be had.
    BadName,
    /// Somebody else has this name.
    NameTaken,
    /// A password that is not good enough.
    WeakPassword,
    /// Name, password or code are wrong.
    WrongPassword,
    /// There are no accounts here.
    NoAccounts,
    /// Only those who have an account play by these terms.
    AccountNeeded,
    /// Nobody else can reach this machine.
    NobodyElse,
    /// Terms by which nobody can play.
    BadTerms,
    /// Nobody can take this seat any more.
    Gone,
    /// Nobody sits down against themselves.
    OwnChallenge,
    /// Too many requests from one peer.
    TooManyRequests,
    /// A fault of ours.
    Internal,
    /// The disk refused.
    Storage,
    /// Too much at once.
    Busy,
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}

/// A problem as it is sent.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Problem")]
pub struct ProblemBody {
    r#type: String,
    title: &'static str,
    status: u16,
    code: Code,
    detail: String,
    /// What went wrong, for people.
    sentence: Sentence,
    #[serde(flatten)]
    further: Further,
}

/// Keys that only some problems have.
#[derive(Debug, Default, Serialize, JsonSchema)]
struct Further {
    /// The match as it is: `stale`, `refused`.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    body: Option<Box<MatchBody>>,
    /// Why: `refused`, `illegal_line` and an illegal move in a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<Refused>,
    /// What there is: `unknown_level`, `unknown_variation`.
    #[serde(skip_serializing_if = "Option::is_none")]
    valid: Option<Vec<String>>,
    /// Which move, 1 for the first: `illegal_line` and an illegal move in a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<usize>,
    /// That move.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<MoveName>")]
    mv: Option<String>,
    /// Why and where a text cannot be read.
    #[serde(flatten)]
    unreadable: Option<Unreadable>,
}

/// Why a text cannot be read.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "UnreadableReason")]
enum Unclear {
    Empty,
    TooLong,
    Unrecognized,
    EndsEarly,
    Unexpected,
    IllegalMove,
    OtherGame,
    BoardSize,
    Other,
}

/// Why and where a text cannot be read, for programs and translations.
#[derive(Debug, Serialize, JsonSchema)]
struct Unreadable {
    reason: Unclear,
    /// The format it was read as.
    format: Option<&'static str>,
    /// Counted from 1.
    line: Option<usize>,
    /// Counted from 1.
    column: Option<usize>,
    /// In bytes.
    offset: Option<u64>,
    /// What stands there.
    #[serde(skip_serializing_if = "Option::is_none")]
    found: Option<String>,
}

impl Problem {
    /// A level that nobody knows.
    pub(crate) fn unknown_level(error: outflank_host::UnknownLevel) -> Problem {
        Problem::UnknownLevel(error.0.0.chars().take(16).collect())
    }

    /// What a host has refused, with the match as it is.
    pub fn of(refused: Refused, body: MatchBody) -> Problem {
        match refused {
            Refused::Role(Deed::Order(OrderKind::Answer | OrderKind::Credit | OrderKind::Tick, _)) => {
                Problem::NotForPlayers
            }
            Refused::Role(_) => Problem::NotYours,
            Refused::Record | Refused::NotGone | Refused::Play(_) => {
                Problem::Refused(refused, Box::new(body))
            }
        }
    }

    fn code(&self) -> Code {
        match self {
            Problem::Malformed(_) => Code::Malformed,
            Problem::ForbiddenOrigin => Code::ForbiddenOrigin,
            Problem::NotForPlayers => Code::NotForPlayers,
            Problem::NotYours => Code::NotYours,
            Problem::NotFound(_) => Code::NotFound,
            Problem::MethodNotAllowed => Code::MethodNotAllowed,
            Problem::Stale(_) => Code::Stale,
            Problem::NoHint(_) => Code::NoHint,
            Problem::Refused(..) => Code::Refused,
            Problem::TooLarge => Code::TooLarge,
            Problem::UnsupportedMediaType => Code::UnsupportedMediaType,
            Problem::ForbiddenHost => Code::ForbiddenHost,
            Problem::BadSetup(_) | Problem::MixedSetup(_) => Code::BadSetup,
            Problem::UnknownLevel(_) => Code::UnknownLevel,
            Problem::UnknownVariation(_) => Code::UnknownVariation,
            Problem::Unreadable(_) => Code::Unreadable,
            Problem::IllegalLine { .. } => Code::IllegalLine,
            Problem::Unwritable(_) | Problem::MistakesStand => Code::Unwritable,
            Problem::BadName(_) => Code::BadName,
            Problem::NameTaken => Code::NameTaken,
            Problem::WeakPassword(_) => Code::WeakPassword,
            Problem::WrongPassword => Code::WrongPassword,
            Problem::NoAccounts => Code::NoAccounts,
            Problem::AccountNeeded => Code::AccountNeeded,
            Problem::NobodyElse => Code::NobodyElse,
            Problem::BadTerms(_) => Code::BadTerms,
            Problem::Gone => Code::Gone,
            Problem::OwnChallenge => Code::OwnChallenge,
            Problem::TooManyRequests => Code::TooManyRequests,
            Problem::Internal(_) => Code::Internal,
            Problem::Storage(_) => Code::Storage,
            Problem::Busy => Code::Busy,
        }
    }

    /// The status it is sent with.
    #[must_use]
    pub fn status(&self) -> StatusCode {
        match self {
            Problem::Malformed(_) => StatusCode::BAD_REQUEST,
            Problem::ForbiddenOrigin
            | Problem::NotForPlayers
            | Problem::NotYours
            | Problem::NoAccounts
            | Problem::AccountNeeded
            | Problem::NobodyElse
            | Problem::WrongPassword => StatusCode::FORBIDDEN,
            Problem::NotFound(_) => StatusCode::NOT_FOUND,
            Problem::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Problem::Stale(_)
            | Problem::Refused(..)
            | Problem::NoHint(_)
            | Problem::NameTaken
            | Problem::OwnChallenge => StatusCode::CONFLICT,
            Problem::Gone => StatusCode::GONE,
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
            | Problem::MistakesStand
            | Problem::BadName(_)
            | Problem::BadTerms(_)
            | Problem::WeakPassword(_) => StatusCode::UNPROCESSABLE_ENTITY,
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
            Problem::NotYours => "This is for somebody else to do",
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
            Problem::BadName(_) => "This name cannot be had",
            Problem::NameTaken => "Somebody else has this name",
            Problem::WeakPassword(_) => "This password is not good enough",
            Problem::WrongPassword => "Name or password are wrong",
            Problem::NoAccounts => "There are no accounts here",
            Problem::AccountNeeded => "Only those who have an account play by these terms",
            Problem::NobodyElse => "Nobody else can reach this machine",
            Problem::BadTerms(_) => "Nobody can play by these terms",
            Problem::Gone => "Nobody can take this seat any more",
            Problem::OwnChallenge => "Nobody sits down against themselves",
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
            Problem::NotYours => "whoever asks is not one of those who may do this".to_owned(),
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
            Problem::BadName(error) => error.to_string(),
            Problem::NameTaken => "somebody else has this name, or one that looks like it".to_owned(),
            Problem::WeakPassword(error) => error.to_string(),
            Problem::WrongPassword => "this name and this password or code do not belong together".to_owned(),
            Problem::NoAccounts => "this machine is used alone and asks nobody who they are".to_owned(),
            Problem::AccountNeeded => "rated games are for two accounts".to_owned(),
            Problem::NobodyElse => "it is used alone; serve with --host or --public-url".to_owned(),
            Problem::BadTerms(error) => error.to_string(),
            Problem::Gone => "somebody else was quicker, it was withdrawn, or its time is over".to_owned(),
            Problem::OwnChallenge => "whoever made a challenge does not take it".to_owned(),
            Problem::TooManyRequests => "slow down".to_owned(),
            // What exactly is for the log.
            Problem::Internal(_) => "the server's log tells more".to_owned(),
            Problem::Storage(_) => "nothing was accepted; the server's log tells more".to_owned(),
            Problem::Busy => "try again in a moment".to_owned(),
        }
    }

    fn further(&self) -> Further {
        let none = Further::default();
        match self {
            Problem::Stale(body) => Further { body: Some(body.clone()), ..none },
            Problem::Refused(refusal, body) => {
                Further { refusal: Some(*refusal), body: Some(body.clone()), ..none }
            }
            Problem::UnknownLevel(_) => {
                let levels = Level::all().chain([Level::CONSOLE]);
                Further { valid: Some(levels.map(|level| level.to_string()).collect()), ..none }
            }
            Problem::UnknownVariation(_) => {
                let numbers = Variation::all().map(|variation| variation.to_string());
                Further { valid: Some(numbers.collect()), ..none }
            }
            Problem::Unreadable(error) => unreadable(error),
            Problem::IllegalLine { ply, mv, refusal } => Further {
                ply: Some(*ply),
                mv: Some(move_name(*mv)),
                refusal: Some((*refusal).into()),
                ..none
            },
            _ => none,
        }
    }

    /// The whole problem as it is sent.
    #[must_use]
    pub fn body(&self) -> ProblemBody {
        let code = self.code();
        ProblemBody {
            r#type: format!("urn:outflank:problem:{code}"),
            title: self.title(),
            status: self.status().as_u16(),
            code,
            detail: self.detail(),
            sentence: self.sentence(),
            further: self.further(),
        }
    }

    /// The whole problem as an answer.
    #[must_use]
    pub fn answer(&self) -> Answer {
        let body = serde_json::to_vec(&self.body()).expect("a problem serialises");
        let mut answer = with_body(self.status(), "application/problem+json", body);
        if matches!(self, Problem::TooManyRequests | Problem::Busy | Problem::Storage(_)) {
            answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        answer
    }
}

fn unreadable(error: &PasteError) -> Further {
    let reason = match error {
        PasteError::Empty => Unclear::Empty,
        PasteError::TooLong(_) => Unclear::TooLong,
        PasteError::Unrecognized(_) => Unclear::Unrecognized,
        PasteError::Read(error) => match &error.kind {
            ReadErrorKind::Unexpected { found: Found::End, .. } => Unclear::EndsEarly,
            ReadErrorKind::Unexpected { .. } => Unclear::Unexpected,
            ReadErrorKind::Illegal(_) => Unclear::IllegalMove,
            ReadErrorKind::OtherGame(_) => Unclear::OtherGame,
            ReadErrorKind::BoardSize(_) => Unclear::BoardSize,
            _ => Unclear::Other,
        },
    };
    let unknown = Unreadable { reason, format: None, line: None, column: None, offset: None, found: None };
    let PasteError::Read(error) = error else {
        return Further { unreadable: Some(unknown), ..Further::default() };
    };
    let unreadable = Unreadable {
        format: Some(error.format.name()),
        line: error.place.map(|place| place.line),
        column: error.place.map(|place| place.column),
        offset: Some(error.offset),
        found: match &error.kind {
            ReadErrorKind::Unexpected { found: Found::Text(text), .. } => Some(text.clone()),
            _ => None,
        },
        ..unknown
    };
    let further = Further { unreadable: Some(unreadable), ..Further::default() };
    match &error.kind {
        ReadErrorKind::Illegal(illegal) => Further {
            ply: Some(illegal.ply),
            mv: Some(move_name(illegal.mv)),
            refusal: Some(Refusal::from(illegal.reason).into()),
            ..further
        },
        _ => further,
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::NotFound(id) => Problem::NotFound(format!("there is no match {id}")),
            StoreError::Busy => Problem::Busy,
            StoreError::NameTaken => Problem::NameTaken,
            StoreError::NotOpen => Problem::Gone,
            StoreError::TooMany => Problem::TooManyRequests,
            StoreError::NobodyThere => Problem::NotFound("there is nobody of this number".to_owned()),
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
