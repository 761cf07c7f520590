//! The app: a stack of screens, and what is the same on all of them.

use crate::canvas::{Canvas, Zone, press_at};
use crate::look::{BoardStyle, Tone};
use crate::press::{Happening, Press};
use crate::screen::{Context, Next, Screen};
use crate::screens::help::Help;
use outflank_locale::{Language, Locale};
use outflank_play::Moment;
use ratatui::Frame;
use ratatui::layout::Rect;
use std::time::Duration;

/// The smallest window that has room for a board and a word beside it.
pub(crate) const SMALLEST: (u16, u16) = (40, 13);

/// The whole terminal app.
///
/// It is told what happens and draws what that made of it; it reads no clock, no
/// keyboard and no file. Whoever runs it calls [`App::happen`] and [`App::pass_time`],
/// and draws when it likes.
pub struct App {
    stack: Vec<Box<dyn Screen>>,
    context: Context,
    zones: Vec<Zone>,
    /// What kept matches from being kept, if something did.
    trouble: Option<String>,
    /// Whether something was thought that has not been drawn.
    news: bool,
    quit: bool,
    /// Whether Ctrl-C was what ended it.
    interrupted: bool,
}

impl App {
    /// A stack with `home` at its bottom, and perhaps a screen to begin with on top.
    pub(crate) fn new(home: Box<dyn Screen>, first: Option<Box<dyn Screen>>, context: Context) -> App {
        let mut app = App {
            stack: Vec::new(),
            context,
            zones: Vec::new(),
            trouble: None,
            news: false,
            quit: false,
            interrupted: false,
        };
        app.push(home);
        if let Some(first) = first {
            app.push(first);
        }
        app
    }

    /// Whether the person wants to leave.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.quit
    }

    /// Whether the person left by Ctrl-C.
    #[must_use]
    pub const fn was_interrupted(&self) -> bool {
        self.interrupted
    }

    /// Something happened at the terminal.
    pub fn happen(&mut self, happening: Happening) {
        match happening {
            Happening::Press(press) => self.press(press),
            Happening::Click { column, row } => {
                if let Some(press) = press_at(&self.zones, column, row) {
                    self.press(press);
                }
            }
            // The next drawing asks for the size anyway.
            Happening::Resized => {}
        }
    }

    /// Time has passed, and those who think may have thought.
    pub fn pass_time(&mut self, now: Moment) {
        self.context.now = now;
        while let Some(thought) = self.context.thinkers.poll() {
            self.news = true;
            for screen in &mut self.stack {
                screen.thought(&thought, &mut self.context);
            }
        }
        for screen in &mut self.stack {
            screen.tick(&mut self.context);
        }
        let trouble = self.context.shelf.as_mut().and_then(|shelf| shelf.trouble());
        if let Some(trouble) = trouble {
            self.trouble = Some(trouble.to_owned());
        }
    }

    /// When it should be drawn again though nothing happened.
    #[must_use]
    pub fn wake(&self) -> Option<Moment> {
        self.stack.iter().filter_map(|screen| screen.wake(&self.context)).min()
    }

    /// Whether the computer is thinking in a person's time.
    #[must_use]
    pub fn is_pondering(&self) -> bool {
        self.context.thinkers.is_pondering()
    }

    /// Puts everything away, before the program ends.
    pub fn close(&mut self) {
        while let Some(mut screen) = self.stack.pop() {
            screen.leave(&mut self.context);
        }
        if let Some(shelf) = &mut self.context.shelf {
            // The terminal is still ours here; what could not be kept was told before.
            let _ = shelf.settle();
        }
        self.quit = true;
    }

    /// Whether something was thought since this was last asked, and may be on the screen.
    pub fn take_news(&mut self) -> bool {
        std::mem::take(&mut self.news)
    }

    /// Whether a tone is to be heard, once.
    pub(crate) fn take_bell(&mut self) -> bool {
        std::mem::take(&mut self.context.bell)
    }

    fn press(&mut self, press: Press) {
        if press == Press::Suspend {
            self.stack.iter_mut().for_each(|screen| screen.step_away(&mut self.context));
            return;
        }
        let Some(top) = self.stack.last_mut() else { return };
        let press = match press {
            Press::Space if !top.tells_space_apart() => Press::Enter,
            other => other,
        };
        let letters = top.takes_letters();
        let next = match press {
            Press::Quit => {
                self.interrupted = true;
                Next::Quit
            }
            Press::Char('?') if !letters => Next::Push(Box::new(Help::of(&**top))),
            Press::Char('l') if !letters => {
                self.context.locale = Locale::new(next_language(self.context.locale.language()));
                Next::Stay
            }
            Press::Char('t') if !letters => {
                self.context.look.board = next_style(self.context.look.board);
                Next::Stay
            }
            press => top.press(press, &mut self.context),
        };
        if let Some(trouble) = self.context.keep_choices() {
            self.trouble = Some(trouble);
        }
        match next {
            Next::Stay => {}
            Next::Push(screen) => self.push(screen),
            Next::Replace(screen) => {
                self.drop_top();
                self.push(screen);
            }
            Next::Pop => {
                self.drop_top();
                match self.stack.last_mut() {
                    Some(top) => top.enter(&mut self.context),
                    None => self.quit = true,
                }
            }
            Next::Quit => self.close(),
        }
    }

    fn push(&mut self, mut screen: Box<dyn Screen>) {
        screen.enter(&mut self.context);
        self.stack.push(screen);
    }

    fn drop_top(&mut self) {
        if let Some(mut top) = self.stack.pop() {
            top.leave(&mut self.context);
        }
    }

    /// Draws it.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        self.zones.clear();
        let Context { locale, look, .. } = &self.context;
        let mut canvas = Canvas { buffer: frame.buffer_mut(), zones: &mut self.zones, look: *look, locale };
        let area = canvas.area();
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            too_small(&mut canvas, area);
            return;
        }
        let first = self.stack.iter().rposition(|screen| !screen.is_overlay()).unwrap_or(0);
        for (index, screen) in self.stack.iter().enumerate().skip(first) {
            // What lies below can be seen but not clicked.
            if index > first {
                canvas.zones.clear();
            }
            screen.view(&mut canvas, &self.context);
        }
        if let Some(trouble) = &self.trouble {
            let line = Rect { y: area.y + 1, height: 1, ..area };
            canvas.write(line, 1, 0, trouble, Tone::Bad);
        }
    }

    /// Waits until somebody has thought, at most so long, and lets the screens know. For
    /// whoever has no terminal to wait for, such as a test.
    pub fn wait_for_thought(&mut self, patience: Duration) -> bool {
        let thought = self.context.thinkers.wait(patience);
        if let Some(thought) = &thought {
            self.news = true;
            for screen in &mut self.stack {
                screen.thought(thought, &mut self.context);
            }
        }
        thought.is_some()
    }
}

fn too_small(canvas: &mut Canvas<'_>, area: Rect) {
    let text = canvas.words(
        "tui-too-small",
        &[
            ("columns", SMALLEST.0.into()),
            ("rows", SMALLEST.1.into()),
            ("width", area.width.into()),
            ("height", area.height.into()),
        ],
    );
    canvas.paragraph(area, 0, &text, Tone::Plain);
}

fn next_language(language: Language) -> Language {
    let all = Language::ALL;
    let at = all.iter().position(|&other| other == language).unwrap_or(0);
    all[(at + 1) % all.len()]
}

pub(crate) fn next_style(style: BoardStyle) -> BoardStyle {
    let all = BoardStyle::ALL;
    let at = all.iter().position(|&other| other == style).unwrap_or(0);
    all[(at + 1) % all.len()]
}
