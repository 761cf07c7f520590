//! Choosing a game of the console by its two digits (C1).

use crate::canvas::{Canvas, Hint};
use crate::draw::digits;
use crate::look::{Palette, Tone};
use crate::press::Press;
use crate::screen::{Context, Next, Screen};
use crate::screens::console::sleeve::Sleeve;
use crate::screens::console::{ConsoleScreen, setup};
use crate::words::Words;
use outflank_levels::Level;
use outflank_play::Variation;
use outflank_play::console::{Controller, Hue, Mode, Side};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

/// The screen before a game.
pub(crate) struct Choose {
    chosen: Variation,
    /// A first digit that waits for the second.
    digit: Option<u8>,
    /// Two digits that name no game.
    refused: Option<(u8, u8)>,
    level: usize,
    /// The colour the left player has chosen (C4).
    left: Hue,
}

impl Default for Choose {
    fn default() -> Choose {
        Choose { chosen: Variation::PLAIN, digit: None, refused: None, level: 0, left: Hue::Green }
    }
}

impl Choose {
    /// The console's own level first, then all others.
    fn level(&self) -> Level {
        [Level::CONSOLE].into_iter().chain(Level::all()).nth(self.level).unwrap_or(Level::CONSOLE)
    }

    fn begin(&self, cx: &mut Context) -> Next {
        let setup = setup(self.chosen, self.level(), self.left);
        Next::Push(Box::new(ConsoleScreen::begin(setup, cx)))
    }

    fn step(&mut self, columns: i8, rows: i8) {
        let (left, right) = self.chosen.digits();
        let left = (left as i8 + columns).rem_euclid(10) as u8;
        let right = (right as i8 - 1 + rows).rem_euclid(3) as u8 + 1;
        self.chosen = Variation::from_digits(left, right).unwrap_or(self.chosen);
        (self.digit, self.refused) = (None, None);
    }

    fn digit(&mut self, digit: u8) {
        self.refused = None;
        match self.digit.take() {
            None => self.digit = Some(digit),
            Some(left) => match Variation::from_digits(left, digit) {
                Some(variation) => self.chosen = variation,
                None => self.refused = Some((left, digit)),
            },
        }
    }
}

impl Screen for Choose {
    fn press(&mut self, press: Press, cx: &mut Context) -> Next {
        match press {
            Press::Char('c') => {
                self.left = match self.left {
                    Hue::Green => Hue::Red,
                    Hue::Red => Hue::Green,
                }
            }
            Press::Char('i') => return Next::Push(Box::new(Sleeve::default())),
            Press::Left => self.step(-1, 0),
            Press::Right => self.step(1, 0),
            Press::Up => self.step(0, -1),
            Press::Down | Press::Tab => self.step(0, 1),
            Press::Char(digit @ '0'..='9') => self.digit(digit as u8 - b'0'),
            Press::Char('v') => self.level = (self.level + 1) % (1 + Level::all().count()),
            Press::Entry(index) => {
                if let Some(variation) = Variation::all().nth(index) {
                    let again = self.chosen == variation;
                    self.chosen = variation;
                    (self.digit, self.refused) = (None, None);
                    if again {
                        return self.begin(cx);
                    }
                }
            }
            Press::Enter if self.refused.is_none() => {
                self.digit = None;
                return self.begin(cx);
            }
            Press::Back | Press::Char('q') => return Next::Pop,
            _ => {}
        }
        Next::Stay
    }

    fn view(&self, canvas: &mut Canvas<'_>, cx: &Context) {
        let words = Words(&cx.locale);
        canvas.title(&words.text("tui-menu-console", &[]), "1982");
        let window = canvas.area();
        let roomy = window.height >= 20;
        let mut row = if roomy { 2 } else { 1 };
        if roomy {
            let about = words.text("tui-menu-console-about", &[]);
            let area = Rect::new(2, 0, window.width.saturating_sub(4), window.height);
            row = canvas.paragraph(area, row, &about, Tone::Faint) + 1;
        }
        row = self.draw_digits(canvas, row) + 1;
        row = self.draw_table(canvas, row, words) + u16::from(roomy);
        let area = Rect::new(2, row, window.width.saturating_sub(4), window.height.saturating_sub(row + 1));
        let text = match self.refused {
            Some((left, right)) => {
                let valid: Vec<String> = Variation::all().map(|variation| variation.to_string()).collect();
                words.text(
                    "tui-console-refused",
                    &[("digits", format!("{left}{right}").into()), ("games", valid.join(" ").into())],
                )
            }
            None => describe(self.chosen, self.level(), self.left, words),
        };
        canvas.paragraph(area, 0, &text, if self.refused.is_some() { Tone::Bad } else { Tone::Strong });
        let hints = [
            Hint { key: "0-9", text: words.text("tui-key-digits", &[]), press: Press::Char('0') },
            Hint { key: "Enter", text: words.text("tui-begin", &[]), press: Press::Enter },
            Hint { key: "v", text: words.text("tui-key-level", &[]), press: Press::Char('v') },
            Hint { key: "c", text: words.text("tui-key-colour", &[]), press: Press::Char('c') },
            Hint { key: "i", text: words.text("tui-key-sleeve", &[]), press: Press::Char('i') },
            Hint { key: "Esc", text: words.text("tui-key-back", &[]), press: Press::Back },
            Hint { key: "?", text: words.text("tui-key-help", &[]), press: Press::Char('?') },
        ];
        canvas.footer(&hints, 1);
    }

    fn help(&self) -> Vec<(&'static str, &'static str)> {
        vec![
            ("0-9", "tui-help-digits"),
            ("←↑↓→", "tui-help-choose"),
            ("Enter", "tui-help-begin"),
            ("v", "tui-help-level"),
            ("c", "tui-help-colour"),
            ("i", "tui-help-sleeve"),
        ]
    }
}

impl Choose {
    /// The two digits as the console's screen shows them.
    fn draw_digits(&self, canvas: &mut Canvas<'_>, row: u16) -> u16 {
        let (left, right) = self.chosen.digits();
        let number = match (self.digit, self.refused) {
            (Some(left), _) => u32::from(left) * 10,
            (_, Some((left, right))) => u32::from(left * 10 + right),
            _ => u32::from(left * 10 + right),
        };
        let window = canvas.area();
        let style = if canvas.look.color {
            Style::new().fg(Palette::TELEVISION.cursor).add_modifier(Modifier::BOLD)
        } else {
            Style::new().add_modifier(Modifier::BOLD)
        };
        let wide = digits::columns(2);
        let area = Rect::new(window.width.saturating_sub(wide) / 2, row, wide, digits::HEIGHT);
        digits::draw(canvas, area, number, style);
        if self.digit.is_some() {
            // The second digit is still to come.
            canvas.fill(Rect { x: area.x + 4, width: 3, ..area }, Style::new());
            canvas.write_styled(area, 4, 2, canvas.look.sign("▄▄▄", "___"), style);
        }
        row + digits::HEIGHT
    }

    /// All thirty: ten columns for the left digit, three rows for the right one.
    fn draw_table(&self, canvas: &mut Canvas<'_>, row: u16, words: Words<'_>) -> u16 {
        let window = canvas.area();
        let step = 4;
        let labels: Vec<String> = Mode::ALL.into_iter().map(|mode| mode_name(mode, words)).collect();
        let wide = labels.iter().map(|label| crate::canvas::width(label)).max().unwrap_or(0) + 2;
        let with_labels = 10 * step + wide <= window.width.saturating_sub(2);
        let total = 10 * step + if with_labels { wide } else { 0 };
        let left = window.width.saturating_sub(total) / 2;
        for (index, variation) in Variation::all().enumerate() {
            let (tens, ones) = variation.digits();
            let place = Rect::new(left + u16::from(tens) * step, row + u16::from(ones - 1), step, 1);
            let tone = if variation == self.chosen { Tone::Chosen } else { Tone::Plain };
            canvas.write(place, 0, 0, &format!(" {variation} "), tone);
            canvas.zone(place, Press::Entry(index));
        }
        if with_labels {
            for (index, label) in (0..).zip(&labels) {
                canvas.write(window, left + 10 * step + 1, row + index, label, Tone::Faint);
            }
        }
        row + 3
    }
}

pub(super) fn mode_name(mode: Mode, words: Words<'_>) -> String {
    match mode {
        Mode::TwoPlayers => words.text("tui-console-two", &[]),
        Mode::PersonStarts => words.text("tui-console-person", &[]),
        Mode::ComputerStarts => words.text("tui-console-computer", &[]),
    }
}

/// A game in words: who plays and starts, the extra discs, the time, the level.
fn describe(variation: Variation, level: Level, left: Hue, words: Words<'_>) -> String {
    let mut parts = vec![
        words.text("tui-console-game", &[("number", variation.to_string().into())]),
        mode_name(variation.mode(), words),
        words.text("tui-console-left", &[("color", left.name().into())]),
    ];
    let extra = variation.handicap().corners().count();
    if extra > 0 {
        parts.push(words.text("tui-console-extra", &[("count", extra.into())]));
    }
    if let Some(limit) = variation.move_limit() {
        parts.push(words.text("tui-console-limit", &[("seconds", limit.as_secs().into())]));
    }
    if Side::BOTH.into_iter().any(|side| variation.controller(side) == Controller::Computer) {
        parts.push(words.level(&level.to_string().as_str().into()));
    }
    parts.join(" · ")
}

/// The console's screen is black.
pub(super) const SCREEN: Color = Color::Indexed(16);
