//! The rulebook to read (L7): in every language, with its figures and all editions.

use crate::house::House;
use serde_json::Value;

fn rules(book: &Value) -> impl Iterator<Item = &Value> {
    book["sections"].as_array().unwrap().iter().flat_map(|section| section["rules"].as_array().unwrap())
}

#[tokio::test]
async fn the_rulebook_is_served_in_every_language() {
    let house = House::new();
    let mut titles = Vec::new();
    for language in ["en", "es", "pl", "de", "fr"] {
        let book = house.get(&format!("/api/rulebook?language={language}")).await.good();
        assert_eq!(book["language"], language);
        assert_eq!(book["editions"].as_array().unwrap().len(), 5);
        assert_eq!(book["setup_lines"].as_array().unwrap().len(), 12);
        assert!(rules(&book).count() >= 56, "{language}");
        for (place, rule) in (1..).zip(rules(&book)) {
            assert_eq!(rule["number"], place, "rules are counted through");
            assert_eq!(rule["editions"].as_array().unwrap().len(), 5, "{}", rule["id"]);
        }
        titles.push(book["title"].as_str().unwrap().to_owned());
    }
    titles.sort();
    titles.dedup();
    assert_eq!(titles.len(), 5, "{titles:?}");
}

#[tokio::test]
async fn english_is_spoken_if_no_language_is_named_and_an_unknown_one_is_refused() {
    let house = House::new();
    assert_eq!(house.get("/api/rulebook").await.good()["language"], "en");
    let refused = house.get("/api/rulebook?language=xx").await.problem(400, "malformed");
    assert!(refused["detail"].as_str().unwrap().contains("xx"), "{refused}");
}
