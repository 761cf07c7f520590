//! A whole program around the API in memory: no socket, no thread, no task, no clock.

use http::Method;
use outflank_accounts::{ChallengeId, Name, Password, PrincipalId, Secret, SecretHash};
use outflank_api::answer::{Answer, Reply};
use outflank_api::body::{About, AcceptedBody, MatchBody};
use outflank_api::live::{LiveMatch, Submitted};
use outflank_api::lobby::Hall;
use outflank_api::problem::Problem;
use outflank_api::request::{Now, Request, Upgrade, Visit};
use outflank_api::services::{
    BoxFuture, Challenges, Draft, Matches, People, Proof, Ratings, Registered, Services, Store,
};
use outflank_engine::{Line, Stop};
use outflank_eval::Weights;
use outflank_host::Principal;
use outflank_learn::{Note, Progress};
use outflank_levels::Computer;
use outflank_play::{Match, Millis, Moment, Order};
use outflank_ratings::Category;
use outflank_review::{Effort, NoArchive, Reviewer};
use outflank_rules::Position;
use outflank_store::{
    Audience, Challenge, Learner, LevelResults, MatchId, Names, Page, Person, Query, Ranked, Rated,
    RatingEvent, Results, Stamp, StoreError, StoredMatch,
};
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::future::ready;
use std::num::NonZero;
use std::pin::pin;
use std::sync::{Arc, Mutex, OnceLock};
use std::task::{Context, Poll, Waker};

/// The time of every request, unless a test says otherwise.
pub const STAMP: Stamp = Stamp::from_millis(1_794_782_672_000);

/// What everything is kept in.
#[derive(Default)]
pub struct Memory {
    pub live: Mutex<BTreeMap<MatchId, LiveMatch>>,
    pub notes: Mutex<HashMap<Learner, Progress>>,
    pub clock: Mutex<Moment>,
    pub hall: Mutex<Hall>,
    pub addresses: OnceLock<Vec<String>>,
    /// Whether no further match can come to life.
    pub full: Mutex<bool>,
}

impl Memory {
    fn now(&self) -> Moment {
        *self.clock.lock().unwrap()
    }

    pub fn advance(&self, span: Millis) {
        let mut clock = self.clock.lock().unwrap();
        *clock = clock.after(span).unwrap();
    }

    fn with<T>(
        &self,
        id: &MatchId,
        ask: impl FnOnce(&mut LiveMatch, Moment) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        let mut live = self.live.lock().unwrap();
        let missing = || Problem::NotFound(format!("there is no match {id}"));
        ask(live.get_mut(id).ok_or_else(missing)?, self.now())
    }

    /// Does what a transport does about a match besides: time that is up, and computers' moves.
    pub fn settle(&self, id: &MatchId, computer: &mut Computer) {
        let done = self.with(id, |game, now| {
            if game.next_deadline().is_some_and(|deadline| deadline <= now) {
                let ticked = game.tick(now);
                keep(game, &ticked);
            }
            while let Some(question) = game.question(now, 1) {
                let choice = computer.choose(&question.position, &question.ask, &Stop::new()).unwrap();
                let answered = game.answer(question.request, choice.square, now);
                keep(game, &answered);
            }
            Ok(())
        });
        done.unwrap();
    }
}

/// Memory never refuses.
fn keep(game: &mut LiveMatch, submitted: &Submitted) {
    if !submitted.append.is_empty() {
        game.stored(submitted, STAMP);
    }
}

fn given<'a, T: Send + 'a>(value: T) -> BoxFuture<'a, T> {
    Box::pin(ready(value))
}

impl Services for Memory {
    fn store(&self) -> &dyn Store {
        self
    }

    fn matches(&self) -> &dyn Matches {
        self
    }

    fn people(&self) -> &dyn People {
        self
    }

    fn challenges(&self) -> &dyn Challenges {
        self
    }

    fn lobby(&self, deed: &mut dyn FnMut(&mut Hall, Moment)) {
        deed(&mut self.hall.lock().unwrap(), self.now());
    }

    fn ratings(&self) -> &dyn Ratings {
        self
    }

    fn judge(&self, position: Position) -> BoxFuture<'_, Result<Vec<Line>, Problem>> {
        let effort: Effort = "depth2@95-end6-exact6-table1".parse().unwrap();
        let mut reviewer = Reviewer::new(effort, NonZero::<usize>::MIN, Weights::embedded());
        let lines = reviewer.lines(position, &mut NoArchive, &Stop::new());
        given(lines.map_err(|error| Problem::Internal(error.to_string())))
    }
}

/// A page without a server is used alone: there is nobody to know.
impl People for Memory {
    fn person(&self, _: PrincipalId) -> BoxFuture<'_, Result<Option<Person>, Problem>> {
        given(Ok(None))
    }

    fn named(&self, _: Name) -> BoxFuture<'_, Result<Option<Person>, Problem>> {
        given(Ok(None))
    }

    fn register(
        &self,
        _: Option<PrincipalId>,
        _: Name,
        _: Password,
        _: Visit,
        _: Stamp,
    ) -> BoxFuture<'_, Result<Registered, Problem>> {
        given(Err(Problem::NoAccounts))
    }

    fn log_in(
        &self,
        _: Name,
        _: Proof,
        _: Visit,
        _: Stamp,
    ) -> BoxFuture<'_, Result<(Person, Secret), Problem>> {
        given(Err(Problem::NoAccounts))
    }

    fn log_out(&self, _: SecretHash) -> BoxFuture<'_, Result<(), Problem>> {
        given(Ok(()))
    }

    fn change_password(
        &self,
        _: PrincipalId,
        _: Proof,
        _: Password,
        _: Visit,
        _: Stamp,
    ) -> BoxFuture<'_, Result<(), Problem>> {
        given(Err(Problem::NoAccounts))
    }

    fn forget(&self, _: PrincipalId, _: Proof, _: Visit, _: Stamp) -> BoxFuture<'_, Result<(), Problem>> {
        given(Err(Problem::NoAccounts))
    }
}

/// Nobody has played yet.
impl Ratings for Memory {
    fn rating(&self, _: PrincipalId, _: Category) -> BoxFuture<'_, Result<Option<Rated>, StoreError>> {
        given(Ok(None))
    }

    fn all(&self, _: PrincipalId) -> BoxFuture<'_, Result<Vec<(Category, Rated)>, StoreError>> {
        given(Ok(Vec::new()))
    }

    fn events(
        &self,
        _: PrincipalId,
        _: Category,
        _: u32,
    ) -> BoxFuture<'_, Result<Vec<RatingEvent>, StoreError>> {
        given(Ok(Vec::new()))
    }

    fn best(&self, _: Category, _: Stamp, _: u32) -> BoxFuture<'_, Result<Vec<Ranked>, StoreError>> {
        given(Ok(Vec::new()))
    }
}

/// Nobody else can reach a page without a server, unless a test says so.
impl Challenges for Memory {
    fn addresses(&self) -> &[String] {
        self.addresses.get().map_or(&[], Vec::as_slice)
    }

    fn random(&self) -> Result<u128, Problem> {
        Ok(1982)
    }

    fn add(&self, _: Challenge, _: u32) -> BoxFuture<'_, Result<(), StoreError>> {
        given(Err(StoreError::TooMany))
    }

    fn find(&self, _: ChallengeId) -> BoxFuture<'_, Result<Option<Challenge>, StoreError>> {
        given(Ok(None))
    }

    fn open(&self, _: Option<PrincipalId>, _: Stamp) -> BoxFuture<'_, Result<Vec<Challenge>, StoreError>> {
        given(Ok(Vec::new()))
    }

    fn take(
        &self,
        _: ChallengeId,
        _: Option<PrincipalId>,
        _: Draft,
    ) -> BoxFuture<'_, Result<MatchId, StoreError>> {
        given(Err(StoreError::NotOpen))
    }

    fn withdraw(&self, _: ChallengeId) -> BoxFuture<'_, Result<bool, StoreError>> {
        given(Ok(false))
    }
}

impl Store for Memory {
    fn create(&self, drafts: Vec<Draft>) -> BoxFuture<'_, Result<Vec<MatchId>, StoreError>> {
        let mut live = self.live.lock().unwrap();
        let mut ids = Vec::new();
        for draft in drafts {
            let id: MatchId = format!("{:012}", live.len()).parse().unwrap();
            let Draft { game, names, imported, belonging, at } = draft;
            let stored =
                StoredMatch { id: id.clone(), game, names, imported, belonging, created: at, updated: at };
            live.insert(id.clone(), LiveMatch::open(stored, self.now()));
            ids.push(id);
        }
        given(Ok(ids))
    }

    fn list(&self, _: Query) -> BoxFuture<'_, Result<Page, StoreError>> {
        let total = self.live.lock().unwrap().len() as u64;
        given(Ok(Page { matches: Vec::new(), unreadable: Vec::new(), total, next: None }))
    }

    fn results(&self, _: Audience) -> BoxFuture<'_, Result<LevelResults, StoreError>> {
        let won = Results { wins: 2, draws: 0, losses: 1 };
        given(Ok(LevelResults::from([
            ("3".to_owned(), won),
            ("20".to_owned(), Results { losses: 4, ..Results::default() }),
        ])))
    }

    fn progress(&self, learner: Learner) -> BoxFuture<'_, Result<Arc<Progress>, StoreError>> {
        given(Ok(Arc::new(self.notes.lock().unwrap().get(&learner).cloned().unwrap_or_default())))
    }

    fn note(&self, learner: Learner, notes: Vec<Note>) -> BoxFuture<'_, Result<(), StoreError>> {
        let mut kept = self.notes.lock().unwrap();
        let progress = kept.entry(learner).or_default();
        notes.iter().for_each(|note| progress.note(note));
        given(Ok(()))
    }
}

impl Matches for Memory {
    fn check_room(&self) -> Result<(), Problem> {
        if *self.full.lock().unwrap() { Err(Problem::Busy) } else { Ok(()) }
    }

    fn show(&self, who: Principal, id: MatchId) -> BoxFuture<'_, Result<MatchBody, Problem>> {
        given(self.with(&id, |game, now| game.show(who, now)))
    }

    fn copy(&self, who: Principal, id: MatchId) -> BoxFuture<'_, Result<(About, Match), Problem>> {
        given(self.with(&id, |game, now| game.copy(who, now)))
    }

    fn order(
        &self,
        who: Principal,
        id: MatchId,
        version: usize,
        order: Order,
    ) -> BoxFuture<'_, Result<AcceptedBody, Problem>> {
        given(self.with(&id, |game, now| {
            let submitted = game.order(who, version, order, now)?;
            keep(game, &submitted);
            game.outcome(submitted, now)
        }))
    }

    fn rename(&self, who: Principal, id: MatchId, names: Names) -> BoxFuture<'_, Result<MatchBody, Problem>> {
        given(self.with(&id, |game, now| {
            game.may_rename(who, now)?;
            game.renamed(names);
            game.show(who, now)
        }))
    }

    fn delete(&self, who: Principal, id: MatchId) -> BoxFuture<'_, Result<(), Problem>> {
        let allowed = self.with(&id, |game, now| game.may_delete(who, now));
        given(allowed.map(|()| drop(self.live.lock().unwrap().remove(&id))))
    }
}

/// Somebody at a program.
#[derive(Clone)]
pub struct Client {
    pub memory: Arc<Memory>,
    pub who: Principal,
}

impl Client {
    pub fn new(who: Principal) -> Client {
        Client { memory: Arc::default(), who }
    }

    /// A client of the same program who is somebody else.
    pub fn as_whom(&self, who: Principal) -> Client {
        Client { memory: Arc::clone(&self.memory), who }
    }

    pub fn request(&self) -> Request {
        Request::new(self.who, Now::at(STAMP))
    }

    /// Calls an operation by its name.
    pub fn call(&self, id: &str, request: Request) -> Result<Reply, Problem> {
        let operation = outflank_api::operations().iter().find(|operation| operation.id == id);
        let services: Arc<dyn Services> = Arc::clone(&self.memory) as Arc<dyn Services>;
        now(operation.unwrap_or_else(|| panic!("{id} is no operation")).call(services, request))
    }

    /// The answer to parts of a path, a query, and a body for what is no question.
    pub fn answer(
        &self,
        id: &str,
        path: &[&str],
        query: &str,
        body: Option<Value>,
    ) -> Result<Answer, Problem> {
        let mut request = self.request();
        request.path = path.iter().map(|&part| part.to_owned()).collect();
        request.query = query.to_owned();
        if let Some(body) = body {
            request.media_type = Some("application/json".to_owned());
            request.body = body.to_string().into_bytes();
        }
        match self.call(id, request)? {
            Reply::Answer(answer) => Ok(answer),
            Reply::Conversation(topic) => panic!("{id} is a conversation about {topic:?}"),
        }
    }

    pub fn get(&self, id: &str, path: &[&str], query: &str) -> Value {
        json(&self.answer(id, path, query, None).unwrap())
    }

    pub fn send(&self, id: &str, path: &[&str], body: Value) -> Value {
        json(&self.answer(id, path, "", Some(body)).unwrap())
    }

    /// A request that fits an operation as far as anybody can tell without knowing it.
    pub fn any_request(&self, method: &Method) -> Request {
        let mut request = self.request();
        request.path = vec!["000000000000".to_owned(), "1".to_owned()];
        request.upgrade = Upgrade::Possible;
        if *method != Method::GET {
            request.media_type = Some("application/json".to_owned());
            request.body = b"{}".to_vec();
        }
        request
    }
}

pub fn json(answer: &Answer) -> Value {
    serde_json::from_slice(answer.body()).unwrap()
}

/// What a future gives at once. Operations wait for nothing but services, and these answer
/// at once.
pub fn now<T>(future: impl Future<Output = T>) -> T {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(value) => value,
        Poll::Pending => panic!("somebody is waited for"),
    }
}
