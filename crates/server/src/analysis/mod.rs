//! Analyses over a WebSocket: of a position while the engine deepens, and of whole games.
//!
//! One connection has at most one analysis of each sort; another one of the same sort
//! ends it. All connections together share the places of two pools ([`pool`]). Whoever
//! hangs up cancels what they had started.

pub(crate) mod pool;
mod position;
mod review;
pub(crate) mod score;

use crate::App;
use crate::body::MoveName;
use crate::line::{played, position as read_position};
use crate::live::{GOING_AWAY, close, modest};
use crate::operation::{Conversation, Said};
use crate::problem::{Problem, ProblemBody};
use crate::serve::told_to_stop;
use axum::extract::State;
use axum::extract::ws::{Message as Frame, WebSocket, WebSocketUpgrade};
use outflank_engine::clock::System;
use outflank_engine::{Engine, Settings};
use outflank_eval::Weights;
use outflank_review::Effort;
use outflank_rules::{Move, Position};
use pool::{Cancel, Equipment};
pub(crate) use review::AnyReviewer;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::num::NonZero;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

/// How long a position is looked at unless the client says otherwise, and at most.
const USUAL_SECONDS: u64 = 30;
const MOST_SECONDS: u64 = 600;

/// The longest id of a client's.
const LONGEST_ID: usize = 64;

/// How many messages may wait for a slow client before the search waits for it.
const BACKLOG: usize = 64;

const PING: Duration = Duration::from_secs(20);

/// Where positions are analysed: by engines that use all cores.
pub(crate) const POSITIONS: Equipment<Engine> = Equipment { places: 2, waiting: 0, make: engine };

/// Where games are reviewed.
pub(crate) const REVIEWS: Equipment<AnyReviewer> =
    Equipment { places: 2, waiting: 0, make: AnyReviewer::default };

fn engine() -> Engine {
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    let settings = Settings { table_bytes: 64 << 20, threads, ..Settings::default() };
    Engine::new(settings, Weights::embedded(), Box::new(System::start()))
}

#[derive(Debug, Deserialize, JsonSchema)]
#[schemars(rename = "AnalysisWish")]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Wish {
    /// Analyse a position.
    Position {
        id: String,
        #[schemars(with = "Position")]
        position: String,
        /// How many moves to score; all of them if it is left out.
        lines: Option<u32>,
        /// For how long at most.
        seconds: Option<u64>,
    },
    /// Review a game.
    Game {
        id: String,
        #[schemars(with = "Option<Position>")]
        start: Option<String>,
        #[schemars(with = "Vec<MoveName>")]
        moves: Vec<String>,
        #[schemars(extend("enum" = ["quick", "standard", "thorough", null]))]
        effort: Option<String>,
    },
    /// End an analysis.
    Cancel { id: String },
}

impl Said for Wish {}

/// What is told about an analysis.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "AnalysisMessage")]
pub(crate) struct Message {
    /// The client's name for it; none for a message that could not be read.
    id: Option<String>,
    #[serde(flatten)]
    telling: Telling,
}

impl Message {
    fn text(&self) -> String {
        serde_json::to_string(self).expect("a message serialises")
    }
}

/// What there is to tell.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Telling {
    /// It waits for a place.
    Queued,
    /// It has begun.
    Started,
    /// A position's moves, after each deepening.
    Lines(position::LinesBody),
    /// A position of a game.
    Ply(Box<review::PlyBody>),
    /// A whole game.
    Report(review::ReportBody),
    /// It has ended.
    Done { reason: Reason },
    /// It cannot be done.
    Problem { problem: Box<ProblemBody> },
}

impl Telling {
    pub(crate) fn problem(problem: &Problem) -> Telling {
        Telling::Problem { problem: Box::new(problem.body()) }
    }
}

/// Why an analysis has ended.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "AnalysisEnd")]
pub(crate) enum Reason {
    /// There was nothing more to find out.
    Complete,
    /// A limit came first.
    Limit,
    /// Somebody ended it.
    Cancelled,
}

impl Wish {
    fn id(&self) -> &str {
        match self {
            Wish::Position { id, .. } | Wish::Game { id, .. } | Wish::Cancel { id } => id,
        }
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
        Message { id: Some(self.id.clone()), telling }.text()
    }

    /// Sends from a task.
    async fn tell(&self, telling: Telling) {
        // A client that has gone needs no answer.
        let _ = self.out.send(self.text(telling)).await;
    }

    /// Sends from a thread that searches; false when nobody listens any more.
    pub(crate) fn tell_blocking(&self, telling: Telling) -> bool {
        self.out.blocking_send(self.text(telling)).is_ok()
    }
}

pub(crate) async fn analysis(
    State(app): State<App>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Conversation<Wish, Message>, Problem> {
    let upgrade = upgrade.map_err(|rejection| Problem::Malformed(rejection.body_text()))?;
    let place = app.take_socket()?;
    let upgraded = modest(upgrade).on_upgrade(async move |socket| {
        converse(socket, &app).await;
        drop(place);
    });
    Ok(upgraded.into())
}

/// What a connection has going on. Dropping it cancels everything.
#[derive(Default)]
struct Going {
    position: Option<(String, Cancel)>,
    game: Option<(String, Cancel)>,
}

async fn converse(mut socket: WebSocket, app: &App) {
    let (out, mut told) = mpsc::channel(BACKLOG);
    let mut going = Going::default();
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
                    if let Err((id, problem)) = going.hear(app, &out, &text) {
                        let telling = Telling::problem(&problem);
                        Frame::text(Message { id, telling }.text())
                    } else {
                        continue;
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

impl Going {
    /// Starts or cancels what a message asks for.
    fn hear(
        &mut self,
        app: &App,
        out: &mpsc::Sender<String>,
        text: &str,
    ) -> Result<(), (Option<String>, Problem)> {
        let wish: Wish =
            serde_json::from_str(text).map_err(|error| (None, Problem::Malformed(error.to_string())))?;
        let id = wish.id().to_owned();
        if id.len() > LONGEST_ID {
            return Err((None, Problem::Malformed(format!("an id has at most {LONGEST_ID} bytes"))));
        }
        let teller = Teller { id: id.clone(), out: out.clone() };
        self.carry_out(app, teller, wish).map_err(|problem| (Some(id), problem))
    }

    fn carry_out(&mut self, app: &App, teller: Teller, wish: Wish) -> Result<(), Problem> {
        match wish {
            Wish::Position { id, position, lines, seconds } => {
                let position = read_position(Some(&position))?;
                let seconds = seconds.unwrap_or(USUAL_SECONDS);
                if !(1..=MOST_SECONDS).contains(&seconds) {
                    return Err(Problem::Malformed(format!("seconds is 1 to {MOST_SECONDS}, not {seconds}")));
                }
                let limits = position::limits(lines, Duration::from_secs(seconds));
                let work = app.positions().start(teller, move |engine, teller, stop| {
                    position::analyse(engine, position, &limits, teller, stop)
                });
                self.position = Some((id, work));
            }
            Wish::Game { id, start, moves, effort } => {
                let moves: Vec<Move> = moves.iter().map(|name| read_move(name)).collect::<Result<_, _>>()?;
                let game = played(start.as_deref(), &moves)?;
                let effort = effort.as_deref().map_or(Ok(Effort::default()), read_effort)?;
                let store = Arc::clone(&app.hub().store);
                let work = app.reviews().start(teller, move |reviewer, teller, stop| {
                    review::review(reviewer, &store, &game, effort, teller, stop)
                });
                self.game = Some((id, work));
            }
            Wish::Cancel { id } => {
                for going in [&mut self.position, &mut self.game] {
                    if going.as_ref().is_some_and(|(known, _)| *known == id) {
                        *going = None;
                    }
                }
            }
        }
        Ok(())
    }
}

/// One of those that have a name: others could take as long as they like.
fn read_effort(name: &str) -> Result<Effort, Problem> {
    let effort: Option<Effort> = name.parse().ok().filter(|effort: &Effort| effort.name() == Some(name));
    effort.ok_or_else(|| Problem::Malformed(format!("effort is quick, standard or thorough, not `{name}`")))
}

fn read_move(name: &str) -> Result<Move, Problem> {
    match name {
        "pass" | "pa" => Ok(Move::Pass),
        name => name.parse().map(Move::Place).map_err(|error| Problem::Malformed(format!("moves: {error}"))),
    }
}
