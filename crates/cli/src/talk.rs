//! A protocol session on standard input and output.
//!
//! Three threads: one reads bytes and cuts them into lines, one owns the engine and
//! searches, and this one holds the session and writes. All they say to each other goes
//! through one channel, so the session sees one event after another.

use crate::failure::{Failure, Outcome};
use crate::screen::Screen;
use crate::search;
use crate::thinker::Setup;
use outflank_engine::{self as engine, Stop};
use outflank_protocols::lines::{Line, Lines};
use outflank_protocols::session::Dialogue;
use outflank_protocols::{Ask, Event, FileError, Job, Reaction, Session};
use outflank_rules::Position;
use std::fs;
use std::io::{self, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// Bytes read at a time.
const PIECE: usize = 8 << 10;

/// What the other threads report.
enum Message {
    /// The engine is there, with a table of so many bytes.
    Ready(usize),
    /// Lines have come in; the reader waits to be told to go on.
    Lines(Vec<Line>),
    EndOfInput,
    Progress(engine::SearchResult),
    Found(engine::SearchResult),
    Pondered,
}

/// What the engine's thread is told.
enum Order {
    Search(Job, Stop),
    Ponder(Position, Stop),
    Forget,
}

/// Holds a conversation until it is over. `prompt` is shown when it waits for a person.
pub fn hold<D: Dialogue>(
    dialogue: D,
    setup: Setup,
    prompt: Option<&str>,
    screen: &mut Screen,
) -> Result<Outcome, Failure> {
    let (report, messages) = channel();
    let (orders, engine_orders) = channel();
    let (go_on, may_read) = channel();
    let engine_report = report.clone();
    let wanted = setup.table_bytes();
    thread::spawn(move || serve(setup, &engine_orders, &engine_report));
    thread::spawn(move || read(&report, &may_read));
    let mut talk = Talk { session: Session::new(dialogue), orders, stop: Stop::new(), prompt, screen };
    talk.prompt()?;
    let mut reader_waits = false;
    for message in &messages {
        let over = match message {
            Message::Ready(got) => {
                search::tell_reduced(got, wanted, talk.screen);
                false
            }
            Message::Lines(lines) => {
                reader_waits = true;
                talk.lines(lines)?
            }
            Message::EndOfInput => talk.event(Event::EndOfInput)?,
            Message::Progress(outcome) => talk.event(Event::Progress(&outcome))?,
            Message::Found(outcome) => talk.event(Event::Found(outcome))?,
            Message::Pondered => talk.event(Event::Pondered)?,
        };
        if over {
            break;
        }
        if reader_waits && talk.session.wants_lines() {
            reader_waits = false;
            // A reader that has come to the end is gone, which is no loss.
            let _ = go_on.send(());
        }
    }
    talk.stop.stop();
    Ok(Outcome::Good)
}

struct Talk<'a, D> {
    session: Session<D>,
    orders: Sender<Order>,
    /// Stops the search under way.
    stop: Stop,
    prompt: Option<&'a str>,
    screen: &'a mut Screen,
}

impl<D: Dialogue> Talk<'_, D> {
    fn lines(&mut self, lines: Vec<Line>) -> Result<bool, Failure> {
        for line in lines {
            let over = match line {
                Line::Whole(bytes) => self.event(Event::Line(&bytes))?,
                Line::TooLong => self.event(Event::LineTooLong)?,
            };
            if over {
                return Ok(true);
            }
        }
        self.prompt()?;
        Ok(false)
    }

    /// Takes an event with all that follows from it; says whether it was the last.
    fn event(&mut self, event: Event<'_>) -> Result<bool, Failure> {
        // Lines are followed by a prompt when all of them are answered. A search may still
        // be under way then, or lines may wait for the end of one.
        let late = self.session.is_busy() && matches!(event, Event::Found(_) | Event::Pondered);
        let mut next = Some(event);
        while let Some(event) = next.take() {
            let Reaction { lines, asks } = self.session.on(event);
            for line in &lines {
                writeln!(self.screen, "{line}")?;
            }
            // Whoever is at the other end waits for the answer.
            if !lines.is_empty() {
                self.screen.flush()?;
            }
            for ask in asks {
                match ask {
                    Ask::Search(job) => {
                        self.stop = Stop::new();
                        self.order(Order::Search(job, self.stop.clone()));
                    }
                    Ask::Ponder(position) => {
                        self.stop = Stop::new();
                        self.order(Order::Ponder(position, self.stop.clone()));
                    }
                    Ask::Stop => self.stop.stop(),
                    Ask::Forget => self.order(Order::Forget),
                    Ask::Read(path) => next = Some(Event::Read(read_file(&path))),
                    Ask::Write { path, bytes } => next = Some(Event::Written(write_file(&path, &bytes))),
                    Ask::Quit => return Ok(true),
                }
            }
        }
        if late {
            self.prompt()?;
        }
        Ok(false)
    }

    fn order(&self, order: Order) {
        self.orders.send(order).expect("the engine's thread waits for orders as long as there can be any");
    }

    fn prompt(&mut self) -> Result<(), Failure> {
        if let Some(prompt) = self.prompt.filter(|_| !self.session.is_busy()) {
            write!(self.screen, "{prompt}")?;
            self.screen.flush()?;
        }
        Ok(())
    }
}

fn read_file(path: &str) -> Result<Vec<u8>, FileError> {
    fs::read(path).map_err(|error| FileError(format!("cannot read {path}: {error}")))
}

fn write_file(path: &str, bytes: &[u8]) -> Result<(), FileError> {
    fs::write(path, bytes).map_err(|error| FileError(format!("cannot write {path}: {error}")))
}

/// The engine's thread: makes it ready, then one order after another.
fn serve(setup: Setup, orders: &Receiver<Order>, report: &Sender<Message>) {
    let mut thinker = setup.build();
    let _ = report.send(Message::Ready(thinker.table_bytes()));
    // Before the first order, so that the system's work is not done in thinking time.
    thinker.warm_up();
    for order in orders {
        match order {
            Order::Forget => thinker.forget(),
            Order::Ponder(position, stop) => {
                thinker.ponder(position, &stop);
                if report.send(Message::Pondered).is_err() {
                    return;
                }
            }
            Order::Search(job, stop) => {
                let outcome = thinker.think(job, &stop, &mut |pass| {
                    // When nobody listens any more the program is about to end.
                    let _ = report.send(Message::Progress(pass.clone()));
                });
                if report.send(Message::Found(outcome)).is_err() {
                    return;
                }
            }
        }
    }
}

/// The reading thread: waits after every piece until more lines are welcome.
fn read(report: &Sender<Message>, go_on: &Receiver<()>) {
    let mut input = io::stdin().lock();
    let mut lines = Lines::default();
    let mut piece = [0; PIECE];
    loop {
        let count = match input.read(&mut piece) {
            Ok(0) => break,
            Ok(count) => count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            // An input that cannot be read any more has ended.
            Err(_) => break,
        };
        let found = lines.push(&piece[..count]);
        if found.is_empty() {
            continue;
        }
        if report.send(Message::Lines(found)).is_err() || go_on.recv().is_err() {
            return;
        }
    }
    if let Some(line) = lines.finish() {
        let _ = report.send(Message::Lines(vec![line]));
    }
    let _ = report.send(Message::EndOfInput);
}
