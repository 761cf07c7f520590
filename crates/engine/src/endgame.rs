//! Exact search from five empty squares upwards.
//!
//! Here every question is a null window; the principal variation is found above, by
//! `pvs` in [`crate::search`]. Three layers call each other downwards: `null_window`
//! decides whether a score is above a bound with the help of a table, `solve_small` does
//! the same for few empty squares without it, and `solve_5` hands over to [`crate::last`].
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
pub(crate) const CORNERS: u64 = outflank_rules::SquareSet::CORNERS.0;

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
    use crate::children::Eight;
    use crate::children::hot::this_isa::play;
    use crate::endgame::{CORNERS, LOCAL, MOST, SMALL, SQUARE_CLASS};
    use crate::last::final_score;
    use crate::last::hot::this_isa::solve_4;
    use crate::parity::odd_quadrants;
    use crate::pick::this_isa::{Keys, take};
    use crate::selectivity::Selectivity;
    use crate::stability::stability_cutoff;
    use crate::transposition::{NO_MOVE, StoreData, hash};
    use crate::worker::Worker;
    use outflank_rules::kernels::this_isa as kernel;

    /// All moves of a node: each square as a set of one, the board after it, the replies,
    /// and its place in the order of visits.
    pub struct Moves {
        squares: [u64; MOST],
        children: [u64; MOST],
        movers: [u64; MOST],
        replies: [u64; MOST],
        /// Smallest first; the lowest four bits are the move's index.
        keys: [u32; MOST],
    }

    impl Moves {
        /// Plays every move, eight at a time; `known` are moves to try first.
        #[inline]
        fn expand(player: u64, opponent: u64, mut moves: u64, known: [u8; 2]) -> Moves {
            let odd = odd_quadrants(!(player | opponent));
            let known = known.map(|square| 1_u64.checked_shl(u32::from(square)).unwrap_or(0));
            let mut list = Moves {
                squares: [0; MOST],
                children: [0; MOST],
                movers: [0; MOST],
                replies: [0; MOST],
                keys: [u32::MAX; MOST],
            };
            for start in [0, 8] {
                if moves == 0 {
                    break;
                }
                let mut squares = [0; 8];
                let mut classes = [0; 8];
                let mut count = 0;
                while moves != 0 && count < 8 {
                    squares[count] = moves & moves.wrapping_neg();
                    classes[count] = u32::from(SQUARE_CLASS[moves.trailing_zeros() as usize & 63]);
                    moves &= moves - 1;
                    count += 1;
                }
                let Eight { players: children, opponents: movers, replies, .. } =
                    play(player, opponent, squares, count);
                let keys: [u32; 8] = std::array::from_fn(|lane| {
                    let mobility = replies[lane].count_ones() + (replies[lane] & CORNERS).count_ones();
                    let even = u32::from(squares[lane] & odd == 0);
                    let rest = (mobility * 32 + even * 16 + classes[lane] + 2) << 4;
                    let second = if squares[lane] == known[1] { 1 << 4 } else { rest };
                    let key = if squares[lane] == known[0] { 0 } else { second };
                    let unused = if squares[lane] == 0 { 1 << 31 } else { 0 };
                    key | unused | (start + lane) as u32
                });
                list.squares[start..start + 8].copy_from_slice(&squares);
                list.children[start..start + 8].copy_from_slice(&children);
                list.movers[start..start + 8].copy_from_slice(&movers);
                list.replies[start..start + 8].copy_from_slice(&replies);
                list.keys[start..start + 8].copy_from_slice(&keys);
            }
            list
        }

        /// The index of the best move not yet taken.
        #[inline]
        fn take(&mut self) -> usize {
            let least = self.keys.iter().fold(u32::MAX, |least, &key| least.min(key));
            let index = least as usize % MOST;
            self.keys[index] = u32::MAX;
            index
        }
    }

    /// Null window for five empty squares; `moves` are the player's.
    ///
    /// Such nodes look at 1.2 moves on average (FFO 21–44), so moves are played one by one,
    /// in the order of parity, corners first.
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
        if let Some(bound) = stability_cutoff(w.edges, player, opponent, 5, alpha) {
            return bound;
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
        if let Some(bound) = stability_cutoff(w.edges, player, opponent, empties, alpha) {
            return bound;
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
        let Eight { players: children, opponents: movers, replies, .. } = play(player, opponent, bits, count);
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
        let hash_code = hash(player, opponent);
        let is_local = empties <= LOCAL;
        if !is_local {
            // The line is on its way while stable discs are counted.
            w.table.prefetch(hash_code);
        }
        if let Some(bound) = stability_cutoff(w.edges, player, opponent, empties, alpha) {
            return bound;
        }
        let mut known = [NO_MOVE; 2];
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
        } else if let Some(entry) = w.table.probe(hash_code, player, opponent) {
            if let Some(score) = entry.decide(empties, Selectivity::NONE, alpha) {
                return score;
            }
            known = [entry.best, entry.second];
        }
        let mut list = Moves::expand(player, opponent, moves, known);
        if empties > LOCAL + 1 {
            for index in 0..moves.count_ones() as usize {
                w.table.prefetch(hash(list.children[index], list.movers[index]));
            }
        }
        let mut best = -65;
        let mut best_move = NO_MOVE;
        for _ in 0..moves.count_ones() {
            let index = list.take();
            w.nodes += 1;
            let score =
                -null_window(w, list.children[index], list.movers[index], list.replies[index], !alpha);
            if score > best {
                best = score;
                best_move = list.squares[index].trailing_zeros() as u8;
                if score > alpha {
                    break;
                }
            }
        }
        if is_local {
            w.local.store(hash_code, player, opponent, alpha, best, best_move);
        } else {
            let data = StoreData {
                depth: empties,
                selectivity: Selectivity::NONE,
                alpha,
                beta: alpha + 1,
                score: best,
                best: best_move,
            };
            w.table.store(hash_code, player, opponent, data);
        }
        best
    }
}
