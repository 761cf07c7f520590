//! Openings drawn by lot, as XOT has them: eight moves, after which both sides have their chances.
//!
//! The list is our own. Random moves were kept where our engine, looking 14 plies deep, found neither
//! side more than two discs ahead, and no two are the same board turned or mirrored:
//!
//! ```sh
//! outflank selfplay-opening --plies 8 --stray 64 --within 2 --depth 14 --count 500 --seed 8064
//! ```

use outflank_rules::Square;

/// One opening a line, two letters a move.
const LIST: &str = include_str!("../data/xot.txt");

/// The moves of one of them. A lot that is drawn evenly draws evenly from the list.
///
/// ```
/// let moves: Vec<_> = outflank_openings::xot(1982).collect();
/// assert_eq!(moves.len(), 8);
/// ```
pub fn xot(lot: u64) -> impl Iterator<Item = Square> {
    let count = LIST.lines().count() as u128;
    // The upper part of the product is as even as the lot, whatever the count.
    let index = ((u128::from(lot) * count) >> 64) as usize;
    let line = LIST.lines().nth(index).unwrap_or_default();
    (0..line.len()).step_by(2).filter_map(|at| line.get(at..at + 2)?.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_rules::Game;
    use std::collections::HashSet;

    #[test]
    fn every_opening_can_be_played_and_no_two_are_alike() {
        let count = LIST.lines().count();
        assert!(count >= 500, "{count}");
        let step = u64::MAX / count as u64;
        let mut seen = HashSet::new();
        for number in 0..count as u64 {
            let mut game = Game::new();
            let moves: Vec<Square> = xot(number * step + step / 2).collect();
            assert_eq!(moves.len(), 8);
            moves.into_iter().for_each(|square| game.play(square).map(drop).unwrap());
            assert!(seen.insert(game.position().board().canonical().0), "opening {number} is there twice");
        }
        assert_eq!((xot(0).count(), xot(u64::MAX).count()), (8, 8));
    }
}
