//! Clocks to the millisecond.

mod script;

use outflank_play::tabletop::Referee;
use outflank_play::{
    Consequence, Event, MatchSetup, Millis, Moment, Order, PerColor, Phase, Reason, Refusal, Seat,
    SetupError, TimeControl, TimeOut,
};
use outflank_rules::Color;
use script::{One, Script, Two, ms, names, sq, timed};

fn two_people() -> MatchSetup {
    MatchSetup::new(Seat::Person, Seat::Person)
}

fn game(control: TimeControl, time_out: TimeOut) -> Script {
    Script::begin(timed(control, time_out, two_people()))
}

fn seconds(count: u32) -> Millis {
    Millis::from_secs(count)
}

const MINUTE: TimeControl = TimeControl::PerGame { main: Millis::from_secs(60) };

fn byo_yomi() -> TimeControl {
    TimeControl::ByoYomi { main: seconds(10), period: seconds(5), periods: 3 }
}

#[test]
fn a_game_limit_runs_down_over_all_moves() {
    let mut script = game(MINUTE, TimeOut::Loss);
    script.wait(1_234).place(One, "d3");
    assert_eq!(script.clocks(), (58_766, 60_000));
    script.wait(6_000).place(Two, "c3");
    script.wait(766).place(One, "c4");
    assert_eq!(script.clocks(), (58_000, 54_000));
    assert_eq!(script.game.next_deadline(), Some(ms(8_000 + 54_000)));
}

#[test]
fn time_is_up_at_zero_and_not_a_millisecond_before() {
    let place = Order::Place { player: One, square: sq("d3") };
    let mut in_time = game(MINUTE, TimeOut::Loss);
    in_time.wait(59_999).accept(place);
    assert_eq!(in_time.clocks().0, 1);

    let mut late = game(MINUTE, TimeOut::Loss);
    late.wait(60_000).refuse(place, Refusal::TimeIsUp);
    let receipt = late.game.submit(place.at(late.now));
    assert_eq!(names(&receipt.events), ["time_ran_out", "game_ended", "match_ended"]);
    assert_eq!(receipt.refusal, Some(Refusal::GameOver));
    assert_eq!(receipt.logged, [Order::Tick.at(late.now)]);
    let verdict = late.game.view(late.now).verdicts[0];
    assert_eq!(verdict.reason, Reason::OutOfTime { player: One });
    assert_eq!(verdict.federation, PerColor { black: 0, white: 64 });
    assert_eq!((verdict.winner, verdict.points), (Some(Two), 64));
    assert_eq!(late.clocks(), (0, 60_000));
}

#[test]
fn a_late_tick_finds_the_flag_where_it_fell() {
    let mut script = game(MINUTE, TimeOut::Loss);
    let events = script.wait(500_000).tick();
    assert!(matches!(&events[0], Event::TimeRanOut { clocks, .. } if clocks.at == ms(60_000)));
    assert_eq!(script.game.now(), ms(500_000));
    assert_eq!(script.game.next_deadline(), None);
    assert_eq!(script.wait(1).tick(), [], "it falls once");
}

#[test]
fn ticks_without_anything_due_leave_no_trace() {
    let mut script = game(MINUTE, TimeOut::Loss);
    for _ in 0..5 {
        assert_eq!(script.wait(1_000).tick(), []);
    }
    assert_eq!(script.game.log().len(), 1, "only the beginning");
    assert_eq!(script.game.now(), Moment::ORIGIN);
    script.place(One, "d3");
    assert_eq!(script.clocks(), (55_000, 60_000));
}

#[test]
fn an_increment_comes_with_the_move() {
    let mut script = game(TimeControl::Increment { main: seconds(10), increment: seconds(3) }, TimeOut::Loss);
    script.wait(1_000).place(One, "d3");
    assert_eq!(script.clocks(), (12_000, 10_000));
    script.wait(9_999).place(Two, "c3");
    assert_eq!(script.clocks(), (12_000, 3_001));
    assert_eq!(script.game.next_deadline(), script.now.after(seconds(12)));
    script.wait(12_000).tick();
    assert_eq!(script.game.phase(), Phase::Over, "nothing is earned without a move");
}

#[test]
fn a_limit_for_each_move_saves_nothing_up() {
    let mut script = game(TimeControl::PerMove { limit: seconds(15) }, TimeOut::Loss);
    script.wait(100).place(One, "d3");
    script.wait(14_999).place(Two, "c3");
    assert_eq!(script.clocks(), (15_000, 15_000));
    assert_eq!(script.wait(15_000).tick().len(), 3);
}

#[test]
fn a_byo_yomi_period_used_in_time_is_whole_again() {
    let mut script = game(byo_yomi(), TimeOut::Loss);
    let shown = |script: &Script| {
        let clock = script.game.view(script.now).game.unwrap().clocks.unwrap().one;
        (clock.left.get(), clock.periods, clock.in_period)
    };
    assert_eq!(shown(&script), (10_000, 3, false));
    assert_eq!(script.game.next_deadline(), Some(ms(10_000)), "the first period begins");
    script.wait(9_999);
    assert_eq!((shown(&script), script.tick()), ((1, 3, false), vec![]));
    script.wait(1);
    assert_eq!(shown(&script), (5_000, 3, true));
    assert_eq!(names(&script.tick()), ["period_began"]);
    assert_eq!(script.game.next_deadline(), Some(ms(15_000)));
    script.wait(4_999).place(One, "d3");
    assert_eq!(shown(&script), (5_000, 3, true), "none is lost");

    // A turn that begins within a period is no news, the next period is.
    assert_eq!(names(&script.place(Two, "c3")), ["disc_placed", "turn_began"]);
    assert_eq!(script.game.next_deadline(), script.now.after(seconds(5)));
    script.wait(5_000);
    assert_eq!(shown(&script), (5_000, 2, true));
    let events = script.place(One, "c4");
    assert_eq!(names(&events)[..2], ["period_began", "disc_placed"], "told without a tick too");
    assert_eq!(shown(&script), (5_000, 2, true));
}

#[test]
fn the_last_byo_yomi_period_ends_at_its_last_millisecond() {
    let mut script = game(byo_yomi(), TimeOut::Loss);
    script.wait(24_999).place(One, "d3");
    let one = script.game.view(script.now).game.unwrap().clocks.unwrap().one;
    assert_eq!((one.periods, one.left), (1, seconds(5)), "two periods went, the third is whole again");

    let mut script = game(byo_yomi(), TimeOut::Loss);
    script.wait(25_000).refuse(Order::Place { player: One, square: sq("d3") }, Refusal::TimeIsUp);
    let events = script.tick();
    let expected =
        ["period_began", "period_began", "period_began", "time_ran_out", "game_ended", "match_ended"];
    assert_eq!(names(&events), expected);
}

#[test]
fn overtime_lets_a_player_finish_but_not_win() {
    let overtime = TimeOut::Overtime { extra: seconds(120) };
    let mut wins = [0, 0];
    for seed in 0..30 {
        let mut script = game(TimeControl::PerGame { main: seconds(1) }, overtime.clone());
        let events = script.wait(1_500).tick();
        assert!(matches!(&events[..], [Event::TimeRanOut { player: One, consequence, clocks }]
            if *consequence == Consequence::Overtime { extra: seconds(120) }
            && clocks.one.overtime && clocks.one.left == seconds(120)));
        assert_eq!(script.clocks(), (119_500, 1_000), "the extra time began when the flag fell");
        script.play_out(seed);
        let verdict = script.game.view(script.now).verdicts[0];
        if verdict.discs.black >= verdict.discs.white {
            assert_eq!(verdict.federation, PerColor { black: 31, white: 33 });
            assert_eq!((verdict.winner, verdict.lost_by_overtime), (Some(Two), Some(One)));
            wins[0] += 1;
        } else {
            assert_eq!((verdict.winner, verdict.lost_by_overtime), (Some(Two), None));
            wins[1] += 1;
        }
    }
    assert!(wins[0] > 0 && wins[1] > 0, "{wins:?}");
}

#[test]
fn overtime_has_an_end_and_no_increment() {
    let control = TimeControl::Increment { main: seconds(1), increment: seconds(1) };
    let mut script = game(control, TimeOut::Overtime { extra: seconds(10) });
    script.wait(2_000).tick();
    script.place(One, "d3");
    assert_eq!(script.clocks(), (9_000, 1_000));
    script.place(Two, "c3");
    let events = script.wait(9_000).tick();
    assert!(matches!(&events[0], Event::TimeRanOut { consequence: Consequence::Loss, .. }));
    assert_eq!(script.game.view(script.now).verdicts[0].federation.white, 64);
}

#[test]
fn when_both_need_overtime_the_board_decides() {
    let mut script = game(MINUTE, TimeOut::Overtime { extra: seconds(600) });
    script.wait(61_000).tick();
    script.place(One, "d3");
    script.wait(61_000).tick();
    script.play_out(3);
    let verdict = script.game.view(script.now).verdicts[0];
    assert!(verdict.reason.is_on_the_board());
    assert_eq!(verdict.lost_by_overtime, None);
    let leader = match verdict.discs.black.cmp(&verdict.discs.white) {
        std::cmp::Ordering::Greater => Some(Color::Black),
        std::cmp::Ordering::Less => Some(Color::White),
        std::cmp::Ordering::Equal => None,
    };
    assert_eq!(verdict.color, leader);
}

#[test]
fn no_extra_time_at_all_is_a_loss_at_once() {
    let mut script = game(MINUTE, TimeOut::Overtime { extra: Millis::ZERO });
    let events = script.wait(60_000).tick();
    assert_eq!(names(&events), ["time_ran_out", "time_ran_out", "game_ended", "match_ended"]);
}

#[test]
fn without_time_for_the_game_the_computer_makes_all_further_moves() {
    let level = "1".into();
    let mut script = game(TimeControl::PerGame { main: seconds(5) }, TimeOut::ComputerMoves { level });
    assert_eq!(names(&script.wait(5_000).tick()), ["time_ran_out", "move_wanted"]);
    script.answer("d3");
    let events = script.wait(10).place(Two, "c3");
    assert_eq!(
        names(&events),
        ["disc_placed", "turn_began", "time_ran_out", "move_wanted"],
        "there is no time left to begin with"
    );
    assert!(script.game.request().unwrap().substitute);
}

#[test]
fn an_increment_gives_the_move_back_to_the_player() {
    let control = TimeControl::Increment { main: seconds(5), increment: seconds(2) };
    let mut script = game(control, TimeOut::ComputerMoves { level: "1".into() });
    script.wait(9_000).tick();
    script.answer("d3");
    assert_eq!(script.clocks(), (2_000, 5_000));
    script.place(Two, "c3");
    assert_eq!(script.game.request(), None);
    script.wait(1_999).place(One, "c4");
}

#[test]
fn clocks_stand_still_in_a_pause() {
    let mut script = game(MINUTE, TimeOut::Loss);
    let d3 = Order::Place { player: One, square: sq("d3") };
    script.wait(10_000).accept(Order::Pause { player: Two });
    assert_eq!((script.game.phase(), script.game.next_deadline()), (Phase::Paused, None));
    script.wait(1_000_000).refuse(d3, Refusal::Paused);
    script.refuse(Order::Pause { player: One }, Refusal::Paused);
    script.refuse(Order::TakeBack { player: One }, Refusal::Paused);
    assert_eq!(script.clocks(), (50_000, 60_000));
    script.accept(Order::Resume { player: One });
    script.refuse(Order::Resume { player: One }, Refusal::NotPaused);
    assert_eq!(script.game.next_deadline(), script.now.after(seconds(50)));
    script.wait(49_999).accept(d3);
    assert_eq!(script.clocks(), (1, 60_000));
}

#[test]
fn a_pause_keeps_a_byo_yomi_period_where_it_was() {
    let mut script = game(byo_yomi(), TimeOut::Loss);
    script.wait(12_000).accept(Order::Pause { player: One });
    script.wait(60_000).accept(Order::Resume { player: One });
    assert_eq!(script.clocks().0, 3_000);
    script.wait(2_999).place(One, "d3");
    let one = script.game.view(script.now).game.unwrap().clocks.unwrap().one;
    assert_eq!((one.left, one.periods), (seconds(5), 3));
}

#[test]
fn time_that_ran_out_before_a_pause_has_run_out_after_it() {
    let mut script = game(MINUTE, TimeOut::ComputerMoves { level: "1".into() });
    script.wait(60_000).tick();
    script.accept(Order::Pause { player: One });
    let events = script.wait(5_000).accept(Order::Resume { player: One });
    assert_eq!(names(&events), ["resumed", "move_wanted"], "and it is not told twice");
    assert!(script.game.request().unwrap().substitute);
    assert_eq!(script.clocks(), (0, 60_000));
}

#[test]
fn the_last_move_stops_both_clocks() {
    let mut script = game(MINUTE, TimeOut::Loss);
    script.wait(5).play_out(1);
    let clocks = script.clocks();
    assert_eq!((script.game.phase(), script.game.next_deadline()), (Phase::Over, None));
    script.wait(1_000_000);
    assert_eq!((script.tick(), script.clocks()), (vec![], clocks));
}

#[test]
fn at_the_table_the_clock_runs_until_the_move_is_handed_over() {
    let mut script = Script::begin(timed(MINUTE, TimeOut::Loss, MatchSetup::tabletop(Referee::Silent)));
    script.wait(1_000).place(One, "d3");
    script.wait(1_000).accept(Order::Turn { player: One, square: sq("d4") });
    assert_eq!(script.clocks(), (58_000, 60_000));
    script.wait(1_000).accept(Order::Done { player: One });
    // A correction is made while the opponent's clock runs.
    script.wait(500).accept(Order::Turn { player: One, square: sq("d4") });
    assert_eq!(script.clocks(), (57_000, 59_500));
    let events = script.wait(60_000).tick();
    assert!(matches!(&events[0], Event::TimeRanOut { player: Two, .. }));
    script.refuse(Order::Turn { player: One, square: sq("d4") }, Refusal::GameOver);
}

#[test]
fn at_the_table_a_disc_put_back_earns_no_increment() {
    let control = TimeControl::Increment { main: seconds(60), increment: seconds(10) };
    let mut script = Script::begin(timed(control, TimeOut::Loss, MatchSetup::tabletop(Referee::Silent)));
    script.wait(1_000).place(One, "a1");
    script.accept(Order::Done { player: One });
    assert_eq!(script.clocks(), (69_000, 60_000));
    script.wait(2_000).accept(Order::TakeBack { player: One });
    assert_eq!(script.clocks(), (59_000, 58_000));
    assert_eq!(script.game.next_deadline(), script.now.after(seconds(59)));
}

#[test]
fn time_does_not_run_backwards() {
    let mut script = game(MINUTE, TimeOut::Loss);
    script.wait(1_000).place(One, "d3");
    let early = Order::Place { player: Two, square: sq("c3") }.at(ms(999));
    assert_eq!(script.game.apply(early), Err(Refusal::TimeRunsBackwards { last: ms(1_000) }));
    assert_eq!(script.game.apply(Order::Tick.at(ms(1))), Err(Refusal::TimeRunsBackwards { last: ms(1_000) }));
}

#[test]
fn a_view_looks_ahead_and_changes_nothing() {
    let script = game(MINUTE, TimeOut::Loss);
    let clocks = |at| script.game.view(ms(at)).game.unwrap().clocks.unwrap();
    assert_eq!(clocks(59_000).one.left, seconds(1));
    assert_eq!(clocks(70_000).one.left, Millis::ZERO);
    assert_eq!(clocks(0).one.left, seconds(60));
    assert_eq!(clocks(0).running, Some(One));
}

#[test]
fn clocks_nobody_could_play_with_are_refused() {
    let zero = Millis::ZERO;
    let year = SetupError::LONGEST;
    let longer = Millis::new(year.get() + 1);
    let cases = [
        (TimeControl::PerMove { limit: zero }, SetupError::NoTime),
        (TimeControl::PerGame { main: zero }, SetupError::NoTime),
        (TimeControl::Increment { main: zero, increment: year }, SetupError::NoTime),
        (TimeControl::ByoYomi { main: year, period: zero, periods: 1 }, SetupError::NoTime),
        (TimeControl::ByoYomi { main: year, period: year, periods: 0 }, SetupError::NoTime),
        (TimeControl::PerGame { main: longer }, SetupError::TooMuchTime(longer)),
        (TimeControl::Increment { main: year, increment: longer }, SetupError::TooMuchTime(longer)),
        (TimeControl::ByoYomi { main: zero, period: year, periods: 101 }, SetupError::TooManyPeriods(101)),
    ];
    for (control, error) in cases {
        assert_eq!(timed(control, TimeOut::Loss, two_people()).check(), Err(error), "{control:?}");
    }
    let extra = TimeOut::Overtime { extra: longer };
    assert_eq!(timed(MINUTE, extra, two_people()).check(), Err(SetupError::TooMuchTime(longer)));
    let most = TimeControl::ByoYomi { main: zero, period: year, periods: 100 };
    assert_eq!(timed(most, TimeOut::Loss, two_people()).check(), Ok(()));
}

#[test]
fn the_end_of_all_counting_is_no_deadline() {
    let mut script = Script::ready(timed(MINUTE, TimeOut::Loss, two_people()));
    script.now = ms(u64::MAX - 10);
    script.accept(Order::Begin);
    assert_eq!(script.game.next_deadline(), None);
    script.now = ms(u64::MAX);
    script.place(One, "d3");
}
