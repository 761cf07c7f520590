//! A WebSocket for each who watches a match.

use crate::App;
use crate::guard::Peer;
use crate::match_actor::{Message as Ask, News};
use crate::serve::told_to_stop;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use outflank_api::live::NewsBody;
use outflank_api::problem::Problem;
use outflank_host::Principal;
use outflank_store::MatchId;
use std::time::Duration;
use tokio::sync::broadcast::{self, error::RecvError};

/// A connection that does not answer two pings in a row is gone.
const PING: Duration = Duration::from_secs(20);

/// Close codes: the server goes away; the match is gone.
pub(crate) const GOING_AWAY: u16 = 1001;
const DELETED: u16 = 4404;

/// Small buffers: most messages are a few kilobytes, and there may be many watchers.
pub(crate) fn modest(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(4096)
        .write_buffer_size(2048)
        .max_write_buffer_size(256 << 10)
        .max_message_size(64 << 10)
        .max_frame_size(64 << 10)
}

pub(crate) async fn watch(
    app: App,
    (who, peer): (Principal, Peer),
    id: MatchId,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let place = app.take_socket(peer.0)?;
    // A match that is not there is said before the connection changes its kind.
    let first = begin(&app, who, &id).await?;
    Ok(modest(upgrade).on_upgrade(async move |socket| {
        follow(socket, &app, who, &id, first).await;
        drop(place);
    }))
}

async fn begin(app: &App, who: Principal, id: &MatchId) -> Result<Watching, Problem> {
    app.hub().ask(id.clone(), |reply| Ask::Watch(who, reply)).await
}

type Watching = (String, broadcast::Receiver<News>);

async fn follow(mut socket: WebSocket, app: &App, who: Principal, id: &MatchId, first: Watching) {
    let (mut state, mut news) = first;
    let mut stopping = app.stopping();
    let mut unanswered = 0;
    let mut ping = tokio::time::interval(PING);
    ping.reset();
    if socket.send(Message::text(state)).await.is_err() {
        return;
    }
    loop {
        let message = tokio::select! {
            told = news.recv() => match told {
                Ok(News::Text(text)) => Message::text(text.as_ref()),
                Ok(News::Deleted) => {
                    let _ = socket.send(Message::text(NewsBody::Deleted.text())).await;
                    return close(socket, DELETED, "the match is gone").await;
                }
                // It has missed something, or the match has left memory: begin anew.
                Err(RecvError::Lagged(_) | RecvError::Closed) => match begin(app, who, id).await {
                    Ok(again) => {
                        (state, news) = again;
                        Message::text(state)
                    }
                    Err(_) => return close(socket, DELETED, "the match is gone").await,
                },
            },
            heard = socket.recv() => match heard {
                Some(Ok(Message::Pong(_))) => {
                    unanswered = 0;
                    continue;
                }
                // Clients have nothing to say here.
                Some(Ok(Message::Ping(_) | Message::Text(_) | Message::Binary(_))) => continue,
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
        if tokio::time::timeout(PING, socket.send(message)).await.is_ok_and(|sent| sent.is_ok()) {
            continue;
        }
        return;
    }
}

/// Says why, and hangs up.
pub(crate) async fn close(mut socket: WebSocket, code: u16, reason: &'static str) {
    // If the other side is gone already, so much the better.
    let _ = socket.send(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
}
