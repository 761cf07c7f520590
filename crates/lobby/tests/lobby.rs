//! The waiting room under any mixture of coming, going and waves.

use outflank_lobby::{Candidate, Full, Lobby, Pool};
use outflank_play::{Millis, Moment};
use outflank_ratings::Rating;
use proptest::prelude::*;
use proptest::sample::select;
use std::collections::{BTreeMap, BTreeSet};

fn candidate(who: u32) -> Candidate<u32> {
    Candidate {
        who,
        rating: Rating { rating: 1_400.0 + f64::from(who % 7) * 60.0, ..Rating::NEW },
        rated: !who.is_multiple_of(5),
        wants: 0.0..=4_000.0,
        blocked: if who.is_multiple_of(3) { BTreeSet::from([who + 1, who + 2]) } else { BTreeSet::new() },
        last_opponent: None,
        more_black: 0,
    }
}

const fn at(seconds: u64) -> Moment {
    Moment::from_millis(seconds * 1_000)
}

#[derive(Clone, Copy, Debug)]
enum Deed {
    Seek(u32, Pool),
    Unseek(u32, Pool),
    Lost(u32),
    Back(u32),
    Plays(u32),
    Wave,
}

fn any_deed() -> impl Strategy<Value = Deed> {
    let who = || 0..12_u32;
    let pool = || select(Pool::ALL.to_vec());
    prop_oneof![
        6 => (who(), pool()).prop_map(|(who, pool)| Deed::Seek(who, pool)),
        1 => (who(), pool()).prop_map(|(who, pool)| Deed::Unseek(who, pool)),
        1 => who().prop_map(Deed::Lost),
        1 => who().prop_map(Deed::Back),
        1 => who().prop_map(Deed::Plays),
        3 => Just(Deed::Wave),
    ]
}

proptest! {
    /// A naive list of who waits for what agrees with the lobby, and every pair is fair.
    #[test]
    fn nobody_is_paired_who_does_not_wait(deeds in prop::collection::vec(any_deed(), 0..120)) {
        let mut lobby = Lobby::new(100);
        let mut waits: BTreeMap<(u32, bool), Pool> = BTreeMap::new();
        let mut away: BTreeSet<u32> = BTreeSet::new();
        for (second, deed) in (0..).zip(deeds) {
            let now = at(second / 8);
            match deed {
                Deed::Seek(who, pool) => {
                    lobby.seek(candidate(who), pool, now).unwrap();
                    waits.insert((who, pool.is_live()), pool);
                    if pool.is_live() {
                        away.remove(&who);
                    }
                }
                Deed::Unseek(who, pool) => {
                    lobby.unseek(who, pool);
                    if waits.get(&(who, pool.is_live())) == Some(&pool) {
                        waits.remove(&(who, pool.is_live()));
                    }
                }
                Deed::Lost(who) => {
                    lobby.lost(who, now);
                    if waits.contains_key(&(who, true)) {
                        away.insert(who);
                    }
                }
                Deed::Back(who) => {
                    lobby.back(who);
                    away.remove(&who);
                }
                Deed::Plays(who) => {
                    lobby.plays(who);
                    waits.remove(&(who, true));
                    away.remove(&who);
                }
                Deed::Wave => {
                    for paired in lobby.wave(now) {
                        let (black, white) = (candidate(paired.black), candidate(paired.white));
                        prop_assert!(!black.blocked.contains(&white.who) && !white.blocked.contains(&black.who));
                        prop_assert_eq!((black.rated, white.rated), (paired.rated, paired.rated));
                        for who in [paired.black, paired.white] {
                            let waited = waits.remove(&(who, paired.pool.is_live()));
                            prop_assert_eq!(waited, Some(paired.pool), "who is paired has waited for it");
                            prop_assert!(!paired.pool.is_live() || !away.contains(&who));
                        }
                    }
                }
            }
            prop_assert!(lobby.seeks().count() <= waits.len());
        }
    }
}

#[test]
fn a_socket_that_is_lost_keeps_the_place_for_a_quarter_of_a_minute() {
    let mut lobby = Lobby::new(10);
    lobby.seek(candidate(1), Pool::Five, at(0)).unwrap();
    lobby.lost(1, at(4));
    lobby.seek(candidate(2), Pool::Five, at(5)).unwrap();
    assert_eq!(lobby.wave(at(6)), [], "nobody is paired who is not there");
    lobby.back(1);
    assert_eq!(lobby.wave(at(8)).len(), 1);

    lobby.seek(candidate(1), Pool::Five, at(10)).unwrap();
    lobby.lost(1, at(10));
    lobby.wave(at(24));
    assert_eq!(lobby.waiting(Pool::Five), 1);
    lobby.wave(at(25));
    assert!(lobby.is_empty());
}

#[test]
fn a_game_of_days_is_found_while_one_is_away() {
    let mut lobby = Lobby::new(10);
    lobby.seek(candidate(1), Pool::ThreeDays, at(0)).unwrap();
    lobby.lost(1, at(1));
    lobby.seek(candidate(2), Pool::ThreeDays, at(40_000)).unwrap();
    assert_eq!(lobby.wave(at(40_002)).len(), 1);
}

#[test]
fn after_a_quarter_of_a_minute_a_computer_is_offered_once() {
    let mut lobby = Lobby::new(10);
    lobby.seek(candidate(1), Pool::Three, at(0)).unwrap();
    lobby.seek(candidate(2), Pool::ThreeDays, at(0)).unwrap();
    assert_eq!(lobby.to_be_offered_a_computer(at(14)), []);
    assert_eq!(lobby.to_be_offered_a_computer(at(15)), [(1, Pool::Three)]);
    assert_eq!(lobby.to_be_offered_a_computer(at(16)), []);
    assert_eq!(lobby.waiting(Pool::Three), 1, "the seek stays");
}

#[test]
fn asking_again_keeps_the_place_and_another_wish_replaces_it() {
    let mut lobby = Lobby::new(2);
    lobby.seek(candidate(1), Pool::Three, at(0)).unwrap();
    lobby.seek(candidate(1), Pool::Three, at(9)).unwrap();
    assert_eq!(lobby.seeks().next().unwrap().since, at(0));
    lobby.seek(candidate(1), Pool::One, at(10)).unwrap();
    assert_eq!((lobby.waiting(Pool::Three), lobby.waiting(Pool::One)), (0, 1));
    lobby.seek(candidate(2), Pool::One, at(10)).unwrap();
    assert_eq!(lobby.seek(candidate(3), Pool::One, at(10)), Err(Full));
    assert_eq!(Lobby::<u32>::next_wave(at(10)), at(10).after(Millis::from_secs(2)));
}
