//! Matches made, played, found, renamed and deleted.

use crate::house::{House, for_all, id};
use axum::http::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn a_match_is_made_begun_and_shown() {
    let house = House::new();
    let wish = json!({
        "names": {"one": " Ana ", "two": ""},
        "setup": {"players": {"one": {"seat": "person"}, "two": {"seat": "remote"}}},
    });
    let answer = house.post("/api/matches", wish).await;
    let made = answer.good();
    assert_eq!(answer.status, 201);
    assert_eq!(answer.headers["location"].to_str().unwrap(), format!("/api/matches/{}", id(&made)));
    assert_eq!(made["names"], json!({"one": "Ana", "two": null}));
    assert_eq!((&made["version"], &made["view"]["phase"]), (&json!(1), &json!("playing")));
    assert_eq!(made["view"]["game"]["legal"].as_array().unwrap().len(), 4);
    assert_eq!(made["view"]["setup"]["customs"], json!({"take_backs": "agreed", "pauses": false}));
    assert_eq!(house.show(id(&made)).await, made);
}

#[tokio::test]
async fn a_match_need_not_begin_and_a_preview_is_not_stored() {
    let house = House::new();
    let setup = json!({"variation": "43"});
    let waiting = house.post("/api/matches", json!({"setup": setup, "begin": false})).await.good();
    assert_eq!((&waiting["view"]["phase"], &waiting["start"]), (&json!("ready"), &Value::Null));
    let shown = house.post("/api/preview", json!({"setup": setup})).await.good();
    assert_eq!((&shown["id"], &shown["view"]["phase"]), (&Value::Null, &json!("playing")));
    assert_eq!(shown["view"]["game"]["board"]["discs"], json!({"black": 2, "white": 6}));
    assert_eq!(house.get("/api/matches").await.good()["total"], 1);
    let begun = house.order(&waiting, json!({"order": "begin"})).await.good();
    assert_eq!(begun["match"]["view"]["phase"], "playing");
}

#[tokio::test]
async fn a_double_click_plays_one_move() {
    let house = House::new();
    let made = house.people().await;
    let order = json!({"order": "place", "player": "one", "square": "d3"});
    let (first, second) = tokio::join!(house.order(&made, order.clone()), house.order(&made, order));
    let (good, stale) = if first.status == 200 { (first, second) } else { (second, first) };
    let accepted = good.good();
    assert_eq!((&accepted["version"], &accepted["events"][0]["turned"]), (&json!(2), &json!(["d4"])));
    let problem = stale.problem(409, "stale");
    assert_eq!(problem["match"]["version"], 2);
    assert_eq!(problem["match"]["view"]["game"]["turns"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_refused_order_says_why_and_changes_nothing() {
    let house = House::new();
    let made = house.people().await;
    for (order, refusal) in [
        (
            json!({"order": "place", "player": "one", "square": "a1"}),
            json!({"refusal": "turns_nothing", "square": "a1"}),
        ),
        (
            json!({"order": "place", "player": "one", "square": "d4"}),
            json!({"refusal": "occupied", "square": "d4"}),
        ),
        (json!({"order": "place", "player": "two", "square": "d3"}), json!({"refusal": "not_your_turn"})),
        (json!({"order": "pass", "player": "one"}), json!({"refusal": "pass_with_moves"})),
        (json!({"order": "redo", "player": "one"}), json!({"refusal": "nothing_to_redo"})),
        (json!({"order": "begin"}), json!({"refusal": "game_goes_on"})),
    ] {
        let problem = house.order(&made, order).await.problem(409, "refused");
        assert_eq!(problem["refusal"], refusal);
        let reason = outflank_messages::refusal(&serde_json::from_value(refusal).unwrap());
        assert_eq!(problem["sentence"], json!(reason));
        assert_eq!(problem["match"], for_all(made.clone()));
    }
    for order in [json!({"order": "tick"}), json!({"order": "answer", "request": 1, "square": "d3"})] {
        house.order(&made, order).await.problem(403, "not_for_players");
    }
    assert_eq!(house.show(id(&made)).await, made);
}

/// The words of `messages`, for what happened, for how it stands, for the list and for the record.
#[tokio::test]
async fn what_happens_is_told_in_sentences() {
    let house = House::new();
    let players = json!({"one": {"seat": "person"}, "two": {"seat": "person"}});
    let wish = json!({"names": {"one": "Ana", "two": null}, "setup": {"players": players}});
    let made = house.post("/api/matches", wish).await.good();
    assert_eq!(made["words"]["called"]["one"], json!({"id": "player-named", "args": {"name": "Ana"}}));
    let placed = house.order(&made, json!({"order": "place", "player": "one", "square": "d3"})).await.good();
    let told = json!([{"id": "event-placed", "args": {"color": "black", "square": "D3", "count": 1}}]);
    assert_eq!(placed["events"][0]["sentences"], told);
    assert_eq!(placed["events"][1]["sentences"], json!([]));
    let now = &placed["match"];
    assert_eq!(now["words"]["status"], json!([{"id": "to-move", "args": {"color": "white"}}]));
    let record = house.get(&format!("/api/matches/{}/games/1", id(now))).await.good();
    assert_eq!(record["sentences"], json!([told]));
    let resigned = house.order(now, json!({"order": "resign", "player": "two"})).await.good();
    let words = &resigned["match"]["words"];
    assert_eq!(
        (&words["status"][0]["id"], &words["status"][1]["id"]),
        (&json!("wins"), &json!("result-resigned"))
    );
    // The discs have decided nothing: no score is made of them.
    assert_eq!(words["scores"].as_array().unwrap().len(), 1);
    let listed = house.get("/api/matches").await.good();
    let result = &listed["matches"][0]["words"]["result"];
    assert_eq!((&result[0]["id"], &result[1]["id"]), (&json!("wins"), &json!("result-federation")));
}

#[tokio::test]
async fn the_computer_answers() {
    let house = House::new();
    let players = json!({"one": {"seat": "person"}, "two": {"seat": "computer", "level": "1"}});
    let mut seen = house.made(json!({"players": players})).await;
    let mut moves = 0;
    while seen["view"]["phase"] == "playing" {
        if seen["view"]["game"]["to_move"] == "one" {
            seen = house.play(&seen).await;
            moves += 1;
        }
        let ready = |body: &Value| body["view"]["request"].is_null();
        seen = house.when(id(&seen), ready).await;
    }
    assert!(moves >= 10, "{moves}");
    assert_eq!(seen["view"]["phase"], "over");
    assert!(seen["view"]["game"]["verdict"]["federation"]["black"].is_u64());
    assert_eq!(seen["view"]["verdicts"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_series_is_played_to_its_end_and_every_game_can_be_seen() {
    let house = House::new();
    let players = json!({"one": {"seat": "person"}, "two": {"seat": "person"}});
    let series = json!({"goal": {"wins": 2}, "next_starter": "alternate"});
    let mut seen = house.made(json!({"players": players, "series": series})).await;
    let mut lengths = Vec::new();
    for loser in ["one", "two", "one"] {
        for _ in 0..lengths.len() + 1 {
            seen = house.play(&seen).await;
        }
        lengths.push(lengths.len() + 1);
        seen = house.order(&seen, json!({"order": "resign", "player": loser})).await.good()["match"].clone();
        if seen["view"]["phase"] == "between" {
            seen = house.order(&seen, json!({"order": "begin"})).await.good()["match"].clone();
        }
    }
    assert_eq!(seen["view"]["standing"]["outcome"], json!({"kind": "won", "player": "two"}));
    for (number, length) in (1..).zip(lengths) {
        let game = house.get(&format!("/api/matches/{}/games/{number}", id(&seen))).await.good();
        assert_eq!(game["game"]["game"], number);
        assert_eq!(game["positions"].as_array().unwrap().len(), length);
        assert_eq!(game["game"]["black"], if number == 2 { "two" } else { "one" });
    }
    house.get(&format!("/api/matches/{}/games/4", id(&seen))).await.problem(404, "not_found");
    house.get(&format!("/api/matches/{}/games/0", id(&seen))).await.problem(404, "not_found");
    let listed = house.get("/api/matches?phase=finished&kind=series").await.good();
    assert_eq!((&listed["total"], &listed["matches"][0]["id"]), (&json!(1), &seen["id"]));
}

#[tokio::test]
async fn a_mistake_at_the_table_stands_or_is_corrected() {
    let house = House::new();
    let mut seen = house.made(json!({"turning": {"by": "hand", "referee": "hint"}})).await;
    let steps = [
        json!({"order": "place", "player": "one", "square": "c4"}),
        json!({"order": "done", "player": "one"}),
        json!({"order": "turn", "player": "one", "square": "d4"}),
        json!({"order": "place", "player": "two", "square": "c3"}),
        json!({"order": "done", "player": "two"}),
        json!({"order": "place", "player": "one", "square": "d3"}),
    ];
    let mut counted = Vec::new();
    for step in steps {
        seen = house.order(&seen, step).await.good()["match"].clone();
        counted.push(seen["view"]["game"]["table"]["mistakes"].clone());
    }
    // D4 was forgotten and put right; C4 was forgotten and stands.
    assert_eq!(counted, [json!(null), json!(1), json!(0), json!(null), json!(1), json!(null)]);
    house
        .order(&seen, json!({"order": "turn", "player": "two", "square": "d4"}))
        .await
        .problem(409, "refused");
    let over = house.order(&seen, json!({"order": "resign", "player": "one"})).await.good();
    let marks = over["match"]["view"]["game"]["table"]["marks"].as_array().unwrap().clone();
    assert_eq!((&marks[0]["ply"], &marks[0]["missed"]), (&json!(2), &json!(["d4"])));
    house.get(&format!("/api/matches/{}/export?format=ggf", id(&seen))).await.problem(422, "unwritable");
    house.get(&format!("/api/matches/{}/export?format=match", id(&seen))).await.good();
}

#[tokio::test]
async fn take_back_redo_pause_and_names() {
    let house = House::new();
    let made = house.people().await;
    let one = house.play(&made).await;
    let accepted = |answer: Value| answer["match"].clone();
    let back = accepted(house.order(&one, json!({"order": "take_back", "player": "one"})).await.good());
    assert_eq!(
        (&back["view"]["game"]["turns"], &back["view"]["game"]["can_redo"]),
        (&json!([]), &json!(true))
    );
    let again = accepted(house.order(&back, json!({"order": "redo", "player": "one"})).await.good());
    assert_eq!(again["view"]["game"]["turns"], one["view"]["game"]["turns"]);
    let paused = accepted(house.order(&again, json!({"order": "pause", "player": "two"})).await.good());
    assert_eq!(paused["view"]["phase"], "paused");

    let path = format!("/api/matches/{}", id(&made));
    let named =
        house.with_body(Method::PATCH, &path, json!({"names": {"one": "Łucja", "two": null}})).await.good();
    assert_eq!((&named["names"]["one"], &named["version"]), (&json!("Łucja"), &paused["version"]));
    let long = json!({"names": {"one": "x".repeat(61), "two": null}});
    house.with_body(Method::PATCH, &path, long).await.problem(400, "malformed");
    assert_eq!(house.get("/api/matches?search=łucja").await.good()["total"], 1);
    assert_eq!(house.get("/api/matches?search=nobody").await.good()["total"], 0);
}

#[tokio::test]
async fn lists_come_in_parts_and_deleting_is_for_good() {
    let house = House::new();
    for _ in 0..3 {
        house.people().await;
    }
    let first = house.get("/api/matches?limit=2").await.good();
    assert_eq!((first["matches"].as_array().unwrap().len(), &first["total"]), (2, &json!(3)));
    let next = first["next"].as_str().unwrap();
    let second = house.get(&format!("/api/matches?limit=2&after={next}")).await.good();
    assert_eq!((second["matches"].as_array().unwrap().len(), &second["next"]), (1, &Value::Null));

    let path = format!("/api/matches/{}", id(&first["matches"][0]));
    assert_eq!(house.delete(&path).await.status, 204);
    house.get(&path).await.problem(404, "not_found");
    house.delete(&path).await.problem(404, "not_found");
    assert_eq!(house.get("/api/matches").await.good()["total"], 2);
    for query in ["limit=0", "limit=201", "after=nowhere", "phase=sleeping", "kind=chess", "wrong=key"] {
        house.get(&format!("/api/matches?{query}")).await.problem(400, "malformed");
    }
}

#[tokio::test]
async fn impossible_setups_are_refused_with_the_reason() {
    let house = House::new();
    let people = json!({"one": {"seat": "person"}, "two": {"seat": "person"}});
    let computer = json!({"one": {"seat": "person"}, "two": {"seat": "computer", "level": "5"}});
    for (setup, status, code) in [
        (json!({}), 422, "bad_setup"),
        (json!({"players": people, "level": "5"}), 422, "bad_setup"),
        (
            json!({"players": people, "start": {"from": "corners", "count": 5, "receiver": "one"}}),
            422,
            "bad_setup",
        ),
        (json!({"players": computer, "turning": {"by": "hand", "referee": "hint"}}), 422, "bad_setup"),
        (json!({"players": people, "variation": "01"}), 422, "bad_setup"),
        (json!({"players": people, "version": 3}), 422, "bad_setup"),
        (
            json!({"players": people, "clock": {"control": {"kind": "per_game", "main": 0}, "time_out": {"kind": "loss"}}}),
            422,
            "bad_setup",
        ),
        (
            json!({"players": {"one": {"seat": "person"}, "two": {"seat": "computer", "level": "99"}}}),
            422,
            "unknown_level",
        ),
        (json!({"players": people, "colour": "red"}), 400, "malformed"),
        (json!({"players": {"one": {"seat": "sofa"}, "two": {"seat": "person"}}}), 400, "malformed"),
    ] {
        house.post("/api/matches", json!({"setup": setup})).await.problem(status, code);
        house.post("/api/preview", json!({"setup": setup})).await.problem(status, code);
    }
    assert_eq!(house.get("/api/matches").await.good()["total"], 0);
}
