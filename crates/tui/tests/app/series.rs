//! A series: the winner decides who starts, and a score sheet explains every point (R11).

use crate::spoken::say;
use crate::stage::{Stage, two_people};
use outflank_play::series::StartRule;
use outflank_play::{Goal, MatchSetup, SeriesSetup};
use outflank_tui::Begin;
use std::num::NonZeroU32;

fn to_two_wins() -> MatchSetup {
    let goal = Goal::Wins(NonZeroU32::new(2).unwrap());
    MatchSetup { series: SeriesSetup { goal, next_starter: StartRule::WinnerDecides }, ..two_people() }
}

#[test]
fn r11_the_winner_decides_who_starts_and_the_sheet_explains_the_points() {
    let mut stage = Stage::play(to_two_wins());
    stage.keys("xx");
    stage.expect("decides who");
    stage.expect("1 Player 1 starts");
    // Nothing begins before that is said.
    stage.keys("\n");
    stage.expect("2 Player 2 starts");
    stage.keys("2");
    stage.expect("Black to move.");
    stage.keys("xx");
    stage.keys("w");
    stage.expect("Score sheet");
    stage.expect("because Player 1 resigned");
    stage.expect("worth 64 points");
    stage.keys("\n");
    assert!(!stage.shows("Score sheet"));
}

#[test]
fn r11_the_same_line_by_line_with_the_final_score() {
    let said = say(
        Begin::Match(Box::new(to_two_wins())),
        "resign\nnew\nstart 2\nscore\nresign\nstart 1\nresign\nscore\n",
        None,
    );
    for part in [
        "Player 2 won and decides who starts the next game. Type “start 1” for Player 1, “start 2” for Player 2.",
        "The winner has not yet said who starts the next game.",
        "Player 2 starts the next game.",
        "Game 1: Player 2 wins because Player 1 resigned.",
        "Such a game counts as won by all 64 discs",
        "Final score in wins: ",
        "Points: Player 1 ",
    ] {
        assert!(said.contains(part), "{part:?} was not said:\n{said}");
    }
}

#[test]
fn l3_answers_and_replies_are_told_as_they_happen() {
    let said = say(Begin::Menu, "learn\nquit\n", None);
    let line = said.lines().find(|line| line.contains("Rulebook puzzle 1")).expect("the list has it");
    let number = line.split(':').next().unwrap();
    let said = say(Begin::Menu, &format!("learn {number}\nh2\nquit\n"), None);
    let (_, after) = said.split_once("Find Black").expect("the task");
    assert!(after.contains("White replies "), "White's reply is told after the answer:\n{said}");
}
