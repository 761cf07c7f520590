//! What comes after what: the puzzles of a kind, and what is to be repeated today.
//!
//! Nothing is remembered here. The lists are made afresh from [`Progress`] whenever they
//! are asked for, so that what was done in another window is known at once.

use crate::day::Day;
use crate::progress::Progress;
use crate::rulebook;
use crate::trainer::Trainer;
use outflank_puzzles::{Kind, Puzzle, collection};

/// What an exercise is one of, which says what comes after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Series {
    /// All of its kind.
    All,
    /// What is to be repeated today.
    Due,
    /// The puzzle of the day; others of its kind come after it.
    Daily,
}

/// The puzzles of a kind, the easier ones first.
#[must_use]
pub fn of_kind(kind: Kind) -> Vec<&'static Puzzle> {
    let mut puzzles: Vec<&Puzzle> = collection().iter().filter(|puzzle| puzzle.kind == kind).collect();
    puzzles.sort_by_key(|puzzle| puzzle.difficulty.level);
    puzzles
}

/// The first of these puzzles not solved yet, beginning with number `from` and going round.
/// When all are, number `from` itself; none behind the last.
#[must_use]
pub fn next_unsolved(
    puzzles: &[&'static Puzzle],
    from: usize,
    progress: &Progress,
) -> Option<&'static Puzzle> {
    let (before, behind) = puzzles.split_at(from.min(puzzles.len()));
    let mut round = behind.iter().chain(before).copied();
    round.find(|puzzle| !progress.solved.contains(&puzzle.id)).or_else(|| puzzles.get(from).copied())
}

/// The puzzles due today, of the collection and of the rulebook, the longest overdue first.
/// One of an older collection may still have a card; it is left out.
#[must_use]
pub fn due_puzzles(progress: &Progress, today: Day) -> Vec<&str> {
    let known = |id: &&str| {
        collection().iter().any(|puzzle| puzzle.id == *id) || rulebook::puzzles().any(|entry| entry.id == *id)
    };
    progress.puzzles.due(today).into_iter().filter(known).collect()
}

/// The openings due today that are still in the list, the longest overdue first.
#[must_use]
pub fn due_openings(progress: &Progress, today: Day) -> Vec<&str> {
    let known = |name: &&str| Trainer::named(name).is_some();
    progress.openings.due(today).into_iter().filter(known).collect()
}

/// The one behind `name`, going round: whoever leaves one out sees all others before it
/// comes again. The first when `name` is not due any more; none besides `name` itself.
pub(crate) fn behind<'a>(due: &[&'a str], name: &str) -> Option<&'a str> {
    let at = due.iter().position(|due| *due == name).map_or(0, |at| at + 1);
    due.iter().cycle().skip(at).take(due.len()).copied().find(|due| *due != name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_comes_again_behind_all_others() {
        let due = ["a", "b", "c"];
        assert_eq!(behind(&due, "a"), Some("b"));
        assert_eq!(behind(&due, "c"), Some("a"));
        assert_eq!(behind(&due, "solved"), Some("a"));
        assert_eq!((behind(&["a"], "a"), behind(&[], "a")), (None, None));
    }

    #[test]
    fn the_next_puzzle_is_one_that_is_not_solved() {
        let puzzles = of_kind(Kind::Trap);
        assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.difficulty.level));
        let mut progress = Progress::default();
        progress.solved_puzzle(&puzzles[1].id, true, Day(1));
        let next = |from, progress: &Progress| next_unsolved(&puzzles, from, progress).unwrap().id.clone();
        assert_eq!(next(1, &progress), puzzles[2].id);
        assert_eq!(next(puzzles.len(), &progress), puzzles[0].id, "going round");
        puzzles.iter().for_each(|puzzle| progress.solved_puzzle(&puzzle.id, true, Day(1)));
        assert_eq!(next(1, &progress), puzzles[1].id, "all are solved");
        assert!(next_unsolved(&puzzles, puzzles.len(), &progress).is_none(), "behind the last");
    }

    #[test]
    fn puzzles_of_the_rulebook_are_repeated_and_forgotten_ones_are_not() {
        let mut progress = Progress::default();
        let rulebook = &rulebook::puzzles().next().unwrap().id;
        for id in [rulebook.as_str(), "trap-of-an-older-collection"] {
            progress.solved_puzzle(id, false, Day(1));
            progress.openings.learn(id, Day(1));
        }
        assert_eq!(due_puzzles(&progress, Day(2)), [rulebook]);
        assert_eq!(due_openings(&progress, Day(2)), [""; 0]);
    }
}
