//! A small table of a thread's own, for boards near the leaves.
//!
//! Boards with few empty squares are reached again soon or never. A table that fits in
//! the processor's own cache answers for them without a trip to main memory, and leaves
//! the shared table to boards worth more.

use crate::transposition::NO_MOVE;

/// Boards it can hold.
const ENTRIES: usize = 1 << 13;

#[derive(Clone, Copy)]
pub(crate) struct LocalEntry {
    player: u64,
    opponent: u64,
    pub lower: i8,
    pub upper: i8,
    pub best: u8,
}

/// Bounds on exact scores, the newest board in each place. Takes its memory when the
/// first board is stored: many searches never come that near to the leaves.
pub(crate) struct LocalTable(Vec<LocalEntry>);

impl LocalTable {
    pub(crate) const fn new() -> LocalTable {
        LocalTable(Vec::new())
    }

    #[inline]
    pub(crate) fn probe(&self, hash: u64, player: u64, opponent: u64) -> Option<LocalEntry> {
        let entry = self.0.get(hash as usize % ENTRIES)?;
        (entry.player == player && entry.opponent == opponent).then_some(*entry)
    }

    #[cold]
    fn allocate(&mut self) {
        // No board has discs of both colours on every square, so this matches none.
        let nobody = LocalEntry { player: u64::MAX, opponent: u64::MAX, lower: 0, upper: 0, best: NO_MOVE };
        self.0 = vec![nobody; ENTRIES];
    }

    /// Keeps a null-window result: above `alpha` it is a lower bound, else an upper one.
    #[inline]
    pub(crate) fn store(&mut self, hash: u64, player: u64, opponent: u64, alpha: i32, score: i32, best: u8) {
        if self.0.is_empty() {
            self.allocate();
        }
        let entry = &mut self.0[hash as usize % ENTRIES];
        let (mut lower, mut upper) = (-64, 64);
        let mut known = NO_MOVE;
        if entry.player == player && entry.opponent == opponent {
            (lower, upper, known) = (entry.lower, entry.upper, entry.best);
        }
        if score > alpha {
            lower = score as i8;
            known = best;
        } else {
            upper = score as i8;
        }
        *entry = LocalEntry { player, opponent, lower, upper, best: known };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_of_one_board_are_kept_together() {
        let mut table = LocalTable::new();
        assert!(table.probe(5, 1, 2).is_none());
        table.store(5, 1, 2, 3, 6, 10);
        table.store(5, 1, 2, 9, 8, 11);
        let entry = table.probe(5, 1, 2).unwrap();
        assert_eq!((entry.lower, entry.upper, entry.best), (6, 8, 10));
        table.store(5 + ENTRIES as u64, 4, 8, 0, 2, 1);
        assert!(table.probe(5, 1, 2).is_none());
    }
}
