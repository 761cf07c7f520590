//! Thinking, away from the screen.
//!
//! Questions go to worker threads and thoughts come back through one channel, so that
//! the screen never waits. Each kind of question has a desk of its own with its own
//! thread: finding the computer's move, studying the position on the screen, judging a
//! position for a hint, and reviewing a whole game. A new question at a desk ends the one
//! before, and thoughts carry the ticket of their question, so that late ones are
//! recognised.
//!
//! Where the computer's moves are found, it may also think while a person does: nothing
//! comes of that but a fuller table for its next move.
//!
//! Hints and reviews are judgements of [`outflank_review`], as the web app and the command
//! line show them.

use outflank_engine::time::TimeLeft;
use outflank_engine::{Limits, Line, Lines, SearchResult, Settings, Stop};
use outflank_eval::Weights;
use outflank_levels::{Ask, Computer, Level};
use outflank_review::{Archive, ArchiveError, Effort, Judgement, Key, Reviewer};
use outflank_rules::{Game, Position, Square};
use outflank_store::Store;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

/// Names a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ticket(u64);

/// What came out of a question, so far or in the end.
#[derive(Clone, Debug)]
pub enum Thought {
    /// The computer's move.
    Chosen {
        /// The question.
        ticket: Ticket,
        /// Where it plays.
        square: Square,
    },
    /// The position being studied, a little deeper than before.
    Studied {
        /// The question.
        ticket: Ticket,
        /// All moves with their scores, best first.
        outcome: SearchResult,
        /// Whether nothing more will come.
        finished: bool,
    },
    /// A position that was judged for a hint or a proof.
    Judged {
        /// The question.
        ticket: Ticket,
        /// All moves with their scores, best first.
        lines: Vec<Line>,
    },
    /// One position of a game being reviewed.
    Reviewed {
        /// The question.
        ticket: Ticket,
        /// What was found about it.
        judgement: Box<Judgement>,
    },
}

impl Thought {
    /// The question it belongs to.
    #[must_use]
    pub const fn ticket(&self) -> Ticket {
        match self {
            Thought::Chosen { ticket, .. }
            | Thought::Studied { ticket, .. }
            | Thought::Judged { ticket, .. }
            | Thought::Reviewed { ticket, .. } => *ticket,
        }
    }
}

/// Questions to a computer.
enum Work {
    Choose(Position, Ask),
    Ponder(Position, Level),
    Study(Position, Limits),
}

/// Questions to a reviewer.
enum Review {
    Position(Position),
    Game(Game),
}

struct Job<W> {
    ticket: Ticket,
    work: W,
    stop: Stop,
}

/// Works through the questions of a desk until it is gone.
type Worker<W> = Box<dyn FnOnce(&Receiver<Job<W>>, &Sender<Thought>) + Send>;

/// A worker and what it is busy with. The thread starts with the first question and
/// ends when the desk is gone.
struct Desk<W> {
    worker: Option<Worker<W>>,
    jobs: Option<Sender<Job<W>>>,
    /// The latest question, and how to end it.
    ticket: Option<Ticket>,
    current: Stop,
}

impl<W: Send + 'static> Desk<W> {
    fn new(worker: impl FnOnce(&Receiver<Job<W>>, &Sender<Thought>) + Send + 'static) -> Desk<W> {
        Desk { worker: Some(Box::new(worker)), jobs: None, ticket: None, current: Stop::new() }
    }

    fn ask(&mut self, ticket: Ticket, work: W, out: &Sender<Thought>) {
        self.current.stop();
        self.current = Stop::new();
        self.ticket = Some(ticket);
        if let Some(worker) = self.worker.take() {
            let (jobs, inbox) = channel();
            let out = out.clone();
            thread::spawn(move || worker(&inbox, &out));
            self.jobs = Some(jobs);
        }
        let job = Job { ticket, work, stop: self.current.clone() };
        // A worker only ends together with the desk.
        let _ = self.jobs.as_ref().map(|jobs| jobs.send(job));
    }

    /// Whether this question is the latest, and still open.
    fn is_at(&self, ticket: Ticket) -> bool {
        self.ticket == Some(ticket) && !self.current.is_stopped()
    }
}

impl<W> Drop for Desk<W> {
    fn drop(&mut self) {
        self.current.stop();
    }
}

/// Everybody who thinks for the app.
pub struct Thinkers {
    tickets: u64,
    /// How many moves were asked for.
    choices: u64,
    /// The position being thought about in a person's time.
    pondered: Option<Ticket>,
    seed: u64,
    effort: Effort,
    opponent: Desk<Work>,
    analyst: Desk<Work>,
    coach: Desk<Review>,
    reviewer: Desk<Review>,
    out: Sender<Thought>,
    thoughts: Receiver<Thought>,
}

impl Thinkers {
    /// Nobody thinks yet. The same seed makes the computer play the same moves. Positions
    /// are judged with this effort, and what was found is kept in the store, if there is
    /// one.
    #[must_use]
    pub fn new(seed: u64, effort: Effort, store: Option<Arc<Store>>) -> Thinkers {
        let (out, thoughts) = channel();
        let cores = thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
        let computer = || {
            let settings = Settings { threads: cores.get(), ..Settings::default() };
            Desk::new(move |inbox, out| work_through(inbox, out, settings))
        };
        let reviewer = |threads| {
            let archive = Kept(store.clone());
            Desk::new(move |inbox, out| review_through(inbox, out, archive, effort, threads))
        };
        Thinkers {
            tickets: 0,
            choices: 0,
            pondered: None,
            seed,
            effort,
            opponent: computer(),
            analyst: computer(),
            coach: reviewer(NonZero::<usize>::MIN),
            reviewer: reviewer(cores),
            out,
            thoughts,
        }
    }

    /// How hard positions are looked at that are judged.
    #[must_use]
    pub const fn effort(&self) -> Effort {
        self.effort
    }

    fn ticket(&mut self) -> Ticket {
        self.tickets += 1;
        Ticket(self.tickets)
    }

    /// Asks for the move of a computer of this level.
    pub fn choose(&mut self, position: Position, level: Level, clock: Option<TimeLeft>) -> Ticket {
        let ticket = self.ticket();
        self.choices += 1;
        // Every move of a game has its own luck, whatever else was asked in between.
        let seed = self.seed.wrapping_add(self.choices.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        self.opponent.ask(ticket, Work::Choose(position, Ask { level, clock, seed }), &self.out);
        ticket
    }

    /// Lets a computer of this level think about the position a person is to move in,
    /// until its next move is asked for, or [`Thinkers::stop_choosing`], or until there is
    /// nothing left to find out.
    pub fn ponder(&mut self, position: Position, level: Level) -> Ticket {
        let ticket = self.ticket();
        self.opponent.ask(ticket, Work::Ponder(position, level), &self.out);
        self.pondered = Some(ticket);
        ticket
    }

    /// Whether a computer is thinking in a person's time.
    #[must_use]
    pub fn is_pondering(&self) -> bool {
        self.pondered.is_some_and(|ticket| self.opponent.is_at(ticket))
    }

    /// Asks for the scores of all moves, ever deeper until stopped.
    pub fn study(&mut self, position: Position) -> Ticket {
        self.study_within(position, Limits::EXACT.with_lines(Lines::All))
    }

    /// Asks for all moves as a review judges them: what a hint needs, and what proves a
    /// mistake.
    pub fn judge(&mut self, position: Position) -> Ticket {
        let ticket = self.ticket();
        self.coach.ask(ticket, Review::Position(position), &self.out);
        ticket
    }

    /// Asks for the scores of all moves after a second or so.
    pub fn weigh(&mut self, position: Position) -> Ticket {
        self.study_within(position, Limits::time(Duration::from_millis(1200)).with_lines(Lines::All))
    }

    fn study_within(&mut self, position: Position, limits: Limits) -> Ticket {
        let ticket = self.ticket();
        self.analyst.ask(ticket, Work::Study(position, limits), &self.out);
        ticket
    }

    /// Asks for a judgement on every position of a game; the last comes first.
    pub fn review(&mut self, game: &Game) -> Ticket {
        let ticket = self.ticket();
        self.reviewer.ask(ticket, Review::Game(game.clone()), &self.out);
        ticket
    }

    /// Nobody waits for this move of the computer any more, or wants it to ponder this. A
    /// later question is not disturbed.
    pub fn stop_choosing(&self, ticket: Ticket) {
        if self.opponent.is_at(ticket) {
            self.opponent.current.stop();
        }
    }

    /// Nobody waits for the study any more.
    pub fn stop_studying(&self) {
        self.analyst.current.stop();
    }

    /// Nobody waits for the review any more.
    pub fn stop_reviewing(&self) {
        self.reviewer.current.stop();
    }

    /// The next thought, if there is one already.
    pub fn poll(&self) -> Option<Thought> {
        self.thoughts.try_recv().ok()
    }

    /// The next thought, waiting for it so long.
    pub fn wait(&self, patience: Duration) -> Option<Thought> {
        self.thoughts.recv_timeout(patience).ok()
    }
}

fn work_through(inbox: &Receiver<Job<Work>>, out: &Sender<Thought>, settings: Settings) {
    let mut computer = Computer::new(settings);
    while let Ok(Job { ticket, work, stop }) = inbox.recv() {
        if stop.is_stopped() {
            continue;
        }
        // Whoever asked may be gone, and with them the receiver: then there is nobody
        // to be told.
        match work {
            Work::Choose(position, ask) => {
                if let Ok(choice) = computer.choose(&position, &ask, &stop)
                    && !stop.is_stopped()
                {
                    let _ = out.send(Thought::Chosen { ticket, square: choice.square });
                }
            }
            Work::Ponder(position, level) => {
                computer.ponder(&position, level, &stop);
                // Thought through to the end, it is over as if it had been stopped.
                stop.stop();
            }
            Work::Study(position, limits) => study(&mut computer, ticket, position, &limits, &stop, out),
        }
    }
}

fn study(
    computer: &mut Computer,
    ticket: Ticket,
    position: Position,
    limits: &Limits,
    stop: &Stop,
    out: &Sender<Thought>,
) {
    let tell = |outcome: &SearchResult, finished| {
        let _ = out.send(Thought::Studied { ticket, outcome: outcome.clone(), finished });
    };
    let answer = computer.engine().search(position, limits, stop, &mut |outcome| tell(outcome, false));
    if let Ok(outcome) = answer
        && !stop.is_stopped()
    {
        tell(&outcome, true);
    }
}

fn review_through(
    inbox: &Receiver<Job<Review>>,
    out: &Sender<Thought>,
    mut archive: Kept,
    effort: Effort,
    threads: NonZero<usize>,
) {
    let mut reviewer = Reviewer::new(effort, threads, Weights::embedded());
    while let Ok(Job { ticket, work, stop }) = inbox.recv() {
        // An error only says that it was stopped; and whoever asked may be gone.
        match work {
            Review::Position(position) => {
                if let Ok(lines) = reviewer.lines(position, &mut archive, &stop) {
                    let _ = out.send(Thought::Judged { ticket, lines });
                }
            }
            Review::Game(game) => {
                let _ = reviewer.review(&game, &mut archive, &stop, &mut |progress| {
                    let judgement = Box::new(progress.judgement.clone());
                    let _ = out.send(Thought::Reviewed { ticket, judgement });
                });
            }
        }
    }
}

/// Judged positions in the store, if there is one. What it cannot give or keep is searched,
/// which costs time and nothing else.
struct Kept(Option<Arc<Store>>);

impl Archive for Kept {
    fn find(&mut self, key: &Key) -> Result<Option<Vec<Line>>, ArchiveError> {
        Ok(self.0.as_deref().and_then(|mut store| store.find(key).ok()).flatten())
    }

    fn keep(&mut self, key: &Key, lines: &[Line]) -> Result<(), ArchiveError> {
        if let Some(mut store) = self.0.as_deref() {
            let _ = store.keep(key, lines);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_rules::Move;

    /// Not a measurement: without an end to the pondering nothing would ever come.
    const PATIENCE: Duration = Duration::from_secs(60);

    fn thinkers() -> Thinkers {
        Thinkers::new(7, Effort::QUICK, None)
    }

    fn chosen(thinkers: &Thinkers) -> (Ticket, Square) {
        match thinkers.wait(PATIENCE) {
            Some(Thought::Chosen { ticket, square }) => (ticket, square),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_next_question_ends_the_pondering() {
        let mut thinkers = thinkers();
        let pondered = thinkers.ponder(Position::START, Level::MAX);
        assert!(thinkers.is_pondering(), "nobody solves the game from its start");
        let position = Position::START.play(Move::Place("f5".parse().unwrap())).unwrap();
        let asked = thinkers.choose(position, Level::numbered(12).unwrap(), None);
        assert!(!thinkers.is_pondering());
        // Whoever comes late with what is over does not disturb what came after.
        thinkers.stop_choosing(pondered);
        let (ticket, square) = chosen(&thinkers);
        assert_eq!(ticket, asked);
        assert!(position.moves().contains(square));
    }

    #[test]
    fn stopped_pondering_says_nothing_and_leaves_the_desk_free() {
        let mut thinkers = thinkers();
        let ticket = thinkers.ponder(Position::START, Level::MAX);
        thinkers.stop_choosing(ticket);
        assert!(!thinkers.is_pondering());
        let asked = thinkers.choose(Position::START, Level::numbered(1).unwrap(), None);
        assert_eq!(chosen(&thinkers).0, asked, "the first thought is the move");
    }

    #[test]
    fn pondering_does_not_change_the_luck_of_the_moves() {
        let level = Level::numbered(3).unwrap();
        let moves = |ponder: bool| -> Vec<Square> {
            let mut thinkers = thinkers();
            let mut next = || {
                if ponder {
                    // A level that plays as people do has nothing to think about.
                    thinkers.ponder(Position::START, level);
                }
                thinkers.choose(Position::START, level, None);
                chosen(&thinkers).1
            };
            (0..8).map(|_| next()).collect()
        };
        assert_eq!(moves(true), moves(false));
    }
}
