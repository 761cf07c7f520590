//! Ratings held against another program's, and against players whose strength is known.

use outflank_ratings::{Game, Rating, WHITE_ADVANTAGE, expected_score, periods, rate};
use outflank_rules::Rng;
use proptest::prelude::*;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

fn theirs(rating: Rating) -> Glicko2Rating {
    Glicko2Rating { rating: rating.rating, deviation: rating.deviation, volatility: rating.volatility }
}

proptest! {
    /// Over a whole period, all games at once, the crate `skillratings` finds the same.
    #[test]
    fn a_second_implementation_agrees(
        own in (900.0..2100.0, 60.0..300.0, 0.045..0.075),
        games in proptest::collection::vec((900.0..2100.0, 45.0..350.0, 0_u8..3), 1..8),
    ) {
        let player = Rating { rating: own.0, deviation: own.1, volatility: own.2 };
        let opponent = |(rating, deviation, _): &(f64, f64, u8)| Rating { rating: *rating, deviation: *deviation, volatility: 0.06 };
        let ours: Vec<Game> = games
            .iter()
            .map(|game| Game { opponent: opponent(game), score: f64::from(game.2) / 2.0, advantage: 0.0 })
            .collect();
        let results: Vec<(Glicko2Rating, Outcomes)> = games
            .iter()
            .map(|game| (theirs(opponent(game)), [Outcomes::LOSS, Outcomes::DRAW, Outcomes::WIN][usize::from(game.2)]))
            .collect();
        let found = rate(player, &ours, 1.0);
        let wanted = glicko2_rating_period(&theirs(player), &results, &Glicko2Config { tau: 0.5, convergence_tolerance: 1e-9 });
        prop_assert!((found.rating - wanted.rating).abs() < 0.01, "{found:?} {wanted:?}");
        prop_assert!((found.deviation - wanted.deviation.clamp(45.0, 350.0)).abs() < 0.01, "{found:?} {wanted:?}");
        prop_assert!((found.volatility - wanted.volatility.clamp(0.04, 0.08)).abs() < 1e-5, "{found:?} {wanted:?}");
    }
}

/// A thousand players whose true strengths are known play in random pairs of about
/// equal rating. Their ratings come to stand in the true order.
#[test]
fn a_thousand_players_come_to_stand_in_their_true_order() {
    let mut rng = Rng::new(7);
    let truth: Vec<f64> = (0..1000).map(|i| 1000.0 + f64::from(i)).collect();
    let mut found = vec![Rating::NEW; truth.len()];
    let before = disorder(&truth, &found);
    for _ in 0..60 {
        round(&truth, &mut found, &mut rng);
    }
    let after = disorder(&truth, &found);
    assert!(before > 0.4 && after < 0.08, "pairs in the wrong order: {before} before, {after} after");
    // The whole scale may float, since only differences are seen. The ends stand nearer
    // the middle than they should, since nobody beyond them is there to play; the
    // others' errors must be what the deviations say.
    let shift = truth.iter().zip(&found).map(|(truth, found)| found.rating - truth).sum::<f64>() / 1000.0;
    let within =
        |(truth, found): (&f64, &Rating)| (found.rating - truth - shift).abs() < 2.0 * found.deviation;
    let covered = truth.iter().zip(&found).skip(100).take(800).filter(|&pair| within(pair)).count();
    assert!(covered > 720, "{covered} of 800 within two deviations");
}

/// Everybody plays somebody near in rating.
fn round(truth: &[f64], found: &mut [Rating], rng: &mut Rng) {
    let mut order: Vec<usize> = (0..truth.len()).collect();
    let noise: Vec<f64> = order.iter().map(|_| unit(rng) * 200.0).collect();
    order.sort_by(|&a, &b| (found[a].rating + noise[a]).total_cmp(&(found[b].rating + noise[b])));
    for two in order.chunks_exact(2) {
        let (black, white) = (two[0], two[1]);
        let exact = |rating| Rating { rating, deviation: 0.0, volatility: 0.06 };
        let chance = expected_score(exact(truth[black]), exact(truth[white]), -WHITE_ADVANTAGE);
        let score = if unit(rng) < chance { 1.0 } else { 0.0 };
        let (before_black, before_white) = (found[black], found[white]);
        let day = periods(86_400.0);
        let game = |opponent, score, advantage| Game { opponent, score, advantage };
        found[black] = rate(before_black, &[game(before_white, score, -WHITE_ADVANTAGE)], day);
        found[white] = rate(before_white, &[game(before_black, 1.0 - score, WHITE_ADVANTAGE)], day);
    }
}

fn unit(rng: &mut Rng) -> f64 {
    f64::from(rng.fraction())
}

/// The share of pairs, at least 100 points apart, that stand in the wrong order.
fn disorder(truth: &[f64], found: &[Rating]) -> f64 {
    let mut wrong = 0.0;
    let mut all = 0.0;
    for a in 0..truth.len() {
        for b in a + 100..truth.len() {
            all += 1.0;
            wrong += if found[a].rating >= found[b].rating { 1.0 } else { 0.0 };
        }
    }
    wrong / all
}
