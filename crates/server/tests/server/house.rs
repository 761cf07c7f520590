//! A server in a temporary directory, and ways to talk to it.

use crate::schema::{DESCRIPTION, faults};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use futures_util::{SinkExt, StreamExt};
use outflank_server::{Config, ManualClock, Server, Time};
use outflank_store::Store;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use tower::ServiceExt;

/// Longer than anything takes, even on a machine with other things to do.
pub const PATIENCE: Duration = Duration::from_secs(60);

pub struct House {
    pub app: Router,
    pub server: Server,
    pub clock: Arc<ManualClock>,
    pub directory: TempDir,
}

/// A configuration over a file in a directory.
pub fn config(directory: &Path) -> Config {
    let store = Store::open(&directory.join("games.db")).unwrap();
    Config { rate: (1e6, 1e6), ..Config::new(store) }
}

impl House {
    /// A server whose clock is moved by hand.
    pub fn new() -> House {
        House::with(|config| config)
    }

    /// The same, changed a little.
    pub fn with(change: impl FnOnce(Config) -> Config) -> House {
        let directory = tempfile::tempdir().unwrap();
        let clock = Arc::new(ManualClock::new());
        let config = Config { time: Time::ByHand(Arc::clone(&clock)), ..config(directory.path()) };
        let server = Server::new(change(config)).unwrap();
        House { app: server.app(), server, clock, directory }
    }

    /// Any request at all.
    pub async fn send(&self, request: Request<Body>) -> Answer {
        let (method, path) = (request.method().clone(), request.uri().path().to_owned());
        let response = self.app.clone().oneshot(request).await.unwrap();
        let (head, body) = response.into_parts();
        let body = to_bytes(body, usize::MAX).await.unwrap().to_vec();
        let answer = Answer { status: head.status, headers: head.headers, body };
        answer.check_against_the_description(&method, &path);
        answer
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(request(Method::GET, path).body(Body::empty()).unwrap()).await
    }

    pub async fn delete(&self, path: &str) -> Answer {
        self.send(request(Method::DELETE, path).body(Body::empty()).unwrap()).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.with_body(Method::POST, path, body).await
    }

    pub async fn with_body(&self, method: Method, path: &str, body: Value) -> Answer {
        let request = request(method, path).header(header::CONTENT_TYPE, "application/json");
        self.send(request.body(Body::from(body.to_string())).unwrap()).await
    }

    /// A new match.
    pub async fn made(&self, setup: Value) -> Value {
        let answer = self.post("/api/matches", json!({"setup": setup})).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text());
        answer.json()
    }

    pub async fn people(&self) -> Value {
        self.made(json!({"players": {"one": {"seat": "person"}, "two": {"seat": "person"}}})).await
    }

    pub async fn show(&self, id: &str) -> Value {
        self.get(&format!("/api/matches/{id}")).await.good()
    }

    /// An order from somebody who has seen this match.
    pub async fn order(&self, seen: &Value, order: Value) -> Answer {
        let path = format!("/api/matches/{}/commands", id(seen));
        self.post(&path, json!({"version": seen["version"], "order": order})).await
    }

    /// An accepted move of whoever is to move, the first legal one; the match after it.
    pub async fn play(&self, seen: &Value) -> Value {
        let game = &seen["view"]["game"];
        let order = json!({
            "order": "place", "player": game["to_move"], "square": game["legal"][0]["square"],
        });
        self.order(seen, order).await.good()["match"].clone()
    }

    /// Moves the clock on.
    pub async fn advance(&self, millis: u64) {
        self.post("/test/clock", json!({"advance": millis})).await.good();
    }

    /// The match as soon as it is as wanted.
    pub async fn when(&self, id: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        let waiting = async {
            loop {
                let body = self.show(id).await;
                if wanted(&body) {
                    return body;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::time::timeout(PATIENCE, waiting).await.expect("it never comes to that")
    }

    /// Puts the same routes on a real socket.
    pub async fn address(&self) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let app = self.app.clone();
        tokio::spawn(async move { axum::serve(listener, app).await });
        address
    }
}

pub fn id(body: &Value) -> &str {
    body["id"].as_str().expect("a match has an id")
}

/// A match as it is told to many, who are not told for whom each of them gives orders.
pub fn for_all(mut body: Value) -> Value {
    body.as_object_mut().expect("a match").remove("you");
    body
}

pub fn request(method: Method, path: &str) -> axum::http::request::Builder {
    Request::builder().method(method).uri(path).header(header::HOST, "127.0.0.1:8064")
}

#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    /// The JSON of a fulfilled request.
    #[track_caller]
    pub fn good(&self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text());
        self.json()
    }

    /// A problem with this status and code.
    #[track_caller]
    pub fn problem(&self, status: u16, code: &str) -> Value {
        assert_eq!(self.status.as_u16(), status, "{}", self.text());
        assert_eq!(self.headers[header::CONTENT_TYPE], "application/problem+json");
        let problem = self.json();
        assert_eq!(problem["code"], code, "{problem}");
        assert_eq!(problem["status"], status);
        assert_eq!(problem["type"], format!("urn:outflank:problem:{code}"));
        assert!(problem["detail"].as_str().is_some_and(|detail| !detail.is_empty()), "{problem}");
        problem
    }

    /// Every answer is one that the description foresees.
    #[track_caller]
    fn check_against_the_description(&self, method: &Method, path: &str) {
        let Some(operation) = operation(method, path) else { return };
        let response = &operation["responses"][self.status.as_str()];
        assert!(!response.is_null(), "{method} {path} does not foresee {}: {}", self.status, self.text());
        let kind = self.headers.get(header::CONTENT_TYPE).map_or("", |kind| kind.to_str().unwrap());
        let kind = kind.split(';').next().unwrap();
        let Some(content) = response["content"].as_object() else {
            assert!(self.body.is_empty(), "{method} {path}: {}", self.text());
            return;
        };
        let schema = content.get(kind).unwrap_or_else(|| panic!("{method} {path} does not foresee {kind:?}"));
        if kind.ends_with("json") {
            let faults = faults(&schema["schema"], &self.json());
            assert!(faults.is_empty(), "{method} {path} {}: {faults:#?}", self.status);
        }
    }
}

/// What the description says about a request, if it has that route.
fn operation(method: &Method, path: &str) -> Option<&'static Value> {
    let parts = |path: &str| path.split('/').map(str::to_owned).collect::<Vec<_>>();
    let wanted = parts(path);
    let fits = |template: &str| {
        let template = parts(template);
        template.len() == wanted.len()
            && template.iter().zip(&wanted).all(|(part, wanted)| part == wanted || part.starts_with('{'))
    };
    let paths = DESCRIPTION["paths"].as_object().unwrap();
    let (_, operations) = paths.iter().find(|(template, _)| fits(template))?;
    operations.get(method.as_str().to_lowercase().as_str())
}

/// A WebSocket to a server.
pub struct Socket(pub WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub async fn open(address: SocketAddr, path: &str) -> Socket {
        let (socket, _) = tokio_tungstenite::connect_async(format!("ws://{address}{path}")).await.unwrap();
        Socket(socket)
    }

    /// The same for somebody at another machine, with the cookie they have.
    pub async fn open_with(address: SocketAddr, path: &str, cookie: Option<&str>) -> Socket {
        let mut request = format!("ws://{address}{path}").into_client_request().unwrap();
        if let Some(cookie) = cookie {
            request.headers_mut().insert(header::COOKIE, cookie.parse().unwrap());
        }
        // By no name of the machine itself.
        request.headers_mut().insert(header::HOST, "192.168.0.1:8064".parse().unwrap());
        let (socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        Socket(socket)
    }

    /// The next message, held against the description.
    pub async fn hear(&mut self, schema: &str) -> Value {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.0.next()).await.expect("a message comes");
            match message.expect("the connection is open").unwrap() {
                Message::Text(text) => {
                    let value: Value = serde_json::from_str(&text).unwrap();
                    let faults = faults(&crate::schema::component(schema), &value);
                    assert!(faults.is_empty(), "{faults:#?}");
                    return value;
                }
                Message::Ping(_) | Message::Pong(_) => {}
                other => panic!("{other:?}"),
            }
        }
    }

    pub async fn say(&mut self, value: &Value) {
        self.0.send(Message::text(value.to_string())).await.unwrap();
    }

    /// The code the server hangs up with.
    pub async fn close_code(&mut self) -> u16 {
        loop {
            match tokio::time::timeout(PATIENCE, self.0.next()).await.expect("it closes") {
                Some(Ok(Message::Close(frame))) => return frame.expect("a reason is given").code.into(),
                Some(Ok(_)) => {}
                Some(Err(tungstenite::Error::ConnectionClosed)) | None => panic!("closed without a code"),
                Some(Err(error)) => panic!("{error}"),
            }
        }
    }
}
