//! Players elsewhere: time on the way, flags that wait for it, and claims.

use outflank_host::{Host, Origin, Presence, Principal, Refused, Seats};
use outflank_play::{
    ClockSetup, Match, MatchSetup, Millis, Moment, Order, PerPlayer, Phase, Player, Reason, Seat,
    TimeControl, TimeOut,
};

const ANA: Principal = Principal::Account(1);
const BEN: Principal = Principal::Guest(2);

const fn ms(millis: u64) -> Moment {
    Moment::from_millis(millis)
}

/// Ana plays Black against Ben, five minutes each, opened when the caller's clock shows 1,000 s.
fn host() -> Host {
    let control = TimeControl::PerGame { main: Millis::from_secs(300) };
    let clock = Some(ClockSetup::new(control, TimeOut::Loss));
    let setup = MatchSetup { clock, ..MatchSetup::new(Seat::Remote, Seat::Remote) };
    let seats = Seats::new(ANA, PerPlayer { one: Some(ANA), two: Some(BEN) });
    let mut host = Host::open(Match::new(setup).unwrap(), Origin::Played, seats, ms(1_000_000));
    assert_eq!(host.submit(ANA, Order::Begin, ms(1_000_000)).refused, None);
    host
}

fn left(host: &Host, player: Player, now: Moment) -> u64 {
    let clocks = host.view(now).game.unwrap().clocks.unwrap();
    if player == Player::One { clocks.one.left.get() } else { clocks.two.left.get() }
}

fn place(player: Player, square: &str) -> Order {
    Order::Place { player, square: square.parse().unwrap() }
}

#[test]
fn a_measured_line_costs_nothing_and_an_unknown_one_what_it_takes() {
    let mut host = host();
    let thought = Some(Millis::from_secs(2));
    let receipt = host.submit_sent(ANA, place(Player::One, "d3"), thought, ms(1_002_090));
    assert_eq!(receipt.append[0].credit, Millis::ZERO, "nothing is known of the line");
    assert_eq!(left(&host, Player::One, ms(1_002_090)), 297_910);

    host.measured(Player::Two, Millis::new(80));
    let receipt = host.submit_sent(BEN, place(Player::Two, "c3"), thought, ms(1_004_180));
    assert_eq!(receipt.append[0].credit, Millis::new(90));
    assert_eq!(left(&host, Player::Two, ms(1_004_180)), 298_000);
}

#[test]
fn the_flag_waits_for_a_move_that_was_sent_in_time() {
    let mut host = host();
    host.measured(Player::One, Millis::new(80));
    let flag = 1_000_000 + 300_000;
    let deadline = host.next_deadline().unwrap();
    assert_eq!(deadline, ms(flag + 660), "three times the round trip and 140 ms");
    let thought = Some(Millis::new(299_950));
    let receipt = host.submit_sent(ANA, place(Player::One, "d3"), thought, ms(flag + 100));
    assert_eq!(receipt.refused, None);
    assert_eq!(left(&host, Player::One, ms(flag + 100)), 50);
}

#[test]
fn only_the_one_who_waits_claims_and_only_after_a_while() {
    let mut host = host();
    let claim = Order::Claim { player: Player::Two, draw: false };
    let refused = |host: &mut Host, at| host.submit(BEN, claim, ms(at)).refused;
    assert_eq!(refused(&mut host, 1_200_000), Some(Refused::NotGone), "Ana is there and thinks");
    host.set_presence(Player::One, Presence::Lost { since: ms(1_010_000) });
    assert_eq!(host.claimable_from(Player::Two), Some(ms(1_070_000)), "a blitz game: a minute");
    assert_eq!(refused(&mut host, 1_069_999), Some(Refused::NotGone));
    host.set_presence(Player::One, Presence::Here);
    assert_eq!(refused(&mut host, 1_080_000), Some(Refused::NotGone), "she came back");

    // Nobody is waited for while it is the other's move.
    host.set_presence(Player::Two, Presence::Left { since: ms(1_000_500) });
    assert_eq!(host.claimable_from(Player::One), None);
    host.submit(ANA, place(Player::One, "d3"), ms(1_090_000));
    assert_eq!(host.claimable_from(Player::One), Some(ms(1_105_000)), "from the move on");
    host.set_presence(Player::Two, Presence::Lost { since: ms(1_000_500) });
    assert_eq!(host.claimable_from(Player::One), Some(ms(1_120_000)), "Ben is a guest");
    let receipt = host.submit(ANA, Order::Claim { player: Player::One, draw: true }, ms(1_120_000));
    assert_eq!((receipt.refused, host.game().phase()), (None, Phase::Over));
    let verdict = host.view(ms(1_120_000)).verdicts[0];
    assert_eq!(verdict.reason, Reason::Left { player: Player::Two, drawn: true });
}
