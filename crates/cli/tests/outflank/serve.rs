//! `outflank serve`: the real program, asked over a real connection.

use super::Place;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

/// A server that ends with the test.
pub struct Serving {
    child: Child,
    said: Vec<String>,
    pub address: String,
}

impl Serving {
    pub fn start(place: &Place, options: &[&str]) -> Serving {
        let mut command = place.command();
        Serving::of(command.args(["serve", "--no-open", "--data", "data"]).args(options))
    }

    fn of(command: &mut Command) -> Serving {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let (mut said, mut address) = (Vec::new(), None);
        for line in lines {
            address = address.or_else(|| Some(line.split_once("http://")?.1.split_once('/')?.0.to_owned()));
            let last = line.contains("Ctrl-C");
            said.push(line);
            if last {
                break;
            }
        }
        Serving { child, address: address.expect("it says its address"), said }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn it_says_where_it_is_and_serves_the_pages() {
    let place = Place::new();
    let serving = Serving::start(&place, &["--port", "0"]);
    assert!(serving.said.iter().any(|line| line.contains("games.db")), "{:?}", serving.said);
    assert!(serving.get("/").contains("<html"));
    assert!(serving.get("/api/about").contains("\"outflank\""));
    assert!(serving.get("/test/clock").starts_with("HTTP/1.1 404"));
}

/// What is learned in the terminal is seen in the web app: both keep it in one file.
#[test]
fn a_lesson_taken_in_the_terminal_is_done_in_the_web_app() {
    let place = Place::new();
    let said = place.run_with_input(["play", "--plain", "--data", "data"], b"learn 2\nc4\nquit\n").good();
    assert!(said.contains("Yes. There are 64 squares"), "{said}");
    let serving = Serving::start(&place, &["--port", "0"]);
    let overview = serving.get("/api/learn");
    let board = overview.split("\"lesson\":\"board\"").nth(1).expect("the first lesson is listed");
    let board = board.split('}').next().unwrap_or_default();
    assert!(board.contains("\"done\":1"), "{board}");
}

/// Without a desktop no browser is opened, so the test can go through the front door.
#[test]
fn alone_is_the_web_app_and_the_environment_can_say_more() {
    let place = Place::new();
    let mut command = place.command();
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    let serving = Serving::of(command.env("OUTFLANK_PORT", "0").env("OUTFLANK_DATA", "mine"));
    assert!(serving.get("/api/about").contains("200 OK"));
    assert!(place.path("mine/games.db").exists());
}

#[test]
fn a_taken_port_is_replaced_unless_it_was_asked_for() {
    let place = Place::new();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let refused = place.run(["serve", "--no-open", "--data", "data", "--port", &port]).refused();
    assert!(refused.contains(&format!("cannot listen on 127.0.0.1:{port}: the port is taken")), "{refused}");
    assert!(refused.contains("another Outflank") && refused.contains("--port"), "{refused}");
    // Two on the usual port: at least one of them has to move.
    let (one, two) = (Serving::start(&place, &[]), Serving::start(&place, &[]));
    assert_ne!(one.address, two.address);
    assert!(two.get("/api/about").contains("200 OK"));
}

#[test]
fn a_file_that_is_not_ours_is_refused_and_left_alone() {
    let place = Place::new();
    std::fs::create_dir(place.path("data")).unwrap();
    place.write("data/games.db", "Dear Ana,\n".repeat(500).as_str());
    let refused = place.run(["serve", "--no-open", "--data", "data", "--port", "0"]).refused();
    assert!(refused.contains("holds no games of this program"), "{refused}");
}

#[cfg(unix)]
#[test]
fn it_stops_when_told_to() {
    let place = Place::new();
    let mut serving = Serving::start(&place, &["--port", "0"]);
    let id = serving.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    assert_eq!(serving.child.wait().unwrap().code(), Some(0));
}
