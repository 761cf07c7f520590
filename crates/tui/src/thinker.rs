//! Thinking, away from the screen.
//!
//! Questions go to worker threads and thoughts come back through one channel, so that
//! the screen never waits. Each kind of question has a desk of its own with its own
//! thread and engine: finding the computer's move, studying the position on the
//! screen, and going over a whole game. A new question at a desk ends the one before,
//! and thoughts carry the ticket of their question, so that late ones are recognised.
//!
//! Where the computer's moves are found, it may also think while a person does: nothing
//! comes of that but a fuller table for its next move.

use outflank_coach::Comment;
use outflank_engine::time::TimeLeft;
use outflank_engine::{Limits, Line, Lines, SearchResult, Settings, Stop};
use outflank_levels::{Ask, Computer, Level};
use outflank_rules::{Color, DiscDiff, Game, Move, Position, Square};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

/// Time for each position when a whole game is gone over.
const REVIEW_TIME: Duration = Duration::from_millis(400);

/// The most time for a hint, or to prove something.
const ADVICE_TIME: Duration = Duration::from_secs(3);

/// Names a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ticket(u64);

/// What was found about a move of a game that was gone over.
#[derive(Clone, Debug)]
pub struct Found {
    /// Where it was made.
    pub position: Position,
    /// What the coach says about it.
    pub comment: Comment,
    /// All moves there with their scores, best first.
    pub lines: Vec<Line>,
}

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
    /// One position of a game being gone over.
    Reviewed {
        /// The question.
        ticket: Ticket,
        /// Which position, 0 for the start.
        ply: usize,
        /// Its score for Black, in discs.
        score: i32,
        /// What was found about the move played there; none for passes and at the end.
        found: Option<Box<Found>>,
    },
}

impl Thought {
    /// The question it belongs to.
    #[must_use]
    pub const fn ticket(&self) -> Ticket {
        match self {
            Thought::Chosen { ticket, .. }
            | Thought::Studied { ticket, .. }
            | Thought::Reviewed { ticket, .. } => *ticket,
        }
    }
}

enum Work {
    Choose(Position, Ask),
    Ponder(Position, Level),
    Study(Position, Limits),
    Review(Vec<(Position, Option<Move>)>),
}

struct Job {
    ticket: Ticket,
    work: Work,
    stop: Stop,
}

/// A worker and what it is busy with. The thread starts with the first question and
/// ends when the desk is gone.
struct Desk {
    jobs: Option<Sender<Job>>,
    /// The latest question, and how to end it.
    ticket: Option<Ticket>,
    current: Stop,
    settings: Settings,
}

impl Desk {
    fn new(settings: Settings) -> Desk {
        Desk { jobs: None, ticket: None, current: Stop::new(), settings }
    }

    fn ask(&mut self, ticket: Ticket, work: Work, out: &Sender<Thought>) {
        self.current.stop();
        self.current = Stop::new();
        self.ticket = Some(ticket);
        let job = Job { ticket, work, stop: self.current.clone() };
        let jobs = self.jobs.get_or_insert_with(|| {
            let (jobs, inbox) = channel();
            let (settings, out) = (self.settings.clone(), out.clone());
            thread::spawn(move || work_through(&inbox, &out, settings));
            jobs
        });
        // A worker only ends together with the desk.
        let _ = jobs.send(job);
    }

    /// Whether this question is the latest, and still open.
    fn is_at(&self, ticket: Ticket) -> bool {
        self.ticket == Some(ticket) && !self.current.is_stopped()
    }
}

impl Drop for Desk {
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
    opponent: Desk,
    analyst: Desk,
    reviewer: Desk,
    out: Sender<Thought>,
    thoughts: Receiver<Thought>,
}

impl Thinkers {
    /// Nobody thinks yet. The same seed makes the computer play the same moves.
    #[must_use]
    pub fn new(seed: u64) -> Thinkers {
        let (out, thoughts) = channel();
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let all_cores = Settings { threads: cores, ..Settings::default() };
        Thinkers {
            tickets: 0,
            choices: 0,
            pondered: None,
            seed,
            opponent: Desk::new(all_cores.clone()),
            analyst: Desk::new(all_cores),
            reviewer: Desk::new(Settings { table_bytes: 16 << 20, ..Settings::default() }),
            out,
            thoughts,
        }
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

    /// Asks for what a hint needs: the scores of all moves, to the same depth, within a
    /// few seconds at most.
    pub fn advise(&mut self, position: Position) -> Ticket {
        self.study_within(position, outflank_coach::limits(position).with_time(ADVICE_TIME))
    }

    /// Asks for the result with best play, proved within a few seconds or not at all.
    pub fn prove(&mut self, position: Position) -> Ticket {
        self.study_within(position, Limits::EXACT.with_time(ADVICE_TIME))
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

    /// Asks for a score of every position of a game, and what there is to say about every
    /// move; the last comes first.
    pub fn review(&mut self, game: &Game) -> Ticket {
        let ticket = self.ticket();
        let moves = game.moves_played().map(Some).chain([None]);
        let turns = game.positions().zip(moves).collect();
        self.reviewer.ask(ticket, Work::Review(turns), &self.out);
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

fn work_through(inbox: &Receiver<Job>, out: &Sender<Thought>, settings: Settings) {
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
            Work::Review(turns) => review(&mut computer, ticket, &turns, &stop, out),
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

fn review(
    computer: &mut Computer,
    ticket: Ticket,
    turns: &[(Position, Option<Move>)],
    stop: &Stop,
    out: &Sender<Thought>,
) {
    // From the end, where scores are proven and fill the table for those before.
    for (ply, &(position, mv)) in turns.iter().enumerate().rev() {
        let lines = scored(computer, position, stop);
        if stop.is_stopped() {
            return;
        }
        let discs = match lines.first().map(|line| line.score) {
            Some(score) => score.discs(),
            None => Some(DiscDiff::of_finished(position.board())),
        };
        let own = discs.map_or(0, DiscDiff::discs);
        let score = if position.turn() == Color::Black { own } else { -own };
        let comment = mv.and_then(Move::square).and_then(|square| Comment::on(position, square, &lines).ok());
        let found = comment.map(|comment| Box::new(Found { position, comment, lines }));
        let _ = out.send(Thought::Reviewed { ticket, ply, score, found });
    }
}

/// All moves with their scores; none where the game is over.
fn scored(computer: &mut Computer, position: Position, stop: &Stop) -> Vec<Line> {
    let limits = outflank_coach::limits(position).with_time(REVIEW_TIME);
    computer
        .engine()
        .search(position, &limits, stop, &mut |_| {})
        .map_or_else(|_| Vec::new(), |found| found.lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Not a measurement: without an end to the pondering nothing would ever come.
    const PATIENCE: Duration = Duration::from_secs(60);

    fn chosen(thinkers: &Thinkers) -> (Ticket, Square) {
        match thinkers.wait(PATIENCE) {
            Some(Thought::Chosen { ticket, square }) => (ticket, square),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_next_question_ends_the_pondering() {
        let mut thinkers = Thinkers::new(7);
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
        let mut thinkers = Thinkers::new(7);
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
            let mut thinkers = Thinkers::new(7);
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
