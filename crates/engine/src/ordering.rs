//! Which move to try first.
//!
//! A search that looks at the best move first cuts almost everything else. Moves known
//! to be good from the table come first; the others are ranked by what a short search
//! says of them, by how few replies they leave, and by parity.

use outflank_isa::per_isa;

/// What a reply less is worth, in units of the evaluation, when searching to the end
/// (where a small tree matters as much as a good move) and before. Tuned on FFO 40–49 and 48
/// tournament positions with 20 empty squares.
pub(crate) const REPLY_TO_END: i32 = 500;
pub(crate) const REPLY: i32 = 32;

/// What playing into a region with an odd number of empty squares is worth.
pub(crate) const ODD_TO_END: i32 = 48;
pub(crate) const ODD: i32 = 8;

/// From this depth on moves are ranked by the network: so much hangs on the order there
/// that the quicker sum does not pay.
pub(crate) const CAREFUL: u32 = 16;

/// How many plies the short search for ranking looks ahead.
#[inline]
pub(crate) fn look_ahead(depth: u32, empties: u32) -> u32 {
    if depth >= empties {
        empties.saturating_sub(16) / 2
    } else {
        match depth {
            0..6 => 0,
            6..10 => 1,
            _ => 2,
        }
    }
}

#[per_isa]
pub(crate) mod hot {
    use crate::children::Child;
    use crate::children::hot::this_isa::expand;
    use crate::endgame::{CORNERS, SQUARE_CLASS};
    use crate::last::final_score;
    use crate::ordering::{CAREFUL, ODD, ODD_TO_END, REPLY, REPLY_TO_END, look_ahead};
    use crate::parity::odd_quadrants;
    use crate::search::hot::this_isa::pvs;
    use crate::selectivity::Selectivity;
    use crate::worker::{Node, Worker};
    use outflank_eval::PER_DISC;
    use outflank_eval::evaluate::hot::this_isa::sum;
    use outflank_eval::inference::hot::this_isa::infer;
    use outflank_rules::kernels::this_isa as kernel;

    /// Gives every child of a node its key.
    pub fn rank(w: &mut Worker<'_>, children: &mut [Child], known: [u8; 2], empty: u64, depth: u32) {
        let odd = odd_quadrants(empty);
        let empties = empty.count_ones();
        let (reply, in_odd) = if depth >= empties { (REPLY_TO_END, ODD_TO_END) } else { (REPLY, ODD) };
        let look = look_ahead(depth, empties);
        let careful = depth >= CAREFUL;
        for child in children {
            if child.square == known[0] {
                child.key = i32::MAX;
                continue;
            }
            if child.square == known[1] {
                child.key = i32::MAX - 1;
                continue;
            }
            let replies = child.node.moves;
            let mobility = (replies.count_ones() + (replies & CORNERS).count_ones()) as i32;
            let mut key = -short_search(w, &child.node, look, careful) - mobility * reply;
            key -= i32::from(SQUARE_CLASS[usize::from(child.square)]) * 4;
            if odd >> child.square & 1 != 0 {
                key += in_odd;
            }
            child.key = key;
        }
    }

    /// The score of a search of a few plies, in units of the evaluation.
    #[inline]
    fn short_search(w: &mut Worker<'_>, node: &Node, depth: u32, careful: bool) -> i32 {
        if depth <= 2 {
            return full_width(w, node, depth, careful);
        }
        let saved = w.selectivity;
        w.selectivity = Selectivity::FASTEST;
        let score = pvs(w, node, depth, -64, 64);
        w.selectivity = saved;
        score * PER_DISC
    }

    /// Looks at every line of a ply or two.
    fn full_width(w: &mut Worker<'_>, node: &Node, depth: u32, careful: bool) -> i32 {
        if depth == 0 {
            return match w.network {
                Some(network) if careful => {
                    infer(network, node.player, node.opponent, node.moves, node.features.configurations())
                }
                _ => sum(w.stage(node.empties()), node.features.configurations()),
            };
        }
        if node.moves == 0 {
            let replies = kernel::moves(node.opponent, node.player);
            if replies == 0 {
                return final_score(node.player, node.opponent) * PER_DISC;
            }
            return -full_width(w, &node.passed(replies), depth, careful);
        }
        let mut list = w.take_list();
        let mut best = i32::MIN;
        for child in expand(&mut list, w.steps, node) {
            w.nodes += 1;
            best = best.max(-full_width(w, &child.node, depth - 1, careful));
        }
        w.give_back(list);
        best
    }
}
