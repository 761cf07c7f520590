//! The puzzle of the day.

use crate::day::Day;
use outflank_puzzles::{Kind, Puzzle};

/// The puzzle of a day: the same for everybody who has the same collection.
///
/// Six days in a row bring all six kinds, and no puzzle comes again before all of its
/// kind have come.
#[must_use]
pub fn puzzle(day: Day, collection: &[Puzzle]) -> Option<&Puzzle> {
    let kinds: Vec<Kind> =
        Kind::ALL.into_iter().filter(|kind| collection.iter().any(|puzzle| puzzle.kind == *kind)).collect();
    let count = kinds.len() as u32;
    let kind = *kinds.get(day.0.checked_rem(count)? as usize)?;
    let of_kind: Vec<&Puzzle> = collection.iter().filter(|puzzle| puzzle.kind == kind).collect();
    // A step that shares no factor with the length visits every place once.
    let length = of_kind.len();
    let step = (length * 3 / 8..).find(|&step| step > 0 && coprime(step, length))?;
    of_kind.get((day.0 / count) as usize * step % length).copied()
}

const fn coprime(mut a: usize, mut b: usize) -> bool {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a == 1
}
