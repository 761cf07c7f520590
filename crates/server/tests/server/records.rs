//! Finished and imported matches stay as they are, whatever is asked of them.

use crate::contract::described;
use crate::house::{House, id};
use axum::http::Method;
use outflank_host::OrderKind;
use outflank_store::{Query, Store};
use serde_json::{Value, json};

/// A game of nine moves that wipes White out.
const MOVES: [&str; 9] = ["f5", "d6", "c5", "f4", "e7", "f6", "g5", "e6", "e3"];

async fn finished(house: &House) -> Value {
    let mut seen = house.people().await;
    for (index, square) in MOVES.into_iter().enumerate() {
        let player = if index % 2 == 0 { "one" } else { "two" };
        let order = json!({"order": "place", "player": player, "square": square});
        seen = house.order(&seen, order).await.good()["match"].clone();
    }
    assert_eq!((&seen["view"]["phase"], &seen["view"]["game"]["open"]), (&json!("over"), &json!(false)));
    seen
}

/// A match that ends with the first player's resignation.
async fn resigned(house: &House, setup: Value) -> Value {
    let seen = house.made(setup).await;
    house.order(&seen, json!({"order": "resign", "player": "one"})).await.good()["match"].clone()
}

/// Another match, exported and read again as a record.
async fn imported_whole(house: &House, seen: &Value) -> Value {
    let text = house.get(&format!("/api/matches/{}/export?format=match", id(seen))).await.text();
    imported(house, &text).await
}

/// Every kind of record: over, resigned, aborted, on the console, at the table, imported.
async fn records(house: &House) -> Vec<Value> {
    let person = json!({"seat": "person"});
    let people = json!({"one": person, "two": person});
    let computer = json!({"one": {"seat": "computer", "level": "1"}, "two": person});
    let clock = json!({"control": {"kind": "per_move", "limit": 1000}, "time_out": {"kind": "loss"}});
    let abort = json!({"order": "abort", "player": "one"});
    let paused = house.order(&house.people().await, json!({"order": "pause", "player": "one"})).await;
    let timed = house.made(json!({"players": people, "clock": clock})).await;
    let thinking = house.made(json!({"players": computer, "starter": "one"})).await;
    let table = json!({"turning": {"by": "hand", "referee": "silent"}});
    vec![
        finished(house).await,
        resigned(house, json!({"players": people})).await,
        resigned(house, json!({"variation": "01"})).await,
        resigned(house, table.clone()).await,
        house.order(&house.people().await, abort).await.good()["match"].clone(),
        imported(house, &MOVES.concat()).await,
        imported(house, &MOVES[..5].concat()).await,
        imported_whole(house, &paused.good()["match"]).await,
        imported_whole(house, &timed).await,
        imported_whole(house, &thinking).await,
        imported_whole(house, &house.made(table).await).await,
    ]
}

async fn imported(house: &House, text: &str) -> Value {
    let answer = house.post("/api/import", json!({"text": text, "keep": true})).await.good();
    house.show(answer["games"][0]["match"].as_str().unwrap()).await
}

/// Everything the file has of a match: its log, and its row as lists show it.
fn stored(store: &Store, name: &str) -> String {
    let id = name.parse().unwrap();
    let rows = store.list(&Query { limit: 1000, ..Query::default() }).unwrap().matches;
    let row = rows.into_iter().find(|row| row.id == id);
    format!("{:?}\n{row:?}", store.load(&id).unwrap())
}

/// Every order there is, for both players where it has one.
fn orders() -> Vec<Value> {
    let kinds = OrderKind::ALL.iter().map(|kind| json!(kind));
    kinds
        .flat_map(|kind| {
            ["one", "two"].map(|player| match kind.as_str().unwrap() {
                "begin" | "tick" => json!({"order": kind}),
                "answer" => json!({"order": kind, "request": 1, "square": "d3"}),
                "place" | "turn" => json!({"order": kind, "player": player, "square": "d3"}),
                "claim" => json!({"order": kind, "player": player, "draw": false}),
                "choose_starter" => json!({"order": kind, "player": player, "starter": player}),
                "credit" => json!({"order": kind, "span": 1000}),
                "answer_take_back" | "answer_pause" => {
                    json!({"order": kind, "player": player, "accept": true})
                }
                _ => json!({"order": kind, "player": player}),
            })
        })
        .collect()
}

#[tokio::test]
async fn no_order_and_no_route_changes_a_record() {
    let house = House::new();
    // Another process on the same file: it sees what is on the disk.
    let store = Store::open(&house.directory.path().join("games.db")).unwrap();
    for record in records(&house).await {
        let name = id(&record);
        assert_eq!(house.show(name).await["record"], true, "{record}");
        let before = stored(&store, name);
        for order in orders() {
            let answer = house.order(&record, order.clone()).await;
            assert!([403, 409].contains(&answer.status.as_u16()), "{order}: {}", answer.text());
            assert_eq!(stored(&store, name), before, "{order}");
        }
        for (method, path, _) in described() {
            if !path.contains("{id}") || path.ends_with("/live") || method == "DELETE" {
                continue;
            }
            let path = path.replace("{id}", name).replace("{game}", "1");
            let body = match path.rsplit('/').next() {
                Some("branch") => json!({"game": 1, "ply": 0}),
                Some("commands") => json!({"version": record["version"], "order": {"order": "begin"}}),
                _ => json!({"names": {"one": "Somebody", "two": "Else"}}),
            };
            let answer = match method.as_str() {
                "GET" => house.get(&path).await,
                method => house.with_body(method.parse::<Method>().unwrap(), &path, body).await,
            };
            assert_ne!(answer.status.as_u16(), 500, "{method} {path}: {}", answer.text());
            assert_eq!(stored(&store, name), before, "{method} {path}");
        }
        // Nor does time.
        house.advance(3_600_000).await;
        assert_eq!(stored(&store, name), before);
    }
}

#[tokio::test]
async fn a_move_taken_back_in_a_record_is_refused_as_such() {
    let house = House::new();
    for record in [finished(&house).await, imported(&house, &MOVES.concat()).await] {
        let answer = house.order(&record, json!({"order": "take_back", "player": "one"})).await;
        let problem = answer.problem(409, "refused");
        assert_eq!(problem["refusal"], json!({"refusal": "record"}));
        let path = format!("/api/matches/{}", id(&record));
        let names = json!({"names": {"one": "Ana", "two": null}});
        let problem = house.with_body(Method::PATCH, &path, names).await.problem(409, "refused");
        assert_eq!(problem["refusal"], json!({"refusal": "record"}));
    }
}

#[tokio::test]
async fn a_record_is_gone_on_with_in_another_match() {
    let house = House::new();
    let record = finished(&house).await;
    let path = format!("/api/matches/{}/branch", id(&record));
    let made = house.post(&path, json!({"game": 1, "ply": 8})).await.good();
    assert_ne!(made["id"], record["id"]);
    assert_eq!((&made["view"]["phase"], &made["imported"]), (&json!("playing"), &json!(false)));
    let moves = made["view"]["game"]["turns"].as_array().unwrap().iter().map(|turn| turn["square"].clone());
    assert_eq!(moves.collect::<Vec<_>>(), MOVES[..8]);
    house.play(&made).await;

    let computer = json!({"one": {"seat": "person"}, "two": {"seat": "computer", "level": "1"}});
    let against = house.post(&path, json!({"game": 1, "ply": 3, "players": computer})).await.good();
    house.when(id(&against), |body| body["view"]["game"]["to_move"] == "one").await;

    for (game, ply) in [(1, 9), (1, 99), (2, 0), (0, 0)] {
        house.post(&path, json!({"game": game, "ply": ply})).await.problem(400, "malformed");
    }
    let unknown = json!({"one": {"seat": "person"}, "two": {"seat": "computer", "level": "god"}});
    let wish = json!({"game": 1, "ply": 3, "players": unknown});
    house.post(&path, wish).await.problem(422, "unknown_level");
}

#[tokio::test]
async fn an_imported_match_is_checked_like_one_that_is_asked_for() {
    let house = House::new();
    let made = house.people().await;
    let text = house.get(&format!("/api/matches/{}/export?format=match", id(&made))).await.text();
    let mut saved: Value = serde_json::from_str(&text).unwrap();
    saved["setup"]["players"]["two"] = json!({"seat": "computer", "level": "x".repeat(1000)});
    let import = |saved: &Value| json!({"text": saved.to_string(), "keep": true});
    house.post("/api/import", import(&saved)).await.problem(422, "unknown_level");
    saved["setup"]["players"]["two"] = json!({"seat": "person"});
    saved["commands"] = json!([]);
    house.post("/api/import", import(&saved)).await.problem(400, "malformed");
    assert_eq!(house.get("/api/matches").await.good()["total"], 1);
}
