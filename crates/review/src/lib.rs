//! Reviews of games: what every move was worth, and what it gave away.
//!
//! There is one way in the product to judge a move, and it is here. Web, terminal,
//! command line and coach show its judgements and make none of their own; puzzles are
//! proved by it ([`all_moves`]).
//!
//! * [`Effort`]: how hard to look at a position. The same effort gives the same
//!   judgements, whoever asks, on any number of threads: no clock is involved.
//! * [`Reviewer`]: engines that judge the positions of a game, told one by one as they
//!   are found.
//! * [`Judgement`]: a position, the move played there, and all its moves with their
//!   scores. They come from one search, so they are of one kind and can be compared;
//!   moves that are equal by symmetry have equal scores.
//! * [`GameReview`]: the judgements of a game, and where it turned. [`Tally`]: how well a
//!   side played, in figures.
//! * [`Archive`]: where judged positions are kept, so that none is searched twice.
//!
//! ```
//! use outflank_engine::Stop;
//! use outflank_review::{Effort, NoArchive, Reviewer};
//! use outflank_rules::Game;
//! use std::num::NonZero;
//!
//! let mut game = Game::new();
//! for name in ["f5", "f6"] {
//!     game.play(name.parse()?)?;
//! }
//! let effort: Effort = "depth4@95-end8-exact8-table1".parse()?;
//! let mut reviewer = Reviewer::new(effort, NonZero::<usize>::MIN, outflank_eval::Weights::embedded());
//! let review = reviewer.review(&game, &mut NoArchive, &Stop::new(), &mut |progress| {
//!     assert_eq!(progress.total, 3);
//! })?;
//! // The four first moves are one move, turned and mirrored.
//! let first = &review.judgements[0];
//! assert!(first.lines.iter().all(|line| line.score == first.score()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod archive;
mod effort;
mod game;
mod judgement;
mod reviewer;
mod tally;
pub mod text;

pub use archive::{Archive, ArchiveError, Key, NoArchive, Version};
pub use effort::{Effort, EffortError};
pub use game::GameReview;
pub use judgement::Judgement;
pub use reviewer::{Progress, ReviewError, Reviewer, all_moves};
pub use tally::Tally;
