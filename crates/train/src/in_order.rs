//! Results of several threads, put back into the order they were asked for.

use std::collections::BTreeMap;
use std::iter;

/// Holds results back until all with smaller numbers are there.
pub(crate) struct InOrder<T> {
    next: u64,
    waiting: BTreeMap<u64, T>,
}

impl<T> InOrder<T> {
    /// Begins with this number.
    pub(crate) fn from(next: u64) -> InOrder<T> {
        InOrder { next, waiting: BTreeMap::new() }
    }

    /// Takes a result and gives those whose turn it is.
    pub(crate) fn add(&mut self, number: u64, result: T) -> impl Iterator<Item = T> + '_ {
        self.waiting.insert(number, result);
        iter::from_fn(|| {
            let result = self.waiting.remove(&self.next)?;
            self.next += 1;
            Some(result)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_wait_for_their_turn() {
        let mut order = InOrder::from(5);
        let mut given = Vec::new();
        for number in [6, 5, 9, 8, 7] {
            given.push(order.add(number, number).collect::<Vec<_>>());
        }
        assert_eq!(given, [vec![], vec![5, 6], vec![], vec![], vec![7, 8, 9]]);
    }
}
