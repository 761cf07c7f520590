//! Connections in, answers out.

use crate::Server;
use crate::guard::{Peer, household};
use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::future::Future;
use std::pin::pin;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

/// How long a client may take to send the head of a request.
const HEAD: Duration = Duration::from_secs(15);

/// How long open connections have to come to their end when the server stops.
const FAREWELL: Duration = Duration::from_secs(3);

impl Server {
    /// Serves until `stop` ends, then lets open requests finish and closes WebSockets.
    pub async fn serve(self, listener: TcpListener, stop: impl Future<Output = ()>) -> std::io::Result<()> {
        let app = self.app();
        let (places, unread) = (&self.app.0.connections, self.app.0.limits.unread);
        let stopping = &self.app.0.stopping;
        let mut stop = pin!(stop);
        loop {
            // Others wait in the system's queue.
            let Some(free) = places.free().await else { break };
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = &mut stop => break,
            };
            match accepted {
                Ok((stream, address)) => {
                    // Whoever has too many hears nothing more: to answer would cost a place.
                    let Ok(place) = places.give(household(address.ip()), free) else { continue };
                    let (app, stopping) = (app.clone(), stopping.subscribe());
                    tokio::spawn(async move {
                        connection(stream, unread, app, Peer(address.ip()), stopping).await;
                        drop(place);
                    });
                }
                Err(error) => {
                    // Out of file handles, most likely: others have to finish first.
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            }
        }
        drop(listener);
        stopping.send_replace(true);
        // Connections that have become WebSockets have a place of their own.
        let all = async {
            places.empty().await;
            self.app.0.sockets.empty().await;
        };
        if tokio::time::timeout(FAREWELL, all).await.is_err() {
            tracing::info!("some connections did not end in time");
        }
        Ok(())
    }
}

/// Ends when the server stops.
pub(crate) async fn told_to_stop(stopping: &mut watch::Receiver<bool>) {
    // Its end is the end of the server, too.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

async fn connection(
    stream: TcpStream,
    unread: Duration,
    app: Router,
    peer: Peer,
    mut stopping: watch::Receiver<bool>,
) {
    // Moves are small and wanted at once.
    let _ = stream.set_nodelay(true);
    // Whoever asks and does not read what comes holds a place, and the answer's memory.
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(unread));
    let stream = Box::pin(stream);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer);
        app.clone().oneshot(request.map(Body::new))
    });
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(64 << 10)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut served = pin!(served);
    let ended = tokio::select! {
        ended = &mut served => ended,
        () = told_to_stop(&mut stopping) => {
            served.as_mut().graceful_shutdown();
            served.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke off");
    }
}
