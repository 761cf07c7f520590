//! The rulebook laid out for eighty columns: for a terminal, a pager or a file.
//!
//! A figure stands under its rule, the boards before and after the move side by side.
//! The square to be played carries a star, the disc placed there stands in brackets, and
//! moves the text names are plus signs.

use crate::{Book, Edition, FigureView, RuleView, SectionView};
use outflank_rules::SquareSet;
use outflank_text::{Diagram, Ground, Style};
use std::iter;

/// Columns of the page.
pub const WIDTH: usize = 80;

/// Columns before the text of a rule: its number.
const INDENT: usize = 4;

/// How to lay out.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// The edition whose differences are shown; all of them are left out without one.
    pub edition: Option<Edition>,
    /// With which signs and colours figures are drawn.
    pub style: Style,
}

/// The whole book.
#[must_use]
pub fn book(book: &Book, layout: Layout) -> String {
    let mut page = heading(&book.title, '=');
    page += &indented(&book.intro, 0);
    if let Some(edition) = layout.edition {
        page.push('\n');
        page += &edition_lines(book, edition);
    }
    for part in &book.sections {
        page.push('\n');
        page += &rules(book, part, layout);
    }
    page
}

/// One section.
#[must_use]
pub fn section(book: &Book, section: &SectionView, layout: Layout) -> String {
    let mut page = String::new();
    if let Some(edition) = layout.edition {
        page += &edition_lines(book, edition);
        page.push('\n');
    }
    page + &rules(book, section, layout)
}

fn rules(book: &Book, section: &SectionView, layout: Layout) -> String {
    let mut page = heading(&section.title, '-');
    for view in &section.rules {
        page.push('\n');
        page += &rule(book, view, layout);
    }
    page
}

fn rule(book: &Book, rule: &RuleView, layout: Layout) -> String {
    let mut text = labelled(&format!("{:>2}", rule.number), &rule.text, 0, INDENT);
    if let Some(edition) = layout.edition {
        let account = rule.account(edition);
        if account.kind != "same" {
            let note = account.note.as_deref().map_or_else(|| ".".to_owned(), |note| format!(": {note}"));
            text += &indented(&format!("[{edition}] {}{note}", account.label), INDENT);
        }
    }
    if let Some(view) = &rule.figure {
        text.push('\n');
        text += &figure(view, layout);
    }
    if rule.setup_lines {
        text.push('\n');
        text += &indented(&book.setup_title, INDENT);
        for line in book.setup_lines {
            text += &labelled(&line.language, &line.text, INDENT, 2 * INDENT);
        }
    }
    text
}

/// Which edition is compared, and how much is different in it.
fn edition_lines(book: &Book, edition: Edition) -> String {
    book.edition(edition)
        .map_or_else(String::new, |view| format!("[{edition}] {}\n{}", view.name, indented(&view.summary, 0)))
}

fn heading(title: &str, underline: char) -> String {
    let line: String = iter::repeat_n(underline, title.chars().count()).collect();
    format!("{title}\n{line}\n")
}

/// The same with a label in the blanks of the first line.
fn labelled(label: &str, text: &str, start: usize, indent: usize) -> String {
    let mut lines = indented(text, indent);
    lines.replace_range(start..start + label.len(), label);
    lines
}

/// Words in lines that begin after so many blanks and end before the page does.
fn indented(text: &str, indent: usize) -> String {
    let mut lines = String::new();
    let mut used = 0;
    // Not at every white space: what a no-break space joins stays on one line.
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let length = word.chars().count();
        if used > indent && used + 1 + length <= WIDTH {
            lines.push(' ');
            used += 1 + length;
        } else {
            if used > 0 {
                lines.push('\n');
            }
            lines += &" ".repeat(indent);
            used = indent + length;
        }
        lines += word;
    }
    lines.push('\n');
    lines
}

fn figure(figure: &FigureView, layout: Layout) -> String {
    let ground = if figure.console { Ground::Television } else { Ground::Felt };
    let before = Diagram { legal: figure.legal, goal: figure.play, ground, ..Diagram::new(figure.board) };
    let after = figure.after.map(|position| Diagram {
        legal: SquareSet::EMPTY,
        last: figure.play,
        ground,
        ..Diagram::new(position)
    });
    let before = lines(&before, layout);
    let after = after.map(|after| lines(&after, layout));
    let mut text = String::new();
    for (line, left) in before.iter().enumerate() {
        let right = after.as_ref().map_or("", |after| &after[line]);
        let arrow = if after.is_some() && line == 4 { "->" } else { "" };
        let whole = format!("{:INDENT$}{left}  {arrow:<4}{right}", "");
        text += whole.trim_end();
        text.push('\n');
    }
    text
}

/// One board: the letters, then the rows.
fn lines(diagram: &Diagram, layout: Layout) -> Vec<String> {
    let rows = diagram.rows(layout.style);
    let rows =
        (1..).zip(&rows).map(|(number, row)| format!("{number} {}", diagram.on_ground(row, layout.style)));
    iter::once("   A B C D E F G H ".to_owned()).chain(rows).collect()
}
