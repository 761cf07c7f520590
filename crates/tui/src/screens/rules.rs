//! The rulebook to read (L7): the rules of a section beside the figure of the one being
//! read, and what a printed edition makes of each.

use crate::canvas::{Canvas, Hint, width, wrapped};
use crate::draw::board::{self, Picture, Size};
use crate::look::Tone;
use crate::press::Press;
use crate::screen::{Context, Next, Screen};
use crate::words::{Words, spelt};
use outflank_locale::Locale;
use outflank_rulebook::{Book, Edition, FigureView, RuleView, SectionView};
use ratatui::layout::Rect;
use std::cell::Cell;

/// The narrowest window with room for a figure and the rules beside it.
const BESIDE: u16 = 72;

/// Between the figure and the rules.
const GAP: u16 = 3;

/// Rows that one press scrolls a rule that is longer than the window.
const STRIDE: usize = 3;

/// The rulebook, open at a rule.
#[derive(Default)]
pub(crate) struct Rules {
    section: usize,
    /// The rule being read, within its section.
    rule: usize,
    /// The edition the rules are compared with.
    edition: Option<Edition>,
    /// Whether the move of the figure has been played.
    played: bool,
    /// Whether a narrow window shows the figure instead of the rules.
    figure: bool,
    /// The entry chosen in the table of contents, while it is open.
    contents: Option<usize>,
    /// How far the rule being read is scrolled.
    scroll: usize,
    /// How far it could be in the window as drawn last.
    most: Cell<usize>,
}

/// A line of the page.
struct Line {
    text: String,
    tone: Tone,
}

impl Rules {
    fn book(cx: &Context) -> &'static Book {
        Book::of(cx.locale.language())
    }

    fn open(&mut self, section: usize, rule: usize) {
        (self.section, self.rule) = (section, rule);
        (self.played, self.scroll, self.contents) = (false, 0, None);
    }

    fn forth(&mut self, book: &Book) {
        if self.scroll < self.most.get() {
            self.scroll = (self.scroll + STRIDE).min(self.most.get());
        } else if self.rule + 1 < book.sections[self.section].rules.len() {
            self.open(self.section, self.rule + 1);
        } else if self.section + 1 < book.sections.len() {
            self.open(self.section + 1, 0);
        }
    }

    fn back(&mut self, book: &Book) {
        if self.scroll > 0 {
            self.scroll = self.scroll.saturating_sub(STRIDE);
        } else if let Some(rule) = self.rule.checked_sub(1) {
            self.open(self.section, rule);
        } else if let Some(section) = self.section.checked_sub(1) {
            self.open(section, book.sections[section].rules.len() - 1);
        }
    }

    /// The table of contents takes the press while it is open.
    fn choose(&mut self, chosen: usize, press: Press, count: usize) {
        self.contents = match press {
            Press::Up => Some((chosen + count - 1) % count),
            Press::Down | Press::Tab => Some((chosen + 1) % count),
            Press::Home => Some(0),
            Press::End => Some(count - 1),
            Press::Enter => return self.open(chosen, 0),
            Press::Entry(index) if index < count => return self.open(index, 0),
            Press::Back | Press::Char('q' | 'c') => None,
            _ => Some(chosen),
        };
    }

    /// The figure to show: that of the rule, or the last one before it in its section.
    fn shown<'a>(&self, section: &'a SectionView) -> Option<(&'a RuleView, &'a FigureView)> {
        let rules = section.rules[..=self.rule].iter().rev();
        rules.filter_map(|rule| Some((rule, rule.figure.as_ref()?))).next()
    }

    /// The rules of the section as lines, and which of them are of the rule being read.
    fn lines(&self, book: &Book, columns: u16, locale: &Locale) -> (Vec<Line>, std::ops::Range<usize>) {
        let mut lines = Vec::new();
        let mut read = 0..0;
        for (index, rule) in book.sections[self.section].rules.iter().enumerate() {
            let here = index == self.rule;
            if index > 0 {
                lines.push(Line { text: String::new(), tone: Tone::Plain });
            }
            let start = lines.len();
            self.rule_lines(rule, here, columns, &mut lines);
            if rule.setup_lines {
                let name = locale.text("rules-setup-lines", &[]);
                indent(&name, 4, "", columns, Tone::Plain, &mut lines);
                for line in book.setup_lines {
                    let text = format!("{}: {}", line.name, line.text);
                    indent(&text, 4, "", columns, Tone::Faint, &mut lines);
                }
            }
            if here {
                read = start..lines.len();
            }
        }
        (lines, read)
    }

    fn rule_lines(&self, rule: &RuleView, here: bool, columns: u16, lines: &mut Vec<Line>) {
        let tone = if here { Tone::Strong } else { Tone::Plain };
        indent(&rule.text, 4, &format!("{:>2}", rule.number), columns, tone, lines);
        let Some(edition) = self.edition else { return };
        let account = rule.account(edition);
        let (sign, tone) = match account.kind {
            "same" => return,
            "adds" => ('+', Tone::Good),
            "words" => ('~', Tone::Key),
            "drops" => ('-', Tone::Faint),
            _ => ('!', Tone::Bad),
        };
        let note = account.note.as_deref().map_or_else(|| ".".to_owned(), |note| format!(": {note}"));
        let text = format!("{edition} {}{note}", account.label);
        indent(&text, 4, &format!(" {sign}"), columns, tone, lines);
    }

    /// The switch between the editions; gives the rows it took.
    fn switch(&self, canvas: &mut Canvas<'_>, area: Rect, book: &Book) -> u16 {
        let ours = canvas.words("tui-rules-ours", &[]);
        let names = std::iter::once(ours).chain(Edition::ALL.map(|edition| edition.to_string()));
        let mut column = 0;
        for (digit, name) in ('0'..).zip(names) {
            let chosen = self.edition.map(|edition| edition.to_string()).unwrap_or_default();
            let here = name == chosen || (self.edition.is_none() && digit == '0');
            let name = format!(" {name} ");
            let tone = if here { Tone::Chosen } else { Tone::Plain };
            let spot = Rect::new(area.x + column, area.y, width(&name), 1);
            canvas.write(area, column, 0, &name, tone);
            canvas.zone(spot, Press::Char(digit));
            column += width(&name) + 1;
        }
        let Some(view) = self.edition.and_then(|edition| book.edition(edition)) else { return 1 };
        let about = format!("{}. {}", view.name, view.summary);
        canvas.paragraph(area, 1, &about, Tone::Faint)
    }

    /// The figure at the left or over the whole area, with the number of its rule.
    fn draw_figure(&self, canvas: &mut Canvas<'_>, area: Rect, rule: &RuleView, figure: &FigureView) {
        let Some(size) = Size::fitting(area.width, area.height, canvas) else { return };
        let after = figure.after.filter(|_| self.played);
        let picture = Picture {
            legal: if after.is_some() { Default::default() } else { figure.legal | goal(figure) },
            last: after.and(figure.play),
            television: figure.console,
            ..Picture::of(after.unwrap_or(figure.board))
        };
        board::draw(canvas, area, size, &picture);
        if size.rows() < area.height {
            let caption = canvas.words("tui-rules-figure", &[("number", rule.number.into())]);
            canvas.write(area, 2, size.rows(), &caption, Tone::Faint);
        }
    }

    fn hints(&self, figure: Option<&FigureView>, words: Words<'_>, narrow: bool) -> Vec<Hint> {
        let hint = |key: &'static str, id: &str, press: Press| Hint { key, text: words.text(id, &[]), press };
        let mut hints = vec![hint("↑↓", "tui-key-rule", Press::Down)];
        if let Some(square) = figure.and_then(|figure| figure.play) {
            let text = match self.played {
                false => words.text("tui-rules-play", &[("square", spelt(square))]),
                true => words.text("tui-rules-back", &[]),
            };
            hints.push(Hint { key: "Enter", text, press: Press::Enter });
        }
        if narrow && figure.is_some() {
            hints.push(hint("Tab", "tui-key-figure", Press::Tab));
        }
        hints.push(hint("←→", "tui-key-section", Press::Right));
        hints.push(hint("e", "tui-key-edition", Press::Char('e')));
        hints.push(hint("c", "tui-key-contents", Press::Char('c')));
        hints.push(hint("Esc", "tui-key-back", Press::Back));
        hints.push(hint("?", "tui-key-help", Press::Char('?')));
        hints
    }
}

/// Where the move of a figure goes.
fn goal(figure: &FigureView) -> outflank_rules::SquareSet {
    figure.play.map_or(outflank_rules::SquareSet::EMPTY, outflank_rules::Square::set)
}

/// A text in lines that begin after some blanks; a label stands in those of the first.
fn indent(text: &str, blanks: usize, label: &str, columns: u16, tone: Tone, lines: &mut Vec<Line>) {
    let room = columns.saturating_sub(u16::try_from(blanks).unwrap_or(0)).max(8);
    for (index, line) in wrapped(text, room).into_iter().enumerate() {
        let label = if index == 0 { label } else { "" };
        lines.push(Line { text: format!("{label:<blanks$}{line}"), tone });
    }
}

/// The edition after this one in the switch, ours among them.
fn next_edition(edition: Option<Edition>) -> Option<Edition> {
    let all = Edition::ALL;
    match edition.and_then(|edition| all.iter().position(|&each| each == edition)) {
        None => Some(all[0]),
        Some(at) => all.get(at + 1).copied(),
    }
}

impl Screen for Rules {
    fn press(&mut self, press: Press, cx: &mut Context) -> Next {
        let book = Rules::book(cx);
        let count = book.sections.len();
        if let Some(chosen) = self.contents {
            self.choose(chosen, press, count);
            return Next::Stay;
        }
        match press {
            Press::Down => self.forth(book),
            Press::Up => self.back(book),
            Press::Right | Press::PageDown => self.open((self.section + 1) % count, 0),
            Press::Left | Press::PageUp => self.open((self.section + count - 1) % count, 0),
            Press::Home => self.open(0, 0),
            Press::End => self.open(count - 1, 0),
            Press::Tab => self.figure = !self.figure,
            Press::Enter | Press::Square(_) => {
                let figure = self.shown(&book.sections[self.section]);
                if figure.is_some_and(|(_, figure)| figure.play.is_some()) {
                    self.played = !self.played;
                    // In a narrow window the move is to be seen too.
                    self.figure = true;
                }
            }
            Press::Char('c') => self.contents = Some(self.section),
            Press::Char('e') => self.edition = next_edition(self.edition),
            Press::Char(digit @ '0'..='5') => {
                self.edition = (digit as usize - '0' as usize).checked_sub(1).map(|at| Edition::ALL[at]);
            }
            Press::Back | Press::Char('q') => return Next::Pop,
            _ => {}
        }
        Next::Stay
    }

    fn view(&self, canvas: &mut Canvas<'_>, cx: &Context) {
        let book = Rules::book(cx);
        let section = &book.sections[self.section];
        let place = format!("{}/{}", self.section + 1, book.sections.len());
        canvas.title(&format!("{}: {}", book.title, section.title), &place);
        let window = canvas.area();
        let narrow = window.width < BESIDE;
        let shown = self.shown(section);
        canvas.footer(&self.hints(shown.map(|(_, figure)| figure), Words(&cx.locale), narrow), 1);
        let inside = Rect::new(1, 1, window.width.saturating_sub(2), window.height.saturating_sub(2));
        if let Some(chosen) = self.contents {
            let titles: Vec<String> = (1..)
                .zip(&book.sections)
                .map(|(number, each)| format!("{number:>2}  {}", each.title))
                .collect();
            canvas.list(inside, &titles, chosen);
            return;
        }
        let used = self.switch(canvas, inside, book);
        // A line of air, where there is one to spare.
        let used = used + u16::from(inside.height > 12);
        let page = Rect { y: inside.y + used, height: inside.height.saturating_sub(used), ..inside };
        let text = match shown {
            Some((rule, figure)) if narrow && self.figure => {
                return self.draw_figure(canvas, page, rule, figure);
            }
            Some((rule, figure)) if !narrow => {
                let words = (page.width / 2).clamp(38, 64);
                let columns = page.width.saturating_sub(GAP + words);
                let size = Size::fitting(columns, page.height, canvas);
                let taken = size.map_or(0, |size| size.columns() + GAP);
                self.draw_figure(canvas, Rect { width: taken, ..page }, rule, figure);
                Rect { x: page.x + taken, width: page.width - taken, ..page }
            }
            _ => page,
        };
        // Longer lines are hard to read.
        let text = Rect { width: text.width.min(72), ..text };
        let (lines, read) = self.lines(book, text.width, &cx.locale);
        let height = usize::from(text.height);
        self.most.set(read.len().saturating_sub(height));
        let first = if read.end <= height { 0 } else { read.start + self.scroll.min(self.most.get()) };
        for (row, line) in (0..text.height).zip(lines.iter().skip(first)) {
            canvas.write(text, 0, row, &line.text, line.tone);
        }
    }

    fn help(&self) -> Vec<(&'static str, &'static str)> {
        vec![
            ("↑↓", "tui-help-rule"),
            ("←→", "tui-help-section"),
            ("Enter", "tui-help-rule-move"),
            ("Tab", "tui-help-rule-figure"),
            ("e 0-5", "tui-help-edition"),
            ("c", "tui-help-contents"),
        ]
    }
}
