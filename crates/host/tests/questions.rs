//! What a computer's clock allows it.

use outflank_host::{Host, Origin, Principal, Seats, check_levels};
use outflank_levels::TimeLeft;
use outflank_play::{ClockSetup, Match, MatchSetup, Millis, Moment, Order, Seat, TimeControl, TimeOut};
use std::time::Duration;

/// The computer's clock in a game it begins, asked this long after.
fn asked_after(control: TimeControl, seconds: u32) -> TimeLeft {
    let clock = Some(ClockSetup::new(control, TimeOut::Loss));
    let setup = MatchSetup { clock, ..MatchSetup::new(Seat::Computer { level: "3".into() }, Seat::Person) };
    let game = Match::new(setup).unwrap();
    // The caller's clock has been running for a while.
    let opened = Moment::from_millis(77_000);
    let mut host = Host::open(game, Origin::Played, Seats::local(), opened);
    host.submit(Principal::Local, Order::Begin, opened);
    let now = opened.after(Millis::from_secs(seconds)).unwrap();
    host.submit(Principal::House, Order::Tick, now);
    host.question(now, 1).unwrap().ask.clock.unwrap()
}

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

#[test]
fn a_period_is_no_increment_and_counts_alone_once_the_main_time_is_used_up() {
    let control =
        TimeControl::ByoYomi { main: Millis::from_secs(60), period: Millis::from_secs(30), periods: 1 };
    assert_eq!(asked_after(control, 0), TimeLeft::game(seconds(60)).with_byoyomi(seconds(30), 1));
    assert_eq!(asked_after(control, 70), TimeLeft::one_move(seconds(20)));
}

#[test]
fn who_is_asked_late_has_less() {
    let control = TimeControl::PerGame { main: Millis::from_secs(60) };
    assert_eq!(asked_after(control, 50), TimeLeft::game(seconds(10)));
}

#[test]
fn an_increment_comes_back_and_a_limit_is_for_one_move() {
    let control = TimeControl::Increment { main: Millis::from_secs(5), increment: Millis::from_secs(20) };
    assert_eq!(asked_after(control, 0), TimeLeft::game(seconds(5)).with_increment(seconds(20)));
    assert_eq!(
        asked_after(TimeControl::PerMove { limit: Millis::from_secs(15) }, 0),
        TimeLeft::one_move(seconds(15))
    );
}

#[test]
fn every_level_of_a_setup_is_looked_at() {
    let computer = |level: &str| MatchSetup::new(Seat::Person, Seat::Computer { level: level.into() });
    assert!(check_levels(&computer("7")).is_ok());
    assert!(check_levels(&computer("777")).is_err());
    let time_out = TimeOut::ComputerMoves { level: "nobody".into() };
    let control = TimeControl::PerMove { limit: Millis::from_secs(15) };
    let clock = Some(ClockSetup::new(control, time_out));
    assert!(check_levels(&MatchSetup { clock, ..computer("7") }).is_err());
}
