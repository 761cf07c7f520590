//! The network: how each round went, and what it makes of positions it has not seen.

use super::{SOURCES, discs};
use crate::dataset::Sample;
use crate::network::Round;
use crate::quality::Quality;
use outflank_eval::Weights;
use outflank_text::{Lines, Reader};

/// A round of teaching, as a line.
#[derive(Clone, Copy, Debug)]
pub struct RoundLine<'a>(pub &'a Round);

impl Lines for RoundLine<'_> {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        let figures = [("round", self.0.round.into()), ("error", discs(Some(self.0.error)).into())];
        vec![reader.text("train-round", &figures)]
    }
}

/// The errors of a network on positions that were held out, a line for each source of scores.
#[derive(Clone, Debug)]
pub struct HeldOut(Quality);

impl HeldOut {
    /// What weights make of samples.
    #[must_use]
    pub fn new(weights: &Weights, samples: &[Sample]) -> HeldOut {
        let mut quality = Quality::default();
        samples.iter().for_each(|sample| quality.add(weights, sample));
        HeldOut(quality)
    }
}

impl Lines for HeldOut {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        let known = SOURCES.into_iter().map(|(source, _, id)| (self.0.total(source), id));
        let line = |(tally, id): (crate::quality::Tally, &str)| {
            let figures = [
                ("source", reader.text(id, &[]).into()),
                ("count", tally.samples().into()),
                ("error", discs(tally.error()).into()),
            ];
            reader.text("train-held-out", &figures)
        };
        known.filter(|(tally, _)| tally.samples() > 0).map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::english;
    use super::*;
    use crate::dataset::Source;
    use outflank_rules::Position;

    #[test]
    fn each_source_of_scores_has_a_line() {
        let sample = |source| Sample { board: Position::START.board(), score: 2, source };
        let held = HeldOut::new(&Weights::zero(), &[sample(Source::Exact), sample(Source::Game)]);
        let told = english(|reader| held.lines(reader));
        assert_eq!(told.len(), 2);
        assert!(told.iter().all(|line| line.contains("2.00")), "{told:?}");
        let round = english(|reader| RoundLine(&Round { round: 3, error: 1.25 }).lines(reader));
        assert!(round[0].contains('3') && round[0].contains("1.25"), "{round:?}");
    }
}
