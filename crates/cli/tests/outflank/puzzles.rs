//! `outflank puzzles`.

use super::Place;

pub const STEPS: [&str; 4] = ["make", "verify", "show", "grade"];

#[test]
fn every_step_has_help_with_examples() {
    let place = Place::new();
    for step in STEPS {
        let help = place.run(["puzzles", step, "--help"]).good();
        assert!(help.contains(&format!("outflank puzzles {step}")), "{help}");
    }
}

#[test]
fn a_puzzle_is_shown_with_its_task_in_every_language() {
    let place = Place::new();
    let mut tasks = std::collections::BTreeSet::new();
    for language in ["en", "es", "pl", "de", "fr"] {
        for kind in ["corner", "only-win", "endgame", "swing", "trap", "wipe-out"] {
            let shown = place.run(["puzzles", "show", "--kind", kind, "--lang", language]).good();
            assert!(shown.contains("a b c d e f g h") && shown.contains(&format!("{kind}-")), "{shown}");
            tasks.insert(shown);
        }
    }
    assert_eq!(tasks.len(), 30);
    let solved = place.run(["puzzles", "show", "--kind", "trap", "--solution", "--lang", "en"]).good();
    assert!(solved.contains("Solution: ") && solved.contains("The trap: "), "{solved}");
}

#[test]
fn json_has_the_keys_the_help_promises() {
    let place = Place::new();
    let json = place.run(["puzzles", "show", "--kind", "corner", "--json"]).json();
    let help = place.run(["puzzles", "show", "--help"]).good();
    let promise = help.split("JSON: ").nth(1).expect("the help describes the JSON");
    for key in json.as_object().expect("an object").keys() {
        assert!(promise.contains(key.as_str()), "{key}");
    }
}

#[test]
fn l5_puzzles_are_made_carried_on_and_proved() {
    let place = Place::new();
    let make = ["puzzles", "make", "--out", "mine.jsonl", "--each", "1", "--kind", "swing", "--lang", "en"];
    let made = place.run(make).good();
    assert!(made.contains("1 new puzzle in mine.jsonl"), "{made}");
    let again = place.run(make).good();
    assert!(again.contains("0 new puzzles"), "{again}");
    let proved = place.run(["puzzles", "verify", "mine.jsonl", "--lang", "en"]).good();
    assert!(proved.contains("1 puzzle, 0 flawed"), "{proved}");
    let graded = place.run(["puzzles", "grade", "mine.jsonl", "--lang", "en"]).good();
    assert!(graded.contains("1 puzzle graded"), "{graded}");
    let json = place.run(["puzzles", "verify", "mine.jsonl", "--json"]).json();
    assert_eq!((json["puzzles"].as_u64(), json["flaws"].as_array().map(Vec::len)), (Some(1), Some(0)));
}

#[test]
fn a_wrong_puzzle_is_found_out_and_a_broken_file_is_refused_with_its_line() {
    let place = Place::new();
    let good = place.run(["puzzles", "show", "--kind", "swing", "--json"]).good();
    place.write("wrong.jsonl", good.replace("\"level\":1", "\"level\":9"));
    let found = place.run(["puzzles", "verify", "wrong.jsonl", "--lang", "en"]);
    assert!(found.code == 1 && found.out.contains("the grade is out of range"), "{found:?}");
    place.write("twice.jsonl", format!("{good}{good}"));
    let found = place.run(["puzzles", "verify", "twice.jsonl", "--lang", "en"]);
    assert!(found.code == 1 && found.out.contains("in the file twice"), "{found:?}");
    place.write("broken.jsonl", format!("{good}{{}}\n"));
    let refused = place.run(["puzzles", "verify", "broken.jsonl"]).refused();
    assert!(refused.contains("broken.jsonl: line 2:"), "{refused}");
    let refused = place.run(["puzzles", "show", "--kind", "sving"]).refused();
    assert!(refused.contains("only-win"), "{refused}");
    let refused = place.run(["puzzles", "show", "--number", "100000"]).refused();
    assert!(refused.contains("there is no such puzzle"), "{refused}");
}
