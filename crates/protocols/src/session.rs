//! One conversation: lines in, lines and wishes out.
//!
//! A protocol proper is a [`Dialogue`]: it answers one command at a time. [`Session`]
//! is what all protocols share: lines that come in while an answer is under way wait
//! their turn, unless the protocol says that they interrupt it; strange bytes become
//! harmless text; the end of the input lets what was asked before it be answered, but a
//! search that nothing else would end stops there.
//!
//! When everything is answered, a protocol may want to ponder: to think while nobody
//! waits. Whatever comes in ends that, and is answered as soon as it has ended.

use outflank_engine::time::{Budget, PIPE_MARGIN, TimeLeft};
use outflank_engine::{Limits, SearchResult, Target};
use outflank_rules::Position;
use std::collections::VecDeque;
use std::fmt;

/// Lines that may wait for an answer to be finished before no more are wanted.
const MOST_WAITING: usize = 1024;

/// Empty squares up to which a position can be solved while somebody waits. Who wants more
/// of them solved means: until I say stop.
const SOLVABLE: u32 = 32;

/// Something that happened outside.
#[derive(Clone, Debug)]
pub enum Event<'a> {
    /// A line has come in, without its end.
    Line(&'a [u8]),
    /// A line was longer than [`crate::lines::LONGEST`] and has been thrown away.
    LineTooLong,
    /// The search has finished a pass.
    Progress(&'a SearchResult),
    /// The search is over, by itself or because it was stopped.
    Found(SearchResult),
    /// The pondering is over, by itself or because it was stopped.
    Pondered,
    /// The file asked for.
    Read(Result<Vec<u8>, FileError>),
    /// The file has been written.
    Written(Result<(), FileError>),
    /// There will be no more lines.
    EndOfInput,
}

/// What a session wants of the program around it.
#[derive(Clone, Debug, PartialEq)]
pub enum Ask {
    /// Start a search. There is never more than one at a time; its progress and its
    /// end are to be reported.
    Search(Job),
    /// Think about a position, one side of which can move, for what later searches can
    /// make of it. Never while a search is under way; only its end is to be reported.
    Ponder(Position),
    /// Stop the search or the pondering that is under way, if there is one. It is still
    /// reported as found or pondered.
    Stop,
    /// Forget what earlier searches have learned: a new game begins.
    Forget,
    /// Read a file and report it.
    Read(String),
    /// Write a file and report that.
    Write {
        /// Its name.
        path: String,
        /// What goes into it.
        bytes: Vec<u8>,
    },
    /// The conversation is over.
    Quit,
}

/// A search to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Job {
    position: Position,
    limits: Limits,
    purpose: Purpose,
    clock: Option<TimeLeft>,
    until_stopped: bool,
}

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To choose a move of the game.
    Play,
    /// To know more about a position.
    Look,
}

impl Job {
    /// A look at a position, unless the game is over there.
    #[must_use]
    pub fn new(position: Position, limits: Limits) -> Option<Job> {
        let job = Job { position, limits, purpose: Purpose::Look, clock: None, until_stopped: false };
        (!position.is_over()).then_some(job)
    }

    /// The same to choose a move.
    #[must_use]
    pub const fn to_play(self) -> Job {
        Job { purpose: Purpose::Play, ..self }
    }

    /// The same for as long as somebody looks on.
    #[must_use]
    pub const fn until_stopped(self) -> Job {
        Job { until_stopped: true, ..self }
    }

    /// The same by a clock: the time manager says how much of it this search may take.
    #[must_use]
    pub fn with_clock(self, clock: TimeLeft) -> Job {
        let budget = Budget::new(&clock, self.position.board().empties(), PIPE_MARGIN);
        Job { limits: self.limits.with_budget(budget), clock: Some(clock), ..self }
    }

    /// The clock it is limited by, for whoever shares it out in another way.
    #[must_use]
    pub const fn clock(self) -> Option<TimeLeft> {
        self.clock
    }

    /// What it is for.
    #[must_use]
    pub const fn purpose(self) -> Purpose {
        self.purpose
    }

    /// Whether only a stop ends it.
    #[must_use]
    pub fn is_endless(&self) -> bool {
        let empties = self.position.board().empties();
        let plies = match self.limits.target {
            Target::Depth { plies, .. } => plies.min(empties),
            Target::Exact | Target::Outcome => empties,
        };
        let unlimited = self.limits.time.is_none() && self.limits.nodes.is_none();
        self.until_stopped || (plies > SOLVABLE && unlimited)
    }

    /// The position; one side can move there.
    #[must_use]
    pub const fn position(self) -> Position {
        self.position
    }

    /// How far to search.
    #[must_use]
    pub const fn limits(&self) -> &Limits {
        &self.limits
    }
}

/// Why a file could not be read or written, in the words of the system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileError(pub String);

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for FileError {}

/// The answer to an event.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reaction {
    /// Lines to send, in order, without their ends.
    pub lines: Vec<String>,
    /// Things to do, in order, after the lines.
    pub asks: Vec<Ask>,
}

impl Reaction {
    pub(crate) fn say(&mut self, line: impl Into<String>) {
        // What we repeat of others' text must not break into lines of its own.
        let line: String = line.into();
        self.lines.push(line.replace(['\n', '\r'], " "));
    }

    pub(crate) fn ask(&mut self, ask: Ask) {
        self.asks.push(ask);
    }
}

/// What to do with a line that comes in while an answer is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overheard {
    /// It waits.
    Later,
    /// The search stops, and the line is answered afterwards.
    StopFirst,
    /// The search stops; the line was for nothing else.
    StopOnly,
    /// It is answered at once, and the search goes on. The answer asks for nothing.
    Meanwhile,
}

/// A protocol: it answers commands one at a time. What it asks for is reported to it
/// before the next command.
pub trait Dialogue {
    /// Answers a command: one line of text without control characters.
    fn command(&mut self, line: &str, reaction: &mut Reaction);

    /// Answers a line that was too long to be kept.
    fn too_long(&mut self, reaction: &mut Reaction);

    /// The search has finished a pass.
    fn progress(&mut self, outcome: &SearchResult, reaction: &mut Reaction);

    /// The search is over.
    fn found(&mut self, outcome: SearchResult, reaction: &mut Reaction);

    /// The file asked for.
    fn read(&mut self, result: Result<Vec<u8>, FileError>, reaction: &mut Reaction);

    /// The file has been written.
    fn written(&mut self, result: Result<(), FileError>, reaction: &mut Reaction);

    /// Looks at a line before its turn.
    fn overhear(&mut self, line: &str) -> Overheard;

    /// The position to think about while there is nothing to answer; a side can move
    /// there.
    fn ponder(&self) -> Option<Position> {
        None
    }
}

/// A conversation in some protocol.
#[derive(Clone, Debug)]
pub struct Session<D> {
    dialogue: D,
    waiting: VecDeque<Waiting>,
    /// Something was asked for and has not been reported yet.
    busy: bool,
    /// It is a search that only a stop ends.
    endless: bool,
    /// A position is being thought about though nobody waits for an answer.
    pondering: bool,
    over: bool,
}

#[derive(Clone, Debug)]
enum Waiting {
    Line(String),
    TooLong,
    End,
}

impl<D: Dialogue> Session<D> {
    /// A conversation that has not begun.
    #[must_use]
    pub fn new(dialogue: D) -> Session<D> {
        Session {
            dialogue,
            waiting: VecDeque::new(),
            busy: false,
            endless: false,
            pondering: false,
            over: false,
        }
    }

    /// The protocol's own state.
    #[must_use]
    pub fn dialogue(&self) -> &D {
        &self.dialogue
    }

    /// Whether an answer is under way that waits for something asked for. Pondering is no
    /// answer, but one may wait for its end.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.busy || !self.waiting.is_empty()
    }

    /// Whether a position is being thought about though nobody waits for an answer.
    #[must_use]
    pub fn is_pondering(&self) -> bool {
        self.pondering
    }

    /// Whether more lines are welcome; with too many waiting they are not, until the
    /// answer under way is finished.
    #[must_use]
    pub fn wants_lines(&self) -> bool {
        self.waiting.len() < MOST_WAITING
    }

    /// Takes an event.
    pub fn on(&mut self, event: Event<'_>) -> Reaction {
        let mut reaction = Reaction::default();
        if self.over {
            return reaction;
        }
        let nobody_waited = self.waiting.is_empty();
        // What has been thought through to its end is not begun again.
        let satisfied = nobody_waited && matches!(event, Event::Pondered);
        match event {
            Event::Line(bytes) => self.hear(clean(bytes), &mut reaction),
            Event::LineTooLong => self.waiting.push_back(Waiting::TooLong),
            Event::EndOfInput => {
                self.waiting.push_back(Waiting::End);
                if self.busy && self.endless {
                    reaction.ask(Ask::Stop);
                }
            }
            Event::Pondered => self.pondering = false,
            Event::Progress(outcome) => {
                if self.busy {
                    self.dialogue.progress(outcome, &mut reaction);
                }
            }
            Event::Found(outcome) => {
                if std::mem::take(&mut self.busy) {
                    self.dialogue.found(outcome, &mut reaction);
                }
            }
            Event::Read(result) => {
                if std::mem::take(&mut self.busy) {
                    self.dialogue.read(result, &mut reaction);
                }
            }
            Event::Written(result) => {
                if std::mem::take(&mut self.busy) {
                    self.dialogue.written(result, &mut reaction);
                }
            }
        }
        if self.pondering && nobody_waited && !self.waiting.is_empty() {
            reaction.ask(Ask::Stop);
        }
        self.settle(&mut reaction, 0);
        self.answer_waiting(&mut reaction);
        if !satisfied {
            self.ponder(&mut reaction);
        }
        reaction
    }

    /// Thinks on when there is nothing else to do.
    fn ponder(&mut self, reaction: &mut Reaction) {
        if self.busy || self.pondering || self.over {
            return;
        }
        if let Some(position) = self.dialogue.ponder() {
            self.pondering = true;
            reaction.ask(Ask::Ponder(position));
        }
    }

    fn hear(&mut self, line: String, reaction: &mut Reaction) {
        if !self.busy {
            self.waiting.push_back(Waiting::Line(line));
            return;
        }
        match self.dialogue.overhear(&line) {
            Overheard::Later => self.waiting.push_back(Waiting::Line(line)),
            Overheard::StopFirst => {
                self.waiting.push_back(Waiting::Line(line));
                reaction.ask(Ask::Stop);
            }
            Overheard::StopOnly => reaction.ask(Ask::Stop),
            Overheard::Meanwhile => self.dialogue.command(&line, reaction),
        }
    }

    fn answer_waiting(&mut self, reaction: &mut Reaction) {
        while !self.busy && !self.pondering && !self.over {
            let Some(next) = self.waiting.pop_front() else { return };
            let before = reaction.asks.len();
            match next {
                Waiting::Line(line) => self.dialogue.command(&line, reaction),
                Waiting::TooLong => self.dialogue.too_long(reaction),
                Waiting::End => reaction.ask(Ask::Quit),
            }
            self.settle(reaction, before);
        }
    }

    /// Notices what was asked for since `before`. A search that starts while an
    /// interruption of it is already waiting is stopped at once.
    fn settle(&mut self, reaction: &mut Reaction, before: usize) {
        let asks = &reaction.asks[before..];
        self.over |= asks.contains(&Ask::Quit);
        let searching = asks.iter().any(|ask| matches!(ask, Ask::Search(_)));
        if searching {
            self.endless = asks.iter().any(|ask| matches!(ask, Ask::Search(job) if job.is_endless()));
        }
        let endless = self.endless;
        self.busy |= searching || asks.iter().any(|ask| matches!(ask, Ask::Read(_) | Ask::Write { .. }));
        // What does not disturb the search need not wait for its end.
        while searching
            && let Some(Waiting::Line(line)) = self.waiting.front()
            && self.dialogue.overhear(line) == Overheard::Meanwhile
        {
            if let Some(Waiting::Line(line)) = self.waiting.pop_front() {
                self.dialogue.command(&line, reaction);
            }
        }
        let interrupts = |dialogue: &mut D, waiting: &Waiting| match waiting {
            Waiting::Line(line) => dialogue.overhear(line) == Overheard::StopFirst,
            Waiting::TooLong => false,
            Waiting::End => endless,
        };
        if searching && self.waiting.iter().any(|waiting| interrupts(&mut self.dialogue, waiting)) {
            reaction.ask(Ask::Stop);
        }
    }
}

/// Text from bytes: tabs become blanks, other control characters and what is no text
/// disappear or become a replacement character.
fn clean(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes)
        .chars()
        .map(|letter| if letter == '\t' { ' ' } else { letter })
        .filter(|letter| !letter.is_control())
        .collect()
}

/// The first word of a line and what follows it.
pub(crate) fn split_word(line: &str) -> (&str, &str) {
    let line = line.trim();
    match line.split_once(' ') {
        Some((word, rest)) => (word, rest.trim_start()),
        None => (line, ""),
    }
}

/// A text short enough to be repeated in a message.
pub(crate) fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    let mut letters = text.chars();
    let start: String = letters.by_ref().take(MOST).collect();
    if letters.next().is_some() { start + "…" } else { start }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strange_bytes_become_harmless_text() {
        assert_eq!(clean(b"ping\t1\0\r"), "ping 1");
        assert_eq!(clean(b"\xff\xfego"), "\u{fffd}\u{fffd}go");
        assert_eq!(split_word("  set   depth 8 "), ("set", "depth 8"));
        assert_eq!(split_word(""), ("", ""));
    }

    #[test]
    fn repeated_text_is_short_and_one_line() {
        assert_eq!(shortened(&"x".repeat(1 << 20)).chars().count(), 41);
        let mut reaction = Reaction::default();
        reaction.say("a\nb");
        assert_eq!(reaction.lines, ["a b"]);
    }

    #[test]
    fn nothing_is_searched_where_the_game_is_over() {
        let over = format!("{}X X", "X".repeat(63)).parse().unwrap();
        assert_eq!(Job::new(over, Limits::EXACT), None);
        assert!(Job::new(Position::START, Limits::EXACT).is_some());
    }
}
