//! What screens draw on: characters in a window, and what a click on them means.

use crate::look::{Look, Tone};
use crate::press::Press;
use outflank_locale::{Locale, Value};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::style::Style;
use ratatui::text::Line;

/// A part of the window that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Zone {
    area: Rect,
    press: Press,
}

/// What a click at a point means: the zone drawn last wins, as it lies on top.
pub(crate) fn press_at(zones: &[Zone], column: u16, row: u16) -> Option<Press> {
    zones.iter().rfind(|zone| zone.area.contains(Point::new(column, row))).map(|zone| zone.press)
}

/// A key, what it does in the reader's words, and the press it is.
pub(crate) struct Hint {
    pub key: &'static str,
    pub text: String,
    pub press: Press,
}

/// A window to draw on.
pub(crate) struct Canvas<'a> {
    pub buffer: &'a mut Buffer,
    pub zones: &'a mut Vec<Zone>,
    pub look: Look,
    pub locale: &'a Locale,
}

/// The name of a key as it can be shown: arrows are no ASCII.
pub(crate) fn key_name(key: &str, look: Look) -> String {
    let plain = |sign: char| match sign {
        '←' => '<',
        '→' => '>',
        '↑' => '^',
        '↓' => 'v',
        other => other,
    };
    if look.unicode() { key.to_owned() } else { key.chars().map(plain).collect() }
}

/// Columns a text takes.
pub(crate) fn width(text: &str) -> u16 {
    u16::try_from(Line::raw(text).width()).unwrap_or(u16::MAX)
}

impl Canvas<'_> {
    /// The whole window.
    pub(crate) fn area(&self) -> Rect {
        self.buffer.area
    }

    /// A text in the reader's language.
    pub(crate) fn words(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.locale.text(id, args)
    }

    /// A text of a tone, cut off at the right edge of `area`; `column` and `row` count
    /// within it. Gives the column behind the text.
    pub(crate) fn write(&mut self, area: Rect, column: u16, row: u16, text: &str, tone: Tone) -> u16 {
        let style = self.look.tone(tone);
        self.write_styled(area, column, row, text, style)
    }

    /// The same with any style.
    pub(crate) fn write_styled(
        &mut self,
        area: Rect,
        column: u16,
        row: u16,
        text: &str,
        style: Style,
    ) -> u16 {
        let area = area.intersection(self.area());
        if row >= area.height || column >= area.width {
            return column;
        }
        let room = usize::from(area.width - column);
        let plain = (!self.look.unicode() && !text.is_ascii()).then(|| plain_signs(text));
        let text = plain.as_deref().unwrap_or(text);
        let (end, _) = self.buffer.set_stringn(area.x + column, area.y + row, text, room, style);
        end - area.x
    }

    /// A text flush right.
    pub(crate) fn write_right(&mut self, area: Rect, row: u16, text: &str, tone: Tone) {
        let column = area.width.saturating_sub(width(text));
        self.write(area, column, row, text, tone);
    }

    /// A text over several lines, broken between words. Gives the row behind it.
    pub(crate) fn paragraph(&mut self, area: Rect, row: u16, text: &str, tone: Tone) -> u16 {
        let mut row = row;
        for line in wrapped(text, area.width) {
            self.write(area, 0, row, &line, tone);
            row += 1;
        }
        row
    }

    /// Blanks with a style.
    pub(crate) fn fill(&mut self, area: Rect, style: Style) {
        let area = area.intersection(self.area());
        for y in area.top()..area.bottom() {
            for x in area.left()..area.right() {
                self.buffer[(x, y)].set_symbol(" ").set_style(style);
            }
        }
    }

    /// Makes a part of the window mean a press.
    pub(crate) fn zone(&mut self, area: Rect, press: Press) {
        self.zones.push(Zone { area: area.intersection(self.area()), press });
    }

    /// The line at the top of a screen: what it is, and a word about it on the right.
    pub(crate) fn title(&mut self, left: &str, right: &str) {
        let area = Rect { height: 1, ..self.area() };
        let style = self.look.tone(Tone::Title);
        self.fill(area, style);
        self.write(area, 1, 0, left, Tone::Title);
        // Where there is no room for both, what it is matters more.
        if 1 + width(left) + 2 + width(right) < area.width {
            self.write_right(area, 0, &format!("{right} "), Tone::Title);
        }
    }

    /// The keys, in as many of the `rows` at the bottom of the window as they need and
    /// get. Those that matter most come first; whatever has to be left out, the last one,
    /// which tells of the others, is there.
    pub(crate) fn footer(&mut self, hints: &[Hint], rows: u16) {
        let area = self.area();
        let rows = rows.min(area.height);
        let Some((last, others)) = hints.split_last() else { return };
        let place = (0..=others.len())
            .rev()
            .find_map(|count| placed(others[..count].iter().chain([last]), area.width, rows))
            .unwrap_or_default();
        let used = place.last().map_or(1, |(_, row, _)| row + 1);
        let top = area.height - used;
        for (column, row, hint) in place {
            let key = key_name(hint.key, self.look);
            let after = self.write(area, column, top + row, &key, Tone::Key);
            let end = self.write(area, after + 1, top + row, &hint.text, Tone::Faint);
            self.zone(Rect::new(area.x + column, area.y + top + row, end - column, 1), hint.press);
        }
    }

    /// A frame with a heading; gives what is inside.
    pub(crate) fn frame(&mut self, area: Rect, heading: &str) -> Rect {
        let area = area.intersection(self.area());
        if area.width < 4 || area.height < 2 {
            return Rect { width: 0, height: 0, ..area };
        }
        let style = self.look.tone(Tone::Faint);
        let [corner_ul, line, corner_ur, side, corner_ll, corner_lr] =
            self.look.sign(["╭", "─", "╮", "│", "╰", "╯"], ["+", "-", "+", "|", "+", "+"]);
        let across = line.repeat(usize::from(area.width - 2));
        self.write_styled(area, 0, 0, &format!("{corner_ul}{across}{corner_ur}"), style);
        for row in 1..area.height - 1 {
            self.write_styled(area, 0, row, side, style);
            self.write_styled(area, area.width - 1, row, side, style);
        }
        self.write_styled(area, 0, area.height - 1, &format!("{corner_ll}{across}{corner_lr}"), style);
        if !heading.is_empty() {
            self.write(area, 2, 0, &format!(" {heading} "), Tone::Strong);
        }
        Rect::new(area.x + 2, area.y + 1, area.width - 4, area.height - 2)
    }

    /// A list of entries of which one is chosen, scrolled so that it can be seen. Each
    /// can be clicked.
    pub(crate) fn list(&mut self, area: Rect, entries: &[String], chosen: usize) {
        let height = usize::from(area.height);
        let first =
            chosen.saturating_sub(height.saturating_sub(1) / 2).min(entries.len().saturating_sub(height));
        for (row, (index, entry)) in (0..area.height).zip(entries.iter().enumerate().skip(first)) {
            let (mark, tone) = if index == chosen {
                (self.look.sign("▸ ", "> "), Tone::Chosen)
            } else {
                ("  ", Tone::Plain)
            };
            let line = Rect::new(area.x, area.y + row, area.width, 1);
            if index == chosen {
                let style = self.look.tone(tone);
                self.fill(line, style);
            }
            self.write(line, 0, 0, &format!("{mark}{entry}"), tone);
            self.zone(line, Press::Entry(index));
        }
    }
}

/// Where these keys stand in so many rows, if there is room for all of them.
fn placed<'a>(
    hints: impl Iterator<Item = &'a Hint>,
    columns: u16,
    rows: u16,
) -> Option<Vec<(u16, u16, &'a Hint)>> {
    let (mut column, mut row) = (1, 0);
    hints
        .map(|hint| {
            let needed = width(hint.key) + 1 + width(&hint.text);
            if column + needed > columns && column > 1 {
                (column, row) = (1, row + 1);
            }
            let place = (column, row, hint);
            column += needed + 3;
            (row < rows).then_some(place)
        })
        .collect()
}

/// The nearest a terminal without such signs can show. Letters stay as they are: without
/// them no text in the reader's language could be read.
fn plain_signs(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '·' | '–' | '—' | '−' => plain.push('-'),
            '’' | '‘' | '‚' => plain.push('\''),
            '“' | '”' | '„' | '«' | '»' => plain.push('"'),
            '×' => plain.push('x'),
            '…' => plain.push_str("..."),
            other => plain.push(other),
        }
    }
    plain
}

/// A text in lines of at most `width` columns, broken between words; a longer word has
/// a line of its own. Words are what plain blanks separate: others, as before a French
/// colon, are there so that no line breaks at them. An ellipsis has room for the three
/// dots that a terminal without such a sign shows.
pub(crate) fn wrapped(text: &str, columns: u16) -> Vec<String> {
    let room = |text: &str| width(text) + 2 * text.matches('…').count() as u16;
    let mut lines: Vec<String> = Vec::new();
    for part in text.lines() {
        let mut line = String::new();
        for word in part.split(' ').filter(|word| !word.is_empty()) {
            if !line.is_empty() && room(&line) + 1 + room(word) > columns {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line += word;
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::wrapped;

    #[test]
    fn lines_break_at_plain_blanks_only() {
        assert_eq!(wrapped("Bien\u{a0}!  Encore", 6), ["Bien\u{a0}!", "Encore"]);
        assert_eq!(wrapped("ein langes Wort\n\nEnde", 8), ["ein", "langes", "Wort", "", "Ende"]);
        assert_eq!(wrapped("unteilbares", 4), ["unteilbares"]);
    }
}
