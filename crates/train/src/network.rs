//! Teaching the network: what patterns mean together.
//!
//! The network is not linear, so it is learned step by step: one position after another is
//! judged, and every number that had a part in the judgement is moved a little against the
//! error. Rows that are seen often move in smaller steps than rare ones (Duchi et al.,
//! "Adaptive subgradient methods", 2011), and all steps become smaller towards the end.
//! Rows are learned in parts, see `factorised.rs`.
//! One thread, a fixed order: the same positions give the same network on every run.

use crate::dataset::Sample;
use crate::factorised::FactorisedRows;
use crate::training_network::{TrainingNetwork, learn};
use outflank_eval::network::{HEADS, Network, head};
use outflank_rules::Rng;
use outflank_rules::isa::Isa;
use std::f32::consts::PI;

/// Settings of the teaching.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Times every position is shown.
    pub rounds: u32,
    /// Length of the first steps.
    pub rate: f32,
    /// Another seed shows the positions in another order.
    pub seed: u64,
    /// Positions that a network which goes on was taught from so far, each as often as it was
    /// shown: the more, the less it moves.
    pub taught: u64,
}

/// Positions that the network in `data/` was taught from: see README.md.
const TAUGHT: u64 = 219_000_000;

impl Default for Settings {
    /// Those of the network in `data/`.
    fn default() -> Settings {
        Settings { rounds: 4, rate: 0.12, seed: 0, taught: TAUGHT }
    }
}

/// Steps of the last round in relation to the first.
const LAST_STEP: f32 = 0.005;

/// Positions learned between two looks at the progress.
const PART: usize = 10_000;

/// How one round went.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Round {
    /// Which, counted from 1.
    pub round: u32,
    /// Mean absolute error in discs, each position judged just before it was learned.
    pub error: f64,
}

/// Learns a network from samples, from nothing or going on from another one. `progress` is told
/// how many positions have been shown, now and then, and may end the teaching by returning
/// false; `rounds` is told of every round.
pub fn teach(
    settings: &Settings,
    from: Option<&Network>,
    samples: &[Sample],
    mut progress: impl FnMut(u64) -> bool,
    mut rounds: impl FnMut(&Round),
) -> Option<Network> {
    let mut rng = Rng::new(settings.seed);
    let factorised = FactorisedRows::new();
    let mut training = match from {
        None => TrainingNetwork::new(&mut rng, &factorised),
        Some(network) => TrainingNetwork::dequantise(network, &factorised, samples, settings.taught),
    };
    let isa = Isa::best();
    let mut order: Vec<u32> = (0..samples.len() as u32).collect();
    let whole = (u64::from(settings.rounds) * samples.len() as u64).max(1);
    let mut done = 0;
    for round in 1..=settings.rounds {
        rng.shuffle(&mut order);
        let mut error = 0.0;
        for part in order.chunks(PART) {
            let turn = 0.5 * (1.0 + (PI * done as f32 / whole as f32).cos());
            let rate = settings.rate * (turn + LAST_STEP);
            error += learn(isa, &mut training, &factorised.rows, samples, part, rate);
            done += part.len() as u64;
            if !progress(done) {
                return None;
            }
        }
        rounds(&Round { round, error: error / samples.len().max(1) as f64 });
    }
    if from.is_none() {
        let mut seen = [0_usize; HEADS];
        samples.iter().for_each(|sample| seen[head(sample.board.empties())] += 1);
        training.lend_heads(&seen);
    }
    Some(training.quantise(&factorised))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dataset::Source;
    use outflank_eval::PER_DISC;
    use outflank_eval::network::places;
    use outflank_rules::Board;

    const CORNERS: u64 = outflank_rules::SquareSet::CORNERS.0;

    /// Positions of games by chance, with a score that no sum over patterns can tell: good
    /// when the number of corners taken is even, bad when it is odd.
    fn samples() -> Vec<Sample> {
        let mut rng = Rng::new(5);
        let mut samples = Vec::new();
        for _ in 0..400 {
            let mut board = Board::START;
            while !board.is_over() {
                let moves = board.moves();
                if moves.is_empty() {
                    board = board.swapped();
                    continue;
                }
                board = board.play(rng.pick(moves).expect("there are moves")).expect("legal");
                let taken = ((board.player().0 | board.opponent().0) & CORNERS).count_ones();
                let score = if taken.is_multiple_of(2) { 10 } else { -10 };
                samples.push(Sample { board, score, source: Source::Exact });
            }
        }
        samples
    }

    fn mean_error(network: &Network, samples: &[Sample]) -> f64 {
        let errors = samples.iter().map(|sample| {
            let value = outflank_eval::inference::infer(Isa::best(), network, sample.board);
            (f64::from(value) / f64::from(PER_DISC) - f64::from(sample.score)).abs()
        });
        errors.sum::<f64>() / samples.len() as f64
    }

    #[test]
    fn the_network_learns_what_no_sum_can_tell() {
        let samples = samples();
        let settings = Settings { rounds: 12, ..Settings::default() };
        let mut rounds = Vec::new();
        let network =
            teach(&settings, None, &samples, |_| true, |round| rounds.push(*round)).expect("not stopped");
        let error = mean_error(&network, &samples);
        assert!(error < 2.0, "{error} {rounds:?}");
        // What it said while it learned and what it says as integers agree.
        assert!((rounds[11].error - error).abs() < 0.5, "{error} {rounds:?}");
    }

    #[test]
    fn a_network_goes_on_from_where_it_is() {
        let (samples, settings) = (samples(), Settings { rounds: 6, ..Settings::default() });
        let (first, second) = samples.split_at(samples.len() / 2);
        let network = teach(&settings, None, first, |_| true, |_| ()).expect("not stopped");
        // Nothing is shown: nothing is forgotten either.
        let again = teach(&settings, Some(&network), &[], |_| true, |_| ()).expect("not stopped");
        assert!(network == again);
        // It has seen each of these six times, and is not undone by a few more.
        let more = Settings { rounds: 1, taught: 6 * first.len() as u64, ..settings };
        let further = teach(&more, Some(&network), second, |_| true, |_| ()).expect("not stopped");
        let (before, after) = (mean_error(&network, second), mean_error(&further, second));
        assert!(after < before, "{before} {after}");
    }

    #[test]
    fn the_more_a_network_has_seen_the_less_it_moves() {
        let (samples, settings) = (samples(), Settings { rounds: 1, ..Settings::default() });
        let (first, second) = samples.split_at(samples.len() / 2);
        let network = teach(&settings, None, first, |_| true, |_| ()).expect("not stopped");
        let moved = |taught: u64| -> u64 {
            let go_on = Settings { taught, ..settings };
            let further = teach(&go_on, Some(&network), second, |_| true, |_| ()).expect("not stopped");
            let difference = |place: usize| {
                let (before, after) = (network.row(place), further.row(place));
                before
                    .iter()
                    .zip(after)
                    .map(|(before, after)| u64::from(before.abs_diff(*after)))
                    .sum::<u64>()
            };
            places().filter(|(place, canonical)| place == canonical).map(|(place, _)| difference(place)).sum()
        };
        let (little, much) = (moved(1_000), moved(1_000_000));
        assert!(much > 0 && 4 * much < little, "{little} {much}");
    }

    #[test]
    fn heads_without_positions_are_lent_by_their_neighbours() {
        let (shown, others): (Vec<Sample>, Vec<Sample>) = samples()
            .into_iter()
            .filter(|sample| sample.board.empties() <= 42)
            .partition(|sample| sample.board.empties() <= 40);
        let settings = Settings { rounds: 12, ..Settings::default() };
        let network = teach(&settings, None, &shown, |_| true, |_| ()).expect("not stopped");
        // Knowing nothing would be wrong by 10.
        let error = mean_error(&network, &others);
        assert!(error < 6.0, "{error}");
    }

    #[test]
    fn the_same_positions_give_the_same_network_and_it_can_be_stopped() {
        let samples = &samples()[..3000];
        let settings = Settings { rounds: 1, ..Settings::default() };
        let network = || teach(&settings, None, samples, |_| true, |_| ());
        assert!(network() == network());
        assert!(network() != teach(&Settings { seed: 1, ..settings }, None, samples, |_| true, |_| ()));
        assert!(teach(&settings, None, samples, |_| false, |_| ()).is_none());
    }
}
