//! The last four empty squares.
//!
//! Most positions of an exact search have one to four empty squares, so these are
//! solved by functions of their own that keep everything in registers: no list of
//! moves, no table, the squares in the order of parity. All of them answer a null
//! window: is the score above `alpha`? A returned score above `alpha` is a lower
//! bound, one at or below it an upper bound, from the side to move.

use outflank_isa::per_isa;
use outflank_rules::SquareSet;

/// For each square the squares around it: a move needs an opponent disc there.
pub(crate) static NEIGHBOURS: [u64; 64] = neighbours();

const fn neighbours() -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = SquareSet(1 << square).neighbours().0;
        square += 1;
    }
    table
}

/// The score of a finished game. Squares still empty go to the winner.
#[inline]
pub(crate) fn final_score(player: u64, opponent: u64) -> i32 {
    let own = player.count_ones() as i32;
    let other = opponent.count_ones() as i32;
    match own.cmp(&other) {
        std::cmp::Ordering::Greater => 64 - 2 * other,
        std::cmp::Ordering::Less => 2 * own - 64,
        std::cmp::Ordering::Equal => 0,
    }
}

#[per_isa]
pub(crate) mod hot {
    use crate::last::{NEIGHBOURS, final_score};
    use crate::parity::odd_quadrants;
    use outflank_rules::kernels::this_isa as kernel;

    /// Lower than any score.
    const NONE: i32 = -65;

    /// The exact score with one empty square, for `player` to move. Who can play there is
    /// as good as random, so nothing here is a branch: all three scores are worked out.
    #[inline]
    fn solve_1(player: u64, square: usize) -> i32 {
        let own = player.count_ones() as i32;
        let [flips, replies] = kernel::last_flips(player, square).map(|count| count as i32);
        // Nobody can play there: the empty square goes to the winner.
        let neither = 2 * own - if own >= 32 { 62 } else { 64 };
        let passed = if replies != 0 { 2 * (own - replies) - 64 } else { neither };
        if flips != 0 { 2 * (own + flips) - 62 } else { passed }
    }

    #[inline]
    fn solve_2(player: u64, opponent: u64, alpha: i32, x1: usize, x2: usize, nodes: &mut u64) -> i32 {
        let mut best = NONE;
        if NEIGHBOURS[x1] & opponent != 0 {
            let flips = kernel::flips(player, opponent, x1);
            if flips != 0 {
                *nodes += 1;
                best = -solve_1(opponent ^ flips, x2);
                if best > alpha {
                    return best;
                }
            }
        }
        if NEIGHBOURS[x2] & opponent != 0 {
            let flips = kernel::flips(player, opponent, x2);
            if flips != 0 {
                *nodes += 1;
                best = best.max(-solve_1(opponent ^ flips, x1));
                return best;
            }
        }
        if best != NONE {
            return best;
        }
        // A pass: now the opponent looks for its best, the player's lowest.
        let mut lowest = -NONE;
        if NEIGHBOURS[x1] & player != 0 {
            let flips = kernel::flips(opponent, player, x1);
            if flips != 0 {
                *nodes += 1;
                lowest = solve_1(player ^ flips, x2);
                if lowest <= alpha {
                    return lowest;
                }
            }
        }
        if NEIGHBOURS[x2] & player != 0 {
            let flips = kernel::flips(opponent, player, x2);
            if flips != 0 {
                *nodes += 1;
                return lowest.min(solve_1(player ^ flips, x1));
            }
        }
        if lowest != -NONE { lowest } else { final_score(player, opponent) }
    }

    /// The score of playing `x` with two more empty squares, or [`NONE`] if that is
    /// illegal.
    #[inline]
    fn play_3(own: u64, other: u64, bound: i32, [x, y, z]: [usize; 3], nodes: &mut u64) -> i32 {
        if NEIGHBOURS[x] & other == 0 {
            return NONE;
        }
        let flips = kernel::flips(own, other, x);
        if flips == 0 {
            return NONE;
        }
        *nodes += 1;
        -solve_2(other ^ flips, own ^ flips ^ 1 << x, !bound, y, z, nodes)
    }

    /// The best of three moves, or the first above `bound`; [`NONE`] if none is legal.
    #[inline]
    fn best_of_3(own: u64, other: u64, bound: i32, squares: [usize; 3], nodes: &mut u64) -> i32 {
        let [x1, x2, x3] = squares;
        let first = play_3(own, other, bound, [x1, x2, x3], nodes);
        if first > bound {
            return first;
        }
        let second = play_3(own, other, bound, [x2, x1, x3], nodes);
        if second > bound {
            return second;
        }
        first.max(second).max(play_3(own, other, bound, [x3, x1, x2], nodes))
    }

    /// Three empty squares, in the order to try them.
    #[inline]
    fn solve_3(player: u64, opponent: u64, alpha: i32, squares: [usize; 3], nodes: &mut u64) -> i32 {
        let best = best_of_3(player, opponent, alpha, squares, nodes);
        if best == NONE { pass_3(player, opponent, alpha, squares, nodes) } else { best }
    }

    #[cold]
    fn pass_3(player: u64, opponent: u64, alpha: i32, squares: [usize; 3], nodes: &mut u64) -> i32 {
        let best = best_of_3(opponent, player, !alpha, squares, nodes);
        if best == NONE { final_score(player, opponent) } else { -best }
    }

    /// The score of playing `x` with three more empty squares, or [`NONE`].
    #[inline]
    fn play_4(own: u64, other: u64, bound: i32, x: usize, after: [usize; 3], nodes: &mut u64) -> i32 {
        if NEIGHBOURS[x] & other == 0 {
            return NONE;
        }
        let flips = kernel::flips(own, other, x);
        if flips == 0 {
            return NONE;
        }
        *nodes += 1;
        -solve_3(other ^ flips, own ^ flips ^ 1 << x, !bound, after, nodes)
    }

    /// The best of four moves, or the first above `bound`; [`NONE`] if none is legal.
    #[inline]
    fn best_of_4(own: u64, other: u64, bound: i32, nodes: &mut u64) -> i32 {
        let empty = !(own | other);
        let odd = odd_quadrants(empty);
        let (mut first, mut rest) = (empty & odd, empty & !odd);
        let mut squares = [0; 4];
        for square in &mut squares {
            let from = if first != 0 { &mut first } else { &mut rest };
            *square = from.trailing_zeros() as usize & 63;
            *from &= from.wrapping_sub(1);
        }
        let [x1, x2, x3, x4] = squares;
        // With two squares in one region and one in each of two others, or three in one,
        // the squares listed first after each move are those alone in their region.
        let mut best = NONE;
        for (x, after) in [(x1, [x2, x3, x4]), (x2, [x1, x3, x4]), (x3, [x4, x1, x2]), (x4, [x3, x1, x2])] {
            let score = play_4(own, other, bound, x, after, nodes);
            if score > bound {
                return score;
            }
            best = best.max(score);
        }
        best
    }

    /// Four empty squares.
    #[inline]
    pub fn solve_4(player: u64, opponent: u64, alpha: i32, nodes: &mut u64) -> i32 {
        let best = best_of_4(player, opponent, alpha, nodes);
        if best == NONE { pass_4(player, opponent, alpha, nodes) } else { best }
    }

    #[cold]
    fn pass_4(player: u64, opponent: u64, alpha: i32, nodes: &mut u64) -> i32 {
        let best = best_of_4(opponent, player, !alpha, nodes);
        if best == NONE { final_score(player, opponent) } else { -best }
    }

    /// Any board with at most four empty squares.
    #[entry]
    pub fn solve_few(player: u64, opponent: u64, alpha: i32, nodes: &mut u64) -> i32 {
        let empty = !(player | opponent);
        let mut squares = [0; 3];
        let mut left = empty;
        for square in &mut squares {
            *square = left.trailing_zeros() as usize & 63;
            left &= left.wrapping_sub(1);
        }
        match empty.count_ones() {
            0 => final_score(player, opponent),
            1 => solve_1(player, squares[0]),
            2 => solve_2(player, opponent, alpha, squares[0], squares[1], nodes),
            3 => solve_3(player, opponent, alpha, squares, nodes),
            _ => solve_4(player, opponent, alpha, nodes),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::hot::solve_few;
    use crate::testing::{Positions, negamax};
    use outflank_rules::isa::Isa;

    #[test]
    fn bounds_agree_with_plain_negamax() {
        for isa in Isa::available() {
            let mut nodes = 0;
            for empties in 0..=4 {
                let mut positions = Positions::new(u64::from(empties) + 10);
                let boards = positions.by_ref().filter(|board| board.empties() == empties);
                for board in boards.take(400) {
                    let exact = negamax(board);
                    for alpha in [-65, exact - 3, exact - 1, exact, exact + 1, 63] {
                        let found = solve_few(isa, board.player().0, board.opponent().0, alpha, &mut nodes);
                        if found > alpha {
                            assert!(found <= exact, "{isa} {board:?} alpha {alpha}: {found}, exact {exact}");
                            assert!(exact > alpha);
                        } else {
                            assert!(found >= exact, "{isa} {board:?} alpha {alpha}: {found}, exact {exact}");
                        }
                    }
                }
            }
        }
    }
}
