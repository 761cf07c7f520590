//! Parts of the board that a hint points at.

use outflank_locale::Sentence;
use outflank_rules::{Square, SquareSet};

/// A part of the board: neither so small that it gives the move away nor so large that it
/// helps nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    /// The four corners.
    Corners,
    /// An edge without its corners, by its name: `top`, `bottom`, `left` or `right`.
    Edge(&'static str),
    /// The inner squares of a quarter: `top-left`, `top-right`, `bottom-left` or
    /// `bottom-right`.
    Quarter(&'static str),
}

impl Area {
    /// The area a square lies in.
    #[must_use]
    pub fn of(square: Square) -> Area {
        if SquareSet::CORNERS.contains(square) {
            return Area::Corners;
        }
        match (square.column(), square.row()) {
            (_, 0) => Area::Edge("top"),
            (_, 7) => Area::Edge("bottom"),
            (0, _) => Area::Edge("left"),
            (7, _) => Area::Edge("right"),
            (0..4, 0..4) => Area::Quarter("top-left"),
            (4.., 0..4) => Area::Quarter("top-right"),
            (0..4, _) => Area::Quarter("bottom-left"),
            _ => Area::Quarter("bottom-right"),
        }
    }

    /// Its squares, for a board that lights them up.
    #[must_use]
    pub fn squares(self) -> SquareSet {
        Square::all().filter(|&square| Area::of(square) == self).collect()
    }

    /// "Look at …".
    pub(crate) fn sentence(self) -> Sentence {
        match self {
            Area::Corners => Sentence::new("coach-look-corners"),
            Area::Edge(edge) => Sentence::new("coach-look-edge").with("edge", edge),
            Area::Quarter(quarter) => Sentence::new("coach-look-quarter").with("quarter", quarter),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_lies_in_one_area_and_the_nine_areas_make_the_board() {
        let mut areas: Vec<Area> = Vec::new();
        for square in Square::all() {
            let area = Area::of(square);
            assert!(area.squares().contains(square));
            if !areas.contains(&area) {
                areas.push(area);
            }
        }
        assert_eq!(areas.len(), 9);
        assert_eq!(areas.into_iter().map(|area| area.squares().len()).sum::<u32>(), 64);
    }
}
