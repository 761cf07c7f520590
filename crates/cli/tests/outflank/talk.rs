//! A terminal to talk to the program on: what it wrote is heard in order, and what the screen
//! shows is seen.

use super::Place;
use std::io::{Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// More patience than a busy machine needs.
const PATIENCE: Duration = Duration::from_secs(60);

/// script(1), which takes the program with it when a test fails in the middle of a talk.
struct Script(Child);

impl Drop for Script {
    fn drop(&mut self) {
        // It may have ended already, as after every talk that was not cut short.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The program on a terminal of 80 by 24 made by script(1).
pub struct Conversation {
    script: Script,
    input: ChildStdin,
    output: Receiver<Vec<u8>>,
    /// Everything it wrote.
    pub heard: Vec<u8>,
    /// How much of it was waited for already.
    told: usize,
    place: Place,
}

impl Conversation {
    /// Starts it and keeps nothing; nobody to talk to where there is no script(1).
    pub fn begin(arguments: &str) -> Option<Conversation> {
        Conversation::begin_in(Place::new(), &format!("--forget {arguments}"))
    }

    /// The same where games are kept.
    pub fn begin_in(place: Place, arguments: &str) -> Option<Conversation> {
        let program = env!("CARGO_BIN_EXE_outflank");
        let line = format!("stty cols 80 rows 24 -echo; {program} play --lang en {arguments}");
        let mut command = Command::new("script");
        command.args(["-qec", &line, "/dev/null"]).current_dir(place.path("")).env("TERM", "xterm-256color");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let Ok(mut child) = command.spawn() else {
            eprintln!("skipped: no script(1) on this machine to make a terminal");
            return None;
        };
        let input = child.stdin.take().expect("it has an input");
        let mut out = child.stdout.take().expect("it has an output");
        let (sender, output) = channel();
        thread::spawn(move || {
            let mut part = [0; 4096];
            while let Ok(count @ 1..) = out.read(&mut part) {
                if sender.send(part[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        Some(Conversation { script: Script(child), input, output, heard: Vec::new(), told: 0, place })
    }

    pub fn type_keys(&mut self, keys: &str) {
        self.input.write_all(keys.as_bytes()).and_then(|()| self.input.flush()).expect("it reads its input");
    }

    /// Waits until `done` is true of what was written.
    pub fn wait(&mut self, what: &str, done: impl Fn(&Conversation) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        while !done(self) {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(part) => self.heard.extend(part),
                Err(_) => {
                    let (heard, seen) =
                        (String::from_utf8_lossy(&self.heard), screen(&self.heard).join("\n"));
                    panic!("{what:?} did not come:\n{heard}\nOn the screen:\n{seen}")
                }
            }
        }
    }

    /// Waits for a text behind what was waited for before.
    #[track_caller]
    pub fn hear(&mut self, text: &str) {
        let from = self.told;
        let place = |heard: &[u8]| heard.windows(text.len()).position(|part| part == text.as_bytes());
        self.wait(text, |talk| place(&talk.heard[from..]).is_some());
        self.told = from + place(&self.heard[from..]).expect("it was just there") + text.len();
    }

    /// Waits for a text on the screen.
    #[track_caller]
    pub fn see(&mut self, text: &str) {
        self.wait(text, |talk| screen(&talk.heard).iter().any(|row| row.contains(text)));
    }

    /// Waits until a row with `start` in it holds so many of a sign.
    #[track_caller]
    pub fn see_row(&mut self, start: &str, sign: char, count: usize) {
        let holds = |row: &String| row.contains(start) && row.matches(sign).count() == count;
        self.wait(start, |talk| screen(&talk.heard).iter().any(holds));
    }

    /// The exit code, after everything was read.
    pub fn end(self) -> i32 {
        self.end_in().0
    }

    /// The same with the place, where it has kept what it keeps.
    pub fn end_in(mut self) -> (i32, Place) {
        while let Ok(part) = self.output.recv_timeout(PATIENCE) {
            self.heard.extend(part);
        }
        let status = self.script.0.wait().expect("it ends");
        let code = status.code().unwrap_or_else(|| panic!("{}", String::from_utf8_lossy(&self.heard)));
        (code, self.place)
    }
}

/// What a terminal of 80 by 24 shows after these bytes: it knows where the cursor is put and
/// what clears the screen, which is all the app asks of it but colours.
pub fn screen(bytes: &[u8]) -> Vec<String> {
    const BLANK: [[char; 80]; 24] = [[' '; 80]; 24];
    let text = String::from_utf8_lossy(bytes);
    let mut cells = BLANK;
    let (mut column, mut row) = (0, 0);
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter != '\x1b' {
            if !letter.is_control() {
                if let Some(cell) = cells.get_mut(row).and_then(|line| line.get_mut(column)) {
                    *cell = letter;
                }
                column += 1;
            }
            continue;
        }
        if letters.next() != Some('[') {
            continue;
        }
        let mut numbers = String::new();
        let order = loop {
            match letters.next() {
                Some(part @ ('0'..='9' | ';' | '?')) => numbers.push(part),
                order => break order,
            }
        };
        match order {
            Some('H') => {
                let at = |part: Option<&str>| part.and_then(|part| part.parse().ok()).unwrap_or(1_usize) - 1;
                let mut parts = numbers.split(';');
                (row, column) = (at(parts.next()), at(parts.next()));
            }
            Some('J') => cells = BLANK,
            _ => {}
        }
    }
    cells.iter().map(|line| line.iter().collect()).collect()
}
