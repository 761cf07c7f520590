//! Our clients talking to our servers: every move arrives as it was meant.

use crate::talk::Talk;
use outflank_protocols::{Heard, Left, Strength, Terms, Timing, console, gtp, nboard};
use outflank_rules::{Color, Game, Move};
use std::time::Duration;

const TERMS: Terms = Terms {
    depth: Some(2),
    timing: Some(Timing::Game { main: Duration::from_secs(60), increment: Duration::ZERO }),
};

fn opening() -> (Game, Vec<(Color, Move)>) {
    let mut game = Game::new();
    for name in ["f5", "d6", "c3", "d3", "c4"] {
        game.play(name.parse().unwrap()).unwrap();
    }
    let moves = game.turns().map(|turn| (turn.before.turn(), turn.mv)).collect();
    (game, moves)
}

/// Sends lines and gives what is heard.
fn exchange<D: outflank_protocols::session::Dialogue>(
    talk: &mut Talk<D>,
    lines: Vec<String>,
    hear: &mut dyn FnMut(&str) -> Option<Heard>,
) -> Vec<Heard> {
    lines.iter().flat_map(|line| talk.say(line)).filter_map(|line| hear(&line)).collect()
}

#[test]
fn a_game_over_gtp() {
    for orientation in [gtp::Orientation::Top, gtp::Orientation::Bottom] {
        let mut talk = Talk::new(gtp::Server::new("1", Strength::of_depth(2), orientation));
        let mut client = gtp::Client::new(orientation);
        let lines = client.greet();
        let heard = exchange(&mut talk, lines, &mut |line| client.hear(line));
        assert_eq!(heard, [Heard::Ready]);
        assert_eq!(client.name(), Some("Outflank"));
        assert!(client.takes_depth());
        for _ in 0..2 {
            let (mut game, moves) = opening();
            let lines = client.new_game(&moves, TERMS);
            assert!(lines.iter().any(|line| line.ends_with("set_level 2")), "{lines:?}");
            assert!(lines.iter().any(|line| line.ends_with("time_settings 60 0 0")), "{lines:?}");
            assert_eq!(exchange(&mut talk, lines, &mut |line| client.hear(line)), [Heard::Ready]);
            while !game.is_over() {
                let side = game.position().turn();
                let lines = client.ask(side, Some(Left::ForTheGame(Duration::from_secs(30))));
                let heard = exchange(&mut talk, lines, &mut |line| client.hear(line));
                let [Heard::Move(thought)] = heard.as_slice() else { panic!("{heard:?}") };
                let played = game.play(thought.mv.square().unwrap()).unwrap();
                if let Some(passed) = played.passed {
                    let lines = client.play(passed, Move::Pass);
                    assert_eq!(exchange(&mut talk, lines, &mut |line| client.hear(line)), [Heard::Ready]);
                }
            }
            assert_eq!(talk.session.dialogue().position().board(), game.position().board());
        }
        let lines = client.quit();
        exchange(&mut talk, lines, &mut |line| client.hear(line));
        assert!(talk.over);
    }
}

#[test]
fn a_game_over_nboard() {
    let mut talk = Talk::new(nboard::Server::new(Strength::of_depth(2)));
    let mut client = nboard::Client::new();
    let lines = client.greet();
    assert_eq!(exchange(&mut talk, lines, &mut |line| client.hear(line)), [Heard::Ready]);
    let (mut game, moves) = opening();
    let lines = client.new_game(&moves, TERMS);
    assert!(lines.iter().any(|line| line.contains("TI[01:00//00:00]")), "{lines:?}");
    assert_eq!(exchange(&mut talk, lines, &mut |line| client.hear(line)), [Heard::Ready]);
    assert_eq!(client.name(), Some("Outflank2"));
    while !game.is_over() {
        let lines = client.ask();
        let heard = exchange(&mut talk, lines, &mut |line| client.hear(line));
        let [Heard::Move(thought)] = heard.as_slice() else { panic!("{heard:?}") };
        assert!(thought.eval.is_some());
        let played = game.play(thought.mv.square().unwrap()).unwrap();
        let mut lines = client.play(thought.mv, Duration::from_millis(1500));
        if played.passed.is_some() {
            lines.extend(client.play(Move::Pass, Duration::ZERO));
        }
        assert_eq!(exchange(&mut talk, lines, &mut |line| client.hear(line)), []);
        assert_eq!(talk.session.dialogue().position(), game.position());
    }
}

#[test]
fn a_gtp_engine_may_refuse_resign_or_talk_nonsense() {
    let mut client = gtp::Client::new(gtp::Orientation::Top);
    let mut answer = |lines: &[&str]| {
        client.ask(Color::Black, None);
        lines.iter().filter_map(|line| client.hear(line)).collect::<Vec<_>>()
    };
    assert_eq!(answer(&["=1 resign", ""]), [Heard::Resigned]);
    assert_eq!(answer(&["=2 tengen", ""]), [Heard::Nonsense("tengen".to_owned())]);
    let refused = Heard::Refused { command: "genmove b".to_owned(), reason: "no".to_owned() };
    assert_eq!(answer(&["?3 no", ""]), [refused]);
    let d3 = Move::Place("d3".parse().unwrap());
    for lines in [&["=4 D3", ""][..], &["= 5 d3", ""], &["chatter", "= d3", ""]] {
        let heard = answer(lines);
        assert!(matches!(&heard[..], [Heard::Move(thought)] if thought.mv == d3), "{heard:?}");
    }
    // A pass that the engine has taken by itself already is no reason to stop.
    client.play(Color::White, Move::Pass);
    assert_eq!(client.hear("? illegal move"), None);
    assert_eq!(client.hear(""), Some(Heard::Ready));
    client.play(Color::White, d3);
    client.hear("? illegal move");
    assert!(matches!(client.hear(""), Some(Heard::Refused { .. })));
}

#[test]
fn a_game_over_the_console() {
    let mut talk = Talk::new(console::Server::new("0.1", Strength::of_depth(2)));
    let mut client = console::Client::new();
    let lines = client.greet();
    assert_eq!(exchange(&mut talk, lines, &mut |line| client.hear(line)), [Heard::Ready]);
    assert_eq!(client.name(), Some("Outflank"));
    for _ in 0..2 {
        let (mut game, moves) = opening();
        let lines = client.new_game(&moves, TERMS);
        assert!(
            lines.contains(&"level 2".to_owned()) && lines.contains(&"game-time 60".to_owned()),
            "{lines:?}"
        );
        assert_eq!(exchange(&mut talk, lines, &mut |line| client.hear(line)), [Heard::Ready]);
        while !game.is_over() {
            let lines = client.ask();
            let heard = exchange(&mut talk, lines, &mut |line| client.hear(line));
            let [Heard::Move(thought)] = heard.as_slice() else { panic!("{heard:?}") };
            let played = game.play(thought.mv.square().unwrap()).unwrap();
            if played.passed.is_some() && !game.is_over() {
                let lines = client.play(Move::Pass);
                assert_eq!(exchange(&mut talk, lines, &mut |line| client.hear(line)), []);
            }
        }
        assert_eq!(talk.session.dialogue().position().board().empties(), game.position().board().empties());
    }
    // What it will not do is heard.
    let lines = client.play(Move::Place("a1".parse().unwrap()));
    let heard = exchange(&mut talk, lines, &mut |line| client.hear(line));
    assert!(matches!(heard.as_slice(), [Heard::Refused { .. }]), "{heard:?}");
}

/// Half a second rounded off would be none, or twice as much.
#[test]
fn gtp_is_told_fractions_of_a_second_and_the_time_of_every_move() {
    let mut client = gtp::Client::new(gtp::Orientation::Top);
    client.greet();
    for line in ["=1 Rascal", "", "=2 time_settings", "time_left", ""] {
        client.hear(line);
    }
    let terms = |timing| Terms { depth: None, timing: Some(timing) };
    let half = Duration::from_millis(500);
    let told = |lines: Vec<String>| {
        let line = lines.iter().find(|line| line.contains(" time_")).expect("it is told a time");
        line.split_once(' ').expect("a number comes first").1.to_owned()
    };
    assert_eq!(told(client.new_game(&[], terms(Timing::PerMove(half)))), "time_settings 0 0.5 1");
    assert_eq!(told(client.ask(Color::Black, Some(Left::ForThisMove(half)))), "time_left b 0.5 1");
    let game = Timing::Game { main: 5 * half, increment: Duration::ZERO };
    assert_eq!(told(client.new_game(&[], terms(game))), "time_settings 2.5 0 0");
    assert_eq!(told(client.ask(Color::White, Some(Left::ForTheGame(4 * half)))), "time_left w 2 0");
}
