//! Many games at once: a few workers, each with an engine of its own, and no more games
//! in memory than they need.

use super::collection::Collection;
use super::judge::{Effort, JudgedGame, judge, replay};
use crate::failure::Failure;
use crate::progress::Live;
use crate::search;
use outflank_engine::clock::System;
use outflank_engine::{Engine, Settings, Stop};
use outflank_formats::{GameRecord, ReadError};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::thread;

/// Games handed out beyond the oldest that is not finished, for each worker: one slow
/// game does not make the others wait, and not too many pile up behind it.
const AHEAD: usize = 8;

/// How to share the work.
pub struct Crew {
    /// Games at once.
    pub workers: usize,
    /// Threads for each.
    pub threads: usize,
    /// Memory for all their tables together.
    pub table_bytes: usize,
    /// How hard to think.
    pub effort: Effort,
}

/// When finished games are handed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// In the order of the collection.
    Kept,
    /// As soon as each is finished.
    AsFinished,
}

/// A game of the collection.
pub enum Found {
    /// Judged.
    Game(usize, Box<GameRecord>, JudgedGame),
    /// It cannot be read.
    Unreadable(usize, ReadError),
}

type Task = (usize, GameRecord);
type Answer = (usize, GameRecord, Option<JudgedGame>);

impl Crew {
    /// Judges all games but those that are `known`, and gives them to `take`. When it is
    /// stopped, games that are not finished are left out.
    pub fn work(
        &self,
        collection: &Collection,
        order: Order,
        stop: &Stop,
        known: &dyn Fn(usize) -> bool,
        live: &Live,
        take: &mut dyn FnMut(Found) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let (give, tasks) = sync_channel::<Task>(self.workers);
        let (answer, answers) = channel::<Answer>();
        let tasks = Mutex::new(tasks);
        // One game shows its plies, several show their number.
        let plies = collection.len() == 1;
        thread::scope(|scope| {
            for _ in 0..self.workers {
                let (tasks, answer) = (&tasks, answer.clone());
                scope.spawn(move || {
                    self.worker(tasks, &answer, stop, &|| {
                        if plies {
                            live.advance();
                        }
                    });
                });
            }
            drop(answer);
            let mut desk =
                Desk { give: Some(give), answers: &answers, order, waiting: BTreeMap::new(), open: 0 };
            let result = desk.run(collection, self.workers * AHEAD, stop, known, &mut |found| {
                if !plies {
                    live.advance();
                }
                take(found)
            });
            if result.is_err() {
                // Nobody wants the rest.
                stop.stop();
            }
            result
        })
    }

    fn worker(&self, tasks: &Mutex<Receiver<Task>>, answer: &Sender<Answer>, stop: &Stop, on_ply: &dyn Fn()) {
        let table_bytes = (self.table_bytes / self.workers).max(1 << 20);
        let settings = Settings { table_bytes, threads: self.threads, ..Settings::default() };
        let mut engine = Engine::new(settings, search::weights(), Box::new(System::start()));
        loop {
            let task = tasks.lock().expect("taking a task does not panic").recv();
            let Ok((number, record)) = task else { return };
            let judged = replay(&record).and_then(|game| judge(&mut engine, game, self.effort, stop, on_ply));
            if answer.send((number, record, judged)).is_err() {
                return;
            }
        }
    }
}

/// Where games go out and come back.
struct Desk<'a> {
    give: Option<SyncSender<Task>>,
    answers: &'a Receiver<Answer>,
    order: Order,
    /// Finished games that an earlier one holds up.
    waiting: BTreeMap<usize, Option<Found>>,
    /// Games that are out.
    open: usize,
}

impl Desk<'_> {
    fn run(
        &mut self,
        collection: &Collection,
        most: usize,
        stop: &Stop,
        known: &dyn Fn(usize) -> bool,
        take: &mut dyn FnMut(Found) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        for (number, record) in collection.records() {
            while self.open + self.waiting.len() >= most && self.open > 0 {
                self.hear(take)?;
            }
            if stop.is_stopped() {
                break;
            }
            match record {
                Err(error) => {
                    self.waiting.insert(number, Some(Found::Unreadable(number, error)));
                }
                Ok(_) if known(number) => continue,
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
    fn hear(&mut self, take: &mut dyn FnMut(Found) -> Result<(), Failure>) -> Result<(), Failure> {
        let Ok((number, record, judged)) = self.answers.recv() else {
            // Only a worker that is gone for good does not answer.
            self.open = 0;
            return Ok(());
        };
        self.open -= 1;
        // When it was stopped, nothing waits for this game any more.
        self.waiting.remove(&number);
        let found = judged.map(|judged| Found::Game(number, Box::new(record), judged));
        match (found, self.order) {
            (Some(found), Order::AsFinished) => take(found)?,
            (Some(found), Order::Kept) => {
                self.waiting.insert(number, Some(found));
            }
            (None, _) => {}
        }
        self.hand_on(take)
    }

    /// Hands on what is next in order.
    fn hand_on(&mut self, take: &mut dyn FnMut(Found) -> Result<(), Failure>) -> Result<(), Failure> {
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
