//! Our side of the NBoard protocol: the engine.

use crate::drawing;
use crate::history::History;
use crate::moves;
use crate::session::{Ask, Dialogue, FileError, Job, Overheard, Reaction, shortened, split_word};
use crate::strength::Strength;
use outflank_engine::time::TimeLeft;
use outflank_engine::{Lines, Score, SearchResult};
use outflank_formats::{Clock, Format, GameRecord, ReadError, TimeControl, read_games};
use outflank_rules::{Color, IllegalMove, Move, Position};
use std::fmt;
use std::time::Duration;

/// An engine that is spoken to by NBoard.
#[derive(Clone, Debug)]
pub struct Server {
    /// The protocol version of the board.
    version: u32,
    strength: Strength,
    history: History,
    /// The time each side is allowed and has used, when the game has a clock.
    clocks: [Option<Used>; 2],
    task: Option<Task>,
    /// A ping has come in: nobody wants to hear of the old position any more.
    silenced: bool,
}

/// A clock and what has been used of it.
#[derive(Clone, Copy, Debug)]
struct Used {
    allowed: TimeControl,
    used: f64,
    moves: u32,
}

impl Used {
    /// What is left, with what came back for the moves made.
    fn left(self) -> Duration {
        let allowed =
            f64::from(self.allowed.main) + f64::from(self.allowed.increment) * f64::from(self.moves);
        Duration::from_secs_f64((allowed - self.used).max(0.0))
    }

    fn add(&mut self, seconds: f64) {
        if seconds.is_finite() {
            self.used += seconds.max(0.0);
        }
        self.moves += 1;
    }
}

/// What is being searched for.
#[derive(Clone, Debug)]
enum Task {
    /// Whether anything of it has been said yet matters when it is stopped.
    Hint {
        from: Position,
        said: bool,
    },
    Go {
        from: Position,
    },
    /// Positions of the game still to be looked at, the next one last.
    Analyze {
        from: Position,
        number: usize,
        rest: Vec<Position>,
    },
}

/// Why a line changes nothing. NBoard has no answer for that but its status line.
enum Refusal {
    Depth,
    Game(ReadError),
    NoGame,
    Replay(IllegalMove),
    NotAMove(String),
    Move(IllegalMove),
    Over,
    TooLong,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Depth => f.write_str("expected a depth from 1 to 60"),
            Refusal::Game(error) => write!(f, "cannot read the game: {error}"),
            Refusal::NoGame => f.write_str("cannot read the game: there is none"),
            Refusal::Replay(reason) => write!(f, "cannot read the game: {reason}"),
            Refusal::NotAMove(text) => write!(f, "not a move: {text:?}"),
            Refusal::Move(reason) => write!(f, "illegal move: {reason}"),
            Refusal::Over => f.write_str("the game is over"),
            Refusal::TooLong => f.write_str("line too long"),
        }
    }
}

impl Server {
    /// An engine with this strength until the board sets a depth.
    #[must_use]
    pub fn new(strength: Strength) -> Server {
        Server {
            version: 1,
            strength,
            history: History::default(),
            clocks: [None; 2],
            task: None,
            silenced: false,
        }
    }

    /// Where the game stands.
    #[must_use]
    pub fn position(&self) -> Position {
        self.history.position()
    }

    fn set(&mut self, what: &str, value: &str, reaction: &mut Reaction) -> Result<(), Refusal> {
        match what {
            "depth" => {
                let depth =
                    value.trim().parse::<u32>().ok().filter(|depth| (1..=Strength::DEEPEST).contains(depth));
                self.strength = Strength { depth: depth.ok_or(Refusal::Depth)?, ..self.strength };
                self.say_name(reaction);
            }
            "game" => self.set_game(value, reaction)?,
            // Contempt is about draws of the opening book; others may follow.
            _ => {}
        }
        Ok(())
    }

    fn say_name(&self, reaction: &mut Reaction) {
        reaction.say(format!("set myname Outflank{}", self.strength.depth));
    }

    fn set_game(&mut self, ggf: &str, reaction: &mut Reaction) -> Result<(), Refusal> {
        let games = read_games(Format::Ggf, ggf.as_bytes()).map_err(Refusal::Game)?;
        let game = games.first().ok_or(Refusal::NoGame)?;
        // Our reader adds the pass a game has come to. Here it matters whether the
        // board has sent it: if not, the pass is the move we may be asked for.
        let last_is_pass = game.moves.last().is_some_and(|recorded| recorded.mv == Move::Pass);
        let left_out = usize::from(last_is_pass && last_move(ggf) != Some(Move::Pass));
        let moves = game.moves.len() - left_out;
        self.history = History::from_record(game, moves).map_err(Refusal::Replay)?;
        self.clocks = Color::BOTH.map(|color| clock_of(game, color, moves));
        // There is no order for a new game but this one.
        if moves == 0 {
            reaction.ask(Ask::Forget);
        }
        Ok(())
    }

    /// Plays `F5/1.20/2.4`; the last two are not needed.
    fn play(&mut self, text: &str) -> Result<(), Refusal> {
        let mut parts = text.split(['/', ' ']).map(str::trim);
        let name = parts.next().unwrap_or_default();
        let mv = moves::parse(name).ok_or_else(|| Refusal::NotAMove(shortened(text)))?;
        let before = self.position();
        // A pass of a finished game changes nothing, wherever it comes from.
        if mv == Move::Pass && before.is_over() {
            return Ok(());
        }
        self.history.play(mv).map_err(Refusal::Move)?;
        let seconds = parts.nth(1).and_then(|time| time.parse::<f64>().ok()).unwrap_or_default();
        let mover = !self.position().turn();
        if let Some(clock) = &mut self.clocks[mover.index()] {
            clock.add(seconds);
        }
        Ok(())
    }

    fn hint(&mut self, count: &str, reaction: &mut Reaction) -> Result<(), Refusal> {
        let count = count.trim().parse::<u32>().unwrap_or(1).clamp(1, 60);
        let from = self.position();
        let limits = self.strength.limits(from).with_lines(Lines::Best(count));
        self.think(Task::Hint { from, said: false }, Job::new(from, limits), reaction)
    }

    fn go(&mut self, reaction: &mut Reaction) -> Result<(), Refusal> {
        let from = self.position();
        if from.must_pass() {
            reaction.say("=== PA");
            return Ok(());
        }
        let mut job = Job::new(from, self.strength.limits(from)).map(Job::to_play);
        // Since version 2 the clock counts as well as the depth.
        if let Some(clock) = self.clocks[from.turn().index()].filter(|_| self.version >= 2) {
            let increment = Duration::from_secs(clock.allowed.increment.into());
            let left = TimeLeft::game(clock.left()).with_increment(increment);
            job = job.map(|job| job.with_clock(left));
        }
        self.think(Task::Go { from }, job, reaction)
    }

    fn think(&mut self, task: Task, job: Option<Job>, reaction: &mut Reaction) -> Result<(), Refusal> {
        let job = job.ok_or(Refusal::Over)?;
        reaction.say("status thinking");
        self.task = Some(task);
        reaction.ask(Ask::Search(job));
        Ok(())
    }

    /// Looks at the positions of the game from its end to its beginning: what the later
    /// ones teach helps with the earlier.
    fn analyze(&mut self, mut rest: Vec<Position>, reaction: &mut Reaction) {
        while let Some(position) = rest.pop() {
            let number = rest.len();
            match Job::new(position, self.strength.limits(position)) {
                Some(job) => {
                    self.task = Some(Task::Analyze { from: position, number, rest });
                    reaction.ask(Ask::Search(job));
                    return;
                }
                None => {
                    let score = position.board().final_difference();
                    reaction.say(analysis(number, position, f64::from(score)));
                }
            }
        }
        reaction.say("status");
    }

    fn say_lines(&self, from: Position, outcome: &SearchResult, reaction: &mut Reaction) {
        for line in &outcome.lines {
            let depth = match line.score {
                Score::Exact(_) => "100%".to_owned(),
                Score::Outcome(_) => "100%W".to_owned(),
                Score::Book { .. } => "0".to_owned(),
                Score::Estimate { depth, selectivity, .. } => match selectivity.percent() {
                    100 => depth.to_string(),
                    percent => format!("{depth}@{percent}%"),
                },
            };
            let variation = drawing::run_together(from, &line.variation);
            let eval = f64::from(drawing::discs(line.score));
            let kind = if matches!(line.score, Score::Book { .. }) { "book" } else { "search" };
            reaction.say(format!("{kind} {variation} {eval:.2} 0 {depth}"));
        }
        self.say_nodes(outcome, reaction);
    }

    fn say_nodes(&self, outcome: &SearchResult, reaction: &mut Reaction) {
        if self.version >= 2 {
            reaction.say(format!("nodestats {} {:.2}", outcome.nodes, outcome.elapsed.as_secs_f64()));
        }
    }
}

/// One line of an analysis, seen by Black as all of them are, so that they make a curve.
fn analysis(number: usize, position: Position, own: f64) -> String {
    let eval = if position.turn() == Color::Black || own == 0.0 { own } else { -own };
    format!("analysis {number} {eval:.2}")
}

/// The clock of one side after so many moves of the game.
fn clock_of(game: &GameRecord, color: Color, moves: usize) -> Option<Used> {
    let clock = match color {
        Color::Black => game.tags.black_clock.as_ref(),
        Color::White => game.tags.white_clock.as_ref(),
    };
    let Some(Clock::Timed(allowed)) = clock else { return None };
    // GGF writes a game without a clock with a clock of nothing.
    if allowed.main == 0 && allowed.increment == 0 {
        return None;
    }
    let mut used = Used { allowed: *allowed, used: 0.0, moves: 0 };
    let mut turn = game.start.turn();
    for recorded in game.moves.iter().take(moves) {
        if turn == color {
            used.add(recorded.seconds.map_or(0.0, f64::from));
        }
        turn = !turn;
    }
    Some(used)
}

/// The last move a GGF text writes down.
fn last_move(ggf: &str) -> Option<Move> {
    let mut last = None;
    let mut rest = ggf;
    while let Some(open) = rest.find('[') {
        let tag = rest[..open].trim_end();
        let name = tag.rsplit(|letter: char| !letter.is_ascii_alphabetic()).next().unwrap_or_default();
        let value = &rest[open + 1..];
        let close = value.find(']').unwrap_or(value.len());
        if matches!(name, "B" | "W") {
            last = value[..close].split('/').next().and_then(|mv| moves::parse(mv.trim()));
        }
        rest = value.get(close + 1..).unwrap_or_default();
    }
    last
}

impl Dialogue for Server {
    fn command(&mut self, line: &str, reaction: &mut Reaction) {
        let (name, rest) = split_word(line);
        let result = match name {
            "nboard" => {
                self.version = rest.trim().parse().unwrap_or(1);
                self.say_name(reaction);
                Ok(())
            }
            "set" => {
                let (what, value) = split_word(rest);
                self.set(what, value, reaction)
            }
            "move" => self.play(rest),
            "hint" => self.hint(rest, reaction),
            "go" => self.go(reaction),
            "ping" => {
                self.silenced = false;
                reaction.say(format!("pong {}", shortened(rest)).trim_end());
                Ok(())
            }
            "analyze" => {
                reaction.say("status analyzing");
                self.analyze(self.history.positions(), reaction);
                Ok(())
            }
            "learn" => {
                // A board waits for this answer before it goes on.
                reaction.say("status the opening book is changed by: outflank book");
                reaction.say("learned");
                Ok(())
            }
            "quit" => {
                reaction.ask(Ask::Quit);
                Ok(())
            }
            // Version 1 sends moves bare. What is unknown is to be ignored.
            bare if moves::parse(bare.split('/').next().unwrap_or_default()).is_some() => self.play(bare),
            _ => Ok(()),
        };
        if let Err(refusal) = result {
            reaction.say(format!("status {refusal}"));
        }
    }

    fn too_long(&mut self, reaction: &mut Reaction) {
        reaction.say(format!("status {}", Refusal::TooLong));
    }

    fn progress(&mut self, outcome: &SearchResult, reaction: &mut Reaction) {
        if self.silenced {
            return;
        }
        let from = match &mut self.task {
            Some(Task::Hint { from, said }) => {
                *said = true;
                *from
            }
            Some(Task::Go { from }) => *from,
            Some(Task::Analyze { .. }) | None => return,
        };
        self.say_lines(from, outcome, reaction);
    }

    fn found(&mut self, outcome: SearchResult, reaction: &mut Reaction) {
        let task = self.task.take();
        if self.silenced {
            return;
        }
        match task {
            Some(Task::Hint { from, said }) => {
                // Stopped before its first pass was done, it still owes an evaluation.
                if !said {
                    self.say_lines(from, &outcome, reaction);
                }
                reaction.say("status");
            }
            Some(Task::Go { .. }) => {
                let best = outcome.best();
                let eval = f64::from(drawing::discs(best.score));
                let seconds = outcome.elapsed.as_secs_f64();
                reaction.say(format!("=== {:#}/{eval:.2}/{seconds:.2}", best.mv));
            }
            Some(Task::Analyze { from, number, rest }) => {
                let score = f64::from(drawing::discs(outcome.best().score));
                reaction.say(analysis(number, from, score));
                self.analyze(rest, reaction);
            }
            None => {}
        }
    }

    fn read(&mut self, _result: Result<Vec<u8>, FileError>, _reaction: &mut Reaction) {}

    fn written(&mut self, _result: Result<(), FileError>, _reaction: &mut Reaction) {}

    fn overhear(&mut self, line: &str) -> Overheard {
        match split_word(line).0 {
            "ping" => {
                self.silenced = true;
                Overheard::StopFirst
            }
            // Whoever leaves still gets the answer as far as it is known.
            "quit" => Overheard::StopFirst,
            _ => Overheard::Later,
        }
    }
}
