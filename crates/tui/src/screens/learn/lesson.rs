//! A lesson or a puzzle on the screen.

use super::exercise::{self, is_right, wrong_answer};
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
use outflank_learn::view::AnswerView;
use outflank_learn::{Exercise, Try};
use outflank_play::{MatchSetup, Opening, Seat, Start};
use outflank_rules::Square;
use ratatui::layout::Rect;

/// Something being learned.
pub(crate) struct ExerciseScreen {
    exercise: Exercise,
    cursor: Square,
    /// Which statement is chosen, where there are any.
    option: usize,
    said: Option<AnswerView>,
    /// What the last answer leads to, if it was wrong.
    refutation: Option<Refutation>,
    /// Whether the last one of its kind is done.
    finished: bool,
}

impl ExerciseScreen {
    pub(crate) fn new(exercise: Exercise) -> ExerciseScreen {
        let cursor = "d3".parse().expect("a square");
        ExerciseScreen { exercise, cursor, option: 0, said: None, refutation: None, finished: false }
    }

    /// Enter: answer, or go on when the answer was right.
    fn act(&mut self, cx: &mut Context) {
        if self.exercise.is_done() {
            self.go_on(cx);
            return;
        }
        let tried = match exercise::options(&self.exercise, Words(&cx.locale)).is_empty() {
            true => Try::Square(self.cursor),
            false => Try::Statement(self.option),
        };
        self.take(tried, cx);
        if let (Some(answer), Try::Square(square)) = (&self.said, tried) {
            let wrong = wrong_answer(&self.exercise, answer, square);
            self.refutation = wrong.and_then(|wrong| Refutation::ask(wrong, &mut cx.thinkers));
        }
    }

    /// Takes a try, and keeps what has been done by it.
    fn take(&mut self, tried: Try, cx: &mut Context) {
        self.drop_refutation(cx);
        // The keys for what makes no sense here are not offered, and do nothing.
        self.said = self.exercise.answer(tried).ok();
        let notes = self.exercise.take_notes(cx.learning.today());
        cx.note(&notes);
    }

    /// Nobody wants to know any more what the last answer leads to.
    fn drop_refutation(&mut self, cx: &Context) {
        if self.refutation.take().is_some_and(|refutation| !refutation.is_known()) {
            cx.thinkers.stop_studying();
        }
    }

    fn go_on(&mut self, cx: &Context) {
        self.drop_refutation(cx);
        match self.exercise.next(cx.learning.progress(), cx.learning.today()) {
            Some(next) => {
                let cursor = self.cursor;
                *self = ExerciseScreen { cursor, ..ExerciseScreen::new(next) };
            }
            None => self.finished = true,
        }
    }

    /// From a solved puzzle on against the computer, or a first game once the rules are known.
    fn play_on(&self, cx: &mut Context) -> Next {
        if self.exercise.is_ready_to_play() {
            let weakest = Seat::Computer { level: "1".into() };
            return match GameScreen::begin(MatchSetup::new(Seat::Person, weakest), cx) {
                Ok(screen) => Next::Push(Box::new(screen)),
                // It is the usual game.
                Err(_) => Next::Stay,
            };
        }
        let Some(position) = self.exercise.play_on() else { return Next::Stay };
        let computer = Seat::Computer { level: default_level().to_string().as_str().into() };
        let seats = if position.turn() == self.exercise.side() {
            MatchSetup::new(Seat::Person, computer)
        } else {
            MatchSetup::new(computer, Seat::Person)
        };
        // With the moves that led there both have the discs they really have left (R8).
        let moves = self.exercise.play_on_moves().and_then(|moves| Opening::new(moves).ok());
        let start = moves.map_or(Start::Position { position }, |moves| Start::Opening { moves });
        match GameScreen::begin(MatchSetup { start, ..seats }, cx) {
            Ok(screen) => Next::Push(Box::new(screen)),
            // The position is not over, so there is a match in it.
            Err(_) => Next::Stay,
        }
    }
}

impl Screen for ExerciseScreen {
    fn press(&mut self, press: Press, cx: &mut Context) -> Next {
        let options = exercise::options(&self.exercise, Words(&cx.locale)).len();
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
            Press::Char('i') if self.exercise.has_help() => self.take(Try::Hint, cx),
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
        canvas.title(&exercise::title(exercise, words), &exercise::place(exercise, words));
        canvas.footer(&self.hints(words), 1);
        let Some(layout) = Layout::of(canvas, 1, 0) else { return };
        let options = exercise::options(exercise, words);
        let open = !exercise.is_done() && options.is_empty();
        let notes = exercise::notes(exercise);
        let picture = Picture {
            notes: &notes,
            television: exercise.view().television,
            last: exercise::last(exercise),
            marked: exercise::marked(exercise),
            cursor: open.then_some(self.cursor),
            ..Picture::of(exercise.position())
        };
        board::draw(canvas, layout.board, layout.size, &picture);
        let mut panel = Panel::new(canvas, layout.panel);
        for text in exercise::task(exercise, words, false) {
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
            let tone = match said.result {
                "told" => Tone::Strong,
                _ if is_right(said) => Tone::Good,
                _ => Tone::Bad,
            };
            panel.paragraph(&said.message.text(words.0), tone);
        }
        if let Some(refutation) = &self.refutation {
            panel.paragraph(&refutation.text(words), Tone::Plain);
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
        if self.exercise.play_on().is_some() || self.exercise.is_ready_to_play() {
            hints.push(hint("p", "tui-key-play-on", Press::Char('p')));
        }
        hints.push(hint("Esc", "tui-key-back", Press::Back));
        hints.push(hint("?", "tui-key-help", Press::Char('?')));
        hints
    }
}
