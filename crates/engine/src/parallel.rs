//! Sharing a node among threads.
//!
//! When the first move of a node has not decided it, all others probably have to be
//! searched, and they can be searched at the same time ("young brothers wait"). The
//! thread that owns the node offers its remaining moves; idle threads join, everybody
//! takes the next move until none is left, and a score above the bound stops them all.

use crate::worker::Worker;
use outflank_isa::per_isa;
use std::sync::atomic::Ordering;

/// From this depth on: below it, handing work over costs more than it saves.
const SHARE_FROM: u32 = 13;

/// Whether a node's remaining moves should be offered to idle threads.
#[inline]
pub(crate) fn worth_sharing(w: &Worker<'_>, depth: u32, moves: usize) -> bool {
    depth >= SHARE_FROM && moves > 1 && w.shared.idle.load(Ordering::Relaxed) > 0
}

#[per_isa]
pub(crate) mod hot {
    use crate::children::Child;
    use crate::halt::Halt;
    use crate::search::hot::this_isa::null_window;
    use crate::worker::Worker;
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

    /// Searches the rest of a node's moves, in the order given, with whoever is idle.
    pub fn share(
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
                if worker.halt.is_set() {
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
        let help = || {
            let mut helper = Worker::new(shared, &halt);
            helper.selectivity = selectivity;
            work(&mut helper);
            helper.nodes
        };
        crate::parallel::together(w, order.len() - 1, &help);
        best.into_inner().expect("all threads are done")
    }
}

/// Runs `help` here and on up to `most` idle threads, and returns when all are done.
#[cfg(feature = "threads")]
fn together(w: &mut Worker<'_>, most: usize, help: &(dyn Fn() -> u64 + Sync)) {
    let shared = w.shared;
    rayon::in_place_scope(|scope| {
        for _ in 0..shared.idle.load(Ordering::Relaxed).min(most) {
            scope.spawn(move |_| {
                shared.idle.fetch_sub(1, Ordering::Relaxed);
                let nodes = help();
                shared.nodes.fetch_add(nodes, Ordering::Relaxed);
                shared.idle.fetch_add(1, Ordering::Relaxed);
            });
        }
        w.nodes += help();
        // While it waits for the others this thread may take over offered work.
        shared.idle.fetch_add(1, Ordering::Relaxed);
    });
    shared.idle.fetch_sub(1, Ordering::Relaxed);
}

/// Without threads there is nobody to wait for.
#[cfg(not(feature = "threads"))]
fn together(w: &mut Worker<'_>, _most: usize, help: &(dyn Fn() -> u64 + Sync)) {
    w.nodes += help();
}
