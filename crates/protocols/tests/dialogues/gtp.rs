//! GTP dialogues, as controllers hold them.

use crate::talk::{Talk, outcome_of, search_of};
use outflank_engine::Target;
use outflank_engine::time::TimeLeft;
use outflank_protocols::gtp::{Orientation, Server};
use outflank_protocols::{Ask, Event, FileError, Session, Strength};
use std::time::Duration;

fn server() -> Server {
    Server::new("1.2.3", Strength::of_depth(3), Orientation::Top)
}

fn talk() -> Talk<Server> {
    Talk::new(server())
}

#[test]
fn the_administrative_commands() {
    let mut talk = talk();
    assert_eq!(talk.say("protocol_version"), ["= 2", ""]);
    assert_eq!(talk.say("name"), ["= Outflank", ""]);
    assert_eq!(talk.say("version"), ["= 1.2.3", ""]);
    assert_eq!(talk.say("17 name"), ["=17 Outflank", ""]);
    assert_eq!(talk.say("known_command genmove"), ["= true", ""]);
    assert_eq!(talk.say("known_command fly"), ["= false", ""]);
    let commands = talk.say("list_commands");
    for command in ["play", "undo", "loadsgf", "gogui-rules_legal_moves", "time_left", "reg_genmove"] {
        assert!(commands.iter().any(|line| line.trim_start_matches("= ") == command), "{commands:?}");
    }
    for command in commands.iter().filter(|line| !line.is_empty()) {
        let name = command.trim_start_matches("= ");
        assert_eq!(talk.say(&format!("known_command {name}")), ["= true", ""]);
    }
    assert_eq!(talk.say("3 quit"), ["=3", ""]);
    assert!(talk.over);
    assert_eq!(talk.say("name"), [""; 0]);
}

#[test]
fn errors_are_those_of_the_protocol() {
    let mut talk = talk();
    for (line, start) in [
        ("fly", "? unknown command"),
        ("7 fly", "?7 unknown command"),
        ("boardsize 19", "? unacceptable size"),
        ("boardsize x", "? syntax error"),
        ("komi x", "? syntax error"),
        ("play b", "? syntax error"),
        ("play green d3", "? syntax error"),
        ("play b z9", "? syntax error"),
        ("play b a1", "? illegal move"),
        ("play w d3", "? illegal move"),
        ("play b pass", "? illegal move"),
        ("genmove", "? syntax error"),
        ("genmove w", "? wrong color"),
        ("undo", "? cannot undo"),
        ("time_settings 1 2", "? syntax error"),
        ("time_settings 1 2 -3", "? syntax error"),
        ("time_left b soon 0", "? syntax error"),
        ("set_game Go", "? unsupported game"),
        ("set_level 0", "? syntax error"),
        ("loadsgf", "? syntax error"),
        ("final_score", "? cannot score"),
        ("gogui-play_sequence b f5 w f5", "? illegal move"),
        ("\u{fffd}\u{fffd}", "? unknown command"),
    ] {
        let answer = talk.say(line);
        assert!(answer[0].starts_with(start), "{line}: {answer:?}");
        assert_eq!((answer.len(), answer[1].as_str()), (2, ""), "{line}");
    }
    assert_eq!(talk.session.dialogue().position(), outflank_rules::Position::START);
    assert_eq!(talk.event(Event::LineTooLong), ["? line too long", ""]);
}

#[test]
fn blank_lines_and_comments_are_silent() {
    let mut talk = talk();
    for line in ["", "   ", "# a comment", "\t#x", "# interrupt"] {
        assert_eq!(talk.say(line), [""; 0], "{line:?}");
    }
    assert_eq!(talk.say("4\tkomi 0 # none in Othello"), ["=4", ""]);
    assert_eq!(talk.event(Event::Line(b"na\0me\r")), ["= Outflank", ""]);
}

/// What GoGui asks for when it opens an engine of a game it does not know itself.
#[test]
fn a_gogui_session() {
    let mut talk = talk();
    assert_eq!(talk.say("gogui-rules_game_id"), ["= Othello", ""]);
    assert_eq!(talk.say("set_game Othello"), ["=", ""]);
    assert_eq!(talk.say("list_games"), ["= Othello", ""]);
    assert_eq!(talk.say("boardsize 8"), ["=", ""]);
    assert_eq!(talk.say("clear_board"), ["=", ""]);
    assert_eq!(talk.say("gogui-rules_board_size"), ["= 8", ""]);
    // GoGui draws the first row at the top and calls it 8: D5 and E4 are black.
    let board = talk.say("gogui-rules_board");
    assert_eq!(board.len(), 10);
    assert_eq!(board[4], ". . . X O . . .");
    assert_eq!(board[5], ". . . O X . . .");
    assert_eq!(talk.say("gogui-rules_legal_moves"), ["= D3 C4 F5 E6", ""]);
    assert_eq!(talk.say("gogui-rules_side_to_move"), ["= black", ""]);
    assert_eq!(talk.say("10 play b F5"), ["=10", ""]);
    assert_eq!(talk.say("gogui-rules_side_to_move"), ["= white", ""]);
    let answer = talk.hear("11 genmove w");
    assert!(["=11 D6\n", "=11 F4\n", "=11 F6\n"].contains(&answer.as_str()), "{answer}");
    assert_eq!(talk.say("gogui-rules_side_to_move"), ["= black", ""]);
    assert_eq!(talk.say("undo"), ["=", ""]);
    assert_eq!(talk.say("gogui-rules_legal_moves"), ["= F4 D6 F6", ""]);
    assert!(talk.hear("reg_genmove w").starts_with("= "));
    assert_eq!(talk.say("gogui-rules_side_to_move"), ["= white", ""]);
    assert_eq!(talk.say("gogui-play_sequence w d6 b c3"), ["=", ""]);
    assert_eq!(talk.hear("gogui-rules_final_result"), "= the game is not over\n");
}

#[test]
fn the_board_is_shown_with_row_1_on_top() {
    let mut talk = talk();
    talk.say("play b c4");
    let board = talk.say("showboard");
    assert_eq!(board[0], "=");
    assert_eq!(board[1], "  A B C D E F G H");
    assert_eq!(board[2], "1 . . . . . . . . 1");
    assert_eq!(board[5], "4 . . X X X . . . 4");
    assert_eq!(board[11], "White to move; Black 4, White 1");
    assert_eq!(board.last().map(String::as_str), Some(""));
    assert_eq!(board.iter().filter(|line| line.is_empty()).count(), 1);
}

#[test]
fn rows_can_be_counted_from_the_bottom() {
    let server = Server::new("1", Strength::of_depth(1), Orientation::Bottom);
    let mut talk = Talk::new(server);
    assert_eq!(talk.say("gogui-rules_legal_moves"), ["= D6 C5 F4 E3", ""]);
    let board = talk.say("gogui-rules_board");
    assert_eq!(board[4], ". . . O X . . .");
    talk.say("play b c5");
    let board = talk.say("showboard");
    assert_eq!(board[2], "8 . . . . . . . . 8");
    assert_eq!(board[5], "5 . . X X X . . . 5");
}

/// Black takes A1 over B1 and White must pass: the SGF sets the discs up.
const PASS_SGF: &[u8] = b"(;FF[4]GM[2]SZ[8]AE[d4][d5][e4][e5]AB[c1][h8]AW[b1][g8]PL[B];B[a1])";

fn with_pass() -> Session<Server> {
    let mut session = Session::new(server());
    let reaction = session.on(Event::Line(b"5 loadsgf game.sgf"));
    assert_eq!(reaction.asks, [Ask::Read("game.sgf".to_owned())]);
    assert!(session.is_busy());
    assert_eq!(session.on(Event::Read(Ok(PASS_SGF.to_vec()))).lines, ["=5", ""]);
    session
}

#[test]
fn a_side_that_must_pass_passes() {
    let mut session = with_pass();
    let mut say = |line: &str| session.on(Event::Line(line.as_bytes()));
    assert_eq!(say("gogui-rules_side_to_move").lines, ["= white", ""]);
    assert_eq!(say("gogui-rules_legal_moves").lines, ["= PASS", ""]);
    assert_eq!(say("genmove w").lines, ["= PASS", ""]);
    assert_eq!(say("gogui-rules_legal_moves").lines, ["= F8", ""]);
    assert_eq!(say("undo").lines, ["=", ""]);
    assert_eq!(say("play b pass").lines[0], "? illegal move: it is not black's turn");
    // The pass may be left out; undo takes it back with the disc.
    assert_eq!(say("play b f8").lines, ["=", ""]);
    assert_eq!(say("gogui-rules_legal_moves").lines, ["=", ""]);
    assert_eq!(say("final_score").lines, ["= B+64", ""]);
    assert!(say("gogui-rules_final_result").lines[0].contains("Black 6, White 0"));
    assert_eq!(say("genmove w").lines, ["= PASS", ""]);
    assert_eq!(say("play w pass").lines, ["=", ""]);
    assert_eq!(say("undo").lines, ["=", ""]);
    assert_eq!(say("gogui-rules_side_to_move").lines, ["= white", ""]);
    assert_eq!(say("play w pass").lines, ["=", ""]);
}

#[test]
fn games_are_loaded_up_to_a_move() {
    let mut session = Session::new(server());
    let game = b"(;GM[2];B[f5];W[d6];B[c3])";
    for (command, turn) in
        [("loadsgf g.sgf", "= white"), ("loadsgf g.sgf 1", "= black"), ("loadsgf g.sgf 2", "= white")]
    {
        session.on(Event::Line(command.as_bytes()));
        assert_eq!(session.on(Event::Read(Ok(game.to_vec()))).lines, ["=", ""]);
        assert_eq!(session.on(Event::Line(b"gogui-rules_side_to_move")).lines[0], turn, "{command}");
    }
    session.on(Event::Line(b"8 loadsgf none.sgf"));
    let missing = session.on(Event::Read(Err(FileError("no such file".to_owned()))));
    assert_eq!(missing.lines, ["?8 cannot load file: no such file", ""]);
    session.on(Event::Line(b"loadsgf bad.sgf"));
    let bad = session.on(Event::Read(Ok(b"(;GM[2];B[a1])".to_vec())));
    assert!(bad.lines[0].starts_with("? cannot load file: SGF, line 1"), "{bad:?}");
}

#[test]
fn the_clock_limits_the_search() {
    let mut session = Session::new(server());
    let time = |session: &mut Session<Server>, line: &str| {
        let job = search_of(&session.on(Event::Line(line.as_bytes())));
        session.on(Event::Found(outcome_of(job)));
        (job.limits().target, job.limits().time)
    };
    // No clock: the usual strength.
    let (target, limit) = time(&mut session, "reg_genmove b");
    assert!(matches!(target, Target::Depth { plies: 3, .. }));
    assert_eq!(limit, None);
    // Five seconds a move.
    session.on(Event::Line(b"time_settings 0 5 1"));
    let (target, limit) = time(&mut session, "reg_genmove b");
    assert_eq!((target, limit), (Target::Exact, Some(Duration::from_millis(4900))));
    let job = search_of(&session.on(Event::Line(b"reg_genmove b")));
    session.on(Event::Found(outcome_of(job)));
    // Whoever plays as a level shares out the clock itself, once.
    assert_eq!(job.clock(), Some(TimeLeft::one_move(Duration::from_secs(5))));
    // A minute for the game, and less once the controller says so.
    session.on(Event::Line(b"time_settings 60 0 0"));
    let (_, first) = time(&mut session, "reg_genmove b");
    assert!(first > Some(Duration::from_secs(1)) && first < Some(Duration::from_secs(6)), "{first:?}");
    session.on(Event::Line(b"time_left b 6 0"));
    let (_, later) = time(&mut session, "reg_genmove b");
    assert!(later < Some(Duration::from_secs(1)), "{later:?}");
    // A level counts beside the clock.
    session.on(Event::Line(b"set_level 9"));
    let (target, limit) = time(&mut session, "reg_genmove b");
    assert!(matches!(target, Target::Depth { plies: 9, .. }) && limit.is_some());
    // Stones of zero and a period mean no limit.
    session.on(Event::Line(b"time_settings 0 1 0"));
    assert_eq!(time(&mut session, "reg_genmove b").1, None);
}

#[test]
fn commands_wait_for_the_move_and_an_interrupt_does_not() {
    let mut session = Session::new(server());
    let job = search_of(&session.on(Event::Line(b"1 genmove b")));
    assert_eq!(session.on(Event::Line(b"2 name")).lines, [""; 0]);
    assert_eq!(session.on(Event::Line(b"# interrupt")).asks, [Ask::Stop]);
    assert_eq!(session.on(Event::Line(b"3 quit")).asks, []);
    assert_eq!(session.on(Event::EndOfInput).asks, []);
    let outcome = outcome_of(job);
    let found = session.on(Event::Found(outcome.clone()));
    assert_eq!(found.lines, [&format!("=1 {:#}", outcome.best().mv), "", "=2 Outflank", "", "=3", ""]);
    assert_eq!(found.asks, [Ask::Quit]);
}

#[test]
fn the_end_of_the_input_ends_the_session_after_the_last_answer() {
    let mut session = Session::new(server());
    assert_eq!(session.on(Event::EndOfInput).asks, [Ask::Quit]);

    let mut session = Session::new(server());
    let job = search_of(&session.on(Event::Line(b"genmove b")));
    assert_eq!(session.on(Event::EndOfInput).asks, []);
    assert_eq!(session.on(Event::Found(outcome_of(job))).asks, [Ask::Quit]);
}

#[test]
fn the_end_of_the_input_stops_what_nothing_else_would_end() {
    let endless = || Session::new(Server::new("1", Strength::of_depth(60), Orientation::Top));
    let mut session = endless();
    let job = search_of(&session.on(Event::Line(b"genmove b")));
    assert!(job.is_endless());
    assert_eq!(session.on(Event::Line(b"genmove w")).asks, []);
    assert_eq!(session.on(Event::EndOfInput).asks, [Ask::Stop]);
    // What waits is answered too, and no longer thought about than the first.
    let second = session.on(Event::Found(outcome_of(job)));
    assert_eq!(second.asks.last(), Some(&Ask::Stop), "{second:?}");
    let job = search_of(&second);
    assert_eq!(session.on(Event::Found(outcome_of(job))).asks, [Ask::Quit]);
    // With a clock the search ends by itself.
    let mut session = endless();
    session.on(Event::Line(b"time_settings 0 5 1"));
    assert!(!search_of(&session.on(Event::Line(b"genmove b"))).is_endless());
    assert_eq!(session.on(Event::EndOfInput).asks, []);
}

#[test]
fn a_whole_game_is_played_to_its_score() {
    let mut talk = talk();
    let mut colors = ["b", "w"].iter().cycle();
    for _ in 0..140 {
        if talk.hear("gogui-rules_legal_moves") == "=\n" {
            break;
        }
        let answer = talk.hear(&format!("genmove {}", colors.next().unwrap()));
        assert!(answer.starts_with("= "), "{answer}");
    }
    let score = talk.hear("final_score");
    assert!(score.starts_with("= B+") || score.starts_with("= W+") || score == "= 0\n", "{score}");
}

/// The types, labels and commands as GoGui documents them, and answers it can draw.
#[test]
fn goguis_analyze_window_gets_its_commands() {
    let mut talk = talk();
    let list = talk.hear("gogui-analyze_commands");
    let known = talk.hear("list_commands");
    for line in list.trim_start_matches("= ").trim_end().lines() {
        let parts: Vec<&str> = line.split('/').collect();
        assert!(["gfx", "var", "plist", "string"].contains(&parts[0]), "{line}");
        assert!(parts.len() == 3 && known.lines().any(|known| known.ends_with(parts[2])), "{line}");
    }
    let scores = talk.hear("outflank-scores");
    assert!(scores.starts_with("=\nLABEL "), "{scores}");
    assert_eq!(scores.matches("LABEL ").count(), 4);
    assert!(scores.contains("\nCOLOR green ") && scores.contains("\nTEXT Black: "), "{scores}");
    let variation = talk.hear("outflank-variation");
    let words: Vec<&str> = variation.trim_start_matches("= ").split_whitespace().collect();
    assert!(words.len() >= 2 && words[0] == "B" && words[2..].first().is_none_or(|word| *word == "W"));
    assert_eq!(talk.hear("outflank-legal_moves"), "= D3 C4 F5 E6\n");
}
