//! Colours and squares as GTP writes them.

use outflank_rules::{Color, Move, Symmetry};

/// Which row is called 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Orientation {
    /// The upper one, as in Othello. GoGui, which draws row 1 at the bottom, shows the
    /// board upside down, with the names right.
    #[default]
    Top,
    /// The lower one, as in Go. GoGui shows the board as Othello prints it, with rows
    /// counted from the bottom.
    Bottom,
}

impl Orientation {
    /// The move a vertex stands for.
    pub(crate) fn parse(self, vertex: &str) -> Option<Move> {
        if vertex.eq_ignore_ascii_case("pass") {
            return Some(Move::Pass);
        }
        Some(self.turn(Move::Place(vertex.parse().ok()?)))
    }

    /// The vertex of a move.
    pub(crate) fn show(self, mv: Move) -> String {
        match self.turn(mv) {
            Move::Pass => "PASS".to_owned(),
            placed => format!("{placed:#}"),
        }
    }

    /// From our names to the protocol's, or back.
    fn turn(self, mv: Move) -> Move {
        match (self, mv) {
            (Orientation::Bottom, Move::Place(square)) => Move::Place(Symmetry::MirrorRows.square(square)),
            _ => mv,
        }
    }
}

/// A colour: `b`, `black`, `w` or `white` in any case.
pub(crate) fn color(word: &str) -> Option<Color> {
    match word.to_ascii_lowercase().as_str() {
        "b" | "black" => Some(Color::Black),
        "w" | "white" => Some(Color::White),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lower_row_can_be_the_first() {
        let square = |name: &str| Some(Move::Place(name.parse().unwrap()));
        assert_eq!(Orientation::Top.parse("d3"), square("d3"));
        assert_eq!(Orientation::Bottom.parse("D3"), square("d6"));
        assert_eq!(Orientation::Bottom.parse("a1"), square("a8"));
        for orientation in [Orientation::Top, Orientation::Bottom] {
            for square in outflank_rules::Square::all() {
                let mv = Move::Place(square);
                assert_eq!(orientation.parse(&orientation.show(mv)), Some(mv));
            }
            assert_eq!(orientation.show(Move::Pass), "PASS");
            assert_eq!(orientation.parse("Pass"), Some(Move::Pass));
            assert_eq!(orientation.parse("j9"), None);
        }
    }
}
