//! The console of 1982.

use crate::stage::{LETTERS, Stage};
use outflank_levels::Level;
use outflank_locale::Language;
use outflank_play::Variation;
use outflank_play::console::{Controller, Hue, Side};
use outflank_rules::Color;
use outflank_tui::{Begin, BoardStyle, Look, Press};

fn console(digits: &str) -> Stage {
    Stage::new(Begin::Console(digits.parse().unwrap(), Level::CONSOLE))
}

#[test]
fn c1_all_thirty_games_start_by_their_digits() {
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
        // A game that is left pauses first.
        stage.press(Press::Back);
        stage.expect("The game is paused.");
        stage.press(Press::Back);
    }
}

#[test]
fn c1_digits_that_name_no_game_are_refused_with_the_list() {
    let mut stage = Stage::new(Begin::Menu);
    stage.keys("294");
    stage.expect("There is no game 94. These exist: 01 02 03 11");
    stage.press(Press::Enter);
    stage.expect("There is no game 94.");
    stage.keys("01");
    assert!(!stage.shows("There is no game"));
}

#[test]
fn c2_c8_after_fifteen_seconds_the_computer_plays_the_move() {
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

/// The columns of a side.
fn half(stage: &Stage, side: Side) -> Vec<String> {
    let columns = |line: &str| -> String {
        match side {
            Side::Left => line.chars().take(20).collect(),
            Side::Right => line.chars().skip(58).collect(),
        }
    };
    stage.screen().lines().take(20).map(columns).collect()
}

#[test]
fn c3_the_score_of_the_player_to_move_blinks() {
    let look = Look { motion: true, ..LETTERS };
    for (digits, blinking) in [("01", Side::Left), ("03", Side::Right)] {
        let mut stage = Stage::with(Begin::Console(digits.parse().unwrap(), Level::CONSOLE), look, None);
        let bright = Side::BOTH.map(|side| half(&stage, side));
        stage.pass(500);
        for (side, bright) in Side::BOTH.into_iter().zip(&bright) {
            assert_eq!(half(&stage, side) != *bright, side == blinking, "{digits}: {}", stage.screen());
        }
        if digits == "01" {
            stage.pass(500);
            assert_eq!(Side::BOTH.map(|side| half(&stage, side)), bright);
        }
    }
}

#[test]
fn c4_any_of_three_keys_places_and_an_illegal_place_is_not_accepted() {
    for (key, square) in [(Press::Enter, "d3"), (Press::Space, "c4"), (Press::Tab, "f5")] {
        let mut stage = console("02");
        stage.keys("a1");
        stage.press(key);
        stage.expect("A disc on A1 would turn nothing over.");
        assert_eq!(stage.discs(Color::Black), 2);
        stage.keys(square);
        stage.press(key);
        stage.expect(&format!("Green plays {} and turns 1 disc.", square.to_uppercase()));
        stage.let_think();
        stage.expect("Red plays");
    }
}

#[test]
fn c4_c9_two_players_have_a_controller_each_and_their_disc_is_what_moves() {
    let mut stage = console("01");
    let at = |stage: &Stage, square: &str| stage.sign(square.parse().unwrap());
    assert_eq!(at(&stage, "d3"), 'x', "green's disc hangs over D3");
    stage.keys("w");
    assert_eq!((at(&stage, "d3"), at(&stage, "d2")), (' ', 'x'));
    // The arrows and Enter are the right player's, who is not to move.
    stage.press(Press::Up);
    stage.press(Press::Enter);
    stage.expect("It is the opponent’s turn.");
    stage.keys("s");
    stage.press(Press::Space);
    stage.expect("Green plays D3 and turns 1 disc.");
    // Red's disc waits where red's controller has moved it to.
    assert_eq!(at(&stage, "e5"), 'O');
    stage.keys("a");
    stage.press(Press::Space);
    stage.expect("It is the opponent’s turn.");
    for key in [Press::Up, Press::Up, Press::Left, Press::Left] {
        stage.press(key);
    }
    assert_eq!(at(&stage, "c3"), 'o');
    stage.press(Press::Enter);
    stage.expect("Red plays C3 and turns 1 disc.");
    stage.expect("Green to move");
    stage.matches("console");
}

#[test]
fn c4_the_left_player_may_choose_red_and_the_discs_lie_as_in_the_figure() {
    let mut stage = Stage::new(Begin::Menu);
    stage.keys("2c");
    stage.expect("left player red");
    stage.keys("01\n");
    stage.expect("Red to move");
    assert!(half(&stage, Side::Left).concat().contains("RED"), "{}", stage.screen());
    assert_eq!(stage.sign("d4".parse().unwrap()), 'O', "red lies on D4");
    // The left player starts, with red.
    stage.keys("asd");
    stage.press(Press::Space);
    stage.expect("There is a disc on D4 already.");
    stage.click_square("e3");
    stage.expect("Red plays E3 and turns 1 disc.");
    stage.expect("Green to move");
}

#[test]
fn c5_c8_a_player_without_a_move_is_passed_and_the_screen_says_so() {
    let mut stage = console("01");
    for square in ["c4", "c3", "f5", "b4", "a4", "a5", "c2", "a3"] {
        stage.click_square(square);
    }
    stage.expect("Green has no move and passes.");
    stage.expect("Red to move");
}

#[test]
fn c6_nothing_blinks_or_turns_for_whoever_wants_it_still() {
    let mut stage = console("01");
    let before = stage.screen();
    stage.pass(500);
    assert_eq!(stage.screen(), before);
    stage.press(Press::Space);
    let after = stage.screen();
    stage.pass(140);
    assert_eq!(stage.screen(), after, "the disc is turned at once");
    let mut stage = console("02");
    stage.expect("m sound on");
    stage.keys("m");
    stage.expect("m sound off");
}

#[test]
fn c9_a_game_that_is_left_pauses_and_says_so() {
    let mut stage = console("51");
    for away in [Press::Back, Press::Suspend, Press::Char('i')] {
        stage.pass(1_000);
        stage.press(away);
        if away == Press::Char('i') {
            stage.expect("The right digit");
            stage.press(Press::Back);
        }
        stage.expect("The game is paused.");
        stage.pass(60_000);
        stage.expect("The game is paused.");
        stage.press(Press::Enter);
        stage.expect("Green to move");
    }
    // Three of the fifteen seconds are gone.
    stage.pass(11_999);
    assert!(!stage.shows("time is up"), "{}", stage.screen());
    stage.pass(1);
    stage.expect("Green’s time is up");
}

#[test]
fn c8_a_finished_game_stays_on_the_screen_and_can_be_walked_through() {
    let mut stage = console("01");
    for square in ["f5", "d6", "c5", "f4", "e7", "f6", "g5", "e6", "e3"] {
        stage.click_square(square);
    }
    stage.expect("Green wins. Red has no disc left on the board.");
    assert_eq!((stage.discs(Color::Black), stage.discs(Color::White)), (13, 0));
    stage.press(Press::Left);
    stage.expect("8 of 9");
    stage.expect("Red plays E6");
    assert!(stage.discs(Color::White) > 0);
    stage.press(Press::Home);
    stage.expect("0 of 9");
    assert_eq!((stage.discs(Color::Black), stage.discs(Color::White)), (2, 2));
    stage.press(Press::Right);
    stage.expect("Green plays F5 and turns 1 disc.");
    stage.keys("s");
    stage.expect("Analyse");
    stage.press(Press::Back);
    stage.press(Press::Enter);
    stage.expect("Green to move");
}

#[test]
fn c9_the_sleeve_tells_digits_keys_and_whose_rules_they_are_in_every_language() {
    let mut stage = Stage::new(Begin::Menu);
    stage.keys("2i");
    for text in ["The right digit", "1: two players, left starts", "15 seconds"] {
        stage.expect(text);
    }
    for _ in Language::ALL {
        stage.keys("l");
        stage.press(Press::Home);
        stage.expect("A1, H8, H1");
        stage.press(Press::End);
        stage.expect("Dujardin");
    }
    stage.resize(120, 40);
    stage.expect("The right digit");
    stage.expect("Edmond Dujardin");
    stage.resize(80, 24);
    stage.press(Press::Back);
    stage.keys("02\n");
    stage.expect("Green to move");
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
