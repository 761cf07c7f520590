//! A whole game on one board, as books print it.
//!
//! Every square holds the number of the disc that was placed on it; passes are not counted.
//! The discs of the start are shown as they lay. Whose disc a number was shows in its
//! colour; without colours it follows from the number, since sides take turns but for
//! passes.

use crate::diagram::frame;
use crate::style::{FAINT, Ground, Style, disc};
use outflank_rules::{Color, Game, Position, Square};

/// The numbers of a game's discs.
///
/// ```
/// use outflank_rules::{Game, Move, Position};
/// use outflank_text::{Numbers, Style};
///
/// let moves = ["f5", "d6", "c3"].map(|name| Move::Place(name.parse().expect("a square")));
/// let game = Game::from_moves(Position::START, moves)?;
/// assert_eq!(Numbers::of(&game).framed(Style::ASCII)[6], "5 |  .  .  .  X  O  1  .  . |");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    start: Position,
    /// The discs placed, in their order.
    placed: Vec<(Square, Color)>,
}

impl Numbers {
    /// Columns its framed board takes.
    pub const WIDTH: usize = 29;

    /// All discs placed in a game.
    #[must_use]
    pub fn of(game: &Game) -> Numbers {
        let placed = game.turns().filter_map(|turn| Some((turn.mv.square()?, turn.before.turn()))).collect();
        Numbers { start: game.start(), placed }
    }

    /// The board in eleven lines: letters, frame, eight rows, frame.
    #[must_use]
    pub fn framed(&self, style: Style) -> Vec<String> {
        let rows = std::array::from_fn(|row| {
            let squares = (0..8).filter_map(|column| Square::at(column, row));
            squares.map(|square| self.sign(square, style)).collect::<String>() + " "
        });
        frame("     a  b  c  d  e  f  g  h", &rows, Numbers::WIDTH, Ground::Felt, style)
    }

    fn sign(&self, square: Square, style: Style) -> String {
        let number = (1..).zip(&self.placed).find(|(_, (placed, _))| *placed == square);
        let ink = |color| Ground::Felt.ink(color);
        let (code, text) = match (number, self.start.disc_at(square)) {
            (Some((number, &(_, color))), _) => (ink(color), format!("{number:>3}")),
            (None, Some(color)) => (ink(color), format!("{:>3}", disc(color, style))),
            (None, None) => (FAINT, format!("{:>3}", style.signs().empty)),
        };
        style.paint(code, &text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagram::tests::uncoloured;
    use outflank_rules::Move;

    #[test]
    fn passes_are_not_counted() {
        let names = ["e6", "f6", "c4", "e7", "e8", "d8", "g6", "f8", "", "e3"];
        let moves = names.map(|name| name.parse().map_or(Move::Pass, Move::Place));
        let numbers = Numbers::of(&Game::from_moves(Position::START, moves).unwrap());
        let lines = numbers.framed(Style::ASCII);
        assert_eq!(
            lines,
            [
                "     a  b  c  d  e  f  g  h  ",
                "  +-------------------------+",
                "1 |  .  .  .  .  .  .  .  . |",
                "2 |  .  .  .  .  .  .  .  . |",
                "3 |  .  .  .  .  9  .  .  . |",
                "4 |  .  .  3  O  X  .  .  . |",
                "5 |  .  .  .  X  O  .  .  . |",
                "6 |  .  .  .  .  1  2  7  . |",
                "7 |  .  .  .  .  4  .  .  . |",
                "8 |  .  .  .  6  5  8  .  . |",
                "  +-------------------------+",
            ]
        );
        let coloured = numbers.framed(Style { color: true, unicode: false });
        assert_eq!(coloured.iter().map(|line| uncoloured(line)).collect::<Vec<_>>(), lines);
        // White placed the ninth disc: Black had passed before it.
        assert!(coloured[4].contains("\x1b[1;38;5;231m  9"), "{}", coloured[4]);
    }
}
