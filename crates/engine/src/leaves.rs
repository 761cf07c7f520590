//! The last ply before the horizon.
//!
//! Most boards of a search are leaves: they are judged, and no move is made from them. So
//! they carry next to nothing with them, and since the first good one ends the node, they
//! are put in an order that costs nearly nothing and judged one by one.

use outflank_isa::per_isa;

/// A board that will be judged, if none before it decides.
pub(crate) struct Leaf {
    player: u64,
    opponent: u64,
    /// The player's moves.
    moves: u64,
    /// The move that led here, and the discs it turned.
    square: u8,
    flips: u64,
    /// Its place in the order: lowest first.
    key: u32,
}

#[per_isa]
pub(crate) mod hot {
    use crate::endgame::{CORNERS, SQUARE_CLASS};
    use crate::fan::fastest::this_isa::next_eight;
    use crate::leaves::Leaf;
    use crate::worker::{Node, Worker, to_discs};
    use outflank_eval::evaluate::hot::this_isa::sum;
    use outflank_eval::features::hot::this_isa::lanes_after_with;
    use outflank_eval::inference::hot::this_isa::infer;

    /// The best evaluation one ply ahead, or the first one above `alpha`.
    pub fn best_static_eval(w: &mut Worker<'_>, node: &Node, alpha: i32) -> i32 {
        let mut leaves = std::mem::take(&mut w.leaves);
        leaves.clear();
        expand(&mut leaves, node);
        let mut best = -65;
        while let Some(leaf) = take(&mut leaves) {
            w.nodes += 1;
            let lanes = lanes_after_with(w.steps, &node.features, usize::from(leaf.square), leaf.flips);
            let score = match w.network {
                Some(network) => infer(network, leaf.player, leaf.opponent, leaf.moves, &lanes),
                None => sum(w.stage(node.empties() - 1), &lanes),
            };
            best = best.max(-to_discs(score));
            if best > alpha {
                break;
            }
        }
        w.leaves = leaves;
        best
    }

    /// Plays every move of a node, eight at a time.
    #[inline]
    fn expand(leaves: &mut Vec<Leaf>, node: &Node) {
        let mut moves = node.moves;
        while moves != 0 {
            let eight = next_eight(node.player, node.opponent, &mut moves);
            for lane in 0..eight.count {
                let square = eight.bits[lane].trailing_zeros() as u8;
                let replies = eight.replies[lane];
                let mobility = replies.count_ones() + (replies & CORNERS).count_ones();
                leaves.push(Leaf {
                    player: eight.players[lane],
                    opponent: eight.opponents[lane],
                    moves: replies,
                    square,
                    flips: eight.flips[lane],
                    key: mobility * 8 + u32::from(SQUARE_CLASS[usize::from(square & 63)]),
                });
            }
        }
    }

    /// The next leaf in the order.
    #[inline]
    fn take(leaves: &mut Vec<Leaf>) -> Option<Leaf> {
        let first = (0..leaves.len()).min_by_key(|&index| leaves[index].key)?;
        Some(leaves.swap_remove(first))
    }
}
