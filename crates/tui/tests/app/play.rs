//! Games against the computer and between two people.

use crate::stage::{LETTERS, Stage, against, two_people};
use outflank_play::series::{Player, StartRule};
use outflank_play::{ClockSetup, Goal, MatchSetup, Millis, SeriesSetup, Start, TimeControl, TimeOut};
use outflank_rules::Color;
use outflank_tui::{Begin, BoardStyle, Look, Press};
use std::num::NonZeroU32;

/// Plays the first legal move by keys until the game is over.
fn play_to_the_end(stage: &mut Stage) -> usize {
    let mut moves = 0;
    while !stage.shows("Federation score") {
        stage.let_think();
        if stage.shows("Federation score") {
            break;
        }
        let legal = stage.squares('+');
        let before = stage.discs(Color::Black) + stage.discs(Color::White);
        // The cursor may stand on the only legal square, which then shows brackets around
        // the same sign.
        let square = *legal.first().unwrap_or_else(|| panic!("no move to see:\n{}", stage.screen()));
        stage.place(&square.to_string());
        assert!(stage.discs(Color::Black) + stage.discs(Color::White) > before, "{}", stage.screen());
        moves += 1;
        assert!(moves <= 60);
    }
    moves
}

#[test]
fn a_whole_game_against_the_computer_by_keys() {
    let mut stage = Stage::play(against("2"));
    let moves = play_to_the_end(&mut stage);
    assert!(moves >= 4, "{}", stage.screen());
    let (black, white) = (stage.discs(Color::Black), stage.discs(Color::White));
    stage.expect(&format!("Discs on the board: Black {black}, White {white}."));
    let result = match black.cmp(&white) {
        std::cmp::Ordering::Greater => "Black wins.",
        std::cmp::Ordering::Less => "White wins.",
        std::cmp::Ordering::Equal => "The game is a draw.",
    };
    stage.expect(result);
    // And the same again.
    stage.keys("n");
    assert_eq!(stage.discs(Color::Black) + stage.discs(Color::White), 4);
}

#[test]
fn a_whole_game_of_two_people_by_the_mouse() {
    let mut stage = Stage::play(two_people());
    for _ in 0..60 {
        let Some(&square) = stage.squares('+').first() else { break };
        let (column, row) = stage.place_of(square);
        stage.click(column, row);
    }
    stage.expect("Federation score");
}

#[test]
fn the_computer_begins_when_it_has_black() {
    let setup = against("3");
    let players = outflank_play::PerPlayer { one: setup.players.two.clone(), two: setup.players.one.clone() };
    let mut stage = Stage::play(MatchSetup { players, ..setup });
    stage.let_think();
    assert_eq!(stage.discs(Color::Black), 4, "{}", stage.screen());
    stage.expect("White to move.");
}

#[test]
fn moves_are_taken_back_and_played_again() {
    let mut stage = Stage::play(two_people());
    stage.place("d3");
    stage.place("c3");
    assert_eq!(stage.discs(Color::White), 3);
    stage.keys("u");
    stage.expect("Taken back: C3.");
    assert_eq!(stage.discs(Color::White), 1);
    stage.keys("r");
    stage.expect("Played again: C3.");
    assert_eq!(stage.discs(Color::White), 3);
    // The same by a click on the words at the bottom.
    stage.click_on("u undo");
    assert_eq!(stage.discs(Color::White), 1);
}

#[test]
fn the_last_move_of_a_finished_game_is_taken_back_in_a_copy() {
    let mut stage = Stage::play(two_people());
    for square in ["f5", "d6", "c5", "f4", "e7", "f6", "g5", "e6", "e3"] {
        stage.place(square);
    }
    stage.expect("Black wins.");
    assert_eq!(stage.discs(Color::White), 0);
    stage.keys("u");
    stage.expect("You play on in a copy.");
    assert!(stage.discs(Color::White) > 0);
    stage.expect("Black to move.");
}

#[test]
fn what_is_refused_is_told() {
    let mut stage = Stage::play(two_people());
    stage.place("a1");
    stage.expect("A disc on A1 would turn nothing over.");
    stage.place("d4");
    stage.expect("There is a disc on D4 already.");
    stage.keys("r");
    stage.expect("There is nothing to play again.");
}

#[test]
fn a_hint_names_a_legal_move_and_the_scores_stand_on_the_squares() {
    let mut stage = Stage::play(two_people());
    let legal = stage.squares('+');
    stage.keys("i");
    while !stage.shows("Press i again for more.") {
        stage.wait_for_thought();
    }
    assert!(!stage.shows("Hint:"), "first an idea, then a place, then the move");
    assert!(!stage.shows("Look at"));
    stage.keys("i");
    // The part of the board is named and marked.
    stage.expect("Look at the");
    let marked = stage.screen().matches(['(', ')']).count();
    assert!(marked >= 8, "{marked} brackets:\n{}", stage.screen());
    stage.keys("i");
    let screen = stage.screen();
    let named = legal.iter().filter(|square| screen.contains(&format!("Hint: {square} ("))).count();
    assert_eq!(named, 1, "{screen}");
    stage.keys("v");
    assert!(!stage.shows("Hint:"));
    // A late thought about the hint may come first.
    while !legal.iter().all(|&square| stage.sign(square).is_ascii_digit()) {
        stage.wait_for_thought();
    }
    stage.keys("v");
    assert_eq!(stage.squares('+').len(), 4);
}

#[test]
fn resigning_takes_two_presses() {
    let mut stage = Stage::play(two_people());
    stage.keys("x");
    stage.expect("Press x again to resign.");
    // Leaving the question is not leaving the game.
    stage.press(Press::Back);
    assert!(!stage.shows("Press x again to resign.") && !stage.is_over(), "{}", stage.screen());
    stage.expect("to move.");
    stage.keys("x");
    stage.press(Press::Left);
    assert!(!stage.shows("Press x again"));
    stage.keys("xx");
    stage.expect("Black resigns. ".trim());
    stage.expect("White wins.");
    // The discs have decided nothing: no score is made of them.
    assert!(!stage.shows("Margin") && !stage.shows("Federation score"), "{}", stage.screen());
}

#[test]
fn a_clock_runs_stands_still_and_runs_out() {
    let control = TimeControl::PerGame { main: Millis::from_secs(60) };
    let clock = Some(ClockSetup::new(control, TimeOut::Loss));
    let mut stage = Stage::play(MatchSetup { clock, ..two_people() });
    stage.pass(30_000);
    stage.expect("0:30");
    stage.keys("p");
    stage.expect("The game is paused.");
    stage.pass(600_000);
    stage.expect("0:30");
    stage.keys("p");
    stage.pass(29_999);
    assert!(!stage.shows("time is up"));
    stage.pass(1);
    stage.expect("Black’s time is up.");
    stage.expect("White wins.");
}

#[test]
fn a_series_goes_on_with_the_next_game() {
    let goal = Goal::Wins(NonZeroU32::new(2).unwrap());
    let series = SeriesSetup { goal, next_starter: StartRule::Alternate };
    let mut stage = Stage::play(MatchSetup { series, ..two_people() });
    stage.expect("Game 1 · first to 2 wins");
    stage.keys("xx");
    stage.press(Press::Enter);
    stage.expect("Game 2");
    stage.expect("Wins: Player 1 – Player 2: 0–1");
    // Player two has Black now, and resigns too.
    stage.keys("xx");
    stage.press(Press::Enter);
    stage.expect("Wins: Player 1 – Player 2: 1–1");
    stage.keys("xx");
    stage.expect("Winner of the series");
}

#[test]
fn corners_are_given_before_the_start() {
    let start = Start::Corners { count: 2, receiver: Player::One };
    let stage = Stage::play(MatchSetup { start, ..two_people() });
    assert_eq!((stage.discs(Color::Black), stage.discs(Color::White)), (4, 2));
    assert_eq!((stage.sign("a1".parse().unwrap()), stage.sign("h8".parse().unwrap())), ('X', 'X'));
}

#[test]
fn a_game_is_set_up_from_the_menu() {
    let mut stage = Stage::new(Begin::Menu);
    stage.matches("menu");
    stage.keys("1");
    stage.matches("new_game");
    // White becomes a person, Black gets a corner.
    stage.press(Press::Down);
    for _ in 0..5 {
        stage.press(Press::Left);
    }
    stage.press(Press::Down);
    stage.press(Press::Right);
    stage.press(Press::Enter);
    assert_eq!((stage.discs(Color::Black), stage.discs(Color::White)), (3, 2), "{}", stage.screen());
    stage.place("d3");
    stage.matches("game");
    stage.press(Press::Back);
    stage.press(Press::Back);
    stage.press(Press::Back);
    assert!(stage.is_over());
}

#[test]
fn the_board_has_three_looks_and_needs_no_colour() {
    for (board, name) in
        [(BoardStyle::Unicode, "round"), (BoardStyle::Ascii, "letters"), (BoardStyle::ColorBlind, "shapes")]
    {
        for color in [true, false] {
            let look = Look { board, color, ..LETTERS };
            let mut stage = Stage::with(Begin::Match(Box::new(two_people())), look, None);
            stage.place("d3");
            stage.matches(&format!("board_{name}{}", if color { "_in_colour" } else { "" }));
        }
    }
}

#[test]
fn without_colour_no_colour_is_used_anywhere() {
    let look = Look { board: BoardStyle::Unicode, ..LETTERS };
    let mut stage = Stage::with(Begin::Menu, look, None);
    let colourless = |stage: &Stage| {
        let reset = ratatui::style::Color::Reset;
        (0..80).all(|column| (0..24).all(|row| stage.style_at(column, row) == (reset, reset)))
    };
    assert!(colourless(&stage));
    stage.keys("1\n");
    assert!(colourless(&stage));
    stage.press(Press::Back);
    stage.press(Press::Back);
    stage.keys("251\n");
    stage.expect("GREEN");
    assert!(colourless(&stage));
}
