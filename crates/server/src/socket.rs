//! The one socket of a page.
//!
//! Nothing is queued for it: what it has subscribed to is there as it is now, and a page that
//! reads slowly misses what lies between. A page that says too much is hung up on.

use crate::App;
use crate::guard::Peer;
use crate::live::{GOING_AWAY, close, modest};
use crate::lobby;
use crate::serve::told_to_stop;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use outflank_api::lobby::{MineBody, mine};
use outflank_api::problem::Problem;
use outflank_api::services::Services;
use outflank_api::socket::{Subject, Told, Wish};
use outflank_host::Principal;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// A page that does not answer two pings in a row is gone.
const PING: Duration = Duration::from_secs(5);

/// How long a message may take to be sent.
const SENDING: Duration = Duration::from_secs(10);

/// The longest message of a page, in bytes.
const LONGEST: usize = 16 << 10;

/// How many messages a page may send between two pings.
const TALKATIVE: u32 = 50;

const TOO_MUCH: u16 = 1008;

pub(crate) fn connect(
    app: App,
    (who, peer): (Principal, Peer),
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let place = app.take_socket(peer.0)?;
    let upgrade = modest(upgrade).max_message_size(LONGEST).max_frame_size(LONGEST);
    Ok(upgrade.on_upgrade(async move |socket| {
        converse(socket, &app, who).await;
        drop(place);
    }))
}

/// Somebody who is in the lobby as long as this lives.
struct Presence<'a> {
    app: &'a App,
    who: Principal,
    room: watch::Receiver<Arc<str>>,
    waves: watch::Receiver<u64>,
    told: Option<MineBody>,
}

impl<'a> Presence<'a> {
    async fn enter(app: &'a App, who: Principal) -> Presence<'a> {
        app.lobby(&mut |hall, _| hall.enter(who));
        let meeting = app.meeting();
        // Made first: whoever drops it has left again.
        let mut presence = Presence { app, who, room: meeting.room(), waves: meeting.waves(), told: None };
        if meeting.is_watched_by_one() {
            // Nobody has kept it up to date.
            lobby::tell(app).await;
        }
        // Both are told at once, whatever has been told before.
        presence.room.mark_changed();
        presence.waves.mark_changed();
        presence
    }

    /// The next thing to tell about the lobby.
    async fn next(&mut self) -> Option<String> {
        tokio::select! {
            changed = self.room.changed() => {
                changed.ok()?;
                Some(self.room.borrow_and_update().to_string()).filter(|text| !text.is_empty())
            }
            changed = self.waves.changed() => {
                changed.ok()?;
                let mine = mine(self.app, self.who);
                let news = self.told.as_ref() != Some(&mine);
                let text = news.then(|| Told::Mine { mine: &mine }.text());
                self.told = Some(mine);
                text
            }
        }
    }
}

impl Drop for Presence<'_> {
    fn drop(&mut self) {
        self.app.lobby(&mut |hall, now| hall.leave(self.who, now));
    }
}

/// The next thing to tell; nothing ever to whoever has subscribed to nothing.
async fn news(presence: &mut Option<Presence<'_>>) -> Option<String> {
    match presence {
        Some(presence) => presence.next().await,
        None => std::future::pending().await,
    }
}

async fn converse(mut socket: WebSocket, app: &App, who: Principal) {
    let mut presence: Option<Presence<'_>> = None;
    let mut stopping = app.stopping();
    let (mut unanswered, mut said) = (0, 0);
    let mut ping = tokio::time::interval(PING);
    ping.reset();
    if socket.send(Message::text(Told::hello().text())).await.is_err() {
        return;
    }
    loop {
        let message = tokio::select! {
            text = news(&mut presence) => match text {
                Some(text) => Message::text(text),
                None => continue,
            },
            heard = socket.recv() => match heard {
                Some(Ok(Message::Text(text))) => {
                    said += 1;
                    if said > TALKATIVE {
                        return close(socket, TOO_MUCH, "too many messages").await;
                    }
                    match Wish::read(&text) {
                        Ok(Wish::Sub { topic: Subject::Lobby }) => {
                            if presence.is_none() {
                                presence = Some(Presence::enter(app, who).await);
                            }
                            continue;
                        }
                        Ok(Wish::Unsub { topic: Subject::Lobby }) => {
                            presence = None;
                            continue;
                        }
                        Ok(Wish::Ping) => Message::text(Told::Pong.text()),
                        Err(told) => Message::text(told.text()),
                    }
                }
                Some(Ok(Message::Pong(_))) => {
                    unanswered = 0;
                    continue;
                }
                Some(Ok(Message::Ping(_) | Message::Binary(_))) => {
                    said += 1;
                    if said > TALKATIVE {
                        return close(socket, TOO_MUCH, "too many messages").await;
                    }
                    continue;
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
            },
            _ = ping.tick() => {
                (unanswered, said) = (unanswered + 1, 0);
                if unanswered > 2 {
                    return;
                }
                Message::Ping(Default::default())
            }
            () = told_to_stop(&mut stopping) => {
                return close(socket, GOING_AWAY, "the server stops").await;
            }
        };
        if !tokio::time::timeout(SENDING, socket.send(message)).await.is_ok_and(|sent| sent.is_ok()) {
            return;
        }
    }
}
