//! Our engine behind a protocol: a session over an input and an output.
//!
//! Three threads: one waits for lines, one owns the engine and searches, and the caller's
//! holds the session and writes. All they say to each other goes through one channel, so
//! the session sees one event after another. A fourth may tell when nobody listens any
//! more; then a search stops wherever it is, because an engine ends with its client.

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

/// What comes in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Incoming {
    /// Lines.
    Lines(Vec<Line>),
    /// There will be no more. What was asked for is still answered.
    End,
    /// Whoever asked has left and waits for nothing.
    Gone,
}

/// Where lines come from; waited for on a thread of its own.
pub trait Source: Send + 'static {
    /// Waits for what comes next.
    fn next(&mut self) -> Incoming;
}

/// Lines cut out of bytes, such as those of standard input.
pub struct Bytes<R> {
    input: R,
    lines: Lines,
    ended: bool,
}

impl<R: Read> Bytes<R> {
    /// Nothing has been read yet.
    pub fn new(input: R) -> Bytes<R> {
        Bytes { input, lines: Lines::default(), ended: false }
    }
}

impl<R: Read + Send + 'static> Source for Bytes<R> {
    fn next(&mut self) -> Incoming {
        let mut piece = [0; PIECE];
        while !self.ended {
            let found = match self.input.read(&mut piece) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                // An input that cannot be read any more has ended.
                Ok(0) | Err(_) => {
                    self.ended = true;
                    self.lines.finish().into_iter().collect()
                }
                Ok(count) => self.lines.push(&piece[..count]),
            };
            if !found.is_empty() {
                return Incoming::Lines(found);
            }
        }
        Incoming::End
    }
}

/// The two ends of a conversation.
pub struct Ends<'a> {
    /// Where lines come from.
    pub source: Box<dyn Source>,
    /// Where answers go.
    pub output: &'a mut dyn Write,
    /// Returns when nobody listens to the output any more; called on a thread of its own.
    pub until_deserted: Option<Box<dyn FnOnce() + Send>>,
}

/// What the other threads report.
enum Message {
    /// The engine is there, with a table of so many bytes.
    Ready(usize),
    /// Something has come in; after lines the reader waits to be told to go on.
    In(Incoming),
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

/// Holds a conversation until it is over. `on_ready` hears how many bytes the engine's
/// table has got.
pub fn hold<D: Dialogue>(
    dialogue: D,
    setup: Setup,
    ends: Ends<'_>,
    on_ready: &mut dyn FnMut(usize),
) -> io::Result<()> {
    let (report, messages) = channel();
    let (orders, engine_orders) = channel();
    let (go_on, may_read) = channel();
    let (warm, until_warm) = channel();
    let Ends { source, output, until_deserted } = ends;
    if let Some(wait) = until_deserted {
        let report = report.clone();
        thread::spawn(move || {
            wait();
            // When nobody listens here either, all is over already.
            let _ = report.send(Message::In(Incoming::Gone));
        });
    }
    let engine_report = report.clone();
    thread::spawn(move || serve(setup, &engine_orders, &engine_report, warm));
    thread::spawn(move || read(source, &report, &may_read));
    let mut talk = Talk { session: Session::new(dialogue), orders, stop: Stop::new(), output, until_warm };
    let mut reader_waits = false;
    for message in &messages {
        let over = match message {
            Message::Ready(got) => {
                on_ready(got);
                false
            }
            Message::In(Incoming::Lines(lines)) => {
                reader_waits = true;
                talk.lines(lines)?
            }
            Message::In(Incoming::End) => talk.event(Event::EndOfInput)?,
            Message::In(Incoming::Gone) => true,
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
    Ok(())
}

struct Talk<'a, D> {
    session: Session<D>,
    orders: Sender<Order>,
    /// Stops the search under way.
    stop: Stop,
    output: &'a mut dyn Write,
    /// Closed by the engine's thread when it can think.
    until_warm: Receiver<()>,
}

impl<D> Drop for Talk<'_, D> {
    /// However the conversation has ended, nobody waits for the search under way.
    fn drop(&mut self) {
        self.stop.stop();
    }
}

impl<D: Dialogue> Talk<'_, D> {
    fn lines(&mut self, lines: Vec<Line>) -> io::Result<bool> {
        for line in lines {
            let over = match line {
                Line::Whole(bytes) => self.event(Event::Line(&bytes))?,
                Line::TooLong => self.event(Event::LineTooLong)?,
            };
            if over {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Takes an event with all that follows from it; says whether it was the last.
    fn event(&mut self, event: Event<'_>) -> io::Result<bool> {
        let mut next = Some(event);
        while let Some(event) = next.take() {
            let Reaction { lines, asks } = self.session.on(event);
            // Who begins a game starts a clock when that is answered: until then the engine
            // gets ready. Names and versions are told at once.
            if asks.contains(&Ask::Forget) {
                // Nothing is ever sent: the channel is closed when the engine is ready.
                let _ = self.until_warm.recv();
            }
            for line in &lines {
                writeln!(self.output, "{line}")?;
            }
            // Whoever is at the other end waits for the answer.
            if !lines.is_empty() {
                self.output.flush()?;
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
        Ok(false)
    }

    fn order(&self, order: Order) {
        self.orders.send(order).expect("the engine's thread waits for orders as long as there can be any");
    }
}

fn read_file(path: &str) -> Result<Vec<u8>, FileError> {
    fs::read(path).map_err(|error| FileError(format!("cannot read {path}: {error}")))
}

fn write_file(path: &str, bytes: &[u8]) -> Result<(), FileError> {
    fs::write(path, bytes).map_err(|error| FileError(format!("cannot write {path}: {error}")))
}

/// The engine's thread: makes it ready, then one order after another.
fn serve(setup: Setup, orders: &Receiver<Order>, report: &Sender<Message>, warm: Sender<()>) {
    let mut thinker = setup.build();
    let _ = report.send(Message::Ready(thinker.table_bytes()));
    // Before the first order, so that the system's work is not done in thinking time.
    thinker.warm_up();
    // Whoever waits for that, now or later, goes on.
    drop(warm);
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

/// The reading thread: waits after lines until more are welcome.
fn read(mut source: Box<dyn Source>, report: &Sender<Message>, go_on: &Receiver<()>) {
    loop {
        let incoming = source.next();
        let last = !matches!(incoming, Incoming::Lines(_));
        if report.send(Message::In(incoming)).is_err() || last || go_on.recv().is_err() {
            return;
        }
    }
}

/// Waits until nobody reads what is written to a pipe or a socket. For a file it never
/// returns.
#[cfg(unix)]
pub fn until_deserted(output: &impl std::os::fd::AsFd) {
    use rustix::event::{PollFd, PollFlags, poll};
    // Nothing is waited for; that the other end is closed is told in any case.
    let mut ends = [PollFd::new(output, PollFlags::empty())];
    let closed = PollFlags::ERR | PollFlags::HUP | PollFlags::NVAL;
    loop {
        match poll(&mut ends, None) {
            Ok(_) if ends[0].revents().intersects(closed) => return,
            Ok(_) | Err(rustix::io::Errno::INTR) => {}
            // Who cannot ask will notice when writing.
            Err(_) => thread::park(),
        }
    }
}

/// Waits until nobody reads what is written; here that is only noticed when writing.
#[cfg(not(unix))]
pub fn until_deserted<T>(_output: &T) {
    loop {
        thread::park();
    }
}
