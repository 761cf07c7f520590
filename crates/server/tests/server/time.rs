//! Clocks on an injected time.

use crate::house::{House, id};
use serde_json::{Value, json};

fn timed(control: Value, time_out: Value) -> Value {
    json!({
        "players": {"one": {"seat": "person"}, "two": {"seat": "person"}},
        "clock": {"control": control, "time_out": time_out},
    })
}

#[tokio::test]
async fn a_game_is_lost_on_time_without_anybody_asking() {
    let house = House::new();
    let setup = timed(json!({"kind": "per_game", "main": 60_000}), json!({"kind": "loss"}));
    let made = house.made(setup).await;
    house.advance(20_000).await;
    let moved = house.play(&house.show(id(&made)).await).await;
    assert_eq!(moved["view"]["game"]["clocks"]["one"]["left"], 40_000);
    house.advance(60_000).await;
    let over = house.show(id(&made)).await;
    assert_eq!(over["view"]["phase"], "over");
    let verdict = &over["view"]["game"]["verdict"];
    assert_eq!(
        (&verdict["winner"], &verdict["reason"]),
        (&json!("one"), &json!({"kind": "out_of_time", "player": "two"}))
    );
    // It was stored the moment it happened.
    assert_eq!(house.get("/api/matches?phase=over").await.good()["total"], 1);
}

#[tokio::test]
async fn an_order_after_the_flag_is_refused_with_the_lost_game() {
    // The clock is moved without telling anybody, so that the order comes first.
    let house = House::new();
    let setup = timed(json!({"kind": "per_game", "main": 1_000}), json!({"kind": "loss"}));
    let made = house.made(setup).await;
    house.clock.advance(std::time::Duration::from_secs(2));
    let order = json!({"order": "place", "player": "one", "square": "d3"});
    let answer = house.order(&made, order).await;
    let problem = answer.json();
    assert!(["stale", "refused"].contains(&problem["code"].as_str().unwrap()), "{problem}");
    assert_eq!(problem["match"]["view"]["phase"], "over");
}

#[tokio::test]
async fn byo_yomi_is_announced_and_a_pause_stops_the_clock() {
    let house = House::new();
    let control = json!({"kind": "byo_yomi", "main": 10_000, "period": 5_000, "periods": 2});
    let made = house.made(timed(control, json!({"kind": "loss"}))).await;
    house.advance(12_000).await;
    let seen = house.show(id(&made)).await;
    let clock = &seen["view"]["game"]["clocks"]["one"];
    assert_eq!(
        (&clock["in_period"], &clock["periods"], &clock["left"]),
        (&json!(true), &json!(2), &json!(3_000))
    );
    let paused = house.order(&seen, json!({"order": "pause", "player": "one"})).await.good()["match"].clone();
    house.advance(3_600_000).await;
    let still = house.show(id(&made)).await;
    assert_eq!((&still["view"]["phase"], &still["version"]), (&json!("paused"), &paused["version"]));
    assert_eq!(still["view"]["game"]["clocks"]["one"]["left"], 3_000);
}

#[tokio::test]
async fn the_clock_route_exists_only_for_tests() {
    let house =
        House::with(|config| outflank_server::Config { time: outflank_server::Time::System, ..config });
    house.post("/test/clock", json!({"advance": 1})).await.problem(405, "method_not_allowed");
    house.get("/test/clock").await.problem(404, "not_found");
    assert_eq!(house.get("/api/about").await.good()["test_clock"], false);
}
