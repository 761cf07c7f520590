//! Taking moves back and playing them again.

mod script;

use outflank_play::{
    Customs, Event, MatchSetup, Millis, Order, Phase, Refusal, Seat, TakeBacks, TimeControl, TimeOut,
};
use outflank_rules::{Position, Square};
use script::{One, Script, Two, names, sq, squares, timed};

fn computer() -> Seat {
    Seat::Computer { level: "5".into() }
}

fn squares_of(script: &Script) -> Vec<String> {
    script.game.game().expect("no table").squares_played().map(|square| square.to_string()).collect()
}

const BACK: Order = Order::TakeBack { player: One };
const REDO: Order = Order::Redo { player: One };

#[test]
fn against_the_computer_its_reply_goes_too() {
    let mut script = Script::begin(MatchSetup::new(Seat::Person, computer()));
    script.refuse(BACK, Refusal::NothingToTakeBack);
    script.place(One, "d3");
    script.answer("c3");
    script.place(One, "c4");
    script.answer("c5");
    let events = script.accept(BACK);
    let expected: Vec<Square> = vec![sq("c5"), sq("c4")];
    assert!(matches!(&events[0], Event::TakenBack { player: One, squares, board }
        if *squares == expected && board.ply == 2));
    assert!(matches!(&events[1], Event::TurnBegan { player: One, .. }));
    assert_eq!(squares_of(&script), ["d3", "c3"]);
    script.accept(BACK);
    assert_eq!(script.game.view(script.now).game.unwrap().board.position, Position::START);
    script.refuse(BACK, Refusal::NothingToTakeBack);
    script.refuse(Order::TakeBack { player: Two }, Refusal::ComputerSeat);
}

#[test]
fn while_the_computer_thinks_only_the_own_move_goes_and_its_answer_comes_too_late() {
    let mut script = Script::begin(MatchSetup::new(Seat::Person, computer()));
    script.place(One, "d3");
    let request = script.game.request().unwrap().number;
    let events = script.accept(BACK);
    assert_eq!(names(&events), ["move_unwanted", "taken_back", "turn_began"]);
    script.refuse(Order::Answer { request, square: sq("c3") }, Refusal::StaleRequest);
    script.place(One, "c4");
    assert_eq!(script.game.request().unwrap().number, request + 1);
}

#[test]
fn a_computer_that_started_keeps_its_first_move() {
    let setup = MatchSetup { starter: Two, ..MatchSetup::new(Seat::Person, computer()) };
    let mut script = Script::begin(setup);
    script.answer("d3");
    script.refuse(BACK, Refusal::NothingToTakeBack);
    script.place(One, "c3");
    script.answer("c4");
    script.accept(BACK);
    assert_eq!(squares_of(&script), ["d3"]);
}

#[test]
fn a_redo_brings_the_move_and_the_reply_back() {
    let mut script = Script::begin(MatchSetup::new(Seat::Person, computer()));
    script.refuse(REDO, Refusal::NothingToRedo);
    script.place(One, "d3");
    script.answer("c3");
    script.place(One, "c4");
    script.accept(BACK); // while the computer thinks
    script.accept(BACK); // the first pair
    assert!(script.game.view(script.now).game.unwrap().can_redo);
    let events = script.accept(REDO);
    let Event::Redone { turns, .. } = &events[0] else { panic!("{events:?}") };
    let turns: Vec<_> = turns.iter().map(|turn| (turn.square, turn.turned)).collect();
    assert_eq!(turns, [(Some(sq("d3")), squares("d4")), (Some(sq("c3")), squares("d4"))]);
    assert_eq!(script.game.request(), None);
    let events = script.accept(REDO);
    assert_eq!(names(&events), ["redone", "turn_began", "move_wanted"], "there was no reply to it yet");
    script.refuse(REDO, Refusal::NothingToRedo);
    assert_eq!(squares_of(&script), ["d3", "c3", "c4"]);
    script.accept(BACK);
    script.place(One, "e6");
    script.refuse(REDO, Refusal::NothingToRedo);
}

#[test]
fn at_one_screen_the_last_move_goes_whoever_made_it() {
    let mut script = Script::begin(MatchSetup::new(Seat::Person, Seat::Person));
    script.place(One, "d3");
    script.place(Two, "c3");
    script.accept(BACK);
    assert_eq!(squares_of(&script), ["d3"]);
    script.accept(BACK);
    script.accept(REDO);
    script.accept(Order::Redo { player: Two });
    assert_eq!(squares_of(&script), ["d3", "c3"]);
}

#[test]
fn a_remote_player_is_asked() {
    let answer = |accept| Order::AnswerTakeBack { player: Two, accept };
    let mut script = Script::begin(MatchSetup::new(Seat::Remote, Seat::Remote));
    script.refuse(BACK, Refusal::NothingToTakeBack);
    script.place(One, "d3");
    script.place(Two, "c3");
    script.refuse(answer(true), Refusal::NothingAsked);
    assert_eq!(script.accept(BACK), [Event::TakeBackAsked { player: One }]);
    assert_eq!(script.game.view(script.now).game.unwrap().take_back_asked, Some(One));
    script.refuse(BACK, Refusal::AlreadyAsked);
    script.refuse(Order::TakeBack { player: Two }, Refusal::AlreadyAsked);
    script.refuse(Order::AnswerTakeBack { player: One, accept: true }, Refusal::NothingAsked);
    assert_eq!(script.accept(answer(false)), [Event::TakeBackRefused { player: One }]);
    assert_eq!(squares_of(&script), ["d3", "c3"]);
    script.refuse(BACK, Refusal::AskedTooOften { until: script::ms(10_000) });
    script.wait(10_000).accept(BACK);
    let events = script.accept(answer(true));
    assert_eq!(names(&events), ["taken_back", "turn_began"]);
    assert_eq!(squares_of(&script), Vec::<String>::new());
    script.refuse(REDO, Refusal::NoTakeBacks);
    assert!(!script.game.view(script.now).game.unwrap().can_redo);
}

#[test]
fn a_move_answers_the_question_with_no() {
    let mut script = Script::begin(MatchSetup::new(Seat::Remote, Seat::Person));
    script.place(One, "d3");
    script.accept(BACK);
    let events = script.place(Two, "c3");
    assert_eq!(names(&events), ["disc_placed", "take_back_refused", "turn_began"]);
    script.refuse(Order::AnswerTakeBack { player: Two, accept: true }, Refusal::NothingAsked);
}

#[test]
fn a_computer_always_agrees_and_never_means_never() {
    let customs = |take_backs| Customs::new(take_backs, true);
    let agreed =
        MatchSetup { customs: customs(TakeBacks::Agreed), ..MatchSetup::new(Seat::Remote, computer()) };
    let mut script = Script::begin(agreed);
    script.place(One, "d3");
    assert_eq!(names(&script.accept(BACK)), ["move_unwanted", "taken_back", "turn_began"]);
    let never =
        MatchSetup { customs: customs(TakeBacks::Never), ..MatchSetup::new(Seat::Person, Seat::Person) };
    let mut script = Script::begin(never);
    script.place(One, "d3");
    script.refuse(BACK, Refusal::NoTakeBacks);
    script.refuse(REDO, Refusal::NoTakeBacks);
}

#[test]
fn a_finished_game_can_be_reopened_where_take_backs_are_free() {
    let mut script = Script::begin(MatchSetup::new(Seat::Person, computer()));
    let events = script.play_out(2);
    let ended = events.iter().rev().find(|event| matches!(event, Event::GameEnded { .. }));
    assert!(matches!(ended, Some(Event::GameEnded { open: true, .. })));
    let before = script.game.view(script.now);
    let events = script.accept(BACK);
    assert_eq!(names(&events)[..2], ["game_reopened", "taken_back"]);
    assert_eq!((script.game.phase(), script.game.standing().games), (Phase::Playing, 0));
    let events = script.accept(REDO);
    assert_eq!(names(&events), ["redone", "game_ended", "match_ended"]);
    assert_eq!(script.game.view(script.now).verdicts, before.verdicts);

    let mut remote = Script::begin(MatchSetup::new(Seat::Remote, Seat::Remote));
    let events = remote.play_out(2);
    assert!(events.iter().any(|event| matches!(event, Event::GameEnded { open: false, .. })));
    remote.refuse(BACK, Refusal::GameOver);
}

#[test]
fn time_is_not_taken_back_and_increments_are() {
    let control = TimeControl::Increment { main: Millis::from_secs(60), increment: Millis::from_secs(10) };
    let people = MatchSetup::new(Seat::Person, Seat::Person);
    let mut script = Script::begin(timed(control, TimeOut::Loss, people));
    for _ in 0..5 {
        script.place(One, "d3");
        script.accept(BACK);
    }
    assert_eq!(script.clocks(), (60_000, 60_000), "moving to and fro earns nothing");
    script.wait(12_000).place(One, "d3");
    assert_eq!(script.clocks(), (58_000, 60_000));
    script.wait(7_000).accept(BACK);
    assert_eq!(script.clocks(), (48_000, 53_000), "what was used is gone");
    script.wait(1_000).accept(REDO);
    assert_eq!(script.clocks(), (57_000, 53_000), "a move played again earns again");
    // Whoever asks at one screen, the one who moves again pays.
    script.accept(Order::TakeBack { player: Two });
    assert_eq!(script.clocks(), (47_000, 53_000));
}

#[test]
fn against_the_computer_both_pay_their_increments_back_and_the_computer_never_loses_by_it() {
    let control = TimeControl::Increment { main: Millis::from_secs(3), increment: Millis::from_secs(10) };
    let mut script = Script::begin(timed(control, TimeOut::Loss, MatchSetup::new(Seat::Person, computer())));
    script.wait(1_000).place(One, "d3");
    script.wait(2_000).answer("c3");
    assert_eq!(script.clocks(), (12_000, 11_000));
    script.wait(500).accept(BACK);
    assert_eq!(script.clocks(), (1_500, 3_000));
    script.accept(REDO);
    assert_eq!(script.clocks(), (11_500, 13_000));
    // Whoever has used more than there was at the start cannot go back there.
    script.wait(1_500).refuse(BACK, Refusal::NoTimeToTakeBack);
    script.place(One, "c4");
}

#[test]
fn byo_yomi_periods_do_not_come_back() {
    let control = TimeControl::ByoYomi { main: Millis::ZERO, period: Millis::from_secs(5), periods: 3 };
    let people = MatchSetup::new(Seat::Person, Seat::Person);
    let mut script = Script::begin(timed(control, TimeOut::Loss, people));
    script.wait(12_000).place(One, "d3");
    script.accept(BACK);
    let one = script.game.view(script.now).game.unwrap().clocks.unwrap().one;
    assert_eq!((one.periods, one.left), (1, Millis::from_secs(5)));
}

#[test]
fn who_has_no_time_left_cannot_redo_instead() {
    let control = TimeControl::PerMove { limit: Millis::from_secs(15) };
    let people = MatchSetup::new(Seat::Person, Seat::Person);
    let mut script = Script::begin(timed(control, TimeOut::ComputerMoves { level: "1".into() }, people));
    script.place(One, "d3");
    script.accept(BACK);
    script.wait(15_000).tick();
    script.refuse(REDO, Refusal::TimeIsUp);
    script.answer("c4");
    assert!(script.game.view(script.now).game.unwrap().turns[0].substitute);
    script.accept(BACK);
    script.place(One, "c4");
    assert!(!script.game.view(script.now).game.unwrap().turns[0].substitute, "this time by hand");
}
