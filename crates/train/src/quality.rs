//! How far the evaluation is from the truth, stage by stage.
//!
//! Scores that were solved are the truth; what a search says is close to it, and results
//! of games are only what two players of some strength made of a position. The three are
//! kept apart.

use crate::dataset::{Sample, Source};
use outflank_eval::weights::stage;
use outflank_eval::{PER_DISC, STAGES, Weights, evaluate};
use outflank_rules::isa::Isa;
use std::ops::AddAssign;

/// Differences between the evaluation and the scores of some samples.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    samples: u64,
    absolute: f64,
    sum: f64,
}

impl Tally {
    fn add(&mut self, difference: f64) {
        self.samples += 1;
        self.absolute += difference.abs();
        self.sum += difference;
    }

    /// How many samples.
    #[must_use]
    pub fn samples(&self) -> u64 {
        self.samples
    }

    /// Mean absolute error in discs; nothing without samples.
    #[must_use]
    pub fn error(&self) -> Option<f64> {
        (self.samples > 0).then(|| self.absolute / self.samples as f64)
    }

    /// Mean of evaluation minus score in discs: above zero when the side to move is
    /// thought to be better off than it is. Nothing without samples.
    #[must_use]
    pub fn bias(&self) -> Option<f64> {
        (self.samples > 0).then(|| self.sum / self.samples as f64)
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.samples += other.samples;
        self.absolute += other.absolute;
        self.sum += other.sum;
    }
}

/// The tallies of all stages.
#[derive(Clone, Debug, Default)]
pub struct Quality {
    exact: [Tally; STAGES],
    search: [Tally; STAGES],
    game: [Tally; STAGES],
}

impl Quality {
    /// Evaluates a sample and holds it against its score.
    pub fn add(&mut self, weights: &Weights, sample: &Sample) {
        let value = f64::from(evaluate(Isa::best(), weights, sample.board)) / f64::from(PER_DISC);
        let tallies = match sample.source {
            Source::Exact => &mut self.exact,
            Source::Search => &mut self.search,
            Source::Game => &mut self.game,
        };
        tallies[stage(sample.board.empties())].add(value.clamp(-64.0, 64.0) - f64::from(sample.score));
    }

    /// The tallies of one kind of score, by stage.
    #[must_use]
    pub fn stages(&self, source: Source) -> &[Tally; STAGES] {
        match source {
            Source::Exact => &self.exact,
            Source::Search => &self.search,
            Source::Game => &self.game,
        }
    }

    /// All stages together, for one kind of score.
    #[must_use]
    pub fn total(&self, source: Source) -> Tally {
        let mut total = Tally::default();
        for tally in self.stages(source) {
            total += *tally;
        }
        total
    }
}

/// The empty squares of a stage, fewest and most.
#[must_use]
pub fn empties_of(wanted: usize) -> (u32, u32) {
    let mut inside = (0..=60).filter(|&empties| stage(empties) == wanted);
    let fewest = inside.next().unwrap_or_default();
    (fewest, inside.next_back().unwrap_or(fewest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_rules::Board;

    #[test]
    fn even_weights_are_wrong_by_the_score() {
        let weights = Weights::zero();
        let mut quality = Quality::default();
        for (score, source) in [(6, Source::Game), (-2, Source::Game), (10, Source::Exact)] {
            quality.add(&weights, &Sample { board: Board::START, score, source });
        }
        let game = quality.stages(Source::Game)[0];
        assert_eq!((game.samples(), game.error(), game.bias()), (2, Some(4.0), Some(-2.0)));
        let exact = quality.total(Source::Exact);
        assert_eq!((exact.samples(), exact.error(), exact.bias()), (1, Some(10.0), Some(-10.0)));
        assert_eq!(quality.stages(Source::Exact)[1].error(), None);
    }

    #[test]
    fn stages_cover_all_numbers_of_empty_squares() {
        assert_eq!([0, 1, 18, 19].map(empties_of), [(58, 60), (55, 57), (4, 6), (0, 3)]);
        let all: u32 = (0..STAGES).map(empties_of).map(|(fewest, most)| most - fewest + 1).sum();
        assert_eq!(all, 61);
    }
}
