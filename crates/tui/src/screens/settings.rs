//! Language, board style, movement, and the computer's thinking on the reader's time.

use crate::app::next_style;
use crate::canvas::{Canvas, Hint};
use crate::draw::board::{self, Picture};
use crate::look::Tone;
use crate::panel::Layout;
use crate::press::Press;
use crate::screen::{Context, Next, Screen};
use outflank_locale::{Language, Locale};
use outflank_rules::{Game, Square};
use ratatui::layout::Rect;

/// The settings; they count at once.
#[derive(Default)]
pub(crate) struct Settings {
    chosen: usize,
}

/// Rows: the languages, the style, the movement, the colours, the thinking.
const STYLE: usize = Language::ALL.len();
const MOTION: usize = STYLE + 1;
const COLOR: usize = MOTION + 1;
const PONDER: usize = COLOR + 1;
const COUNT: usize = PONDER + 1;

impl Settings {
    fn change(&self, cx: &mut Context) {
        match self.chosen {
            STYLE => cx.look.board = next_style(cx.look.board),
            MOTION => cx.look.motion = !cx.look.motion,
            COLOR => cx.look.color = !cx.look.color,
            PONDER => cx.ponder = !cx.ponder,
            language => {
                if let Some(&language) = Language::ALL.get(language) {
                    cx.locale = Locale::new(language);
                }
            }
        }
    }
}

impl Screen for Settings {
    fn press(&mut self, press: Press, cx: &mut Context) -> Next {
        match press {
            Press::Up => self.chosen = (self.chosen + COUNT - 1) % COUNT,
            Press::Down | Press::Tab => self.chosen = (self.chosen + 1) % COUNT,
            Press::Home => self.chosen = 0,
            Press::End => self.chosen = COUNT - 1,
            Press::Entry(index) if index < COUNT => {
                self.chosen = index;
                self.change(cx);
            }
            Press::Enter | Press::Left | Press::Right => self.change(cx),
            Press::Back | Press::Char('q') => return Next::Pop,
            _ => {}
        }
        Next::Stay
    }

    fn view(&self, canvas: &mut Canvas<'_>, cx: &Context) {
        let title = canvas.words("tui-menu-settings", &[]);
        canvas.title(&title, cx.locale.language().native_name());
        let Some(layout) = Layout::of(canvas, 1, 0) else { return };
        let mut game = Game::new();
        for name in ["f5", "d6", "c3"] {
            let square: Square = name.parse().expect("a square");
            game.play(square).expect("a legal move");
        }
        let picture = Picture {
            legal: game.legal_moves(),
            last: game.squares_played().next_back(),
            cursor: "c5".parse().ok(),
            ..Picture::of(game.position())
        };
        let zones = canvas.zones.len();
        board::draw(canvas, layout.board, layout.size, &picture);
        canvas.zones.truncate(zones);
        let mark = |on: bool| if on { "(x) " } else { "( ) " };
        let mut rows: Vec<String> = Language::ALL
            .into_iter()
            .map(|language| format!("{}{}", mark(language == cx.locale.language()), language.native_name()))
            .collect();
        let style = canvas.words(cx.look.board.name_id(), &[]);
        rows.push(canvas.words("tui-setting-style", &[("style", style.into())]));
        let switches = [
            ("tui-setting-motion", cx.look.motion),
            ("tui-setting-color", cx.look.color),
            ("tui-setting-ponder", cx.ponder),
        ];
        for (id, on) in switches {
            let state = canvas.words(if on { "tui-on" } else { "tui-off" }, &[]);
            rows.push(canvas.words(id, &[("state", state.into())]));
        }
        let area =
            Rect { y: layout.panel.y + 1, height: layout.panel.height.saturating_sub(1), ..layout.panel };
        canvas.list(Rect { height: area.height.min(COUNT as u16), ..area }, &rows, self.chosen);
        let about = if self.chosen == PONDER { "tui-setting-ponder-about" } else { "tui-setting-about" };
        let about = canvas.words(about, &[]);
        canvas.paragraph(area, COUNT as u16 + 1, &about, Tone::Faint);
        let hints = [
            Hint { key: "Enter", text: canvas.words("tui-key-change", &[]), press: Press::Enter },
            Hint { key: "Esc", text: canvas.words("tui-key-back", &[]), press: Press::Back },
        ];
        canvas.footer(&hints, 1);
    }

    fn help(&self) -> Vec<(&'static str, &'static str)> {
        vec![("↑↓", "tui-help-choose"), ("Enter", "tui-help-change")]
    }
}
