//! Outflank in a terminal: play, the console of 1982, a real board, analysis, and the
//! games that were kept; drawn on the whole window ([`run`]) or spoken line by line
//! ([`talk`]).
//!
//! The app is a model with updates and a view. [`App`] knows no terminal: presses,
//! thoughts and the time are handed to it, and it draws into a buffer, so that a test
//! plays a game by keys and looks at the screen. What a match is comes from
//! `outflank_play`, what a move is from the rules; nothing of either is decided here.
//!
//! * `screen` is what a screen is, `screens` are all there are; they lie on a stack.
//! * `session` carries a match: orders to it, questions to whoever thinks.
//! * `thinker` thinks on other threads and sends what it thought.
//! * `draw` makes pictures of characters, `words` makes sentences of events.
//! * `terminal` is the only place that knows a real terminal.

mod advice;
mod app;
mod canvas;
mod draw;
mod learning;
mod look;
mod panel;
mod plain;
mod preferences;
mod press;
mod screen;
mod screens;
mod session;
mod shelf;
mod study;
mod terminal;
mod thinker;
mod wish;
mod words;

pub use app::App;
pub use look::{BoardStyle, Look};
pub use plain::{Talk, talk};
pub use preferences::{Choices, Preferences};
pub use press::{Happening, Press, happening};
pub use screen::Context;
pub use shelf::Shelf;
pub use terminal::Ended;
pub use thinker::{Thinkers, Thought, Ticket};
pub use wish::{Wish, WishError};

use outflank_learn::Day;
use outflank_levels::Level;
use outflank_locale::Language;
use outflank_play::console::Hue;
use outflank_play::{Match, MatchSetup, SetupError, Turning, Variation};
use outflank_review::Effort;
use outflank_rules::Game;
use screen::Screen;
use screens::analyse::Analyse;
use screens::console::{self, ConsoleScreen};
use screens::game::GameScreen;
use screens::game_box::GameBox;
use screens::menu::Menu;
use std::fmt;
use std::io;

/// What to open first.
#[derive(Clone, Debug)]
pub enum Begin {
    /// The menu.
    Menu,
    /// A match.
    Match(Box<MatchSetup>),
    /// A match that has begun elsewhere.
    Begun(Box<Match>),
    /// A game of the console, with a computer of this level.
    Console(Variation, Level),
    /// A game to study.
    Study(Game),
}

/// How the app is to be.
pub struct Options {
    /// The reader's language.
    pub language: Language,
    /// How things are drawn.
    pub look: Look,
    /// Whether the computer thinks while it is a person's turn.
    pub ponder: bool,
    /// Where matches are kept, if they are.
    pub shelf: Option<Shelf>,
    /// Where the reader's choices are kept, if they are.
    pub preferences: Option<Preferences>,
    /// The date where the learner is.
    pub today: fn() -> Day,
    /// What to open first.
    pub begin: Begin,
    /// For the computer's choices among good moves: the same seed, the same choices.
    pub seed: u64,
    /// How hard games are reviewed, and positions looked at for hints.
    pub effort: Effort,
}

/// Why the app did not run.
#[derive(Debug)]
pub enum RunError {
    /// The terminal did not do what was asked of it.
    Terminal(io::Error),
    /// The match cannot be played.
    Setup(SetupError),
    /// A thread that thinks has failed; its own words.
    Thinking(String),
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunError::Terminal(error) => write!(f, "the terminal failed: {error}"),
            RunError::Setup(error) => error.fmt(f),
            RunError::Thinking(report) => write!(f, "thinking failed: {report}"),
        }
    }
}

impl std::error::Error for RunError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            RunError::Terminal(error) => Some(error),
            RunError::Setup(error) => Some(error),
            RunError::Thinking(_) => None,
        }
    }
}

impl From<io::Error> for RunError {
    fn from(error: io::Error) -> RunError {
        RunError::Terminal(error)
    }
}

impl From<SetupError> for RunError {
    fn from(error: SetupError) -> RunError {
        RunError::Setup(error)
    }
}

/// The app as the options want it, with no terminal around it yet.
pub fn app(options: Options) -> Result<App, SetupError> {
    let (mut context, begin) = Context::new(options);
    let first: Option<Box<dyn Screen>> = match begin {
        Begin::Menu => None,
        Begin::Match(setup) if setup.variation.is_some() => {
            setup.check()?;
            Some(Box::new(ConsoleScreen::begin(*setup, &mut context)))
        }
        Begin::Match(setup) if setup.turning != Turning::Itself && !context.box_opened => {
            setup.check()?;
            Some(Box::new(GameBox::new(*setup, &mut context)))
        }
        Begin::Match(setup) => Some(Box::new(GameScreen::begin(*setup, &mut context)?)),
        Begin::Begun(game) => Some(Box::new(GameScreen::go_on(*game, &mut context))),
        Begin::Console(variation, level) => {
            Some(Box::new(ConsoleScreen::begin(console::setup(variation, level, Hue::Green), &mut context)))
        }
        Begin::Study(game) => Some(Box::new(Analyse::new(game))),
    };
    Ok(App::new(Box::new(Menu::default()), first, context))
}

/// Runs the app in this process's terminal until the person leaves.
pub fn run(options: Options) -> Result<Ended, RunError> {
    let mut app = app(options)?;
    terminal::run(&mut app)
}
