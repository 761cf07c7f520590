//! Screens, and the stack they lie on.
//!
//! A screen is a model with an update for each kind of thing that happens (a press, a
//! thought, time passing) and a view that borrows it. What lies on top gets the
//! presses; everything on the stack learns of thoughts and of time, so that a game goes
//! on while its help is read.

use crate::canvas::Canvas;
use crate::learning::Learning;
use crate::look::Look;
use crate::preferences::{Choices, Preferences};
use crate::press::Press;
use crate::shelf::Shelf;
use crate::thinker::{Thinkers, Thought};
use crate::{Begin, Options};
use outflank_learn::Note;
use outflank_locale::Locale;
use outflank_play::Moment;

/// What every screen may use.
pub struct Context {
    /// The texts in the reader's language.
    pub locale: Locale,
    /// How things are drawn.
    pub look: Look,
    /// Whether the computer thinks while it is a person's turn.
    pub ponder: bool,
    /// The time, as told from outside.
    pub now: Moment,
    /// Those who think.
    pub thinkers: Thinkers,
    /// Whether a tone is to be heard with the next drawing.
    pub(crate) bell: bool,
    /// Where games are kept, if they are.
    pub shelf: Option<Shelf>,
    /// Where the reader's choices are kept, if they are.
    pub preferences: Option<Preferences>,
    /// Whether the box of the board game was opened before: it is told of once.
    pub(crate) box_opened: bool,
    /// What the learner has done.
    pub(crate) learning: Learning,
}

impl Context {
    /// What the app begins with, and what it opens first.
    pub(crate) fn new(options: Options) -> (Context, Begin) {
        let mut context = Context {
            locale: Locale::new(options.language),
            look: options.look,
            ponder: options.ponder,
            now: Moment::ORIGIN,
            thinkers: Thinkers::new(options.seed, options.effort, options.shelf.as_ref().map(Shelf::store)),
            bell: false,
            shelf: options.shelf,
            preferences: options.preferences,
            learning: Learning::new(options.today),
            box_opened: false,
        };
        context.box_opened = context.knows_the_box();
        context.refresh_learning();
        // What it is like at the start is no choice yet.
        let _ = context.keep_choices();
        (context, options.begin)
    }

    /// Keeps what the learner has just done.
    pub(crate) fn note(&mut self, notes: &[Note]) {
        self.learning.note(notes, self.shelf.as_mut());
    }

    /// Looks at the calendar, and at what was done elsewhere.
    pub(crate) fn refresh_learning(&mut self) {
        self.learning.refresh(self.shelf.as_mut());
    }

    /// Whether the box was opened in an earlier run.
    pub(crate) fn knows_the_box(&self) -> bool {
        self.preferences.as_ref().and_then(|kept| kept.choices().box_opened) == Some(true)
    }

    /// Keeps the reader's choices, if they are others than before; says what went wrong.
    pub(crate) fn keep_choices(&mut self) -> Option<String> {
        let choices = Choices {
            language: Some(self.locale.language()),
            board: Some(self.look.board),
            color: Some(self.look.color),
            motion: Some(self.look.motion),
            ponder: Some(self.ponder),
            box_opened: Some(self.box_opened),
        };
        self.preferences.as_mut()?.look(choices).err().map(|error| error.to_string())
    }
}

/// What comes after a press.
pub(crate) enum Next {
    /// Nothing changes on the stack.
    Stay,
    /// Another screen on top.
    Push(Box<dyn Screen>),
    /// Another screen instead.
    Replace(Box<dyn Screen>),
    /// Back to what lies below.
    Pop,
    /// Leave the program.
    Quit,
}

/// One screen.
pub(crate) trait Screen {
    /// A person did something.
    fn press(&mut self, press: Press, cx: &mut Context) -> Next;

    /// Somebody has thought.
    fn thought(&mut self, _thought: &Thought, _cx: &mut Context) {}

    /// Time has passed.
    fn tick(&mut self, _cx: &mut Context) {}

    /// It lies on top, newly or again.
    fn enter(&mut self, _cx: &mut Context) {}

    /// It is about to leave the stack.
    fn leave(&mut self, _cx: &mut Context) {}

    /// The person puts the program aside for a while: what can wait, waits.
    fn step_away(&mut self, _cx: &mut Context) {}

    /// Draws it.
    fn view(&self, canvas: &mut Canvas<'_>, cx: &Context);

    /// When it should be drawn again though nothing happened.
    fn wake(&self, _cx: &Context) -> Option<Moment> {
        None
    }

    /// Whether what lies below is to be seen around it.
    fn is_overlay(&self) -> bool {
        false
    }

    /// Whether letters are typed into it, and are not commands to the app.
    fn takes_letters(&self) -> bool {
        false
    }

    /// Whether the space bar is another key than Enter: two people share the keyboard.
    fn tells_space_apart(&self) -> bool {
        false
    }

    /// The texts that explain its keys, with the keys, for the help.
    fn help(&self) -> Vec<(&'static str, &'static str)>;
}
