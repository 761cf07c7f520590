//! XBoard's protocol, as its documents and OthelloTk speak it.

use crate::talk::{Talk, outcome_of, search_of};
use outflank_engine::Target;
use outflank_protocols::xboard::Server;
use outflank_protocols::{Ask, Event, Session, Strength};
use outflank_rules::{Color, Game, Position};
use std::time::Duration;

fn server() -> Server {
    Server::new("1", Strength::of_depth(2))
}

fn talk() -> Talk<Server> {
    Talk::new(server())
}

fn session(lines: &[&str]) -> Session<Server> {
    let mut session = Session::new(server());
    for line in lines {
        session.on(Event::Line(line.as_bytes()));
    }
    session
}

/// The square of a `move P@…` line, if there is one.
fn square(lines: &[String]) -> Option<outflank_rules::Square> {
    lines.iter().find_map(|line| line.strip_prefix("move P@")?.parse().ok())
}

#[test]
fn features_are_told_to_version_2() {
    let features = talk().hear("protover 2");
    assert!(features.starts_with("feature ping=1 setboard=1 "), "{features}");
    assert!(features.contains("variants=\"reversi\"") && features.ends_with("done=1"), "{features}");
    assert_eq!(talk().hear("protover 1"), "");
    assert_eq!(talk().hear("xboard"), "");
    assert!(talk().hear("variant reversi").starts_with("setup (P.....p.....) 8/8/8/3Pp3/3pP3/8/8/8 w"));
    assert_eq!(talk().hear("variant shogi"), "Error (unsupported variant): shogi");
    assert_eq!(talk().hear("fly away"), "Error (unknown command): fly");
}

/// Word for word what OthelloTk sends: no `new`, bare squares, `go` after the first move only.
#[test]
fn a_game_of_othellotk() {
    let mut talk = talk();
    for line in ["protover 2", "variant reversi", "sd 4"] {
        talk.say(line);
    }
    let mut game = Game::new();
    let mut first = true;
    while !game.is_over() {
        if game.position().turn() == Color::Black {
            let choice = game.position().moves().into_iter().next().expect("it can move");
            let passed = game.play(choice).expect("it is legal").passed;
            let mut said = talk.say(&format!("usermove {choice}"));
            if first {
                assert_eq!(said, [""; 0], "it waits for go");
                said = talk.say("go");
                first = false;
            }
            if passed == Some(Color::White) {
                assert!(said.contains(&"move @@@@".to_owned()), "{said:?}");
            } else if let Some(reply) = square(&said) {
                if game.play(reply).expect("it is legal").passed == Some(Color::Black) {
                    let mut said = talk.say("usermove @@@@");
                    while let Some(reply) = square(&said) {
                        let passed = game.play(reply).expect("it is legal").passed;
                        said =
                            if passed == Some(Color::Black) { talk.say("usermove @@@@") } else { Vec::new() };
                    }
                }
            } else {
                assert!(game.is_over(), "{said:?}");
            }
        }
    }
    assert_eq!(talk.session.dialogue().position().board(), game.position().board());
}

#[test]
fn the_engine_has_the_second_move_after_new_and_the_end_is_told() {
    let mut talk = talk();
    talk.say("new");
    let said = talk.say("usermove P@f5");
    assert!(square(&said).is_some(), "{said:?}");
    assert_eq!(talk.hear("usermove P@a1"), "Illegal move: P@a1");
    assert_eq!(talk.hear("usermove e2e4"), "Illegal move: e2e4");
    // White, who has begun, takes the last square.
    talk.say("force");
    talk.say("setboard Ppppppp1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w - - 0 1");
    assert_eq!(talk.hear("P@h8"), "1-0 {White wins 64-0}");
    assert_eq!(talk.hear("usermove @@@@"), "", "the end is the end");
    assert!(talk.hear("setboard 9/9 w").starts_with("tellusererror Illegal position: "));
}

#[test]
fn force_undo_and_playother() {
    let mut talk = talk();
    talk.say("new");
    talk.say("force");
    assert_eq!(talk.hear("usermove f5"), "");
    assert_eq!(talk.hear("usermove d6"), "");
    assert_eq!(talk.hear("undo"), "");
    assert_eq!(talk.session.dialogue().position().turn(), Color::White);
    assert_eq!(talk.hear("remove"), "");
    assert_eq!(talk.session.dialogue().position(), Position::START);
    assert!(talk.hear("undo").starts_with("Error "));
    assert_eq!(talk.hear("playother"), "");
    assert!(talk.hear("usermove f5").starts_with("move P@"));
}

#[test]
fn clocks_and_depths_limit_the_search() {
    let limits = |lines: &[&str]| {
        let mut session = session(lines);
        *search_of(&session.on(Event::Line(b"go"))).limits()
    };
    assert!(matches!(limits(&[]).target, Target::Depth { plies: 2, .. }));
    assert!(matches!(limits(&["sd 7"]).target, Target::Depth { plies: 7, .. }));
    let timed = limits(&["new", "level 0 5 0", "time 1000", "otim 30000", "force"]);
    assert!(timed.target == Target::Exact && timed.time.is_some_and(|time| time < Duration::from_secs(10)));
    let each = limits(&["st 2", "sd 9"]);
    assert!(matches!(each.target, Target::Depth { plies: 9, .. }), "{each:?}");
    assert!(each.time.is_some_and(|time| time > Duration::from_secs(1) && time <= Duration::from_secs(2)));
    // A new game forgets the depth and keeps the clock.
    let again = limits(&["st 2", "sd 9", "new", "force"]);
    assert!(again.target == Target::Exact && again.time.is_some());
    assert_eq!(talk().hear("level x"), "Error (bad value): level x");
    assert_eq!(talk().hear("st soon"), "Error (bad value): st soon");
}

#[test]
fn thoughts_are_posted() {
    let mut talk = talk();
    assert!(talk.say("go").iter().all(|line| line.starts_with("move ")));
    let mut talk = Talk::new(server());
    talk.say("post");
    let said = talk.say("go");
    let thought: Vec<&str> = said[0].split(' ').collect();
    assert!(thought[..4].iter().all(|word| word.parse::<i64>().is_ok()), "{said:?}");
    assert!(thought[4].starts_with("P@"), "{said:?}");
    assert!(talk.hear("hint").starts_with("Hint: P@"));
    assert_eq!(talk.hear("ping 5"), "pong 5");
}

#[test]
fn a_move_under_way_is_hurried_or_given_up() {
    let mut session = session(&[]);
    let job = search_of(&session.on(Event::Line(b"go")));
    assert_eq!(session.on(Event::Line(b"ping 1")).lines, [""; 0], "the move comes first");
    assert_eq!(session.on(Event::Line(b"?")).asks, [Ask::Stop]);
    let said = session.on(Event::Found(outcome_of(job))).lines;
    assert!(said[0].starts_with("move P@") && said[1] == "pong 1", "{said:?}");
    let job = search_of(&session.on(Event::Line(b"go")));
    assert_eq!(session.on(Event::Line(b"force")).asks, [Ask::Stop]);
    let given_up = session.on(Event::Found(outcome_of(job)));
    assert_eq!((given_up.lines, given_up.asks), (vec![], vec![]));
}

#[test]
fn an_analysis_goes_on_until_it_is_left() {
    let mut session = session(&["force"]);
    let first = search_of(&session.on(Event::Line(b"analyze")));
    assert!(first.is_endless());
    let pass = outcome_of(first);
    let shown = session.on(Event::Progress(&pass)).lines;
    assert!(shown[0].contains(" P@"), "{shown:?}");
    // Asked in the middle of it, and answered there.
    let status = session.on(Event::Line(b"."));
    assert!(status.lines[0].starts_with("stat01: ") && status.asks.is_empty(), "{status:?}");
    assert_eq!(session.on(Event::Line(b"ping 3")).lines, ["pong 3"]);
    // A move stops it, and it begins again behind the move.
    assert_eq!(session.on(Event::Line(b"usermove P@f5")).asks, [Ask::Stop]);
    let second = search_of(&session.on(Event::Found(pass.clone())));
    assert_eq!(second.position().turn(), Color::White);
    assert_eq!(session.on(Event::Line(b"exit")).asks, [Ask::Stop]);
    let left = session.on(Event::Found(outcome_of(second)));
    assert_eq!((left.lines, left.asks), (vec![], vec![]));
    // Whoever goes away does not want to know more.
    let third = search_of(&session.on(Event::Line(b"analyze")));
    assert_eq!(session.on(Event::EndOfInput).asks, [Ask::Stop]);
    assert_eq!(session.on(Event::Found(outcome_of(third))).asks, [Ask::Quit]);
}

#[test]
fn it_ponders_when_told_to() {
    let mut session = session(&["new", "hard"]);
    assert!(session.is_pondering(), "the other side is to move");
    assert_eq!(session.on(Event::Line(b"analyze")).asks, [Ask::Stop]);
    assert_eq!(session.on(Event::Line(b"ping 1")).asks, []);
    // Both lines have waited for the end of the pondering; the second does not wait for the
    // end of the analysis.
    assert_eq!(session.on(Event::Pondered).lines, ["pong 1"]);
}
