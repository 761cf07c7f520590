//! Reports on reviewed games, of one game or of a whole collection.
//!
//! * [`Batch`]: reviews many games at once, with no more of them in memory than needed.
//! * [`Journal`]: an archive of judged positions in a file that only grows. Work that was
//!   stopped, or killed, goes on where it was.
//! * [`Sheet`]: takes games as they come and writes them as a page to read, JSON, CSV or
//!   GGF.
//! * [`json`]: scores and lines with the keys that `docs/json.md` promises.
//!
//! Nothing here judges: that is done by [`outflank_review`]. Nothing here opens the games
//! or chooses where a report goes.
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
mod error;
mod graph;
mod journal;
pub mod json;
mod page;
mod sheet;

pub use batch::{Batch, Found, Numbered, ReviewedGame};
pub use error::ReportError;
pub use journal::{Journal, JournalError};
pub use sheet::{Kind, Sheet, scored};
