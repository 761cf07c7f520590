//! Accounts: getting one, logging in and out, passwords, codes, and being forgotten.

use crate::house::{Answer, House, id};
use crate::identity::{Browser, shared};
use axum::http::Method;
use outflank_server::Sharing;
use serde_json::{Value, json};

const PASSWORD: &str = "treetop violin 8";

impl Browser<'_> {
    async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.ask(Method::POST, path, Some(body)).await
    }

    async fn register(&mut self, name: &str, password: &str) -> Answer {
        self.post("/api/account", json!({"name": name, "password": password})).await
    }

    async fn log_in(&mut self, name: &str, password: &str) -> Answer {
        self.post("/api/session", json!({"name": name, "password": password})).await
    }

    async fn me(&mut self) -> Value {
        self.get("/api/me").await.good()
    }
}

#[tokio::test]
async fn a_guest_who_registers_keeps_every_game() {
    let house = shared(Sharing::Network);
    let mut ana = Browser::elsewhere(&house, 2);
    assert_eq!(ana.me().await["kind"], "visitor");
    let made = ana.made().await;
    assert_eq!(ana.me().await["kind"], "guest");
    let guest = ana.cookie.clone();
    let account = ana.register("Ana", PASSWORD).await;
    assert_eq!(account.status, 201, "{}", account.text());
    assert_eq!(account.json()["recovery"].as_array().map(Vec::len), Some(8));
    assert_ne!(ana.cookie, guest, "the secret is a new one");
    let me = ana.me().await;
    assert_eq!((&me["kind"], &me["name"], &me["role"]), (&json!("account"), &json!("Ana"), &json!("player")));
    assert_eq!(ana.listed().await, 1);
    let order = json!({"version": 1, "order": {"order": "place", "player": "one", "square": "d3"}});
    ana.post(&format!("/api/matches/{}/commands", id(&made)), order).await.good();
    ana.register("Anna", PASSWORD).await.problem(403, "not_yours");

    // The old cookie is worth nothing any more.
    let mut thief = Browser::elsewhere(&house, 3);
    thief.cookie = guest;
    assert_eq!(thief.me().await["kind"], "visitor");
    // On another device.
    let mut phone = Browser::elsewhere(&house, 4);
    phone.log_in("  ANA ", PASSWORD).await.good();
    assert_eq!(phone.listed().await, 1);
    assert_eq!(phone.ask(Method::DELETE, "/api/session", None).await.status, 204);
    assert_eq!(phone.me().await["kind"], "visitor");
    assert_eq!(ana.me().await["kind"], "account", "the other device stays in");
}

#[tokio::test]
async fn names_and_passwords_have_to_be_good_enough() {
    let house = shared(Sharing::Network);
    let mut ana = Browser::elsewhere(&house, 2);
    ana.register("Ana", PASSWORD).await;
    let mut ben = Browser::elsewhere(&house, 3);
    ben.register("4na", PASSWORD).await.problem(422, "bad_name");
    ben.register("admin", PASSWORD).await.problem(422, "bad_name");
    ben.register("Ána", PASSWORD).await.problem(409, "name_taken");
    ben.register("Ben", "password").await.problem(422, "weak_password");
    ben.register("Ben", "short").await.problem(422, "weak_password");
    assert_eq!(ben.me().await["kind"], "visitor", "nothing has come of it");
    assert_eq!(ben.register("Ben", PASSWORD).await.status, 201, "without having been a guest");
}

#[tokio::test]
async fn tries_are_counted_and_unknown_names_are_not_told_from_wrong_passwords() {
    let house = shared(Sharing::Network);
    Browser::elsewhere(&house, 2).register("Ana", PASSWORD).await;
    let mut ben = Browser::elsewhere(&house, 3);
    let unknown = ben.log_in("Nobody1x", "wrong one here").await;
    let wrong = ben.log_in("Ana", "wrong one here").await;
    assert_eq!((unknown.status, unknown.json()), (wrong.status, wrong.json()));
    wrong.problem(403, "wrong_password");
    let mut throttled = false;
    for _ in 0..12 {
        throttled |= ben.log_in("Ana", "wrong one here").await.status == 429;
    }
    assert!(throttled);
    ben.log_in("Ana", PASSWORD).await.problem(429, "too_many_requests");
}

#[tokio::test]
async fn a_code_from_paper_lets_in_once_and_a_new_password_ends_other_sessions() {
    let house = shared(Sharing::Network);
    let mut ana = Browser::elsewhere(&house, 2);
    let account = ana.register("Ana", PASSWORD).await.json();
    let code = account["recovery"][0].as_str().unwrap().to_uppercase().replace('-', " ");
    let mut phone = Browser::elsewhere(&house, 3);
    phone.post("/api/session", json!({"name": "Ana", "recovery": code})).await.good();
    let again = json!({"name": "Ana", "recovery": code});
    Browser::elsewhere(&house, 4).post("/api/session", again).await.problem(403, "wrong_password");
    let path = "/api/account/password";
    let wrong = json!({"password": "not this one", "new_password": "another violin 9"});
    phone.post(path, wrong).await.problem(403, "wrong_password");
    let weak = json!({"password": PASSWORD, "new_password": "12345678"});
    phone.post(path, weak).await.problem(422, "weak_password");
    let right = json!({"recovery": account["recovery"][1], "new_password": "another violin 9"});
    assert_eq!(phone.post(path, right).await.status, 204);
    assert_eq!(
        (phone.me().await["kind"].clone(), ana.me().await["kind"].clone()),
        (json!("account"), json!("visitor"))
    );
    ana.log_in("Ana", PASSWORD).await.problem(403, "wrong_password");
    ana.log_in("Ana", "another violin 9").await.good();
}

#[tokio::test]
async fn an_account_is_forgotten_at_its_owners_wish_alone() {
    let house = shared(Sharing::Network);
    let mut ana = Browser::elsewhere(&house, 2);
    ana.register("Ana", PASSWORD).await;
    let made = ana.made().await;
    let wrong = json!({"password": "not this one"});
    ana.ask(Method::DELETE, "/api/account", Some(wrong)).await.problem(403, "wrong_password");
    let mut ben = Browser::elsewhere(&house, 3);
    ben.made().await;
    ben.ask(Method::DELETE, "/api/account", Some(json!({"password": PASSWORD})))
        .await
        .problem(403, "not_yours");
    let done = ana.ask(Method::DELETE, "/api/account", Some(json!({"password": PASSWORD}))).await;
    assert_eq!(done.status, 204, "{}", done.text());
    assert_eq!(ana.me().await["kind"], "visitor");
    ana.log_in("Ana", PASSWORD).await.problem(403, "wrong_password");
    ana.get(&format!("/api/matches/{}", id(&made))).await.problem(404, "not_found");
    assert_eq!(ben.register("Ana", PASSWORD).await.status, 201, "the name is free again");
}

#[tokio::test]
async fn a_machine_used_alone_asks_nobody_who_they_are() {
    let house = House::new();
    assert_eq!(house.get("/api/me").await.good()["kind"], "local");
    let wish = json!({"name": "Ana", "password": PASSWORD});
    house.post("/api/account", wish.clone()).await.problem(403, "no_accounts");
    house.post("/api/session", wish).await.problem(403, "no_accounts");
}
