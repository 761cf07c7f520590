//! Games out, and in again; lines tried out.

use crate::house::{House, id};
use serde_json::{Value, json};

/// A match of two people after some moves.
async fn played(house: &House, moves: usize) -> Value {
    let mut seen = house.people().await;
    for _ in 0..moves {
        if seen["view"]["phase"] != "playing" {
            break;
        }
        seen = house.play(&seen).await;
    }
    seen
}

#[tokio::test]
async fn every_game_format_goes_out_and_comes_back() {
    let house = House::new();
    let seen = played(&house, 64).await;
    assert_eq!(seen["view"]["phase"], "over");
    let game = house.get(&format!("/api/matches/{}/games/1", id(&seen))).await.good();
    for format in ["transcript", "playok", "board", "ggf", "sgf", "pgn"] {
        let file = house.get(&format!("/api/matches/{}/export?format={format}", id(&seen))).await;
        assert_eq!(file.status, 200, "{format}: {}", file.text());
        let name = file.headers["content-disposition"].to_str().unwrap();
        assert!(name.starts_with("attachment; filename=\"outflank-"), "{name}");
        let read = house.post("/api/import", json!({"text": file.text(), "keep": true})).await;
        assert_eq!(read.status, 201, "{format}: {}", read.text());
        let back = read.good();
        assert_eq!(back["games"].as_array().unwrap().len(), 1);
        let back = &back["games"][0];
        if format != "board" {
            assert_eq!((&back["moves"], &back["start"]), (&game["moves"], &game["start"]), "{format}");
        }
        assert_eq!(
            (&back["position"], &back["finished"]),
            (&seen["view"]["game"]["board"]["position"], &json!(true))
        );
        let stored = house.show(back["match"].as_str().unwrap()).await;
        assert_eq!(stored["imported"], true);
        assert_eq!(stored["view"]["game"]["verdict"], seen["view"]["game"]["verdict"], "{format}");
    }
    for format in ["fen", "bitboards", "obf"] {
        let file = house.get(&format!("/api/matches/{}/export?format={format}", id(&seen))).await;
        let back = house.post("/api/import", json!({"text": file.text()})).await.good();
        assert_eq!(back["positions"].as_array().unwrap().len(), 1, "{format}");
    }
    let wthor = house.get(&format!("/api/matches/{}/export?format=wthor", id(&seen))).await;
    assert_eq!((wthor.status.as_u16(), wthor.body.len()), (200, 16 + 68));
    house.get(&format!("/api/matches/{}/export?format=quest", id(&seen))).await.problem(400, "malformed");
    house.get(&format!("/api/matches/{}/export", id(&seen))).await.problem(400, "malformed");
}

#[tokio::test]
async fn a_whole_match_goes_out_and_comes_back() {
    let house = House::new();
    let players = json!({"one": {"seat": "person"}, "two": {"seat": "person"}});
    let series = json!({"goal": {"wins": 2}, "next_starter": "loser_starts"});
    let mut seen = house.made(json!({"players": players, "series": series})).await;
    seen = house.play(&seen).await;
    seen = house.order(&seen, json!({"order": "resign", "player": "two"})).await.good()["match"].clone();
    let file = house.get(&format!("/api/matches/{}/export?format=match", id(&seen))).await;
    let back = house.post("/api/import", json!({"text": file.text(), "keep": true})).await.good();
    let again = house.show(back["games"][0]["match"].as_str().unwrap()).await;
    assert_ne!(again["id"], seen["id"]);
    assert_eq!(again["view"]["standing"], seen["view"]["standing"]);
    assert_eq!(again["version"], seen["version"]);
    let text = file.text().replacen("\"version\":2", "\"version\":7", 1);
    house.post("/api/import", json!({"text": text})).await.problem(400, "malformed");
}

#[tokio::test]
async fn pasted_text_is_read_and_an_unfinished_game_can_be_played_on() {
    let house = House::new();
    let text = "f5d6c3d3c4";
    let looked = house.post("/api/import", json!({"text": text})).await;
    assert_eq!(looked.status, 200);
    let looked = looked.good();
    assert_eq!((&looked["format"], &looked["games"][0]["match"]), (&json!("transcript"), &Value::Null));
    assert_eq!(house.get("/api/matches").await.good()["total"], 0);

    let kept = house.post("/api/import", json!({"text": text, "keep": true})).await.good();
    let seen = house.show(kept["games"][0]["match"].as_str().unwrap()).await;
    assert_eq!((&seen["view"]["phase"], &seen["opening"]["en"][0]), (&json!("playing"), &json!("Tiger")));
    let path = format!("/api/matches/{}/branch", id(&seen));
    let copy = house.post(&path, json!({"game": 1, "ply": 5})).await.good();
    assert_eq!(house.play(&copy).await["view"]["game"]["turns"].as_array().unwrap().len(), 6);

    // White to move in a set-up position.
    let text = "(;GM[Othello]PC[x]PB[Ana]PW[Luis]TY[8]RE[?]BO[8 ---------------------------O*------**--------------------------- O]W[f6];)";
    let kept = house.post("/api/import", json!({"text": text, "keep": true})).await.good();
    let seen = house.show(kept["games"][0]["match"].as_str().unwrap()).await;
    assert_eq!(seen["names"], json!({"one": "Ana", "two": "Luis"}));
    assert_eq!(seen["view"]["game"]["black"], "one");

    let problem = house.post("/api/import", json!({"text": "f5d6\nf5e4"})).await.problem(422, "unreadable");
    assert_eq!(
        (&problem["format"], &problem["line"], &problem["column"]),
        (&json!("transcript"), &json!(2), &json!(3))
    );
    assert_eq!(
        (&problem["reason"], &problem["ply"], &problem["move"], &problem["refusal"]["refusal"]),
        (&json!("illegal_move"), &json!(2), &json!("e4"), &json!("occupied"))
    );
    for (text, reason, found) in [
        ("  ", "empty", json!(null)),
        ("Dear Ana", "unrecognized", json!(null)),
        ("f5d6zz", "unexpected", json!("zz")),
        ("(;GM[Othello]PC[x]", "ends_early", json!(null)),
        ("(;GM[1]FF[4]SZ[19];B[aa])", "other_game", json!(null)),
    ] {
        let problem = house.post("/api/import", json!({ "text": text })).await.problem(422, "unreadable");
        assert_eq!((&problem["reason"], &problem["found"]), (&json!(reason), &found), "{text}");
    }
}

#[tokio::test]
async fn many_games_are_kept_together() {
    let house = House::new();
    let kept = house.post("/api/import", json!({"text": "f5d6\n".repeat(50), "keep": true})).await.good();
    assert_eq!(kept["games"].as_array().unwrap().len(), 50);
    assert_eq!(house.get("/api/matches?search=f5d6").await.good()["total"], 50);
    let too_many = house.post("/api/import", json!({"text": "f5\n".repeat(1001), "keep": true})).await;
    too_many.problem(400, "malformed");
    assert_eq!(house.get("/api/matches").await.good()["total"], 50);
}

#[tokio::test]
async fn a_line_is_tried_out() {
    let house = House::new();
    let start = house.get("/api/line").await.good();
    assert_eq!((start["legal"].as_array().unwrap().len(), &start["to_move"]), (4, &json!("black")));
    let tiger = house.get("/api/line?moves=f5d6c3d3c4").await.good();
    assert_eq!((&tiger["opening"]["en"][0], tiger["turns"].as_array().unwrap().len()), (&json!("Tiger"), 5));
    assert_eq!(tiger["turns"][0]["turned"], json!(["e5"]));

    let problem = house.get("/api/line?moves=f5f5").await.problem(422, "illegal_line");
    assert_eq!((&problem["ply"], &problem["move"]), (&json!(2), &json!("f5")));
    assert_eq!(problem["refusal"], json!({"refusal": "occupied", "square": "f5"}));
    for query in ["moves=f9", "moves=f", "moves=%C3%A9", "start=XO", "start=", "more=1"] {
        house.get(&format!("/api/line?{query}")).await.problem(400, "malformed");
    }
    // A finished game, and a forced pass on the way to it.
    let over = house.get("/api/line?moves=f5d6c5f4e7f6g5e6e3").await.good();
    assert_eq!((&over["over"], &over["to_move"]), (&json!(true), &Value::Null));
    assert_eq!(over["federation"], json!({"black": 64, "white": 0}));
}
