//! Ratings change with the game that changes them, and once.

use outflank_accounts::PrincipalId;
use outflank_play::{Match, MatchSetup, Moment, Order, PerPlayer, Player, Seat};
use outflank_ratings::{Category, Game, Rating, WHITE_ADVANTAGE, rate};
use outflank_store::{Append, Belonging, MatchId, NewMatch, RatedGame, RatedPlayer, Stamp, Store};

const ANA: PrincipalId = PrincipalId(1);
const BEN: PrincipalId = PrincipalId(2);

/// A match between Ana, who has Black, and Ben, who resigns at this time.
fn resigned(
    store: &Store,
    players: PerPlayer<RatedPlayer>,
    category: Category,
    at: u64,
) -> (MatchId, RatedGame) {
    let mut game = Match::new(MatchSetup::new(Seat::Person, Seat::Person)).unwrap();
    let belonging = Belonging {
        seats: PerPlayer { one: Some(ANA), two: Some(BEN) },
        rated: true,
        ..Belonging::default()
    };
    let new = NewMatch { belonging, ..NewMatch::of(&game, Stamp::from_millis(at)) };
    let id = store.create(&new).wait().unwrap();
    let mut logged = game.submit(Order::Begin.at(Moment::ORIGIN)).logged;
    logged.extend(game.submit(Order::Resign { player: Player::Two }.at(Moment::ORIGIN)).logged);
    let rated = RatedGame { game: 1, category, players, white: Player::Two, winner: Some(Player::One) };
    let append =
        Append { rated: &[rated, rated], ..Append::new(&id, &logged, &game, Stamp::from_millis(at)) };
    store.append(&append).wait().unwrap();
    (id, rated)
}

#[test]
fn a_game_changes_both_ratings_with_its_last_command() {
    let directory = tempfile::tempdir().unwrap();
    let store = Store::open(&directory.path().join("games.db")).unwrap();
    for id in [ANA, BEN] {
        store.add_guest(id, Stamp::from_millis(0)).wait().unwrap();
    }
    let players = PerPlayer { one: RatedPlayer::Person(ANA), two: RatedPlayer::Person(BEN) };
    let (id, _) = resigned(&store, players, Category::Blitz, 1_000);
    let game = |score, advantage| Game { opponent: Rating::NEW, score, advantage };
    let rating = |person| store.rating(person, Category::Blitz).unwrap().unwrap();
    assert_eq!(rating(ANA).rating, rate(Rating::NEW, &[game(1.0, -WHITE_ADVANTAGE)], 0.0));
    assert_eq!(rating(BEN).rating, rate(Rating::NEW, &[game(0.0, WHITE_ADVANTAGE)], 0.0));
    assert_eq!(
        (rating(ANA).wins, rating(ANA).losses, rating(BEN).losses),
        (1, 0, 1),
        "told twice, counted once"
    );
    let events = store.rating_events(ANA, 10).unwrap();
    assert_eq!(events.len(), 1);
    assert_eq!((&events[0].match_id, events[0].opponent, events[0].before), (&id, Some(BEN), 1500.0));
    assert_eq!(store.rating(ANA, Category::Bullet).unwrap(), None);
    let year = Stamp::from_millis(1_000 + 365 * 24 * 60 * 60 * 1000);
    assert!(rating(ANA).now(year).deviation > rating(ANA).rating.deviation);
}

#[test]
fn games_against_levels_lead_to_the_first_rating_among_people() {
    let directory = tempfile::tempdir().unwrap();
    let store = Store::open(&directory.path().join("games.db")).unwrap();
    for id in [ANA, BEN] {
        store.add_guest(id, Stamp::from_millis(0)).wait().unwrap();
    }
    let players = PerPlayer { one: RatedPlayer::Person(ANA), two: RatedPlayer::Level(2000.0) };
    for number in 0..5 {
        resigned(&store, players, Category::Computer, 1_000 * number);
    }
    let computer = store.rating(ANA, Category::Computer).unwrap().unwrap();
    assert!(computer.rating.rating > 1900.0 && computer.wins == 5);
    assert_eq!(store.rating(BEN, Category::Computer).unwrap(), None, "a level's rating is fixed");

    let players = PerPlayer { one: RatedPlayer::Person(ANA), two: RatedPlayer::Person(BEN) };
    resigned(&store, players, Category::Blitz, 9_000);
    let event = &store.rating_events(ANA, 1).unwrap()[0];
    assert_eq!((event.category, event.before), (Category::Blitz, computer.rating.rating));
}
