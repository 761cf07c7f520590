//! The sockets of analyses: what clients want is run at the places of two pools ([`pool`])
//! that all connections share. Whoever hangs up cancels what they had started.

pub(crate) mod pool;

use crate::App;
use crate::guard::Peer;
use crate::live::{GOING_AWAY, close, modest};
use crate::serve::told_to_stop;
use axum::extract::ws::{Message as Frame, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use outflank_api::analysis::{Job, Message, Session, Sort, Step, Telling};
use outflank_api::problem::Problem;
use outflank_engine::clock::System;
use outflank_engine::{Engine, Settings};
use outflank_eval::Weights;
use outflank_review::{Effort, Reviewer};
use pool::{Cancel, Equipment};
use std::num::NonZero;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

/// How many messages may wait for a slow client before the search waits for it.
const BACKLOG: usize = 64;

const PING: Duration = Duration::from_secs(20);

/// Where positions are analysed: by engines that use all cores.
pub(crate) const POSITIONS: Equipment<Engine> = Equipment { places: 2, waiting: 0, make: engine };

/// Where games are reviewed.
pub(crate) const REVIEWS: Equipment<AnyReviewer> =
    Equipment { places: 2, waiting: 0, make: AnyReviewer::default };

/// Where hints and comments are thought about, so that a long analysis keeps nobody waiting
/// for them: by reviewers that look as hard as a usual review does, with one thread each.
pub(crate) const COACH: Equipment<Reviewer> = Equipment {
    places: 2,
    waiting: 64,
    make: || Reviewer::new(Effort::STANDARD, NonZero::<usize>::MIN, Weights::embedded()),
};

fn cores() -> NonZero<usize> {
    std::thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN)
}

fn engine() -> Engine {
    let settings = Settings { table_bytes: 64 << 20, threads: cores().get(), ..Settings::default() };
    Engine::new(settings, Weights::embedded(), Box::new(System::start()))
}

/// A reviewer with as many threads as there are cores. It is made for an effort, and made
/// anew when somebody asks for another one.
#[derive(Default)]
pub(crate) struct AnyReviewer(Option<Reviewer>);

impl AnyReviewer {
    fn with(&mut self, effort: Effort) -> &mut Reviewer {
        let fits = self.0.take().filter(|reviewer| reviewer.effort() == effort);
        self.0.insert(fits.unwrap_or_else(|| Reviewer::new(effort, cores(), Weights::embedded())))
    }
}

/// A way back to the client, for one analysis.
#[derive(Clone)]
pub(crate) struct Teller {
    id: String,
    out: mpsc::Sender<String>,
}

impl Teller {
    fn text(&self, telling: Telling) -> String {
        Message::about(&self.id, telling).text()
    }

    /// Sends from a task.
    async fn tell(&self, telling: Telling) {
        // A client that has gone needs no answer.
        let _ = self.out.send(self.text(telling)).await;
    }

    /// Sends from a thread that searches; false when nobody listens any more.
    fn tell_blocking(&self, telling: Telling) -> bool {
        self.out.blocking_send(self.text(telling)).is_ok()
    }
}

pub(crate) fn analysis(app: App, peer: Peer, upgrade: WebSocketUpgrade) -> Result<Response, Problem> {
    let place = app.take_socket(peer.0)?;
    Ok(modest(upgrade).on_upgrade(async move |socket| {
        converse(socket, &app).await;
        drop(place);
    }))
}

async fn converse(mut socket: WebSocket, app: &App) {
    let (out, mut told) = mpsc::channel(BACKLOG);
    let (mut session, mut going) = (Session::default(), Going::default());
    let mut stopping = app.stopping();
    let mut unanswered = 0;
    let mut ping = tokio::time::interval(PING);
    ping.reset();
    loop {
        let message = tokio::select! {
            text = told.recv() => match text {
                Some(text) => Frame::text(text),
                None => return,
            },
            heard = socket.recv() => match heard {
                Some(Ok(Frame::Text(text))) => {
                    match session.hear(&text) {
                        Step::Say(message) => Frame::text(message.text()),
                        Step::Cancel(sorts) => {
                            sorts.into_iter().for_each(|sort| *going.of(sort) = None);
                            continue;
                        }
                        Step::Start { id, job } => {
                            let sort = job.sort();
                            *going.of(sort) = Some(start(app, Teller { id, out: out.clone() }, job));
                            continue;
                        }
                    }
                }
                Some(Ok(Frame::Pong(_))) => {
                    unanswered = 0;
                    continue;
                }
                Some(Ok(Frame::Ping(_) | Frame::Binary(_))) => continue,
                Some(Ok(Frame::Close(_)) | Err(_)) | None => return,
            },
            _ = ping.tick() => {
                unanswered += 1;
                if unanswered > 2 {
                    return;
                }
                Frame::Ping(Default::default())
            }
            () = told_to_stop(&mut stopping) => {
                return close(socket, GOING_AWAY, "the server stops").await;
            }
        };
        if !tokio::time::timeout(PING, socket.send(message)).await.is_ok_and(|sent| sent.is_ok()) {
            return;
        }
    }
}

/// What a connection has going on. Dropping it cancels everything.
#[derive(Default)]
struct Going {
    position: Option<Cancel>,
    game: Option<Cancel>,
}

impl Going {
    fn of(&mut self, sort: Sort) -> &mut Option<Cancel> {
        match sort {
            Sort::Position => &mut self.position,
            Sort::Game => &mut self.game,
        }
    }
}

fn start(app: &App, teller: Teller, job: Job) -> Cancel {
    match job {
        Job::Position(job) => {
            app.positions().start(teller, move |engine, tell, stop| job.run(engine, tell, stop))
        }
        Job::Game(job) => {
            let store = Arc::clone(&app.hub().store);
            app.reviews().start(teller, move |reviewer, tell, stop| {
                job.run(reviewer.with(job.effort()), &mut &*store, tell, stop)
            })
        }
    }
}
