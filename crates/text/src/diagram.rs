//! A position on one board.
//!
//! Two columns of a terminal are about as wide as one row is high, so a square takes
//! two columns. In between is room for the brackets around the disc placed last.

use crate::style::{BRACKET, FAINT, Ground, LEGAL, Style, disc};
use outflank_rules::{Position, Square, SquareSet};

/// Columns a framed [`Diagram`] takes.
pub const BOARD_WIDTH: usize = 21;

/// Between a board and the text beside it.
pub const GAP: &str = "   ";

/// A position and what to show of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The discs.
    pub position: Position,
    /// Empty squares that get a sign.
    pub legal: SquareSet,
    /// An empty square that gets another: where a disc is to go.
    pub goal: Option<Square>,
    /// The disc placed last, in brackets.
    pub last: Option<Square>,
    /// What the discs lie on, which decides their colours.
    pub ground: Ground,
}

impl Diagram {
    /// A position with its legal moves.
    #[must_use]
    pub fn new(position: Position) -> Diagram {
        Diagram { position, legal: position.moves(), goal: None, last: None, ground: Ground::Felt }
    }

    /// The eight rows, 17 columns each, without frame and numbers.
    #[must_use]
    pub fn rows(&self, style: Style) -> [String; 8] {
        std::array::from_fn(|row| self.row(row, style))
    }

    fn row(&self, row: usize, style: Style) -> String {
        let mut text = String::new();
        let mut before_is_last = false;
        for square in (0..8).filter_map(|column| Square::at(column, row)) {
            let is_last = self.last == Some(square);
            text += &match (is_last, before_is_last) {
                (true, _) => style.paint(BRACKET, "("),
                (_, true) => style.paint(BRACKET, ")"),
                _ => " ".to_owned(),
            };
            text += &self.sign(square, style);
            before_is_last = is_last;
        }
        text + &if before_is_last { style.paint(BRACKET, ")") } else { " ".to_owned() }
    }

    fn sign(&self, square: Square, style: Style) -> String {
        let signs = style.signs();
        let (code, sign) = match self.position.disc_at(square) {
            Some(color) => (self.ground.ink(color), disc(color, style)),
            None if self.goal == Some(square) => (LEGAL, signs.goal),
            None if self.legal.contains(square) => (LEGAL, signs.legal),
            None => (FAINT, signs.empty),
        };
        style.paint(code, sign.encode_utf8(&mut [0; 4]))
    }

    /// The board in eleven lines: letters, frame, eight rows, frame.
    #[must_use]
    pub fn framed(&self, style: Style) -> Vec<String> {
        frame("    a b c d e f g h", &self.rows(style), BOARD_WIDTH, self.ground, style)
    }

    /// One of the rows with the colour of what the discs lie on.
    #[must_use]
    pub fn on_ground(&self, row: &str, style: Style) -> String {
        self.ground.under(row, style)
    }
}

/// Rows of a board with their numbers and a frame, `width` columns in all.
pub(crate) fn frame(
    letters: &str,
    rows: &[String; 8],
    width: usize,
    ground: Ground,
    style: Style,
) -> Vec<String> {
    let signs = style.signs();
    let side = signs.side;
    let rule = |[left, middle, right]: [char; 3]| {
        let line: String = std::iter::repeat_n(middle, width - 4).collect();
        format!("  {left}{line}{right}")
    };
    let mut lines = vec![format!("{letters:<width$}"), rule(signs.top)];
    let rows = rows.iter().zip(1..);
    lines.extend(rows.map(|(row, number)| format!("{number} {side}{}{side}", ground.under(row, style))));
    lines.push(rule(signs.bottom));
    lines
}

/// A framed board, `width` columns wide, with text to its right that begins beside the upper
/// frame.
#[must_use]
pub fn beside(board: &[String], width: usize, panel: &[String]) -> String {
    let blank = " ".repeat(width);
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

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use outflank_rules::{Color, Move};

    /// The text without its colour codes.
    pub(crate) fn uncoloured(text: &str) -> String {
        let mut parts = text.split('\x1b');
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |text, part| text + part.split_once('m').map_or("", |(_, rest)| rest))
    }

    #[test]
    fn the_start_in_letters() {
        let board = Diagram::new(Position::START).framed(Style::ASCII);
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
        assert_eq!(beside(&board, BOARD_WIDTH, &panel).lines().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn the_disc_placed_last_stands_in_brackets() {
        for (name, row) in [("f5", " . . . X X(X). . "), ("d3", " . . +(X)+ . . . ")] {
            let square: Square = name.parse().unwrap();
            let position = Position::START.play(Move::Place(square)).unwrap();
            let diagram = Diagram { last: Some(square), ..Diagram::new(position) };
            assert_eq!(diagram.rows(Style::ASCII)[square.row()], row);
        }
        let corner: Square = "h1".parse().unwrap();
        let position =
            Position::new(corner.set(), "a8".parse::<Square>().unwrap().set(), Color::Black).unwrap();
        let diagram = Diagram { last: Some(corner), ..Diagram::new(position) };
        assert_eq!(diagram.rows(Style::ASCII)[0], " . . . . . . .(X)");
    }

    #[test]
    fn a_goal_is_told_from_other_moves() {
        let goal = "f5".parse().ok();
        let diagram = Diagram { goal, ..Diagram::new(Position::START) };
        assert_eq!(diagram.rows(Style::ASCII)[4], " . . . X O * . . ");
    }

    #[test]
    fn colours_change_nothing_but_the_colour() {
        let diagram = Diagram { last: "e4".parse().ok(), ..Diagram::new(Position::START) };
        let plain = diagram.framed(Style { color: false, unicode: true });
        let coloured = diagram.framed(Style { color: true, unicode: true });
        assert_ne!(plain, coloured);
        assert_eq!(coloured.iter().map(|line| uncoloured(line)).collect::<Vec<_>>(), plain);
        assert_eq!(plain[5], "4 │ · · + ○(●)· · · │");
    }
}
