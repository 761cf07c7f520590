//! The sleeve of the cassette: what the digits mean, which keys there are, and whose rules
//! they are (C9).

use crate::canvas::{Canvas, Hint, wrapped};
use crate::look::Tone;
use crate::press::Press;
use crate::screen::{Context, Next, Screen};
use crate::words::Words;
use outflank_play::console::Mode;
use ratatui::layout::Rect;
use std::cell::Cell;

/// The widest lines that are still easy to read.
const WIDEST: u16 = 76;

/// The sleeve, and how far it is scrolled.
#[derive(Default)]
pub(crate) struct Sleeve {
    first: usize,
    /// How far it can be scrolled in the window it was drawn in.
    last: Cell<usize>,
}

/// What stands on it: lines, of which those marked are headings. Line by line nobody holds a
/// controller: there one types.
pub(crate) fn text(words: Words<'_>, typed: bool) -> Vec<(bool, String)> {
    let heading = |id: &str| (true, words.text(id, &[]));
    let line = |id: &str| (false, words.text(id, &[]));
    let modes = (1..).zip(Mode::ALL).map(|(digit, mode)| {
        (false, words.about(&format!("{digit}"), &super::choose::mode_name(mode, words)))
    });
    let mut lines = vec![heading("tui-sleeve-right")];
    lines.extend(modes);
    lines.push(heading("tui-sleeve-left"));
    lines.extend(["tui-sleeve-extra", "tui-sleeve-timed", "tui-sleeve-time-out"].map(line));
    if typed {
        lines.push(line("tui-sleeve-plain"));
    } else {
        lines.push(heading("tui-sleeve-keys"));
        lines.extend(["tui-sleeve-one", "tui-sleeve-two", "tui-sleeve-disc"].map(line));
    }
    lines.push(heading("tui-sleeve-screen"));
    lines.extend(["tui-sleeve-colours", "rule-blinking", "rule-credit"].map(line));
    lines
}

impl Screen for Sleeve {
    fn press(&mut self, press: Press, _cx: &mut Context) -> Next {
        let last = self.last.get();
        match press {
            Press::Up => self.first = self.first.saturating_sub(1),
            Press::Down => self.first = (self.first + 1).min(last),
            Press::PageUp | Press::Home => self.first = 0,
            Press::PageDown | Press::End => self.first = last,
            Press::Back | Press::Enter | Press::Char('q' | 'i') => return Next::Pop,
            _ => {}
        }
        Next::Stay
    }

    fn view(&self, canvas: &mut Canvas<'_>, cx: &Context) {
        let words = Words(&cx.locale);
        canvas.title(&words.text("tui-sleeve-title", &[]), "1982");
        let window = canvas.area();
        let columns = window.width.saturating_sub(4).min(WIDEST);
        let rows = window.height.saturating_sub(2);
        let air = u16::from(rows > 12);
        let rows = rows - air;
        let lines = lines(words, columns, usize::from(rows));
        let last = lines.len().saturating_sub(usize::from(rows));
        self.last.set(last);
        let area = Rect::new((window.width - columns) / 2, 1, columns, rows + 1);
        for (row, (tone, line)) in (0..rows).zip(&lines[self.first.min(last)..]) {
            canvas.write(area, 0, row + air, line, *tone);
        }
        let mut hints = vec![Hint { key: "Esc", text: words.text("tui-key-back", &[]), press: Press::Back }];
        if last > 0 {
            hints.push(Hint { key: "↑↓", text: words.text("tui-key-scroll", &[]), press: Press::Down });
        }
        hints.push(Hint { key: "?", text: words.text("tui-key-help", &[]), press: Press::Char('?') });
        canvas.footer(&hints, 1);
    }

    fn help(&self) -> Vec<(&'static str, &'static str)> {
        vec![("↑↓", "tui-help-scroll")]
    }
}

/// The text in lines, with air above the headings where all of it fits all the same.
fn lines(words: Words<'_>, columns: u16, rows: usize) -> Vec<(Tone, String)> {
    let broken: Vec<Vec<(Tone, String)>> = text(words, false)
        .into_iter()
        .map(|(heading, line)| {
            let (tone, indent) = if heading { (Tone::Strong, "") } else { (Tone::Plain, "  ") };
            let lines = wrapped(&line, columns.saturating_sub(2)).into_iter();
            lines.map(|line| (tone, format!("{indent}{line}"))).collect()
        })
        .collect();
    let headings = broken.iter().skip(1).filter(|lines| lines[0].0 == Tone::Strong).count();
    let airy = broken.iter().map(Vec::len).sum::<usize>() + headings <= rows;
    let mut all = Vec::new();
    for lines in broken {
        if airy && !all.is_empty() && lines[0].0 == Tone::Strong {
            all.push((Tone::Plain, String::new()));
        }
        all.extend(lines);
    }
    all
}
