//! What the results of a match say about strength.
//!
//! Games come in pairs: the same opening twice, with colours swapped. An opening that
//! favours one colour helps both players once, so the two games of a pair are not
//! independent, and it is the pairs that are counted: each is worth 0, ¼, ½, ¾ or 1 to
//! A. With N pairs of mean score μ and variance σ²:
//!
//! * the Elo difference is −400·log₁₀(1/μ − 1), and its 95 % interval comes from
//!   μ ± 1.96·√(σ²/N);
//! * the sequential test weighs two hypotheses, an Elo difference of `elo0` or of
//!   `elo1` with scores s₀ and s₁, by the log-likelihood ratio of a normal
//!   distribution, N·(s₁ − s₀)·(2μ − s₀ − s₁) / (2σ²). It stops at ln(β/(1−α)) and
//!   ln((1−β)/α) with α = β = 5 %, which is ±2.944.

use std::fmt;

/// Standard deviations of a normal distribution that hold 95 % of it.
const TWO_SIDED_95: f64 = 1.959_964;

/// How often a sequential test may be wrong, either way.
const ERROR_RATE: f64 = 0.05;

/// Counted in the test for a kind of pair that has not been seen: without it a match
/// that begins with one kind alone would have no variance and be decided at once. Once
/// all five kinds have come up it plays no part.
const UNSEEN: f64 = 0.5;

/// Pairs by A's points in them: 0, ½, 1, 1½ or 2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs(pub [u64; 5]);

impl Pairs {
    /// Adds a pair in which A made so many half points.
    pub fn add(&mut self, half_points: usize) {
        self.0[half_points.min(4)] += 1;
    }

    /// How many pairs there are.
    pub fn count(self) -> u64 {
        self.0.iter().sum()
    }

    /// Mean and variance of the score of a pair, between 0 and 1.
    fn moments(counts: [f64; 5]) -> (f64, f64) {
        let total: f64 = counts.iter().sum();
        let score = |index: usize| index as f64 / 4.0;
        let mean = (0..5).map(|index| counts[index] * score(index)).sum::<f64>() / total;
        let variance = (0..5).map(|index| counts[index] * (score(index) - mean).powi(2)).sum::<f64>() / total;
        (mean, variance)
    }

    /// A's advantage in Elo points, when the pairs tell one.
    pub fn elo(self) -> Option<Estimate> {
        let count = self.count();
        if count == 0 {
            return None;
        }
        let (mean, variance) = Pairs::moments(self.0.map(|count| count as f64));
        // Pairs that are all alike say nothing about how much they vary.
        let error = match variance {
            0.0 => f64::INFINITY,
            variance => TWO_SIDED_95 * (variance / count as f64).sqrt(),
        };
        Some(Estimate {
            difference: finite(elo(mean))?,
            low: finite(elo(mean - error)),
            high: finite(elo(mean + error)),
        })
    }
}

/// A difference in Elo points with its 95 % interval; an end of the interval is missing
/// when it is beyond all bounds or when the games do not tell it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The most likely difference.
    pub difference: f64,
    /// The lower end.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
}

fn finite(number: f64) -> Option<f64> {
    number.is_finite().then_some(number)
}

/// The Elo difference at which this score is expected.
fn elo(score: f64) -> f64 {
    // Adding zero turns the minus zero of an even score into a plain one.
    -400.0 * (1.0 / score.clamp(0.0, 1.0) - 1.0).log10() + 0.0
}

/// The score that is expected at this Elo difference.
fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// A sequential probability ratio test.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// A is stronger by no more than this.
    pub elo0: f64,
    /// A is stronger by at least this.
    pub elo1: f64,
}

/// Where a test stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// More games are needed.
    Open,
    /// The first hypothesis is accepted: `elo0`.
    Lower,
    /// The second hypothesis is accepted: `elo1`.
    Upper,
}

/// Why a text is no test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSprtError;

impl fmt::Display for ParseSprtError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("two Elo differences are expected, the smaller first, such as 0,10")
    }
}

impl std::error::Error for ParseSprtError {}

impl std::str::FromStr for Sprt {
    type Err = ParseSprtError;

    fn from_str(text: &str) -> Result<Sprt, ParseSprtError> {
        let (elo0, elo1) = text.split_once(',').ok_or(ParseSprtError)?;
        let number = |text: &str| {
            let number: f64 = text.trim().parse().map_err(|_| ParseSprtError)?;
            if number.abs() <= 1000.0 { Ok(number) } else { Err(ParseSprtError) }
        };
        let (elo0, elo1) = (number(elo0)?, number(elo1)?);
        if elo0 < elo1 { Ok(Sprt { elo0, elo1 }) } else { Err(ParseSprtError) }
    }
}

impl Sprt {
    /// At or below the first the lower hypothesis is accepted, at or above the second the
    /// upper.
    pub fn bounds() -> (f64, f64) {
        ((ERROR_RATE / (1.0 - ERROR_RATE)).ln(), ((1.0 - ERROR_RATE) / ERROR_RATE).ln())
    }

    /// The log-likelihood ratio of the two hypotheses.
    pub fn ratio(self, pairs: Pairs) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        let counts = pairs.0.map(|count| (count as f64).max(UNSEEN));
        let (mean, variance) = Pairs::moments(counts);
        let (s0, s1) = (expected_score(self.elo0), expected_score(self.elo1));
        let total: f64 = counts.iter().sum();
        total * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)
    }

    /// Where the test stands after these pairs.
    pub fn verdict(self, pairs: Pairs) -> Verdict {
        let (lower, upper) = Sprt::bounds();
        match self.ratio(pairs) {
            ratio if ratio <= lower => Verdict::Lower,
            ratio if ratio >= upper => Verdict::Upper,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 5e-3, "{found}, expected {expected}");
    }

    #[test]
    fn the_elo_scale_has_its_known_values() {
        near(elo(0.5), 0.0);
        near(elo(0.75), 190.849);
        near(elo(0.640_065), 100.0);
        near(elo(0.25), -190.849);
        near(expected_score(400.0), 10.0 / 11.0);
        near(expected_score(elo(0.9)), 0.9);
        assert_eq!(elo(1.0), f64::INFINITY);
    }

    /// 100 pairs, worked out by hand: mean 0.55, variance 0.05375, standard error 0.02318.
    #[test]
    fn the_interval_comes_from_the_pairs() {
        let pairs = Pairs([5, 15, 40, 35, 5]);
        let (mean, variance) = Pairs::moments(pairs.0.map(|count| count as f64));
        near(mean, 0.55);
        near(variance, 0.053_75);
        let estimate = pairs.elo().unwrap();
        near(estimate.difference, 34.860);
        near(estimate.low.unwrap(), 3.169);
        near(estimate.high.unwrap(), 67.142);
    }

    #[test]
    fn the_interval_is_symmetric_for_an_even_match() {
        let estimate = Pairs([0, 25, 50, 25, 0]).elo().unwrap();
        assert_eq!(estimate.difference, 0.0);
        near(estimate.low.unwrap(), -estimate.high.unwrap());
    }

    #[test]
    fn a_clean_sweep_is_beyond_all_bounds() {
        assert_eq!(Pairs([0, 0, 0, 0, 9]).elo(), None);
        assert_eq!(Pairs::default().elo(), None);
        let almost = Pairs([0, 0, 0, 1, 9]).elo().unwrap();
        assert!(almost.difference > 400.0 && almost.high.is_none());
        let alike = Pairs([0, 0, 3, 0, 0]).elo().unwrap();
        assert_eq!((alike.difference.to_bits(), alike.low, alike.high), (0, None, None));
    }

    #[test]
    fn the_bounds_of_the_test_are_those_of_the_tables() {
        let (lower, upper) = Sprt::bounds();
        near(lower, -2.944);
        near(upper, 2.944);
    }

    /// With the pairs above, 0 against 10 Elo: s₀ = ½, s₁ = 0.514387;
    /// 100 · 0.014387 · (1.1 − 1.014387) / 0.1075 = 1.1458.
    #[test]
    fn the_ratio_is_that_of_two_normal_distributions() {
        let test = Sprt { elo0: 0.0, elo1: 10.0 };
        let pairs = Pairs([5, 15, 40, 35, 5]);
        near(test.ratio(pairs), 1.1458);
        assert_eq!(test.verdict(pairs), Verdict::Open);
        let more = Pairs(pairs.0.map(|count| count * 3));
        near(test.ratio(more), 3.4374);
        assert_eq!(test.verdict(more), Verdict::Upper);
        let mut reversed = more;
        reversed.0.reverse();
        assert_eq!(test.verdict(reversed), Verdict::Lower);
        assert_eq!(test.verdict(Pairs::default()), Verdict::Open);
    }

    #[test]
    fn few_pairs_decide_nothing_and_a_long_sweep_does() {
        let test = Sprt { elo0: 0.0, elo1: 10.0 };
        for kind in 0..5 {
            let mut pairs = Pairs::default();
            for _ in 0..5 {
                pairs.add(kind);
                assert_eq!(test.verdict(pairs), Verdict::Open, "{pairs:?}");
            }
        }
        assert_eq!(test.verdict(Pairs([0, 0, 0, 0, 40])), Verdict::Upper);
        assert_eq!(test.verdict(Pairs([40, 0, 0, 0, 0])), Verdict::Lower);
    }

    #[test]
    fn tests_are_read() {
        assert_eq!("0,10".parse(), Ok(Sprt { elo0: 0.0, elo1: 10.0 }));
        assert_eq!("-5, 2.5".parse(), Ok(Sprt { elo0: -5.0, elo1: 2.5 }));
        for text in ["", "5", "5,5", "10,0", "a,b", "0,nan", "0,inf", "0,1,2"] {
            assert_eq!(text.parse::<Sprt>(), Err(ParseSprtError), "{text}");
        }
    }
}
