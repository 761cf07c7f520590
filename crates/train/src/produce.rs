//! Self-play in any quantity: on several threads, into one file, resumable.
//!
//! Every game has a number, and is a function of that number, the seed, the settings and
//! the weights alone. Games are written in the order of their numbers, and the next
//! number is the count of games in the file. So a run that was stopped continues with
//! games that are not there yet, and the file comes out the same, byte for byte, however
//! often it was stopped and however many threads took part.

use crate::dataset::{DatasetError, Sample, Writer};
use crate::in_order::InOrder;
use crate::selfplay::{Player, Settings};
use outflank_engine::Stop;
use outflank_eval::Weights;
use outflank_rules::Rng;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// What to produce.
#[derive(Clone, Copy, Debug)]
pub struct Work {
    /// How the games are played.
    pub settings: Settings,
    /// Another seed gives other games.
    pub seed: u64,
    /// How many games the file shall hold in the end.
    pub games: u64,
    /// How many games are played at the same time.
    pub threads: usize,
}

/// Plays games until the file holds as many as wanted or `stop` is used, and tells
/// `on_game` after each game written. Games that have begun are played to their end.
pub fn produce(
    work: &Work,
    weights: &Arc<Weights>,
    into: &mut Writer,
    stop: &Stop,
    mut on_game: impl FnMut(&Writer),
) -> Result<(), DatasetError> {
    let next = AtomicU64::new(into.games());
    // Bounded, so that players wait for a slow disk instead of filling the memory.
    let (sender, receiver) = mpsc::sync_channel::<(u64, Vec<Sample>)>(4 * work.threads);
    thread::scope(|scope| {
        for _ in 0..work.threads.max(1) {
            let sender = sender.clone();
            scope.spawn(|| {
                let sender = sender;
                let mut player = Player::new(Arc::clone(weights));
                while !stop.is_stopped() {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= work.games {
                        return;
                    }
                    let game = player.game(&work.settings, &mut Rng::of(&[work.seed, number]));
                    // Nobody listens any more when the file could not be written.
                    if sender.send((number, game)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut order = InOrder::from(into.games());
        for (number, game) in receiver {
            for game in order.add(number, game) {
                into.write(&game)?;
                on_game(into);
            }
        }
        into.sync()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;

    const WORK: Work = Work {
        settings: Settings {
            random_from: 20,
            random_to: 46,
            depth: 1,
            solve_from: 8,
            stray_every: 5,
            beside_every: 4,
            sibling_every: 3,
        },
        seed: 7,
        games: 24,
        threads: 1,
    };

    fn run(work: Work, path: &Path) -> Vec<u8> {
        let weights = Arc::new(Weights::zero());
        let mut writer = Writer::open(path).unwrap();
        produce(&work, &weights, &mut writer, &Stop::new(), |_| {}).unwrap();
        assert_eq!(writer.games(), work.games);
        drop(writer);
        fs::read(path).unwrap()
    }

    #[test]
    fn the_seed_alone_decides_however_many_threads_play() {
        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str| folder.path().join(name);
        let once = run(WORK, &place("once"));
        assert_eq!(run(WORK, &place("again")), once);
        assert_eq!(run(Work { threads: 3, ..WORK }, &place("threads")), once);
        assert_ne!(run(Work { seed: 8, ..WORK }, &place("seed")), once);
    }

    #[test]
    fn a_stopped_or_cut_run_ends_with_the_same_file() {
        let folder = tempfile::tempdir().unwrap();
        let whole = run(WORK, &folder.path().join("whole"));

        let path = folder.path().join("stopped");
        let (weights, stop) = (Arc::new(Weights::zero()), Stop::new());
        let mut writer = Writer::open(&path).unwrap();
        produce(&Work { threads: 2, ..WORK }, &weights, &mut writer, &stop, |writer| {
            if writer.games() == 5 {
                stop.stop();
            }
        })
        .unwrap();
        assert!((5..24).contains(&writer.games()), "{} games", writer.games());
        drop(writer);
        let stopped = fs::read(&path).unwrap();
        assert!(whole.starts_with(&stopped));

        // And the last of its games half written, as after a power failure.
        fs::write(&path, &stopped[..stopped.len() - 100]).unwrap();
        assert_eq!(run(WORK, &path), whole);
        // Nothing is left to do.
        assert_eq!(run(WORK, &path), whole);
    }
}
