//! Matches and learners' progress on disk.
//!
//! A match is its setup and the commands it has accepted; [`outflank_play::Match`]
//! makes the same match of them again, to the millisecond. So this crate keeps exactly
//! that: a log for each match, appended to and never rewritten, and beside it a
//! [`Summary`] for lists.
//!
//! * **Durable before acknowledged.** A [`Pending`] answer comes after the commands are
//!   on the disk: one thread writes, in transactions that end with the disk's own word.
//!   What waits at the same moment shares a transaction, so that hundreds of games cost
//!   little more than one.
//! * **Nothing is overwritten.** An append says which version it follows, and is refused
//!   when the match has moved on, by another process perhaps. A file of a later program,
//!   of another program, or a damaged one is refused whole ([`OpenError`]).
//! * **SQL stays inside.** Nothing in the interface tells which database it is.
//!
//! What a learner has done is kept in the same file and in the same way, as notes that
//! are only ever added: [`Store::note`] writes some, [`Store::progress`] adds all of them
//! up. Whoever notes says the day; there is no clock in here.
//!
//! What reviews of games have found is kept here as well: a `&Store` is an
//! [`outflank_review::Archive`].
//!
//! ```
//! use outflank_learn::{Day, Note};
//! use outflank_store::{Learner, Store};
//!
//! # let directory = tempfile::tempdir()?;
//! # let file = directory.path().join("games.db");
//! let store = Store::open(&file)?;
//! let me = Learner::here();
//! let solved = Note::Solved { puzzle: "trap-0badcafe".to_owned(), at_once: true, day: Day(20_773) };
//! store.note(&me, &[solved, Note::Daily { day: Day(20_773) }]).wait()?;
//! assert_eq!(store.progress(&me)?.daily.length(Day(20_773)), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! And a match:
//!
//! ```
//! use outflank_play::{Match, MatchSetup, Moment, Order, Seat};
//! use outflank_store::{Append, NewMatch, Query, Stamp, Store};
//!
//! # let directory = tempfile::tempdir()?;
//! # let file = directory.path().join("games.db");
//! let store = Store::open(&file)?;
//! let mut game = Match::new(MatchSetup::new(Seat::Person, Seat::Person))?;
//! let id = store.create(&NewMatch::of(&game, Stamp::now())).wait()?;
//!
//! let receipt = game.submit(Order::Begin.at(Moment::ORIGIN));
//! store.append(&Append::new(&id, &receipt.logged, &game, Stamp::now())).wait()?;
//!
//! assert_eq!(store.load(&id)?.game.log(), game.log());
//! assert_eq!(store.list(&Query::default())?.total, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod belonging;
mod challenge;
mod checked;
mod error;
mod id;
mod learner;
mod list;
mod person;
mod rating;
mod results;
mod stamp;
mod stored;
mod summary;

#[cfg(feature = "sqlite")]
mod backup;
#[cfg(feature = "sqlite")]
mod challenges;
#[cfg(feature = "sqlite")]
mod digest;
#[cfg(feature = "sqlite")]
pub mod library;
#[cfg(feature = "sqlite")]
mod migrations;
#[cfg(feature = "sqlite")]
mod notes;
#[cfg(feature = "sqlite")]
mod pending;
#[cfg(feature = "sqlite")]
mod people;
#[cfg(feature = "sqlite")]
mod place;
#[cfg(feature = "sqlite")]
mod ratings;
#[cfg(feature = "sqlite")]
mod read;
#[cfg(feature = "sqlite")]
mod readers;
#[cfg(feature = "sqlite")]
mod repair;
#[cfg(feature = "sqlite")]
mod restore;
#[cfg(feature = "sqlite")]
mod reviews;
#[cfg(feature = "sqlite")]
mod sessions;
#[cfg(feature = "sqlite")]
mod store;
#[cfg(feature = "sqlite")]
mod write;
#[cfg(feature = "sqlite")]
mod writer;

pub use belonging::{Belonging, Visibility};
pub use challenge::{Challenge, ChallengeState};
pub use checked::{Checked, Entry, Fault};
pub use error::{DatabaseError, OpenError, StoreError};
pub use id::{BadMatchId, MatchId};
pub use learner::Learner;
pub use list::{Audience, BadCursor, Cursor, Page, PhaseFilter, Query, Unreadable};
pub use person::{Person, Session, Token};
pub use rating::{Ranked, Rated, RatedGame, RatedPlayer, RatingEvent, SeatRating};
pub use results::{LevelResults, Results};
pub use stamp::Stamp;
pub use stored::StoredMatch;
pub use summary::{Kind, LONGEST_NAME, Names, Summary};

#[cfg(feature = "sqlite")]
pub use backup::BackupError;
#[cfg(feature = "sqlite")]
pub use pending::Pending;
#[cfg(feature = "sqlite")]
pub use people::Registration;
#[cfg(feature = "sqlite")]
pub use place::{FILE_NAME, data_directory};
#[cfg(feature = "sqlite")]
pub use restore::{RestoreError, restore};
#[cfg(feature = "sqlite")]
pub use store::{Append, NewMatch, Store};
