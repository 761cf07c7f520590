//! Text beside a board, line under line, and where the two go in a window.

use crate::canvas::{Canvas, width};
use crate::draw::board::Size;
use crate::look::Tone;
use ratatui::layout::Rect;

/// Between the board and the text beside it.
const GAP: u16 = 3;

/// Where things are in a window with a title above and keys below.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    pub size: Size,
    pub board: Rect,
    pub panel: Rect,
    /// What is left below the board, over the whole width.
    pub below: Rect,
}

impl Layout {
    /// The largest board that leaves enough room for text on its right and for `below`
    /// rows under it, if that is wanted and possible.
    pub(crate) fn of(canvas: &Canvas<'_>, footer: u16, below: u16) -> Option<Layout> {
        let window = canvas.area();
        let inside =
            Rect::new(1, 1, window.width.saturating_sub(2), window.height.saturating_sub(1 + footer));
        let text = if window.width >= 72 { 34 } else { 16 };
        let columns = inside.width.saturating_sub(GAP + text);
        let size = Size::fitting(columns, inside.height.saturating_sub(below), canvas)
            .or_else(|| Size::fitting(columns, inside.height, canvas))?;
        let used = size.rows() + below;
        // One line of air below the title, where there is one to spare.
        let top = inside.y + u16::from(used < inside.height);
        let board = Rect::new(inside.x, top, size.columns(), size.rows());
        let left = inside.x + size.columns() + GAP;
        let under = board.bottom();
        let below_rows = inside.bottom().saturating_sub(under);
        let panel_rows = if below > 0 && below_rows >= below { under - top } else { inside.bottom() - top };
        Some(Layout {
            size,
            board,
            panel: Rect::new(left, top, inside.right().saturating_sub(left), panel_rows),
            below: Rect::new(inside.x, under, inside.width, below_rows),
        })
    }
}

/// Lines of text from the top of an area down.
pub(crate) struct Panel<'a, 'b> {
    pub canvas: &'a mut Canvas<'b>,
    area: Rect,
    row: u16,
}

impl<'a, 'b> Panel<'a, 'b> {
    pub(crate) fn new(canvas: &'a mut Canvas<'b>, area: Rect) -> Panel<'a, 'b> {
        Panel { canvas, area, row: 0 }
    }

    /// Rows that are left.
    pub(crate) const fn left(&self) -> u16 {
        self.area.height.saturating_sub(self.row)
    }

    /// Columns of the area.
    pub(crate) const fn columns(&self) -> u16 {
        self.area.width
    }

    /// What is left of the area.
    pub(crate) const fn rest(&self) -> Rect {
        Rect { x: self.area.x, y: self.area.y + self.row, width: self.area.width, height: self.left() }
    }

    /// One line, cut off if it is too long.
    pub(crate) fn line(&mut self, text: &str, tone: Tone) {
        self.canvas.write(self.area, 0, self.row, text, tone);
        self.row += 1;
    }

    /// Text on the left and on the right of one line.
    pub(crate) fn pair(&mut self, left: &str, right: &str, tone: Tone) {
        let room = self.area.width.saturating_sub(width(right) + 1);
        let short = Rect { width: room, ..self.area };
        self.canvas.write(short, 0, self.row, left, tone);
        self.canvas.write_right(self.area, self.row, right, tone);
        self.row += 1;
    }

    /// A text over as many lines as it needs.
    pub(crate) fn paragraph(&mut self, text: &str, tone: Tone) {
        self.row = self.canvas.paragraph(self.area, self.row, text, tone);
    }

    /// An empty line, unless the panel is short.
    pub(crate) fn gap(&mut self) {
        if self.area.height >= 16 && self.row > 0 {
            self.row += 1;
        }
    }

    /// Short words in columns, as many of the last ones as fit.
    pub(crate) fn words(&mut self, words: &[String], column: u16) {
        let across = usize::from((self.area.width / column).max(1));
        let rows = usize::from(self.left());
        let lines = words.len().div_ceil(across);
        for (row, line) in words.chunks(across).skip(lines.saturating_sub(rows)).enumerate() {
            for (index, word) in line.iter().enumerate() {
                let x = u16::try_from(index).unwrap_or(0) * column;
                let y = self.row + u16::try_from(row).unwrap_or(0);
                let last = row + 1 == lines.min(rows) && index + 1 == line.len();
                self.canvas.write(self.area, x, y, word, if last { Tone::Strong } else { Tone::Faint });
            }
        }
        self.row += u16::try_from(lines.min(rows)).unwrap_or(0);
    }
}
