//! The whole of learning on a small scale: games from nothing, weights from the games,
//! better weights than none, and the numbers for cuts.

use outflank_engine::Stop;
use outflank_engine::probcut::ProbCut;
use outflank_eval::Weights;
use outflank_train::dataset::{self, Sample, Source, Writer};
use outflank_train::fit::{self, Fitter, Split};
use outflank_train::probcut::{Reservoir, measure_all};
use outflank_train::produce::{Work, produce};
use outflank_train::quality::Quality;
use outflank_train::selfplay;
use std::path::Path;
use std::sync::Arc;

const WORK: Work = Work {
    settings: selfplay::Settings {
        random_from: 6,
        random_to: 40,
        depth: 1,
        solve_from: 10,
        stray_every: 12,
        beside_every: 0,
        sibling_every: 2,
    },
    seed: 1,
    games: 160,
    threads: 2,
};

fn play(work: &Work, weights: &Arc<Weights>, path: &Path) -> Vec<Vec<Sample>> {
    let mut writer = Writer::open(path).unwrap();
    let mut told = 0;
    produce(work, weights, &mut writer, &Stop::new(), |_| told += 1).unwrap();
    assert_eq!(told, work.games);
    let games: Vec<Vec<Sample>> = dataset::read(path).unwrap().map(Result::unwrap).collect();
    assert_eq!(games.len() as u64, work.games);
    assert_eq!(games.iter().map(Vec::len).sum::<usize>() as u64, writer.samples());
    games
}

/// Mean absolute error over all stages, of the solved positions and of the others.
fn errors(weights: &Weights, games: &[Vec<Sample>]) -> [f64; 2] {
    let mut quality = Quality::default();
    games.iter().flatten().for_each(|sample| quality.add(weights, sample));
    [Source::Exact, Source::Search].map(|source| quality.total(source).error().expect("there are samples"))
}

#[test]
fn weights_learned_from_nothing_beat_none() {
    let folder = tempfile::tempdir().unwrap();
    let zero = Arc::new(Weights::zero());
    let games = play(&WORK, &zero, &folder.path().join("games"));
    let mut split = Split::new(5);
    games.iter().for_each(|game| split.add(game.clone()));
    assert!(split.held_out.len() > 500 && split.fit.len() > 3 * split.held_out.len());

    let mut reports = Vec::new();
    let learned = Fitter::new().fit_all(&fit::Settings::default(), &split, 2, |report| reports.push(*report));
    assert_eq!(reports.iter().map(|report| report.held_out).sum::<usize>(), split.held_out.len());

    // On games the fit has not seen: those held out, and fresh ones.
    let held_out = [split.held_out.clone()];
    let fresh = play(&Work { seed: 2, games: 40, ..WORK }, &zero, &folder.path().join("fresh"));
    for unseen in [&held_out[..], &fresh] {
        let (before, after) = (errors(&zero, unseen), errors(&learned, unseen));
        for (kind, (before, after)) in ["exact", "game"].into_iter().zip(before.into_iter().zip(after)) {
            eprintln!("{kind}: {before:.2} discs without weights, {after:.2} with them");
            assert!(after < 0.9 * before, "{kind}: {after} is not better than {before}");
        }
    }

    // What the reports say is what the weights do: rounding to 1/128 disc apart.
    let mut quality = Quality::default();
    split.held_out.iter().for_each(|sample| quality.add(&learned, sample));
    for report in reports.iter().filter(|report| report.held_out > 0) {
        let mut both = quality.stages(Source::Exact)[report.stage];
        both += quality.stages(Source::Search)[report.stage];
        let (own, said) = (both.error().unwrap(), report.held_out_error.unwrap());
        assert_eq!(both.samples() as usize, report.held_out);
        assert!((own - said).abs() < 0.25, "stage {}: {own} {said}", report.stage);
    }

    // The weights survive their file, and the next generation plays with them.
    let learned = Arc::new(Weights::from_bytes(&learned.to_bytes()).unwrap());
    let next = play(&Work { games: 10, ..WORK }, &learned, &folder.path().join("next"));
    assert_ne!(next, games[..10]);
}

#[test]
fn cuts_are_measured_on_a_few_positions() {
    let folder = tempfile::tempdir().unwrap();
    let zero = Arc::new(Weights::zero());
    let games = play(&WORK, &zero, &folder.path().join("games"));
    let mut reservoir = Reservoir::new(1600, 1);
    games.iter().flatten().for_each(|sample| reservoir.offer(sample.board));
    let boards: Vec<_> = reservoir.boards().into_iter().filter(|board| board.empties() <= 24).collect();
    let measurement = measure_all(&boards, 7, &Weights::embedded(), 2, &Stop::new(), || {});
    let models = measurement.fit().expect("there are enough positions");
    let read: ProbCut = models.to_string().parse().unwrap();
    // Both models are near what was measured, also after the rounding of their file.
    for group in measurement.groups().filter(|group| group.positions >= 30) {
        let model = if group.to_end { read.endgame } else { read.midgame };
        let expected = model.discs(group.empties, group.depth, group.shallow);
        let ratio = group.deviation / expected;
        assert!((0.5..2.0).contains(&ratio), "{group:?}: the model says {expected}");
    }
}
