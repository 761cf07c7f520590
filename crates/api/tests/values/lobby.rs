//! The lobby as values: no socket, no clock, and everybody finds somebody.

use crate::world::{Client, STAMP, json as read, now};
use outflank_accounts::PrincipalId;
use outflank_api::lobby::{self, Hall, Who};
use outflank_api::problem::Problem;
use outflank_api::services::Services;
use outflank_api::socket::{Told, Wish};
use outflank_host::Principal;
use outflank_lobby::Pool;
use outflank_play::{Millis, Moment};
use outflank_ratings::Rating;
use outflank_store::MatchId;
use proptest::prelude::*;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A server that others can reach, as somebody.
fn shared(who: Principal) -> Client {
    let client = Client::new(who);
    client.memory.addresses.set(vec!["http://192.168.0.1:8064".to_owned()]).unwrap();
    client
}

fn seek(client: &Client, pool: &str) -> Value {
    client.send("seek", &[], json!({"pool": pool}))
}

fn mine(client: &Client) -> Value {
    client.get("showLobby", &[], "")["mine"].clone()
}

/// Somebody opens the page.
fn enter(client: &Client) {
    client.memory.hall.lock().unwrap().enter(client.who);
}

fn wave(client: &Client) {
    client.memory.advance(Millis::from_secs(2));
    now(lobby::wave(&*client.memory, STAMP));
}

#[test]
fn two_who_press_the_same_button_are_at_the_same_board() {
    let ana = shared(Principal::Guest(1));
    let (ben, eve) = (ana.as_whom(Principal::Guest(2)), ana.as_whom(Principal::Visitor));
    [&ana, &ben, &eve].iter().for_each(|client| enter(client));
    assert_eq!(seek(&ana, "5")["seeks"][0]["pool"], "5");
    wave(&ana);
    let room = eve.get("showLobby", &[], "")["room"].clone();
    assert_eq!(
        (&room["people"], &room["pools"][2]),
        (&json!(3), &json!({"pool": "5", "casual": 1, "rated": 0}))
    );
    seek(&ben, "5+3");
    wave(&ana);
    assert_eq!(mine(&ben)["found"], Value::Null, "another game");
    seek(&ben, "5");
    wave(&ana);
    let found = mine(&ana)["found"].clone();
    assert!(found.is_string());
    assert_eq!(mine(&ben), json!({"seeks": [], "found": found, "offer": null}));
    assert_eq!(mine(&eve), json!({"seeks": [], "found": null, "offer": null}));
    let id = found.as_str().unwrap();
    let seats = [&ana, &ben].map(|client| client.get("showMatch", &[id], "")["you"][0].clone());
    assert!(seats == [json!("one"), json!("two")] || seats == [json!("two"), json!("one")], "{seats:?}");
    let game = eve.get("showMatch", &[id], "");
    assert_eq!((&game["view"]["phase"], &game["you"]), (&json!("playing"), &json!([])));
    assert_eq!(game["view"]["setup"]["clock"]["first_moves"], 30_000);

    // Who comes to the page a moment later is still sent to the board; later not.
    ana.memory.advance(Millis::from_secs(16));
    assert_eq!(mine(&ana)["found"], Value::Null);
}

#[test]
fn a_seek_without_its_page_ends_after_a_while_unless_it_is_renewed() {
    let ana = shared(Principal::Guest(1));
    seek(&ana, "3");
    for _ in 0..6 {
        wave(&ana);
    }
    seek(&ana, "3");
    for _ in 0..6 {
        wave(&ana);
    }
    assert_eq!(mine(&ana)["seeks"][0]["waited"], 24_000);
    // Nobody is sent to a board with somebody who may have gone.
    let ben = ana.as_whom(Principal::Guest(2));
    enter(&ben);
    seek(&ben, "3");
    wave(&ana);
    assert_eq!(mine(&ben)["found"], Value::Null);
    wave(&ana);
    assert_eq!(mine(&ana)["seeks"], json!([]));
    assert_eq!(mine(&ben)["seeks"][0]["pool"], "3");
    // A game of days is found while one is away.
    seek(&ana, "3d");
    for _ in 0..60 {
        wave(&ana);
    }
    assert_eq!(mine(&ana)["seeks"][0]["pool"], "3d");
    ana.answer("unseek", &["3d"], "", None).unwrap();
    assert_eq!(mine(&ana)["seeks"], json!([]));
}

#[test]
fn whoever_is_alone_is_offered_a_computer_and_goes_on_looking() {
    let ana = shared(Principal::Account(1));
    enter(&ana);
    seek(&ana, "1");
    for _ in 0..7 {
        wave(&ana);
    }
    assert_eq!(mine(&ana)["offer"], Value::Null);
    wave(&ana);
    let seen = mine(&ana);
    assert_eq!((&seen["offer"], &seen["seeks"][0]["pool"]), (&json!("5"), &json!("1")));
    ana.answer("unseek", &["1"], "", None).unwrap();
    assert_eq!(mine(&ana)["offer"], Value::Null);
}

#[test]
fn only_those_who_are_somebody_look_for_a_game_and_only_accounts_for_a_rated_one() {
    let wish = |client: &Client, rated: bool| {
        client.answer("seek", &[], "", Some(json!({"pool": "5", "rated": rated}))).map(|answer| read(&answer))
    };
    let alone = Client::new(Principal::Local);
    assert!(matches!(wish(&alone, false), Err(Problem::NobodyElse)));
    for (who, casual, rated) in [
        (Principal::Local, true, false),
        (Principal::Guest(1), true, false),
        (Principal::Account(2), true, true),
        (Principal::Bot(3), false, false),
        (Principal::Visitor, false, false),
    ] {
        let client = shared(who);
        assert_eq!((wish(&client, false).is_ok(), wish(&client, true).is_ok()), (casual, rated), "{who:?}");
    }
    let guest = shared(Principal::Guest(1));
    assert!(matches!(wish(&guest, true), Err(Problem::AccountNeeded)));
    let unknown = guest.answer("seek", &[], "", Some(json!({"pool": "2"})));
    assert!(matches!(unknown, Err(Problem::Malformed(_))));
    assert!(matches!(guest.answer("unseek", &["2"], "", None), Err(Problem::NotFound(_))));
}

#[test]
fn what_a_page_says_is_read_or_refused() {
    assert!(matches!(Wish::read(r#"{"type":"sub","topic":"lobby"}"#), Ok(Wish::Sub { .. })));
    assert!(matches!(Wish::read(r#"{"type":"ping"}"#), Ok(Wish::Ping)));
    for text in ["", "{}", r#"{"type":"sub","topic":"kitchen"}"#, r#"{"type":"do"}"#] {
        assert!(matches!(Wish::read(text), Err(Told::No { code: "malformed", .. })), "{text}");
    }
}

#[derive(Clone, Copy, Debug)]
enum Deed {
    Enter(u128),
    Leave(u128),
    Seek(u128, Pool),
    Unseek(u128, Pool),
    Wave,
}

fn any_deed() -> impl Strategy<Value = Deed> {
    let who = || 0..8_u128;
    let pool = || prop::sample::select(vec![Pool::One, Pool::Five, Pool::ThreeDays]);
    prop_oneof![
        3 => who().prop_map(Deed::Enter),
        2 => who().prop_map(Deed::Leave),
        4 => (who(), pool()).prop_map(|(who, pool)| Deed::Seek(who, pool)),
        1 => (who(), pool()).prop_map(|(who, pool)| Deed::Unseek(who, pool)),
        4 => Just(Deed::Wave),
    ]
}

proptest! {
    /// Whatever happens, people are counted right, nobody is given two live games at once, and a
    /// live game is given only to those whose page is open.
    #[test]
    fn the_hall_counts_right_and_pairs_those_who_are_there(deeds in prop::collection::vec(any_deed(), 0..150)) {
        let (mut hall, mut pages) = (Hall::default(), BTreeMap::<u128, usize>::new());
        for (step, deed) in (0_u64..).zip(deeds) {
            let now = Moment::from_millis(step * 500);
            let person = |number: u128| Principal::Guest(number);
            let whom = |number: u128| -> Who { Some(PrincipalId(number)) };
            match deed {
                Deed::Enter(who) => {
                    hall.enter(person(who));
                    *pages.entry(who).or_default() += 1;
                }
                Deed::Leave(who) => {
                    // Only who has come can go.
                    let Some(open) = pages.get_mut(&who).filter(|open| **open > 0) else { continue };
                    *open -= 1;
                    hall.leave(person(who), now);
                }
                Deed::Seek(who, pool) => hall.seek(whom(who), pool, false, Rating::NEW, now).unwrap(),
                Deed::Unseek(who, pool) => hall.unseek(whom(who), pool),
                Deed::Wave => {
                    let mut sat = Vec::new();
                    for met in hall.wave(now) {
                        let id: MatchId = format!("{step:012}").parse().unwrap();
                        hall.seated(&met, &id, now);
                        if met.pool().is_live() {
                            for who in met.players() {
                                prop_assert!(!sat.contains(&who), "{who:?} sits at two boards");
                                sat.push(who);
                                let number = who.unwrap().0;
                                prop_assert!(pages.get(&number).is_some_and(|open| *open > 0), "{number} is away");
                            }
                        }
                    }
                    for who in &sat {
                        let seen = serde_json::to_value(hall.mine(person(who.unwrap().0), now)).unwrap();
                        prop_assert!(seen["found"].is_string());
                        let live = seen["seeks"].as_array().unwrap().iter().any(|seek| seek["pool"] != "3d");
                        prop_assert!(!live, "{seen}");
                    }
                }
            }
            prop_assert_eq!(hall.people(), pages.values().filter(|open| **open > 0).count());
        }
    }
}

#[test]
fn a_pair_that_gets_no_match_waits_again() {
    let mut hall = Hall::default();
    for number in [1, 2] {
        hall.enter(Principal::Guest(number));
        hall.seek(Some(PrincipalId(number)), Pool::Five, false, Rating::NEW, Moment::ORIGIN).unwrap();
    }
    let then = Moment::from_millis(2_000);
    let met = hall.wave(then).remove(0);
    assert!(hall.wave(then).is_empty(), "they are taken out of the room");
    hall.wait_again(met, then);
    assert_eq!(hall.wave(Moment::from_millis(4_000)).len(), 1);
}

#[test]
fn a_server_without_room_takes_nobody_out_of_the_lobby() {
    let ana = shared(Principal::Guest(1));
    let ben = ana.as_whom(Principal::Guest(2));
    for client in [&ana, &ben] {
        enter(client);
        seek(client, "5");
    }
    *ana.memory.full.lock().unwrap() = true;
    wave(&ana);
    assert_eq!(mine(&ana)["seeks"][0]["pool"], "5");
    let services: &dyn Services = &*ana.memory;
    assert!(services.matches().check_room().is_err());
    *ana.memory.full.lock().unwrap() = false;
    wave(&ana);
    assert!(mine(&ben)["found"].is_string());
}
