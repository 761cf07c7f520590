//! Learning through the API: the course, the puzzles, the openings, and what is kept.

use crate::house::{House, config, id};
use outflank_learn::{Course, Task, daily, lessons, rulebook};
use outflank_puzzles::{Kind, Puzzle, collection};
use outflank_rules::{Square, SquareSet};
use outflank_server::{ManualClock, Server, Time};
use serde_json::{Value, json};
use std::sync::Arc;

/// A day of the test clock, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// The day on which the test clock begins.
const FIRST: outflank_learn::Day = outflank_learn::Day(20_000);

fn of_kind(kind: Kind) -> &'static Puzzle {
    collection().iter().find(|puzzle| puzzle.kind == kind).unwrap()
}

/// A legal move that is not the solution.
fn wrong_move(puzzle: &Puzzle) -> Square {
    (puzzle.position.moves() - puzzle.first().set()).into_iter().next().unwrap()
}

/// The solver's moves, without the replies.
fn solvers(puzzle: &Puzzle) -> Vec<String> {
    puzzle.solution.iter().step_by(2).map(ToString::to_string).collect()
}

async fn overview(house: &House) -> Value {
    house.get("/api/learn").await.good()
}

#[tokio::test]
async fn a_newcomer_is_led_to_the_first_lesson() {
    let seen = overview(&House::new()).await;
    assert_eq!((&seen["go_on"]["lesson"], &seen["go_on"]["begun"]), (&json!("board"), &json!(false)));
    let count = |course: usize| seen["courses"][course]["lessons"].as_array().unwrap().len();
    assert_eq!((count(0), count(1)), (14, 17));
    assert_eq!(seen["rulebook"].as_array().unwrap().len(), 5);
    assert_eq!(seen["kinds"].as_array().unwrap().len(), 6);
    assert_eq!(seen["due"], json!({"puzzles": [], "openings": []}));
    assert_eq!(seen["date"], FIRST.to_string());
    assert_eq!(seen["daily"]["puzzle"], daily::puzzle(FIRST, collection()).unwrap().id);
}

#[tokio::test]
async fn every_step_of_every_lesson_can_be_failed_and_done() {
    let house = House::new();
    for lesson in lessons() {
        let path = format!("/api/learn/lessons/{}", lesson.id);
        for (number, step) in (1..).zip(&lesson.steps) {
            // The first step is where a newcomer begins; the next where they stopped.
            let shown = house.post(&path, json!({})).await.good();
            assert_eq!((&shown["step"], &shown["answer"]), (&json!(number), &Value::Null));
            let squares = |set: SquareSet| set.into_iter().map(|square| json!(square.to_string())).collect();
            let (wrong, right): (Value, Vec<Value>) = match &step.task {
                Task::Choose(options, answer) => (json!((answer + 1) % options.len()), vec![json!(answer)]),
                Task::Place(answers) => (json!("d4"), squares(answers.into_iter().next().unwrap().set())),
                _ => (wrong_square(step.to_find()), squares(step.to_find())),
            };
            let mut tries = vec![wrong];
            let answer = house.post(&path, json!({"step": number, "tries": tries})).await.good();
            assert_eq!(answer["answer"]["result"], "wrong", "{} {number}", lesson.id);
            for one in right {
                assert_eq!(answer["exercise"]["done"], false);
                tries.push(one);
            }
            let answer = house.post(&path, json!({"step": number, "tries": tries})).await.good();
            assert_eq!(answer["answer"]["result"], "right", "{} {number}", lesson.id);
            assert_eq!(answer["answer"]["message"]["id"], step.right);
            assert_eq!(answer["finished"], number == lesson.steps.len());
            if let Some(last) = answer["answer"]["frames"].as_array().unwrap().last() {
                assert_eq!(last["position"], answer["exercise"]["position"]);
            }
        }
    }
    let seen = overview(&house).await;
    assert_eq!(seen["go_on"], Value::Null);
    for lesson in
        seen["courses"].as_array().unwrap().iter().flat_map(|course| course["lessons"].as_array().unwrap())
    {
        assert_eq!(lesson["done"], lesson["steps"]);
    }
}

fn wrong_square(right: SquareSet) -> Value {
    json!((!right).into_iter().next().unwrap().to_string())
}

#[tokio::test]
async fn moves_are_offered_where_finding_them_is_not_the_lesson() {
    let house = House::new();
    for lesson in lessons().iter().filter(|lesson| matches!(lesson.steps[0].task, Task::Place(_))) {
        let shown = house.post(&format!("/api/learn/lessons/{}", lesson.id), json!({})).await.good();
        let offered = !shown["exercise"]["legal"].as_array().unwrap().is_empty();
        assert_eq!(offered, lesson.course == Course::Strategy, "{}", lesson.id);
    }
}

#[tokio::test]
async fn every_shipped_puzzle_can_be_failed_and_solved() {
    let house = House::new();
    for puzzle in collection() {
        let path = format!("/api/learn/puzzles/{}", puzzle.id);
        let mut tries = vec![wrong_move(puzzle).to_string()];
        let answer = house.post(&path, json!({"tries": tries})).await.good();
        assert_eq!((&answer["answer"]["result"], &answer["solution"]), (&json!("wrong"), &Value::Null));
        tries.extend(solvers(puzzle));
        let answer = house.post(&path, json!({"tries": tries})).await.good();
        assert_eq!((&answer["answer"]["result"], &answer["state"]), (&json!("right"), &json!("failed")));
        assert_eq!(answer["solution"]["moves"].as_array().unwrap().len(), puzzle.solution.len());
        assert_eq!(answer["replies"].as_array().unwrap().is_empty(), puzzle.kind != Kind::Corner);
    }
    let seen = overview(&house).await;
    for kind in seen["kinds"].as_array().unwrap() {
        assert_eq!(kind["solved"], kind["count"]);
    }
    assert_eq!(seen["daily"]["streak"]["today"], true);
    house.advance(DAY).await;
    assert_eq!(overview(&house).await["due"]["puzzles"].as_array().unwrap().len(), collection().len());
}

#[tokio::test]
async fn what_went_wrong_comes_again_later_and_later() {
    let house = House::new();
    let puzzle = of_kind(Kind::Trap);
    let path = format!("/api/learn/puzzles/{}", puzzle.id);
    let given_up = house.post(&path, json!({"tries": ["hint"]})).await.good();
    assert_eq!((&given_up["state"], &given_up["exercise"]["done"]), (&json!("failed"), &json!(false)));
    assert_eq!(given_up["solution"]["moves"][0], puzzle.first().to_string());
    assert_eq!(overview(&house).await["due"]["puzzles"], json!([]));
    for wait in [1, 3, 7] {
        house.advance(DAY * (wait - 1)).await;
        assert_eq!(overview(&house).await["due"]["puzzles"], json!([]), "before day {wait}");
        house.advance(DAY).await;
        assert_eq!(overview(&house).await["due"]["puzzles"], json!([puzzle.id]), "on day {wait}");
        let solved = house.post(&path, json!({"tries": solvers(puzzle)})).await.good();
        assert_eq!(solved["state"], "solved");
    }
    let other = of_kind(Kind::Swing);
    let solved = house
        .post(&format!("/api/learn/puzzles/{}", other.id), json!({"tries": solvers(other)}))
        .await
        .good();
    assert_eq!(solved["state"], "solved");
    house.advance(DAY).await;
    assert_eq!(overview(&house).await["due"]["puzzles"], json!([]), "solved at once is done with");
}

#[tokio::test]
async fn days_in_a_row_are_counted_and_a_day_left_out_ends_them() {
    let house = House::new();
    let streak = |body: &Value| body["streak"]["length"].as_u64().unwrap();
    for day in 0..3 {
        let today = daily::puzzle(FIRST.after(day), collection()).unwrap();
        let seen = overview(&house).await;
        assert_eq!((&seen["daily"]["puzzle"], streak(&seen["daily"])), (&json!(today.id), u64::from(day)));
        let path = format!("/api/learn/puzzles/{}", today.id);
        let solved = house.post(&path, json!({"tries": solvers(today)})).await.good();
        assert_eq!((&solved["daily"], streak(&solved)), (&json!(true), u64::from(day) + 1));
        house.advance(DAY).await;
    }
    house.advance(DAY).await;
    let seen = overview(&house).await;
    assert_eq!((streak(&seen["daily"]), &seen["daily"]["streak"]["longest"]), (0, &json!(3)));
}

#[tokio::test]
async fn the_list_of_a_kind_knows_what_is_solved_and_what_is_next() {
    let house = House::new();
    let path = "/api/learn/puzzles?kind=wipe-out";
    let list = house.get(path).await.good();
    let puzzles = list["puzzles"].as_array().unwrap();
    assert_eq!(puzzles.len(), 150);
    let levels: Vec<u64> = puzzles.iter().map(|puzzle| puzzle["level"].as_u64().unwrap()).collect();
    assert!(levels.is_sorted());
    assert_eq!(list["next"], puzzles[0]["puzzle"]);
    let first = collection().iter().find(|puzzle| puzzles[0]["puzzle"] == puzzle.id.as_str()).unwrap();
    let solved = house
        .post(&format!("/api/learn/puzzles/{}", first.id), json!({"tries": solvers(first)}))
        .await
        .good();
    assert_eq!(solved["next"], puzzles[1]["puzzle"]);
    let list = house.get(path).await.good();
    assert_eq!((&list["puzzles"][0]["state"], &list["next"]), (&json!("solved"), &puzzles[1]["puzzle"]));
}

#[tokio::test]
async fn l6_the_coach_explains_without_giving_the_solution_away() {
    let house = House::new();
    let mut said = 0;
    for kind in Kind::ALL {
        // Small ones, which are solved at once even without optimisation.
        let small = collection()
            .iter()
            .filter(|puzzle| puzzle.kind == kind && puzzle.position.board().empties() <= 9);
        for puzzle in small.take(3) {
            let path = format!("/api/learn/puzzles/{}/comment?tries=", puzzle.id);
            let wrong = wrong_move(puzzle);
            let about = house.get(&format!("{path}{wrong}")).await.good();
            assert!(
                !about.to_string().contains(&format!("\"{:#}\"", puzzle.first())),
                "{} {about}",
                puzzle.id
            );
            // These are solved to the end, so that the first thing said is what the try leads to.
            let first = about["sentences"][0]["id"].as_str().unwrap_or_default().to_owned();
            assert_eq!(first.starts_with("puzzle-leads-"), kind != Kind::Corner, "{} {about}", puzzle.id);
            said += about["sentences"].as_array().unwrap().len();
            let about = house.get(&format!("{path}{wrong}{}", puzzle.first())).await.good();
            assert_eq!(about["sentences"][0]["id"], "coach-best", "{} {about}", puzzle.id);
        }
    }
    assert!(said > 3, "{said} sentences about 18 wrong moves");
    let nothing =
        house.get(&format!("/api/learn/puzzles/{}/comment?tries=", of_kind(Kind::Trap).id)).await.good();
    assert_eq!(nothing["sentences"], json!([]));
}

#[tokio::test]
async fn the_rulebooks_puzzles_are_played_through_every_reply() {
    let house = House::new();
    for entry in rulebook::puzzles() {
        let path = format!("/api/learn/rulebook/{}", entry.id);
        let mut tries = vec![entry.solution[0].to_string()];
        let body = loop {
            let body = house.post(&path, json!({"tries": tries})).await.good();
            if body["exercise"]["done"] == true {
                break body;
            }
            assert_eq!((&body["play_on"], &body["printed"]), (&Value::Null, &Value::Null));
            let legal = body["exercise"]["legal"].as_array().unwrap();
            let corner = legal.iter().map(|one| one["square"].as_str().unwrap());
            let corner = corner.clone().find(|name| ["a1", "h1", "a8", "h8"].contains(name));
            tries.push(corner.expect("a corner can be taken").to_owned());
        };
        assert_eq!(body["answer"]["message"]["id"], "rulebook-solved");
        // Playing on: Black is the reader's, and the computer moves first.
        let made = house.made(json!({
            "players": {"one": {"seat": "person"}, "two": {"seat": "computer", "level": "1"}},
            "start": {"from": "position", "position": body["play_on"]},
            "starter": "two",
        }));
        let made = made.await;
        let moved = house.when(id(&made), |body| body["view"]["game"]["to_move"] == "one").await;
        assert_eq!(moved["view"]["game"]["black"], "one");
        if entry.id == "puz-1" {
            let printed = &body["printed"];
            let moves: String =
                printed["moves"].as_array().unwrap().iter().map(|one| one.as_str().unwrap()).collect();
            let start = printed["start"].as_str().unwrap().replace(' ', "%20");
            let line = house.get(&format!("/api/line?start={start}&moves={moves}")).await.good();
            assert_eq!((&line["discs"], &line["over"]), (&json!({"black": 54, "white": 10}), &json!(true)));
        } else {
            assert_eq!(body["printed"], Value::Null);
        }
    }
    let seen = overview(&house).await;
    assert!(seen["rulebook"].as_array().unwrap().iter().all(|puzzle| puzzle["solved"] == true));
}

#[tokio::test]
async fn every_opening_can_be_played_from_memory_with_either_side() {
    let house = House::new();
    for opening in outflank_data::openings() {
        let line: String = opening.moves.iter().map(ToString::to_string).collect();
        let path = format!("/api/learn/openings/{line}");
        for (color, first) in [("black", 0), ("white", 1)] {
            let tries: Vec<_> =
                opening.moves.iter().skip(first).step_by(2).map(ToString::to_string).collect();
            let body = house.post(&path, json!({"color": color, "tries": tries})).await.good();
            assert_eq!(
                (&body["answer"]["result"], &body["card"]["right"]),
                (&json!("right"), &json!(0)),
                "{line}"
            );
            assert_eq!(body["played"].as_array().unwrap().len(), opening.moves.len());
        }
    }
    house.advance(DAY).await;
    let seen = overview(&house).await;
    assert_eq!(seen["due"]["openings"].as_array().unwrap().len(), 2 * outflank_data::openings().len());
}

#[tokio::test]
async fn an_opening_that_was_not_known_is_asked_for_again_until_it_is_put_away() {
    let house = House::new();
    let path = "/api/learn/openings/f5d6c3d3c4";
    let shown = house.post(path, json!({"color": "black"})).await.good();
    assert_eq!(
        (&shown["answer"], &shown["card"], &shown["played"]),
        (&Value::Null, &Value::Null, &json!([]))
    );
    let hinted = house.post(path, json!({"color": "black", "tries": ["hint"]})).await.good();
    assert_eq!(hinted["answer"]["message"], json!({"id": "trainer-hint", "args": {"square": "F5"}}));
    // The same line, turned: Black may begin with any of the four first moves.
    let turned = house.post(path, json!({"color": "black", "tries": ["d3"]})).await.good();
    assert_eq!(turned["answer"]["result"], "more");
    let known = house.post(path, json!({"color": "black", "tries": ["hint", "f5", "c3", "c4"]})).await.good();
    assert_eq!((&known["answer"]["result"], &known["exercise"]["mistakes"]), (&json!("right"), &json!(1)));
    house.advance(DAY).await;
    let due = json!([{"line": "f5d6c3d3c4", "color": "black"}]);
    assert_eq!(overview(&house).await["due"]["openings"], due);
    assert_eq!(house.delete(&format!("{path}?color=black")).await.status, 204);
    assert_eq!(overview(&house).await["due"]["openings"], json!([]));
    let list = house.get("/api/learn/openings").await.good();
    let tiger = list["openings"].as_array().unwrap().iter().find(|one| one["line"] == "f5d6c3d3c4").unwrap();
    assert_eq!((&tiger["opening"]["en"][0], &tiger["black"]), (&json!("Tiger"), &Value::Null));
}

#[tokio::test]
async fn progress_is_there_again_after_a_restart() {
    let house = House::new();
    house.post("/api/learn/lessons/board", json!({"tries": ["c4"]})).await.good();
    let before = overview(&house).await;
    let House { directory, app, server, .. } = house;
    drop((app, server));
    let time = Time::ByHand(Arc::new(ManualClock::new()));
    let config = outflank_server::Config { time, ..config(directory.path()) };
    let server = Server::new(config).unwrap();
    let house = House { app: server.app(), server, clock: Arc::new(ManualClock::new()), directory };
    assert_eq!(overview(&house).await, before);
    assert_eq!(before["go_on"]["lesson"], "start");
}

#[tokio::test]
async fn nonsense_is_refused_and_changes_nothing() {
    let house = House::new();
    let before = overview(&house).await;
    let puzzle = format!("/api/learn/puzzles/{}", of_kind(Kind::Trap).id);
    for (path, body) in [
        ("/api/learn/lessons/board", json!({"step": 0})),
        ("/api/learn/lessons/board", json!({"step": 2})),
        ("/api/learn/lessons/board", json!({"tries": ["c9"]})),
        ("/api/learn/lessons/board", json!({"tries": ["hint"]})),
        ("/api/learn/lessons/board", json!({"tries": vec!["c3"; 501]})),
        ("/api/learn/lessons/board", json!({"answers": []})),
        ("/api/learn/rulebook/puz-1", json!({"tries": [1]})),
        ("/api/learn/rulebook/puz-1", json!({"date": "tomorrow"})),
        (puzzle.as_str(), json!({"tries": [0]})),
        (puzzle.as_str(), json!({"give_up": true})),
        (puzzle.as_str(), json!({"date": "2026-02-30"})),
        ("/api/learn/openings/f5d6", json!({"tries": []})),
        ("/api/learn/openings/f5d6", json!({"color": "red"})),
        ("/api/learn/openings/f5d6", json!({"color": "black", "tries": [0]})),
    ] {
        house.post(path, body).await.problem(400, "malformed");
    }
    house.post("/api/learn/lessons/nothing", json!({})).await.problem(404, "not_found");
    house.post("/api/learn/rulebook/puz-6", json!({})).await.problem(404, "not_found");
    house.post("/api/learn/puzzles/corner-0", json!({})).await.problem(404, "not_found");
    house.post("/api/learn/openings/f5f5", json!({"color": "black"})).await.problem(404, "not_found");
    house.get("/api/learn/puzzles/corner-0/comment?tries=a1").await.problem(404, "not_found");
    house.get("/api/learn/puzzles?kind=hard").await.problem(400, "malformed");
    house.get("/api/learn/puzzles").await.problem(400, "malformed");
    house.get("/api/learn?date=now").await.problem(400, "malformed");
    house.delete("/api/learn/openings/f5d6").await.problem(400, "malformed");
    assert_eq!(overview(&house).await, before);
}
