//! Our side of the XBoard protocol: the engine.

use super::clock::Clock;
use super::words::{parse_fen, parse_move, show_move};
use crate::drawing;
use crate::history::History;
use crate::session::{Ask, Dialogue, FileError, Job, Overheard, Reaction, shortened, split_word};
use crate::strength::Strength;
use outflank_engine::{Limits, Score, SearchResult};
use outflank_rules::{Color, Move, Outcome, Position};

/// Where a game begins, for boards that do not know the variant.
const SETUP: &str = "setup (P.....p.....) 8/8/8/3Pp3/3pP3/8/8/8 w - - 0 1";

/// An engine that is spoken to by XBoard.
#[derive(Clone, Debug)]
pub struct Server {
    version: String,
    /// Used when neither a clock nor a depth is set.
    usual: Strength,
    /// What `sd` has set.
    depth: Option<Strength>,
    history: History,
    /// The side we play; none when the board plays both.
    side: Option<Color>,
    clock: Clock,
    /// Whether thoughts are shown.
    post: bool,
    /// Whether to think while the opponent does.
    hard: bool,
    analyzing: bool,
    task: Option<Task>,
    /// Something has come in that makes the move under way unwanted.
    abandoned: bool,
    /// The last finished pass of the analysis.
    seen: Option<SearchResult>,
}

/// What is being searched for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Task {
    Move,
    Hint,
    Analysis,
}

impl Server {
    /// An engine of this version with this strength until the board sets another.
    #[must_use]
    pub fn new(version: &str, strength: Strength) -> Server {
        Server {
            version: version.to_owned(),
            usual: strength,
            depth: None,
            history: History::default(),
            // A board that has not said `new` or `go` yet may only be replaying moves.
            side: None,
            clock: Clock::default(),
            post: false,
            hard: false,
            analyzing: false,
            task: None,
            abandoned: false,
            seen: None,
        }
    }

    /// Where the game stands.
    #[must_use]
    pub fn position(&self) -> Position {
        self.history.position()
    }

    fn answer(&mut self, line: &str, reaction: &mut Reaction) {
        let (word, rest) = split_word(line);
        match word {
            // Nothing to do, or nothing we could do anything with.
            "" | "#" | "xboard" | "accepted" | "rejected" | "random" | "computer" | "name" | "rating"
            | "ics" | "otim" | "draw" | "?" | "." => {}
            "protover" => self.say_features(rest, reaction),
            "variant" => self.set_variant(rest, reaction),
            "new" => self.new_game(reaction),
            "quit" => reaction.ask(Ask::Quit),
            "force" | "result" => self.side = None,
            "go" => self.side = Some(self.position().turn()),
            "playother" => self.side = Some(!self.position().turn()),
            "level" | "st" | "time" | "sd" => self.set_limit(word, rest, reaction),
            "ping" => reaction.say(format!("pong {}", shortened(rest))),
            "setboard" => self.set_board(rest, reaction),
            "undo" => self.take_back(1, reaction),
            "remove" => self.take_back(2, reaction),
            "hard" => self.hard = true,
            "easy" => self.hard = false,
            "post" => self.post = true,
            "nopost" => self.post = false,
            "analyze" => self.analyzing = true,
            "exit" => self.analyzing = false,
            "hint" => self.hint(reaction),
            "bk" => {
                reaction.say("\tthe book is shown by the command outflank book show");
                reaction.say("");
            }
            "usermove" => self.play(rest, reaction),
            // Version 1 sends moves bare.
            bare if parse_move(bare).is_some() => self.play(bare, reaction),
            _ if word.starts_with('#') => {}
            unknown => error("unknown command", unknown, reaction),
        }
    }

    fn say_features(&self, version: &str, reaction: &mut Reaction) {
        if version.trim().parse::<u32>().is_ok_and(|version| version >= 2) {
            reaction.say(format!(
                "feature ping=1 setboard=1 playother=1 san=0 usermove=1 time=1 draw=0 sigint=0 sigterm=0 \
                 reuse=1 analyze=1 myname=\"Outflank {}\" variants=\"reversi\" colors=0 ics=0 name=0 pause=0 \
                 nps=0 debug=1 memory=0 smp=0 done=1",
                self.version
            ));
        }
    }

    fn set_variant(&mut self, name: &str, reaction: &mut Reaction) {
        if ["reversi", "othello"].iter().any(|known| name.trim().eq_ignore_ascii_case(known)) {
            reaction.say(SETUP);
        } else {
            error("unsupported variant", name, reaction);
        }
    }

    fn new_game(&mut self, reaction: &mut Reaction) {
        self.history = History::default();
        // The engine has the second move until it is told otherwise.
        self.side = Some(!self.position().turn());
        self.depth = None;
        self.analyzing = false;
        self.clock.reset();
        reaction.ask(Ask::Forget);
    }

    fn set_limit(&mut self, word: &str, value: &str, reaction: &mut Reaction) {
        let words: Vec<&str> = value.split_whitespace().collect();
        let set = match word {
            "level" => Clock::level(&words).map(|clock| self.clock = clock),
            "st" => Clock::each_move(value.trim()).map(|clock| self.clock = clock),
            "time" => self.clock.tell(value.trim()),
            _ => value.trim().parse().ok().map(|depth| self.depth = Some(Strength::of_depth(depth))),
        };
        if set.is_none() {
            error("bad value", &format!("{word} {value}"), reaction);
        }
    }

    fn set_board(&mut self, fen: &str, reaction: &mut Reaction) {
        match parse_fen(fen) {
            Ok(position) => {
                self.history = History::new(position);
                reaction.ask(Ask::Forget);
            }
            Err(fault) => reaction.say(format!("tellusererror Illegal position: {fault}")),
        }
    }

    fn take_back(&mut self, count: usize, reaction: &mut Reaction) {
        if !(0..count).fold(false, |any, _| self.history.undo() || any) {
            error("no move to take back", "undo", reaction);
        }
    }

    fn play(&mut self, text: &str, reaction: &mut Reaction) {
        let illegal = |reaction: &mut Reaction| reaction.say(format!("Illegal move: {}", shortened(text)));
        let Some(mv) = parse_move(text.trim()) else { return illegal(reaction) };
        // A pass of a finished game changes nothing, wherever it comes from.
        if mv == Move::Pass && self.position().is_over() {
            return;
        }
        match self.history.play(mv) {
            Ok(()) => self.say_result(reaction),
            Err(_) => illegal(reaction),
        }
    }

    /// The end of the game, if it has come. White is the side that begins.
    fn say_result(&self, reaction: &mut Reaction) {
        let Some(outcome) = Outcome::of(self.position()) else { return };
        let [first, second] = Color::BOTH.map(|color| outcome.count.get(color));
        reaction.say(match outcome.winner() {
            Some(Color::Black) => format!("1-0 {{White wins {first}-{second}}}"),
            Some(Color::White) => format!("0-1 {{Black wins {second}-{first}}}"),
            None => format!("1/2-1/2 {{Draw {first}-{second}}}"),
        });
    }

    fn hint(&mut self, reaction: &mut Reaction) {
        let position = self.position();
        if position.must_pass() {
            reaction.say(format!("Hint: {}", show_move(Move::Pass)));
        } else {
            self.search(Task::Hint, Job::new(position, self.usual.limits(position)), reaction);
        }
    }

    /// Thinks when it is our turn, or always in an analysis.
    fn think(&mut self, reaction: &mut Reaction) {
        let position = self.position();
        if self.task.is_some() || position.is_over() {
            return;
        }
        if self.analyzing {
            self.seen = None;
            let job = Job::new(position, Limits::EXACT).map(Job::until_stopped);
            self.search(Task::Analysis, job, reaction);
        } else if self.side == Some(position.turn()) {
            if position.must_pass() {
                self.make(Move::Pass, reaction);
            } else {
                self.search(Task::Move, self.job(position), reaction);
            }
        }
    }

    /// By the clock if there is one, at the usual strength otherwise; a depth limits both.
    fn job(&self, position: Position) -> Option<Job> {
        let Some(left) = self.clock.time_left() else {
            return Job::new(position, self.depth.unwrap_or(self.usual).limits(position)).map(Job::to_play);
        };
        let limits = self.depth.map_or(Limits::EXACT, |depth| depth.limits(position));
        Some(Job::new(position, limits)?.to_play().with_clock(left))
    }

    fn search(&mut self, task: Task, job: Option<Job>, reaction: &mut Reaction) {
        if let Some(job) = job {
            self.task = Some(task);
            self.abandoned = false;
            reaction.ask(Ask::Search(job));
        }
    }

    fn make(&mut self, mv: Move, reaction: &mut Reaction) {
        self.history.play(mv).expect("a search finds legal moves");
        reaction.say(format!("move {}", show_move(mv)));
        self.say_result(reaction);
    }

    /// `ply score time nodes pv`, in hundredths of discs and seconds.
    fn say_thoughts(&self, outcome: &SearchResult, reaction: &mut Reaction) {
        let best = outcome.best();
        let variation: Vec<String> = best.variation.iter().map(|&mv| show_move(mv)).collect();
        reaction.say(format!(
            "{} {} {} {} {}",
            self.depth_of(best.score),
            100 * drawing::discs(best.score),
            outcome.elapsed.as_millis() / 10,
            outcome.nodes,
            variation.join(" ")
        ));
    }

    fn depth_of(&self, score: Score) -> u32 {
        match score {
            Score::Estimate { depth, .. } => depth,
            Score::Exact(_) | Score::Outcome(_) => self.position().board().empties(),
            Score::Book { .. } => 0,
        }
    }

    /// How far the analysis has come: time, boards, depth, and the moves of the first ply
    /// still to be searched, which nobody counts.
    fn say_status(&self, reaction: &mut Reaction) {
        let Some(seen) = &self.seen else { return reaction.say("stat01: 0 0 0 0 0") };
        let moves = self.position().moves().len();
        reaction.say(format!(
            "stat01: {} {} {} 0 {moves}",
            seen.elapsed.as_millis() / 10,
            seen.nodes,
            self.depth_of(seen.best().score)
        ));
    }
}

fn error(kind: &str, what: &str, reaction: &mut Reaction) {
    reaction.say(format!("Error ({kind}): {}", shortened(what.trim())));
}

impl Dialogue for Server {
    fn command(&mut self, line: &str, reaction: &mut Reaction) {
        if self.task == Some(Task::Analysis) {
            // Asked for meanwhile; nothing of it touches the search.
            match split_word(line).0 {
                "." => self.say_status(reaction),
                _ => self.answer(line, reaction),
            }
            return;
        }
        self.answer(line, reaction);
        if !reaction.asks.contains(&Ask::Quit) {
            self.think(reaction);
        }
    }

    fn too_long(&mut self, reaction: &mut Reaction) {
        error("line too long", "", reaction);
    }

    fn progress(&mut self, outcome: &SearchResult, reaction: &mut Reaction) {
        if self.task == Some(Task::Analysis) {
            self.seen = Some(outcome.clone());
        }
        if self.task == Some(Task::Analysis) || (self.task == Some(Task::Move) && self.post) {
            self.say_thoughts(outcome, reaction);
        }
    }

    fn found(&mut self, outcome: SearchResult, reaction: &mut Reaction) {
        let abandoned = std::mem::take(&mut self.abandoned);
        match self.task.take() {
            Some(Task::Move) if !abandoned => {
                self.clock.spend(outcome.elapsed);
                self.make(outcome.best().mv, reaction);
            }
            Some(Task::Hint) => reaction.say(format!("Hint: {}", show_move(outcome.best().mv))),
            Some(Task::Move | Task::Analysis) | None => {}
        }
    }

    fn read(&mut self, _result: Result<Vec<u8>, FileError>, _reaction: &mut Reaction) {}

    fn written(&mut self, _result: Result<(), FileError>, _reaction: &mut Reaction) {}

    fn overhear(&mut self, line: &str) -> Overheard {
        let word = split_word(line).0;
        match (self.task, word) {
            (Some(Task::Analysis), "." | "ping") => Overheard::Meanwhile,
            (Some(Task::Analysis), _) => Overheard::StopFirst,
            (_, "?") => Overheard::StopOnly,
            (Some(Task::Move), "new" | "force" | "result" | "setboard" | "undo" | "remove" | "analyze") => {
                self.abandoned = true;
                Overheard::StopFirst
            }
            // Whoever leaves still gets the answer as far as it is known.
            (_, "quit") => Overheard::StopFirst,
            _ => Overheard::Later,
        }
    }

    fn ponder(&self) -> Option<Position> {
        let position = self.position();
        let waits = self.hard && self.side == Some(!position.turn()) && !self.analyzing;
        Some(position).filter(|position| waits && !position.is_over())
    }
}
