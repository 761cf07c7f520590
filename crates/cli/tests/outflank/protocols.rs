//! `outflank gtp`, `nboard`, `xboard` and `console` over real pipes.

use super::{Place, Run};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::time::{Duration, Instant};

/// Settings that make an engine quick to start.
const SMALL: [&str; 6] = ["--table", "1", "--threads", "1", "--level", "3"];

fn talk(place: &Place, command: &str, lines: &str) -> String {
    let arguments = [command].into_iter().chain(SMALL);
    place.run_with_input(arguments, lines.as_bytes()).good()
}

#[test]
fn a_gtp_session_from_beginning_to_end() {
    let place = Place::new();
    let out = talk(&place, "gtp", "1 protocol_version\n2 play b f5\n3 genmove w\n4 fly\n5 quit\n6 name\n");
    let answers: Vec<&str> = out.split("\n\n").collect();
    assert_eq!(answers.len(), 6, "{out}");
    assert_eq!((answers[0], answers[1]), ("=1 2", "=2"));
    assert!(["=3 D6", "=3 F4", "=3 F6"].contains(&answers[2]), "{out}");
    assert!(answers[3].starts_with("?4 unknown command"), "{out}");
    assert_eq!((answers[4], answers[5]), ("=5", ""), "nothing is said after quit");
}

#[test]
fn the_last_line_needs_no_end() {
    let place = Place::new();
    assert!(talk(&place, "gtp", "genmove b").starts_with("= "));
    let out = talk(&place, "nboard", "nboard 2\ngo");
    assert!(out.lines().last().is_some_and(|line| line.starts_with("=== ")), "{out}");
    assert!(talk(&place, "console", "go").contains("Outflank plays "));
    assert!(talk(&place, "xboard", "go").starts_with("move P@"));
    for command in ["gtp", "nboard", "console", "xboard"] {
        assert_eq!(talk(&place, command, ""), "");
    }
}

#[test]
fn sgf_files_are_loaded_and_games_saved() {
    let place = Place::new();
    place.write("game.sgf", "(;GM[2];B[f5];W[d6];B[c3])");
    let out = talk(&place, "gtp", "loadsgf game.sgf\ngogui-rules_side_to_move\nloadsgf none.sgf\n");
    assert!(out.starts_with("=\n\n= white\n\n? cannot load file: cannot read none.sgf"), "{out}");
    let out = talk(&place, "console", "play f5d6\nsave out.pgn\ninit\nload out.pgn\nload none.ggf\n");
    assert!(out.contains("saved to out.pgn") && out.contains("cannot read none.ggf"), "{out}");
    assert_eq!(place.run(["check", "out.pgn"]).code, 0);
}

#[test]
fn a_script_of_edax_commands() {
    let place = Place::new();
    let out = talk(&place, "console", "level 2\nmode 2\n");
    assert!(out.contains("*** Game Over ***"), "{out}");
    let out = talk(&place, "console", "verbose 0\nplay f5d6c3\nhint 2\nsolve x.obf\nquit\nhint\n");
    assert_eq!(out.matches("principal variation").count(), 1, "{out}");
    assert!(out.contains("outflank solve"), "{out}");
}

/// Megabytes without a line, bytes that are no text, and the end in the middle of it.
#[test]
fn nonsense_is_survived() {
    let place = Place::new();
    let mut nonsense = vec![b'x'; 3 << 20];
    nonsense.extend_from_slice(b"\n\0\0\xff\xfe play\n[[[[\n\r\n\x1b[31m\n");
    nonsense.extend(vec![0; 1 << 20]);
    nonsense.extend_from_slice(b"\nname\nping 5\nversion\nset game (;");
    for (command, expected) in [
        ("gtp", "= Outflank"),
        ("nboard", "pong 5"),
        ("xboard", "pong 5"),
        ("console", concat!("Outflank ", env!("CARGO_PKG_VERSION"))),
    ] {
        let arguments = [command].into_iter().chain(SMALL);
        let out = place.run_with_input(arguments, &nonsense).good();
        assert!(out.lines().any(|line| line == expected), "{command}: {}", &out[..out.len().min(2000)]);
        assert!(out.contains("line too long"), "{command}");
    }
}

/// A program one can talk to, and hear what it says when it says it.
struct Dialogue {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Dialogue {
    fn new(place: &Place, arguments: &[&str]) -> Dialogue {
        let mut command = place.command();
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("the program starts");
        let input = child.stdin.take().expect("it has an input");
        let output = BufReader::new(child.stdout.take().expect("it has an output"));
        Dialogue { child, input, output }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it reads");
    }

    /// The next line that begins like this.
    fn wait_for(&mut self, start: &str) -> String {
        let mut line = String::new();
        loop {
            line.clear();
            assert!(self.output.read_line(&mut line).expect("it writes") > 0, "no {start:?} came");
            if line.starts_with(start) {
                return line.trim_end().to_owned();
            }
        }
    }
}

impl Drop for Dialogue {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_search_without_end_is_interrupted_by_the_next_command() {
    let place = Place::new();
    let mut nboard = Dialogue::new(&place, &["nboard", "--table", "1", "--threads", "2"]);
    nboard.say("nboard 2");
    nboard.say("set depth 60");
    nboard.say("hint 1");
    nboard.wait_for("search ");
    let begun = Instant::now();
    nboard.say("ping 1");
    assert_eq!(nboard.wait_for("pong"), "pong 1");
    nboard.say("go");
    nboard.wait_for("search ");
    nboard.say("quit");
    nboard.wait_for("=== ");
    assert!(begun.elapsed() < Duration::from_secs(30), "{:?}", begun.elapsed());
    let end = nboard.child.wait().expect("it ends");
    assert!(end.success());

    let mut gtp = Dialogue::new(&place, &["gtp", "--table", "1", "--threads", "1", "--level", "60"]);
    gtp.say("7 genmove b");
    // Nothing tells when it has begun to think; interrupting earlier is as good.
    gtp.say("# interrupt");
    assert!(gtp.wait_for("=7 ").len() == "=7 D3".len());
}

/// Nobody solves the game from its start, so only the lines themselves can end the thinking.
#[test]
fn the_console_ponders_until_the_next_line() {
    let place = Place::new();
    let mut console = Dialogue::new(&place, &["console", "--table", "1", "--threads", "2", "--level", "3"]);
    console.say("set ponder on");
    console.say("go");
    console.wait_for("Outflank plays ");
    console.say("version");
    assert_eq!(console.wait_for("Outflank "), concat!("Outflank ", env!("CARGO_PKG_VERSION")));
    console.say("hint");
    console.wait_for(" depth|");
    console.say("go");
    console.wait_for("Outflank plays ");
    console.say("quit");
    assert!(console.child.wait().expect("it ends").success());
    // The end of the input is as good, and a script is answered as ever.
    let script = "verbose 0\nset ponder on\nmode 0\nf5\nversion\nundo\nd3\n";
    let said = talk(&place, "console", script);
    assert_eq!(said.matches("Outflank plays ").count(), 2, "{said}");
    let opponent = ["console", "--opponent", "3", "--table", "1", "--threads", "1"];
    let said = place.run_with_input(opponent, script.as_bytes()).good();
    assert_eq!(said.matches("Outflank plays ").count(), 2, "{said}");
}

#[test]
fn a_controller_that_has_gone_is_no_error() {
    let place = Place::new();
    let mut command = place.command();
    command.args(["nboard", "--table", "1", "--threads", "1", "--level", "4"]);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    // It may be gone before it has read all of this.
    let _ = child.stdin.take().expect("it has an input").write_all(&b"hint 4\n".repeat(50));
    let run = Run::from(child.wait_with_output().expect("it ends"));
    assert_eq!((run.code, run.err.as_str()), (0, ""));
}

/// Ends when standard input is closed during a search that nothing else would end, and when
/// nobody reads the answers any more though standard input stays open.
#[test]
fn an_engine_ends_with_its_client() {
    let place = Place::new();
    for (command, endless) in [
        ("gtp", &["genmove b"][..]),
        ("nboard", &["nboard 2", "set depth 60", "hint 1"]),
        ("console", &["level 60", "hint 1"]),
        ("xboard", &["post", "analyze"]),
    ] {
        let arguments = [command, "--table", "1", "--threads", "1", "--level", "60"];
        let script = endless.join("\n") + "\n";
        let said = place.run_with_input(arguments, script.as_bytes()).good();
        assert!(!said.is_empty(), "{command} answers before it leaves");

        let mut child = place
            .command()
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut input = child.stdin.take().expect("it has an input");
        input.write_all(script.as_bytes()).expect("it reads");
        drop(child.stdout.take());
        assert!(child.wait().expect("it ends").success(), "{command}");
    }
}

#[test]
fn wrong_options_are_refused() {
    let place = Place::new();
    for arguments in [
        &["gtp", "--level", "0"][..],
        &["gtp", "--orientation", "left"],
        &["nboard", "--selectivity", "50"],
        &["console", "extra"],
        &["gtp", "--opponent", "0"],
        &["nboard", "--opponent", "strong"],
    ] {
        assert!(place.run(arguments).refused().contains("--help tells more"), "{arguments:?}");
    }
}

/// Plays games against oneself over GTP or NBoard, and gives the moves of each.
fn games_of_a_level(command: &str, seed: &str) -> Vec<Vec<String>> {
    let place = Place::new();
    let options = [command, "--opponent", "2", "--seed", seed, "--table", "1", "--threads", "1"];
    let script = match command {
        "gtp" => "clear_board\n".to_owned() + &"genmove b\ngenmove w\n".repeat(4),
        "console" => "init\n".to_owned() + &"go\n".repeat(8),
        _ => {
            let board = "-".repeat(27) + "O*------*O" + &"-".repeat(27);
            format!("set game (;GM[Othello]BO[8 {board} *];)\ngo\nmove f5\ngo\nmove d6\ngo\n")
        }
    };
    let said = place.run_with_input(options, script.repeat(4).as_bytes()).good();
    let chosen = said.lines().filter_map(|line| {
        let words =
            line.strip_prefix("=== ").or(line.strip_prefix("= ")).or(line.strip_prefix("Outflank plays "))?;
        words.split(['/', ' ']).next().map(str::to_owned)
    });
    let moves: Vec<String> = chosen.filter(|mv| !mv.is_empty()).collect();
    assert!(moves.len().is_multiple_of(4) && moves.len() >= 12, "{said}");
    moves.chunks(moves.len() / 4).map(<[String]>::to_vec).collect()
}

#[test]
fn a_level_plays_another_game_each_time_and_the_same_ones_with_the_same_seed() {
    for command in ["gtp", "nboard", "console"] {
        let games = games_of_a_level(command, "1");
        assert!(games.iter().any(|game| *game != games[0]), "{command}: {games:?}");
        assert_eq!(games, games_of_a_level(command, "1"), "{command}");
    }
}
