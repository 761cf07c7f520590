//! Learning: the course, the rulebook's puzzles, and many more of the same kinds.
//!
//! What there is to learn and whether an answer is right is known elsewhere; here is the
//! list, and [`exercise`] the board on which it is done.

pub(crate) mod exercise;
mod lesson;

use crate::canvas::{Canvas, Hint};
use crate::look::Tone;
use crate::press::Press;
use crate::screen::{Context, Next, Screen};
use crate::words::Words;
use exercise::Exercise;
use lesson::ExerciseScreen;
use outflank_learn::{Course, Lesson, RulebookAttempt, lessons, rulebook};
use outflank_puzzles::Kind;
use ratatui::layout::Rect;

/// Something to learn.
#[derive(Clone, Copy)]
enum Item {
    Lesson(&'static Lesson),
    /// A puzzle of the printed rules, counted from 0.
    Rulebook(usize),
    Puzzles(Kind),
}

/// A line of the list.
enum Row {
    Heading(String),
    Item(Item, String),
}

fn rows(words: Words<'_>) -> Vec<Row> {
    let mut rows = Vec::new();
    for course in [Course::Rules, Course::Strategy] {
        rows.push(Row::Heading(words.text(course.title_id(), &[])));
        let of_course = lessons().iter().filter(|lesson| lesson.course == course);
        rows.extend(of_course.map(|lesson| Row::Item(Item::Lesson(lesson), words.text(&lesson.title, &[]))));
    }
    rows.push(Row::Heading(words.text("tui-learn-puzzles", &[])));
    for (index, entry) in rulebook::puzzles().enumerate() {
        let title = RulebookAttempt::new(entry).title().text(words.0);
        rows.push(Row::Item(Item::Rulebook(index), title));
    }
    for kind in Kind::ALL {
        let count = exercise::of_kind(kind).count();
        let title = words.text(kind.title_id(), &[]);
        let text = words.text("tui-learn-kind", &[("title", title.into()), ("count", count.into())]);
        rows.push(Row::Item(Item::Puzzles(kind), text));
    }
    rows
}

/// Everything there is to learn, by name.
pub(crate) fn titles(words: Words<'_>) -> Vec<String> {
    let name = |row: Row| match row {
        Row::Heading(_) => None,
        Row::Item(_, text) => Some(text),
    };
    rows(words).into_iter().filter_map(name).collect()
}

/// One of them, counted from 0.
pub(crate) fn nth(number: usize, words: Words<'_>) -> Option<Exercise> {
    let item = |row: Row| match row {
        Row::Heading(_) => None,
        Row::Item(item, _) => Some(item),
    };
    exercise_of(rows(words).into_iter().filter_map(item).nth(number)?)
}

fn exercise_of(item: Item) -> Option<Exercise> {
    match item {
        Item::Lesson(lesson) => Some(Exercise::lesson(lesson)),
        Item::Rulebook(index) => Exercise::rulebook(index),
        Item::Puzzles(kind) => Exercise::puzzle(kind, 0),
    }
}

/// The list of everything there is to learn.
pub(crate) struct Learn {
    /// The chosen line; never a heading.
    chosen: usize,
}

impl Learn {
    pub(crate) const fn new() -> Learn {
        Learn { chosen: 1 }
    }

    fn step(&mut self, forth: bool, rows: &[Row]) {
        let count = rows.len();
        loop {
            self.chosen = if forth { (self.chosen + 1) % count } else { (self.chosen + count - 1) % count };
            if matches!(rows[self.chosen], Row::Item(..)) {
                return;
            }
        }
    }

    fn open(&self, rows: &[Row]) -> Next {
        let Some(Row::Item(item, _)) = rows.get(self.chosen) else { return Next::Stay };
        exercise_of(*item).map_or(Next::Stay, |exercise| Next::Push(Box::new(ExerciseScreen::new(exercise))))
    }
}

impl Screen for Learn {
    fn press(&mut self, press: Press, cx: &mut Context) -> Next {
        let rows = rows(Words(&cx.locale));
        match press {
            Press::Up => self.step(false, &rows),
            Press::Down | Press::Tab => self.step(true, &rows),
            Press::PageUp => (0..8).for_each(|_| self.step(false, &rows)),
            Press::PageDown => (0..8).for_each(|_| self.step(true, &rows)),
            Press::Home => self.chosen = 1,
            Press::End => self.chosen = rows.len() - 1,
            Press::Enter => return self.open(&rows),
            Press::Entry(index) if matches!(rows.get(index), Some(Row::Item(..))) => {
                self.chosen = index;
                return self.open(&rows);
            }
            Press::Back | Press::Char('q') => return Next::Pop,
            _ => {}
        }
        Next::Stay
    }

    fn view(&self, canvas: &mut Canvas<'_>, cx: &Context) {
        let words = Words(&cx.locale);
        canvas.title(&words.text("tui-menu-learn", &[]), "Outflank");
        let window = canvas.area();
        let rows = rows(words);
        let area = Rect::new(2, 2, window.width.saturating_sub(4), window.height.saturating_sub(4));
        let height = usize::from(area.height);
        let first =
            self.chosen.saturating_sub(height.saturating_sub(1) / 2).min(rows.len().saturating_sub(height));
        for (y, (index, row)) in (0..area.height).zip(rows.iter().enumerate().skip(first)) {
            let line = Rect::new(area.x, area.y + y, area.width, 1);
            match row {
                Row::Heading(text) => {
                    canvas.write(line, 0, 0, text, Tone::Key);
                }
                Row::Item(_, text) => {
                    let here = index == self.chosen;
                    let tone = if here { Tone::Chosen } else { Tone::Plain };
                    if here {
                        let style = canvas.look.tone(tone);
                        canvas.fill(line, style);
                    }
                    canvas.write(line, 2, 0, text, tone);
                    canvas.zone(line, Press::Entry(index));
                }
            }
        }
        let hints = [
            Hint { key: "↑↓", text: words.text("tui-key-choose", &[]), press: Press::Down },
            Hint { key: "Enter", text: words.text("tui-key-open", &[]), press: Press::Enter },
            Hint { key: "Esc", text: words.text("tui-key-back", &[]), press: Press::Back },
            Hint { key: "?", text: words.text("tui-key-help", &[]), press: Press::Char('?') },
        ];
        canvas.footer(&hints, 1);
    }

    fn help(&self) -> Vec<(&'static str, &'static str)> {
        vec![("↑↓", "tui-help-choose"), ("Enter", "tui-help-open")]
    }
}
