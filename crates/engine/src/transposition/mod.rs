//! The transposition table: what earlier searches found out about a board.
//!
//! Shared by all threads without locks. An entry is three words: the board's two sets
//! of discs, each mixed with the third word, and what is known about it. A reader undoes the mixing
//! and compares the whole board, so a half-written entry, or another board in the same
//! place, is never taken for an answer.

mod memory;

use crate::selectivity::Selectivity;
use memory::{Line, Lines};
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

/// The smallest page a system hands out.
const PAGE: usize = 4096;

/// No square: the value of a move that is not known.
pub(crate) const NO_MOVE: u8 = 64;

/// What is known about a board: bounds on its score under a depth and selectivity, and the
/// best moves found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub lower: i8,
    pub upper: i8,
    /// Depth searched; for a search to the end, the number of empty squares.
    pub depth: u8,
    /// How sure the bounds are; higher is surer.
    pub selectivity: u8,
    pub best: u8,
    pub second: u8,
    /// Which search wrote it, for replacement.
    generation: u8,
}

impl Entry {
    #[inline]
    fn pack(self) -> u64 {
        u64::from_le_bytes([
            self.lower as u8,
            self.upper as u8,
            self.depth,
            self.selectivity,
            self.best,
            self.second,
            self.generation,
            1,
        ])
    }

    #[inline]
    fn unpack(word: u64) -> Entry {
        let [lower, upper, depth, selectivity, best, second, generation, _] = word.to_le_bytes();
        Entry { lower: lower as i8, upper: upper as i8, depth, selectivity, best, second, generation }
    }

    /// The bound that settles whether the score of a search of this depth and certainty
    /// is above `alpha`, if one of the two does.
    #[inline]
    pub(crate) fn decide(self, depth: u32, selectivity: Selectivity, alpha: i32) -> Option<i32> {
        if u32::from(self.depth) < depth || self.selectivity < selectivity.level() {
            None
        } else if i32::from(self.lower) > alpha {
            Some(i32::from(self.lower))
        } else if i32::from(self.upper) <= alpha {
            Some(i32::from(self.upper))
        } else {
            None
        }
    }

    /// Whether this is the proven score of a board with so many empty squares.
    pub(crate) fn is_exact(self, empties: u32) -> bool {
        u32::from(self.depth) >= empties
            && self.selectivity == Selectivity::NONE.level()
            && self.lower == self.upper
    }

    /// How much an entry is worth keeping: the one with the lowest priority is replaced.
    #[inline]
    fn replacement_priority(self, generation: u8) -> u32 {
        let age = u32::from(generation.wrapping_sub(self.generation).min(15));
        (u32::from(self.depth) * 8 + u32::from(self.selectivity) + 256).saturating_sub(age * 32)
    }
}

/// What a finished search of one board stores.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StoreData {
    pub depth: u32,
    pub selectivity: Selectivity,
    pub alpha: i32,
    pub beta: i32,
    pub score: i32,
    pub best: u8,
}

/// The table.
pub(crate) struct TranspositionTable {
    lines: Lines,
    mask: usize,
    generation: u8,
    /// Whether a search may have written to it since it was new or cleared.
    used: bool,
}

impl TranspositionTable {
    /// A table of at most `bytes`, smaller when memory is short, never less than a
    /// line; the size it got is [`TranspositionTable::bytes`].
    pub(crate) fn new(bytes: usize) -> TranspositionTable {
        let mut length = (bytes / size_of::<Line>()).max(1);
        length = 1 << length.ilog2();
        loop {
            if let Some(lines) = Lines::zeroed(length) {
                return TranspositionTable { lines, mask: length - 1, generation: 0, used: false };
            }
            assert!(length > 1, "not even 64 bytes of memory are left");
            length /= 2;
        }
    }

    pub(crate) fn bytes(&self) -> usize {
        self.lines.len() * size_of::<Line>()
    }

    /// Marks everything known so far as old. Every search begins with this.
    pub(crate) fn age(&mut self) {
        self.generation = self.generation.wrapping_add(1);
        self.used = true;
    }

    /// Whether there is nothing in it.
    pub(crate) fn is_clear(&self) -> bool {
        !self.used
    }

    /// Writes to every page of a new table, so that the system hands them out now and not
    /// in the middle of a search.
    pub(crate) fn touch(&mut self) {
        if self.used {
            return;
        }
        for line in self.lines.iter().step_by(PAGE / size_of::<Line>()) {
            line[0].store(0, Relaxed);
        }
    }

    /// Forgets everything. A table nobody has used is left as it is: to write all of a large
    /// one takes a good part of a second.
    pub(crate) fn clear(&mut self) {
        if !std::mem::take(&mut self.used) {
            return;
        }
        for line in self.lines.iter() {
            for word in line {
                word.store(0, Relaxed);
            }
        }
        self.generation = 0;
    }

    #[inline]
    fn line(&self, hash: u64) -> &Line {
        &self.lines[hash as usize & self.mask]
    }

    /// Asks the processor to fetch a board's line while other work is done.
    #[inline]
    pub(crate) fn prefetch(&self, hash: u64) {
        let line: *const Line = self.line(hash);
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            #[allow(unsafe_code)]
            // SAFETY: a prefetch reads nothing and cannot fault; the line exists anyway.
            unsafe {
                _mm_prefetch::<_MM_HINT_T0>(line.cast());
            }
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = line;
    }

    /// What is known about a board.
    #[inline]
    pub(crate) fn probe(&self, hash: u64, player: u64, opponent: u64) -> Option<Entry> {
        let line = self.line(hash);
        for slot in [0, 3] {
            let word = line[slot + 2].load(Relaxed);
            if line[slot].load(Relaxed) ^ word == player
                && line[slot + 1].load(Relaxed) ^ word.rotate_left(32) == opponent
                && word != 0
            {
                return Some(Entry::unpack(word));
            }
        }
        None
    }

    /// Writes down what a search found.
    #[inline]
    pub(crate) fn store(&self, hash: u64, player: u64, opponent: u64, data: StoreData) {
        let line = self.line(hash);
        let mut target = 0;
        let mut least = u32::MAX;
        let mut entry = Entry {
            lower: if data.score > data.alpha { data.score as i8 } else { -64 },
            upper: if data.score < data.beta { data.score as i8 } else { 64 },
            depth: data.depth as u8,
            selectivity: data.selectivity.level(),
            best: if data.score > data.alpha { data.best } else { NO_MOVE },
            second: NO_MOVE,
            generation: self.generation,
        };
        for slot in [0, 3] {
            let word = line[slot + 2].load(Relaxed);
            let known = Entry::unpack(word);
            if word != 0
                && line[slot].load(Relaxed) ^ word == player
                && line[slot + 1].load(Relaxed) ^ word.rotate_left(32) == opponent
            {
                if (known.depth, known.selectivity) > (entry.depth, entry.selectivity) {
                    // A lesser search of the same board, made to order its moves, does not
                    // push out what a greater one found.
                    let kept = Entry { generation: self.generation, ..known };
                    return write(line, slot, player, opponent, kept.pack());
                }
                if (known.depth, known.selectivity) == (entry.depth, entry.selectivity) {
                    // Both bounds hold; they may come from different windows.
                    entry.lower = entry.lower.max(known.lower);
                    entry.upper = entry.upper.min(known.upper);
                    if entry.lower > entry.upper {
                        // Selective searches can contradict each other: the newer wins.
                        entry.lower = if data.score > data.alpha { data.score as i8 } else { -64 };
                        entry.upper = if data.score < data.beta { data.score as i8 } else { 64 };
                    }
                }
                if entry.best == NO_MOVE {
                    entry.best = known.best;
                    entry.second = known.second;
                } else if entry.best != known.best {
                    entry.second = known.best;
                } else {
                    entry.second = known.second;
                }
                target = slot;
                break;
            }
            let priority = if word == 0 { 0 } else { known.replacement_priority(self.generation) };
            if priority < least {
                least = priority;
                target = slot;
            }
        }
        write(line, target, player, opponent, entry.pack());
    }
}

#[inline]
fn write(line: &[AtomicU64; 8], slot: usize, player: u64, opponent: u64, word: u64) {
    line[slot].store(player ^ word, Relaxed);
    line[slot + 1].store(opponent ^ word.rotate_left(32), Relaxed);
    line[slot + 2].store(word, Relaxed);
}

/// A board's place in the tables.
#[inline]
pub(crate) fn hash(player: u64, opponent: u64) -> u64 {
    // Two multiplications whose high halves are folded in: every disc reaches every
    // index bit.
    let a = u128::from(player ^ 0x9e37_79b9_7f4a_7c15).wrapping_mul(0xd6e8_feb8_6659_fd93);
    let b = u128::from(opponent ^ 0xc2b2_ae3d_27d4_eb4f).wrapping_mul(0xa076_1d64_78bd_642f);
    let mixed =
        (a >> 64) as u64 ^ (a as u64) ^ ((b >> 64) as u64).rotate_left(29) ^ (b as u64).rotate_left(17);
    mixed ^ mixed >> 32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn data(score: i32, alpha: i32, best: u8) -> StoreData {
        StoreData { depth: 10, selectivity: Selectivity::NONE, alpha, beta: alpha + 1, score, best }
    }

    #[test]
    fn bounds_from_two_windows_meet() {
        let table = TranspositionTable::new(1 << 16);
        let (p, o) = (0x1234, 0xff_0000);
        assert_eq!(table.probe(hash(p, o), p, o), None);
        table.store(hash(p, o), p, o, data(6, 3, 19));
        table.store(hash(p, o), p, o, data(8, 11, 20));
        let entry = table.probe(hash(p, o), p, o).unwrap();
        assert_eq!((entry.lower, entry.upper, entry.best), (6, 8, 19));
        assert_eq!(table.probe(hash(p, o), o, p), None);
    }

    #[test]
    fn a_full_line_keeps_the_deeper_search() {
        let table = TranspositionTable::new(64);
        for (depth, player) in [(20, 1_u64), (5, 2), (6, 4)] {
            table.store(0, player, 8, StoreData { depth, ..data(2, 0, 1) });
        }
        assert!(table.probe(0, 1, 8).is_some());
        assert!(table.probe(0, 2, 8).is_none());
        assert!(table.probe(0, 4, 8).is_some());
    }

    #[test]
    fn clearing_forgets() {
        let mut table = TranspositionTable::new(1 << 12);
        table.age();
        table.store(0, 1, 8, data(2, 0, 1));
        assert!(!table.is_clear());
        table.clear();
        assert!(table.probe(0, 1, 8).is_none());
        assert!(table.bytes() <= 1 << 12);
        assert!(table.is_clear());
    }

    /// An entry that no search has announced shows whether anything is written.
    #[test]
    fn a_table_nobody_has_used_is_not_cleared() {
        let mut table = TranspositionTable::new(1 << 16);
        table.store(0, 1, 8, data(2, 0, 1));
        table.clear();
        assert!(table.probe(0, 1, 8).is_some());
    }

    #[test]
    fn touching_keeps_what_searches_have_found() {
        let mut table = TranspositionTable::new(1 << 16);
        table.touch();
        assert!(table.is_clear());
        table.age();
        table.store(0, 1, 8, data(2, 0, 1));
        table.touch();
        assert!(table.probe(0, 1, 8).is_some());
    }
}
