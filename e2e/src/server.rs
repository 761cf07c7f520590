//! The program under test.

use crate::http::{self, Answer};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// A running `outflank serve` with a data folder of its own.
pub struct Server {
    child: Child,
    address: SocketAddr,
    data: TempDir,
    /// Further arguments, the same at every start.
    how: &'static [&'static str],
}

impl Server {
    /// Starts on a free port with an empty folder.
    #[must_use]
    pub fn start() -> Server {
        Server::launch(&[])
    }

    /// The same as a club runs it: every browser is somebody of its own.
    #[must_use]
    pub fn for_others() -> Server {
        Server::launch(&["--public-url", "http://localhost"])
    }

    /// The same, with clocks that stand still until told ([`Server::advance`]).
    #[must_use]
    pub fn with_test_clock() -> Server {
        Server::launch(&["--test-clock"])
    }

    fn launch(how: &'static [&'static str]) -> Server {
        let data = tempfile::tempdir().expect("a temporary folder can be made");
        let (child, address) = spawn(data.path(), 0, how);
        Server { child, address, data, how }
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of a page.
    #[must_use]
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The process, to look at its memory.
    #[must_use]
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// Ends it the hard way, without a word, and starts it again on the same folder and port.
    pub fn kill_and_restart(&mut self) {
        self.kill();
        let (child, address) = spawn(self.data.path(), self.address.port(), self.how);
        assert_eq!(address, self.address, "the port was free a moment ago");
        self.child = child;
    }

    /// Ends it the hard way.
    pub fn kill(&mut self) {
        // SIGKILL on Unix: nothing can be tidied up or written any more.
        self.child.kill().expect("our own process can be ended");
        self.child.wait().expect("our own process can be waited for");
    }

    /// Lets so many milliseconds pass on all clocks.
    pub fn advance(&self, millis: u64) {
        let answer = self.post("/test/clock", &json!({ "advance": millis }));
        assert_eq!(answer.status, 200, "{}", answer.json());
    }

    /// What the server says at a path.
    #[must_use]
    pub fn get(&self, path: &str) -> Answer {
        http::request(self.address, "GET", path, None).expect("the server answers")
    }

    /// What the server says to a body.
    #[must_use]
    pub fn post(&self, path: &str, body: &Value) -> Answer {
        http::request(self.address, "POST", path, Some(body)).expect("the server answers")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may be gone already, after a test that ended it.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The program: named by the environment, or built where cargo builds for this folder.
fn program() -> PathBuf {
    if let Some(path) = std::env::var_os("OUTFLANK_BIN") {
        return path.into();
    }
    let mut folder = std::env::current_exe().expect("a program knows its own path");
    // target/debug/deps/web-… and target/release/web alike.
    folder.pop();
    if folder.ends_with("deps") {
        folder.pop();
    }
    let path = folder.join(format!("outflank{}", std::env::consts::EXE_SUFFIX));
    assert!(path.is_file(), "{} is missing: cargo build -p outflank", path.display());
    path
}

fn spawn(data: &Path, port: u16, how: &[&str]) -> (Child, SocketAddr) {
    let mut command = Command::new(program());
    command
        .args(["serve", "--no-open", "--lang", "en", "--port", &port.to_string(), "--data"])
        .arg(data)
        .args(how);
    let mut child =
        command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().expect("the program can be started");
    let output = child.stdout.take().expect("its output is piped");
    let mut lines = BufReader::new(output).lines();
    let address = lines
        .by_ref()
        .map_while(Result::ok)
        .find_map(|line| address_in(&line))
        .expect("the program says where it listens");
    // Read on, so that it never waits for a full pipe.
    std::thread::spawn(move || lines.for_each(drop));
    (child, address)
}

fn address_in(line: &str) -> Option<SocketAddr> {
    let rest = line.split("http://").nth(1)?;
    let end = rest.find(|c: char| !(c.is_ascii_digit() || c == '.' || c == ':')).unwrap_or(rest.len());
    rest[..end].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_found_in_what_the_program_says() {
        let expected = Some("127.0.0.1:4711".parse().unwrap());
        assert_eq!(address_in("Outflank is ready: http://127.0.0.1:4711/"), expected);
        assert_eq!(address_in("\u{1b}[1mhttp://127.0.0.1:4711/\u{1b}[0m"), expected);
        assert_eq!(address_in("nothing here"), None);
    }
}
