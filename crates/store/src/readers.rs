//! Connections that read. Several may read at a time, and what looks through whole tables has
//! connections of its own, so that a heavy search keeps nobody from opening a game.

use crate::StoreError;
use rusqlite::{Connection, ErrorCode};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How many read what they can find by its name.
const QUICK: usize = 4;

/// How many look through everything at the same time.
const SEARCHING: usize = 2;

/// How long a search may take before others are let in.
const LONGEST: Duration = Duration::from_secs(5);

/// After so many steps of the database the time is looked at.
const STEPS: i32 = 20_000;

pub(crate) struct Readers {
    quick: Lane,
    searching: Lane,
}

/// Connections that are lent in turn.
struct Lane {
    free: Mutex<Vec<Connection>>,
    returned: Condvar,
}

/// A connection that goes back when its work ends, in a panic too.
struct Lent<'a> {
    lane: &'a Lane,
    connection: Option<Connection>,
}

impl Drop for Lent<'_> {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            self.lane.free().push(connection);
            self.lane.returned.notify_one();
        }
    }
}

impl Lane {
    fn new(connections: Vec<Connection>) -> Lane {
        Lane { free: Mutex::new(connections), returned: Condvar::new() }
    }

    fn free(&self) -> MutexGuard<'_, Vec<Connection>> {
        // Nothing panics between a lock and its end.
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lend<T>(&self, question: impl FnOnce(&mut Connection) -> T) -> T {
        let mut free = self.free();
        let connection = loop {
            match free.pop() {
                Some(connection) => break connection,
                None => free = self.returned.wait(free).unwrap_or_else(PoisonError::into_inner),
            }
        };
        drop(free);
        let mut lent = Lent { lane: self, connection: Some(connection) };
        question(lent.connection.as_mut().expect("it goes back at the end"))
    }
}

impl Readers {
    /// As many connections as are wanted, each made by the caller.
    pub(crate) fn new<E>(open: impl Fn() -> Result<Connection, E>) -> Result<Readers, E> {
        let some = |count| (0..count).map(|_| open()).collect::<Result<Vec<Connection>, E>>();
        Ok(Readers { quick: Lane::new(some(QUICK)?), searching: Lane::new(some(SEARCHING)?) })
    }

    /// Reads what takes a moment.
    pub(crate) fn read<T>(&self, question: impl FnOnce(&Connection) -> T) -> T {
        self.quick.lend(|connection| question(connection))
    }

    /// Reads everything, however long it takes.
    pub(crate) fn read_all<T>(&self, question: impl FnOnce(&Connection) -> T) -> T {
        self.searching.lend(|connection| question(connection))
    }

    /// Searches, but not for ever: what takes too long is given up as [`StoreError::Busy`].
    pub(crate) fn search<T>(
        &self,
        question: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.searching.lend(|connection| limited(connection, LONGEST, question))
    }
}

fn limited<T>(
    connection: &mut Connection,
    longest: Duration,
    question: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let begun = Instant::now();
    connection.progress_handler(STEPS, Some(move || begun.elapsed() > longest))?;
    let found = question(connection);
    connection.progress_handler(STEPS, None::<fn() -> bool>)?;
    match found {
        Err(StoreError::Database(error)) if error.code() == Some(ErrorCode::OperationInterrupted) => {
            Err(StoreError::Busy)
        }
        found => found,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    /// A sum over so many rows that nobody waits for its end.
    const ENDLESS: &str =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000000)
                           SELECT COUNT(*) FROM n";

    #[test]
    fn a_search_without_end_is_given_up_and_the_connection_serves_the_next() {
        let mut connection = Connection::open_in_memory().unwrap();
        let mut ask = |sql: &str| {
            limited(&mut connection, Duration::from_millis(20), |connection| {
                Ok(connection.query_row(sql, [], |row| row.get::<_, i64>(0))?)
            })
        };
        assert!(matches!(ask(ENDLESS), Err(StoreError::Busy)));
        assert_eq!(ask("SELECT 7").unwrap(), 7);
    }

    #[test]
    fn searches_keep_nobody_from_reading_and_a_panic_loses_no_connection() {
        let readers = Readers::new(Connection::open_in_memory).unwrap();
        let one = |connection: &Connection| connection.query_row("SELECT 1", [], |row| row.get::<_, i64>(0));
        readers.read_all(|_| readers.read_all(|_| assert_eq!(readers.read(one).unwrap(), 1)));
        for _ in 0..=SEARCHING {
            let broken =
                catch_unwind(AssertUnwindSafe(|| readers.read_all(|_| panic!("a fault in a question"))));
            assert!(broken.is_err());
        }
        assert_eq!(readers.read_all(one).unwrap(), 1);
    }
}
