//! The score sheet of a series over its game: where every point comes from (R11).

use crate::canvas::{Canvas, wrapped};
use crate::look::Tone;
use crate::press::Press;
use crate::screen::{Context, Next, Screen};
use ratatui::layout::Rect;
use ratatui::style::Style;

/// The widest lines that are still easy to read.
const WIDEST: u16 = 72;

/// The sheet.
pub(super) struct ScoreSheet {
    /// A line for each game, then the sums.
    pub(super) lines: Vec<String>,
}

impl Screen for ScoreSheet {
    fn press(&mut self, _press: Press, _cx: &mut Context) -> Next {
        Next::Pop
    }

    fn view(&self, canvas: &mut Canvas<'_>, _cx: &Context) {
        let window = canvas.area();
        let columns = window.width.saturating_sub(4).min(WIDEST);
        let lines: Vec<String> =
            self.lines.iter().flat_map(|line| wrapped(line, columns.saturating_sub(4))).collect();
        let rows = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_add(2).min(window.height);
        let area = Rect::new((window.width - columns) / 2, (window.height - rows) / 2, columns, rows);
        canvas.fill(area, Style::new());
        let heading = canvas.words("sheet-title", &[]);
        let inside = canvas.frame(area, &heading);
        canvas.zone(window, Press::Back);
        // The sums stand last: where there is no room for all, the first games go.
        let first = lines.len().saturating_sub(usize::from(inside.height));
        for (row, line) in (0..).zip(&lines[first..]) {
            canvas.write(inside, 0, row, line, Tone::Plain);
        }
    }

    fn is_overlay(&self) -> bool {
        true
    }

    fn help(&self) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }
}
