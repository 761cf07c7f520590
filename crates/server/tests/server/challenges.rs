//! Playing a friend by a link.

use crate::house::{Answer, House, id};
use crate::identity::{Browser, shared};
use axum::http::Method;
use outflank_server::{Config, Sharing};
use serde_json::{Value, json};

/// A server that others find at two addresses.
fn house() -> House {
    let addresses = ["http://192.168.0.1:8064", "http://kitchen.lan:8064"].map(str::to_owned).to_vec();
    House::with(|config| Config { sharing: Sharing::Network, addresses, ..config })
}

fn five_minutes() -> Value {
    json!({"kind": "per_game", "main": 300_000})
}

async fn offered(browser: &mut Browser<'_>, terms: Value) -> Answer {
    browser.ask(Method::POST, "/api/challenges", Some(json!({"terms": terms}))).await
}

fn path(challenge: &Value) -> String {
    format!("/api/challenges/{}", id(challenge))
}

#[tokio::test]
async fn a_friend_with_the_link_sits_down_and_both_play() {
    let house = house();
    let [mut ana, mut ben, mut eve] = [2, 3, 4].map(|last| Browser::elsewhere(&house, last));
    let terms = json!({"clock": five_minutes(), "side": "black"});
    let made = offered(&mut ana, terms).await.good();
    assert_eq!(
        (&made["state"], &made["mine"], &made["category"]),
        (&json!("open"), &json!(true), &json!("blitz"))
    );
    let links: Vec<&str> =
        made["links"].as_array().unwrap().iter().map(|link| link["url"].as_str().unwrap()).collect();
    assert_eq!(links[0], format!("http://192.168.0.1:8064/join/{}", id(&made)));
    assert_eq!((links.len(), id(&made).len()), (2, 26));
    assert!(made["links"][0]["qr"]["path"].as_str().unwrap().starts_with("M0 0h7v1h-7z"));

    // A program that shows what is behind a link fetches it, and takes nobody's seat by that.
    for _ in 0..3 {
        let seen = ben.get(&path(&made)).await.good();
        assert_eq!(
            (&seen["state"], &seen["mine"], &seen["links"]),
            (&json!("open"), &json!(false), &json!([]))
        );
        assert_eq!(ben.cookie, None, "looking leaves no trace");
    }
    ana.ask(Method::POST, &path(&made), None).await.problem(409, "own_challenge");
    let game = ben.ask(Method::POST, &path(&made), None).await.good();
    assert_eq!((&game["you"], &game["view"]["phase"]), (&json!(["two"]), &json!("playing")));
    assert_eq!(game["view"]["game"]["black"], "one");
    let again = ben.ask(Method::POST, &path(&made), None).await.good();
    assert_eq!(id(&again), id(&game), "pressed twice");
    eve.ask(Method::POST, &path(&made), None).await.problem(410, "gone");

    // Both are sent to the board, and nobody else.
    let taken = ana.get(&path(&made)).await.good();
    assert_eq!((&taken["state"], &taken["match"]), (&json!("taken"), &game["id"]));
    assert_eq!(eve.get(&path(&made)).await.good()["match"], Value::Null);

    let at = format!("/api/matches/{}", id(&game));
    let place = |version: usize, player: &str, square: &str| {
        Some(json!({"version": version, "order": {"order": "place", "player": player, "square": square}}))
    };
    let commands = format!("{at}/commands");
    ben.ask(Method::POST, &commands, place(1, "one", "d3")).await.problem(403, "not_yours");
    let accepted = ana.ask(Method::POST, &commands, place(1, "one", "d3")).await.good();
    let reply = accepted["match"]["view"]["game"]["legal"][0]["square"].as_str().unwrap().to_owned();
    ben.ask(Method::POST, &commands, place(2, "two", &reply)).await.good();
    assert_eq!(ana.get(&at).await.good()["you"], json!(["one"]));

    // Whoever has the match's address looks on; it stands in nobody else's list.
    assert_eq!(eve.get(&at).await.good()["you"], json!([]));
    eve.ask(Method::POST, &commands, place(3, "one", "c3")).await.problem(403, "not_yours");
    assert_eq!((ana.listed().await, ben.listed().await, eve.listed().await), (json!(1), json!(1), json!(0)));
    // It belongs to neither of the two alone.
    for browser in [&mut ana, &mut ben] {
        browser.ask(Method::DELETE, &at, None).await.problem(403, "not_yours");
        let names = json!({"names": {"one": "Nobody", "two": null}});
        browser.ask(Method::PATCH, &at, Some(names)).await.problem(403, "not_yours");
    }
}

#[tokio::test]
async fn whoever_sits_at_the_machine_plays_with_guests_from_elsewhere() {
    let house = house();
    for here_invites in [true, false] {
        let mut here = Browser::here(&house);
        let mut ben = Browser::elsewhere(&house, 3);
        let (maker, taker) = if here_invites { (&mut here, &mut ben) } else { (&mut ben, &mut here) };
        let made = offered(maker, json!({"clock": null, "corners": {"count": 2, "to_player_two": true}}))
            .await
            .good();
        maker.ask(Method::POST, &path(&made), None).await.problem(409, "own_challenge");
        let game = taker.ask(Method::POST, &path(&made), None).await.good();
        assert_eq!(game["you"], json!(["two"]));
        assert_eq!(game["view"]["setup"]["start"], json!({"from": "corners", "count": 2, "receiver": "two"}));
        let seen = maker.get(&format!("/api/matches/{}", id(&game))).await.good();
        assert_eq!(seen["you"], json!(["one"]));
        assert_eq!(taker.get("/api/matches").await.good()["matches"][0]["id"], game["id"]);
        assert_eq!(maker.get("/api/matches").await.good()["matches"][0]["id"], game["id"]);
    }
}

#[tokio::test]
async fn terms_are_checked_before_anything_is_kept() {
    let house = house();
    let mut ana = Browser::elsewhere(&house, 2);
    let corners = json!({"count": 1});
    for (terms, status, code) in [
        (json!({"clock": null, "rated": true}), 422, "bad_terms"),
        (json!({"clock": five_minutes(), "rated": true, "corners": corners}), 422, "bad_terms"),
        (json!({"clock": five_minutes(), "opening": "xot", "corners": corners}), 422, "bad_terms"),
        (json!({"clock": {"kind": "per_game", "main": 0}}), 422, "bad_terms"),
        (json!({"clock": five_minutes(), "goal": {"games": 1001}}), 422, "bad_terms"),
        (json!({"clock": five_minutes(), "rated": true}), 403, "account_needed"),
        (json!({"clock": five_minutes(), "komi": 4}), 400, "malformed"),
    ] {
        offered(&mut ana, terms).await.problem(status, code);
    }
    assert_eq!(ana.get("/api/challenges").await.good(), json!({"challenges": []}));
    let xot =
        offered(&mut ana, json!({"clock": five_minutes(), "opening": "xot", "side": "white"})).await.good();
    let mut ben = Browser::elsewhere(&house, 3);
    let game = ben.ask(Method::POST, &path(&xot), None).await.good();
    assert_eq!(game["view"]["game"]["turns"].as_array().unwrap().len(), 8);
    assert_eq!(game["view"]["game"]["black"], "two", "the inviter wanted White");
}

#[tokio::test]
async fn an_invitation_can_be_withdrawn_and_a_guest_has_a_few() {
    let house = house();
    let (mut ana, mut ben) = (Browser::elsewhere(&house, 2), Browser::elsewhere(&house, 3));
    let mut last = Value::Null;
    for _ in 0..5 {
        last = offered(&mut ana, json!({"clock": five_minutes()})).await.good();
    }
    offered(&mut ana, json!({"clock": five_minutes()})).await.problem(429, "too_many_requests");
    ben.ask(Method::DELETE, &path(&last), None).await.problem(403, "not_yours");
    assert_eq!(ana.ask(Method::DELETE, &path(&last), None).await.status, 204);
    ben.ask(Method::POST, &path(&last), None).await.problem(410, "gone");
    assert_eq!(ben.get(&path(&last)).await.good()["state"], "gone");
    assert_eq!(ana.get("/api/challenges").await.good()["challenges"].as_array().unwrap().len(), 4);
    ben.get("/api/challenges/00000000000000000000000000").await.problem(404, "not_found");
    ben.get("/api/challenges/nothing").await.problem(404, "not_found");
}

#[tokio::test]
async fn a_machine_used_alone_says_how_others_get_in() {
    House::new().post("/api/challenges", json!({"terms": {"clock": null}})).await.problem(403, "nobody_else");
    let public = shared(Sharing::Public { secure: true });
    public.get("/api/challenges").await.good();
}
