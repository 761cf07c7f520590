//! Who is who on a server that others can reach.

use crate::house::{Answer, House, id, request};
use axum::body::Body;
use axum::http::{Method, Request, header};
use outflank_server::{Config, Peer, Sharing};
use serde_json::{Value, json};
use std::net::IpAddr;

/// A browser somewhere, with the cookie it was given.
pub struct Browser<'a> {
    house: &'a House,
    peer: [u8; 4],
    host: &'static str,
    pub cookie: Option<String>,
}

impl<'a> Browser<'a> {
    pub fn elsewhere(house: &'a House, last: u8) -> Browser<'a> {
        Browser { house, peer: [192, 168, 0, last], host: "192.168.0.1:8064", cookie: None }
    }

    /// Whoever sits at the machine itself.
    pub fn here(house: &'a House) -> Browser<'a> {
        Browser { peer: [127, 0, 0, 1], host: "localhost:8064", ..Browser::elsewhere(house, 0) }
    }

    async fn send(&mut self, mut request: Request<Body>) -> Answer {
        let headers = request.headers_mut();
        headers.insert(header::HOST, self.host.parse().unwrap());
        if let Some(cookie) = &self.cookie {
            headers.insert(header::COOKIE, format!("theme=dark; {cookie}").parse().unwrap());
        }
        request.extensions_mut().insert(Peer(IpAddr::from(self.peer)));
        let answer = self.house.send(request).await;
        if let Some(set) = answer.headers.get(header::SET_COOKIE) {
            self.cookie = set.to_str().unwrap().split(';').next().map(str::to_owned);
        }
        answer
    }

    pub async fn ask(&mut self, method: Method, path: &str, body: Option<Value>) -> Answer {
        let builder = request(method, path).header(header::CONTENT_TYPE, "application/json");
        let body = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
        self.send(builder.body(body).unwrap()).await
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.ask(Method::GET, path, None).await
    }

    pub async fn made(&mut self) -> Value {
        let people = json!({"players": {"one": {"seat": "person"}, "two": {"seat": "person"}}});
        self.ask(Method::POST, "/api/matches", Some(json!({"setup": people}))).await.json()
    }

    /// How many matches it sees in its list.
    pub async fn listed(&mut self) -> Value {
        self.get("/api/matches").await.good()["total"].clone()
    }
}

pub fn shared(sharing: Sharing) -> House {
    House::with(|config| Config { sharing, names: vec!["othello.example".to_owned()], ..config })
}

#[tokio::test]
async fn every_browser_is_its_own_guest_once_it_does_something() {
    let house = shared(Sharing::Network);
    let (mut ana, mut ben) = (Browser::elsewhere(&house, 2), Browser::elsewhere(&house, 3));
    assert_eq!(ana.listed().await, 0);
    assert_eq!(ana.cookie, None, "looking around leaves no trace");
    let made = ana.made().await;
    let cookie = ana.cookie.clone().expect("she is a guest now");
    assert_eq!(ana.listed().await, 1);
    ana.made().await;
    assert_eq!(ana.cookie, Some(cookie), "and stays the same");

    let path = format!("/api/matches/{}", id(&made));
    assert_eq!(ben.listed().await, 0);
    ben.get(&path).await.problem(404, "not_found");
    let order = json!({"version": 1, "order": {"order": "place", "player": "one", "square": "d3"}});
    ben.ask(Method::POST, &format!("{path}/commands"), Some(order.clone())).await.problem(404, "not_found");
    ben.ask(Method::DELETE, &path, None).await.problem(404, "not_found");
    let names = json!({"names": {"one": "Ben", "two": null}});
    ben.ask(Method::PATCH, &path, Some(names)).await.problem(404, "not_found");
    ben.get(&format!("{path}/export?format=match")).await.problem(404, "not_found");
    ana.ask(Method::POST, &format!("{path}/commands"), Some(order)).await.good();

    // Whoever sits at the machine is somebody else again.
    let mut here = Browser::here(&house);
    assert_eq!(here.listed().await, 0);
    here.get(&path).await.problem(404, "not_found");
    here.made().await;
    assert_eq!(here.listed().await, 1);
    assert_eq!(here.cookie, None, "no cookie is needed here");
}

#[tokio::test]
async fn what_is_learned_is_ones_own() {
    let house = shared(Sharing::Network);
    let (mut ana, mut ben) = (Browser::elsewhere(&house, 2), Browser::elsewhere(&house, 3));
    let before = ben.get("/api/learn").await.good();
    let tries = json!({"tries": ["c4"]});
    ana.ask(Method::POST, "/api/learn/lessons/board", Some(tries)).await.good();
    assert_ne!(ana.get("/api/learn").await.good(), before);
    assert_eq!(ben.get("/api/learn").await.good(), before);
}

#[tokio::test]
async fn nobody_sits_at_the_machine_behind_a_proxy() {
    for (sharing, prefix) in [
        (Sharing::Public { secure: true }, "__Host-outflank="),
        (Sharing::Public { secure: false }, "outflank="),
    ] {
        let house = shared(sharing);
        let mut ana =
            Browser { peer: [127, 0, 0, 1], host: "othello.example", ..Browser::elsewhere(&house, 0) };
        let answer = {
            let people = json!({"players": {"one": {"seat": "person"}, "two": {"seat": "person"}}});
            ana.ask(Method::POST, "/api/matches", Some(json!({"setup": people}))).await
        };
        let cookie = answer.headers[header::SET_COOKIE].to_str().unwrap();
        assert!(cookie.starts_with(prefix), "{cookie}");
        for wanted in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"] {
            assert!(cookie.contains(wanted), "{cookie}");
        }
        assert_eq!(cookie.contains("; Secure"), sharing == Sharing::Public { secure: true });
        let mut ben = Browser { peer: [127, 0, 0, 1], host: "localhost", ..Browser::elsewhere(&house, 0) };
        assert_eq!(ben.listed().await, 0);
        ben.get(&format!("/api/matches/{}", id(&answer.json()))).await.problem(404, "not_found");
    }
}

#[tokio::test]
async fn forwarded_requests_do_not_sit_at_the_machine() {
    let house = shared(Sharing::Network);
    for name in ["x-forwarded-for", "forwarded", "x-real-ip", "via"] {
        let mut proxied =
            Browser { peer: [127, 0, 0, 1], host: "localhost", ..Browser::elsewhere(&house, 0) };
        let people = json!({"setup": {"players": {"one": {"seat": "person"}, "two": {"seat": "person"}}}});
        let made = request(Method::POST, "/api/matches")
            .header(header::CONTENT_TYPE, "application/json")
            .header(name, "10.0.0.9")
            .body(Body::from(people.to_string()))
            .unwrap();
        proxied.send(made).await;
        assert!(proxied.cookie.is_some(), "{name}");
    }
}

#[tokio::test]
async fn a_cookie_that_says_nothing_makes_a_new_guest() {
    let house = shared(Sharing::Network);
    let mut ana = Browser::elsewhere(&house, 2);
    for nonsense in ["outflank=", "outflank=x", &format!("outflank={}", "A".repeat(43)), "outflank=\"\""] {
        ana.cookie = Some(nonsense.to_owned());
        assert_eq!(ana.listed().await, 0, "{nonsense}");
        ana.made().await;
        assert_ne!(ana.cookie.as_deref(), Some(nonsense));
    }
}

#[tokio::test]
async fn guests_of_one_address_are_counted() {
    let house = shared(Sharing::Network);
    let mut refused = 0;
    for _ in 0..60 {
        let mut browser = Browser::elsewhere(&house, 2);
        let people = json!({"players": {"one": {"seat": "person"}, "two": {"seat": "person"}}});
        let answer = browser.ask(Method::POST, "/api/matches", Some(json!({"setup": people}))).await;
        if answer.status != 201 {
            answer.problem(429, "too_many_requests");
            refused += 1;
        }
    }
    assert!((15..=20).contains(&refused), "{refused}");
    let made = Browser::elsewhere(&house, 3).made().await;
    assert_eq!(made["version"], 1, "others are not held up");
}

#[tokio::test]
async fn pages_of_other_sites_do_not_even_read() {
    let house = House::new();
    for path in ["/api/about", "/api/matches", "/api/comment?position=x"] {
        let cross = request(Method::GET, path).header("sec-fetch-site", "cross-site").body(Body::empty());
        house.send(cross.unwrap()).await.problem(403, "forbidden_origin");
    }
    // Following a link to a page is no reading.
    let link = request(Method::GET, "/").header("sec-fetch-site", "cross-site").body(Body::empty());
    assert_eq!(house.send(link.unwrap()).await.status, 200);
}

#[tokio::test]
async fn behind_a_proxy_everybody_is_counted_for_themselves() {
    let house = shared(Sharing::Public { secure: true });
    let made = async |from: &str| {
        let people = json!({"setup": {"players": {"one": {"seat": "person"}, "two": {"seat": "person"}}}});
        let mut request = request(Method::POST, "/api/matches")
            .header(header::CONTENT_TYPE, "application/json")
            .header("x-forwarded-for", from)
            .body(Body::from(people.to_string()))
            .unwrap();
        request.extensions_mut().insert(Peer(IpAddr::from([127, 0, 0, 1])));
        house.send(request).await.status
    };
    // What a client writes itself stands before what the proxy adds, and counts for nothing.
    for number in 0..40 {
        assert_eq!(made(&format!("10.0.0.{number}, 203.0.113.7")).await, 201);
    }
    assert_eq!(made("10.9.9.9, 203.0.113.7").await, 429);
    assert_eq!(made("203.0.113.8").await, 201, "somebody else");
    for number in 0..40 {
        assert_eq!(made(&format!("2001:db8:1:1::{number:x}")).await, 201);
    }
    assert_eq!(made("2001:db8:1:1:ffff::1").await, 429, "one household");
    assert_eq!(made("2001:db8:1:2::1").await, 201, "another one");
}
