//! A server killed while it plays, imports and reviews has lost nothing it has acknowledged,
//! and no record has changed.
//!
//! Three clients talk to a server that runs as a process of its own. It is killed after so
//! many answers of a kind, whatever it is doing then, and the file is looked into.

use crate::house::id;
use crate::restart::{Running, try_ask};
use futures_util::{SinkExt, StreamExt};
use outflank_play::Phase;
use outflank_rules::Rng;
use outflank_store::{MatchId, Query, Store};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::mpsc::{Sender, channel};
use std::{iter, thread};
use tokio_tungstenite::tungstenite::Message;

/// The squares of a game at random, for imports and reviews.
fn squares() -> Vec<String> {
    let game = Rng::new(7).game(55).expect("this one lasts longer");
    game.squares_played().map(|square| square.to_string()).collect()
}

/// What a client has been told.
enum Told {
    /// This match has at least so many commands.
    Version(MatchId, usize),
    /// This match has been imported.
    Imported(MatchId),
    /// A turn of the game has been judged, this way.
    Judged(u64, Value),
}

/// What a client does until the server is gone.
type Client = Box<dyn FnOnce(Sender<Told>) -> Option<()> + Send>;

fn name(text: &Value) -> MatchId {
    text.as_str().unwrap().parse().unwrap()
}

/// Plays games, one after the other.
fn play(port: u16, tell: &Sender<Told>) -> Option<()> {
    loop {
        let players = json!({"one": {"seat": "person"}, "two": {"seat": "person"}});
        let mut seen = try_ask(port, "POST", "/api/matches", &json!({"setup": {"players": players}}))?;
        let path = format!("/api/matches/{}/commands", id(&seen));
        while seen["view"]["phase"] == "playing" {
            let game = &seen["view"]["game"];
            // A few moves, then the end: records are what this is about.
            let order = if seen["version"].as_u64() < Some(12) {
                json!({"order": "place", "player": game["to_move"], "square": game["legal"][0]["square"]})
            } else {
                json!({"order": "resign", "player": "one"})
            };
            let answer = try_ask(port, "POST", &path, &json!({"version": seen["version"], "order": order}))?;
            seen = answer["match"].clone();
            let version = usize::try_from(seen["version"].as_u64().unwrap()).unwrap();
            tell.send(Told::Version(name(&seen["id"]), version)).ok()?;
        }
    }
}

/// Imports three games at a time.
fn import(port: u16, tell: &Sender<Told>) -> Option<()> {
    let squares = squares();
    let text = [squares.concat(), squares[..15].concat(), squares[..25].concat()].join("\n");
    loop {
        let answer = try_ask(port, "POST", "/api/import", &json!({"text": text, "keep": true}))?;
        for game in answer["games"].as_array().unwrap() {
            tell.send(Told::Imported(name(&game["match"]))).ok()?;
        }
    }
}

/// Has the same game reviewed over and over.
async fn review(port: u16, tell: Sender<Told>) -> Option<()> {
    let address = format!("ws://127.0.0.1:{port}/api/analysis");
    let (mut socket, _) = tokio_tungstenite::connect_async(address).await.ok()?;
    let moves = squares();
    for number in 0.. {
        let wish = json!({"type": "game", "id": number.to_string(), "moves": moves, "effort": "quick"});
        socket.send(Message::text(wish.to_string())).await.ok()?;
        loop {
            let message = socket.next().await?.ok()?;
            let Ok(text) = message.to_text() else { continue };
            let Ok(mut body) = serde_json::from_str::<Value>(text) else { continue };
            match body["type"].as_str() {
                Some("ply") => {
                    let ply = body["ply"].as_u64().unwrap();
                    // Which review it was, and how far it was, differ.
                    for key in ["id", "done"] {
                        body[key] = Value::Null;
                    }
                    tell.send(Told::Judged(ply, body)).ok()?;
                }
                Some("done") => break,
                Some("problem") => panic!("{body}"),
                _ => {}
            }
        }
    }
    None
}

/// All that the file has of a match.
fn everything(store: &Store, id: &MatchId) -> String {
    format!("{:?}", store.load(id).unwrap())
}

/// All matches, page after page.
fn all(store: &Store) -> impl Iterator<Item = outflank_store::Summary> {
    let mut query = Some(Query { limit: 1000, ..Query::default() });
    iter::from_fn(move || {
        let asked = query.take()?;
        let page = store.list(&asked).unwrap();
        assert!(page.unreadable.is_empty(), "{:?}", page.unreadable);
        query = page.next.map(|after| Query { after: Some(after), ..asked });
        Some(page.matches)
    })
    .flatten()
}

#[test]
fn killed_while_it_plays_imports_and_reviews() {
    let directory = tempfile::tempdir().unwrap();
    let mut records: HashMap<MatchId, String> = HashMap::new();
    let mut judged: HashMap<u64, Value> = HashMap::new();
    type Kind = fn(&Told) -> bool;
    let played: Kind = |told| matches!(told, Told::Version(..));
    let imported: Kind = |told| matches!(told, Told::Imported(_));
    let reviewed: Kind = |told| matches!(told, Told::Judged(..));
    for (kind, answers) in [(played, 1), (imported, 7), (reviewed, 3), (played, 90), (reviewed, 25)] {
        let server = Running::start(directory.path());
        let (port, (tell, told)) = (server.port, channel());
        let clients: [Client; 3] = [
            Box::new(move |tell| play(port, &tell)),
            Box::new(move |tell| import(port, &tell)),
            Box::new(move |tell| {
                let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
                runtime.block_on(review(port, tell))
            }),
        ];
        let clients = clients.map(|client| {
            let tell = tell.clone();
            thread::spawn(move || client(tell))
        });
        drop(tell);
        let mut heard = Vec::new();
        while heard.iter().filter(|told| kind(told)).count() < answers {
            heard.push(told.recv().expect("the clients go on"));
        }
        server.kill();
        // What was told before the blow counts too.
        heard.extend(told);
        for client in clients {
            client.join().unwrap();
        }

        // Opening reads the whole file: it is sound.
        let store = Store::open(&directory.path().join("games.db")).unwrap();
        let mut versions: HashMap<MatchId, usize> = HashMap::new();
        for told in heard {
            match told {
                Told::Version(id, version) => drop(versions.insert(id, version)),
                Told::Imported(id) => assert!(store.load(&id).unwrap().imported),
                Told::Judged(ply, body) => {
                    let before = judged.entry(ply).or_insert_with(|| body.clone());
                    assert_eq!(*before, body, "the same turn is judged alike after the blow");
                }
            }
        }
        for (id, version) in versions {
            let stored = store.load(&id).unwrap().game.log().len();
            // At most the one command whose answer was cut off is there besides.
            assert!((version..=version + 1).contains(&stored), "{id}: {version} told, {stored} stored");
        }
        for (id, before) in &records {
            assert_eq!(everything(&store, id), *before);
        }
        for summary in all(&store).filter(|each| each.imported || each.phase == Phase::Over) {
            let now = everything(&store, &summary.id);
            records.entry(summary.id).or_insert(now);
        }
    }
    assert!(records.len() > 10 && !judged.is_empty(), "{} records, {} judged", records.len(), judged.len());
}
