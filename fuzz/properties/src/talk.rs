//! Bytes as a conversation: what other programs may say to our engine.
//!
//! The bytes are cut into lines as the program cuts them and go through a session of
//! the protocol. Searches are answered with the first legal move, so that the fuzzer
//! spends its time on the conversation. A line whose first byte is [`LATER`] leaves
//! the answers of the outside world open until the line after it: that is how a
//! command comes in the middle of a search.

use outflank_engine::{Line as Found, Score, SearchResult, Selectivity};
use outflank_protocols::lines::{Line, Lines};
use outflank_protocols::session::Dialogue;
use outflank_protocols::{
    Ask, Event, FileError, Job, Reaction, Session, Strength, console, gtp, nboard, xboard,
};
use outflank_rules::{DiscDiff, Move, Position};
use std::time::Duration;

/// In front of a line: the search that it starts goes on during the next line.
pub const LATER: u8 = b'~';

/// A file for those who ask for one.
const FILE: &[u8] = b"(;GM[2];B[f5];W[d6];B[c3])";

/// GTP: every answer begins with its sign and ends with the only empty line in it.
pub fn gtp(bytes: &[u8]) {
    for orientation in [gtp::Orientation::Top, gtp::Orientation::Bottom] {
        let server = gtp::Server::new("1", Strength::of_depth(1), orientation);
        let mut inside = false;
        let session = converse(server, bytes, |line| {
            assert!(inside || line.starts_with(['=', '?']), "{line:?} begins no answer");
            inside = !line.is_empty();
        });
        assert!(!inside, "an answer was not ended");
        check(session.dialogue().position());
    }
}

/// NBoard: every line begins with a word of the protocol.
pub fn nboard(bytes: &[u8]) {
    let session = converse(nboard::Server::new(Strength::of_depth(1)), bytes, |line| {
        assert!(nboard::is_said(line), "{line:?} is no answer of NBoard");
    });
    check(session.dialogue().position());
}

/// The console: it says what it likes, in lines of a length that people read.
pub fn console(bytes: &[u8]) {
    let session = converse(console::Server::new("1", Strength::of_depth(1)), bytes, |line| {
        assert!(line.len() < 2000, "{} bytes in a line", line.len());
    });
    check(session.dialogue().position());
}

/// XBoard: every line begins with a word of the protocol or is a thought.
pub fn xboard(bytes: &[u8]) {
    let session = converse(xboard::Server::new("1", Strength::of_depth(1)), bytes, |line| {
        assert!(xboard::is_said(line), "{line:?} is no answer of XBoard");
    });
    check(session.dialogue().position());
}

fn check(position: Position) {
    assert_eq!(position.to_string().parse(), Ok(position));
}

/// What a session has asked for and not got yet.
#[derive(Default)]
struct Outside {
    search: Option<Job>,
    ponder: bool,
    file: Option<Ask>,
    quit: bool,
}

impl Outside {
    fn is_asked(&self) -> bool {
        self.search.is_some() || self.ponder || self.file.is_some()
    }

    /// Takes note of what a session wants; it must never want two things at once.
    fn note(&mut self, reaction: &Reaction) {
        for ask in &reaction.asks {
            match ask {
                Ask::Search(job) => {
                    assert!(!self.is_asked(), "two things at once");
                    self.search = Some(*job);
                }
                Ask::Ponder(position) => {
                    assert!(!self.is_asked(), "two things at once");
                    assert!(!position.is_over(), "nothing to think about");
                    self.ponder = true;
                }
                Ask::Read(_) | Ask::Write { .. } => {
                    assert!(!self.is_asked(), "two things at once");
                    self.file = Some(ask.clone());
                }
                Ask::Quit => self.quit = true,
                Ask::Stop | Ask::Forget => {}
            }
        }
    }
}

/// A whole conversation; `said` sees every line of the engine.
fn converse<D: Dialogue>(dialogue: D, bytes: &[u8], mut said: impl FnMut(&str)) -> Session<D> {
    let mut session = Session::new(dialogue);
    let mut outside = Outside::default();
    let mut happen = |session: &mut Session<D>, outside: &mut Outside, event: Event<'_>| {
        let over = outside.quit;
        let reaction = session.on(event);
        assert!(!over || reaction == Reaction::default(), "{reaction:?} after the end");
        for line in &reaction.lines {
            assert!(!line.contains(['\n', '\r']), "{line:?}");
            said(line);
        }
        outside.note(&reaction);
        assert_eq!(session.is_pondering(), outside.ponder);
        assert!(outside.quit || outside.ponder || session.is_busy() == outside.is_asked());
    };
    let mut lines = Lines::default();
    let mut heard = lines.push(bytes);
    heard.extend(lines.finish());
    for line in heard {
        let later = match &line {
            Line::Whole(bytes) => {
                let later = bytes.first() == Some(&LATER);
                happen(&mut session, &mut outside, Event::Line(&bytes[usize::from(later)..]));
                later
            }
            Line::TooLong => {
                happen(&mut session, &mut outside, Event::LineTooLong);
                false
            }
        };
        while !later && outside.is_asked() {
            answer(&mut session, &mut outside, &mut happen);
        }
    }
    happen(&mut session, &mut outside, Event::EndOfInput);
    // What was asked before the end is still answered.
    while outside.is_asked() && !outside.quit {
        answer(&mut session, &mut outside, &mut happen);
    }
    assert!(outside.quit, "the end of the input did not end the conversation");
    session
}

/// Reports what was asked for.
fn answer<D: Dialogue>(
    session: &mut Session<D>,
    outside: &mut Outside,
    happen: &mut impl FnMut(&mut Session<D>, &mut Outside, Event<'_>),
) {
    if let Some(job) = outside.search.take() {
        let outcome = any_move(job.position());
        // The session is still busy while it hears of progress.
        outside.search = Some(job);
        happen(session, outside, Event::Progress(&outcome));
        outside.search = None;
        happen(session, outside, Event::Found(outcome));
    } else if std::mem::take(&mut outside.ponder) {
        happen(session, outside, Event::Pondered);
    } else if let Some(ask) = outside.file.take() {
        let event = match ask {
            Ask::Read(path) if path.len() % 2 == 0 => Event::Read(Err(FileError("no such file".to_owned()))),
            Ask::Read(_) => Event::Read(Ok(FILE.to_vec())),
            _ => Event::Written(Ok(())),
        };
        happen(session, outside, event);
    }
}

/// What a search might have found: the first legal move, or the pass.
fn any_move(position: Position) -> SearchResult {
    let mv = position.moves().into_iter().next().map_or(Move::Pass, Move::Place);
    let discs = DiscDiff::saturating(2);
    let score = Score::Estimate { discs, depth: 1, selectivity: Selectivity::FASTEST };
    SearchResult {
        lines: vec![Found { mv, score, variation: vec![mv] }],
        nodes: 1,
        elapsed: Duration::from_millis(1),
        complete: true,
    }
}
