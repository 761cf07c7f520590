//! NBoard dialogues.

use crate::talk::{Talk, outcome_of, search_of};
use outflank_protocols::nboard::Server;
use outflank_protocols::{Ask, Event, Session, Strength};
use outflank_rules::{Color, Position};
use std::time::Duration;

fn server() -> Server {
    Server::new(Strength::of_depth(4))
}

fn talk() -> Talk<Server> {
    let mut talk = Talk::new(server());
    assert_eq!(talk.say("nboard 2"), ["set myname Outflank4"]);
    talk
}

const START: &str = "---------------------------O*------*O---------------------------";

fn ggf(moves: &str) -> String {
    format!("(;GM[Othello]PC[NBoard]PB[a]PW[b]RE[?]TI[15:00]TY[8]BO[8 {START} *]{moves};)")
}

/// Black takes A1 over B1, White must pass, Black has F8 left.
fn pass_game(moves: &str) -> String {
    let squares = format!("-O*{}O*", "-".repeat(59));
    format!("set game (;GM[Othello]PB[a]PW[b]TI[05:00//02:00]TY[8]BO[8 {squares} *]{moves};)")
}

/// The example session of the protocol's description.
#[test]
fn the_session_of_the_manual() {
    let mut talk = talk();
    let game = ggf("B[F5]W[F6]B[D3]W[C5]B[E6]W[F7]B[E7]W[F4]");
    assert_eq!(talk.say(&format!("set game {game}")), [""; 0]);
    assert_eq!(talk.session.dialogue().position().board().empties(), 52);
    assert_eq!(talk.say("set depth 6"), ["set myname Outflank6"]);
    assert_eq!(talk.say("ping 1"), ["pong 1"]);
    let before = talk.session.dialogue().position();
    let answer = talk.say("go");
    assert_eq!(answer[0], "status thinking");
    let last = answer.last().unwrap();
    assert!(last.starts_with("=== ") && last.matches('/').count() == 2, "{answer:?}");
    // The board plays the move, not the engine.
    assert_eq!(talk.session.dialogue().position(), before);
    let name = last[4..].split('/').next().unwrap();
    assert_eq!(talk.say(&format!("move {name}/1.50/2.3")), [""; 0]);
    assert_eq!(talk.session.dialogue().position().board().empties(), 51);
}

#[test]
fn hints_stream_as_the_search_deepens() {
    let mut talk = talk();
    let lines = talk.say("hint 3");
    assert_eq!((lines[0].as_str(), lines.last().unwrap().as_str()), ("status thinking", "status"));
    let searches: Vec<&String> = lines.iter().filter(|line| line.starts_with("search ")).collect();
    assert_eq!(searches.len(), 12, "three moves in each of four passes: {lines:?}");
    for line in &searches {
        let fields: Vec<&str> = line.split(' ').collect();
        assert_eq!(fields.len(), 5, "{line}");
        assert!(["D3", "C4", "F5", "E6"].contains(&&fields[1][..2]), "{line}");
        assert!(fields[2].parse::<f64>().is_ok() && fields[3] == "0", "{line}");
        assert!(fields[4].starts_with(|letter: char| letter.is_ascii_digit()), "{line}");
    }
    // Black in capitals, White not, nothing between.
    assert!(searches[11].split(' ').nth(1).unwrap()[2..4].chars().next().unwrap().is_lowercase());
    assert!(lines.iter().any(|line| line.starts_with("nodestats ")));
}

#[test]
fn version_1_sends_bare_moves_and_gets_no_node_counts() {
    let mut talk = Talk::new(server());
    talk.say("nboard 1");
    assert_eq!(talk.say("F5"), [""; 0]);
    assert_eq!(talk.session.dialogue().position().turn(), Color::White);
    assert_eq!(talk.say("d6/0.1/2"), [""; 0]);
    assert_eq!(talk.session.dialogue().position().turn(), Color::Black);
    assert!(!talk.hear("hint 1").contains("nodestats"));
}

#[test]
fn a_game_that_ends_in_a_pass_has_been_passed() {
    let mut talk = talk();
    // The board has sent the pass: Black is to move.
    talk.say(&pass_game("B[A1]W[PA]"));
    let answer = talk.hear("go");
    assert!(answer.contains("=== F8/64.00/"), "{answer}");
    // It has not: the pass is the move that is asked for.
    talk.say(&pass_game("B[A1]"));
    assert_eq!(talk.say("go"), ["=== PA"]);
    let hint = talk.hear("hint 2");
    assert!(hint.contains("search paF8 -64.00 0 4@73%"), "{hint}");
    assert_eq!(talk.say("move PA"), [""; 0]);
    assert!(talk.hear("go").contains("=== F8/"));
    // A disc that comes instead of the pass implies it.
    talk.say(&pass_game("B[A1//1.5]"));
    assert_eq!(talk.say("move F8"), [""; 0]);
    assert_eq!(talk.session.dialogue().position().board().empties(), 58);
    assert_eq!(talk.say("go"), ["status the game is over"]);
    assert_eq!(talk.say("move PA"), [""; 0]);
}

#[test]
fn a_pass_that_is_not_forced_is_not_taken() {
    let mut talk = talk();
    assert_eq!(talk.say("move PA"), ["status illegal move: passing is not allowed while there is a move"]);
    assert_eq!(talk.session.dialogue().position(), Position::START);
}

#[test]
fn what_cannot_be_done_changes_nothing_and_says_so() {
    let mut talk = talk();
    for (line, answer) in [
        ("set depth 0", "status expected a depth"),
        ("set depth", "status expected a depth"),
        ("set game", "status cannot read the game"),
        ("set game (;GM[Go];)", "status cannot read the game"),
        ("set game (;GM[Othello]BO[8 x *];)", "status cannot read the game"),
        ("move", "status not a move"),
        ("move i9", "status not a move"),
        ("move a1", "status illegal move"),
    ] {
        let lines = talk.say(line);
        assert!(lines.len() == 1 && lines[0].starts_with(answer), "{line}: {lines:?}");
    }
    assert_eq!(talk.say("learn").last().map(String::as_str), Some("learned"));
    for ignored in ["", "set contempt 20", "set", "warp 9", "\u{fffd}", "set colour red"] {
        assert_eq!(talk.say(ignored), [""; 0], "{ignored}");
    }
    assert_eq!(talk.session.dialogue().position(), Position::START);
    assert_eq!(talk.event(Event::LineTooLong), ["status line too long"]);
}

#[test]
fn a_ping_silences_the_search_before_it_is_answered() {
    for command in ["hint 4", "go", "analyze"] {
        let mut session = Session::new(server());
        session.on(Event::Line(b"nboard 2"));
        let job = search_of(&session.on(Event::Line(command.as_bytes())));
        let outcome = outcome_of(job);
        let ping = session.on(Event::Line(b"ping 7"));
        assert_eq!((ping.lines.len(), ping.asks), (0, vec![Ask::Stop]));
        assert_eq!(session.on(Event::Progress(&outcome)).lines, [""; 0]);
        let found = session.on(Event::Found(outcome));
        assert_eq!((found.lines, found.asks), (vec!["pong 7".to_owned()], vec![]), "{command}");
        // The next question is answered again.
        let job = search_of(&session.on(Event::Line(b"go")));
        let found = session.on(Event::Found(outcome_of(job)));
        assert!(found.lines[0].starts_with("=== "), "{found:?}");
    }
}

#[test]
fn a_search_that_begins_behind_a_ping_is_stopped_at_once() {
    let mut session = Session::new(server());
    let first = search_of(&session.on(Event::Line(b"hint 1")));
    session.on(Event::Line(b"hint 2"));
    session.on(Event::Line(b"ping 3"));
    let found = session.on(Event::Found(outcome_of(first)));
    let second = search_of(&found);
    assert_eq!(found.asks.last(), Some(&Ask::Stop));
    assert_eq!(session.on(Event::Found(outcome_of(second))).lines, ["pong 3"]);
}

#[test]
fn who_quits_gets_the_answer_as_far_as_it_is_known() {
    let mut session = Session::new(server());
    let job = search_of(&session.on(Event::Line(b"go")));
    assert_eq!(session.on(Event::Line(b"quit")).asks, [Ask::Stop]);
    let found = session.on(Event::Found(outcome_of(job)));
    assert!(found.lines[0].starts_with("=== "), "{found:?}");
    assert_eq!(found.asks, [Ask::Quit]);
}

#[test]
fn an_analysis_goes_from_the_end_to_the_beginning() {
    let mut talk = talk();
    talk.say(&pass_game("B[A1]W[PA]B[F8]"));
    let lines = talk.say("analyze");
    // Black's view throughout; the pass is a position of its own.
    let expected = ["analysis 3 64.00", "analysis 2 64.00", "analysis 1 64.00", "analysis 0 64.00", "status"];
    assert_eq!(lines[1..], expected);
}

#[test]
fn the_clock_of_the_game_limits_go_but_not_hint() {
    let mut session = Session::new(server());
    session.on(Event::Line(b"nboard 2"));
    let limit = |session: &mut Session<Server>, game: &str, command: &[u8]| {
        session.on(Event::Line(format!("set game {game}").as_bytes()));
        let job = search_of(&session.on(Event::Line(command)));
        session.on(Event::Found(outcome_of(job)));
        job.limits().time
    };
    let fresh = limit(&mut session, &ggf(""), b"go").unwrap();
    assert!(fresh > Duration::from_secs(20) && fresh < Duration::from_secs(90), "{fresh:?}");
    let used = limit(&mut session, &ggf("B[F5//890]W[D6//1]"), b"go").unwrap();
    assert!(used < Duration::from_secs(1), "{used:?}");
    let gone = limit(&mut session, &ggf("B[F5//9000]W[D6//1]"), b"go").unwrap();
    assert!(gone <= Duration::from_millis(1), "{gone:?}");
    assert_eq!(limit(&mut session, &ggf(""), b"hint 1"), None);
    // A clock of nothing is how a game without one is written.
    assert_eq!(limit(&mut session, &ggf("").replace("TI[15:00]", "TI[0]"), b"go"), None);
}

/// NBoard has no other word for it.
#[test]
fn a_game_without_moves_is_a_new_one() {
    let mut session = Session::new(server());
    let mut forgets = |moves: &str| {
        let line = format!("set game {}", ggf(moves));
        session.on(Event::Line(line.as_bytes())).asks.contains(&Ask::Forget)
    };
    assert!(forgets(""));
    assert!(!forgets("B[F5]W[F6]"));
}
