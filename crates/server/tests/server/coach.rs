//! The coach: hints where they are fair, comments on moves, turning points of games.

use crate::house::{House, Socket, id, request};
use axum::body::Body;
use axum::http::Method;
use outflank_locale::{Language, Locale, Value as Word};
use serde_json::{Value, json};
use std::time::Duration;
use tower::ServiceExt;

/// Black can take the corner A1 and nothing better.
const CORNER: &str = "-OX-------OX-------OX------XO------XO--------------------------- X";

fn person() -> Value {
    json!({"seat": "person"})
}

fn computer() -> Value {
    json!({"seat": "computer", "level": "1"})
}

/// Sentences as readers of a language get them.
fn read(sentences: &Value, language: Language) -> Vec<String> {
    let locale = Locale::new(language);
    let list = sentences.as_array().cloned().unwrap_or_else(|| vec![sentences.clone()]);
    list.iter()
        .map(|sentence| {
            let args = sentence["args"].as_object().expect("a sentence has variables");
            let words: Vec<(&str, Word<'_>)> = args
                .iter()
                .map(|(name, value)| match value {
                    Value::Number(number) => (name.as_str(), Word::from(number.as_u64().unwrap() as u32)),
                    value => (name.as_str(), Word::from(value.as_str().unwrap())),
                })
                .collect();
            locale.text(sentence["id"].as_str().unwrap(), &words)
        })
        .collect()
}

async fn hint(house: &House, seen: &Value) -> crate::house::Answer {
    house.get(&format!("/api/matches/{}/hint?version={}", id(seen), seen["version"])).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_comes_in_three_steps_and_leads_to_the_best_move() {
    let house = House::new();
    let made = house
        .made(json!({
            "players": {"one": person(), "two": computer()},
            "start": {"from": "position", "position": CORNER},
        }))
        .await;
    assert_eq!(made["hints"], true);
    let found = hint(&house, &made).await.good();
    assert_eq!((&found["square"], &found["position"]), (&json!("a1"), &json!(CORNER)));
    let area: Vec<&str> = found["area"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert_eq!(area, ["a1", "h1", "a8", "h8"]);
    for language in Language::ALL {
        let steps = [&found["idea"], &found["place"], &found["answer"]].map(|step| read(step, language));
        // Neither the idea nor the place gives the move away; the answer names it.
        assert!(!steps[0].concat().contains("A1") && !steps[1].concat().contains("A1"), "{steps:?}");
        assert!(steps[2].concat().contains("A1"), "{steps:?}");
        assert!(!steps.concat().concat().contains("coach-"), "{steps:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_for_those_who_are_to_move_and_for_the_match_as_it_is() {
    let house = House::new();
    let made = house.made(json!({"players": {"one": person(), "two": person()}})).await;
    let after = house.play(&made).await;
    hint(&house, &made).await.problem(409, "stale");
    assert!(hint(&house, &after).await.good()["square"].is_string());
    house.get(&format!("/api/matches/{}/hint", id(&made))).await.problem(400, "malformed");
    // Over, paused, the computer's turn: nobody to advise.
    let over = house.order(&after, json!({"order": "resign", "player": "one"})).await.good();
    hint(&house, &over["match"]).await.problem(409, "no_hint");
    // The strongest level thinks for seconds where its book does not help: after a handicap.
    let computers = house
        .made(json!({
            "players": {"one": {"seat": "computer", "level": "max"}, "two": person()},
            "start": {"from": "corners", "count": 2, "receiver": "two"},
        }))
        .await;
    assert_eq!(computers["view"]["game"]["to_move"], "one");
    hint(&house, &computers).await.problem(409, "no_hint");
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_given_only_where_they_are_fair() {
    let house = House::new();
    let clock = json!({"control": {"kind": "per_move", "limit": 60_000}, "time_out": {"kind": "loss"}});
    let table = json!({"turning": {"by": "hand", "referee": "silent"}});
    for (setup, fair) in [
        (json!({"players": {"one": person(), "two": computer()}}), true),
        (json!({"players": {"one": person(), "two": person()}}), true),
        // Alone against the computer the clock is nobody's disadvantage.
        (json!({"players": {"one": person(), "two": computer()}, "clock": clock}), true),
        (json!({"players": {"one": person(), "two": person()}, "clock": clock}), false),
        (json!({"players": {"one": person(), "two": {"seat": "remote"}}}), false),
        (json!({"players": {"one": person(), "two": {"seat": "remote"}}, "clock": clock}), false),
        (table, false),
        (json!({"variation": "02"}), false),
    ] {
        let made = house.made(setup.clone()).await;
        assert_eq!(made["hints"], fair, "{setup}");
        let answer = hint(&house, &made).await;
        if fair {
            answer.good();
        } else {
            answer.problem(409, "no_hint");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_hangs_up_frees_the_place() {
    let house = House::new();
    let made = house.people().await;
    let path = format!("/api/matches/{}/hint?version={}", id(&made), made["version"]);
    // More than there are places and seats to wait on: each is dropped half way.
    for _ in 0..100 {
        let asked = request(Method::GET, &path).body(Body::empty()).unwrap();
        let answer = tokio::time::timeout(Duration::from_micros(200), house.app.clone().oneshot(asked)).await;
        drop(answer);
    }
    let answer = tokio::time::timeout(Duration::from_secs(20), hint(&house, &made)).await;
    assert!(answer.expect("there is a place").good()["square"].is_string());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_commented_and_a_wrong_question_refused() {
    let house = House::new();
    let ask = async |position: &str, mv: &str| {
        house.get(&format!("/api/comment?position={}&move={mv}", position.replace(' ', "%20"))).await
    };
    let told = ask(CORNER, "a1").await.good();
    assert_eq!((&told["comment"]["grade"], &told["comment"]["best"]), (&json!("best"), &json!("a1")));
    assert_eq!(told["line"][0], "a1");
    let other = house.get(&format!("/api/line?start={}", CORNER.replace(' ', "%20"))).await.good();
    let mut other = other["legal"].as_array().unwrap().iter().map(|each| each["square"].as_str().unwrap());
    let other = other.rfind(|square| *square != "a1").unwrap().to_owned();
    let told = ask(CORNER, &other).await.good();
    assert_eq!(told["comment"]["square"], other);
    assert!(told["comment"]["sentences"].as_array().unwrap().len() >= 2, "{told}");
    for language in Language::ALL {
        let text = read(&told["comment"]["sentences"], language).join(" ");
        assert!(text.contains("A1") && !text.contains("coach-"), "{text}");
    }
    // All four first moves are the same by symmetry.
    let start = "---------------------------OX------XO--------------------------- X";
    for first in ["d3", "c4", "f5", "e6"] {
        assert_eq!(ask(start, first).await.good()["comment"]["grade"], "best", "{first}");
    }
    ask(CORNER, "h8").await.problem(422, "illegal_line");
    ask(CORNER, "z9").await.problem(400, "malformed");
    ask("XO", "a1").await.problem(400, "malformed");
    ask(&format!("{} X", "X".repeat(64)), "a1").await.problem(422, "illegal_line");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_comments_on_every_move_and_finds_the_turning_points() {
    let house = House::new();
    let mut socket = Socket::open(house.address().await, "/api/analysis").await;
    // B2 at move 10 lets Black have A1.
    let moves = ["f5", "d6", "c3", "d3", "c4", "f3", "d7", "b4", "g2", "b2", "a1", "e6"];
    socket.say(&json!({"type": "game", "id": "g", "moves": moves, "effort": "quick"})).await;
    let mut comments = Vec::new();
    let report = loop {
        let message = socket.hear("AnalysisMessage").await;
        match message["type"].as_str() {
            Some("ply") => comments.push(message),
            Some("report") => break message,
            _ => {}
        }
    };
    assert_eq!(comments.len(), moves.len() + 1);
    for message in &comments {
        if message["played"].is_null() {
            assert_eq!(message["comment"], Value::Null);
            continue;
        }
        assert_eq!(message["comment"]["square"], message["played"], "{message}");
        assert_eq!(message["grade"], message["comment"]["grade"], "{message}");
    }
    let ggf = report["ggf"].as_str().expect("a usual game can be written");
    let read = outflank_formats::read_games(outflank_formats::Format::Ggf, ggf.as_bytes())
        .expect("it can be read again");
    assert_eq!(read[0].moves.len(), moves.len(), "{ggf}");
    for message in comments.iter().filter(|message| !message["played"].is_null()) {
        let recorded = &read[0].moves[message["ply"].as_u64().unwrap() as usize - 1];
        let score = message["played_score"]["discs"].as_f64().expect("a score in discs");
        assert_eq!(recorded.eval.map(f64::from), Some(score), "{ggf}");
    }
    let points = &report["turning_points"];
    assert!(points["white"].as_array().unwrap().contains(&json!(10)), "{points}");
    for (side, color) in [("both", None), ("black", Some("black")), ("white", Some("white"))] {
        let plies: Vec<u64> = points[side].as_array().unwrap().iter().filter_map(Value::as_u64).collect();
        assert!(plies.len() <= 3 && plies.is_sorted(), "{plies:?}");
        for ply in plies {
            let mistake = report["mistakes"].as_array().unwrap().iter().find(|found| found["ply"] == ply);
            let mistake = mistake.expect("a turning point is a mistake");
            assert!(color.is_none_or(|color| mistake["color"] == color));
        }
    }
}
