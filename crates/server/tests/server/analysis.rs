//! Analyses: streaming, cancelled, queued, refused.

use crate::house::{House, Socket};
use serde_json::{Value, json};
use std::time::Duration;

const START: &str = "---------------------------OX------XO--------------------------- X";
/// Nine empty squares, Black to move.
const LATE: &str = "OOOOOOO-XXXXXXXX-OXXXXOO--OXXOOO--OOXXOO-OOOOXOO-OOOOOO-XXXXXXXX X";

async fn desk() -> (House, Socket) {
    let house = House::new();
    let socket = Socket::open(house.address().await, "/api/analysis").await;
    (house, socket)
}

/// Everything until the analysis with this id is over.
async fn until_done(socket: &mut Socket, id: &str) -> Vec<Value> {
    let mut heard = Vec::new();
    loop {
        let message = socket.hear("AnalysisMessage").await;
        if message["id"] != id {
            continue;
        }
        let over = message["type"] == "done" || message["type"] == "problem";
        heard.push(message);
        if over {
            return heard;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_searched_deeper_and_deeper_to_proven_scores() {
    let (house, mut socket) = desk().await;
    let legal = house.get(&format!("/api/line?start={}", LATE.replace(' ', "%20"))).await.good();
    let legal = legal["legal"].as_array().unwrap().len();
    socket.say(&json!({"type": "position", "id": "p", "position": LATE})).await;
    let heard = until_done(&mut socket, "p").await;
    assert_eq!(heard[0]["type"], "started");
    let lines: Vec<&Value> = heard.iter().filter(|message| message["type"] == "lines").collect();
    let last = lines.last().unwrap();
    assert_eq!((&last["complete"], last["lines"].as_array().unwrap().len()), (&json!(true), legal));
    assert_eq!(last["percent"], 100);
    for line in last["lines"].as_array().unwrap() {
        assert_eq!(line["score"]["kind"], "exact");
        assert_eq!(line["variation"][0], line["move"]);
    }
    let discs: Vec<i64> = last["lines"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["score"]["discs"].as_i64().unwrap())
        .collect();
    assert!(discs.is_sorted_by(|a, b| a >= b), "{discs:?}");
    assert_eq!(heard.last().unwrap()["reason"], "complete");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_streams_and_is_cancelled_at_once() {
    let (_house, mut socket) = desk().await;
    socket.say(&json!({"type": "position", "id": "p", "position": START, "lines": 2, "seconds": 600})).await;
    let mut depths = Vec::new();
    while depths.len() < 4 {
        let message = socket.hear("AnalysisMessage").await;
        if message["type"] == "lines" {
            assert_eq!(message["lines"].as_array().unwrap().len(), 2);
            assert_eq!(message["lines"][0]["score"]["kind"], "estimate");
            depths.push(message["depth"].as_u64().unwrap());
        }
    }
    assert!(depths.is_sorted() && depths[0] < depths[3], "{depths:?}");
    socket.say(&json!({"type": "cancel", "id": "p"})).await;
    let heard = tokio::time::timeout(Duration::from_secs(30), until_done(&mut socket, "p")).await.unwrap();
    assert_eq!(heard.last().unwrap()["reason"], "cancelled");
}

#[tokio::test(flavor = "multi_thread")]
async fn another_position_ends_the_one_before() {
    let (_house, mut socket) = desk().await;
    socket.say(&json!({"type": "position", "id": "one", "position": START, "seconds": 600})).await;
    socket.say(&json!({"type": "position", "id": "two", "position": LATE})).await;
    let mut reasons = std::collections::BTreeMap::new();
    while reasons.len() < 2 {
        let message = socket.hear("AnalysisMessage").await;
        if message["type"] == "done" {
            reasons.insert(message["id"].to_string(), message["reason"].clone());
        }
    }
    assert_eq!(reasons["\"one\""], "cancelled");
    assert_eq!(reasons["\"two\""], "complete");
}

#[tokio::test(flavor = "multi_thread")]
async fn places_are_few_and_hanging_up_makes_room() {
    let (house, mut socket) = desk().await;
    let address = house.address().await;
    let endless = |id: &str| json!({"type": "position", "id": id, "position": START, "seconds": 600});
    let mut others = Vec::new();
    for _ in 0..2 {
        let mut other = Socket::open(address, "/api/analysis").await;
        other.say(&endless("x")).await;
        while other.hear("AnalysisMessage").await["type"] != "lines" {}
        others.push(other);
    }
    socket.say(&json!({"type": "position", "id": "p", "position": LATE})).await;
    assert_eq!(socket.hear("AnalysisMessage").await["type"], "queued");
    // A queued one can be cancelled too.
    socket.say(&json!({"type": "cancel", "id": "p"})).await;
    assert_eq!(socket.hear("AnalysisMessage").await["reason"], "cancelled");
    socket.say(&json!({"type": "position", "id": "q", "position": LATE})).await;
    assert_eq!(socket.hear("AnalysisMessage").await["type"], "queued");
    others.pop();
    let heard = until_done(&mut socket, "q").await;
    assert_eq!(heard.last().unwrap()["reason"], "complete");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_reviewed_and_its_mistakes_are_listed() {
    let (_house, mut socket) = desk().await;
    // The shortest game there is: White loses every disc.
    let moves = ["f5", "d6", "c5", "f4", "e7", "f6", "g5", "e6", "e3"];
    socket.say(&json!({"type": "game", "id": "g", "moves": moves, "effort": "quick"})).await;
    let heard = until_done(&mut socket, "g").await;
    let plies: Vec<&Value> = heard.iter().filter(|message| message["type"] == "ply").collect();
    assert_eq!(plies.len(), moves.len() + 1);
    for (done, ply) in (1..).zip(&plies) {
        assert_eq!((&ply["done"], &ply["total"]), (&json!(done), &json!(plies.len())));
    }
    let last = plies.iter().find(|ply| ply["ply"] == 10).unwrap();
    assert_eq!((&last["played"], &last["black"]), (&Value::Null, &json!(64)));
    assert_eq!((&last["score"]["kind"], &last["score"]["discs"]), (&json!("exact"), &json!(-64)));
    let report = heard.iter().find(|message| message["type"] == "report").unwrap();
    let worst = &report["mistakes"][0];
    // White's last move lets Black take everything.
    assert_eq!(
        (&worst["ply"], &worst["color"], &worst["grade"]),
        (&json!(8), &json!("white"), &json!("blunder"))
    );
    assert_ne!(worst["best"], worst["played"]);
    assert_eq!(worst["line"][0], worst["best"]);
    assert_eq!(heard.last().unwrap()["reason"], "complete");
}

/// All four first moves are the same by symmetry: none of them can be a mistake.
#[tokio::test(flavor = "multi_thread")]
async fn equal_moves_are_no_mistakes() {
    let (_house, mut socket) = desk().await;
    for (number, first) in ["d3", "c4", "f5", "e6"].into_iter().enumerate() {
        let id = format!("g{number}");
        socket.say(&json!({"type": "game", "id": id, "moves": [first], "effort": "quick"})).await;
        let heard = until_done(&mut socket, &id).await;
        let report = heard.iter().find(|message| message["type"] == "report").unwrap();
        assert_eq!(report["mistakes"], json!([]), "{first}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_cancelled_and_the_connection_goes_on() {
    let (_house, mut socket) = desk().await;
    let moves = ["f5", "d6", "c3", "d3", "c4", "f4", "c5", "b3", "c2"];
    socket.say(&json!({"type": "game", "id": "g", "moves": moves, "effort": "thorough"})).await;
    while socket.hear("AnalysisMessage").await["type"] != "ply" {}
    socket.say(&json!({"type": "cancel", "id": "g"})).await;
    assert_eq!(until_done(&mut socket, "g").await.last().unwrap()["reason"], "cancelled");
    socket.say(&json!({"type": "position", "id": "p", "position": LATE, "lines": 1})).await;
    assert_eq!(until_done(&mut socket, "p").await.last().unwrap()["reason"], "complete");
}

#[tokio::test]
async fn nonsense_is_a_problem_and_not_the_end() {
    let (_house, mut socket) = desk().await;
    for (wish, code) in [
        (json!({"type": "position", "id": "p", "position": "XO"}), "malformed"),
        (json!({"type": "position", "id": "p", "position": START, "seconds": 0}), "malformed"),
        (json!({"type": "position", "id": "p", "position": START, "seconds": 601}), "malformed"),
        (json!({"type": "position", "id": "p", "position": START, "more": 1}), "malformed"),
        (json!({"type": "game", "id": "g", "moves": ["f5", "f5"]}), "illegal_line"),
        (json!({"type": "game", "id": "g", "moves": ["z9"]}), "malformed"),
        (json!({"type": "game", "id": "g", "moves": ["f5"], "effort": "deep"}), "malformed"),
        (json!({"type": "dance", "id": "g"}), "malformed"),
        (json!({"type": "cancel", "id": "x".repeat(65)}), "malformed"),
        (json!(5), "malformed"),
    ] {
        socket.say(&wish).await;
        let message = socket.hear("AnalysisMessage").await;
        assert_eq!(
            (&message["type"], &message["problem"]["code"]),
            (&json!("problem"), &json!(code)),
            "{wish}"
        );
    }
    // A finished game has nothing to find.
    let over = format!("{} X", "X".repeat(64));
    socket.say(&json!({"type": "position", "id": "p", "position": over})).await;
    assert_eq!(until_done(&mut socket, "p").await.last().unwrap()["reason"], "complete");
}
