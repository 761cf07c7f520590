//! Finding somebody to play, as browsers do.

use crate::house::{House, Socket};
use crate::identity::Browser;
use axum::http::Method;
use outflank_server::{Config, Sharing};
use serde_json::{Value, json};
use std::net::SocketAddr;

/// A server that others find.
fn house() -> House {
    let addresses = vec!["http://192.168.0.1:8064".to_owned()];
    House::with(|config| Config { sharing: Sharing::Network, addresses, ..config })
}

async fn seek(browser: &mut Browser<'_>, pool: &str) -> Value {
    browser.ask(Method::POST, "/api/lobby/seeks", Some(json!({"pool": pool}))).await.good()
}

async fn mine(browser: &mut Browser<'_>) -> Value {
    browser.get("/api/lobby").await.good()["mine"].clone()
}

/// The page of this browser, in the lobby.
async fn page(address: SocketAddr, browser: &Browser<'_>) -> Socket {
    let cookie = browser.cookie.as_deref();
    let mut socket = Socket::open_with(address, "/api/socket", cookie).await;
    assert_eq!(socket.hear("SocketMessage").await, json!({"type": "hello", "proto": 1}));
    socket.say(&json!({"type": "sub", "topic": "lobby"})).await;
    socket
}

/// The next message of this kind.
async fn hear(socket: &mut Socket, kind: &str) -> Value {
    loop {
        let message = socket.hear("SocketMessage").await;
        if message["type"] == kind {
            return message[kind].clone();
        }
    }
}

#[tokio::test]
async fn two_guests_press_five_minutes_and_are_at_the_same_board() {
    let house = house();
    let address = house.address().await;
    let [mut ana, mut ben, mut eve] = [2, 3, 4].map(|last| Browser::elsewhere(&house, last));
    seek(&mut ana, "5").await;
    seek(&mut ben, "5").await;
    // Looking on makes nobody a guest.
    assert_eq!(
        eve.get("/api/lobby").await.good()["room"]["pools"][2],
        json!({"pool": "5", "casual": 2, "rated": 0})
    );
    assert_eq!(eve.cookie, None);
    let (mut at_anas, mut at_bens) = (page(address, &ana).await, page(address, &ben).await);
    let mut at_eves = page(address, &eve).await;
    assert_eq!(hear(&mut at_anas, "mine").await["seeks"][0]["pool"], "5");
    assert_eq!(hear(&mut at_bens, "mine").await["seeks"][0]["pool"], "5");
    assert_eq!(hear(&mut at_eves, "room").await["playing"], 0);

    house.advance(2_000).await;
    let found = hear(&mut at_anas, "mine").await["found"].clone();
    assert!(found.is_string());
    assert_eq!(hear(&mut at_bens, "mine").await["found"], found);
    let room = hear(&mut at_eves, "room").await;
    assert_eq!((&room["playing"], &room["games"][0]["id"]), (&json!(1), &found));
    assert_eq!(room["people"], 3);

    let path = format!("/api/matches/{}", found.as_str().unwrap());
    let seats = [ana.get(&path).await.good()["you"].clone(), ben.get(&path).await.good()["you"].clone()];
    assert!(seats.contains(&json!(["one"])) && seats.contains(&json!(["two"])), "{seats:?}");
    // Anybody may watch, and it stands in the list of those who play alone.
    let seen = eve.get(&path).await.good();
    assert_eq!((&seen["you"], &seen["view"]["game"]["black"]), (&json!([]), &json!("one")));
    assert_eq!((ana.listed().await, ben.listed().await), (json!(1), json!(1)));

    // Nobody has moved in time: the game is called off, and neither has to come for that.
    house.advance(30_000).await;
    assert_eq!(eve.get(&path).await.good()["view"]["phase"], "aborted");
    house.advance(2_000).await;
    assert_eq!(eve.get("/api/lobby").await.good()["room"]["playing"], 0);
}

#[tokio::test]
async fn a_seek_lives_as_long_as_its_page_and_a_little_longer() {
    let house = house();
    let address = house.address().await;
    let (mut ana, mut ben) = (Browser::elsewhere(&house, 2), Browser::elsewhere(&house, 3));
    seek(&mut ana, "1").await;
    let mut at_anas = page(address, &ana).await;
    hear(&mut at_anas, "mine").await;
    house.advance(14_000).await;
    house.advance(60_000).await;
    let mut again = page(address, &ana).await;
    let offered = hear(&mut again, "mine").await;
    assert_eq!((&offered["offer"], &offered["seeks"][0]["pool"]), (&json!("5"), &json!("1")));
    drop((at_anas, again));
    // The server hears that the pages have gone when it gets to it.
    while ben.get("/api/lobby").await.good()["room"]["people"] != 0 {
        tokio::task::yield_now().await;
    }
    house.advance(14_000).await;
    assert_eq!(mine(&mut ana).await["seeks"][0]["pool"], "1");
    seek(&mut ben, "1").await;
    let mut at_bens = page(address, &ben).await;
    hear(&mut at_bens, "mine").await;
    house.advance(2_000).await;
    assert_eq!(mine(&mut ana).await["seeks"], json!([]));
    assert_eq!(hear(&mut at_bens, "mine").await["found"], Value::Null);
    assert_eq!(ben.ask(Method::DELETE, "/api/lobby/seeks/1", None).await.status, 204);
    assert_eq!(mine(&mut ben).await["seeks"], json!([]));
}

#[tokio::test]
async fn whoever_sits_at_the_machine_finds_guests_from_elsewhere() {
    let house = house();
    let (mut here, mut ben) = (Browser::here(&house), Browser::elsewhere(&house, 3));
    seek(&mut here, "3d").await;
    seek(&mut ben, "3d").await;
    house.advance(2_000).await;
    let found = mine(&mut here).await["found"].clone();
    let path = format!("/api/matches/{}", found.as_str().expect("a match"));
    assert_eq!(mine(&mut ben).await["found"], found);
    let seats = [here.get(&path).await.good()["you"].clone(), ben.get(&path).await.good()["you"].clone()];
    assert!(seats.contains(&json!(["one"])) && seats.contains(&json!(["two"])), "{seats:?}");
}

#[tokio::test]
async fn a_machine_used_alone_says_how_others_get_in() {
    let house = House::new();
    house.post("/api/lobby/seeks", json!({"pool": "5"})).await.problem(403, "nobody_else");
    assert_eq!(house.get("/api/about").await.good()["shared"], false);
    assert_eq!(self::house().get("/api/about").await.good()["shared"], true);
}

#[tokio::test]
async fn a_page_that_says_too_much_is_hung_up_on_and_one_that_stammers_is_told() {
    let house = house();
    let address = house.address().await;
    let ana = Browser::elsewhere(&house, 2);
    let mut socket = page(address, &ana).await;
    socket.say(&json!({"type": "sing"})).await;
    loop {
        let message = socket.hear("SocketMessage").await;
        if message["type"] == "no" {
            assert_eq!(message["code"], "malformed");
            break;
        }
    }
    for _ in 0..60 {
        socket.say(&json!({"type": "ping"})).await;
    }
    assert_eq!(socket.close_code().await, 1008);
    // Others are unhurt, and the place is free again.
    let mut other = page(address, &ana).await;
    assert_eq!(hear(&mut other, "room").await["playing"], 0);
}
