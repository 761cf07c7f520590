//! A lesson or a puzzle on the screen.

use super::exercise::{Exercise, Said};
use super::refutation::Refutation;
use crate::canvas::{Canvas, Hint};
use crate::draw::board::{self, Picture};
use crate::look::Tone;
use crate::panel::{Layout, Panel};
use crate::press::Press;
use crate::screen::{Context, Next, Screen};
use crate::screens::game::{GameScreen, steer};
use crate::session::default_level;
use crate::thinker::Thought;
use crate::words::Words;
use outflank_play::{MatchSetup, Seat, Start};
use outflank_rules::Square;
use ratatui::layout::Rect;

/// Something being learned.
pub(crate) struct ExerciseScreen {
    exercise: Exercise,
    cursor: Square,
    /// Which statement is chosen, where there are any.
    option: usize,
    said: Option<Said>,
    /// What the last answer leads to, if it was wrong.
    refutation: Option<Refutation>,
    /// The answer, for a reader who has asked for it.
    shown: Option<String>,
    /// Whether the last one of its kind is done.
    finished: bool,
}

impl ExerciseScreen {
    pub(crate) fn new(exercise: Exercise) -> ExerciseScreen {
        let cursor = "d3".parse().expect("a square");
        ExerciseScreen {
            exercise,
            cursor,
            option: 0,
            said: None,
            refutation: None,
            shown: None,
            finished: false,
        }
    }

    /// Enter: answer, or go on when the answer was right.
    fn act(&mut self, cx: &mut Context) {
        if self.exercise.is_done() {
            self.go_on(cx);
            return;
        }
        self.shown = None;
        self.drop_refutation(cx);
        if self.exercise.options(Words(&cx.locale)).is_empty() {
            let said = self.exercise.touch(self.cursor);
            let wrong = self.exercise.wrong_answer(&said, self.cursor);
            self.refutation = wrong.and_then(|wrong| Refutation::ask(wrong, &mut cx.thinkers));
            self.said = Some(said);
        } else {
            self.said = self.exercise.choose(self.option);
        }
        self.note(cx);
    }

    /// Keeps what has been done.
    fn note(&mut self, cx: &mut Context) {
        let notes = self.exercise.take_notes(cx.learning.today());
        cx.note(&notes);
    }

    /// Nobody wants to know any more what the last answer leads to.
    fn drop_refutation(&mut self, cx: &Context) {
        if self.refutation.take().is_some_and(|refutation| !refutation.is_known()) {
            cx.thinkers.stop_studying();
        }
    }

    /// Shows the answer to a reader who gives up.
    fn help(&mut self, cx: &mut Context) {
        self.drop_refutation(cx);
        self.shown = self.exercise.help(Words(&cx.locale));
        self.said = None;
        self.note(cx);
    }

    fn go_on(&mut self, cx: &Context) {
        self.drop_refutation(cx);
        match self.exercise.next(cx.learning.progress()) {
            Some(next) => {
                let cursor = self.cursor;
                *self = ExerciseScreen { cursor, ..ExerciseScreen::new(next) };
            }
            None => self.finished = true,
        }
    }

    /// From a solved puzzle on against the computer.
    fn play_on(&self, cx: &mut Context) -> Next {
        let Some(position) = self.exercise.play_on() else { return Next::Stay };
        let computer = Seat::Computer { level: default_level().to_string().as_str().into() };
        let seats = if position.turn() == self.exercise.side() {
            MatchSetup::new(Seat::Person, computer)
        } else {
            MatchSetup::new(computer, Seat::Person)
        };
        match GameScreen::begin(MatchSetup { start: Start::Position { position }, ..seats }, cx) {
            Ok(screen) => Next::Push(Box::new(screen)),
            // The position is not over, so there is a match in it.
            Err(_) => Next::Stay,
        }
    }
}

impl Screen for ExerciseScreen {
    fn press(&mut self, press: Press, cx: &mut Context) -> Next {
        let options = self.exercise.options(Words(&cx.locale)).len();
        match press {
            Press::Enter => self.act(cx),
            Press::Square(square) => {
                self.cursor = square;
                if options == 0 {
                    self.act(cx);
                }
            }
            Press::Up if options > 0 => self.option = (self.option + options - 1) % options,
            Press::Down | Press::Tab if options > 0 => self.option = (self.option + 1) % options,
            Press::Entry(index) if index < options => {
                self.option = index;
                self.act(cx);
            }
            Press::Char('n') => self.go_on(cx),
            Press::Char('i') if self.exercise.has_help() => self.help(cx),
            Press::Char('p') => return self.play_on(cx),
            Press::Back | Press::Char('q') => return Next::Pop,
            press => self.cursor = steer(self.cursor, press),
        }
        Next::Stay
    }

    fn thought(&mut self, thought: &Thought, _cx: &mut Context) {
        if let Some(refutation) = &mut self.refutation {
            refutation.thought(thought);
        }
    }

    fn leave(&mut self, cx: &mut Context) {
        self.drop_refutation(cx);
    }

    fn view(&self, canvas: &mut Canvas<'_>, cx: &Context) {
        let words = Words(&cx.locale);
        let exercise = &self.exercise;
        canvas.title(&exercise.title(words), &exercise.place(words));
        canvas.footer(&self.hints(words), 1);
        let Some(layout) = Layout::of(canvas, 1, 0) else { return };
        let options = exercise.options(words);
        let open = !exercise.is_done() && options.is_empty();
        let picture = Picture {
            last: exercise.last(),
            marked: exercise.marked(),
            cursor: open.then_some(self.cursor),
            ..Picture::of(exercise.position())
        };
        board::draw(canvas, layout.board, layout.size, &picture);
        let mut panel = Panel::new(canvas, layout.panel);
        for text in exercise.task(words) {
            panel.paragraph(&text, Tone::Plain);
        }
        panel.gap();
        for (index, option) in options.iter().enumerate() {
            let before = panel.rest();
            let here = index == self.option;
            let mark = if here { panel.canvas.look.sign("▸ ", "> ") } else { "  " };
            panel.paragraph(&format!("{mark}{option}"), if here { Tone::Chosen } else { Tone::Plain });
            let used = before.height - panel.rest().height;
            panel.canvas.zone(Rect { height: used, ..before }, Press::Entry(index));
        }
        panel.gap();
        if let Some(said) = &self.said {
            panel.paragraph(&said.text(words), if said.is_right() { Tone::Good } else { Tone::Bad });
        }
        if let Some(refutation) = &self.refutation {
            panel.paragraph(&refutation.text(words), Tone::Plain);
        }
        if let Some(text) = &self.shown {
            panel.paragraph(text, Tone::Strong);
        }
        if self.finished {
            panel.paragraph(&words.text("tui-learn-finished", &[]), Tone::Strong);
        } else if exercise.is_done() {
            panel.gap();
            panel.paragraph(&words.text("tui-learn-go-on", &[]), Tone::Faint);
        }
    }

    fn help(&self) -> Vec<(&'static str, &'static str)> {
        vec![
            ("←↑↓→ a-h 1-8", "tui-help-cursor"),
            ("Enter", "tui-help-answer"),
            ("i", "tui-help-solution"),
            ("n", "tui-help-skip"),
            ("p", "tui-help-play-on"),
        ]
    }
}

impl ExerciseScreen {
    fn hints(&self, words: Words<'_>) -> Vec<Hint> {
        let hint = |key: &'static str, id: &str, press: Press| Hint { key, text: words.text(id, &[]), press };
        let enter = if self.exercise.is_done() { "tui-key-go-on" } else { "tui-key-answer" };
        let mut hints = vec![hint("Enter", enter, Press::Enter)];
        if self.exercise.has_help() {
            hints.push(hint("i", "tui-key-solution", Press::Char('i')));
        }
        hints.push(hint("n", "tui-key-skip", Press::Char('n')));
        if self.exercise.play_on().is_some() {
            hints.push(hint("p", "tui-key-play-on", Press::Char('p')));
        }
        hints.push(hint("Esc", "tui-key-back", Press::Back));
        hints.push(hint("?", "tui-key-help", Press::Char('?')));
        hints
    }
}
