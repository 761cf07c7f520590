//! A fixed set of searches, and the number of boards they visit.
//!
//! The number is the same in every run, on every machine and with every instruction
//! set, and changes with the slightest change of what is searched. A change to the
//! program that keeps it has kept the search; the time says whether it became faster.

use outflank_engine::{Engine, Limits, SearchError, SearchResult, Selectivity, Stop, Target};
use outflank_rules::{Move, Position, Square};

/// The table the set is searched with. With another one it is another search.
pub const TABLE_BYTES: usize = 64 << 20;

/// Problems of the FFO suite to solve, 6 to 23 empty squares.
const EXACT: [usize; 14] = [20, 1, 9, 16, 22, 24, 27, 30, 35, 36, 40, 41, 42, 44];
/// Problems to find only the winner of.
const OUTCOME: [usize; 3] = [2, 25, 28];
/// Problems of 27 to 34 empty squares to look so many plies into, with this certainty in
/// per cent.
const SELECTIVE: [(usize, u32, u8); 5] =
    [(51, 16, 73), (54, 16, 73), (56, 14, 87), (57, 12, 95), (59, 10, 100)];
/// Openings to look so many plies into.
const OPENINGS: [(&str, u32); 6] = [
    ("f5", 14),
    ("f5d6c3d3c4", 14),
    ("f5f6e6f4e3c5c4", 14),
    ("f5d6c5f4e3c6d3f6e6d7g3c4", 14),
    ("f5d6c4d3c3f4f6b4c2", 15),
    ("f5f4e3d6e6f6c5", 13),
];

/// A search of the set.
#[derive(Clone, Debug)]
pub struct Task {
    /// What it is, in a few words.
    pub name: String,
    /// Where to search.
    pub position: Position,
    /// How far.
    pub limits: Limits,
}

impl Task {
    fn problem(number: usize, target: Target) -> Task {
        let problem = &outflank_data::ffo()[number - 1];
        let what = match target {
            Target::Exact => "exact".to_owned(),
            Target::Outcome => "wld".to_owned(),
            Target::Depth { plies, selectivity } => format!("depth {plies}@{}%", selectivity.percent()),
        };
        Task { name: format!("FFO {number} {what}"), position: problem.board, limits: Limits::of(target) }
    }

    fn opening(moves: &str, plies: u32) -> Task {
        let squares = moves.as_bytes().chunks(2).map(|name| {
            let name = std::str::from_utf8(name).expect("the set is written in ASCII");
            name.parse::<Square>().expect("the set names squares")
        });
        let position = squares.fold(Position::START, |position, square| {
            position.play(Move::Place(square)).expect("the set's openings are legal")
        });
        let limits = Limits::depth(plies, Selectivity::FASTEST);
        Task { name: format!("{moves} depth {plies}"), position, limits }
    }

    /// Searches it with an emptied table.
    pub fn search(&self, engine: &mut Engine) -> Result<SearchResult, SearchError> {
        engine.clear();
        engine.search(self.position, &self.limits, &Stop::new(), &mut |_| {})
    }
}

/// The whole set.
#[must_use]
pub fn all() -> Vec<Task> {
    let exact = EXACT.map(|number| Task::problem(number, Target::Exact));
    let outcome = OUTCOME.map(|number| Task::problem(number, Target::Outcome));
    let selective = SELECTIVE.map(|(number, plies, percent)| {
        let selectivity = Selectivity::from_percent(percent).expect("the set names levels there are");
        Task::problem(number, Target::Depth { plies, selectivity })
    });
    let openings = OPENINGS.map(|(moves, plies)| Task::opening(moves, plies));
    exact.into_iter().chain(outcome).chain(selective).chain(openings).collect()
}

/// A few short searches, with a number of their own.
#[must_use]
pub fn quick() -> Vec<Task> {
    let mut tasks = Vec::from([20, 1, 9].map(|number| Task::problem(number, Target::Exact)));
    tasks.push(Task::problem(2, Target::Outcome));
    tasks.push(Task::opening("f5d6c3d3c4", 8));
    tasks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_task_can_be_searched() {
        let tasks = all();
        assert_eq!(tasks.len(), EXACT.len() + OUTCOME.len() + SELECTIVE.len() + OPENINGS.len());
        assert!(tasks.iter().chain(&quick()).all(|task| !task.position.is_over()));
    }
}
