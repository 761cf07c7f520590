//! Watching a match.

use crate::house::{House, Socket, config, id};
use futures_util::StreamExt;
use outflank_server::Server;
use serde_json::{Value, json};
use std::time::Duration;

fn path(body: &Value) -> String {
    format!("/api/matches/{}/live", id(body))
}

#[tokio::test]
async fn everybody_hears_of_every_command_once_and_in_order() {
    let house = House::new();
    let made = house.people().await;
    let address = house.address().await;
    let mut tabs = [Socket::open(address, &path(&made)).await, Socket::open(address, &path(&made)).await];
    for tab in &mut tabs {
        let state = tab.hear("LiveMessage").await;
        assert_eq!((&state["type"], &state["match"]), (&json!("state"), &made));
    }
    let mut seen = made.clone();
    for version in 2..6 {
        seen = house.play(&seen).await;
        for tab in &mut tabs {
            let news = tab.hear("LiveMessage").await;
            assert_eq!((&news["type"], &news["from"]), (&json!("events"), &json!(version - 1)));
            assert_eq!((&news["version"], &news["match"]), (&json!(version), &seen));
            assert_eq!(news["events"][0]["event"], "disc_placed");
        }
    }
    // Refused orders are nobody else's business.
    house.order(&seen, json!({"order": "redo", "player": "one"})).await.problem(409, "refused");
    let quiet = tokio::time::timeout(Duration::from_millis(100), tabs[0].0.next()).await;
    assert!(quiet.is_err(), "{quiet:?}");
}

#[tokio::test]
async fn whoever_comes_back_gets_the_match_as_it_is() {
    let house = House::new();
    let made = house.people().await;
    let address = house.address().await;
    let mut tab = Socket::open(address, &path(&made)).await;
    tab.hear("LiveMessage").await;
    drop(tab);
    let seen = house.play(&house.play(&made).await).await;
    let seen = house.show(id(&seen)).await;
    let mut again = Socket::open(address, &path(&made)).await;
    assert_eq!(again.hear("LiveMessage").await["match"], seen);
}

#[tokio::test]
async fn the_computers_moves_and_the_clock_are_told() {
    let house = House::new();
    let made = house.made(json!({"variation": "52"})).await;
    let address = house.address().await;
    let mut tab = Socket::open(address, &path(&made)).await;
    tab.hear("LiveMessage").await;
    house.advance(15_000).await;
    let mut told = Vec::new();
    // The time runs out, the computer moves for the player, then for itself.
    while told.iter().filter(|name| *name == "disc_placed").count() < 2 {
        let news = tab.hear("LiveMessage").await;
        let events = news["events"].as_array().unwrap();
        told.extend(events.iter().map(|event| event["event"].as_str().unwrap().to_owned()));
        // The console is seen to think (C8).
        if told.last().is_some_and(|name| name == "move_wanted") {
            house.advance(1_000).await;
        }
    }
    let wanted = ["time_ran_out", "move_wanted", "disc_placed", "turn_began", "move_wanted", "disc_placed"];
    let mut told = told.iter();
    for name in wanted {
        assert!(told.any(|other| other == name), "{name} is missing or late");
    }
}

#[tokio::test]
async fn a_watcher_that_falls_behind_is_sent_the_whole_match() {
    let house = House::new();
    let mut seen = house.people().await;
    let address = house.address().await;
    let mut slow = Socket::open(address, &path(&seen)).await;
    slow.hear("LiveMessage").await;
    // Far more than the server keeps for one watcher and the system's buffers hold.
    for _ in 0..600 {
        for order in ["pause", "resume"] {
            seen = house.order(&seen, json!({"order": order, "player": "one"})).await.good()["match"].clone();
        }
    }
    let (mut version, mut resyncs) = (1, 0);
    while version < seen["version"].as_u64().unwrap() {
        let news = slow.hear("LiveMessage").await;
        let now = news["match"]["version"].as_u64().unwrap();
        match news["type"].as_str().unwrap() {
            "events" => assert_eq!(news["from"], version),
            "state" => resyncs += 1,
            other => panic!("{other}"),
        }
        version = now;
    }
    assert_eq!(version, seen["version"].as_u64().unwrap());
    // Whether it really fell behind depends on the buffers of the system.
    assert!(resyncs <= 20, "{resyncs}");
}

#[tokio::test]
async fn deleting_hangs_up() {
    let house = House::new();
    let made = house.people().await;
    let address = house.address().await;
    let mut tab = Socket::open(address, &path(&made)).await;
    tab.hear("LiveMessage").await;
    assert_eq!(house.delete(&format!("/api/matches/{}", id(&made))).await.status, 204);
    assert_eq!(tab.hear("LiveMessage").await, json!({"type": "deleted"}));
    assert_eq!(tab.close_code().await, 4404);
    let gone = tokio_tungstenite::connect_async(format!("ws://{address}{}", path(&made))).await;
    assert!(gone.unwrap_err().to_string().contains("404"));
}

#[tokio::test]
async fn a_server_that_stops_says_so() {
    let directory = tempfile::tempdir().unwrap();
    let server = Server::new(config(directory.path())).unwrap();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving = tokio::spawn(server.serve(listener, async {
        let _ = stopped.await;
    }));
    let mut socket = Socket::open(address, "/api/analysis").await;
    stop.send(()).unwrap();
    assert_eq!(socket.close_code().await, 1001);
    tokio::time::timeout(Duration::from_secs(30), serving).await.unwrap().unwrap().unwrap();
}
