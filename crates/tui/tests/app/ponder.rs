//! The computer thinks on a person's time when it is asked to, and only then.

use crate::stage::{Stage, against, options, two_people};
use outflank_levels::Level;
use outflank_play::{MatchSetup, Start};
use outflank_tui::{Begin, Options, Press, Talk, talk};
use std::io::Cursor;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A level that searches, and opens from the book at once.
const THINKER: &str = "12";

fn pondering(begin: Begin) -> Stage {
    Stage::of(Options { ponder: true, ..options(begin) })
}

fn game(setup: MatchSetup) -> Begin {
    Begin::Match(Box::new(setup))
}

#[track_caller]
fn expect(stage: &Stage, ponders: bool, when: &str) {
    assert_eq!(stage.is_pondering(), ponders, "{when}:\n{}", stage.screen());
}

#[test]
fn the_computer_thinks_whenever_it_is_the_persons_turn() {
    let mut stage = pondering(game(against(THINKER)));
    expect(&stage, true, "at the start");
    stage.place("f5");
    stage.expect("thinking");
    expect(&stage, false, "while it looks for its move");
    stage.let_think();
    expect(&stage, true, "after its move");
    stage.place("a1");
    expect(&stage, true, "after a move that is not one");
    stage.keys("u");
    expect(&stage, true, "after taking back");
    stage.keys("?");
    expect(&stage, true, "while the help is read");
    stage.press(Press::Back);
    stage.keys("p");
    expect(&stage, false, "in a pause");
    stage.keys("p");
    expect(&stage, true, "after the pause");
    stage.keys("xx");
    expect(&stage, false, "after resigning");
    stage.keys("n");
    expect(&stage, true, "in the next game");
}

#[test]
fn nobody_thinks_when_there_is_no_game_on_the_screen() {
    let mut stage = pondering(game(against(THINKER)));
    stage.press(Press::Back);
    expect(&stage, false, "in the menu");
    let mut stage = pondering(game(against(THINKER)));
    stage.keys("s");
    expect(&stage, false, "while the game is analysed");
    stage.press(Press::Back);
    stage.press(Press::Enter);
    expect(&stage, true, "when it goes on");
    stage.press(Press::Quit);
    expect(&stage, false, "at the end");
    expect(&pondering(Begin::Menu), false, "before a game");
}

#[test]
fn nobody_thinks_who_was_not_asked_or_has_nothing_to_think_about() {
    for setup in [against("1"), against("11"), against("console"), two_people()] {
        let stage = pondering(game(setup.clone()));
        expect(&stage, false, &format!("{setup:?}"));
    }
    let mut stage = Stage::play(against(THINKER));
    expect(&stage, false, "without being asked");
    stage.place("f5");
    stage.let_think();
    expect(&stage, false, "without being asked, after its move");
}

#[test]
fn what_a_person_asks_for_comes_first() {
    let mut stage = pondering(game(against(THINKER)));
    stage.keys("v");
    expect(&stage, false, "while scores are shown");
    stage.keys("v");
    expect(&stage, true, "when they are shown no more");
    stage.keys("i");
    expect(&stage, false, "until the hint has come");
    while !stage.is_pondering() {
        stage.wait_for_thought();
    }
}

#[test]
fn a_solved_game_is_thought_about_no_longer() {
    // Fourteen empty squares are soon looked through to the end.
    let mut setup = against(THINKER);
    let text = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
    setup.start = Start::Position { position: text.parse().expect("a position") };
    let stage = pondering(game(setup));
    let patience = Instant::now() + Duration::from_secs(60);
    while stage.is_pondering() {
        assert!(Instant::now() < patience, "it goes on and on");
        sleep(Duration::from_millis(5));
    }
}

#[test]
fn the_console_thinks_at_levels_that_look_ahead() {
    let variation = "02".parse().unwrap();
    expect(&pondering(Begin::Console(variation, Level::CONSOLE)), false, "as the console of 1982");
    let mut stage = pondering(Begin::Console(variation, Level::numbered(12).unwrap()));
    expect(&stage, true, "level 12");
    // The game before this one is left only when this one has begun.
    stage.keys("n");
    expect(&stage, true, "in another game");
    stage.press(Press::Back);
    expect(&stage, false, "after leaving");
}

fn spoken(level: &str, ponder: bool, lines: &str) -> String {
    let mut output = Vec::new();
    let options = Options { ponder, ..options(game(against(level))) };
    let input = Box::new(Cursor::new(lines.as_bytes().to_vec()));
    talk(options, Talk { input, output: &mut output, interactive: false }).unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn line_by_line_everything_is_said_as_ever() {
    // Book moves and the luck of weak levels do not depend on what was thought about.
    for (level, lines) in [(THINKER, "f5\nboard\nundo\nd3\nscore\nresign\n"), ("4", "f5\nundo\nd3\n")] {
        let said = spoken(level, true, lines);
        assert!(said.contains("White plays "), "{said}");
        assert_eq!(said, spoken(level, false, lines));
    }
    // Whoever asks is answered, though nobody solves the game from its start.
    let said = spoken(THINKER, true, "hint\nevaluate\nlearn 1\nquit\n");
    assert!(said.ends_with("Goodbye.\n"), "{said}");
}
