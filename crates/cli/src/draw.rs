//! Boards and what stands beside them, as lines of text.
//!
//! Two columns of a terminal are about as wide as one row is high, so a square takes
//! two columns. In between is room for the brackets around the disc placed last.

use crate::screen::Style;
use outflank_rules::{Color, Position, Square};

/// Columns a drawn board takes.
const BOARD_WIDTH: usize = 21;

/// Columns of the narrowest terminal that shows everything without broken lines.
pub const PAGE_WIDTH: usize = 80;

/// Columns left for the text beside a board.
pub const PANEL_WIDTH: usize = PAGE_WIDTH - BOARD_WIDTH - GAP.len();

/// Between the board and the text beside it.
const GAP: &str = "   ";

/// What to draw.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    /// The discs.
    pub position: Position,
    /// The disc placed last, if there is one to show.
    pub last: Option<Square>,
}

/// The letters and signs of a style.
struct Signs {
    black: char,
    white: char,
    empty: char,
    legal: char,
    top: [char; 3],
    side: char,
    bottom: [char; 3],
}

const ROUND: Signs = Signs {
    black: '●',
    white: '○',
    empty: '·',
    legal: '+',
    top: ['┌', '─', '┐'],
    side: '│',
    bottom: ['└', '─', '┘'],
};

const LETTERS: Signs = Signs {
    black: Color::Black.letter(),
    white: Color::White.letter(),
    empty: '.',
    legal: '+',
    top: ['+', '-', '+'],
    side: '|',
    bottom: ['+', '-', '+'],
};

// Colours of the 256-colour palette, the same in every terminal theme: the board
// looks like felt, whatever the colours around it.
const FELT: &str = "\x1b[48;5;28m";
const BLACK: &str = "\x1b[1;38;5;16m";
const WHITE: &str = "\x1b[1;38;5;231m";
const LEGAL: &str = "\x1b[38;5;220m";
const FAINT: &str = "\x1b[38;5;71m";
const BRACKET: &str = "\x1b[1;38;5;220m";
const BOLD: &str = "\x1b[1m";
const PLAIN_TEXT: &str = "\x1b[22;39m";
const RESET: &str = "\x1b[0m";

fn signs(style: Style) -> &'static Signs {
    if style.unicode { &ROUND } else { &LETTERS }
}

/// The sign of a colour, as the board shows it.
pub fn disc(color: Color, style: Style) -> char {
    match color {
        Color::Black => signs(style).black,
        Color::White => signs(style).white,
    }
}

/// Text that stands out, where colours are welcome.
pub fn strong(text: &str, style: Style) -> String {
    if style.color { format!("{BOLD}{text}{RESET}") } else { text.to_owned() }
}

impl Picture {
    /// The board in eleven lines: letters, frame, eight rows, frame.
    fn lines(self, style: Style) -> Vec<String> {
        let signs = signs(style);
        let rule = |[left, middle, right]: [char; 3]| {
            let line: String = std::iter::repeat_n(middle, 17).collect();
            format!("  {left}{line}{right}")
        };
        let mut lines = vec![format!("{:<BOARD_WIDTH$}", "    a b c d e f g h"), rule(signs.top)];
        lines.extend((0..8).map(|row| format!("{} {}", row + 1, self.row(row, style))));
        lines.push(rule(signs.bottom));
        lines
    }

    /// One row with its frame.
    fn row(self, row: usize, style: Style) -> String {
        let signs = signs(style);
        let side = signs.side;
        let moves = self.position.moves();
        let paint = |code: &str, sign: char| {
            if style.color { format!("{code}{sign}{PLAIN_TEXT}") } else { sign.to_string() }
        };
        let mut text = String::new();
        let mut before_is_last = false;
        for column in 0..8 {
            let square = Square::wrapping((row * 8 + column) as u32);
            let is_last = self.last == Some(square);
            text += &match (is_last, before_is_last) {
                (true, _) => paint(BRACKET, '('),
                (_, true) => paint(BRACKET, ')'),
                _ => " ".to_owned(),
            };
            text += &match self.position.disc_at(square) {
                Some(Color::Black) => paint(BLACK, signs.black),
                Some(Color::White) => paint(WHITE, signs.white),
                None if moves.contains(square) => paint(LEGAL, signs.legal),
                None => paint(FAINT, signs.empty),
            };
            before_is_last = is_last;
        }
        text += &if before_is_last { paint(BRACKET, ')') } else { " ".to_owned() };
        if style.color { format!("{side}{FELT}{text}{RESET}{side}") } else { format!("{side}{text}{side}") }
    }

    /// The board with text to its right, beginning beside the upper frame.
    pub fn beside(self, panel: &[String], style: Style) -> String {
        let board = self.lines(style);
        let blank = " ".repeat(BOARD_WIDTH);
        let mut text = String::new();
        for index in 0..board.len().max(panel.len() + 1) {
            let left = board.get(index).unwrap_or(&blank);
            let right = index.checked_sub(1).and_then(|index| panel.get(index));
            let line = match right {
                Some(right) if !right.is_empty() => format!("{left}{GAP}{right}"),
                _ => left.clone(),
            };
            text += line.trim_end();
            text.push('\n');
        }
        text
    }
}

/// Words in lines of at most `width` characters; a longer word has its own line.
pub fn wrapped<'a>(words: impl IntoIterator<Item = &'a str>, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_rules::Move;

    const ASCII: Style = Style { color: false, unicode: false };

    /// The text without its colour codes.
    fn uncoloured(text: &str) -> String {
        let mut parts = text.split('\x1b');
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |text, part| text + part.split_once('m').map_or("", |(_, rest)| rest))
    }

    #[test]
    fn the_start_in_letters() {
        let picture = Picture { position: Position::START, last: None };
        let expected = [
            "    a b c d e f g h",
            "  +-----------------+",
            "1 | . . . . . . . . |   first",
            "2 | . . . . . . . . |",
            "3 | . . . + . . . . |   third",
            "4 | . . + O X . . . |",
            "5 | . . . X O + . . |",
            "6 | . . . . + . . . |",
            "7 | . . . . . . . . |",
            "8 | . . . . . . . . |",
            "  +-----------------+",
        ];
        let panel = ["", "first", "", "third"].map(str::to_owned);
        assert_eq!(picture.beside(&panel, ASCII).lines().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn the_disc_placed_last_stands_in_brackets() {
        for (name, row) in [("f5", "5 | . . . X X(X). . |"), ("d3", "3 | . . +(X)+ . . . |")] {
            let square = name.parse().unwrap();
            let position = Position::START.play(Move::Place(square)).unwrap();
            let text = Picture { position, last: Some(square) }.beside(&[], ASCII);
            assert!(text.contains(row), "{text}");
        }
        let corner: Square = "h1".parse().unwrap();
        let position =
            Position::new(corner.set(), "a8".parse::<Square>().unwrap().set(), Color::Black).unwrap();
        let text = Picture { position, last: Some(corner) }.beside(&[], ASCII);
        assert!(text.contains("1 | . . . . . . .(X)|"), "{text}");
    }

    #[test]
    fn colours_change_nothing_but_the_colour() {
        let picture = Picture { position: Position::START, last: "e4".parse().ok() };
        let plain = picture.beside(&[], Style { color: false, unicode: true });
        let coloured = picture.beside(&[], Style { color: true, unicode: true });
        assert_ne!(plain, coloured);
        assert_eq!(uncoloured(&coloured), plain);
        assert!(plain.contains("4 │ · · + ○(●)· · · │"), "{plain}");
    }

    #[test]
    fn long_lists_wrap() {
        assert_eq!(wrapped("a1 b1 c1 d1 e1".split(' '), 8), ["a1 b1 c1", "d1 e1"]);
        assert_eq!(wrapped(["longer than that", "x"], 5), ["longer than that", "x"]);
        assert!(wrapped([], 5).is_empty());
    }
}
