//! Many games at once: a few workers, each with a reviewer of its own, and no more games
//! in memory than they need.

use outflank_engine::{Line, Stop};
use outflank_eval::Weights;
use outflank_formats::{GameRecord, ReadError};
use outflank_review::{Archive, ArchiveError, Effort, GameReview, Key, ReviewError, Reviewer};
use outflank_rules::Game;
use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Games handed out beyond the oldest that is not finished, for each worker: one slow
/// game does not make the others wait, and not too many pile up behind it.
const AHEAD: usize = 8;

/// How the work is shared.
#[derive(Clone, Copy, Debug)]
pub struct Batch {
    /// Games at once.
    pub workers: NonZero<usize>,
    /// Threads for each.
    pub threads: NonZero<usize>,
    /// How hard to look.
    pub effort: Effort,
}

/// A game by its number from 1, or why there is none.
pub type Numbered = (usize, Result<GameRecord, ReadError>);

/// A game with its review.
#[derive(Clone, Debug)]
pub struct ReviewedGame {
    /// Its number in the collection.
    pub number: usize,
    /// As it was read.
    pub record: GameRecord,
    /// Its moves.
    pub game: Game,
    /// What they were worth.
    pub review: GameReview,
}

/// A game of the collection.
#[derive(Clone, Debug)]
pub enum Found {
    /// Reviewed.
    Game(Box<ReviewedGame>),
    /// It cannot be read.
    Unreadable(usize, ReadError),
}

type Task = (usize, GameRecord);
type Answer = (usize, Result<Box<ReviewedGame>, ReviewError>);

impl Batch {
    /// For so many games. One has all threads to itself; of several each gets one.
    #[must_use]
    pub fn of(games: usize, threads: NonZero<usize>, effort: Effort) -> Batch {
        let one = NonZero::<usize>::MIN;
        let workers = NonZero::new(games).map_or(one, |games| games.min(threads));
        if games == 1 {
            Batch { workers: one, threads, effort }
        } else {
            Batch { workers, threads: one, effort }
        }
    }

    /// Reviews the games and gives them to `take`, in their order. When it is stopped,
    /// games that are not finished are left out. `on_judgement` is told of every position.
    ///
    /// Ends at the first error, of an archive or of `take`, and then stops what is still
    /// at work.
    pub fn work<E: From<ReviewError>>(
        &self,
        games: &mut dyn Iterator<Item = Numbered>,
        archive: &Mutex<impl Archive + Send>,
        stop: &Stop,
        on_judgement: &(dyn Fn() + Sync),
        take: &mut dyn FnMut(Found) -> Result<(), E>,
    ) -> Result<(), E> {
        let (give, tasks) = sync_channel::<Task>(self.workers.get());
        let (answer, answers) = channel::<Answer>();
        let tasks = Mutex::new(tasks);
        thread::scope(|scope| {
            for _ in 0..self.workers.get() {
                let (tasks, answer) = (&tasks, answer.clone());
                scope.spawn(move || self.worker(tasks, &answer, &mut Shared(archive), stop, on_judgement));
            }
            drop(answer);
            let mut queue = Queue { give: Some(give), answers: &answers, waiting: BTreeMap::new(), open: 0 };
            let result = queue.run(games, self.workers.get() * AHEAD, stop, take);
            if result.is_err() {
                // Nobody wants the rest.
                stop.stop();
            }
            result
        })
    }

    fn worker(
        &self,
        tasks: &Mutex<Receiver<Task>>,
        answer: &Sender<Answer>,
        archive: &mut dyn Archive,
        stop: &Stop,
        on_judgement: &dyn Fn(),
    ) {
        let mut reviewer = Reviewer::new(self.effort, self.threads, Weights::embedded());
        loop {
            let task = tasks.lock().unwrap_or_else(PoisonError::into_inner).recv();
            let Ok((number, record)) = task else { return };
            let moves = record.moves.iter().map(|recorded| recorded.mv);
            let game = Game::from_moves(record.start, moves).expect("readers replay every game");
            let review = reviewer.review(&game, archive, stop, &mut |_| on_judgement());
            let reviewed = review.map(|review| Box::new(ReviewedGame { number, record, game, review }));
            if answer.send((number, reviewed)).is_err() {
                return;
            }
        }
    }
}

/// One archive for all workers.
struct Shared<'a, A>(&'a Mutex<A>);

impl<A: Archive> Archive for Shared<'_, A> {
    fn find(&mut self, key: &Key) -> Result<Option<Vec<Line>>, ArchiveError> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).find(key)
    }

    fn keep(&mut self, key: &Key, lines: &[Line]) -> Result<(), ArchiveError> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).keep(key, lines)
    }
}

/// Where games go out and come back.
struct Queue<'a> {
    give: Option<SyncSender<Task>>,
    answers: &'a Receiver<Answer>,
    /// Finished games that an earlier one holds up, and places of those that are out.
    waiting: BTreeMap<usize, Option<Found>>,
    /// Games that are out.
    open: usize,
}

impl Queue<'_> {
    fn run<E: From<ReviewError>>(
        &mut self,
        games: &mut dyn Iterator<Item = Numbered>,
        most: usize,
        stop: &Stop,
        take: &mut dyn FnMut(Found) -> Result<(), E>,
    ) -> Result<(), E> {
        for (number, record) in games {
            while self.waiting.len() >= most && self.open > 0 {
                self.hear(take)?;
            }
            if stop.is_stopped() {
                break;
            }
            match record {
                Err(error) => {
                    self.waiting.insert(number, Some(Found::Unreadable(number, error)));
                }
                Ok(record) => {
                    // A place that is taken, so that later games wait for it.
                    self.waiting.insert(number, None);
                    self.open += 1;
                    let give = self.give.as_ref().expect("it is closed at the end");
                    if give.send((number, record)).is_err() {
                        break;
                    }
                }
            }
            self.hand_on(take)?;
        }
        // The workers leave when there is nothing more to do.
        self.give = None;
        while self.open > 0 {
            self.hear(take)?;
        }
        Ok(())
    }

    /// Waits for a game to come back.
    fn hear<E: From<ReviewError>>(&mut self, take: &mut dyn FnMut(Found) -> Result<(), E>) -> Result<(), E> {
        let Ok((number, reviewed)) = self.answers.recv() else {
            // Only a worker that is gone for good does not answer.
            self.open = 0;
            return Ok(());
        };
        self.open -= 1;
        match reviewed {
            Ok(reviewed) => {
                self.waiting.insert(number, Some(Found::Game(reviewed)));
            }
            // Nothing waits for this game any more.
            Err(ReviewError::Stopped) => {
                self.waiting.remove(&number);
            }
            Err(error) => return Err(error.into()),
        }
        self.hand_on(take)
    }

    /// Hands on what is next in order.
    fn hand_on<E>(&mut self, take: &mut dyn FnMut(Found) -> Result<(), E>) -> Result<(), E> {
        while let Some(entry) = self.waiting.first_entry() {
            if entry.get().is_none() {
                return Ok(());
            }
            if let Some(found) = entry.remove() {
                take(found)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_review::NoArchive;
    use outflank_rules::Rng;

    fn games(count: u64) -> Vec<GameRecord> {
        let record = |seed| {
            let mut game = Game::new();
            let mut rng = Rng::new(seed);
            while rng.play(&mut game) {}
            GameRecord::from_moves(game.start(), game.moves_played()).expect("the game is legal")
        };
        (0..count).map(record).collect()
    }

    fn effort() -> Effort {
        "depth1@73-end4-exact4-table1".parse().expect("an effort")
    }

    fn batch(games: usize, threads: usize) -> Batch {
        Batch::of(games, NonZero::new(threads).expect("not 0"), effort())
    }

    fn numbered(games: Vec<GameRecord>) -> impl Iterator<Item = Numbered> {
        (1..).zip(games.into_iter().map(Ok))
    }

    #[test]
    fn one_game_has_all_threads_and_of_several_each_has_one() {
        let shares = |games, threads| {
            let batch = batch(games, threads);
            (batch.workers.get(), batch.threads.get())
        };
        assert_eq!(
            [shares(1, 4), shares(3, 4), shares(9, 4), shares(0, 4)],
            [(1, 4), (3, 1), (4, 1), (1, 1)]
        );
    }

    #[test]
    fn games_come_back_in_order_with_their_reviews() {
        let records = games(20);
        let mut numbers = Vec::new();
        let mut check = |found: Found| -> Result<(), ReviewError> {
            let Found::Game(reviewed) = found else { panic!("all games can be read") };
            assert_eq!(reviewed.record, records[reviewed.number - 1]);
            assert_eq!(reviewed.review.judgements.len(), reviewed.game.ply() + 1);
            numbers.push(reviewed.number);
            Ok(())
        };
        let archive = Mutex::new(NoArchive);
        let mut all = numbered(records.clone());
        batch(20, 3).work(&mut all, &archive, &Stop::new(), &|| {}, &mut check).unwrap();
        assert_eq!(numbers, (1..=20).collect::<Vec<_>>());
    }

    #[test]
    fn who_takes_can_stop_or_fail() {
        let stop = Stop::new();
        let mut taken = 0;
        let mut take = |_| -> Result<(), ReviewError> {
            taken += 1;
            stop.stop();
            Ok(())
        };
        let archive = Mutex::new(NoArchive);
        batch(20, 2).work(&mut numbered(games(20)), &archive, &stop, &|| {}, &mut take).unwrap();
        assert!((1..20).contains(&taken), "{taken}");

        let mut full = |_| Err(ReviewError::Archive("the disk is full".into()));
        let end = batch(20, 2).work(&mut numbered(games(20)), &archive, &Stop::new(), &|| {}, &mut full);
        assert!(end.unwrap_err().to_string().contains("the disk is full"));
    }
}
