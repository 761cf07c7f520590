//! Exact search from five empty squares upwards.
//!
//! Three layers call each other downwards: `pvs` finds the exact score of a node on the
//! principal variation, `null_window` decides whether a score is above a bound with the
//! help of the table, and `solve_small` does the same for few empty squares without it.
//! All moves of a node are played at once in the lanes of wide registers, together with
//! the replies to each: the replies order the moves (few replies first) and are handed
//! down, so that no node computes its own moves.

use outflank_isa::per_isa;

/// Up to this many empty squares a node is searched without any table.
pub(crate) const SMALL: u32 = 7;

/// Up to this many a node is kept in the thread's own table, beyond it in the shared
/// one. Both tuned on FFO 21–44.
pub(crate) const LOCAL: u32 = 10;

/// Room for the moves of a node with fewer than [`crate::search::PLAIN_ENDGAME`] empty
/// squares, in whole groups of eight.
pub(crate) const MOST: usize = 16;

/// Corners count twice in a reply count.
pub(crate) const CORNERS: u64 = 0x8100_0000_0000_0081;

/// Stable discs are counted only when `alpha` is at least this, by empty squares.
pub(crate) fn stability_from(empties: u32) -> i32 {
    2 * empties as i32 - 4
}

/// How promising a square is in itself, 0 (best) to 7, by class: corner, edge, inside,
/// next to a corner.
pub(crate) static SQUARE_CLASS: [u8; 64] = square_classes();

const fn square_classes() -> [u8; 64] {
    // One eighth of the board by column and row, mirrored to the rest.
    const CLASS: [[u8; 4]; 4] = [[0, 6, 2, 3], [6, 7, 5, 5], [2, 5, 3, 4], [3, 5, 4, 4]];
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let (x, y) = (square % 8, square / 8);
        let x = if x < 4 { x } else { 7 - x };
        let y = if y < 4 { y } else { 7 - y };
        table[square] = CLASS[y][x];
        square += 1;
    }
    table
}

#[per_isa]
pub(crate) mod hot {
    use crate::endgame::{CORNERS, LOCAL, MOST, SMALL, SQUARE_CLASS, stability_from};
    use crate::last::final_score;
    use crate::last::hot::this_isa::solve_4;
    use crate::parity::odd_quadrants;
    use crate::pick::this_isa::{Keys, take};
    use crate::selectivity::Selectivity;
    use crate::stability::stable_discs;
    use crate::table::{Finding, NO_MOVE, hash};
    use crate::worker::Worker;
    use outflank_rules::kernels::this_isa as kernel;

    /// All moves of a node: square, flips, replies and ordering key.
    pub struct Moves {
        count: usize,
        square: [u8; MOST],
        flips: [u64; MOST],
        replies: [u64; MOST],
        key: [i32; MOST],
    }

    impl Moves {
        /// Plays every move of `moves`, eight at a time.
        #[inline]
        fn expand(player: u64, opponent: u64, mut moves: u64) -> Moves {
            let mut list =
                Moves { count: 0, square: [0; MOST], flips: [0; MOST], replies: [0; MOST], key: [0; MOST] };
            while moves != 0 {
                let mut bits = [0; 8];
                let start = list.count;
                while moves != 0 && list.count < start + 8 {
                    bits[list.count - start] = moves & moves.wrapping_neg();
                    list.square[list.count] = moves.trailing_zeros() as u8;
                    moves &= moves - 1;
                    list.count += 1;
                }
                let flips = kernel::flips_of_eight(player, opponent, &bits);
                let children: [u64; 8] = std::array::from_fn(|lane| opponent & !flips[lane]);
                let movers: [u64; 8] = std::array::from_fn(|lane| player | flips[lane] | bits[lane]);
                let replies = kernel::moves_of_eight(&children, &movers);
                list.flips[start..start + 8].copy_from_slice(&flips);
                list.replies[start..start + 8].copy_from_slice(&replies);
            }
            list
        }

        /// Swaps the best of the moves not yet taken to place `from`.
        #[inline]
        fn bring_best(&mut self, from: usize) {
            let mut best = from;
            for index in from + 1..self.count {
                if self.key[index] > self.key[best] {
                    best = index;
                }
            }
            self.square.swap(from, best);
            self.flips.swap(from, best);
            self.replies.swap(from, best);
            self.key.swap(from, best);
        }
    }

    /// Null window for five empty squares; `moves` are the player's.
    ///
    /// Nine of ten such nodes are decided by their first move, so moves are played one by
    /// one, in the order of parity, corners first.
    #[inline]
    fn solve_5(w: &mut Worker<'_>, player: u64, opponent: u64, moves: u64, alpha: i32) -> i32 {
        if moves == 0 {
            let replies = kernel::moves(opponent, player);
            if replies == 0 {
                return final_score(player, opponent);
            }
            return -solve_5_moves(w, opponent, player, replies, !alpha);
        }
        solve_5_moves(w, player, opponent, moves, alpha)
    }

    #[inline]
    fn solve_5_moves(w: &mut Worker<'_>, player: u64, opponent: u64, moves: u64, alpha: i32) -> i32 {
        if alpha >= stability_from(5) {
            let bound = 64 - 2 * stable_discs(w.edges, opponent, player).count_ones() as i32;
            if bound <= alpha {
                return bound;
            }
        }
        let odd = odd_quadrants(!(player | opponent));
        let mut best = -65;
        for group in [moves & odd, moves & !odd] {
            for mut squares in [group & CORNERS, group & !CORNERS] {
                while squares != 0 {
                    let square = squares.trailing_zeros() as usize;
                    squares &= squares - 1;
                    let flips = kernel::flips(player, opponent, square);
                    w.nodes += 1;
                    let score =
                        -solve_4(opponent ^ flips, player ^ flips ^ 1 << square, !alpha, &mut w.nodes);
                    if score > alpha {
                        return score;
                    }
                    best = best.max(score);
                }
            }
        }
        best
    }

    /// Null window for 5 to [`SMALL`] empty squares; `moves` are the player's.
    pub fn solve_small(w: &mut Worker<'_>, player: u64, opponent: u64, moves: u64, alpha: i32) -> i32 {
        let empty = !(player | opponent);
        let empties = empty.count_ones();
        if empties == 5 {
            return solve_5(w, player, opponent, moves, alpha);
        }
        if moves == 0 {
            let replies = kernel::moves(opponent, player);
            if replies == 0 {
                return final_score(player, opponent);
            }
            return -solve_small(w, opponent, player, replies, !alpha);
        }
        if alpha >= stability_from(empties) {
            let bound = 64 - 2 * stable_discs(w.edges, opponent, player).count_ones() as i32;
            if bound <= alpha {
                return bound;
            }
        }
        let odd = odd_quadrants(empty);
        let mut bits = [0; 8];
        let mut squares = [0_u8; 8];
        let mut left = moves;
        let mut count = 0;
        while left != 0 && count < 8 {
            bits[count] = left & left.wrapping_neg();
            squares[count] = left.trailing_zeros() as u8;
            left &= left - 1;
            count += 1;
        }
        let flips = kernel::flips_of_eight(player, opponent, &bits);
        let children: [u64; 8] = std::array::from_fn(|lane| opponent & !flips[lane]);
        let movers: [u64; 8] = std::array::from_fn(|lane| player | flips[lane] | bits[lane]);
        let replies = kernel::moves_of_eight(&children, &movers);
        let keys: [u16; 8] = std::array::from_fn(|lane| {
            let mobility = replies[lane].count_ones() + (replies[lane] & CORNERS).count_ones();
            let even = u32::from(bits[lane] & odd == 0);
            let none = if bits[lane] == 0 { 0x7000 } else { 0 };
            (mobility * 32 + even * 16 + none) as u16
        });
        let keys =
            std::array::from_fn(|lane| keys[lane] + u16::from(SQUARE_CLASS[usize::from(squares[lane] & 63)]));
        let mut keys = Keys::new(keys);
        let mut best = -65;
        for _ in 0..count {
            let lane = take(&mut keys);
            w.nodes += 1;
            let (child, mover, replies) = (children[lane], movers[lane], replies[lane]);
            let score = if empties == 6 {
                -solve_5(w, child, mover, replies, !alpha)
            } else {
                -solve_small(w, child, mover, replies, !alpha)
            };
            if score > best {
                best = score;
                if score > alpha {
                    break;
                }
            }
        }
        best
    }

    /// Null window with the table; `moves` are the player's.
    pub fn null_window(w: &mut Worker<'_>, player: u64, opponent: u64, moves: u64, alpha: i32) -> i32 {
        let empty = !(player | opponent);
        let empties = empty.count_ones();
        if empties <= SMALL {
            return if empties > 4 {
                solve_small(w, player, opponent, moves, alpha)
            } else {
                crate::last::hot::this_isa::solve_few(player, opponent, alpha, &mut w.nodes)
            };
        }
        if moves == 0 {
            let replies = kernel::moves(opponent, player);
            if replies == 0 {
                return final_score(player, opponent);
            }
            return -null_window(w, opponent, player, replies, !alpha);
        }
        if alpha >= stability_from(empties) {
            let bound = 64 - 2 * stable_discs(w.edges, opponent, player).count_ones() as i32;
            if bound <= alpha {
                return bound;
            }
        }
        let hash_code = hash(player, opponent);
        let mut known = [NO_MOVE; 2];
        let is_local = empties <= LOCAL;
        if is_local {
            if let Some(entry) = w.local.probe(hash_code, player, opponent) {
                if i32::from(entry.lower) > alpha {
                    return i32::from(entry.lower);
                }
                if i32::from(entry.upper) <= alpha {
                    return i32::from(entry.upper);
                }
                known[0] = entry.best;
            }
        } else if let Some(facts) = w.table.probe(hash_code, player, opponent) {
            if let Some(score) = facts.decide(empties, Selectivity::NONE, alpha) {
                return score;
            }
            known = [facts.best, facts.second];
        }
        let odd = odd_quadrants(empty);
        let mut list = Moves::expand(player, opponent, moves);
        for index in 0..list.count {
            let square = list.square[index];
            if list.flips[index] == opponent {
                return 64;
            }
            let replies = list.replies[index];
            let mobility = replies.count_ones() + (replies & CORNERS).count_ones();
            let mut key = -((mobility * 32) as i32) - i32::from(SQUARE_CLASS[usize::from(square)]);
            if odd >> square & 1 != 0 {
                key += 16;
            }
            if square == known[0] {
                key += 1 << 20;
            } else if square == known[1] {
                key += 1 << 19;
            }
            list.key[index] = key;
            if empties > LOCAL + 1 {
                let flips = list.flips[index];
                w.table.prefetch(hash(opponent ^ flips, player ^ flips ^ 1 << square));
            }
        }
        let mut best = -65;
        let mut best_move = NO_MOVE;
        for index in 0..list.count {
            list.bring_best(index);
            let (square, flips) = (list.square[index], list.flips[index]);
            w.nodes += 1;
            let score =
                -null_window(w, opponent ^ flips, player ^ flips ^ 1 << square, list.replies[index], !alpha);
            if score > best {
                best = score;
                best_move = square;
                if score > alpha {
                    break;
                }
            }
        }
        if is_local {
            w.local.store(hash_code, player, opponent, alpha, best, best_move);
        } else {
            let finding = Finding {
                depth: empties,
                selectivity: Selectivity::NONE,
                alpha,
                beta: alpha + 1,
                score: best,
                best: best_move,
            };
            w.table.store(hash_code, player, opponent, finding);
        }
        best
    }
}
