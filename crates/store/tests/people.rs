//! People, what lets them in, and whose a match is.

use outflank_accounts::passwords::{Hasher, PasswordHash};
use outflank_accounts::{Kind, Name, Password, PrincipalId, Role, Scope, SecretHash};
use outflank_learn::{Day, Note};
use outflank_play::{Match, MatchSetup, Moment, Order, PerPlayer, Player, Seat};
use outflank_store::{
    Append, Audience, Belonging, Learner, MatchId, NewMatch, Query, Registration, Stamp, Store, StoreError,
    Token, Visibility,
};

const DAY: u64 = 24 * 60 * 60 * 1000;
const ANA: PrincipalId = PrincipalId(1);
const BEN: PrincipalId = PrincipalId(2);

struct Here {
    store: Store,
    directory: tempfile::TempDir,
}

fn here() -> Here {
    let directory = tempfile::tempdir().unwrap();
    Here { store: Store::open(&directory.path().join("games.db")).unwrap(), directory }
}

fn at(millis: u64) -> Stamp {
    Stamp::from_millis(millis)
}

fn name(text: &str) -> Name {
    text.parse().unwrap()
}

fn kept(text: &str) -> PasswordHash {
    Hasher::new().hash(&Password::typed(text).unwrap(), [5; 16])
}

fn registration(id: PrincipalId, text: &str) -> Registration {
    Registration {
        id,
        name: name(text),
        password: kept("treetop violin"),
        recovery: vec![SecretHash([8; 32])],
        at: at(5),
    }
}

#[test]
fn a_guest_who_registers_stays_the_same() {
    let Here { store, directory: _directory } = here();
    store.add_guest(ANA, at(1)).wait().unwrap();
    assert_eq!(store.person(ANA).unwrap().unwrap().kind, Kind::Guest);
    store.register(registration(ANA, "Ana")).wait().unwrap();
    let ana = store.person_named(&name("ÁNA")).unwrap().unwrap();
    assert_eq!(
        (ana.id, ana.kind, ana.name.as_deref(), ana.created),
        (ANA, Kind::Account, Some("Ana"), at(1))
    );
    assert_eq!(store.password(ANA).unwrap(), Some(kept("treetop violin")));

    let taken = store.register(registration(BEN, "4na".replace('4', "A").as_str())).wait();
    assert!(matches!(taken, Err(StoreError::NameTaken)));
    assert_eq!(store.person(BEN).unwrap(), None, "nothing is left of the try");
    let twice = store.register(registration(ANA, "Anita")).wait();
    assert!(matches!(twice, Err(StoreError::NameTaken)), "an account registers once");
}

#[test]
fn a_session_lets_in_until_it_is_old() {
    let Here { store, directory: _directory } = here();
    store.register(registration(ANA, "Ana")).wait().unwrap();
    store.add_guest(BEN, at(0)).wait().unwrap();
    let (hers, his, other) = (SecretHash([1; 32]), SecretHash([2; 32]), SecretHash([3; 32]));
    store.open_session(hers, ANA, "Firefox\u{1b}[31m", at(0)).wait().unwrap();
    store.open_session(other, ANA, "", at(0)).wait().unwrap();
    store.open_session(his, BEN, "", at(0)).wait().unwrap();
    let who = |hash, now| store.session(hash, at(now)).unwrap().map(|(person, _)| person.id);
    assert_eq!((who(hers, 30 * DAY - 1), who(hers, 30 * DAY)), (Some(ANA), None));
    assert_eq!((who(his, 399 * DAY), who(his, 400 * DAY)), (Some(BEN), None));
    assert_eq!(who(SecretHash([9; 32]), 0), None);
    store.seen(hers, ANA, at(29 * DAY)).wait().unwrap();
    assert_eq!(who(hers, 58 * DAY), Some(ANA));
    assert_eq!(store.person(ANA).unwrap().unwrap().seen, at(29 * DAY));
    assert_eq!(store.sessions(ANA).unwrap()[0].agent, "Firefox[31m");

    store.set_password(ANA, kept("another one"), Some(hers), at(1)).wait().unwrap();
    assert_eq!((who(hers, 1), who(other, 1)), (Some(ANA), None), "a new password ends other sessions");
    store.end_session(hers).wait().unwrap();
    assert_eq!(who(hers, 1), None);
    store.tidy_sessions(at(400 * DAY)).wait().unwrap();
    assert_eq!(store.person(BEN).unwrap(), None, "a guest who never played leaves nothing behind");
    assert!(store.person(ANA).unwrap().is_some());
}

#[test]
fn a_recovery_code_is_good_once() {
    let Here { store, directory: _directory } = here();
    store.register(registration(ANA, "Ana")).wait().unwrap();
    store.register(registration(BEN, "Ben")).wait().unwrap();
    let code = SecretHash([8; 32]);
    assert!(!store.use_recovery(ANA, SecretHash([7; 32])).wait().unwrap());
    assert!(store.use_recovery(ANA, code).wait().unwrap());
    assert!(!store.use_recovery(ANA, code).wait().unwrap());
    assert!(store.use_recovery(BEN, code).wait().unwrap(), "Ben has his own");
}

#[test]
fn tokens_are_for_programs_and_their_scopes() {
    let Here { store, directory: _directory } = here();
    store.add_bot(BEN, &name("Rhino"), at(1)).wait().unwrap();
    let hash = SecretHash([4; 32]);
    let scopes = [Scope::Play, Scope::Challenge].into_iter().collect();
    let token =
        Token { id: "t1".to_owned(), label: "laptop".to_owned(), scopes, created: at(1), seen: at(1) };
    store.add_token(hash, BEN, token.clone()).wait().unwrap();
    let (bot, found) = store.token(hash).unwrap().unwrap();
    assert_eq!((bot.id, bot.kind, found), (BEN, Kind::Bot, scopes));
    assert_eq!(store.tokens(BEN).unwrap(), [token]);
    assert!(!store.remove_token(ANA, "t1").wait().unwrap(), "it is not hers");
    assert!(store.remove_token(BEN, "t1").wait().unwrap());
    assert_eq!(store.token(hash).unwrap(), None);
}

#[test]
fn only_accounts_are_trusted_with_more() {
    let Here { store, directory: _directory } = here();
    store.register(registration(ANA, "Ana")).wait().unwrap();
    store.add_guest(BEN, at(1)).wait().unwrap();
    assert!(!store.has_role(Role::Admin).unwrap());
    store.set_role(ANA, Role::Admin).wait().unwrap();
    assert!(store.has_role(Role::Admin).unwrap());
    assert!(matches!(store.set_role(BEN, Role::Admin).wait(), Err(StoreError::NobodyThere)));
}

/// A match of two people, or of one against the computer.
fn made(store: &Store, owner: PrincipalId, two: Option<PrincipalId>, visibility: Visibility) -> MatchId {
    let game = Match::new(MatchSetup::new(Seat::Person, Seat::Person)).unwrap();
    let belonging = Belonging {
        owner: Some(owner),
        seats: PerPlayer { one: Some(owner), two },
        visibility,
        ..Belonging::default()
    };
    store.create(&NewMatch { belonging, ..NewMatch::of(&game, at(1)) }).wait().unwrap()
}

#[test]
fn lists_show_whose_matches_are_asked_for() {
    let Here { store, directory: _directory } = here();
    for id in [ANA, BEN] {
        store.add_guest(id, at(1)).wait().unwrap();
    }
    let local = Match::new(MatchSetup::new(Seat::Person, Seat::Person)).unwrap();
    let mine = store.create(&NewMatch::of(&local, at(1))).wait().unwrap();
    let alone = made(&store, ANA, None, Visibility::Private);
    let both = made(&store, ANA, Some(BEN), Visibility::Public);
    let list = |audience| {
        let page = store.list(&Query { audience, ..Query::default() }).unwrap();
        let mut ids: Vec<MatchId> = page.matches.into_iter().map(|summary| summary.id).collect();
        assert_eq!(page.total, ids.len() as u64);
        ids.sort();
        ids
    };
    let sorted = |mut ids: Vec<MatchId>| {
        ids.sort();
        ids
    };
    assert_eq!(list(Audience::Local), std::slice::from_ref(&mine));
    assert_eq!(list(Audience::Of(ANA)), sorted(vec![alone.clone(), both.clone()]));
    assert_eq!(list(Audience::Of(BEN)), std::slice::from_ref(&both));
    assert_eq!(list(Audience::Public), std::slice::from_ref(&both));
    assert_eq!(list(Audience::Everything), sorted(vec![mine, alone, both.clone()]));
    let stored = store.load(&both).unwrap().belonging;
    assert!(stored.concerns(BEN) && stored.visibility == Visibility::Public);

    let again = Belonging { rematch_of: Some(both.clone()), ..stored };
    let next = store.create(&NewMatch { belonging: again, ..NewMatch::of(&local, at(2)) }).wait().unwrap();
    assert_eq!(store.rematch(&both).unwrap(), Some(next));
}

#[test]
fn an_order_is_carried_out_once_under_its_name() {
    let Here { store, directory: _directory } = here();
    store.add_guest(ANA, at(1)).wait().unwrap();
    let id = made(&store, ANA, None, Visibility::Private);
    let mut game = store.load(&id).unwrap().game;
    let receipt = game.submit(Order::Begin.at(Moment::ORIGIN));
    let append =
        Append { author: Some(ANA), key: Some("k1"), ..Append::new(&id, &receipt.logged, &game, at(2)) };
    store.append(&append).wait().unwrap();
    assert_eq!(store.carried_out(&id, Some(ANA), "k1").unwrap(), Some(1));
    assert_eq!(store.carried_out(&id, Some(BEN), "k1").unwrap(), None, "another's name is another name");
    assert_eq!(store.carried_out(&id, Some(ANA), "k2").unwrap(), None);
    let place = Order::Place { player: Player::One, square: "f5".parse().unwrap() };
    let receipt = game.submit(place.at(Moment::ORIGIN));
    let again =
        Append { author: Some(ANA), key: Some("k1"), ..Append::new(&id, &receipt.logged, &game, at(3)) };
    assert!(store.append(&again).wait().is_err());
    assert_eq!(store.load(&id).unwrap().game.log().len(), 1, "nothing of it is left");
}

#[test]
fn who_is_forgotten_leaves_no_word_behind() {
    let Here { store, directory } = here();
    store.register(registration(ANA, "Anastazja")).wait().unwrap();
    store.register(registration(BEN, "Ben")).wait().unwrap();
    store.open_session(SecretHash([1; 32]), ANA, "Agent-of-Ana", at(1)).wait().unwrap();
    store.note(&Learner::named(&ANA.to_string()), &[Note::Daily { day: Day(1) }]).wait().unwrap();
    let alone = made(&store, ANA, None, Visibility::Private);
    let both = made(&store, ANA, Some(BEN), Visibility::Private);
    store.forget(ANA).wait().unwrap();
    assert_eq!(store.person(ANA).unwrap().unwrap().kind, Kind::Deleted);
    assert_eq!(store.person_named(&name("Anastazja")).unwrap(), None);
    assert_eq!(store.session(SecretHash([1; 32]), at(1)).unwrap(), None);
    assert!(store.load(&alone).is_err(), "nobody else played in it");
    assert_eq!(store.load(&both).unwrap().belonging.seats.one, Some(ANA));
    store.register(registration(PrincipalId(3), "Anastazja")).wait().unwrap();

    store.forget(PrincipalId(3)).wait().unwrap();
    let copy = directory.path().join("copy.db");
    store.back_up(&copy).unwrap();
    let bytes = std::fs::read(copy).unwrap();
    for word in ["Anastazja", "anastazja", "Agent-of-Ana"] {
        assert!(!bytes.windows(word.len()).any(|part| part == word.as_bytes()), "{word}");
    }
    assert!(matches!(store.forget(PrincipalId(9)).wait(), Err(StoreError::NobodyThere)));
}
