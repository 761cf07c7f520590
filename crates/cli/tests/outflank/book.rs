//! `outflank book`: the openings as text and back.

use super::Place;
use std::fs;

const START: &str = "---------------------------OX------XO--------------------------- X;";

#[test]
fn a_book_goes_out_as_text_and_comes_back_the_same() {
    let place = Place::new();
    let text = place.run(["book", "export"]).good();
    assert!(text.lines().all(|line| line.contains(" X; ") && line.contains(" % depth ")), "{text}");
    place.write("shipped.obf", &text);
    assert_eq!(place.run(["check", "shipped.obf"]).code, 0);
    let said = place.run(["book", "import", "--book", "own.book", "shipped.obf"]).good();
    assert!(said.contains(&format!("added: {}", text.lines().count())), "{said}");
    place.run(["book", "export", "--book", "own.book", "again.obf"]).good();
    assert_eq!(fs::read_to_string(place.path("again.obf")).unwrap(), text);
    assert!(
        place.run(["book", "export", "again.obf"]).refused().contains("again.obf"),
        "nothing is overwritten"
    );
    let again = place.run(["book", "import", "--book", "own.book", "again.obf"]).good();
    assert!(again.contains("added: 0"), "{again}");
}

#[test]
fn positions_of_anybody_are_taken_in_whole_or_not_at_all() {
    let place = Place::new();
    place.write("mine.obf", format!("{START} F5:+2;\n"));
    place.run(["book", "import", "--book", "own.book", "mine.obf", "--depth", "20"]).good();
    let shown = place.run(["book", "show", "--book", "own.book"]).good();
    assert!(shown.contains("20") && shown.contains("f5") && shown.contains("+2"), "{shown}");
    let before = fs::read(place.path("own.book")).unwrap();
    for (bad, reason) in [
        (format!("{START} F5:+2; % depth 30\n{START} F5:+65;\n"), "position 2"),
        (format!("{START} A1:+2;\n"), "a1"),
        (format!("{START}\n"), "needs a move"),
    ] {
        place.write("bad.obf", bad);
        let said = place.run(["book", "import", "--book", "own.book", "bad.obf"]).refused();
        assert!(said.contains("bad.obf") && said.to_lowercase().contains(reason), "{said}");
        assert_eq!(fs::read(place.path("own.book")).unwrap(), before);
    }
}
