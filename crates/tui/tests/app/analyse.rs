//! Studying a game.

use crate::stage::Stage;
use outflank_rules::{Color, Game};
use outflank_tui::{Begin, Press};

/// A game of nine moves that wipes White out.
const MOVES: [&str; 9] = ["f5", "d6", "c5", "f4", "e7", "f6", "g5", "e6", "e3"];

fn game() -> Game {
    let mut game = Game::new();
    for name in MOVES {
        game.play(name.parse().unwrap()).unwrap();
    }
    assert!(game.is_over());
    game
}

#[test]
fn a_game_is_walked_through_and_every_position_gets_its_score() {
    let mut stage = Stage::new(Begin::Study(game()));
    stage.expect("Move 9 of 9: Black e3");
    stage.expect("Black wins.");
    assert_eq!(stage.discs(Color::White), 0);
    stage.press(Press::Left);
    stage.expect("Move 8 of 9: White e6");
    while !stage.shows("Best:") {
        stage.wait_for_thought();
    }
    stage.press(Press::Home);
    stage.expect("Before the first move (9 moves follow)");
    assert_eq!(stage.discs(Color::White), 2);
    // The graph fills from the end: ten positions, ten bars or lines.
    let unknown = |stage: &Stage| stage.screen().lines().rev().skip(1).take(5).any(|line| line.contains('.'));
    while unknown(&stage) {
        stage.wait_for_thought();
    }
    stage.press(Press::End);
    stage.expect("Move 9 of 9");
}

#[test]
fn another_move_is_tried_and_the_game_comes_back() {
    let mut stage = Stage::new(Begin::Study(game()));
    stage.press(Press::Home);
    stage.place("d3");
    stage.expect("You are trying another line.");
    stage.expect("Move 1 of 1: Black d3");
    stage.keys("m");
    stage.expect("Before the first move (9 moves follow)");
    stage.place("f5");
    stage.expect("Move 1 of 9: Black f5");
    stage.place("a1");
    stage.expect("A disc on A1 would turn nothing over.");
}

#[test]
fn the_best_move_can_be_played_without_looking_for_its_square() {
    let mut stage = Stage::new(Begin::Study(Game::new()));
    while !stage.shows("Best:") {
        stage.wait_for_thought();
    }
    stage.press(Press::Enter);
    assert_eq!(stage.discs(Color::Black), 4, "{}", stage.screen());
    stage.expect("Move 1 of 1: Black");
    // And from there against the computer.
    stage.keys("p");
    stage.expect("White to move.");
    stage.expect("Level 5");
    // The move before belongs to that game: Black's disc for it is gone.
    stage.expect("In hand: Black 29, White 30");
}

/// A short game in which B2 at move 10 gives the corner A1 away.
fn lost_corner() -> Game {
    let mut game = Game::new();
    for name in ["f5", "d6", "c3", "d3", "c4", "f3", "d7", "b4", "g2", "b2", "a1", "e6"] {
        game.play(name.parse().unwrap()).unwrap();
    }
    game
}

/// The text beside the board as one line.
fn flat(stage: &Stage) -> String {
    let screen = stage.screen();
    let right = screen.lines().map(|line| line.chars().skip(37).collect::<String>());
    right.collect::<Vec<_>>().join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_coach_goes_over_the_game_and_shows_where_it_turned() {
    let mut stage = Stage::new(Begin::Study(lost_corner()));
    stage.resize(80, 40);
    stage.keys("k");
    stage.expect("Move 12 of 12");
    while !stage.shows("turning points") {
        stage.wait_for_thought();
    }
    // Every move walked to is commented on.
    stage.press(Press::Left);
    stage.press(Press::Left);
    stage.expect("Move 10 of 12: White b2");
    while !flat(&stage).contains("B2 gives away") {
        stage.wait_for_thought();
    }
    // Up to three turning points, one after the other; the corner is among them.
    let mut seen = 0;
    loop {
        stage.keys("k");
        seen += 1;
        assert!(flat(&stage).contains(&format!("Turning point {seen} of")), "{}", stage.screen());
        if flat(&stage).contains("B2 gives away") {
            break;
        }
        assert!(seen < 3, "{}", stage.screen());
    }
    stage.expect("Move 9 of 12");
    assert_eq!(stage.sign("b2".parse().unwrap()), '?', "{}", stage.screen());
    let better = stage.squares('!');
    assert_eq!(better.len(), 1);
    // Looking for it oneself: nothing is given away, the mistake is refused, the answer is right.
    stage.keys("r");
    assert!(flat(&stage).contains("White: find a better move than B2."), "{}", stage.screen());
    assert!(stage.squares('!').is_empty() && stage.squares('?').is_empty());
    stage.place("b2");
    assert!(flat(&stage).contains("Not B2."), "{}", stage.screen());
    stage.place("a1");
    stage.expect("A disc on A1 would turn nothing over.");
    stage.place(&better[0].to_string());
    assert!(flat(&stage).contains(&format!("Yes, {:#}.", better[0])), "{}", stage.screen());
    // On with the analysis.
    stage.press(Press::Right);
    stage.expect("Move 10 of 12");
}
