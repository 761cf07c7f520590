//! Collections of games as values: what is kept of a game, when two games are the same,
//! where a position has been on the board, and what people played there.
//!
//! It is the library's knowledge without its shelves. Where games and index lie (a file, a
//! database, a browser's storage) is left to the caller, who hands bytes and values over:
//!
//! * [`StoredGame`]: a game as it is kept, made from a [`GameRecord`] and giving it back;
//!   its [`Header`] is what lists show.
//! * [`stored_games`]: the games of a file, on their way in.
//! * [`digest`](StoredGame::digest): a number that two copies of one game share, however the
//!   board is turned and however the names are spelled.
//! * [`Turned`]: the key of a position, the same under all eight symmetries and for both
//!   colours, and the way its moves go there.
//! * [`Bucket`]: a part of the index from keys to games, packed.
//! * [`Popular`]: sums for a position that many games share, so that nobody has to read them.
//! * [`Filter`], [`Explored`]: the question and the answer of the explorer.
//!
//! ```
//! use outflank_formats::{Format, read_games};
//! use outflank_library::{Explorer, Filter, Seen, StoredGame};
//! use outflank_rules::Board;
//!
//! let games = read_games(Format::Transcript, b"f5d6c3\nd3c5f6f5\nf5f6")?;
//! let mut explorer = Explorer::new(Board::START, Filter::default());
//! for (number, record) in (1..).zip(&games) {
//!     let game = StoredGame::of(record);
//!     explorer.add(&Seen::new(number, &game));
//! }
//! let explored = explorer.finish(&|_| 0);
//! // All first moves are the same move, turned or mirrored.
//! assert_eq!((explored.moves.len(), explored.moves[0].tally.games), (1, 3));
//! # Ok::<(), outflank_formats::ReadError>(())
//! ```
//!
//! [`GameRecord`]: outflank_formats::GameRecord

mod bucket;
mod explorer;
mod filter;
mod game;
mod key;
mod listed;
mod merge;
mod name;
mod numbers;
mod popular;
mod reading;
mod result;
mod tally;
mod varint;
mod walk;
mod years;

pub use bucket::{Bucket, BucketBuilder, Group, Postings, bucket_bits};
pub use explorer::{Explored, Explorer, MoveStatistics, Seen};
pub use filter::Filter;
pub use game::{Header, StoredGame};
pub use key::{PositionKey, Turned};
pub use listed::{Collection, Exploration, Extent, ListedGame};
pub use merge::merged;
pub use name::{fold, identity};
pub use numbers::{pack_games, unpack_games};
pub use popular::{Popular, TopGame};
pub use reading::{stored_games, usual_collection};
pub use result::GameResult;
pub use tally::Tally;
pub use varint::Corrupt;
pub use walk::{Step, settled, walk};
pub use years::{Years, YearsError};

/// From how many games on a position's statistics are kept as sums. Below, its games are read. The
/// number is a first choice and was not tuned.
pub const POPULAR: usize = 128;

/// The examples of the page a stranger sees first are run like all others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
