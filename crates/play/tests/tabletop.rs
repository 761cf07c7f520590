//! The real board in a match: mistakes that stand, mistakes put right, and the record
//! (T1–T3, R7).

mod script;

use outflank_play::series::StartRule;
use outflank_play::tabletop::Referee;
use outflank_play::{Event, Goal, Mark, MatchSetup, Order, Phase, Reason, Refusal, SeriesSetup, Start};
use outflank_rules::{Color, Rng};
use script::{One, Script, Two, names, sq, squares};

fn table(referee: Referee) -> Script {
    Script::begin(MatchSetup::tabletop(referee))
}

fn turn(player: outflank_play::Player, name: &str) -> Order {
    Order::Turn { player, square: sq(name) }
}

const fn done(player: outflank_play::Player) -> Order {
    Order::Done { player }
}

/// Plays a whole game with right hands.
fn play_by_hand(script: &mut Script, seed: u64) {
    let mut rng = Rng::new(seed);
    while matches!(script.game.phase(), Phase::Playing) {
        let view = script.game.view(script.now).game.unwrap();
        let (player, position) = (view.to_move.unwrap(), view.board.position);
        assert!(view.legal.is_empty(), "finding the moves is part of the game");
        let Some(square) = rng.pick(position.moves()) else {
            script.accept(Order::Pass { player });
            continue;
        };
        script.accept(Order::Place { player, square });
        for disc in position.flips(square) {
            script.accept(Order::Turn { player, square: disc });
        }
        script.accept(done(player));
    }
}

#[test]
fn t1_hands_place_turn_and_hand_over() {
    let mut script = table(Referee::Silent);
    let events = script.place(One, "d3");
    assert!(matches!(&events[..], [Event::DiscPlaced { turned, board, .. }]
        if turned.is_empty() && board.discs.black == 3 && board.discs.white == 2));
    let table = script.game.view(script.now).game.unwrap().table.unwrap();
    assert_eq!((table.placed, table.may_turn), (Some(sq("d3")), Some(One)));
    let events = script.accept(turn(One, "d4"));
    assert!(matches!(&events[..], [Event::DiscTurned { player: One, square, color: Color::Black, board }]
        if *square == sq("d4") && board.discs.black == 4));
    let events = script.accept(done(One));
    assert_eq!(names(&events), ["handed_over", "turn_began"]);
    assert!(matches!(&events[1], Event::TurnBegan { player: Two, legal, .. } if legal.is_empty()));
    assert_eq!(script.game.table().unwrap().turns().len(), 1);
    assert!(script.game.game().is_none());
}

#[test]
fn t2_under_a_silent_referee_mistakes_stand_and_are_marked_at_the_end() {
    let mut script = table(Referee::Silent);
    script.place(One, "d3");
    script.accept(turn(One, "e5")); // wrong, and D4 is forgotten
    script.accept(done(One));
    script.place(Two, "c3");
    script.refuse(turn(One, "d4"), Refusal::Stands);
    assert!(script.game.view(script.now).game.unwrap().table.unwrap().marks.is_empty(), "not yet");
    script.accept(turn(Two, "d4"));
    script.refuse(done(One), Refusal::NotYourTurn);
    script.accept(turn(Two, "d4"));
    script.accept(done(Two));
    let events = script.accept(Order::Resign { player: One });
    let Event::GameEnded { marks, open, .. } = &events[0] else { panic!("{events:?}") };
    // D4 was still White's when White played, so White had nothing to turn there.
    let first =
        Mark { ply: 1, color: Color::Black, illegal: false, missed: squares("d4"), wrong: squares("e5") };
    assert_eq!((marks[0], *open), (first, false));
    assert_eq!(script.game.view(script.now).game.unwrap().table.unwrap().marks, *marks);
}

#[test]
fn r7_a_mistake_is_put_right_until_the_opponent_moves() {
    let mut script = table(Referee::Hint);
    script.place(One, "c4");
    let events = script.accept(done(One));
    assert_eq!(names(&events), ["handed_over", "mistakes_counted", "turn_began"]);
    assert_eq!(events[1], Event::MistakesCounted { player: One, count: 1 });
    assert_eq!(script.game.view(script.now).game.unwrap().table.unwrap().mistakes, Some(1));
    script.refuse(turn(Two, "d4"), Refusal::PlaceFirst);
    let events = script.accept(turn(One, "d4"));
    assert_eq!(events[1], Event::MistakesCounted { player: One, count: 0 });
    assert_eq!(names(&events), ["disc_turned", "mistakes_counted"], "the turn stays White's");
    script.place(Two, "c3");
    assert_eq!(script.game.table().unwrap().turns()[0].mistakes().count(), 0);
}

#[test]
fn t2_a_strict_referee_lets_nothing_pass() {
    let mut script = table(Referee::Strict);
    script.refuse(Order::Pass { player: One }, Refusal::PassWithMoves);
    script.refuse(Order::Place { player: One, square: sq("a1") }, Refusal::TurnsNothing { square: sq("a1") });
    script.place(One, "d3");
    script.refuse(done(One), Refusal::MistakesLeft { count: 1 });
    script.accept(turn(One, "d4"));
    script.accept(done(One));
    script.refuse(turn(One, "d4"), Refusal::Stands);
}

#[test]
fn what_hands_cannot_do_is_refused() {
    let mut script = table(Referee::Silent);
    let place = |player, name| Order::Place { player, square: sq(name) };
    script.refuse(turn(One, "d4"), Refusal::PlaceFirst);
    script.refuse(done(One), Refusal::PlaceFirst);
    script.refuse(place(One, "d4"), Refusal::Occupied { square: sq("d4") });
    script.refuse(place(Two, "d3"), Refusal::NotYourTurn);
    script.refuse(Order::Redo { player: One }, Refusal::Stands);
    script.place(One, "d3");
    script.refuse(place(One, "c4"), Refusal::AlreadyPlaced { square: sq("d3") });
    script.refuse(turn(One, "a1"), Refusal::NoDisc { square: sq("a1") });
    script.refuse(Order::TakeBack { player: One }, Refusal::Stands);
    script.accept(Order::Pause { player: Two });
    script.refuse(turn(One, "d4"), Refusal::Paused);
}

#[test]
fn a_disc_that_encloses_nothing_may_be_taken_back_before_and_after_handing_over() {
    let back = Order::TakeBack { player: One };
    let mut script = table(Referee::Silent);
    script.place(One, "a1");
    let events = script.accept(back);
    assert!(matches!(&events[..], [Event::TakenBack { squares, board, .. }]
        if *squares == [sq("a1")] && board.discs.black == 2));
    script.place(One, "h8");
    script.accept(done(One));
    let events = script.accept(back);
    assert_eq!(names(&events), ["taken_back", "turn_began"]);
    assert!(matches!(&events[1], Event::TurnBegan { player: One, .. }));
    script.place(One, "d3");
}

#[test]
fn whole_games_by_hand_end_like_any_other() {
    for (seed, referee) in [Referee::Silent, Referee::Hint, Referee::Strict].into_iter().enumerate() {
        let mut script = table(referee);
        play_by_hand(&mut script, seed as u64);
        let view = script.game.view(script.now);
        assert!(view.verdicts[0].reason.is_on_the_board());
        let game = view.game.unwrap();
        assert_eq!(game.open, referee != Referee::Strict);
        assert!(game.table.unwrap().marks.is_empty());
    }
}

#[test]
fn t4_a_pass_with_a_move_is_refused_but_in_matches_of_the_first_form() {
    for referee in [Referee::Silent, Referee::Hint, Referee::Strict] {
        table(referee).refuse(Order::Pass { player: One }, Refusal::PassWithMoves);
    }
    let first_form = MatchSetup { version: 1, ..MatchSetup::tabletop(Referee::Silent) };
    let mut script = Script::begin(first_form);
    script.accept(Order::Pass { player: One });
    let events = script.accept(Order::Pass { player: Two });
    assert_eq!(names(&events), ["passed", "game_ended", "match_ended"]);
    let verdict = script.game.view(script.now).verdicts[0];
    assert_eq!((verdict.reason, verdict.winner), (Reason::BothPassed, None));
    script.refuse(Order::Place { player: One, square: sq("d3") }, Refusal::GameOver);
    let events = script.accept(Order::TakeBack { player: Two });
    assert_eq!(names(&events), ["game_reopened", "taken_back", "turn_began"]);
    assert_eq!(script.game.phase(), Phase::Playing);
    script.place(Two, "e3");
}

#[test]
fn a_correction_after_the_end_changes_the_result_or_brings_the_game_back() {
    // Black fills the board; the forgotten disc decides how it ends.
    let position = format!("{}OX{}- X", "X".repeat(6), "O".repeat(55)).parse().unwrap();
    let setup = MatchSetup { start: Start::Position { position }, ..MatchSetup::tabletop(Referee::Silent) };
    let mut script = Script::begin(setup);
    script.place(One, "h8");
    script.accept(done(One));
    let first = script.game.view(script.now).verdicts[0];
    assert_eq!((first.reason, first.winner), (Reason::BoardFull, Some(Two)));
    let events = script.accept(turn(One, "a8"));
    assert_eq!(names(&events), ["disc_turned", "game_ended", "match_ended"], "told again");
    let second = script.game.view(script.now).verdicts[0];
    assert_eq!((second.discs.black, script.game.standing().games), (first.discs.black + 1, 1));

    // A colour turned away by mistake is not gone for good.
    let mut script = table(Referee::Silent);
    script.place(One, "d3");
    script.accept(turn(One, "d4"));
    script.accept(turn(One, "e5"));
    script.accept(done(One));
    assert_eq!(script.game.phase(), Phase::Over);
    let events = script.accept(turn(One, "e5"));
    assert_eq!(names(&events), ["game_reopened", "disc_turned", "turn_began"]);
    assert!(matches!(&events[2], Event::TurnBegan { player: Two, .. }));
    script.place(Two, "c3");
}

#[test]
fn a_series_at_the_table_goes_on_only_with_the_next_game() {
    let goal = Goal::Games(2.try_into().unwrap());
    let series = SeriesSetup { goal, next_starter: StartRule::Alternate };
    let mut script = Script::begin(MatchSetup { series, ..MatchSetup::tabletop(Referee::Hint) });
    play_by_hand(&mut script, 1);
    assert_eq!((script.game.phase(), script.game.standing().games), (Phase::Between, 1));
    script.accept(Order::Begin);
    let view = script.game.view(script.now).game.unwrap();
    assert_eq!((view.game, view.black), (2, Two));
    play_by_hand(&mut script, 2);
    assert_eq!(script.game.phase(), Phase::Over);
}
