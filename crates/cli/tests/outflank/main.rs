//! The real program, run as a person runs it: arguments and files in, text, files and
//! an exit code out.

mod analyze;
mod bench;
mod book;
mod check;
mod closed;
mod conversation;
mod convert;
mod first_screen;
mod help;
mod hint;
mod kept;
mod library;
mod matches;
mod perft;
mod pictures;
mod pipes;
mod play;
mod protocols;
mod puzzles;
mod reviews;
mod rules;
mod serve;
mod show;
mod solve;
mod talk;
mod terminal;
mod train;

use outflank_rules::{Game, Rng};
use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// A directory of its own to run the program in.
struct Place {
    directory: TempDir,
}

/// What a run left behind.
#[derive(Debug)]
struct Run {
    code: i32,
    out: String,
    err: String,
}

impl Place {
    fn new() -> Place {
        Place { directory: TempDir::new().expect("a directory for the test") }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    fn write(&self, name: &str, content: impl AsRef<[u8]>) -> &Place {
        fs::write(self.path(name), content).expect("a file for the test");
        self
    }

    fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// The names of all files, sorted.
    fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(self.directory.path()).expect("the directory is there");
        let mut names: Vec<String> = entries
            .map(|entry| entry.expect("an entry").file_name().into_string().expect("a name"))
            .collect();
        names.sort();
        names
    }

    /// The program, ready to run here without anything of the tester's environment.
    fn command(&self) -> Command {
        program(self.directory.path())
    }

    fn run<A: AsRef<OsStr>>(&self, arguments: impl IntoIterator<Item = A>) -> Run {
        Run::of(self.command().args(arguments).stdin(Stdio::null()))
    }

    fn run_with_input<A: AsRef<OsStr>>(&self, arguments: impl IntoIterator<Item = A>, input: &[u8]) -> Run {
        let mut command = self.command();
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        child.stdin.take().expect("it has an input").write_all(input).expect("it reads its input");
        Run::from(child.wait_with_output().expect("the program ends"))
    }
}

fn program(directory: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
    command.current_dir(directory);
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "OUTFLANK_LANG", "NO_COLOR"] {
        command.env_remove(name);
    }
    command
}

impl Run {
    fn of(command: &mut Command) -> Run {
        Run::from(command.output().expect("the program starts"))
    }

    /// Standard output of a run that went well.
    #[track_caller]
    fn good(self) -> String {
        assert_eq!(self.code, 0, "{self:?}");
        assert!(self.err.is_empty(), "{self:?}");
        self.out
    }

    /// The one line on standard error of a run that was refused.
    #[track_caller]
    fn refused(self) -> String {
        assert_eq!(self.code, 2, "{self:?}");
        assert_eq!(self.out, "", "{self:?}");
        assert_eq!(self.err.trim_end().lines().count(), 1, "{self:?}");
        self.err.trim_end().to_owned()
    }

    /// Standard output as JSON.
    #[track_caller]
    fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

impl From<std::process::Output> for Run {
    fn from(output: std::process::Output) -> Run {
        Run {
            code: output.status.code().expect("the program was not killed"),
            out: String::from_utf8(output.stdout).expect("output is text"),
            err: String::from_utf8(output.stderr).expect("messages are text"),
        }
    }
}

#[track_caller]
fn last_line(text: &str) -> &str {
    text.lines().last().expect("there is a line")
}

/// Finished games by chance that begin with f5; some of them have passes.
fn random_games(count: usize) -> Vec<Game> {
    let mut rng = Rng::new(1);
    let mut games = Vec::new();
    while games.len() < count {
        let mut game = Game::new();
        game.play("f5".parse().expect("a square")).expect("a first move");
        while rng.play(&mut game) {}
        games.push(game);
    }
    games
}

/// The games as a file of transcripts, one per line, without passes.
fn transcripts(games: &[Game]) -> String {
    games.iter().map(|game| game.squares_played().map(|s| s.to_string()).collect::<String>() + "\n").collect()
}
