//! Challenges: a free seat, taken once.

use outflank_accounts::{ChallengeId, PrincipalId};
use outflank_lobby::Terms;
use outflank_play::{Match, Millis, PerPlayer, Player, TimeControl};
use outflank_store::{Belonging, Challenge, ChallengeState, NewMatch, Stamp, Store, StoreError};

const ANA: PrincipalId = PrincipalId(1);
const BEN: PrincipalId = PrincipalId(2);
const DAY: u64 = 24 * 60 * 60 * 1000;

fn at(millis: u64) -> Stamp {
    Stamp::from_millis(millis)
}

fn challenge(number: u128, maker: Option<PrincipalId>) -> Challenge {
    let clock = TimeControl::PerGame { main: Millis::from_secs(300) };
    Challenge {
        id: ChallengeId(number),
        maker,
        terms: Terms::new(Some(clock), false),
        created: at(100),
        expires: at(100 + DAY),
        state: ChallengeState::Open,
    }
}

fn new_match(game: &Match, when: Stamp) -> NewMatch<'_> {
    let seats = PerPlayer { one: Some(ANA), two: Some(BEN) };
    NewMatch {
        belonging: Belonging { owner: Some(ANA), seats, ..Belonging::default() },
        ..NewMatch::of(game, when)
    }
}

fn game(challenge: &Challenge) -> Match {
    Match::new(challenge.terms.setup(Player::One, None, Millis::from_secs(60)).unwrap()).unwrap()
}

#[test]
fn the_seat_is_taken_once_and_the_match_is_there_or_not_at_all() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("games.db");
    let store = Store::open(&file).unwrap();
    for person in [ANA, BEN] {
        store.add_guest(person, at(1)).wait().unwrap();
    }
    let offer = challenge(7, Some(ANA));
    let game = game(&offer);
    store.add_challenge(&offer, 2).wait().unwrap();
    drop(store);
    // A restart changes nothing.
    let store = Store::open(&file).unwrap();
    assert_eq!(store.challenge(offer.id).unwrap(), Some(offer.clone()));
    assert_eq!(store.challenge(ChallengeId(8)).unwrap(), None);

    let late = store.take_challenge(offer.id, Some(BEN), &new_match(&game, offer.expires)).wait();
    assert!(matches!(late, Err(StoreError::NotOpen)), "{late:?}");
    let both: Vec<_> =
        (0..2).map(|_| store.take_challenge(offer.id, Some(BEN), &new_match(&game, at(200)))).collect();
    let both: Vec<_> = both.into_iter().map(outflank_store::Pending::wait).collect();
    let [Ok(id), Err(StoreError::NotOpen)] = &both[..] else { panic!("{both:?}") };
    assert_eq!(store.list(&outflank_store::Query::default()).unwrap().total, 1);
    assert_eq!(store.load(id).unwrap().belonging.seats.two, Some(BEN));
    let taken = ChallengeState::Taken { by: Some(BEN), match_id: id.clone() };
    assert_eq!(store.challenge(offer.id).unwrap().unwrap().state, taken);
    assert!(!store.withdraw_challenge(offer.id).wait().unwrap(), "it is too late to think better of it");
}

#[test]
fn nobody_has_more_than_a_few_open_ones_and_old_ones_go() {
    let directory = tempfile::tempdir().unwrap();
    let store = Store::open(&directory.path().join("games.db")).unwrap();
    store.add_guest(ANA, at(1)).wait().unwrap();
    for maker in [Some(ANA), None] {
        let base = u128::from(maker.is_none()) * 100;
        for number in 0..2 {
            store.add_challenge(&challenge(base + number, maker), 2).wait().unwrap();
        }
        let third = store.add_challenge(&challenge(base + 2, maker), 2).wait();
        assert!(matches!(third, Err(StoreError::TooMany)), "{third:?}");
        assert_eq!(store.open_challenges(maker, at(200)).unwrap().len(), 2);
        assert!(store.withdraw_challenge(ChallengeId(base)).wait().unwrap());
        store.add_challenge(&challenge(base + 2, maker), 2).wait().unwrap();
    }
    assert!(store.open_challenges(Some(ANA), at(100 + DAY)).unwrap().is_empty(), "a day later");
    store.tidy_challenges(at(100 + 30 * DAY)).wait().unwrap();
    assert!(store.challenge(ChallengeId(0)).unwrap().is_some());
    store.tidy_challenges(at(101 + 31 * DAY)).wait().unwrap();
    assert_eq!(store.challenge(ChallengeId(0)).unwrap(), None);
    store.forget(ANA).wait().unwrap();
    assert!(store.open_challenges(Some(ANA), at(200)).unwrap().is_empty());
}
