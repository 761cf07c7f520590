//! Every order from everybody: who may give it, and that records never change.

use outflank_host::{Deed, Host, OrderKind, Origin, Principal, Refused, Role, Seats, branch};
use outflank_play::tabletop::Referee;
use outflank_play::{
    Event, Goal, Match, MatchSetup, Millis, Moment, Order, PerPlayer, Phase, Player, Refusal, Seat, Start,
};
use outflank_rules::Square;
use std::num::NonZeroU32;

const OWNER: Principal = Principal::Account(1);
const ONE: Principal = Principal::Guest(2);
const TWO: Principal = Principal::Bot(3);
const STRANGER: Principal = Principal::Guest(4);
const EVERYBODY: [Principal; 7] =
    [OWNER, ONE, TWO, STRANGER, Principal::Local, Principal::Visitor, Principal::House];

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// Every order of a kind that a player could give, or the house.
fn orders(kind: OrderKind) -> Vec<Order> {
    let square = square("d3");
    let both = |order: fn(Player) -> Order| Player::BOTH.map(order).to_vec();
    match kind {
        OrderKind::Begin => vec![Order::Begin],
        OrderKind::Place => Player::BOTH.map(|player| Order::Place { player, square }).to_vec(),
        OrderKind::Turn => Player::BOTH.map(|player| Order::Turn { player, square }).to_vec(),
        OrderKind::Done => both(|player| Order::Done { player }),
        OrderKind::Pass => both(|player| Order::Pass { player }),
        OrderKind::Answer => vec![Order::Answer { request: 1, square }],
        OrderKind::TakeBack => both(|player| Order::TakeBack { player }),
        OrderKind::AnswerTakeBack => both(|player| Order::AnswerTakeBack { player, accept: true }),
        OrderKind::Redo => both(|player| Order::Redo { player }),
        OrderKind::Pause => both(|player| Order::Pause { player }),
        OrderKind::Resume => both(|player| Order::Resume { player }),
        OrderKind::Resign => both(|player| Order::Resign { player }),
        OrderKind::Abort => both(|player| Order::Abort { player }),
        OrderKind::Claim => both(|player| Order::Claim { player, draw: false }),
        OrderKind::AnswerPause => both(|player| Order::AnswerPause { player, accept: true }),
        OrderKind::ChooseStarter => both(|player| Order::ChooseStarter { player, starter: player }),
        OrderKind::Credit => vec![Order::Credit { span: Millis::from_secs(1) }],
        OrderKind::Tick => vec![Order::Tick],
    }
}

fn seats() -> Seats {
    Seats::new(OWNER, PerPlayer { one: Some(ONE), two: Some(TWO) })
}

fn people() -> MatchSetup {
    MatchSetup::new(Seat::Person, Seat::Person)
}

/// The shortest game there is: Black takes everything with its ninth disc.
fn wiped_out(setup: MatchSetup) -> Match {
    let moves = "f5d6c5f4e7f6g5e6e3".as_bytes().chunks(2).map(|name| std::str::from_utf8(name).unwrap());
    Match::begun(setup, moves.map(square)).unwrap()
}

#[test]
fn the_table_of_rights_is_this_one() {
    let mut lines = Vec::new();
    for &kind in OrderKind::ALL {
        // For the seat of player one where the order has a seat.
        let deed = Deed::of(&orders(kind)[0]);
        let letter = |principal| if deed.allowed(seats().roles(principal)) { 'x' } else { '-' };
        lines.push(format!("{} {kind:?}", EVERYBODY.map(letter).iter().collect::<String>()));
    }
    for deed in [Deed::Rename, Deed::Delete, Deed::Watch, Deed::Branch] {
        let letter = |principal| if deed.allowed(seats().roles(principal)) { 'x' } else { '-' };
        lines.push(format!("{} {deed:?}", EVERYBODY.map(letter).iter().collect::<String>()));
    }
    // Owner, player one, player two, a stranger, whoever is at the machine, a visitor, the house.
    let expected = "\
xxx---- Begin
-x----- Place
-x----- Turn
-x----- Done
-x----- Pass
------x Answer
-x----- TakeBack
-x----- AnswerTakeBack
-x----- Redo
-x----- Pause
-x----- Resume
-x----- Resign
-x----- Abort
-x----- Claim
-x----- AnswerPause
-x----- ChooseStarter
------x Credit
------x Tick
x------ Rename
x------ Delete
xxxxxx- Watch
xxxxxx- Branch";
    assert_eq!(lines.join("\n"), expected);
}

#[test]
fn whoever_sits_at_the_machine_plays_both_sides_and_is_not_the_house() {
    let roles = Seats::local().roles(Principal::Local);
    for &kind in OrderKind::ALL {
        let house = matches!(kind, OrderKind::Answer | OrderKind::Credit | OrderKind::Tick);
        for order in orders(kind) {
            assert_eq!(Deed::of(&order).allowed(roles), !house, "{order:?}");
        }
    }
}

#[test]
fn an_order_for_a_seat_of_somebody_else_changes_nothing() {
    let mut game = Match::new(people()).unwrap();
    game.apply(Order::Begin.at(Moment::ORIGIN)).unwrap();
    let mut host = Host::open(game, Origin::Played, seats(), Moment::ORIGIN);
    let order = Order::Place { player: Player::One, square: square("d3") };
    for principal in [OWNER, TWO, STRANGER, Principal::Local, Principal::House] {
        let receipt = host.submit(principal, order, Moment::from_millis(5));
        assert_eq!(receipt.refused, Some(Refused::Role(Deed::Order(OrderKind::Place, Some(Player::One)))));
        assert_eq!(host.game().log().len(), 1);
    }
    let receipt = host.submit(ONE, order, Moment::from_millis(5));
    assert_eq!((receipt.refused, receipt.append.len()), (None, 1));
}

/// Everybody tries everything, at the start and much later.
fn assert_unchangeable(what: &str, game: &Match, origin: Origin) {
    for seats in [seats(), Seats::local()] {
        for principal in EVERYBODY {
            for order in OrderKind::ALL.iter().flat_map(|&kind| orders(kind)) {
                for now in [0, 100_000_000] {
                    let now = Moment::from_millis(now);
                    let mut host = Host::open(game.clone(), origin, seats, Moment::ORIGIN);
                    let receipt = host.submit(principal, order, now);
                    assert!(receipt.append.is_empty(), "{what}: {principal:?} {order:?}");
                    assert!(receipt.events.is_empty(), "{what}: {principal:?} {order:?}");
                    assert_eq!(host.game().save(), game.save(), "{what}: {principal:?} {order:?}");
                    assert_eq!(host.next_deadline(), None, "{what}");
                    assert_eq!(host.question(now, 1), None, "{what}");
                }
            }
            let host = Host::open(game.clone(), origin, seats, Moment::ORIGIN);
            assert!(host.check(principal, Deed::Rename).is_err(), "{what}");
        }
    }
}

#[test]
fn records_never_change() {
    let over = wiped_out(people());
    assert_eq!(over.phase(), Phase::Over);
    assert_unchangeable("over", &over, Origin::Played);
    assert_unchangeable("over and imported", &over, Origin::Imported);
    let unfinished = Match::begun(people(), [square("f5")]).unwrap();
    assert_unchangeable("imported", &unfinished, Origin::Imported);
    let not_begun = Match::new(people()).unwrap();
    assert_unchangeable("imported, not begun", &not_begun, Origin::Imported);
    let computer = MatchSetup::new(Seat::Computer { level: "1".into() }, Seat::Person);
    let asked = Match::begun(computer, []).unwrap();
    assert!(asked.request().is_some());
    assert_unchangeable("imported, a computer is asked", &asked, Origin::Imported);
    let mut aborted = Match::begun(people(), []).unwrap();
    aborted.apply(Order::Abort { player: Player::One }.at(Moment::ORIGIN)).unwrap();
    assert_unchangeable("aborted", &aborted, Origin::Played);
}

#[test]
fn a_finished_game_says_that_it_is_a_record_when_a_move_would_be_taken_back() {
    let game = wiped_out(people());
    assert!(game.view(game.now()).game.unwrap().open, "the match itself would reopen it");
    let mut host = Host::open(game, Origin::Played, Seats::local(), Moment::ORIGIN);
    assert!(!host.view(Moment::ORIGIN).game.unwrap().open);
    let back = host.submit(Principal::Local, Order::TakeBack { player: Player::One }, Moment::ORIGIN);
    assert_eq!(back.refused, Some(Refused::Record));
    // Where the match has a reason of its own, that is the one given.
    let place = Order::Place { player: Player::One, square: square("d3") };
    let place = host.submit(Principal::Local, place, Moment::ORIGIN);
    assert_eq!(place.refused, Some(Refused::Play(Refusal::GameOver)));
}

#[test]
fn the_end_is_told_as_final() {
    let mut game = Match::begun(
        people(),
        "f5d6c5f4e7f6g5e6".as_bytes().chunks(2).map(|name| square(std::str::from_utf8(name).unwrap())),
    )
    .unwrap();
    let last = Order::Place { player: Player::One, square: square("e3") };
    let mut host = Host::open(game.clone(), Origin::Played, Seats::local(), Moment::ORIGIN);
    let events = host.submit(Principal::Local, last, Moment::ORIGIN).events;
    let open = |events: &[Event]| {
        events.iter().find_map(|event| match event {
            Event::GameEnded { open, .. } => Some(*open),
            _ => None,
        })
    };
    assert_eq!(open(&events), Some(false));
    assert_eq!(open(&game.apply(last.at(Moment::ORIGIN)).unwrap()), Some(true));
}

#[test]
fn between_two_games_only_the_next_one_goes_on() {
    let mut setup = people();
    setup.series.goal = Goal::Games(NonZeroU32::new(2).unwrap());
    let game = wiped_out(setup);
    assert_eq!(game.phase(), Phase::Between);
    let mut host = Host::open(game.clone(), Origin::Played, Seats::local(), Moment::ORIGIN);
    for order in OrderKind::ALL.iter().flat_map(|&kind| orders(kind)) {
        if !matches!(order, Order::Begin | Order::Abort { .. }) {
            host.submit(Principal::Local, order, Moment::ORIGIN);
            assert_eq!(host.game().save(), game.save(), "{order:?}");
        }
    }
    let receipt = host.submit(Principal::Local, Order::Begin, Moment::ORIGIN);
    assert_eq!((receipt.refused, host.game().phase()), (None, Phase::Playing));
}

#[test]
fn at_the_table_the_last_turn_is_put_right_while_the_count_is_open() {
    // One square is left: Black places and turns nothing, which a silent referee lets stand.
    let board = "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO- X";
    let start = Start::Position { position: board.parse().unwrap() };
    let setup = MatchSetup { start, ..MatchSetup::tabletop(Referee::Silent) };
    let game = Match::new(setup).unwrap();
    let mut host = Host::open(game, Origin::Played, Seats::local(), Moment::ORIGIN);
    let player = Player::One;
    let mut obey = |order| {
        let receipt = host.submit(Principal::Local, order, Moment::ORIGIN);
        (receipt.refused, host.game().phase(), host.is_record())
    };
    obey(Order::Begin);
    assert_eq!(obey(Order::Place { player, square: square("h8") }).0, None);
    assert_eq!(obey(Order::Done { player }), (None, Phase::Over, false));
    assert_eq!(obey(Order::Turn { player, square: square("g8") }).0, None);
}

#[test]
fn what_was_not_stored_has_not_happened() {
    let game = Match::new(people()).unwrap();
    let mut host = Host::open(game, Origin::Played, Seats::local(), Moment::ORIGIN);
    let place = |player, name| Order::Place { player, square: square(name) };
    host.submit(Principal::Local, Order::Begin, Moment::ORIGIN);
    host.submit(Principal::Local, place(Player::One, "f5"), Moment::from_millis(10));
    host.stored(2);
    host.submit(Principal::Local, place(Player::Two, "d6"), Moment::from_millis(20));
    assert_eq!((host.version_stored(), host.game().log().len()), (2, 3));
    host.not_stored();
    assert_eq!(host.game().log().len(), 2);
    let receipt = host.submit(Principal::Local, place(Player::Two, "f6"), Moment::from_millis(30));
    assert_eq!((receipt.refused, receipt.append.len()), (None, 1));
    // A late word about less takes nothing back.
    host.stored(3);
    host.stored(1);
    assert_eq!(host.version_stored(), 3);
}

#[test]
fn a_branch_goes_on_from_any_ply_and_leaves_the_record_alone() {
    let record = wiped_out(people());
    for ply in 0..9 {
        let made = branch(&record, 1, Some(ply), None).unwrap();
        assert_eq!(made.phase(), Phase::Playing);
        assert_eq!(made.game().unwrap().ply(), ply);
        assert_eq!(made.game().unwrap().position(), record.game().unwrap().position_at(ply).unwrap());
    }
    assert!(branch(&record, 1, Some(9), None).is_err(), "nothing is left to play");
    assert!(branch(&record, 1, Some(10), None).is_err());
    assert!(branch(&record, 2, Some(0), None).is_err());
    assert!(branch(&record, 0, Some(0), None).is_err());
    let against = PerPlayer { one: Seat::Person, two: Seat::Computer { level: "3".into() } };
    let made = branch(&record, 1, Some(5), Some(against)).unwrap();
    assert_eq!(made.request().map(|request| request.player), Some(Player::Two));
}

#[test]
fn a_branch_without_a_ply_leaves_out_the_last_move_of_a_person() {
    let ply = |players: PerPlayer<Seat>| {
        let made = branch(&wiped_out(people()), 1, None, Some(players)).unwrap();
        made.game().unwrap().ply()
    };
    let computer = || Seat::Computer { level: "3".into() };
    // Black plays the ninth move, the last, and White the eighth.
    assert_eq!(ply(PerPlayer { one: Seat::Person, two: Seat::Person }), 8);
    assert_eq!(ply(PerPlayer { one: Seat::Person, two: computer() }), 8);
    assert_eq!(ply(PerPlayer { one: computer(), two: Seat::Person }), 7);
    assert_eq!(ply(PerPlayer { one: computer(), two: computer() }), 8);
}

#[test]
fn a_guest_who_gets_an_account_keeps_the_seat() {
    let seats = Seats::new(Principal::Guest(7), PerPlayer { one: Some(Principal::Guest(7)), two: Some(TWO) });
    let roles = seats.roles(Principal::Account(7));
    // A match of two belongs to neither alone; one against a computer belongs to whoever made it.
    assert!(roles.iter().eq([Role::Seat(Player::One), Role::Spectator]));
    let alone = Seats::new(Principal::Guest(7), PerPlayer { one: Some(Principal::Guest(7)), two: None });
    let roles = alone.roles(Principal::Account(7));
    assert!(roles.iter().eq([Role::Owner, Role::Seat(Player::One), Role::Spectator]));
    assert!(seats.roles(Principal::Local).iter().eq([Role::Spectator]));
    let private = seats.among_themselves();
    assert!(private.roles(TWO).iter().eq([Role::Seat(Player::Two), Role::Spectator]));
    assert_eq!(private.roles(STRANGER).iter().count(), 0, "strangers do not look on");
    for deed in [Deed::Watch, Deed::Branch] {
        assert!(deed.allowed(private.roles(TWO)) && !deed.allowed(private.roles(STRANGER)));
    }
}
