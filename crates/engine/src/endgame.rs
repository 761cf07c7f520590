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
    use crate::endgame::{CORNERS, LOCAL, SMALL};
    use crate::fan::Fan;
    use crate::fan::fastest::this_isa::fan;
    use crate::last::final_score;
    use crate::last::hot::this_isa::solve_4;
    use crate::parity::odd_quadrants;
    use crate::pick::this_isa::{Keys, least, use_up};
    use crate::selectivity::Selectivity;
    use crate::stability::stability_cutoff;
    use crate::transposition::{NO_MOVE, StoreData, hash};
    use crate::worker::Worker;
    use outflank_rules::kernels::this_isa as kernel;

    /// The lane of the best move not yet taken.
    #[inline]
    fn take(keys: &mut Keys) -> usize {
        let (_, lane) = least(keys);
        use_up(keys, lane);
        lane
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
        let (count, mut left) = (moves.count_ones(), moves);
        let Fan { children, movers, replies, mut keys, .. } =
            fan(player, opponent, &mut left, odd_quadrants(empty), [NO_MOVE; 2]);
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
        let odd = odd_quadrants(empty);
        let (count, mut left) = (moves.count_ones(), moves);
        let mut first = fan(player, opponent, &mut left, odd, known);
        // Few boards have more than eight moves so near the end.
        let mut second = (left != 0).then(|| fan(player, opponent, &mut left, odd, known));
        let mut best = -65;
        let mut best_move = NO_MOVE;
        for _ in 0..count {
            let fan = match &mut second {
                Some(second) if least(&second.keys).0 < least(&first.keys).0 => second,
                _ => &mut first,
            };
            let lane = take(&mut fan.keys);
            w.nodes += 1;
            let (child, mover, replies) = (fan.children[lane], fan.movers[lane], fan.replies[lane]);
            let score = -null_window(w, child, mover, replies, !alpha);
            if score > best {
                best = score;
                best_move = fan.squares[lane];
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

#[cfg(test)]
mod tests {
    use crate::clock::System;
    use crate::halt::Halt;
    use crate::probcut::{Deviations, ProbCut};
    use crate::testing::{Positions, negamax};
    use crate::transposition::TranspositionTable;
    use crate::worker::{Shared, Worker};
    use outflank_eval::Weights;
    use outflank_rules::Symmetry;
    use outflank_rules::isa::Isa;
    use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize};

    #[outflank_isa::per_isa]
    mod check {
        use crate::endgame::hot::this_isa::null_window;
        use crate::worker::Worker;
        use outflank_rules::kernels::this_isa as kernel;

        #[entry]
        pub fn decide(w: &mut Worker<'_>, player: u64, opponent: u64, alpha: i32) -> i32 {
            null_window(w, player, opponent, kernel::moves(player, opponent), alpha)
        }
    }

    /// Boards with five to eight empty squares of random games, as seen from all sides of the
    /// table, with windows around the score and far from it.
    #[test]
    fn bounds_agree_with_plain_negamax() {
        let (table, weights) = (TranspositionTable::new(1 << 16), Weights::zero());
        let (deviations, clock) = (Deviations::new(&ProbCut::embedded()), System::start());
        let (over, stop) = (AtomicBool::new(false), AtomicBool::new(false));
        let shared = Shared {
            table: &table,
            weights: &weights,
            deviations: &deviations,
            clock: &clock,
            deadline: None,
            node_limit: None,
            over: &over,
            stop: &stop,
            nodes: AtomicU64::new(0),
            idle: AtomicUsize::new(0),
        };
        let halt = Halt::root(&stop);
        let mut worker = Worker::new(&shared, &halt);
        for (empties, count) in [(5, 400), (6, 200), (7, 100), (8, 30)] {
            let boards = Positions::new(u64::from(empties)).filter(|board| board.empties() == empties);
            for (number, board) in boards.take(count).enumerate() {
                let exact = negamax(board);
                let seen = Symmetry::ALL[number % Symmetry::ALL.len()].board(board);
                let (player, opponent) = (seen.player().0, seen.opponent().0);
                for isa in Isa::available() {
                    for alpha in [-64, exact - 9, exact - 2, exact - 1, exact, exact + 1, exact + 8, 63] {
                        let found = check::decide(isa, &mut worker, player, opponent, alpha);
                        let right = if exact > alpha {
                            alpha < found && found <= exact
                        } else {
                            exact <= found && found <= alpha
                        };
                        assert!(right, "{isa} {seen:?} alpha {alpha}: {found}, exact {exact}");
                    }
                }
            }
        }
    }
}
