//! The console's state and its commands.

use super::help::{HELP, elsewhere};
use crate::drawing;
use crate::history::History;
use crate::moves::{self, NotAMove};
use crate::session::{Ask, Dialogue, FileError, Job, Overheard, Reaction, shortened, split_word};
use crate::strength::Strength;
use outflank_engine::time::TimeLeft;
use outflank_engine::{Limits, Lines, SearchResult};
use outflank_formats::{Format, ReadError, WriteError, read_games, read_positions, write_games};
use outflank_rules::{Color, IllegalMove, Move, Position};
use std::fmt;
use std::time::Duration;

/// An engine that is spoken to as Edax is.
#[derive(Clone, Debug)]
pub struct Server {
    version: String,
    strength: Strength,
    /// A level was set by hand, and limits timed searches too.
    level_set: bool,
    move_time: Option<Duration>,
    /// Time for a game, and what each side has left of it.
    game_time: Option<Duration>,
    left: [Duration; 2],
    mode: Mode,
    verbose: bool,
    /// Whether it thinks while the other does.
    ponder: bool,
    /// Where its own last move has led, unless it was told to stop thinking there.
    moved_to: Option<Position>,
    start: Position,
    history: History,
    forced: Vec<Move>,
    task: Option<Task>,
}

/// Which sides the engine plays by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    White,
    Black,
    Both,
    Neither,
}

#[derive(Clone, Debug)]
enum Task {
    Go { from: Position },
    Hint { from: Position },
    Analyze { mv: Move, number: usize, rest: Analysis },
    Load { format: Option<Format> },
    Save { path: String },
}

/// Moves of the game still to be looked at, the next one last, and how many come before
/// them.
#[derive(Clone, Debug)]
struct Analysis {
    skipped: usize,
    rest: Vec<(Position, Move)>,
}

/// Why a command is refused.
enum Refusal {
    Unknown(String),
    Elsewhere(&'static str),
    Expected(&'static str),
    NotAMove(NotAMove),
    Illegal(Move, IllegalMove),
    NothingTo(&'static str),
    Board(ReadError),
    Game(ReadError),
    Format(String),
    Write(WriteError),
    File(FileError),
    TooLong,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Unknown(command) => write!(f, "unknown command {command:?}; help lists them all"),
            Refusal::Elsewhere(place) => f.write_str(place),
            Refusal::Expected(what) => write!(f, "expected {what}"),
            Refusal::NotAMove(error) => error.fmt(f),
            Refusal::Illegal(mv, reason) => write!(f, "cannot play {mv}: {reason}"),
            Refusal::NothingTo(what) => write!(f, "nothing to {what}"),
            Refusal::Board(error) => write!(f, "cannot set the board: {error}"),
            Refusal::Game(error) => write!(f, "cannot load the game: {error}"),
            Refusal::Format(name) => write!(f, "the name {name:?} tells no format of games"),
            Refusal::Write(error) => write!(f, "cannot save the game: {error}"),
            Refusal::File(error) => error.fmt(f),
            Refusal::TooLong => f.write_str("line too long"),
        }
    }
}

/// What a command leaves to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Then {
    /// The board has changed: show it, and let the engine play if it is its turn.
    Board,
    /// The same, but wait: whoever goes back in a game wants to look at it.
    BoardOnly,
    /// Let the engine play if it is its turn.
    Turn,
    Nothing,
}

impl Server {
    /// A console of this version with this strength.
    #[must_use]
    pub fn new(version: &str, strength: Strength) -> Server {
        Server {
            version: version.to_owned(),
            strength,
            level_set: false,
            move_time: None,
            game_time: None,
            left: [Duration::ZERO; 2],
            mode: Mode::Neither,
            verbose: true,
            ponder: false,
            moved_to: None,
            start: Position::START,
            history: History::default(),
            forced: Vec::new(),
            task: None,
        }
    }

    /// Where the game stands.
    #[must_use]
    pub fn position(&self) -> Position {
        self.history.position()
    }

    fn obey(&mut self, name: &str, rest: &str, reaction: &mut Reaction) -> Result<Then, Refusal> {
        match name {
            "help" | "?" => HELP.lines().for_each(|line| reaction.say(line)),
            "v" | "version" => reaction.say(format!("Outflank {}", self.version)),
            "q" | "quit" | "exit" | "eof" => reaction.ask(Ask::Quit),
            "i" | "init" => {
                self.start = Position::START;
                self.begin(reaction);
                return Ok(Then::Board);
            }
            "n" | "new" => {
                self.begin(reaction);
                return Ok(Then::Board);
            }
            "setboard" => {
                let positions = read_positions(Format::Board, rest.as_bytes()).map_err(Refusal::Board)?;
                let first = positions.first().ok_or(Refusal::Expected("a board"))?;
                self.start = first.position;
                self.begin(reaction);
                return Ok(Then::Board);
            }
            "o" | "open" | "load" => return self.open(rest, reaction),
            "s" | "save" => return self.save(rest, reaction),
            "u" | "undo" => {
                if !self.history.undo() {
                    return Err(Refusal::NothingTo("take back"));
                }
                // Against the engine, a person takes back their own move.
                if matches!(self.mode, Mode::White | Mode::Black) {
                    self.history.undo();
                }
                return Ok(Then::BoardOnly);
            }
            "r" | "redo" => {
                if !self.history.redo() {
                    return Err(Refusal::NothingTo("play again"));
                }
                return Ok(Then::BoardOnly);
            }
            "play" => {
                self.play_all(&moves::parse_line(rest).map_err(Refusal::NotAMove)?)?;
                return Ok(Then::Board);
            }
            "force" => self.forced = moves::parse_line(rest).map_err(Refusal::NotAMove)?,
            "go" => return self.go(reaction),
            "stop" => {
                self.mode = Mode::Neither;
                self.moved_to = None;
            }
            "hint" => return self.hint(rest, reaction),
            "m" | "mode" => {
                self.mode = match rest {
                    "0" => Mode::White,
                    "1" => Mode::Black,
                    "2" => Mode::Both,
                    "" | "3" => Mode::Neither,
                    _ => return Err(Refusal::Expected("a mode from 0 to 3")),
                };
                return Ok(Then::Turn);
            }
            "a" | "analyze" | "analyse" => return self.begin_analysis(rest, reaction),
            _ => return self.option(name, rest),
        }
        Ok(Then::Nothing)
    }

    /// An option or a bare move.
    fn option(&mut self, name: &str, rest: &str) -> Result<Then, Refusal> {
        let value = rest.trim_start_matches(['=', ' ']);
        match name {
            "set" => {
                let (name, value) = split_word(rest);
                return match name {
                    "" | "set" => Err(Refusal::Expected("the name of an option")),
                    name => self.option(name, value),
                };
            }
            "l" | "level" => {
                let level = value.parse::<u32>().ok().filter(|level| (1..=Strength::DEEPEST).contains(level));
                let depth = level.ok_or(Refusal::Expected("a level from 1 to 60"))?;
                self.strength = Strength { depth, ..self.strength };
                self.level_set = true;
            }
            "move-time" => {
                self.move_time = time(value)?;
                self.game_time = None;
                self.level_set = false;
            }
            "t" | "game-time" => {
                self.game_time = time(value)?;
                self.left = [self.game_time.unwrap_or_default(); 2];
                self.move_time = None;
                self.level_set = false;
            }
            "verbose" => self.verbose = value != "0",
            "ponder" => {
                self.ponder = match value {
                    "on" => true,
                    "off" => false,
                    _ => return Err(Refusal::Expected("on or off")),
                }
            }
            _ => {
                if let Some(mv) = moves::parse(name) {
                    self.play_all(&[mv])?;
                    return Ok(Then::Board);
                }
                let refusal = elsewhere(name).map(Refusal::Elsewhere);
                return Err(refusal.unwrap_or_else(|| Refusal::Unknown(shortened(name))));
            }
        }
        Ok(Then::Nothing)
    }

    fn begin(&mut self, reaction: &mut Reaction) {
        self.history = History::new(self.start);
        self.moved_to = None;
        self.left = [self.game_time.unwrap_or_default(); 2];
        reaction.ask(Ask::Forget);
    }

    /// Plays all moves or none.
    fn play_all(&mut self, list: &[Move]) -> Result<(), Refusal> {
        let before = self.history.clone();
        for &mv in list {
            if let Err(reason) = self.history.play(mv) {
                self.history = before;
                return Err(Refusal::Illegal(mv, reason));
            }
        }
        Ok(())
    }

    /// Plays a move of the engine's own.
    fn play_own(&mut self, mv: Move) -> Result<(), Refusal> {
        self.play_all(&[mv])?;
        self.moved_to = Some(self.position());
        Ok(())
    }

    fn open(&mut self, path: &str, reaction: &mut Reaction) -> Result<Then, Refusal> {
        if path.is_empty() {
            return Err(Refusal::Expected("the name of a file"));
        }
        self.task =
            Some(Task::Load { format: format_of(path).filter(|&format| format != Format::Transcript) });
        reaction.ask(Ask::Read(path.to_owned()));
        Ok(Then::Nothing)
    }

    fn opened(
        &mut self,
        bytes: &[u8],
        format: Option<Format>,
        reaction: &mut Reaction,
    ) -> Result<Then, Refusal> {
        let format = format.or_else(|| Format::detect(bytes)).ok_or(Refusal::Expected("a file of games"))?;
        let games = read_games(format, bytes).map_err(Refusal::Game)?;
        let game = games.first().ok_or(Refusal::Expected("a game in the file"))?;
        let discs = game.moves.iter().rposition(|recorded| recorded.mv != Move::Pass).map_or(0, |at| at + 1);
        let history =
            History::from_record(game, discs).map_err(|reason| Refusal::Illegal(Move::Pass, reason))?;
        self.start = game.start;
        self.begin(reaction);
        self.history = history;
        Ok(Then::Board)
    }

    fn save(&mut self, path: &str, reaction: &mut Reaction) -> Result<Then, Refusal> {
        if path.is_empty() {
            return Err(Refusal::Expected("the name of a file"));
        }
        let format = format_of(path).filter(|format| format.can_write() && format.holds_games());
        let format = format.ok_or_else(|| Refusal::Format(shortened(path)))?;
        let mut record = self.history.record();
        record.state_result();
        let mut bytes = Vec::new();
        write_games(format, &[record], &mut bytes).map_err(Refusal::Write)?;
        self.task = Some(Task::Save { path: path.to_owned() });
        reaction.ask(Ask::Write { path: path.to_owned(), bytes });
        Ok(Then::Nothing)
    }

    fn go(&mut self, reaction: &mut Reaction) -> Result<Then, Refusal> {
        let from = self.position();
        if from.is_over() {
            reaction.say("*** Game Over ***");
            return Ok(Then::Nothing);
        }
        let at_once = if from.must_pass() { Some(Move::Pass) } else { self.forced_move() };
        if let Some(mv) = at_once {
            self.play_own(mv)?;
            reaction.say(format!("Outflank plays {mv:#}"));
            return Ok(Then::Board);
        }
        self.think(Task::Go { from }, self.job(from, Lines::Best(1)).map(Job::to_play), reaction)
    }

    /// The next move of the opening to be played, if the game has followed it so far.
    fn forced_move(&self) -> Option<Move> {
        let played: Vec<Move> = self.history.moves().collect();
        let next = *self.forced.strip_prefix(played.as_slice())?.first()?;
        let starts_there = self.history.start() == Position::START;
        (starts_there && self.position().play(next).is_ok()).then_some(next)
    }

    /// By the clock if there is one, at the level otherwise; a level that was set limits
    /// both.
    fn job(&self, from: Position, lines: Lines) -> Option<Job> {
        let left = self.left[from.turn().index()];
        let clock =
            self.move_time.map(TimeLeft::one_move).or_else(|| self.game_time.map(|_| TimeLeft::game(left)));
        let by_level = clock.is_none() || self.level_set;
        let limits = if by_level { self.strength.limits(from) } else { Limits::EXACT };
        let job = Job::new(from, limits.with_lines(lines))?;
        Some(clock.map_or(job, |clock| job.with_clock(clock)))
    }

    fn hint(&mut self, count: &str, reaction: &mut Reaction) -> Result<Then, Refusal> {
        let count = if count.is_empty() { Some(1) } else { count.parse::<u32>().ok() };
        let count =
            count.filter(|count| (1..=60).contains(count)).ok_or(Refusal::Expected("how many moves"))?;
        let from = self.position();
        self.think(Task::Hint { from }, self.job(from, Lines::Best(count)), reaction)
    }

    fn think(&mut self, task: Task, job: Option<Job>, reaction: &mut Reaction) -> Result<Then, Refusal> {
        match job {
            Some(job) => {
                self.task = Some(task);
                reaction.ask(Ask::Search(job));
            }
            None => reaction.say("*** Game Over ***"),
        }
        Ok(Then::Nothing)
    }

    fn begin_analysis(&mut self, count: &str, reaction: &mut Reaction) -> Result<Then, Refusal> {
        let mut rest: Vec<(Position, Move)> =
            self.history.positions().into_iter().zip(self.history.moves()).collect();
        if rest.is_empty() {
            return Err(Refusal::NothingTo("analyze"));
        }
        let mut skipped = 0;
        if !count.is_empty() {
            let count = count.parse::<usize>().map_err(|_| Refusal::Expected("how many moves"))?;
            skipped = rest.len().saturating_sub(count);
            rest.drain(..skipped);
        }
        reaction.say(" move| played  score | best   score | loss");
        reaction.say("-----+---------------+--------------+-----");
        self.analyze(Analysis { skipped, rest }, reaction);
        Ok(Then::Nothing)
    }

    /// Looks at the moves from the last to the first. A forced pass needs no look.
    fn analyze(&mut self, mut analysis: Analysis, reaction: &mut Reaction) {
        while let Some((from, mv)) = analysis.rest.pop() {
            if mv == Move::Pass {
                continue;
            }
            let number = analysis.skipped + analysis.rest.len() + 1;
            let limits = self.strength.limits(from).with_lines(Lines::All);
            if let Some(job) = Job::new(from, limits) {
                self.task = Some(Task::Analyze { mv, number, rest: analysis });
                reaction.ask(Ask::Search(job));
                return;
            }
        }
    }

    fn say_analysis(&self, mv: Move, number: usize, outcome: &SearchResult, reaction: &mut Reaction) {
        let best = outcome.best();
        let best_score = drawing::discs(best.score);
        let Some(played) = outcome.lines.iter().find(|line| line.mv == mv) else { return };
        let score = drawing::discs(played.score);
        reaction.say(format!(
            "{number:>4} | {:<6} {score:>+6} | {:<5} {best_score:>+6} | {:>3}",
            format!("{mv:#}"),
            format!("{:#}", best.mv),
            best_score - score
        ));
    }

    /// Shows the board and lets the engine play, as a command has left it.
    fn follow(&mut self, then: Then, reaction: &mut Reaction) {
        let mut then = then;
        loop {
            if self.verbose && matches!(then, Then::Board | Then::BoardOnly) {
                self.show(reaction);
            }
            if !matches!(then, Then::Board | Then::Turn) || !self.engine_is_to_move() {
                return;
            }
            then = match self.go(reaction) {
                Ok(next) => next,
                Err(refusal) => {
                    reaction.say(refusal.to_string());
                    return;
                }
            };
        }
    }

    fn engine_is_to_move(&self) -> bool {
        let position = self.position();
        let engine = match self.mode {
            Mode::White => position.turn() == Color::White,
            Mode::Black => position.turn() == Color::Black,
            Mode::Both => true,
            Mode::Neither => false,
        };
        engine && !position.is_over()
    }

    fn show(&self, reaction: &mut Reaction) {
        let position = self.position();
        reaction.say("");
        reaction.say("  A B C D E F G H");
        for (row, letters) in drawing::rows(position).iter().enumerate() {
            reaction.say(format!("{} {letters} {}", row + 1, row + 1));
        }
        reaction.say("  A B C D E F G H");
        reaction.say(drawing::standing(position));
        if position.is_over() {
            reaction.say("*** Game Over ***");
        }
        reaction.say("");
    }

    fn conclude(&mut self, result: Result<Then, Refusal>, reaction: &mut Reaction) {
        match result {
            Ok(then) => self.follow(then, reaction),
            Err(refusal) => reaction.say(refusal.to_string()),
        }
    }
}

/// The format a file's name tells.
fn format_of(path: &str) -> Option<Format> {
    Format::from_extension(path.rsplit_once('.')?.1)
}

/// A time in seconds, `m:ss` or `h:mm:ss`; nothing is no limit.
fn time(text: &str) -> Result<Option<Duration>, Refusal> {
    const EXPECTED: Refusal = Refusal::Expected("a time in seconds or as m:ss");
    let mut seconds = 0.0;
    for part in text.split(':') {
        let number = part.trim_end_matches('s').parse::<f64>().map_err(|_| EXPECTED)?;
        seconds = seconds * 60.0 + number;
    }
    if !(0.0..=31_556_952.0).contains(&seconds) {
        return Err(EXPECTED);
    }
    Ok((seconds > 0.0).then(|| Duration::from_secs_f64(seconds)))
}

impl Dialogue for Server {
    fn command(&mut self, line: &str, reaction: &mut Reaction) {
        let (name, rest) = split_word(line);
        if name.is_empty() || name.starts_with('#') {
            return;
        }
        // Options of a command line are taken as well: `-l 12`.
        let name = if name.len() > 1 { name.trim_start_matches('-') } else { name };
        let result = self.obey(&name.to_ascii_lowercase(), rest.trim(), reaction);
        self.conclude(result, reaction);
    }

    fn too_long(&mut self, reaction: &mut Reaction) {
        reaction.say(Refusal::TooLong.to_string());
    }

    fn progress(&mut self, _outcome: &SearchResult, _reaction: &mut Reaction) {}

    fn found(&mut self, outcome: SearchResult, reaction: &mut Reaction) {
        match self.task.take() {
            Some(Task::Go { from }) => {
                drawing::HEADING.iter().for_each(|&line| reaction.say(line));
                drawing::table(from, &outcome).into_iter().for_each(|line| reaction.say(line));
                let left = &mut self.left[from.turn().index()];
                *left = left.saturating_sub(outcome.elapsed);
                let mv = outcome.best().mv;
                let result = self.play_own(mv).map(|()| {
                    reaction.say("");
                    reaction.say(format!("Outflank plays {mv:#}"));
                    Then::Board
                });
                self.conclude(result, reaction);
            }
            Some(Task::Hint { from }) => {
                drawing::HEADING.iter().for_each(|&line| reaction.say(line));
                drawing::table(from, &outcome).into_iter().for_each(|line| reaction.say(line));
            }
            Some(Task::Analyze { mv, number, rest }) => {
                self.say_analysis(mv, number, &outcome, reaction);
                self.analyze(rest, reaction);
            }
            Some(Task::Load { .. } | Task::Save { .. }) | None => {}
        }
    }

    fn read(&mut self, result: Result<Vec<u8>, FileError>, reaction: &mut Reaction) {
        let Some(Task::Load { format }) = self.task.take() else { return };
        let result = result.map_err(Refusal::File).and_then(|bytes| self.opened(&bytes, format, reaction));
        self.conclude(result, reaction);
    }

    fn written(&mut self, result: Result<(), FileError>, reaction: &mut Reaction) {
        let Some(Task::Save { path }) = self.task.take() else { return };
        match result {
            Ok(()) => reaction.say(format!("saved to {path}")),
            Err(error) => reaction.say(error.to_string()),
        }
    }

    fn overhear(&mut self, line: &str) -> Overheard {
        match split_word(line).0 {
            "stop" => {
                self.mode = Mode::Neither;
                // What is left of an analysis is not wanted any more.
                if let Some(Task::Analyze { rest, .. }) = &mut self.task {
                    rest.rest.clear();
                }
                Overheard::StopOnly
            }
            _ => Overheard::Later,
        }
    }

    fn ponder(&self) -> Option<Position> {
        let position = self.position();
        let own = self.moved_to == Some(position) && !position.is_over();
        (self.ponder && own).then_some(position)
    }
}
