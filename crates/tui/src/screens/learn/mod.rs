//! Learning: what is due today, the course, the rulebook's puzzles, many more of the same
//! kinds, and openings from memory.
//!
//! What there is to learn and whether an answer is right is known elsewhere; here is the
//! list, and [`exercise`] the board on which it is done.

pub(crate) mod exercise;
mod lesson;
pub(crate) mod refutation;

use crate::canvas::{Canvas, Hint, width};
use crate::learning::Learning;
use crate::look::Tone;
use crate::press::Press;
use crate::screen::{Context, Next, Screen};
use crate::words::Words;
use lesson::ExerciseScreen;
use outflank_learn::{Course, Exercise, Lesson, RulebookAttempt, Trainer, lessons, rulebook, series};
use outflank_puzzles::Kind;
use outflank_rules::Color;
use ratatui::layout::Rect;

/// Columns of the list: what was done must not stand far from what it is about.
const WIDEST: u16 = 76;

/// Something to learn.
#[derive(Clone, Copy)]
enum Item {
    Daily,
    DuePuzzles,
    DueOpenings,
    Lesson(&'static Lesson),
    /// A puzzle of the printed rules, counted from 0.
    Rulebook(usize),
    Puzzles(Kind),
    /// An opening from memory, counted from 0.
    Opening(usize),
}

/// A line of the list.
enum Row {
    Heading(String),
    /// What it is, and how far the learner has come with it.
    Item(Item, String, String),
}

fn rows(cx: &Context) -> Vec<Row> {
    let words = Words(&cx.locale);
    let mut rows = today(cx, words);
    let progress = cx.learning.progress();
    let done = |done: bool| if done { words.text("tui-learn-done", &[]) } else { String::new() };
    let part = |some: usize, all: usize| match some {
        0 => String::new(),
        some if some >= all => done(true),
        some => format!("{some}/{all}"),
    };
    for course in [Course::Rules, Course::Strategy] {
        rows.push(Row::Heading(words.text(course.title_id(), &[])));
        for lesson in lessons().iter().filter(|lesson| lesson.course == course) {
            let steps = progress.lessons.get(&lesson.id).copied().unwrap_or(0);
            let title = words.text(&lesson.title, &[]);
            rows.push(Row::Item(Item::Lesson(lesson), title, part(steps, lesson.steps.len())));
        }
    }
    rows.push(Row::Heading(words.text("tui-learn-puzzles", &[])));
    for (index, entry) in rulebook::puzzles().enumerate() {
        let title = RulebookAttempt::new(entry).title().text(words.0);
        rows.push(Row::Item(Item::Rulebook(index), title, done(progress.solved.contains(&entry.id))));
    }
    for kind in Kind::ALL {
        let count = series::of_kind(kind).len();
        let solved =
            series::of_kind(kind).iter().filter(|puzzle| progress.solved.contains(&puzzle.id)).count();
        let title = words.text(kind.title_id(), &[]);
        let text = words.text("tui-learn-kind", &[("title", title.into()), ("count", count.into())]);
        rows.push(Row::Item(Item::Puzzles(kind), text, part(solved, count)));
    }
    rows.push(Row::Heading(words.text("trainer-title", &[])));
    for (index, opening) in outflank_data::openings().iter().enumerate() {
        let moves: String = opening.moves.iter().map(ToString::to_string).collect();
        let title = format!("{} ({moves})", opening.name(cx.locale.language().code()));
        let known = Color::BOTH.map(|side| format!("{moves}-{side}"));
        let known = known.iter().filter(|name| progress.openings.card(name).is_some()).count();
        rows.push(Row::Item(Item::Opening(index), title, part(known, 2)));
    }
    rows
}

/// What is to be done today: the puzzle of the day with its streak, and what is due.
fn today(cx: &Context, words: Words<'_>) -> Vec<Row> {
    let learning = &cx.learning;
    let mut rows = vec![Row::Heading(words.text("tui-learn-today", &[]))];
    let streak = learning.progress().daily;
    let state = match streak.length(learning.today()) {
        0 => String::new(),
        days => words.text("tui-learn-streak", &[("count", days.into())]),
    };
    let tick =
        if streak.is_done(learning.today()) { words.text("tui-learn-done", &[]) } else { String::new() };
    let state = [state, tick].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
    if learning.daily().is_some() {
        rows.push(Row::Item(Item::Daily, words.text("tui-learn-daily", &[]), state));
    }
    for (item, id, count) in [
        (Item::DuePuzzles, "tui-learn-due-puzzles", learning.due_puzzles().len()),
        (Item::DueOpenings, "tui-learn-due-openings", learning.due_openings().len()),
    ] {
        if count > 0 {
            rows.push(Row::Item(item, words.text(id, &[("count", count.into())]), String::new()));
        }
    }
    rows
}

/// Everything there is to learn, by number and name, with how far the learner has come.
/// The openings are many and share one line.
pub(crate) fn titles(cx: &Context) -> Vec<String> {
    let (mut lines, mut openings) = (Vec::new(), Vec::new());
    let items = rows(cx).into_iter().filter_map(|row| match row {
        Row::Heading(_) => None,
        Row::Item(item, text, state) => Some((item, text, state)),
    });
    for (number, (item, text, state)) in (1..).zip(items) {
        match item {
            Item::Opening(index) => {
                let name = outflank_data::openings()[index].name(cx.locale.language().code());
                openings.push(format!("{number} {name}"));
            }
            _ if state.is_empty() => lines.push(format!("{number}: {text}")),
            _ => lines.push(format!("{number}: {text}, {state}")),
        }
    }
    let words = Words(&cx.locale);
    lines.push(words.about(&words.text("trainer-title", &[]), &openings.join(", ")) + ".");
    lines
}

/// One of them, counted from 0.
pub(crate) fn nth(number: usize, cx: &Context) -> Option<Exercise> {
    let item = |row: Row| match row {
        Row::Heading(_) => None,
        Row::Item(item, ..) => Some(item),
    };
    exercise_of(rows(cx).into_iter().filter_map(item).nth(number)?, &cx.learning)
}

fn exercise_of(item: Item, learning: &Learning) -> Option<Exercise> {
    let (progress, today) = (learning.progress(), learning.today());
    match item {
        Item::Daily => Exercise::daily(today),
        Item::DuePuzzles => Exercise::due_puzzle(progress, today),
        Item::DueOpenings => Exercise::due_opening(progress, today),
        Item::Lesson(lesson) => Some(Exercise::go_on(lesson, progress)),
        Item::Rulebook(index) => rulebook::puzzles().nth(index).map(Exercise::rulebook),
        Item::Puzzles(kind) => Exercise::of_kind(kind, progress),
        Item::Opening(index) => {
            let opening = outflank_data::openings().get(index)?;
            Some(Exercise::opening(Trainer::new(opening, Color::Black)))
        }
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

    fn open(&self, rows: &[Row], cx: &Context) -> Next {
        let Some(Row::Item(item, ..)) = rows.get(self.chosen) else { return Next::Stay };
        exercise_of(*item, &cx.learning)
            .map_or(Next::Stay, |exercise| Next::Push(Box::new(ExerciseScreen::new(exercise))))
    }
}

impl Screen for Learn {
    fn press(&mut self, press: Press, cx: &mut Context) -> Next {
        let rows = rows(cx);
        self.chosen = self.chosen.min(rows.len() - 1);
        match press {
            Press::Up => self.step(false, &rows),
            Press::Down | Press::Tab => self.step(true, &rows),
            Press::PageUp => (0..8).for_each(|_| self.step(false, &rows)),
            Press::PageDown => (0..8).for_each(|_| self.step(true, &rows)),
            Press::Home => self.chosen = 1,
            Press::End => self.chosen = rows.len() - 1,
            Press::Enter => return self.open(&rows, cx),
            Press::Entry(index) if matches!(rows.get(index), Some(Row::Item(..))) => {
                self.chosen = index;
                return self.open(&rows, cx);
            }
            Press::Back | Press::Char('q') => return Next::Pop,
            _ => {}
        }
        Next::Stay
    }

    fn enter(&mut self, cx: &mut Context) {
        cx.refresh_learning();
    }

    fn view(&self, canvas: &mut Canvas<'_>, cx: &Context) {
        let words = Words(&cx.locale);
        canvas.title(&words.text("tui-menu-learn", &[]), "Outflank");
        let window = canvas.area();
        let rows = rows(cx);
        let wide = window.width.saturating_sub(4).min(WIDEST);
        let area = Rect::new(2, 2, wide, window.height.saturating_sub(4));
        let height = usize::from(area.height);
        let first =
            self.chosen.saturating_sub(height.saturating_sub(1) / 2).min(rows.len().saturating_sub(height));
        for (y, (index, row)) in (0..area.height).zip(rows.iter().enumerate().skip(first)) {
            let line = Rect::new(area.x, area.y + y, area.width, 1);
            match row {
                Row::Heading(text) => {
                    canvas.write(line, 0, 0, text, Tone::Key);
                }
                Row::Item(_, text, state) => {
                    let here = index == self.chosen;
                    let tone = if here { Tone::Chosen } else { Tone::Plain };
                    if here {
                        let style = canvas.look.tone(tone);
                        canvas.fill(line, style);
                    }
                    let room = line.width.saturating_sub(width(state) + 2);
                    canvas.write(Rect { width: room, ..line }, 2, 0, text, tone);
                    canvas.write_right(line, 0, state, if here { tone } else { Tone::Good });
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
