//! Where people who look for a game find each other.
//!
//! * [`Terms`] are what two people agree on before they sit down: the clock, the opening, a
//!   handicap, how many games, and whether it counts for their ratings. They make the
//!   [`MatchSetup`](outflank_play::MatchSetup) of the match.
//! * [`Pool`] are the terms that one click asks for.
//! * [`Lobby`] is the waiting room: who looks for what and since when. Every
//!   two seconds it pairs the pools, and it says who has waited so long that a computer should
//!   be offered.
//!
//! Values in and values out: the caller brings the time, the sockets and the disk.

mod lobby;
mod pool;
mod terms;

pub use lobby::{Candidate, Full, Lobby, Paired, Seek};
pub use pool::Pool;
pub use terms::{Corners, OpeningWish, SideWish, Terms, TermsError, by_link, category_of};
