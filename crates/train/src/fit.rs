//! Fitting the weights: ridge regression, one stage at a time.
//!
//! The evaluation is linear in its weights, so the best ones for a stage solve a least
//! squares problem. It is solved by conjugate gradients with a diagonal preconditioner:
//! no learning rate, the same result on every run, a few dozen passes over the data.

use crate::dataset::Sample;
use crate::in_order::InOrder;
use outflank_engine::{Stop, work_queue};
use outflank_eval::pattern::{LANES, PatternSet};
use outflank_eval::weights::stage;
use outflank_eval::{Features, PER_DISC, STAGES, Weights};
use std::sync::{Mutex, mpsc};
use std::thread;

/// Settings of a fit.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Passes over the data.
    pub iterations: u32,
    /// Pull of every weight towards zero, in samples.
    pub ridge: f64,
}

impl Default for Settings {
    /// Those of the weights in `data/`.
    fn default() -> Settings {
        Settings { iterations: 30, ridge: 4.0 }
    }
}

/// Samples to fit, and others held out to tell how well that went.
///
/// Whole games are held out: a position is much like its neighbours, and one whose
/// neighbours are fitted would flatter the result.
#[derive(Clone, Debug)]
pub struct Split {
    /// Samples to fit.
    pub fit: Vec<Sample>,
    /// Samples held out.
    pub held_out: Vec<Sample>,
    games: u64,
    one_in: u64,
}

impl Split {
    /// Nothing yet; one game in so many will be held out.
    #[must_use]
    pub fn new(one_in: u64) -> Split {
        Split { fit: Vec::new(), held_out: Vec::new(), games: 0, one_in: one_in.max(1) }
    }

    /// Takes the samples of one more game.
    pub fn add(&mut self, game: Vec<Sample>) {
        self.games += 1;
        let part = if self.games.is_multiple_of(self.one_in) { &mut self.held_out } else { &mut self.fit };
        part.extend(game);
    }

    /// How many games there are in both parts.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }
}

/// How well a stage was fitted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StageReport {
    /// Which stage.
    pub stage: usize,
    /// Samples fitted.
    pub samples: usize,
    /// Mean absolute error on them, in discs; nothing without samples.
    pub error: Option<f64>,
    /// Samples held out.
    pub held_out: usize,
    /// Mean absolute error on those, in discs; nothing without samples.
    pub held_out_error: Option<f64>,
}

/// Samples of one stage: which weights each one touches, and its score.
struct StageData {
    active: usize,
    places: Vec<u32>,
    scores: Vec<f32>,
}

impl StageData {
    fn new(active: usize) -> StageData {
        StageData { active, places: Vec::new(), scores: Vec::new() }
    }

    fn rows(&self) -> impl Iterator<Item = (&[u32], f32)> {
        self.places.chunks_exact(self.active).zip(self.scores.iter().copied())
    }
}

/// The patterns as seen by the fit: every lane's configuration mapped to the weight it
/// shares with its mirror image.
pub struct Fitter {
    active: usize,
    canonical: Vec<u32>,
}

impl Default for Fitter {
    fn default() -> Fitter {
        Fitter::new()
    }
}

impl Fitter {
    /// A fitter for the current patterns.
    #[must_use]
    pub fn new() -> Fitter {
        let set = PatternSet::get();
        let mut canonical = Vec::with_capacity(set.weights);
        for pattern in &set.patterns {
            for configuration in 0..pattern.configurations {
                canonical.push((pattern.offset + pattern.canonical(configuration)) as u32);
            }
        }
        Fitter { active: set.patterns.last().map_or(0, |pattern| pattern.lanes.end), canonical }
    }

    /// Takes the samples of a stage out of a stream; those to fit also from one ply
    /// around the stage, so that neighbouring stages agree.
    fn collect<'a>(
        &self,
        samples: impl Iterator<Item = &'a Sample>,
        wanted: usize,
        with_neighbours: bool,
    ) -> StageData {
        let mut data = StageData::new(self.active);
        let offsets = &PatternSet::get().lane_offsets;
        for sample in samples {
            let empties = sample.board.empties();
            let near = || stage(empties + 1) == wanted || stage(empties.saturating_sub(1)) == wanted;
            if stage(empties) != wanted && !(with_neighbours && near()) {
                continue;
            }
            let features = Features::of(sample.board);
            let lanes: &[u16; LANES] = features.configurations();
            for lane in 0..self.active {
                let place = offsets[lane] as usize + usize::from(lanes[lane]);
                data.places.push(self.canonical[place]);
            }
            data.scores.push(f32::from(sample.score));
        }
        data
    }

    /// Fits one stage and writes its weights.
    fn fit(&self, settings: &Settings, wanted: usize, split: &Split, into: &mut [i16]) -> StageReport {
        let fit = self.collect(split.fit.iter(), wanted, true);
        let held_out = self.collect(split.held_out.iter(), wanted, false);
        let solution = conjugate_gradients(&fit, self.canonical.len(), settings);
        for (place, weight) in into[..self.canonical.len()].iter_mut().enumerate() {
            let value = solution[self.canonical[place] as usize] * f64::from(PER_DISC);
            *weight = value.round().clamp(-32_767.0, 32_767.0) as i16;
        }
        StageReport {
            stage: wanted,
            samples: fit.scores.len(),
            error: mean_error(&fit, &solution),
            held_out: held_out.scores.len(),
            held_out_error: mean_error(&held_out, &solution),
        }
    }

    /// Fits all stages, several at a time, and reports them in their order, on the caller's
    /// thread.
    pub fn fit_all(
        &self,
        settings: &Settings,
        split: &Split,
        threads: usize,
        mut report: impl FnMut(&StageReport),
    ) -> Weights {
        let workers = vec![(); threads.clamp(1, STAGES)];
        let stages: Vec<usize> = (0..STAGES).collect();
        let (sender, receiver) = mpsc::channel();
        let tables = thread::scope(|scope| {
            let fitted = scope.spawn(|| {
                let told = Mutex::new((InOrder::from(0), sender));
                work_queue::map(workers, &stages, &Stop::new(), |(), &stage| {
                    let mut table = vec![0; PatternSet::get().weights];
                    let result = self.fit(settings, stage, split, &mut table);
                    let mut told = told.lock().expect("no thread panics while it tells");
                    let (order, sender) = &mut *told;
                    for result in order.add(stage as u64, result) {
                        sender.send(result).expect("the caller listens to the end");
                    }
                    Some(table)
                })
            });
            receiver.iter().for_each(|result| report(&result));
            fitted.join().expect("the fit does not panic")
        });
        let mut weights = Weights::zero();
        for (stage, table) in tables.iter().enumerate() {
            let table = table.as_ref().expect("nothing stops a fit");
            weights.stage_mut(stage).copy_from_slice(table);
        }
        weights
    }
}

fn mean_error(data: &StageData, solution: &[f64]) -> Option<f64> {
    let total: f64 = data
        .rows()
        .map(|(row, score)| {
            let value: f64 = row.iter().map(|&place| solution[place as usize]).sum();
            (value.clamp(-64.0, 64.0) - f64::from(score)).abs()
        })
        .sum();
    (!data.scores.is_empty()).then(|| total / data.scores.len() as f64)
}

/// Minimises the squared error plus the ridge.
fn conjugate_gradients(data: &StageData, unknowns: usize, settings: &Settings) -> Vec<f64> {
    let mut diagonal = vec![settings.ridge; unknowns];
    let mut residual = vec![0.0_f64; unknowns];
    for (row, score) in data.rows() {
        for &place in row {
            diagonal[place as usize] += 1.0;
            residual[place as usize] += f64::from(score);
        }
    }
    let mut solution = vec![0.0_f64; unknowns];
    let mut direction: Vec<f64> = residual.iter().zip(&diagonal).map(|(r, d)| r / d).collect();
    let mut strength: f64 = residual.iter().zip(&direction).map(|(r, z)| r * z).sum();
    for _ in 0..settings.iterations {
        if strength < 1e-9 {
            break;
        }
        let mut image: Vec<f64> = direction.iter().map(|d| d * settings.ridge).collect();
        for (row, _) in data.rows() {
            let value: f64 = row.iter().map(|&place| direction[place as usize]).sum();
            for &place in row {
                image[place as usize] += value;
            }
        }
        let step = strength / direction.iter().zip(&image).map(|(d, i)| d * i).sum::<f64>();
        let mut next = 0.0;
        for index in 0..unknowns {
            solution[index] += step * direction[index];
            residual[index] -= step * image[index];
            next += residual[index] * residual[index] / diagonal[index];
        }
        let keep = next / strength;
        strength = next;
        for index in 0..unknowns {
            direction[index] = residual[index] / diagonal[index] + keep * direction[index];
        }
    }
    solution
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dataset::Source;
    use outflank_eval::evaluate;
    use outflank_rules::Board;
    use outflank_rules::isa::Isa;

    #[test]
    fn one_game_in_so_many_is_held_out() {
        let mut split = Split::new(3);
        for score in 1..=7 {
            split.add(vec![Sample { board: Board::START, score, source: Source::Game }; 2]);
        }
        let scores = |samples: &[Sample]| samples.iter().map(|sample| sample.score).collect::<Vec<_>>();
        assert_eq!(scores(&split.held_out), [3, 3, 6, 6]);
        assert_eq!(scores(&split.fit), [1, 1, 2, 2, 4, 4, 5, 5, 7, 7]);
        assert_eq!(split.games(), 7);
    }

    #[test]
    fn a_single_position_is_learned_and_the_ridge_holds_back() {
        let board = Board::START;
        let mut split = Split::new(u64::MAX);
        split.add(vec![Sample { board, score: 12, source: Source::Game }; 50]);
        let value = |ridge: f64| {
            let settings = Settings { iterations: 50, ridge };
            let mut reports = Vec::new();
            let weights = Fitter::new().fit_all(&settings, &split, 2, |report| reports.push(*report));
            let stages: Vec<usize> = reports.iter().map(|report| report.stage).collect();
            assert_eq!(stages, (0..STAGES).collect::<Vec<_>>());
            assert_eq!((reports[0].samples, reports[0].held_out_error), (50, None));
            assert_eq!((reports[9].samples, reports[9].error), (0, None));
            f64::from(evaluate(Isa::best(), &weights, board)) / f64::from(PER_DISC)
        };
        let (loose, tight) = (value(0.001), value(1e6));
        assert!((loose - 12.0).abs() < 0.5, "{loose}");
        assert!(tight.abs() < 1.0, "{tight}");
    }
}
