//! The API called with values, in a program that lives in memory alone.

mod lobby;
mod world;

use http::{StatusCode, header};
use outflank_api::analysis::{End, Job, Session, Sort, Step, Telling};
use outflank_api::answer::{Reply, Topic};
use outflank_api::problem::Problem;
use outflank_api::request::{Now, Upgrade};
use outflank_api::{Who, operations};
use outflank_engine::clock::System;
use outflank_engine::{Engine, Settings, Stop};
use outflank_eval::Weights;
use outflank_host::Principal;
use outflank_learn::Day;
use outflank_levels::Computer;
use outflank_play::Millis;
use outflank_store::MatchId;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use world::{Client, STAMP, json as read};

const EVERYBODY: [Principal; 5] =
    [Principal::Local, Principal::Guest(1), Principal::Account(2), Principal::Bot(3), Principal::House];

fn people() -> Value {
    json!({"players": {"one": {"seat": "person"}, "two": {"seat": "person"}}})
}

fn order(client: &Client, seen: &Value, order: Value) -> Result<Value, Problem> {
    let id = seen["id"].as_str().unwrap();
    let body = json!({"version": seen["version"], "order": order});
    client.answer("commandMatch", &[id], "", Some(body)).map(|answer| read(&answer))
}

fn place(seen: &Value) -> Value {
    let game = &seen["view"]["game"];
    json!({"order": "place", "player": game["to_move"], "square": game["legal"][0]["square"]})
}

#[test]
fn a_match_is_made_played_to_its_end_and_exported() {
    let client = Client::new(Principal::Local);
    let made = client.answer("createMatch", &[], "", Some(json!({"setup": people()}))).unwrap();
    assert_eq!(made.status(), StatusCode::CREATED);
    assert_eq!(made.headers()[header::LOCATION], "/api/matches/000000000000");
    let mut seen = read(&made);
    assert_eq!(seen["created"], STAMP.to_string());
    while seen["view"]["phase"] == "playing" {
        seen = order(&client, &seen, place(&seen)).unwrap()["match"].clone();
    }
    assert_eq!((&seen["view"]["phase"], &seen["record"]), (&json!("over"), &json!(true)));
    let game = client.get("showGame", &["000000000000", "1"], "");
    let file = client.answer("exportMatch", &["000000000000"], "format=ggf", None).unwrap();
    assert_eq!(
        file.headers()[header::CONTENT_DISPOSITION],
        "attachment; filename=\"outflank-000000000000.ggf\""
    );
    let text = String::from_utf8(file.body().to_vec()).unwrap();
    let again = client.send("importText", &[], json!({"text": text}));
    assert_eq!(again["games"][0]["moves"], game["moves"]);
}

#[test]
fn an_order_for_an_old_version_is_stale_and_shows_the_match() {
    let client = Client::new(Principal::Local);
    let seen = client.send("createMatch", &[], json!({"setup": people()}));
    let accepted = order(&client, &seen, place(&seen)).unwrap();
    let Err(Problem::Stale(body)) = order(&client, &seen, place(&seen)) else { panic!("it is not stale") };
    assert_eq!(json!(body.version), accepted["version"]);
    assert_eq!(Problem::Stale(body).answer().status(), StatusCode::CONFLICT);
}

#[test]
fn a_computer_answers_when_whoever_carries_the_match_asks_it() {
    let client = Client::new(Principal::Local);
    let setup = json!({"players": {"one": {"seat": "person"}, "two": {"seat": "computer", "level": "1"}}});
    let seen = client.send("createMatch", &[], json!({"setup": setup}));
    let seen = order(&client, &seen, place(&seen)).unwrap()["match"].clone();
    assert_eq!(seen["view"]["request"]["player"], "two");
    let id: MatchId = seen["id"].as_str().unwrap().parse().unwrap();
    let small = Settings { table_bytes: 1 << 20, threads: 1, ..Settings::default() };
    client.memory.settle(&id, &mut Computer::new(small));
    let seen = client.get("showMatch", &[id.as_str()], "");
    assert_eq!((&seen["view"]["request"], &seen["view"]["game"]["to_move"]), (&Value::Null, &json!("one")));
    assert_eq!(seen["view"]["game"]["board"]["ply"], 2);
}

#[test]
fn time_passes_only_when_it_is_told() {
    let client = Client::new(Principal::Local);
    let mut setup = people();
    setup["clock"] = json!({"control": {"kind": "per_game", "main": 60_000}, "time_out": {"kind": "loss"}});
    let seen = client.send("createMatch", &[], json!({"setup": setup}));
    let id: MatchId = seen["id"].as_str().unwrap().parse().unwrap();
    let mut nobody = Computer::new(Settings { table_bytes: 1 << 20, threads: 1, ..Settings::default() });
    for (span, phase) in [(59_999, "playing"), (1, "over")] {
        client.memory.advance(Millis::new(span));
        client.memory.settle(&id, &mut nobody);
        assert_eq!(client.get("showMatch", &[id.as_str()], "")["view"]["phase"], phase);
    }
}

#[test]
fn what_somebody_has_learned_is_theirs() {
    let ana = Client::new(Principal::Account(7));
    let puzzle = outflank_puzzles::collection()[0].clone();
    let tries: Vec<String> = puzzle.solution.iter().step_by(2).map(ToString::to_string).collect();
    let solved = |client: &Client| {
        let overview = client.get("learn", &[], "");
        overview["kinds"].as_array().unwrap().iter().map(|kind| kind["solved"].as_u64().unwrap()).sum::<u64>()
    };
    let answers = (1..=tries.len()).map(|count| {
        let tries: Vec<Value> = tries[..count].iter().map(|square| json!(square)).collect();
        ana.send("answerPuzzle", &[&puzzle.id], json!({"tries": tries}))
    });
    let answers: Vec<Value> = answers.collect();
    assert_eq!(answers.last().unwrap()["state"], "solved");
    assert_eq!(solved(&ana), 1);
    for other in [Principal::Local, Principal::Account(8), Principal::Guest(8)] {
        assert_eq!(solved(&ana.as_whom(other)), 0, "{other:?}");
    }
    // The same person as a guest, before the account.
    assert_eq!(solved(&ana.as_whom(Principal::Guest(7))), 1);
}

#[test]
fn the_day_is_the_learners_unless_the_clock_is_moved_by_hand() {
    let client = Client::new(Principal::Local);
    assert_eq!(client.get("learn", &[], "")["date"], "2026-11-15");
    assert_eq!(client.get("learn", &[], "date=2026-11-16")["date"], "2026-11-16");
    let mut request = client.request();
    request.now = Now { stamp: STAMP, by_hand: Some(Day(20_000)) };
    request.query = "date=2026-11-16".to_owned();
    let Ok(Reply::Answer(answer)) = client.call("learn", request) else { panic!("it is not answered") };
    assert_eq!(read(&answer)["date"], "2024-10-04");
}

#[test]
fn a_hint_waits_for_the_judgement_of_a_position() {
    let client = Client::new(Principal::Local);
    let seen = client.send("createMatch", &[], json!({"setup": people()}));
    let hint = client.get("hint", &["000000000000"], "version=1");
    assert_eq!(hint["position"], seen["view"]["game"]["board"]["position"]);
    let moved = order(&client, &seen, place(&seen)).unwrap();
    assert_eq!(moved["version"], 2);
    assert!(matches!(client.answer("hint", &["000000000000"], "version=1", None), Err(Problem::Stale(_))));
}

#[test]
fn bad_requests_are_told_apart() {
    let client = Client::new(Principal::Local);
    let problem =
        |id: &str, path: &[&str], query: &str, body| client.answer(id, path, query, body).unwrap_err();
    assert!(matches!(problem("showMatch", &["../etc"], "", None), Problem::NotFound(_)));
    assert!(matches!(problem("showMatch", &["000000000009"], "", None), Problem::NotFound(_)));
    assert!(matches!(problem("tryLine", &[], "moves=z9", None), Problem::Malformed(_)));
    assert!(matches!(problem("tryLine", &[], "moves=a1", None), Problem::IllegalLine { ply: 1, .. }));
    assert!(matches!(problem("tryLine", &[], "mvoes=f5", None), Problem::Malformed(_)));
    assert!(matches!(problem("createMatch", &[], "", None), Problem::UnsupportedMediaType));
    assert!(matches!(problem("createMatch", &[], "", Some(json!([]))), Problem::Malformed(_)));
    assert!(matches!(problem("watchMatch", &["000000000000"], "", None), Problem::Malformed(_)));
    assert!(client.memory.live.lock().unwrap().is_empty());
}

/// Every operation by everybody: those it is not for are turned away before anything else, and
/// nobody else is.
#[test]
fn every_operation_is_for_those_it_names() {
    for operation in operations() {
        for who in EVERYBODY {
            let client = Client::new(who);
            let reply = client.call(operation.id, client.any_request(&operation.method));
            let turned_away = matches!(reply, Err(Problem::NotYours));
            assert_eq!(turned_away, !operation.who.includes(who), "{operation:?} by {who:?}: {reply:?}");
        }
    }
    let for_people = operations().iter().filter(|operation| operation.who == Who::People);
    assert!(for_people.clone().any(|operation| operation.id == "answerPuzzle"));
    assert!(for_people.count() < operations().len());
}

#[test]
fn operations_have_names_and_addresses_of_their_own() {
    let names: BTreeSet<&str> = operations().iter().map(|operation| operation.id).collect();
    let addresses: BTreeSet<(&str, &str)> =
        operations().iter().map(|operation| (operation.method.as_str(), operation.path)).collect();
    assert_eq!((names.len(), addresses.len()), (operations().len(), operations().len()));
}

#[test]
fn conversations_are_about_a_match_analyses_or_what_is_subscribed_to() {
    let client = Client::new(Principal::Local);
    client.send("createMatch", &[], json!({"setup": people()}));
    let topic = |id: &str| {
        let mut request = client.request();
        request.path = vec!["000000000000".to_owned()];
        request.upgrade = Upgrade::Possible;
        match client.call(id, request).unwrap() {
            Reply::Conversation(topic) => topic,
            Reply::Answer(answer) => panic!("{answer:?}"),
        }
    };
    assert_eq!(topic("watchMatch"), Topic::Match("000000000000".parse().unwrap()));
    assert_eq!(topic("analyse"), Topic::Analysis);
    assert_eq!(topic("connect"), Topic::Socket);
}

fn started(session: &mut Session, wish: &Value) -> (String, Job) {
    match session.hear(&wish.to_string()) {
        Step::Start { id, job } => (id, job),
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_analysis_is_a_job_that_anybody_can_run() {
    let mut session = Session::default();
    let position = "------------------------------xo-----ox-------------------------- x";
    let refused = session.hear(&json!({"type": "position", "id": "a", "position": position}).to_string());
    let Step::Say(message) = refused else { panic!("{refused:?}") };
    assert!(message.text().contains("\"malformed\""), "{}", message.text());
    let nearly_over = format!("{}O- X", "X".repeat(62));
    let (id, job) =
        started(&mut session, &json!({"type": "position", "id": "b", "position": nearly_over, "seconds": 5}));
    assert_eq!((id.as_str(), job.sort()), ("b", Sort::Position));
    let Job::Position(job) = job else { panic!("it is about a position") };
    let settings = Settings { table_bytes: 1 << 20, threads: 1, ..Settings::default() };
    let mut engine = Engine::new(settings, Weights::embedded(), Box::new(System::start()));
    let mut told = Vec::new();
    let end = job.run(
        &mut engine,
        &mut |telling: Telling| {
            told.push(telling);
            true
        },
        &Stop::new(),
    );
    assert!(matches!(end, End::Complete), "{end:?}");
    let last = serde_json::to_value(told.last().expect("something is told")).unwrap();
    assert_eq!((&last["type"], &last["lines"][0]["move"]), (&json!("lines"), &json!("h8")));
    let score = &last["lines"][0]["score"];
    assert_eq!((&score["kind"], &score["discs"]), (&json!("exact"), &json!(64)));
}

#[test]
fn another_analysis_of_a_sort_takes_the_place_of_the_first_and_only_the_second_can_be_cancelled() {
    let mut session = Session::default();
    let game = |id: &str| json!({"type": "game", "id": id, "moves": ["f5", "d6"], "effort": "quick"});
    for id in ["a", "b"] {
        assert_eq!(started(&mut session, &game(id)).1.sort(), Sort::Game);
    }
    let mut cancel = |id: &str| match session.hear(&json!({"type": "cancel", "id": id}).to_string()) {
        Step::Cancel(sorts) => sorts,
        other => panic!("{other:?}"),
    };
    assert_eq!(cancel("a"), []);
    assert_eq!(cancel("b"), [Sort::Game]);
    assert_eq!(cancel("b"), []);
}
