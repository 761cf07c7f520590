//! The thirty games of the console (C1, C2).

use crate::house::{House, id};
use serde_json::{Value, json};

#[tokio::test]
async fn all_thirty_are_made_and_nothing_else_is() {
    let house = House::new();
    let listed = house.get("/api/variations").await.good();
    for variation in listed["variations"].as_array().unwrap() {
        let made = house.made(json!({"variation": variation["variation"]})).await;
        let setup = &made["view"]["setup"];
        assert_eq!(setup["variation"], variation["variation"]);
        assert_eq!(setup["starter"], variation["starter"]);
        let computer = if variation["computer"].is_null() { "person" } else { "computer" };
        assert_eq!(setup["players"]["two"]["seat"], computer);
        let limit =
            variation["seconds"].as_u64().map(|seconds| json!({"kind": "per_move", "limit": seconds * 1000}));
        assert_eq!(setup["clock"].get("control"), limit.as_ref());
        let corners = variation["corners"].as_u64().unwrap();
        let start = made["start"].as_str().unwrap();
        assert_eq!(start.matches('O').count() as u64 - u64::from(start.ends_with('O')), 2 + corners);
        if variation["starter"] == "two" {
            // The computer is seen to think before its first move (C8).
            assert_eq!(house.show(id(&made)).await["view"]["game"]["to_move"], "two");
            house.advance(1_000).await;
            house.when(id(&made), |body| body["view"]["game"]["to_move"] == "one").await;
        }
    }
    for wrong in ["00", "04", "94", "1", "123", "ab", ""] {
        let answer = house.post("/api/matches", json!({"setup": {"variation": wrong}})).await;
        let problem = answer.problem(422, "unknown_variation");
        assert_eq!(problem["valid"].as_array().unwrap().len(), 30);
    }
}

#[tokio::test]
async fn when_the_fifteen_seconds_run_out_the_computer_moves_for_the_player() {
    let house = House::new();
    let made = house.made(json!({"variation": "51"})).await;
    house.advance(14_999).await;
    let waiting = house.show(id(&made)).await;
    assert_eq!(waiting["view"]["game"]["clocks"]["one"]["left"], 1);
    house.advance(1).await;
    // It is seen that the time is up before the move is (C8).
    assert!(house.show(id(&made)).await["view"]["request"]["substitute"] == true);
    house.advance(1_000).await;
    let moved = |body: &Value| body["view"]["game"]["turns"].as_array().is_some_and(|turns| turns.len() == 1);
    let after = house.when(id(&made), moved).await;
    assert_eq!(after["view"]["game"]["turns"][0]["substitute"], true);
    assert_eq!(after["view"]["game"]["to_move"], "two");
    assert_eq!(after["view"]["game"]["clocks"]["two"]["left"], 15_000);
    // A command of somebody who has not seen it comes too late.
    house
        .order(&made, json!({"order": "place", "player": "one", "square": "d3"}))
        .await
        .problem(409, "stale");
}
