//! The coach: says why a move is good or bad, in the rulebook's own ideas (L6).
//!
//! Corners and the squares beside them, mobility, discs that are safe for good, the
//! frontier, parity, quiet moves: a person can see all of these on the board and use
//! them in the next game. A number from a search they cannot. So the engine decides how
//! good a move is, and the coach looks for what can be *seen* about it.
//!
//! From the inside out:
//!
//! * [`Facts`]: everything one move does, counted on the board.
//! * [`Verdict`]: what the engine's scores say about a move beside the best one. Proven
//!   scores, proven results and estimates are never compared with one another.
//! * [`Reason`]: a difference between two moves that can be seen, and how much it weighs.
//! * [`Comment`]: the verdict and the one or two weightiest reasons.
//! * [`Hint`]: the same for a move that has not been made: an idea, then a part of the
//!   board, then the move.
//!
//! Nothing here searches or prints. Whoever wants a comment asks an engine for all moves
//! first and hands its lines over; what the product shows are the lines of reviews, made by
//! `outflank-review`. What comes back is a [`Sentence`](outflank_locale::Sentence): the
//! id of a text in `locales/*/coach.ftl` with its arguments. It is
//! serialisable, for a page that has the texts itself ([`Comment::report`] and
//! [`Hint::report`] are whole answers for a wire), and [`Sentence::text`](outflank_locale::Sentence::text) says it in a
//! language.
//!
//! ```
//! use outflank_coach::Comment;
//! use outflank_engine::{Engine, Limits, Lines, Settings, Stop, clock};
//! use outflank_locale::{Language, Locale};
//! use outflank_rules::Position;
//!
//! // Black may take a corner.
//! let position: Position = format!("-OX{}XO{} X", "-".repeat(23), "-".repeat(36)).parse()?;
//! let weights = outflank_eval::Weights::embedded();
//! let mut engine = Engine::new(Settings::default(), weights, Box::new(clock::Stopped));
//! let limits = Limits::depth(8, outflank_engine::Selectivity::NONE).with_lines(Lines::All);
//! let found = engine.search(position, &limits, &Stop::new(), &mut |_| ())?;
//! let comment = Comment::on(position, "a1".parse()?, &found.lines)?;
//! let english = Locale::new(Language::English);
//! assert!(comment.text(&english).contains("A1"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod area;
mod comment;
mod facts;
mod hint;
mod reason;
mod report;
mod score;
mod verdict;
mod weigh;

pub use area::Area;
pub use comment::{Comment, NoComment};
pub use facts::{Change, Danger, Facts, Next};
pub use hint::Hint;
pub use reason::{Idea, Reason};
pub use report::{CommentReport, HintReport};
pub use score::score_sentence;
pub use verdict::{Grade, Loss, Verdict};
