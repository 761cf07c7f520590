//! Discs that can never be turned again.
//!
//! A lower bound is enough: if the opponent already owns so many stable discs that
//! the player cannot reach the score in question, the search stops there.

use outflank_rules::{Board, SquareSet};
use std::sync::LazyLock;

/// Discs of the side to move that can surely never be turned again, whatever is played.
///
/// ```
/// use outflank_rules::{Board, SquareSet};
///
/// let corner = Board::new(SquareSet(0b011), SquareSet(0b100)).expect("no square twice");
/// assert_eq!(outflank_engine::stable(corner).len(), 2);
/// assert_eq!(outflank_engine::stable(Board::START).len(), 0);
/// ```
#[must_use]
pub fn stable(board: Board) -> SquareSet {
    SquareSet(stable_discs(EdgeStability::get(), board.player().0, board.opponent().0))
}

/// For every edge, the discs of one side that no play on that edge can ever turn.
pub(crate) struct EdgeStability(Box<[u8; 1 << 16]>);

static EDGE_STABILITY: LazyLock<EdgeStability> = LazyLock::new(EdgeStability::build);

impl EdgeStability {
    /// The table, built on first use.
    pub(crate) fn get() -> &'static EdgeStability {
        &EDGE_STABILITY
    }

    #[inline]
    fn stable(&self, own: u8, other: u8) -> u8 {
        self.0[usize::from(own) << 8 | usize::from(other)]
    }

    fn build() -> EdgeStability {
        let mut table: Box<[u8; 1 << 16]> =
            vec![0; 1 << 16].into_boxed_slice().try_into().expect("the length is that of the array");
        // An edge with fewer empty squares comes first, so that what follows from a
        // disc placed on an edge is already known.
        let mut edges: Vec<(u8, u8)> = (0..=255_u8)
            .flat_map(|own| (0..=255_u8).map(move |other| (own, other)))
            .filter(|(own, other)| own & other == 0)
            .collect();
        edges.sort_by_key(|(own, other)| (!(own | other)).count_ones());
        for (own, other) in edges {
            let mut stable = own;
            for place in (0..8).filter(|place| (own | other) >> place & 1 == 0) {
                // A disc may come to an edge square without turning anything along the
                // edge, so every placement counts, by either side.
                let turned = edge_flips(own, other, place);
                stable &= table[index(own | turned | 1 << place, other & !turned)];
                let turned = edge_flips(other, own, place);
                stable &= table[index(own & !turned, other | turned | 1 << place)];
            }
            table[index(own, other)] = stable;
        }
        EdgeStability(table)
    }
}

fn index(own: u8, other: u8) -> usize {
    usize::from(own) << 8 | usize::from(other)
}

/// Discs of `other` on an edge enclosed by a disc of `own` on `place`.
fn edge_flips(own: u8, other: u8, place: u32) -> u8 {
    let mut flips = 0;
    for step in [-1_i32, 1] {
        let mut run = 0_u8;
        let mut at = place as i32 + step;
        while (0..8).contains(&at) && other >> at & 1 != 0 {
            run |= 1 << at;
            at += step;
        }
        if (0..8).contains(&at) && own >> at & 1 != 0 {
            flips |= run;
        }
    }
    flips
}

const LEFT: u64 = 0x0101_0101_0101_0101;

/// The eight squares of column A as a byte, row 1 lowest.
#[inline]
fn left_column(discs: u64) -> u8 {
    ((discs & LEFT).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

/// Column A filled from a byte, row 1 lowest.
#[inline]
fn to_left_column(edge: u8) -> u64 {
    // Each row keeps its own bit of a copy of the edge: a byte is then non-zero exactly
    // when its bit is set, and adding 0x7f carries that to the byte's top.
    let diagonal = u64::from(edge).wrapping_mul(LEFT) & 0x8040_2010_0804_0201;
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    (((diagonal & LOW) + LOW) | diagonal) >> 7 & LEFT
}

/// Stable discs are counted only when `alpha` is at least this, by empty squares.
/// Tuned on FFO 40–49.
fn worth_counting_from(empties: u32) -> i32 {
    2 * empties as i32 - 8
}

/// The most `player` can still reach, where the opponent's stable discs keep that from
/// being above `alpha`.
#[inline]
pub(crate) fn stability_cutoff(
    edges: &EdgeStability,
    player: u64,
    opponent: u64,
    empties: u32,
    alpha: i32,
) -> Option<i32> {
    // Only discs can be stable, and counting discs costs next to nothing: where there are
    // too few of them, the stable ones are not looked for.
    if alpha < worth_counting_from(empties) || 64 - 2 * opponent.count_ones() as i32 > alpha {
        return None;
    }
    let bound = 64 - 2 * stable_discs(edges, opponent, player).count_ones() as i32;
    (bound <= alpha).then_some(bound)
}

/// Discs of `own` that are surely stable.
#[inline]
pub(crate) fn stable_discs(edges: &EdgeStability, own: u64, other: u64) -> u64 {
    let top = u64::from(edges.stable(own as u8, other as u8));
    let bottom = u64::from(edges.stable((own >> 56) as u8, (other >> 56) as u8)) << 56;
    let left = to_left_column(edges.stable(left_column(own), left_column(other)));
    let right = to_left_column(edges.stable(left_column(own >> 7), left_column(other >> 7))) << 7;
    let mut stable = top | bottom | left | right;

    let occupied = own | other;
    let rows = full_rows(occupied);
    let columns = full_columns(occupied);
    let (rising, falling) = full_diagonals(occupied);
    let inner = own & 0x007e_7e7e_7e7e_7e00;
    stable |= inner & rows & columns & rising & falling;
    if stable == 0 {
        return 0;
    }
    // A disc is safe along an axis when its line is full or a neighbour on it is
    // stable; one that is safe along all four is stable itself.
    loop {
        let along_row = stable >> 1 | stable << 1 | rows;
        let along_column = stable >> 8 | stable << 8 | columns;
        let along_rising = stable >> 7 | stable << 7 | rising;
        let along_falling = stable >> 9 | stable << 9 | falling;
        let grown = stable | (along_row & along_column & along_rising & along_falling & inner);
        if grown == stable {
            return stable;
        }
        stable = grown;
    }
}

/// Rows without an empty square.
#[inline]
fn full_rows(occupied: u64) -> u64 {
    let mut full = occupied & (occupied >> 1);
    full &= full >> 2;
    full &= full >> 4;
    (full & LEFT).wrapping_mul(0xff)
}

/// Columns without an empty square.
#[inline]
fn full_columns(occupied: u64) -> u64 {
    let mut full = occupied & occupied.rotate_right(8);
    full &= full.rotate_right(16);
    full & full.rotate_right(32)
}

/// Diagonals without an empty square: those rising to the right (step 7) and those
/// falling to the right (step 9).
#[inline]
fn full_diagonals(occupied: u64) -> (u64, u64) {
    let mut rising = occupied;
    let mut falling = occupied;
    // Beyond the rim everything counts as occupied.
    rising &= (rising >> 7 | 0xff01_0101_0101_0101) & (rising << 7 | 0x8080_8080_8080_80ff);
    falling &= (falling >> 9 | 0xff80_8080_8080_8080) & (falling << 9 | 0x0101_0101_0101_01ff);
    rising &= (rising >> 14 | 0xffff_0303_0303_0303) & (rising << 14 | 0xc0c0_c0c0_c0c0_ffff);
    falling &= (falling >> 18 | 0xffff_c0c0_c0c0_c0c0) & (falling << 18 | 0x0303_0303_0303_ffff);
    rising &= (rising >> 28 | 0xffff_ffff_0f0f_0f0f) & (rising << 28 | 0xf0f0_f0f0_ffff_ffff);
    falling &= (falling >> 36 | 0xffff_ffff_f0f0_f0f0) & (falling << 36 | 0x0f0f_0f0f_ffff_ffff);
    (rising, falling)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Positions;

    #[test]
    fn columns_pack_and_unpack() {
        for edge in 0..=255_u8 {
            let column = to_left_column(edge);
            assert_eq!(column & !LEFT, 0);
            assert_eq!(left_column(column), edge);
        }
    }

    /// Whether the line through a square along an axis has no empty square.
    fn line_is_full(occupied: u64, square: i32, (dx, dy): (i32, i32)) -> bool {
        [1, -1].into_iter().all(|sign| {
            (1..8)
                .map(|n| (square % 8 + sign * n * dx, square / 8 + sign * n * dy))
                .take_while(|(x, y)| (0..8).contains(x) && (0..8).contains(y))
                .all(|(x, y)| occupied >> (y * 8 + x) & 1 != 0)
        })
    }

    #[test]
    fn full_lines_are_those_a_walk_finds() {
        for board in Positions::new(1).take(300) {
            let occupied = board.occupied().0;
            let (rising, falling) = full_diagonals(occupied);
            for square in (0..64).filter(|square| occupied >> square & 1 != 0) {
                assert_eq!(full_rows(occupied) >> square & 1 != 0, line_is_full(occupied, square, (1, 0)));
                assert_eq!(full_columns(occupied) >> square & 1 != 0, line_is_full(occupied, square, (0, 1)));
                assert_eq!(rising >> square & 1 != 0, line_is_full(occupied, square, (1, -1)));
                assert_eq!(falling >> square & 1 != 0, line_is_full(occupied, square, (1, 1)));
            }
        }
    }

    #[test]
    fn a_stable_disc_survives_any_continuation() {
        let edges = EdgeStability::get();
        for (seed, board) in Positions::new(2).take(400).enumerate() {
            let stable = stable_discs(edges, board.player().0, board.opponent().0);
            assert_eq!(stable & !board.player().0, 0);
            // Random play to the end from here never turns one of them.
            let (mut now, mut mine) = (board, true);
            let mut choice = seed as u32;
            while !now.is_over() {
                let moves = now.moves();
                now = match moves.into_iter().nth((choice % moves.len().max(1)) as usize) {
                    Some(square) => now.play(square).expect("the move is legal"),
                    None => now.swapped(),
                };
                mine = !mine;
                choice = choice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223) >> 3;
                let own = if mine { now.player().0 } else { now.opponent().0 };
                assert_eq!(stable & !own, 0, "{board:?}");
            }
        }
    }

    #[test]
    fn a_held_corner_and_a_full_board_are_stable() {
        let edges = EdgeStability::get();
        assert_eq!(stable_discs(edges, 1, 0), 1);
        assert_eq!(stable_discs(edges, 0b111, 0b1000) & 0b111, 0b111);
        assert_eq!(stable_discs(edges, 0b10, 0), 0);
        assert_eq!(stable_discs(edges, 0x00ff_00ff_00ff_00ff, !0x00ff_00ff_00ff_00ff), 0x00ff_00ff_00ff_00ff);
    }
}
