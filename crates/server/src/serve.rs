//! Connections in, answers out.

use crate::guard::Peer;
use crate::{SOCKETS, Server};
use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tower::ServiceExt;

/// How many connections may be open. Others wait in the system's queue.
const CONNECTIONS: usize = 2048;

/// How long a client may take to send the head of a request.
const HEAD: Duration = Duration::from_secs(15);

/// How long open connections have to come to their end when the server stops.
const FAREWELL: Duration = Duration::from_secs(3);

impl Server {
    /// Serves until `stop` ends, then lets open requests finish and closes WebSockets.
    pub async fn serve(self, listener: TcpListener, stop: impl Future<Output = ()>) -> std::io::Result<()> {
        let app = self.app();
        let places = Arc::new(Semaphore::new(CONNECTIONS));
        let stopping = &self.app.0.stopping;
        let mut stop = pin!(stop);
        loop {
            let place = Arc::clone(&places).acquire_owned().await.map_err(std::io::Error::other)?;
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = &mut stop => break,
            };
            match accepted {
                Ok((stream, address)) => {
                    let (app, stopping) = (app.clone(), stopping.subscribe());
                    tokio::spawn(async move {
                        connection(stream, app, Peer(address.ip()), stopping).await;
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
            for (places, count) in [(&places, CONNECTIONS), (&self.app.0.sockets, SOCKETS)] {
                let _all = places.acquire_many(u32::try_from(count).unwrap_or(u32::MAX)).await;
            }
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

async fn connection(stream: TcpStream, app: Router, peer: Peer, mut stopping: watch::Receiver<bool>) {
    // Moves are small and wanted at once.
    let _ = stream.set_nodelay(true);
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
