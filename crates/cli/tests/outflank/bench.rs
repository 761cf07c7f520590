//! `outflank bench`.

use super::{Place, last_line};
use outflank_rules::isa::Isa;

#[test]
fn every_run_and_every_instruction_set_visits_the_same_boards() {
    let place = Place::new();
    let first = place.run(["bench", "--quick"]).good();
    let signature = last_line(&first).to_owned();
    let nodes: u64 =
        signature.strip_prefix("Bench: ").expect("the number to quote").parse().expect("a number");
    assert!(nodes > 1000, "{first}");
    assert_eq!(last_line(&place.run(["bench", "--quick"]).good()), signature);
    for isa in Isa::available() {
        let run = place.run(["bench", "--quick", "--isa", isa.name()]).good();
        assert_eq!(last_line(&run), signature, "{isa}");
        let json = place.run(["bench", "--quick", "--isa", isa.name(), "--json"]).json();
        assert_eq!((&json["nodes"], &json["isa"]), (&nodes.into(), &isa.name().into()));
        let searches = json["searches"].as_array().expect("a list");
        let sum: u64 = searches.iter().map(|search| search["nodes"].as_u64().expect("a number")).sum();
        assert_eq!(sum, nodes);
        // FFO 1, which is in every set, with its published score and move.
        let known = searches.iter().find(|search| search["name"] == "FFO 1 exact").expect("FFO 1");
        assert_eq!((&known["score"]["discs"], &known["move"]), (&18.into(), &"g8".into()));
    }
}

#[test]
fn unknown_instruction_sets_are_refused() {
    let error = Place::new().run(["bench", "--isa", "mmx"]).refused();
    assert!(error.contains("mmx") && error.contains("portable"), "{error}");
}
