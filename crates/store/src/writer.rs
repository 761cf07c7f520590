//! The one thread that writes.
//!
//! Jobs come through a bounded queue. The writer takes all that wait, does them in one
//! transaction, and answers when it is on the disk. A job that fails takes nothing else
//! with it: each has a savepoint of its own.

use crate::{DatabaseError, Pending, StoreError};
use rusqlite::Connection;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::thread::JoinHandle;

/// How many jobs may wait. One for each live match is the usual most.
const QUEUE: usize = 4096;

/// How many share a transaction, so that the first of them does not wait long.
const TOGETHER: usize = 256;

/// Tells the waiting side how the transaction ended.
type Answer = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// Does the work and gives back what is to be answered after the transaction. Without a
/// connection there is no transaction and nothing to do but to answer.
type Job = Box<dyn FnOnce(Option<&mut Connection>) -> Answer + Send>;

pub(crate) struct Writer {
    jobs: Option<SyncSender<Job>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub(crate) fn start(connection: Connection) -> std::io::Result<Writer> {
        let (jobs, queue) = sync_channel(QUEUE);
        let thread =
            std::thread::Builder::new().name("store".to_owned()).spawn(move || write(connection, &queue))?;
        Ok(Writer { jobs: Some(jobs), thread: Some(thread) })
    }

    /// Queues some work. It runs in a transaction; when it fails it leaves no trace.
    pub(crate) fn submit<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Pending<T> {
        let (sender, pending) = Pending::channel();
        let job: Job = Box::new(move |connection| {
            let done =
                connection.map_or(Err(StoreError::Closed), |connection| in_savepoint(connection, work));
            Box::new(move |committed| {
                // Nobody may be waiting any more; the write stands all the same.
                let _ = sender.send(committed.and(done));
            })
        });
        let Some(jobs) = &self.jobs else { return pending };
        if let Err(TrySendError::Full(_)) = jobs.try_send(job) {
            let (sender, pending) = Pending::channel();
            let _ = sender.send(Err(StoreError::Busy));
            return pending;
        }
        pending
    }
}

impl Drop for Writer {
    /// What has been queued is still written.
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A panic of the writer has been reported by then.
            let _ = thread.join();
        }
    }
}

fn in_savepoint<T>(
    connection: &mut Connection,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let savepoint = connection.savepoint()?;
    let value = work(&savepoint)?;
    savepoint.commit()?;
    Ok(value)
}

fn write(mut connection: Connection, queue: &Receiver<Job>) {
    while let Ok(first) = queue.recv() {
        let mut answers = Vec::new();
        let committed = together(&mut connection, first, queue, &mut answers).map_err(DatabaseError::from);
        for answer in answers {
            answer(committed.clone().map_err(StoreError::Database));
        }
    }
}

/// One transaction with the first job and whatever else waits.
fn together(
    connection: &mut Connection,
    first: Job,
    queue: &Receiver<Job>,
    answers: &mut Vec<Answer>,
) -> rusqlite::Result<()> {
    let begun = connection.execute_batch("BEGIN IMMEDIATE");
    let mut next = Some(first);
    while let Some(job) = next {
        answers.push(job(begun.is_ok().then_some(&mut *connection)));
        next = (answers.len() < TOGETHER).then(|| queue.try_recv().ok()).flatten();
    }
    begun?;
    let committed = connection.execute_batch("COMMIT");
    if committed.is_err() && !connection.is_autocommit() {
        connection.execute_batch("ROLLBACK")?;
    }
    committed
}
