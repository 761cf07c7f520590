//! The host of a match: between the rules of a match and those who carry it.
//!
//! A [`Match`](outflank_play::Match) knows what is legal. It does not know who sends an
//! order, whether it came from a file, what of it is on the disk, or what a computer's
//! clock means for its thinking. That is the same for a server, a terminal and a program
//! without a screen, so it is here once. They bring the time, the disk, the threads and
//! the randomness; the host has none of these.
//!
//! # Who may do what
//!
//! Every order comes from a [`Principal`]. [`Seats`] says which [`Roles`] that one has in
//! this match, and [`Deed::allowed`] is the one table of what each role may do. The moves of
//! computers and the passing of time are orders of the house alone.
//!
//! # Records
//!
//! A finished game never changes, and neither does an imported one. What the match itself
//! would still take back is refused with [`Refused::Record`]; whoever wants to try other moves
//! does so on a copy, [`branch`]. At the table the last turn may be put right as long as the
//! count is open. Old logs, in which finished games were reopened, are still read: that is
//! the match's affair, not the host's.
//!
//! # Lines
//!
//! Players elsewhere are reached over lines that are slow or fail. The caller tells the host what
//! it measures ([`Host::measured`], [`Host::set_presence`]); the host gives back a bounded part of
//! the time a move was on its way ([`Lag`]), lets the flag wait for it, and says when a player may
//! claim that the other has gone ([`patience`]).
//!
//! # What is stored
//!
//! An accepted order changes the match at once and is stored by the caller, who then says
//! [`Host::stored`] or [`Host::not_stored`]. The second takes back everything the disk does
//! not have: what was not stored has not happened.
//!
//! ```
//! use outflank_host::{Host, Origin, Principal, Seats};
//! use outflank_play::{Match, MatchSetup, Moment, Order, Seat};
//!
//! let game = Match::new(MatchSetup::new(Seat::Person, Seat::Person))?;
//! let mut host = Host::open(game, Origin::Played, Seats::local(), Moment::ORIGIN);
//! let receipt = host.submit(Principal::Local, Order::Begin, Moment::ORIGIN);
//! assert_eq!((receipt.refused, receipt.append.len()), (None, 1));
//! host.not_stored();
//! assert!(host.game().log().is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod absence;
mod branch;
mod deed;
mod games;
mod host;
mod lag;
mod line;
mod question;
mod refused;
mod seats;

pub use absence::{Presence, patience};
pub use branch::{BranchError, branch};
pub use deed::{Deed, OrderKind};
pub use games::{PlayedGame, games_of};
pub use host::{Host, Origin, Receipt};
pub use lag::Lag;
pub use question::{Question, UnknownLevel, check_levels, level_named, opening_name};
pub use refused::Refused;
pub use seats::{Principal, Role, Roles, Seats};
