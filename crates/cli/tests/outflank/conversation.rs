//! Conversations with the program on a real terminal: what was said must have come before
//! the next line is typed (C8, L3).

use super::Place;
use std::io::{Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// More patience than a busy machine needs.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program on a terminal of 80 by 24 made by script(1).
struct Conversation {
    child: Child,
    input: ChildStdin,
    output: Receiver<Vec<u8>>,
    /// Everything it wrote.
    heard: Vec<u8>,
    /// How much of it was waited for already.
    told: usize,
    _place: Place,
}

impl Conversation {
    /// Starts it; nothing where there is no script(1).
    fn begin(arguments: &str) -> Option<Conversation> {
        let place = Place::new();
        let program = env!("CARGO_BIN_EXE_outflank");
        let line = format!("stty cols 80 rows 24 -echo; {program} play --forget --lang en {arguments}");
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
        Some(Conversation { child, input, output, heard: Vec::new(), told: 0, _place: place })
    }

    fn type_keys(&mut self, keys: &str) {
        self.input.write_all(keys.as_bytes()).and_then(|()| self.input.flush()).expect("it reads its input");
    }

    /// Waits until `done` is true of what was written.
    fn wait(&mut self, what: &str, done: impl Fn(&Conversation) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        while !done(self) {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(part) => self.heard.extend(part),
                Err(_) => panic!("{what:?} did not come:\n{}", String::from_utf8_lossy(&self.heard)),
            }
        }
    }

    /// Waits for a text behind what was waited for before.
    #[track_caller]
    fn hear(&mut self, text: &str) {
        let from = self.told;
        let place = |heard: &[u8]| heard.windows(text.len()).position(|part| part == text.as_bytes());
        self.wait(text, |talk| place(&talk.heard[from..]).is_some());
        self.told = from + place(&self.heard[from..]).expect("it was just there") + text.len();
    }

    /// Waits for a text on the screen.
    #[track_caller]
    fn see(&mut self, text: &str) {
        self.wait(text, |talk| screen(&talk.heard).iter().any(|row| row.contains(text)));
    }

    /// The exit code, after everything was read.
    fn end(mut self) -> i32 {
        while let Ok(part) = self.output.recv_timeout(PATIENCE) {
            self.heard.extend(part);
        }
        let status = self.child.wait().expect("it ends");
        status.code().unwrap_or_else(|| panic!("{}", String::from_utf8_lossy(&self.heard)))
    }
}

/// What a terminal of 80 by 24 shows after these bytes: it knows where the cursor is put and
/// what clears the screen, which is all the app asks of it but colours.
fn screen(bytes: &[u8]) -> Vec<String> {
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

#[test]
fn l3_on_a_terminal_answers_and_replies_are_told_at_once() {
    let first = outflank_learn::lessons().len() + 2;
    let Some(mut talk) = Conversation::begin("--plain") else { return };
    talk.hear("> ");
    talk.type_keys(&format!("learn {first}\n"));
    talk.hear("Rulebook puzzle 1");
    talk.hear("> ");
    // Nothing further is typed before the answer has come.
    talk.type_keys("a6\n");
    talk.hear("> ");
    talk.type_keys("h2\n");
    talk.hear("White replies ");
    talk.type_keys("quit\n");
    talk.hear("Goodbye.");
    assert_eq!(talk.end(), 0);
}

#[test]
fn c8_on_a_terminal_the_console_tells_refusals_moves_and_passes_line_by_line() {
    let Some(mut talk) = Conversation::begin("--plain --variation 02") else { return };
    for part in ["Game 02.", "Green: Person.", "Red: Computer", "Green to move.", "> "] {
        talk.hear(part);
    }
    talk.type_keys("a1\n");
    talk.hear("A disc on A1 would turn nothing over.");
    talk.type_keys("d3\n");
    for part in ["Green plays D3 and turns 1 disc.", "Red plays ", "Green to move."] {
        talk.hear(part);
    }
    talk.type_keys("console 01 red\n");
    for part in ["Game 01.", "Red: Person.", "Red to move."] {
        talk.hear(part);
    }
    talk.type_keys("quit\n");
    assert_eq!(talk.end(), 0);
}

#[test]
fn c9_on_a_terminal_two_controllers_play_and_ctrl_z_pauses() {
    let Some(mut talk) = Conversation::begin("--variation 51 --board ascii --still") else { return };
    talk.see("Green to move.");
    talk.type_keys(" ");
    talk.see("Green plays D3 and turns 1 disc.");
    // From E6 to C3 with the arrows, and Enter.
    talk.type_keys("\x1b[A\x1b[A\x1b[A\x1b[D\x1b[D\r");
    talk.see("Red plays C3 and turns 1 disc.");
    // No shell is here to take over, so the program goes on at once; the game waits.
    talk.type_keys("\x1a");
    talk.see("The game is paused.");
    talk.type_keys("\r");
    talk.see("Green to move.");
    // Left by Ctrl-C, as shells count it.
    talk.type_keys("\x03");
    assert_eq!(talk.end(), 130);
}
