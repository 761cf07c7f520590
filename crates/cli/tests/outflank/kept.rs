//! `outflank backup` and `outflank repair`: looking after the file of games.

use super::Place;
use outflank_play::{Match, MatchSetup, Moment, Order, Player, Seat};
use outflank_store::{MatchId, NewMatch, Query, Stamp, Store};
use std::fs;

/// Two matches; what the first is called.
fn games(place: &Place) -> MatchId {
    let store = Store::open(&place.path("data/games.db")).unwrap();
    let mut game = Match::new(MatchSetup::new(Seat::Person, Seat::Person)).unwrap();
    game.apply(Order::Begin.at(Moment::ORIGIN)).unwrap();
    let first = store.create(&NewMatch::of(&game, Stamp::now())).wait().unwrap();
    store.create(&NewMatch::of(&game, Stamp::now())).wait().unwrap();
    first
}

/// Makes the setup of one match unreadable, in the file itself.
fn spoil(place: &Place) {
    let path = place.path("data/games.db");
    let mut bytes = fs::read(&path).unwrap();
    let setup = b"{\"version\":2,\"players\"";
    let at = bytes.windows(setup.len()).position(|part| part == setup).expect("a setup is in the file");
    bytes[at] = b'\x1b';
    fs::write(&path, bytes).unwrap();
}

#[test]
fn a_copy_is_made_once_and_can_be_used() {
    let place = Place::new();
    games(&place);
    let said = place.run(["backup", "copy.db", "--data", "data"]).good();
    assert!(said.contains("copy.db"), "{said}");
    let copy = Store::open(&place.path("copy.db")).unwrap();
    assert_eq!(copy.list(&Query::default()).unwrap().total, 2);
    let refused = place.run(["backup", "copy.db", "--data", "data"]).refused();
    assert!(refused.contains("exists already"), "{refused}");
    let refused = place.run(["backup", "other.db", "--data", "nowhere"]).refused();
    assert!(refused.contains("there are no games"), "{refused}");
    assert!(!place.path("nowhere").exists() && !place.path("other.db").exists());
}

#[test]
fn what_cannot_be_read_is_named_and_moved_into_a_file() {
    let place = Place::new();
    games(&place);
    let sound = place.run(["repair", "--data", "data"]).good();
    assert!(sound.contains("Everything can be read."), "{sound}");
    spoil(&place);
    let before = place.read("data/games.db");
    let found = place.run(["repair", "--data", "data"]);
    assert_eq!(found.code, 1, "{found:?}");
    assert!(found.out.contains("cannot be read") && found.out.contains("--set-aside"), "{}", found.out);
    assert!(!found.out.contains('\x1b'), "{}", found.out);
    assert_eq!(place.read("data/games.db"), before, "looking changes nothing");
    let json = place.run(["repair", "--data", "data", "--json"]);
    let report: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!((&report["faults"][0]["entry"], &report["removed"]), (&"match".into(), &0.into()));

    place.write("here.json", "mine");
    let refused = place.run(["repair", "--data", "data", "--set-aside", "here.json"]).refused();
    assert!(refused.contains("exists already"), "{refused}");
    let said = place.run(["repair", "--data", "data", "--set-aside", "broken.json"]).good();
    assert!(said.contains("broken.json"), "{said}");
    let kept: serde_json::Value = serde_json::from_slice(&place.read("broken.json")).unwrap();
    assert_eq!(kept["commands"].as_array().unwrap().len(), 1);
    let sound = place.run(["repair", "--data", "data"]).good();
    assert!(sound.contains("Matches: 1.") && sound.contains("Everything can be read."), "{sound}");
}

#[test]
fn what_cannot_be_read_is_deleted_on_request() {
    let place = Place::new();
    games(&place);
    spoil(&place);
    let said = place.run(["repair", "--data", "data", "--delete"]).good();
    assert!(said.contains("has been deleted"), "{said}");
    let store = Store::open(&place.path("data/games.db")).unwrap();
    assert_eq!(store.list(&Query::default()).unwrap().total, 1);
}

/// The other commands that open the file, the web app and the terminal, have tests of their own.
#[test]
fn records_stay_as_they_are() {
    let place = Place::new();
    let path = place.path("data/games.db");
    let mut game = Match::new(MatchSetup::new(Seat::Person, Seat::Person)).unwrap();
    for order in [Order::Begin, Order::Resign { player: Player::One }] {
        game.apply(order.at(Moment::ORIGIN)).unwrap();
    }
    let store = Store::open(&path).unwrap();
    let import = NewMatch { imported: true, ..NewMatch::of(&game, Stamp::now()) };
    let ids = [
        store.create(&NewMatch::of(&game, Stamp::now())).wait().unwrap(),
        store.create(&import).wait().unwrap(),
    ];
    drop(store);
    let everything = || {
        let store = Store::open(&path).unwrap();
        let rows = store.list(&Query::default()).unwrap();
        format!("{rows:?} {:?}", ids.each_ref().map(|id| store.load(id).unwrap()))
    };
    let before = everything();
    for command in [
        &["backup", "copy.db"][..],
        &["repair"],
        &["repair", "--mend"],
        &["repair", "--set-aside", "broken.json"],
        &["repair", "--delete"],
        &["repair", "--json"],
    ] {
        place.run(command.iter().chain(&["--data", "data"])).good();
        assert_eq!(everything(), before, "{command:?}");
    }
}

#[test]
fn a_copy_is_put_back_when_nobody_has_the_games_open() {
    let place = Place::new();
    games(&place);
    place.run(["backup", "copy.db", "--data", "data"]).good();
    let open = Store::open(&place.path("data/games.db")).unwrap();
    let refused = place.run(["restore", "copy.db", "--data", "data"]).refused();
    assert!(refused.contains("stop it first"), "{refused}");
    drop(open);
    let said = place.run(["restore", "copy.db", "--data", "data"]).good();
    assert!(said.contains("games.db.before-1"), "{said}");
    let said = place.run(["restore", "copy.db", "--data", "elsewhere"]).good();
    assert!(!said.contains("before"), "{said}");
    for games in ["data/games.db", "data/games.db.before-1", "elsewhere/games.db"] {
        assert_eq!(
            Store::open(&place.path(games)).unwrap().list(&Query::default()).unwrap().total,
            2,
            "{games}"
        );
    }
    place.write("no.db", "f5d6c3");
    let refused = place.run(["restore", "no.db", "--data", "data"]).refused();
    assert!(refused.contains("holds no games of this program"), "{refused}");
}
