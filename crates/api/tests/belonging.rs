//! A match is its owner's and its players': every deed by everybody, on private and on open matches.

use outflank_accounts::PrincipalId;
use outflank_api::live::LiveMatch;
use outflank_api::problem::Problem;
use outflank_host::{OrderKind, Principal};
use outflank_play::{Match, MatchSetup, Millis, Moment, Order, PerPlayer, Player, Seat};
use outflank_store::{Belonging, Names, Stamp, StoredMatch, Visibility};

const OWNER: Principal = Principal::Account(1);
const ONE: Principal = Principal::Guest(2);
const TWO: Principal = Principal::Bot(3);
const STRANGERS: [Principal; 5] =
    [Principal::Guest(4), Principal::Account(5), Principal::Bot(6), Principal::Local, Principal::Visitor];

/// A match that Ana made for two others, who play.
fn played(visibility: Visibility) -> LiveMatch {
    let mut game = Match::new(MatchSetup::new(Seat::Person, Seat::Person)).unwrap();
    game.apply(Order::Begin.at(Moment::ORIGIN)).unwrap();
    let belonging = Belonging {
        owner: Some(PrincipalId(1)),
        seats: PerPlayer { one: Some(PrincipalId(2)), two: Some(PrincipalId(3)) },
        visibility,
        ..Belonging::default()
    };
    let (names, at) = (Names::default(), Stamp::from_millis(1));
    let id = "4kq0v8zt1mbe".parse().unwrap();
    let stored = StoredMatch { id, game, names, imported: false, belonging, created: at, updated: at };
    LiveMatch::open(stored, Moment::ORIGIN)
}

/// Every order there is, for a player where it has one.
fn order(kind: OrderKind, player: Player) -> Order {
    let square = "d3".parse().unwrap();
    match kind {
        OrderKind::Begin => Order::Begin,
        OrderKind::Place => Order::Place { player, square },
        OrderKind::Turn => Order::Turn { player, square },
        OrderKind::Done => Order::Done { player },
        OrderKind::Pass => Order::Pass { player },
        OrderKind::Answer => Order::Answer { request: 1, square },
        OrderKind::TakeBack => Order::TakeBack { player },
        OrderKind::AnswerTakeBack => Order::AnswerTakeBack { player, accept: true },
        OrderKind::Redo => Order::Redo { player },
        OrderKind::Pause => Order::Pause { player },
        OrderKind::Resume => Order::Resume { player },
        OrderKind::Resign => Order::Resign { player },
        OrderKind::Abort => Order::Abort { player },
        OrderKind::Claim => Order::Claim { player, draw: false },
        OrderKind::AnswerPause => Order::AnswerPause { player, accept: true },
        OrderKind::ChooseStarter => Order::ChooseStarter { player, starter: player },
        OrderKind::Credit => Order::Credit { span: Millis::from_secs(1) },
        OrderKind::Tick => Order::Tick,
    }
}

fn orders() -> impl Iterator<Item = Order> {
    OrderKind::ALL.iter().flat_map(|&kind| Player::BOTH.map(|player| order(kind, player)))
}

#[test]
fn strangers_do_not_even_learn_that_a_private_match_exists() {
    for who in STRANGERS {
        let mut game = played(Visibility::Private);
        for order in orders() {
            let problem = game.order(who, 1, order, Moment::ORIGIN).unwrap_err();
            assert!(matches!(problem, Problem::NotFound(_)), "{who:?} {order:?}: {problem:?}");
        }
        let hidden = [
            game.show(who, Moment::ORIGIN).err(),
            game.copy(who, Moment::ORIGIN).err(),
            game.state_for(who, Moment::ORIGIN).err(),
            game.may_rename(who, Moment::ORIGIN).err(),
            game.may_delete(who, Moment::ORIGIN).err(),
        ];
        for problem in hidden {
            assert!(matches!(problem, Some(Problem::NotFound(_))), "{who:?}: {problem:?}");
        }
    }
}

#[test]
fn strangers_watch_an_open_match_and_do_nothing_else() {
    for (who, visibility) in STRANGERS
        .into_iter()
        .flat_map(|who| [Visibility::Link, Visibility::Public].map(|visibility| (who, visibility)))
    {
        let mut game = played(visibility);
        assert!(game.show(who, Moment::ORIGIN).is_ok());
        for order in orders() {
            let problem = game.order(who, 1, order, Moment::ORIGIN).unwrap_err();
            let refused = matches!(problem, Problem::NotYours | Problem::NotForPlayers);
            assert!(refused, "{who:?} {order:?}: {problem:?}");
        }
        assert!(matches!(game.may_rename(who, Moment::ORIGIN), Err(Problem::NotYours)));
        assert!(matches!(game.may_delete(who, Moment::ORIGIN), Err(Problem::NotYours)));
        assert_eq!(game.game().log().len(), 1, "{who:?}");
    }
}

#[test]
fn a_player_orders_for_one_seat_and_an_owner_for_none() {
    for (who, own) in [(ONE, Some(Player::One)), (TWO, Some(Player::Two)), (OWNER, None)] {
        for (kind, player) in
            OrderKind::ALL.iter().flat_map(|&kind| Player::BOTH.map(|player| (kind, player)))
        {
            let mut game = played(Visibility::Private);
            let order = order(kind, player);
            let refused = matches!(
                game.order(who, 1, order, Moment::ORIGIN),
                Err(Problem::NotYours | Problem::NotForPlayers)
            );
            let allowed = match order {
                Order::Begin => true,
                Order::Answer { .. } | Order::Credit { .. } | Order::Tick => false,
                _ => own == Some(player),
            };
            assert_eq!(refused, !allowed, "{who:?} {order:?}");
        }
        let game = played(Visibility::Private);
        assert_eq!(game.may_delete(who, Moment::ORIGIN).is_ok(), own.is_none());
        assert!(game.show(who, Moment::ORIGIN).is_ok());
    }
}

#[test]
fn a_guest_with_an_account_now_keeps_the_seat() {
    let mut game = played(Visibility::Private);
    let order = Order::Place { player: Player::One, square: "d3".parse().unwrap() };
    assert!(game.order(Principal::Account(2), 1, order, Moment::ORIGIN).is_ok());
}
