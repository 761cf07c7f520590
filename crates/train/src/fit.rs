//! Fitting the weights: ridge regression, one stage at a time.
//!
//! The evaluation is linear in its weights, so the best ones for a stage solve a least
//! squares problem. It is solved by conjugate gradients with a diagonal preconditioner:
//! no learning rate, the same result on every run, a few dozen passes over the data.

use crate::dataset::Sample;
use outflank_eval::pattern::{LANES, PatternSet};
use outflank_eval::weights::stage;
use outflank_eval::{Features, PER_DISC, STAGES, Weights};

/// Settings of a fit.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Passes over the data.
    pub iterations: u32,
    /// Pull of every weight towards zero, in samples.
    pub ridge: f64,
}

/// How well a stage was fitted.
#[derive(Clone, Copy, Debug)]
pub struct StageReport {
    /// Which stage.
    pub stage: usize,
    /// Samples fitted.
    pub samples: usize,
    /// Mean absolute error on them, in discs.
    pub error: f64,
    /// Samples held out.
    pub held_out: usize,
    /// Mean absolute error on those, in discs.
    pub held_out_error: f64,
}

/// Samples of one stage: which weights each one touches, and its score.
pub struct StageData {
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

    /// Takes the samples of a stage out of a stream: those to fit, which also come from
    /// one ply around the stage so that neighbouring stages agree, and those held out.
    pub fn collect<'a>(
        &self,
        samples: impl Iterator<Item = &'a Sample>,
        wanted: usize,
    ) -> (StageData, StageData) {
        let mut fit = StageData::new(self.active);
        let mut held_out = StageData::new(self.active);
        let offsets = &PatternSet::get().lane_offsets;
        for (number, sample) in samples.enumerate() {
            let empties = sample.board.empties();
            let own = stage(empties) == wanted;
            let near = stage(empties + 1) == wanted || stage(empties.saturating_sub(1)) == wanted;
            // Whole stretches of games are held out, not single positions of a game
            // whose neighbours are fitted.
            let hold = number / 4096 % 40 == 7;
            let target = match (own, near, hold) {
                (true, _, true) => &mut held_out,
                (true, _, false) | (_, true, false) => &mut fit,
                _ => continue,
            };
            let features = Features::of(sample.board);
            let lanes: &[u16; LANES] = features.configurations();
            for lane in 0..self.active {
                let place = offsets[lane] as usize + usize::from(lanes[lane]);
                target.places.push(self.canonical[place]);
            }
            target.scores.push(f32::from(sample.score));
        }
        (fit, held_out)
    }

    /// Fits one stage and writes its weights.
    pub fn fit(
        &self,
        settings: &Settings,
        wanted: usize,
        (fit, held_out): (StageData, StageData),
        into: &mut [i16],
    ) -> StageReport {
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

    /// Fits all stages, several at a time.
    pub fn fit_all(
        &self,
        settings: &Settings,
        samples: &[Sample],
        threads: usize,
        report: impl Fn(&StageReport) + Sync,
    ) -> Weights {
        let next = std::sync::atomic::AtomicUsize::new(0);
        let tables = std::sync::Mutex::new(Weights::zero());
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    loop {
                        let wanted = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                        if wanted >= STAGES {
                            return;
                        }
                        let data = self.collect(samples.iter(), wanted);
                        let mut table = vec![0; PatternSet::get().weights];
                        let result = self.fit(settings, wanted, data, &mut table);
                        report(&result);
                        tables
                            .lock()
                            .expect("no thread panics while it holds the weights")
                            .stage_mut(wanted)
                            .copy_from_slice(&table);
                    }
                });
            }
        });
        tables.into_inner().expect("all threads are done")
    }
}

fn mean_error(data: &StageData, solution: &[f64]) -> f64 {
    let total: f64 = data
        .rows()
        .map(|(row, score)| {
            let value: f64 = row.iter().map(|&place| solution[place as usize]).sum();
            (value.clamp(-64.0, 64.0) - f64::from(score)).abs()
        })
        .sum();
    total / data.scores.len().max(1) as f64
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
