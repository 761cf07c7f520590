//! Ratings change with the game that changes them, and once.

use outflank_accounts::PrincipalId;
use outflank_accounts::passwords::PasswordHash;
use outflank_play::{Match, MatchSetup, Moment, Order, PerPlayer, Player, Seat};
use outflank_ratings::{Category, Game, Rating, WHITE_ADVANTAGE, rate};
use outflank_store::{
    Append, Belonging, MatchId, NewMatch, RatedGame, RatedPlayer, Registration, Stamp, Store,
};

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
    let events = store.rating_events(ANA, None, 10).unwrap();
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
    let event = &store.rating_events(ANA, None, 1).unwrap()[0];
    assert_eq!((event.category, event.before), (Category::Blitz, computer.rating.rating));
}

#[test]
fn the_same_two_are_rated_twelve_times_a_day_and_somebody_who_is_gone_never() {
    let directory = tempfile::tempdir().unwrap();
    let store = Store::open(&directory.path().join("games.db")).unwrap();
    for id in [ANA, BEN] {
        store.add_guest(id, Stamp::from_millis(0)).wait().unwrap();
    }
    let players = PerPlayer { one: RatedPlayer::Person(ANA), two: RatedPlayer::Person(BEN) };
    let minute = 60_000;
    for number in 1..=15 {
        resigned(&store, players, Category::Blitz, number * minute);
    }
    let games = |person, category| store.rating(person, category).unwrap().map_or(0, |rated| rated.games());
    assert_eq!((games(ANA, Category::Blitz), games(BEN, Category::Blitz)), (12, 12));
    assert_eq!(store.rating_events(BEN, Some(Category::Blitz), 50).unwrap().len(), 12);
    assert_eq!(store.rating_events(BEN, Some(Category::Bullet), 50).unwrap(), []);
    // Another kind of game is another measure, and tomorrow is another day.
    resigned(&store, players, Category::Bullet, 16 * minute);
    resigned(&store, players, Category::Blitz, (24 * 60 + 2) * minute);
    assert_eq!((games(ANA, Category::Bullet), games(ANA, Category::Blitz)), (1, 13));

    store.forget(BEN).wait().unwrap();
    resigned(&store, players, Category::Bullet, 48 * 60 * minute);
    assert_eq!(games(ANA, Category::Bullet), 1);
}

#[test]
fn ratings_stand_beside_the_names_with_what_the_game_has_changed() {
    let directory = tempfile::tempdir().unwrap();
    let store = Store::open(&directory.path().join("games.db")).unwrap();
    for id in [ANA, BEN] {
        store.add_guest(id, Stamp::from_millis(0)).wait().unwrap();
    }
    let now = Stamp::from_millis(2_000);
    let people = PerPlayer { one: ANA, two: BEN };
    let before = store.seat_ratings(&MatchId::random(), Category::Blitz, people, now).unwrap();
    assert_eq!((before.one.rating, before.one.provisional, before.one.change), (1500.0, true, None));
    let players = PerPlayer { one: RatedPlayer::Person(ANA), two: RatedPlayer::Person(BEN) };
    let (id, _) = resigned(&store, players, Category::Blitz, 1_000);
    let after = store.seat_ratings(&id, Category::Blitz, people, now).unwrap();
    assert_eq!(after.one.change, Some(after.one.rating - 1500.0));
    assert!(after.one.change > Some(0.0) && after.two.change < Some(0.0));
    // The next game begins where this one has ended, and changes nothing about it.
    let next = store.seat_ratings(&MatchId::random(), Category::Blitz, people, now).unwrap();
    assert_eq!((next.one.rating, next.one.change), (after.one.rating, None));
    assert_eq!(store.ratings_of(ANA).unwrap().len(), 1);
}

#[test]
fn a_leaderboard_names_those_who_are_known_well() {
    let directory = tempfile::tempdir().unwrap();
    let store = Store::open(&directory.path().join("games.db")).unwrap();
    let minute = 60_000;
    for number in 1..=6_u128 {
        store.add_guest(PrincipalId(number), Stamp::from_millis(0)).wait().unwrap();
    }
    let name = |number: u128| ["Ana", "Ben", "Carla", "Dora", "Emil", "Fritz"][number as usize - 1];
    for number in 1..=6_u128 {
        let registration = Registration {
            id: PrincipalId(number),
            name: name(number).parse().unwrap(),
            password: PasswordHash::of_nobody(),
            recovery: Vec::new(),
            at: Stamp::from_millis(0),
        };
        store.register(registration).wait().unwrap();
    }
    let mut at = 0;
    // Everybody plays everybody; the one with the smaller number wins two games of three.
    for round in 0..12 {
        for one in 1..=6_u128 {
            for two in one + 1..=6 {
                at += minute;
                let (winner, loser) = if round % 3 == 1 { (two, one) } else { (one, two) };
                let players = PerPlayer {
                    one: RatedPlayer::Person(PrincipalId(winner)),
                    two: RatedPlayer::Person(PrincipalId(loser)),
                };
                resigned(&store, players, Category::Blitz, at);
            }
        }
    }
    let board = |now, limit| store.leaderboard(Category::Blitz, Stamp::from_millis(now), limit).unwrap();
    let best = board(at, 50);
    assert_eq!(best.len(), 6);
    assert!(best.is_sorted_by(|one, two| one.rated.rating.rating >= two.rated.rating.rating), "{best:?}");
    assert_eq!((best[0].name.as_str(), best[5].name.as_str()), ("Ana", "Fritz"));
    assert_eq!(board(at, 2), best[..2]);
    assert_eq!(board(at + 31 * 24 * 60 * minute, 50), [], "nobody has played for a month");
    assert_eq!(store.leaderboard(Category::Bullet, Stamp::from_millis(at), 50).unwrap(), []);
    store.forget(PrincipalId(1)).wait().unwrap();
    assert_eq!(board(at, 1)[0].name, "Ben");
}
