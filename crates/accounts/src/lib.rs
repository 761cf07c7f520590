//! Who somebody is, and how they prove it.
//!
//! * A [`PrincipalId`] is the number by which somebody is known: a guest, an account, a bot
//!   ([`Kind`]). It never changes, so a guest who registers keeps every game.
//! * A [`ChallengeId`] is a link to a free seat: whoever was given it may sit down.
//! * A [`Name`] is what an account is called. Two names that look alike are the same
//!   name.
//! * A [`Secret`] is what a browser or a program shows to be let in: a session, a token, a
//!   link. Only its [`SecretHash`] is ever stored.
//! * A [`Password`] on its way; the module `passwords` hashes and checks it, in memory that is
//!   used again.
//! * [`RecoveryCode`] lets somebody in who has forgotten the password, once.
//! * [`Role`] and [`Scope`] say what somebody may do on the server beside playing; [`Duty`]
//!   is the list of it.
//!
//! Values in and values out: the caller brings the time, the random bytes and the disk.

mod id;
mod name;
mod password;
#[cfg(feature = "passwords")]
pub mod passwords;
mod recovery;
mod role;
mod secret;

pub use id::{BadChallengeId, BadPrincipalId, ChallengeId, PrincipalId};
pub use name::{Name, NameError};
pub use password::{Password, WeakPassword};
pub use recovery::RecoveryCode;
pub use role::{Duty, Kind, Role, Scope, Scopes, UnknownWord};
pub use secret::{BadSecret, Secret, SecretHash};
