//! Another program that plays: a process, its language, and patience with both.

use crate::contender::Language;
use crate::player::{Allowance, Fault};
use outflank_engine::Stop;
use outflank_protocols::lines::{Line, Lines};
use outflank_protocols::{Heard, Terms, Thought, console, gtp, nboard};
use outflank_rules::{Color, Move};
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long a program may take to get ready for a game.
const TO_GET_READY: Duration = Duration::from_secs(60);

/// How long a program may take until it answers its greeting: to read its weights, not to think.
const TO_ANSWER: Duration = Duration::from_secs(15);

/// How long a program may take to leave before it is made to.
const TO_LEAVE: Duration = Duration::from_millis(500);

/// Lines of a program that wait to be read. One that says more has to wait itself.
const MOST_UNREAD: usize = 4096;

/// How often a stop is looked for while a program thinks.
const GLANCE: Duration = Duration::from_millis(50);

/// A running program.
pub struct Program {
    process: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    client: Client,
    /// The name of its file.
    command: String,
}

/// The language it speaks.
enum Client {
    Gtp(gtp::Client),
    NBoard(nboard::Client),
    Console(console::Client),
}

impl Program {
    /// Starts a program and waits until it is ready.
    pub fn start(
        language: Language,
        command: &[String],
        orientation: gtp::Orientation,
    ) -> Result<Program, Fault> {
        Program::start_within(language, command, orientation, TO_ANSWER)
    }

    fn start_within(
        language: Language,
        command: &[String],
        orientation: gtp::Orientation,
        time: Duration,
    ) -> Result<Program, Fault> {
        let (name, arguments) =
            command.split_first().ok_or_else(|| Fault::Crashed("no program".to_owned()))?;
        let mut process = Command::new(name)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // What engines tell people there would run into the standings. The console is
            // made for people: Edax says its version there.
            .stderr(if language == Language::Console { Stdio::piped() } else { Stdio::null() })
            .spawn()
            .map_err(|error| Fault::Crashed(format!("cannot start {name}: {error}")))?;
        let output = process.stdout.take().expect("the output was asked for");
        let input = process.stdin.take();
        let (report, lines) = sync_channel(MOST_UNREAD);
        if let Some(notes) = process.stderr.take() {
            let report = report.clone();
            thread::spawn(move || {
                read_lines(notes, |line| report.send(line).is_ok());
            });
        }
        thread::spawn(move || {
            read_lines(output, |line| report.send(line).is_ok());
        });
        let client = match language {
            Language::Gtp => Client::Gtp(gtp::Client::new(orientation)),
            Language::NBoard => Client::NBoard(nboard::Client::new()),
            Language::Console => Client::Console(console::Client::new()),
        };
        let mut program = Program { process, input, lines, client, command: file_name(name) };
        let greeting = match &mut program.client {
            Client::Gtp(client) => client.greet(),
            Client::NBoard(client) => client.greet(),
            Client::Console(client) => client.greet(),
        };
        program.send(&greeting)?;
        program.handshake(&greeting, time)?;
        Ok(program)
    }

    /// Waits for the answer to the greeting.
    fn handshake(&mut self, greeting: &[String], time: Duration) -> Result<(), Fault> {
        let refused = |reason: &str| Fault::Refused(format!("{reason}; does it speak this protocol?"));
        let until = Instant::now() + time;
        loop {
            let late = refused(&format!("no answer within {} s", time.as_secs_f32()));
            let line = self.line(until, late, &Stop::new())?;
            if greeting.contains(&line) {
                return Err(refused("it repeats what it is told"));
            }
            match self.hear(&line) {
                Some(Heard::Ready) => return Ok(()),
                Some(Heard::Refused { command, reason }) => {
                    return Err(Fault::Refused(format!("{command}: {reason}")));
                }
                _ => {}
            }
        }
    }

    /// What it calls itself, or else what its file is called.
    pub fn name(&self) -> String {
        let name = match &self.client {
            Client::Gtp(client) => client.name(),
            Client::NBoard(client) => client.name(),
            Client::Console(client) => client.name(),
        };
        name.unwrap_or(&self.command).to_owned()
    }

    /// Whether it can be told how many plies to look ahead.
    pub fn takes_depth(&self) -> bool {
        match &self.client {
            Client::Gtp(client) => client.takes_depth(),
            Client::NBoard(_) | Client::Console(_) => true,
        }
    }

    /// Begins a game with these moves.
    pub fn begin(&mut self, opening: &[(Color, Move)], terms: Terms, stop: &Stop) -> Result<(), Fault> {
        let lines = match &mut self.client {
            Client::Gtp(client) => client.new_game(opening, terms),
            Client::NBoard(client) => client.new_game(opening, terms),
            Client::Console(client) => client.new_game(opening, terms),
        };
        self.send(&lines)?;
        self.wait_ready(stop)
    }

    /// A move was made in so much time; `own` when this program has made it.
    pub fn tell(&mut self, side: Color, mv: Move, time: Duration, own: bool) -> Result<(), Fault> {
        let lines = match &mut self.client {
            // Such an engine has played its own move already.
            Client::Gtp(_) | Client::Console(_) if own => return Ok(()),
            Client::Gtp(client) => client.play(side, mv),
            Client::NBoard(client) => client.play(mv, time),
            Client::Console(client) => client.play(mv),
        };
        self.send(&lines)
    }

    /// Asks for a move and waits for it.
    pub fn think(&mut self, side: Color, allowance: Allowance, stop: &Stop) -> Result<Thought, Fault> {
        let begun = Instant::now();
        let lines = match &mut self.client {
            Client::Gtp(client) => client.ask(side, allowance.left()),
            Client::NBoard(client) => client.ask(),
            Client::Console(client) => client.ask(),
        };
        self.send(&lines)?;
        loop {
            let late = if allowance.left.is_some() { Fault::OutOfTime } else { Fault::Silent };
            match self.next(begun + allowance.patience, late, stop)? {
                Heard::Move(thought) => return Ok(thought),
                Heard::Ready => {}
                Heard::Resigned => return Err(Fault::Resigned),
                Heard::Refused { command, reason } => {
                    return Err(Fault::Refused(format!("{command}: {reason}")));
                }
                Heard::Nonsense(text) => return Err(Fault::IllegalMove(text)),
            }
        }
    }

    fn wait_ready(&mut self, stop: &Stop) -> Result<(), Fault> {
        let until = Instant::now() + TO_GET_READY;
        loop {
            match self.next(until, Fault::Silent, stop)? {
                Heard::Ready => return Ok(()),
                Heard::Refused { command, reason } => {
                    return Err(Fault::Refused(format!("{command}: {reason}")));
                }
                Heard::Move(_) | Heard::Resigned | Heard::Nonsense(_) => {}
            }
        }
    }

    /// The next thing it says that means something.
    fn next(&mut self, until: Instant, late: Fault, stop: &Stop) -> Result<Heard, Fault> {
        loop {
            let line = self.line(until, late.clone(), stop)?;
            if let Some(heard) = self.hear(&line) {
                return Ok(heard);
            }
        }
    }

    fn line(&mut self, until: Instant, late: Fault, stop: &Stop) -> Result<String, Fault> {
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left.min(GLANCE)) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Timeout) if stop.is_stopped() => return Err(Fault::Stopped),
                Err(RecvTimeoutError::Timeout) if left <= GLANCE => return Err(late),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(self.crashed()),
            }
        }
    }

    fn hear(&mut self, line: &str) -> Option<Heard> {
        match &mut self.client {
            Client::Gtp(client) => client.hear(line),
            Client::NBoard(client) => client.hear(line),
            Client::Console(client) => client.hear(line),
        }
    }

    fn send(&mut self, lines: &[String]) -> Result<(), Fault> {
        let Some(input) = &mut self.input else { return Err(Fault::Crashed("it was left".to_owned())) };
        let mut text = lines.join("\n");
        text.push('\n');
        let sent = input.write_all(text.as_bytes()).and_then(|()| input.flush());
        sent.map_err(|_| self.crashed())
    }

    fn crashed(&mut self) -> Fault {
        // Its output is closed, so it ends in a moment if it has not yet.
        match wait(&mut self.process, TO_LEAVE) {
            Some(status) => Fault::Crashed(status.to_string()),
            None => Fault::Crashed("it closed its output".to_owned()),
        }
    }
}

impl Drop for Program {
    /// Says goodbye, and makes sure that it leaves.
    fn drop(&mut self) {
        let lines = match &mut self.client {
            Client::Gtp(client) => client.quit(),
            Client::NBoard(client) => client.quit(),
            Client::Console(client) => client.quit(),
        };
        // It may be gone already, which is what is wanted.
        let _ = self.send(&lines);
        self.input = None;
        if wait(&mut self.process, TO_LEAVE).is_none() {
            let _ = self.process.kill();
            let _ = self.process.wait();
        }
    }
}

/// The last part of a path.
fn file_name(path: &str) -> String {
    let name = Path::new(path).file_stem().and_then(|name| name.to_str());
    name.unwrap_or(path).to_owned()
}

/// How a process has ended, if it does within this time.
fn wait(process: &mut Child, time: Duration) -> Option<std::process::ExitStatus> {
    let until = Instant::now() + time;
    loop {
        match process.try_wait() {
            Ok(Some(status)) => return Some(status),
            Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(5)),
            Ok(None) | Err(_) => return None,
        }
    }
}

/// Gives the lines of an output to `take` until it wants no more. A line without end is
/// left out: no engine has so much to say.
fn read_lines(mut output: impl Read, mut take: impl FnMut(String) -> bool) {
    let mut lines = Lines::default();
    let mut piece = [0; 4096];
    loop {
        let found = match output.read(&mut piece) {
            Ok(0) => break,
            Ok(count) => lines.push(&piece[..count]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(_) => break,
        };
        for line in found {
            if let Line::Whole(bytes) = line
                && !take(String::from_utf8_lossy(&bytes).into_owned())
            {
                return;
            }
        }
    }
    if let Some(Line::Whole(bytes)) = lines.finish() {
        take(String::from_utf8_lossy(&bytes).into_owned());
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[track_caller]
    fn refusal(command: &[&str]) -> String {
        let command: Vec<String> = command.iter().map(|&word| word.to_owned()).collect();
        let time = Duration::from_millis(100);
        let started = Program::start_within(Language::Gtp, &command, gtp::Orientation::Top, time);
        started.err().expect("it is no engine").to_string()
    }

    #[test]
    fn a_program_that_is_no_engine_is_not_waited_for() {
        assert!(refusal(&["sleep", "30"]).contains("no answer within 0.1 s"));
    }
}
