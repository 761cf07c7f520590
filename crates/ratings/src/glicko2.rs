//! Glicko-2, after Mark Glickman, "Example of the Glicko-2 system" (2022).
//!
//! The paper rates a whole period of games at once. Here a rating changes after every
//! game, so that people see it move; a period is then only a measure of time, in which
//! uncertainty grows. A player who does not play for a year goes from a deviation of
//! 60 to one of 110.

use serde::{Deserialize, Serialize};
use std::f64::consts::PI;

/// Points of a rating per unit of the paper's own scale.
const SCALE: f64 = 173.7178;
/// How quickly the volatility may change: τ of the paper.
const VOLATILITY_CHANGE: f64 = 0.5;
/// Where the search for a new volatility stops.
const TOLERANCE: f64 = 1e-6;
/// Rating periods a day.
const PERIODS_A_DAY: f64 = 0.214_36;

/// How many points White is worth: in 133,254 tournament games Black scored 48.3 %.
pub const WHITE_ADVANTAGE: f64 = 12.0;

/// An estimate of a player's strength.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// The estimate.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// How much the strength seems to change with time.
    pub volatility: f64,
}

impl Rating {
    /// Somebody of whom nothing is known.
    pub const NEW: Rating = Rating { rating: 1500.0, deviation: 350.0, volatility: 0.06 };

    /// The smallest and the largest deviation. The smallest keeps the ratings of those
    /// who play daily moving.
    pub const DEVIATIONS: (f64, f64) = (45.0, 350.0);
    const VOLATILITIES: (f64, f64) = (0.04, 0.08);
    /// No rating is lower, and none is higher.
    const RATINGS: (f64, f64) = (100.0, 4000.0);

    /// A level of the house: measured by many games, so its rating is a fixed point.
    #[must_use]
    pub const fn fixed(rating: f64) -> Rating {
        Rating { rating, deviation: Rating::DEVIATIONS.0, volatility: 0.04 }
    }

    /// Where somebody begins among people who has a rating against the computer: near
    /// it, but open to surprise.
    #[must_use]
    pub const fn seeded(self) -> Rating {
        Rating { rating: self.rating, deviation: 200.0, volatility: 0.06 }
    }

    /// Whether the estimate is too rough to be shown without a question mark.
    #[must_use]
    pub fn is_provisional(self) -> bool {
        self.deviation > 110.0
    }

    /// Whether the estimate is fine enough for a leaderboard.
    #[must_use]
    pub fn is_established(self) -> bool {
        self.deviation <= 75.0
    }

    /// The same rating after some periods without a game.
    #[must_use]
    pub fn aged(self, periods: f64) -> Rating {
        let phi = self.deviation / SCALE;
        let grown = (phi * phi + periods.max(0.0) * self.volatility * self.volatility).sqrt() * SCALE;
        Rating { deviation: grown.min(Rating::DEVIATIONS.1), ..self }
    }

    fn bounded(self) -> Rating {
        let within = |value: f64, (least, most): (f64, f64)| value.clamp(least, most);
        Rating {
            rating: within(self.rating, Rating::RATINGS),
            deviation: within(self.deviation, Rating::DEVIATIONS),
            volatility: within(self.volatility, Rating::VOLATILITIES),
        }
    }
}

/// One game as one of its players sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Game {
    /// The other's rating before it.
    pub opponent: Rating,
    /// 1 for a win, ½ for a draw, 0 for a loss.
    pub score: f64,
    /// Points that the player's colour was worth: [`WHITE_ADVANTAGE`] for White, its
    /// negative for Black.
    pub advantage: f64,
}

/// The rating periods that lie within so many seconds.
#[must_use]
pub fn periods(seconds: f64) -> f64 {
    seconds / 86_400.0 * PERIODS_A_DAY
}

/// What a player scores on average against another, given the worth of the colour.
#[must_use]
pub fn expected_score(player: Rating, opponent: Rating, advantage: f64) -> f64 {
    let both = player.deviation.hypot(opponent.deviation) / SCALE;
    logistic(weight(both) * (player.rating + advantage - opponent.rating) / SCALE)
}

/// The rating after some games, `elapsed` periods after the last change. All games
/// count as played at the same time.
///
/// The result keeps to sensible bounds; a game never makes a rating undefined.
#[must_use]
pub fn rate(player: Rating, games: &[Game], elapsed: f64) -> Rating {
    unbounded(player, games, elapsed).bounded()
}

/// The paper's steps 2 to 8.
fn unbounded(player: Rating, games: &[Game], elapsed: f64) -> Rating {
    if games.is_empty() {
        return player.aged(elapsed);
    }
    let phi = player.deviation / SCALE;
    let mut information = 0.0;
    let mut surprise = 0.0;
    for game in games {
        let g = weight(game.opponent.deviation / SCALE);
        let expected = logistic(g * (player.rating + game.advantage - game.opponent.rating) / SCALE);
        information += g * g * expected * (1.0 - expected);
        surprise += g * (game.score - expected);
    }
    let variance = 1.0 / information;
    let volatility = new_volatility(phi, player.volatility, variance, variance * surprise);
    let before = phi * phi + elapsed.max(0.0) * volatility * volatility;
    let after = 1.0 / (1.0 / before + information);
    Rating { rating: player.rating + SCALE * after * surprise, deviation: SCALE * after.sqrt(), volatility }
}

/// How much a game counts against somebody whose rating is so uncertain: `g` of the
/// paper.
fn weight(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt()
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// Step 5: the volatility under which what happened is likeliest, by the Illinois
/// variant of regula falsi.
fn new_volatility(phi: f64, volatility: f64, variance: f64, improvement: f64) -> f64 {
    let start = (volatility * volatility).ln();
    let slope = |x: f64| {
        let e = x.exp();
        let spread = phi * phi + variance + e;
        e * (improvement * improvement - spread) / (2.0 * spread * spread)
            - (x - start) / (VOLATILITY_CHANGE * VOLATILITY_CHANGE)
    };
    let (mut a, mut b) = (start, lower_bracket(phi, variance, improvement, start, slope));
    let (mut fa, mut fb) = (slope(a), slope(b));
    // Each step at least halves one of the two values; sixty are far more than enough,
    // and the count keeps strange numbers from looping.
    for _ in 0..60 {
        if (b - a).abs() <= TOLERANCE {
            break;
        }
        let c = a + (a - b) * fa / (fb - fa);
        let fc = slope(c);
        if fc * fb <= 0.0 {
            (a, fa) = (b, fb);
        } else {
            fa /= 2.0;
        }
        (b, fb) = (c, fc);
    }
    (a / 2.0).exp()
}

fn lower_bracket(phi: f64, variance: f64, improvement: f64, start: f64, slope: impl Fn(f64) -> f64) -> f64 {
    let excess = improvement * improvement - phi * phi - variance;
    if excess > 0.0 {
        return excess.ln();
    }
    let steps = (1..100).map(|k| start - f64::from(k) * VOLATILITY_CHANGE);
    steps.clone().find(|&x| slope(x) >= 0.0).unwrap_or(start - 50.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(rating: f64, deviation: f64) -> Rating {
        Rating { rating, deviation, volatility: 0.06 }
    }

    fn near(found: f64, wanted: f64, within: f64) {
        assert!((found - wanted).abs() <= within, "{found} is not {wanted}");
    }

    #[test]
    fn the_example_of_the_paper() {
        let game =
            |rating, deviation, score| Game { opponent: player(rating, deviation), score, advantage: 0.0 };
        let games = [game(1400.0, 30.0, 1.0), game(1550.0, 100.0, 0.0), game(1700.0, 300.0, 0.0)];
        let after = unbounded(player(1500.0, 200.0), &games, 1.0);
        near(after.rating, 1464.06, 0.011);
        near(after.deviation, 151.52, 0.005);
        near(after.volatility, 0.059_99, 0.000_01);
    }

    #[test]
    fn a_year_of_rest_takes_a_deviation_of_60_to_110() {
        let rested = player(1800.0, 60.0).aged(periods(365.0 * 86_400.0));
        near(rested.deviation, 110.0, 0.5);
        near(rested.rating, 1800.0, 0.0);
    }

    #[test]
    fn black_is_expected_to_score_48_percent_among_equals() {
        let equal = Rating { rating: 1700.0, deviation: 0.0, volatility: 0.06 };
        near(expected_score(equal, equal, -WHITE_ADVANTAGE), 0.483, 0.001);
        near(expected_score(equal, equal, WHITE_ADVANTAGE), 0.517, 0.001);
    }

    #[test]
    fn strange_numbers_stay_within_bounds() {
        let hopeless = Rating { rating: 100.0, deviation: 45.0, volatility: 0.08 };
        let mut rating = hopeless;
        for _ in 0..200 {
            let opponent = Rating { rating: 4000.0, deviation: 45.0, volatility: 0.04 };
            rating = rate(rating, &[Game { opponent, score: 1.0, advantage: 0.0 }], 0.0);
            assert!(rating.rating.is_finite() && rating.rating <= 4000.0);
            assert!((45.0..=350.0).contains(&rating.deviation));
            assert!((0.04..=0.08).contains(&rating.volatility));
        }
        assert!(rating.rating > hopeless.rating);
    }
}
