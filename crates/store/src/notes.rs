//! What learners have done: notes that are only ever added, and the progress they add up to.
//!
//! A note goes into the file before it is acknowledged, under the next number of its
//! learner. Numbers are given within the transaction that writes, so that two programs on
//! the same file never take the same one. Progress is the sum of the notes; what has been
//! added up is remembered, and only what came since is read.

use crate::read::lossy;
use crate::write::json;
use crate::{Learner, StoreError};
use outflank_learn::{Note, Progress};
use rusqlite::{Connection, params};
use std::collections::HashMap;
use std::sync::Arc;

/// What has been added up so far: the number of the last note, and the sum.
#[derive(Clone, Default)]
struct Sum {
    last: i64,
    progress: Arc<Progress>,
}

/// The sums of all learners asked about.
#[derive(Default)]
pub(crate) struct Sums(HashMap<Learner, Sum>);

impl Sums {
    /// The progress of a learner, with every note that is in the file now.
    pub(crate) fn bring_up_to_date(
        &mut self,
        connection: &Connection,
        learner: &Learner,
    ) -> Result<Arc<Progress>, StoreError> {
        let mut sum = self.0.get(learner).cloned().unwrap_or_default();
        let mut statement = connection.prepare_cached(
            "SELECT number, note FROM notes WHERE learner = ? AND number > ? ORDER BY number",
        )?;
        let rows = statement.query_map(params![learner.name(), sum.last], |row| {
            Ok((row.get::<_, i64>(0)?, lossy(row.get_ref(1)?)))
        })?;
        for row in rows {
            let (number, text) = row?;
            // A note of a later program, or a damaged one, takes no other with it; looking
            // through the file names it.
            if let Ok(note) = serde_json::from_str::<Note>(&text) {
                Arc::make_mut(&mut sum.progress).note(&note);
            }
            sum.last = number;
        }
        let progress = Arc::clone(&sum.progress);
        self.0.insert(learner.clone(), sum);
        Ok(progress)
    }
}

/// Adds notes after those there are.
pub(crate) fn add(connection: &Connection, learner: &Learner, notes: &[Note]) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO notes (learner, number, note)
         SELECT ?1, coalesce(max(number), 0) + 1, ?2 FROM notes WHERE learner = ?1",
    )?;
    for note in notes {
        insert.execute(params![learner.name(), json(note)])?;
    }
    Ok(())
}
