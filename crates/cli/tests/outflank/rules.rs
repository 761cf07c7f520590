//! `outflank rules`: the rulebook at the command line (L7).

use super::Place;

#[test]
fn the_rules_are_told_in_every_language() {
    let place = Place::new();
    for (language, title, last) in [
        ("en", "The rulebook", "Edmond Dujardin"),
        ("es", "El reglamento", "Edmond Dujardin"),
        ("pl", "Zasady gry", "Edmonda Dujardina"),
        ("de", "Das Regelbuch", "Edmond Dujardin"),
        ("fr", "Les règles du jeu", "Edmond Dujardin"),
    ] {
        let page = place.run(["rules", "--lang", language]).good();
        assert!(page.starts_with(title) && page.contains(last), "{page}");
        assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
    }
}

#[test]
fn a_section_and_an_edition_are_chosen() {
    let place = Place::new();
    let page = place.run(["rules", "pass", "--edition", "fr"]).good();
    let summary = "The same: 21. With additions: 0. Put differently: 8. Left out: 23. Wrong: 5.";
    let head = format!("[FR] French rules\n{summary}\n\nPassing\n-------\n");
    assert!(page.starts_with(&head), "{page}");
    assert!(page.contains("[FR] gets it wrong: A word got lost"), "{page}");
    assert!(!page.contains("Mistakes"), "{page}");
}

#[test]
fn what_there_is_not_is_refused_with_the_list() {
    let place = Place::new();
    let run = place.run(["rules", "castling"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("castling") && run.err.contains("handicap"), "{run:?}");
    let run = place.run(["rules", "--edition", "it"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("es, pl, de, fr, h21"), "{run:?}");
}

#[test]
fn other_programs_get_json() {
    let page = Place::new().run(["rules", "sample", "--edition", "h21", "--json"]).good();
    let book: serde_json::Value = serde_json::from_str(&page).expect("JSON");
    let sections = book["sections"].as_array().expect("sections");
    assert_eq!(sections.len(), 1);
    let rule = &sections[0]["rules"][0];
    assert_eq!(rule["figure"]["play"], "c4");
    assert_eq!(rule["figure"]["turns"], serde_json::json!(["d4"]));
    assert_eq!(rule["editions"].as_array().expect("editions").len(), 1);
    assert_eq!(rule["editions"][0]["kind"], "drops");
}
