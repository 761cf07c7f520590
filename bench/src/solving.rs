//! Timed solving.

use crate::machine::processor_time;
use outflank_data::ffo::Problem;
use outflank_engine::clock::System;
use outflank_engine::{Engine, Limits, Score, SearchError, Settings, Stop};
use outflank_eval::Weights;
use outflank_rules::{Move, Position};
use std::time::{Duration, Instant};

/// An engine whose memory is in place before the clock runs, and empty for every
/// position.
pub struct Solver {
    engine: Engine,
    settings: Settings,
}

/// What solving a position took.
#[derive(Clone, Copy, Debug)]
pub struct Solved {
    /// The exact score for the side to move.
    pub score: i32,
    /// The best move.
    pub mv: Move,
    /// Boards visited.
    pub nodes: u64,
    /// Wall-clock time.
    pub time: Duration,
    /// Time on a processor, where the system tells and one thread did it all.
    pub processor: Option<Duration>,
}

impl Solver {
    /// A solver with a table of so many MiB.
    #[must_use]
    pub fn new(table_mib: usize, threads: usize) -> Solver {
        let settings = Settings { table_bytes: table_mib << 20, threads, ..Settings::default() };
        let engine = Engine::new(settings.clone(), Weights::embedded(), Box::new(System::start()));
        let mut solver = Solver { engine, settings };
        // What is computed once a process is computed here; the table is touched by the
        // emptying before each position.
        let warm_up = solver.solve(outflank_data::ffo()[19].board);
        debug_assert!(warm_up.is_ok(), "FFO 20 is not over");
        solver
    }

    /// The set-up for a report: threads, memory, instruction set.
    #[must_use]
    pub fn describe(&self) -> String {
        let Settings { threads, isa, .. } = self.settings;
        let threads = if threads == 1 { "one thread".to_owned() } else { format!("{threads} threads") };
        format!(
            "{threads}, table of {} MiB, emptied for every position, {isa}",
            self.engine.table_bytes() >> 20
        )
    }

    /// Solves a position with an empty table.
    pub fn solve(&mut self, position: Position) -> Result<Solved, SearchError> {
        // Writes every page, so the system has handed them out before the clock runs.
        self.engine.clear();
        let (start, processor_start) = (Instant::now(), processor_time());
        let outcome = self.engine.search(position, &Limits::EXACT, &Stop::new(), &mut |_| {})?;
        let time = start.elapsed();
        let processor = processor_time()
            .zip(processor_start)
            .filter(|_| self.settings.threads == 1)
            .map(|(end, start)| end - start);
        let best = outcome.best();
        let Score::Exact(discs) = best.score else {
            unreachable!("a search without limits ends in an exact score");
        };
        Ok(Solved { score: discs.discs(), mv: best.mv, nodes: outcome.nodes, time, processor })
    }
}

impl Solved {
    /// Whether score and move are those published for a problem.
    #[must_use]
    pub fn is_right(&self, problem: &Problem) -> bool {
        let stated = self.mv.square().is_some_and(|square| problem.best_moves().any(|best| best == square));
        stated && self.score == problem.best_score()
    }
}

/// The number whose logarithm is the mean of the logarithms.
#[must_use]
pub fn geometric_mean(values: impl IntoIterator<Item = f64>) -> f64 {
    let (sum, count) =
        values.into_iter().fold((0.0, 0.0), |(sum, count), value| (sum + value.ln(), count + 1.0));
    f64::exp(sum / count)
}

/// The factor by which `y` grows with each `x`, and `y` at `x` = 0, fitted by least
/// squares to the logarithms.
#[must_use]
pub fn growth(points: &[(f64, f64)]) -> (f64, f64) {
    let count = points.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / count;
    let (mean_x, mean_log) = (mean(|point| point.0), mean(|point| point.1.ln()));
    let covariance: f64 = points.iter().map(|(x, y)| (x - mean_x) * (y.ln() - mean_log)).sum();
    let variance: f64 = points.iter().map(|(x, _)| (x - mean_x).powi(2)).sum();
    let slope = covariance / variance;
    (slope.exp(), (mean_log - slope * mean_x).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_solver_finds_the_published_score_again_and_again() {
        let mut solver = Solver::new(1, 1);
        let problem = &outflank_data::ffo()[0];
        let first = solver.solve(problem.board).unwrap();
        let second = solver.solve(problem.board).unwrap();
        assert!(first.is_right(problem) && second.is_right(problem));
        assert!(!first.is_right(&outflank_data::ffo()[1]));
        assert_eq!(first.nodes, second.nodes, "the table was empty both times");
    }

    #[test]
    fn growth_is_recovered() {
        let points: Vec<(f64, f64)> = (18..27).map(|x| (f64::from(x), 0.5 * 2.7_f64.powi(x))).collect();
        let (factor, at_zero) = growth(&points);
        assert!((factor - 2.7).abs() < 1e-9 && (at_zero - 0.5).abs() < 1e-9);
        assert!((geometric_mean([1.0, 100.0]) - 10.0).abs() < 1e-9);
    }
}
