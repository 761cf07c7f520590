//! Games that are kept.

use crate::stage::{LETTERS, Stage, against, two_people};
use outflank_rules::Color;
use outflank_tui::{Begin, Press, Shelf};

#[test]
fn a_game_is_kept_listed_and_gone_on_with() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("games.db");
    let shelf = || Some(Shelf::open(&path).unwrap());
    let mut stage = Stage::with(Begin::Match(Box::new(two_people())), LETTERS, shelf());
    stage.place("d3");
    stage.place("c3");
    // As if the program were closed and opened again.
    stage.press(Press::Quit);
    assert!(stage.is_over());

    let mut stage = Stage::with(Begin::Menu, LETTERS, shelf());
    stage.keys("7");
    stage.expect("1 match");
    stage.expect("Person – Person");
    stage.press(Press::Enter);
    stage.expect("Black to move.");
    assert_eq!((stage.discs(Color::Black), stage.discs(Color::White)), (3, 3), "{}", stage.screen());
    stage.place("c4");
    stage.keys("u");
    stage.press(Press::Back);
    stage.expect("1 match");

    // Searching and deleting.
    stage.keys("/nothing like it\n");
    stage.expect("0 matches");
    stage.keys("/");
    for _ in 0.."nothing like it".len() {
        stage.press(Press::Erase);
    }
    stage.press(Press::Enter);
    stage.expect("1 match");
    stage.keys("x");
    stage.expect("Press x again to delete");
    stage.keys("x");
    stage.expect("0 matches");
}

#[test]
fn the_computers_turn_goes_on_where_it_was() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("games.db");
    let shelf = || Some(Shelf::open(&path).unwrap());
    let mut stage = Stage::with(Begin::Match(Box::new(against("1"))), LETTERS, shelf());
    stage.place("d3");
    stage.expect("thinking");
    stage.press(Press::Quit);

    let mut stage = Stage::with(Begin::Menu, LETTERS, shelf());
    stage.keys("7");
    stage.press(Press::Enter);
    stage.let_think();
    stage.expect("Black to move.");
    assert_eq!(stage.discs(Color::Black) + stage.discs(Color::White), 6, "{}", stage.screen());
}

#[test]
fn a_game_in_which_nothing_happened_is_not_kept() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("games.db");
    let mut stage =
        Stage::with(Begin::Match(Box::new(two_people())), LETTERS, Some(Shelf::open(&path).unwrap()));
    stage.press(Press::Back);
    stage.keys("7");
    stage.expect("0 matches");
}

#[test]
fn c4_a_kept_game_of_the_console_is_listed_with_its_left_player_first_and_in_its_colours() {
    let directory = tempfile::tempdir().unwrap();
    let shelf = || Some(Shelf::open(&directory.path().join("games.db")).unwrap());
    let mut stage = Stage::with(Begin::Menu, LETTERS, shelf());
    // The left player has taken red.
    stage.keys("2c02\n");
    stage.click_square("e3");
    stage.let_think();
    stage.press(Press::Quit);

    let mut stage = Stage::with(Begin::Menu, LETTERS, shelf());
    stage.keys("7");
    stage.expect("Console 02: Person – ");
    stage.expect("O Red  Person");
    stage.expect("X Green  ");
    assert!(!stage.shows("White") && !stage.shows("Black"), "{}", stage.screen());
}
