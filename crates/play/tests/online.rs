//! What games between people in different places need: free first moves, time given back,
//! claims, pauses by agreement, questions that cannot be repeated at once, openings.

mod script;

use outflank_play::{
    ClockSetup, Customs, Event, MatchSetup, Millis, Opening, Order, PerColor, Phase, Reason, Refusal, Seat,
    Start, TakeBacks, TimeControl, TimeOut,
};
use script::{One, Script, Two, ms, names, sq};

const MINUTE: TimeControl = TimeControl::PerGame { main: Millis::from_secs(60) };

const fn seconds(count: u32) -> Millis {
    Millis::from_secs(count)
}

fn remote() -> MatchSetup {
    MatchSetup::new(Seat::Remote, Seat::Remote)
}

/// Two people far from each other; the first moves are free for twenty seconds.
fn free_first_moves(control: TimeControl) -> MatchSetup {
    let clock = ClockSetup { first_moves: Some(seconds(20)), ..ClockSetup::new(control, TimeOut::Loss) };
    MatchSetup { clock: Some(clock), ..remote() }
}

fn timed(control: TimeControl) -> MatchSetup {
    MatchSetup { clock: Some(ClockSetup::new(control, TimeOut::Loss)), ..remote() }
}

#[test]
fn first_moves_cost_nothing_and_earn_nothing() {
    let control = TimeControl::Increment { main: seconds(60), increment: seconds(5) };
    let mut script = Script::begin(free_first_moves(control));
    let clocks = script.game.view(ms(10_000)).game.unwrap().clocks.unwrap();
    assert_eq!((clocks.running, clocks.first_move), (None, Some(One)));
    assert_eq!(clocks.deadline, Some(ms(20_000)));
    script.wait(19_999).place(One, "d3");
    assert_eq!(script.clocks(), (60_000, 60_000));
    script.wait(15_000).place(Two, "c3");
    assert_eq!(script.clocks(), (60_000, 60_000));
    script.wait(3_000).place(One, "c4");
    assert_eq!(script.clocks(), (62_000, 60_000), "the second move is like any other");
    // A first move taken back was made: there is no second one for nothing.
    script.accept(Order::TakeBack { player: Two });
    script.accept(Order::AnswerTakeBack { player: One, accept: true });
    let clocks = script.game.view(script.now).game.unwrap().clocks.unwrap();
    assert_eq!((clocks.running, clocks.first_move), (Some(Two), None));
}

#[test]
fn a_first_move_that_does_not_come_calls_the_match_off() {
    let mut nobody = Script::begin(free_first_moves(MINUTE));
    let place = Order::Place { player: One, square: sq("d3") };
    nobody.wait(20_000).refuse(place, Refusal::TimeIsUp);
    let receipt = nobody.game.submit(place.at(nobody.now));
    assert!(matches!(receipt.events[..], [Event::Aborted { player: One, late: true, .. }]));
    assert_eq!(receipt.refusal, Some(Refusal::MatchOver));
    assert_eq!((nobody.game.phase(), nobody.game.next_deadline()), (Phase::Aborted, None));

    let mut second = Script::begin(free_first_moves(MINUTE));
    second.wait(1_000).place(One, "d3");
    let events = second.wait(20_000).tick();
    assert!(matches!(events[..], [Event::Aborted { player: Two, late: true, .. }]));
    assert!(second.game.view(second.now).verdicts.is_empty(), "nobody has lost");
}

#[test]
fn who_has_not_moved_may_call_off_and_who_has_resigns() {
    let mut script = Script::begin(free_first_moves(MINUTE));
    script.place(One, "d3");
    script.refuse(Order::Abort { player: One }, Refusal::TooLateToAbort);
    let mut other = Script { game: script.game.clone(), now: script.now };
    other.accept(Order::Abort { player: Two });
    assert_eq!(other.game.phase(), Phase::Aborted);
    script.place(Two, "c3");
    script.refuse(Order::Abort { player: Two }, Refusal::TooLateToAbort);
    script.accept(Order::Resign { player: Two });
}

#[test]
fn time_on_the_way_is_not_charged() {
    let mut script = Script::begin(timed(MINUTE));
    script.wait(10_000);
    let order = Order::Place { player: One, square: sq("d3") };
    script.game.apply(order.at(script.now).with_credit(Millis::new(400))).unwrap();
    assert_eq!(script.clocks(), (50_400, 60_000));
    assert_eq!(script.game.view(script.now).game.unwrap().clocks.unwrap().at, ms(10_000));

    // A move sent in time that arrives after the flag, and one that was sent too late.
    let order = Order::Place { player: Two, square: sq("c3") };
    let late = |credit| order.at(ms(70_300)).with_credit(Millis::new(credit));
    assert_eq!(script.game.apply(late(300)), Err(Refusal::TimeIsUp));
    script.game.apply(late(301)).unwrap();
    script.now = ms(70_300);
    assert_eq!(script.clocks(), (50_400, 1));
    // Nobody gets more than the turn has lasted.
    let order = Order::Place { player: One, square: sq("c4") };
    script.game.apply(order.at(ms(70_400)).with_credit(seconds(900))).unwrap();
    assert_eq!(script.clocks(), (50_400, 1));
}

#[test]
fn an_outage_is_given_back() {
    let mut script = Script::begin(timed(MINUTE));
    // The flag has fallen while nobody could reach the server, and so it has not.
    let events = script.wait(75_000).accept(Order::Credit { span: seconds(40) });
    assert!(matches!(&events[..], [Event::TimeGiven { player: One, clocks, .. }]
        if clocks.one.left == seconds(25)));
    script.wait(1_000).accept(Order::Credit { span: seconds(400) });
    assert_eq!(script.clocks(), (60_000, 60_000), "no more than was used in this turn");
    script.accept(Order::Resign { player: One });
    script.refuse(Order::Credit { span: seconds(1) }, Refusal::GameOver);
    Script::begin(remote()).refuse(Order::Credit { span: seconds(1) }, Refusal::NoClockRuns);
}

#[test]
fn claims_end_the_game_for_the_one_who_is_away() {
    let mut script = Script::begin(timed(MINUTE));
    script.refuse(Order::Claim { player: One, draw: false }, Refusal::NothingToClaim);
    let mut drawn = Script { game: script.game.clone(), now: script.now };
    script.accept(Order::Claim { player: Two, draw: false });
    let verdict = script.game.view(script.now).verdicts[0];
    assert_eq!(verdict.reason, Reason::Left { player: One, drawn: false });
    assert_eq!((verdict.winner, verdict.points), (Some(Two), 64));
    assert_eq!(verdict.federation, PerColor { black: 0, white: 64 });

    drawn.accept(Order::Claim { player: Two, draw: true });
    let verdict = drawn.game.view(drawn.now).verdicts[0];
    assert_eq!((verdict.winner, verdict.points), (None, 0));
    assert_eq!(verdict.federation, PerColor { black: 32, white: 32 });

    let computer = MatchSetup::new(Seat::Computer { level: "1".into() }, Seat::Remote);
    Script::begin(computer).refuse(Order::Claim { player: Two, draw: false }, Refusal::NothingToClaim);
}

fn pausing() -> MatchSetup {
    let customs = Customs { pause_limit: Some(seconds(600)), ..Customs::new(TakeBacks::Agreed, true) };
    MatchSetup { customs, ..timed(MINUTE) }
}

#[test]
fn a_pause_is_agreed_on_ends_by_itself_and_comes_once() {
    let mut script = Script::begin(pausing());
    let ask = Order::Pause { player: Two };
    assert_eq!(script.wait(1_000).accept(ask), [Event::PauseAsked { player: Two }]);
    script.refuse(Order::TakeBack { player: One }, Refusal::NothingToTakeBack);
    script.refuse(Order::AnswerPause { player: Two, accept: true }, Refusal::NoPauseAsked);
    script.refuse(Order::AnswerTakeBack { player: One, accept: true }, Refusal::NothingAsked);
    assert_eq!(names(&script.accept(Order::AnswerPause { player: One, accept: true })), ["paused"]);
    assert_eq!(script.game.phase(), Phase::Paused);
    assert_eq!(script.game.next_deadline(), Some(ms(601_000)));
    let events = script.wait(700_000).tick();
    assert_eq!(names(&events), ["pause_ended", "time_ran_out", "game_ended", "match_ended"]);
    assert!(matches!(&events[0], Event::PauseEnded { clocks: Some(clocks) } if clocks.at == ms(601_000)));

    let mut script = Script::begin(pausing());
    script.accept(ask);
    script.accept(Order::AnswerPause { player: One, accept: true });
    script.wait(30_000).accept(Order::Resume { player: Two });
    assert_eq!(script.clocks(), (60_000, 60_000));
    script.refuse(ask, Refusal::PauseUsed);
    script.accept(Order::Pause { player: One });
}

#[test]
fn whoever_is_refused_has_to_wait_longer_each_time() {
    let mut script = Script::begin(pausing());
    let ask = Order::Pause { player: One };
    let no = Order::AnswerPause { player: Two, accept: false };
    for silence in [10_000, 40_000, 90_000] {
        script.game.apply(Order::Credit { span: seconds(900) }.at(script.now)).unwrap();
        script.accept(ask);
        script.refuse(ask, Refusal::AlreadyAsked);
        assert_eq!(script.accept(no), [Event::PauseRefused { player: One }]);
        let until = script.now.after(Millis::new(silence)).unwrap();
        script.refuse(ask, Refusal::AskedTooOften { until });
        script.wait(silence);
        script.game.apply(Order::Credit { span: Millis::new(silence) }.at(script.now)).unwrap();
    }
    // A move by the one who was asked is a no as well, a move by the asker is not.
    script.place(One, "d3");
    script.accept(ask);
    assert!(names(&script.place(Two, "c3")).contains(&"pause_refused".to_owned()));
    assert!(matches!(script.apply(ask), Err(Refusal::AskedTooOften { .. })));
    script.accept(Order::TakeBack { player: Two });
    script.accept(Order::AnswerTakeBack { player: One, accept: true });
    script.accept(Order::Pause { player: Two });
    script.place(Two, "c3");
    script.accept(Order::TakeBack { player: Two });
}

#[test]
fn an_opening_is_on_the_board_and_stays_there() {
    let moves: Opening = "f5d6c3d3c4f4c5b3".parse().unwrap();
    let mut script = Script::ready(MatchSetup { start: Start::Opening { moves }, ..timed(MINUTE) });
    let events = script.accept(Order::Begin);
    assert!(matches!(&events[0], Event::GameBegan { turns, board, .. }
        if turns.len() == 8 && board.ply == 8 && board.supply == PerColor { black: 26, white: 26 }));
    script.refuse(Order::TakeBack { player: One }, Refusal::NothingToTakeBack);
    let square = script.legal()[0];
    script.accept(Order::Place { player: One, square });
    script.accept(Order::TakeBack { player: One });
    script.accept(Order::AnswerTakeBack { player: Two, accept: true });
    let game = script.game.view(script.now).game.unwrap();
    assert_eq!((game.turns.len(), game.to_move), (8, Some(One)));
    script.accept(Order::Abort { player: Two });

    // With White to move the starter has White.
    let moves: Opening = "f5".parse().unwrap();
    let script = Script::begin(MatchSetup { start: Start::Opening { moves }, ..remote() });
    let game = script.game.view(script.now).game.unwrap();
    assert_eq!((game.black, game.to_move), (Two, Some(One)));
}

#[test]
fn an_opening_at_the_table_is_laid_out_by_right_hands() {
    use outflank_play::tabletop::Referee;
    let moves: Opening = "f5d6c3d3c4".parse().unwrap();
    for referee in [Referee::Silent, Referee::Hint, Referee::Strict] {
        let setup = MatchSetup { start: Start::Opening { moves }, ..MatchSetup::tabletop(referee) };
        let script = Script::begin(setup);
        assert_eq!(script.game.table().unwrap().board(), moves.position());
        assert_eq!(script.game.view(script.now).game.unwrap().turns.len(), 5);
    }
}
