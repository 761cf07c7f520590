//! A server killed without warning goes on exactly where it was.
//!
//! The test starts itself again as a child that serves, plays against it over a real
//! connection, kills it in the middle of a game, and looks at what the next one shows.

use crate::house::{House, config, for_all, id};
use outflank_server::{Config, ManualClock, Server, Time};
use outflank_store::{Append, Store};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

const DIRECTORY: &str = "OUTFLANK_TEST_SERVER";

/// What the child does: serves until it is killed.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "started by the other tests as a process of its own"]
async fn serve_until_killed() {
    let Some(directory) = std::env::var_os(DIRECTORY) else { return };
    let config = Config { time: Time::ByHand(Arc::new(ManualClock::new())), ..config(Path::new(&directory)) };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    println!("\nport {}", listener.local_addr().unwrap().port());
    Server::new(config).unwrap().serve(listener, std::future::pending()).await.unwrap();
}

pub struct Running {
    child: Child,
    pub port: u16,
}

impl Running {
    pub fn start(directory: &Path) -> Running {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "restart::serve_until_killed", "--ignored", "--nocapture"])
            .env(DIRECTORY, directory)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let port = lines.find_map(|line| line.strip_prefix("port ")?.parse().ok()).expect("it says its port");
        Running { child, port }
    }

    /// One request over a connection of its own.
    fn ask(&self, method: &str, path: &str, body: &Value) -> Value {
        try_ask(self.port, method, path, body).expect("it is running")
    }

    fn show(&self, id: &str) -> Value {
        self.ask("GET", &format!("/api/matches/{id}"), &Value::Null)
    }

    fn play(&self, seen: &Value) -> Value {
        let game = &seen["view"]["game"];
        let square = &game["legal"][0]["square"];
        let order = json!({"order": "place", "player": game["to_move"], "square": square});
        let path = format!("/api/matches/{}/commands", id(seen));
        self.ask("POST", &path, &json!({"version": seen["version"], "order": order}))["match"].clone()
    }

    /// Without warning, as a power cut.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // A test that fails leaves no process behind.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// One request over a connection of its own; nothing when the server is gone before the
/// answer is whole.
pub fn try_ask(port: u16, method: &str, path: &str, body: &Value) -> Option<Value> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + &body).as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let value = serde_json::from_str(body).ok()?;
    assert!(head.starts_with("HTTP/1.1 2"), "{answer}");
    Some(value)
}

/// The same match but for the moment it was looked at, as everybody hears it.
fn without_time(body: Value) -> Value {
    let mut body = for_all(body);
    body["view"]["at"] = Value::Null;
    body["view"]["game"]["clocks"]["at"] = Value::Null;
    body
}

#[test]
fn no_acknowledged_move_is_lost_and_the_clocks_stand_where_they_were() {
    let directory = tempfile::tempdir().unwrap();
    let first = Running::start(directory.path());
    let setup = json!({
        "players": {"one": {"seat": "person"}, "two": {"seat": "person"}},
        "clock": {"control": {"kind": "increment", "main": 60_000, "increment": 1_000}, "time_out": {"kind": "loss"}},
    });
    let mut seen = first.ask("POST", "/api/matches", &json!({"setup": setup}));
    for _ in 0..12 {
        first.ask("POST", "/test/clock", &json!({"advance": 1_500}));
        seen = first.play(&seen);
    }
    first.kill();

    let second = Running::start(directory.path());
    let again = second.show(id(&seen));
    assert_eq!(without_time(again.clone()), without_time(seen.clone()));
    assert_eq!(again["view"]["at"], seen["view"]["at"]);
    assert_eq!(again["view"]["game"]["clocks"]["one"]["left"], 60_000 - 6 * 500);
    // It goes on, time included.
    second.ask("POST", "/test/clock", &json!({"advance": 2_000}));
    let moved = second.play(&second.show(id(&seen)));
    assert_eq!(moved["view"]["game"]["turns"].as_array().unwrap().len(), 13);
    assert_eq!(moved["view"]["game"]["clocks"]["one"]["left"], 60_000 - 6 * 500 - 1_000);
    second.kill();
}

#[test]
fn a_computer_that_was_thinking_thinks_again() {
    let directory = tempfile::tempdir().unwrap();
    let first = Running::start(directory.path());
    // The strongest level takes far longer than the blow.
    let players = json!({"one": {"seat": "person"}, "two": {"seat": "computer", "level": "max"}});
    let seen = first.ask("POST", "/api/matches", &json!({"setup": {"players": players}}));
    let seen = first.play(&seen);
    assert!(!seen["view"]["request"].is_null());
    first.kill();
    let second = Running::start(directory.path());
    let again = second.show(id(&seen));
    assert_eq!(again["view"]["request"], seen["view"]["request"]);
    // Nobody has to wait for it: the move can be taken back.
    let order = json!({"order": "take_back", "player": "one"});
    let path = format!("/api/matches/{}/commands", id(&seen));
    let back = second.ask("POST", &path, &json!({"version": again["version"], "order": order}));
    assert_eq!(back["match"]["view"]["game"]["turns"], json!([]));
    assert_eq!(back["events"][0]["event"], "move_unwanted");
    second.kill();
}

/// Another process appends to a match that is live here: it is noticed and taken over.
#[tokio::test]
async fn a_match_changed_by_another_process_is_taken_over() {
    let house = House::new();
    let made = house.people().await;
    let other = Store::open(&house.directory.path().join("games.db")).unwrap();
    let name = id(&made).parse().unwrap();
    let mut game = other.load(&name).unwrap().game;
    let order: outflank_play::Order =
        serde_json::from_value(json!({"order": "place", "player": "one", "square": "f5"})).unwrap();
    let receipt = game.submit(order.at(game.now()));
    other.append(&Append::new(&name, &receipt.logged, &game, outflank_store::Stamp::now())).await.unwrap();

    let answer = house.order(&made, json!({"order": "place", "player": "one", "square": "d3"})).await;
    let problem = answer.problem(409, "stale");
    assert_eq!(problem["match"]["view"]["game"]["turns"][0]["square"], "f5");
    assert_eq!(house.play(&house.show(id(&made)).await).await["version"], 3);
}

#[tokio::test]
async fn a_match_nobody_looks_at_leaves_memory_and_comes_back() {
    let house = House::new();
    let plain = house.people().await;
    let plain = house.play(&plain).await;
    let timed = house.made(json!({"variation": "51"})).await;
    assert_eq!(house.server.live_matches(), 2);
    tokio::time::pause();
    tokio::time::advance(std::time::Duration::from_secs(61)).await;
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    tokio::time::resume();
    // A running clock has to be watched.
    assert_eq!(house.server.live_matches(), 1);
    assert_eq!(for_all(house.show(id(&plain)).await), plain);
    assert_eq!(house.show(id(&timed)).await, timed);
    assert_eq!(house.server.live_matches(), 2);
}
