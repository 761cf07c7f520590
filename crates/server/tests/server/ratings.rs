//! Games that count.

use crate::house::{House, id};
use crate::identity::Browser;
use axum::http::Method;
use outflank_server::{Config, Sharing};
use serde_json::{Value, json};

fn house() -> House {
    let addresses = vec!["http://192.168.0.1:8064".to_owned()];
    House::with(|config| Config { sharing: Sharing::Network, addresses, ..config })
}

async fn registered<'a>(house: &'a House, last: u8, name: &str) -> Browser<'a> {
    let mut browser = Browser::elsewhere(house, last);
    let wish = json!({"name": name, "password": "treetop violin 8"});
    let made = browser.ask(Method::POST, "/api/account", Some(wish)).await.good();
    assert_eq!(made["me"]["ratings"], json!([]));
    browser
}

/// Two accounts look for a rated game of five minutes; the match they are given, and who has Black.
async fn paired<'a>(
    house: &House,
    mut ana: Browser<'a>,
    mut ben: Browser<'a>,
) -> (String, Browser<'a>, Browser<'a>) {
    for browser in [&mut ana, &mut ben] {
        let wish = json!({"pool": "5", "rated": true});
        browser.ask(Method::POST, "/api/lobby/seeks", Some(wish)).await.good();
    }
    // Without a page open nobody is paired: it is asked for as a page would.
    let address = house.address().await;
    let mut pages = Vec::new();
    for browser in [&ana, &ben] {
        let cookie = browser.cookie.as_deref();
        let mut page = crate::house::Socket::open_with(address, "/api/socket", cookie).await;
        page.say(&json!({"type": "sub", "topic": "lobby"})).await;
        while page.hear("SocketMessage").await["type"] != "mine" {}
        pages.push(page);
    }
    house.advance(2_000).await;
    let found = ana.get("/api/lobby").await.good()["mine"]["found"].clone();
    let found = found.as_str().expect("a match").to_owned();
    let path = format!("/api/matches/{found}");
    let first = ana.get(&path).await.good()["you"] == json!(["one"]);
    let (black, white) = if first { (ana, ben) } else { (ben, ana) };
    (path, black, white)
}

async fn order(browser: &mut Browser<'_>, path: &str, order: Value) -> Value {
    let seen = browser.get(path).await.good();
    let command = json!({"version": seen["version"], "order": order});
    browser.ask(Method::POST, &format!("{path}/commands"), Some(command)).await.good()["match"].clone()
}

fn place(player: &str, seen: &Value) -> Value {
    json!({"order": "place", "player": player, "square": seen["view"]["game"]["legal"][0]["square"]})
}

#[tokio::test]
async fn a_rated_game_changes_both_ratings_and_says_so() {
    let house = house();
    let (ana, ben) = (registered(&house, 2, "Ana").await, registered(&house, 3, "Ben").await);
    let (path, mut black, mut white) = paired(&house, ana, ben).await;
    let begun = black.get(&path).await.good();
    let unknown = json!({"rating": 1500, "provisional": true, "change": null});
    assert_eq!(
        (&begun["rated"], &begun["ratings"]),
        (&json!(true), &json!({"one": unknown, "two": unknown}))
    );
    let after = order(&mut black, &path, place("one", &begun)).await;
    order(&mut white, &path, place("two", &after)).await;
    let over = order(&mut black, &path, json!({"order": "resign", "player": "one"})).await;
    let change = |player: &str| over["ratings"][player]["change"].as_i64().expect("a change");
    assert!(change("one") < -100 && change("two") > 100, "{}", over["ratings"]);
    assert_eq!(over["ratings"]["two"]["rating"], 1500 + change("two"));

    // It is the same for whoever looks later, and at oneself.
    let mut eve = Browser::elsewhere(&house, 4);
    assert_eq!(eve.get(&path).await.good()["ratings"], over["ratings"]);
    let me = white.get("/api/me").await.good();
    let mine = &me["ratings"][0];
    assert_eq!((&mine["category"], &mine["wins"], &mine["losses"]), (&json!("blitz"), &json!(1), &json!(0)));
    assert_eq!((&mine["rating"], &mine["provisional"]), (&over["ratings"]["two"]["rating"], &json!(true)));

    let name = me["name"].as_str().unwrap();
    let seen = eve.get(&format!("/api/players/{name}")).await.good();
    assert_eq!((&seen["ratings"][0], &seen["bot"]), (mine, &json!(false)));
    let history = eve.get(&format!("/api/players/{name}/ratings/blitz")).await.good();
    let game = &history["games"][0];
    assert_eq!(
        (&game["before"], &game["rating"], &game["score"]),
        (&json!(1500), &mine["rating"], &json!(1.0))
    );
    assert!(path.ends_with(game["match"].as_str().unwrap()));
    assert_eq!(eve.get(&format!("/api/players/{name}/ratings/bullet")).await.good(), json!({"games": []}));
    eve.get(&format!("/api/players/{name}/ratings/rapid")).await.problem(404, "not_found");
    eve.get("/api/players/Nobody").await.problem(404, "not_found");
    assert_eq!(eve.get("/api/leaderboard?category=blitz").await.good(), json!({"players": []}));
    eve.get("/api/leaderboard?category=rapid").await.problem(400, "malformed");
}

#[tokio::test]
async fn a_game_in_which_one_has_not_moved_does_not_count() {
    let house = house();
    let (ana, ben) = (registered(&house, 2, "Ana").await, registered(&house, 3, "Ben").await);
    let (path, mut black, mut white) = paired(&house, ana, ben).await;
    let begun = black.get(&path).await.good();
    order(&mut black, &path, place("one", &begun)).await;
    house.advance(30_000).await;
    let over = white.get(&path).await.good();
    assert_ne!(over["view"]["phase"], "playing");
    assert_eq!(over["ratings"]["one"]["change"], Value::Null);
    for browser in [&mut black, &mut white] {
        assert_eq!(browser.get("/api/me").await.good()["ratings"], json!([]));
    }
}

#[tokio::test]
async fn nothing_else_changes_a_rating() {
    let house = house();
    let (mut ana, mut ben) = (registered(&house, 2, "Ana").await, registered(&house, 3, "Ben").await);
    let terms = json!({"terms": {"clock": {"kind": "per_game", "main": 300_000}, "side": "black"}});
    let offered = ana.ask(Method::POST, "/api/challenges", Some(terms)).await.good();
    let taken = ben.ask(Method::POST, &format!("/api/challenges/{}", id(&offered)), None).await.good();
    let path = format!("/api/matches/{}", id(&taken));
    assert_eq!((&taken["rated"], &taken["ratings"]), (&json!(false), &json!({"one": null, "two": null})));
    let after = order(&mut ana, &path, place("one", &taken)).await;
    order(&mut ben, &path, place("two", &after)).await;
    let over = order(&mut ben, &path, json!({"order": "resign", "player": "two"})).await;
    assert_eq!((&over["view"]["phase"], &over["ratings"]["one"]), (&json!("over"), &Value::Null));
    assert_eq!(ana.get("/api/me").await.good()["ratings"], json!([]));
}
