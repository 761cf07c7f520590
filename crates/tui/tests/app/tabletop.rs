//! A real board: hands place, turn, err and correct (T1–T3).

use crate::spoken::say;
use crate::stage::{Stage, options};
use outflank_play::MatchSetup;
use outflank_play::tabletop::Referee;
use outflank_rules::Color;
use outflank_tui::{Begin, Options, Preferences, Press};

fn table(referee: Referee) -> Stage {
    let mut stage = Stage::play(MatchSetup::tabletop(referee));
    // Straight to the table.
    stage.press(Press::Back);
    stage
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
    // There is nothing left to put right, and nobody says so.
    assert!(!stage.shows("may still correct"), "{}", stage.screen());
    stage.place("d4");
    stage.expect("Place a disc first.");
}

#[test]
fn t2_who_may_correct_is_told_until_the_opponent_has_moved() {
    let mut stage = table(Referee::Silent);
    stage.place("c4");
    assert!(!stage.shows("may still correct"));
    stage.keys("o");
    stage.expect("Black may still correct the");
    stage.place("d4");
    assert_eq!(stage.sign("d4".parse().unwrap()), 'X');
    stage.place("c3");
    assert!(!stage.shows("Black may still correct"), "{}", stage.screen());
}

#[test]
fn t3_a_game_of_hands_says_why_the_engine_does_not_judge_it() {
    let mut stage = table(Referee::Silent);
    stage.place("c4");
    stage.keys("oxxs");
    stage.expect("White resigns.");
    stage.expect("The record of this game shows the board");
    let begin = Begin::Match(Box::new(MatchSetup::tabletop(Referee::Silent)));
    let said = say(begin, "c4\ndone\nresign\nreview\n", None);
    assert!(said.contains("the board as it really lay"), "{said}");
    assert!(said.contains("Not turned: D4."), "{said}");
}

#[test]
fn t4_the_box_is_opened_once_and_skipped_by_a_key() {
    let directory = tempfile::tempdir().unwrap();
    let open = || {
        let begin = Begin::Match(Box::new(MatchSetup::tabletop(Referee::Silent)));
        Stage::of(Options { preferences: Some(Preferences::open(directory.path())), ..options(begin) })
    };
    let mut stage = open();
    stage.expect("Opening the box");
    stage.expect("===");
    for text in ["take the lids off", "Each player takes 32 discs", "black ones on E4", "Keep a finger"] {
        stage.press(Press::Enter);
        stage.expect(text);
    }
    stage.press(Press::Enter);
    stage.expect("Black to move.");
    // Once is enough, also for another run; and another table would not open it either.
    open().expect("Black to move.");
    // Whoever knows a box skips it.
    let mut stage = Stage::play(MatchSetup::tabletop(Referee::Silent));
    stage.expect("Opening the box");
    stage.press(Press::Back);
    stage.expect("Black to move.");
    stage.press(Press::Back);
    stage.keys("3\n");
    stage.expect("Black to move.");
}

#[test]
fn t4_line_by_line_the_box_is_opened_once() {
    let begin = Begin::Match(Box::new(MatchSetup::tabletop(Referee::Silent)));
    let said = say(begin, "c4\ndone\nresign\nnew\n", None);
    assert_eq!(said.matches("Opening the box.").count(), 1, "{said}");
    let texts =
        ["64 discs", "take the lids off", "Each player takes 32", "white ones on D4", "Keep a finger"];
    for text in texts {
        assert_eq!(said.matches(text).count(), 1, "{text}: {said}");
    }
}

#[test]
fn t3_a_silent_referee_lets_it_stand_and_the_record_marks_it() {
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
