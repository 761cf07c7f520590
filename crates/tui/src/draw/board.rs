//! The board, in the largest size that fits.
//!
//! With colours a square is a patch of felt and a disc is drawn with quarter blocks,
//! large enough to look like one. Without them, and in ASCII, squares are drawn with
//! lines and hold one sign each. On the smallest boards a square is two characters.

use super::disc::Round;
use crate::canvas::{Canvas, width};
use crate::look::{BoardStyle, Palette, Tone};
use crate::press::Press;
use outflank_rules::{Color, Position, Square, SquareSet};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// Columns of the row numbers to the left.
const MARGIN: u16 = 2;

/// The sizes of a square, from the largest, in characters.
const SIZES: [(u16, u16); 5] = [(10, 5), (8, 4), (6, 3), (4, 2), (2, 1)];

/// Discs that are just being turned over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Turning {
    /// Which.
    pub squares: SquareSet,
    /// The colour they get.
    pub to: Color,
    /// How far they are: 0 at the beginning, 1 at the end.
    pub progress: f32,
}

/// A word on an empty square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SquareNote {
    pub square: Square,
    pub text: String,
    /// Whether it is the best of them.
    pub best: bool,
}

/// What to draw.
#[derive(Clone, Debug)]
pub(crate) struct Picture<'a> {
    pub position: Position,
    /// Squares to mark as open for a disc.
    pub legal: SquareSet,
    /// The disc placed last.
    pub last: Option<Square>,
    pub cursor: Option<Square>,
    pub notes: &'a [SquareNote],
    /// Discs to mark as wrong.
    pub wrong: SquareSet,
    /// Squares that were found.
    pub marked: SquareSet,
    pub turning: Option<Turning>,
    /// Whether it is shown on the console's television.
    pub television: bool,
    /// The colour of the disc that hangs over the cursor's square, on the console (C4).
    pub hand: Option<Color>,
}

impl Picture<'_> {
    /// The disc that hangs over this square.
    fn hand_over(&self, square: Square) -> Option<Color> {
        self.hand.filter(|_| self.cursor == Some(square))
    }

    /// Nothing but discs.
    pub(crate) const fn of(position: Position) -> Picture<'static> {
        Picture {
            position,
            legal: SquareSet::EMPTY,
            last: None,
            cursor: None,
            notes: &[],
            wrong: SquareSet::EMPTY,
            marked: SquareSet::EMPTY,
            turning: None,
            television: false,
            hand: None,
        }
    }
}

/// A size of board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Size {
    /// Of a square.
    width: u16,
    height: u16,
    /// Whether squares are drawn with lines.
    lines: bool,
}

impl Size {
    /// The largest board that fits, if one does.
    pub(crate) fn fitting(columns: u16, rows: u16, canvas: &Canvas<'_>) -> Option<Size> {
        let look = canvas.look;
        let drawn = !look.color || look.board == BoardStyle::Ascii;
        SIZES
            .into_iter()
            .map(|(width, height)| Size { width, height, lines: drawn && height > 1 })
            .find(|size| size.columns() <= columns && size.rows() <= rows)
    }

    /// Columns of the whole board with its numbers.
    pub(crate) const fn columns(self) -> u16 {
        MARGIN + 8 * self.width + self.lines as u16
    }

    /// Rows of the whole board with its letters.
    pub(crate) const fn rows(self) -> u16 {
        1 + 8 * self.height + self.lines as u16
    }

    /// A square of a board drawn at `area`, without its lines.
    fn square(self, area: Rect, square: Square) -> Rect {
        let at = |cell: usize, size: u16| u16::try_from(cell).unwrap_or(0) * size + u16::from(self.lines);
        Rect::new(
            area.x + MARGIN + at(square.column(), self.width),
            area.y + 1 + at(square.row(), self.height),
            self.width - u16::from(self.lines),
            self.height - u16::from(self.lines),
        )
    }
}

/// Draws the board with its upper left corner in that of `area`.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, size: Size, picture: &Picture<'_>) {
    let palette = palette(canvas, picture);
    let cursor = picture.cursor;
    for (column, letter) in (0..).zip('A'..='H') {
        let square = Square::wrapping(column);
        let here = cursor.is_some_and(|cursor| cursor.column() == square.column());
        let patch = size.square(area, square);
        let x = patch.x - area.x + (patch.width - 1) / 2;
        canvas.write(area, x, 0, &letter.to_string(), if here { Tone::Strong } else { Tone::Faint });
    }
    for row in 0..8_u32 {
        let square = Square::wrapping(8 * row);
        let here = cursor.is_some_and(|cursor| cursor.row() == square.row());
        let patch = size.square(area, square);
        let y = patch.y - area.y + (patch.height - 1) / 2;
        canvas.write(area, 0, y, &(row + 1).to_string(), if here { Tone::Strong } else { Tone::Faint });
    }
    if size.lines {
        grid(canvas, area, size, &palette);
    }
    for square in Square::all() {
        let patch = size.square(area, square);
        canvas.zone(patch, Press::Square(square));
        if size.lines || size.height == 1 {
            sign(canvas, patch, square, picture, &palette);
        } else {
            blocks(canvas, patch, square, picture, &palette);
        }
    }
}

fn palette(canvas: &Canvas<'_>, picture: &Picture<'_>) -> Palette {
    match (picture.television, canvas.look.board) {
        (false, BoardStyle::ColorBlind) => Palette::SLATE,
        (false, _) if canvas.look.rich => Palette::FINE_FELT,
        (false, _) => Palette::FELT,
        (true, BoardStyle::ColorBlind) => Palette::TELEVISION_SAFE,
        (true, _) => Palette::TELEVISION,
    }
}

/// The lines between the squares.
fn grid(canvas: &mut Canvas<'_>, area: Rect, size: Size, palette: &Palette) {
    let signs = canvas.look.sign(["┌┬┐", "├┼┤", "└┴┘", "─│"], ["+++", "+++", "+++", "-|"]);
    let [top, middle, bottom, strokes] = signs.map(|signs| signs.chars().collect::<Vec<char>>());
    let style =
        if canvas.look.color { Style::new().fg(palette.lines).bg(palette.squares[0]) } else { Style::new() };
    let rule = |corners: &[char]| {
        let mut line = String::new();
        for column in 0..8 {
            line.push(corners[usize::from(column > 0)]);
            line.extend(std::iter::repeat_n(strokes[0], usize::from(size.width - 1)));
        }
        line.push(corners[2]);
        line
    };
    let mut between = String::new();
    for _ in 0..8 {
        between.push(strokes[1]);
        between.extend(std::iter::repeat_n(' ', usize::from(size.width - 1)));
    }
    between.push(strokes[1]);
    for row in 0..=8 * size.height {
        let line = match row {
            0 => rule(&top),
            row if row == 8 * size.height => rule(&bottom),
            row if row % size.height == 0 => rule(&middle),
            _ => between.clone(),
        };
        canvas.write_styled(area, MARGIN, 1 + row, &line, style);
    }
}

/// The felt under a square.
fn ground(square: Square, picture: &Picture<'_>, palette: &Palette) -> Style {
    let color = if picture.cursor == Some(square) {
        palette.cursor
    } else if picture.wrong.contains(square) {
        palette.wrong
    } else if picture.last == Some(square) || picture.marked.contains(square) {
        palette.last
    } else {
        palette.squares[(square.column() + square.row()) % 2]
    };
    Style::new().bg(color)
}

/// A square as a patch of felt with a large disc.
fn blocks(canvas: &mut Canvas<'_>, patch: Rect, square: Square, picture: &Picture<'_>, palette: &Palette) {
    let ground = ground(square, picture, palette);
    canvas.fill(patch, ground);
    if let Some(hand) = picture.hand_over(square) {
        over(canvas, patch, square, picture, palette, hand);
        return;
    }
    let (round, color) = match picture.position.disc_at(square) {
        Some(side) => turned(side, square, canvas, picture, palette),
        None => {
            if let Some(note) = picture.notes.iter().find(|note| note.square == square) {
                let color = palette.text[usize::from(!note.best)];
                let style =
                    ground.fg(note_color(canvas, picture, square, color)).add_modifier(Modifier::BOLD);
                let column = patch.width.saturating_sub(width(&note.text)) / 2;
                canvas.write_styled(patch, column, (patch.height - 1) / 2, &note.text, style);
                if note.best && patch.height > 1 {
                    let line = "▔".repeat(usize::from(width(&note.text)));
                    canvas.write_styled(patch, column, (patch.height - 1) / 2 + 1, &line, style);
                }
                return;
            }
            if !picture.legal.contains(square) {
                return;
            }
            (Round::DOT, note_color(canvas, picture, square, palette.legal))
        }
    };
    for row in 0..patch.height {
        for column in 0..patch.width {
            let sign = round.character(column, row, patch.width, patch.height).to_string();
            canvas.write_styled(patch, column, row, &sign, ground.fg(color));
        }
    }
}

/// A disc that hangs over a square. What lies there shows around it.
fn over(
    canvas: &mut Canvas<'_>,
    patch: Rect,
    square: Square,
    picture: &Picture<'_>,
    palette: &Palette,
    hand: Color,
) {
    let below = match picture.position.disc_at(square) {
        Some(side) if side != hand => palette.disc(side),
        _ => palette.cursor,
    };
    let ring = canvas.look.board == BoardStyle::ColorBlind && hand == Color::White;
    let round = Round { radius: 0.75, ..if ring { Round::RING } else { Round::DISC } };
    let style = Style::new().fg(palette.disc(hand)).bg(below);
    for row in 0..patch.height {
        for column in 0..patch.width {
            let sign = round.character(column, row, patch.width, patch.height).to_string();
            canvas.write_styled(patch, column, row, &sign, style);
        }
    }
}

/// A colour that can be read on the cursor's square too.
fn note_color(
    canvas: &Canvas<'_>,
    picture: &Picture<'_>,
    square: Square,
    color: ratatui::style::Color,
) -> ratatui::style::Color {
    let on_cursor = picture.cursor == Some(square) && canvas.look.color;
    if on_cursor { ratatui::style::Color::Indexed(16) } else { color }
}

/// The shape and colour of a disc, which may be in the middle of being turned.
fn turned(
    side: Color,
    square: Square,
    canvas: &Canvas<'_>,
    picture: &Picture<'_>,
    palette: &Palette,
) -> (Round, ratatui::style::Color) {
    let turning = picture.turning.filter(|turning| turning.squares.contains(square));
    let (side, breadth) = match turning {
        Some(turning) => {
            let angle = turning.progress.clamp(0.0, 1.0) * std::f32::consts::PI;
            (if turning.progress < 0.5 { !turning.to } else { turning.to }, angle.cos().abs())
        }
        None => (side, 1.0),
    };
    let ring = canvas.look.board == BoardStyle::ColorBlind && side == Color::White;
    let round = Round { breadth, ..if ring { Round::RING } else { Round::DISC } };
    (round, palette.disc(side))
}

/// A square with one sign in its middle, brackets around it where something is to be
/// pointed out.
fn sign(canvas: &mut Canvas<'_>, patch: Rect, square: Square, picture: &Picture<'_>, palette: &Palette) {
    let look = canvas.look;
    let ground = if look.color { ground(square, picture, palette) } else { Style::new() };
    if look.color {
        canvas.fill(patch, ground);
    }
    let small = patch.height == 1 && patch.width == 2;
    let middle = (patch.width - 1) / 2;
    let row = (patch.height - 1) / 2;
    let note = picture.notes.iter().find(|note| note.square == square);
    // On a square that is taken, the disc there is what is to be seen.
    let (text, color) = match (picture.position.disc_at(square), picture.hand_over(square), note) {
        (None, Some(hand), _) => (look.hand(hand).to_string(), palette.disc(hand)),
        (Some(side), ..) => {
            let side = match picture.turning.filter(|turning| turning.squares.contains(square)) {
                Some(turning) if turning.progress < 0.5 => !turning.to,
                _ => side,
            };
            (look.disc(side).to_string(), palette.disc(side))
        }
        (None, _, Some(note)) if width(&note.text) <= patch.width => {
            let text = note.text.clone();
            (text, note_color(canvas, picture, square, palette.text[usize::from(!note.best)]))
        }
        (None, ..) if picture.legal.contains(square) => {
            ("+".to_owned(), note_color(canvas, picture, square, palette.legal))
        }
        (None, ..) if small => (look.sign("·", ".").to_owned(), palette.lines),
        (None, ..) => (String::new(), palette.lines),
    };
    let style = if look.color { ground.fg(color).add_modifier(Modifier::BOLD) } else { ground };
    let best = note.is_some_and(|note| note.best);
    let style =
        if best && !look.color { style.add_modifier(Modifier::UNDERLINED | Modifier::BOLD) } else { style };
    let column = if small { 0 } else { patch.width.saturating_sub(width(&text)) / 2 };
    canvas.write_styled(patch, column, row, &text, style);
    let brackets = match (
        picture.cursor == Some(square),
        picture.wrong.contains(square),
        picture.last == Some(square) || picture.marked.contains(square),
    ) {
        (true, _, _) => Some(("[", "]")),
        (_, true, _) => Some(("!", "!")),
        (_, _, true) => Some(("(", ")")),
        _ => None,
    };
    let Some((left, right)) = brackets else { return };
    if small {
        // There is room on one side only, and with colours the ground says it.
        if !look.color {
            canvas.write_styled(patch, 1, row, right, style);
        }
    } else if width(&text) <= 1 {
        canvas.write_styled(patch, middle - 1, row, left, style);
        canvas.write_styled(patch, middle + 1, row, right, style);
    }
    if picture.cursor == Some(square) && !look.color {
        for x in patch.left()..patch.right() {
            canvas.buffer[(x, patch.y + row)].modifier.insert(Modifier::REVERSED);
        }
    }
}
