//! `docs/api.md`, the description and the server say the same.

use crate::house::House;
use crate::identity::Browser;
use crate::schema::{DESCRIPTION, component};
use axum::http::Method;
use outflank_server::routes::TEST_CLOCK;
use outflank_server::{Config, Sharing};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const DOCUMENT: &str = include_str!("../../../../docs/api.md");

type Routes = BTreeSet<(String, String)>;

/// Every operation of the description.
pub fn described() -> impl Iterator<Item = (String, &'static str, &'static Value)> {
    DESCRIPTION["paths"].as_object().unwrap().iter().flat_map(|(path, operations)| {
        let operations = operations.as_object().unwrap().iter();
        operations.map(move |(method, operation)| (method.to_uppercase(), path.as_str(), operation))
    })
}

#[test]
fn the_document_has_every_route_and_no_other() {
    let headings = DOCUMENT.lines().filter_map(|line| line.strip_prefix("### "));
    let mut told: Routes = headings
        .map(|heading| heading.split_once(' ').expect("a method and a path"))
        .map(|(method, path)| (method.to_owned(), path.to_owned()))
        .collect();
    for page in ["/", "/{file}", "/locales/{language}/{part}", "/locales/{file}"] {
        assert!(told.remove(&("GET".to_owned(), page.to_owned())), "{page}");
    }
    assert!(told.remove(&("POST".to_owned(), TEST_CLOCK.to_owned())));
    let described: Routes = described().map(|(method, path, _)| (method, path.to_owned())).collect();
    assert_eq!(told, described);
}

#[test]
fn every_operation_has_a_name_a_summary_and_its_parameters() {
    let mut names = BTreeSet::new();
    for (_, path, operation) in described() {
        let name = operation["operationId"].as_str().expect("an operation has a name");
        assert!(names.insert(name), "{name} names two operations");
        assert!(operation["summary"].is_string(), "{name}");
        check_parameters(path, operation);
    }
    assert!(names.len() >= 29, "{names:?}");
    assert_eq!(DESCRIPTION["openapi"], "3.1.0");
    assert_eq!(DESCRIPTION["info"]["version"], env!("CARGO_PKG_VERSION"));
}

/// Two types of one name are told apart by a number, which says nothing.
#[test]
fn every_schema_has_a_name_of_its_own() {
    for name in DESCRIPTION["components"]["schemas"].as_object().unwrap().keys() {
        assert!(name.chars().all(|letter| letter.is_ascii_alphabetic()), "{name}");
    }
}

/// Path parameters are those of the path.
fn check_parameters(path: &str, operation: &Value) {
    let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
    let given = parameters.iter().filter(|parameter| parameter["in"] == "path");
    let given: BTreeSet<&str> = given.map(|parameter| parameter["name"].as_str().unwrap()).collect();
    let parts = path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    assert_eq!(given, parts.collect(), "{path}");
}

#[test]
fn every_reference_leads_to_a_schema_and_every_schema_is_used() {
    let mut used = BTreeSet::new();
    references(&DESCRIPTION, &mut used);
    let there = DESCRIPTION["components"]["schemas"].as_object().unwrap();
    let there: BTreeSet<&str> = there.keys().map(String::as_str).collect();
    assert_eq!(used, there);
}

fn references(value: &'static Value, found: &mut BTreeSet<&'static str>) {
    match value {
        Value::Object(object) => {
            if let Some(name) = object.get("$ref").and_then(Value::as_str) {
                found.insert(name.strip_prefix("#/components/schemas/").expect("a component"));
            }
            object.values().for_each(|value| references(value, found));
        }
        Value::Array(array) => array.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

#[test]
fn the_document_lists_every_problem_with_its_status() {
    let codes = &DESCRIPTION["components"]["schemas"]["ProblemCode"]["oneOf"];
    let codes: BTreeSet<&str> =
        codes.as_array().unwrap().iter().map(|code| code["const"].as_str().unwrap()).collect();
    let table = DOCUMENT.split("| `code` | status |").nth(1).expect("there is a table of problems");
    let rows = table.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
    assert_eq!(codes, rows.map(|(code, _)| code).collect());
}

#[test]
fn every_example_is_json() {
    let blocks: Vec<&str> =
        DOCUMENT.split("```json\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    assert!(blocks.len() >= 15, "{}", blocks.len());
    for block in blocks {
        if let Err(error) = serde_json::from_str::<Value>(block) {
            panic!("{error}: {block}");
        }
    }
}

/// Examples that are whole fit their schema.
#[test]
fn the_examples_fit_the_description() {
    let after = |heading: &str, nth: usize| -> Value {
        let part = DOCUMENT.split(heading).nth(1).unwrap_or_else(|| panic!("{heading}"));
        let block = part.split("```json\n").nth(nth).unwrap().split("```").next().unwrap();
        serde_json::from_str(block).unwrap()
    };
    for (heading, nth, schema) in [
        ("## A match\n", 1, "Match"),
        ("### POST /api/matches\n", 1, "Wish"),
        ("### GET /api/matches\n", 1, "Page"),
        ("### POST /api/matches/{id}/commands", 1, "Command"),
        ("### GET /api/matches/{id}/live", 1, "Event"),
        ("### GET /api/matches/{id}/hint", 1, "Hint"),
        ("### GET /api/comment", 1, "MoveComment"),
        ("### POST /api/import", 1, "Import"),
        ("### POST /api/import", 2, "Imported"),
        ("### GET /api/line", 1, "Line"),
        ("### GET /api/analysis", 1, "AnalysisWish"),
        ("### GET /api/analysis", 2, "AnalysisWish"),
        ("### GET /api/analysis", 3, "AnalysisWish"),
        ("### GET /api/analysis", 4, "AnalysisMessage"),
        ("## Learning\n", 1, "ExerciseView"),
        ("## Learning\n", 2, "AnswerView"),
        ("### GET /api/learn\n", 1, "LearnOverview"),
        ("### POST /api/learn/lessons/{lesson}", 1, "LessonTries"),
        ("### POST /api/learn/lessons/{lesson}", 2, "Lesson"),
        ("### GET /api/learn/puzzles\n", 1, "PuzzleList"),
        ("### POST /api/learn/puzzles/{puzzle}", 1, "Puzzle"),
        ("### GET /api/learn/openings\n", 1, "OpeningList"),
        ("### POST /api/challenges\n", 1, "ChallengeWish"),
        ("### POST /api/challenges\n", 2, "Challenge"),
        ("### GET /api/lobby\n", 1, "Lobby"),
        ("### GET /api/socket", 1, "SocketMessage"),
        ("### GET /api/rulebook", 1, "Rulebook"),
        ("### GET /api/learn/ideas", 1, "Ideas"),
        ("### GET /api/results", 1, "Results"),
        ("### GET /api/levels", 1, "Levels"),
        ("### GET /api/variations", 1, "Variations"),
        ("### GET /api/formats", 1, "Formats"),
        ("### GET /api/about", 1, "About"),
        ("## Problems", 1, "Problem"),
    ] {
        let faults = crate::schema::faults(&component(schema), &after(heading, nth));
        assert!(faults.is_empty(), "{heading} {nth}: {faults:#?}");
    }
}

#[tokio::test]
async fn every_described_route_is_there() {
    let addresses = vec!["http://192.168.0.1:8064".to_owned()];
    let house = House::with(|config| Config { sharing: Sharing::Network, addresses, ..config });
    let made = house.people().await;
    let challenge = house.post("/api/challenges", json!({"terms": {"clock": null}})).await.good();
    let challenge = crate::house::id(&challenge);
    let id = crate::house::id(&made);
    let account = json!({"name": "Ana", "password": "treetop violin 8"});
    let mut ana = Browser::elsewhere(&house, 2);
    ana.ask(Method::POST, "/api/account", Some(account)).await.good();
    let puzzle = outflank_puzzles::collection()[0].id.as_str();
    for (method, path, _) in described() {
        let path = path.replace("{id}", id).replace("{game}", "1");
        let path =
            path.replace("{challenge}", challenge).replace("{lesson}", "board").replace("{line}", "f5d6");
        let path = path
            .replace("{pool}", "5")
            .replace("{name}", "Ana")
            .replace("{category}", "blitz")
            .replace("{puzzle}", if path.contains("rulebook") { "puz-1" } else { puzzle });
        let path = match path.rsplit('/').next() {
            Some("export") => path + "?format=ggf",
            Some("hint") => path + "?version=1",
            _ => path,
        };
        let answer = match method.as_str() {
            "GET" => house.get(&path).await,
            "DELETE" => continue,
            method => house.with_body(method.parse().unwrap(), &path, json!({})).await,
        };
        assert!(![404, 405, 500].contains(&answer.status.as_u16()), "{method} {path}: {}", answer.text());
    }
    assert_eq!(house.delete(&format!("/api/matches/{id}")).await.status, 204);
}

#[tokio::test]
async fn the_description_is_served() {
    let answer = House::new().get("/api/openapi.json").await;
    assert_eq!(answer.good(), *DESCRIPTION);
}

#[tokio::test]
async fn lists_are_whole() {
    let house = House::new();
    let levels = house.get("/api/levels").await.good();
    assert_eq!(levels["levels"].as_array().unwrap().len(), 21);
    let variations = house.get("/api/variations").await.good();
    assert_eq!(variations["variations"].as_array().unwrap().len(), 30);
    let about = house.get("/api/about").await.good();
    assert_eq!((&about["test_clock"], about["languages"].as_array().unwrap().len()), (&json!(true), 5));
    assert_eq!(house.get("/api/formats").await.good()["formats"].as_array().unwrap().len(), 12);
}
