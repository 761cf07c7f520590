//! Line by line: for screen readers, pipes, and terminals that cannot do more.
//!
//! One command a line goes in, whole sentences come out, and nothing on the screen is
//! ever changed. What comes from a pipe is played in its order: a line waits until the
//! computer has moved. A person at a keyboard is heard at once.

mod command;
mod learning;
mod rules;
mod speech;

use crate::advice::Advice;
use crate::screen::Context;
use crate::screens::console;
use crate::screens::game_box::STEPS;
use crate::session::Session;
use crate::shelf::Key;
use crate::thinker::Thought;
use crate::words::Words;
use crate::{Begin, Options, RunError};
use command::{Command, Misunderstanding};
use outflank_engine::SearchResult;
use outflank_learn::Exercise;
use outflank_levels::Level;
use outflank_locale::{Locale, whole_sentence};
use outflank_messages::Narrator;
use outflank_play::console::Hue;
use outflank_play::{Match, MatchSetup, Moment, Order, Phase, Player, Seat, Variation};
use outflank_rules::{Color, Position};
use outflank_store::MatchId;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How often time and thoughts are looked at while waiting for a line.
const GLANCE: Duration = Duration::from_millis(50);

/// The most patience for a thought that was promised within a second or so.
const PATIENCE: Duration = Duration::from_secs(60);

/// Where lines come from and sentences go.
pub struct Talk<'a> {
    /// The lines.
    pub input: Box<dyn BufRead + Send>,
    /// The sentences.
    pub output: &'a mut dyn Write,
    /// Whether a person sits there: then there is a prompt, and no line has to wait.
    pub interactive: bool,
}

/// Plays line by line until the lines end or the person leaves.
pub fn talk(options: Options, talk: Talk<'_>) -> Result<(), RunError> {
    let (mut context, begin) = Context::new(options);
    let game = match begin {
        Begin::Menu => Match::new(usual()),
        Begin::Match(setup) => Match::new(*setup),
        Begin::Begun(game) => Ok(*game),
        Begin::Console(variation, level) => Match::new(console::setup(variation, level, Hue::Green)),
        Begin::Study(game) => {
            let mut setup = MatchSetup::new(Seat::Person, Seat::Person);
            setup.start = outflank_play::Start::Position { position: game.start() };
            Ok(Match::begun(setup, game.squares_played()).expect("a game's own moves are legal"))
        }
    }?;
    context.now = Moment::ORIGIN;
    let mut teller = Teller {
        session: Session::new(game, Moment::ORIGIN, false),
        cx: context,
        out: talk.output,
        began: Instant::now(),
        kept: None,
        listed: Vec::new(),
        advice: None,
        exercise: None,
        told: false,
        prompted: false,
        asked: None,
    };
    teller.welcome()?;
    teller.converse(&lines(talk.input), talk.interactive)?;
    Ok(())
}

/// A person with Black against the computer.
fn usual() -> MatchSetup {
    let level = crate::session::default_level();
    MatchSetup::new(Seat::Person, Seat::Computer { level: level.to_string().as_str().into() })
}

/// Reads lines on a thread of their own, so that time can pass while one waits.
fn lines(input: Box<dyn BufRead + Send>) -> Receiver<String> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        for line in input.split(b'\n') {
            // Bytes that are no text make a line nobody understands, not a failure.
            let Ok(line) = line else { break };
            if sender.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                break;
            }
        }
    });
    receiver
}

/// What becomes of the conversation.
#[derive(PartialEq, Eq)]
enum Flow {
    GoesOn,
    Ends,
}

/// Whoever speaks.
struct Teller<'a> {
    session: Session,
    cx: Context,
    out: &'a mut dyn Write,
    began: Instant,
    kept: Option<Key>,
    /// The games as they were listed last.
    listed: Vec<MatchId>,
    /// The hint being given, step by step.
    advice: Option<Advice>,
    /// What is being learned instead of played.
    exercise: Option<Exercise>,
    /// Whether its task has been said.
    told: bool,
    /// Whether an answer has been asked for since the last line.
    prompted: bool,
    /// Whose turn was announced last, and at which ply, so that it is said once.
    asked: Option<(u32, u32, Phase)>,
}

impl Teller<'_> {
    fn words(&self) -> Words<'_> {
        Words(&self.cx.locale)
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    fn say_id(&mut self, id: &str) -> io::Result<()> {
        let text = self.words().text(id, &[]);
        self.say(&text)
    }

    fn welcome(&mut self) -> io::Result<()> {
        self.say_id("tui-plain-welcome")?;
        if self.session.game().phase() == Phase::Ready {
            // A match that was just made can begin.
            let _ = self.order(Order::Begin);
        }
        self.session.resume_thinking(self.cx.now, &mut self.cx.thinkers);
        self.introduce()
    }

    /// Opens the box of the board game, once (T4).
    fn open_box(&mut self) -> io::Result<()> {
        self.cx.box_opened = true;
        let heading = whole_sentence(&self.words().text("tui-box-title", &[]));
        self.say(&heading)?;
        STEPS.into_iter().try_for_each(|id| self.say_id(id))?;
        self.cx.keep_choices().map_or(Ok(()), |trouble| self.say(&trouble))
    }

    /// Who plays.
    fn introduce(&mut self) -> io::Result<()> {
        if self.session.game().table().is_some() && !self.cx.box_opened {
            self.open_box()?;
        }
        let view = self.session.view(self.cx.now);
        if let Some(variation) = view.setup.variation {
            let text = self.words().text("tui-console-game", &[("number", variation.to_string().into())]);
            self.say(&whole_sentence(&text))?;
        }
        let black = view.game.as_ref().map_or(Player::One, |game| game.black);
        // On the console the left player comes first, whatever the colour.
        let first = if view.setup.variation.is_some() { Player::One } else { black };
        for player in [first, first.other()] {
            let color = if player == black { Color::Black } else { Color::White };
            let seat = self.words().seat(view.setup.players.get(player));
            let side = Narrator::of(&view).side_name(color).text(&self.cx.locale);
            let text = self.words().about(&side, &seat) + ".";
            self.say(&text)?;
        }
        Ok(())
    }

    /// Time as it passes here.
    fn pass_time(&mut self) {
        let millis = u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.cx.now = Moment::from_millis(millis);
        self.session.tick(self.cx.now, &mut self.cx.thinkers);
    }

    fn order(&mut self, order: Order) -> Result<(), outflank_host::Refused> {
        self.session.order(order, self.cx.now, &mut self.cx.thinkers)
    }

    fn converse(&mut self, lines: &Receiver<String>, interactive: bool) -> io::Result<()> {
        loop {
            self.pass_time();
            self.tell_news(interactive)?;
            let playing = self.exercise.is_none();
            self.session.ponder(self.cx.ponder && playing, self.cx.now, &mut self.cx.thinkers);
            if self.session.is_thinking() && !interactive {
                self.wait_for_move();
                continue;
            }
            if let Some(thought) = self.cx.thinkers.poll() {
                self.session.thought(&thought);
                continue;
            }
            match lines.recv_timeout(GLANCE) {
                Ok(line) => {
                    self.pass_time();
                    if self.hear(&line)? == Flow::Ends {
                        break;
                    }
                    self.asked = None;
                    self.prompted = false;
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        self.close()
    }

    fn close(&mut self) -> io::Result<()> {
        self.tell_news(false)?;
        self.session.leave(&self.cx.thinkers);
        if self.session.game().phase() == Phase::Playing
            && self.session.game().setup().customs.pauses
            && self.kept.is_some()
        {
            let player = self.session.person(self.cx.now);
            let _ = self.order(Order::Pause { player });
            self.keep();
        }
        let trouble = self.cx.shelf.as_mut().and_then(|shelf| shelf.settle().err());
        if let Some(error) = trouble {
            self.say(&error.to_string())?;
        }
        self.say_id("tui-plain-goodbye")?;
        self.out.flush()
    }

    /// Waits for the computer's move as long as it takes, or until its clock has run out.
    fn wait_for_move(&mut self) {
        if let Some(thought) = self.cx.thinkers.wait(GLANCE) {
            self.session.thought(&thought);
        }
    }

    fn keep(&mut self) {
        if let Some(shelf) = &mut self.cx.shelf {
            shelf.keep(&mut self.kept, self.session.host());
        }
    }

    /// Says what has happened, and whose turn it is if that has changed.
    fn tell_news(&mut self, prompt: bool) -> io::Result<()> {
        self.say_news(prompt)?;
        // A person hears it now, not when there is more.
        self.out.flush()
    }

    fn say_news(&mut self, prompt: bool) -> io::Result<()> {
        self.keep();
        let notes = self.session.take_notes();
        let view = self.session.view(self.cx.now);
        let said: Vec<String> = notes.iter().filter_map(|note| self.words().note(note, &view)).collect();
        for text in &said {
            self.say(text)?;
        }
        if self.exercise.is_some() {
            return self.tell_task(prompt);
        }
        let Some(game) = &view.game else { return Ok(()) };
        let state = (game.game, game.board.ply, view.phase);
        if self.asked == Some(state) || self.session.is_thinking() {
            return Ok(());
        }
        self.asked = Some(state);
        let text = self.state(&view, game);
        self.say(&text)?;
        if prompt {
            write!(self.out, "> ")?;
        }
        Ok(())
    }

    fn hear(&mut self, line: &str) -> io::Result<Flow> {
        // Whatever is asked now comes first.
        self.session.stop_pondering(&self.cx.thinkers);
        match command::parse(line, self.words()) {
            Ok(None) => Ok(Flow::GoesOn),
            Ok(Some(command)) => self.obey(command),
            Err(misunderstanding) => {
                let words = self.words();
                let text = match misunderstanding {
                    Misunderstanding::Unknown(word) => {
                        words.text("tui-plain-unknown", &[("word", word.into())])
                    }
                    Misunderstanding::Incomplete(example) => {
                        words.text("tui-plain-incomplete", &[("example", example.into())])
                    }
                    Misunderstanding::NoSuchGame(digits) => {
                        let games: Vec<String> = Variation::all().map(|game| game.to_string()).collect();
                        words.text(
                            "tui-console-refused",
                            &[("digits", digits.into()), ("games", games.join(" ").into())],
                        )
                    }
                };
                self.say(&text)?;
                Ok(Flow::GoesOn)
            }
        }
    }

    fn obey(&mut self, command: Command) -> io::Result<Flow> {
        if self.exercise.is_some() && self.learn_by(command)? {
            return Ok(Flow::GoesOn);
        }
        if command == Command::Undo
            && let Some(copy) = self.session.taken_back_in_copy(self.cx.now)
        {
            self.change_to(copy, None)?;
            self.session.tell_copied();
            return Ok(Flow::GoesOn);
        }
        let player = self.session.person(self.cx.now);
        let order = match command {
            Command::Quit => return Ok(Flow::Ends),
            Command::Square(square) => Some(self.touch(square, player)),
            Command::Done => Some(Order::Done { player }),
            Command::Pass => Some(Order::Pass { player }),
            Command::Undo => Some(Order::TakeBack { player: self.last_mover(player) }),
            Command::Redo => Some(Order::Redo { player }),
            Command::Pause => Some(Order::Pause { player }),
            Command::Resume => Some(Order::Resume { player }),
            Command::Resign => Some(Order::Resign { player }),
            _ => None,
        };
        if let Some(order) = order {
            // What is refused is told with the other news.
            let _ = self.order(order);
            return Ok(Flow::GoesOn);
        }
        match command {
            Command::Hint | Command::Evaluate | Command::Review if !self.may_help() => {
                self.say_id("tui-no-help")?;
            }
            Command::Hint => self.hint()?,
            Command::Evaluate => self.evaluate()?,
            Command::Review => self.review()?,
            Command::Board => self.board()?,
            Command::Picture => self.picture()?,
            Command::Moves => self.moves()?,
            Command::Score => self.score()?,
            Command::Time => self.time()?,
            Command::New => self.next_game()?,
            Command::Console(variation, left) => {
                // Every game of the console makes a match.
                if let Ok(game) = Match::new(console::setup(variation, Level::CONSOLE, left)) {
                    self.change_to(game, None)?;
                }
            }
            Command::Sleeve => self.sleeve()?,
            Command::Learn(number) => self.learn(number)?,
            Command::Start(starter) => {
                let view = self.session.view(self.cx.now);
                let chooser = view.standing.chooser;
                let player = chooser.unwrap_or(player);
                // Where nobody chooses, what comes next is said again. What is refused is told
                // with the other news.
                let fixed = chooser.is_none() && view.phase == Phase::Between;
                if !fixed && self.order(Order::ChooseStarter { player, starter }).is_ok() {
                    let _ = self.order(Order::Begin);
                }
            }
            Command::Rules { section, edition } => self.rules(section, edition)?,
            Command::Number(_) => self.say_id("tui-plain-no-question")?,
            Command::Games => self.games()?,
            Command::Open(number) => self.open(number)?,
            Command::Language(language) => {
                self.cx.locale = Locale::new(language);
                self.say(language.native_name())?;
                if let Some(trouble) = self.cx.keep_choices() {
                    self.say(&trouble)?;
                }
            }
            Command::Help => self.help()?,
            _ => {}
        }
        Ok(Flow::GoesOn)
    }

    /// A disc, or at the table a hand on one that lies there.
    fn touch(&self, square: outflank_rules::Square, player: Player) -> Order {
        let lies = self.session.game().table().is_some_and(|table| table.board().disc_at(square).is_some());
        if !lies {
            return Order::Place { player, square };
        }
        let view = self.session.view(self.cx.now).game;
        let hand = view.and_then(|game| game.table).and_then(|table| table.may_turn);
        Order::Turn { player: hand.unwrap_or(player), square }
    }

    /// Whoever may take something back: at the table only the one who just moved.
    fn last_mover(&self, player: Player) -> Player {
        let turn = self.session.game().table().and_then(|table| table.turns().last());
        let black = self.session.view(self.cx.now).game.map(|game| game.black);
        match (turn, black) {
            (Some(turn), Some(black)) if turn.color() == Color::Black => black,
            (Some(_), Some(black)) => black.other(),
            _ => player,
        }
    }

    fn next_game(&mut self) -> io::Result<()> {
        match self.session.game().phase() {
            Phase::Between => {
                let _ = self.order(Order::Begin);
                Ok(())
            }
            // The setup made a match before.
            _ => match Match::new(self.session.game().setup().clone()) {
                Ok(game) => self.change_to(game, None),
                Err(_) => Ok(()),
            },
        }
    }

    /// Leaves the match for another.
    fn change_to(&mut self, game: Match, kept: Option<Key>) -> io::Result<()> {
        self.keep();
        self.session.leave(&self.cx.thinkers);
        self.session = Session::new(game, self.cx.now, false);
        self.kept = kept;
        self.asked = None;
        match self.session.game().phase() {
            Phase::Ready => {
                let _ = self.order(Order::Begin);
            }
            Phase::Paused => {
                let player = self.session.person(self.cx.now);
                let _ = self.order(Order::Resume { player });
            }
            _ => {}
        }
        self.session.resume_thinking(self.cx.now, &mut self.cx.thinkers);
        self.introduce()
    }

    /// The scores of all moves here after a second or so; nothing when the game is over.
    fn weigh(&mut self) -> Option<SearchResult> {
        let position = self.open_position()?;
        let asked = self.cx.thinkers.weigh(position);
        self.wait_for(|thought| match thought {
            Thought::Studied { ticket, outcome, finished: true } if *ticket == asked => Some(outcome.clone()),
            _ => None,
        })
    }

    /// Whether help may be had: while a contest is on, it would be unfair.
    fn may_help(&self) -> bool {
        let game = self.session.game();
        game.setup().hints_are_fair() || game.phase() != Phase::Playing
    }

    /// The position somebody may move in.
    fn open_position(&self) -> Option<Position> {
        let game = self.session.view(self.cx.now).game?;
        let position = game.board.position;
        (!position.is_over() && game.verdict.is_none()).then_some(position)
    }

    /// Waits for the thought that `wanted` makes something of.
    fn wait_for<T>(&mut self, mut wanted: impl FnMut(&Thought) -> Option<T>) -> Option<T> {
        let deadline = Instant::now() + PATIENCE;
        while Instant::now() < deadline {
            let Some(thought) = self.cx.thinkers.wait(GLANCE) else { continue };
            if let Some(found) = wanted(&thought) {
                return Some(found);
            }
            self.session.thought(&thought);
        }
        None
    }
}
