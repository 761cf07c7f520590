//! Opening the box of the board game, once: the lids, the feet, the discs in their two trays,
//! the start, and a finger on the disc one has placed (T4).

use crate::canvas::{Canvas, Hint};
use crate::draw::board::{self, Picture, Size};
use crate::look::Tone;
use crate::press::Press;
use crate::screen::{Context, Next, Screen};
use crate::screens::game::GameScreen;
use crate::words::Words;
use outflank_play::MatchSetup;
use outflank_rules::{Color, Position, SquareSet};
use ratatui::layout::Rect;

/// What is told, one after the other: texts of the rulebook.
pub(crate) const STEPS: [&str; 5] =
    ["rule-contents", "rule-feet", "rule-share", "rule-four-discs", "rule-finger"];

/// The step in which the discs lie in their trays, and the one in which four are on the board.
const FILLED: usize = 2;
const LAID_OUT: usize = 3;

/// Discs of a tray that lie beside each other.
const ACROSS: u16 = 3;

/// Columns for a tray on either side of the board.
const TRAY: u16 = 10;

/// The box, and the match that begins behind it.
pub(crate) struct GameBox {
    setup: MatchSetup,
    step: usize,
}

impl GameBox {
    pub(crate) fn new(setup: MatchSetup, cx: &mut Context) -> GameBox {
        cx.box_opened = true;
        GameBox { setup, step: 0 }
    }

    fn begin(&self, cx: &mut Context) -> Next {
        match GameScreen::begin(self.setup.clone(), cx) {
            Ok(screen) => Next::Replace(Box::new(screen)),
            Err(_) => Next::Pop,
        }
    }
}

impl Screen for GameBox {
    fn press(&mut self, press: Press, cx: &mut Context) -> Next {
        match press {
            Press::Left | Press::Erase => self.step = self.step.saturating_sub(1),
            Press::Enter | Press::Right if self.step + 1 < STEPS.len() => self.step += 1,
            Press::Enter | Press::Right | Press::Back | Press::Char('q') => return self.begin(cx),
            _ => {}
        }
        Next::Stay
    }

    fn view(&self, canvas: &mut Canvas<'_>, cx: &Context) {
        let words = Words(&cx.locale);
        let number = &[("number", (self.step + 1).into()), ("count", STEPS.len().into())];
        canvas.title(&words.text("tui-box-title", &[]), &words.text("tui-learn-place", number));
        let window = canvas.area();
        let columns = window.width.saturating_sub(4).min(72);
        let text = words.text(STEPS[self.step], &[]);
        let lines = crate::canvas::wrapped(&text, columns);
        let rows = u16::try_from(lines.len()).unwrap_or(u16::MAX);
        let room = window.height.saturating_sub(4 + rows);
        let mut row = 2;
        if let Some(size) = Size::fitting(window.width.saturating_sub(2 * TRAY), room, canvas) {
            self.draw(canvas, size);
            row = 2 + size.rows();
        }
        let area =
            Rect::new((window.width - columns) / 2, row, columns, window.height.saturating_sub(row + 1));
        canvas.paragraph(area, 0, &text, Tone::Plain);
        let hints = [
            Hint { key: "Enter", text: words.text("tui-key-go-on", &[]), press: Press::Enter },
            Hint { key: "Esc", text: words.text("tui-key-to-the-table", &[]), press: Press::Back },
            Hint { key: "?", text: words.text("tui-key-help", &[]), press: Press::Char('?') },
        ];
        canvas.footer(&hints, 1);
    }

    fn help(&self) -> Vec<(&'static str, &'static str)> {
        vec![("Enter →", "tui-help-box-next"), ("←", "tui-help-box-before"), ("Esc", "tui-help-box-skip")]
    }
}

impl GameBox {
    /// The board between its trays, as far as they are filled.
    fn draw(&self, canvas: &mut Canvas<'_>, size: Size) {
        let window = canvas.area();
        let place =
            Rect::new(window.width.saturating_sub(size.columns()) / 2, 1, size.columns(), size.rows());
        let laid_out = self.step >= LAID_OUT;
        let empty = Position::new(SquareSet::EMPTY, SquareSet::EMPTY, Color::Black);
        let position = if laid_out { Position::START } else { empty.unwrap_or(Position::START) };
        board::draw(canvas, place, size, &Picture::of(position));
        for color in Color::BOTH {
            let x = match color {
                Color::Black => place.x.saturating_sub(TRAY - 1),
                Color::White => place.right() + 2,
            };
            let discs = if laid_out { 30 } else { 32 };
            self.tray(
                canvas,
                Rect::new(x, place.y + 1, 2 * ACROSS + 1, place.height.saturating_sub(2)),
                color,
                discs,
            );
        }
    }

    /// A tray: under its lid at first, then with discs side by side.
    fn tray(&self, canvas: &mut Canvas<'_>, area: Rect, color: Color, discs: u16) {
        let inside = canvas.frame(area, "");
        let inside = Rect { x: inside.x.saturating_sub(1), width: 2 * ACROSS - 1, ..inside };
        let disc = canvas.look.disc(color).to_string();
        if self.step < FILLED {
            let lid = canvas.look.sign("▒▒▒▒▒", "=====");
            let rows = if self.step == 0 { inside.height } else { 0 };
            (0..rows).for_each(|row| {
                canvas.write(inside, 0, row, lid, Tone::Faint);
            });
        } else if discs.div_ceil(ACROSS) > inside.height {
            // Too little room to see each: then their number.
            canvas.write(inside, 0, 0, &format!("{discs}{disc}"), Tone::Strong);
        } else {
            for index in 0..discs {
                canvas.write(inside, (index % ACROSS) * 2, index / ACROSS, &disc, Tone::Plain);
            }
        }
    }
}
