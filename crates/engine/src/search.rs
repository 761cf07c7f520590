//! The search: midgame and the upper part of the endgame.
//!
//! `pvs` finds the score of a node on the principal variation, `null_window` decides
//! whether a score is above a bound. A search whose depth reaches all empty squares is
//! exact; below [`PLAIN_ENDGAME`] empty squares it continues without evaluation in
//! [`crate::endgame`]. Otherwise it ends in the evaluation.

use outflank_isa::per_isa;

/// Below this many empty squares an exact search orders moves by replies alone.
pub(crate) const PLAIN_ENDGAME: u32 = 13;

/// From this depth on the moves of a node may be shared among threads: below it, handing
/// work over costs more than it saves.
pub(crate) const SPLIT_DEPTH: u32 = 13;

#[per_isa]
pub(crate) mod hot {
    use crate::endgame::hot::this_isa::null_window as plain_null_window;
    use crate::endgame::{CORNERS, SQUARE_CLASS, stability_from};
    use crate::halt::Halt;
    use crate::last::final_score;
    use crate::parity::odd_quadrants;
    use crate::search::{PLAIN_ENDGAME, SPLIT_DEPTH};
    use crate::selectivity::{Selectivity, deviation};
    use crate::stability::stable_discs;
    use crate::table::{Finding, NO_MOVE, hash};
    use crate::worker::{Node, Worker, to_discs};
    use outflank_eval::PER_DISC;
    use outflank_eval::evaluate::hot::this_isa::sum;
    use outflank_eval::features::hot::this_isa::after_with;
    use outflank_rules::kernels::this_isa as kernel;
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

    /// A move with the board it leads to.
    #[derive(Clone, Copy)]
    pub struct Child {
        pub square: u8,
        pub key: i32,
        pub node: Node,
    }

    /// All moves of a node.
    pub struct Children {
        pub count: usize,
        pub all: [std::mem::MaybeUninit<Child>; 34],
    }

    impl Children {
        /// Plays every move, eight at a time.
        #[inline]
        pub fn expand(w: &Worker<'_>, node: &Node) -> Children {
            let mut children = Children { count: 0, all: [const { std::mem::MaybeUninit::uninit() }; 34] };
            let mut moves = node.moves;
            while moves != 0 {
                let mut bits = [0; 8];
                let mut lanes = 0;
                let mut left = moves;
                while left != 0 && lanes < 8 {
                    bits[lanes] = left & left.wrapping_neg();
                    left &= left - 1;
                    lanes += 1;
                }
                let flips = kernel::flips_of_eight(node.player, node.opponent, &bits);
                let players: [u64; 8] = std::array::from_fn(|lane| node.opponent & !flips[lane]);
                let opponents: [u64; 8] = std::array::from_fn(|lane| node.player | flips[lane] | bits[lane]);
                let replies = kernel::moves_of_eight(&players, &opponents);
                for lane in 0..lanes {
                    let square = bits[lane].trailing_zeros() as usize;
                    let features = after_with(w.steps, &node.features, square, flips[lane]);
                    children.all[children.count].write(Child {
                        square: square as u8,
                        key: 0,
                        node: Node {
                            player: players[lane],
                            opponent: opponents[lane],
                            moves: replies[lane],
                            features,
                        },
                    });
                    children.count += 1;
                }
                moves = left;
            }
            children
        }

        /// The children written so far.
        #[inline]
        #[allow(unsafe_code)]
        pub fn slice(&mut self) -> &mut [Child] {
            // SAFETY: `expand` writes the first `count` places, in order.
            unsafe { std::slice::from_raw_parts_mut(self.all.as_mut_ptr().cast::<Child>(), self.count) }
        }
    }

    /// The order in which to visit children: indices by falling key.
    #[inline]
    fn order(children: &[Child]) -> [u8; 34] {
        let mut order = [0; 34];
        for index in 0..children.len() {
            let mut at = index;
            while at > 0 && children[usize::from(order[at - 1])].key < children[index].key {
                order[at] = order[at - 1];
                at -= 1;
            }
            order[at] = index as u8;
        }
        order
    }

    /// The evaluation of a node in discs.
    #[inline]
    pub fn glance(w: &Worker<'_>, node: &Node) -> i32 {
        to_discs(sum(w.stage(node.empties()), &node.features))
    }

    /// A full-window search of one or two plies for ordering, in evaluation units.
    fn shallow(w: &mut Worker<'_>, node: &Node, depth: u32) -> i32 {
        if depth == 0 {
            return sum(w.stage(node.empties()), &node.features);
        }
        if node.moves == 0 {
            let replies = kernel::moves(node.opponent, node.player);
            if replies == 0 {
                return final_score(node.player, node.opponent) * PER_DISC;
            }
            return -shallow(w, &node.passed(replies), depth);
        }
        let mut children = Children::expand(w, node);
        let mut best = i32::MIN;
        for child in children.slice() {
            w.nodes += 1;
            best = best.max(-shallow(w, &child.node, depth - 1));
        }
        best
    }

    /// Gives every child its place in the order of visits.
    #[inline]
    fn rank(
        w: &mut Worker<'_>,
        children: &mut [Child],
        known: [u8; 2],
        empty: u64,
        depth: u32,
        to_end: bool,
    ) {
        let odd = odd_quadrants(empty);
        let empties = empty.count_ones();
        let look = if to_end {
            if empties >= 20 {
                2
            } else if empties >= 16 {
                1
            } else {
                0
            }
        } else if depth >= 10 {
            2
        } else if depth >= 6 {
            1
        } else {
            0
        };
        for child in children {
            if child.square == known[0] {
                child.key = 1 << 30;
                continue;
            }
            if child.square == known[1] {
                child.key = 1 << 29;
                continue;
            }
            let replies = child.node.moves;
            let mobility = (replies.count_ones() + (replies & CORNERS).count_ones()) as i32;
            let value = -shallow(w, &child.node, look);
            let mut key = value;
            key -= mobility * if to_end { 160 } else { 32 };
            key -= i32::from(SQUARE_CLASS[usize::from(child.square)]) * 4;
            if odd >> child.square & 1 != 0 {
                key += if to_end { 48 } else { 8 };
            }
            child.key = key;
        }
    }

    /// Decides by shallower searches whether the score is above `alpha`.
    #[inline]
    fn probable_cut(w: &mut Worker<'_>, node: &Node, depth: u32, alpha: i32) -> Option<i32> {
        if w.selectivity == Selectivity::NONE || depth < 3 {
            return None;
        }
        let empties = node.empties();
        let t = w.selectivity.deviations();
        let shallow_depth = {
            let d = (depth as f32 * 0.42) as u32;
            let d = d + (d + depth) % 2;
            d.clamp(1, depth - 2)
        };
        let error = t * deviation(empties, depth, shallow_depth);
        let margin = (error + 0.5) as i32;
        let now = glance(w, node);
        let glance_error = (t * deviation(empties, depth, 0) * 0.5) as i32;
        if now >= alpha + 1 - glance_error {
            let bound = alpha + 1 + margin;
            if bound <= 62 {
                let score = null_window(w, node, shallow_depth, bound - 1);
                if score >= bound {
                    return Some(alpha + 1);
                }
            }
        }
        if now <= alpha + glance_error {
            let bound = alpha - margin;
            if bound >= -62 {
                let score = null_window(w, node, shallow_depth, bound);
                if score <= bound {
                    return Some(alpha);
                }
            }
        }
        None
    }

    /// Is the score above `alpha`?
    pub fn null_window(w: &mut Worker<'_>, node: &Node, depth: u32, alpha: i32) -> i32 {
        let empties = node.empties();
        let to_end = depth >= empties;
        let depth = depth.min(empties);
        // 1. Searches to the end near the end need no evaluation.
        if to_end && empties < PLAIN_ENDGAME {
            return plain_null_window(w, node.player, node.opponent, node.moves, alpha);
        }
        // 2. The horizon.
        if depth == 0 {
            return glance(w, node);
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
        if depth == 1 {
            let mut children = Children::expand(w, node);
            let mut best = -65;
            for child in children.slice() {
                w.nodes += 1;
                best = best.max(-glance(w, &child.node));
                if best > alpha {
                    break;
                }
            }
            return best;
        }
        // 4. Stable discs.
        if alpha >= stability_from(empties) {
            let bound = 64 - 2 * stable_discs(w.edges, node.opponent, node.player).count_ones() as i32;
            if bound <= alpha {
                return bound;
            }
        }
        // 5. What is known already.
        let hash_code = hash(node.player, node.opponent);
        let mut known = [NO_MOVE; 2];
        if let Some(facts) = w.table.probe(hash_code, node.player, node.opponent) {
            if u32::from(facts.depth) >= depth && facts.selectivity >= w.selectivity.level() {
                if i32::from(facts.lower) > alpha {
                    return i32::from(facts.lower);
                }
                if i32::from(facts.upper) <= alpha {
                    return i32::from(facts.upper);
                }
            }
            known = [facts.best, facts.second];
        }
        // 6. Shallower searches.
        if let Some(score) = probable_cut(w, node, depth, alpha) {
            return score;
        }
        // 7. All moves; one that leads to a known refutation ends it.
        let mut children = Children::expand(w, node);
        let children = children.slice();
        if depth >= 5 {
            for child in children.iter() {
                let code = hash(child.node.player, child.node.opponent);
                if let Some(facts) = w.table.probe(code, child.node.player, child.node.opponent) {
                    if u32::from(facts.depth) >= depth - 1
                        && facts.selectivity >= w.selectivity.level()
                        && -i32::from(facts.upper) > alpha
                    {
                        return -i32::from(facts.upper);
                    }
                }
            }
        }
        rank(w, children, known, !(node.player | node.opponent), depth, to_end);
        let order = order(children);
        let mut best = -65;
        let mut best_move = NO_MOVE;
        for (place, &index) in order[..children.len()].iter().enumerate() {
            #[cfg(feature = "threads")]
            if place > 0
                && depth >= SPLIT_DEPTH
                && children.len() - place > 1
                && w.shared.idle.load(Ordering::Relaxed) > 0
            {
                let rest = &order[place..children.len()];
                (best, best_move) = split(w, children, rest, depth, alpha, (best, best_move));
                if w.stopped() {
                    return alpha;
                }
                break;
            }
            let child = &children[usize::from(index)];
            w.nodes += 1;
            let score = -null_window(w, &child.node, depth - 1, !alpha);
            if w.stopped() {
                return alpha;
            }
            if score > best {
                best = score;
                best_move = child.square;
                if score > alpha {
                    break;
                }
            }
        }
        let finding = Finding {
            depth,
            selectivity: w.selectivity.level(),
            alpha,
            beta: alpha + 1,
            score: best,
            best: best_move,
        };
        w.table.store(hash_code, node.player, node.opponent, finding);
        best
    }

    /// The score within a window.
    pub fn pvs(w: &mut Worker<'_>, node: &Node, depth: u32, alpha: i32, beta: i32) -> i32 {
        let empties = node.empties();
        if node.moves == 0 {
            let replies = kernel::moves(node.opponent, node.player);
            if replies == 0 {
                return final_score(node.player, node.opponent);
            }
            return -pvs(w, &node.passed(replies), depth, -beta, -alpha);
        }
        let depth = depth.min(empties);
        if depth == 0 {
            return glance(w, node);
        }
        if w.stopped() {
            return alpha;
        }
        let (score, best) = best_of(w, node, depth, alpha, beta);
        if !w.stopped() {
            let finding = Finding { depth, selectivity: w.selectivity.level(), alpha, beta, score, best };
            w.table.store(hash(node.player, node.opponent), node.player, node.opponent, finding);
        }
        score
    }

    /// The best of a node's moves within a window.
    fn best_of(w: &mut Worker<'_>, node: &Node, depth: u32, mut alpha: i32, beta: i32) -> (i32, u8) {
        let empty = !(node.player | node.opponent);
        let known = w
            .table
            .probe(hash(node.player, node.opponent), node.player, node.opponent)
            .map_or([NO_MOVE; 2], |facts| [facts.best, facts.second]);
        let mut children = Children::expand(w, node);
        let children = children.slice();
        rank(w, children, known, empty, depth, depth >= empty.count_ones());
        let order = order(children);
        let mut best = -65;
        let mut best_move = NO_MOVE;
        for (place, &index) in order[..children.len()].iter().enumerate() {
            let child = &children[usize::from(index)];
            w.nodes += 1;
            let mut score;
            if place == 0 {
                score = -pvs(w, &child.node, depth - 1, -beta, -alpha);
            } else {
                score = -null_window(w, &child.node, depth - 1, !alpha);
                if score > alpha && score < beta && !w.stopped() {
                    score = -pvs(w, &child.node, depth - 1, -beta, -alpha);
                }
            }
            if w.stopped() {
                return (alpha, best_move);
            }
            if score > best {
                best = score;
                best_move = child.square;
                alpha = alpha.max(score);
                if alpha >= beta {
                    break;
                }
            }
        }
        (best, best_move)
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
        let depth = depth.min(node.empties());
        let restricted = Node { moves: allowed, ..*node };
        let (score, best) = best_of(w, &restricted, depth, alpha, beta);
        if allowed == node.moves && !w.stopped() {
            let finding = Finding { depth, selectivity: w.selectivity.level(), alpha, beta, score, best };
            w.table.store(hash(node.player, node.opponent), node.player, node.opponent, finding);
        }
        (score, best)
    }

    /// Searches the rest of a node's moves on several threads, after the first of them
    /// did not decide it.
    #[cfg(feature = "threads")]
    fn split(
        w: &mut Worker<'_>,
        children: &[Child],
        order: &[u8],
        depth: u32,
        alpha: i32,
        so_far: (i32, u8),
    ) -> (i32, u8) {
        let cut = AtomicBool::new(false);
        let halt = Halt::within(&cut, w.halt);
        let next = AtomicUsize::new(0);
        let best = Mutex::new(so_far);
        let (shared, selectivity) = (w.shared, w.selectivity);
        let work = |worker: &mut Worker<'_>| {
            while let Some(&index) = order.get(next.fetch_add(1, Ordering::Relaxed)) {
                let child = &children[usize::from(index)];
                worker.nodes += 1;
                let score = -null_window(worker, &child.node, depth - 1, !alpha);
                if worker.stopped() {
                    return;
                }
                let mut best = best.lock().expect("no thread panics while it holds the score");
                if score > best.0 {
                    *best = (score, child.square);
                    if score > alpha {
                        cut.store(true, Ordering::Relaxed);
                    }
                }
            }
        };
        rayon::in_place_scope(|scope| {
            for _ in 0..shared.idle.load(Ordering::Relaxed).min(order.len() - 1) {
                scope.spawn(|_| {
                    shared.idle.fetch_sub(1, Ordering::Relaxed);
                    let mut helper = Worker::new(shared, &halt);
                    helper.selectivity = selectivity;
                    work(&mut helper);
                    shared.nodes.fetch_add(helper.nodes, Ordering::Relaxed);
                    shared.idle.fetch_add(1, Ordering::Relaxed);
                });
            }
            let mut own = Worker::new(shared, &halt);
            own.selectivity = selectivity;
            work(&mut own);
            w.nodes += own.nodes;
            // While it waits for the others this thread may take over their work.
            shared.idle.fetch_add(1, Ordering::Relaxed);
        });
        shared.idle.fetch_sub(1, Ordering::Relaxed);
        best.into_inner().expect("all threads are done")
    }
}
