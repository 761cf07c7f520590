//! Our side of GTP: the engine.

use super::analyze;
use super::clock::{Clock, Settings};
use super::vertex::{Orientation, color};
use crate::drawing;
use crate::history::History;
use crate::session::{Ask, Dialogue, FileError, Job, Overheard, Reaction, shortened, split_word};
use crate::strength::Strength;
use outflank_engine::{Limits, Lines, SearchResult};
use outflank_formats::{Format, read_games};
use outflank_rules::{Color, IllegalMove, Move, Position};
use std::fmt;
use std::time::Duration;

/// The commands, in the order in which `list_commands` gives them.
const COMMANDS: [&str; 33] = [
    "protocol_version",
    "name",
    "version",
    "known_command",
    "list_commands",
    "quit",
    "boardsize",
    "clear_board",
    "komi",
    "play",
    "genmove",
    "reg_genmove",
    "undo",
    "time_settings",
    "time_left",
    "set_game",
    "list_games",
    "set_level",
    "loadsgf",
    "showboard",
    "final_score",
    "gogui-analyze_commands",
    "gogui-interrupt",
    "gogui-play_sequence",
    "gogui-rules_game_id",
    "gogui-rules_board",
    "gogui-rules_board_size",
    "gogui-rules_legal_moves",
    "gogui-rules_side_to_move",
    "gogui-rules_final_result",
    "outflank-legal_moves",
    "outflank-scores",
    "outflank-variation",
];

/// The name of the game, as GoGui and Quarry know it.
const GAME: &str = "Othello";

/// The longest time a clock is set to; GTP's own limit on numbers is about as large.
const LONGEST: f64 = 31_556_952.0;

/// An engine that is spoken to in GTP.
#[derive(Clone, Debug)]
pub struct Server {
    version: String,
    orientation: Orientation,
    /// Used when there is no clock.
    usual: Strength,
    /// Used always, when set.
    level: Option<Strength>,
    history: History,
    settings: Option<Settings>,
    clocks: [Option<Clock>; 2],
    pending: Option<Pending>,
}

/// The command that is being answered.
#[derive(Clone, Copy, Debug)]
struct Pending {
    id: Option<u32>,
    task: Task,
}

#[derive(Clone, Copy, Debug)]
enum Task {
    /// Find a move of this side, and play it if asked to.
    Move { color: Color, play: bool },
    /// Score all moves of this position for GoGui's board.
    Scores(Position),
    /// Show what is expected from this position on.
    Variation(Position),
    /// Load a game up to the position before this move, counted from 1.
    Load { before: Option<usize> },
}

/// Why a command fails; the words are those of the protocol.
enum Failure {
    Unknown(String),
    Syntax(&'static str),
    Illegal(IllegalMove),
    Other(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Unknown(name) => write!(f, "unknown command: {name:?}"),
            Failure::Syntax(expected) => write!(f, "syntax error: expected {expected}"),
            Failure::Illegal(reason) => write!(f, "illegal move: {reason}"),
            Failure::Other(reason) => f.write_str(reason),
        }
    }
}

impl From<IllegalMove> for Failure {
    fn from(reason: IllegalMove) -> Failure {
        Failure::Illegal(reason)
    }
}

/// An answer that is there at once, or the work it needs first.
enum Answer {
    Text(String),
    Work(Task, Ask),
}

impl Server {
    /// An engine of this version that thinks with this strength when it has no clock.
    #[must_use]
    pub fn new(version: &str, strength: Strength, orientation: Orientation) -> Server {
        Server {
            version: version.to_owned(),
            orientation,
            usual: strength,
            level: None,
            history: History::default(),
            settings: None,
            clocks: [None; 2],
            pending: None,
        }
    }

    /// Where the game stands.
    #[must_use]
    pub fn position(&self) -> Position {
        self.history.position()
    }

    fn answer(&mut self, name: &str, arguments: &str, reaction: &mut Reaction) -> Result<Answer, Failure> {
        let words: Vec<&str> = arguments.split_whitespace().collect();
        let text = match name {
            "protocol_version" => "2".to_owned(),
            "name" => "Outflank".to_owned(),
            "version" => self.version.clone(),
            "known_command" => words.first().is_some_and(|name| COMMANDS.contains(name)).to_string(),
            "list_commands" => COMMANDS.join("\n"),
            "quit" => {
                reaction.ask(Ask::Quit);
                String::new()
            }
            "boardsize" => match words.first().and_then(|size| size.parse::<u32>().ok()) {
                Some(8) => self.clear(reaction),
                Some(_) => return Err(Failure::Other("unacceptable size".to_owned())),
                None => return Err(Failure::Syntax("a size")),
            },
            "clear_board" => self.clear(reaction),
            "komi" => match words.first().and_then(|komi| komi.parse::<f64>().ok()) {
                // Othello has none; controllers of Go programs send it all the same.
                Some(_) => String::new(),
                None => return Err(Failure::Syntax("a number")),
            },
            "play" => self.play(&words)?,
            "genmove" => return self.generate(&words, true),
            "reg_genmove" => return self.generate(&words, false),
            "undo" if self.history.undo() => String::new(),
            "undo" => return Err(Failure::Other("cannot undo".to_owned())),
            "time_settings" => self.set_time(&words)?,
            "time_left" => self.set_clock(&words)?,
            "set_game" if arguments.eq_ignore_ascii_case(GAME) => String::new(),
            "set_game" => {
                return Err(Failure::Other(format!("unsupported game: only {GAME} is played here")));
            }
            "list_games" | "gogui-rules_game_id" => GAME.to_owned(),
            "set_level" => match words.first().and_then(|level| level.parse::<u32>().ok()) {
                Some(level @ 1..=Strength::DEEPEST) => {
                    self.level = Some(Strength::of_depth(level));
                    String::new()
                }
                _ => return Err(Failure::Syntax("a level from 1 to 60")),
            },
            "loadsgf" => return self.load(&words),
            "showboard" => self.show_board(),
            "final_score" => self.final_score()?,
            "gogui-analyze_commands" => analyze::LIST.to_owned(),
            "gogui-interrupt" => String::new(),
            "gogui-play_sequence" => self.play_sequence(&words)?,
            "gogui-rules_board" => self.rules_board(),
            "gogui-rules_board_size" => "8".to_owned(),
            "gogui-rules_legal_moves" => self.legal_moves(),
            "gogui-rules_side_to_move" => self.position().turn().to_string(),
            "gogui-rules_final_result" => self.final_result(),
            "outflank-legal_moves" => self.points(),
            "outflank-scores" => return self.look(Task::Scores, Lines::All),
            "outflank-variation" => return self.look(Task::Variation, Lines::Best(1)),
            _ => return Err(Failure::Unknown(shortened(name))),
        };
        Ok(Answer::Text(text))
    }

    /// A new game from the start.
    fn clear(&mut self, reaction: &mut Reaction) -> String {
        self.history = History::default();
        self.clocks = [self.settings.map(Clock::new); 2];
        reaction.ask(Ask::Forget);
        String::new()
    }

    fn play(&mut self, words: &[&str]) -> Result<String, Failure> {
        let &[side, vertex] = words else {
            return Err(Failure::Syntax("a colour and a vertex"));
        };
        let side = color(side).ok_or(Failure::Syntax("a colour"))?;
        let mv = self.orientation.parse(vertex).ok_or(Failure::Syntax("a vertex from A1 to H8 or PASS"))?;
        self.play_move(side, mv)?;
        Ok(String::new())
    }

    fn play_move(&mut self, side: Color, mv: Move) -> Result<(), Failure> {
        // Controllers of Go programs end a game with passes; here they change nothing.
        if mv == Move::Pass && self.position().is_over() {
            return Ok(());
        }
        Ok(self.history.play_as(side, mv)?)
    }

    /// Plays all moves or none.
    fn play_sequence(&mut self, words: &[&str]) -> Result<String, Failure> {
        let before = self.history.clone();
        for pair in words.chunks(2) {
            if let Err(failure) = self.play(pair) {
                self.history = before;
                return Err(failure);
            }
        }
        Ok(String::new())
    }

    fn generate(&mut self, words: &[&str], play: bool) -> Result<Answer, Failure> {
        let side = words.first().and_then(|word| color(word)).ok_or(Failure::Syntax("a colour"))?;
        let mut position = self.position();
        if position.is_over() {
            return Ok(Answer::Text(self.orientation.show(Move::Pass)));
        }
        if position.turn() != side {
            // The other side must pass, and nobody has said so.
            position = position
                .must_pass()
                .then(|| position.play(Move::Pass).ok())
                .flatten()
                .ok_or(Failure::Other(format!("wrong color: it is {}'s turn", position.turn())))?;
        }
        if position.must_pass() {
            if play {
                self.play_move(side, Move::Pass)?;
            }
            return Ok(Answer::Text(self.orientation.show(Move::Pass)));
        }
        let job = self.job(position, side).ok_or(IllegalMove::GameOver)?.to_play();
        Ok(Answer::Work(Task::Move { color: side, play }, Ask::Search(job)))
    }

    /// Searches the position of the side that can move, to show what was found.
    fn look(&self, task: fn(Position) -> Task, lines: Lines) -> Result<Answer, Failure> {
        let position = self.position();
        let over = || Failure::Other("the game is over".to_owned());
        let lines = if position.must_pass() { Lines::Best(1) } else { lines };
        let limits = self.level.unwrap_or(self.usual).limits(position).with_lines(lines);
        let job = Job::new(position, limits).ok_or_else(over)?;
        Ok(Answer::Work(task(position), Ask::Search(job)))
    }

    /// By the clock if there is one, at the usual strength otherwise; a level that was
    /// set limits both.
    fn job(&self, position: Position, side: Color) -> Option<Job> {
        let Some(clock) = self.clocks[side.index()] else {
            return Job::new(position, self.level.unwrap_or(self.usual).limits(position));
        };
        let limits = self.level.map_or(Limits::EXACT, |level| level.limits(position));
        Some(Job::new(position, limits)?.with_clock(clock.time_left()))
    }

    fn set_time(&mut self, words: &[&str]) -> Result<String, Failure> {
        const EXPECTED: Failure = Failure::Syntax("main time, byo yomi time and byo yomi stones");
        let &[main, period, stones] = words else { return Err(EXPECTED) };
        let settings = Settings {
            main: seconds(main).ok_or(EXPECTED)?,
            period: seconds(period).ok_or(EXPECTED)?,
            stones: stones.parse().map_err(|_| EXPECTED)?,
        };
        self.settings = Some(settings).filter(|settings| !settings.is_unlimited());
        self.clocks = [self.settings.map(Clock::new); 2];
        Ok(String::new())
    }

    fn set_clock(&mut self, words: &[&str]) -> Result<String, Failure> {
        const EXPECTED: Failure = Failure::Syntax("a colour, a time and stones");
        let &[side, left, stones] = words else { return Err(EXPECTED) };
        let side = color(side).ok_or(EXPECTED)?;
        let left = seconds(left).ok_or(EXPECTED)?;
        let stones = stones.parse().map_err(|_| EXPECTED)?;
        self.clocks[side.index()] = Some(Clock::told(left, stones, self.settings));
        Ok(String::new())
    }

    fn load(&mut self, words: &[&str]) -> Result<Answer, Failure> {
        const EXPECTED: Failure = Failure::Syntax("a file name and, if you like, a move number");
        let (path, before) = match words {
            [path] => (path, None),
            [path, number] => (path, Some(number.parse().map_err(|_| EXPECTED)?)),
            _ => return Err(EXPECTED),
        };
        Ok(Answer::Work(Task::Load { before }, Ask::Read((*path).to_owned())))
    }

    fn loaded(&mut self, bytes: &[u8], before: Option<usize>) -> Result<String, Failure> {
        let cannot = |reason: &dyn fmt::Display| Failure::Other(format!("cannot load file: {reason}"));
        let games = read_games(Format::Sgf, bytes).map_err(|error| cannot(&error))?;
        let game = games.first().ok_or_else(|| cannot(&"there is no game in it"))?;
        let moves = match before {
            Some(number) => number.saturating_sub(1),
            // The pass after the last disc is for the side that has to make it.
            None => game.moves.iter().rposition(|recorded| recorded.mv != Move::Pass).map_or(0, |at| at + 1),
        };
        self.history = History::from_record(game, moves)?;
        Ok(String::new())
    }

    fn show_board(&self) -> String {
        let mut lines = vec![String::new(), "  A B C D E F G H".to_owned()];
        for (row, letters) in drawing::rows(self.position()).into_iter().enumerate() {
            let label = match self.orientation {
                Orientation::Top => row + 1,
                Orientation::Bottom => 8 - row,
            };
            lines.push(format!("{label} {letters} {label}"));
        }
        lines.push("  A B C D E F G H".to_owned());
        lines.push(drawing::standing(self.position()));
        lines.join("\n")
    }

    /// The rows as GoGui draws them: the one it calls 8 first.
    fn rules_board(&self) -> String {
        let mut rows = drawing::rows(self.position());
        if self.orientation == Orientation::Top {
            rows.reverse();
        }
        format!("\n{}", rows.join("\n"))
    }

    fn legal_moves(&self) -> String {
        let position = self.position();
        if position.must_pass() {
            return self.orientation.show(Move::Pass);
        }
        self.points()
    }

    /// The squares that can be played.
    fn points(&self) -> String {
        let moves = self.position().moves();
        let names: Vec<String> =
            moves.into_iter().map(|square| self.orientation.show(square.into())).collect();
        names.join(" ")
    }

    /// The federation score, the empty squares going to the winner (R10).
    fn final_score(&self) -> Result<String, Failure> {
        let outcome = outflank_rules::Outcome::of(self.position())
            .ok_or_else(|| Failure::Other("cannot score: the game is not over".to_owned()))?;
        let black = outcome.federation_score().difference(Color::Black).discs();
        Ok(match black {
            0 => "0".to_owned(),
            1.. => format!("B+{black}"),
            _ => format!("W+{}", -black),
        })
    }

    fn final_result(&self) -> String {
        let Some(outcome) = outflank_rules::Outcome::of(self.position()) else {
            return "the game is not over".to_owned();
        };
        let winner =
            outcome.winner().map_or("A draw".to_owned(), |side| format!("{} wins", drawing::name(side)));
        let [black, white] = Color::BOTH.map(|side| outcome.count.get(side));
        let federation = outcome.federation_score();
        let [black_federation, white_federation] = Color::BOTH.map(|side| federation.get(side));
        format!(
            "{winner}: Black {black}, White {white} on the board; \
             federation score {black_federation}-{white_federation}"
        )
    }

    fn finish(&mut self, id: Option<u32>, result: Result<String, Failure>, reaction: &mut Reaction) {
        let number = id.map(|id| id.to_string()).unwrap_or_default();
        let (sign, text) = match result {
            Ok(text) => ('=', text),
            Err(failure) => ('?', failure.to_string()),
        };
        let mut lines = text.split('\n');
        let first = lines.next().unwrap_or_default();
        reaction.say(format!("{sign}{number} {first}").trim_end());
        lines.for_each(|line| reaction.say(line));
        reaction.say("");
    }
}

/// A time that is not negative and not absurdly long.
fn seconds(word: &str) -> Option<Duration> {
    let seconds: f64 = word.parse().ok()?;
    (seconds.is_finite() && seconds >= 0.0).then(|| Duration::from_secs_f64(seconds.min(LONGEST)))
}

/// A line without its comment.
fn without_comment(line: &str) -> &str {
    line.split('#').next().unwrap_or_default().trim()
}

impl Dialogue for Server {
    fn command(&mut self, line: &str, reaction: &mut Reaction) {
        let line = without_comment(line);
        if line.is_empty() {
            return;
        }
        let (first, rest) = split_word(line);
        let (id, name, arguments) = match first.parse::<u32>() {
            Ok(id) => {
                let (name, arguments) = split_word(rest);
                (Some(id), name, arguments)
            }
            Err(_) => (None, first, rest),
        };
        let mut wishes = Reaction::default();
        match self.answer(name, arguments, &mut wishes) {
            Ok(Answer::Text(text)) => self.finish(id, Ok(text), reaction),
            Ok(Answer::Work(task, ask)) => {
                self.pending = Some(Pending { id, task });
                reaction.ask(ask);
            }
            Err(failure) => self.finish(id, Err(failure), reaction),
        }
        reaction.asks.append(&mut wishes.asks);
    }

    fn too_long(&mut self, reaction: &mut Reaction) {
        self.finish(None, Err(Failure::Other("line too long".to_owned())), reaction);
    }

    fn progress(&mut self, _outcome: &SearchResult, _reaction: &mut Reaction) {}

    fn found(&mut self, outcome: SearchResult, reaction: &mut Reaction) {
        let Some(Pending { id, task }) = self.pending.take() else { return };
        let (color, play) = match task {
            Task::Move { color, play } => (color, play),
            Task::Scores(from) => {
                return self.finish(id, Ok(analyze::scores(from, &outcome, self.orientation)), reaction);
            }
            Task::Variation(from) => {
                return self.finish(id, Ok(analyze::variation(from, &outcome, self.orientation)), reaction);
            }
            Task::Load { .. } => return,
        };
        let mv = outcome.best().mv;
        if play && let Some(clock) = &mut self.clocks[color.index()] {
            *clock = clock.after(outcome.elapsed);
        }
        let played = if play { self.play_move(color, mv) } else { Ok(()) };
        let answer = played.map(|()| self.orientation.show(mv));
        self.finish(id, answer, reaction);
    }

    fn read(&mut self, result: Result<Vec<u8>, FileError>, reaction: &mut Reaction) {
        let Some(Pending { id, task: Task::Load { before } }) = self.pending.take() else { return };
        let answer = match result {
            Ok(bytes) => self.loaded(&bytes, before),
            Err(error) => Err(Failure::Other(format!("cannot load file: {error}"))),
        };
        self.finish(id, answer, reaction);
    }

    fn written(&mut self, _result: Result<(), FileError>, _reaction: &mut Reaction) {}

    /// GoGui interrupts with a comment, which programs that do not know it ignore.
    fn overhear(&mut self, line: &str) -> Overheard {
        let is_interrupt = line.trim().strip_prefix('#').is_some_and(|comment| comment.trim() == "interrupt");
        if is_interrupt { Overheard::StopOnly } else { Overheard::Later }
    }
}
