//! Who is answered, with what, and how much.

use crate::house::{House, Socket, config, id, request};
use axum::body::Body;
use axum::http::{Method, header};
use outflank_server::{CONTENT_SECURITY_POLICY, Config, Peer, Server};
use serde_json::json;
use std::io::{Read, Write};
use std::net::{IpAddr, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tower::ServiceExt;

const WISH: &str = r#"{"setup": {"players": {"one": {"seat": "person"}, "two": {"seat": "person"}}}}"#;

#[tokio::test]
async fn pages_of_other_sites_change_nothing() {
    let house = House::new();
    let made = house.people().await;
    let path = format!("/api/matches/{}", id(&made));
    for (name, value) in [
        ("origin", "http://evil.example"),
        ("origin", "null"),
        ("origin", "http://127.0.0.1:1"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        for method in [Method::POST, Method::PATCH, Method::DELETE] {
            let target = if method == Method::POST { "/api/matches" } else { &path };
            let request = request(method, target)
                .header(name, value)
                .header(header::CONTENT_TYPE, "application/json")
                .body(Body::from(WISH));
            house.send(request.unwrap()).await.problem(403, "forbidden_origin");
        }
    }
    let own = request(Method::POST, "/api/matches")
        .header("origin", "http://127.0.0.1:8064")
        .header("sec-fetch-site", "same-origin")
        .header(header::CONTENT_TYPE, "application/json");
    assert_eq!(house.send(own.body(Body::from(WISH)).unwrap()).await.status, 201);
    assert_eq!(house.get("/api/matches").await.good()["total"], 2);
}

#[tokio::test]
async fn bodies_have_to_be_json_by_their_type() {
    let house = House::new();
    // What a form of another site could send without asking.
    for kind in
        ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonp", ""]
    {
        let request = request(Method::POST, "/api/matches").header(header::CONTENT_TYPE, kind);
        house.send(request.body(Body::from(WISH)).unwrap()).await.problem(415, "unsupported_media_type");
    }
    let request = request(Method::POST, "/api/matches").body(Body::from(WISH)).unwrap();
    house.send(request).await.problem(415, "unsupported_media_type");
}

#[tokio::test]
async fn other_hosts_are_not_ours() {
    let house = House::with(|config| Config { names: vec!["kitchen.lan".to_owned()], ..config });
    let ask = |host: &'static str| {
        axum::http::Request::builder()
            .uri("/api/about")
            .header(header::HOST, host)
            .body(Body::empty())
            .unwrap()
    };
    for host in ["evil.example", "evil.example:8064", "127.0.0.1.evil.example"] {
        house.send(ask(host)).await.problem(421, "forbidden_host");
    }
    for host in ["127.0.0.1:8064", "[::1]:8064", "localhost", "192.168.1.7:80", "kitchen.lan:8064"] {
        assert_eq!(house.send(ask(host)).await.status, 200, "{host}");
    }
    let nameless = axum::http::Request::builder().uri("/api/about").body(Body::empty()).unwrap();
    house.send(nameless).await.problem(421, "forbidden_host");
}

#[tokio::test]
async fn sockets_of_other_sites_are_refused() {
    let house = House::new();
    let made = house.people().await;
    let address = house.address().await;
    for path in [format!("/api/matches/{}/live", id(&made)), "/api/analysis".to_owned()] {
        for origin in ["http://evil.example", "null"] {
            let mut request = format!("ws://{address}{path}").into_client_request().unwrap();
            request.headers_mut().insert("origin", origin.parse().unwrap());
            let error = tokio_tungstenite::connect_async(request).await.unwrap_err();
            assert!(error.to_string().contains("403"), "{error}");
        }
        let mut request = format!("ws://{address}{path}").into_client_request().unwrap();
        request.headers_mut().insert("origin", format!("http://{address}").parse().unwrap());
        tokio_tungstenite::connect_async(request).await.unwrap();
        Socket::open(address, &path).await;
    }
}

#[tokio::test]
async fn bodies_are_limited_and_paste_takes_more() {
    let house = House::new();
    let long = "x".repeat(65 << 10);
    house.post("/api/matches", json!({"names": {"one": long}})).await.problem(413, "too_large");
    // Read as text, and refused for what it says.
    house.post("/api/import", json!({"text": long})).await.problem(422, "unreadable");
    let longest = "f5 ".repeat(600_000);
    house.post("/api/import", json!({"text": longest})).await.problem(413, "too_large");
    let over_the_limit = " ".repeat((1 << 20) + 1);
    house.post("/api/import", json!({"text": over_the_limit})).await.problem(422, "unreadable");
}

#[tokio::test]
async fn nonsense_is_malformed() {
    let house = House::new();
    for body in ["", "{", "[]", "null", r#"{"setup": 5}"#, r#"{"setup": {}, "more": 1}"#, "\u{0}"] {
        let request = request(Method::POST, "/api/matches").header(header::CONTENT_TYPE, "application/json");
        house.send(request.body(Body::from(body)).unwrap()).await.problem(400, "malformed");
    }
    let made = house.people().await;
    for order in
        [json!({"order": "jump"}), json!({"order": "place", "player": "three", "square": "d3"}), json!(7)]
    {
        house.order(&made, order).await.problem(400, "malformed");
    }
    for id in ["nothing", "4kq0v8zt1mbe", "..%2f..%2fetc", "%00"] {
        house.get(&format!("/api/matches/{id}")).await.problem(404, "not_found");
    }
    house.with_body(Method::PUT, "/api/matches", json!({})).await.problem(405, "method_not_allowed");
    house.get("/api/nothing").await.problem(404, "not_found");
    house.get("/api").await.problem(404, "not_found");
}

#[tokio::test]
async fn a_peer_that_asks_too_often_has_to_wait() {
    let house = House::with(|config| Config { rate: (1.0, 20.0), ..config });
    let ask = |peer: [u8; 4]| {
        let mut request = request(Method::GET, "/api/about").body(Body::empty()).unwrap();
        request.extensions_mut().insert(Peer(IpAddr::from(peer)));
        house.send(request)
    };
    let mut refused = 0;
    for _ in 0..40 {
        let answer = ask([127, 0, 0, 1]).await;
        if answer.status != 200 {
            answer.problem(429, "too_many_requests");
            assert_eq!(answer.headers[header::RETRY_AFTER], "1");
            refused += 1;
        }
    }
    assert!((10..=20).contains(&refused), "{refused}");
    assert_eq!(ask([127, 0, 0, 2]).await.status, 200);
}

#[tokio::test]
async fn every_answer_keeps_pages_to_themselves() {
    let house = House::new();
    for path in
        ["/", "/analyse", "/api/about", "/api/nothing", "/nothing.js", "/locales/en.ftl", "/index.html"]
    {
        let headers = house.get(path).await.headers;
        assert_eq!(headers[header::CONTENT_SECURITY_POLICY], CONTENT_SECURITY_POLICY, "{path}");
        assert_eq!(headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
        assert_eq!(headers["cross-origin-resource-policy"], "same-origin");
        assert_eq!(headers["referrer-policy"], "no-referrer");
        assert!(!headers.contains_key("access-control-allow-origin"));
        if path.starts_with("/api") {
            assert_eq!(headers[header::CACHE_CONTROL], "no-store");
        }
    }
    for forbidden in ["'unsafe-inline'", "'unsafe-eval'", "http:", "https:", "*"] {
        assert!(!CONTENT_SECURITY_POLICY.contains(forbidden));
    }
}

#[tokio::test]
async fn no_path_leads_out_of_the_pages() {
    let secret = tempfile::tempdir().unwrap();
    let web = secret.path().join("web");
    std::fs::create_dir_all(web.join("js")).unwrap();
    std::fs::write(secret.path().join("secret.txt"), "secret").unwrap();
    std::fs::write(web.join(".hidden.txt"), "secret").unwrap();
    std::fs::write(web.join("index.html"), "<html lang=\"en\">shell").unwrap();
    std::fs::write(web.join("js/main.js"), "page").unwrap();
    let from_disk = House::with(|config| Config { web: Some(web.clone()), ..config });
    let built_in = House::new();
    for path in [
        "/../secret.txt",
        "/js/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/js/..%5c..%5csecret.txt",
        "/.hidden.txt",
        "//etc/passwd.txt",
        "/js//main.js",
        "/locales/../secret.txt",
        "/locales/en/../../Cargo.toml",
        "/web/index.html",
    ] {
        for house in [&from_disk, &built_in] {
            let answer = house.get(path).await;
            assert_eq!(answer.status, 404, "{path}: {}", answer.text());
        }
    }
    assert_eq!(from_disk.get("/js/main.js").await.text(), "page");
    assert_eq!(from_disk.get("/anything/here").await.text(), "<html lang=\"en\">shell");
}

#[tokio::test]
async fn the_shell_speaks_the_browsers_language_and_files_are_tagged() {
    let house = House::new();
    let ask = |path: &'static str, name: &'static str, value: String| {
        house.send(request(Method::GET, path).header(name, value).body(Body::empty()).unwrap())
    };
    for (wish, language) in [("pl-PL,pl;q=0.9", "pl"), ("de", "de"), ("ja", "en")] {
        let shell = ask("/games", "accept-language", wish.to_owned()).await;
        assert!(shell.text().contains(&format!("<html lang=\"{language}\"")), "{}", shell.text());
        assert_eq!(shell.headers[header::CONTENT_TYPE], "text/html; charset=utf-8");
    }
    let plain = house.get("/locales/fr/game.ftl").await;
    assert!(plain.text().contains("= "), "{}", plain.text());
    let tag = plain.headers[header::ETAG].to_str().unwrap().to_owned();
    let known = ask("/locales/fr/game.ftl", "if-none-match", tag).await;
    assert_eq!((known.status.as_u16(), known.body.len()), (304, 0));
    let packed = ask("/locales/fr/game.ftl", "accept-encoding", "br, gzip".to_owned()).await;
    assert_eq!(packed.headers[header::CONTENT_ENCODING], "gzip");
    assert!(packed.body.len() < plain.body.len() && packed.body.starts_with(&[0x1f, 0x8b]));
    let whole = house.get("/locales/fr.ftl").await.text();
    for part in ["game", "levels", "web"] {
        let part = house.get(&format!("/locales/fr/{part}.ftl")).await.text();
        assert!(whole.contains(part.trim_end()));
    }
    house.get("/locales/xx.ftl").await.problem(404, "not_found");
    // What may have changed with the program is asked for; a typeface is simply there.
    for (path, keeping) in [
        ("/games", "no-cache"),
        ("/js/main.js", "no-cache"),
        ("/locales/fr.ftl", "no-cache"),
        ("/vendor/figtree-latin.woff2", "max-age=86400"),
    ] {
        assert_eq!(house.get(path).await.headers[header::CACHE_CONTROL], keeping, "{path}");
    }
}

/// A client that never finishes its request does not keep a place for ever, and a stop
/// does not wait for it.
#[tokio::test(flavor = "multi_thread")]
async fn a_silent_client_does_not_hold_the_server_up() {
    let directory = tempfile::tempdir().unwrap();
    let server = Server::new(config(directory.path())).unwrap();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving = tokio::spawn(server.serve(listener, async {
        let _ = stopped.await;
    }));
    let silent = tokio::task::spawn_blocking(move || {
        let mut silent = TcpStream::connect(address).unwrap();
        silent.write_all(b"GET / HTTP/1.1\r\nHost: 127").unwrap();
        let mut busy = TcpStream::connect(address).unwrap();
        busy.write_all(b"GET /api/about HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n").unwrap();
        let mut text = String::new();
        busy.read_to_string(&mut text).unwrap();
        assert!(text.starts_with("HTTP/1.1 200"), "{text}");
        silent
    });
    let silent = silent.await.unwrap();
    stop.send(()).unwrap();
    tokio::time::timeout(std::time::Duration::from_secs(30), serving).await.unwrap().unwrap().unwrap();
    drop(silent);
}

#[tokio::test]
async fn requests_without_a_peer_count_as_local() {
    let directory = tempfile::tempdir().unwrap();
    let app = Server::new(config(directory.path())).unwrap().app();
    let response =
        app.oneshot(request(Method::GET, "/api/about").body(Body::empty()).unwrap()).await.unwrap();
    assert_eq!(response.status(), 200);
}
