//! A real board: hands place, turn, err and correct (T1–T3).

use crate::stage::Stage;
use outflank_play::MatchSetup;
use outflank_play::tabletop::Referee;
use outflank_rules::Color;

fn table(referee: Referee) -> Stage {
    Stage::play(MatchSetup::tabletop(referee))
}

#[test]
fn nothing_turns_by_itself_and_a_mistake_can_be_put_right() {
    let mut stage = table(Referee::Hint);
    assert!(stage.squares('+').is_empty(), "finding the moves is part of the game");
    stage.place("c4");
    stage.expect("Black places a disc on C4.");
    assert_eq!(stage.sign("d4".parse().unwrap()), 'O');
    stage.keys("o");
    stage.expect("1 mistake in Black’s turn.");
    // The opponent has not moved: the disc may still be turned.
    stage.place("d4");
    assert_eq!(stage.sign("d4".parse().unwrap()), 'X');
    stage.expect("No mistakes in Black’s turn.");
    stage.expect("White to move.");
    stage.matches("table");
}

#[test]
fn a_strict_referee_hands_over_only_what_is_right() {
    let mut stage = table(Referee::Strict);
    stage.place("a1");
    stage.expect("A disc on A1 would turn nothing over.");
    stage.place("d3");
    stage.keys("o");
    stage.expect("1 disc shows the wrong side.");
    stage.place("d4");
    stage.keys("o");
    stage.expect("Black is done.");
}

#[test]
fn a_silent_referee_lets_it_stand_and_the_record_marks_it() {
    let mut stage = table(Referee::Silent);
    stage.place("c4");
    stage.keys("o");
    assert!(!stage.shows("mistake"));
    stage.place("c3");
    stage.keys("o");
    // Even a silent referee takes no pass while there is a move. When the game is over, the mistakes
    // are told.
    stage.keys("k");
    stage.expect("Passing is not allowed while there is a");
    stage.keys("xx");
    stage.expect("Black resigns.");
    stage.expect("Move 1, Black: Not turned: D4.");
    assert_eq!((stage.discs(Color::Black), stage.discs(Color::White)), (3, 3));
}
