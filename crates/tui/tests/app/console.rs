//! The console of 1982.

use crate::stage::{LETTERS, Stage};
use outflank_levels::Level;
use outflank_play::Variation;
use outflank_play::console::{Controller, Hue, Side};
use outflank_rules::Color;
use outflank_tui::{Begin, BoardStyle, Look, Press};

fn console(digits: &str) -> Stage {
    Stage::new(Begin::Console(digits.parse().unwrap(), Level::CONSOLE))
}

#[test]
fn all_thirty_games_start_by_their_digits() {
    let mut stage = Stage::new(Begin::Menu);
    stage.keys("2");
    stage.matches("console_choice");
    for variation in Variation::all() {
        stage.keys(&variation.to_string());
        stage.press(Press::Enter);
        stage.expect(&format!("Console · Game {variation}"));
        for color in Color::BOTH {
            let expected = variation.start().discs(color).len() as usize;
            assert_eq!(stage.discs(color), expected, "{variation}\n{}", stage.screen());
        }
        let computer_starts = variation.controller(variation.starter()) == Controller::Computer;
        assert_eq!(stage.shows("thinking"), computer_starts, "{variation}");
        if computer_starts {
            let before = stage.discs(Color::White);
            stage.let_think();
            assert!(stage.discs(Color::White) > before, "{variation}\n{}", stage.screen());
        } else {
            stage.expect("Green to move");
        }
        assert_eq!(variation.starter() == Side::Right, computer_starts);
        stage.press(Press::Back);
    }
}

#[test]
fn digits_that_name_no_game_are_refused_with_the_list() {
    let mut stage = Stage::new(Begin::Menu);
    stage.keys("294");
    stage.expect("There is no game 94. These exist: 01 02 03 11");
    stage.press(Press::Enter);
    stage.expect("There is no game 94.");
    stage.keys("01");
    assert!(!stage.shows("There is no game"));
}

#[test]
fn after_fifteen_seconds_the_computer_plays_the_move() {
    let mut stage = console("51");
    stage.pass(14_999);
    stage.expect("Green to move");
    assert_eq!(stage.discs(Color::Black), 2);
    stage.pass(1);
    stage.expect("Green’s time is up: the computer moves.");
    stage.wait_for_thought();
    // It is seen that the time is up before the move is (C8).
    stage.pass(999);
    stage.expect("Green’s time is up: the computer moves.");
    stage.pass(1);
    stage.expect("The computer plays ");
    stage.expect("for Green");
    assert_eq!(stage.discs(Color::Black), 4, "{}", stage.screen());
    stage.expect("Red to move");
    // And the right-hand player has fifteen seconds again.
    stage.pass(14_999);
    assert!(!stage.shows("Red’s time is up"));
    stage.pass(1);
    stage.expect("Red’s time is up");
}

#[test]
fn the_score_of_the_player_to_move_blinks() {
    let look = Look { motion: true, ..LETTERS };
    let mut stage = Stage::with(Begin::Console("01".parse().unwrap(), Level::CONSOLE), look, None);
    let bright = stage.screen();
    stage.pass(500);
    let dark = stage.screen();
    assert_ne!(bright, dark);
    stage.pass(500);
    assert_eq!(stage.screen(), bright);
    // Only the left score, whose turn it is: the right half stays.
    let right = |screen: &str| {
        screen.lines().map(|line| line.chars().skip(50).collect::<String>()).collect::<Vec<_>>()
    };
    assert_eq!(right(&bright), right(&dark));
}

#[test]
fn any_of_three_keys_places_and_an_illegal_place_is_not_accepted() {
    let mut stage = console("01");
    stage.place("a1");
    stage.expect("A disc on A1 would turn nothing over.");
    stage.keys("d3");
    stage.press(Press::Tab);
    stage.expect("Green plays D3 and turns 1 disc.");
    stage.place("c3");
    stage.expect("Red plays C3 and turns 1 disc.");
    stage.matches("console");
}

#[test]
fn c4_discs_are_green_and_red_as_in_the_manual_s_figure() {
    use ratatui::style::Color as Paint;
    let figure = outflank_data::rulebook().position("ill-trq-fig1").expect("the manual's figure").board;
    assert_eq!(figure, Variation::PLAIN.start());
    let look = Look { color: true, board: BoardStyle::Ascii, ..LETTERS };
    let stage = Stage::with(Begin::Console("01".parse().unwrap(), Level::CONSOLE), look, None);
    let paint = |square: &str| {
        let (column, row) = stage.place_of(square.parse().unwrap());
        stage.style_at(column, row).0
    };
    for square in outflank_rules::Square::all() {
        let expected = match figure.disc_at(square).map(Hue::of) {
            Some(Hue::Green) => Paint::Indexed(46),
            Some(Hue::Red) => Paint::Indexed(196),
            None => continue,
        };
        assert_eq!(paint(&square.to_string()), expected, "{square}");
    }
    assert_eq!(paint("d4"), Paint::Indexed(196), "red lies on D4");
}

/// The game that is left may still be waiting for its first move.
#[test]
fn a_game_begun_anew_while_the_computer_thinks_goes_on() {
    let mut stage = console("03");
    stage.keys("n");
    stage.let_think();
    assert_eq!(stage.discs(Color::Black) + stage.discs(Color::White), 5, "{}", stage.screen());
}
