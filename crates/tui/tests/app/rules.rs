//! The rulebook to read (L7): rules beside figures, and what the editions make of them.

use crate::spoken::say;
use crate::stage::{LETTERS, Stage};
use outflank_tui::{Begin, BoardStyle, Look, Press};
use ratatui::style::Color;

fn opened() -> Stage {
    let mut stage = Stage::new(Begin::Menu);
    stage.click_on("Rules");
    stage
}

#[test]
fn l7_rules_stand_beside_their_figures_and_a_figure_can_be_played() {
    let mut stage = opened();
    stage.expect("The rulebook: The aim");
    for _ in 0..3 {
        stage.press(Press::Right);
    }
    stage.press(Press::Down);
    stage.expect("G5 and turns D5, E5 and F5.");
    stage.expect("Figure of rule 10");
    assert_eq!(stage.sign("d5".parse().unwrap()), 'X');
    stage.press(Press::Enter);
    assert_eq!(stage.sign("d5".parse().unwrap()), 'O', "the move of the figure turns its discs");
    stage.matches("rules");
    stage.press(Press::Enter);
    assert_eq!(stage.sign("d5".parse().unwrap()), 'X');
}

#[test]
fn l7_an_edition_marks_what_it_adds_drops_words_differently_and_gets_wrong() {
    let mut stage = opened();
    stage.keys("c");
    stage.expect("16  On the console of 1982");
    stage.click_on("Setting up");
    stage.keys("4");
    stage.expect("French rules.");
    stage.expect("FR does not say this.");
    stage.expect("FR gets it wrong:");
    stage.click_on(" ES ");
    stage.expect("Spanish rulebook of the board game.");
    assert!(!stage.shows("FR gets it wrong"));
    // Every rule of the book can be reached by one key, and the book ends.
    stage.press(Press::Home);
    let mut screens = vec![stage.screen()];
    for _ in 0..200 {
        stage.press(Press::Down);
        screens.push(stage.screen());
    }
    for number in 1..=50 {
        let label = format!("{number:>2}  ");
        assert!(screens.iter().any(|screen| screen.contains(&label)), "rule {number} is never shown");
    }
    stage.expect("16/16");
}

#[test]
fn i3_the_set_up_line_can_be_read_in_all_twelve_languages() {
    let mut stage = opened();
    stage.press(Press::Right);
    let mut seen = String::new();
    for _ in 0..12 {
        seen += &stage.screen();
        stage.press(Press::Down);
    }
    for name in [
        "Polski",
        "Български",
        "Беларуская",
        "Čeština",
        "Eesti",
        "Magyar",
        "Lietuvių",
        "Latviešu",
        "Română",
        "Slovenčina",
        "Українська",
        "English",
    ] {
        assert!(seen.contains(&format!("{name}: ")), "{name} is missing:\n{seen}");
    }
}

#[test]
fn c4_figures_of_the_console_are_red_and_green() {
    let look = Look { color: true, board: BoardStyle::Ascii, ..LETTERS };
    let mut stage = Stage::with(Begin::Menu, look, None);
    stage.click_on("Rules");
    stage.press(Press::End);
    stage.press(Press::Down);
    stage.expect("54  On the console the discs are");
    let colour = |square: &str| {
        let (column, row) = stage.place_of(square.parse().unwrap());
        stage.style_at(column, row).0
    };
    let [green, red] = [Color::Indexed(46), Color::Indexed(196)];
    assert_eq!(["d4", "e5", "e4", "d5"].map(colour), [red, red, green, green]);
}

#[test]
fn a_narrow_window_shows_the_text_or_the_figure() {
    let mut stage = opened();
    stage.resize(44, 16);
    stage.press(Press::Right);
    stage.press(Press::Right);
    stage.press(Press::Down);
    stage.expect("Four discs lie in the centre");
    stage.press(Press::Tab);
    stage.expect("A B C D E F G H");
    assert!(!stage.shows("Four discs"));
    stage.press(Press::Tab);
    stage.expect("Four discs lie in the centre");
}

#[test]
fn l7_the_rulebook_is_told_line_by_line() {
    let said = say(Begin::Menu, "rules\nrules 3 fr\nrules box\nrules 99\nquit\n", None);
    assert!(said.contains("16: On the console of 1982\n"), "{said}");
    assert!(said.contains("FR: French rules. "), "{said}");
    assert!(said.contains("Black: E4 D5. White: D4 E5.\nFR gets it wrong:"), "{said}");
    assert!(said.contains("Українська: "), "{said}");
    assert!(said.contains("Something is missing. Example: 3 fr"), "{said}");
}
