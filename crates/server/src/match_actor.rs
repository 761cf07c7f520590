//! One live match: a task that owns it.
//!
//! Everything that happens to a match happens here, one thing after the other: orders
//! from players, moves of the computer, the clock. What the match accepts is on the disk
//! before anybody hears of it. A match nobody looks at leaves memory; the log on the
//! disk is all of it.

use crate::body::{About, AcceptedBody, MatchBody};
use crate::hub::Hub;
use crate::problem::Problem;
use crate::thinkers::Question;
use outflank_engine::Stop;
use outflank_host::{Deed, Host, Origin, Principal, Refused, Seats};
use outflank_play::{Event, Match, Millis, Moment, Order};
use outflank_rules::Square;
use outflank_store::{MatchId, Names, Stamp, StoreError, StoredMatch};
use schemars::JsonSchema;
use serde::Serialize;
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
    Show(Reply<MatchBody>),
    /// Hand out a copy of the match itself, for records.
    Copy(Reply<(About, Match)>),
    /// An order by somebody who has seen this version.
    Order { version: usize, order: Order, reply: Reply<AcceptedBody> },
    /// Show yourself, and everything that happens from now on.
    Watch(Reply<(String, broadcast::Receiver<News>)>),
    /// Other names for the players.
    Rename(Names, Reply<MatchBody>),
    /// Delete the match.
    Delete(Reply<()>),
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

/// What a watcher is told.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "LiveMessage")]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum NewsBody<'a> {
    /// The match as it is.
    State {
        #[serde(rename = "match")]
        body: &'a MatchBody,
    },
    /// What has happened since version `from`.
    Events {
        from: usize,
        version: usize,
        events: &'a [Event],
        #[serde(rename = "match")]
        body: &'a MatchBody,
    },
    /// The match is gone.
    Deleted,
}

impl NewsBody<'_> {
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("a match serialises")
    }
}

/// A computer's move that is being thought about.
struct Thinking {
    request: u32,
    stop: Stop,
    answer: oneshot::Receiver<Square>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

struct MatchActor {
    hub: Arc<Hub>,
    id: MatchId,
    about: About,
    host: Host,
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
                // What cannot be read can still be thrown away.
                if let Message::Delete(reply) = message {
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
        Some(thinking) => (&mut thinking.answer).await.ok(),
        None => std::future::pending().await,
    }
}

impl Message {
    /// Answers with a problem.
    pub(crate) fn refuse(self, problem: Problem) {
        // Whoever asked may have gone.
        match self {
            Message::Show(reply) | Message::Rename(_, reply) => drop(reply.send(Err(problem))),
            Message::Copy(reply) => drop(reply.send(Err(problem))),
            Message::Order { reply, .. } => drop(reply.send(Err(problem))),
            Message::Watch(reply) => drop(reply.send(Err(problem))),
            Message::Delete(reply) => drop(reply.send(Err(problem))),
            Message::Settle(reply) => drop(reply.send(())),
        }
    }
}

impl MatchActor {
    async fn load(hub: &Arc<Hub>, id: &MatchId) -> Result<MatchActor, StoreError> {
        let stored = hub.load(id).await?;
        let StoredMatch { id, game, names, imported, created, updated } = stored;
        let origin = if imported { Origin::Imported } else { Origin::Played };
        Ok(MatchActor {
            hub: Arc::clone(hub),
            about: About { id: Some(id.clone()), names, created, updated, imported },
            id,
            host: Host::open(game, origin, Seats::local(), moment(hub.clock.now())),
            thinking: None,
            watchers: broadcast::Sender::new(BACKLOG),
        })
    }

    fn now(&self) -> Moment {
        moment(self.hub.clock.now())
    }

    fn body(&self) -> MatchBody {
        MatchBody::new(&self.about, &self.host, self.now())
    }

    /// Wakes up when something happens by itself.
    fn sleep_to_deadline(&self) -> crate::clock::Sleep {
        match self.host.next_deadline() {
            Some(deadline) => self.hub.clock.sleep_until(deadline.since(Moment::ORIGIN).into()),
            None => Box::pin(std::future::pending()),
        }
    }

    fn may_rest(&self) -> bool {
        self.watchers.receiver_count() == 0 && self.thinking.is_none() && self.host.next_deadline().is_none()
    }

    async fn tick_if_due(&mut self) {
        if self.host.next_deadline().is_some_and(|deadline| deadline <= self.now()) {
            // A tick is never refused; when the disk refuses, the next one tries again.
            if self.submit(Principal::House, Order::Tick).await.is_err() {
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }

    async fn handle(&mut self, message: Message) -> std::ops::ControlFlow<()> {
        self.tick_if_due().await;
        // Whoever asked may have gone; that changes nothing.
        match message {
            Message::Show(reply) => drop(reply.send(Ok(self.body()))),
            Message::Copy(reply) => drop(reply.send(Ok((self.about.clone(), self.host.game().clone())))),
            Message::Order { version, order, reply } => {
                let done = self.obey(version, order).await;
                drop(reply.send(done));
            }
            Message::Watch(reply) => {
                let state = NewsBody::State { body: &self.body() }.text();
                drop(reply.send(Ok((state, self.watchers.subscribe()))));
            }
            Message::Rename(names, reply) => {
                let renamed = self.rename(names).await;
                drop(reply.send(renamed));
            }
            Message::Delete(reply) => {
                let deleted = self.hub.store.delete(&self.id).await.map_err(Problem::from);
                let gone = deleted.is_ok();
                if gone {
                    self.hub.forget(&self.id);
                    drop(self.watchers.send(News::Deleted));
                }
                drop(reply.send(deleted));
                if gone {
                    return std::ops::ControlFlow::Break(());
                }
            }
            Message::Settle(reply) => drop(reply.send(())),
        }
        std::ops::ControlFlow::Continue(())
    }

    async fn obey(&mut self, version: usize, order: Order) -> Result<AcceptedBody, Problem> {
        // There are no accounts yet: whoever may talk to the server sits at the machine.
        let principal = Principal::Local;
        if let Err(refused @ Refused::Role(_)) = self.host.check(principal, Deed::of(&order)) {
            return Err(Problem::of(refused, self.body()));
        }
        if version != self.host.game().log().len() {
            return Err(Problem::Stale(Box::new(self.body())));
        }
        let (events, refused) = self.submit(principal, order).await?;
        let body = self.body();
        match refused {
            Some(refused) => Err(Problem::of(refused, body)),
            None => Ok(AcceptedBody::new(events, body)),
        }
    }

    async fn rename(&mut self, names: Names) -> Result<MatchBody, Problem> {
        self.host
            .check(Principal::Local, Deed::Rename)
            .map_err(|refused| Problem::of(refused, self.body()))?;
        self.hub.store.rename(&self.id, names.clone()).await?;
        self.about.names = names;
        self.tell_state();
        Ok(self.body())
    }

    async fn answered(&mut self, square: Option<Square>) {
        let Some(thinking) = self.thinking.take() else { return };
        let request = thinking.request;
        drop(thinking);
        match square {
            Some(square) => {
                if let Err(problem) = self.submit(Principal::House, Order::Answer { request, square }).await {
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

    /// Lets the host decide, stores what it accepted, and only then tells everybody.
    async fn submit(
        &mut self,
        principal: Principal,
        order: Order,
    ) -> Result<(Vec<Event>, Option<Refused>), Problem> {
        let from = self.host.game().log().len();
        let receipt = self.host.submit(principal, order, self.now());
        if receipt.append.is_empty() {
            return Ok((receipt.events, receipt.refused));
        }
        let (at, game) = (Stamp::now(), self.host.game());
        let stored = self.hub.store.append(&self.id, &receipt.append, game, receipt.opening, at).await;
        if let Err(error) = stored {
            return Err(self.not_stored(error).await);
        }
        self.host.stored(from + receipt.append.len());
        self.about.updated = at;
        if self.watchers.receiver_count() > 0 {
            let body = self.body();
            let news = NewsBody::Events { from, version: body.version, events: &receipt.events, body: &body };
            drop(self.watchers.send(News::Text(news.text().into())));
        }
        self.think();
        Ok((receipt.events, receipt.refused))
    }

    /// What was not stored has not happened. If another process has gone on with the match,
    /// goes on from there.
    async fn not_stored(&mut self, error: StoreError) -> Problem {
        tracing::warn!(%error, id = %self.id, "an accepted command could not be stored");
        self.host.not_stored();
        let StoreError::Conflict { .. } = error else {
            self.think();
            return error.into();
        };
        match MatchActor::load(&self.hub, &self.id).await {
            Ok(again) => {
                (self.about, self.host) = (again.about, again.host);
                self.tell_state();
                self.think();
                Problem::Stale(Box::new(self.body()))
            }
            Err(error) => error.into(),
        }
    }

    fn tell_state(&self) {
        let text = NewsBody::State { body: &self.body() }.text();
        drop(self.watchers.send(News::Text(text.into())));
    }

    /// Has the computer think about the open request, and about no other.
    fn think(&mut self) {
        let wanted = self.host.request().map(|request| request.number);
        if self.thinking.as_ref().map(|thinking| thinking.request) == wanted {
            return;
        }
        self.thinking = None;
        let seed = RandomState::new().hash_one(wanted);
        let Some(question) = self.host.question(self.now(), seed) else { return };
        let (stop, (sender, answer)) = (Stop::new(), oneshot::channel());
        self.hub.thinkers.ask(Question {
            position: question.position,
            ask: question.ask,
            stop: stop.clone(),
            answer: sender,
        });
        self.thinking = Some(Thinking { request: question.request, stop, answer });
    }
}

/// The server's clock as the host wants it.
fn moment(clock: Duration) -> Moment {
    Moment::ORIGIN.after(Millis::from(clock)).unwrap_or(Moment::ORIGIN)
}
