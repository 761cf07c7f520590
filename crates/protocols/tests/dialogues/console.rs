//! Dialogues in Edax's words.

use crate::talk::{Talk, outcome_of, search_of};
use outflank_protocols::console::Server;
use outflank_protocols::{Ask, Event, FileError, Session, Strength};
use outflank_rules::{Color, Position};

fn server() -> Server {
    Server::new("1.2.3", Strength::of_depth(3))
}

fn talk() -> Talk<Server> {
    Talk::new(server())
}

#[test]
fn moves_are_played_taken_back_and_played_again() {
    let mut talk = talk();
    let board = talk.say("play f5d6 C3");
    assert_eq!(board[1], "  A B C D E F G H");
    assert_eq!(board[4], "3 . . X . . . . . 3");
    assert_eq!(board[11], "White to move; Black 5, White 2");
    let there = talk.session.dialogue().position();
    talk.say("undo");
    talk.say("u");
    assert_eq!(talk.session.dialogue().position().board().empties(), 59);
    talk.say("redo");
    talk.say("r");
    assert_eq!(talk.session.dialogue().position(), there);
    assert_eq!(talk.say("redo"), ["nothing to play again"]);
    talk.say("d3");
    assert_eq!(talk.session.dialogue().position().board().empties(), 56);
    talk.say("init");
    assert_eq!(talk.session.dialogue().position(), Position::START);
    assert_eq!(talk.say("undo"), ["nothing to take back"]);
}

#[test]
fn a_line_of_moves_is_played_whole_or_not_at_all() {
    let mut talk = talk();
    assert_eq!(talk.say("play f5 f5"), ["cannot play f5: f5 is occupied"]);
    assert_eq!(talk.say("play f5 xx"), ["expected a move at offset 3, found \"xx\""]);
    assert_eq!(talk.say("play pass"), ["cannot play pa: passing is not allowed while there is a move"]);
    assert_eq!(talk.session.dialogue().position(), Position::START);
}

#[test]
fn the_engine_plays_on_request() {
    let mut talk = talk();
    talk.say("level 2");
    let lines = talk.say("go");
    assert!(lines[0].starts_with(" depth|score|"), "{lines:?}");
    assert!(lines.iter().any(|line| line.starts_with("Outflank plays ")), "{lines:?}");
    assert_eq!(talk.session.dialogue().position().turn(), Color::White);
}

#[test]
fn hints_are_a_table() {
    let mut talk = talk();
    let lines = talk.say("hint 4");
    assert_eq!(lines.len(), 6, "{lines:?}");
    assert!(lines[2].trim_start().starts_with("3@73%"), "{lines:?}");
    assert_eq!(talk.say("hint").len(), 3);
    assert_eq!(talk.say("hint 99"), ["expected how many moves"]);
    assert_eq!(talk.session.dialogue().position(), Position::START);
}

#[test]
fn in_mode_0_the_engine_answers_with_white() {
    let mut talk = talk();
    assert_eq!(talk.say("mode 0"), [""; 0]);
    let lines = talk.hear("f5");
    assert_eq!(lines.matches("Outflank plays").count(), 1, "{lines}");
    assert_eq!(talk.session.dialogue().position().turn(), Color::Black);
    // Taking back takes both moves back, and the engine lets one look.
    talk.say("undo");
    assert_eq!(talk.session.dialogue().position(), Position::START);
    let lines = talk.hear("mode 1");
    assert_eq!(lines.matches("Outflank plays").count(), 1, "{lines}");
}

#[test]
fn in_mode_2_a_whole_game_is_played() {
    let mut talk = talk();
    talk.say("level 1");
    let lines = talk.hear("mode 2");
    assert!(lines.ends_with("*** Game Over ***\n"), "{lines}");
    assert!(talk.session.dialogue().position().is_over());
    assert!(lines.matches("Outflank plays").count() >= 50);
    assert_eq!(talk.say("go"), ["*** Game Over ***"]);
}

#[test]
fn an_opening_can_be_forced() {
    let mut talk = talk();
    assert_eq!(talk.say("force f5d6c3"), [""; 0]);
    assert!(talk.hear("go").contains("Outflank plays F5"));
    talk.say("play d6");
    assert!(talk.hear("go").contains("Outflank plays C3"));
    // Off the line the engine thinks for itself again.
    talk.say("init");
    talk.say("play d3");
    assert!(talk.hear("go").contains("depth|score"));
}

#[test]
fn boards_are_set_and_started_from_again() {
    let mut talk = talk();
    let board = format!("-OX{}OX X", "-".repeat(59));
    talk.say(&format!("setboard {board}"));
    assert_eq!(talk.session.dialogue().position().to_string(), board);
    talk.say("a1");
    assert!(talk.session.dialogue().position().must_pass());
    assert!(talk.hear("go").contains("Outflank plays PA"));
    assert!(talk.hear("go").contains("Outflank plays F8"));
    talk.say("new");
    assert_eq!(talk.session.dialogue().position().to_string(), board);
    talk.say("init");
    assert_eq!(talk.session.dialogue().position(), Position::START);
    assert!(talk.hear("setboard XXX").starts_with("cannot set the board: "));
    assert_eq!(talk.session.dialogue().position(), Position::START);
}

#[test]
fn a_game_is_analyzed_from_its_end() {
    let mut talk = talk();
    talk.say("play f5d6c3d3c4");
    let lines = talk.say("analyze");
    let numbers: Vec<&str> = lines[2..].iter().map(|line| line[..4].trim()).collect();
    assert_eq!(numbers, ["5", "4", "3", "2", "1"]);
    for line in &lines[2..] {
        let loss: i32 = line.rsplit('|').next().unwrap().trim().parse().unwrap();
        assert!(loss >= 0, "{line}");
    }
    assert_eq!(talk.say("a 2").len(), 4);
    talk.say("init");
    assert_eq!(talk.say("a"), ["nothing to analyze"]);
}

#[test]
fn options_are_set_in_several_ways() {
    let mut session = Session::new(server());
    for (line, depth) in [("level 5", 5), ("set level 6", 6), ("set level = 7", 7), ("-l 8", 8), ("l 9", 9)] {
        assert_eq!(session.on(Event::Line(line.as_bytes())).lines, [""; 0], "{line}");
        let job = search_of(&session.on(Event::Line(b"hint")));
        session.on(Event::Found(outcome_of(job)));
        let plies = match job.limits().target {
            outflank_engine::Target::Depth { plies, .. } => plies,
            other => panic!("{other:?}"),
        };
        assert_eq!(plies, depth, "{line}");
    }
    for (line, milliseconds) in [("move-time 2", 1900), ("move-time 1:30", 89_900), ("t 10:00", 35_874)] {
        session.on(Event::Line(line.as_bytes()));
        let job = search_of(&session.on(Event::Line(b"hint")));
        session.on(Event::Found(outcome_of(job)));
        let time = job.limits().time.unwrap().as_millis() as i64;
        assert!((time - milliseconds).abs() < 1000, "{line}: {time}");
    }
    for line in ["level 0", "level x", "move-time soon", "mode 4", "set", "game-time -1"] {
        let answer = session.on(Event::Line(line.as_bytes())).lines;
        assert!(answer.len() == 1 && answer[0].starts_with("expected "), "{line}: {answer:?}");
    }
}

#[test]
fn other_commands_are_told_where_they_live() {
    let mut talk = talk();
    assert!(talk.hear("solve fforum-1.obf").contains("outflank solve FILE"));
    assert!(talk.hear("perft 5").contains("outflank perft"));
    assert!(talk.hear("book show").contains("outflank book"));
    assert_eq!(talk.say("dance"), ["unknown command \"dance\"; help lists them all"]);
    assert!(talk.hear("help").contains("setboard <board>"));
    assert_eq!(talk.say("version"), ["Outflank 1.2.3"]);
    assert_eq!(talk.say("# remark"), [""; 0]);
    assert_eq!(talk.event(Event::LineTooLong), ["line too long"]);
    talk.say("verbose 0");
    assert_eq!(talk.say("f5"), [""; 0]);
    talk.say("q");
    assert!(talk.over);
}

#[test]
fn games_are_saved_and_loaded() {
    let mut session = Session::new(server());
    session.on(Event::Line(b"play f5d6c3"));
    let saved = session.on(Event::Line(b"save my game.sgf"));
    let Some(Ask::Write { path, bytes }) = saved.asks.first() else { panic!("{saved:?}") };
    assert_eq!(path, "my game.sgf");
    assert_eq!(session.on(Event::Written(Ok(()))).lines, ["saved to my game.sgf"]);
    session.on(Event::Line(b"init"));
    let load = session.on(Event::Line(b"open my game.sgf"));
    assert_eq!(load.asks, [Ask::Read("my game.sgf".to_owned())]);
    session.on(Event::Read(Ok(bytes.clone())));
    assert_eq!(session.dialogue().position().board().empties(), 57);
    for line in ["save", "load", "save game.xyz", "save game.obf"] {
        let answer = session.on(Event::Line(line.as_bytes()));
        assert!(answer.asks.is_empty() && answer.lines.len() == 1, "{line}: {answer:?}");
    }
    session.on(Event::Line(b"load gone.pgn"));
    let gone = session.on(Event::Read(Err(FileError("cannot read gone.pgn".to_owned()))));
    assert_eq!(gone.lines, ["cannot read gone.pgn"]);
}

#[test]
fn stop_ends_a_search_an_analysis_and_automatic_play() {
    let mut session = Session::new(server());
    let job = search_of(&session.on(Event::Line(b"mode 2")));
    assert_eq!(session.on(Event::Line(b"stop")).asks, [Ask::Stop]);
    let found = session.on(Event::Found(outcome_of(job)));
    assert_eq!(found.asks, [], "the engine has played its move and plays no more");
    session.on(Event::Line(b"play f4f3"));
    let job = search_of(&session.on(Event::Line(b"analyze")));
    session.on(Event::Line(b"stop"));
    assert_eq!(session.on(Event::Found(outcome_of(job))).asks, []);
    assert!(!session.is_busy());
}

/// Everything said in a list of lines, with searches that find the same at once.
fn dialogue(lines: &[&str]) -> Vec<String> {
    let mut talk = talk();
    lines.iter().flat_map(|line| talk.say(line)).collect()
}

#[test]
fn pondering_is_silent() {
    let lines = ["mode 0", "f5", "hint 2", "undo", "version", "d3", "stop", "quit"];
    let on: Vec<&str> = ["set ponder on"].into_iter().chain(lines).collect();
    let off: Vec<&str> = ["set ponder off"].into_iter().chain(lines).collect();
    let said = dialogue(&on);
    assert!(said.iter().any(|line| line.starts_with("Outflank plays ")), "{said:?}");
    assert_eq!(said, dialogue(&off));
    assert_eq!(talk().say("set ponder maybe"), ["expected on or off"]);
    assert_eq!(talk().say("ponder"), ["expected on or off"]);
}

/// The position a reaction wants to be thought about.
fn pondered(asks: &[Ask]) -> Option<Position> {
    asks.iter().find_map(|ask| match ask {
        Ask::Ponder(position) => Some(*position),
        _ => None,
    })
}

/// A session in which the engine has just answered f5 with White, and ponders.
fn pondering() -> Session<Server> {
    let mut session = Session::new(server());
    for line in ["ponder = on", "mode 0"] {
        let reaction = session.on(Event::Line(line.as_bytes()));
        assert_eq!(reaction.asks, [], "there is nothing of its own to think about yet");
    }
    let job = search_of(&session.on(Event::Line(b"f5")));
    let found = session.on(Event::Found(outcome_of(job)));
    assert_eq!(pondered(&found.asks), Some(session.dialogue().position()));
    assert_eq!(session.dialogue().position().turn(), Color::Black);
    session
}

#[test]
fn a_line_ends_the_pondering_and_is_answered_then() {
    let mut session = pondering();
    assert!(session.is_pondering() && !session.is_busy(), "a prompt may be shown");
    let heard = session.on(Event::Line(b"version"));
    assert_eq!((heard.lines, heard.asks), (Vec::new(), vec![Ask::Stop]));
    assert!(session.is_busy(), "no prompt before the answer");
    // One is stopped once.
    assert_eq!(session.on(Event::Line(b"verbose 0")).asks, []);
    let after = session.on(Event::Pondered);
    assert_eq!(after.lines, ["Outflank 1.2.3"]);
    // The position is still the same, so there is still something to think about.
    assert_eq!(after.asks, [Ask::Ponder(session.dialogue().position())]);
    let mv = session.dialogue().position().moves().into_iter().next().unwrap();
    assert_eq!(session.on(Event::Line(mv.to_string().as_bytes())).asks, [Ask::Stop]);
    let job = search_of(&session.on(Event::Pondered));
    assert_eq!(job.position(), session.dialogue().position());
}

#[test]
fn what_is_thought_through_is_not_begun_again() {
    let mut session = pondering();
    let solved = session.on(Event::Pondered);
    assert_eq!((solved.lines, solved.asks), (Vec::new(), Vec::new()));
    assert!(!session.is_pondering() && !session.is_busy());
    assert_eq!(session.on(Event::Line(b"version")).lines, ["Outflank 1.2.3"]);
}

#[test]
fn pondering_ends_with_the_conversation() {
    for last in [Event::EndOfInput, Event::Line(b"quit")] {
        let mut session = pondering();
        assert_eq!(session.on(last).asks, [Ask::Stop]);
        assert_eq!(session.on(Event::Pondered).asks, [Ask::Quit]);
    }
    let mut session = pondering();
    assert_eq!(session.on(Event::LineTooLong).asks, [Ask::Stop]);
    assert_eq!(session.on(Event::Pondered).lines, ["line too long"]);
}

#[test]
fn nothing_is_pondered_after_stop_a_new_game_or_ponder_off() {
    for line in ["stop", "init", "set ponder off", "undo", "nonsense"] {
        let mut session = pondering();
        session.on(Event::Line(line.as_bytes()));
        let after = session.on(Event::Pondered);
        assert_eq!(pondered(&after.asks).is_some(), line == "nonsense", "{line}: {after:?}");
    }
}
