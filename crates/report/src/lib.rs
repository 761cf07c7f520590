//! Reports: what was found out about games and positions, for people and for programs.
//!
//! Of reviewed games, one or a whole collection:
//!
//! * [`Batch`]: reviews many games at once, with no more of them in memory than needed.
//! * [`Journal`]: an archive of judged positions in a file that only grows. Work that was
//!   stopped, or killed, goes on where it was.
//! * [`Job`]: a collection with its batch, reviewed under the eyes of a [`Watch`].
//! * [`Sheet`]: takes games as they come and writes them as a page to read, JSON, CSV or
//!   GGF.
//!
//! Of games and positions as they are:
//!
//! * [`panel`] is a position in words, [`shown`] a game or position with its board,
//!   [`Listed`] and [`Named`] are openings, [`Faults`] is what is wrong with games and
//!   [`Conversion`] what became of them in another format.
//! * [`BookMoves`] is what a book knows, [`EvenOnes`] are openings an engine made, [`LevelTable`]
//!   is how strong the opponents are, [`Counts`] how many ways there are to play,
//!   [`RandomPositions`] what chance has made.
//! * [`Welcome`] is the first screen.
//! * [`Repairs`] is what cannot be read of the games that are kept, and what became of it.
//! * [`library`]: collections of games, games that were found, what people played in a position.
//! * [`mod@search`] is what a search has found, [`Solved`] a proven position, [`Bench`] the
//!   figures of the bench.
//! * [`json`]: scores and lines with the keys that `docs/json.md` promises.
//!
//! A report is a value: `serde` writes it as JSON, [`outflank_text::Lines`] tells it to a
//! person. Nothing here judges or searches: that is done by [`outflank_review`] and the
//! engine. Nothing here opens files or chooses where a report goes.
//!
//! ```
//! use outflank_engine::Stop;
//! use outflank_formats::{Format, read_games};
//! use outflank_locale::{Language, Locale};
//! use outflank_report::{Batch, Found, Kind, ReportError, Sheet};
//! use outflank_review::NoArchive;
//! use outflank_text::Style;
//! use std::num::NonZero;
//! use std::sync::Mutex;
//!
//! let games = read_games(Format::Transcript, b"f5d6c3d3c4")?;
//! let batch = Batch::of(games.len(), NonZero::<usize>::MIN, "depth4@95-end8-exact8-table1".parse()?);
//! let locale = Locale::new(Language::English);
//! let mut sheet = Sheet::new(Kind::Csv, true, &locale, Style::ASCII);
//! let mut table = Vec::new();
//! sheet.begin(&mut table)?;
//! batch.work(
//!     &mut (1..).zip(games.into_iter().map(Ok)),
//!     &Mutex::new(NoArchive),
//!     &Stop::new(),
//!     &|| {},
//!     &mut |found| sheet.add(&found, &mut table),
//! )?;
//! assert!(String::from_utf8(table)?.lines().nth(1).is_some_and(|row| row.starts_with("1,1,black,f5,")));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod batch;
mod bench;
mod book;
mod chance;
mod conversion;
mod counts;
mod error;
mod even;
mod faults;
mod graph;
mod job;
mod journal;
pub mod json;
pub mod library;
mod named;
// Levels are measured with threads and a clock, which a browser's WebAssembly has not.
#[cfg(not(target_family = "wasm"))]
mod opponents;
mod page;
pub mod panel;
mod repairs;
pub mod search;
mod sheet;
pub mod shown;
mod solved;
#[cfg(test)]
mod testing;
mod welcome;

pub use batch::{Batch, Found, Numbered, ReviewedGame};
pub use bench::Bench;
pub use book::BookMoves;
pub use chance::RandomPositions;
pub use conversion::Conversion;
pub use counts::Counts;
pub use error::ReportError;
pub use even::{EvenOnes, even_remark};
pub use faults::{Faults, fault_line, file_line};
pub use job::{Done, Job, Watch};
pub use journal::{Journal, JournalError};
pub use named::{Listed, Named};
#[cfg(not(target_family = "wasm"))]
pub use opponents::LevelTable;
pub use repairs::Repairs;
pub use sheet::{Kind, Sheet, scored};
pub use solved::{Solutions, Solved};
pub use welcome::Welcome;
