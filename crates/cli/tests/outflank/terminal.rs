//! Pipes that close, and a real terminal.

use super::{Place, random_games, transcripts};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let place = Place::new();
    // Far more output than any pipe holds.
    place.write("games.txt", transcripts(&random_games(100)));
    for arguments in [
        &["show", "games.txt", "--all"][..],
        &["show", "games.txt", "--all", "--json"],
        &["convert", "games.txt", "-", "--to", "board"],
        &["completions", "zsh"],
        &["man"],
        &["welcome"],
    ] {
        let mut child = place
            .command()
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut first = vec![0; 16];
        let out = child.stdout.take().expect("it has an output");
        std::io::Read::read_exact(&mut { out }, &mut first).expect("it writes something");
        let output = child.wait_with_output().expect("the program ends");
        let err = String::from_utf8_lossy(&output.stderr);
        assert!(!err.contains("panicked"), "{arguments:?}: {err}");
        assert!(output.status.success(), "{arguments:?}: {:?}: {err}", output.status);
    }
}

#[test]
fn a_shell_pipe_gets_its_first_line() {
    let place = Place::new();
    place.write("games.txt", transcripts(&random_games(100)));
    let script = format!("{} show --all games.txt | head -1", env!("CARGO_BIN_EXE_outflank"));
    let Ok(output) = Command::new("sh").args(["-c", &script]).current_dir(place.path("")).output() else {
        eprintln!("skipped: no sh on this machine");
        return;
    };
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.stdout.lines().count(), 1);
}

/// Runs the program on a terminal made by script(1) and gives what it shows there.
fn on_a_terminal(arguments: &str, variable: Option<(&str, &str)>) -> Option<String> {
    let place = Place::new();
    let line = format!("{} {arguments}", env!("CARGO_BIN_EXE_outflank"));
    let mut command = Command::new("script");
    command.args(["-qec", &line, "/dev/null"]).current_dir(place.path("")).stdin(Stdio::null());
    for name in ["LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG", "LANGUAGE", "NO_COLOR"] {
        command.env_remove(name);
    }
    command.env("TERM", "xterm-256color").envs(variable);
    let Ok(output) = command.output() else {
        eprintln!("skipped: no script(1) on this machine to make a terminal");
        return None;
    };
    Some(String::from_utf8(output.stdout).expect("the screen is text").replace('\r', ""))
}

#[test]
fn a_terminal_gets_colours_unless_the_reader_wants_none() {
    let colours = "\x1b[48;5;";
    let cases = [
        ("show f5", None, true, true),
        ("show f5", Some(("NO_COLOR", "1")), false, true),
        ("show f5", Some(("NO_COLOR", "")), true, true),
        ("show f5 --color never", None, false, true),
        ("show f5 --ascii", None, true, false),
        ("show f5", Some(("TERM", "dumb")), false, false),
        ("show f5", Some(("LANG", "de_DE.ISO-8859-1")), true, false),
    ];
    for (arguments, variable, coloured, round) in cases {
        let Some(screen) = on_a_terminal(arguments, variable) else { return };
        let case = format!("{arguments} {variable:?}:\n{screen}");
        assert_eq!(screen.contains(colours), coloured, "{case}");
        assert_eq!(screen.contains('●'), round, "{case}");
        assert_eq!(screen.contains('X'), !round, "{case}");
    }
}

#[test]
fn a_pipe_gets_plain_ascii_unless_it_asks_for_more() {
    let place = Place::new();
    let plain = place.run(["show", "f5d6"]).good();
    assert!(plain.is_ascii(), "{plain}");
    assert!(!plain.contains('\x1b'));
    let coloured = place.run(["show", "f5d6", "--color", "always"]).good();
    assert!(coloured.contains("\x1b[48;5;") && coloured.contains('○'), "{coloured}");
    let first_line = BufReader::new(coloured.as_bytes()).lines().next().expect("a line").expect("text");
    assert_eq!(first_line, "    a b c d e f g h");
}

/// The figures stand under the answer once, and above it after every pass before.
#[test]
fn a_hint_improves_while_one_watches() {
    let Some(screen) = on_a_terminal("hint f5d6c3d3c4 --time 1.5 --threads 1 --table 16", None) else {
        return;
    };
    assert!(screen.matches("nodes/s").count() > 1, "{screen:?}");
    let (_, answer) = screen.rsplit_once("White to move").expect("the answer comes last");
    assert_eq!(answer.matches('%').count(), 3, "{answer:?}");
    assert_eq!(answer.matches("nodes/s").count(), 1, "{answer:?}");
}

#[test]
fn a_long_solve_shows_its_state() {
    // It would take forever, so the shell ends it as a person would: more than once if a busy
    // machine has not let it come to the point where it listens.
    let board = "'---------------------------OX------XO--------------------------- X'";
    let stop = "while grep -q 'State:.[RS]' /proc/$!/status; do sleep 1.5; kill -INT $!; done; wait $!";
    let line = format!("solve {board} --threads 1 --table 16 & {stop}");
    let Some(screen) = on_a_terminal(&line, None) else { return };
    assert!(screen.contains("60 empty: "), "{screen:?}");
    assert!(screen.contains("stopped: this is the last finished answer"), "{screen:?}");
    assert!(screen.contains("1 position, 0 wrong scores"), "{screen:?}");
}

#[test]
fn a_binary_format_does_not_go_to_a_terminal() {
    let Some(screen) = on_a_terminal("convert nothing - --to wthor", None) else { return };
    assert!(screen.contains("WTHOR is not text for a terminal: name a file to write"), "{screen}");
}
