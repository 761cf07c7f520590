//! Giving the weaker player a start (H1, H2), and positions set up by hand.

mod script;

use outflank_play::{Colors, Event, MatchSetup, Phase, Reason, Seat, SetupError, Start};
use outflank_rules::{Color, Corners, Handicap, Position};
use script::{One, Script, Two, names, squares};

fn people() -> MatchSetup {
    MatchSetup::new(Seat::Person, Seat::Person)
}

#[test]
fn h1_black_gets_one_to_four_corners_and_starts() {
    for count in 0..=4 {
        let mut script =
            Script::begin(MatchSetup { start: Start::Corners { count, receiver: One }, ..people() });
        let view = script.game.view(script.now).game.unwrap();
        let handicap = Handicap::corners_for_black(Corners::new(count).unwrap());
        assert_eq!((view.black, view.board.position), (One, handicap.position()));
        assert_eq!(view.board.supply.black, 30 - count);
        script.play_out(u64::from(count));
        let board = script.game.view(script.now).game.unwrap().board;
        let corners = handicap.corners().squares();
        assert_eq!(board.position.discs(Color::Black) & corners, corners, "a corner is never turned");
    }
    let five = MatchSetup { start: Start::Corners { count: 5, receiver: One }, ..people() };
    assert_eq!(five.check(), Err(SetupError::TooManyCorners(5)));
}

#[test]
fn h2_the_first_move_given_away_is_white_s() {
    let setup = MatchSetup { starter: Two, colors: Colors::Keep { black: One }, ..people() };
    let script = Script::begin(setup);
    let view = script.game.view(script.now).game.unwrap();
    assert_eq!((view.black, view.to_move), (One, Some(Two)));
    assert_eq!(view.board.position.turn(), Color::White);
    assert_eq!(view.board.discs.black, 2);
}

#[test]
fn either_player_may_have_black() {
    let script = Script::begin(MatchSetup { starter: Two, ..people() });
    let view = script.game.view(script.now).game.unwrap();
    assert_eq!((view.black, view.to_move), (Two, Some(Two)));
}

#[test]
fn a_position_may_begin_with_a_forced_pass() {
    // White is to move and cannot; Black takes B1 over.
    let position: Position = format!("XO-{}X O", "-".repeat(60)).parse().unwrap();
    assert!(position.must_pass());
    let mut script = Script::ready(MatchSetup { start: Start::Position { position }, ..people() });
    let events = script.accept(outflank_play::Order::Begin);
    assert_eq!(names(&events), ["game_began", "passed", "turn_began"]);
    assert!(matches!(&events[0], Event::GameBegan { starter: One, black: Two, board, .. } if board.ply == 0));
    assert!(
        matches!(&events[1], Event::Passed { player: One, color: Color::White, board } if board.ply == 1)
    );
    let events = script.place(Two, "c1");
    assert!(matches!(&events[0], Event::DiscPlaced { turned, .. } if *turned == squares("b1")));
    let verdict = script.game.view(script.now).verdicts[0];
    assert_eq!(verdict.reason, Reason::WipedOut { color: Color::White });
    assert_eq!((verdict.discs.black, verdict.margin, verdict.federation.black), (4, 4, 64));
    assert_eq!(script.game.phase(), Phase::Over);
}

#[test]
fn positions_that_begin_no_game_are_refused() {
    let over: Position = format!("{} X", "X".repeat(64)).parse().unwrap();
    let setup = MatchSetup { start: Start::Position { position: over }, ..people() };
    assert_eq!(setup.check(), Err(SetupError::PositionIsOver));
    let kept = MatchSetup {
        start: Start::Position { position: Position::START },
        colors: Colors::Keep { black: One },
        ..people()
    };
    assert_eq!(kept.check(), Err(SetupError::ColorsOfPosition));
}

#[test]
fn r8_a_lent_disc_is_told_and_shown() {
    // One side places more than its share only after many passes: look for games that
    // have it, from positions where all but a few discs are Black's own.
    let mut lent = 0;
    for seed in 0..400 {
        let mut script =
            Script::begin(MatchSetup { start: Start::Corners { count: 4, receiver: One }, ..people() });
        let events = script.play_out(seed);
        let told =
            events.iter().filter(|event| matches!(event, Event::DiscPlaced { lent: true, .. })).count();
        let view = script.game.view(script.now).game.unwrap();
        assert_eq!(view.turns.iter().filter(|turn| turn.lent).count(), told);
        assert_eq!(usize::from(view.board.lent.black + view.board.lent.white), told);
        lent += told;
    }
    assert!(lent > 0, "some of four hundred games have lent discs");
}
