//! Analyses over a WebSocket: of a position while the engine deepens, and of whole games.
//!
//! One connection has at most one analysis of each sort; another one of the same sort
//! ends it. All connections together share the places of the [`desk`]. Whoever hangs up
//! cancels what they had started.

pub(crate) mod desk;
mod position;
mod review;
pub(crate) mod score;

use crate::App;
use crate::line::{played, position as read_position};
use crate::live::{GOING_AWAY, close, modest};
use crate::problem::Problem;
use crate::serve::told_to_stop;
use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use desk::{Cancel, Desk};
use outflank_rules::Move;
use review::Effort;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
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

#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
enum Wish {
    Position { id: String, position: String, lines: Option<u32>, seconds: Option<u64> },
    Game { id: String, start: Option<String>, moves: Vec<String>, effort: Option<Effort> },
    Cancel { id: String },
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
    fn text<T: Serialize>(&self, kind: &str, keys: T) -> String {
        let mut message = json!({"type": kind, "id": self.id});
        if let (Value::Object(message), Ok(Value::Object(keys))) = (&mut message, serde_json::to_value(keys))
        {
            message.extend(keys);
        }
        message.to_string()
    }

    /// Sends from a task.
    async fn tell<T: Serialize>(&self, kind: &str, keys: T) {
        // A client that has gone needs no answer.
        let _ = self.out.send(self.text(kind, keys)).await;
    }

    /// Sends from a thread that searches; false when nobody listens any more.
    pub(crate) fn tell_blocking<T: Serialize>(&self, kind: &str, keys: T) -> bool {
        self.out.blocking_send(self.text(kind, keys)).is_ok()
    }
}

pub(crate) async fn analysis(
    State(app): State<App>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|rejection| Problem::Malformed(rejection.body_text()))?;
    let place = app.take_socket()?;
    Ok(modest(upgrade).on_upgrade(async move |socket| {
        converse(socket, &app).await;
        drop(place);
    }))
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
                Some(text) => Message::text(text),
                None => return,
            },
            heard = socket.recv() => match heard {
                Some(Ok(Message::Text(text))) => {
                    if let Err((id, problem)) = going.hear(app.desk(), &out, &text) {
                        let id = id.map_or(Value::Null, Value::String);
                        let text = json!({"type": "problem", "id": id, "problem": problem.to_json()});
                        Message::text(text.to_string())
                    } else {
                        continue;
                    }
                }
                Some(Ok(Message::Pong(_))) => {
                    unanswered = 0;
                    continue;
                }
                Some(Ok(Message::Ping(_) | Message::Binary(_))) => continue,
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
            },
            _ = ping.tick() => {
                unanswered += 1;
                if unanswered > 2 {
                    return;
                }
                Message::Ping(Default::default())
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
        desk: &Arc<Desk>,
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
        self.carry_out(desk, teller, wish).map_err(|problem| (Some(id), problem))
    }

    fn carry_out(&mut self, desk: &Arc<Desk>, teller: Teller, wish: Wish) -> Result<(), Problem> {
        match wish {
            Wish::Position { id, position, lines, seconds } => {
                let position = read_position(Some(&position))?;
                let seconds = seconds.unwrap_or(USUAL_SECONDS);
                if !(1..=MOST_SECONDS).contains(&seconds) {
                    return Err(Problem::Malformed(format!("seconds is 1 to {MOST_SECONDS}, not {seconds}")));
                }
                let limits = position::limits(lines, Duration::from_secs(seconds));
                let work = desk.start(teller, move |engine, teller, stop| {
                    position::analyse(engine, position, &limits, teller, stop)
                });
                self.position = Some((id, work));
            }
            Wish::Game { id, start, moves, effort } => {
                let moves: Vec<Move> = moves.iter().map(|name| read_move(name)).collect::<Result<_, _>>()?;
                let game = played(start.as_deref(), &moves)?;
                let effort = effort.unwrap_or_default();
                let work = desk.start(teller, move |engine, teller, stop| {
                    review::review(engine, &game, effort, teller, stop)
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

fn read_move(name: &str) -> Result<Move, Problem> {
    match name {
        "pass" | "pa" => Ok(Move::Pass),
        name => name.parse().map(Move::Place).map_err(|error| Problem::Malformed(format!("moves: {error}"))),
    }
}
