//! A few games from nothing, weights from them, and how far these are off.
//!
//! `cargo run --release -p outflank-train --example one_generation`

use outflank_eval::Weights;
use outflank_rules::Rng;
use outflank_train::dataset::Source;
use outflank_train::fit::{self, Fitter, Split};
use outflank_train::quality::Quality;
use outflank_train::selfplay::{Player, Settings};
use std::sync::Arc;

fn main() {
    let settings = Settings { depth: 1, solve_from: 10, random_to: 44, ..Settings::default() };
    let mut player = Player::new(Arc::new(Weights::zero()));
    let mut split = Split::new(5);
    for number in 0..200 {
        split.add(player.game(&settings, &mut Rng::of(&[1, number])));
    }
    let weights = Fitter::new().fit_all(&fit::Settings::default(), &split, 1, |_| {});
    for (name, weights) in [("zero", &Weights::zero()), ("learned", &weights)] {
        let mut quality = Quality::default();
        split.held_out.iter().for_each(|sample| quality.add(weights, sample));
        println!("{name}: {:?} discs off on solved positions", quality.total(Source::Exact).error());
    }
}
