//! Matches go in, come out the same, are found, and go away.

use outflank_play::tabletop::Referee;
use outflank_play::{Match, MatchSetup, Moment, Order, Player, Seat};
use outflank_store::{
    Append, Audience, Kind, MatchId, Names, NewMatch, PhaseFilter, Query, Stamp, Store, StoreError,
};
use std::sync::Arc;

struct Here {
    store: Arc<Store>,
    _directory: tempfile::TempDir,
}

fn here() -> Here {
    let directory = tempfile::tempdir().unwrap();
    let store = Arc::new(Store::open(&directory.path().join("deep/er/games.db")).unwrap());
    Here { store, _directory: directory }
}

fn people() -> Match {
    Match::new(MatchSetup::new(Seat::Person, Seat::Person)).unwrap()
}

/// Plays an order in the match and in the store.
fn play(store: &Store, id: &MatchId, game: &mut Match, order: Order, at: u64) {
    let receipt = game.submit(order.at(Moment::from_millis(at)));
    assert_eq!(receipt.refusal, None);
    store.append(&Append::new(id, &receipt.logged, game, Stamp::from_millis(1_000_000 + at))).wait().unwrap();
}

fn place(player: Player, square: &str) -> Order {
    Order::Place { player, square: square.parse().unwrap() }
}

#[test]
fn a_match_comes_back_exactly_where_it_was() {
    let Here { store, _directory } = here();
    let mut game = people();
    let names = Names { one: Some("Ana".to_owned()), two: None };
    let new = NewMatch { names: names.clone(), ..NewMatch::of(&game, Stamp::from_millis(1_000_000)) };
    let id = store.create(&new).wait().unwrap();
    assert!(store.load(&id).unwrap().game.log().is_empty());

    play(&store, &id, &mut game, Order::Begin, 0);
    play(&store, &id, &mut game, place(Player::One, "f5"), 1_234);
    play(&store, &id, &mut game, place(Player::Two, "d6"), 5_678);
    play(&store, &id, &mut game, Order::TakeBack { player: Player::Two }, 6_000);

    let stored = store.load(&id).unwrap();
    assert_eq!(stored.game.log(), game.log());
    assert_eq!(stored.game.view(game.now()), game.view(game.now()));
    assert_eq!((stored.names, stored.imported), (names, false));
    assert_eq!(stored.created, Stamp::from_millis(1_000_000));
    assert_eq!(stored.updated, Stamp::from_millis(1_006_000));
}

#[test]
fn an_append_that_follows_another_version_is_refused_and_changes_nothing() {
    let Here { store, _directory } = here();
    let mut game = people();
    let id = store.create(&NewMatch::of(&game, Stamp::now())).wait().unwrap();
    let mut other = game.clone();
    play(&store, &id, &mut game, Order::Begin, 0);
    play(&store, &id, &mut game, place(Player::One, "f5"), 10);

    let receipt = other.submit(Order::Begin.at(Moment::ORIGIN));
    let refused = store.append(&Append::new(&id, &receipt.logged, &other, Stamp::now())).wait();
    assert!(matches!(refused, Err(StoreError::Conflict { expected: 0, found: 2, .. })), "{refused:?}");
    assert_eq!(store.load(&id).unwrap().game.log(), game.log());
}

#[test]
fn what_is_not_there_is_said_to_be_missing() {
    let Here { store, _directory } = here();
    let id = MatchId::random();
    let mut game = people();
    let receipt = game.submit(Order::Begin.at(Moment::ORIGIN));
    let missing = |error: StoreError| assert!(matches!(error, StoreError::NotFound(found) if found == id));
    missing(store.load(&id).unwrap_err());
    missing(store.delete(&id).wait().unwrap_err());
    missing(store.rename(&id, Names::default()).wait().unwrap_err());
    missing(store.append(&Append::new(&id, &receipt.logged, &game, Stamp::now())).wait().unwrap_err());
}

#[test]
fn deleting_takes_the_commands_along() {
    let Here { store, _directory } = here();
    let mut game = people();
    let id = store.create(&NewMatch::of(&game, Stamp::now())).wait().unwrap();
    play(&store, &id, &mut game, Order::Begin, 0);
    store.delete(&id).wait().unwrap();
    assert!(matches!(store.load(&id), Err(StoreError::NotFound(_))));

    // The same name again begins from nothing.
    let again = people();
    let new = NewMatch { id: id.clone(), ..NewMatch::of(&again, Stamp::now()) };
    store.create(&new).wait().unwrap();
    assert!(store.load(&id).unwrap().game.log().is_empty());
}

#[test]
fn several_are_stored_together_or_not_at_all() {
    let Here { store, _directory } = here();
    let game = people();
    let taken = store.create(&NewMatch::of(&game, Stamp::now())).wait().unwrap();
    let new =
        [NewMatch::of(&game, Stamp::now()), NewMatch { id: taken, ..NewMatch::of(&game, Stamp::now()) }];
    assert!(matches!(store.create_all(&new).wait(), Err(StoreError::Database(_))));
    assert_eq!(store.list(&Query::default()).unwrap().total, 1);
    assert_eq!(store.create_all(&new[..1]).wait().unwrap(), [new[0].id.clone()]);
    assert_eq!(store.list(&Query::default()).unwrap().total, 2);
}

#[test]
fn lists_are_searched_filtered_and_read_in_parts() {
    let Here { store, _directory } = here();
    let setups = [
        MatchSetup::new(Seat::Person, Seat::Computer { level: "5".into() }),
        MatchSetup::console("82".parse().unwrap(), "console".into()),
        MatchSetup::tabletop(Referee::Hint),
    ];
    let mut ids = Vec::new();
    for (index, setup) in setups.into_iter().enumerate() {
        let mut game = Match::new(setup).unwrap();
        let one = ["Łucja", "Lou", "Zoë"][index].to_owned();
        let names = Names { one: Some(one), two: None };
        let at = Stamp::from_millis(index as u64);
        let id = store.create(&NewMatch { names, ..NewMatch::of(&game, at) }).wait().unwrap();
        play(&store, &id, &mut game, Order::Begin, 0);
        play(&store, &id, &mut game, place(Player::One, "d3"), 100 * index as u64);
        ids.push(id);
    }
    let found = |query: &Query| -> Vec<MatchId> {
        store.list(query).unwrap().matches.into_iter().map(|summary| summary.id).collect()
    };
    let search = |text: &str| found(&Query { search: text.to_owned(), ..Query::default() });
    let latest_first: Vec<MatchId> = ids.iter().rev().cloned().collect();
    assert_eq!(found(&Query::default()), latest_first);
    assert_eq!(search("łUCJA"), [ids[0].clone()]);
    assert_eq!(search("lo d3"), [ids[1].clone()]);
    assert_eq!(search(ids[2].as_str()), [ids[2].clone()]);
    assert_eq!(search("zoë lou"), []);
    assert_eq!(search("%"), []);
    store.rename(&ids[0], Names { one: Some("Lila".to_owned()), two: None }).wait().unwrap();
    assert_eq!((search("lila"), search("łucja")), (vec![ids[0].clone()], vec![]));

    let kind = |kind| found(&Query { kind: Some(kind), ..Query::default() });
    assert_eq!(kind(Kind::Console), [ids[1].clone()]);
    assert_eq!(kind(Kind::Series), []);
    let phase = |phase| found(&Query { phase: Some(phase), ..Query::default() });
    assert_eq!(phase(PhaseFilter::Unfinished), latest_first);
    assert_eq!(phase(PhaseFilter::Finished), []);

    let mut query = Query { limit: 2, ..Query::default() };
    let first = store.list(&query).unwrap();
    assert_eq!((first.matches.len(), first.total), (2, 3));
    query.after = Some(first.next.unwrap().to_string().parse().unwrap());
    let second = store.list(&query).unwrap();
    assert_eq!((second.matches.len(), second.total, second.next), (1, 3, None));

    let summary = &second.matches[0];
    assert_eq!((summary.id.clone(), summary.version, summary.ply), (ids[0].clone(), 2, 1));
    assert_eq!(summary.moves, ["d3".parse().unwrap()]);
    assert_eq!(
        summary.position.to_string(),
        "-------------------X-------XX------XO--------------------------- O"
    );
    assert_eq!(summary.kind, Kind::Game);
}

#[test]
fn many_games_at_once_lose_nothing() {
    let Here { store, _directory } = here();
    let threads: Vec<_> = (0..24)
        .map(|_| {
            let store = Arc::clone(&store);
            std::thread::spawn(move || {
                let mut game = people();
                let id = store.create(&NewMatch::of(&game, Stamp::now())).wait().unwrap();
                play(&store, &id, &mut game, Order::Begin, 0);
                for turn in 0..20 {
                    let view = game.view(game.now()).game.unwrap();
                    let order = Order::Place { player: view.to_move.unwrap(), square: view.legal[0].square };
                    play(&store, &id, &mut game, order, turn);
                }
                (id, game)
            })
        })
        .collect();
    for thread in threads {
        let (id, game) = thread.join().unwrap();
        assert_eq!(store.load(&id).unwrap().game.log(), game.log());
    }
}

#[test]
fn results_are_counted_by_level_from_even_games_that_have_ended() {
    let Here { store, _directory } = here();
    let computer = |level: &str| Seat::Computer { level: level.into() };
    let begin = |setup: MatchSetup| {
        let mut game = Match::new(setup).unwrap();
        let id = store.create(&NewMatch::of(&game, Stamp::from_millis(1))).wait().unwrap();
        play(&store, &id, &mut game, Order::Begin, 0);
        (id, game)
    };
    let resign = |setup: MatchSetup, player: Player| {
        let (id, mut game) = begin(setup);
        play(&store, &id, &mut game, Order::Resign { player }, 10);
    };
    let one = |level: &str| MatchSetup::new(Seat::Person, computer(level));
    resign(one("3"), Player::One);
    resign(one("3"), Player::Two);
    // The person may have the other seat.
    resign(MatchSetup::new(computer("3"), Seat::Person), Player::One);
    resign(one("5"), Player::One);
    // What does not count: a game that goes on, two people, a head start.
    begin(one("3"));
    resign(MatchSetup::new(Seat::Person, Seat::Person), Player::One);
    let mut given = one("3");
    given.start = outflank_play::Start::Corners { count: 2, receiver: Player::One };
    resign(given, Player::Two);
    let found = store.results(Audience::Local).unwrap();
    let told: Vec<_> =
        found.iter().map(|(level, of)| (level.as_str(), of.wins, of.draws, of.losses)).collect();
    assert_eq!(told, [("3", 2, 0, 1), ("5", 0, 0, 1)]);
}
