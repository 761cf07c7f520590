//! A collection of games to be reviewed, and written or kept.

use crate::batch::{Batch, Found};
use crate::error::ReportError;
use crate::sheet::Sheet;
use outflank_engine::Stop;
use outflank_formats::{Collection, ReadError};
use outflank_review::Archive;
use std::io::Write;
use std::sync::Mutex;

/// Games to be reviewed.
#[derive(Clone, Copy, Debug)]
pub struct Job<'a> {
    /// The games.
    pub collection: &'a Collection,
    /// How the work is shared.
    pub batch: Batch,
}

/// Who watches the work.
pub trait Watch: Sync {
    /// One more of [`Job::steps`] is done.
    fn advance(&self);

    /// A game cannot be read.
    fn unreadable(&self, error: &ReadError);

    /// Something is about to be written; progress that is shown has to get out of the way.
    fn aside(&self, write: &mut dyn FnMut());
}

/// What was done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Done {
    /// Games that were reviewed.
    pub games: usize,
    /// Whether some could not be read.
    pub unreadable: bool,
}

impl Job<'_> {
    /// How many steps there are: the positions of one game, or else the games.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.collection.positions_of_the_only_game().unwrap_or(self.collection.len())
    }

    /// Reviews the games, and gives each to `take` as soon as those before it are done.
    fn review(
        &self,
        archive: &Mutex<impl Archive + Send>,
        stop: &Stop,
        watch: &dyn Watch,
        take: &mut dyn FnMut(Found) -> Result<(), ReportError>,
    ) -> Result<(), ReportError> {
        let single = self.collection.positions_of_the_only_game().is_some();
        let on_judgement = || {
            if single {
                watch.advance();
            }
        };
        let mut aside = |found| {
            if !single {
                watch.advance();
            }
            let (mut found, mut result) = (Some(found), Ok(()));
            watch.aside(&mut || result = found.take().map_or(Ok(()), &mut *take));
            result
        };
        self.batch.work(&mut self.collection.records(), archive, stop, &on_judgement, &mut aside)
    }

    /// Reviews the games and writes them on a sheet.
    pub fn write(
        &self,
        mut sheet: Sheet<'_>,
        archive: &Mutex<impl Archive + Send>,
        stop: &Stop,
        watch: &dyn Watch,
        out: &mut dyn Write,
    ) -> Result<Done, ReportError> {
        sheet.begin(out)?;
        let mut games = 0;
        self.review(archive, stop, watch, &mut |found| {
            match &found {
                Found::Game(_) => games += 1,
                Found::Unreadable(_, error) => watch.unreadable(error),
            }
            sheet.add(&found, out)?;
            Ok(out.flush()?)
        })?;
        sheet.end(stop.is_stopped(), out)?;
        Ok(Done { games, unreadable: sheet.found_faults() })
    }

    /// Reviews the games only to have their positions kept, and says how many could be
    /// before a stop.
    pub fn fill(
        &self,
        archive: &Mutex<impl Archive + Send>,
        stop: &Stop,
        watch: &dyn Watch,
    ) -> Result<usize, ReportError> {
        let mut games = 0;
        self.review(archive, stop, watch, &mut |found| {
            games += usize::from(matches!(found, Found::Game(_)));
            Ok(())
        })?;
        Ok(games)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::Kind;
    use outflank_formats::Format;
    use outflank_formats::wthor::Names;
    use outflank_locale::{Language, Locale};
    use outflank_review::NoArchive;
    use outflank_text::Style;
    use std::num::NonZero;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[derive(Default)]
    struct Counter {
        steps: AtomicUsize,
        unreadable: AtomicUsize,
    }

    impl Watch for Counter {
        fn advance(&self) {
            self.steps.fetch_add(1, Ordering::Relaxed);
        }

        fn unreadable(&self, _: &ReadError) {
            self.unreadable.fetch_add(1, Ordering::Relaxed);
        }

        fn aside(&self, write: &mut dyn FnMut()) {
            write();
        }
    }

    fn run(text: &str) -> (Done, usize, usize, usize, String) {
        let bytes = text.as_bytes().to_vec();
        let games = Collection::of_file(Format::Transcript, bytes, Names::default(), None).unwrap();
        let effort = "depth2@95-end4-exact4-table1".parse().unwrap();
        let job = Job { collection: &games, batch: Batch::of(games.len(), NonZero::<usize>::MIN, effort) };
        let locale = Locale::new(Language::English);
        let sheet = Sheet::new(Kind::Csv, games.len() == 1, &locale, Style::ASCII);
        let (counter, mut out) = (Counter::default(), Vec::new());
        let done = job.write(sheet, &Mutex::new(NoArchive), &Stop::new(), &counter, &mut out).unwrap();
        let [steps, unreadable] =
            [&counter.steps, &counter.unreadable].map(|count| count.load(Ordering::Relaxed));
        (done, job.steps(), steps, unreadable, String::from_utf8(out).unwrap())
    }

    #[test]
    fn one_game_is_counted_by_positions_and_several_by_games() {
        let (done, expected, steps, unreadable, table) = run("f5d6c3");
        assert_eq!((done, unreadable), (Done { games: 1, unreadable: false }, 0));
        assert_eq!((expected, steps, table.lines().count()), (4, 4, 1 + 3));
        let (done, expected, steps, unreadable, _) = run("f5d6c3\nf5f5\nf5f6\n");
        assert_eq!((done, unreadable), (Done { games: 2, unreadable: true }, 1));
        assert_eq!((expected, steps), (3, 3));
    }
}
