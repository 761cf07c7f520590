//! Round things made of quarter blocks.
//!
//! A character of a terminal is about twice as high as it is wide, and Unicode has a
//! block for every way to fill its four quarters. So a circle can be sampled at two by
//! two points a character, and looks round at every size of board.

/// Every way to fill the quarters: 1 upper left, 2 upper right, 4 lower left, 8 lower
/// right.
const QUARTERS: [char; 16] = [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];

/// An upright ellipse in the middle of a square of the board, which may have a hole.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Round {
    /// Its radius up and down, 1 for half the square.
    pub radius: f32,
    /// Its width in proportion to its height: 1 for a circle, 0 for a disc seen from
    /// its edge.
    pub breadth: f32,
    /// Radius of the hole; 0 for none.
    pub hole: f32,
}

impl Round {
    /// A whole disc. Its radius leaves a gap to its neighbours at all sizes of a square.
    pub(crate) const DISC: Round = Round { radius: 0.93, breadth: 1.0, hole: 0.0 };
    /// A disc with a hole, so that its colour is not all that tells it from the other.
    pub(crate) const RING: Round = Round { hole: 0.45, ..Round::DISC };
    /// A mark on an empty square.
    pub(crate) const DOT: Round = Round { radius: 0.31, ..Round::DISC };

    /// The character at this column and row of a square `width` by `height` characters
    /// large.
    pub(crate) fn character(self, column: u16, row: u16, width: u16, height: u16) -> char {
        let mut quarters = 0;
        // In the smallest squares the full radius would fill the sides to the brim.
        let round = Round { radius: if height <= 2 { self.radius * 0.93 } else { self.radius }, ..self };
        for (bit, (right, lower)) in
            [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)].into_iter().enumerate()
        {
            let x = (f32::from(column) + right) / f32::from(width) * 2.0 - 1.0;
            let y = (f32::from(row) + lower) / f32::from(height) * 2.0 - 1.0;
            if round.covers(x, y) {
                quarters |= 1 << bit;
            }
        }
        QUARTERS[quarters]
    }

    fn covers(self, x: f32, y: f32) -> bool {
        // A disc on its edge is still a line.
        let x = x / self.breadth.max(0.15);
        let distance = x.hypot(y);
        distance <= self.radius && distance >= self.hole
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(round: Round, width: u16, height: u16) -> Vec<String> {
        (0..height)
            .map(|row| (0..width).map(|column| round.character(column, row, width, height)).collect())
            .collect()
    }

    #[test]
    fn discs_are_round_at_every_size() {
        assert_eq!(rows(Round::DISC, 4, 2), ["▗██▖", "▝██▘"]);
        assert_eq!(rows(Round::DISC, 6, 3), ["▗▄██▄▖", "▐████▌", "▝▀██▀▘"]);
        assert_eq!(rows(Round::DOT, 4, 2), [" ▗▖ ", " ▝▘ "]);
    }

    #[test]
    fn a_ring_has_a_hole_and_a_turning_disc_is_narrow() {
        assert!(rows(Round::RING, 4, 2)[0].contains('▛'), "{:?}", rows(Round::RING, 4, 2));
        let edge = Round { breadth: 0.3, ..Round::DISC };
        let covered = |round| rows(round, 8, 4).concat().chars().filter(|&sign| sign != ' ').count();
        assert!(covered(edge) < covered(Round::DISC) / 2);
    }
}
