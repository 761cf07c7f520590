//! The search: midgame and the upper part of the endgame.
//!
//! `pvs` finds the score of a node on the principal variation, `null_window` decides
//! whether a score is above a bound. A search whose depth reaches all empty squares is
//! exact; below [`PLAIN_ENDGAME`] empty squares it continues without evaluation in
//! [`crate::endgame`]. Otherwise it ends in the evaluation.

use outflank_isa::per_isa;

/// Below this many empty squares an exact search orders moves by replies alone. Tuned on
/// FFO 21–44.
pub(crate) const PLAIN_ENDGAME: u32 = 12;

/// From this depth on, a node's children are looked up in the table before any of them
/// is searched.
pub(crate) const ETC_MIN_DEPTH: u32 = 5;

#[per_isa]
pub(crate) mod hot {
    use crate::children::hot::this_isa::{expand, only_board, only_child};
    use crate::children::{Child, order};
    use crate::endgame::hot::this_isa::null_window as plain_null_window;
    use crate::last::final_score;
    use crate::leaves::hot::this_isa::best_static_eval;
    use crate::ordering::hot::this_isa::rank;
    use crate::parallel;
    use crate::search::{ETC_MIN_DEPTH, PLAIN_ENDGAME};
    use crate::selectivity::{Cut, cut};
    use crate::stability::stability_cutoff;
    use crate::transposition::{NO_MOVE, StoreData, hash};
    use crate::worker::{Node, Worker, to_discs};
    use outflank_eval::evaluate::hot::this_isa::sum;
    use outflank_eval::inference::hot::this_isa::infer;
    use outflank_rules::kernels::this_isa as kernel;

    /// The static evaluation of a node in discs.
    #[inline]
    fn static_eval(w: &Worker<'_>, node: &Node) -> i32 {
        to_discs(match w.network {
            Some(network) => {
                infer(network, node.player, node.opponent, node.moves, node.features.configurations())
            }
            None => sum(w.stage(node.empties()), node.features.configurations()),
        })
    }

    /// Is the score above `alpha`? A result above it is a lower bound, else an upper one.
    pub fn null_window(w: &mut Worker<'_>, node: &Node, depth: u32, alpha: i32) -> i32 {
        let empties = node.empties();
        let to_end = depth >= empties;
        let depth = depth.min(empties);
        // 1. Searches to the end near the end need no evaluation.
        if to_end && empties < PLAIN_ENDGAME {
            return plain_null_window(w, node.player, node.opponent, node.moves, alpha);
        }
        // 2. Static evaluation at the horizon, and the end of the time.
        if depth == 0 {
            return static_eval(w, node);
        }
        if w.stopped() {
            return alpha;
        }
        // 3. Passes and the end of the game.
        if node.moves == 0 {
            let replies = kernel::moves(node.opponent, node.player);
            if replies == 0 {
                return final_score(node.player, node.opponent);
            }
            return -null_window(w, &node.passed(replies), depth, !alpha);
        }
        // 4. Stable discs, while the table's line is on its way.
        let hash_code = hash(node.player, node.opponent);
        if depth > 1 {
            w.table.prefetch(hash_code);
        }
        if let Some(bound) = stability_cutoff(w.edges, node.player, node.opponent, empties, alpha) {
            return bound;
        }
        // 5. The transposition table: what is known already.
        let mut known = [NO_MOVE; 2];
        if depth > 1
            && let Some(entry) = w.table.probe(hash_code, node.player, node.opponent)
        {
            if let Some(score) = entry.decide(depth, w.selectivity, alpha) {
                return score;
            }
            known = [entry.best, entry.second];
        }
        // 6. ProbCut: shallower searches.
        if let Some(score) = probcut(w, node, depth, alpha) {
            return score;
        }
        // 7. The moves, and what came of it, unless the search was stopped on the way.
        if depth == 1 {
            return best_static_eval(w, node, alpha);
        }
        let (score, best) = any_move_above(w, node, known, depth, alpha);
        if !w.halt.is_set() {
            let data = StoreData { depth, selectivity: w.selectivity, alpha, beta: alpha + 1, score, best };
            w.table.store(hash_code, node.player, node.opponent, data);
        }
        score
    }

    /// The best score of a node's moves, or the first one above `alpha`.
    #[inline]
    fn any_move_above(w: &mut Worker<'_>, node: &Node, known: [u8; 2], depth: u32, alpha: i32) -> (i32, u8) {
        let mut so_far = (-65, NO_MOVE);
        let mut moves = node.moves;
        // The move that was best before comes first, alone: mostly it is enough.
        if known[0] != NO_MOVE && moves >> known[0] & 1 != 0 {
            let (child, flips) = only_board(node, known[0]);
            w.table.prefetch(hash(child.0, child.1));
            let child = only_child(w.steps, node, known[0], child, flips);
            w.nodes += 1;
            so_far = (-null_window(w, &child, depth - 1, !alpha), known[0]);
            moves &= !(1 << known[0]);
            if so_far.0 > alpha || moves == 0 || w.halt.is_set() {
                return so_far;
            }
        }
        let mut list = w.take_list();
        let children = expand(&mut list, w.steps, &Node { moves, ..*node });
        let found = match enhanced_transposition_cutoff(w, children, depth, alpha) {
            Some(score) => (score, NO_MOVE),
            None => {
                rank(w, children, known, !(node.player | node.opponent), depth);
                any_above(w, children, depth, alpha, so_far)
            }
        };
        w.give_back(list);
        found
    }

    /// Enhanced transposition cut-off: a score above `alpha` if the table knows one of the
    /// children well enough.
    #[inline]
    fn enhanced_transposition_cutoff(
        w: &mut Worker<'_>,
        children: &[Child],
        depth: u32,
        alpha: i32,
    ) -> Option<i32> {
        if depth < ETC_MIN_DEPTH {
            return None;
        }
        // All lines are on their way before the first is read.
        for child in children {
            w.table.prefetch(hash(child.node.player, child.node.opponent));
        }
        children.iter().find_map(|child| {
            let (player, opponent) = (child.node.player, child.node.opponent);
            let entry = w.table.probe(hash(player, opponent), player, opponent)?;
            entry.decide(depth - 1, w.selectivity, !alpha).map(|score| -score).filter(|&score| score > alpha)
        })
    }

    /// The best score, or the first one above `alpha`, of ranked children and of a move
    /// searched before them.
    fn any_above(
        w: &mut Worker<'_>,
        children: &[Child],
        depth: u32,
        alpha: i32,
        so_far: (i32, u8),
    ) -> (i32, u8) {
        let order = order(children);
        let mut best = so_far;
        for (place, &index) in order[..children.len()].iter().enumerate() {
            let rest = &order[place..children.len()];
            if best.1 != NO_MOVE && parallel::worth_sharing(w, depth, rest.len()) {
                return parallel::hot::this_isa::share(w, children, rest, depth, alpha, best);
            }
            let child = &children[usize::from(index)];
            w.nodes += 1;
            let score = -null_window(w, &child.node, depth - 1, !alpha);
            if w.halt.is_set() {
                return best;
            }
            if score > best.0 {
                best = (score, child.square);
                if score > alpha {
                    break;
                }
            }
        }
        best
    }

    /// ProbCut: decides by shallower searches whether the score is above `alpha`.
    #[inline]
    fn probcut(w: &mut Worker<'_>, node: &Node, depth: u32, alpha: i32) -> Option<i32> {
        let Cut { depth: shallow, margin, static_margin } =
            cut(w.shared.deviations, w.selectivity, node.empties(), depth)?;
        let now = static_eval(w, node);
        let above = alpha + 1 + margin;
        if now > alpha - static_margin && above <= 64 && null_window(w, node, shallow, above - 1) >= above {
            return Some(alpha + 1);
        }
        let below = alpha - margin;
        if now <= alpha + static_margin && below >= -64 && null_window(w, node, shallow, below) <= below {
            return Some(alpha);
        }
        None
    }

    /// The score within a window.
    pub fn pvs(w: &mut Worker<'_>, node: &Node, depth: u32, alpha: i32, beta: i32) -> i32 {
        if node.moves == 0 {
            let replies = kernel::moves(node.opponent, node.player);
            if replies == 0 {
                return final_score(node.player, node.opponent);
            }
            return -pvs(w, &node.passed(replies), depth, -beta, -alpha);
        }
        let depth = depth.min(node.empties());
        if depth == 0 {
            return static_eval(w, node);
        }
        if w.stopped() {
            return alpha;
        }
        root(w, node, node.moves, depth, alpha, beta).0
    }

    /// The score and the best of some of a node's moves within a window. What it finds is
    /// kept only when all moves were looked at.
    #[entry]
    pub fn root(
        w: &mut Worker<'_>,
        node: &Node,
        allowed: u64,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> (i32, u8) {
        let empty = !(node.player | node.opponent);
        let hash_code = hash(node.player, node.opponent);
        let known = w
            .table
            .probe(hash_code, node.player, node.opponent)
            .map_or([NO_MOVE; 2], |entry| [entry.best, entry.second]);
        let mut list = w.take_list();
        let restricted = Node { moves: allowed, ..*node };
        let children = expand(&mut list, w.steps, &restricted);
        rank(w, children, known, empty, depth);
        let (score, best) = best_of(w, children, depth, alpha, beta);
        w.give_back(list);
        if allowed == node.moves && !w.halt.is_set() {
            let data = StoreData { depth, selectivity: w.selectivity, alpha, beta, score, best };
            w.table.store(hash_code, node.player, node.opponent, data);
        }
        (score, best)
    }

    /// The best of ranked children within a window.
    fn best_of(w: &mut Worker<'_>, children: &[Child], depth: u32, mut alpha: i32, beta: i32) -> (i32, u8) {
        let order = order(children);
        let mut best = (-65, NO_MOVE);
        for (place, &index) in order[..children.len()].iter().enumerate() {
            let child = &children[usize::from(index)];
            w.nodes += 1;
            let mut score = alpha + 1;
            if place > 0 {
                score = -null_window(w, &child.node, depth - 1, !alpha);
            }
            if place == 0 || (score > alpha && score < beta) {
                score = -pvs(w, &child.node, depth - 1, -beta, -alpha);
            }
            if w.halt.is_set() {
                return best;
            }
            if score > best.0 {
                best = (score, child.square);
                alpha = alpha.max(score);
                if alpha >= beta {
                    break;
                }
            }
        }
        best
    }
}
