//! Signs of life, figures, and the shares of those who take too much.

use crate::house::{House, Socket, config, id, request};
use axum::body::{Body, to_bytes};
use axum::http::Method;
use outflank_server::{Config, Limits, Server, Sharing};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tower::ServiceExt;

/// The figures, each line of them.
async fn figures(house: &House) -> Vec<String> {
    let request = request(Method::GET, "/metrics").body(Body::empty()).unwrap();
    let response = house.server.operation().oneshot(request).await.unwrap();
    assert_eq!(response.status(), 200);
    let text = to_bytes(response.into_body(), usize::MAX).await.unwrap();
    String::from_utf8(text.to_vec()).unwrap().lines().map(str::to_owned).collect()
}

#[tokio::test]
async fn a_server_says_that_it_is_alive_and_ready_and_what_it_does() {
    let house = House::new();
    for sign in ["/livez", "/readyz"] {
        assert_eq!(house.get(sign).await.status, 200, "{sign}");
    }
    let made = house.people().await;
    house.play(&made).await;
    let address = house.address().await;
    let _watching = Socket::open(address, &format!("/api/matches/{}/live", id(&made))).await;
    let told = figures(&house).await;
    for line in [
        "outflank_answers_total{operation=\"createMatch\",status=\"201\"} 1",
        "outflank_order_seconds_count 1",
        "outflank_sockets 1",
        "outflank_live_matches 1",
        "outflank_waiting_questions 0",
        "outflank_ready 1",
        "# EOF",
    ] {
        assert!(told.iter().any(|told| told == line), "{line} is not in {told:#?}");
    }
    // They are told at their own address alone.
    assert!(!house.get("/metrics").await.text().contains("outflank_"));
}

#[tokio::test]
async fn a_household_that_opens_sockets_without_end_leaves_room_for_others() {
    let limits = Limits { sockets: 6, sockets_each: 2, ..Limits::of(Sharing::Alone) };
    let house = House::with(|config| Config {
        sharing: Sharing::Public { secure: false },
        limits: Some(limits),
        ..config
    });
    let address = house.address().await;
    let open = |from: &'static str| async move {
        let mut request = format!("ws://{address}/api/analysis").into_client_request().unwrap();
        // As a proxy on this machine says it.
        request.headers_mut().insert("x-forwarded-for", from.parse().unwrap());
        tokio_tungstenite::connect_async(request).await
    };
    let mut kept = Vec::new();
    for _ in 0..2 {
        kept.push(open("192.0.2.1").await.unwrap());
    }
    for _ in 0..10 {
        let refused = open("192.0.2.1").await.unwrap_err().to_string();
        assert!(refused.contains("429"), "{refused}");
    }
    for from in ["192.0.2.2", "2001:db8::1", "2001:db8::2"] {
        kept.push(open(from).await.unwrap());
    }
    assert!(open("2001:db8::3").await.is_err(), "an IPv6 household has one share, whatever its addresses");
    kept.remove(0);
    let gone = Instant::now();
    while open("192.0.2.1").await.is_err() {
        assert!(gone.elapsed() < crate::house::PATIENCE, "a place that was left is free again");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// A server on a real socket with these limits.
async fn listening(directory: &std::path::Path, limits: Limits) -> SocketAddr {
    let server = Server::new(Config { limits: Some(limits), ..config(directory) }).unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(server.serve(listener, std::future::pending()));
    address
}

const ASK: &[u8] = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";

/// Whether somebody is answered; `Connection: close` says when the answer is whole.
fn is_answered(address: SocketAddr) -> bool {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(crate::house::PATIENCE)).unwrap();
    let ask = b"GET /livez HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";
    let mut text = String::new();
    stream.write_all(ask).and_then(|()| stream.read_to_string(&mut text)).is_ok() && text.ends_with("alive\n")
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_read_what_they_asked_for_is_cut_off() {
    let directory = tempfile::tempdir().unwrap();
    let limits = Limits {
        connections: 3,
        connections_each: 3,
        unread: Duration::from_millis(300),
        ..Limits::of(Sharing::Alone)
    };
    let address = listening(directory.path(), limits).await;
    let tried = tokio::task::spawn_blocking(move || {
        // Each asks for more than the system keeps for them, and takes nothing.
        let stuck: Vec<TcpStream> = (0..3)
            .map(|_| {
                let mut stream = TcpStream::connect(address).unwrap();
                stream.set_write_timeout(Some(Duration::from_secs(1))).unwrap();
                for _ in 0..400 {
                    if stream.write_all(ASK).is_err() {
                        break;
                    }
                }
                stream
            })
            .collect();
        let begun = Instant::now();
        let answered = is_answered(address);
        drop(stuck);
        (answered, begun.elapsed())
    });
    let (answered, waited) = tried.await.unwrap();
    assert!(answered, "others still get in");
    assert!(waited < Duration::from_secs(14), "{waited:?}: before a head of a request is waited for in vain");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_holds_all_their_connections_gets_no_more_and_others_do() {
    let directory = tempfile::tempdir().unwrap();
    let limits = Limits { connections: 8, connections_each: 3, ..Limits::of(Sharing::Alone) };
    let address = listening(directory.path(), limits).await;
    let tried = tokio::task::spawn_blocking(move || {
        let held: Vec<TcpStream> = (0..3).map(|_| TcpStream::connect(address).unwrap()).collect();
        // The system takes connections in their order, so these three have been looked at.
        let fourth = is_answered(address);
        drop(held);
        let freed = Instant::now();
        while !is_answered(address) {
            if freed.elapsed() > crate::house::PATIENCE {
                return (fourth, false);
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        (fourth, true)
    });
    assert_eq!(tried.await.unwrap(), (false, true));
}
