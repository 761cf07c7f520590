//! Many things to be done, each independent of the others, by several workers: whoever is
//! free takes the next one.
//!
//! It stands here because the workers are engines, or have one, and because this crate
//! knows whether there are threads: without the feature `threads`, and with one worker, all
//! is done in the thread of the caller.

use crate::halt::Stop;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// What `work` makes of each item, in the order of the items. No item is begun after a
/// `stop`, and those give nothing. Without workers nothing is done.
///
/// ```
/// use outflank_engine::{Stop, work_queue};
///
/// let mut counts = [0, 0];
/// let squares = work_queue::map(&mut counts, &[1, 2, 3], &Stop::new(), |count, number| {
///     **count += 1;
///     Some(number * number)
/// });
/// assert_eq!(squares, [Some(1), Some(4), Some(9)]);
/// assert_eq!(counts.iter().sum::<i32>(), 3);
/// ```
pub fn map<W: Send, T: Sync, R: Send>(
    workers: impl IntoIterator<Item = W>,
    items: &[T],
    stop: &Stop,
    work: impl Fn(&mut W, &T) -> Option<R> + Sync,
) -> Vec<Option<R>> {
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<Option<R>>> = Mutex::new(items.iter().map(|_| None).collect());
    let toil = |mut worker: W| {
        while !stop.is_stopped() {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(number) else { return };
            let result = work(&mut worker, item);
            results.lock().expect("no worker panics while it holds the results")[number] = result;
        }
    };
    let mut workers = workers.into_iter();
    let first = workers.next();
    #[cfg(feature = "threads")]
    std::thread::scope(|scope| {
        for worker in workers {
            let toil = &toil;
            scope.spawn(move || toil(worker));
        }
        first.map(toil)
    });
    #[cfg(not(feature = "threads"))]
    first.map(toil);
    results.into_inner().expect("all workers are done")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_stand_where_their_items_stand_however_many_work() {
        let items: Vec<u64> = (0..200).collect();
        for count in [1, 2, 7] {
            let double = |_: &mut u8, item: &u64| (!item.is_multiple_of(3)).then_some(item * 2);
            let results = map(vec![0_u8; count], &items, &Stop::new(), double);
            let expected = items.iter().map(|item| (!item.is_multiple_of(3)).then_some(item * 2));
            assert!(results.iter().copied().eq(expected), "{count} workers");
        }
    }

    #[test]
    fn nothing_is_begun_after_a_stop() {
        let stop = Stop::new();
        let done = map([()], &[1, 2, 3], &stop, |(), &item| {
            if item == 2 {
                stop.stop();
            }
            Some(item)
        });
        assert_eq!(done, [Some(1), Some(2), None]);
        assert_eq!(map([(); 0], &[1], &Stop::new(), |(), &item| Some(item)), [None]);
    }
}
