//! A request as a value, and what a function takes from it.
//!
//! The arguments of a function say what it needs ([`Takes`]): who asks ([`Asker`]), the parts
//! of the path ([`Named`]), the query ([`Asked`]), a body ([`JsonBody`]). Each of these types
//! reads itself from a request and tells the description about it, so that the two cannot
//! differ.

use crate::openapi::{Describer, Shape};
use crate::problem::Problem;
use crate::services::{Challenges, Matches, People, Ratings, Services, Store};
use http::StatusCode;
use outflank_accounts::{ChallengeId, PrincipalId, SecretHash};
use outflank_host::Principal;
use outflank_learn::Day;
use outflank_lobby::Pool;
use outflank_locale::Language;
use outflank_play::{MatchSetup, PerPlayer, Seat};
use outflank_ratings::Category;
use outflank_store::{Audience, Belonging, Learner, MatchId, Stamp};
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// What is asked, as whoever carries it has read it.
#[derive(Clone, Debug)]
pub struct Request {
    /// Who asks.
    pub principal: Principal,
    /// When.
    pub now: Now,
    /// The language they would like to read.
    pub language: Language,
    /// What stands for the parts in braces of the path, decoded.
    pub path: Vec<String>,
    /// What follows the question mark, as it is.
    pub query: String,
    /// What the body is said to be.
    pub media_type: Option<String>,
    /// The body, empty where none is expected.
    pub body: Vec<u8>,
    /// Whether the connection can become a conversation; why not, otherwise.
    pub upgrade: Upgrade,
    /// From where, and by what they were let in.
    pub visit: Visit,
}

/// From where somebody asks, and by what they were let in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Visit {
    /// What is kept of the secret that they showed.
    pub session: Option<SecretHash>,
    /// The place they ask from, as a number: who tries passwords is counted by it.
    pub place: u64,
    /// The program they use, as it says itself.
    pub agent: String,
}

impl Request {
    /// A request without path, query and body.
    #[must_use]
    pub fn new(principal: Principal, now: Now) -> Request {
        Request {
            principal,
            now,
            language: Language::default(),
            path: Vec::new(),
            query: String::new(),
            media_type: None,
            body: Vec::new(),
            upgrade: Upgrade::Impossible("messages are exchanged over a WebSocket".to_owned()),
            visit: Visit::default(),
        }
    }
}

/// Whether a connection can become a conversation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Upgrade {
    /// It can.
    Possible,
    /// It cannot, and why.
    Impossible(String),
}

/// What time it is. The clocks of matches are the transport's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Now {
    /// By the calendar.
    pub stamp: Stamp,
    /// The day that it is for everybody, where the clock is moved by hand. Otherwise
    /// learners say which day it is where they are.
    pub by_hand: Option<Day>,
}

impl Now {
    /// This point in time.
    #[must_use]
    pub const fn at(stamp: Stamp) -> Now {
        Now { stamp, by_hand: None }
    }
}

/// Who asks, when and in which language, and what the program can do for them. A function
/// that has to do with persons, time or anything stored takes this.
#[derive(Clone)]
pub struct Asker {
    /// Who.
    pub principal: Principal,
    /// When.
    pub now: Now,
    /// The language they would like to read.
    pub language: Language,
    /// From where, and by what they were let in.
    pub visit: Visit,
    /// What the program around the API offers.
    pub services: Arc<dyn Services>,
}

impl Asker {
    /// Where things are kept.
    #[must_use]
    pub fn store(&self) -> &dyn Store {
        self.services.store()
    }

    /// The live matches.
    #[must_use]
    pub fn matches(&self) -> &dyn Matches {
        self.services.matches()
    }

    /// People by their numbers and names.
    #[must_use]
    pub fn people(&self) -> &dyn People {
        self.services.people()
    }

    /// Seats that are offered by a link.
    #[must_use]
    pub fn challenges(&self) -> &dyn Challenges {
        self.services.challenges()
    }

    /// How strong people are.
    #[must_use]
    pub fn ratings(&self) -> &dyn Ratings {
        self.services.ratings()
    }

    /// The number of whoever asks; nobody at this machine has one.
    #[must_use]
    pub fn person(&self) -> Option<PrincipalId> {
        self.principal.number().map(PrincipalId)
    }

    /// Whose a match is that they make: theirs, and they sit wherever a person does. Others do
    /// not see it. Nobody has no matches.
    pub fn belonging(&self, setup: &MatchSetup) -> Result<Belonging, Problem> {
        let owner = self.person();
        if owner.is_none() && self.principal != Principal::Local {
            return Err(Problem::NotYours);
        }
        let sits = |seat: &Seat| owner.filter(|_| *seat == Seat::Person);
        let seats = PerPlayer { one: sits(&setup.players.one), two: sits(&setup.players.two) };
        Ok(Belonging { owner, seats, ..Belonging::default() })
    }

    /// Which matches they see in a list that asks for no others.
    #[must_use]
    pub fn audience(&self) -> Audience {
        match (self.person(), self.principal) {
            (Some(person), _) => Audience::Of(person),
            (None, Principal::Local) => Audience::Local,
            (None, _) => Audience::Public,
        }
    }

    /// Whose progress in learning it is.
    #[must_use]
    pub fn learner(&self) -> Learner {
        match (self.person(), self.principal) {
            // A guest who registers goes on where they were.
            (Some(person), _) => Learner::named(&person.to_string()),
            (None, Principal::Local) => Learner::here(),
            // Nobody has learned anything yet.
            (None, _) => Learner::named("nobody"),
        }
    }
}

/// Something that a function takes from a request.
pub trait Takes: Sized {
    /// Whether it is the body of the request.
    const BODY: bool = false;

    /// Tells the description what it is for a client.
    fn describe(describer: &mut Describer, shape: &mut Shape);

    /// Reads it.
    fn take(request: &Request, services: &Arc<dyn Services>) -> Result<Self, Problem>;
}

impl Takes for Asker {
    fn describe(_: &mut Describer, shape: &mut Shape) {
        shape.problem(StatusCode::SERVICE_UNAVAILABLE);
    }

    fn take(request: &Request, services: &Arc<dyn Services>) -> Result<Asker, Problem> {
        let Request { principal, now, language, .. } = *request;
        Ok(Asker { principal, now, language, visit: request.visit.clone(), services: Arc::clone(services) })
    }
}

/// A body of JSON that is said to be JSON. A page of another site cannot send that type
/// without asking first, and is not allowed to when it asks.
#[derive(Debug)]
pub struct JsonBody<T>(pub T);

impl<T: DeserializeOwned + JsonSchema> Takes for JsonBody<T> {
    const BODY: bool = true;

    fn describe(describer: &mut Describer, shape: &mut Shape) {
        shape.body(describer.taken::<T>());
        for status in
            [StatusCode::BAD_REQUEST, StatusCode::PAYLOAD_TOO_LARGE, StatusCode::UNSUPPORTED_MEDIA_TYPE]
        {
            shape.problem(status);
        }
    }

    fn take(request: &Request, _: &Arc<dyn Services>) -> Result<JsonBody<T>, Problem> {
        let kind = request.media_type.as_deref().unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            return Err(Problem::UnsupportedMediaType);
        }
        let read = serde_json::from_slice(&request.body);
        read.map(JsonBody).map_err(|error| Problem::Malformed(error.to_string()))
    }
}

/// The query of an address.
#[derive(Debug)]
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned + JsonSchema> Takes for Asked<T> {
    fn describe(describer: &mut Describer, shape: &mut Shape) {
        describer.query::<T>(shape);
        shape.problem(StatusCode::BAD_REQUEST);
    }

    fn take(request: &Request, _: &Arc<dyn Services>) -> Result<Asked<T>, Problem> {
        let read = serde_urlencoded::from_str(&request.query);
        read.map(Asked).map_err(|error| Problem::Malformed(format!("query: {error}")))
    }
}

/// The parts of an address that stand for something. One that cannot be read stands for
/// nothing there is.
#[derive(Debug)]
pub struct Named<T>(pub T);

impl<T: PathParts> Takes for Named<T> {
    fn describe(describer: &mut Describer, shape: &mut Shape) {
        T::describe(describer, shape);
        shape.problem(StatusCode::NOT_FOUND);
    }

    fn take(request: &Request, _: &Arc<dyn Services>) -> Result<Named<T>, Problem> {
        T::read(&mut request.path.iter().map(String::as_str)).map(Named)
    }
}

/// The parts of a path that stand for something, from left to right.
pub trait PathParts: Sized {
    /// Tells the description what they are.
    fn describe(describer: &mut Describer, shape: &mut Shape);

    /// Reads them.
    fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Result<Self, Problem>;
}

macro_rules! path_part {
    ($($part:ty as $shown:ty),*) => {$(
        impl PathParts for $part {
            fn describe(describer: &mut Describer, shape: &mut Shape) {
                shape.path_part(describer.taken::<$shown>());
            }

            fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Result<$part, Problem> {
                let part = parts.next().unwrap_or_default();
                let shown: String = part.chars().take(32).collect();
                part.parse().map_err(|error| Problem::NotFound(format!("{shown:?}: {error}")))
            }
        }
    )*};
}
path_part!(String as String, usize as usize, MatchId as MatchId, ChallengeId as String);

/// One of a few words.
macro_rules! word_part {
    ($($part:ty, $what:literal),*) => {$(
        impl PathParts for $part {
            fn describe(describer: &mut Describer, shape: &mut Shape) {
                shape.path_part(describer.taken::<$part>());
            }

            fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Result<$part, Problem> {
                let part = parts.next().unwrap_or_default();
                let shown: String = part.chars().take(32).collect();
                <$part>::from_name(part).ok_or_else(|| Problem::NotFound(format!("{shown:?} is no {}", $what)))
            }
        }
    )*};
}
word_part!(Pool, "pool");

impl PathParts for Category {
    fn describe(_: &mut Describer, shape: &mut Shape) {
        let names: Vec<&str> = Category::ALL.iter().map(|category| category.name()).collect();
        shape.path_part(serde_json::json!({"type": "string", "enum": names}));
    }

    fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Result<Category, Problem> {
        let part = parts.next().unwrap_or_default();
        Category::from_name(part).ok_or_else(|| Problem::NotFound("there is no such category".to_owned()))
    }
}

impl<A: PathParts, B: PathParts> PathParts for (A, B) {
    fn describe(describer: &mut Describer, shape: &mut Shape) {
        A::describe(describer, shape);
        B::describe(describer, shape);
    }

    fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Result<(A, B), Problem> {
        Ok((A::read(parts)?, B::read(parts)?))
    }
}

/// The connection has to become a conversation.
#[derive(Debug)]
pub struct Talking;

impl Takes for Talking {
    fn describe(_: &mut Describer, shape: &mut Shape) {
        shape.problem(StatusCode::BAD_REQUEST);
    }

    fn take(request: &Request, _: &Arc<dyn Services>) -> Result<Talking, Problem> {
        match &request.upgrade {
            Upgrade::Possible => Ok(Talking),
            Upgrade::Impossible(why) => Err(Problem::Malformed(why.clone())),
        }
    }
}
