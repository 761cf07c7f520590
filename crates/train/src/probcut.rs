//! Measuring how far shallow searches are from deep ones.
//!
//! Positions are searched at every depth; the differences between depths, grouped by
//! depth, shallow depth and empty squares, give standard deviations, and a line through
//! their logarithms gives the numbers of [`outflank_engine::probcut`].

use outflank_engine::probcut::{Deviation, ProbCut};
use outflank_engine::{Engine, Limits, Score, Selectivity, Stop, clock};
use outflank_eval::{PER_DISC, Weights, evaluate};
use outflank_rules::isa::Isa;
use outflank_rules::{Board, Color, Position};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Differences between two searches of one position.
#[derive(Clone, Copy, Debug, Default)]
struct Spread {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Spread {
    fn add(&mut self, difference: f64) {
        self.count += 1.0;
        self.sum += difference;
        self.squares += difference * difference;
    }

    fn deviation(&self) -> f64 {
        let mean = self.sum / self.count;
        (self.squares / self.count - mean * mean).max(0.0).sqrt()
    }
}

/// Measured spreads, by whether the deep search reached the end, empty squares (in
/// groups of four), depth and shallow depth.
#[derive(Default)]
pub struct Measurement {
    spreads: BTreeMap<(bool, u32, u32, u32), Spread>,
}

/// Searches positions for a measurement.
pub struct Measurer {
    engine: Engine,
    weights: Arc<Weights>,
}

impl Measurer {
    /// A measurer with these weights.
    #[must_use]
    pub fn new(weights: Arc<Weights>) -> Measurer {
        let settings = outflank_engine::Settings { table_bytes: 64 << 20, ..Default::default() };
        Measurer { engine: Engine::new(settings, Arc::clone(&weights), Box::new(clock::Stopped)), weights }
    }

    /// Searches a position to `depth` plies, and all depths on the way; to the end when
    /// the depth reaches it.
    pub fn measure(&mut self, board: Board, depth: u32, into: &mut Measurement) {
        let empties = board.empties();
        let position = Position::from_board(board, Color::Black);
        let mut scores = vec![f64::from(evaluate(Isa::best(), &self.weights, board)) / f64::from(PER_DISC)];
        self.engine.clear();
        for plies in 1..=depth.min(empties) {
            let limits = Limits::depth(plies, Selectivity::NONE);
            let Ok(outcome) = self.engine.search(position, &limits, &Stop::new(), &mut |_| {}) else {
                return;
            };
            let discs = match outcome.best().score {
                Score::Exact(discs) | Score::Estimate { discs, .. } => discs.discs(),
                Score::Outcome(_) | Score::Book { .. } => unreachable!("neither was asked for"),
            };
            scores.push(f64::from(discs));
        }
        for deep in 3..scores.len() {
            for shallow in (0..deep - 1).filter(|shallow| *shallow == 0 || (deep - shallow) % 2 == 0) {
                let key = (deep as u32 == empties, empties / 4 * 4 + 2, deep as u32, shallow as u32);
                into.spreads.entry(key).or_default().add(scores[deep] - scores[shallow]);
            }
        }
    }
}

impl Measurement {
    /// Adds another measurement.
    pub fn merge(&mut self, other: Measurement) {
        for (key, spread) in other.spreads {
            let own = self.spreads.entry(key).or_default();
            own.count += spread.count;
            own.sum += spread.sum;
            own.squares += spread.squares;
        }
    }

    /// The models that fit best, or nothing when there is too little data.
    #[must_use]
    pub fn fit(&self) -> Option<ProbCut> {
        Some(ProbCut { midgame: self.fit_model(false)?, endgame: self.fit_model(true)? })
    }

    fn fit_model(&self, to_end: bool) -> Option<Deviation> {
        // Normal equations of a weighted least squares fit of the logarithms.
        let mut matrix = [[0.0; 5]; 4];
        let mut groups = 0;
        for (&(end, empties, depth, shallow), spread) in &self.spreads {
            if end != to_end || spread.count < 30.0 || spread.deviation() <= 0.0 {
                continue;
            }
            groups += 1;
            let terms = Deviation::terms(empties, depth, shallow);
            for row in 0..4 {
                for column in 0..4 {
                    matrix[row][column] += spread.count * terms[row] * terms[column];
                }
                matrix[row][4] += spread.count * terms[row] * spread.deviation().ln();
            }
        }
        (groups >= 8).then(|| solve(matrix)).flatten().map(|numbers| Deviation { numbers })
    }
}

/// Gaussian elimination with pivoting; the last column is the right-hand side.
fn solve(mut matrix: [[f64; 5]; 4]) -> Option<[f64; 4]> {
    for column in 0..4 {
        let pivot = (column..4)
            .max_by(|&a, &b| matrix[a][column].abs().total_cmp(&matrix[b][column].abs()))
            .expect("there are rows left");
        if matrix[pivot][column].abs() < 1e-12 {
            return None;
        }
        matrix.swap(column, pivot);
        let pivot_row = matrix[column];
        for (row, entries) in matrix.iter_mut().enumerate() {
            if row != column {
                let factor = entries[column] / pivot_row[column];
                for (entry, pivot) in entries.iter_mut().zip(pivot_row) {
                    *entry -= factor * pivot;
                }
            }
        }
    }
    Some(std::array::from_fn(|row| matrix[row][4] / matrix[row][row]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_model_is_found_again() {
        let truth = Deviation { numbers: [0.8, -0.4, 0.3, -0.5] };
        let mut measurement = Measurement::default();
        for to_end in [false, true] {
            for empties in [12, 20, 28, 40] {
                for depth in 4..12 {
                    for shallow in 0..depth - 1 {
                        let deviation = truth.discs(empties, depth, shallow);
                        let mut spread = Spread::default();
                        for _ in 0..20 {
                            spread.add(deviation);
                            spread.add(-deviation);
                        }
                        measurement.spreads.insert((to_end, empties, depth, shallow), spread);
                    }
                }
            }
        }
        let found = measurement.fit().unwrap();
        for (a, b) in found.midgame.numbers.iter().zip(truth.numbers) {
            assert!((a - b).abs() < 1e-6, "{found:?}");
        }
    }
}
