//! One live match: a task that owns it.
//!
//! Everything that happens to a match happens here, one thing after the other: orders
//! from players, moves of the computer, the clock. What the match accepts is on the disk
//! before anybody hears of it. A match nobody looks at leaves memory; the log on the
//! disk is all of it.

use crate::clock::Sleep;
use crate::hub::Hub;
use crate::thinkers::Question;
use outflank_api::body::{About, AcceptedBody, MatchBody};
use outflank_api::live::{LiveMatch, Submitted};
use outflank_api::problem::Problem;
use outflank_engine::Stop;
use outflank_host::Principal;
use outflank_play::{Match, Millis, Moment, Order};
use outflank_rules::Square;
use outflank_store::{Append, MatchId, Names, Stamp, StoreError};
use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, oneshot};

/// How long a match stays in memory after the last who looked at it.
const IDLE: Duration = Duration::from_secs(60);

/// How far behind a watcher may fall before it is sent the whole match again.
const BACKLOG: usize = 64;

type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// What can be asked of a live match.
pub(crate) enum Message {
    /// Show yourself.
    Show(Principal, Reply<MatchBody>),
    /// Hand out a copy of the match itself, for records.
    Copy(Principal, Reply<(About, Match)>),
    /// An order by somebody who has seen this version.
    Order { who: Principal, version: usize, order: Order, reply: Reply<AcceptedBody> },
    /// Show yourself, and everything that happens from now on.
    Watch(Principal, Reply<(String, broadcast::Receiver<News>)>),
    /// Other names for the players.
    Rename(Principal, Names, Reply<MatchBody>),
    /// Delete the match.
    Delete(Principal, Reply<()>),
    /// Do what is due by the clock, then say so.
    Settle(oneshot::Sender<()>),
}

/// What watchers are sent.
#[derive(Clone, Debug)]
pub(crate) enum News {
    /// A message, ready to send.
    Text(Arc<str>),
    /// The match is gone.
    Deleted,
}

/// A computer's move that is being thought about.
struct Thinking {
    request: u32,
    stop: Stop,
    answer: oneshot::Receiver<Square>,
    /// The answer, when it has come before its time.
    found: Option<Option<Square>>,
    /// Ends when the move may be made.
    seen: Sleep,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

struct MatchActor {
    hub: Arc<Hub>,
    id: MatchId,
    live: LiveMatch,
    thinking: Option<Thinking>,
    watchers: broadcast::Sender<News>,
}

/// Loads a match and runs it until it is deleted or nobody looks at it any more.
pub(crate) async fn run(hub: Arc<Hub>, id: MatchId, mut messages: mpsc::Receiver<Message>) {
    let mut actor = match MatchActor::load(&hub, &id).await {
        Ok(actor) => actor,
        Err(error) => {
            hub.forget(&id);
            let mut error = Some(error);
            messages.close();
            while let Some(message) = messages.recv().await {
                // What cannot be read does not say whose it is. Whoever has the file can throw it away.
                if let Message::Delete(Principal::Local, reply) = message {
                    let deleted = hub.store.delete(&id).await.map_err(Problem::from);
                    drop(reply.send(deleted));
                    continue;
                }
                let problem = error.take().unwrap_or_else(|| StoreError::NotFound(id.clone()));
                message.refuse(problem.into());
            }
            return;
        }
    };
    actor.think();
    loop {
        actor.tick_if_due().await;
        let deadline = actor.sleep_to_deadline();
        let resting = actor.may_rest();
        tokio::select! {
            message = messages.recv() => match message {
                Some(message) => if actor.handle(message).await.is_break() { break },
                None => break,
            },
            square = answer(&mut actor.thinking) => actor.answered(square).await,
            () = deadline => {}
            () = tokio::time::sleep(IDLE), if resting => {
                if hub.let_go(&id, &messages) {
                    break;
                }
            }
        }
    }
}

/// The move being thought about; waits for good if there is none.
async fn answer(thinking: &mut Option<Thinking>) -> Option<Square> {
    match thinking {
        Some(Thinking { answer, found, seen, .. }) => {
            // Whoever waits here may be called away at any moment, so what was found is kept.
            if found.is_none() {
                *found = Some(answer.await.ok());
            }
            if let Some(Some(_)) = found {
                seen.await;
            }
            found.flatten()
        }
        None => std::future::pending().await,
    }
}

impl Message {
    /// Answers with a problem.
    pub(crate) fn refuse(self, problem: Problem) {
        // Whoever asked may have gone.
        match self {
            Message::Show(_, reply) | Message::Rename(_, _, reply) => drop(reply.send(Err(problem))),
            Message::Copy(_, reply) => drop(reply.send(Err(problem))),
            Message::Order { reply, .. } => drop(reply.send(Err(problem))),
            Message::Watch(_, reply) => drop(reply.send(Err(problem))),
            Message::Delete(_, reply) => drop(reply.send(Err(problem))),
            Message::Settle(reply) => drop(reply.send(())),
        }
    }
}

impl MatchActor {
    async fn load(hub: &Arc<Hub>, id: &MatchId) -> Result<MatchActor, StoreError> {
        let stored = hub.load(id).await?;
        let mut actor = MatchActor {
            hub: Arc::clone(hub),
            id: id.clone(),
            live: LiveMatch::open(stored, moment(hub.clock.now())),
            thinking: None,
            watchers: broadcast::Sender::new(BACKLOG),
        };
        actor.look_up_ratings().await;
        Ok(actor)
    }

    fn now(&self) -> Moment {
        moment(self.hub.clock.now())
    }

    /// Wakes up when something happens by itself.
    fn sleep_to_deadline(&self) -> Sleep {
        match self.live.next_deadline() {
            Some(deadline) => self.hub.clock.sleep_until(deadline.since(Moment::ORIGIN).into()),
            None => Box::pin(std::future::pending()),
        }
    }

    fn may_rest(&self) -> bool {
        self.watchers.receiver_count() == 0 && self.thinking.is_none() && self.live.next_deadline().is_none()
    }

    async fn tick_if_due(&mut self) {
        if self.live.next_deadline().is_some_and(|deadline| deadline <= self.now()) {
            let submitted = self.live.tick(self.now());
            // A tick is never refused; when the disk refuses, the next one tries again.
            if self.store(&submitted).await.is_err() {
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }

    async fn handle(&mut self, message: Message) -> std::ops::ControlFlow<()> {
        self.tick_if_due().await;
        let now = self.now();
        // Whoever asked may have gone; that changes nothing.
        match message {
            Message::Show(who, reply) => drop(reply.send(self.live.show(who, now))),
            Message::Copy(who, reply) => drop(reply.send(self.live.copy(who, now))),
            Message::Order { who, version, order, reply } => {
                let done = self.obey(who, version, order).await;
                drop(reply.send(done));
            }
            Message::Watch(who, reply) => {
                let state = self.live.state_for(who, now);
                drop(reply.send(state.map(|state| (state, self.watchers.subscribe()))));
            }
            Message::Rename(who, names, reply) => {
                let renamed = self.rename(who, names).await;
                drop(reply.send(renamed));
            }
            Message::Delete(who, reply) => {
                let deleted = self.delete(who).await;
                let gone = deleted.is_ok();
                drop(reply.send(deleted));
                if gone {
                    return std::ops::ControlFlow::Break(());
                }
            }
            Message::Settle(reply) => drop(reply.send(())),
        }
        std::ops::ControlFlow::Continue(())
    }

    async fn obey(&mut self, who: Principal, version: usize, order: Order) -> Result<AcceptedBody, Problem> {
        let submitted = self.live.order(who, version, order, self.now())?;
        self.store(&submitted).await?;
        self.live.outcome(submitted, self.now())
    }

    async fn rename(&mut self, who: Principal, names: Names) -> Result<MatchBody, Problem> {
        self.live.may_rename(who, self.now())?;
        self.hub.store.rename(&self.id, names.clone()).await?;
        self.live.renamed(names);
        self.tell_state();
        self.live.show(who, self.now())
    }

    async fn delete(&mut self, who: Principal) -> Result<(), Problem> {
        self.live.may_delete(who, self.now())?;
        self.hub.store.delete(&self.id).await?;
        self.hub.forget(&self.id);
        drop(self.watchers.send(News::Deleted));
        Ok(())
    }

    async fn answered(&mut self, square: Option<Square>) {
        let Some(thinking) = self.thinking.take() else { return };
        let request = thinking.request;
        drop(thinking);
        match square {
            Some(square) => {
                let submitted = self.live.answer(request, square, self.now());
                if let Err(problem) = self.store(&submitted).await {
                    tracing::warn!(?problem, id = %self.id, "a computer's move was not stored");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
            None => {
                tracing::warn!(id = %self.id, "a computer gave no answer");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
        // Asks again if the question is still open.
        self.think();
    }

    /// Stores what the match has accepted, and only then tells everybody.
    async fn store(&mut self, submitted: &Submitted) -> Result<(), Problem> {
        if submitted.append.is_empty() {
            return Ok(());
        }
        let (at, game) = (Stamp::now(), self.live.game());
        // Ratings change in the transaction that ends the game: neither is ever there without the other.
        let rated = self.live.rated_games(submitted, self.now());
        let append = Append {
            opening: submitted.opening,
            rated: &rated,
            ..Append::new(&self.id, &submitted.append, game, at)
        };
        if let Err(error) = self.hub.store.append(&append).await {
            return Err(self.not_stored(error).await);
        }
        self.live.stored(submitted, at);
        if !rated.is_empty() {
            self.look_up_ratings().await;
        }
        if self.watchers.receiver_count() > 0 {
            drop(self.watchers.send(News::Text(self.live.news(submitted, self.now()).into())));
        }
        self.think();
        Ok(())
    }

    /// What stands beside the names. The match goes on without it.
    async fn look_up_ratings(&mut self) {
        let Some(rated) = self.live.rated() else { return };
        match self.hub.seat_ratings(&self.id, rated).await {
            Ok(ratings) => self.live.set_ratings(ratings),
            Err(error) => tracing::warn!(%error, id = %self.id, "ratings could not be read"),
        }
    }

    /// What was not stored has not happened. If another process has gone on with the match,
    /// goes on from there.
    async fn not_stored(&mut self, error: StoreError) -> Problem {
        tracing::warn!(%error, id = %self.id, "an accepted command could not be stored");
        self.live.not_stored();
        let StoreError::Conflict { .. } = error else {
            self.think();
            return error.into();
        };
        match self.hub.load(&self.id).await {
            Ok(stored) => {
                self.live = LiveMatch::open(stored, self.now());
                self.look_up_ratings().await;
                self.tell_state();
                self.think();
                self.live.stale(self.now())
            }
            Err(error) => error.into(),
        }
    }

    fn tell_state(&self) {
        drop(self.watchers.send(News::Text(self.live.state(self.now()).into())));
    }

    /// Has the computer think about the open request, and about no other.
    fn think(&mut self) {
        let wanted = self.live.request();
        if self.thinking.as_ref().map(|thinking| thinking.request) == wanted {
            return;
        }
        self.thinking = None;
        let seed = RandomState::new().hash_one(wanted);
        let Some(question) = self.live.question(self.now(), seed) else { return };
        let (stop, (sender, answer)) = (Stop::new(), oneshot::channel());
        self.hub.thinkers.ask(Question {
            position: question.position,
            ask: question.ask,
            stop: stop.clone(),
            answer: sender,
        });
        let seen = self.hub.clock.sleep_until(self.hub.clock.now() + Duration::from(question.at_least));
        self.thinking = Some(Thinking { request: question.request, stop, answer, found: None, seen });
    }
}

/// The server's clock as the host wants it.
pub(crate) fn moment(clock: Duration) -> Moment {
    Moment::ORIGIN.after(Millis::from(clock)).unwrap_or(Moment::ORIGIN)
}
