//! A process killed without warning loses no move it has acknowledged.
//!
//! The test starts itself again as a child, which plays games as fast as the store takes
//! them and says each acknowledged move on its output. The parent reads along, kills it
//! in the middle, and looks into the file.

use outflank_play::{Match, MatchSetup, Moment, Order, Seat};
use outflank_store::{Append, MatchId, NewMatch, Query, Stamp, Store};
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

const FILE: &str = "OUTFLANK_TEST_STORE";

/// What the child does: never ends by itself.
#[test]
#[ignore = "started by the other test as a process of its own"]
fn play_until_killed() {
    let Some(path) = std::env::var_os(FILE) else { return };
    let store = Store::open(Path::new(&path)).unwrap();
    let mut out = std::io::stdout().lock();
    loop {
        let mut game = Match::new(MatchSetup::new(Seat::Person, Seat::Person)).unwrap();
        let id = store.create(&NewMatch::of(&game, Stamp::now())).wait().unwrap();
        let mut next = Some(Order::Begin);
        while let Some(order) = next {
            let receipt = game.submit(order.at(game.now()));
            store.append(&Append::new(&id, &receipt.logged, &game, Stamp::now())).wait().unwrap();
            writeln!(out, "\nack {id} {}", game.log().len()).unwrap();
            out.flush().unwrap();
            let view = game.view(Moment::ORIGIN).game.unwrap();
            next = view
                .legal
                .last()
                .map(|choice| Order::Place { player: view.to_move.unwrap(), square: choice.square });
        }
    }
}

#[test]
fn no_acknowledged_move_is_lost_when_the_process_is_killed() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("games.db");
    let mut total = 0;
    // Several times over the same file, so that it is also picked up after a crash.
    for moves in [7, 60, 150] {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "play_until_killed", "--ignored", "--nocapture"])
            .env(FILE, &path)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut acknowledged: HashMap<MatchId, usize> = HashMap::new();
        let mut note = |line: &str| {
            if let [_, id, version] = line.split(' ').collect::<Vec<_>>()[..] {
                acknowledged.insert(id.parse().unwrap(), version.parse().unwrap());
            }
        };
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        lines.by_ref().filter(|line| line.starts_with("ack ")).take(moves).for_each(|line| note(&line));
        child.kill().unwrap();
        // What it said before the blow reached it counts too.
        lines.filter(|line| line.starts_with("ack ") && line.len() > 17).for_each(|line| note(&line));
        child.wait().unwrap();

        let store = Store::open(&path).unwrap();
        assert!(acknowledged.values().sum::<usize>() >= moves);
        total += acknowledged.len();
        for (id, version) in acknowledged {
            let stored = store.load(&id).unwrap().game.log().len();
            assert!(stored >= version, "{id}: {version} acknowledged, {stored} stored");
            // At most the one command whose acknowledgement was cut off.
            assert!(stored <= version + 1, "{id}: {version} acknowledged, {stored} stored");
        }
    }
    let store = Store::open(&path).unwrap();
    assert!(store.list(&Query::default()).unwrap().total >= total as u64);
}
