//! The keys of a screen, explained over it.

use crate::canvas::{Canvas, key_name, width};
use crate::look::Tone;
use crate::press::Press;
use crate::screen::{Context, Next, Screen};
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Keys that work everywhere.
const EVERYWHERE: [(&str, &str); 5] = [
    ("l", "tui-help-language"),
    ("t", "tui-help-style"),
    ("?", "tui-help-help"),
    ("Esc", "tui-help-back"),
    ("Ctrl-C", "tui-help-quit"),
];

/// The help of a screen.
pub(crate) struct Help {
    keys: Vec<(&'static str, &'static str)>,
}

impl Help {
    pub(crate) fn of(screen: &dyn Screen) -> Help {
        let mut keys = screen.help();
        keys.extend(EVERYWHERE);
        Help { keys }
    }
}

impl Screen for Help {
    fn press(&mut self, _press: Press, _cx: &mut Context) -> Next {
        Next::Pop
    }

    fn view(&self, canvas: &mut Canvas<'_>, _cx: &Context) {
        let row = |(key, id): &(&str, &str)| (key_name(key, canvas.look), canvas.words(id, &[]));
        let rows: Vec<(String, String)> = self.keys.iter().map(row).collect();
        let heading = canvas.words("tui-help-title", &[]);
        let keys = rows.iter().map(|(key, _)| width(key)).max().unwrap_or(0) + 2;
        let texts = rows.iter().map(|(_, text)| width(text)).max().unwrap_or(0);
        let window = canvas.area();
        let columns = (keys + texts + 4).min(window.width);
        let height = (u16::try_from(rows.len()).unwrap_or(u16::MAX) + 2).min(window.height);
        let area = Rect::new((window.width - columns) / 2, (window.height - height) / 2, columns, height);
        canvas.fill(area, Style::new());
        let inside = canvas.frame(area, &heading);
        canvas.zone(window, Press::Back);
        for (row, (key, text)) in (0..).zip(rows) {
            canvas.write(inside, 0, row, &key, Tone::Key);
            canvas.write(inside, keys, row, &text, Tone::Plain);
        }
    }

    fn is_overlay(&self) -> bool {
        true
    }

    fn help(&self) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }
}
